//! Where entries are, and whose are taken.
//!
//! An entry is code that runs in this process, so it counts only if nobody but somebody trusted can have
//! written it. That is asked of each file when it is open, so it also holds in a folder that others can
//! write to: there they can take entries away, but put none in.
//!
//! Trusted are this user and root; and the owner of a folder that was named without a link in its path, if
//! nobody else can write to the folder or put another in its place, since naming it is like naming a plugin
//! of that user.

use std::fs::{DirBuilder, Metadata};
use std::io::ErrorKind;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

use crate::error::{Error, Result, Status};
use crate::options::Place;

/// The bits of a mode that let others than the owner write.
const WRITABLE_BY_OTHERS: u32 = 0o022;

/// A folder that can be used.
#[derive(Debug)]
pub(super) struct Folder {
    pub(super) path: PathBuf,
    /// Whose files are taken.
    trusted: [u32; 3],
}

impl Folder {
    /// Opens the folder of a place, and makes it if it is not there.
    pub(super) fn open(
        place: &Place,
        variable: impl Fn(&str) -> Option<PathBuf>,
    ) -> Result<Folder> {
        let (path, mode) = match place {
            // Nobody else's business.
            Place::Default => (default_folder(variable), 0o700),
            Place::Folder(path) => (Some(path.clone()), 0o755),
            Place::Nowhere => (None, 0),
        };
        let Some(path) = path else {
            return Err(unusable(
                "there is no folder for it: neither XDG_CACHE_HOME nor HOME is an absolute path",
            ));
        };
        let told =
            |error: std::io::Error| unusable(&format!("its folder '{}': {error}", path.display()));
        let metadata = match std::fs::metadata(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let mut builder = DirBuilder::new();
                builder
                    .recursive(true)
                    .mode(mode)
                    .create(&path)
                    .map_err(told)?;
                std::fs::metadata(&path)
            }
            other => other,
        };
        let metadata = metadata.map_err(told)?;
        if !metadata.is_dir() {
            return Err(unusable(&format!("'{}' is no folder", path.display())));
        }
        // The host may change its own folder, and what a link leads to.
        let named = std::path::absolute(&path).map_err(told)?;
        let path = std::fs::canonicalize(&path).map_err(told)?;
        // SAFETY: it only tells a number.
        let me = unsafe { libc::geteuid() };
        let owner = metadata.uid();
        if *place == Place::Default && owner != me {
            return Err(unusable(&format!(
                "its folder '{}' belongs to user {owner}, not to you: set HOME or XDG_CACHE_HOME to \
                 yours, or name a folder",
                path.display()
            )));
        }
        // A link may be anybody's.
        let also = match path == named && is_owners_alone(&path, owner, me) {
            true => owner,
            false => me,
        };
        Ok(Folder {
            path,
            trusted: [me, 0, also],
        })
    }

    /// Why a file does not count, if it does not.
    pub(super) fn fault(&self, file: &Metadata) -> Option<String> {
        fault(&self.trusted, file.uid(), file.mode(), file.is_file())
    }
}

fn fault(trusted: &[u32], owner: u32, mode: u32, is_file: bool) -> Option<String> {
    if !is_file {
        return Some("it is no regular file".to_owned());
    }
    if !trusted.contains(&owner) {
        return Some(format!(
            "it belongs to user {owner}, who is not trusted in this folder"
        ));
    }
    (mode & WRITABLE_BY_OTHERS != 0).then(|| "others can write to it".to_owned())
}

/// Whether only its owner, this user and root can have put the folder where it is, and write to it.
fn is_owners_alone(folder: &Path, owner: u32, me: u32) -> bool {
    folder.ancestors().all(|path| {
        std::fs::metadata(path).is_ok_and(|metadata| {
            let is_theirs = [owner, me, 0].contains(&metadata.uid());
            is_theirs && metadata.mode() & WRITABLE_BY_OTHERS == 0
        })
    })
}

/// The user's folder for what can be made again.
fn default_folder(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    // Relative paths are to be ignored, says the specification of these folders.
    let folder = |name| variable(name).filter(|path| path.is_absolute());
    let cache = folder("XDG_CACHE_HOME").or_else(|| Some(folder("HOME")?.join(".cache")))?;
    Some(cache.join("pjrtlite"))
}

