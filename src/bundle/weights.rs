//! The weights of a bundle's programs: the bundle's own or others, once on each device.

use std::collections::HashMap;
use std::ops::Range;
use std::path::Path;
use std::sync::{Arc, Weak};

use parking_lot::Mutex;
use serde::Deserialize;
use serde::de::IgnoredAny;

use super::facts::{Program, Weight};
use super::manifest::Unique;
use super::names::{place, shown};
use super::{Archive, Bundle, archive, npy};
use crate::alloc::AlignedBytes;
use crate::array::{ArrayType, DType, Layout, copy_from_row_major};
use crate::buffer::{Buffer, is_host_memory};
use crate::client::Client;
use crate::error::{Error, Result, Status};
use crate::host::{file, memory};
use crate::program::signature::Input;
use crate::values;

/// A header of safetensors is refused from this size on, as their own reader does.
const MAX_HEADER: usize = 100_000_000;

/// Where weights come from.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    bundle: Arc<Archive>,
    /// Of each weight, what stands in its place, if anything does.
    others: Vec<Option<Elements>>,
}

/// The elements of an array, in memory that several may share.
#[derive(Clone, Debug)]
struct Elements {
    bytes: Arc<AlignedBytes>,
    place: Range<usize>,
}

impl Weights {
    /// A bundle's own.
    pub(super) fn own(bundle: &Arc<Archive>) -> Weights {
        Weights {
            others: vec![None; bundle.facts.weights.len()],
            bundle: Arc::clone(bundle),
        }
    }

    /// Whether a weight is the one that the bundle was saved with.
    pub(super) fn is_own(&self, index: usize) -> bool {
        self.others[index].is_none()
    }

    /// Whether all weights of a program are those that the bundle was saved with.
    pub(super) fn are_own(&self, program: &Program) -> bool {
        let mut all = program.weights.iter();
        all.all(|(_, weight)| self.is_own(*weight))
    }

    fn array(&self, index: usize) -> &ArrayType {
        &self.bundle.facts.weights[index].array
    }

    /// The elements of a weight, in C's order.
    pub(super) fn elements(&self, index: usize) -> Result<&[u8]> {
        if let Some(Elements { bytes, place }) = &self.others[index] {
            return Ok(bytes.as_slice().get(place.clone()).unwrap_or_default());
        }
        let weight = &self.bundle.facts.weights[index];
        let bytes = self.bundle.file(weight.file)?;
        let elements = npy::elements(bytes, &weight.array).map_err(|error| weight.named(error))?;
        Ok(&bytes[elements])
    }
}

impl Weight {
    fn named(&self, error: Error) -> Error {
        let name = self.name.to_string_lossy();
        error.context(format_args!("weight '{}'", shown(&name)))
    }
}

impl Bundle {
    /// The same bundle with other weights: all of them, by the same names, of the same types and shapes,
    /// from a file of NumPy (`.npz`, not compressed) or of safetensors.
    pub fn with_weights(&self, path: &Path) -> Result<Bundle> {
        let told = |error: Error| error.context(format_args!("weights '{}'", path.display()));
        let bytes = file::read_aligned(path, 0, |_, _, _| Ok(())).map_err(told)?;
        let places = self.find_weights(bytes.as_slice()).map_err(told)?;
        let bytes = Arc::new(bytes);
        let bundle = Arc::clone(&self.0.archive);
        let others = places.into_iter().map(|place| {
            let bytes = Arc::clone(&bytes);
            Some(Elements { bytes, place })
        });
        let weights = Weights {
            others: others.collect(),
            bundle: Arc::clone(&bundle),
        };
        Ok(Bundle::with(bundle, weights))
    }

    fn find_weights(&self, bytes: &[u8]) -> Result<Vec<Range<usize>>> {
        let find = finder(bytes)?;
        let mut places = Vec::new();
        for weight in &self.facts().weights {
            let name = weight.name.to_string_lossy();
            let place = find(&name, &weight.array).map_err(|error| weight.named(error))?;
            places.push(place);
        }
        Ok(places)
    }

    /// The weights, in the order of the file.
    pub(crate) fn weights(&self) -> &[Weight] {
        &self.facts().weights
    }

