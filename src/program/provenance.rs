//! Where an executable comes from, and whether that is here.

use prost::Message;

use crate::error::{Error, Result, Status};

/// Where an executable comes from, and what it needs.
#[derive(Clone, PartialEq, Message)]
pub(crate) struct Provenance {
    /// The platform's name, for example `cpu`.
    #[prost(string, tag = "1")]
    pub(crate) platform: String,
    /// What the plugin says of its platform's version.
    #[prost(string, tag = "2")]
    pub(crate) platform_version: String,
    /// Version of the PJRT C API of the plugin.
    #[prost(int32, tag = "3")]
    pub(crate) pjrt_major: i32,
    #[prost(int32, tag = "4")]
    pub(crate) pjrt_minor: i32,
    /// The plugin's attributes, each as `name=value`.
    #[prost(string, repeated, tag = "5")]
    pub(crate) attributes: Vec<String>,
    /// The hash of the plugin's file: what tells one build from another.
    #[prost(bytes = "vec", tag = "6")]
    pub(crate) plugin_hash: Vec<u8>,
    /// The processor's architecture, and the features of it that were there when the executable
    /// was made. Both are empty where the code is not for the host's processor.
    #[prost(string, tag = "7")]
    pub(crate) architecture: String,
    #[prost(string, repeated, tag = "8")]
    pub(crate) cpu_features: Vec<String>,
    /// Options of XLA's that pjrtlite added since the plugin compiles wrongly without them, each as
    /// `name=value`.
    #[prost(string, repeated, tag = "9")]
    pub(crate) remedies: Vec<String>,
    /// Whether the executable was made by a pjrtlite that knew of the fault that plugins have with
    /// arctans: then it is right, or is not ours to judge.
    #[prost(bool, tag = "10")]
    pub(crate) arctan_is_settled: bool,
}

impl Provenance {
    /// What people are told of it, each as a name and a value.
    pub(crate) fn lines(&self) -> Vec<(String, String)> {
        let hash: String = (self.plugin_hash.iter())
            .map(|byte| format!("{byte:02x}"))
            .collect();
        let mut lines = vec![
            ("platform", self.platform.clone()),
            ("platform_version", self.platform_version.clone()),
            ("pjrt", format!("{}.{}", self.pjrt_major, self.pjrt_minor)),
            ("plugin_hash", hash),
            ("architecture", self.architecture.clone()),
            ("cpu_features", self.cpu_features.join(" ")),
            ("remedies", self.remedies.join(" ")),
        ];
        lines.retain(|(_, value)| !value.is_empty());
        let owned = lines
            .into_iter()
            .map(|(name, value)| (name.to_owned(), value));
        owned.collect()
    }

    /// Fails unless an executable of this provenance is for a plugin and machine of `here`.
    pub(crate) fn check(&self, here: &Provenance) -> Result<()> {
        let refuse = |why: String| {
            Error::new(
                Status::ProgramMismatch,
                format!("{why}. Load the program's StableHLO and serialize it here"),
            )
        };
        if self.platform != here.platform {
            return Err(refuse(format!(
                "the executable is for the platform '{}'; this client is of '{}'",
                self.platform, here.platform
            )));
        }
        if self.plugin_hash != here.plugin_hash {
            return Err(refuse(format!(
                "the executable is from another build of the plugin: {}; this one is {}",
                self.build(),
                here.build()
            )));
        }
        if self.architecture != here.architecture {
            return Err(refuse(format!(
                "the executable is for {} processors; this machine is {}",
                self.architecture, here.architecture
            )));
        }
        let missing: Vec<&str> = self
            .cpu_features
            .iter()
            .filter(|feature| !here.cpu_features.contains(feature))
            .map(String::as_str)
            .collect();
        if missing.is_empty() {
            Ok(())
        } else {
            Err(refuse(format!(
                "the executable may use processor features that this machine lacks: {}",
                missing.join(", ")
            )))
        }
    }

    /// The plugin's build in words.
    fn build(&self) -> String {
        let hash: String = self
            .plugin_hash
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        format!(
            "PJRT {}.{}, file hash {}",
            self.pjrt_major,
            self.pjrt_minor,
            hash.get(..12).unwrap_or(&hash)
        )
    }
}
