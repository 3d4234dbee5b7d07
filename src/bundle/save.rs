//! Writes a bundle with the weights that it has now.

use std::collections::HashSet;
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::facts::{Function, Program};
use super::manifest::{self, Manifest, bad};
use super::pack::pack;
use super::{Bundle, npy};
use crate::client::Client;
use crate::error::{Error, Result};
use crate::host::file;
use crate::options::Options;

/// A bundle on its way into a file.
struct Saving<'a> {
    bundle: &'a Bundle,
    manifest: Value,
    /// Files that the bundle did not have.
    files: Vec<(String, Vec<u8>)>,
    /// Names that are taken, in lower case.
    taken: HashSet<String>,
}

impl Bundle {
    /// Writes the bundle to a file, with the weights that it has now. Others see the old file or the new
    /// one, whole.
    ///
    /// The values that functions with other weights are checked by are made anew, on this client. Those for
    /// other platforms, and all of them where no client is given, are left out.
    pub fn save(&self, path: &Path, client: Option<&Client>, options: &Options) -> Result<()> {
        let told = |error: Error| {
            error.context(format_args!(
                "cannot save the bundle '{}' as '{}'",
                self.name().to_string_lossy(),
                path.display()
            ))
        };
        // What is saved is one state, whoever sets weights meanwhile.
        let archive = Arc::clone(&self.0.archive);
        let bundle = Bundle::with(archive, self.current().weights);
        bundle.write(path, client, options).map_err(told)
    }

    fn write(&self, path: &Path, client: Option<&Client>, options: &Options) -> Result<()> {
        let facts = self.facts();
        let names = facts.files.iter().map(|file| &file.name);
        let mut saving = Saving {
            bundle: self,
            manifest: serde_json::from_slice(self.manifest().to_bytes())
                .map_err(|error| bad(format_args!("{error}")))?,
            files: Vec::new(),
            taken: names.map(|name| name.to_ascii_lowercase()).collect(),
        };
        saving.put_weights()?;
        for (at, function) in facts.functions.iter().enumerate() {
            for (index, program) in function.programs.iter().enumerate() {
                let place = format!("/functions/{at}/programs/{index}");
                saving.put_check(&place, (function, program), client, options)?;
            }
        }
        saving.finish(path)
    }
}

impl Saving<'_> {
    /// A file that the bundle did not have: the name that it gets.
    fn add(&mut self, wanted: &str, content: Vec<u8>) -> Value {
        let mut name = format!("{wanted}.npy");
        let mut count = 1;
        while !self.taken.insert(name.to_ascii_lowercase()) {
            count += 1;
            name = format!("{wanted}-{count}.npy");
        }
        self.files.push((name.clone(), content));
        Value::from(name)
    }

    fn put(&mut self, place: &str, value: Value) {
        if let Some(there) = self.manifest.pointer_mut(place) {
            *there = value;
        }
    }

    fn put_weights(&mut self) -> Result<()> {
        let weights = self.bundle.current().weights;
        for (index, weight) in self.bundle.weights().iter().enumerate() {
            if weights.is_own(index) {
                continue;
            }
            let content = npy::write(&weight.array, weights.elements(index)?)?;
            let name = self.add(&format!("weights/{index}"), content);
            self.put(&format!("/weights/{index}/file"), name);
        }
        Ok(())
    }

    /// Puts new values that a program is checked by, if it has other weights, and had such values.
    fn put_check(
        &mut self,
        place: &str,
        (function, program): (&Function, &Program),
        client: Option<&Client>,
        options: &Options,
    ) -> Result<()> {
        let bundle = self.bundle;
        let Some(golden) = &program.check else {
            return Ok(());
        };
        if bundle.current().weights.are_own(program) {
            return Ok(());
        }
        let Some(client) = client.filter(|client| program.is_for(client)) else {
            if let Some(Value::Object(program)) = self.manifest.pointer_mut(place) {
                program.remove("check");
            }
            return Ok(());
        };
        let mut runner = bundle.runner(client, options, function, program)?;
        let outputs = runner.run(&bundle.inputs(function, program, golden)?)?;
        for (index, (array, elements)) in function.outputs.iter().zip(&outputs).enumerate() {
            let content = npy::write(&function.array(array, program)?, elements)?;
            let wanted = format!(
                "checks/{}.{}",
                function.name.to_string_lossy(),
                array.name.to_string_lossy()
            );
            let name = self.add(&wanted, content);
            self.put(&format!("{place}/check/outputs/{index}"), name);
        }
        Ok(())
    }

    fn finish(mut self, path: &Path) -> Result<()> {
        let archive = &self.bundle.0.archive;
        let used = used(&self.manifest);
        let mut members = Vec::new();
        for (index, file) in archive.facts.files.iter().enumerate() {
            if used.contains(&file.name) {
                members.push((file.name.as_str(), archive.file(index)?));
            }
        }
        let new = self.files.iter();
        members.extend(new.map(|(name, content)| (name.as_str(), &content[..])));
        let listed: Vec<Value> = members
            .iter()
            .map(|(name, content)| json!({"name": name, "size": content.len(), "sha256": sha256(content)}))
            .collect();
        if let Some(files) = self.manifest.get_mut("files") {
            *files = Value::from(listed);
        }
        let text = serde_json::to_vec_pretty(&self.manifest)
            .map_err(|error| bad(format_args!("{error}")))?;
        // What is written can be read.
        Manifest::read(&text)?;
        members.insert(0, (manifest::NAME, &text[..]));
        let packing = pack(&members);
        let contents = members.iter().map(|(_, content)| *content);
        let heads = packing.heads.iter().map(Vec::as_slice);
        let mut parts: Vec<&[u8]> = heads
            .zip(contents)
            .flat_map(|(head, content)| [head, content])
            .collect();
        parts.push(&packing.end);
        file::write(path, &parts)
    }
}

/// The files that a manifest refers to.
fn used(manifest: &Value) -> HashSet<String> {
    let each = |list: &Value| list.as_array().cloned().unwrap_or_default();
    let mut all = each(&manifest["weights"]);
    let functions = each(&manifest["functions"]);
    all.extend(
        functions
            .iter()
            .flat_map(|function| each(&function["programs"])),
    );
    let mut names = Vec::new();
    for one in &all {
        names.push(one["file"].clone());
        names.extend(each(&one["check"]["inputs"]));
        names.extend(each(&one["check"]["outputs"]));
    }
    let texts = names.iter().filter_map(Value::as_str);
    texts.map(str::to_owned).collect()
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .fold(String::new(), |mut text, byte| {
            // Writing to a String cannot fail.
            let _ = write!(text, "{byte:02x}");
            text
        })
}