    /// The place of the weight of this name.
    fn weight(&self, name: &str) -> Result<usize> {
        let names = self.weights().iter().map(|weight| weight.name.as_c_str());
        place("weight", name, names)
    }

    /// The type and shape of a weight.
    pub fn weight_type(&self, name: &str) -> Result<&ArrayType> {
        Ok(&self.weights()[self.weight(name)?].array)
    }

    /// Copies a weight to memory of the host.
    ///
    /// # Safety
    /// `data` must point to as many writable bytes as the array has.
    pub(crate) unsafe fn get_weight(
        &self,
        name: &str,
        data: *mut u8,
        array: &ArrayType,
    ) -> Result<()> {
        let index = self.weight(name)?;
        self.check_weight(index, array)?;
        let weights = self.current().weights;
        let elements = weights.elements(index)?;
        // SAFETY: as promised by the caller; it is memory of the host's, and not the bundle's.
        unsafe { std::ptr::copy_nonoverlapping(elements.as_ptr(), data, elements.len()) };
        Ok(())
    }

    /// Puts an array in the place of a weight, for what is loaded from now on. It is copied.
    ///
    /// # Safety
    /// `data` must point to as many bytes as the array has.
    pub(crate) unsafe fn set_weight(
        &self,
        name: &str,
        data: *const u8,
        array: &ArrayType,
    ) -> Result<()> {
        let index = self.weight(name)?;
        let weight = &self.weights()[index];
        self.check_weight(index, array)?;
        // SAFETY: as promised by the caller.
        let elements = unsafe {
            values::check(array, data).map_err(|error| weight.named(error))?;
            match array.byte_size() {
                0 => &[],
                size => std::slice::from_raw_parts(data, size),
            }
        };
        let bytes = Arc::new(AlignedBytes::copy(elements)?);
        let place = 0..array.byte_size();
        let mut current = self.0.current.lock();
        current.weights.others[index] = Some(Elements { bytes, place });
        // What is on devices stays for those who use it. What comes gets the new weights.
        let old = std::mem::take(&mut current.on_devices);
        drop(current);
        drop(old);
        Ok(())
    }

    fn check_weight(&self, index: usize, given: &ArrayType) -> Result<()> {
        let weight = &self.weights()[index];
        if *given == weight.array {
            return Ok(());
        }
        Err(weight.named(Error::new(
            Status::SignatureMismatch,
            format!("it is {}; got {given}", weight.array),
        )))
    }
}

type Finder<'a> = Box<dyn Fn(&str, &ArrayType) -> Result<Range<usize>> + 'a>;