fn unusable(why: &str) -> Error {
    Error::new(Status::FileUnreadable, why)
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn the_default_folder_is_the_users_cache() {
        let folder = |cache: &str, home: &str| {
            default_folder(|name| match name {
                "XDG_CACHE_HOME" if !cache.is_empty() => Some(cache.into()),
                "HOME" if !home.is_empty() => Some(home.into()),
                _ => None,
            })
        };
        let some = |path: &str| Some(PathBuf::from(path));
        assert_eq!(folder("/c", "/h"), some("/c/pjrtlite"));
        assert_eq!(folder("", "/h"), some("/h/.cache/pjrtlite"));
        assert_eq!(folder("relative", "/h"), some("/h/.cache/pjrtlite"));
        assert_eq!(folder("", ""), None);
        assert_eq!(folder("", "relative"), None);
        let error = Folder::open(&Place::Default, |_| None).unwrap_err();
        assert!(error.message().contains("HOME"), "{error}");
    }

    #[test]
    fn folders_are_made_for_their_user() {
        let parent = tempfile::tempdir().unwrap();
        let home = parent.path().join("home");
        let of_home = |name: &str| (name == "HOME").then(|| home.clone());
        let folder = Folder::open(&Place::Default, of_home).unwrap();
        let mode = |path: &Path| path.metadata().unwrap().mode() & 0o777;
        assert_eq!(mode(&folder.path), 0o700);
        assert_eq!(mode(&home.join(".cache")), 0o700);
        let named = parent.path().join("a/b");
        let folder = Folder::open(&Place::Folder(named.clone()), |_| None).unwrap();
        assert_eq!(mode(&folder.path) & !0o755, 0);
        // There already, by a link, and as a file.
        let link = parent.path().join("link");
        std::os::unix::fs::symlink(&named, &link).unwrap();
        let folder = Folder::open(&Place::Folder(link), |_| None).unwrap();
        assert_eq!(folder.path, named.canonicalize().unwrap());
        let file = parent.path().join("file");
        std::fs::write(&file, "").unwrap();
        for path in [file.clone(), file.join("in it")] {
            let error = Folder::open(&Place::Folder(path), |_| None).unwrap_err();
            assert_eq!(error.status(), Status::FileUnreadable);
        }
    }

    #[test]
    fn files_of_others_and_files_that_others_can_write_do_not_count() {
        let trusted = [1000, 0, 500];
        for owner in trusted {
            for mode in [0o600, 0o644, 0o444, 0o755] {
                assert_eq!(fault(&trusted, owner, mode, true), None);
            }
            for mode in [0o664, 0o646, 0o666, 0o777] {
                assert!(fault(&trusted, owner, mode, true).is_some(), "{mode:o}");
            }
            assert!(fault(&trusted, owner, 0o600, false).is_some());
        }
        assert!(fault(&trusted, 501, 0o600, true).is_some());
    }

    #[test]
    fn a_folder_is_its_owners_alone_if_all_above_it_are() {
        let parent = tempfile::tempdir().unwrap();
        let folder = parent.path().join("a/b");
        std::fs::create_dir_all(&folder).unwrap();
        let me = folder.metadata().unwrap().uid();
        let set = |path: &Path, mode| {
            std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
        };
        // Folders for temporary files are everybody's, which is what this is about.
        let above_is_safe = is_owners_alone(&parent.path().canonicalize().unwrap(), me, me);
        let folder = folder.canonicalize().unwrap();
        assert_eq!(is_owners_alone(&folder, me, me), above_is_safe);
        for path in [folder.clone(), folder.parent().unwrap().to_owned()] {
            for mode in [0o775, 0o757, 0o1777] {
                set(&path, mode);
                assert!(!is_owners_alone(&folder, me, me), "{mode:o}");
            }
            set(&path, 0o755);
        }
        if let Some(other) = [me + 1].first() {
            assert_eq!(is_owners_alone(Path::new("/"), *other, *other), {
                let root = Path::new("/").metadata().unwrap();
                root.uid() == 0 && root.mode() & WRITABLE_BY_OTHERS == 0
            });
        }
    }
}
