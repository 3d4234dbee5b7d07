//! What arguments and results are called: the keys of dictionaries, and of keyword arguments, in the trees
//! that JAX flattens them from. Of positional arguments it keeps no names.

use std::ffi::CString;

use flatbuffers::VerifierOptions;

use super::super::Names;
use super::schema::{Fields, Tree, Trees, strings, tables};

/// Deeper trees have no names.
const DEEPEST: usize = 48;

/// Kinds of trees.
const LEAF: i8 = 0;
const DICTIONARY: i8 = 4;

/// The names of as many arguments and results; none where the trees have others, or cannot be read.
pub(super) fn names(bytes: &[u8], inputs: usize, outputs: usize) -> Names {
    let options = VerifierOptions {
        // Each tree is a table in a vector.
        max_depth: 2 * DEEPEST,
        max_tables: bytes.len() / 8 + 16,
        max_apparent_size: bytes.len().saturating_mul(4),
        ignore_missing_null_terminator: false,
    };
    let Ok(root) = flatbuffers::root_with_opts::<Trees<'_>>(&options, bytes) else {
        return Names::default();
    };
    // The arguments are a pair of those that are positional and a dictionary of the others, of which
    // nothing is told.
    let of = |tree: Option<Tree<'_>>, count: usize, untold: usize| {
        let mut leaves = Leaves {
            names: Vec::new(),
            untold,
            count,
            room: bytes.len(),
        };
        match tree {
            Some(tree)
                if leaves.add(tree, &mut Vec::new(), DEEPEST).is_some()
                    && leaves.names.len() == count =>
            {
                leaves.names
            }
            _ => Vec::new(),
        }
    };
    Names {
        inputs: of(root.reference::<Tree<'_>>(Trees::IN_TREE), inputs, 1),
        outputs: of(root.reference::<Tree<'_>>(Trees::OUT_TREE), outputs, 0),
    }
}

/// The names of a tree's leaves, as far as they were found.
struct Leaves {
    names: Vec<CString>,
    /// How many steps at the start of each way are not told.
    untold: usize,
    /// How many there may be.
    count: usize,
    /// How long the others may be together.
    room: usize,
}

/// A step of the way to a leaf.
enum Step<'a> {
    Place(usize),
    Key(&'a str),
}

impl Leaves {
    /// Adds the leaves of a tree at the end of a way; none if there are too many, or names that are none.
    fn add<'a>(&mut self, tree: Tree<'a>, way: &mut Vec<Step<'a>>, depth: usize) -> Option<()> {
        if tree.scalar::<i8>(Tree::KIND, LEAF) == LEAF {
            if self.names.len() == self.count {
                return None;
            }
            let name = name(way.get(self.untold..).unwrap_or_default());
            self.room = self.room.checked_sub(name.len())?;
            self.names.push(CString::new(name).ok()?);
            return Some(());
        }
        let depth = depth.checked_sub(1)?;
        let is_dictionary = tree.scalar::<i8>(Tree::KIND, LEAF) == DICTIONARY;
        let mut keys = strings(tree, Tree::CHILDREN_NAMES);
        for (place, child) in tables::<Tree<'_>>(tree, Tree::CHILDREN).enumerate() {
            way.push(match is_dictionary {
                true => Step::Key(keys.next()?),
                false => Step::Place(place),
            });
            self.add(child, way, depth)?;
            way.pop();
        }
        Some(())
    }
}

/// The way, by dots; empty where there is no key on it.
fn name(way: &[Step<'_>]) -> String {
    let is_named = way.iter().any(|step| matches!(step, Step::Key(_)));
    let steps = way.iter().map(|step| match step {
        Step::Place(place) => place.to_string(),
        Step::Key(key) => (*key).to_owned(),
    });
    if is_named {
        steps.collect::<Vec<_>>().join(".")
    } else {
        String::new()
    }
}
