! Generated from pjrtlite.fypp by fypp: change that file, then run `make regenerate`.
!
!> Runs compiled JAX programs on the arrays of a Fortran program.
!!
!! Four calls lead from nothing to a result:
!!
!!     use pjrtlite
!!     type(pjrtlite_client) :: client
!!     type(pjrtlite_executable) :: executable
!!     type(pjrtlite_call) :: model
!!     real, target :: x(4), y(4)
!!     call client%create('cpu')                              ! 1. open a plugin
!!     call executable%load_file(client, 'model.jaxexport')   ! 2. load what JAX exported
!!     call model%create(executable)                          ! 3. bind your arrays, once
!!     call model%bind_input(1, x)
!!     call model%bind_output(1, y)
!!     call model%run()                                       ! 4. run, as often as you like
!!
!! **Order.** Fortran stores an array's first index closest together, the program its last.
!! So the array `a(nx,ny)` is the program's `[ny,nx]`, without a copy: the indices are
!! the same, read backwards. Fortran's `a(2,3)` is the program's `a[2,1]` (it also counts
!! from 0). A program that was written for an array f32[2,3] therefore wants `real :: a(3,2)`,
!! and with `a(:,1) = [11,12,13]`, `a(:,2) = [21,22,23]` it sees [[11,12,13],[21,22,23]].
!! Shapes that this module returns are in Fortran's order. Its messages give both:
!! `input 1 wants real32 (3,2), which is the program's f32[2,3]; got real64 (3,2): …`.
!!
!! **Indices** count from 1: inputs, outputs, devices, attributes.
!!
!! **Arrays** are real(real32), real(real64), integer(int32) or integer(int64), of rank 0 to 7.
!! What a procedure does with an array's memory is in its name:
!! - `bind_input`, `bind_output`, `view_host` keep its address. The actual argument must have
!!   the `target` attribute (or be a pointer) and contiguous memory, and the memory must
!!   outlive the call or buffer: do not deallocate, move or reallocate it, and do not bind a
!!   local array of a procedure that returns. Expressions and arrays without `target` do not
!!   compile; gfortran's words for that are "Found no matching specific binding for the call to
!!   the GENERIC 'bind_input'". (One hole: gfortran takes an array with a vector subscript, such
!!   as x([1,3]), and binds a temporary. -Warray-temporaries tells of it.)
!!   A dummy argument may be bound if it has `target` and so has the actual argument behind it.
!! - `set_input`, `get_output`, `from_host`, `to_host` copy before they return. They take any
!!   array, any section and, to read from, any expression.
!!
!! **Errors.** Every procedure that can fail ends in the optional arguments
!!
!!     integer, intent(out), optional :: stat
!!     character(:), allocatable, intent(inout), optional :: errmsg
!!
!! which mean what they mean in ALLOCATE. On success stat is 0 and errmsg is left alone. On
!! failure stat is one of the PJRTLITE_STATUS_ numbers and errmsg says what was expected, what
!! came and what to do; results are then zero, empty or not allocated. Without stat, a failure
!! writes the message to the error unit and ends the program by `error stop`. (If you pass an
!! optional errmsg of your own on to these procedures, gfortran 12 loses its length: pass a local
!! variable, and assign it to yours.)
!!
!! **Objects** are handles. `%create`, `%load_file`, `%from_host` and the like make one;
!! `%destroy()` frees it and may be called at any time, in any order and more than once: what
!! another object still needs stays alive inside. There is no finalisation: an object that goes
!! out of scope without `%destroy()` is not freed. Making something in a handle that already has
!! something destroys that first, whether or not the new one can be made. Assignment copies the
!! handle, not the thing: destroy only one of the copies, and do not use the other afterwards.
!!
!! **Results.** A procedure that gives one number, one logical or one shape is a function; all
!! others, also those that give text, are subroutines.
!!
!! **Threads.** Clients, executables and buffers may be used from several threads at once;
!! calls, events and options belong to one thread at a time. Making and destroying an object
!! changes its handle, so no other thread may be using that variable.
!!
!! **Strings** that go in lose their trailing blanks, as in OPEN.
module pjrtlite
  use, intrinsic :: iso_c_binding
  use, intrinsic :: iso_fortran_env, only: error_unit, int8, int32, int64, real32, real64
  use pjrtlite_c
  implicit none
  private

  public :: pjrtlite_options, pjrtlite_client, pjrtlite_buffer, pjrtlite_event
  public :: pjrtlite_executable, pjrtlite_call
  public :: pjrtlite_version, pjrtlite_status_name, pjrtlite_last_error
  public :: pjrtlite_dtype_name, pjrtlite_dtype_size, pjrtlite_string
  public :: pjrtlite_ready_callback

  ! The values of stat.
  public :: PJRTLITE_STATUS_OK
  public :: PJRTLITE_STATUS_CANCELLED
  public :: PJRTLITE_STATUS_UNKNOWN
  public :: PJRTLITE_STATUS_INVALID_ARGUMENT
  public :: PJRTLITE_STATUS_DEADLINE_EXCEEDED
  public :: PJRTLITE_STATUS_NOT_FOUND
  public :: PJRTLITE_STATUS_ALREADY_EXISTS
  public :: PJRTLITE_STATUS_PERMISSION_DENIED
  public :: PJRTLITE_STATUS_RESOURCE_EXHAUSTED
  public :: PJRTLITE_STATUS_FAILED_PRECONDITION
  public :: PJRTLITE_STATUS_ABORTED
  public :: PJRTLITE_STATUS_OUT_OF_RANGE
  public :: PJRTLITE_STATUS_UNIMPLEMENTED
  public :: PJRTLITE_STATUS_INTERNAL
  public :: PJRTLITE_STATUS_UNAVAILABLE
  public :: PJRTLITE_STATUS_DATA_LOSS
  public :: PJRTLITE_STATUS_UNAUTHENTICATED
  public :: PJRTLITE_STATUS_NULL_ARGUMENT
  public :: PJRTLITE_STATUS_PLUGIN_NOT_FOUND
  public :: PJRTLITE_STATUS_PLUGIN_LOAD_FAILED
  public :: PJRTLITE_STATUS_NOT_A_PLUGIN
  public :: PJRTLITE_STATUS_ABI_MISMATCH
  public :: PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN
  public :: PJRTLITE_STATUS_FILE_UNREADABLE
  public :: PJRTLITE_STATUS_BAD_PROGRAM
  public :: PJRTLITE_STATUS_SIGNATURE_MISMATCH
  public :: PJRTLITE_STATUS_UNKNOWN_OPTION
  public :: PJRTLITE_STATUS_INDEX_OUT_OF_RANGE
  public :: PJRTLITE_STATUS_NOT_BOUND
  public :: PJRTLITE_STATUS_NOT_ALIASED
  public :: PJRTLITE_STATUS_USED_AFTER_FORK
  public :: PJRTLITE_STATUS_PANIC
  public :: PJRTLITE_STATUS_INVALID_VALUE
  public :: PJRTLITE_STATUS_NOT_RUN
  public :: PJRTLITE_STATUS_TIMED_OUT
  public :: PJRTLITE_STATUS_PROGRAM_MISMATCH
  public :: PJRTLITE_STATUS_MISSING_FUNCTION

  ! Element types, as executables and buffers report them.
  public :: PJRTLITE_DTYPE_BOOL
  public :: PJRTLITE_DTYPE_I8
  public :: PJRTLITE_DTYPE_I16
  public :: PJRTLITE_DTYPE_I32
  public :: PJRTLITE_DTYPE_I64
  public :: PJRTLITE_DTYPE_U8
  public :: PJRTLITE_DTYPE_U16
  public :: PJRTLITE_DTYPE_U32
  public :: PJRTLITE_DTYPE_U64
  public :: PJRTLITE_DTYPE_F16
  public :: PJRTLITE_DTYPE_F32
  public :: PJRTLITE_DTYPE_F64
  public :: PJRTLITE_DTYPE_BF16
  public :: PJRTLITE_DTYPE_C64
  public :: PJRTLITE_DTYPE_C128

  !> Settings for opening a plugin or loading a program, as pairs of key and value.
  !!
  !! *Threads:* one at a time.
  type :: pjrtlite_options
    private
    type(c_ptr) :: handle = c_null_ptr
  contains
    !> `call options%create([stat] [,errmsg])`: an empty set. `set` does this by itself when
    !! needed; create starts anew.
    procedure :: create => options_create
    !> `call options%set(key, value [,stat] [,errmsg])`: sets KEY to VALUE, a character string,
    !! an integer(int32) or integer(int64) or a rank-1 array of either, a real(real32) or
    !! real(real64), or a default logical. A key set again has the new value. Keys that begin
    !! with `pjrtlite.` are this library's own and are checked here; every other key is an option
    !! of the plugin (for a client) or of XLA (for a program), which check it when it is used.
    !! CPU plugins know 'cpu_device_count' (integer) and 'asynchronous' (logical); a key that it
    !! does not know a plugin may ignore or refuse.
    !! Our own are 'pjrtlite.log_level' (integer, 0 to 3), for a client: how much its plugin
    !! prints; and 'pjrtlite.device' (integer), for a program: the device that it is loaded for,
    !! which counts from 1 like every index here.
    generic :: set => options_set_text, options_set_int32, options_set_int64, &
        options_set_int32_list, options_set_int64_list, options_set_real32, &
        options_set_real64, options_set_logical
    procedure, private :: options_set_text, options_set_int32, options_set_int64
    procedure, private :: options_set_int32_list, options_set_int64_list
    procedure, private :: options_set_real32, options_set_real64, options_set_logical
    !> `options%is_created()`: true between the first `set` or `create` and `destroy`.
    procedure :: is_created => options_is_created
    !> `call options%destroy()`: frees the options. Clients and executables made with them do not
    !! need them any more.
    procedure :: destroy => options_destroy
  end type pjrtlite_options

  !> A PJRT plugin, opened, with its devices.
  !!
  !! *Threads:* any number at once.
  type :: pjrtlite_client
    private
    type(c_ptr) :: handle = c_null_ptr
  contains
    !> `call client%create(plugin [,options] [,stat] [,errmsg])`: opens PLUGIN, a name such as
    !! 'cpu' or 'cuda', or the path of a plugin library (with a '/'). A name is looked up in the
    !! environment variable PJRTLITE_PLUGIN_<NAME> (a file), in PJRT_NAMES_AND_LIBRARY_PATHS, in
    !! the folders of PJRTLITE_PLUGIN_PATH, and in the active Python environment.
    !!
    !! *Errors:* PLUGIN_NOT_FOUND says where it looked; PLUGIN_LOAD_FAILED, NOT_A_PLUGIN,
    !! ABI_MISMATCH, or what the plugin says, for instance that it finds no device.
    procedure :: create => client_create
    !> `call client%plugin_path(text [,stat] [,errmsg])`: the plugin's file.
    procedure :: plugin_path => client_plugin_path
    !> `call client%pjrt_version(major, minor [,stat] [,errmsg])`: the version of the PJRT
    !! interface that the plugin has.
    procedure :: pjrt_version => client_pjrt_version
    !> `call client%platform_name(text [,stat] [,errmsg])`: 'cpu', 'cuda', ….
    procedure :: platform_name => client_platform_name
    !> `call client%platform_version(text [,stat] [,errmsg])`: what the plugin says of its
    !! own version.
    procedure :: platform_version => client_platform_version
    !> `client%attribute_count([stat] [,errmsg])`: how many attributes the plugin has.
    procedure :: attribute_count => client_attribute_count
    !> `call client%attribute(index, name, value [,stat] [,errmsg])`: one of the plugin's
    !! attributes, such as its StableHLO version, as text.
    procedure :: attribute => client_attribute
    !> `client%has_extension(extension [,stat] [,errmsg])`: whether the plugin has the extension
    !! of the PJRT interface with this number.
    procedure :: has_extension => client_has_extension
    !> `client%device_count([stat] [,errmsg])`: how many devices this process can use.
    procedure :: device_count => client_device_count
    !> `client%device_id(device [,stat] [,errmsg])`: the plugin's own number of the device.
    procedure :: device_id => client_device_id
    !> `call client%device_kind(device, text [,stat] [,errmsg])`: what kind of device it is.
    procedure :: device_kind => client_device_kind
    !> `call client%device_description(device, text [,stat] [,errmsg])`: the device in words.
    procedure :: device_description => client_device_description
    !> `call client%device_memory_kind(device, text [,stat] [,errmsg])`: the device's default
    !! memory.
    procedure :: device_memory_kind => client_device_memory_kind
    !> `call client%device_memory_stats(device, bytes_in_use, peak_bytes_in_use, bytes_limit
    !! [,stat] [,errmsg])`: the device's memory, in bytes; -1 for what the plugin does not tell.
    !!
    !! *Errors:* UNIMPLEMENTED or UNSUPPORTED_BY_PLUGIN where the plugin keeps no such numbers,
    !! as the CPU plugins do not.
    procedure :: device_memory_stats => client_device_memory_stats
    !> `client%is_created()`: whether there is a client.
    procedure :: is_created => client_is_created
    !> `call client%destroy()`: frees the client once nothing made with it is left. The plugin
    !! stays loaded.
    procedure :: destroy => client_destroy
  end type pjrtlite_client

  !> What happens later: a result that is being computed, a copy that is under way.
  !!
  !! *Threads:* one at a time; the callback of on_ready runs on any.
  type :: pjrtlite_event
    private
    type(c_ptr) :: handle = c_null_ptr
  contains
    !> `call event%wait([stat] [,errmsg])`: returns when it has happened.
    !!
    !! *Errors:* what went wrong in the work that the event stands for.
    procedure :: wait => event_wait
    !> `call event%wait_for(seconds [,stat] [,errmsg])`: as wait, for at most SECONDS, a
    !! real(real64).
    !!
    !! *Errors:* TIMED_OUT when it has not happened by then; the event can be waited for again.
    procedure :: wait_for => event_wait_for
    !> `event%test([stat] [,errmsg])`: whether it has happened; does not wait.
    procedure :: test => event_test
    !> `call event%on_ready(callback, user [,stat] [,errmsg])`: has CALLBACK called once, with
    !! USER as it is, when it happens: at once if it already has, else possibly on another
    !! thread and after the event was destroyed. CALLBACK must be a bind(C) procedure with the
    !! interface pjrtlite_ready_callback, not an internal procedure. It should be short, since the
    !! plugin waits for it, and what USER points to must live until it has run.
    procedure :: on_ready => event_on_ready
    !> `event%is_created()`: whether there is an event.
    procedure :: is_created => event_is_created
    !> `call event%destroy()`: frees the event; the work goes on.
    procedure :: destroy => event_destroy
  end type pjrtlite_event

  !> An array in a device's memory.
  !!
  !! *Threads:* any number at once.
  type :: pjrtlite_buffer
    private
    type(c_ptr) :: handle = c_null_ptr
  contains
    !> `call buffer%from_host(client, array [,device] [,stat] [,errmsg])`: a new buffer with a
    !! copy of ARRAY, on the first device or the given one. ARRAY may change afterwards.
    procedure, private :: from_host_r32_0, from_host_r32_1, from_host_r32_2, from_host_r32_3
    procedure, private :: from_host_r32_4, from_host_r32_5, from_host_r32_6, from_host_r32_7
    procedure, private :: from_host_r64_0, from_host_r64_1, from_host_r64_2, from_host_r64_3
    procedure, private :: from_host_r64_4, from_host_r64_5, from_host_r64_6, from_host_r64_7
    procedure, private :: from_host_i32_0, from_host_i32_1, from_host_i32_2, from_host_i32_3
    procedure, private :: from_host_i32_4, from_host_i32_5, from_host_i32_6, from_host_i32_7
    procedure, private :: from_host_i64_0, from_host_i64_1, from_host_i64_2, from_host_i64_3
    procedure, private :: from_host_i64_4, from_host_i64_5, from_host_i64_6, from_host_i64_7
    generic :: from_host => &
        from_host_r32_0, from_host_r32_1, from_host_r32_2, from_host_r32_3, &
        from_host_r32_4, from_host_r32_5, from_host_r32_6, from_host_r32_7, &
        from_host_r64_0, from_host_r64_1, from_host_r64_2, from_host_r64_3, &
        from_host_r64_4, from_host_r64_5, from_host_r64_6, from_host_r64_7, &
        from_host_i32_0, from_host_i32_1, from_host_i32_2, from_host_i32_3, &
        from_host_i32_4, from_host_i32_5, from_host_i32_6, from_host_i32_7, &
        from_host_i64_0, from_host_i64_1, from_host_i64_2, from_host_i64_3, &
        from_host_i64_4, from_host_i64_5, from_host_i64_6, from_host_i64_7
    !> `call buffer%view_host(client, array [,device] [,stat] [,errmsg])`: a new buffer that is
    !! ARRAY's own memory; the buffer sees later changes of ARRAY.
    !!
    !! *Ownership:* ARRAY must outlive the buffer; see "Arrays" above.
    !! *Errors:* NOT_ALIASED where the device cannot use the memory as it is: CPU plugins want an
    !! address that is a multiple of 64 bytes. INVALID_VALUE for a section that is not
    !! contiguous, NULL_ARGUMENT for a pointer that is not associated.
    procedure, private :: view_host_r32_0, view_host_r32_1, view_host_r32_2, view_host_r32_3
    procedure, private :: view_host_r32_4, view_host_r32_5, view_host_r32_6, view_host_r32_7
    procedure, private :: view_host_r64_0, view_host_r64_1, view_host_r64_2, view_host_r64_3
    procedure, private :: view_host_r64_4, view_host_r64_5, view_host_r64_6, view_host_r64_7
    procedure, private :: view_host_i32_0, view_host_i32_1, view_host_i32_2, view_host_i32_3
    procedure, private :: view_host_i32_4, view_host_i32_5, view_host_i32_6, view_host_i32_7
    procedure, private :: view_host_i64_0, view_host_i64_1, view_host_i64_2, view_host_i64_3
    procedure, private :: view_host_i64_4, view_host_i64_5, view_host_i64_6, view_host_i64_7
    generic :: view_host => &
        view_host_r32_0, view_host_r32_1, view_host_r32_2, view_host_r32_3, &
        view_host_r32_4, view_host_r32_5, view_host_r32_6, view_host_r32_7, &
        view_host_r64_0, view_host_r64_1, view_host_r64_2, view_host_r64_3, &
        view_host_r64_4, view_host_r64_5, view_host_r64_6, view_host_r64_7, &
        view_host_i32_0, view_host_i32_1, view_host_i32_2, view_host_i32_3, &
        view_host_i32_4, view_host_i32_5, view_host_i32_6, view_host_i32_7, &
        view_host_i64_0, view_host_i64_1, view_host_i64_2, view_host_i64_3, &
        view_host_i64_4, view_host_i64_5, view_host_i64_6, view_host_i64_7
    !> `call buffer%to_host(array [,stat] [,errmsg])`: waits for the buffer and copies it to
    !! ARRAY, which must have its element type and shape.
    !!
    !! *Errors:* SIGNATURE_MISMATCH for another type or shape; what went wrong in the work that
    !! makes the buffer. ARRAY is then as it was.
    procedure, private :: to_host_r32_0, to_host_r32_1, to_host_r32_2, to_host_r32_3
    procedure, private :: to_host_r32_4, to_host_r32_5, to_host_r32_6, to_host_r32_7
    procedure, private :: to_host_r64_0, to_host_r64_1, to_host_r64_2, to_host_r64_3
    procedure, private :: to_host_r64_4, to_host_r64_5, to_host_r64_6, to_host_r64_7
    procedure, private :: to_host_i32_0, to_host_i32_1, to_host_i32_2, to_host_i32_3
    procedure, private :: to_host_i32_4, to_host_i32_5, to_host_i32_6, to_host_i32_7
    procedure, private :: to_host_i64_0, to_host_i64_1, to_host_i64_2, to_host_i64_3
    procedure, private :: to_host_i64_4, to_host_i64_5, to_host_i64_6, to_host_i64_7
    generic :: to_host => &
        to_host_r32_0, to_host_r32_1, to_host_r32_2, to_host_r32_3, &
        to_host_r32_4, to_host_r32_5, to_host_r32_6, to_host_r32_7, &
        to_host_r64_0, to_host_r64_1, to_host_r64_2, to_host_r64_3, &
        to_host_r64_4, to_host_r64_5, to_host_r64_6, to_host_r64_7, &
        to_host_i32_0, to_host_i32_1, to_host_i32_2, to_host_i32_3, &
        to_host_i32_4, to_host_i32_5, to_host_i32_6, to_host_i32_7, &
        to_host_i64_0, to_host_i64_1, to_host_i64_2, to_host_i64_3, &
        to_host_i64_4, to_host_i64_5, to_host_i64_6, to_host_i64_7
    !> `buffer%dtype([stat] [,errmsg])`: the element type, one of the PJRTLITE_DTYPE_ numbers.
    procedure :: dtype => buffer_dtype
    !> `buffer%shape([stat] [,errmsg])`: the extents in Fortran's order, integer(int64).
    procedure :: shape => buffer_shape
    !> `buffer%size([stat] [,errmsg])`: how many bytes to_host would copy, integer(int64).
    procedure :: size => buffer_size
    !> `buffer%device([stat] [,errmsg])`: on which device it is.
    procedure :: device => buffer_device
    !> `call buffer%ready(event [,stat] [,errmsg])`: makes EVENT, which happens when the buffer's
    !! contents are there.
    procedure :: ready => buffer_ready
    !> `buffer%host_pointer([stat] [,errmsg])`: waits for the buffer and returns the C address of
    !! its contents, for c_f_pointer with buffer%shape().
    !!
    !! *Ownership:* the memory is the buffer's: to read, and gone with it.
    !! *Errors:* where the host cannot read the device's memory.
    procedure :: host_pointer => buffer_host_pointer
    !> `buffer%is_created()`: whether there is a buffer.
    procedure :: is_created => buffer_is_created
    !> `call buffer%destroy()`: frees the buffer once no work uses it any more.
    procedure :: destroy => buffer_destroy
  end type pjrtlite_buffer

  !> A program, compiled and loaded.
  !!
  !! *Threads:* any number at once.
  type :: pjrtlite_executable
    private
    type(c_ptr) :: handle = c_null_ptr
    !> The number of devices of its client.
    integer :: devices = 0
  contains
    !> `call executable%load_file(client, path [,options] [,stat] [,errmsg])`: loads the program
    !! in the file PATH. What it is is seen from its contents: a function that `jax.export`
    !! serialized, which is the best choice, StableHLO as text or bytecode, or an HLO module, all
    !! of which are compiled; or an executable that `serialize` or JAX wrote, which must come from
    !! the same build of the compiler as the plugin's. That is checked of ours; of JAX's nothing
    !! can be. OPTIONS are for compiling; 'pjrtlite.device' among them chooses the device, which
    !! else is the client's first.
    !!
    !! *Errors:* FILE_UNREADABLE; BAD_PROGRAM, or what the plugin says against it;
    !! PROGRAM_MISMATCH for an executable of another plugin or kind of machine; MISSING_FUNCTION
    !! where the program calls what the plugin does not have, such as LAPACK.
    procedure :: load_file => executable_load_file
    !> `call executable%load_memory(client, program [,options] [,stat] [,errmsg])`: the same for a
    !! program in memory: a rank-1 array of integer(int8), or a character string (StableHLO
    !! text). It is not needed afterwards.
    generic :: load_memory => executable_load_bytes, executable_load_text
    procedure, private :: executable_load_bytes, executable_load_text
    !> `call executable%name(text [,stat] [,errmsg])`: the program's name.
    procedure :: name => executable_name
    !> `call executable%format(text [,stat] [,errmsg])`: what it was loaded from, such as
    !! 'jax.export' or 'StableHLO text'.
    procedure :: format => executable_format
    !> `executable%input_count([stat] [,errmsg])`: how many inputs it has.
    procedure :: input_count => executable_input_count
    !> `call executable%input(index, dtype, shape [,stat] [,errmsg])`: the element type of an
    !! input, one of the PJRTLITE_DTYPE_ numbers, and its extents in Fortran's order, an
    !! allocatable integer(int64) array.
    procedure :: input => executable_input
    !> `executable%output_count([stat] [,errmsg])`: how many outputs it has.
    procedure :: output_count => executable_output_count
    !> `call executable%output(index, dtype, shape [,stat] [,errmsg])`: as input.
    procedure :: output => executable_output
    !> `call executable%describe(text [,stat] [,errmsg])`: inputs and outputs in one line, in
    !! the program's own order: 'f32[2,3] -> f32[2,3], f32[3,2]'.
    procedure :: describe => executable_describe
    !> `call executable%serialize(bytes [,stat] [,errmsg])`: the compiled program, as an
    !! allocatable integer(int8) array: write it to a file with stream access, and the same
    !! plugin loads it without compiling. Another plugin, or a machine of another kind, refuses it.
    procedure :: serialize => executable_serialize
    !> `call executable%execute(inputs, outputs [,event] [,stat] [,errmsg])`: runs the program on
    !! the buffers INPUTS and makes the buffers OUTPUTS, as many of both as the program has.
    !! Waits until it is done; with EVENT it does not wait, and makes EVENT, which happens when
    !! the program is done. All of them are on the device of the inputs. OUTPUTS that were there
    !! before are destroyed.
    !!
    !! *Errors:* SIGNATURE_MISMATCH where the buffers are not what the program takes: number, type,
    !! shape, device, the order of their elements, or one for two inputs of which one is donated.
    procedure :: execute => executable_execute
    !> `executable%is_created()`: whether there is a program.
    procedure :: is_created => executable_is_created
    !> `call executable%destroy()`: frees the program once no call or work needs it.
    procedure :: destroy => executable_destroy
  end type pjrtlite_executable

  !> An executable with its inputs and outputs, set once and run many times.
  !!
  !! Each input is set by set_input, bind_input or set_input_buffer before the first run, and
  !! stays set; each may be set again at any time. Inputs of an exported function that it does not
  !! use need not be set. Outputs may be bound or fetched, or both.
  !!
  !! *Threads:* one at a time. Several calls of one executable may run at once.
  type :: pjrtlite_call
    private
    type(c_ptr) :: handle = c_null_ptr
    !> How many the executable has.
    integer :: inputs = 0
    integer :: outputs = 0
  contains
    !> `call call%create(executable [,device] [,stat] [,errmsg])`: a call on the first device or
    !! the given one.
    !!
    !! *Errors:* INVALID_VALUE for a device that the program was not loaded for.
    procedure :: create => call_create
    !> `call call%input(index, dtype, shape [,stat] [,errmsg])`: what an input wants: its element
    !! type, one of the PJRTLITE_DTYPE_ numbers, and its extents in Fortran's order, an
    !! allocatable integer(int64) array.
    procedure :: input => call_input
    !> `call call%output(index, dtype, shape [,stat] [,errmsg])`: as input.
    procedure :: output => call_output
    !> `call call%bind_input(index, array [,stat] [,errmsg])`: every run reads ARRAY, as it is
    !! then. No copy is made where the device can read it in place: CPU plugins want an address
    !! that is a multiple of 64 bytes.
    !!
    !! *Ownership:* ARRAY must outlive the call, or be replaced; see "Arrays" above.
    !! *Errors:* SIGNATURE_MISMATCH where type or shape are not the program's; INVALID_VALUE for a
    !! section that is not contiguous, NULL_ARGUMENT for a pointer that is not associated.
    procedure, private :: bind_input_r32_0, bind_input_r32_1, bind_input_r32_2, bind_input_r32_3
    procedure, private :: bind_input_r32_4, bind_input_r32_5, bind_input_r32_6, bind_input_r32_7
    procedure, private :: bind_input_r64_0, bind_input_r64_1, bind_input_r64_2, bind_input_r64_3
    procedure, private :: bind_input_r64_4, bind_input_r64_5, bind_input_r64_6, bind_input_r64_7
    procedure, private :: bind_input_i32_0, bind_input_i32_1, bind_input_i32_2, bind_input_i32_3
    procedure, private :: bind_input_i32_4, bind_input_i32_5, bind_input_i32_6, bind_input_i32_7
    procedure, private :: bind_input_i64_0, bind_input_i64_1, bind_input_i64_2, bind_input_i64_3
    procedure, private :: bind_input_i64_4, bind_input_i64_5, bind_input_i64_6, bind_input_i64_7
    generic :: bind_input => &
        bind_input_r32_0, bind_input_r32_1, bind_input_r32_2, bind_input_r32_3, &
        bind_input_r32_4, bind_input_r32_5, bind_input_r32_6, bind_input_r32_7, &
        bind_input_r64_0, bind_input_r64_1, bind_input_r64_2, bind_input_r64_3, &
        bind_input_r64_4, bind_input_r64_5, bind_input_r64_6, bind_input_r64_7, &
        bind_input_i32_0, bind_input_i32_1, bind_input_i32_2, bind_input_i32_3, &
        bind_input_i32_4, bind_input_i32_5, bind_input_i32_6, bind_input_i32_7, &
        bind_input_i64_0, bind_input_i64_1, bind_input_i64_2, bind_input_i64_3, &
        bind_input_i64_4, bind_input_i64_5, bind_input_i64_6, bind_input_i64_7
    !> `call call%bind_output(index, array [,stat] [,errmsg])`: every run writes its result to
    !! ARRAY, which may be a bound input, too. *Ownership* and *errors* as for bind_input, and
    !! INVALID_VALUE for memory that is bound to another output.
    procedure, private :: bind_output_r32_0, bind_output_r32_1, bind_output_r32_2, bind_output_r32_3
    procedure, private :: bind_output_r32_4, bind_output_r32_5, bind_output_r32_6, bind_output_r32_7
    procedure, private :: bind_output_r64_0, bind_output_r64_1, bind_output_r64_2, bind_output_r64_3
    procedure, private :: bind_output_r64_4, bind_output_r64_5, bind_output_r64_6, bind_output_r64_7
    procedure, private :: bind_output_i32_0, bind_output_i32_1, bind_output_i32_2, bind_output_i32_3
    procedure, private :: bind_output_i32_4, bind_output_i32_5, bind_output_i32_6, bind_output_i32_7
    procedure, private :: bind_output_i64_0, bind_output_i64_1, bind_output_i64_2, bind_output_i64_3
    procedure, private :: bind_output_i64_4, bind_output_i64_5, bind_output_i64_6, bind_output_i64_7
    generic :: bind_output => &
        bind_output_r32_0, bind_output_r32_1, bind_output_r32_2, bind_output_r32_3, &
        bind_output_r32_4, bind_output_r32_5, bind_output_r32_6, bind_output_r32_7, &
        bind_output_r64_0, bind_output_r64_1, bind_output_r64_2, bind_output_r64_3, &
        bind_output_r64_4, bind_output_r64_5, bind_output_r64_6, bind_output_r64_7, &
        bind_output_i32_0, bind_output_i32_1, bind_output_i32_2, bind_output_i32_3, &
        bind_output_i32_4, bind_output_i32_5, bind_output_i32_6, bind_output_i32_7, &
        bind_output_i64_0, bind_output_i64_1, bind_output_i64_2, bind_output_i64_3, &
        bind_output_i64_4, bind_output_i64_5, bind_output_i64_6, bind_output_i64_7
    !> `call call%set_input(index, array [,stat] [,errmsg])`: copies ARRAY now; the following runs
    !! use the copy.
    !!
    !! *Errors:* SIGNATURE_MISMATCH where type or shape are not the program's.
    procedure, private :: set_input_r32_0, set_input_r32_1, set_input_r32_2, set_input_r32_3
    procedure, private :: set_input_r32_4, set_input_r32_5, set_input_r32_6, set_input_r32_7
    procedure, private :: set_input_r64_0, set_input_r64_1, set_input_r64_2, set_input_r64_3
    procedure, private :: set_input_r64_4, set_input_r64_5, set_input_r64_6, set_input_r64_7
    procedure, private :: set_input_i32_0, set_input_i32_1, set_input_i32_2, set_input_i32_3
    procedure, private :: set_input_i32_4, set_input_i32_5, set_input_i32_6, set_input_i32_7
    procedure, private :: set_input_i64_0, set_input_i64_1, set_input_i64_2, set_input_i64_3
    procedure, private :: set_input_i64_4, set_input_i64_5, set_input_i64_6, set_input_i64_7
    generic :: set_input => &
        set_input_r32_0, set_input_r32_1, set_input_r32_2, set_input_r32_3, &
        set_input_r32_4, set_input_r32_5, set_input_r32_6, set_input_r32_7, &
        set_input_r64_0, set_input_r64_1, set_input_r64_2, set_input_r64_3, &
        set_input_r64_4, set_input_r64_5, set_input_r64_6, set_input_r64_7, &
        set_input_i32_0, set_input_i32_1, set_input_i32_2, set_input_i32_3, &
        set_input_i32_4, set_input_i32_5, set_input_i32_6, set_input_i32_7, &
        set_input_i64_0, set_input_i64_1, set_input_i64_2, set_input_i64_3, &
        set_input_i64_4, set_input_i64_5, set_input_i64_6, set_input_i64_7
    !> `call call%get_output(index, array [,stat] [,errmsg])`: copies the last run's result to
    !! ARRAY; that of a bound output, from where it is bound.
    !!
    !! *Errors:* SIGNATURE_MISMATCH where type or shape are not the program's; NOT_RUN before the
    !! first run. ARRAY is then as it was.
    procedure, private :: get_output_r32_0, get_output_r32_1, get_output_r32_2, get_output_r32_3
    procedure, private :: get_output_r32_4, get_output_r32_5, get_output_r32_6, get_output_r32_7
    procedure, private :: get_output_r64_0, get_output_r64_1, get_output_r64_2, get_output_r64_3
    procedure, private :: get_output_r64_4, get_output_r64_5, get_output_r64_6, get_output_r64_7
    procedure, private :: get_output_i32_0, get_output_i32_1, get_output_i32_2, get_output_i32_3
    procedure, private :: get_output_i32_4, get_output_i32_5, get_output_i32_6, get_output_i32_7
    procedure, private :: get_output_i64_0, get_output_i64_1, get_output_i64_2, get_output_i64_3
    procedure, private :: get_output_i64_4, get_output_i64_5, get_output_i64_6, get_output_i64_7
    generic :: get_output => &
        get_output_r32_0, get_output_r32_1, get_output_r32_2, get_output_r32_3, &
        get_output_r32_4, get_output_r32_5, get_output_r32_6, get_output_r32_7, &
        get_output_r64_0, get_output_r64_1, get_output_r64_2, get_output_r64_3, &
        get_output_r64_4, get_output_r64_5, get_output_r64_6, get_output_r64_7, &
        get_output_i32_0, get_output_i32_1, get_output_i32_2, get_output_i32_3, &
        get_output_i32_4, get_output_i32_5, get_output_i32_6, get_output_i32_7, &
        get_output_i64_0, get_output_i64_1, get_output_i64_2, get_output_i64_3, &
        get_output_i64_4, get_output_i64_5, get_output_i64_6, get_output_i64_7
    !> `call call%set_input_buffer(index, buffer [,stat] [,errmsg])`: the following runs use
    !! BUFFER, which may be destroyed or used elsewhere: the call keeps what it needs.
    procedure :: set_input_buffer => call_set_input_buffer
    !> `call call%output_buffer(index, buffer [,stat] [,errmsg])`: makes BUFFER, the last run's
    !! result, without a copy: once for each run, and not for an output that is bound. Later runs
    !! leave BUFFER as it is.
    !!
    !! *Errors:* NOT_RUN before the first run, for a bound output, and for the second time.
    procedure :: output_buffer => call_output_buffer
    !> `call call%run([stat] [,errmsg])`: runs the program once and returns when the bound
    !! outputs are written.
    !!
    !! *Errors:* NOT_BOUND when an input was never set; what went wrong in the program. The
    !! bound outputs are then as they were, or partly written.
    procedure :: run => call_run
    !> `call%is_created()`: whether there is a call.
    procedure :: is_created => call_is_created
    !> `call call%destroy()`: frees the call; bound arrays are free to go afterwards.
    procedure :: destroy => call_destroy
  end type pjrtlite_call

  abstract interface
    !> The callback of event%on_ready. STATUS is 0 or the failure; MESSAGE then is its text, for
    !! pjrtlite_string, and gone when the callback returns; USER is what on_ready was given.
    !!
    !! *Threads:* any, so what it changes needs the same care as between threads.
    subroutine pjrtlite_ready_callback(status, message, user) bind(C)
      import :: c_int32_t, c_ptr
      integer(c_int32_t), value :: status
      type(c_ptr), value :: message, user
    end subroutine pjrtlite_ready_callback
  end interface

  !> What went wrong in a procedure, if anything did.
  type :: failure
    integer(c_int32_t) :: status = PJRTLITE_STATUS_OK
    !> Allocated if status is not PJRTLITE_STATUS_OK.
    character(:), allocatable :: message
  end type failure

  !> What C is told of an array.
  type :: array_facts
    !> Of the first element; null when the memory has gaps.
    type(c_ptr) :: address = c_null_ptr
    integer(c_int32_t) :: dtype = 0
    integer :: rank = 0
    !> The extents in the program's order, the reverse of Fortran's.
    integer(c_int64_t) :: dims(7) = 0
    !> False for a pointer that points at nothing.
    logical :: is_there = .false.
  end type array_facts

  !> The facts of an array of any element type and rank.
  interface facts_of
    module procedure facts_of_r32_0, facts_of_r32_1, facts_of_r32_2, facts_of_r32_3
    module procedure facts_of_r32_4, facts_of_r32_5, facts_of_r32_6, facts_of_r32_7
    module procedure facts_of_r64_0, facts_of_r64_1, facts_of_r64_2, facts_of_r64_3
    module procedure facts_of_r64_4, facts_of_r64_5, facts_of_r64_6, facts_of_r64_7
    module procedure facts_of_i32_0, facts_of_i32_1, facts_of_i32_2, facts_of_i32_3
    module procedure facts_of_i32_4, facts_of_i32_5, facts_of_i32_6, facts_of_i32_7
    module procedure facts_of_i64_0, facts_of_i64_1, facts_of_i64_2, facts_of_i64_3
    module procedure facts_of_i64_4, facts_of_i64_5, facts_of_i64_6, facts_of_i64_7
  end interface facts_of

  interface
    !> The length of a C string, from C's own library.
    pure function c_strlen(text) bind(C, name='strlen') result(length)
      import :: c_ptr, c_size_t
      type(c_ptr), value :: text
      integer(c_size_t) :: length
    end function c_strlen
  end interface

  !> The one option whose value is an index.
  character(*), parameter :: DEVICE_OPTION = 'pjrtlite.device'

  !> Memory with an address for arrays that have no elements. Nobody reads or writes it.
  integer(int8), target, save :: nothing(128)