/// What finds the elements of a weight by its name in a file of weights.
pub(super) fn finder(bytes: &[u8]) -> Result<Finder<'_>> {
    if bytes.starts_with(b"PK") {
        let members = archive::read(bytes)?.into_iter();
        let members: HashMap<_, _> = members
            .filter_map(|member| Some((member.name(bytes).strip_suffix(".npy")?, member)))
            .collect();
        return Ok(Box::new(move |name, array| {
            let member = members.get(name).ok_or_else(missing)?;
            let content = member.content(bytes);
            if archive::crc32(content) != member.crc {
                return Err(archive::damaged(format_args!("its checksum is wrong")));
            }
            let elements = npy::elements(content, array)?;
            let start = member.bytes.start;
            Ok(start + elements.start..start + elements.end)
        }));
    }
    let (tensors, start) = safetensors(bytes).ok_or_else(|| {
        Error::new(
            Status::BadProgram,
            "it is neither arrays of NumPy (.npz) nor safetensors, or damaged: save the weights by \
             numpy.savez(path, **{name: array}), or by safetensors.numpy.save_file",
        )
    })?;
    let tensors: HashMap<_, _> = tensors.0.into_iter().collect();
    Ok(Box::new(move |name, array| {
        let found = tensors.get(name);
        let Some(Tensor::Array {
            dtype,
            shape,
            data_offsets: [from, to],
        }) = found
        else {
            return Err(missing());
        };
        if of_safetensors(dtype) != Some(array.dtype()) || shape != array.dims() {
            return Err(Error::new(
                Status::SignatureMismatch,
                format!(
                    "{array} is wanted; got {shape:?} of safetensors' type '{}'",
                    shown(dtype)
                ),
            ));
        }
        let place = start.checked_add(*from).zip(start.checked_add(*to));
        match place.map(|(from, to)| from..to) {
            Some(place)
                if bytes
                    .get(place.clone())
                    .is_some_and(|it| it.len() == array.byte_size()) =>
            {
                Ok(place)
            }
            _ => Err(archive::damaged(format_args!(
                "its elements are not where it says"
            ))),
        }
    }))
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Tensor {
    Array {
        dtype: String,
        shape: Vec<i64>,
        data_offsets: [usize; 2],
    },
    /// `__metadata__`.
    Other(#[allow(dead_code, reason = "only shows that something is there")] IgnoredAny),
}

/// The tensors of a file of safetensors, and where their elements begin
/// (<https://github.com/huggingface/safetensors>).
fn safetensors(bytes: &[u8]) -> Option<(Unique<Tensor>, usize)> {
    let (size, rest) = bytes.split_first_chunk::<8>()?;
    let size = usize::try_from(u64::from_le_bytes(*size))
        .ok()
        .filter(|size| *size <= MAX_HEADER)?;
    let tensors = serde_json::from_slice(rest.get(..size)?).ok()?;
    Some((tensors, 8 + size))
}

/// Our type of what safetensors calls so.
fn of_safetensors(name: &str) -> Option<DType> {
    let name = match name {
        "F8_E4M3" => "f8e4m3fn".to_owned(),
        other => other.to_ascii_lowercase().replace("f8_", "f8"),
    };
    DType::all().find(|dtype| dtype.c_name().to_bytes() == name.as_bytes())
}

fn missing() -> Error {
    Error::new(Status::BadProgram, "it is not in the file")
}

/// The weights that are on devices. What nobody uses is given back.
#[derive(Debug, Default)]
pub(super) struct OnDevices(Mutex<Vec<Weak<OnDevice>>>);

/// The weights that are on one device.
#[derive(Debug)]
pub(super) struct OnDevice {
    client: Client,
    device: usize,
    /// Buffers by weight and order of elements. They may be views of what `weights` keeps.
    buffers: Mutex<Vec<(usize, Layout, Buffer)>>,
    weights: Weights,
}

impl OnDevices {
    /// Those on a device of a client.
    pub(super) fn of(&self, client: &Client, device: usize, weights: &Weights) -> Arc<OnDevice> {
        let mut all = self.0.lock();
        // What is let go of inside the lock would end a client there.
        let alive: Vec<Arc<OnDevice>> = all.iter().filter_map(Weak::upgrade).collect();
        let found = alive
            .iter()
            .find(|other| other.client.is_same(client) && other.device == device);
        let found = found.cloned().unwrap_or_else(|| {
            Arc::new(OnDevice {
                client: client.clone(),
                device,
                buffers: Mutex::default(),
                weights: weights.clone(),
            })
        });
        *all = alive
            .iter()
            .chain(std::iter::once(&found))
            .map(Arc::downgrade)
            .collect();
        drop(all);
        found
    }
}

impl OnDevice {
    /// The buffer of a weight, for an input of a program.
    pub(super) fn buffer(&self, index: usize, input: &Input) -> Result<Buffer> {
        let find = || {
            let buffers = self.buffers.lock();
            let mut all = buffers.iter();
            let found = all.find(|(other, layout, _)| *other == index && *layout == input.layout);
            found.map(|(_, _, buffer)| buffer.clone())
        };
        if let Some(buffer) = find() {
            return Ok(buffer);
        }
        // No lock is held while the plugin makes it. Where two threads do so, one is given back.
        let made = self.make(index, input)?;
        if let Some(buffer) = find() {
            return Ok(buffer);
        }
        self.buffers
            .lock()
            .push((index, input.layout.clone(), made.clone()));
        Ok(made)
    }

    fn make(&self, index: usize, input: &Input) -> Result<Buffer> {
        let array = self.weights.array(index).clone();
        let weight = &self.weights.bundle.facts.weights[index];
        if array != input.array {
            return Err(weight.named(Error::new(
                Status::BadProgram,
                format!("it is {array}, and its program takes {}", input.array),
            )));
        }
        let elements = self.weights.elements(index)?;
        let data = elements.as_ptr();
        // SAFETY: there are as many bytes as the array has.
        unsafe { values::check(&array, data) }.map_err(|error| weight.named(error))?;
        if input.layout != Layout::RowMajor {
            let mut ordered = memory::zeroed(array.byte_size())?;
            let physical = input.layout.physical(&array);
            // SAFETY: both have as many bytes as the array, and are not the same.
            unsafe {
                copy_from_row_major(data, &input.layout, &array, ordered.as_mut_ptr());
                return Buffer::copy_host(
                    &self.client,
                    ordered.as_ptr().cast(),
                    physical,
                    self.device,
                );
            }
        }
        if is_host_memory(&self.client, self.device)? {
            // SAFETY: the weights keep the memory, and whoever has the buffer keeps this.
            match unsafe {
                Buffer::view_memory(&self.client, data.cast(), array.clone(), self.device)
            } {
                Err(error) if error.status() == Status::CopyRequired => {}
                made => return made,
            }
        }
        // SAFETY: there are as many bytes as the array has, and they are copied.
        unsafe { Buffer::copy_host(&self.client, data.cast(), array, self.device) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundle::pack::archive as zip;

    fn place(bytes: &[u8], name: &str, dtype: DType, dims: &[i64]) -> Result<Range<usize>> {
        finder(bytes)?(name, &ArrayType::new(dtype, dims).unwrap())
    }

    #[test]
    fn weights_are_found_by_name_type_and_shape() {
        let one = npy::of("<f4", "(3,)", &[1; 12]);
        let npz = zip(&[("a.b.npy", &one), ("c.npy", &one)]);
        let header =
            r#"{"__metadata__":{"x":"y"},"a.b":{"dtype":"F32","shape":[3],"data_offsets":[4,16]}}"#;
        let tensors = [
            &(header.len() as u64).to_le_bytes()[..],
            header.as_bytes(),
            &[0; 4],
            &[1; 12],
        ]
        .concat();
        for bytes in [&npz, &tensors] {
            let found = place(bytes, "a.b", DType::F32, &[3]).unwrap();
            assert_eq!(bytes[found], [1; 12]);
            for (name, dtype, dims) in [
                ("a", DType::F32, &[3][..]),
                ("a.b", DType::I32, &[3]),
                ("a.b", DType::F32, &[3, 1]),
                ("__metadata__", DType::F32, &[3]),
            ] {
                assert!(
                    place(bytes, name, dtype, dims).is_err(),
                    "{name} {dtype} {dims:?}"
                );
            }
        }
    }

    #[test]
    fn damaged_weights_are_refused() {
        let one = npy::of("<f4", "(3,)", &[1; 12]);
        let mut npz = zip(&[("a.npy", &one)]);
        let place_of_elements = place(&npz, "a", DType::F32, &[3]).unwrap();
        npz[place_of_elements.start] ^= 1;
        assert!(
            place(&npz, "a", DType::F32, &[3])
                .unwrap_err()
                .message()
                .contains("checksum")
        );
        for header in [
            r#"{"a":{"dtype":"F32","shape":[3],"data_offsets":[0,13]}}"#,
            r#"{"a":{"dtype":"F32","shape":[3],"data_offsets":[8,20]}}"#,
            r#"{"a":{"dtype":"F32","shape":[3],"data_offsets":[12,0]}}"#,
            r#"{"a":{"dtype":"F32","shape":[3],"data_offsets":[18446744073709551615,12]}}"#,
            r#"{"a":1}"#,
            r#"{"a":{"dtype":"F32","shape":[3],"data_offsets":[0,12]},"a":1}"#,
            r#"["#,
        ] {
            let bytes = [
                &(header.len() as u64).to_le_bytes()[..],
                header.as_bytes(),
                &[1; 12],
            ]
            .concat();
            assert!(place(&bytes, "a", DType::F32, &[3]).is_err(), "{header}");
        }
        assert!(place(&[0xff; 16], "a", DType::F32, &[3]).is_err());
        assert!(place(b"", "a", DType::F32, &[3]).is_err());
    }
}
