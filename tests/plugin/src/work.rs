//! Work that is done later, on a thread of the plugin.

use std::fmt;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::ThreadId;
use std::time::{Duration, Instant};

use crate::handle::{Failure, Outcome, lock, misuse};
use crate::settings::{self, Later};

/// Whether some work is done, and how it went.
pub(crate) struct Completion {
    state: Mutex<State>,
    changed: Condvar,
}

type Then = Box<dyn FnOnce(Outcome) + Send>;

struct State {
    outcome: Option<Outcome>,
    then: Vec<Then>,
}

impl fmt::Debug for Completion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.outcome())
    }
}

impl Completion {
    pub(crate) fn new() -> Arc<Completion> {
        Completion::with(None)
    }

    /// Of work that is done already.
    pub(crate) fn done() -> Arc<Completion> {
        Completion::with(Some(Ok(())))
    }

    fn with(outcome: Option<Outcome>) -> Arc<Completion> {
        Arc::new(Completion {
            state: Mutex::new(State {
                outcome,
                then: Vec::new(),
            }),
            changed: Condvar::new(),
        })
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        lock(&self.state).outcome.clone()
    }

    pub(crate) fn is_done(&self) -> bool {
        lock(&self.state).outcome.is_some()
    }

    pub(crate) fn wait(&self) -> Outcome {
        let mut state = lock(&self.state);
        loop {
            if let Some(outcome) = &state.outcome {
                return outcome.clone();
            }
            state = self
                .changed
                .wait(state)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Calls this when the work is done: at once if it is.
    pub(crate) fn then(&self, then: Then) {
        let mut state = lock(&self.state);
        match state.outcome.clone() {
            None => state.then.push(then),
            Some(outcome) => {
                drop(state);
                then(outcome);
            }
        }
    }

    fn set(&self, outcome: Outcome) {
        let mut state = lock(&self.state);
        state.outcome = Some(outcome.clone());
        let waiting = std::mem::take(&mut state.then);
        drop(state);
        self.changed.notify_all();
        for then in waiting {
            then(outcome.clone());
        }
    }
}

/// Some work: it is told how it is to fail, if it is.
type Work = Box<dyn FnOnce(Option<Failure>) -> Outcome + Send>;

struct Task {
    client: usize,
    due: Instant,
    /// It is not begun before it is released.
    stalled: bool,
    /// What must be done before.
    after: Vec<Arc<Completion>>,
    completion: Arc<Completion>,
    planned: Option<Failure>,
    work: Work,
}

impl Task {
    fn can_run(&self) -> bool {
        !self.stalled && self.after.iter().all(|before| before.is_done())
    }

    /// Does it. What the work holds is let go before anybody hears that it is done.
    fn finish(self) {
        let outcome = (self.work)(self.planned);
        self.completion.set(outcome);
    }
}

/// When and in what order work is done.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pace {
    pub(crate) delay: Duration,
    /// The newest first, as far as it does not need older work.
    pub(crate) reverse: bool,
    /// Nothing is done but by `step`.
    pub(crate) hold: bool,
    /// What can be done is done by the thread that asks for it, before the call returns.
    pub(crate) at_once: bool,
    /// Views are told of their end by the plugin's thread, so much later.
    pub(crate) late_delete: Option<Duration>,
}

struct Queue {
    tasks: Vec<Task>,
    pace: Pace,
    /// The client of the task that is being done.
    running: Option<usize>,
    /// Tasks that may be done although work is held.
    permits: usize,
    worker: Option<ThreadId>,
}

static QUEUE: Mutex<Queue> = Mutex::new(Queue {
    tasks: Vec::new(),
    pace: Pace {
        delay: Duration::ZERO,
        reverse: false,
        hold: false,
        at_once: false,
        late_delete: None,
    },
    running: None,
    permits: 0,
    worker: None,
});
static CHANGED: Condvar = Condvar::new();

/// Changes the pace. Work that is not held any more goes on.
pub(crate) fn set_pace(change: impl FnOnce(&mut Pace)) {
    let mut queue = lock(&QUEUE);
    change(&mut queue.pace);
    CHANGED.notify_all();
}

/// Lets go of what is held or stalled.
pub(crate) fn release() {
    let mut queue = lock(&QUEUE);
    queue.pace.hold = false;
    queue.permits = 0;
    for task in &mut queue.tasks {
        task.stalled = false;
    }
    CHANGED.notify_all();
}

/// Queues work of a client, to be done after other work. What the settings plan for the function
/// of the table that is being called happens to it.
pub(crate) fn enqueue(
    client: usize,
    after: Vec<Arc<Completion>>,
    completion: &Arc<Completion>,
    work: impl FnOnce(Option<Failure>) -> Outcome + Send + 'static,
) {
    let (stalled, planned) = match settings::planned() {
        None => (false, None),
        Some(Later::Stall) => (true, None),
        Some(Later::Fail(failure)) => (false, Some(failure)),
    };
    let mut queue = lock(&QUEUE);
    let due = Instant::now() + queue.pace.delay;
    let task = Task {
        client,
        due,
        stalled,
        after,
        completion: Arc::clone(completion),
        planned,
        work: Box::new(work),
    };
    if queue.pace.at_once && queue.may_run() && task.can_run() {
        drop(queue);
        task.finish();
        // What waits for it is queued.
        drop(lock(&QUEUE));
        CHANGED.notify_all();
    } else {
        queue.push(task);
    }
}

/// Tells the owner of a view's memory that it is free again: at once, or late.
pub(crate) fn on_delete(tell: impl FnOnce() + Send + 'static) {
    let mut queue = lock(&QUEUE);
    let Some(late) = queue.pace.late_delete else {
        drop(queue);
        return tell();
    };
    queue.push(Task {
        // Of no client: it comes even if the client has ended.
        client: 0,
        due: Instant::now() + late,
        stalled: false,
        after: Vec::new(),
        completion: Completion::new(),
        planned: None,
        work: Box::new(move |_| {
            tell();
            Ok(())
        }),
    });
}

/// Drops the work of a client that ends, as real plugins do, but for what is being done.
pub(crate) fn drop_client(client: usize) {
    let mut queue = lock(&QUEUE);
    while queue.running == Some(client) {
        if queue.worker == Some(std::thread::current().id()) {
            misuse("a client is destroyed in a callback of its own");
        }
        queue = CHANGED.wait(queue).unwrap_or_else(PoisonError::into_inner);
    }
    let (dropped, kept) = std::mem::take(&mut queue.tasks)
        .into_iter()
        .partition::<Vec<_>, _>(|task| task.client == client);
    queue.tasks = kept;
    drop(queue);
    // Outside the lock: letting go of memory may queue something.
    drop(dropped);
}

/// How many tasks are waiting.
pub(crate) fn waiting() -> usize {
    lock(&QUEUE).tasks.len()
}

/// Waits until nothing more is done by itself.
pub(crate) fn settle() {
    let mut queue = lock(&QUEUE);
    while queue.running.is_some() || queue.goes_on() {
        queue = CHANGED.wait(queue).unwrap_or_else(PoisonError::into_inner);
    }
}

/// Does up to so many tasks although work is held, and tells how many it were.
pub(crate) fn step(count: usize) -> usize {
    let mut queue = lock(&QUEUE);
    if !queue.pace.hold {
        return 0;
    }
    queue.permits = count;
    CHANGED.notify_all();
    while queue.running.is_some() || queue.goes_on() {
        queue = CHANGED.wait(queue).unwrap_or_else(PoisonError::into_inner);
    }
    count - std::mem::take(&mut queue.permits)
}

impl Queue {
    fn push(&mut self, task: Task) {
        if self.worker.is_none() {
            let worker = std::thread::Builder::new().name("test plugin".to_owned());
            match worker.spawn(work_for_ever) {
                Ok(handle) => self.worker = Some(handle.thread().id()),
                Err(error) => misuse(format_args!("no thread: {error}")),
            }
        }
        self.tasks.push(task);
        CHANGED.notify_all();
    }

