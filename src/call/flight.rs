//! A run that goes on while the host does something else.

use std::any::Any;
use std::sync::Arc;

use parking_lot::Mutex;

use super::output::{Landed, Target, deliver, known};
use crate::array::ArrayType;
use crate::buffer::Reading;
use crate::client::{Client, Running};
use crate::completion::Completion;
use crate::error::Result;
use crate::event::{self, Event};
use crate::plugin::{Owned, Plugin};
use crate::sys;

/// A run that was started, until the call takes its results back.
pub(super) struct Flight {
    plugin: &'static Plugin,
    deliveries: Mutex<Vec<Delivery>>,
    /// Set when all results are where they should be.
    pub(super) completion: Arc<Completion>,
    /// What the run uses, if its call was let go of before it ended.
    left_behind: Mutex<Option<Box<dyn Any + Send>>>,
    /// Not a handle of the client: it may be the plugin's thread that lets go of this last, and
    /// that must not have to end the client. It goes after what is the client's.
    running: Running,
}

impl std::fmt::Debug for Flight {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Flight")
            .field("completion", &self.completion)
            .finish_non_exhaustive()
    }
}

/// A result on its way.
pub(super) struct Delivery {
    pub(super) output: usize,
    pub(super) result: Owned<sys::PJRT_Buffer>,
    pub(super) array: ArrayType,
    pub(super) target: Target,
    pub(super) reading: Option<Reading>,
    pub(super) landed: Option<Landed>,
}

// SAFETY: the target is memory of the host that whoever bound it promises to be writable wherever
// the run goes on.
unsafe impl Send for Delivery {}

/// The number of the result that is being transferred, and the event that tells when it is.
type Transfer = (usize, Owned<sys::PJRT_Event>);

impl Flight {
    /// Has the results delivered when the run's event says that they are there.
    pub(super) fn take_off(
        client: &Client,
        event: &Event,
        deliveries: Vec<Delivery>,
    ) -> Result<Arc<Flight>> {
        let flight = Arc::new(Flight {
            plugin: client.plugin(),
            deliveries: Mutex::new(deliveries),
            completion: Arc::default(),
            left_behind: Mutex::new(None),
            running: client.start_run(),
        });
        let landing = Arc::clone(&flight);
        match event.on_ready(move |outcome| Flight::land(&landing, outcome)) {
            Ok(()) => Ok(flight),
            Err(error) => {
                // Nobody will tell when the run is over, so it is waited for here.
                let _ = event.wait();
                Err(error)
            }
        }
    }

    /// Delivers the results, now that the run is over.
    fn land(flight: &Arc<Flight>, outcome: Result<()>) {
        let delivered = outcome.and_then(|()| flight.deliver_from(0));
        match delivered {
            Ok(None) => flight.end(Ok(())),
            Ok(Some(transfer)) => Flight::wait_for_transfer(flight, transfer),
            Err(error) => flight.end(Err(error)),
        }
    }

    /// Delivers the results from one on; stops where the plugin has to transfer one, and gives
    /// that one and the transfer's event.
    fn deliver_from(&self, first: usize) -> Result<Option<Transfer>> {
        let session = self.plugin.session();
        let mut deliveries = self.deliveries.lock();
        for (index, delivery) in deliveries.iter_mut().enumerate().skip(first) {
            let Delivery {
                result,
                array,
                target,
                reading,
                landed,
                ..
            } = delivery;
            if let Target::Host(address) = *target
                && array.byte_size() > 0
            {
                // SAFETY: the buffer is alive.
                let reading = unsafe { known(&session, result, array, reading) }?;
                if !reading.is_in_place() {
                    let address = address.as_ptr();
                    // SAFETY: the buffer holds its values; the target and the reading stay until
                    // the flight has ended, which is after the transfer.
                    let event = unsafe {
                        let raw =
                            reading.start_transfer(&session, result.as_ptr(), array, address)?;
                        Owned::new(self.plugin, raw)
                    }?;
                    *landed = Some(Landed::Transferred);
                    return Ok(Some((index, event)));
                }
            }
            // SAFETY: the run is over, so the buffer holds its values; whoever bound the output
            // promised its memory.
            *landed = Some(unsafe { deliver(&session, result, array, reading, *target) }?);
        }
        Ok(None)
    }

    /// Goes on with the next result when one is transferred.
    fn wait_for_transfer(flight: &Arc<Flight>, (index, event): Transfer) {
        let next = Arc::clone(flight);
        let running = flight.running.clone();
        let registered = event::on_ready(&event, running, move |outcome| {
            let outcome = outcome.and_then(|()| {
                let deliveries = next.deliveries.lock();
                let delivery = &deliveries[index];
                if let (Target::Host(target), Some(reading)) = (delivery.target, &delivery.reading)
                {
                    // SAFETY: the transfer is over; whoever bound the output promised its memory.
                    unsafe { reading.finish_transfer(&delivery.array, target.as_ptr()) };
                }
                drop(deliveries);
                next.deliver_from(index + 1)
            });
            match outcome {
                Ok(None) => next.end(Ok(())),
                Ok(Some(transfer)) => Flight::wait_for_transfer(&next, transfer),
                Err(error) => next.end(Err(error)),
            }
        });
        if let Err(error) = registered {
            // Nobody will tell when the transfer is over, and the plugin's thread must not wait for
            // it, since it may be the one that makes it.
            let waiting = Arc::clone(flight);
            let failure = error.clone();
            let wait = move || {
                // SAFETY: the event is alive.
                let _ = unsafe { event::wait(&waiting.plugin.session(), event.as_ptr()) };
                drop(event);
                waiting.end(Err(failure));
            };
            if std::thread::Builder::new().spawn(wait).is_err() {
                flight.end(Err(error));
            }
        }
    }

    fn end(&self, outcome: Result<()>) {
        self.completion.complete(outcome);
        drop(self.left_behind.lock().take());
    }

    /// The results, once the run is over.
    pub(super) fn take_deliveries(&self) -> Vec<Delivery> {
        std::mem::take(&mut *self.deliveries.lock())
    }

    /// Keeps what the run uses until it is over.
    pub(super) fn leave_behind(&self, used: Box<dyn Any + Send>) {
        let mut left_behind = self.left_behind.lock();
        // The end may have come in between: then it can go at once.
        if self.completion.outcome().is_none() {
            *left_behind = Some(used);
        }
    }
}