contains

  ! Several threads may be in the same procedure at once, and a callback in one that the thread
  ! is in already. Hence: all procedures are `recursive`, without which gfortran may keep local
  ! variables in static memory; and no function returns a string of deferred length, since
  ! gfortran keeps that length in static memory of the caller, whatever the options.

  ! The library as a whole.

  !> `pjrtlite_version()`: the version of the pjrtlite library, such as '0.1.0'.
  recursive function pjrtlite_version() result(text)
    character(string_length(c_pjrtlite_version())) :: text
    call fill_string(c_pjrtlite_version(), text)
  end function pjrtlite_version

  !> `pjrtlite_status_name(stat)`: the name of a status, such as 'PLUGIN_NOT_FOUND'.
  recursive function pjrtlite_status_name(stat) result(text)
    integer, intent(in) :: stat
    character(string_length(c_pjrtlite_status_name(int(stat, c_int32_t)))) :: text
    call fill_string(c_pjrtlite_status_name(int(stat, c_int32_t)), text)
  end function pjrtlite_status_name

  !> `pjrtlite_last_error()`: the message of the last failure that the library had on this thread,
  !! in C's terms; errmsg is the better source.
  recursive function pjrtlite_last_error() result(text)
    character(string_length(c_pjrtlite_last_error_message())) :: text
    call fill_string(c_pjrtlite_last_error_message(), text)
  end function pjrtlite_last_error

  !> `pjrtlite_dtype_name(dtype)`: the name of an element type, such as 'f32'; else 'unknown'.
  recursive function pjrtlite_dtype_name(dtype) result(text)
    integer, intent(in) :: dtype
    character(string_length(c_pjrtlite_dtype_name(int(dtype, c_int32_t)))) :: text
    call fill_string(c_pjrtlite_dtype_name(int(dtype, c_int32_t)), text)
  end function pjrtlite_dtype_name

  !> `pjrtlite_dtype_size(dtype)`: the bytes of one element; 0 if there is no such type.
  recursive function pjrtlite_dtype_size(dtype) result(bytes)
    integer, intent(in) :: dtype
    integer :: bytes
    bytes = int(c_pjrtlite_dtype_size(int(dtype, c_int32_t)))
  end function pjrtlite_dtype_size

  !> `pjrtlite_string(address)`: the C string at ADDRESS, such as the message that a callback
  !! gets; empty for a null address.
  recursive function pjrtlite_string(address) result(text)
    type(c_ptr), intent(in) :: address
    character(string_length(address)) :: text
    call fill_string(address, text)
  end function pjrtlite_string

  ! Options.

  recursive subroutine options_create(self, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call self%destroy()
    call settle(error, c_pjrtlite_options_create(self%handle), 'pjrtlite_options%create')
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_create

  recursive subroutine options_set_text(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    character(*), intent(in) :: value
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_string(self%handle, c_string(key), &
          c_string(value)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_text

  recursive subroutine options_set_int32(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    integer(int32), intent(in) :: value
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
    end if
    if (key == DEVICE_OPTION .and. value < 1) then
      call fail(error, PJRTLITE_STATUS_INVALID_VALUE, where//": option '"//DEVICE_OPTION// &
          "' takes the index of a device, from 1; got "//trim(decimal(int(value, int64))))
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_int(self%handle, c_string(key), &
          c_number(key, int(value, int64))), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_int32

  recursive subroutine options_set_int64(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    integer(int64), intent(in) :: value
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
    end if
    if (key == DEVICE_OPTION .and. value < 1) then
      call fail(error, PJRTLITE_STATUS_INVALID_VALUE, where//": option '"//DEVICE_OPTION// &
          "' takes the index of a device, from 1; got "//trim(decimal(int(value, int64))))
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_int(self%handle, c_string(key), &
          c_number(key, value)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_int64

  recursive subroutine options_set_int32_list(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    integer(int32), intent(in) :: value(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_int_list(self%handle, c_string(key), &
          int(value, c_int64_t), size(value, kind=c_size_t)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_int32_list

  recursive subroutine options_set_int64_list(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    integer(int64), intent(in) :: value(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_int_list(self%handle, c_string(key), &
          int(value, c_int64_t), size(value, kind=c_size_t)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_int64_list

  recursive subroutine options_set_real32(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    real(real32), intent(in) :: value
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_float(self%handle, c_string(key), &
          real(value, c_double)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_real32

  recursive subroutine options_set_real64(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    real(real64), intent(in) :: value
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_float(self%handle, c_string(key), &
          real(value, c_double)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_real64

  recursive subroutine options_set_logical(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    logical, intent(in) :: value
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_bool(self%handle, c_string(key), &
          logical(value, c_bool)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_logical

  !> The value of an option as C takes it. The index of a device counts from 0 there.
  recursive function c_number(key, value) result(number)
    character(*), intent(in) :: key
    integer(int64), intent(in) :: value
    integer(c_int64_t) :: number
    number = value
    if (key == DEVICE_OPTION) number = value - 1
  end function c_number

  recursive function options_is_created(self) result(yes)
    class(pjrtlite_options), intent(in) :: self
    logical :: yes
    yes = c_associated(self%handle)
  end function options_is_created

  recursive subroutine options_destroy(self)
    class(pjrtlite_options), intent(inout) :: self
    call c_pjrtlite_options_destroy(self%handle)
    self%handle = c_null_ptr
  end subroutine options_destroy

  !> The C handle of optional options: null when there are none.
  recursive function options_handle(options) result(handle)
    class(pjrtlite_options), intent(in), optional :: options
    type(c_ptr) :: handle
    handle = c_null_ptr
    if (present(options)) handle = options%handle
  end function options_handle

  ! Client.

  recursive subroutine client_create(self, plugin, options, stat, errmsg)
    class(pjrtlite_client), intent(inout) :: self
    character(*), intent(in) :: plugin
    class(pjrtlite_options), intent(in), optional :: options
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call self%destroy()
    call settle(error, c_pjrtlite_client_create(c_string(plugin), options_handle(options), &
        self%handle), 'pjrtlite_client%create')
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_create

  recursive subroutine client_plugin_path(self, text, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%plugin_path'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_plugin_path(self%handle, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_plugin_path

  recursive subroutine client_pjrt_version(self, major, minor, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    integer, intent(out) :: major, minor
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%pjrt_version'
    integer(c_int32_t) :: answer(2)
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_pjrt_version(self%handle, answer(1), answer(2)), where)
    end if
    major = int(answer(1))
    minor = int(answer(2))
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_pjrt_version

  recursive subroutine client_platform_name(self, text, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%platform_name'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_platform_name(self%handle, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_platform_name

  recursive subroutine client_platform_version(self, text, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%platform_version'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_platform_version(self%handle, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_platform_version

  recursive function client_attribute_count(self, stat, errmsg) result(count)
    class(pjrtlite_client), intent(in) :: self
    integer :: count
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%attribute_count'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_attribute_count(self%handle, answer), where)
    end if
    count = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function client_attribute_count

  recursive subroutine client_attribute(self, index, name, value, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    integer, intent(in) :: index
    character(:), allocatable, intent(out) :: name, value
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%attribute'
    type(c_ptr) :: c_name, c_value
    integer(c_size_t) :: count
    name = ''
    value = ''
    count = 0
    c_name = c_null_ptr
    c_value = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_attribute_count(self%handle, count), where)
    end if
    call need_index(error, 'attribute', index, int(count), where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_attribute(self%handle, int(index - 1, c_size_t), &
          c_name, c_value), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call copy_string(c_name, name)
      call copy_string(c_value, value)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_attribute

  recursive function client_has_extension(self, extension, stat, errmsg) result(yes)
    class(pjrtlite_client), intent(in) :: self
    integer, intent(in) :: extension
    logical :: yes
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%has_extension'
    logical(c_bool) :: answer
    answer = .false.
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_has_extension(self%handle, &
          int(extension, c_int32_t), answer), where)
    end if
    yes = logical(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function client_has_extension

  recursive function client_device_count(self, stat, errmsg) result(count)
    class(pjrtlite_client), intent(in) :: self
    integer :: count
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%device_count'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_device_count(self%handle, answer), where)
    end if
    count = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function client_device_count

  recursive function client_device_id(self, device, stat, errmsg) result(id)
    class(pjrtlite_client), intent(in) :: self
    integer, intent(in) :: device
    integer :: id
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%device_id'
    integer(c_int32_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    call need_device(error, self%handle, device, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_device_id(self%handle, int(device - 1, c_size_t), &
          answer), where)
    end if
    id = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function client_device_id

  recursive subroutine client_device_kind(self, device, text, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    integer, intent(in) :: device
    character(:), allocatable, intent(out) :: text
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%device_kind'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    call need_device(error, self%handle, device, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_device_kind(self%handle, &
          int(device - 1, c_size_t), address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_device_kind

  recursive subroutine client_device_description(self, device, text, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    integer, intent(in) :: device
    character(:), allocatable, intent(out) :: text
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%device_description'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    call need_device(error, self%handle, device, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_device_description(self%handle, &
          int(device - 1, c_size_t), address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_device_description

  recursive subroutine client_device_memory_kind(self, device, text, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    integer, intent(in) :: device
    character(:), allocatable, intent(out) :: text
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%device_memory_kind'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    call need_device(error, self%handle, device, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_device_memory_kind(self%handle, &
          int(device - 1, c_size_t), address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_device_memory_kind

  recursive subroutine client_device_memory_stats(self, device, bytes_in_use, peak_bytes_in_use, &
      bytes_limit, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    integer, intent(in) :: device
    integer(int64), intent(out) :: bytes_in_use, peak_bytes_in_use, bytes_limit
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%device_memory_stats'
    bytes_in_use = 0
    peak_bytes_in_use = 0
    bytes_limit = 0
    call need(error, self%handle, where)
    call need_device(error, self%handle, device, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_device_memory_stats(self%handle, &
          int(device - 1, c_size_t), bytes_in_use, peak_bytes_in_use, bytes_limit), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_device_memory_stats

  recursive function client_is_created(self) result(yes)
    class(pjrtlite_client), intent(in) :: self
    logical :: yes
    yes = c_associated(self%handle)
  end function client_is_created

  recursive subroutine client_destroy(self)
    class(pjrtlite_client), intent(inout) :: self
    call c_pjrtlite_client_destroy(self%handle)
    self%handle = c_null_ptr
  end subroutine client_destroy

  ! Event.

  recursive subroutine event_wait(self, stat, errmsg)
    class(pjrtlite_event), intent(in) :: self
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_event%wait'
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_event_wait(self%handle), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine event_wait

  recursive subroutine event_wait_for(self, seconds, stat, errmsg)
    class(pjrtlite_event), intent(in) :: self
    real(real64), intent(in) :: seconds
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_event%wait_for'
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_event_wait_for(self%handle, real(seconds, c_double)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine event_wait_for

  recursive function event_test(self, stat, errmsg) result(yes)
    class(pjrtlite_event), intent(in) :: self
    logical :: yes
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_event%test'
    logical(c_bool) :: answer
    answer = .false.
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_event_test(self%handle, answer), where)
    end if
    yes = logical(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function event_test

  recursive subroutine event_on_ready(self, callback, user, stat, errmsg)
    class(pjrtlite_event), intent(in) :: self
    procedure(pjrtlite_ready_callback) :: callback
    type(c_ptr), intent(in) :: user
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_event%on_ready'
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_event_on_ready(self%handle, c_funloc(callback), user), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine event_on_ready

  recursive function event_is_created(self) result(yes)
    class(pjrtlite_event), intent(in) :: self
    logical :: yes
    yes = c_associated(self%handle)
  end function event_is_created

  recursive subroutine event_destroy(self)
    class(pjrtlite_event), intent(inout) :: self
    call c_pjrtlite_event_destroy(self%handle)
    self%handle = c_null_ptr
  end subroutine event_destroy

  ! Buffer.

  !> The new buffer of from_host and, if VIEW, of view_host.
  recursive subroutine buffer_make(self, view, client, facts, device, error)
    class(pjrtlite_buffer), intent(inout) :: self
    logical, intent(in) :: view
    class(pjrtlite_client), intent(in) :: client
    type(array_facts), intent(in) :: facts
    integer, intent(in), optional :: device
    type(failure), intent(inout) :: error
    character(:), allocatable :: where
    integer(c_size_t) :: rank, on
    integer :: number
    where = 'pjrtlite_buffer%from_host'
    if (view) where = 'pjrtlite_buffer%view_host'
    number = 1
    if (present(device)) number = device
    call self%destroy()
    call need(error, client%handle, where, 'client')
    call need_device(error, client%handle, number, where)
    call need_address(error, facts, 'a view', 'from_host', where)
    if (error%status /= PJRTLITE_STATUS_OK) return
    rank = int(facts%rank, c_size_t)
    on = int(number - 1, c_size_t)
    if (view) then
      call settle(error, c_pjrtlite_buffer_view_host(client%handle, facts%address, facts%dtype, &
          facts%dims, rank, on, self%handle), where)
    else
      call settle(error, c_pjrtlite_buffer_from_host(client%handle, facts%address, facts%dtype, &
          facts%dims, rank, on, self%handle), where)
    end if
  end subroutine buffer_make

  !> Copies the buffer to the array of FACTS, if it has the buffer's type and shape.
  recursive subroutine buffer_read(self, facts, error)
    class(pjrtlite_buffer), intent(in) :: self
    type(array_facts), intent(in) :: facts
    type(failure), intent(inout) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%to_host'
    integer(c_size_t) :: bytes
    integer(c_int32_t) :: dtype
    integer(int64), allocatable :: extents(:)
    call need(error, self%handle, where)
    if (error%status /= PJRTLITE_STATUS_OK) return
    bytes = 0
    call buffer_type(error, self%handle, dtype, extents, where)
    call settle(error, c_pjrtlite_buffer_size(self%handle, bytes), where)
    if (error%status /= PJRTLITE_STATUS_OK) return
    call need_alike(error, 'the buffer holds', dtype, extents, facts%dtype, extents_of(facts), &
        where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_to_host(self%handle, facts%address, bytes), where)
    end if
  end subroutine buffer_read

  !> Element type, and extents in Fortran's order, of the buffer behind HANDLE.
  recursive subroutine buffer_type(error, handle, dtype, extents, where)
    type(failure), intent(inout) :: error
    type(c_ptr), intent(in) :: handle
    integer(c_int32_t), intent(out) :: dtype
    integer(int64), allocatable, intent(out) :: extents(:)
    character(*), intent(in) :: where
    type(c_ptr) :: dims
    integer(c_size_t) :: rank
    dtype = 0
    rank = 0
    dims = c_null_ptr
    call settle(error, c_pjrtlite_buffer_dtype(handle, dtype), where)
    call settle(error, c_pjrtlite_buffer_dims(handle, dims, rank), where)
    extents = fortran_shape(dims, rank)
  end subroutine buffer_type

  recursive function buffer_dtype(self, stat, errmsg) result(dtype)
    class(pjrtlite_buffer), intent(in) :: self
    integer :: dtype
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%dtype'
    integer(c_int32_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_dtype(self%handle, answer), where)
    end if
    dtype = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function buffer_dtype

  recursive function buffer_shape(self, stat, errmsg) result(shape)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), allocatable :: shape(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%shape'
    type(c_ptr) :: dims
    integer(c_size_t) :: rank
    dims = c_null_ptr
    rank = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_dims(self%handle, dims, rank), where)
    end if
    shape = fortran_shape(dims, rank)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function buffer_shape

  recursive function buffer_size(self, stat, errmsg) result(bytes)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64) :: bytes
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%size'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_size(self%handle, answer), where)
    end if
    bytes = int(answer, int64)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function buffer_size

  recursive function buffer_device(self, stat, errmsg) result(device)
    class(pjrtlite_buffer), intent(in) :: self
    integer :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%device'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_device(self%handle, answer), where)
    end if
    device = 0
    if (error%status == PJRTLITE_STATUS_OK) device = int(answer) + 1
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function buffer_device

  recursive subroutine buffer_ready(self, event, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    class(pjrtlite_event), intent(inout) :: event
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%ready'
    call event%destroy()
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_ready(self%handle, event%handle), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine buffer_ready

  recursive function buffer_host_pointer(self, stat, errmsg) result(address)
    class(pjrtlite_buffer), intent(in) :: self
    type(c_ptr) :: address
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%host_pointer'
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_host_pointer(self%handle, address), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function buffer_host_pointer

  recursive function buffer_is_created(self) result(yes)
    class(pjrtlite_buffer), intent(in) :: self
    logical :: yes
    yes = c_associated(self%handle)
  end function buffer_is_created

  recursive subroutine buffer_destroy(self)
    class(pjrtlite_buffer), intent(inout) :: self
    call c_pjrtlite_buffer_destroy(self%handle)
    self%handle = c_null_ptr
  end subroutine buffer_destroy

  ! Executable.

  recursive subroutine executable_load_file(self, client, path, options, stat, errmsg)
    class(pjrtlite_executable), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    character(*), intent(in) :: path
    class(pjrtlite_options), intent(in), optional :: options
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%load_file'
    call self%destroy()
    call need(error, client%handle, where, 'client')
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_load_file(client%handle, c_string(path), &
          options_handle(options), self%handle), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) self%devices = device_count_of(client%handle)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_load_file

  recursive subroutine executable_load_bytes(self, client, program, options, stat, errmsg)
    class(pjrtlite_executable), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), intent(in) :: program(:)
    class(pjrtlite_options), intent(in), optional :: options
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call executable_load_memory(self, client, program, options_handle(options), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_load_bytes

  recursive subroutine executable_load_text(self, client, program, options, stat, errmsg)
    class(pjrtlite_executable), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    character(*), intent(in) :: program
    class(pjrtlite_options), intent(in), optional :: options
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call executable_load_memory(self, client, transfer(program, [0_int8], len(program)), &
        options_handle(options), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_load_text

  recursive subroutine executable_load_memory(self, client, program, options, error)
    class(pjrtlite_executable), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), intent(in) :: program(:)
    type(c_ptr), intent(in) :: options
    type(failure), intent(inout) :: error
    character(*), parameter :: where = 'pjrtlite_executable%load_memory'
    integer(int8), allocatable, target :: bytes(:)
    type(c_ptr) :: address
    call self%destroy()
    call need(error, client%handle, where, 'client')
    if (error%status /= PJRTLITE_STATUS_OK) return
    ! A copy: PROGRAM may be a section with gaps, and needs no target attribute.
    allocate (bytes(size(program)))
    bytes(:) = program
    address = nowhere()
    if (size(bytes) > 0) address = c_loc(bytes)
    call settle(error, c_pjrtlite_executable_load_memory(client%handle, address, &
        size(bytes, kind=c_size_t), options, self%handle), where)
    if (error%status == PJRTLITE_STATUS_OK) self%devices = device_count_of(client%handle)
  end subroutine executable_load_memory

  recursive subroutine executable_name(self, text, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%name'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_name(self%handle, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_name

  recursive subroutine executable_format(self, text, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%format'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_format(self%handle, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_format

  recursive function executable_input_count(self, stat, errmsg) result(count)
    class(pjrtlite_executable), intent(in) :: self
    integer :: count
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%input_count'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input_count(self%handle, answer), where)
    end if
    count = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function executable_input_count

  recursive subroutine executable_input(self, index, dtype, shape, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    integer, intent(in) :: index
    integer, intent(out) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%input'
    type(c_ptr) :: dims
    integer(c_size_t) :: rank
    integer(c_int32_t) :: answer
    integer(c_size_t) :: count
    count = 0
    dtype = 0
    answer = 0
    rank = 0
    dims = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input_count(self%handle, count), where)
    end if
    call need_index(error, 'input', index, int(count), where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input(self%handle, int(index - 1, c_size_t), &
          answer, dims, rank), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      dtype = int(answer)
      shape = fortran_shape(dims, rank)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_input

  recursive function executable_output_count(self, stat, errmsg) result(count)
    class(pjrtlite_executable), intent(in) :: self
    integer :: count
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%output_count'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_output_count(self%handle, answer), where)
    end if
    count = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function executable_output_count

  recursive subroutine executable_output(self, index, dtype, shape, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    integer, intent(in) :: index
    integer, intent(out) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%output'
    type(c_ptr) :: dims
    integer(c_size_t) :: rank
    integer(c_int32_t) :: answer
    integer(c_size_t) :: count
    count = 0
    dtype = 0
    answer = 0
    rank = 0
    dims = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_output_count(self%handle, count), where)
    end if
    call need_index(error, 'output', index, int(count), where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_output(self%handle, int(index - 1, c_size_t), &
          answer, dims, rank), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      dtype = int(answer)
      shape = fortran_shape(dims, rank)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_output

  recursive subroutine executable_describe(self, text, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%describe'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_describe(self%handle, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_describe

  recursive subroutine executable_serialize(self, bytes, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    integer(int8), allocatable, intent(out) :: bytes(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%serialize'
    type(c_ptr) :: address
    integer(c_size_t) :: count
    integer(int8), pointer :: borrowed(:)
    address = c_null_ptr
    count = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_serialize(self%handle, address, count), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call c_f_pointer(address, borrowed, [count])
      allocate (bytes(count))
      bytes(:) = borrowed
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_serialize

  recursive subroutine executable_execute(self, inputs, outputs, event, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    class(pjrtlite_buffer), intent(in) :: inputs(:)
    class(pjrtlite_buffer), intent(inout) :: outputs(:)
    class(pjrtlite_event), intent(inout), optional :: event
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%execute'
    type(c_ptr), allocatable :: reads(:), writes(:)
    type(c_ptr), target :: done
    type(c_ptr) :: done_at
    integer(c_int32_t) :: status
    integer :: i
    if (present(event)) call event%destroy()
    ! At least one element each, so that both have an address.
    allocate (reads(max(1, size(inputs))), writes(max(1, size(outputs))))
    reads(:) = c_null_ptr
    writes(:) = c_null_ptr
    done = c_null_ptr
    done_at = c_null_ptr
    if (present(event)) done_at = c_loc(done)
    call need(error, self%handle, where)
    do i = 1, size(inputs)
      call need(error, inputs(i)%handle, where, 'input '//trim(decimal(int(i, int64))))
      reads(i) = inputs(i)%handle
    end do
    if (error%status == PJRTLITE_STATUS_OK) then
      status = c_pjrtlite_executable_execute(self%handle, reads, size(inputs, kind=c_size_t), &
          writes, size(outputs, kind=c_size_t), done_at)
      if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
        call explain_inputs(error, self%handle, reads(:size(inputs)), where)
      end if
      call settle(error, status, where)
    end if
    do i = 1, size(outputs)
      call outputs(i)%destroy()
      outputs(i)%handle = writes(i)
    end do
    if (present(event)) event%handle = done
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_execute

  !> Notes the first of the buffers INPUTS whose type or shape is not the program's, if there is
  !! one. The program has refused them.
  recursive subroutine explain_inputs(error, handle, inputs, where)
    type(failure), intent(inout) :: error
    type(c_ptr), intent(in) :: handle, inputs(:)
    character(*), intent(in) :: where
    type(c_ptr) :: dims
    integer(c_size_t) :: rank, count
    integer(c_int32_t) :: want, got
    integer(int64), allocatable :: extents(:)
    integer :: i
    count = 0
    ! Nothing here may fail in C: that would replace the message of the refusal.
    if (c_pjrtlite_executable_input_count(handle, count) /= PJRTLITE_STATUS_OK) return
    if (count /= size(inputs)) return
    do i = 1, size(inputs)
      dims = c_null_ptr
      rank = 0
      if (c_pjrtlite_executable_input(handle, int(i - 1, c_size_t), want, dims, rank) &
          /= PJRTLITE_STATUS_OK) return
      call buffer_type(error, inputs(i), got, extents, where)
      call need_alike(error, 'input '//trim(decimal(int(i, int64)))//' wants', want, &
          fortran_shape(dims, rank), got, extents, where)
    end do
  end subroutine explain_inputs

  recursive function executable_is_created(self) result(yes)
    class(pjrtlite_executable), intent(in) :: self
    logical :: yes
    yes = c_associated(self%handle)
  end function executable_is_created

  recursive subroutine executable_destroy(self)
    class(pjrtlite_executable), intent(inout) :: self
    call c_pjrtlite_executable_destroy(self%handle)
    self%handle = c_null_ptr
    self%devices = 0
  end subroutine executable_destroy

  ! Call.

  recursive subroutine call_create(self, executable, device, stat, errmsg)
    class(pjrtlite_call), intent(inout) :: self
    class(pjrtlite_executable), intent(in) :: executable
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_call%create'
    integer(c_size_t) :: inputs, outputs
    integer :: number
    number = 1
    if (present(device)) number = device
    inputs = 0
    outputs = 0
    call self%destroy()
    call need(error, executable%handle, where, 'executable')
    call need_index(error, 'device', number, executable%devices, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input_count(executable%handle, inputs), where)
      call settle(error, c_pjrtlite_executable_output_count(executable%handle, outputs), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_call_create(executable%handle, int(number - 1, c_size_t), &
          self%handle), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      self%inputs = int(inputs)
      self%outputs = int(outputs)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine call_create

  recursive subroutine call_input(self, index, dtype, shape, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer, intent(out) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_call%input'
    type(c_ptr) :: dims
    integer(c_size_t) :: rank
    integer(c_int32_t) :: answer
    dtype = 0
    answer = 0
    rank = 0
    dims = c_null_ptr
    call need(error, self%handle, where)
    call need_index(error, 'input', index, self%inputs, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_call_input(self%handle, int(index - 1, c_size_t), &
          answer, dims, rank), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      dtype = int(answer)
      shape = fortran_shape(dims, rank)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine call_input

  recursive subroutine call_output(self, index, dtype, shape, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer, intent(out) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_call%output'
    type(c_ptr) :: dims
    integer(c_size_t) :: rank
    integer(c_int32_t) :: answer
    dtype = 0
    answer = 0
    rank = 0
    dims = c_null_ptr
    call need(error, self%handle, where)
    call need_index(error, 'output', index, self%outputs, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_call_output(self%handle, int(index - 1, c_size_t), &
          answer, dims, rank), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      dtype = int(answer)
      shape = fortran_shape(dims, rank)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine call_output

  !> One of bind_input, bind_output, set_input and get_output, as VERB says, with the array of
  !! FACTS.
  recursive subroutine call_array(self, verb, index, facts, error)
    class(pjrtlite_call), intent(in) :: self
    character(*), intent(in) :: verb
    integer, intent(in) :: index
    type(array_facts), intent(in) :: facts
    type(failure), intent(inout) :: error
    character(:), allocatable :: side, where
    integer(c_size_t) :: at, rank
    integer(c_int32_t) :: status
    where = 'pjrtlite_call%'//verb
    call need(error, self%handle, where)
    if (verb == 'bind_input' .or. verb == 'set_input') then
      side = 'input'
      call need_index(error, side, index, self%inputs, where)
      call need_address(error, facts, 'a bound input', 'set_input', where)
    else
      side = 'output'
      call need_index(error, side, index, self%outputs, where)
      call need_address(error, facts, 'a bound output', 'get_output', where)
    end if
    if (error%status /= PJRTLITE_STATUS_OK) return
    at = int(index - 1, c_size_t)
    rank = int(facts%rank, c_size_t)
    select case (verb)
    case ('bind_input')
      status = c_pjrtlite_call_bind_input(self%handle, at, facts%address, facts%dtype, &
          facts%dims, rank)
    case ('bind_output')
      status = c_pjrtlite_call_bind_output(self%handle, at, facts%address, facts%dtype, &
          facts%dims, rank)
    case ('set_input')
      status = c_pjrtlite_call_set_input(self%handle, at, facts%address, facts%dtype, &
          facts%dims, rank)
    case default
      status = c_pjrtlite_call_get_output(self%handle, at, facts%address, facts%dtype, &
          facts%dims, rank)
    end select
    if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
      call explain_array(error, self%handle, side, index, facts%dtype, extents_of(facts), where)
    end if
    call settle(error, status, where)
  end subroutine call_array

  !> Notes in what an array or buffer of the type DTYPE and EXTENTS is not what input or output
  !! INDEX wants; SIDE says which. Notes nothing if type and extents are right.
  recursive subroutine explain_array(error, handle, side, index, dtype, extents, where)
    type(failure), intent(inout) :: error
    type(c_ptr), intent(in) :: handle
    character(*), intent(in) :: side
    integer, intent(in) :: index
    integer(c_int32_t), intent(in) :: dtype
    integer(int64), intent(in) :: extents(:)
    character(*), intent(in) :: where
    type(c_ptr) :: dims
    integer(c_size_t) :: at, rank
    integer(c_int32_t) :: want, status
    character(:), allocatable :: subject
    at = int(index - 1, c_size_t)
    dims = c_null_ptr
    rank = 0
    want = 0
    subject = side//' '//trim(decimal(int(index, int64)))
    if (side == 'input') then
      subject = subject//' wants'
      status = c_pjrtlite_call_input(handle, at, want, dims, rank)
    else
      subject = subject//' is'
      status = c_pjrtlite_call_output(handle, at, want, dims, rank)
    end if
    if (status /= PJRTLITE_STATUS_OK) return
    call need_alike(error, subject, want, fortran_shape(dims, rank), dtype, extents, where)
  end subroutine explain_array

  recursive subroutine call_set_input_buffer(self, index, buffer, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    class(pjrtlite_buffer), intent(in) :: buffer
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_call%set_input_buffer'
    integer(c_int32_t) :: status, dtype
    integer(int64), allocatable :: extents(:)
    call need(error, self%handle, where)
    call need_index(error, 'input', index, self%inputs, where)
    call need(error, buffer%handle, where, 'buffer')
    if (error%status == PJRTLITE_STATUS_OK) then
      status = c_pjrtlite_call_set_input_buffer(self%handle, int(index - 1, c_size_t), &
          buffer%handle)
      if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
        call buffer_type(error, buffer%handle, dtype, extents, where)
        call explain_array(error, self%handle, 'input', index, dtype, extents, where)
      end if
      call settle(error, status, where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine call_set_input_buffer

  recursive subroutine call_output_buffer(self, index, buffer, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    class(pjrtlite_buffer), intent(inout) :: buffer
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_call%output_buffer'
    call buffer%destroy()
    call need(error, self%handle, where)
    call need_index(error, 'output', index, self%outputs, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_call_output_buffer(self%handle, int(index - 1, c_size_t), &
          buffer%handle), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine call_output_buffer

  recursive subroutine call_run(self, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_call%run'
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_call_run(self%handle), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine call_run

  recursive function call_is_created(self) result(yes)
    class(pjrtlite_call), intent(in) :: self
    logical :: yes
    yes = c_associated(self%handle)
  end function call_is_created

  recursive subroutine call_destroy(self)
    class(pjrtlite_call), intent(inout) :: self
    call c_pjrtlite_call_destroy(self%handle)
    self%handle = c_null_ptr
    self%inputs = 0
    self%outputs = 0
  end subroutine call_destroy

  ! Errors. These do nothing where there already is one, so that the first is told.

  !> Ends a public procedure, except for errmsg: sets STAT, or stops the program when the caller
  !! did not ask for it.
  recursive subroutine conclude(error, stat)
    type(failure), intent(in) :: error
    integer, intent(out), optional :: stat
    integer :: ignored
    if (present(stat)) then
      stat = int(error%status)
    else if (error%status /= PJRTLITE_STATUS_OK) then
      ! Fortran 2008 allows only a constant in `error stop`, so the message goes before it. The
      ! write itself fails inside the caller's own output to this unit: stop all the same.
      write (error_unit, '(a)', iostat=ignored) error%message
      flush (error_unit, iostat=ignored)
      error stop 1
    end if
  end subroutine conclude

  !> Notes a failure.
  recursive subroutine fail(error, status, message)
    type(failure), intent(inout) :: error
    integer(c_int32_t), intent(in) :: status
    character(*), intent(in) :: message
    if (error%status /= PJRTLITE_STATUS_OK) return
    error%status = status
    error%message = message
  end subroutine fail

  !> Notes what C returned, with its message if it is a failure.
  recursive subroutine settle(error, status, where)
    type(failure), intent(inout) :: error
    integer(c_int32_t), intent(in) :: status
    character(*), intent(in) :: where
    character(*), parameter :: counted = ' (here indices count from 0)'
    character(:), allocatable :: message
    if (status == PJRTLITE_STATUS_OK .or. error%status /= PJRTLITE_STATUS_OK) return
    call copy_string(c_pjrtlite_last_error_message(), message)
    message = where//': '//message
    select case (status)
    case (PJRTLITE_STATUS_SIGNATURE_MISMATCH)
      message = message//' (here indices count from 0 and shapes are in the program''s order, '// &
          'the reverse of Fortran''s)'
    case (PJRTLITE_STATUS_NOT_BOUND, PJRTLITE_STATUS_NOT_RUN, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE)
      message = message//counted
    case (PJRTLITE_STATUS_INVALID_VALUE)
      ! Of devices the one, of outputs that share memory the other.
      if (where == 'pjrtlite_call%create' .or. where == 'pjrtlite_call%bind_output') then
        message = message//counted
      end if
    end select
    call fail(error, status, message)
  end subroutine settle

  !> Notes a failure if there is no object behind HANDLE. WHAT is the name of the argument, absent
  !! for the object itself.
  recursive subroutine need(error, handle, where, what)
    type(failure), intent(inout) :: error
    type(c_ptr), intent(in) :: handle
    character(*), intent(in) :: where
    character(*), intent(in), optional :: what
    character(:), allocatable :: name
    if (c_associated(handle)) return
    name = 'object'
    if (present(what)) name = what
    call fail(error, PJRTLITE_STATUS_NULL_ARGUMENT, where//': the '//name// &
        ' was not created, or was destroyed: create it first')
  end subroutine need

  !> Notes a failure if INDEX is not one of 1 to COUNT. A negative COUNT means that it is not
  !! known, and C has to find out.
  recursive subroutine need_index(error, what, index, count, where)
    type(failure), intent(inout) :: error
    character(*), intent(in) :: what
    integer, intent(in) :: index, count
    character(*), intent(in) :: where
    character(:), allocatable :: there_are
    if (index >= 1 .and. (count < 0 .or. index <= count)) return
    select case (count)
    case (:-1)
      there_are = 'they count from 1'
    case (0)
      there_are = 'there are none'
    case (1)
      there_are = 'there is only number 1'
    case default
      there_are = 'they are numbered 1 to '//trim(decimal(int(count, int64)))
    end select
    call fail(error, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, where//': there is no '//what//' '// &
        trim(decimal(int(index, int64)))//': '//there_are)
  end subroutine need_index

  !> Notes a failure if the client has no such device.
  recursive subroutine need_device(error, client, device, where)
    type(failure), intent(inout) :: error
    type(c_ptr), intent(in) :: client
    integer, intent(in) :: device
    character(*), intent(in) :: where
    if (error%status /= PJRTLITE_STATUS_OK) return
    call need_index(error, 'device', device, device_count_of(client), where)
  end subroutine need_device

  !> How many devices the client has; -1 if it does not tell.
  recursive function device_count_of(client) result(count)
    type(c_ptr), intent(in) :: client
    integer :: count
    integer(c_size_t) :: answer
    count = -1
    answer = 0
    if (c_pjrtlite_client_device_count(client, answer) == PJRTLITE_STATUS_OK) count = int(answer)
  end function device_count_of

  !> Notes a failure if the array's address cannot be given to C. COPIER is the procedure that can
  !! take the array.
  recursive subroutine need_address(error, facts, what, copier, where)
    type(failure), intent(inout) :: error
    type(array_facts), intent(in) :: facts
    character(*), intent(in) :: what, copier, where
    if (.not. facts%is_there) then
      call fail(error, PJRTLITE_STATUS_NULL_ARGUMENT, where//': the array is a pointer that '// &
          'points at nothing: allocate or associate it first')
    else if (.not. c_associated(facts%address)) then
      call fail(error, PJRTLITE_STATUS_INVALID_VALUE, where//': '//what//' needs contiguous '// &
          'memory; this is a section with gaps: pass a contiguous array, or use '//copier// &
          ', which copies')
    end if
  end subroutine need_address

  !> Notes a failure if an array of the type GOT_TYPE and the extents GOT is not of the type
  !! WANT_TYPE and the extents WANT. SUBJECT says who wants or has those: 'input 1 wants',
  !! 'output 1 is', 'the buffer holds'.
  recursive subroutine need_alike(error, subject, want_type, want, got_type, got, where)
    type(failure), intent(inout) :: error
    character(*), intent(in) :: subject
    integer(c_int32_t), intent(in) :: want_type, got_type
    integer(int64), intent(in) :: want(:), got(:)
    character(*), intent(in) :: where
    character(:), allocatable :: wanted, meant, came, kind_name, advice
    logical :: of_program
    if (want_type == got_type .and. alike(want, got)) return
    of_program = subject /= 'the buffer holds'
    call describe_array(want_type, want, wanted)
    call describe_for_program(want_type, want, meant)
    call describe_array(got_type, got, came)
    call describe_type(got_type, kind_name)
    if (want_type /= got_type) then
      if (.not. is_of_fortran(want_type)) then
        advice = 'no array of this module has that type'
        if (of_program) advice = advice//'; export the program for '//kind_name
      else if (.not. alike(want, got)) then
        advice = 'pass an array of that type and shape'
        if (of_program) advice = advice//', or export the program for yours'
      else
        advice = 'pass an array of that type'
        if (index(subject, 'input') == 1) advice = 'convert the array'
        if (of_program) advice = advice//', or export the program for '//kind_name
      end if
    else if (alike(want, got(size(got):1:-1))) then
      advice = 'the extents are the wrong way round'
      if (of_program) advice = advice//'; swap them, here or in the function that is exported'
    else if (product(want) == product(got)) then
      advice = 'as many elements in another shape; pass an array of the shape that is wanted'
    else
      advice = 'pass an array of that shape'
      if (of_program) advice = advice//', or export the program for yours'
    end if
    call fail(error, PJRTLITE_STATUS_SIGNATURE_MISMATCH, where//': '//subject//' '//wanted// &
        ', which is the program''s '//meant//'; got '//came//': '//advice)
  end subroutine need_alike

  ! Small conversions.

  !> TEXT as C takes it, without trailing blanks.
  recursive function c_string(text) result(c_text)
    character(*), intent(in) :: text
    character(len_trim(text) + 1, c_char) :: c_text
    c_text = trim(text)//c_null_char
  end function c_string

  !> The length of the C string at ADDRESS; 0 if that is null.
  pure recursive function string_length(address) result(length)
    type(c_ptr), intent(in) :: address
    integer :: length
    length = 0
    if (c_associated(address)) length = int(c_strlen(address))
  end function string_length

  !> Copies the C string at ADDRESS, whose length is TEXT's.
  recursive subroutine fill_string(address, text)
    type(c_ptr), intent(in) :: address
    character(*), intent(out) :: text
    character(kind=c_char), pointer :: characters(:)
    integer :: i
    if (len(text) == 0) return
    call c_f_pointer(address, characters, [len(text)])
    do i = 1, len(text)
      text(i:i) = characters(i)
    end do
  end subroutine fill_string

  !> Copies the C string at ADDRESS; an empty one if that is null.
  recursive subroutine copy_string(address, text)
    type(c_ptr), intent(in) :: address
    character(:), allocatable, intent(out) :: text
    allocate (character(string_length(address)) :: text)
    call fill_string(address, text)
  end subroutine copy_string

  !> A whole number in as few digits as it takes, and blanks after them.
  recursive function decimal(number) result(text)
    integer(int64), intent(in) :: number
    character(20) :: text
    write (text, '(i0)') number
  end function decimal

  !> The RANK extents at DIMS, which are in the program's order, in Fortran's.
  recursive function fortran_shape(dims, rank) result(shape)
    type(c_ptr), intent(in) :: dims
    integer(c_size_t), intent(in) :: rank
    integer(int64), allocatable :: shape(:)
    integer(c_int64_t), pointer :: extents(:)
    allocate (shape(rank))
    if (rank == 0) return
    call c_f_pointer(dims, extents, [rank])
    shape(:) = extents(rank:1:-1)
  end function fortran_shape

  !> Whether two shapes are the same.
  recursive function alike(left, right) result(yes)
    integer(int64), intent(in) :: left(:), right(:)
    logical :: yes
    yes = size(left) == size(right)
    if (yes) yes = all(left == right)
  end function alike

  !> The extents of the array of FACTS in Fortran's order.
  recursive function extents_of(facts) result(extents)
    type(array_facts), intent(in) :: facts
    integer(int64) :: extents(facts%rank)
    extents = int(facts%dims(facts%rank:1:-1), int64)
  end function extents_of

  !> Whether arrays of this module can have the element type DTYPE.
  recursive function is_of_fortran(dtype) result(yes)
    integer(c_int32_t), intent(in) :: dtype
    logical :: yes
    yes = any(dtype == [ &
        PJRTLITE_DTYPE_F32, PJRTLITE_DTYPE_F64, PJRTLITE_DTYPE_I32, PJRTLITE_DTYPE_I64])
  end function is_of_fortran

  !> An element type by the name of its kind, such as real32; by the program's name where arrays
  !! of this module cannot have it.
  recursive subroutine describe_type(dtype, text)
    integer(c_int32_t), intent(in) :: dtype
    character(:), allocatable, intent(out) :: text
    select case (dtype)
    case (PJRTLITE_DTYPE_F32)
      text = 'real32'
    case (PJRTLITE_DTYPE_F64)
      text = 'real64'
    case (PJRTLITE_DTYPE_I32)
      text = 'int32'
    case (PJRTLITE_DTYPE_I64)
      text = 'int64'
    case default
      call copy_string(c_pjrtlite_dtype_name(dtype), text)
    end select
  end subroutine describe_type

  !> Type and extents in Fortran's terms, such as real32 (3,2).
  recursive subroutine describe_array(dtype, extents, text)
    integer(c_int32_t), intent(in) :: dtype
    integer(int64), intent(in) :: extents(:)
    character(:), allocatable, intent(out) :: text
    call describe_type(dtype, text)
    if (size(extents) == 0) then
      text = text//' scalar'
    else
      text = text//' ('
      call append_extents(text, extents)
      text = text//')'
    end if
  end subroutine describe_array

  !> The same in the program's terms, such as f32[2,3].
  recursive subroutine describe_for_program(dtype, extents, text)
    integer(c_int32_t), intent(in) :: dtype
    integer(int64), intent(in) :: extents(:)
    character(:), allocatable, intent(out) :: text
    call copy_string(c_pjrtlite_dtype_name(dtype), text)
    text = text//'['
    call append_extents(text, extents(size(extents):1:-1))
    text = text//']'
  end subroutine describe_for_program

  !> Appends extents and commas between them.
  recursive subroutine append_extents(text, extents)
    character(:), allocatable, intent(inout) :: text
    integer(int64), intent(in) :: extents(:)
    integer :: i
    do i = 1, size(extents)
      if (i > 1) text = text//','
      text = text//trim(decimal(extents(i)))
    end do
  end subroutine append_extents

  !> An address that is not null, and a multiple of 64, for arrays without elements.
  recursive function nowhere() result(address)
    type(c_ptr) :: address
    integer(c_intptr_t) :: past
    past = modulo(transfer(c_loc(nothing(1)), past), 64_c_intptr_t)
    address = c_loc(nothing(1 + modulo(64 - int(past), 64)))
  end function nowhere

  ! From here on: the same for every element type and rank.

  recursive function facts_of_r32_0(array) result(facts)
    real(real32), target, intent(in) :: array
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F32
    facts%rank = 0
    facts%address = c_loc(array)
  end function facts_of_r32_0

  recursive subroutine bind_input_r32_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r32_0

  recursive subroutine bind_output_r32_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r32_0

  recursive subroutine set_input_r32_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call call_array(self, 'set_input', index, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r32_0

  recursive subroutine get_output_r32_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(inout) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call call_array(self, 'get_output', index, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r32_0

  recursive subroutine from_host_r32_0(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call buffer_make(self, .false., client, facts_of(array), device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r32_0

  recursive subroutine view_host_r32_0(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r32_0

  recursive subroutine to_host_r32_0(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call buffer_read(self, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r32_0

  recursive function facts_of_r32_1(array) result(facts)
    real(real32), target, intent(in) :: array(:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F32
    facts%rank = 1
    facts%dims(1:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r32_1

  recursive subroutine bind_input_r32_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r32_1

  recursive subroutine bind_output_r32_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r32_1

  recursive subroutine set_input_r32_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r32_1

  recursive subroutine get_output_r32_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(inout) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r32_1

  recursive subroutine from_host_r32_1(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r32_1

  recursive subroutine view_host_r32_1(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r32_1

  recursive subroutine to_host_r32_1(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r32_1

  recursive function facts_of_r32_2(array) result(facts)
    real(real32), target, intent(in) :: array(:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F32
    facts%rank = 2
    facts%dims(2:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r32_2

  recursive subroutine bind_input_r32_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r32_2

  recursive subroutine bind_output_r32_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r32_2

  recursive subroutine set_input_r32_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r32_2

  recursive subroutine get_output_r32_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(inout) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r32_2

  recursive subroutine from_host_r32_2(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r32_2

  recursive subroutine view_host_r32_2(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r32_2

  recursive subroutine to_host_r32_2(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r32_2

  recursive function facts_of_r32_3(array) result(facts)
    real(real32), target, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F32
    facts%rank = 3
    facts%dims(3:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r32_3

  recursive subroutine bind_input_r32_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r32_3

  recursive subroutine bind_output_r32_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r32_3

  recursive subroutine set_input_r32_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r32_3

  recursive subroutine get_output_r32_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(inout) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r32_3

  recursive subroutine from_host_r32_3(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r32_3

  recursive subroutine view_host_r32_3(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r32_3

  recursive subroutine to_host_r32_3(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r32_3

  recursive function facts_of_r32_4(array) result(facts)
    real(real32), target, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F32
    facts%rank = 4
    facts%dims(4:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r32_4

  recursive subroutine bind_input_r32_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r32_4

  recursive subroutine bind_output_r32_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r32_4

  recursive subroutine set_input_r32_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r32_4

  recursive subroutine get_output_r32_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(inout) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r32_4

  recursive subroutine from_host_r32_4(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r32_4

  recursive subroutine view_host_r32_4(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r32_4

  recursive subroutine to_host_r32_4(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r32_4

  recursive function facts_of_r32_5(array) result(facts)
    real(real32), target, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F32
    facts%rank = 5
    facts%dims(5:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r32_5

  recursive subroutine bind_input_r32_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r32_5

  recursive subroutine bind_output_r32_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r32_5

  recursive subroutine set_input_r32_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r32_5

  recursive subroutine get_output_r32_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(inout) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r32_5

  recursive subroutine from_host_r32_5(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r32_5

  recursive subroutine view_host_r32_5(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r32_5

  recursive subroutine to_host_r32_5(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r32_5

  recursive function facts_of_r32_6(array) result(facts)
    real(real32), target, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F32
    facts%rank = 6
    facts%dims(6:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r32_6

  recursive subroutine bind_input_r32_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r32_6

  recursive subroutine bind_output_r32_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r32_6

  recursive subroutine set_input_r32_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r32_6

  recursive subroutine get_output_r32_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(inout) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r32_6

  recursive subroutine from_host_r32_6(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r32_6

  recursive subroutine view_host_r32_6(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r32_6

  recursive subroutine to_host_r32_6(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r32_6

  recursive function facts_of_r32_7(array) result(facts)
    real(real32), target, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F32
    facts%rank = 7
    facts%dims(7:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r32_7

  recursive subroutine bind_input_r32_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r32_7

  recursive subroutine bind_output_r32_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r32_7

  recursive subroutine set_input_r32_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r32_7

  recursive subroutine get_output_r32_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r32_7

  recursive subroutine from_host_r32_7(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r32_7

  recursive subroutine view_host_r32_7(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r32_7

  recursive subroutine to_host_r32_7(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real32), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r32_7

  recursive function facts_of_r64_0(array) result(facts)
    real(real64), target, intent(in) :: array
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F64
    facts%rank = 0
    facts%address = c_loc(array)
  end function facts_of_r64_0

  recursive subroutine bind_input_r64_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r64_0

  recursive subroutine bind_output_r64_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r64_0

  recursive subroutine set_input_r64_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call call_array(self, 'set_input', index, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r64_0

  recursive subroutine get_output_r64_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(inout) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call call_array(self, 'get_output', index, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r64_0

  recursive subroutine from_host_r64_0(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call buffer_make(self, .false., client, facts_of(array), device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r64_0

  recursive subroutine view_host_r64_0(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r64_0

  recursive subroutine to_host_r64_0(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call buffer_read(self, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r64_0

  recursive function facts_of_r64_1(array) result(facts)
    real(real64), target, intent(in) :: array(:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F64
    facts%rank = 1
    facts%dims(1:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r64_1

  recursive subroutine bind_input_r64_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r64_1

  recursive subroutine bind_output_r64_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r64_1

  recursive subroutine set_input_r64_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r64_1

  recursive subroutine get_output_r64_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(inout) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r64_1

  recursive subroutine from_host_r64_1(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r64_1

  recursive subroutine view_host_r64_1(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r64_1

  recursive subroutine to_host_r64_1(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r64_1

  recursive function facts_of_r64_2(array) result(facts)
    real(real64), target, intent(in) :: array(:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F64
    facts%rank = 2
    facts%dims(2:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r64_2

  recursive subroutine bind_input_r64_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r64_2

  recursive subroutine bind_output_r64_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r64_2

  recursive subroutine set_input_r64_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r64_2

  recursive subroutine get_output_r64_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(inout) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r64_2

  recursive subroutine from_host_r64_2(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r64_2

  recursive subroutine view_host_r64_2(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r64_2

  recursive subroutine to_host_r64_2(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r64_2

  recursive function facts_of_r64_3(array) result(facts)
    real(real64), target, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F64
    facts%rank = 3
    facts%dims(3:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r64_3

  recursive subroutine bind_input_r64_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r64_3

  recursive subroutine bind_output_r64_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r64_3

  recursive subroutine set_input_r64_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r64_3

  recursive subroutine get_output_r64_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(inout) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r64_3

  recursive subroutine from_host_r64_3(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r64_3

  recursive subroutine view_host_r64_3(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r64_3

  recursive subroutine to_host_r64_3(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r64_3

  recursive function facts_of_r64_4(array) result(facts)
    real(real64), target, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F64
    facts%rank = 4
    facts%dims(4:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r64_4

  recursive subroutine bind_input_r64_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r64_4

  recursive subroutine bind_output_r64_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r64_4

  recursive subroutine set_input_r64_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r64_4

  recursive subroutine get_output_r64_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(inout) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r64_4

  recursive subroutine from_host_r64_4(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r64_4

  recursive subroutine view_host_r64_4(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r64_4

  recursive subroutine to_host_r64_4(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r64_4

  recursive function facts_of_r64_5(array) result(facts)
    real(real64), target, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F64
    facts%rank = 5
    facts%dims(5:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r64_5

  recursive subroutine bind_input_r64_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r64_5

  recursive subroutine bind_output_r64_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r64_5

  recursive subroutine set_input_r64_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r64_5

  recursive subroutine get_output_r64_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(inout) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r64_5

  recursive subroutine from_host_r64_5(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r64_5

  recursive subroutine view_host_r64_5(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r64_5

  recursive subroutine to_host_r64_5(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r64_5

  recursive function facts_of_r64_6(array) result(facts)
    real(real64), target, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F64
    facts%rank = 6
    facts%dims(6:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r64_6

  recursive subroutine bind_input_r64_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r64_6

  recursive subroutine bind_output_r64_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r64_6

  recursive subroutine set_input_r64_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r64_6

  recursive subroutine get_output_r64_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(inout) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r64_6

  recursive subroutine from_host_r64_6(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r64_6

  recursive subroutine view_host_r64_6(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r64_6

  recursive subroutine to_host_r64_6(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r64_6

  recursive function facts_of_r64_7(array) result(facts)
    real(real64), target, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_F64
    facts%rank = 7
    facts%dims(7:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_r64_7

  recursive subroutine bind_input_r64_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_r64_7

  recursive subroutine bind_output_r64_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_r64_7

  recursive subroutine set_input_r64_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_r64_7

  recursive subroutine get_output_r64_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    real(real64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_r64_7

  recursive subroutine from_host_r64_7(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_r64_7

  recursive subroutine view_host_r64_7(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_r64_7

  recursive subroutine to_host_r64_7(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    real(real64), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_r64_7

  recursive function facts_of_i32_0(array) result(facts)
    integer(int32), target, intent(in) :: array
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I32
    facts%rank = 0
    facts%address = c_loc(array)
  end function facts_of_i32_0

  recursive subroutine bind_input_i32_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i32_0

  recursive subroutine bind_output_i32_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i32_0

  recursive subroutine set_input_i32_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call call_array(self, 'set_input', index, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i32_0

  recursive subroutine get_output_i32_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(inout) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call call_array(self, 'get_output', index, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i32_0

  recursive subroutine from_host_i32_0(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call buffer_make(self, .false., client, facts_of(array), device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i32_0

  recursive subroutine view_host_i32_0(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i32_0

  recursive subroutine to_host_i32_0(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call buffer_read(self, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i32_0

  recursive function facts_of_i32_1(array) result(facts)
    integer(int32), target, intent(in) :: array(:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I32
    facts%rank = 1
    facts%dims(1:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i32_1

  recursive subroutine bind_input_i32_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i32_1

  recursive subroutine bind_output_i32_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i32_1

  recursive subroutine set_input_i32_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i32_1

  recursive subroutine get_output_i32_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(inout) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i32_1

  recursive subroutine from_host_i32_1(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i32_1

  recursive subroutine view_host_i32_1(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i32_1

  recursive subroutine to_host_i32_1(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i32_1

  recursive function facts_of_i32_2(array) result(facts)
    integer(int32), target, intent(in) :: array(:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I32
    facts%rank = 2
    facts%dims(2:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i32_2

  recursive subroutine bind_input_i32_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i32_2

  recursive subroutine bind_output_i32_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i32_2

  recursive subroutine set_input_i32_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i32_2

  recursive subroutine get_output_i32_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(inout) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i32_2

  recursive subroutine from_host_i32_2(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i32_2

  recursive subroutine view_host_i32_2(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i32_2

  recursive subroutine to_host_i32_2(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i32_2

  recursive function facts_of_i32_3(array) result(facts)
    integer(int32), target, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I32
    facts%rank = 3
    facts%dims(3:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i32_3

  recursive subroutine bind_input_i32_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i32_3

  recursive subroutine bind_output_i32_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i32_3

  recursive subroutine set_input_i32_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i32_3

  recursive subroutine get_output_i32_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(inout) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i32_3

  recursive subroutine from_host_i32_3(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i32_3

  recursive subroutine view_host_i32_3(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i32_3

  recursive subroutine to_host_i32_3(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i32_3

  recursive function facts_of_i32_4(array) result(facts)
    integer(int32), target, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I32
    facts%rank = 4
    facts%dims(4:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i32_4

  recursive subroutine bind_input_i32_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i32_4

  recursive subroutine bind_output_i32_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i32_4

  recursive subroutine set_input_i32_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i32_4

  recursive subroutine get_output_i32_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(inout) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i32_4

  recursive subroutine from_host_i32_4(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i32_4

  recursive subroutine view_host_i32_4(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i32_4

  recursive subroutine to_host_i32_4(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i32_4

  recursive function facts_of_i32_5(array) result(facts)
    integer(int32), target, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I32
    facts%rank = 5
    facts%dims(5:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i32_5

  recursive subroutine bind_input_i32_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i32_5

  recursive subroutine bind_output_i32_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i32_5

  recursive subroutine set_input_i32_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i32_5

  recursive subroutine get_output_i32_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(inout) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i32_5

  recursive subroutine from_host_i32_5(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i32_5

  recursive subroutine view_host_i32_5(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i32_5

  recursive subroutine to_host_i32_5(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i32_5

  recursive function facts_of_i32_6(array) result(facts)
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I32
    facts%rank = 6
    facts%dims(6:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i32_6

  recursive subroutine bind_input_i32_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i32_6

  recursive subroutine bind_output_i32_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i32_6

  recursive subroutine set_input_i32_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i32_6

  recursive subroutine get_output_i32_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(inout) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i32_6

  recursive subroutine from_host_i32_6(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i32_6

  recursive subroutine view_host_i32_6(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i32_6

  recursive subroutine to_host_i32_6(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i32_6

  recursive function facts_of_i32_7(array) result(facts)
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I32
    facts%rank = 7
    facts%dims(7:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i32_7

  recursive subroutine bind_input_i32_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i32_7

  recursive subroutine bind_output_i32_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i32_7

  recursive subroutine set_input_i32_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i32_7

  recursive subroutine get_output_i32_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i32_7

  recursive subroutine from_host_i32_7(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i32_7

  recursive subroutine view_host_i32_7(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i32_7

  recursive subroutine to_host_i32_7(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int32), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i32_7

  recursive function facts_of_i64_0(array) result(facts)
    integer(int64), target, intent(in) :: array
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I64
    facts%rank = 0
    facts%address = c_loc(array)
  end function facts_of_i64_0

  recursive subroutine bind_input_i64_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i64_0

  recursive subroutine bind_output_i64_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i64_0

  recursive subroutine set_input_i64_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(in) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call call_array(self, 'set_input', index, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i64_0

  recursive subroutine get_output_i64_0(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(inout) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call call_array(self, 'get_output', index, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i64_0

  recursive subroutine from_host_i64_0(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call buffer_make(self, .false., client, facts_of(array), device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i64_0

  recursive subroutine view_host_i64_0(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i64_0

  recursive subroutine to_host_i64_0(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    call buffer_read(self, facts_of(array), error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i64_0

  recursive function facts_of_i64_1(array) result(facts)
    integer(int64), target, intent(in) :: array(:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I64
    facts%rank = 1
    facts%dims(1:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i64_1

  recursive subroutine bind_input_i64_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i64_1

  recursive subroutine bind_output_i64_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i64_1

  recursive subroutine set_input_i64_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(in) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i64_1

  recursive subroutine get_output_i64_1(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(inout) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i64_1

  recursive subroutine from_host_i64_1(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i64_1

  recursive subroutine view_host_i64_1(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i64_1

  recursive subroutine to_host_i64_1(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i64_1

  recursive function facts_of_i64_2(array) result(facts)
    integer(int64), target, intent(in) :: array(:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I64
    facts%rank = 2
    facts%dims(2:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i64_2

  recursive subroutine bind_input_i64_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i64_2

  recursive subroutine bind_output_i64_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i64_2

  recursive subroutine set_input_i64_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(in) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i64_2

  recursive subroutine get_output_i64_2(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(inout) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i64_2

  recursive subroutine from_host_i64_2(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i64_2

  recursive subroutine view_host_i64_2(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i64_2

  recursive subroutine to_host_i64_2(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i64_2

  recursive function facts_of_i64_3(array) result(facts)
    integer(int64), target, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I64
    facts%rank = 3
    facts%dims(3:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i64_3

  recursive subroutine bind_input_i64_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i64_3

  recursive subroutine bind_output_i64_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i64_3

  recursive subroutine set_input_i64_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(in) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i64_3

  recursive subroutine get_output_i64_3(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(inout) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i64_3

  recursive subroutine from_host_i64_3(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i64_3

  recursive subroutine view_host_i64_3(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i64_3

  recursive subroutine to_host_i64_3(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i64_3

  recursive function facts_of_i64_4(array) result(facts)
    integer(int64), target, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I64
    facts%rank = 4
    facts%dims(4:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i64_4

  recursive subroutine bind_input_i64_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i64_4

  recursive subroutine bind_output_i64_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i64_4

  recursive subroutine set_input_i64_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(in) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i64_4

  recursive subroutine get_output_i64_4(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(inout) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i64_4

  recursive subroutine from_host_i64_4(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i64_4

  recursive subroutine view_host_i64_4(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i64_4

  recursive subroutine to_host_i64_4(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i64_4

  recursive function facts_of_i64_5(array) result(facts)
    integer(int64), target, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I64
    facts%rank = 5
    facts%dims(5:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i64_5

  recursive subroutine bind_input_i64_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i64_5

  recursive subroutine bind_output_i64_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i64_5

  recursive subroutine set_input_i64_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(in) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i64_5

  recursive subroutine get_output_i64_5(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(inout) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i64_5

  recursive subroutine from_host_i64_5(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i64_5

  recursive subroutine view_host_i64_5(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i64_5

  recursive subroutine to_host_i64_5(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i64_5

  recursive function facts_of_i64_6(array) result(facts)
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I64
    facts%rank = 6
    facts%dims(6:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i64_6

  recursive subroutine bind_input_i64_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i64_6

  recursive subroutine bind_output_i64_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i64_6

  recursive subroutine set_input_i64_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i64_6

  recursive subroutine get_output_i64_6(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(inout) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i64_6

  recursive subroutine from_host_i64_6(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i64_6

  recursive subroutine view_host_i64_6(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i64_6

  recursive subroutine to_host_i64_6(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i64_6

  recursive function facts_of_i64_7(array) result(facts)
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    facts%is_there = .true.
    facts%dtype = PJRTLITE_DTYPE_I64
    facts%rank = 7
    facts%dims(7:1:-1) = shape(array, c_int64_t)
    if (size(array, kind=c_int64_t) == 0) then
      facts%address = nowhere()
    else if (is_contiguous(array)) then
      facts%address = c_loc(array)
    end if
  end function facts_of_i64_7

  recursive subroutine bind_input_i64_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_input', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_i64_7

  recursive subroutine bind_output_i64_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call call_array(self, 'bind_output', index, facts, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_i64_7

  recursive subroutine set_input_i64_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'set_input', index, facts_of(packed), error)
    else
      call call_array(self, 'set_input', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine set_input_i64_7

  recursive subroutine get_output_i64_7(self, index, array, stat, errmsg)
    class(pjrtlite_call), intent(in) :: self
    integer, intent(in) :: index
    integer(int64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call call_array(self, 'get_output', index, facts_of(packed), error)
      array = packed
    else
      call call_array(self, 'get_output', index, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_output_i64_7

  recursive subroutine from_host_i64_7(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_make(self, .false., client, facts_of(packed), device, error)
    else
      call buffer_make(self, .false., client, facts_of(array), device, error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine from_host_i64_7

  recursive subroutine view_host_i64_7(self, client, array, device, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    integer, intent(in), optional :: device
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    type(array_facts) :: facts
    if (associated(array)) facts = facts_of(array)
    call buffer_make(self, .true., client, facts, device, error)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_host_i64_7

  recursive subroutine to_host_i64_7(self, array, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    integer, intent(out), optional :: stat
    character(:), allocatable, intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int64), allocatable, target :: packed(:,:,:,:,:,:,:)
    if (.not. is_contiguous(array)) then
      allocate (packed, source=array)
      call buffer_read(self, facts_of(packed), error)
      array = packed
    else
      call buffer_read(self, facts_of(array), error)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine to_host_i64_7

end module pjrtlite
