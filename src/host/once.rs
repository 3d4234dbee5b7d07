//! Values that are found out when they are first asked for.

use std::sync::OnceLock;

/// A value that is set once. Unlike the cells of that kind elsewhere, no lock is held while it is found
/// out, which may lead into a plugin: two threads may both find it out, and the first one's counts.
#[derive(Debug)]
pub(crate) struct OnceCell<T>(OnceLock<T>);

impl<T> OnceCell<T> {
    pub(crate) const fn new() -> OnceCell<T> {
        OnceCell(OnceLock::new())
    }

    /// The value, if it is there.
    pub(crate) fn get(&self) -> Option<&T> {
        self.0.get()
    }

    pub(crate) fn get_or_init(&self, find_out: impl FnOnce() -> T) -> &T {
        match self.0.get() {
            Some(value) => value,
            None => {
                let value = find_out();
                self.0.get_or_init(|| value)
            }
        }
    }

    /// If it cannot be found out, it may be tried again.
    pub(crate) fn get_or_try_init<E>(
        &self,
        find_out: impl FnOnce() -> Result<T, E>,
    ) -> Result<&T, E> {
        match self.0.get() {
            Some(value) => Ok(value),
            None => {
                let value = find_out()?;
                Ok(self.0.get_or_init(|| value))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_value_counts_also_where_one_asks_within() {
        let cell = OnceCell::new();
        assert_eq!(
            cell.get_or_try_init(|| Err::<i32, _>("not yet")),
            Err("not yet")
        );
        let outer = cell.get_or_init(|| *cell.get_or_init(|| 1) + 1);
        assert_eq!((*outer, cell.get()), (1, Some(&1)));
    }
}