    fn may_run(&self) -> bool {
        !self.pace.hold || self.permits > 0
    }

    /// Whether something will be done by itself, now or when it is due.
    fn goes_on(&self) -> bool {
        self.may_run() && self.tasks.iter().any(Task::can_run)
    }

    /// The next task that can be done now.
    fn next(&mut self) -> Option<Task> {
        if !self.may_run() {
            return None;
        }
        let now = Instant::now();
        let ready = |task: &Task| task.due <= now && task.can_run();
        let index = if self.pace.reverse {
            self.tasks.iter().rposition(ready)
        } else {
            self.tasks.iter().position(ready)
        }?;
        self.permits = self.permits.saturating_sub(1);
        Some(self.tasks.remove(index))
    }
}

fn work_for_ever() {
    let mut queue = lock(&QUEUE);
    loop {
        let Some(task) = queue.next() else {
            let next = queue.tasks.iter().filter(|task| task.can_run());
            let until = next.map(|task| task.due).min().filter(|_| queue.may_run());
            queue = match until {
                Some(due) => {
                    let pause = due.saturating_duration_since(Instant::now());
                    let waited = CHANGED.wait_timeout(queue, pause);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
                None => CHANGED.wait(queue).unwrap_or_else(PoisonError::into_inner),
            };
            continue;
        };
        queue.running = Some(task.client);
        drop(queue);
        task.finish();
        queue = lock(&QUEUE);
        queue.running = None;
        CHANGED.notify_all();
    }
}
