//! What a plugin is told for each run of a program, filled in once.

use crate::buffer::Buffer;
use crate::error::Result;
use crate::plugin::Session;
use crate::sys;

/// A run that can be begun again and again. Only what changes from run to run is written anew.
#[derive(Debug)]
pub(crate) struct Launch {
    /// The arguments, by the executable's own numbers. Those that are null must be set before a run.
    pub(crate) arguments: Vec<*mut sys::PJRT_Buffer>,
    /// The arguments that must stay as they are although the program donates them. Plugins take a
    /// while over each that is named.
    pub(crate) not_donated: Vec<i64>,
    /// What the last run gave: each is the caller's to destroy, or null.
    pub(crate) results: Vec<*mut sys::PJRT_Buffer>,
    args: sys::PJRT_LoadedExecutable_Execute_Args,
    options: sys::PJRT_ExecuteOptions,
    /// The index of the platform, which is the first argument if the program takes it.
    #[allow(dead_code, reason = "keeps the buffer alive")]
    platform_index: Option<Buffer>,
}

impl Launch {
    /// Prepares runs of an executable; one for any device is told on which device.
    pub(crate) fn new(
        executable: *mut sys::PJRT_LoadedExecutable,
        device: *mut sys::PJRT_Device,
        argument_count: usize,
        result_count: usize,
        platform_index: Option<Buffer>,
    ) -> Launch {
        let mut arguments = vec![std::ptr::null_mut(); argument_count];
        if let (Some(first), Some(index)) = (arguments.first_mut(), &platform_index) {
            *first = index.as_ptr();
        }
        Launch {
            arguments,
            not_donated: Vec::new(),
            results: vec![std::ptr::null_mut(); result_count],
            args: sys::PJRT_LoadedExecutable_Execute_Args {
                executable,
                num_devices: 1,
                num_args: argument_count,
                execute_device: device,
                ..Default::default()
            },
            options: sys::PJRT_ExecuteOptions::default(),
            platform_index,
        }
    }

    /// Hands a run to the plugin: the bare call. Returns the run's event, which is the caller's.
    ///
    /// # Safety
    /// The executable must be alive, and the arguments live buffers that fit it.
    #[inline(always)]
    pub(crate) unsafe fn start(&mut self, session: &Session<'_>) -> Result<*mut sys::PJRT_Event> {
        self.results.fill(std::ptr::null_mut());
        let arguments = self.arguments.as_ptr();
        let results = self.results.as_mut_ptr();
        let mut event = std::ptr::null_mut();
        self.options.non_donatable_input_indices = self.not_donated.as_ptr();
        self.options.num_non_donatable_input_indices = self.not_donated.len();
        self.args.options = &mut self.options;
        self.args.argument_lists = &arguments;
        self.args.output_lists = &results;
        self.args.device_complete_events = &mut event;
        // SAFETY: the caller promises the buffers; everything else lives through the call.
        unsafe { session.call(&mut self.args) }?;
        Ok(event)
    }
}
