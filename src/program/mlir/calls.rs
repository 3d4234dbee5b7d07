//! Which functions of a program call which: those that call themselves are what a compiler that
//! inlines them never gets to the end of.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

/// The functions of a program, each with those that it calls.
#[derive(Debug, Default)]
pub(super) struct Calls<'a> {
    callees: BTreeMap<Cow<'a, str>, BTreeSet<Cow<'a, str>>>,
    /// With several modules in one program a name can stand for two functions.
    is_ambiguous: bool,
}

impl<'a> Calls<'a> {
    /// Notes a function.
    pub(super) fn define(&mut self, name: Cow<'a, str>) {
        self.is_ambiguous |= self.callees.insert(name, BTreeSet::new()).is_some();
    }

    /// Notes that a function, which was defined, calls another.
    pub(super) fn call(&mut self, caller: &str, callee: Cow<'a, str>) {
        if let Some(callees) = self.callees.get_mut(caller) {
            callees.insert(callee);
        }
    }

    /// A function that the entry comes to and that comes to itself again, if there is one.
    pub(super) fn round_from(&self, entry: &str) -> Option<&str> {
        if self.is_ambiguous {
            return None;
        }
        let calls = &self.callees;
        // What the entry can reach, without what calls nothing more: what is left then goes round.
        let mut reached = BTreeSet::new();
        let mut ahead: Vec<&str> = Vec::new();
        ahead.extend(calls.get_key_value(entry).map(|(name, _)| &**name));
        while let Some(name) = ahead.pop() {
            if let Some(callees) = calls.get(name)
                && reached.insert(name)
            {
                ahead.extend(callees.iter().map(|callee| &**callee));
            }
        }
        let mut callers: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut open: BTreeMap<&str, usize> = BTreeMap::new();
        for &name in &reached {
            let callees = calls[name]
                .iter()
                .filter(|callee| reached.contains(&***callee));
            let mut count = 0;
            for callee in callees {
                callers.entry(callee).or_default().push(name);
                count += 1;
            }
            open.insert(name, count);
        }
        let mut done: Vec<&str> = open
            .iter()
            .filter_map(|(name, count)| (*count == 0).then_some(*name))
            .collect();
        while let Some(name) = done.pop() {
            open.remove(name);
            for caller in callers.get(name).into_iter().flatten() {
                if let Some(count) = open.get_mut(caller) {
                    *count -= 1;
                    if *count == 0 {
                        done.push(caller);
                    }
                }
            }
        }
        // Each of these calls another of them. Going on for as many steps as there are leads into a
        // round.
        let mut name = *open.keys().next()?;
        for _ in 0..open.len() {
            name = calls[name]
                .iter()
                .find(|callee| open.contains_key(&***callee))?;
        }
        Some(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_found_where_the_entry_comes_to_it() {
        for (calls, wanted) in [
            (&[("main", "f"), ("f", "g")][..], None),
            (&[("main", "main")], Some("main")),
            (
                &[("main", "f"), ("f", "g"), ("g", "h"), ("h", "g")],
                Some("g"),
            ),
            (&[("main", "f"), ("g", "g")], None),
            (&[("f", "f")], None),
            (&[("main", "nothing")], None),
        ] {
            let mut graph = Calls::default();
            for name in ["main", "f", "g", "h"] {
                graph.define(name.into());
            }
            for &(caller, callee) in calls {
                graph.call(caller, callee.into());
            }
            let found = graph.round_from("main");
            // Each function of a round comes to itself.
            let is_right = found == wanted || wanted == Some("g") && found == Some("h");
            assert!(is_right, "{found:?} for {calls:?}");
            graph.define("f".into());
            assert_eq!(graph.round_from("main"), None, "f may be another");
        }
    }
}
