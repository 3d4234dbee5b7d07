! Generated from pjrtlite.fypp by fypp: change that file, then run `make regenerate`.
!
!> Runs compiled JAX programs on the arrays of a Fortran program.
!!
!! Four calls lead from nothing to a result:
!!
!!     use pjrtlite
!!     type(pjrtlite_client) :: client
!!     type(pjrtlite_executable) :: executable
!!     type(pjrtlite_plan) :: model
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
!! **Indices** count from 1: inputs, outputs, attributes. Devices count from 0, as in OpenMP, OpenACC
!! and CUDA.
!!
!! **Arrays** are integer(int8) to integer(int64), real(real32), real(real64) or complex of both, of
!! rank 0 to 7; where they are copied, also logical of any kind, for the program's bool.
!! For element types that Fortran does not have, an integer array of the same size holds the bits, and
!! the optional argument `dtype` says what they are: PJRTLITE_DTYPE_U8, _U16, _U32, _U64, _F16, _BF16,
!! _BOOL for bytes of 0 and 1, and for integer(int8) also the floats of 8 and 4 bits (_F8E4M3FN and
!! the others, _F4E2M1FN) and the integers of 4 and 2 bits, one in a byte (_I4, _U4, _I2, _U2).
!! pjrtlite_to_bf16 and the like convert.
!! What a procedure does with an array's memory is in its name:
!! - `bind_input`, `bind_output`, `view_host` keep its address. The actual argument must have
!!   the `target` attribute (or be a pointer) and contiguous memory, and the memory must
!!   outlive the plan or buffer: do not deallocate, move or reallocate it, and do not bind a
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
!!     class(*), intent(inout), optional :: stat       ! an integer(int32) or integer(int64)
!!     character(*), intent(inout), optional :: errmsg
!!
!! which mean what they mean in ALLOCATE. On success stat is 0 and errmsg is left alone. On
!! failure stat is one of the PJRTLITE_STATUS_ numbers and errmsg says what was expected, what
!! came and what to do, as far as it is long enough; results are then zero, empty or not allocated.
!! Without stat, a failure writes the message to the error unit and ends the program by `error stop`.
!! errmsg is a variable of fixed length, or an allocatable one that is allocated, and keeps its
!! length. To Fortran, one that is not allocated is an absent errmsg, which gets no text.
!!
!! **Integers** that go in or out, such as an index, a device, dtype or stat, are of the kind int32 or
!! int64, whichever is the default kind of your program or was that of this module: their dummies
!! are class(*). Others are refused with INVALID_VALUE, and end the program if it is stat.
!!
!! **Objects** are handles. `%create`, `%load_file`, `%from_host` and the like make one;
!! `%destroy()` lets it go and may be called at any time, in any order and more than once: what
!! another object still needs stays alive inside. Making something in a handle that already has
!! something lets that go first, whether or not the new one can be made.
!! Assignment makes both variables handles of the same object, which is freed when the last of them
!! has let it go, by `%destroy()`, by making something else in it, or by an assignment to it.
!! There is no finalisation: a variable that goes out of scope, or is deallocated, without
!! `%destroy()`, keeps its share of the object, which then lives until the program ends. README.md
!! tells what follows from that for function results, components and arrays of handles.
!!
!! **Results.** A procedure that gives one number, one logical or one shape is a function; all
!! others, also those that give text, are subroutines.
!!
!! **Threads.** Clients, executables and buffers may be used from several threads at once;
!! plans, events and options belong to one thread at a time. Making, assigning and destroying change
!! a handle and the count of those who share its object. So while one thread does that, no other may
!! use that variable, nor assign or destroy another one that shares the object.
!!
!! **Strings** that go in lose their trailing blanks, as in OPEN.
module pjrtlite
  use, intrinsic :: iso_c_binding
  use, intrinsic :: iso_fortran_env, only: error_unit, int8, int16, int32, int64, &
      logical_kinds, output_unit, real32, real64
  use pjrtlite_c
  implicit none
  private

  public :: pjrtlite_options, pjrtlite_client, pjrtlite_buffer, pjrtlite_event
  public :: pjrtlite_bundle, pjrtlite_executable, pjrtlite_plan
  public :: pjrtlite_arguments, pjrtlite_function, pjrtlite_register_function
  public :: pjrtlite_version, pjrtlite_status_name, pjrtlite_last_error
  public :: pjrtlite_dtype_name, pjrtlite_dtype_byte_size, pjrtlite_string
  public :: pjrtlite_to_bf16, pjrtlite_from_bf16, pjrtlite_to_f16, pjrtlite_from_f16
  public :: pjrtlite_allocate, pjrtlite_deallocate
  public :: pjrtlite_ready_callback, pjrtlite_log_callback, pjrtlite_release_callback
  public :: pjrtlite_set_log_callback, pjrtlite_local_rank, pjrtlite_fail

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
  public :: PJRTLITE_STATUS_COPY_REQUIRED
  public :: PJRTLITE_STATUS_USED_AFTER_FORK
  public :: PJRTLITE_STATUS_PANIC
  public :: PJRTLITE_STATUS_INVALID_VALUE
  public :: PJRTLITE_STATUS_NOT_RUN
  public :: PJRTLITE_STATUS_TIMED_OUT
  public :: PJRTLITE_STATUS_PROGRAM_MISMATCH
  public :: PJRTLITE_STATUS_CUSTOM_CALL_NOT_FOUND
  public :: PJRTLITE_STATUS_IN_USE
  public :: PJRTLITE_STATUS_PLUGIN_EXCEPTION
  public :: PJRTLITE_STATUS_UNSUPPORTED
  public :: PJRTLITE_STATUS_FILE_UNWRITABLE
  public :: PJRTLITE_STATUS_FUNCTION_FAILED
  public :: PJRTLITE_STATUS_CHECK_FAILED

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
  public :: PJRTLITE_DTYPE_F8E5M2
  public :: PJRTLITE_DTYPE_F8E4M3FN
  public :: PJRTLITE_DTYPE_F8E4M3B11FNUZ
  public :: PJRTLITE_DTYPE_F8E5M2FNUZ
  public :: PJRTLITE_DTYPE_F8E4M3FNUZ
  public :: PJRTLITE_DTYPE_I4
  public :: PJRTLITE_DTYPE_U4
  public :: PJRTLITE_DTYPE_I2
  public :: PJRTLITE_DTYPE_U2
  public :: PJRTLITE_DTYPE_F8E4M3
  public :: PJRTLITE_DTYPE_F8E3M4
  public :: PJRTLITE_DTYPE_F8E8M0FNU
  public :: PJRTLITE_DTYPE_F4E2M1FN

  !> Settings for opening a plugin or loading a program, as pairs of key and value.
  !!
  !! *Threads:* one at a time.
  type :: pjrtlite_options
    private
    type(c_ptr) :: handle = c_null_ptr
    !> Counts the variables that have this handle.
    integer, pointer :: owners => null()
  contains
    !> `call options%create([stat] [,errmsg])`: an empty set. `set` does this by itself when
    !! needed; create starts anew.
    procedure :: create => options_create
    !> `call options%set(key, value [,stat] [,errmsg])`: sets KEY to VALUE, a character string,
    !! an integer(int32) or integer(int64) or a rank-1 array of either, a real(real32) or
    !! real(real64), or a logical. A key set again has the new value. Keys that begin
    !! with `pjrtlite.` are this library's own and are checked here; every other key is an option
    !! of the plugin (for a client) or of XLA (for a program), which check it when it is used.
    !! CPU plugins know 'cpu_device_count' (integer) and 'asynchronous' (logical); a key that it
    !! does not know a plugin may ignore or refuse.
    !! Our own are 'pjrtlite.log_level' (integer, 0 to 3), for a client: how much its plugin
    !! prints; and 'pjrtlite.device' (integer), for a program: the device that it is loaded for,
    !! which counts from 0.
    generic :: set => options_set_text, options_set_int32, options_set_int64, &
        options_set_int32_list, options_set_int64_list, options_set_real32, options_set_real64, &
        options_set_l1, options_set_l2, options_set_l3, options_set_l4
    procedure, private :: options_set_text, options_set_int32, options_set_int64
    procedure, private :: options_set_int32_list, options_set_int64_list
    procedure, private :: options_set_real32, options_set_real64
    procedure, private :: options_set_l1, options_set_l2, options_set_l3, options_set_l4
    !> `options%is_created()`: true between the first `set` or `create` and `destroy`.
    procedure :: is_created => options_is_created
    !> `call options%destroy()`: frees the options. Clients and executables made with them do not
    !! need them any more.
    procedure :: destroy => options_destroy
    procedure, private :: assign => options_assign
    generic :: assignment(=) => assign
  end type pjrtlite_options

  !> A PJRT plugin, opened, with its devices.
  !!
  !! *Threads:* any number at once.
  type :: pjrtlite_client
    private
    type(c_ptr) :: handle = c_null_ptr
    !> Counts the variables that have this handle.
    integer, pointer :: owners => null()
  contains
    !> `call client%create(plugin [,options] [,stat] [,errmsg])`: opens PLUGIN, a name such as
    !! 'cpu' or 'cuda', or the path of a plugin library (with a '/'). A name is looked up in the
    !! environment variable PJRTLITE_PLUGIN_<NAME> (a file), in PJRT_NAMES_AND_LIBRARY_PATHS, in
    !! the folders of PJRTLITE_PLUGIN_PATH, and in the active Python environment.
    !! Of a list such as 'cuda,cpu' the first is taken that can be found, makes a client, and has a
    !! device; 'gpu' stands for 'cuda,rocm,oneapi'. If there is none, ERRMSG tells why of each. An
    !! option whose key begins with a plugin's name and a dot ('cuda.memory_fraction') is for that
    !! plugin alone.
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
    !> `client%local_device([stat] [,errmsg])`: the device for this process, from 0, if each process
    !! of a job on this machine takes the next one. See pjrtlite_local_rank.
    procedure :: local_device => client_local_device
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
    procedure, private :: assign => client_assign
    generic :: assignment(=) => assign
  end type pjrtlite_client

  !> Work that is done later: a result that is being computed, a copy that is under way.
  !!
  !! *Threads:* one at a time; the callback of on_ready runs on any.
  type :: pjrtlite_event
    private
    type(c_ptr) :: handle = c_null_ptr
    !> Counts the variables that have this handle.
    integer, pointer :: owners => null()
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
    procedure, private :: assign => event_assign
    generic :: assignment(=) => assign
  end type pjrtlite_event

  !> An array in a device's memory.
  !!
  !! *Threads:* any number at once.
  type :: pjrtlite_buffer
    private
    type(c_ptr) :: handle = c_null_ptr
    !> Counts the variables that have this handle.
    integer, pointer :: owners => null()
  contains
    !> `call buffer%from_host(client, array [,device] [,dtype] [,stat] [,errmsg])`: a new buffer
    !! with a copy of ARRAY, on the first device or the given one. ARRAY may change afterwards.
    procedure, private :: from_host_i8_0, from_host_i8_1, from_host_i8_2, from_host_i8_3
    procedure, private :: from_host_i8_4, from_host_i8_5, from_host_i8_6, from_host_i8_7
    procedure, private :: from_host_i16_0, from_host_i16_1, from_host_i16_2, from_host_i16_3
    procedure, private :: from_host_i16_4, from_host_i16_5, from_host_i16_6, from_host_i16_7
    procedure, private :: from_host_i32_0, from_host_i32_1, from_host_i32_2, from_host_i32_3
    procedure, private :: from_host_i32_4, from_host_i32_5, from_host_i32_6, from_host_i32_7
    procedure, private :: from_host_i64_0, from_host_i64_1, from_host_i64_2, from_host_i64_3
    procedure, private :: from_host_i64_4, from_host_i64_5, from_host_i64_6, from_host_i64_7
    procedure, private :: from_host_r32_0, from_host_r32_1, from_host_r32_2, from_host_r32_3
    procedure, private :: from_host_r32_4, from_host_r32_5, from_host_r32_6, from_host_r32_7
    procedure, private :: from_host_r64_0, from_host_r64_1, from_host_r64_2, from_host_r64_3
    procedure, private :: from_host_r64_4, from_host_r64_5, from_host_r64_6, from_host_r64_7
    procedure, private :: from_host_z32_0, from_host_z32_1, from_host_z32_2, from_host_z32_3
    procedure, private :: from_host_z32_4, from_host_z32_5, from_host_z32_6, from_host_z32_7
    procedure, private :: from_host_z64_0, from_host_z64_1, from_host_z64_2, from_host_z64_3
    procedure, private :: from_host_z64_4, from_host_z64_5, from_host_z64_6, from_host_z64_7
    procedure, private :: from_host_l1_0, from_host_l1_1, from_host_l1_2, from_host_l1_3
    procedure, private :: from_host_l1_4, from_host_l1_5, from_host_l1_6, from_host_l1_7
    procedure, private :: from_host_l2_0, from_host_l2_1, from_host_l2_2, from_host_l2_3
    procedure, private :: from_host_l2_4, from_host_l2_5, from_host_l2_6, from_host_l2_7
    procedure, private :: from_host_l3_0, from_host_l3_1, from_host_l3_2, from_host_l3_3
    procedure, private :: from_host_l3_4, from_host_l3_5, from_host_l3_6, from_host_l3_7
    procedure, private :: from_host_l4_0, from_host_l4_1, from_host_l4_2, from_host_l4_3
    procedure, private :: from_host_l4_4, from_host_l4_5, from_host_l4_6, from_host_l4_7
    generic :: from_host => &
        from_host_i8_0, from_host_i8_1, from_host_i8_2, from_host_i8_3, &
        from_host_i8_4, from_host_i8_5, from_host_i8_6, from_host_i8_7, &
        from_host_i16_0, from_host_i16_1, from_host_i16_2, from_host_i16_3, &
        from_host_i16_4, from_host_i16_5, from_host_i16_6, from_host_i16_7, &
        from_host_i32_0, from_host_i32_1, from_host_i32_2, from_host_i32_3, &
        from_host_i32_4, from_host_i32_5, from_host_i32_6, from_host_i32_7, &
        from_host_i64_0, from_host_i64_1, from_host_i64_2, from_host_i64_3, &
        from_host_i64_4, from_host_i64_5, from_host_i64_6, from_host_i64_7, &
        from_host_r32_0, from_host_r32_1, from_host_r32_2, from_host_r32_3, &
        from_host_r32_4, from_host_r32_5, from_host_r32_6, from_host_r32_7, &
        from_host_r64_0, from_host_r64_1, from_host_r64_2, from_host_r64_3, &
        from_host_r64_4, from_host_r64_5, from_host_r64_6, from_host_r64_7, &
        from_host_z32_0, from_host_z32_1, from_host_z32_2, from_host_z32_3, &
        from_host_z32_4, from_host_z32_5, from_host_z32_6, from_host_z32_7, &
        from_host_z64_0, from_host_z64_1, from_host_z64_2, from_host_z64_3, &
        from_host_z64_4, from_host_z64_5, from_host_z64_6, from_host_z64_7, &
        from_host_l1_0, from_host_l1_1, from_host_l1_2, from_host_l1_3, &
        from_host_l1_4, from_host_l1_5, from_host_l1_6, from_host_l1_7, &
        from_host_l2_0, from_host_l2_1, from_host_l2_2, from_host_l2_3, &
        from_host_l2_4, from_host_l2_5, from_host_l2_6, from_host_l2_7, &
        from_host_l3_0, from_host_l3_1, from_host_l3_2, from_host_l3_3, &
        from_host_l3_4, from_host_l3_5, from_host_l3_6, from_host_l3_7, &
        from_host_l4_0, from_host_l4_1, from_host_l4_2, from_host_l4_3, &
        from_host_l4_4, from_host_l4_5, from_host_l4_6, from_host_l4_7
    !> `call buffer%view_host(client, array [,device] [,dtype] [,stat] [,errmsg])`: a new buffer
    !! that is ARRAY's own memory; the buffer sees later changes of ARRAY.
    !!
    !! *Ownership:* ARRAY must outlive the buffer; see "Arrays" above.
    !! *Errors:* COPY_REQUIRED where the device cannot use the memory as it is: CPU plugins want an
    !! address that is a multiple of 64 bytes. INVALID_VALUE for a section that is not
    !! contiguous, NULL_ARGUMENT for a pointer that is not associated.
    procedure, private :: view_host_i8_0, view_host_i8_1, view_host_i8_2, view_host_i8_3
    procedure, private :: view_host_i8_4, view_host_i8_5, view_host_i8_6, view_host_i8_7
    procedure, private :: view_host_i16_0, view_host_i16_1, view_host_i16_2, view_host_i16_3
    procedure, private :: view_host_i16_4, view_host_i16_5, view_host_i16_6, view_host_i16_7
    procedure, private :: view_host_i32_0, view_host_i32_1, view_host_i32_2, view_host_i32_3
    procedure, private :: view_host_i32_4, view_host_i32_5, view_host_i32_6, view_host_i32_7
    procedure, private :: view_host_i64_0, view_host_i64_1, view_host_i64_2, view_host_i64_3
    procedure, private :: view_host_i64_4, view_host_i64_5, view_host_i64_6, view_host_i64_7
    procedure, private :: view_host_r32_0, view_host_r32_1, view_host_r32_2, view_host_r32_3
    procedure, private :: view_host_r32_4, view_host_r32_5, view_host_r32_6, view_host_r32_7
    procedure, private :: view_host_r64_0, view_host_r64_1, view_host_r64_2, view_host_r64_3
    procedure, private :: view_host_r64_4, view_host_r64_5, view_host_r64_6, view_host_r64_7
    procedure, private :: view_host_z32_0, view_host_z32_1, view_host_z32_2, view_host_z32_3
    procedure, private :: view_host_z32_4, view_host_z32_5, view_host_z32_6, view_host_z32_7
    procedure, private :: view_host_z64_0, view_host_z64_1, view_host_z64_2, view_host_z64_3
    procedure, private :: view_host_z64_4, view_host_z64_5, view_host_z64_6, view_host_z64_7
    generic :: view_host => &
        view_host_i8_0, view_host_i8_1, view_host_i8_2, view_host_i8_3, &
        view_host_i8_4, view_host_i8_5, view_host_i8_6, view_host_i8_7, &
        view_host_i16_0, view_host_i16_1, view_host_i16_2, view_host_i16_3, &
        view_host_i16_4, view_host_i16_5, view_host_i16_6, view_host_i16_7, &
        view_host_i32_0, view_host_i32_1, view_host_i32_2, view_host_i32_3, &
        view_host_i32_4, view_host_i32_5, view_host_i32_6, view_host_i32_7, &
        view_host_i64_0, view_host_i64_1, view_host_i64_2, view_host_i64_3, &
        view_host_i64_4, view_host_i64_5, view_host_i64_6, view_host_i64_7, &
        view_host_r32_0, view_host_r32_1, view_host_r32_2, view_host_r32_3, &
        view_host_r32_4, view_host_r32_5, view_host_r32_6, view_host_r32_7, &
        view_host_r64_0, view_host_r64_1, view_host_r64_2, view_host_r64_3, &
        view_host_r64_4, view_host_r64_5, view_host_r64_6, view_host_r64_7, &
        view_host_z32_0, view_host_z32_1, view_host_z32_2, view_host_z32_3, &
        view_host_z32_4, view_host_z32_5, view_host_z32_6, view_host_z32_7, &
        view_host_z64_0, view_host_z64_1, view_host_z64_2, view_host_z64_3, &
        view_host_z64_4, view_host_z64_5, view_host_z64_6, view_host_z64_7
    !> `call buffer%view_device(client, address, dtype, shape [,device] [,stream] [,released] [,user]
    !! [,stat] [,errmsg])`: a new buffer that is the device memory at ADDRESS, a c_ptr, with elements
    !! of the type DTYPE and the extents SHAPE, in Fortran's order. STREAM, an integer(c_intptr_t), is
    !! the platform's stream whose work so far fills it. RELEASED, a bind(C) procedure with the
    !! interface pjrtlite_release_callback, is called with USER, a c_ptr, when the plugin no longer
    !! needs the memory: possibly late, and on another thread.
    !!
    !! *Ownership:* the memory stays yours. It must be there until RELEASED was called, or, without
    !! it, until the client is destroyed.
    !! *Errors:* COPY_REQUIRED for an address that is no multiple of 64.
    procedure, private :: view_device_32, view_device_64
    generic :: view_device => view_device_32, view_device_64
    !> `call buffer%to_host(array [,dtype] [,stat] [,errmsg])`: waits for the buffer and copies it
    !! to ARRAY, which must have its element type and shape.
    !!
    !! *Errors:* SIGNATURE_MISMATCH for another type or shape; what went wrong in the work that
    !! makes the buffer. ARRAY is then as it was.
    procedure, private :: to_host_i8_0, to_host_i8_1, to_host_i8_2, to_host_i8_3
    procedure, private :: to_host_i8_4, to_host_i8_5, to_host_i8_6, to_host_i8_7
    procedure, private :: to_host_i16_0, to_host_i16_1, to_host_i16_2, to_host_i16_3
    procedure, private :: to_host_i16_4, to_host_i16_5, to_host_i16_6, to_host_i16_7
    procedure, private :: to_host_i32_0, to_host_i32_1, to_host_i32_2, to_host_i32_3
    procedure, private :: to_host_i32_4, to_host_i32_5, to_host_i32_6, to_host_i32_7
    procedure, private :: to_host_i64_0, to_host_i64_1, to_host_i64_2, to_host_i64_3
    procedure, private :: to_host_i64_4, to_host_i64_5, to_host_i64_6, to_host_i64_7
    procedure, private :: to_host_r32_0, to_host_r32_1, to_host_r32_2, to_host_r32_3
    procedure, private :: to_host_r32_4, to_host_r32_5, to_host_r32_6, to_host_r32_7
    procedure, private :: to_host_r64_0, to_host_r64_1, to_host_r64_2, to_host_r64_3
    procedure, private :: to_host_r64_4, to_host_r64_5, to_host_r64_6, to_host_r64_7
    procedure, private :: to_host_z32_0, to_host_z32_1, to_host_z32_2, to_host_z32_3
    procedure, private :: to_host_z32_4, to_host_z32_5, to_host_z32_6, to_host_z32_7
    procedure, private :: to_host_z64_0, to_host_z64_1, to_host_z64_2, to_host_z64_3
    procedure, private :: to_host_z64_4, to_host_z64_5, to_host_z64_6, to_host_z64_7
    procedure, private :: to_host_l1_0, to_host_l1_1, to_host_l1_2, to_host_l1_3
    procedure, private :: to_host_l1_4, to_host_l1_5, to_host_l1_6, to_host_l1_7
    procedure, private :: to_host_l2_0, to_host_l2_1, to_host_l2_2, to_host_l2_3
    procedure, private :: to_host_l2_4, to_host_l2_5, to_host_l2_6, to_host_l2_7
    procedure, private :: to_host_l3_0, to_host_l3_1, to_host_l3_2, to_host_l3_3
    procedure, private :: to_host_l3_4, to_host_l3_5, to_host_l3_6, to_host_l3_7
    procedure, private :: to_host_l4_0, to_host_l4_1, to_host_l4_2, to_host_l4_3
    procedure, private :: to_host_l4_4, to_host_l4_5, to_host_l4_6, to_host_l4_7
    generic :: to_host => &
        to_host_i8_0, to_host_i8_1, to_host_i8_2, to_host_i8_3, &
        to_host_i8_4, to_host_i8_5, to_host_i8_6, to_host_i8_7, &
        to_host_i16_0, to_host_i16_1, to_host_i16_2, to_host_i16_3, &
        to_host_i16_4, to_host_i16_5, to_host_i16_6, to_host_i16_7, &
        to_host_i32_0, to_host_i32_1, to_host_i32_2, to_host_i32_3, &
        to_host_i32_4, to_host_i32_5, to_host_i32_6, to_host_i32_7, &
        to_host_i64_0, to_host_i64_1, to_host_i64_2, to_host_i64_3, &
        to_host_i64_4, to_host_i64_5, to_host_i64_6, to_host_i64_7, &
        to_host_r32_0, to_host_r32_1, to_host_r32_2, to_host_r32_3, &
        to_host_r32_4, to_host_r32_5, to_host_r32_6, to_host_r32_7, &
        to_host_r64_0, to_host_r64_1, to_host_r64_2, to_host_r64_3, &
        to_host_r64_4, to_host_r64_5, to_host_r64_6, to_host_r64_7, &
        to_host_z32_0, to_host_z32_1, to_host_z32_2, to_host_z32_3, &
        to_host_z32_4, to_host_z32_5, to_host_z32_6, to_host_z32_7, &
        to_host_z64_0, to_host_z64_1, to_host_z64_2, to_host_z64_3, &
        to_host_z64_4, to_host_z64_5, to_host_z64_6, to_host_z64_7, &
        to_host_l1_0, to_host_l1_1, to_host_l1_2, to_host_l1_3, &
        to_host_l1_4, to_host_l1_5, to_host_l1_6, to_host_l1_7, &
        to_host_l2_0, to_host_l2_1, to_host_l2_2, to_host_l2_3, &
        to_host_l2_4, to_host_l2_5, to_host_l2_6, to_host_l2_7, &
        to_host_l3_0, to_host_l3_1, to_host_l3_2, to_host_l3_3, &
        to_host_l3_4, to_host_l3_5, to_host_l3_6, to_host_l3_7, &
        to_host_l4_0, to_host_l4_1, to_host_l4_2, to_host_l4_3, &
        to_host_l4_4, to_host_l4_5, to_host_l4_6, to_host_l4_7
    !> `buffer%dtype([stat] [,errmsg])`: the element type, one of the PJRTLITE_DTYPE_ numbers.
    procedure :: dtype => buffer_dtype
    !> `buffer%shape([stat] [,errmsg])`: the extents in Fortran's order, integer(int64).
    procedure :: shape => buffer_shape
    !> `buffer%byte_size([stat] [,errmsg])`: how many bytes to_host would copy, integer(int64).
    procedure :: byte_size => buffer_byte_size
    !> `buffer%device([stat] [,errmsg])`: on which device it is.
    procedure :: device => buffer_device
    !> `call buffer%memory_kind(text [,stat] [,errmsg])`: the kind of the memory that it is in:
    !! 'device' for most.
    procedure :: memory_kind => buffer_memory_kind
    !> `call buffer%copy_to(device, copy [,stat] [,errmsg])`: begins a copy on a device of the same
    !! client, which may be the buffer's own. COPY is a new buffer, of which ready tells when the
    !! contents are there; runs can be given it before that. Where the plugin cannot copy so, the
    !! contents go through the host, and this waits for them.
    !!
    !! *Ownership:* an array that the buffer is a view of must stay as it is until COPY is ready.
    procedure :: copy_to => buffer_copy_to
    !> `call buffer%copy_to_memory(device, kind, copy [,stat] [,errmsg])`: the same in another memory
    !! of the device, such as 'pinned_host'. Programs take no buffers from there: copy_to copies it
    !! back.
    !!
    !! *Errors:* NOT_FOUND if the device has no such memory, which tells those that it has;
    !! UNSUPPORTED_BY_PLUGIN or UNIMPLEMENTED where the plugin cannot copy there.
    procedure :: copy_to_memory => buffer_copy_to_memory
    !> `call buffer%ready(event [,stat] [,errmsg])`: makes EVENT, which happens when the buffer's
    !! contents are there.
    procedure :: ready => buffer_ready
    !> `call buffer%pointer(p [,dtype] [,stat] [,errmsg])`: waits for the buffer and points P at its
    !! contents, without a copy. P is a pointer of the buffer's type and rank; its bounds are from 1.
    !!
    !! *Ownership:* the memory is the buffer's: to read, not to write or deallocate, and gone with
    !! it.
    !! *Errors:* COPY_REQUIRED where the host cannot read the device's memory; SIGNATURE_MISMATCH for a
    !! pointer of another type or rank; what went wrong in the work that makes the buffer. P is then
    !! null.
    procedure, private :: pointer_i8_0, pointer_i8_1, pointer_i8_2, pointer_i8_3
    procedure, private :: pointer_i8_4, pointer_i8_5, pointer_i8_6, pointer_i8_7
    procedure, private :: pointer_i16_0, pointer_i16_1, pointer_i16_2, pointer_i16_3
    procedure, private :: pointer_i16_4, pointer_i16_5, pointer_i16_6, pointer_i16_7
    procedure, private :: pointer_i32_0, pointer_i32_1, pointer_i32_2, pointer_i32_3
    procedure, private :: pointer_i32_4, pointer_i32_5, pointer_i32_6, pointer_i32_7
    procedure, private :: pointer_i64_0, pointer_i64_1, pointer_i64_2, pointer_i64_3
    procedure, private :: pointer_i64_4, pointer_i64_5, pointer_i64_6, pointer_i64_7
    procedure, private :: pointer_r32_0, pointer_r32_1, pointer_r32_2, pointer_r32_3
    procedure, private :: pointer_r32_4, pointer_r32_5, pointer_r32_6, pointer_r32_7
    procedure, private :: pointer_r64_0, pointer_r64_1, pointer_r64_2, pointer_r64_3
    procedure, private :: pointer_r64_4, pointer_r64_5, pointer_r64_6, pointer_r64_7
    procedure, private :: pointer_z32_0, pointer_z32_1, pointer_z32_2, pointer_z32_3
    procedure, private :: pointer_z32_4, pointer_z32_5, pointer_z32_6, pointer_z32_7
    procedure, private :: pointer_z64_0, pointer_z64_1, pointer_z64_2, pointer_z64_3
    procedure, private :: pointer_z64_4, pointer_z64_5, pointer_z64_6, pointer_z64_7
    generic :: pointer => &
        pointer_i8_0, pointer_i8_1, pointer_i8_2, pointer_i8_3, &
        pointer_i8_4, pointer_i8_5, pointer_i8_6, pointer_i8_7, &
        pointer_i16_0, pointer_i16_1, pointer_i16_2, pointer_i16_3, &
        pointer_i16_4, pointer_i16_5, pointer_i16_6, pointer_i16_7, &
        pointer_i32_0, pointer_i32_1, pointer_i32_2, pointer_i32_3, &
        pointer_i32_4, pointer_i32_5, pointer_i32_6, pointer_i32_7, &
        pointer_i64_0, pointer_i64_1, pointer_i64_2, pointer_i64_3, &
        pointer_i64_4, pointer_i64_5, pointer_i64_6, pointer_i64_7, &
        pointer_r32_0, pointer_r32_1, pointer_r32_2, pointer_r32_3, &
        pointer_r32_4, pointer_r32_5, pointer_r32_6, pointer_r32_7, &
        pointer_r64_0, pointer_r64_1, pointer_r64_2, pointer_r64_3, &
        pointer_r64_4, pointer_r64_5, pointer_r64_6, pointer_r64_7, &
        pointer_z32_0, pointer_z32_1, pointer_z32_2, pointer_z32_3, &
        pointer_z32_4, pointer_z32_5, pointer_z32_6, pointer_z32_7, &
        pointer_z64_0, pointer_z64_1, pointer_z64_2, pointer_z64_3, &
        pointer_z64_4, pointer_z64_5, pointer_z64_6, pointer_z64_7
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
    procedure, private :: assign => buffer_assign
    generic :: assignment(=) => assign
  end type pjrtlite_buffer

  !> A file of functions: their programs, weights, names, units, and values to check them by. It is
  !! made in Python by `pjrtlite.Bundle`. A function is named; '' stands for the only one that is no
  !! derivative.
  !!
  !! *Threads:* any number at once.
  type :: pjrtlite_bundle
    private
    type(c_ptr) :: handle = c_null_ptr
    !> Counts the variables that have this handle.
    integer, pointer :: owners => null()
  contains
    !> `call bundle%open(path [,options] [,stat] [,errmsg])`: opens the file PATH. The option
    !! 'pjrtlite.map' shows it where the system keeps it, instead of reading it: then it must stay as
    !! it is.
    !!
    !! *Errors:* FILE_UNREADABLE; BAD_PROGRAM for what is no bundle, damaged, or of a newer version.
    procedure :: open => bundle_open
    !> `call bundle%open_memory(bytes [,stat] [,errmsg])`: the same of a rank-1 array of
    !! integer(int8), which is not needed afterwards.
    procedure :: open_memory => bundle_open_memory
    !> `call bundle%name(text [,stat] [,errmsg])`: its name.
    procedure :: name => bundle_name
    !> `call bundle%manifest(text [,stat] [,errmsg])`: all that it says of itself, as JSON.
    procedure :: manifest => bundle_manifest
    !> `bundle%function_count([stat] [,errmsg])`: how many functions it has.
    procedure :: function_count => bundle_function_count
    !> `call bundle%function_name(index, text [,stat] [,errmsg])`: the name of a function.
    procedure :: function_name => bundle_function_name
    !> `call bundle%function_fact(function, fact, text [,stat] [,errmsg])`: a fact of a function, as a
    !! text: 'role', 'of', 'doc', 'sizes', 'rows_independent' or 'order'.
    procedure :: function_fact => bundle_function_fact
    !> `bundle%input_count(function [,stat] [,errmsg])`: how many inputs a function has.
    procedure :: input_count => bundle_input_count
    !> `call bundle%input(function, index, name, dtype, shape [,stat] [,errmsg])`: name, element type and
    !! extents of an input, in Fortran's order; -1 for an extent that has a name.
    procedure :: input => bundle_input
    !> `call bundle%input_fact(function, index, fact, text [,stat] [,errmsg])`: a fact of an input, as a
    !! text: 'shape' in the program's order, 'unit', 'doc', 'state', 'of' or 'in_place'.
    procedure :: input_fact => bundle_input_fact
    !> `bundle%output_count(function [,stat] [,errmsg])`: how many outputs a function has.
    procedure :: output_count => bundle_output_count
    !> `call bundle%output(function, index, name, dtype, shape [,stat] [,errmsg])`: as input.
    procedure :: output => bundle_output
    !> `call bundle%output_fact(function, index, fact, text [,stat] [,errmsg])`: as input_fact.
    procedure :: output_fact => bundle_output_fact
    !> `call bundle%load(client, function, sizes, executable [,options] [,stat] [,errmsg])`: compiles a
    !! function for SIZES, such as 'n=64'; '' where there is one choice. Weights are on the device
    !! once for all that is loaded from the bundle. The executable has the function's inputs and
    !! outputs alone, and stays usable without the bundle.
    !!
    !! *Errors:* INVALID_VALUE for a function or sizes that are not there; BAD_PROGRAM; and those of
    !! pjrtlite_executable%load_file.
    procedure :: load => bundle_load
    !> `call bundle%check(client, report [,options] [,stat] [,errmsg])`: runs each function on the
    !! values that are stored with it, and compares; derivatives with their functions, too. REPORT is an
    !! allocatable character string with a line for each number.
    !!
    !! *Errors:* CHECK_FAILED with the numbers that are too large; and those of load.
    procedure :: check => bundle_check
    !> `call bundle%with_weights(path, other [,stat] [,errmsg])`: makes OTHER a bundle of the same
    !! functions with the weights of the file PATH, of NumPy (.npz) or safetensors.
    procedure :: with_weights => bundle_with_weights
    !> `bundle%weight_count([stat] [,errmsg])`: how many weights it has.
    procedure :: weight_count => bundle_weight_count
    !> `call bundle%weight_name(index, text [,stat] [,errmsg])`: the name of a weight.
    procedure :: weight_name => bundle_weight_name
    !> `call bundle%weight_type(name, dtype, shape [,stat] [,errmsg])`: element type and extents of a
    !! weight, in Fortran's order.
    procedure :: weight_type => bundle_weight_type
    !> `call bundle%get_weight(name, array [,dtype] [,stat] [,errmsg])`: copies the weight to ARRAY, of
    !! its type and shape.
    procedure, private :: get_weight_i8_0, get_weight_i8_1, get_weight_i8_2, get_weight_i8_3
    procedure, private :: get_weight_i8_4, get_weight_i8_5, get_weight_i8_6, get_weight_i8_7
    procedure, private :: get_weight_i16_0, get_weight_i16_1, get_weight_i16_2, get_weight_i16_3
    procedure, private :: get_weight_i16_4, get_weight_i16_5, get_weight_i16_6, get_weight_i16_7
    procedure, private :: get_weight_i32_0, get_weight_i32_1, get_weight_i32_2, get_weight_i32_3
    procedure, private :: get_weight_i32_4, get_weight_i32_5, get_weight_i32_6, get_weight_i32_7
    procedure, private :: get_weight_i64_0, get_weight_i64_1, get_weight_i64_2, get_weight_i64_3
    procedure, private :: get_weight_i64_4, get_weight_i64_5, get_weight_i64_6, get_weight_i64_7
    procedure, private :: get_weight_r32_0, get_weight_r32_1, get_weight_r32_2, get_weight_r32_3
    procedure, private :: get_weight_r32_4, get_weight_r32_5, get_weight_r32_6, get_weight_r32_7
    procedure, private :: get_weight_r64_0, get_weight_r64_1, get_weight_r64_2, get_weight_r64_3
    procedure, private :: get_weight_r64_4, get_weight_r64_5, get_weight_r64_6, get_weight_r64_7
    procedure, private :: get_weight_z32_0, get_weight_z32_1, get_weight_z32_2, get_weight_z32_3
    procedure, private :: get_weight_z32_4, get_weight_z32_5, get_weight_z32_6, get_weight_z32_7
    procedure, private :: get_weight_z64_0, get_weight_z64_1, get_weight_z64_2, get_weight_z64_3
    procedure, private :: get_weight_z64_4, get_weight_z64_5, get_weight_z64_6, get_weight_z64_7
    generic :: get_weight => &
        get_weight_i8_0, get_weight_i8_1, get_weight_i8_2, get_weight_i8_3, &
        get_weight_i8_4, get_weight_i8_5, get_weight_i8_6, get_weight_i8_7, &
        get_weight_i16_0, get_weight_i16_1, get_weight_i16_2, get_weight_i16_3, &
        get_weight_i16_4, get_weight_i16_5, get_weight_i16_6, get_weight_i16_7, &
        get_weight_i32_0, get_weight_i32_1, get_weight_i32_2, get_weight_i32_3, &
        get_weight_i32_4, get_weight_i32_5, get_weight_i32_6, get_weight_i32_7, &
        get_weight_i64_0, get_weight_i64_1, get_weight_i64_2, get_weight_i64_3, &
        get_weight_i64_4, get_weight_i64_5, get_weight_i64_6, get_weight_i64_7, &
        get_weight_r32_0, get_weight_r32_1, get_weight_r32_2, get_weight_r32_3, &
        get_weight_r32_4, get_weight_r32_5, get_weight_r32_6, get_weight_r32_7, &
        get_weight_r64_0, get_weight_r64_1, get_weight_r64_2, get_weight_r64_3, &
        get_weight_r64_4, get_weight_r64_5, get_weight_r64_6, get_weight_r64_7, &
        get_weight_z32_0, get_weight_z32_1, get_weight_z32_2, get_weight_z32_3, &
        get_weight_z32_4, get_weight_z32_5, get_weight_z32_6, get_weight_z32_7, &
        get_weight_z64_0, get_weight_z64_1, get_weight_z64_2, get_weight_z64_3, &
        get_weight_z64_4, get_weight_z64_5, get_weight_z64_6, get_weight_z64_7
    !> `call bundle%set_weight(name, array [,dtype] [,stat] [,errmsg])`: puts a copy of ARRAY in the
    !! place of the weight. What is loaded, and saved, from now on has it. What was loaded before keeps
    !! its weights.
    !!
    !! *Errors:* INVALID_VALUE for a weight that is not there; SIGNATURE_MISMATCH for an array of another
    !! type or shape.
    procedure, private :: set_weight_i8_0, set_weight_i8_1, set_weight_i8_2, set_weight_i8_3
    procedure, private :: set_weight_i8_4, set_weight_i8_5, set_weight_i8_6, set_weight_i8_7
    procedure, private :: set_weight_i16_0, set_weight_i16_1, set_weight_i16_2, set_weight_i16_3
    procedure, private :: set_weight_i16_4, set_weight_i16_5, set_weight_i16_6, set_weight_i16_7
    procedure, private :: set_weight_i32_0, set_weight_i32_1, set_weight_i32_2, set_weight_i32_3
    procedure, private :: set_weight_i32_4, set_weight_i32_5, set_weight_i32_6, set_weight_i32_7
    procedure, private :: set_weight_i64_0, set_weight_i64_1, set_weight_i64_2, set_weight_i64_3
    procedure, private :: set_weight_i64_4, set_weight_i64_5, set_weight_i64_6, set_weight_i64_7
    procedure, private :: set_weight_r32_0, set_weight_r32_1, set_weight_r32_2, set_weight_r32_3
    procedure, private :: set_weight_r32_4, set_weight_r32_5, set_weight_r32_6, set_weight_r32_7
    procedure, private :: set_weight_r64_0, set_weight_r64_1, set_weight_r64_2, set_weight_r64_3
    procedure, private :: set_weight_r64_4, set_weight_r64_5, set_weight_r64_6, set_weight_r64_7
    procedure, private :: set_weight_z32_0, set_weight_z32_1, set_weight_z32_2, set_weight_z32_3
    procedure, private :: set_weight_z32_4, set_weight_z32_5, set_weight_z32_6, set_weight_z32_7
    procedure, private :: set_weight_z64_0, set_weight_z64_1, set_weight_z64_2, set_weight_z64_3
    procedure, private :: set_weight_z64_4, set_weight_z64_5, set_weight_z64_6, set_weight_z64_7
    generic :: set_weight => &
        set_weight_i8_0, set_weight_i8_1, set_weight_i8_2, set_weight_i8_3, &
        set_weight_i8_4, set_weight_i8_5, set_weight_i8_6, set_weight_i8_7, &
        set_weight_i16_0, set_weight_i16_1, set_weight_i16_2, set_weight_i16_3, &
        set_weight_i16_4, set_weight_i16_5, set_weight_i16_6, set_weight_i16_7, &
        set_weight_i32_0, set_weight_i32_1, set_weight_i32_2, set_weight_i32_3, &
        set_weight_i32_4, set_weight_i32_5, set_weight_i32_6, set_weight_i32_7, &
        set_weight_i64_0, set_weight_i64_1, set_weight_i64_2, set_weight_i64_3, &
        set_weight_i64_4, set_weight_i64_5, set_weight_i64_6, set_weight_i64_7, &
        set_weight_r32_0, set_weight_r32_1, set_weight_r32_2, set_weight_r32_3, &
        set_weight_r32_4, set_weight_r32_5, set_weight_r32_6, set_weight_r32_7, &
        set_weight_r64_0, set_weight_r64_1, set_weight_r64_2, set_weight_r64_3, &
        set_weight_r64_4, set_weight_r64_5, set_weight_r64_6, set_weight_r64_7, &
        set_weight_z32_0, set_weight_z32_1, set_weight_z32_2, set_weight_z32_3, &
        set_weight_z32_4, set_weight_z32_5, set_weight_z32_6, set_weight_z32_7, &
        set_weight_z64_0, set_weight_z64_1, set_weight_z64_2, set_weight_z64_3, &
        set_weight_z64_4, set_weight_z64_5, set_weight_z64_6, set_weight_z64_7
    !> `call bundle%save(path [,client] [,options] [,stat] [,errmsg])`: writes the bundle, with the
    !! weights that it has now, to the file PATH. The values by which functions with other weights are
    !! checked are made anew on CLIENT, with OPTIONS of load. Without CLIENT they are left out.
    !!
    !! *Errors:* FILE_UNWRITABLE; and those of load.
    procedure :: save => bundle_save
    !> `bundle%is_created()`: whether there is a bundle.
    procedure :: is_created => bundle_is_created
    !> `call bundle%destroy()`: lets go of the bundle.
    procedure :: destroy => bundle_destroy
    procedure, private :: assign => bundle_assign
    generic :: assignment(=) => assign
  end type pjrtlite_bundle

  !> A program, compiled and loaded.
  !!
  !! *Threads:* any number at once.
  type :: pjrtlite_executable
    private
    type(c_ptr) :: handle = c_null_ptr
    !> Counts the variables that have this handle.
    integer, pointer :: owners => null()
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
    !! PROGRAM_MISMATCH for an executable of another plugin or kind of machine; CUSTOM_CALL_NOT_FOUND
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
    !> `call executable%input_type(index, dtype, shape [,stat] [,errmsg])`: the element type of an
    !! input, one of the PJRTLITE_DTYPE_ numbers, and its extents in Fortran's order, an
    !! allocatable integer(int64) array.
    procedure :: input_type => executable_input_type
    !> `executable%input_byte_size(index [,stat] [,errmsg])`: the bytes of an input, integer(int64).
    procedure :: input_byte_size => executable_input_byte_size
    !> `call executable%input_name(index, text [,stat] [,errmsg])`: the name of an input; empty if it
    !! has none. Programs of a bundle have all, functions of `jax.export` those that JAX keeps.
    procedure :: input_name => executable_input_name
    !> `executable%input_index(name [,stat] [,errmsg])`: which input has this name.
    procedure :: input_index => executable_input_index
    !> `call executable%output_name(index, text [,stat] [,errmsg])`: as input_name.
    procedure :: output_name => executable_output_name
    !> `executable%output_index(name [,stat] [,errmsg])`: as input_index.
    procedure :: output_index => executable_output_index
    !> `executable%output_count([stat] [,errmsg])`: how many outputs it has.
    procedure :: output_count => executable_output_count
    !> `call executable%output_type(index, dtype, shape [,stat] [,errmsg])`: as input_type.
    procedure :: output_type => executable_output_type
    !> `executable%output_byte_size(index [,stat] [,errmsg])`: as input_byte_size.
    procedure :: output_byte_size => executable_output_byte_size
    !> `executable%temporary_byte_size([stat] [,errmsg])`: the bytes of temporary memory that a run
    !! takes, beside its inputs and outputs, integer(int64).
    procedure :: temporary_byte_size => executable_temporary_byte_size
    !> `executable%cost(name [,stat] [,errmsg])`: what a run costs, as the plugin's compiler counts it
    !! before any run, real(real64): NAME is 'flops', 'bytes accessed' or another name of the plugin's.
    !!
    !! *Errors:* NOT_FOUND if the plugin tells no such number; ERRMSG says which it tells.
    procedure :: cost => executable_cost
    !> `call executable%signature(text [,stat] [,errmsg])`: inputs and outputs in one line, in
    !! the program's own order: 'f32[2,3] -> f32[2,3], f32[3,2]'.
    procedure :: signature => executable_signature
    !> `call executable%autotuning(text [,stat] [,errmsg])`: what the option `pjrtlite.autotune` came to, a
    !! line for each set of XLA's options that was tried; and a line of options that the plugin needs
    !! to compile the program rightly. Empty without both.
    procedure :: autotuning => executable_autotuning
    !> `call executable%serialize(bytes [,stat] [,errmsg])`: the compiled program, as an
    !! allocatable integer(int8) array: write it to a file with stream access, and the same
    !! plugin loads it without compiling. Another plugin, or a machine of another kind, refuses it.
    !! A program that was loaded from the file of such bytes reads that again: it has to be as it was.
    procedure :: serialize => executable_serialize
    !> `call executable%save(path [,stat] [,errmsg])`: writes the same to a file, without keeping it
    !! in memory. A file of that name is replaced, at once.
    !!
    !! *Errors:* FILE_UNWRITABLE; FILE_UNREADABLE or FAILED_PRECONDITION where the file that the
    !! program was loaded from is not there any more, or another.
    procedure :: save => executable_save
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
    !> `call executable%destroy()`: frees the program once no plan or work needs it.
    procedure :: destroy => executable_destroy
    procedure, private :: assign => executable_assign
    generic :: assignment(=) => assign
  end type pjrtlite_executable

  !> An executable with its inputs and outputs, set once and run many times.
  !!
  !! Each input is set by set_input, bind_input or set_input_buffer before the first run, and
  !! stays set; each may be set again at any time. Inputs of an exported function that it does not
  !! use need not be set. Outputs may be bound or fetched, or both.
  !!
  !! *Threads:* one at a time. Several plans of one executable may run at once.
  type :: pjrtlite_plan
    private
    type(c_ptr) :: handle = c_null_ptr
    !> Counts the variables that have this handle.
    integer, pointer :: owners => null()
    !> The number that the executable has.
    integer :: inputs = 0
    integer :: outputs = 0
  contains
    !> `call plan%create(executable [,device] [,stat] [,errmsg])`: a plan on the first device or
    !! the given one.
    !!
    !! *Errors:* INVALID_VALUE for a device that the program was not loaded for.
    procedure :: create => plan_create
    !> `call plan%input_type(index, dtype, shape [,stat] [,errmsg])`: what an input wants: its element
    !! type, one of the PJRTLITE_DTYPE_ numbers, and its extents in Fortran's order, an
    !! allocatable integer(int64) array.
    procedure :: input_type => plan_input_type
    !> `plan%input_byte_size(index [,stat] [,errmsg])`: the bytes of an input, integer(int64).
    procedure :: input_byte_size => plan_input_byte_size
    !> `call plan%output_type(index, dtype, shape [,stat] [,errmsg])`: as input_type.
    procedure :: output_type => plan_output_type
    !> `plan%output_byte_size(index [,stat] [,errmsg])`: as input_byte_size.
    procedure :: output_byte_size => plan_output_byte_size
    !> `call plan%bind_input(index, array [,dtype] [,stat] [,errmsg])`: every run reads ARRAY, as it is
    !! then. No copy is made where the device can read it in place: CPU plugins want an address
    !! that is a multiple of 64 bytes.
    !!
    !! *Ownership:* ARRAY must outlive the plan, or be replaced; see "Arrays" above.
    !! *Errors:* SIGNATURE_MISMATCH where type or shape are not the program's; INVALID_VALUE for a
    !! section that is not contiguous, NULL_ARGUMENT for a pointer that is not associated.
    procedure, private :: bind_input_i8_0, bind_input_i8_1, bind_input_i8_2, bind_input_i8_3
    procedure, private :: bind_input_i8_4, bind_input_i8_5, bind_input_i8_6, bind_input_i8_7
    procedure, private :: bind_input_i16_0, bind_input_i16_1, bind_input_i16_2, bind_input_i16_3
    procedure, private :: bind_input_i16_4, bind_input_i16_5, bind_input_i16_6, bind_input_i16_7
    procedure, private :: bind_input_i32_0, bind_input_i32_1, bind_input_i32_2, bind_input_i32_3
    procedure, private :: bind_input_i32_4, bind_input_i32_5, bind_input_i32_6, bind_input_i32_7
    procedure, private :: bind_input_i64_0, bind_input_i64_1, bind_input_i64_2, bind_input_i64_3
    procedure, private :: bind_input_i64_4, bind_input_i64_5, bind_input_i64_6, bind_input_i64_7
    procedure, private :: bind_input_r32_0, bind_input_r32_1, bind_input_r32_2, bind_input_r32_3
    procedure, private :: bind_input_r32_4, bind_input_r32_5, bind_input_r32_6, bind_input_r32_7
    procedure, private :: bind_input_r64_0, bind_input_r64_1, bind_input_r64_2, bind_input_r64_3
    procedure, private :: bind_input_r64_4, bind_input_r64_5, bind_input_r64_6, bind_input_r64_7
    procedure, private :: bind_input_z32_0, bind_input_z32_1, bind_input_z32_2, bind_input_z32_3
    procedure, private :: bind_input_z32_4, bind_input_z32_5, bind_input_z32_6, bind_input_z32_7
    procedure, private :: bind_input_z64_0, bind_input_z64_1, bind_input_z64_2, bind_input_z64_3
    procedure, private :: bind_input_z64_4, bind_input_z64_5, bind_input_z64_6, bind_input_z64_7
    generic :: bind_input => &
        bind_input_i8_0, bind_input_i8_1, bind_input_i8_2, bind_input_i8_3, &
        bind_input_i8_4, bind_input_i8_5, bind_input_i8_6, bind_input_i8_7, &
        bind_input_i16_0, bind_input_i16_1, bind_input_i16_2, bind_input_i16_3, &
        bind_input_i16_4, bind_input_i16_5, bind_input_i16_6, bind_input_i16_7, &
        bind_input_i32_0, bind_input_i32_1, bind_input_i32_2, bind_input_i32_3, &
        bind_input_i32_4, bind_input_i32_5, bind_input_i32_6, bind_input_i32_7, &
        bind_input_i64_0, bind_input_i64_1, bind_input_i64_2, bind_input_i64_3, &
        bind_input_i64_4, bind_input_i64_5, bind_input_i64_6, bind_input_i64_7, &
        bind_input_r32_0, bind_input_r32_1, bind_input_r32_2, bind_input_r32_3, &
        bind_input_r32_4, bind_input_r32_5, bind_input_r32_6, bind_input_r32_7, &
        bind_input_r64_0, bind_input_r64_1, bind_input_r64_2, bind_input_r64_3, &
        bind_input_r64_4, bind_input_r64_5, bind_input_r64_6, bind_input_r64_7, &
        bind_input_z32_0, bind_input_z32_1, bind_input_z32_2, bind_input_z32_3, &
        bind_input_z32_4, bind_input_z32_5, bind_input_z32_6, bind_input_z32_7, &
        bind_input_z64_0, bind_input_z64_1, bind_input_z64_2, bind_input_z64_3, &
        bind_input_z64_4, bind_input_z64_5, bind_input_z64_6, bind_input_z64_7
    !> `call plan%bind_output(index, array [,dtype] [,stat] [,errmsg])`: every run writes its result
    !! to ARRAY, which may be a bound input, too. *Ownership* and *errors* as for bind_input, and
    !! INVALID_VALUE for memory that is bound to another output.
    procedure, private :: bind_output_i8_0, bind_output_i8_1, bind_output_i8_2, bind_output_i8_3
    procedure, private :: bind_output_i8_4, bind_output_i8_5, bind_output_i8_6, bind_output_i8_7
    procedure, private :: bind_output_i16_0, bind_output_i16_1, bind_output_i16_2, bind_output_i16_3
    procedure, private :: bind_output_i16_4, bind_output_i16_5, bind_output_i16_6, bind_output_i16_7
    procedure, private :: bind_output_i32_0, bind_output_i32_1, bind_output_i32_2, bind_output_i32_3
    procedure, private :: bind_output_i32_4, bind_output_i32_5, bind_output_i32_6, bind_output_i32_7
    procedure, private :: bind_output_i64_0, bind_output_i64_1, bind_output_i64_2, bind_output_i64_3
    procedure, private :: bind_output_i64_4, bind_output_i64_5, bind_output_i64_6, bind_output_i64_7
    procedure, private :: bind_output_r32_0, bind_output_r32_1, bind_output_r32_2, bind_output_r32_3
    procedure, private :: bind_output_r32_4, bind_output_r32_5, bind_output_r32_6, bind_output_r32_7
    procedure, private :: bind_output_r64_0, bind_output_r64_1, bind_output_r64_2, bind_output_r64_3
    procedure, private :: bind_output_r64_4, bind_output_r64_5, bind_output_r64_6, bind_output_r64_7
    procedure, private :: bind_output_z32_0, bind_output_z32_1, bind_output_z32_2, bind_output_z32_3
    procedure, private :: bind_output_z32_4, bind_output_z32_5, bind_output_z32_6, bind_output_z32_7
    procedure, private :: bind_output_z64_0, bind_output_z64_1, bind_output_z64_2, bind_output_z64_3
    procedure, private :: bind_output_z64_4, bind_output_z64_5, bind_output_z64_6, bind_output_z64_7
    generic :: bind_output => &
        bind_output_i8_0, bind_output_i8_1, bind_output_i8_2, bind_output_i8_3, &
        bind_output_i8_4, bind_output_i8_5, bind_output_i8_6, bind_output_i8_7, &
        bind_output_i16_0, bind_output_i16_1, bind_output_i16_2, bind_output_i16_3, &
        bind_output_i16_4, bind_output_i16_5, bind_output_i16_6, bind_output_i16_7, &
        bind_output_i32_0, bind_output_i32_1, bind_output_i32_2, bind_output_i32_3, &
        bind_output_i32_4, bind_output_i32_5, bind_output_i32_6, bind_output_i32_7, &
        bind_output_i64_0, bind_output_i64_1, bind_output_i64_2, bind_output_i64_3, &
        bind_output_i64_4, bind_output_i64_5, bind_output_i64_6, bind_output_i64_7, &
        bind_output_r32_0, bind_output_r32_1, bind_output_r32_2, bind_output_r32_3, &
        bind_output_r32_4, bind_output_r32_5, bind_output_r32_6, bind_output_r32_7, &
        bind_output_r64_0, bind_output_r64_1, bind_output_r64_2, bind_output_r64_3, &
        bind_output_r64_4, bind_output_r64_5, bind_output_r64_6, bind_output_r64_7, &
        bind_output_z32_0, bind_output_z32_1, bind_output_z32_2, bind_output_z32_3, &
        bind_output_z32_4, bind_output_z32_5, bind_output_z32_6, bind_output_z32_7, &
        bind_output_z64_0, bind_output_z64_1, bind_output_z64_2, bind_output_z64_3, &
        bind_output_z64_4, bind_output_z64_5, bind_output_z64_6, bind_output_z64_7
    !> `call plan%bind_inout(input, output, array [,dtype] [,stat] [,errmsg])`: every run reads ARRAY as
    !! the input and updates it with the output. Where the program donates the input to the output and
    !! the address is a multiple of 64 bytes (see pjrtlite_allocate), CPU plugins work in ARRAY itself;
    !! else copies are made, of which report tells. *Ownership* and *errors* as for bind_input. After a
    !! run that failed the contents of ARRAY are not defined.
    procedure, private :: bind_inout_i8_0, bind_inout_i8_1, bind_inout_i8_2, bind_inout_i8_3
    procedure, private :: bind_inout_i8_4, bind_inout_i8_5, bind_inout_i8_6, bind_inout_i8_7
    procedure, private :: bind_inout_i16_0, bind_inout_i16_1, bind_inout_i16_2, bind_inout_i16_3
    procedure, private :: bind_inout_i16_4, bind_inout_i16_5, bind_inout_i16_6, bind_inout_i16_7
    procedure, private :: bind_inout_i32_0, bind_inout_i32_1, bind_inout_i32_2, bind_inout_i32_3
    procedure, private :: bind_inout_i32_4, bind_inout_i32_5, bind_inout_i32_6, bind_inout_i32_7
    procedure, private :: bind_inout_i64_0, bind_inout_i64_1, bind_inout_i64_2, bind_inout_i64_3
    procedure, private :: bind_inout_i64_4, bind_inout_i64_5, bind_inout_i64_6, bind_inout_i64_7
    procedure, private :: bind_inout_r32_0, bind_inout_r32_1, bind_inout_r32_2, bind_inout_r32_3
    procedure, private :: bind_inout_r32_4, bind_inout_r32_5, bind_inout_r32_6, bind_inout_r32_7
    procedure, private :: bind_inout_r64_0, bind_inout_r64_1, bind_inout_r64_2, bind_inout_r64_3
    procedure, private :: bind_inout_r64_4, bind_inout_r64_5, bind_inout_r64_6, bind_inout_r64_7
    procedure, private :: bind_inout_z32_0, bind_inout_z32_1, bind_inout_z32_2, bind_inout_z32_3
    procedure, private :: bind_inout_z32_4, bind_inout_z32_5, bind_inout_z32_6, bind_inout_z32_7
    procedure, private :: bind_inout_z64_0, bind_inout_z64_1, bind_inout_z64_2, bind_inout_z64_3
    procedure, private :: bind_inout_z64_4, bind_inout_z64_5, bind_inout_z64_6, bind_inout_z64_7
    generic :: bind_inout => &
        bind_inout_i8_0, bind_inout_i8_1, bind_inout_i8_2, bind_inout_i8_3, &
        bind_inout_i8_4, bind_inout_i8_5, bind_inout_i8_6, bind_inout_i8_7, &
        bind_inout_i16_0, bind_inout_i16_1, bind_inout_i16_2, bind_inout_i16_3, &
        bind_inout_i16_4, bind_inout_i16_5, bind_inout_i16_6, bind_inout_i16_7, &
        bind_inout_i32_0, bind_inout_i32_1, bind_inout_i32_2, bind_inout_i32_3, &
        bind_inout_i32_4, bind_inout_i32_5, bind_inout_i32_6, bind_inout_i32_7, &
        bind_inout_i64_0, bind_inout_i64_1, bind_inout_i64_2, bind_inout_i64_3, &
        bind_inout_i64_4, bind_inout_i64_5, bind_inout_i64_6, bind_inout_i64_7, &
        bind_inout_r32_0, bind_inout_r32_1, bind_inout_r32_2, bind_inout_r32_3, &
        bind_inout_r32_4, bind_inout_r32_5, bind_inout_r32_6, bind_inout_r32_7, &
        bind_inout_r64_0, bind_inout_r64_1, bind_inout_r64_2, bind_inout_r64_3, &
        bind_inout_r64_4, bind_inout_r64_5, bind_inout_r64_6, bind_inout_r64_7, &
        bind_inout_z32_0, bind_inout_z32_1, bind_inout_z32_2, bind_inout_z32_3, &
        bind_inout_z32_4, bind_inout_z32_5, bind_inout_z32_6, bind_inout_z32_7, &
        bind_inout_z64_0, bind_inout_z64_1, bind_inout_z64_2, bind_inout_z64_3, &
        bind_inout_z64_4, bind_inout_z64_5, bind_inout_z64_6, bind_inout_z64_7
    !> `call plan%bind_pair(input, output, first, second [,dtype] [,stat] [,errmsg])`: the next run
    !! reads the array FIRST and writes SECOND, the run after that reads SECOND and writes FIRST, and
    !! so on. They must not overlap. Several pairs take turns together. *Ownership* and *errors* as for
    !! bind_input, for both.
    procedure, private :: bind_pair_i8_0, bind_pair_i8_1, bind_pair_i8_2, bind_pair_i8_3
    procedure, private :: bind_pair_i8_4, bind_pair_i8_5, bind_pair_i8_6, bind_pair_i8_7
    procedure, private :: bind_pair_i16_0, bind_pair_i16_1, bind_pair_i16_2, bind_pair_i16_3
    procedure, private :: bind_pair_i16_4, bind_pair_i16_5, bind_pair_i16_6, bind_pair_i16_7
    procedure, private :: bind_pair_i32_0, bind_pair_i32_1, bind_pair_i32_2, bind_pair_i32_3
    procedure, private :: bind_pair_i32_4, bind_pair_i32_5, bind_pair_i32_6, bind_pair_i32_7
    procedure, private :: bind_pair_i64_0, bind_pair_i64_1, bind_pair_i64_2, bind_pair_i64_3
    procedure, private :: bind_pair_i64_4, bind_pair_i64_5, bind_pair_i64_6, bind_pair_i64_7
    procedure, private :: bind_pair_r32_0, bind_pair_r32_1, bind_pair_r32_2, bind_pair_r32_3
    procedure, private :: bind_pair_r32_4, bind_pair_r32_5, bind_pair_r32_6, bind_pair_r32_7
    procedure, private :: bind_pair_r64_0, bind_pair_r64_1, bind_pair_r64_2, bind_pair_r64_3
    procedure, private :: bind_pair_r64_4, bind_pair_r64_5, bind_pair_r64_6, bind_pair_r64_7
    procedure, private :: bind_pair_z32_0, bind_pair_z32_1, bind_pair_z32_2, bind_pair_z32_3
    procedure, private :: bind_pair_z32_4, bind_pair_z32_5, bind_pair_z32_6, bind_pair_z32_7
    procedure, private :: bind_pair_z64_0, bind_pair_z64_1, bind_pair_z64_2, bind_pair_z64_3
    procedure, private :: bind_pair_z64_4, bind_pair_z64_5, bind_pair_z64_6, bind_pair_z64_7
    generic :: bind_pair => &
        bind_pair_i8_0, bind_pair_i8_1, bind_pair_i8_2, bind_pair_i8_3, &
        bind_pair_i8_4, bind_pair_i8_5, bind_pair_i8_6, bind_pair_i8_7, &
        bind_pair_i16_0, bind_pair_i16_1, bind_pair_i16_2, bind_pair_i16_3, &
        bind_pair_i16_4, bind_pair_i16_5, bind_pair_i16_6, bind_pair_i16_7, &
        bind_pair_i32_0, bind_pair_i32_1, bind_pair_i32_2, bind_pair_i32_3, &
        bind_pair_i32_4, bind_pair_i32_5, bind_pair_i32_6, bind_pair_i32_7, &
        bind_pair_i64_0, bind_pair_i64_1, bind_pair_i64_2, bind_pair_i64_3, &
        bind_pair_i64_4, bind_pair_i64_5, bind_pair_i64_6, bind_pair_i64_7, &
        bind_pair_r32_0, bind_pair_r32_1, bind_pair_r32_2, bind_pair_r32_3, &
        bind_pair_r32_4, bind_pair_r32_5, bind_pair_r32_6, bind_pair_r32_7, &
        bind_pair_r64_0, bind_pair_r64_1, bind_pair_r64_2, bind_pair_r64_3, &
        bind_pair_r64_4, bind_pair_r64_5, bind_pair_r64_6, bind_pair_r64_7, &
        bind_pair_z32_0, bind_pair_z32_1, bind_pair_z32_2, bind_pair_z32_3, &
        bind_pair_z32_4, bind_pair_z32_5, bind_pair_z32_6, bind_pair_z32_7, &
        bind_pair_z64_0, bind_pair_z64_1, bind_pair_z64_2, bind_pair_z64_3, &
        bind_pair_z64_4, bind_pair_z64_5, bind_pair_z64_6, bind_pair_z64_7
    !> `call plan%pair_current(output, p [,dtype] [,stat] [,errmsg])`: points P, a pointer of the
    !! output's type and rank, at the array of a pair that the last run wrote, which the next reads:
    !! before the first run that is the first of the pair. Its bounds are from 1.
    !!
    !! *Errors:* NOT_BOUND for an output that is bound to no pair. P is then null.
    procedure, private :: pair_current_i8_0, pair_current_i8_1, pair_current_i8_2, pair_current_i8_3
    procedure, private :: pair_current_i8_4, pair_current_i8_5, pair_current_i8_6, pair_current_i8_7
    procedure, private :: pair_current_i16_0, pair_current_i16_1, pair_current_i16_2, pair_current_i16_3
    procedure, private :: pair_current_i16_4, pair_current_i16_5, pair_current_i16_6, pair_current_i16_7
    procedure, private :: pair_current_i32_0, pair_current_i32_1, pair_current_i32_2, pair_current_i32_3
    procedure, private :: pair_current_i32_4, pair_current_i32_5, pair_current_i32_6, pair_current_i32_7
    procedure, private :: pair_current_i64_0, pair_current_i64_1, pair_current_i64_2, pair_current_i64_3
    procedure, private :: pair_current_i64_4, pair_current_i64_5, pair_current_i64_6, pair_current_i64_7
    procedure, private :: pair_current_r32_0, pair_current_r32_1, pair_current_r32_2, pair_current_r32_3
    procedure, private :: pair_current_r32_4, pair_current_r32_5, pair_current_r32_6, pair_current_r32_7
    procedure, private :: pair_current_r64_0, pair_current_r64_1, pair_current_r64_2, pair_current_r64_3
    procedure, private :: pair_current_r64_4, pair_current_r64_5, pair_current_r64_6, pair_current_r64_7
    procedure, private :: pair_current_z32_0, pair_current_z32_1, pair_current_z32_2, pair_current_z32_3
    procedure, private :: pair_current_z32_4, pair_current_z32_5, pair_current_z32_6, pair_current_z32_7
    procedure, private :: pair_current_z64_0, pair_current_z64_1, pair_current_z64_2, pair_current_z64_3
    procedure, private :: pair_current_z64_4, pair_current_z64_5, pair_current_z64_6, pair_current_z64_7
    generic :: pair_current => &
        pair_current_i8_0, pair_current_i8_1, pair_current_i8_2, pair_current_i8_3, &
        pair_current_i8_4, pair_current_i8_5, pair_current_i8_6, pair_current_i8_7, &
        pair_current_i16_0, pair_current_i16_1, pair_current_i16_2, pair_current_i16_3, &
        pair_current_i16_4, pair_current_i16_5, pair_current_i16_6, pair_current_i16_7, &
        pair_current_i32_0, pair_current_i32_1, pair_current_i32_2, pair_current_i32_3, &
        pair_current_i32_4, pair_current_i32_5, pair_current_i32_6, pair_current_i32_7, &
        pair_current_i64_0, pair_current_i64_1, pair_current_i64_2, pair_current_i64_3, &
        pair_current_i64_4, pair_current_i64_5, pair_current_i64_6, pair_current_i64_7, &
        pair_current_r32_0, pair_current_r32_1, pair_current_r32_2, pair_current_r32_3, &
        pair_current_r32_4, pair_current_r32_5, pair_current_r32_6, pair_current_r32_7, &
        pair_current_r64_0, pair_current_r64_1, pair_current_r64_2, pair_current_r64_3, &
        pair_current_r64_4, pair_current_r64_5, pair_current_r64_6, pair_current_r64_7, &
        pair_current_z32_0, pair_current_z32_1, pair_current_z32_2, pair_current_z32_3, &
        pair_current_z32_4, pair_current_z32_5, pair_current_z32_6, pair_current_z32_7, &
        pair_current_z64_0, pair_current_z64_1, pair_current_z64_2, pair_current_z64_3, &
        pair_current_z64_4, pair_current_z64_5, pair_current_z64_6, pair_current_z64_7
    !> `call plan%bind_input_device(index, address, dtype, shape [,stream] [,stat] [,errmsg])`: every
    !! run reads the array at ADDRESS, a c_ptr, in the device's memory, with elements of the type DTYPE
    !! and the extents SHAPE, in Fortran's order. STREAM, an integer(c_intptr_t), is the platform's
    !! stream whose work so far each run waits for.
    !!
    !! *Ownership:* as for bind_input.
    !! *Errors:* SIGNATURE_MISMATCH; COPY_REQUIRED if the program cannot use the memory as it is, for
    !! instance at an address that is no multiple of 64.
    procedure, private :: bind_input_device_32, bind_input_device_64
    generic :: bind_input_device => bind_input_device_32, bind_input_device_64
    !> `call plan%bind_output_device(index, address, dtype, shape [,stream] [,stat] [,errmsg])`: every
    !! run writes its result to the array at ADDRESS, if the program can do so without a copy;
    !! otherwise the run fails with COPY_REQUIRED.
    procedure, private :: bind_output_device_32, bind_output_device_64
    generic :: bind_output_device => bind_output_device_32, bind_output_device_64
    !> `call plan%bind_inout_device(input, output, address, dtype, shape [,stream] [,stat] [,errmsg])`:
    !! every run updates the array at ADDRESS, for a program that donates the input to the output.
    procedure, private :: bind_inout_device_32, bind_inout_device_64
    generic :: bind_inout_device => bind_inout_device_32, bind_inout_device_64
    !> `call plan%set_input(index, array [,dtype] [,stat] [,errmsg])`: copies ARRAY now; the following runs
    !! use the copy.
    !!
    !! *Errors:* SIGNATURE_MISMATCH where type or shape are not the program's.
    procedure, private :: set_input_i8_0, set_input_i8_1, set_input_i8_2, set_input_i8_3
    procedure, private :: set_input_i8_4, set_input_i8_5, set_input_i8_6, set_input_i8_7
    procedure, private :: set_input_i16_0, set_input_i16_1, set_input_i16_2, set_input_i16_3
    procedure, private :: set_input_i16_4, set_input_i16_5, set_input_i16_6, set_input_i16_7
    procedure, private :: set_input_i32_0, set_input_i32_1, set_input_i32_2, set_input_i32_3
    procedure, private :: set_input_i32_4, set_input_i32_5, set_input_i32_6, set_input_i32_7
    procedure, private :: set_input_i64_0, set_input_i64_1, set_input_i64_2, set_input_i64_3
    procedure, private :: set_input_i64_4, set_input_i64_5, set_input_i64_6, set_input_i64_7
    procedure, private :: set_input_r32_0, set_input_r32_1, set_input_r32_2, set_input_r32_3
    procedure, private :: set_input_r32_4, set_input_r32_5, set_input_r32_6, set_input_r32_7
    procedure, private :: set_input_r64_0, set_input_r64_1, set_input_r64_2, set_input_r64_3
    procedure, private :: set_input_r64_4, set_input_r64_5, set_input_r64_6, set_input_r64_7
    procedure, private :: set_input_z32_0, set_input_z32_1, set_input_z32_2, set_input_z32_3
    procedure, private :: set_input_z32_4, set_input_z32_5, set_input_z32_6, set_input_z32_7
    procedure, private :: set_input_z64_0, set_input_z64_1, set_input_z64_2, set_input_z64_3
    procedure, private :: set_input_z64_4, set_input_z64_5, set_input_z64_6, set_input_z64_7
    procedure, private :: set_input_l1_0, set_input_l1_1, set_input_l1_2, set_input_l1_3
    procedure, private :: set_input_l1_4, set_input_l1_5, set_input_l1_6, set_input_l1_7
    procedure, private :: set_input_l2_0, set_input_l2_1, set_input_l2_2, set_input_l2_3
    procedure, private :: set_input_l2_4, set_input_l2_5, set_input_l2_6, set_input_l2_7
    procedure, private :: set_input_l3_0, set_input_l3_1, set_input_l3_2, set_input_l3_3
    procedure, private :: set_input_l3_4, set_input_l3_5, set_input_l3_6, set_input_l3_7
    procedure, private :: set_input_l4_0, set_input_l4_1, set_input_l4_2, set_input_l4_3
    procedure, private :: set_input_l4_4, set_input_l4_5, set_input_l4_6, set_input_l4_7
    generic :: set_input => &
        set_input_i8_0, set_input_i8_1, set_input_i8_2, set_input_i8_3, &
        set_input_i8_4, set_input_i8_5, set_input_i8_6, set_input_i8_7, &
        set_input_i16_0, set_input_i16_1, set_input_i16_2, set_input_i16_3, &
        set_input_i16_4, set_input_i16_5, set_input_i16_6, set_input_i16_7, &
        set_input_i32_0, set_input_i32_1, set_input_i32_2, set_input_i32_3, &
        set_input_i32_4, set_input_i32_5, set_input_i32_6, set_input_i32_7, &
        set_input_i64_0, set_input_i64_1, set_input_i64_2, set_input_i64_3, &
        set_input_i64_4, set_input_i64_5, set_input_i64_6, set_input_i64_7, &
        set_input_r32_0, set_input_r32_1, set_input_r32_2, set_input_r32_3, &
        set_input_r32_4, set_input_r32_5, set_input_r32_6, set_input_r32_7, &
        set_input_r64_0, set_input_r64_1, set_input_r64_2, set_input_r64_3, &
        set_input_r64_4, set_input_r64_5, set_input_r64_6, set_input_r64_7, &
        set_input_z32_0, set_input_z32_1, set_input_z32_2, set_input_z32_3, &
        set_input_z32_4, set_input_z32_5, set_input_z32_6, set_input_z32_7, &
        set_input_z64_0, set_input_z64_1, set_input_z64_2, set_input_z64_3, &
        set_input_z64_4, set_input_z64_5, set_input_z64_6, set_input_z64_7, &
        set_input_l1_0, set_input_l1_1, set_input_l1_2, set_input_l1_3, &
        set_input_l1_4, set_input_l1_5, set_input_l1_6, set_input_l1_7, &
        set_input_l2_0, set_input_l2_1, set_input_l2_2, set_input_l2_3, &
        set_input_l2_4, set_input_l2_5, set_input_l2_6, set_input_l2_7, &
        set_input_l3_0, set_input_l3_1, set_input_l3_2, set_input_l3_3, &
        set_input_l3_4, set_input_l3_5, set_input_l3_6, set_input_l3_7, &
        set_input_l4_0, set_input_l4_1, set_input_l4_2, set_input_l4_3, &
        set_input_l4_4, set_input_l4_5, set_input_l4_6, set_input_l4_7
    !> `call plan%get_output(index, array [,dtype] [,stat] [,errmsg])`: copies the last run's result
    !! to ARRAY; that of a bound output, from where it is bound.
    !!
    !! *Errors:* SIGNATURE_MISMATCH where type or shape are not the program's; NOT_RUN before the
    !! first run. ARRAY is then as it was.
    procedure, private :: get_output_i8_0, get_output_i8_1, get_output_i8_2, get_output_i8_3
    procedure, private :: get_output_i8_4, get_output_i8_5, get_output_i8_6, get_output_i8_7
    procedure, private :: get_output_i16_0, get_output_i16_1, get_output_i16_2, get_output_i16_3
    procedure, private :: get_output_i16_4, get_output_i16_5, get_output_i16_6, get_output_i16_7
    procedure, private :: get_output_i32_0, get_output_i32_1, get_output_i32_2, get_output_i32_3
    procedure, private :: get_output_i32_4, get_output_i32_5, get_output_i32_6, get_output_i32_7
    procedure, private :: get_output_i64_0, get_output_i64_1, get_output_i64_2, get_output_i64_3
    procedure, private :: get_output_i64_4, get_output_i64_5, get_output_i64_6, get_output_i64_7
    procedure, private :: get_output_r32_0, get_output_r32_1, get_output_r32_2, get_output_r32_3
    procedure, private :: get_output_r32_4, get_output_r32_5, get_output_r32_6, get_output_r32_7
    procedure, private :: get_output_r64_0, get_output_r64_1, get_output_r64_2, get_output_r64_3
    procedure, private :: get_output_r64_4, get_output_r64_5, get_output_r64_6, get_output_r64_7
    procedure, private :: get_output_z32_0, get_output_z32_1, get_output_z32_2, get_output_z32_3
    procedure, private :: get_output_z32_4, get_output_z32_5, get_output_z32_6, get_output_z32_7
    procedure, private :: get_output_z64_0, get_output_z64_1, get_output_z64_2, get_output_z64_3
    procedure, private :: get_output_z64_4, get_output_z64_5, get_output_z64_6, get_output_z64_7
    procedure, private :: get_output_l1_0, get_output_l1_1, get_output_l1_2, get_output_l1_3
    procedure, private :: get_output_l1_4, get_output_l1_5, get_output_l1_6, get_output_l1_7
    procedure, private :: get_output_l2_0, get_output_l2_1, get_output_l2_2, get_output_l2_3
    procedure, private :: get_output_l2_4, get_output_l2_5, get_output_l2_6, get_output_l2_7
    procedure, private :: get_output_l3_0, get_output_l3_1, get_output_l3_2, get_output_l3_3
    procedure, private :: get_output_l3_4, get_output_l3_5, get_output_l3_6, get_output_l3_7
    procedure, private :: get_output_l4_0, get_output_l4_1, get_output_l4_2, get_output_l4_3
    procedure, private :: get_output_l4_4, get_output_l4_5, get_output_l4_6, get_output_l4_7
    generic :: get_output => &
        get_output_i8_0, get_output_i8_1, get_output_i8_2, get_output_i8_3, &
        get_output_i8_4, get_output_i8_5, get_output_i8_6, get_output_i8_7, &
        get_output_i16_0, get_output_i16_1, get_output_i16_2, get_output_i16_3, &
        get_output_i16_4, get_output_i16_5, get_output_i16_6, get_output_i16_7, &
        get_output_i32_0, get_output_i32_1, get_output_i32_2, get_output_i32_3, &
        get_output_i32_4, get_output_i32_5, get_output_i32_6, get_output_i32_7, &
        get_output_i64_0, get_output_i64_1, get_output_i64_2, get_output_i64_3, &
        get_output_i64_4, get_output_i64_5, get_output_i64_6, get_output_i64_7, &
        get_output_r32_0, get_output_r32_1, get_output_r32_2, get_output_r32_3, &
        get_output_r32_4, get_output_r32_5, get_output_r32_6, get_output_r32_7, &
        get_output_r64_0, get_output_r64_1, get_output_r64_2, get_output_r64_3, &
        get_output_r64_4, get_output_r64_5, get_output_r64_6, get_output_r64_7, &
        get_output_z32_0, get_output_z32_1, get_output_z32_2, get_output_z32_3, &
        get_output_z32_4, get_output_z32_5, get_output_z32_6, get_output_z32_7, &
        get_output_z64_0, get_output_z64_1, get_output_z64_2, get_output_z64_3, &
        get_output_z64_4, get_output_z64_5, get_output_z64_6, get_output_z64_7, &
        get_output_l1_0, get_output_l1_1, get_output_l1_2, get_output_l1_3, &
        get_output_l1_4, get_output_l1_5, get_output_l1_6, get_output_l1_7, &
        get_output_l2_0, get_output_l2_1, get_output_l2_2, get_output_l2_3, &
        get_output_l2_4, get_output_l2_5, get_output_l2_6, get_output_l2_7, &
        get_output_l3_0, get_output_l3_1, get_output_l3_2, get_output_l3_3, &
        get_output_l3_4, get_output_l3_5, get_output_l3_6, get_output_l3_7, &
        get_output_l4_0, get_output_l4_1, get_output_l4_2, get_output_l4_3, &
        get_output_l4_4, get_output_l4_5, get_output_l4_6, get_output_l4_7
    !> `call plan%set_input_buffer(index, buffer [,stat] [,errmsg])`: the following runs use
    !! BUFFER, which may be destroyed or used elsewhere: the plan keeps what it needs.
    procedure :: set_input_buffer => plan_set_input_buffer
    !> `call plan%take_output_buffer(index, buffer [,stat] [,errmsg])`: makes BUFFER, the last run's
    !! result, without a copy: once for each run, and not for an output that is bound. Later runs
    !! leave BUFFER as it is.
    !!
    !! *Errors:* NOT_RUN before the first run, for a bound output, and for the second time.
    procedure :: take_output_buffer => plan_take_output_buffer
    !> `call plan%run([stat] [,errmsg])`: runs the program once and returns when the bound
    !! outputs are written.
    !!
    !! *Errors:* NOT_BOUND when an input was never set; what went wrong in the program. The
    !! bound outputs are then as they were, or partly written.
    procedure :: run => plan_run
    !> `call plan%start(event [,stat] [,errmsg])`: begins a run and makes EVENT, which happens when the
    !! bound outputs are written. Until then the arrays that are bound must not be touched, and the
    !! call is refused with IN_USE. CPU plugins work in the background only if the client has the
    !! option 'asynchronous'; else the run is over when this returns. What a compiler does not see
    !! change, it may keep in registers: give the arrays the attribute `asynchronous` or `volatile`
    !! where the same procedure starts and waits.
    procedure :: start => plan_start
    !> `call plan%report([unit] [,text] [,stat] [,errmsg])`: a line for each input and output, on
    !! whether a run uses it where it is or copies it, how many bytes and why, and one for the sum. It
    !! is printed to UNIT, or standard output; with TEXT, an allocatable character, it is put there
    !! instead. Every input must be set or bound.
    procedure :: report => plan_report
    !> `plan%bytes_copied([stat] [,errmsg])`: how many bytes of the host's memory a run copies with
    !! what is set and bound now, integer(int64).
    procedure :: bytes_copied => plan_bytes_copied
    !> `call plan%set_user_data(user [,stat] [,errmsg])`: the pointer that functions of yours get from
    !! later runs, by arguments%user_data.
    procedure :: set_user_data => plan_set_user_data
    !> `plan%is_created()`: whether there is a plan.
    procedure :: is_created => plan_is_created
    !> `call plan%destroy()`: frees the plan; bound arrays are free to go afterwards.
    procedure :: destroy => plan_destroy
    procedure, private :: assign => plan_assign
    generic :: assignment(=) => assign
  end type pjrtlite_plan

  !> The inputs, outputs and attributes that a program gives to a procedure that it calls; see
  !> pjrtlite_register_function. It is there
  !! until that procedure returns.
  !!
  !! *Threads:* several at once, but `fail`.
  type :: pjrtlite_arguments
    private
    type(c_ptr) :: handle = c_null_ptr
    integer(c_int32_t) :: status = PJRTLITE_STATUS_OK
  contains
    !> `arguments%input_count([stat] [,errmsg])`: how many inputs the program gives.
    procedure :: input_count => arguments_input_count
    !> `arguments%output_count([stat] [,errmsg])`: how many outputs the program wants.
    procedure :: output_count => arguments_output_count
    !> `call arguments%input_type(index, dtype, shape [,stat] [,errmsg])`: what an input is: its element
    !! type, one of the PJRTLITE_DTYPE_ numbers, and its extents in Fortran's order, an
    !! allocatable integer(int64) array.
    procedure :: input_type => arguments_input_type
    !> `call arguments%output_type(index, dtype, shape [,stat] [,errmsg])`: as input_type.
    procedure :: output_type => arguments_output_type
    !> `call arguments%input(index, p [,dtype] [,stat] [,errmsg])`: points P, a pointer of the input's
    !! type and rank, at an input, in Fortran's order. Its bounds are from 1. It must not be written to.
    !!
    !! *Errors:* SIGNATURE_MISMATCH for a pointer of another type or rank. P is then null.
    procedure, private :: input_i8_0, input_i8_1, input_i8_2, input_i8_3
    procedure, private :: input_i8_4, input_i8_5, input_i8_6, input_i8_7
    procedure, private :: input_i16_0, input_i16_1, input_i16_2, input_i16_3
    procedure, private :: input_i16_4, input_i16_5, input_i16_6, input_i16_7
    procedure, private :: input_i32_0, input_i32_1, input_i32_2, input_i32_3
    procedure, private :: input_i32_4, input_i32_5, input_i32_6, input_i32_7
    procedure, private :: input_i64_0, input_i64_1, input_i64_2, input_i64_3
    procedure, private :: input_i64_4, input_i64_5, input_i64_6, input_i64_7
    procedure, private :: input_r32_0, input_r32_1, input_r32_2, input_r32_3
    procedure, private :: input_r32_4, input_r32_5, input_r32_6, input_r32_7
    procedure, private :: input_r64_0, input_r64_1, input_r64_2, input_r64_3
    procedure, private :: input_r64_4, input_r64_5, input_r64_6, input_r64_7
    procedure, private :: input_z32_0, input_z32_1, input_z32_2, input_z32_3
    procedure, private :: input_z32_4, input_z32_5, input_z32_6, input_z32_7
    procedure, private :: input_z64_0, input_z64_1, input_z64_2, input_z64_3
    procedure, private :: input_z64_4, input_z64_5, input_z64_6, input_z64_7
    generic :: input => &
        input_i8_0, input_i8_1, input_i8_2, input_i8_3, &
        input_i8_4, input_i8_5, input_i8_6, input_i8_7, &
        input_i16_0, input_i16_1, input_i16_2, input_i16_3, &
        input_i16_4, input_i16_5, input_i16_6, input_i16_7, &
        input_i32_0, input_i32_1, input_i32_2, input_i32_3, &
        input_i32_4, input_i32_5, input_i32_6, input_i32_7, &
        input_i64_0, input_i64_1, input_i64_2, input_i64_3, &
        input_i64_4, input_i64_5, input_i64_6, input_i64_7, &
        input_r32_0, input_r32_1, input_r32_2, input_r32_3, &
        input_r32_4, input_r32_5, input_r32_6, input_r32_7, &
        input_r64_0, input_r64_1, input_r64_2, input_r64_3, &
        input_r64_4, input_r64_5, input_r64_6, input_r64_7, &
        input_z32_0, input_z32_1, input_z32_2, input_z32_3, &
        input_z32_4, input_z32_5, input_z32_6, input_z32_7, &
        input_z64_0, input_z64_1, input_z64_2, input_z64_3, &
        input_z64_4, input_z64_5, input_z64_6, input_z64_7
    !> `call arguments%output(index, p [,dtype] [,stat] [,errmsg])`: points P at an output, of which each
    !! element has to be set.
    procedure, private :: output_i8_0, output_i8_1, output_i8_2, output_i8_3
    procedure, private :: output_i8_4, output_i8_5, output_i8_6, output_i8_7
    procedure, private :: output_i16_0, output_i16_1, output_i16_2, output_i16_3
    procedure, private :: output_i16_4, output_i16_5, output_i16_6, output_i16_7
    procedure, private :: output_i32_0, output_i32_1, output_i32_2, output_i32_3
    procedure, private :: output_i32_4, output_i32_5, output_i32_6, output_i32_7
    procedure, private :: output_i64_0, output_i64_1, output_i64_2, output_i64_3
    procedure, private :: output_i64_4, output_i64_5, output_i64_6, output_i64_7
    procedure, private :: output_r32_0, output_r32_1, output_r32_2, output_r32_3
    procedure, private :: output_r32_4, output_r32_5, output_r32_6, output_r32_7
    procedure, private :: output_r64_0, output_r64_1, output_r64_2, output_r64_3
    procedure, private :: output_r64_4, output_r64_5, output_r64_6, output_r64_7
    procedure, private :: output_z32_0, output_z32_1, output_z32_2, output_z32_3
    procedure, private :: output_z32_4, output_z32_5, output_z32_6, output_z32_7
    procedure, private :: output_z64_0, output_z64_1, output_z64_2, output_z64_3
    procedure, private :: output_z64_4, output_z64_5, output_z64_6, output_z64_7
    generic :: output => &
        output_i8_0, output_i8_1, output_i8_2, output_i8_3, &
        output_i8_4, output_i8_5, output_i8_6, output_i8_7, &
        output_i16_0, output_i16_1, output_i16_2, output_i16_3, &
        output_i16_4, output_i16_5, output_i16_6, output_i16_7, &
        output_i32_0, output_i32_1, output_i32_2, output_i32_3, &
        output_i32_4, output_i32_5, output_i32_6, output_i32_7, &
        output_i64_0, output_i64_1, output_i64_2, output_i64_3, &
        output_i64_4, output_i64_5, output_i64_6, output_i64_7, &
        output_r32_0, output_r32_1, output_r32_2, output_r32_3, &
        output_r32_4, output_r32_5, output_r32_6, output_r32_7, &
        output_r64_0, output_r64_1, output_r64_2, output_r64_3, &
        output_r64_4, output_r64_5, output_r64_6, output_r64_7, &
        output_z32_0, output_z32_1, output_z32_2, output_z32_3, &
        output_z32_4, output_z32_5, output_z32_6, output_z32_7, &
        output_z64_0, output_z64_1, output_z64_2, output_z64_3, &
        output_z64_4, output_z64_5, output_z64_6, output_z64_7
    !> `arguments%attribute_count([stat] [,errmsg])`: how many attributes the program gives.
    procedure :: attribute_count => arguments_attribute_count
    !> `call arguments%attribute_name(index, text [,stat] [,errmsg])`: the name of an attribute.
    procedure :: attribute_name => arguments_attribute_name
    !> `call arguments%attribute(name, value [,stat] [,errmsg])`: the value of an attribute: an
    !! integer(int32) or integer(int64), a real(real32) or real(real64), a logical, an allocatable
    !! character, or an allocatable rank-1 array of one of the numbers. An attribute inside of another
    !! is named 'outer.inner'.
    !!
    !! *Errors:* NOT_FOUND, SIGNATURE_MISMATCH for one of another type, OUT_OF_RANGE for an integer that
    !! does not fit.
    generic :: attribute => arguments_get_i32, arguments_get_i64, arguments_get_r32, arguments_get_r64, &
        arguments_get_i32_list, arguments_get_i64_list, arguments_get_r32_list, arguments_get_r64_list, &
        arguments_get_text, arguments_get_l1, arguments_get_l2, arguments_get_l3, arguments_get_l4
    procedure, private :: arguments_get_i32, arguments_get_i32_list
    procedure, private :: arguments_get_i64, arguments_get_i64_list
    procedure, private :: arguments_get_r32, arguments_get_r32_list
    procedure, private :: arguments_get_r64, arguments_get_r64_list
    procedure, private :: arguments_get_text
    procedure, private :: arguments_get_l1, arguments_get_l2, arguments_get_l3, arguments_get_l4
    !> `arguments%user_data([stat] [,errmsg])`: the pointer that plan%set_user_data gave to the plan that
    !! runs, a c_ptr; null for other runs.
    procedure :: user_data => arguments_user_data
    !> `call arguments%fail(message [,status])`: the run fails with MESSAGE, once the procedure has
    !! returned; STATUS is one of the PJRTLITE_STATUS_ numbers, and FUNCTION_FAILED if absent. The
    !! outputs need not be set then. The last failure counts.
    procedure :: fail => arguments_fail
  end type pjrtlite_arguments

  abstract interface
    !> A procedure that programs call, for pjrtlite_register_function. It reads the inputs and sets
    !! each element of the outputs:
    !!
    !!     subroutine saturate(arguments)
    !!       type(pjrtlite_arguments), intent(inout) :: arguments
    !!       real, pointer :: t(:), q(:), new_t(:)
    !!       call arguments%input(1, t)
    !!       call arguments%input(2, q)
    !!       call arguments%output(1, new_t)
    !!       call legacy_saturate(size(t), t, q, new_t)
    !!     end subroutine
    !!
    !! *Threads:* any, several at once, unless the options of its registration say otherwise.
    subroutine pjrtlite_function(arguments)
      import :: pjrtlite_arguments
      type(pjrtlite_arguments), intent(inout) :: arguments
    end subroutine pjrtlite_function

    !> The callback of event%on_ready. STATUS is 0 or the failure; MESSAGE then is its text, for
    !! pjrtlite_string, and gone when the callback returns; USER is what on_ready was given.
    !!
    !! *Threads:* any, so what it changes needs the same care as between threads.
    subroutine pjrtlite_ready_callback(status, message, user) bind(C)
      import :: c_int32_t, c_ptr
      integer(c_int32_t), value :: status
      type(c_ptr), value :: message, user
    end subroutine pjrtlite_ready_callback

    !> The callback of buffer%view_device. USER is what view_device was given.
    !!
    !! *Threads:* any.
    subroutine pjrtlite_release_callback(user) bind(C)
      import :: c_ptr
      type(c_ptr), value :: user
    end subroutine pjrtlite_release_callback

    !> The callback of pjrtlite_set_log_callback. LEVEL is 1 for an error, 2 for a warning, 3 for
    !! information; MESSAGE is the text, for pjrtlite_string, and gone when the callback returns;
    !! USER is what pjrtlite_set_log_callback was given.
    !!
    !! *Threads:* any, several at once.
    subroutine pjrtlite_log_callback(level, message, user) bind(C)
      import :: c_int32_t, c_ptr
      integer(c_int32_t), value :: level
      type(c_ptr), value :: message, user
    end subroutine pjrtlite_log_callback
  end interface

  !> `call pjrtlite_allocate(p, shape [,stat] [,errmsg])`: memory for the array pointer P, a number of
  !! any type and rank that can be bound, so aligned that CPU plugins use it without a copy, and in
  !! huge pages where it is large. SHAPE has as many extents as P, int32 or int64; bounds are from 1.
  !! For a scalar, `call pjrtlite_allocate(p [,stat] [,errmsg])`. The contents are not defined.
  !!
  !! *Ownership:* yours, until pjrtlite_deallocate; DEALLOCATE is not for this memory.
  interface pjrtlite_allocate
    module procedure allocate_i8_0
    module procedure allocate_i8_1, allocate_i8_2, allocate_i8_3
    module procedure allocate_i8_4, allocate_i8_5, allocate_i8_6, allocate_i8_7
    module procedure allocate_i16_0
    module procedure allocate_i16_1, allocate_i16_2, allocate_i16_3
    module procedure allocate_i16_4, allocate_i16_5, allocate_i16_6, allocate_i16_7
    module procedure allocate_i32_0
    module procedure allocate_i32_1, allocate_i32_2, allocate_i32_3
    module procedure allocate_i32_4, allocate_i32_5, allocate_i32_6, allocate_i32_7
    module procedure allocate_i64_0
    module procedure allocate_i64_1, allocate_i64_2, allocate_i64_3
    module procedure allocate_i64_4, allocate_i64_5, allocate_i64_6, allocate_i64_7
    module procedure allocate_r32_0
    module procedure allocate_r32_1, allocate_r32_2, allocate_r32_3
    module procedure allocate_r32_4, allocate_r32_5, allocate_r32_6, allocate_r32_7
    module procedure allocate_r64_0
    module procedure allocate_r64_1, allocate_r64_2, allocate_r64_3
    module procedure allocate_r64_4, allocate_r64_5, allocate_r64_6, allocate_r64_7
    module procedure allocate_z32_0
    module procedure allocate_z32_1, allocate_z32_2, allocate_z32_3
    module procedure allocate_z32_4, allocate_z32_5, allocate_z32_6, allocate_z32_7
    module procedure allocate_z64_0
    module procedure allocate_z64_1, allocate_z64_2, allocate_z64_3
    module procedure allocate_z64_4, allocate_z64_5, allocate_z64_6, allocate_z64_7
  end interface pjrtlite_allocate

  !> `call pjrtlite_deallocate(p)`: frees the memory of P, all of it as pjrtlite_allocate made it, and
  !! nullifies P; does nothing for null. Nothing may be bound to it or view it any more.
  interface pjrtlite_deallocate
    module procedure deallocate_i8_0, deallocate_i8_1, deallocate_i8_2, deallocate_i8_3
    module procedure deallocate_i8_4, deallocate_i8_5, deallocate_i8_6, deallocate_i8_7
    module procedure deallocate_i16_0, deallocate_i16_1, deallocate_i16_2, deallocate_i16_3
    module procedure deallocate_i16_4, deallocate_i16_5, deallocate_i16_6, deallocate_i16_7
    module procedure deallocate_i32_0, deallocate_i32_1, deallocate_i32_2, deallocate_i32_3
    module procedure deallocate_i32_4, deallocate_i32_5, deallocate_i32_6, deallocate_i32_7
    module procedure deallocate_i64_0, deallocate_i64_1, deallocate_i64_2, deallocate_i64_3
    module procedure deallocate_i64_4, deallocate_i64_5, deallocate_i64_6, deallocate_i64_7
    module procedure deallocate_r32_0, deallocate_r32_1, deallocate_r32_2, deallocate_r32_3
    module procedure deallocate_r32_4, deallocate_r32_5, deallocate_r32_6, deallocate_r32_7
    module procedure deallocate_r64_0, deallocate_r64_1, deallocate_r64_2, deallocate_r64_3
    module procedure deallocate_r64_4, deallocate_r64_5, deallocate_r64_6, deallocate_r64_7
    module procedure deallocate_z32_0, deallocate_z32_1, deallocate_z32_2, deallocate_z32_3
    module procedure deallocate_z32_4, deallocate_z32_5, deallocate_z32_6, deallocate_z32_7
    module procedure deallocate_z64_0, deallocate_z64_1, deallocate_z64_2, deallocate_z64_3
    module procedure deallocate_z64_4, deallocate_z64_5, deallocate_z64_6, deallocate_z64_7
  end interface pjrtlite_deallocate

  !> A procedure that was registered, in a list of all. C has the address of this.
  type :: registered_function
    procedure(pjrtlite_function), pointer, nopass :: procedure => null()
    type(registered_function), pointer :: next => null()
  end type registered_function

  type(registered_function), pointer, save :: registered => null()

  !> The failure of a procedure, if it failed.
  type :: failure
    integer(c_int32_t) :: status = PJRTLITE_STATUS_OK
    !> Allocated if status is not PJRTLITE_STATUS_OK.
    character(:), allocatable :: message
  end type failure

  !> The facts of an array. All but is_there is set only if that is true.
  type :: array_facts
    !> False for a pointer that points at nothing.
    logical :: is_there
    !> The element type of the program that its own type stands for.
    integer(c_int32_t) :: dtype
    !> The size of an element.
    integer(int64) :: bytes
    integer :: rank
    !> In Fortran's order, and in the program's.
    integer(int64) :: extents(7)
    integer(c_int64_t) :: dims(7)
    !> The number of elements.
    integer(int64) :: count
    !> The address of the first element, and of the next to it in each direction, which is the first
    !! again where there is only one.
    type(c_ptr) :: address, next(7)
  end type array_facts

  !> Copies words of any size.
  interface copy_words
    module procedure copy_words_8, copy_words_16, copy_words_32, copy_words_64
  end interface copy_words

  interface
    !> The length of a C string, from C's own library.
    pure function c_strlen(text) bind(C, name='strlen') result(length)
      import :: c_ptr, c_size_t
      type(c_ptr), value :: text
      integer(c_size_t) :: length
    end function c_strlen
  end interface

  !> The one option whose value is an index.

  !> The use of an array and an input or output of a plan, and by which name.
  integer, parameter :: BIND_INPUT = 1, BIND_OUTPUT = 2, SET_INPUT = 3, GET_OUTPUT = 4
  character(*), parameter :: VERBS(4) = [character(11) :: &
      'bind_input', 'bind_output', 'set_input', 'get_output']

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
    class(*), intent(in) :: stat
    character(string_length(c_pjrtlite_status_name(code_of(stat)))) :: text
    call fill_string(c_pjrtlite_status_name(code_of(stat)), text)
  end function pjrtlite_status_name

  !> `pjrtlite_last_error()`: the message of the last failure that the library had on this thread,
  !! in C's terms, where indices count from 0; errmsg is the better source.
  recursive function pjrtlite_last_error() result(text)
    character(string_length(c_pjrtlite_last_error_message())) :: text
    call fill_string(c_pjrtlite_last_error_message(), text)
  end function pjrtlite_last_error

  !> `call pjrtlite_fail(status, message [,stat] [,errmsg])`: fails as procedures of this module do, for
  !! procedures over it: STAT is set to STATUS, and ERRMSG to MESSAGE; without STAT the program ends.
  !! STATUS 0 is no failure, and leaves ERRMSG as it is.
  recursive subroutine pjrtlite_fail(status, message, stat, errmsg)
    class(*), intent(in) :: status
    character(*), intent(in) :: message
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    integer(c_int32_t) :: code
    code = code_of(status)
    if (code /= PJRTLITE_STATUS_OK) code = c_pjrtlite_fail(code, c_string(message))
    if (code /= PJRTLITE_STATUS_OK) then
      if (code == code_of(status)) then
        call fail(error, code, message)
      else
        call settle(error, code, 'pjrtlite_fail')
      end if
      if (present(errmsg)) errmsg = error%message
    end if
    call conclude(error, stat)
  end subroutine pjrtlite_fail

  !> `call pjrtlite_local_rank(rank, size [,stat] [,errmsg])`: the number of this process among
  !! those of its job on this machine, from 0 as in MPI, and how many they are, as the launcher tells
  !! in the environment: 0 and 1 without a launcher; SIZE is 0 if the launcher does not tell.
  recursive subroutine pjrtlite_local_rank(rank, size, stat, errmsg)
    class(*), intent(inout) :: rank, size
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_local_rank'
    integer(c_int32_t) :: its_rank, its_size
    its_rank = 0
    its_size = 0
    call settle(error, c_pjrtlite_local_rank(its_rank, its_size), where)
    call give(error, 'rank', its_rank, rank, where)
    call give(error, 'size', its_size, size, where)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine pjrtlite_local_rank

  !> `call pjrtlite_set_log_callback([callback] [,user] [,stat] [,errmsg])`: has the library's own
  !! messages given to CALLBACK, a bind(C) procedure with the interface pjrtlite_log_callback, not an
  !! internal one, with USER; without CALLBACK they go to stderr, as at the start. None comes unless
  !! the option 'pjrtlite.log_level' or the variable PJRTLITE_LOG raises the level.
  recursive subroutine pjrtlite_set_log_callback(callback, user, stat, errmsg)
    procedure(pjrtlite_log_callback), optional :: callback
    type(c_ptr), intent(in), optional :: user
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_set_log_callback'
    type(c_funptr) :: address
    type(c_ptr) :: its_user
    address = c_null_funptr
    its_user = c_null_ptr
    if (present(callback)) address = c_funloc(callback)
    if (present(user)) its_user = user
    call settle(error, c_pjrtlite_set_log_callback(address, its_user), where)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine pjrtlite_set_log_callback

  !> `pjrtlite_dtype_name(dtype)`: the name of an element type, such as 'f32'; else 'unknown'.
  recursive function pjrtlite_dtype_name(dtype) result(text)
    class(*), intent(in) :: dtype
    character(string_length(c_pjrtlite_dtype_name(code_of(dtype)))) :: text
    call fill_string(c_pjrtlite_dtype_name(code_of(dtype)), text)
  end function pjrtlite_dtype_name

  !> `pjrtlite_dtype_byte_size(dtype)`: the bytes of one element; 0 if there is no such type.
  recursive function pjrtlite_dtype_byte_size(dtype) result(bytes)
    class(*), intent(in) :: dtype
    integer :: bytes
    bytes = int(c_pjrtlite_dtype_byte_size(code_of(dtype)))
  end function pjrtlite_dtype_byte_size

  !> `pjrtlite_string(address)`: the C string at ADDRESS, such as the message that a callback
  !! gets; empty for a null address.
  recursive function pjrtlite_string(address) result(text)
    type(c_ptr), intent(in) :: address
    character(string_length(address)) :: text
    call fill_string(address, text)
  end function pjrtlite_string

  ! Numbers of 16 bits. These have no local arrays, which is what `recursive` is for elsewhere.

  !> `pjrtlite_to_bf16(x)`: the bits of the bf16 that is nearest to the real32 X, of two equally near
  !! ones the even. Elemental, as the next three.
  elemental function pjrtlite_to_bf16(x) result(bits)
    real(real32), intent(in) :: x
    integer(int16) :: bits
    integer(int32) :: word
    word = transfer(x, word)
    if (iand(word, int(z'7FFFFFFF', int32)) > int(z'7F800000', int32)) then
      ! Not a number: without rounding, which could make an infinity of it, and quiet.
      bits = low_bits(ior(shiftr(word, 16), 64_int32))
    else
      bits = low_bits(shiftr(word + 32767_int32 + iand(shiftr(word, 16), 1_int32), 16))
    end if
  end function pjrtlite_to_bf16

  !> `pjrtlite_from_bf16(bits)`: the bf16 that has these bits, as a real32.
  elemental function pjrtlite_from_bf16(bits) result(x)
    integer(int16), intent(in) :: bits
    real(real32) :: x
    x = transfer(shiftl(int(bits, int32), 16), x)
  end function pjrtlite_from_bf16

  !> `pjrtlite_to_f16(x)`: the bits of the f16 that is nearest to the real32 X; infinity beyond its
  !! range, which ends at 65504.
  elemental function pjrtlite_to_f16(x) result(bits)
    real(real32), intent(in) :: x
    integer(int16) :: bits
    integer(int32) :: word, sign, magnitude, exponent, mantissa
    word = transfer(x, word)
    sign = iand(shiftr(word, 16), int(z'8000', int32))
    magnitude = iand(word, int(z'7FFFFFFF', int32))
    exponent = shiftr(magnitude, 23)
    mantissa = iand(magnitude, int(z'7FFFFF', int32))
    if (magnitude > int(z'7F800000', int32)) then
      magnitude = int(z'7E00', int32)
    else if (exponent > 142) then
      magnitude = int(z'7C00', int32)
    else if (exponent > 112) then
      ! A carry goes on into the exponent, and from the largest number to infinity.
      magnitude = rounded(ior(shiftl(exponent - 112_int32, 23), mantissa), 13_int32)
    else if (exponent > 100) then
      ! A subnormal, in units of 2**(-24).
      magnitude = rounded(ior(mantissa, int(z'800000', int32)), 126_int32 - exponent)
    else
      magnitude = 0
    end if
    bits = low_bits(ior(sign, magnitude))
  end function pjrtlite_to_f16

  !> `pjrtlite_from_f16(bits)`: the f16 that has these bits, as a real32.
  elemental function pjrtlite_from_f16(bits) result(x)
    integer(int16), intent(in) :: bits
    real(real32) :: x
    integer(int32) :: exponent, mantissa
    exponent = iand(shiftr(int(bits, int32), 10), 31_int32)
    mantissa = iand(int(bits, int32), 1023_int32)
    select case (exponent)
    case (0)
      x = real(mantissa, real32)*2.0_real32**(-24)
    case (31)
      x = transfer(ior(int(z'7F800000', int32), shiftl(mantissa, 13)), x)
    case default
      x = transfer(ior(shiftl(exponent + 112_int32, 23), shiftl(mantissa, 13)), x)
    end select
    if (bits < 0) x = -x
  end function pjrtlite_from_f16

  !> NUMBER without its last COUNT bits, rounded to the nearest, of two equally near to the even.
  elemental function rounded(number, count) result(answer)
    integer(int32), intent(in) :: number, count
    integer(int32) :: answer, rest, half
    answer = shiftr(number, count)
    rest = number - shiftl(answer, count)
    half = shiftl(1_int32, count - 1)
    if (rest > half .or. (rest == half .and. btest(answer, 0))) answer = answer + 1_int32
  end function rounded

  !> The last 16 bits of NUMBER.
  elemental function low_bits(number) result(bits)
    integer(int32), intent(in) :: number
    integer(int16) :: bits
    integer(int32) :: low
    low = iand(number, 65535_int32)
    if (low > 32767) low = low - 65536_int32
    bits = int(low, int16)
  end function low_bits

  ! Options.

  recursive subroutine options_create(self, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    call self%destroy()
    call settle(error, c_pjrtlite_options_create(self%handle), 'pjrtlite_options%create')
    call own(self%handle, self%owners)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_create

  recursive subroutine options_set_text(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    character(*), intent(in) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
      call own(self%handle, self%owners)
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
      call own(self%handle, self%owners)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_int(self%handle, c_string(key), &
          int(value, int64)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_int32

  recursive subroutine options_set_int64(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    integer(int64), intent(in) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
      call own(self%handle, self%owners)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_int(self%handle, c_string(key), &
          value), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_int64

  recursive subroutine options_set_int32_list(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    integer(int32), intent(in) :: value(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
      call own(self%handle, self%owners)
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
      call own(self%handle, self%owners)
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
      call own(self%handle, self%owners)
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
      call own(self%handle, self%owners)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_float(self%handle, c_string(key), &
          real(value, c_double)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_real64

  recursive subroutine options_set_l1(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    logical(logical_kinds(1)), intent(in) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
      call own(self%handle, self%owners)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_bool(self%handle, c_string(key), &
          logical(value, c_bool)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_l1

  recursive subroutine options_set_l2(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    logical(logical_kinds(2)), intent(in) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
      call own(self%handle, self%owners)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_bool(self%handle, c_string(key), &
          logical(value, c_bool)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_l2

  recursive subroutine options_set_l3(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    logical(logical_kinds(3)), intent(in) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
      call own(self%handle, self%owners)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_bool(self%handle, c_string(key), &
          logical(value, c_bool)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_l3

  recursive subroutine options_set_l4(self, key, value, stat, errmsg)
    class(pjrtlite_options), intent(inout) :: self
    character(*), intent(in) :: key
    logical(logical_kinds(4)), intent(in) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_options%set'
    if (.not. c_associated(self%handle)) then
      call settle(error, c_pjrtlite_options_create(self%handle), where)
      call own(self%handle, self%owners)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_options_set_bool(self%handle, c_string(key), &
          logical(value, c_bool)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine options_set_l4


  recursive function options_is_created(self) result(yes)
    class(pjrtlite_options), intent(in) :: self
    logical :: yes
    yes = c_associated(self%handle)
  end function options_is_created

  recursive subroutine options_destroy(self)
    class(pjrtlite_options), intent(inout) :: self
    logical :: last
    call leave(self%owners, last)
    if (last) call c_pjrtlite_options_destroy(self%handle)
    self%handle = c_null_ptr
  end subroutine options_destroy

  !> LEFT = RIGHT: both are the same object then.
  impure elemental subroutine options_assign(left, right)
    class(pjrtlite_options), intent(inout) :: left
    class(pjrtlite_options), intent(in) :: right
    if (associated(right%owners)) then
      if (associated(left%owners, right%owners)) return
      right%owners = right%owners + 1
    end if
    call options_destroy(left)
    left%handle = right%handle
    left%owners => right%owners
  end subroutine options_assign

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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    call self%destroy()
    call settle(error, c_pjrtlite_client_create(c_string(plugin), options_handle(options), &
        self%handle), 'pjrtlite_client%create')
    call own(self%handle, self%owners)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_create

  recursive subroutine client_plugin_path(self, text, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    class(*), intent(inout) :: major, minor
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%pjrt_version'
    integer(c_int32_t) :: answer(2)
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_pjrt_version(self%handle, answer(1), answer(2)), where)
    end if
    call give(error, 'major', answer(1), major, where)
    call give(error, 'minor', answer(2), minor, where)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_pjrt_version

  recursive subroutine client_platform_name(self, text, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    class(*), intent(in) :: index
    character(:), allocatable, intent(out) :: name, value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%attribute'
    type(c_ptr) :: c_name, c_value
    integer(c_size_t) :: at, count
    name = ''
    value = ''
    count = 0
    c_name = c_null_ptr
    c_value = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_attribute_count(self%handle, count), where)
    end if
    call need_index(error, 'attribute', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_attribute(self%handle, at, c_name, c_value), where)
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
    class(*), intent(in) :: extension
    logical :: yes
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%has_extension'
    logical(c_bool) :: answer
    answer = .false.
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_has_extension(self%handle, code_of(extension), answer), &
          where)
    end if
    yes = logical(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function client_has_extension

  recursive function client_device_count(self, stat, errmsg) result(count)
    class(pjrtlite_client), intent(in) :: self
    integer :: count
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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

  recursive function client_local_device(self, stat, errmsg) result(device)
    class(pjrtlite_client), intent(in) :: self
    integer :: device
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%local_device'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_local_device(self%handle, answer), where)
    end if
    device = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function client_local_device

  recursive function client_device_id(self, device, stat, errmsg) result(id)
    class(pjrtlite_client), intent(in) :: self
    class(*), intent(in) :: device
    integer :: id
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%device_id'
    integer(c_size_t) :: at
    integer(c_int32_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    call need_device(error, self%handle, at, where, device)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_device_id(self%handle, at, answer), where)
    end if
    id = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function client_device_id

  recursive subroutine client_device_kind(self, device, text, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    class(*), intent(in) :: device
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%device_kind'
    type(c_ptr) :: address
    integer(c_size_t) :: at
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    call need_device(error, self%handle, at, where, device)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_device_kind(self%handle, at, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_device_kind

  recursive subroutine client_device_description(self, device, text, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    class(*), intent(in) :: device
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%device_description'
    type(c_ptr) :: address
    integer(c_size_t) :: at
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    call need_device(error, self%handle, at, where, device)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_device_description(self%handle, at, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_device_description

  recursive subroutine client_device_memory_kind(self, device, text, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    class(*), intent(in) :: device
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%device_memory_kind'
    type(c_ptr) :: address
    integer(c_size_t) :: at
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    call need_device(error, self%handle, at, where, device)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_device_memory_kind(self%handle, at, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine client_device_memory_kind

  recursive subroutine client_device_memory_stats(self, device, bytes_in_use, peak_bytes_in_use, &
      bytes_limit, stat, errmsg)
    class(pjrtlite_client), intent(in) :: self
    class(*), intent(in) :: device
    integer(int64), intent(out) :: bytes_in_use, peak_bytes_in_use, bytes_limit
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_client%device_memory_stats'
    integer(c_size_t) :: at
    bytes_in_use = 0
    peak_bytes_in_use = 0
    bytes_limit = 0
    call need(error, self%handle, where)
    call need_device(error, self%handle, at, where, device)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_client_device_memory_stats(self%handle, at, bytes_in_use, &
          peak_bytes_in_use, bytes_limit), where)
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
    logical :: last
    call leave(self%owners, last)
    if (last) call c_pjrtlite_client_destroy(self%handle)
    self%handle = c_null_ptr
  end subroutine client_destroy

  !> LEFT = RIGHT: both are the same object then.
  impure elemental subroutine client_assign(left, right)
    class(pjrtlite_client), intent(inout) :: left
    class(pjrtlite_client), intent(in) :: right
    if (associated(right%owners)) then
      if (associated(left%owners, right%owners)) return
      right%owners = right%owners + 1
    end if
    call client_destroy(left)
    left%handle = right%handle
    left%owners => right%owners
  end subroutine client_assign

  ! Event.

  recursive subroutine event_wait(self, stat, errmsg)
    class(pjrtlite_event), intent(in) :: self
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    logical :: last
    call leave(self%owners, last)
    if (last) call c_pjrtlite_event_destroy(self%handle)
    self%handle = c_null_ptr
  end subroutine event_destroy

  !> LEFT = RIGHT: both are the same object then.
  impure elemental subroutine event_assign(left, right)
    class(pjrtlite_event), intent(inout) :: left
    class(pjrtlite_event), intent(in) :: right
    if (associated(right%owners)) then
      if (associated(left%owners, right%owners)) return
      right%owners = right%owners + 1
    end if
    call event_destroy(left)
    left%handle = right%handle
    left%owners => right%owners
  end subroutine event_assign

  ! Buffer.

  !> The new buffer of from_host and, if VIEW, of view_host.
  recursive subroutine buffer_make(self, view, client, facts, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    logical, intent(in) :: view
    class(pjrtlite_client), intent(in) :: client
    type(array_facts), intent(in) :: facts
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(:), allocatable :: where
    integer(int64), allocatable, target :: room(:)
    type(c_ptr) :: address
    integer(c_int32_t) :: element
    integer(c_size_t) :: rank, on
    where = 'pjrtlite_buffer%from_host'
    if (view) where = 'pjrtlite_buffer%view_host'
    call self%destroy()
    call need(error, client%handle, where, 'client')
    call need_device(error, client%handle, on, where, device)
    call need_array(error, facts, where)
    if (view) call need_dense(error, facts, 'a view', 'from_host', where)
    call choose_type(error, facts, dtype, element, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      rank = int(facts%rank, c_size_t)
      if (view) then
        call settle(error, c_pjrtlite_buffer_view_host(client%handle, facts%address, element, &
            facts%dims, rank, on, self%handle), where)
      else
        call pack_elements(facts, room, address)
        call settle(error, c_pjrtlite_buffer_from_host(client%handle, address, element, &
            facts%dims, rank, on, self%handle), where)
      end if
      call own(self%handle, self%owners)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine buffer_make

  !> Copies the buffer to the array of FACTS, if it has the buffer's type and shape.
  recursive subroutine buffer_read(self, facts, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    type(array_facts), intent(in) :: facts
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%to_host'
    integer(int64), allocatable, target :: room(:)
    type(c_ptr) :: address
    integer(c_size_t) :: bytes
    integer(c_int32_t) :: holds, element
    integer(int64), allocatable :: extents(:)
    bytes = 0
    call need(error, self%handle, where)
    call choose_type(error, facts, dtype, element, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call buffer_type(error, self%handle, holds, extents, where)
      call settle(error, c_pjrtlite_buffer_byte_size(self%handle, bytes), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call need_alike(error, 'the buffer holds', holds, extents, element, &
          facts%extents(:facts%rank), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call make_room(facts, room, address)
      call settle(error, c_pjrtlite_buffer_to_host(self%handle, address, bytes), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call unpack_elements(facts, room)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine buffer_read

  !> The memory of the buffer, as an array with elements of the type OWN, or DTYPE, and with RANK
  !! extents. ADDRESS is null on failure.
  recursive subroutine buffer_find(self, own, bytes, rank, dtype, address, extents, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(c_int32_t), intent(in) :: own
    integer, intent(in) :: bytes, rank
    class(*), intent(in), optional :: dtype
    type(c_ptr), intent(out) :: address
    integer(int64), intent(out) :: extents(rank)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%pointer'
    type(array_facts) :: facts
    integer(c_int32_t) :: holds, element
    integer(int64), allocatable :: shape(:)
    address = c_null_ptr
    extents = 0
    facts%dtype = own
    facts%bytes = bytes
    call need(error, self%handle, where)
    call choose_type(error, facts, dtype, element, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call buffer_type(error, self%handle, holds, shape, where)
      call need_pointable(error, 'the buffer holds', holds, shape, element, rank, where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      extents = shape
      call settle(error, c_pjrtlite_buffer_host_pointer(self%handle, address), where)
      ! Without elements there may be no memory.
      if (product(extents) == 0) address = nowhere()
    end if
    if (error%status /= PJRTLITE_STATUS_OK) address = c_null_ptr
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine buffer_find

  recursive subroutine view_device_32(self, client, address, dtype, shape, device, stream, &
      released, user, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    type(c_ptr), intent(in) :: address
    class(*), intent(in) :: dtype
    integer(int32), intent(in) :: shape(:)
    class(*), intent(in), optional :: device
    integer(c_intptr_t), intent(in), optional :: stream
    procedure(pjrtlite_release_callback), optional :: released
    type(c_ptr), intent(in), optional :: user
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%view_device'
    integer(c_int64_t) :: dims(size(shape))
    integer(c_intptr_t) :: on_stream
    type(c_funptr) :: callback
    type(c_ptr) :: its_user
    integer(c_size_t) :: on
    dims = int(shape(size(shape):1:-1), c_int64_t)
    on_stream = 0
    if (present(stream)) on_stream = stream
    callback = c_null_funptr
    if (present(released)) callback = c_funloc(released)
    its_user = c_null_ptr
    if (present(user)) its_user = user
    call self%destroy()
    call need(error, client%handle, where, 'client')
    call need_device(error, client%handle, on, where, device)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_view_device(client%handle, address, code_of(dtype), &
          dims, size(shape, kind=c_size_t), on, on_stream, callback, its_user, self%handle), where)
      call own(self%handle, self%owners)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_device_32

  recursive subroutine view_device_64(self, client, address, dtype, shape, device, stream, &
      released, user, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    type(c_ptr), intent(in) :: address
    class(*), intent(in) :: dtype
    integer(int64), intent(in) :: shape(:)
    class(*), intent(in), optional :: device
    integer(c_intptr_t), intent(in), optional :: stream
    procedure(pjrtlite_release_callback), optional :: released
    type(c_ptr), intent(in), optional :: user
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%view_device'
    integer(c_int64_t) :: dims(size(shape))
    integer(c_intptr_t) :: on_stream
    type(c_funptr) :: callback
    type(c_ptr) :: its_user
    integer(c_size_t) :: on
    dims = int(shape(size(shape):1:-1), c_int64_t)
    on_stream = 0
    if (present(stream)) on_stream = stream
    callback = c_null_funptr
    if (present(released)) callback = c_funloc(released)
    its_user = c_null_ptr
    if (present(user)) its_user = user
    call self%destroy()
    call need(error, client%handle, where, 'client')
    call need_device(error, client%handle, on, where, device)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_view_device(client%handle, address, code_of(dtype), &
          dims, size(shape, kind=c_size_t), on, on_stream, callback, its_user, self%handle), where)
      call own(self%handle, self%owners)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine view_device_64

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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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

  recursive function buffer_byte_size(self, stat, errmsg) result(bytes)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64) :: bytes
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%byte_size'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_byte_size(self%handle, answer), where)
    end if
    bytes = int(answer, int64)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function buffer_byte_size

  recursive function buffer_device(self, stat, errmsg) result(device)
    class(pjrtlite_buffer), intent(in) :: self
    integer :: device
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%device'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_device(self%handle, answer), where)
    end if
    device = 0
    if (error%status == PJRTLITE_STATUS_OK) device = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function buffer_device

  recursive subroutine buffer_memory_kind(self, text, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%memory_kind'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_memory_kind(self%handle, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine buffer_memory_kind

  recursive subroutine buffer_copy_to(self, device, copy, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    class(*), intent(in) :: device
    class(pjrtlite_buffer), intent(inout) :: copy
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%copy_to'
    integer(c_size_t) :: at
    type(c_ptr) :: made
    made = c_null_ptr
    call need(error, self%handle, where)
    call need_index(error, 'device', device, -1, at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_copy_to(self%handle, at, made), where)
    end if
    call copy%destroy()
    copy%handle = made
    call own(copy%handle, copy%owners)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine buffer_copy_to

  recursive subroutine buffer_copy_to_memory(self, device, kind, copy, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    class(*), intent(in) :: device
    character(*), intent(in) :: kind
    class(pjrtlite_buffer), intent(inout) :: copy
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%copy_to_memory'
    integer(c_size_t) :: at
    type(c_ptr) :: made
    made = c_null_ptr
    call need(error, self%handle, where)
    call need_index(error, 'device', device, -1, at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_copy_to_memory(self%handle, at, c_string(kind), made), where)
    end if
    call copy%destroy()
    copy%handle = made
    call own(copy%handle, copy%owners)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine buffer_copy_to_memory

  recursive subroutine buffer_ready(self, event, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    class(pjrtlite_event), intent(inout) :: event
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_buffer%ready'
    call event%destroy()
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_buffer_ready(self%handle, event%handle), where)
      call own(event%handle, event%owners)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine buffer_ready

  recursive function buffer_host_pointer(self, stat, errmsg) result(address)
    class(pjrtlite_buffer), intent(in) :: self
    type(c_ptr) :: address
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    logical :: last
    call leave(self%owners, last)
    if (last) call c_pjrtlite_buffer_destroy(self%handle)
    self%handle = c_null_ptr
  end subroutine buffer_destroy

  !> LEFT = RIGHT: both are the same object then.
  impure elemental subroutine buffer_assign(left, right)
    class(pjrtlite_buffer), intent(inout) :: left
    class(pjrtlite_buffer), intent(in) :: right
    if (associated(right%owners)) then
      if (associated(left%owners, right%owners)) return
      right%owners = right%owners + 1
    end if
    call buffer_destroy(left)
    left%handle = right%handle
    left%owners => right%owners
  end subroutine buffer_assign

  ! Bundle.

  recursive subroutine bundle_open(self, path, options, stat, errmsg)
    class(pjrtlite_bundle), intent(inout) :: self
    character(*), intent(in) :: path
    class(pjrtlite_options), intent(in), optional :: options
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    call self%destroy()
    call settle(error, c_pjrtlite_bundle_open(c_string(path), options_handle(options), self%handle), &
        'pjrtlite_bundle%open')
    call own(self%handle, self%owners)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_open

  recursive subroutine bundle_open_memory(self, bytes, stat, errmsg)
    class(pjrtlite_bundle), intent(inout) :: self
    integer(int8), intent(in) :: bytes(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    integer(int8), allocatable, target :: whole(:)
    type(c_ptr) :: address
    call self%destroy()
    ! A copy: BYTES may be a section with gaps, and needs no target attribute.
    allocate (whole(size(bytes, kind=int64)))
    whole(:) = bytes
    address = nowhere()
    if (size(whole, kind=int64) > 0) address = c_loc(whole)
    call settle(error, c_pjrtlite_bundle_open_memory(address, size(whole, kind=c_size_t), self%handle), &
        'pjrtlite_bundle%open_memory')
    call own(self%handle, self%owners)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_open_memory

  recursive subroutine bundle_name(self, text, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%name'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_name(self%handle, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_name

  recursive subroutine bundle_manifest(self, text, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%manifest'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_manifest(self%handle, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_manifest

  recursive function bundle_function_count(self, stat, errmsg) result(count)
    class(pjrtlite_bundle), intent(in) :: self
    integer :: count
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%function_count'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_function_count(self%handle, answer), where)
    end if
    count = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function bundle_function_count

  recursive subroutine bundle_function_name(self, index, text, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    class(*), intent(in) :: index
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%function_name'
    type(c_ptr) :: address
    integer(c_size_t) :: at, count
    text = ''
    address = c_null_ptr
    count = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_function_count(self%handle, count), where)
    end if
    call need_index(error, 'function', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_function_name(self%handle, at, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_function_name

  recursive subroutine bundle_function_fact(self, function, fact, text, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: function, fact
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%function_fact'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_function_fact(self%handle, c_string(function), c_string(fact), &
          address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_function_fact

  recursive function bundle_input_count(self, function, stat, errmsg) result(count)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: function
    integer :: count
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%input_count'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_input_count(self%handle, c_string(function), answer), where)
    end if
    count = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function bundle_input_count

  recursive subroutine bundle_input(self, function, index, name, dtype, shape, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: function
    class(*), intent(in) :: index
    character(:), allocatable, intent(out) :: name
    class(*), intent(inout) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%input'
    type(c_ptr) :: address, dims
    integer(c_size_t) :: at, count, rank
    integer(c_int32_t) :: answer
    name = ''
    address = c_null_ptr
    dims = c_null_ptr
    answer = 0
    rank = 0
    count = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_input_count(self%handle, c_string(function), count), where)
    end if
    call need_index(error, 'input', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_input(self%handle, c_string(function), at, address, answer, &
          dims, rank), where)
    end if
    call give(error, 'dtype', answer, dtype, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call copy_string(address, name)
      shape = fortran_shape(dims, rank)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_input

  recursive subroutine bundle_input_fact(self, function, index, fact, text, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: function, fact
    class(*), intent(in) :: index
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%input_fact'
    type(c_ptr) :: address
    integer(c_size_t) :: at, count
    text = ''
    address = c_null_ptr
    count = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_input_count(self%handle, c_string(function), count), where)
    end if
    call need_index(error, 'input', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_input_fact(self%handle, c_string(function), at, &
          c_string(fact), address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_input_fact

  recursive function bundle_output_count(self, function, stat, errmsg) result(count)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: function
    integer :: count
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%output_count'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_output_count(self%handle, c_string(function), answer), where)
    end if
    count = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function bundle_output_count

  recursive subroutine bundle_output(self, function, index, name, dtype, shape, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: function
    class(*), intent(in) :: index
    character(:), allocatable, intent(out) :: name
    class(*), intent(inout) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%output'
    type(c_ptr) :: address, dims
    integer(c_size_t) :: at, count, rank
    integer(c_int32_t) :: answer
    name = ''
    address = c_null_ptr
    dims = c_null_ptr
    answer = 0
    rank = 0
    count = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_output_count(self%handle, c_string(function), count), where)
    end if
    call need_index(error, 'output', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_output(self%handle, c_string(function), at, address, answer, &
          dims, rank), where)
    end if
    call give(error, 'dtype', answer, dtype, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call copy_string(address, name)
      shape = fortran_shape(dims, rank)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_output

  recursive subroutine bundle_output_fact(self, function, index, fact, text, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: function, fact
    class(*), intent(in) :: index
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%output_fact'
    type(c_ptr) :: address
    integer(c_size_t) :: at, count
    text = ''
    address = c_null_ptr
    count = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_output_count(self%handle, c_string(function), count), where)
    end if
    call need_index(error, 'output', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_output_fact(self%handle, c_string(function), at, &
          c_string(fact), address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_output_fact

  recursive subroutine bundle_load(self, client, function, sizes, executable, options, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    class(pjrtlite_client), intent(in) :: client
    character(*), intent(in) :: function, sizes
    class(pjrtlite_executable), intent(inout) :: executable
    class(pjrtlite_options), intent(in), optional :: options
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%load'
    call executable%destroy()
    call need(error, self%handle, where)
    call need(error, client%handle, where, 'client')
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_load(self%handle, client%handle, c_string(function), &
          c_string(sizes), options_handle(options), executable%handle), where)
      call own(executable%handle, executable%owners)
    end if
    if (error%status == PJRTLITE_STATUS_OK) executable%devices = device_count_of(client%handle)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_load

  recursive subroutine bundle_check(self, client, report, options, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    class(pjrtlite_client), intent(in) :: client
    character(:), allocatable, intent(out) :: report
    class(pjrtlite_options), intent(in), optional :: options
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%check'
    type(c_ptr) :: address
    report = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    call need(error, client%handle, where, 'client')
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_check(self%handle, client%handle, options_handle(options), &
          address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, report)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_check

  recursive subroutine bundle_with_weights(self, path, other, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: path
    class(pjrtlite_bundle), intent(inout) :: other
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%with_weights'
    type(c_ptr) :: made
    made = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_with_weights(self%handle, c_string(path), made), where)
    end if
    ! After that: OTHER may be SELF's handle, too.
    call other%destroy()
    other%handle = made
    call own(other%handle, other%owners)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_with_weights

  recursive function bundle_weight_count(self, stat, errmsg) result(count)
    class(pjrtlite_bundle), intent(in) :: self
    integer :: count
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%weight_count'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_weight_count(self%handle, answer), where)
    end if
    count = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function bundle_weight_count

  recursive subroutine bundle_weight_name(self, index, text, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    class(*), intent(in) :: index
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%weight_name'
    type(c_ptr) :: address
    integer(c_size_t) :: at, count
    text = ''
    address = c_null_ptr
    count = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_weight_count(self%handle, count), where)
    end if
    call need_index(error, 'weight', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_weight_name(self%handle, at, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_weight_name

  recursive subroutine bundle_weight_type(self, name, dtype, shape, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    class(*), intent(inout) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%weight_type'
    integer(c_int32_t) :: answer
    call find_weight(error, self, name, answer, shape, where)
    call give(error, 'dtype', answer, dtype, where)
    if (error%status /= PJRTLITE_STATUS_OK) shape = [integer(int64) ::]
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_weight_type

  !> Element type and extents of a weight.
  recursive subroutine find_weight(error, bundle, name, dtype, shape, where)
    type(failure), intent(inout) :: error
    class(pjrtlite_bundle), intent(in) :: bundle
    character(*), intent(in) :: name
    integer(c_int32_t), intent(out) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    character(*), intent(in) :: where
    type(c_ptr) :: dims
    integer(c_size_t) :: rank
    dtype = 0
    rank = 0
    dims = c_null_ptr
    call need(error, bundle%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_weight_type(bundle%handle, c_string(name), dtype, dims, rank), where)
    end if
    shape = fortran_shape(dims, rank)
  end subroutine find_weight

  !> get_weight and, if PUT, set_weight, with the array of FACTS.
  recursive subroutine bundle_weight(self, put, name, facts, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    logical, intent(in) :: put
    character(*), intent(in) :: name
    type(array_facts), intent(in) :: facts
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(:), allocatable :: where
    integer(int64), allocatable, target :: room(:)
    integer(int64), allocatable :: extents(:)
    type(c_ptr) :: address
    integer(c_size_t) :: rank
    integer(c_int32_t) :: is, element
    where = 'pjrtlite_bundle%get_weight'
    if (put) where = 'pjrtlite_bundle%set_weight'
    call find_weight(error, self, name, is, extents, where)
    call need_array(error, facts, where)
    call choose_type(error, facts, dtype, element, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call need_alike(error, "weight '"//trim(name)//"' is", is, extents, element, &
          facts%extents(:facts%rank), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      rank = int(facts%rank, c_size_t)
      if (put) then
        call pack_elements(facts, room, address)
        call settle(error, c_pjrtlite_bundle_set_weight(self%handle, c_string(name), address, element, &
            facts%dims, rank), where)
      else
        call make_room(facts, room, address)
        call settle(error, c_pjrtlite_bundle_get_weight(self%handle, c_string(name), address, element, &
            facts%dims, rank), where)
        if (error%status == PJRTLITE_STATUS_OK) call unpack_elements(facts, room)
      end if
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_weight

  recursive subroutine bundle_save(self, path, client, options, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: path
    class(pjrtlite_client), intent(in), optional :: client
    class(pjrtlite_options), intent(in), optional :: options
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_bundle%save'
    type(c_ptr) :: on
    on = c_null_ptr
    call need(error, self%handle, where)
    if (present(client)) then
      call need(error, client%handle, where, 'client')
      on = client%handle
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_bundle_save(self%handle, c_string(path), on, options_handle(options)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bundle_save

  recursive function bundle_is_created(self) result(yes)
    class(pjrtlite_bundle), intent(in) :: self
    logical :: yes
    yes = c_associated(self%handle)
  end function bundle_is_created

  recursive subroutine bundle_destroy(self)
    class(pjrtlite_bundle), intent(inout) :: self
    logical :: last
    call leave(self%owners, last)
    if (last) call c_pjrtlite_bundle_destroy(self%handle)
    self%handle = c_null_ptr
  end subroutine bundle_destroy

  !> LEFT = RIGHT: both are the same object then.
  impure elemental subroutine bundle_assign(left, right)
    class(pjrtlite_bundle), intent(inout) :: left
    class(pjrtlite_bundle), intent(in) :: right
    if (associated(right%owners)) then
      if (associated(left%owners, right%owners)) return
      right%owners = right%owners + 1
    end if
    call bundle_destroy(left)
    left%handle = right%handle
    left%owners => right%owners
  end subroutine bundle_assign

  ! Executable.

  recursive subroutine executable_load_file(self, client, path, options, stat, errmsg)
    class(pjrtlite_executable), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    character(*), intent(in) :: path
    class(pjrtlite_options), intent(in), optional :: options
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%load_file'
    call self%destroy()
    call need(error, client%handle, where, 'client')
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_load_file(client%handle, c_string(path), &
          options_handle(options), self%handle), where)
      call own(self%handle, self%owners)
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    call executable_load_memory(self, client, transfer(program, [0_int8], len(program, int64)), &
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
    allocate (bytes(size(program, kind=int64)))
    bytes(:) = program
    address = nowhere()
    if (size(bytes, kind=int64) > 0) address = c_loc(bytes)
    call settle(error, c_pjrtlite_executable_load_memory(client%handle, address, &
        size(bytes, kind=c_size_t), options, self%handle), where)
    call own(self%handle, self%owners)
    if (error%status == PJRTLITE_STATUS_OK) self%devices = device_count_of(client%handle)
  end subroutine executable_load_memory

  recursive subroutine executable_name(self, text, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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

  recursive subroutine executable_input_type(self, index, dtype, shape, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    class(*), intent(in) :: index
    class(*), intent(inout) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%input_type'
    type(c_ptr) :: dims
    integer(c_size_t) :: at, rank
    integer(c_int32_t) :: answer
    integer(c_size_t) :: count
    count = 0
    answer = 0
    rank = 0
    dims = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input_count(self%handle, count), where)
    end if
    call need_index(error, 'input', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input_type(self%handle, at, answer, dims, rank), where)
    end if
    call give(error, 'dtype', answer, dtype, where)
    if (error%status == PJRTLITE_STATUS_OK) shape = fortran_shape(dims, rank)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_input_type

  recursive function executable_input_byte_size(self, index, stat, errmsg) result(bytes)
    class(pjrtlite_executable), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64) :: bytes
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%input_byte_size'
    integer(c_size_t) :: at, answer
    integer(c_size_t) :: count
    count = 0
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input_count(self%handle, count), where)
    end if
    call need_index(error, 'input', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input_byte_size(self%handle, at, answer), where)
    end if
    bytes = int(answer, int64)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function executable_input_byte_size

  recursive function executable_output_count(self, stat, errmsg) result(count)
    class(pjrtlite_executable), intent(in) :: self
    integer :: count
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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

  recursive subroutine executable_output_type(self, index, dtype, shape, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    class(*), intent(in) :: index
    class(*), intent(inout) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%output_type'
    type(c_ptr) :: dims
    integer(c_size_t) :: at, rank
    integer(c_int32_t) :: answer
    integer(c_size_t) :: count
    count = 0
    answer = 0
    rank = 0
    dims = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_output_count(self%handle, count), where)
    end if
    call need_index(error, 'output', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_output_type(self%handle, at, answer, dims, rank), where)
    end if
    call give(error, 'dtype', answer, dtype, where)
    if (error%status == PJRTLITE_STATUS_OK) shape = fortran_shape(dims, rank)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_output_type

  recursive function executable_output_byte_size(self, index, stat, errmsg) result(bytes)
    class(pjrtlite_executable), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64) :: bytes
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%output_byte_size'
    integer(c_size_t) :: at, answer
    integer(c_size_t) :: count
    count = 0
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_output_count(self%handle, count), where)
    end if
    call need_index(error, 'output', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_output_byte_size(self%handle, at, answer), where)
    end if
    bytes = int(answer, int64)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function executable_output_byte_size

  recursive subroutine executable_input_name(self, index, text, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    class(*), intent(in) :: index
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%input_name'
    type(c_ptr) :: address
    integer(c_size_t) :: at, count
    text = ''
    address = c_null_ptr
    count = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input_count(self%handle, count), where)
    end if
    call need_index(error, 'input', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input_name(self%handle, at, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_input_name

  recursive function executable_input_index(self, name, stat, errmsg) result(index)
    class(pjrtlite_executable), intent(in) :: self
    character(*), intent(in) :: name
    integer :: index
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%input_index'
    integer(c_size_t) :: answer
    index = 0
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input_index(self%handle, c_string(name), answer), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) index = int(answer) + 1
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function executable_input_index

  recursive subroutine executable_output_name(self, index, text, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    class(*), intent(in) :: index
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%output_name'
    type(c_ptr) :: address
    integer(c_size_t) :: at, count
    text = ''
    address = c_null_ptr
    count = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_output_count(self%handle, count), where)
    end if
    call need_index(error, 'output', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_output_name(self%handle, at, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_output_name

  recursive function executable_output_index(self, name, stat, errmsg) result(index)
    class(pjrtlite_executable), intent(in) :: self
    character(*), intent(in) :: name
    integer :: index
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%output_index'
    integer(c_size_t) :: answer
    index = 0
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_output_index(self%handle, c_string(name), answer), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) index = int(answer) + 1
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function executable_output_index

  recursive function executable_temporary_byte_size(self, stat, errmsg) result(bytes)
    class(pjrtlite_executable), intent(in) :: self
    integer(int64) :: bytes
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%temporary_byte_size'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_temporary_byte_size(self%handle, answer), where)
    end if
    bytes = int(answer, int64)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function executable_temporary_byte_size

  recursive function executable_cost(self, name, stat, errmsg) result(cost)
    class(pjrtlite_executable), intent(in) :: self
    character(*), intent(in) :: name
    real(real64) :: cost
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%cost'
    real(c_double) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_cost(self%handle, c_string(name), answer), where)
    end if
    cost = real(answer, real64)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function executable_cost

  recursive subroutine executable_signature(self, text, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%signature'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_signature(self%handle, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_signature
  recursive subroutine executable_autotuning(self, text, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%autotuning'
    type(c_ptr) :: address
    text = ''
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_autotuning(self%handle, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_autotuning

  recursive subroutine executable_serialize(self, bytes, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    integer(int8), allocatable, intent(out) :: bytes(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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

  recursive subroutine executable_save(self, path, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    character(*), intent(in) :: path
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_executable%save'
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_save(self%handle, c_string(path)), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine executable_save

  recursive subroutine executable_execute(self, inputs, outputs, event, stat, errmsg)
    class(pjrtlite_executable), intent(in) :: self
    class(pjrtlite_buffer), intent(in) :: inputs(:)
    class(pjrtlite_buffer), intent(inout) :: outputs(:)
    class(pjrtlite_event), intent(inout), optional :: event
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
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
      call own(outputs(i)%handle, outputs(i)%owners)
    end do
    if (present(event)) then
      event%handle = done
      call own(event%handle, event%owners)
    end if
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
      if (c_pjrtlite_executable_input_type(handle, int(i - 1, c_size_t), want, dims, rank) &
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
    logical :: last
    call leave(self%owners, last)
    if (last) call c_pjrtlite_executable_destroy(self%handle)
    self%handle = c_null_ptr
    self%devices = 0
  end subroutine executable_destroy

  !> LEFT = RIGHT: both are the same object then.
  impure elemental subroutine executable_assign(left, right)
    class(pjrtlite_executable), intent(inout) :: left
    class(pjrtlite_executable), intent(in) :: right
    if (associated(right%owners)) then
      if (associated(left%owners, right%owners)) return
      right%owners = right%owners + 1
    end if
    call executable_destroy(left)
    left%handle = right%handle
    left%owners => right%owners
    left%devices = right%devices
  end subroutine executable_assign

  ! Call.

  recursive subroutine plan_create(self, executable, device, stat, errmsg)
    class(pjrtlite_plan), intent(inout) :: self
    class(pjrtlite_executable), intent(in) :: executable
    class(*), intent(in), optional :: device
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%create'
    integer(c_size_t) :: inputs, outputs, on
    on = 0
    inputs = 0
    outputs = 0
    call self%destroy()
    call need(error, executable%handle, where, 'executable')
    if (present(device)) then
      call need_index(error, 'device', device, executable%devices, on, where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_executable_input_count(executable%handle, inputs), where)
      call settle(error, c_pjrtlite_executable_output_count(executable%handle, outputs), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_create(executable%handle, on, self%handle), where)
      call own(self%handle, self%owners)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      self%inputs = int(inputs)
      self%outputs = int(outputs)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_create

  recursive subroutine plan_input_type(self, index, dtype, shape, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: index
    class(*), intent(inout) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%input_type'
    type(c_ptr) :: dims
    integer(c_size_t) :: at, rank
    integer(c_int32_t) :: answer
    answer = 0
    rank = 0
    dims = c_null_ptr
    call need(error, self%handle, where)
    call need_index(error, 'input', index, self%inputs, at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_input_type(self%handle, at, answer, dims, rank), where)
    end if
    call give(error, 'dtype', answer, dtype, where)
    if (error%status == PJRTLITE_STATUS_OK) shape = fortran_shape(dims, rank)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_input_type

  recursive function plan_input_byte_size(self, index, stat, errmsg) result(bytes)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64) :: bytes
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%input_byte_size'
    integer(c_size_t) :: at, answer
    answer = 0
    call need(error, self%handle, where)
    call need_index(error, 'input', index, self%inputs, at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_input_byte_size(self%handle, at, answer), where)
    end if
    bytes = int(answer, int64)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function plan_input_byte_size

  recursive subroutine plan_output_type(self, index, dtype, shape, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: index
    class(*), intent(inout) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%output_type'
    type(c_ptr) :: dims
    integer(c_size_t) :: at, rank
    integer(c_int32_t) :: answer
    answer = 0
    rank = 0
    dims = c_null_ptr
    call need(error, self%handle, where)
    call need_index(error, 'output', index, self%outputs, at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_output_type(self%handle, at, answer, dims, rank), where)
    end if
    call give(error, 'dtype', answer, dtype, where)
    if (error%status == PJRTLITE_STATUS_OK) shape = fortran_shape(dims, rank)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_output_type

  recursive function plan_output_byte_size(self, index, stat, errmsg) result(bytes)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64) :: bytes
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%output_byte_size'
    integer(c_size_t) :: at, answer
    answer = 0
    call need(error, self%handle, where)
    call need_index(error, 'output', index, self%outputs, at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_output_byte_size(self%handle, at, answer), where)
    end if
    bytes = int(answer, int64)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function plan_output_byte_size

  !> One of bind_input, bind_output, set_input and get_output, as VERB says, with the array of
  !! FACTS.
  recursive subroutine plan_array(self, verb, index, facts, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer, intent(in) :: verb
    class(*), intent(in) :: index
    type(array_facts), intent(in) :: facts
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(:), allocatable :: side, where
    integer(int64), allocatable, target :: room(:)
    type(c_ptr) :: address
    integer(c_size_t) :: at, rank
    integer(c_int32_t) :: status, element
    where = 'pjrtlite_plan%'//trim(VERBS(verb))
    call need(error, self%handle, where)
    if (verb == BIND_INPUT .or. verb == SET_INPUT) then
      side = 'input'
      call need_index(error, side, index, self%inputs, at, where)
    else
      side = 'output'
      call need_index(error, side, index, self%outputs, at, where)
    end if
    call need_array(error, facts, where)
    if (verb == BIND_INPUT) then
      call need_dense(error, facts, 'a bound input', 'set_input', where)
    else if (verb == BIND_OUTPUT) then
      call need_dense(error, facts, 'a bound output', 'get_output', where)
    end if
    call choose_type(error, facts, dtype, element, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      rank = int(facts%rank, c_size_t)
      select case (verb)
      case (BIND_INPUT)
        status = c_pjrtlite_plan_bind_input(self%handle, at, facts%address, element, &
            facts%dims, rank)
      case (BIND_OUTPUT)
        status = c_pjrtlite_plan_bind_output(self%handle, at, facts%address, element, &
            facts%dims, rank)
      case (SET_INPUT)
        call pack_elements(facts, room, address)
        status = c_pjrtlite_plan_set_input(self%handle, at, address, element, facts%dims, rank)
      case default
        call make_room(facts, room, address)
        status = c_pjrtlite_plan_get_output(self%handle, at, address, element, facts%dims, rank)
        if (status == PJRTLITE_STATUS_OK) call unpack_elements(facts, room)
      end select
      if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
        call explain_array(error, self%handle, side, at, element, &
            facts%extents(:facts%rank), where)
      end if
      call settle(error, status, where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_array

  !> bind_inout, and bind_pair if SECOND is there.
  recursive subroutine plan_both(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: input, output
    type(array_facts), intent(in) :: first
    type(array_facts), intent(in), optional :: second
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(:), allocatable :: where
    integer(c_size_t) :: from, to, rank
    integer(c_int32_t) :: status, element
    where = 'pjrtlite_plan%bind_inout'
    if (present(second)) where = 'pjrtlite_plan%bind_pair'
    call need(error, self%handle, where)
    call need_index(error, 'input', input, self%inputs, from, where)
    call need_index(error, 'output', output, self%outputs, to, where)
    call need_array(error, first, where)
    call need_dense(error, first, 'a bound array', 'set_input', where)
    call choose_type(error, first, dtype, element, where)
    if (present(second)) then
      call need_array(error, second, where)
      call need_dense(error, second, 'a bound array', 'set_input', where)
      if (error%status == PJRTLITE_STATUS_OK) then
        call need_alike(error, 'the first array is', element, &
            first%extents(:first%rank), element, second%extents(:second%rank), where)
      end if
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      rank = int(first%rank, c_size_t)
      if (present(second)) then
        status = c_pjrtlite_plan_bind_pair(self%handle, from, to, first%address, second%address, &
            element, first%dims, rank)
      else
        status = c_pjrtlite_plan_bind_inout(self%handle, from, to, first%address, element, &
            first%dims, rank)
      end if
      if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
        call explain_array(error, self%handle, 'input', from, element, &
            first%extents(:first%rank), where)
        call explain_array(error, self%handle, 'output', to, element, &
            first%extents(:first%rank), where)
      end if
      call settle(error, status, where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_both

  !> The array of a pair that the last run wrote, with elements of the type HELD, or DTYPE, and with
  !! RANK extents. ADDRESS is null on failure.
  recursive subroutine plan_find(self, output, held, bytes, rank, dtype, address, extents, stat, &
      errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(c_int32_t), intent(in) :: held
    integer, intent(in) :: bytes, rank
    class(*), intent(in), optional :: dtype
    type(c_ptr), intent(out) :: address
    integer(int64), intent(out) :: extents(rank)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%pair_current'
    type(array_facts) :: facts
    integer(c_int32_t) :: is, element
    integer(c_size_t) :: at, count
    integer(int64), allocatable :: shape(:)
    type(c_ptr) :: dims
    address = c_null_ptr
    extents = 0
    facts%dtype = held
    facts%bytes = bytes
    is = 0
    count = 0
    dims = c_null_ptr
    call need(error, self%handle, where)
    call need_index(error, 'output', output, self%outputs, at, where)
    call choose_type(error, facts, dtype, element, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_output_type(self%handle, at, is, dims, count), where)
      shape = fortran_shape(dims, count)
      call need_pointable(error, 'output '//trim(decimal(int(at, int64) + 1))//' is', is, shape, &
          element, rank, where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      extents = shape
      call settle(error, c_pjrtlite_plan_pair_current(self%handle, at, address), where)
    end if
    if (error%status /= PJRTLITE_STATUS_OK) address = c_null_ptr
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_find

  recursive subroutine bind_input_device_32(self, index, address, dtype, shape, &
      stream, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: index
    type(c_ptr), intent(in) :: address
    class(*), intent(in) :: dtype
    integer(int32), intent(in) :: shape(:)
    integer(c_intptr_t), intent(in), optional :: stream
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%bind_input_device'
    integer(c_int64_t) :: dims(size(shape))
    integer(c_intptr_t) :: on_stream
    integer(c_size_t) :: at_index
    integer(c_int32_t) :: status
    dims = int(shape(size(shape):1:-1), c_int64_t)
    on_stream = 0
    if (present(stream)) on_stream = stream
    call need(error, self%handle, where)
    call need_index(error, 'input', index, self%inputs, at_index, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      status = c_pjrtlite_plan_bind_input_device(self%handle, &
          at_index, address, code_of(dtype), dims, &
          size(shape, kind=c_size_t), on_stream)
      if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
        call explain_array(error, self%handle, 'input', at_index, code_of(dtype), &
            int(shape, int64), where)
      end if
      call settle(error, status, where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_device_32

  recursive subroutine bind_output_device_32(self, index, address, dtype, shape, &
      stream, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: index
    type(c_ptr), intent(in) :: address
    class(*), intent(in) :: dtype
    integer(int32), intent(in) :: shape(:)
    integer(c_intptr_t), intent(in), optional :: stream
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%bind_output_device'
    integer(c_int64_t) :: dims(size(shape))
    integer(c_intptr_t) :: on_stream
    integer(c_size_t) :: at_index
    integer(c_int32_t) :: status
    dims = int(shape(size(shape):1:-1), c_int64_t)
    on_stream = 0
    if (present(stream)) on_stream = stream
    call need(error, self%handle, where)
    call need_index(error, 'output', index, self%outputs, at_index, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      status = c_pjrtlite_plan_bind_output_device(self%handle, &
          at_index, address, code_of(dtype), dims, &
          size(shape, kind=c_size_t), on_stream)
      if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
        call explain_array(error, self%handle, 'output', at_index, code_of(dtype), &
            int(shape, int64), where)
      end if
      call settle(error, status, where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_device_32

  recursive subroutine bind_inout_device_32(self, input, output, address, dtype, shape, &
      stream, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: input, output
    type(c_ptr), intent(in) :: address
    class(*), intent(in) :: dtype
    integer(int32), intent(in) :: shape(:)
    integer(c_intptr_t), intent(in), optional :: stream
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%bind_inout_device'
    integer(c_int64_t) :: dims(size(shape))
    integer(c_intptr_t) :: on_stream
    integer(c_size_t) :: at_input, at_output
    integer(c_int32_t) :: status
    dims = int(shape(size(shape):1:-1), c_int64_t)
    on_stream = 0
    if (present(stream)) on_stream = stream
    call need(error, self%handle, where)
    call need_index(error, 'input', input, self%inputs, at_input, where)
    call need_index(error, 'output', output, self%outputs, at_output, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      status = c_pjrtlite_plan_bind_inout_device(self%handle, &
          at_input, at_output, address, code_of(dtype), dims, &
          size(shape, kind=c_size_t), on_stream)
      if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
        call explain_array(error, self%handle, 'input', at_input, code_of(dtype), &
            int(shape, int64), where)
        call explain_array(error, self%handle, 'output', at_output, code_of(dtype), &
            int(shape, int64), where)
      end if
      call settle(error, status, where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_inout_device_32

  recursive subroutine bind_input_device_64(self, index, address, dtype, shape, &
      stream, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: index
    type(c_ptr), intent(in) :: address
    class(*), intent(in) :: dtype
    integer(int64), intent(in) :: shape(:)
    integer(c_intptr_t), intent(in), optional :: stream
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%bind_input_device'
    integer(c_int64_t) :: dims(size(shape))
    integer(c_intptr_t) :: on_stream
    integer(c_size_t) :: at_index
    integer(c_int32_t) :: status
    dims = int(shape(size(shape):1:-1), c_int64_t)
    on_stream = 0
    if (present(stream)) on_stream = stream
    call need(error, self%handle, where)
    call need_index(error, 'input', index, self%inputs, at_index, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      status = c_pjrtlite_plan_bind_input_device(self%handle, &
          at_index, address, code_of(dtype), dims, &
          size(shape, kind=c_size_t), on_stream)
      if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
        call explain_array(error, self%handle, 'input', at_index, code_of(dtype), &
            int(shape, int64), where)
      end if
      call settle(error, status, where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_input_device_64

  recursive subroutine bind_output_device_64(self, index, address, dtype, shape, &
      stream, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: index
    type(c_ptr), intent(in) :: address
    class(*), intent(in) :: dtype
    integer(int64), intent(in) :: shape(:)
    integer(c_intptr_t), intent(in), optional :: stream
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%bind_output_device'
    integer(c_int64_t) :: dims(size(shape))
    integer(c_intptr_t) :: on_stream
    integer(c_size_t) :: at_index
    integer(c_int32_t) :: status
    dims = int(shape(size(shape):1:-1), c_int64_t)
    on_stream = 0
    if (present(stream)) on_stream = stream
    call need(error, self%handle, where)
    call need_index(error, 'output', index, self%outputs, at_index, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      status = c_pjrtlite_plan_bind_output_device(self%handle, &
          at_index, address, code_of(dtype), dims, &
          size(shape, kind=c_size_t), on_stream)
      if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
        call explain_array(error, self%handle, 'output', at_index, code_of(dtype), &
            int(shape, int64), where)
      end if
      call settle(error, status, where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_output_device_64

  recursive subroutine bind_inout_device_64(self, input, output, address, dtype, shape, &
      stream, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: input, output
    type(c_ptr), intent(in) :: address
    class(*), intent(in) :: dtype
    integer(int64), intent(in) :: shape(:)
    integer(c_intptr_t), intent(in), optional :: stream
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%bind_inout_device'
    integer(c_int64_t) :: dims(size(shape))
    integer(c_intptr_t) :: on_stream
    integer(c_size_t) :: at_input, at_output
    integer(c_int32_t) :: status
    dims = int(shape(size(shape):1:-1), c_int64_t)
    on_stream = 0
    if (present(stream)) on_stream = stream
    call need(error, self%handle, where)
    call need_index(error, 'input', input, self%inputs, at_input, where)
    call need_index(error, 'output', output, self%outputs, at_output, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      status = c_pjrtlite_plan_bind_inout_device(self%handle, &
          at_input, at_output, address, code_of(dtype), dims, &
          size(shape, kind=c_size_t), on_stream)
      if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
        call explain_array(error, self%handle, 'input', at_input, code_of(dtype), &
            int(shape, int64), where)
        call explain_array(error, self%handle, 'output', at_output, code_of(dtype), &
            int(shape, int64), where)
      end if
      call settle(error, status, where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine bind_inout_device_64

  !> Notes in what an array or buffer of the type DTYPE and EXTENTS is not what input or output
  !! AT, from 0, wants; SIDE says which. Notes nothing if type and extents are right.
  recursive subroutine explain_array(error, handle, side, at, dtype, extents, where)
    type(failure), intent(inout) :: error
    type(c_ptr), intent(in) :: handle
    character(*), intent(in) :: side
    integer(c_size_t), intent(in) :: at
    integer(c_int32_t), intent(in) :: dtype
    integer(int64), intent(in) :: extents(:)
    character(*), intent(in) :: where
    type(c_ptr) :: dims
    integer(c_size_t) :: rank
    integer(c_int32_t) :: want, status
    character(:), allocatable :: subject
    dims = c_null_ptr
    rank = 0
    want = 0
    subject = side//' '//trim(decimal(int(at, int64) + 1))
    if (side == 'input') then
      subject = subject//' wants'
      status = c_pjrtlite_plan_input_type(handle, at, want, dims, rank)
    else
      subject = subject//' is'
      status = c_pjrtlite_plan_output_type(handle, at, want, dims, rank)
    end if
    if (status /= PJRTLITE_STATUS_OK) return
    call need_alike(error, subject, want, fortran_shape(dims, rank), dtype, extents, where)
  end subroutine explain_array

  recursive subroutine plan_set_user_data(self, user, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    type(c_ptr), intent(in) :: user
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%set_user_data'
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_set_user_data(self%handle, user), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_set_user_data

  recursive subroutine plan_set_input_buffer(self, index, buffer, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: index
    class(pjrtlite_buffer), intent(in) :: buffer
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%set_input_buffer'
    integer(c_size_t) :: at
    integer(c_int32_t) :: status, dtype
    integer(int64), allocatable :: extents(:)
    call need(error, self%handle, where)
    call need_index(error, 'input', index, self%inputs, at, where)
    call need(error, buffer%handle, where, 'buffer')
    if (error%status == PJRTLITE_STATUS_OK) then
      status = c_pjrtlite_plan_set_input_buffer(self%handle, at, buffer%handle)
      if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH) then
        call buffer_type(error, buffer%handle, dtype, extents, where)
        call explain_array(error, self%handle, 'input', at, dtype, extents, where)
      end if
      call settle(error, status, where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_set_input_buffer

  recursive subroutine plan_take_output_buffer(self, index, buffer, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: index
    class(pjrtlite_buffer), intent(inout) :: buffer
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%take_output_buffer'
    integer(c_size_t) :: at
    call buffer%destroy()
    call need(error, self%handle, where)
    call need_index(error, 'output', index, self%outputs, at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_take_output_buffer(self%handle, at, buffer%handle), where)
      call own(buffer%handle, buffer%owners)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_take_output_buffer

  recursive subroutine plan_run(self, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%run'
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_run(self%handle), where)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_run

  recursive subroutine plan_start(self, event, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(pjrtlite_event), intent(inout) :: event
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%start'
    call event%destroy()
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_start(self%handle, event%handle), where)
      call own(event%handle, event%owners)
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_start

  recursive subroutine plan_report(self, unit, text, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in), optional :: unit
    character(:), allocatable, intent(inout), optional :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%report'
    character(:), allocatable :: lines
    type(c_ptr) :: address
    integer :: on, last
    on = output_unit
    if (present(unit)) on = int(code_of(unit))
    address = c_null_ptr
    if (present(text)) text = ''
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_report(self%handle, 1_c_size_t, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      call copy_string(address, lines)
      if (present(text)) then
        text = lines
      else
        ! What ends the last line, the write adds.
        last = len(lines)
        if (last > 0) then
          if (lines(last:last) == new_line('a')) last = last - 1
        end if
        write (on, '(a)') lines(:last)
      end if
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine plan_report

  recursive function plan_bytes_copied(self, stat, errmsg) result(bytes)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64) :: bytes
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_plan%bytes_copied'
    integer(c_int64_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_plan_bytes_copied(self%handle, answer), where)
    end if
    bytes = int(answer, int64)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function plan_bytes_copied

  recursive function plan_is_created(self) result(yes)
    class(pjrtlite_plan), intent(in) :: self
    logical :: yes
    yes = c_associated(self%handle)
  end function plan_is_created

  recursive subroutine plan_destroy(self)
    class(pjrtlite_plan), intent(inout) :: self
    logical :: last
    call leave(self%owners, last)
    if (last) call c_pjrtlite_plan_destroy(self%handle)
    self%handle = c_null_ptr
    self%inputs = 0
    self%outputs = 0
  end subroutine plan_destroy

  !> LEFT = RIGHT: both are the same object then.
  impure elemental subroutine plan_assign(left, right)
    class(pjrtlite_plan), intent(inout) :: left
    class(pjrtlite_plan), intent(in) :: right
    if (associated(right%owners)) then
      if (associated(left%owners, right%owners)) return
      right%owners = right%owners + 1
    end if
    call plan_destroy(left)
    left%handle = right%handle
    left%owners => right%owners
    left%inputs = right%inputs
    left%outputs = right%outputs
  end subroutine plan_assign

  ! Memory.

  !> Memory for an array of the extents SHAPE. ADDRESS is null on failure.
  recursive subroutine get_memory(bytes, shape, address, extents, stat, errmsg)
    integer, intent(in) :: bytes
    class(*), intent(in) :: shape(:)
    type(c_ptr), intent(out) :: address
    integer(int64), intent(out) :: extents(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_allocate'
    character(:), allocatable :: told
    address = c_null_ptr
    extents = 0
    select type (shape)
    type is (integer(int32))
      extents = shape
    type is (integer(int64))
      extents = shape
    class default
      call fail(error, PJRTLITE_STATUS_INVALID_VALUE, where//': the shape must be integers of the '// &
          'kind int32 or int64')
    end select
    told = ''
    call append_extents(told, extents)
    if (any(extents < 0)) then
      call fail(error, PJRTLITE_STATUS_INVALID_VALUE, where//': there is no shape ('//told// &
          '): an extent is negative')
    else if (product(real(extents, real64))*bytes > real(huge(0_int64), real64)/2) then
      call fail(error, PJRTLITE_STATUS_RESOURCE_EXHAUSTED, where//': the shape ('//told// &
          ') is larger than any memory')
    else if (product(extents) == 0) then
      address = nowhere()
    else if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_alloc(int(product(extents)*bytes, c_size_t), address), where)
    end if
    if (error%status /= PJRTLITE_STATUS_OK) address = c_null_ptr
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine get_memory

  ! Errors. These do nothing where there already is one, so that the first is told.

  !> Ends a public procedure, except for errmsg: sets STAT, or stops the program when the caller
  !! did not ask for it.
  recursive subroutine conclude(error, stat)
    type(failure), intent(in) :: error
    class(*), intent(inout), optional :: stat
    if (present(stat)) then
      select type (stat)
      type is (integer(int32))
        stat = int(error%status, int32)
      type is (integer(int64))
        stat = int(error%status, int64)
      class default
        call stop_with('pjrtlite: stat must be an integer of the kind int32 or int64')
      end select
    else if (error%status /= PJRTLITE_STATUS_OK) then
      call stop_with(error%message)
    end if
  end subroutine conclude

  !> Ends the program with a message.
  recursive subroutine stop_with(message)
    character(*), intent(in) :: message
    integer :: ignored
    ! Fortran 2008 allows only a constant in `error stop`, so the message goes before it. The
    ! write itself fails inside the caller's own output to this unit: stop all the same.
    write (error_unit, '(a)', iostat=ignored) message
    flush (error_unit, iostat=ignored)
    error stop 1
  end subroutine stop_with

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
    character(:), allocatable :: message
    if (status == PJRTLITE_STATUS_OK .or. error%status /= PJRTLITE_STATUS_OK) return
    call copy_string(c_pjrtlite_last_error_message(), message)
    select case (status)
    case (PJRTLITE_STATUS_SIGNATURE_MISMATCH, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, &
        PJRTLITE_STATUS_NOT_BOUND, PJRTLITE_STATUS_NOT_RUN, PJRTLITE_STATUS_COPY_REQUIRED, &
        PJRTLITE_STATUS_INVALID_VALUE, PJRTLITE_STATUS_BAD_PROGRAM)
      call count_from_one(message)
    end select
    if (status == PJRTLITE_STATUS_SIGNATURE_MISMATCH .and. index(message, '[') > 0) then
      message = message//' (here shapes are in the program''s order, the reverse of Fortran''s)'
    end if
    call fail(error, status, where//': '//message)
  end subroutine settle

  !> Raises the indices in a message of the C library by one. They are the numbers behind the nouns
  !! below; all other numbers stay, and so does what the library quotes: a path, or a plugin's words.
  recursive subroutine count_from_one(message)
    character(:), allocatable, intent(inout) :: message
    character(*), parameter :: digits = '0123456789'
    character(:), allocatable :: raised
    !> The length of the message in RAISED, where an index ended last, and where the words of a
    !! plugin begin.
    integer :: done, last, ends
    integer :: first, length
    logical :: is_index
    integer(int64) :: number
    raised = ''
    done = 0
    last = 0
    ends = index(message//'the plugin refuses ', 'the plugin refuses ') - 1
    do
      first = done + scan(message(done + 1:ends), digits//"'")
      if (first == done) exit
      if (message(first:first) == "'") then
        length = quotation(message(:ends), first)
        is_index = .false.
      else
        length = verify(message(first:ends)//' ', digits) - 1
        is_index = names_index(message(:first - 1))
        if (last > 0) is_index = is_index .or. message(last + 1:first - 1) == ' and '
        is_index = is_index .and. length < range(number)
      end if
      raised = raised//message(done + 1:first - 1)
      done = first + length - 1
      if (is_index) then
        read (message(first:done), *) number
        raised = raised//trim(decimal(number + 1))
        last = done
      else
        raised = raised//message(first:done)
      end if
    end do
    message = raised//message(done + 1:)
  end subroutine count_from_one

  !> The length of the quotation that begins with the apostrophe at FIRST; 1 if that is a genitive's.
  pure recursive function quotation(text, first) result(length)
    character(*), intent(in) :: text
    integer, intent(in) :: first
    integer :: length
    length = 1
    if (first > 1) then
      if (scan(text(first - 1:first - 1), ' (') == 0) return
    end if
    length = length + index(text(first + 1:), "'")
  end function quotation

  !> True if the number that comes after TEXT is an index.
  pure recursive function names_index(text) result(yes)
    character(*), intent(in) :: text
    logical :: yes
    character(*), parameter :: nouns(*) = [character(18) :: 'input', 'output', 'inputs', 'outputs', &
        'argument', 'result', 'attribute', 'element', '(counted from']
    integer :: i, start
    yes = .false.
    do i = 1, size(nouns)
      start = len(text) - len_trim(nouns(i))
      if (start < 1) cycle
      ! The noun, a blank, and before it no part of a longer word.
      if (text(start:) /= trim(nouns(i))//' ') cycle
      yes = yes .or. start == 1 .or. text(max(start - 1, 1):max(start - 1, 1)) == ' '
    end do
  end function names_index

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

  ! Integers of the callers come as class(*), so that both int32 and int64 will do, whichever the
  ! default kind is where this module and where its caller is compiled.

  !> Notes a failure if INDEX is not one of COUNT, from 1, or from 0 for devices; else AT is the index as
  !! C counts, from 0. A negative COUNT means that it is not known, and C has to find out.
  recursive subroutine need_index(error, what, index, count, at, where)
    type(failure), intent(inout) :: error
    character(*), intent(in) :: what
    class(*), intent(in) :: index
    integer, intent(in) :: count
    integer(c_size_t), intent(out) :: at
    character(*), intent(in) :: where
    character(:), allocatable :: there_are
    integer(int64) :: number, first, last
    at = 0
    first = merge(0, 1, what == 'device')
    last = first + count - 1
    select type (index)
    type is (integer(int32))
      number = index
    type is (integer(int64))
      number = index
    class default
      call fail(error, PJRTLITE_STATUS_INVALID_VALUE, where//': the number of the '//what// &
          ' must be an integer of the kind int32 or int64')
      return
    end select
    if (number >= first .and. (count < 0 .or. number <= last)) then
      at = int(number - first, c_size_t)
      return
    end if
    select case (count)
    case (:-1)
      there_are = 'they count from '//trim(decimal(first))
    case (0)
      there_are = 'there are none'
    case (1)
      there_are = 'there is only number '//trim(decimal(first))
    case default
      there_are = 'they are numbered '//trim(decimal(first))//' to '//trim(decimal(last))
    end select
    call fail(error, PJRTLITE_STATUS_INDEX_OUT_OF_RANGE, where//': there is no '//what//' '// &
        trim(decimal(number))//': '//there_are)
  end subroutine need_index

  !> Notes a failure if the client has no such device; else AT is the device as C counts, the first
  !! if DEVICE is absent.
  recursive subroutine need_device(error, client, at, where, device)
    type(failure), intent(inout) :: error
    type(c_ptr), intent(in) :: client
    integer(c_size_t), intent(out) :: at
    character(*), intent(in) :: where
    class(*), intent(in), optional :: device
    at = 0
    if (error%status /= PJRTLITE_STATUS_OK) return
    if (present(device)) then
      call need_index(error, 'device', device, device_count_of(client), at, where)
    else
      call need_index(error, 'device', 0_int32, device_count_of(client), at, where)
    end if
  end subroutine need_device

  !> Gives the caller a number in its variable ANSWER; 0 if there already is a failure. Notes one if
  !! that is no integer. WHAT is its name.
  recursive subroutine give(error, what, number, answer, where)
    type(failure), intent(inout) :: error
    character(*), intent(in) :: what
    integer(c_int32_t), intent(in) :: number
    class(*), intent(inout) :: answer
    character(*), intent(in) :: where
    integer(c_int32_t) :: known
    known = 0
    if (error%status == PJRTLITE_STATUS_OK) known = number
    select type (answer)
    type is (integer(int32))
      answer = int(known, int32)
    type is (integer(int64))
      answer = int(known, int64)
    class default
      call fail(error, PJRTLITE_STATUS_INVALID_VALUE, where//': '//what// &
          ' must be an integer of the kind int32 or int64')
    end select
  end subroutine give

  !> A caller's integer as a number of C; -1, which is no status, type or extension, if it is none.
  pure recursive function code_of(number) result(code)
    class(*), intent(in) :: number
    integer(c_int32_t) :: code
    code = -1
    select type (number)
    type is (integer(int32))
      code = int(number, c_int32_t)
    type is (integer(int64))
      if (abs(number) <= huge(code)) code = int(number, c_int32_t)
    end select
  end function code_of

  !> The number of the client's devices; -1 if it does not tell.
  recursive function device_count_of(client) result(count)
    type(c_ptr), intent(in) :: client
    integer :: count
    integer(c_size_t) :: answer
    count = -1
    answer = 0
    if (c_pjrtlite_client_device_count(client, answer) == PJRTLITE_STATUS_OK) count = int(answer)
  end function device_count_of

  !> Notes a failure if there is no array behind the pointer.
  recursive subroutine need_array(error, facts, where)
    type(failure), intent(inout) :: error
    type(array_facts), intent(in) :: facts
    character(*), intent(in) :: where
    if (facts%is_there) return
    call fail(error, PJRTLITE_STATUS_NULL_ARGUMENT, where//': the array is a pointer that '// &
        'points at nothing: allocate or associate it first')
  end subroutine need_array

  !> Notes a failure if the array's memory has gaps. COPIER is the procedure that can take it.
  recursive subroutine need_dense(error, facts, what, copier, where)
    type(failure), intent(inout) :: error
    type(array_facts), intent(in) :: facts
    character(*), intent(in) :: what, copier, where
    if (error%status /= PJRTLITE_STATUS_OK) return
    if (is_dense(facts)) return
    call fail(error, PJRTLITE_STATUS_INVALID_VALUE, where//': '//what//' needs contiguous '// &
        'memory; this is a section with gaps: pass a contiguous array, or use '//copier// &
        ', which copies')
  end subroutine need_dense

  !> The element type that an array stands for: that of its own type, or DTYPE, which must be one
  !! that arrays of its type can hold the bits of.
  recursive subroutine choose_type(error, facts, dtype, element, where)
    type(failure), intent(inout) :: error
    type(array_facts), intent(in) :: facts
    class(*), intent(in), optional :: dtype
    integer(c_int32_t), intent(out) :: element
    character(*), intent(in) :: where
    character(:), allocatable :: kind_name
    element = 0
    if (error%status /= PJRTLITE_STATUS_OK) return
    element = facts%dtype
    if (.not. present(dtype)) return
    element = code_of(dtype)
    if (element == facts%dtype) return
    if (bits_of(element) == facts%dtype) return
    call describe_type(facts%dtype, kind_name)
    call fail(error, PJRTLITE_STATUS_INVALID_VALUE, where//': an array of '//kind_name// &
        ' cannot be given as dtype='//trim(decimal(int(element, int64)))//' ('// &
        pjrtlite_dtype_name(element)//'): that is for the bits of unsigned integers, f16, bf16, '// &
        'bool and types of 8 bits and less in integers of the same size')
  end subroutine choose_type

  !> The type of the integers whose arrays can hold the bits of elements of the type DTYPE; 0 where
  !! arrays of another type are meant for them.
  pure recursive function bits_of(dtype) result(holder)
    integer(c_int32_t), intent(in) :: dtype
    integer(c_int32_t) :: holder
    select case (dtype)
    case (PJRTLITE_DTYPE_U8, PJRTLITE_DTYPE_BOOL, PJRTLITE_DTYPE_F8E5M2, PJRTLITE_DTYPE_F8E4M3FN, &
        PJRTLITE_DTYPE_F8E4M3B11FNUZ, PJRTLITE_DTYPE_F8E5M2FNUZ, PJRTLITE_DTYPE_F8E4M3FNUZ, &
        PJRTLITE_DTYPE_F8E4M3, PJRTLITE_DTYPE_F8E3M4, PJRTLITE_DTYPE_F8E8M0FNU, &
        PJRTLITE_DTYPE_F4E2M1FN, PJRTLITE_DTYPE_I4, PJRTLITE_DTYPE_U4, PJRTLITE_DTYPE_I2, &
        PJRTLITE_DTYPE_U2)
      holder = PJRTLITE_DTYPE_I8
    case (PJRTLITE_DTYPE_U16, PJRTLITE_DTYPE_F16, PJRTLITE_DTYPE_BF16)
      holder = PJRTLITE_DTYPE_I16
    case (PJRTLITE_DTYPE_U32)
      holder = PJRTLITE_DTYPE_I32
    case (PJRTLITE_DTYPE_U64)
      holder = PJRTLITE_DTYPE_I64
    case default
      holder = 0
    end select
  end function bits_of

  !> Advice on arrays for elements of the type DTYPE by their bits.
  recursive subroutine describe_bits(dtype, advice)
    integer(c_int32_t), intent(in) :: dtype
    character(:), allocatable, intent(out) :: advice
    character(:), allocatable :: holder, name
    integer :: i
    call describe_type(bits_of(dtype), holder)
    call copy_string(c_pjrtlite_dtype_name(dtype), name)
    do i = 1, len(name)
      if (name(i:i) >= 'a' .and. name(i:i) <= 'z') name(i:i) = achar(iachar(name(i:i)) - 32)
    end do
    advice = 'pass the bits as an array of '//holder//' with dtype=PJRTLITE_DTYPE_'//name
  end subroutine describe_bits

  !> Notes a failure if a pointer of the rank RANK to elements of the type GOT_TYPE cannot point at
  !! an array of the type WANT_TYPE and the extents WANT.
  recursive subroutine need_pointable(error, subject, want_type, want, got_type, rank, where)
    type(failure), intent(inout) :: error
    character(*), intent(in) :: subject
    integer(c_int32_t), intent(in) :: want_type, got_type
    integer(int64), intent(in) :: want(:)
    integer, intent(in) :: rank
    character(*), intent(in) :: where
    character(:), allocatable :: wanted, meant, kind_name, advice
    if (error%status /= PJRTLITE_STATUS_OK) return
    if (want_type == got_type .and. size(want) == rank) return
    call describe_array(want_type, want, wanted)
    call describe_for_program(want_type, want, meant)
    call describe_type(got_type, kind_name)
    advice = 'pass a pointer of that type and rank'
    if (bits_of(want_type) == got_type) call describe_bits(want_type, advice)
    call fail(error, PJRTLITE_STATUS_SIGNATURE_MISMATCH, where//': '//subject//' '//wanted// &
        ', which is the program''s '//meant//'; got a pointer to '//kind_name//' of rank '// &
        trim(decimal(int(rank, int64)))//': '//advice)
  end subroutine need_pointable

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
    of_program = subject /= 'the buffer holds' .and. index(subject, 'weight') /= 1
    call describe_array(want_type, want, wanted)
    call describe_for_program(want_type, want, meant)
    call describe_array(got_type, got, came)
    call describe_type(got_type, kind_name)
    if (got_type == PJRTLITE_DTYPE_BOOL) kind_name = 'bool'
    if (want_type /= got_type) then
      if (bits_of(want_type) == got_type .or. &
          (bits_of(want_type) /= 0 .and. want_type /= PJRTLITE_DTYPE_BOOL)) then
        call describe_bits(want_type, advice)
        if (of_program) advice = advice//', or export the program for '//kind_name
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

  !> True if two shapes are the same.
  recursive function alike(left, right) result(yes)
    integer(int64), intent(in) :: left(:), right(:)
    logical :: yes
    yes = size(left) == size(right)
    if (yes) yes = all(left == right)
  end function alike

  !> An element type by the name of its kind, such as real32; by the program's name where arrays
  !! of this module cannot have it.
  recursive subroutine describe_type(dtype, text)
    integer(c_int32_t), intent(in) :: dtype
    character(:), allocatable, intent(out) :: text
    select case (dtype)
    case (PJRTLITE_DTYPE_I8)
      text = 'int8'
    case (PJRTLITE_DTYPE_I16)
      text = 'int16'
    case (PJRTLITE_DTYPE_I32)
      text = 'int32'
    case (PJRTLITE_DTYPE_I64)
      text = 'int64'
    case (PJRTLITE_DTYPE_F32)
      text = 'real32'
    case (PJRTLITE_DTYPE_F64)
      text = 'real64'
    case (PJRTLITE_DTYPE_C64)
      text = 'complex(real32)'
    case (PJRTLITE_DTYPE_C128)
      text = 'complex(real64)'
    case (PJRTLITE_DTYPE_BOOL)
      text = 'logical'
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

  ! Sharing: a handle that is assigned to another variable is the same object, which is freed when
  ! the last of the variables is done with it.

  !> Begins to count the owners of a new object; not of none.
  recursive subroutine own(handle, owners)
    type(c_ptr), intent(in) :: handle
    integer, pointer, intent(inout) :: owners
    if (.not. c_associated(handle)) return
    allocate (owners)
    owners = 1
  end subroutine own

  !> One owner less. LAST: it was the last.
  recursive subroutine leave(owners, last)
    integer, pointer, intent(inout) :: owners
    logical, intent(out) :: last
    last = .false.
    if (.not. associated(owners)) return
    owners = owners - 1
    last = owners == 0
    if (last) deallocate (owners)
    nullify (owners)
  end subroutine leave

  ! Elements of arrays with gaps are copied to and from dense memory.

  !> Begins the facts of an array that is there: all but where its elements are.
  recursive subroutine begin(facts, dtype, bits, extents)
    type(array_facts), intent(inout) :: facts
    integer(c_int32_t), intent(in) :: dtype
    integer, intent(in) :: bits
    integer(int64), intent(in) :: extents(:)
    integer :: rank
    rank = size(extents)
    facts%is_there = .true.
    facts%dtype = dtype
    facts%bytes = bits/8
    facts%rank = rank
    facts%extents(:rank) = extents
    facts%dims(:rank) = extents(rank:1:-1)
    facts%count = product(extents)
    facts%address = nowhere()
  end subroutine begin

  !> An address as a number.
  pure recursive function number_of(address) result(number)
    type(c_ptr), intent(in) :: address
    integer(c_intptr_t) :: number
    number = transfer(address, number)
  end function number_of

  !> True if the elements are one after the other.
  recursive function is_dense(facts) result(yes)
    type(array_facts), intent(in) :: facts
    logical :: yes
    integer(int64) :: want
    integer :: i
    yes = .true.
    if (facts%count == 0) return
    want = facts%bytes
    do i = 1, facts%rank
      if (facts%extents(i) > 1) then
        yes = yes .and. number_of(facts%next(i)) - number_of(facts%address) == want
      end if
      want = want*facts%extents(i)
    end do
  end function is_dense

  !> Where the elements are as C takes them: in the array itself or, copied, in ROOM.
  recursive subroutine pack_elements(facts, room, address)
    type(array_facts), intent(in) :: facts
    integer(int64), allocatable, target, intent(out) :: room(:)
    type(c_ptr), intent(out) :: address
    call make_room(facts, room, address)
    if (.not. allocated(room)) return
    if (facts%dtype == PJRTLITE_DTYPE_BOOL) then
      call copy_logicals(facts, address, .true.)
    else
      call copy_elements(facts, address, .true.)
    end if
  end subroutine pack_elements

  !> Where C can put the elements: in the array itself or in ROOM, for unpack_elements.
  recursive subroutine make_room(facts, room, address)
    type(array_facts), intent(in) :: facts
    integer(int64), allocatable, target, intent(out) :: room(:)
    type(c_ptr), intent(out) :: address
    address = facts%address
    if (facts%dtype == PJRTLITE_DTYPE_BOOL) then
      if (facts%count > 0) call get_bytes(facts%count, room, address)
    else
      if (.not. is_dense(facts)) call get_bytes(facts%count*facts%bytes, room, address)
    end if
  end subroutine make_room

  !> Memory of so many bytes, for numbers of every kind.
  recursive subroutine get_bytes(bytes, room, address)
    integer(int64), intent(in) :: bytes
    integer(int64), allocatable, target, intent(out) :: room(:)
    type(c_ptr), intent(out) :: address
    allocate (room((bytes + 7)/8))
    address = c_loc(room)
  end subroutine get_bytes

  !> Copies what C put in ROOM to the array, unless it is there already.
  recursive subroutine unpack_elements(facts, room)
    type(array_facts), intent(in) :: facts
    integer(int64), allocatable, target, intent(in) :: room(:)
    if (.not. allocated(room)) return
    if (facts%dtype == PJRTLITE_DTYPE_BOOL) then
      call copy_logicals(facts, c_loc(room), .false.)
    else
      call copy_elements(facts, c_loc(room), .false.)
    end if
  end subroutine unpack_elements

  !> Copies logicals to the bytes at PLACE, of which each is 0 or 1, or back. Their own memory may look
  !! otherwise, even that of logical(c_bool).
  recursive subroutine copy_logicals(facts, place, to_place)
    type(array_facts), intent(in) :: facts
    type(c_ptr), intent(in) :: place
    logical, intent(in) :: to_place
    integer(int64), allocatable, target :: dense(:)
    integer(int8), pointer, contiguous :: bytes(:)
    logical(logical_kinds(1)), pointer, contiguous :: l1(:)
    logical(logical_kinds(2)), pointer, contiguous :: l2(:)
    logical(logical_kinds(3)), pointer, contiguous :: l3(:)
    logical(logical_kinds(4)), pointer, contiguous :: l4(:)
    type(c_ptr) :: elements
    elements = facts%address
    if (.not. is_dense(facts)) then
      call get_bytes(facts%count*facts%bytes, dense, elements)
      if (to_place) call copy_elements(facts, elements, .true.)
    end if
    call c_f_pointer(place, bytes, [facts%count])
    if (facts%bytes == storage_size(l1)/8) then
      call c_f_pointer(elements, l1, [facts%count])
      if (to_place) then
        bytes = merge(1_int8, 0_int8, l1)
      else
        l1 = bytes /= 0
      end if
    end if
    if (facts%bytes == storage_size(l2)/8) then
      call c_f_pointer(elements, l2, [facts%count])
      if (to_place) then
        bytes = merge(1_int8, 0_int8, l2)
      else
        l2 = bytes /= 0
      end if
    end if
    if (facts%bytes == storage_size(l3)/8) then
      call c_f_pointer(elements, l3, [facts%count])
      if (to_place) then
        bytes = merge(1_int8, 0_int8, l3)
      else
        l3 = bytes /= 0
      end if
    end if
    if (facts%bytes == storage_size(l4)/8) then
      call c_f_pointer(elements, l4, [facts%count])
      if (to_place) then
        bytes = merge(1_int8, 0_int8, l4)
      else
        l4 = bytes /= 0
      end if
    end if
    if (allocated(dense) .and. .not. to_place) call copy_elements(facts, elements, .false.)
  end subroutine copy_logicals

  !> Copies the elements of the array to the dense memory at PLACE, in Fortran's order, or back.
  recursive subroutine copy_elements(facts, place, to_place)
    type(array_facts), intent(in) :: facts
    type(c_ptr), intent(in) :: place
    logical, intent(in) :: to_place
    integer(int64) :: extents(7), steps(7), low, high, word
    type(c_ptr) :: lowest
    integer(int8), pointer, contiguous :: array_8(:), dense_8(:)
    integer(int16), pointer, contiguous :: array_16(:), dense_16(:)
    integer(int32), pointer, contiguous :: array_32(:), dense_32(:)
    integer(int64), pointer, contiguous :: array_64(:), dense_64(:)
    integer :: i
    extents = 1
    steps = 0
    low = 0
    high = 0
    ! The largest power of two that divides all sizes and distances: elements are copied in words of
    ! that many bytes, at most 8.
    word = ior(8_int64, ior(facts%bytes, int(number_of(facts%address), int64)))
    do i = 1, facts%rank
      if (facts%extents(i) < 2) cycle
      extents(i) = facts%extents(i)
      steps(i) = int(number_of(facts%next(i)) - number_of(facts%address), int64)
      word = ior(word, steps(i))
      low = low + min(0_int64, steps(i)*(extents(i) - 1))
      high = high + max(0_int64, steps(i)*(extents(i) - 1))
    end do
    word = iand(word, -word)
    lowest = transfer(number_of(facts%address) + int(low, c_intptr_t), lowest)
    select case (word)
    case (1)
      call c_f_pointer(lowest, array_8, [(high - low + facts%bytes)/word])
      call c_f_pointer(place, dense_8, [facts%count*facts%bytes/word])
      call copy_words(array_8, dense_8, to_place, 1 - low/word, extents, &
          steps/word, facts%bytes/word)
    case (2)
      call c_f_pointer(lowest, array_16, [(high - low + facts%bytes)/word])
      call c_f_pointer(place, dense_16, [facts%count*facts%bytes/word])
      call copy_words(array_16, dense_16, to_place, 1 - low/word, extents, &
          steps/word, facts%bytes/word)
    case (4)
      call c_f_pointer(lowest, array_32, [(high - low + facts%bytes)/word])
      call c_f_pointer(place, dense_32, [facts%count*facts%bytes/word])
      call copy_words(array_32, dense_32, to_place, 1 - low/word, extents, &
          steps/word, facts%bytes/word)
    case (8)
      call c_f_pointer(lowest, array_64, [(high - low + facts%bytes)/word])
      call c_f_pointer(place, dense_64, [facts%count*facts%bytes/word])
      call copy_words(array_64, dense_64, to_place, 1 - low/word, extents, &
          steps/word, facts%bytes/word)
    end select
  end subroutine copy_elements

  !> Copies elements of WORDS words each between ARRAY, where the first begins at START, and DENSE.
  recursive subroutine copy_words_8(array, dense, to_dense, start, extents, steps, words)
    integer(int8), contiguous, intent(inout) :: array(:), dense(:)
    logical, intent(in) :: to_dense
    integer(int64), intent(in) :: start, extents(7), steps(7), words
    integer(int64) :: at(7), i, from, to, w
    integer :: direction
    at = 0
    from = start
    to = 1
    do
      if (to_dense) then
        do i = 0, extents(1) - 1
          do w = 0, words - 1
            dense(to + i*words + w) = array(from + i*steps(1) + w)
          end do
        end do
      else
        do i = 0, extents(1) - 1
          do w = 0, words - 1
            array(from + i*steps(1) + w) = dense(to + i*words + w)
          end do
        end do
      end if
      to = to + extents(1)*words
      ! To the next row, in the first direction that has one.
      do direction = 2, 7
        at(direction) = at(direction) + 1
        from = from + steps(direction)
        if (at(direction) < extents(direction)) exit
        from = from - steps(direction)*extents(direction)
        at(direction) = 0
      end do
      if (direction > 7) exit
    end do
  end subroutine copy_words_8

  !> Copies elements of WORDS words each between ARRAY, where the first begins at START, and DENSE.
  recursive subroutine copy_words_16(array, dense, to_dense, start, extents, steps, words)
    integer(int16), contiguous, intent(inout) :: array(:), dense(:)
    logical, intent(in) :: to_dense
    integer(int64), intent(in) :: start, extents(7), steps(7), words
    integer(int64) :: at(7), i, from, to, w
    integer :: direction
    at = 0
    from = start
    to = 1
    do
      if (to_dense) then
        do i = 0, extents(1) - 1
          do w = 0, words - 1
            dense(to + i*words + w) = array(from + i*steps(1) + w)
          end do
        end do
      else
        do i = 0, extents(1) - 1
          do w = 0, words - 1
            array(from + i*steps(1) + w) = dense(to + i*words + w)
          end do
        end do
      end if
      to = to + extents(1)*words
      ! To the next row, in the first direction that has one.
      do direction = 2, 7
        at(direction) = at(direction) + 1
        from = from + steps(direction)
        if (at(direction) < extents(direction)) exit
        from = from - steps(direction)*extents(direction)
        at(direction) = 0
      end do
      if (direction > 7) exit
    end do
  end subroutine copy_words_16

  !> Copies elements of WORDS words each between ARRAY, where the first begins at START, and DENSE.
  recursive subroutine copy_words_32(array, dense, to_dense, start, extents, steps, words)
    integer(int32), contiguous, intent(inout) :: array(:), dense(:)
    logical, intent(in) :: to_dense
    integer(int64), intent(in) :: start, extents(7), steps(7), words
    integer(int64) :: at(7), i, from, to, w
    integer :: direction
    at = 0
    from = start
    to = 1
    do
      if (to_dense) then
        do i = 0, extents(1) - 1
          do w = 0, words - 1
            dense(to + i*words + w) = array(from + i*steps(1) + w)
          end do
        end do
      else
        do i = 0, extents(1) - 1
          do w = 0, words - 1
            array(from + i*steps(1) + w) = dense(to + i*words + w)
          end do
        end do
      end if
      to = to + extents(1)*words
      ! To the next row, in the first direction that has one.
      do direction = 2, 7
        at(direction) = at(direction) + 1
        from = from + steps(direction)
        if (at(direction) < extents(direction)) exit
        from = from - steps(direction)*extents(direction)
        at(direction) = 0
      end do
      if (direction > 7) exit
    end do
  end subroutine copy_words_32

  !> Copies elements of WORDS words each between ARRAY, where the first begins at START, and DENSE.
  recursive subroutine copy_words_64(array, dense, to_dense, start, extents, steps, words)
    integer(int64), contiguous, intent(inout) :: array(:), dense(:)
    logical, intent(in) :: to_dense
    integer(int64), intent(in) :: start, extents(7), steps(7), words
    integer(int64) :: at(7), i, from, to, w
    integer :: direction
    at = 0
    from = start
    to = 1
    do
      if (to_dense) then
        do i = 0, extents(1) - 1
          do w = 0, words - 1
            dense(to + i*words + w) = array(from + i*steps(1) + w)
          end do
        end do
      else
        do i = 0, extents(1) - 1
          do w = 0, words - 1
            array(from + i*steps(1) + w) = dense(to + i*words + w)
          end do
        end do
      end if
      to = to + extents(1)*words
      ! To the next row, in the first direction that has one.
      do direction = 2, 7
        at(direction) = at(direction) + 1
        from = from + steps(direction)
        if (at(direction) < extents(direction)) exit
        from = from - steps(direction)*extents(direction)
        at(direction) = 0
      end do
      if (direction > 7) exit
    end do
  end subroutine copy_words_64

  ! Functions of the host that programs call.

  !> `call pjrtlite_register_function(name, procedure [,options] [,stat] [,errmsg])`: makes PROCEDURE a
  !! function that programs call as NAME, by `jax.ffi.ffi_call`, if they are loaded afterwards. NAME counts
  !! in the whole process, for ever. The same again is no error.
  !!
  !! PROCEDURE is a module procedure or an external one, not an internal one. OPTIONS can be
  !! 'pjrtlite.one_at_a_time' (logical): no two threads are in it at once; and 'pjrtlite.calling_thread'
  !! (logical): it is called on the thread that calls plan%run, as MPI wants it.
  !!
  !! *Threads:* one at a time.
  !! *Errors:* ALREADY_EXISTS if the name is taken, UNKNOWN_OPTION, INVALID_VALUE for an empty name.
  recursive subroutine pjrtlite_register_function(name, procedure, options, stat, errmsg)
    character(*), intent(in) :: name
    procedure(pjrtlite_function) :: procedure
    type(pjrtlite_options), intent(in), optional :: options
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_register_function'
    type(registered_function), pointer :: known
    known => registered
    do while (associated(known))
      if (associated(known%procedure, procedure)) exit
      known => known%next
    end do
    if (.not. associated(known)) then
      allocate (known)
      known%procedure => procedure
      known%next => registered
      registered => known
    end if
    call settle(error, c_pjrtlite_function_register(c_string(name), c_funloc(call_registered), &
        c_loc(known), options_handle(options)), where)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine pjrtlite_register_function

  !> The procedure that C calls for every function.
  recursive function call_registered(arguments, user) bind(C) result(status)
    type(c_ptr), value :: arguments, user
    integer(c_int32_t) :: status
    type(registered_function), pointer :: function
    type(pjrtlite_arguments) :: given
    call c_f_pointer(user, function)
    given%handle = arguments
    given%status = PJRTLITE_STATUS_OK
    call function%procedure(given)
    status = given%status
  end function call_registered

  recursive function arguments_input_count(self, stat, errmsg) result(count)
    class(pjrtlite_arguments), intent(in) :: self
    integer :: count
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%input_count'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_arguments_input_count(self%handle, answer), where)
    end if
    count = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function arguments_input_count

  recursive function arguments_output_count(self, stat, errmsg) result(count)
    class(pjrtlite_arguments), intent(in) :: self
    integer :: count
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%output_count'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_arguments_output_count(self%handle, answer), where)
    end if
    count = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function arguments_output_count

  recursive function arguments_attribute_count(self, stat, errmsg) result(count)
    class(pjrtlite_arguments), intent(in) :: self
    integer :: count
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%attribute_count'
    integer(c_size_t) :: answer
    answer = 0
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_arguments_attribute_count(self%handle, answer), where)
    end if
    count = int(answer)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function arguments_attribute_count

  !> Type, extents and address of an input or output of a call.
  recursive subroutine look_at_input(error, handle, index, at, dtype, shape, address, where)
    type(failure), intent(inout) :: error
    type(c_ptr), intent(in) :: handle
    class(*), intent(in) :: index
    integer(c_size_t), intent(out) :: at
    integer(c_int32_t), intent(out) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    type(c_ptr), intent(out) :: address
    character(*), intent(in) :: where
    integer(c_size_t) :: count, rank
    type(c_ptr) :: dims
    count = 0
    rank = 0
    dtype = 0
    dims = c_null_ptr
    address = c_null_ptr
    call need(error, handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_arguments_input_count(handle, count), where)
    end if
    call need_index(error, 'input', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_arguments_input(handle, at, dtype, dims, rank, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) shape = fortran_shape(dims, rank)
  end subroutine look_at_input

  recursive subroutine arguments_input_type(self, index, dtype, shape, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    class(*), intent(inout) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%input_type'
    integer(c_size_t) :: at
    integer(c_int32_t) :: answer
    type(c_ptr) :: address
    call look_at_input(error, self%handle, index, at, answer, shape, address, where)
    call give(error, 'dtype', answer, dtype, where)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_input_type

  !> An array of a call, with elements of the type HELD, or DTYPE, and with RANK extents. ADDRESS is null
  !! on failure.
  recursive subroutine arguments_find_input(self, index, held, bytes, rank, dtype, address, extents, &
      stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(c_int32_t), intent(in) :: held
    integer, intent(in) :: bytes, rank
    class(*), intent(in), optional :: dtype
    type(c_ptr), intent(out) :: address
    integer(int64), intent(out) :: extents(rank)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%input'
    type(array_facts) :: facts
    integer(c_int32_t) :: is, element
    integer(c_size_t) :: at
    integer(int64), allocatable :: shape(:)
    extents = 0
    facts%dtype = held
    facts%bytes = bytes
    call choose_type(error, facts, dtype, element, where)
    call look_at_input(error, self%handle, index, at, is, shape, address, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call need_pointable(error, 'input '//trim(decimal(int(at, int64) + 1))//' is', is, shape, &
          element, rank, where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      extents = shape
      ! Without elements there may be no memory.
      if (product(extents) == 0) address = nowhere()
    else
      address = c_null_ptr
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_find_input

  !> Type, extents and address of an input or output of a call.
  recursive subroutine look_at_output(error, handle, index, at, dtype, shape, address, where)
    type(failure), intent(inout) :: error
    type(c_ptr), intent(in) :: handle
    class(*), intent(in) :: index
    integer(c_size_t), intent(out) :: at
    integer(c_int32_t), intent(out) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    type(c_ptr), intent(out) :: address
    character(*), intent(in) :: where
    integer(c_size_t) :: count, rank
    type(c_ptr) :: dims
    count = 0
    rank = 0
    dtype = 0
    dims = c_null_ptr
    address = c_null_ptr
    call need(error, handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_arguments_output_count(handle, count), where)
    end if
    call need_index(error, 'output', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_arguments_output(handle, at, dtype, dims, rank, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) shape = fortran_shape(dims, rank)
  end subroutine look_at_output

  recursive subroutine arguments_output_type(self, index, dtype, shape, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    class(*), intent(inout) :: dtype
    integer(int64), allocatable, intent(out) :: shape(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%output_type'
    integer(c_size_t) :: at
    integer(c_int32_t) :: answer
    type(c_ptr) :: address
    call look_at_output(error, self%handle, index, at, answer, shape, address, where)
    call give(error, 'dtype', answer, dtype, where)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_output_type

  !> An array of a call, with elements of the type HELD, or DTYPE, and with RANK extents. ADDRESS is null
  !! on failure.
  recursive subroutine arguments_find_output(self, index, held, bytes, rank, dtype, address, extents, &
      stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(c_int32_t), intent(in) :: held
    integer, intent(in) :: bytes, rank
    class(*), intent(in), optional :: dtype
    type(c_ptr), intent(out) :: address
    integer(int64), intent(out) :: extents(rank)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%output'
    type(array_facts) :: facts
    integer(c_int32_t) :: is, element
    integer(c_size_t) :: at
    integer(int64), allocatable :: shape(:)
    extents = 0
    facts%dtype = held
    facts%bytes = bytes
    call choose_type(error, facts, dtype, element, where)
    call look_at_output(error, self%handle, index, at, is, shape, address, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call need_pointable(error, 'output '//trim(decimal(int(at, int64) + 1))//' is', is, shape, &
          element, rank, where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) then
      extents = shape
      ! Without elements there may be no memory.
      if (product(extents) == 0) address = nowhere()
    else
      address = c_null_ptr
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_find_output

  recursive subroutine arguments_attribute_name(self, index, text, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    character(:), allocatable, intent(out) :: text
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%attribute_name'
    integer(c_size_t) :: at, count
    type(c_ptr) :: address
    text = ''
    count = 0
    address = c_null_ptr
    call need(error, self%handle, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_arguments_attribute_count(self%handle, count), where)
    end if
    call need_index(error, 'attribute', index, int(count), at, where)
    if (error%status == PJRTLITE_STATUS_OK) then
      call settle(error, c_pjrtlite_arguments_attribute_name(self%handle, at, address), where)
    end if
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, text)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_attribute_name

  recursive subroutine arguments_get_text(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    character(:), allocatable, intent(out) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%attribute'
    type(c_ptr) :: address
    value = ''
    address = c_null_ptr
    call settle(error, c_pjrtlite_arguments_attribute_string(self%handle, c_string(name), address), where)
    if (error%status == PJRTLITE_STATUS_OK) call copy_string(address, value)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_text

  recursive subroutine arguments_get_l1(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    logical(logical_kinds(1)), intent(inout) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    logical(c_bool) :: answer
    answer = .false.
    call settle(error, c_pjrtlite_arguments_attribute_bool(self%handle, c_string(name), answer), &
        'pjrtlite_arguments%attribute')
    value = logical(answer, kind(value))
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_l1

  recursive subroutine arguments_get_l2(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    logical(logical_kinds(2)), intent(inout) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    logical(c_bool) :: answer
    answer = .false.
    call settle(error, c_pjrtlite_arguments_attribute_bool(self%handle, c_string(name), answer), &
        'pjrtlite_arguments%attribute')
    value = logical(answer, kind(value))
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_l2

  recursive subroutine arguments_get_l3(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    logical(logical_kinds(3)), intent(inout) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    logical(c_bool) :: answer
    answer = .false.
    call settle(error, c_pjrtlite_arguments_attribute_bool(self%handle, c_string(name), answer), &
        'pjrtlite_arguments%attribute')
    value = logical(answer, kind(value))
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_l3

  recursive subroutine arguments_get_l4(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    logical(logical_kinds(4)), intent(inout) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    logical(c_bool) :: answer
    answer = .false.
    call settle(error, c_pjrtlite_arguments_attribute_bool(self%handle, c_string(name), answer), &
        'pjrtlite_arguments%attribute')
    value = logical(answer, kind(value))
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_l4

  recursive subroutine arguments_get_i32(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), intent(inout) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%attribute'
    integer(c_int64_t) :: answer
    answer = 0
    call settle(error, c_pjrtlite_arguments_attribute_int(self%handle, c_string(name), answer), where)
    if (abs(answer) > huge(value)) then
      call fail(error, PJRTLITE_STATUS_OUT_OF_RANGE, where//': attribute '//name//' is '// &
          trim(decimal(answer))//', which an integer(int32) does not hold')
      answer = 0
    end if
    value = int(answer, int32)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_i32

  recursive subroutine arguments_get_i32_list(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), allocatable, intent(out) :: value(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%attribute'
    integer(c_int32_t) :: is
    integer(c_size_t) :: count
    type(c_ptr) :: address
    integer(int8), pointer :: bytes(:)
    is = 0
    count = 0
    address = c_null_ptr
    call settle(error, c_pjrtlite_arguments_attribute_list(self%handle, c_string(name), is, count, address), &
        where)
    if (error%status == PJRTLITE_STATUS_OK .and. is /= PJRTLITE_DTYPE_I32) then
      call fail(error, PJRTLITE_STATUS_SIGNATURE_MISMATCH, where//': attribute '//name// &
          ' is a list of '//pjrtlite_dtype_name(is)//'; got an array of integer(int32)')
    end if
    if (error%status == PJRTLITE_STATUS_OK .and. count > 0) then
      ! The memory may not be aligned.
      call c_f_pointer(address, bytes, [int(count)*storage_size(value)/8])
      value = transfer(bytes, [int(0, int32)])
    else
      allocate (value(0))
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_i32_list

  recursive subroutine arguments_get_i64(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), intent(inout) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%attribute'
    integer(c_int64_t) :: answer
    answer = 0
    call settle(error, c_pjrtlite_arguments_attribute_int(self%handle, c_string(name), answer), where)
    value = int(answer, int64)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_i64

  recursive subroutine arguments_get_i64_list(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), allocatable, intent(out) :: value(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%attribute'
    integer(c_int32_t) :: is
    integer(c_size_t) :: count
    type(c_ptr) :: address
    integer(int8), pointer :: bytes(:)
    is = 0
    count = 0
    address = c_null_ptr
    call settle(error, c_pjrtlite_arguments_attribute_list(self%handle, c_string(name), is, count, address), &
        where)
    if (error%status == PJRTLITE_STATUS_OK .and. is /= PJRTLITE_DTYPE_I64) then
      call fail(error, PJRTLITE_STATUS_SIGNATURE_MISMATCH, where//': attribute '//name// &
          ' is a list of '//pjrtlite_dtype_name(is)//'; got an array of integer(int64)')
    end if
    if (error%status == PJRTLITE_STATUS_OK .and. count > 0) then
      ! The memory may not be aligned.
      call c_f_pointer(address, bytes, [int(count)*storage_size(value)/8])
      value = transfer(bytes, [int(0, int64)])
    else
      allocate (value(0))
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_i64_list

  recursive subroutine arguments_get_r32(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), intent(inout) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%attribute'
    real(c_double) :: answer
    answer = 0
    call settle(error, c_pjrtlite_arguments_attribute_float(self%handle, c_string(name), answer), where)
    value = real(answer, real32)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_r32

  recursive subroutine arguments_get_r32_list(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), allocatable, intent(out) :: value(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%attribute'
    integer(c_int32_t) :: is
    integer(c_size_t) :: count
    type(c_ptr) :: address
    integer(int8), pointer :: bytes(:)
    is = 0
    count = 0
    address = c_null_ptr
    call settle(error, c_pjrtlite_arguments_attribute_list(self%handle, c_string(name), is, count, address), &
        where)
    if (error%status == PJRTLITE_STATUS_OK .and. is /= PJRTLITE_DTYPE_F32) then
      call fail(error, PJRTLITE_STATUS_SIGNATURE_MISMATCH, where//': attribute '//name// &
          ' is a list of '//pjrtlite_dtype_name(is)//'; got an array of real(real32)')
    end if
    if (error%status == PJRTLITE_STATUS_OK .and. count > 0) then
      ! The memory may not be aligned.
      call c_f_pointer(address, bytes, [int(count)*storage_size(value)/8])
      value = transfer(bytes, [real(0, real32)])
    else
      allocate (value(0))
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_r32_list

  recursive subroutine arguments_get_r64(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), intent(inout) :: value
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%attribute'
    real(c_double) :: answer
    answer = 0
    call settle(error, c_pjrtlite_arguments_attribute_float(self%handle, c_string(name), answer), where)
    value = real(answer, real64)
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_r64

  recursive subroutine arguments_get_r64_list(self, name, value, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), allocatable, intent(out) :: value(:)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    character(*), parameter :: where = 'pjrtlite_arguments%attribute'
    integer(c_int32_t) :: is
    integer(c_size_t) :: count
    type(c_ptr) :: address
    integer(int8), pointer :: bytes(:)
    is = 0
    count = 0
    address = c_null_ptr
    call settle(error, c_pjrtlite_arguments_attribute_list(self%handle, c_string(name), is, count, address), &
        where)
    if (error%status == PJRTLITE_STATUS_OK .and. is /= PJRTLITE_DTYPE_F64) then
      call fail(error, PJRTLITE_STATUS_SIGNATURE_MISMATCH, where//': attribute '//name// &
          ' is a list of '//pjrtlite_dtype_name(is)//'; got an array of real(real64)')
    end if
    if (error%status == PJRTLITE_STATUS_OK .and. count > 0) then
      ! The memory may not be aligned.
      call c_f_pointer(address, bytes, [int(count)*storage_size(value)/8])
      value = transfer(bytes, [real(0, real64)])
    else
      allocate (value(0))
    end if
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end subroutine arguments_get_r64_list

  recursive function arguments_user_data(self, stat, errmsg) result(user)
    class(pjrtlite_arguments), intent(in) :: self
    type(c_ptr) :: user
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(failure) :: error
    user = c_null_ptr
    call settle(error, c_pjrtlite_arguments_user_data(self%handle, user), 'pjrtlite_arguments%user_data')
    if (present(errmsg) .and. error%status /= PJRTLITE_STATUS_OK) errmsg = error%message
    call conclude(error, stat)
  end function arguments_user_data

  recursive subroutine arguments_fail(self, message, status)
    class(pjrtlite_arguments), intent(inout) :: self
    character(*), intent(in) :: message
    class(*), intent(in), optional :: status
    integer(c_int32_t) :: ignored
    self%status = PJRTLITE_STATUS_FUNCTION_FAILED
    if (present(status)) self%status = code_of(status)
    ignored = c_pjrtlite_arguments_fail(self%handle, c_string(message))
  end subroutine arguments_fail

  ! From here on: the same for every element type and rank.

  ! The facts of an array. Where the neighbours of the first element are tells the gaps of a section;
  ! its bounds, and what is_contiguous says, do not: for gfortran 12 a section through a component has
  ! none. And it forgets the gaps where a pointer becomes a dummy that is none, so an array must stay
  ! a pointer up to here. A scalar, which has no neighbours, need not, and is absent if it is null.

  recursive function see_i8_0(array) result(facts)
    integer(int8), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I8, storage_size(array), [integer(int64) ::])
    facts%address = c_loc(array)
  end function see_i8_0

  recursive function see_i8_1(array) result(facts)
    integer(int8), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I8, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1)))
    facts%next(1) = c_loc(array(b(1)))
  end function see_i8_1

  recursive function see_i8_2(array) result(facts)
    integer(int8), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I8, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2)))
    facts%next(1) = c_loc(array(b(1),a(2)))
    facts%next(2) = c_loc(array(a(1),b(2)))
  end function see_i8_2

  recursive function see_i8_3(array) result(facts)
    integer(int8), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I8, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3)))
  end function see_i8_3

  recursive function see_i8_4(array) result(facts)
    integer(int8), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I8, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4)))
  end function see_i8_4

  recursive function see_i8_5(array) result(facts)
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I8, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_i8_5

  recursive function see_i8_6(array) result(facts)
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I8, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_i8_6

  recursive function see_i8_7(array) result(facts)
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I8, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_i8_7

  recursive function see_i16_0(array) result(facts)
    integer(int16), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I16, storage_size(array), [integer(int64) ::])
    facts%address = c_loc(array)
  end function see_i16_0

  recursive function see_i16_1(array) result(facts)
    integer(int16), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I16, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1)))
    facts%next(1) = c_loc(array(b(1)))
  end function see_i16_1

  recursive function see_i16_2(array) result(facts)
    integer(int16), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I16, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2)))
    facts%next(1) = c_loc(array(b(1),a(2)))
    facts%next(2) = c_loc(array(a(1),b(2)))
  end function see_i16_2

  recursive function see_i16_3(array) result(facts)
    integer(int16), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I16, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3)))
  end function see_i16_3

  recursive function see_i16_4(array) result(facts)
    integer(int16), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I16, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4)))
  end function see_i16_4

  recursive function see_i16_5(array) result(facts)
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I16, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_i16_5

  recursive function see_i16_6(array) result(facts)
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I16, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_i16_6

  recursive function see_i16_7(array) result(facts)
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I16, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_i16_7

  recursive function see_i32_0(array) result(facts)
    integer(int32), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I32, storage_size(array), [integer(int64) ::])
    facts%address = c_loc(array)
  end function see_i32_0

  recursive function see_i32_1(array) result(facts)
    integer(int32), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1)))
    facts%next(1) = c_loc(array(b(1)))
  end function see_i32_1

  recursive function see_i32_2(array) result(facts)
    integer(int32), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2)))
    facts%next(1) = c_loc(array(b(1),a(2)))
    facts%next(2) = c_loc(array(a(1),b(2)))
  end function see_i32_2

  recursive function see_i32_3(array) result(facts)
    integer(int32), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3)))
  end function see_i32_3

  recursive function see_i32_4(array) result(facts)
    integer(int32), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4)))
  end function see_i32_4

  recursive function see_i32_5(array) result(facts)
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_i32_5

  recursive function see_i32_6(array) result(facts)
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_i32_6

  recursive function see_i32_7(array) result(facts)
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_i32_7

  recursive function see_i64_0(array) result(facts)
    integer(int64), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I64, storage_size(array), [integer(int64) ::])
    facts%address = c_loc(array)
  end function see_i64_0

  recursive function see_i64_1(array) result(facts)
    integer(int64), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1)))
    facts%next(1) = c_loc(array(b(1)))
  end function see_i64_1

  recursive function see_i64_2(array) result(facts)
    integer(int64), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2)))
    facts%next(1) = c_loc(array(b(1),a(2)))
    facts%next(2) = c_loc(array(a(1),b(2)))
  end function see_i64_2

  recursive function see_i64_3(array) result(facts)
    integer(int64), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3)))
  end function see_i64_3

  recursive function see_i64_4(array) result(facts)
    integer(int64), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4)))
  end function see_i64_4

  recursive function see_i64_5(array) result(facts)
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_i64_5

  recursive function see_i64_6(array) result(facts)
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_i64_6

  recursive function see_i64_7(array) result(facts)
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_I64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_i64_7

  recursive function see_r32_0(array) result(facts)
    real(real32), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F32, storage_size(array), [integer(int64) ::])
    facts%address = c_loc(array)
  end function see_r32_0

  recursive function see_r32_1(array) result(facts)
    real(real32), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1)))
    facts%next(1) = c_loc(array(b(1)))
  end function see_r32_1

  recursive function see_r32_2(array) result(facts)
    real(real32), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2)))
    facts%next(1) = c_loc(array(b(1),a(2)))
    facts%next(2) = c_loc(array(a(1),b(2)))
  end function see_r32_2

  recursive function see_r32_3(array) result(facts)
    real(real32), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3)))
  end function see_r32_3

  recursive function see_r32_4(array) result(facts)
    real(real32), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4)))
  end function see_r32_4

  recursive function see_r32_5(array) result(facts)
    real(real32), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_r32_5

  recursive function see_r32_6(array) result(facts)
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_r32_6

  recursive function see_r32_7(array) result(facts)
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F32, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_r32_7

  recursive function see_r64_0(array) result(facts)
    real(real64), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F64, storage_size(array), [integer(int64) ::])
    facts%address = c_loc(array)
  end function see_r64_0

  recursive function see_r64_1(array) result(facts)
    real(real64), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1)))
    facts%next(1) = c_loc(array(b(1)))
  end function see_r64_1

  recursive function see_r64_2(array) result(facts)
    real(real64), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2)))
    facts%next(1) = c_loc(array(b(1),a(2)))
    facts%next(2) = c_loc(array(a(1),b(2)))
  end function see_r64_2

  recursive function see_r64_3(array) result(facts)
    real(real64), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3)))
  end function see_r64_3

  recursive function see_r64_4(array) result(facts)
    real(real64), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4)))
  end function see_r64_4

  recursive function see_r64_5(array) result(facts)
    real(real64), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_r64_5

  recursive function see_r64_6(array) result(facts)
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_r64_6

  recursive function see_r64_7(array) result(facts)
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_F64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_r64_7

  recursive function see_z32_0(array) result(facts)
    complex(real32), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C64, storage_size(array), [integer(int64) ::])
    facts%address = c_loc(array)
  end function see_z32_0

  recursive function see_z32_1(array) result(facts)
    complex(real32), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1)))
    facts%next(1) = c_loc(array(b(1)))
  end function see_z32_1

  recursive function see_z32_2(array) result(facts)
    complex(real32), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2)))
    facts%next(1) = c_loc(array(b(1),a(2)))
    facts%next(2) = c_loc(array(a(1),b(2)))
  end function see_z32_2

  recursive function see_z32_3(array) result(facts)
    complex(real32), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3)))
  end function see_z32_3

  recursive function see_z32_4(array) result(facts)
    complex(real32), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4)))
  end function see_z32_4

  recursive function see_z32_5(array) result(facts)
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_z32_5

  recursive function see_z32_6(array) result(facts)
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_z32_6

  recursive function see_z32_7(array) result(facts)
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C64, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_z32_7

  recursive function see_z64_0(array) result(facts)
    complex(real64), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C128, storage_size(array), [integer(int64) ::])
    facts%address = c_loc(array)
  end function see_z64_0

  recursive function see_z64_1(array) result(facts)
    complex(real64), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C128, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1)))
    facts%next(1) = c_loc(array(b(1)))
  end function see_z64_1

  recursive function see_z64_2(array) result(facts)
    complex(real64), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C128, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2)))
    facts%next(1) = c_loc(array(b(1),a(2)))
    facts%next(2) = c_loc(array(a(1),b(2)))
  end function see_z64_2

  recursive function see_z64_3(array) result(facts)
    complex(real64), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C128, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3)))
  end function see_z64_3

  recursive function see_z64_4(array) result(facts)
    complex(real64), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C128, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4)))
  end function see_z64_4

  recursive function see_z64_5(array) result(facts)
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C128, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_z64_5

  recursive function see_z64_6(array) result(facts)
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C128, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_z64_6

  recursive function see_z64_7(array) result(facts)
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_C128, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = c_loc(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = c_loc(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = c_loc(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = c_loc(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = c_loc(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = c_loc(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = c_loc(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_z64_7

  ! Of the kinds of logical, one at most is interoperable, and compilers warn of a place of the others. So that they
  ! do so once, it is taken here.
  recursive function place_of_l1(element) result(place)
    logical(logical_kinds(1)), target, intent(in) :: element
    type(c_ptr) :: place
    place = c_loc(element)
  end function place_of_l1

  recursive function see_l1_0(array) result(facts)
    logical(logical_kinds(1)), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), [integer(int64) ::])
    facts%address = place_of_l1(array)
  end function see_l1_0

  recursive function see_l1_1(array) result(facts)
    logical(logical_kinds(1)), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l1(array(a(1)))
    facts%next(1) = place_of_l1(array(b(1)))
  end function see_l1_1

  recursive function see_l1_2(array) result(facts)
    logical(logical_kinds(1)), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l1(array(a(1),a(2)))
    facts%next(1) = place_of_l1(array(b(1),a(2)))
    facts%next(2) = place_of_l1(array(a(1),b(2)))
  end function see_l1_2

  recursive function see_l1_3(array) result(facts)
    logical(logical_kinds(1)), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l1(array(a(1),a(2),a(3)))
    facts%next(1) = place_of_l1(array(b(1),a(2),a(3)))
    facts%next(2) = place_of_l1(array(a(1),b(2),a(3)))
    facts%next(3) = place_of_l1(array(a(1),a(2),b(3)))
  end function see_l1_3

  recursive function see_l1_4(array) result(facts)
    logical(logical_kinds(1)), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l1(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = place_of_l1(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = place_of_l1(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = place_of_l1(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = place_of_l1(array(a(1),a(2),a(3),b(4)))
  end function see_l1_4

  recursive function see_l1_5(array) result(facts)
    logical(logical_kinds(1)), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l1(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = place_of_l1(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = place_of_l1(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = place_of_l1(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = place_of_l1(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = place_of_l1(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_l1_5

  recursive function see_l1_6(array) result(facts)
    logical(logical_kinds(1)), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l1(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = place_of_l1(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = place_of_l1(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = place_of_l1(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = place_of_l1(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = place_of_l1(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = place_of_l1(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_l1_6

  recursive function see_l1_7(array) result(facts)
    logical(logical_kinds(1)), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l1(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = place_of_l1(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = place_of_l1(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = place_of_l1(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = place_of_l1(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = place_of_l1(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = place_of_l1(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = place_of_l1(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_l1_7

  ! Of the kinds of logical, one at most is interoperable, and compilers warn of a place of the others. So that they
  ! do so once, it is taken here.
  recursive function place_of_l2(element) result(place)
    logical(logical_kinds(2)), target, intent(in) :: element
    type(c_ptr) :: place
    place = c_loc(element)
  end function place_of_l2

  recursive function see_l2_0(array) result(facts)
    logical(logical_kinds(2)), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), [integer(int64) ::])
    facts%address = place_of_l2(array)
  end function see_l2_0

  recursive function see_l2_1(array) result(facts)
    logical(logical_kinds(2)), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l2(array(a(1)))
    facts%next(1) = place_of_l2(array(b(1)))
  end function see_l2_1

  recursive function see_l2_2(array) result(facts)
    logical(logical_kinds(2)), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l2(array(a(1),a(2)))
    facts%next(1) = place_of_l2(array(b(1),a(2)))
    facts%next(2) = place_of_l2(array(a(1),b(2)))
  end function see_l2_2

  recursive function see_l2_3(array) result(facts)
    logical(logical_kinds(2)), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l2(array(a(1),a(2),a(3)))
    facts%next(1) = place_of_l2(array(b(1),a(2),a(3)))
    facts%next(2) = place_of_l2(array(a(1),b(2),a(3)))
    facts%next(3) = place_of_l2(array(a(1),a(2),b(3)))
  end function see_l2_3

  recursive function see_l2_4(array) result(facts)
    logical(logical_kinds(2)), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l2(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = place_of_l2(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = place_of_l2(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = place_of_l2(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = place_of_l2(array(a(1),a(2),a(3),b(4)))
  end function see_l2_4

  recursive function see_l2_5(array) result(facts)
    logical(logical_kinds(2)), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l2(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = place_of_l2(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = place_of_l2(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = place_of_l2(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = place_of_l2(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = place_of_l2(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_l2_5

  recursive function see_l2_6(array) result(facts)
    logical(logical_kinds(2)), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l2(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = place_of_l2(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = place_of_l2(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = place_of_l2(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = place_of_l2(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = place_of_l2(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = place_of_l2(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_l2_6

  recursive function see_l2_7(array) result(facts)
    logical(logical_kinds(2)), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l2(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = place_of_l2(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = place_of_l2(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = place_of_l2(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = place_of_l2(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = place_of_l2(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = place_of_l2(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = place_of_l2(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_l2_7

  ! Of the kinds of logical, one at most is interoperable, and compilers warn of a place of the others. So that they
  ! do so once, it is taken here.
  recursive function place_of_l3(element) result(place)
    logical(logical_kinds(3)), target, intent(in) :: element
    type(c_ptr) :: place
    place = c_loc(element)
  end function place_of_l3

  recursive function see_l3_0(array) result(facts)
    logical(logical_kinds(3)), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), [integer(int64) ::])
    facts%address = place_of_l3(array)
  end function see_l3_0

  recursive function see_l3_1(array) result(facts)
    logical(logical_kinds(3)), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l3(array(a(1)))
    facts%next(1) = place_of_l3(array(b(1)))
  end function see_l3_1

  recursive function see_l3_2(array) result(facts)
    logical(logical_kinds(3)), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l3(array(a(1),a(2)))
    facts%next(1) = place_of_l3(array(b(1),a(2)))
    facts%next(2) = place_of_l3(array(a(1),b(2)))
  end function see_l3_2

  recursive function see_l3_3(array) result(facts)
    logical(logical_kinds(3)), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l3(array(a(1),a(2),a(3)))
    facts%next(1) = place_of_l3(array(b(1),a(2),a(3)))
    facts%next(2) = place_of_l3(array(a(1),b(2),a(3)))
    facts%next(3) = place_of_l3(array(a(1),a(2),b(3)))
  end function see_l3_3

  recursive function see_l3_4(array) result(facts)
    logical(logical_kinds(3)), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l3(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = place_of_l3(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = place_of_l3(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = place_of_l3(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = place_of_l3(array(a(1),a(2),a(3),b(4)))
  end function see_l3_4

  recursive function see_l3_5(array) result(facts)
    logical(logical_kinds(3)), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l3(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = place_of_l3(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = place_of_l3(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = place_of_l3(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = place_of_l3(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = place_of_l3(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_l3_5

  recursive function see_l3_6(array) result(facts)
    logical(logical_kinds(3)), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l3(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = place_of_l3(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = place_of_l3(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = place_of_l3(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = place_of_l3(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = place_of_l3(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = place_of_l3(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_l3_6

  recursive function see_l3_7(array) result(facts)
    logical(logical_kinds(3)), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l3(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = place_of_l3(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = place_of_l3(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = place_of_l3(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = place_of_l3(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = place_of_l3(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = place_of_l3(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = place_of_l3(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_l3_7

  ! Of the kinds of logical, one at most is interoperable, and compilers warn of a place of the others. So that they
  ! do so once, it is taken here.
  recursive function place_of_l4(element) result(place)
    logical(logical_kinds(4)), target, intent(in) :: element
    type(c_ptr) :: place
    place = c_loc(element)
  end function place_of_l4

  recursive function see_l4_0(array) result(facts)
    logical(logical_kinds(4)), target, intent(in), optional :: array
    type(array_facts) :: facts
    facts%is_there = present(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), [integer(int64) ::])
    facts%address = place_of_l4(array)
  end function see_l4_0

  recursive function see_l4_1(array) result(facts)
    logical(logical_kinds(4)), pointer, intent(in) :: array(:)
    type(array_facts) :: facts
    integer(int64) :: a(1), b(1)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l4(array(a(1)))
    facts%next(1) = place_of_l4(array(b(1)))
  end function see_l4_1

  recursive function see_l4_2(array) result(facts)
    logical(logical_kinds(4)), pointer, intent(in) :: array(:,:)
    type(array_facts) :: facts
    integer(int64) :: a(2), b(2)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l4(array(a(1),a(2)))
    facts%next(1) = place_of_l4(array(b(1),a(2)))
    facts%next(2) = place_of_l4(array(a(1),b(2)))
  end function see_l4_2

  recursive function see_l4_3(array) result(facts)
    logical(logical_kinds(4)), pointer, intent(in) :: array(:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(3), b(3)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l4(array(a(1),a(2),a(3)))
    facts%next(1) = place_of_l4(array(b(1),a(2),a(3)))
    facts%next(2) = place_of_l4(array(a(1),b(2),a(3)))
    facts%next(3) = place_of_l4(array(a(1),a(2),b(3)))
  end function see_l4_3

  recursive function see_l4_4(array) result(facts)
    logical(logical_kinds(4)), pointer, intent(in) :: array(:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(4), b(4)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l4(array(a(1),a(2),a(3),a(4)))
    facts%next(1) = place_of_l4(array(b(1),a(2),a(3),a(4)))
    facts%next(2) = place_of_l4(array(a(1),b(2),a(3),a(4)))
    facts%next(3) = place_of_l4(array(a(1),a(2),b(3),a(4)))
    facts%next(4) = place_of_l4(array(a(1),a(2),a(3),b(4)))
  end function see_l4_4

  recursive function see_l4_5(array) result(facts)
    logical(logical_kinds(4)), pointer, intent(in) :: array(:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(5), b(5)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l4(array(a(1),a(2),a(3),a(4),a(5)))
    facts%next(1) = place_of_l4(array(b(1),a(2),a(3),a(4),a(5)))
    facts%next(2) = place_of_l4(array(a(1),b(2),a(3),a(4),a(5)))
    facts%next(3) = place_of_l4(array(a(1),a(2),b(3),a(4),a(5)))
    facts%next(4) = place_of_l4(array(a(1),a(2),a(3),b(4),a(5)))
    facts%next(5) = place_of_l4(array(a(1),a(2),a(3),a(4),b(5)))
  end function see_l4_5

  recursive function see_l4_6(array) result(facts)
    logical(logical_kinds(4)), pointer, intent(in) :: array(:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(6), b(6)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l4(array(a(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(1) = place_of_l4(array(b(1),a(2),a(3),a(4),a(5),a(6)))
    facts%next(2) = place_of_l4(array(a(1),b(2),a(3),a(4),a(5),a(6)))
    facts%next(3) = place_of_l4(array(a(1),a(2),b(3),a(4),a(5),a(6)))
    facts%next(4) = place_of_l4(array(a(1),a(2),a(3),b(4),a(5),a(6)))
    facts%next(5) = place_of_l4(array(a(1),a(2),a(3),a(4),b(5),a(6)))
    facts%next(6) = place_of_l4(array(a(1),a(2),a(3),a(4),a(5),b(6)))
  end function see_l4_6

  recursive function see_l4_7(array) result(facts)
    logical(logical_kinds(4)), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    type(array_facts) :: facts
    integer(int64) :: a(7), b(7)
    facts%is_there = associated(array)
    if (.not. facts%is_there) return
    call begin(facts, PJRTLITE_DTYPE_BOOL, storage_size(array), shape(array, kind=int64))
    if (facts%count == 0) return
    a = lbound(array, kind=int64)
    b = min(a + 1, ubound(array, kind=int64))
    facts%address = place_of_l4(array(a(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(1) = place_of_l4(array(b(1),a(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(2) = place_of_l4(array(a(1),b(2),a(3),a(4),a(5),a(6),a(7)))
    facts%next(3) = place_of_l4(array(a(1),a(2),b(3),a(4),a(5),a(6),a(7)))
    facts%next(4) = place_of_l4(array(a(1),a(2),a(3),b(4),a(5),a(6),a(7)))
    facts%next(5) = place_of_l4(array(a(1),a(2),a(3),a(4),b(5),a(6),a(7)))
    facts%next(6) = place_of_l4(array(a(1),a(2),a(3),a(4),a(5),b(6),a(7)))
    facts%next(7) = place_of_l4(array(a(1),a(2),a(3),a(4),a(5),a(6),b(7)))
  end function see_l4_7

  recursive subroutine set_input_i8_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i8_0(array), dtype, stat, errmsg)
  end subroutine set_input_i8_0

  recursive subroutine get_output_i8_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i8_0(array), dtype, stat, errmsg)
  end subroutine get_output_i8_0

  recursive subroutine from_host_i8_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i8_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_i8_0

  recursive subroutine to_host_i8_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i8_0(array), dtype, stat, errmsg)
  end subroutine to_host_i8_0

  recursive subroutine set_input_i8_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i8_1(array), dtype, stat, errmsg)
  end subroutine set_input_i8_1

  recursive subroutine get_output_i8_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i8_1(array), dtype, stat, errmsg)
  end subroutine get_output_i8_1

  recursive subroutine from_host_i8_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i8_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_i8_1

  recursive subroutine to_host_i8_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i8_1(array), dtype, stat, errmsg)
  end subroutine to_host_i8_1

  recursive subroutine set_input_i8_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i8_2(array), dtype, stat, errmsg)
  end subroutine set_input_i8_2

  recursive subroutine get_output_i8_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i8_2(array), dtype, stat, errmsg)
  end subroutine get_output_i8_2

  recursive subroutine from_host_i8_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i8_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_i8_2

  recursive subroutine to_host_i8_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i8_2(array), dtype, stat, errmsg)
  end subroutine to_host_i8_2

  recursive subroutine set_input_i8_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i8_3(array), dtype, stat, errmsg)
  end subroutine set_input_i8_3

  recursive subroutine get_output_i8_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i8_3(array), dtype, stat, errmsg)
  end subroutine get_output_i8_3

  recursive subroutine from_host_i8_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i8_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_i8_3

  recursive subroutine to_host_i8_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i8_3(array), dtype, stat, errmsg)
  end subroutine to_host_i8_3

  recursive subroutine set_input_i8_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i8_4(array), dtype, stat, errmsg)
  end subroutine set_input_i8_4

  recursive subroutine get_output_i8_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i8_4(array), dtype, stat, errmsg)
  end subroutine get_output_i8_4

  recursive subroutine from_host_i8_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i8_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_i8_4

  recursive subroutine to_host_i8_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i8_4(array), dtype, stat, errmsg)
  end subroutine to_host_i8_4

  recursive subroutine set_input_i8_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i8_5(array), dtype, stat, errmsg)
  end subroutine set_input_i8_5

  recursive subroutine get_output_i8_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i8_5(array), dtype, stat, errmsg)
  end subroutine get_output_i8_5

  recursive subroutine from_host_i8_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i8_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_i8_5

  recursive subroutine to_host_i8_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i8_5(array), dtype, stat, errmsg)
  end subroutine to_host_i8_5

  recursive subroutine set_input_i8_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i8_6(array), dtype, stat, errmsg)
  end subroutine set_input_i8_6

  recursive subroutine get_output_i8_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i8_6(array), dtype, stat, errmsg)
  end subroutine get_output_i8_6

  recursive subroutine from_host_i8_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i8_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_i8_6

  recursive subroutine to_host_i8_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i8_6(array), dtype, stat, errmsg)
  end subroutine to_host_i8_6

  recursive subroutine set_input_i8_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i8_7(array), dtype, stat, errmsg)
  end subroutine set_input_i8_7

  recursive subroutine get_output_i8_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i8_7(array), dtype, stat, errmsg)
  end subroutine get_output_i8_7

  recursive subroutine from_host_i8_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i8_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_i8_7

  recursive subroutine to_host_i8_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i8_7(array), dtype, stat, errmsg)
  end subroutine to_host_i8_7

  recursive subroutine set_input_i16_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i16_0(array), dtype, stat, errmsg)
  end subroutine set_input_i16_0

  recursive subroutine get_output_i16_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i16_0(array), dtype, stat, errmsg)
  end subroutine get_output_i16_0

  recursive subroutine from_host_i16_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i16_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_i16_0

  recursive subroutine to_host_i16_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i16_0(array), dtype, stat, errmsg)
  end subroutine to_host_i16_0

  recursive subroutine set_input_i16_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i16_1(array), dtype, stat, errmsg)
  end subroutine set_input_i16_1

  recursive subroutine get_output_i16_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i16_1(array), dtype, stat, errmsg)
  end subroutine get_output_i16_1

  recursive subroutine from_host_i16_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i16_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_i16_1

  recursive subroutine to_host_i16_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i16_1(array), dtype, stat, errmsg)
  end subroutine to_host_i16_1

  recursive subroutine set_input_i16_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i16_2(array), dtype, stat, errmsg)
  end subroutine set_input_i16_2

  recursive subroutine get_output_i16_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i16_2(array), dtype, stat, errmsg)
  end subroutine get_output_i16_2

  recursive subroutine from_host_i16_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i16_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_i16_2

  recursive subroutine to_host_i16_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i16_2(array), dtype, stat, errmsg)
  end subroutine to_host_i16_2

  recursive subroutine set_input_i16_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i16_3(array), dtype, stat, errmsg)
  end subroutine set_input_i16_3

  recursive subroutine get_output_i16_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i16_3(array), dtype, stat, errmsg)
  end subroutine get_output_i16_3

  recursive subroutine from_host_i16_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i16_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_i16_3

  recursive subroutine to_host_i16_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i16_3(array), dtype, stat, errmsg)
  end subroutine to_host_i16_3

  recursive subroutine set_input_i16_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i16_4(array), dtype, stat, errmsg)
  end subroutine set_input_i16_4

  recursive subroutine get_output_i16_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i16_4(array), dtype, stat, errmsg)
  end subroutine get_output_i16_4

  recursive subroutine from_host_i16_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i16_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_i16_4

  recursive subroutine to_host_i16_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i16_4(array), dtype, stat, errmsg)
  end subroutine to_host_i16_4

  recursive subroutine set_input_i16_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i16_5(array), dtype, stat, errmsg)
  end subroutine set_input_i16_5

  recursive subroutine get_output_i16_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i16_5(array), dtype, stat, errmsg)
  end subroutine get_output_i16_5

  recursive subroutine from_host_i16_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i16_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_i16_5

  recursive subroutine to_host_i16_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i16_5(array), dtype, stat, errmsg)
  end subroutine to_host_i16_5

  recursive subroutine set_input_i16_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i16_6(array), dtype, stat, errmsg)
  end subroutine set_input_i16_6

  recursive subroutine get_output_i16_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i16_6(array), dtype, stat, errmsg)
  end subroutine get_output_i16_6

  recursive subroutine from_host_i16_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i16_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_i16_6

  recursive subroutine to_host_i16_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i16_6(array), dtype, stat, errmsg)
  end subroutine to_host_i16_6

  recursive subroutine set_input_i16_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i16_7(array), dtype, stat, errmsg)
  end subroutine set_input_i16_7

  recursive subroutine get_output_i16_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i16_7(array), dtype, stat, errmsg)
  end subroutine get_output_i16_7

  recursive subroutine from_host_i16_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i16_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_i16_7

  recursive subroutine to_host_i16_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i16_7(array), dtype, stat, errmsg)
  end subroutine to_host_i16_7

  recursive subroutine set_input_i32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i32_0(array), dtype, stat, errmsg)
  end subroutine set_input_i32_0

  recursive subroutine get_output_i32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i32_0(array), dtype, stat, errmsg)
  end subroutine get_output_i32_0

  recursive subroutine from_host_i32_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i32_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_i32_0

  recursive subroutine to_host_i32_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i32_0(array), dtype, stat, errmsg)
  end subroutine to_host_i32_0

  recursive subroutine set_input_i32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i32_1(array), dtype, stat, errmsg)
  end subroutine set_input_i32_1

  recursive subroutine get_output_i32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i32_1(array), dtype, stat, errmsg)
  end subroutine get_output_i32_1

  recursive subroutine from_host_i32_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i32_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_i32_1

  recursive subroutine to_host_i32_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i32_1(array), dtype, stat, errmsg)
  end subroutine to_host_i32_1

  recursive subroutine set_input_i32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i32_2(array), dtype, stat, errmsg)
  end subroutine set_input_i32_2

  recursive subroutine get_output_i32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i32_2(array), dtype, stat, errmsg)
  end subroutine get_output_i32_2

  recursive subroutine from_host_i32_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i32_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_i32_2

  recursive subroutine to_host_i32_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i32_2(array), dtype, stat, errmsg)
  end subroutine to_host_i32_2

  recursive subroutine set_input_i32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i32_3(array), dtype, stat, errmsg)
  end subroutine set_input_i32_3

  recursive subroutine get_output_i32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i32_3(array), dtype, stat, errmsg)
  end subroutine get_output_i32_3

  recursive subroutine from_host_i32_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i32_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_i32_3

  recursive subroutine to_host_i32_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i32_3(array), dtype, stat, errmsg)
  end subroutine to_host_i32_3

  recursive subroutine set_input_i32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i32_4(array), dtype, stat, errmsg)
  end subroutine set_input_i32_4

  recursive subroutine get_output_i32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i32_4(array), dtype, stat, errmsg)
  end subroutine get_output_i32_4

  recursive subroutine from_host_i32_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i32_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_i32_4

  recursive subroutine to_host_i32_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i32_4(array), dtype, stat, errmsg)
  end subroutine to_host_i32_4

  recursive subroutine set_input_i32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i32_5(array), dtype, stat, errmsg)
  end subroutine set_input_i32_5

  recursive subroutine get_output_i32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i32_5(array), dtype, stat, errmsg)
  end subroutine get_output_i32_5

  recursive subroutine from_host_i32_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i32_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_i32_5

  recursive subroutine to_host_i32_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i32_5(array), dtype, stat, errmsg)
  end subroutine to_host_i32_5

  recursive subroutine set_input_i32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i32_6(array), dtype, stat, errmsg)
  end subroutine set_input_i32_6

  recursive subroutine get_output_i32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i32_6(array), dtype, stat, errmsg)
  end subroutine get_output_i32_6

  recursive subroutine from_host_i32_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i32_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_i32_6

  recursive subroutine to_host_i32_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i32_6(array), dtype, stat, errmsg)
  end subroutine to_host_i32_6

  recursive subroutine set_input_i32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i32_7(array), dtype, stat, errmsg)
  end subroutine set_input_i32_7

  recursive subroutine get_output_i32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i32_7(array), dtype, stat, errmsg)
  end subroutine get_output_i32_7

  recursive subroutine from_host_i32_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i32_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_i32_7

  recursive subroutine to_host_i32_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i32_7(array), dtype, stat, errmsg)
  end subroutine to_host_i32_7

  recursive subroutine set_input_i64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i64_0(array), dtype, stat, errmsg)
  end subroutine set_input_i64_0

  recursive subroutine get_output_i64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i64_0(array), dtype, stat, errmsg)
  end subroutine get_output_i64_0

  recursive subroutine from_host_i64_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i64_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_i64_0

  recursive subroutine to_host_i64_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i64_0(array), dtype, stat, errmsg)
  end subroutine to_host_i64_0

  recursive subroutine set_input_i64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i64_1(array), dtype, stat, errmsg)
  end subroutine set_input_i64_1

  recursive subroutine get_output_i64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i64_1(array), dtype, stat, errmsg)
  end subroutine get_output_i64_1

  recursive subroutine from_host_i64_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i64_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_i64_1

  recursive subroutine to_host_i64_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i64_1(array), dtype, stat, errmsg)
  end subroutine to_host_i64_1

  recursive subroutine set_input_i64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i64_2(array), dtype, stat, errmsg)
  end subroutine set_input_i64_2

  recursive subroutine get_output_i64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i64_2(array), dtype, stat, errmsg)
  end subroutine get_output_i64_2

  recursive subroutine from_host_i64_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i64_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_i64_2

  recursive subroutine to_host_i64_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i64_2(array), dtype, stat, errmsg)
  end subroutine to_host_i64_2

  recursive subroutine set_input_i64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i64_3(array), dtype, stat, errmsg)
  end subroutine set_input_i64_3

  recursive subroutine get_output_i64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i64_3(array), dtype, stat, errmsg)
  end subroutine get_output_i64_3

  recursive subroutine from_host_i64_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i64_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_i64_3

  recursive subroutine to_host_i64_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i64_3(array), dtype, stat, errmsg)
  end subroutine to_host_i64_3

  recursive subroutine set_input_i64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i64_4(array), dtype, stat, errmsg)
  end subroutine set_input_i64_4

  recursive subroutine get_output_i64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i64_4(array), dtype, stat, errmsg)
  end subroutine get_output_i64_4

  recursive subroutine from_host_i64_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i64_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_i64_4

  recursive subroutine to_host_i64_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i64_4(array), dtype, stat, errmsg)
  end subroutine to_host_i64_4

  recursive subroutine set_input_i64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i64_5(array), dtype, stat, errmsg)
  end subroutine set_input_i64_5

  recursive subroutine get_output_i64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i64_5(array), dtype, stat, errmsg)
  end subroutine get_output_i64_5

  recursive subroutine from_host_i64_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i64_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_i64_5

  recursive subroutine to_host_i64_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i64_5(array), dtype, stat, errmsg)
  end subroutine to_host_i64_5

  recursive subroutine set_input_i64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i64_6(array), dtype, stat, errmsg)
  end subroutine set_input_i64_6

  recursive subroutine get_output_i64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i64_6(array), dtype, stat, errmsg)
  end subroutine get_output_i64_6

  recursive subroutine from_host_i64_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i64_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_i64_6

  recursive subroutine to_host_i64_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i64_6(array), dtype, stat, errmsg)
  end subroutine to_host_i64_6

  recursive subroutine set_input_i64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_i64_7(array), dtype, stat, errmsg)
  end subroutine set_input_i64_7

  recursive subroutine get_output_i64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_i64_7(array), dtype, stat, errmsg)
  end subroutine get_output_i64_7

  recursive subroutine from_host_i64_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_i64_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_i64_7

  recursive subroutine to_host_i64_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_i64_7(array), dtype, stat, errmsg)
  end subroutine to_host_i64_7

  recursive subroutine set_input_r32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r32_0(array), dtype, stat, errmsg)
  end subroutine set_input_r32_0

  recursive subroutine get_output_r32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r32_0(array), dtype, stat, errmsg)
  end subroutine get_output_r32_0

  recursive subroutine from_host_r32_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r32_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_r32_0

  recursive subroutine to_host_r32_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r32_0(array), dtype, stat, errmsg)
  end subroutine to_host_r32_0

  recursive subroutine set_input_r32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r32_1(array), dtype, stat, errmsg)
  end subroutine set_input_r32_1

  recursive subroutine get_output_r32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r32_1(array), dtype, stat, errmsg)
  end subroutine get_output_r32_1

  recursive subroutine from_host_r32_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r32_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_r32_1

  recursive subroutine to_host_r32_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r32_1(array), dtype, stat, errmsg)
  end subroutine to_host_r32_1

  recursive subroutine set_input_r32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r32_2(array), dtype, stat, errmsg)
  end subroutine set_input_r32_2

  recursive subroutine get_output_r32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r32_2(array), dtype, stat, errmsg)
  end subroutine get_output_r32_2

  recursive subroutine from_host_r32_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r32_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_r32_2

  recursive subroutine to_host_r32_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r32_2(array), dtype, stat, errmsg)
  end subroutine to_host_r32_2

  recursive subroutine set_input_r32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r32_3(array), dtype, stat, errmsg)
  end subroutine set_input_r32_3

  recursive subroutine get_output_r32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r32_3(array), dtype, stat, errmsg)
  end subroutine get_output_r32_3

  recursive subroutine from_host_r32_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r32_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_r32_3

  recursive subroutine to_host_r32_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r32_3(array), dtype, stat, errmsg)
  end subroutine to_host_r32_3

  recursive subroutine set_input_r32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r32_4(array), dtype, stat, errmsg)
  end subroutine set_input_r32_4

  recursive subroutine get_output_r32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r32_4(array), dtype, stat, errmsg)
  end subroutine get_output_r32_4

  recursive subroutine from_host_r32_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r32_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_r32_4

  recursive subroutine to_host_r32_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r32_4(array), dtype, stat, errmsg)
  end subroutine to_host_r32_4

  recursive subroutine set_input_r32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r32_5(array), dtype, stat, errmsg)
  end subroutine set_input_r32_5

  recursive subroutine get_output_r32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r32_5(array), dtype, stat, errmsg)
  end subroutine get_output_r32_5

  recursive subroutine from_host_r32_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r32_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_r32_5

  recursive subroutine to_host_r32_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r32_5(array), dtype, stat, errmsg)
  end subroutine to_host_r32_5

  recursive subroutine set_input_r32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r32_6(array), dtype, stat, errmsg)
  end subroutine set_input_r32_6

  recursive subroutine get_output_r32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r32_6(array), dtype, stat, errmsg)
  end subroutine get_output_r32_6

  recursive subroutine from_host_r32_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r32_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_r32_6

  recursive subroutine to_host_r32_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r32_6(array), dtype, stat, errmsg)
  end subroutine to_host_r32_6

  recursive subroutine set_input_r32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r32_7(array), dtype, stat, errmsg)
  end subroutine set_input_r32_7

  recursive subroutine get_output_r32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r32_7(array), dtype, stat, errmsg)
  end subroutine get_output_r32_7

  recursive subroutine from_host_r32_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r32_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_r32_7

  recursive subroutine to_host_r32_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r32_7(array), dtype, stat, errmsg)
  end subroutine to_host_r32_7

  recursive subroutine set_input_r64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r64_0(array), dtype, stat, errmsg)
  end subroutine set_input_r64_0

  recursive subroutine get_output_r64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r64_0(array), dtype, stat, errmsg)
  end subroutine get_output_r64_0

  recursive subroutine from_host_r64_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r64_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_r64_0

  recursive subroutine to_host_r64_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r64_0(array), dtype, stat, errmsg)
  end subroutine to_host_r64_0

  recursive subroutine set_input_r64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r64_1(array), dtype, stat, errmsg)
  end subroutine set_input_r64_1

  recursive subroutine get_output_r64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r64_1(array), dtype, stat, errmsg)
  end subroutine get_output_r64_1

  recursive subroutine from_host_r64_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r64_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_r64_1

  recursive subroutine to_host_r64_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r64_1(array), dtype, stat, errmsg)
  end subroutine to_host_r64_1

  recursive subroutine set_input_r64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r64_2(array), dtype, stat, errmsg)
  end subroutine set_input_r64_2

  recursive subroutine get_output_r64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r64_2(array), dtype, stat, errmsg)
  end subroutine get_output_r64_2

  recursive subroutine from_host_r64_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r64_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_r64_2

  recursive subroutine to_host_r64_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r64_2(array), dtype, stat, errmsg)
  end subroutine to_host_r64_2

  recursive subroutine set_input_r64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r64_3(array), dtype, stat, errmsg)
  end subroutine set_input_r64_3

  recursive subroutine get_output_r64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r64_3(array), dtype, stat, errmsg)
  end subroutine get_output_r64_3

  recursive subroutine from_host_r64_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r64_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_r64_3

  recursive subroutine to_host_r64_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r64_3(array), dtype, stat, errmsg)
  end subroutine to_host_r64_3

  recursive subroutine set_input_r64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r64_4(array), dtype, stat, errmsg)
  end subroutine set_input_r64_4

  recursive subroutine get_output_r64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r64_4(array), dtype, stat, errmsg)
  end subroutine get_output_r64_4

  recursive subroutine from_host_r64_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r64_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_r64_4

  recursive subroutine to_host_r64_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r64_4(array), dtype, stat, errmsg)
  end subroutine to_host_r64_4

  recursive subroutine set_input_r64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r64_5(array), dtype, stat, errmsg)
  end subroutine set_input_r64_5

  recursive subroutine get_output_r64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r64_5(array), dtype, stat, errmsg)
  end subroutine get_output_r64_5

  recursive subroutine from_host_r64_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r64_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_r64_5

  recursive subroutine to_host_r64_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r64_5(array), dtype, stat, errmsg)
  end subroutine to_host_r64_5

  recursive subroutine set_input_r64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r64_6(array), dtype, stat, errmsg)
  end subroutine set_input_r64_6

  recursive subroutine get_output_r64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r64_6(array), dtype, stat, errmsg)
  end subroutine get_output_r64_6

  recursive subroutine from_host_r64_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r64_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_r64_6

  recursive subroutine to_host_r64_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r64_6(array), dtype, stat, errmsg)
  end subroutine to_host_r64_6

  recursive subroutine set_input_r64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_r64_7(array), dtype, stat, errmsg)
  end subroutine set_input_r64_7

  recursive subroutine get_output_r64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_r64_7(array), dtype, stat, errmsg)
  end subroutine get_output_r64_7

  recursive subroutine from_host_r64_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_r64_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_r64_7

  recursive subroutine to_host_r64_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_r64_7(array), dtype, stat, errmsg)
  end subroutine to_host_r64_7

  recursive subroutine set_input_z32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z32_0(array), dtype, stat, errmsg)
  end subroutine set_input_z32_0

  recursive subroutine get_output_z32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z32_0(array), dtype, stat, errmsg)
  end subroutine get_output_z32_0

  recursive subroutine from_host_z32_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z32_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_z32_0

  recursive subroutine to_host_z32_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z32_0(array), dtype, stat, errmsg)
  end subroutine to_host_z32_0

  recursive subroutine set_input_z32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z32_1(array), dtype, stat, errmsg)
  end subroutine set_input_z32_1

  recursive subroutine get_output_z32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z32_1(array), dtype, stat, errmsg)
  end subroutine get_output_z32_1

  recursive subroutine from_host_z32_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z32_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_z32_1

  recursive subroutine to_host_z32_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z32_1(array), dtype, stat, errmsg)
  end subroutine to_host_z32_1

  recursive subroutine set_input_z32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z32_2(array), dtype, stat, errmsg)
  end subroutine set_input_z32_2

  recursive subroutine get_output_z32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z32_2(array), dtype, stat, errmsg)
  end subroutine get_output_z32_2

  recursive subroutine from_host_z32_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z32_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_z32_2

  recursive subroutine to_host_z32_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z32_2(array), dtype, stat, errmsg)
  end subroutine to_host_z32_2

  recursive subroutine set_input_z32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z32_3(array), dtype, stat, errmsg)
  end subroutine set_input_z32_3

  recursive subroutine get_output_z32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z32_3(array), dtype, stat, errmsg)
  end subroutine get_output_z32_3

  recursive subroutine from_host_z32_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z32_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_z32_3

  recursive subroutine to_host_z32_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z32_3(array), dtype, stat, errmsg)
  end subroutine to_host_z32_3

  recursive subroutine set_input_z32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z32_4(array), dtype, stat, errmsg)
  end subroutine set_input_z32_4

  recursive subroutine get_output_z32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z32_4(array), dtype, stat, errmsg)
  end subroutine get_output_z32_4

  recursive subroutine from_host_z32_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z32_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_z32_4

  recursive subroutine to_host_z32_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z32_4(array), dtype, stat, errmsg)
  end subroutine to_host_z32_4

  recursive subroutine set_input_z32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z32_5(array), dtype, stat, errmsg)
  end subroutine set_input_z32_5

  recursive subroutine get_output_z32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z32_5(array), dtype, stat, errmsg)
  end subroutine get_output_z32_5

  recursive subroutine from_host_z32_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z32_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_z32_5

  recursive subroutine to_host_z32_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z32_5(array), dtype, stat, errmsg)
  end subroutine to_host_z32_5

  recursive subroutine set_input_z32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z32_6(array), dtype, stat, errmsg)
  end subroutine set_input_z32_6

  recursive subroutine get_output_z32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z32_6(array), dtype, stat, errmsg)
  end subroutine get_output_z32_6

  recursive subroutine from_host_z32_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z32_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_z32_6

  recursive subroutine to_host_z32_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z32_6(array), dtype, stat, errmsg)
  end subroutine to_host_z32_6

  recursive subroutine set_input_z32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z32_7(array), dtype, stat, errmsg)
  end subroutine set_input_z32_7

  recursive subroutine get_output_z32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z32_7(array), dtype, stat, errmsg)
  end subroutine get_output_z32_7

  recursive subroutine from_host_z32_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z32_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_z32_7

  recursive subroutine to_host_z32_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z32_7(array), dtype, stat, errmsg)
  end subroutine to_host_z32_7

  recursive subroutine set_input_z64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z64_0(array), dtype, stat, errmsg)
  end subroutine set_input_z64_0

  recursive subroutine get_output_z64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z64_0(array), dtype, stat, errmsg)
  end subroutine get_output_z64_0

  recursive subroutine from_host_z64_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z64_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_z64_0

  recursive subroutine to_host_z64_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z64_0(array), dtype, stat, errmsg)
  end subroutine to_host_z64_0

  recursive subroutine set_input_z64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z64_1(array), dtype, stat, errmsg)
  end subroutine set_input_z64_1

  recursive subroutine get_output_z64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z64_1(array), dtype, stat, errmsg)
  end subroutine get_output_z64_1

  recursive subroutine from_host_z64_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z64_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_z64_1

  recursive subroutine to_host_z64_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z64_1(array), dtype, stat, errmsg)
  end subroutine to_host_z64_1

  recursive subroutine set_input_z64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z64_2(array), dtype, stat, errmsg)
  end subroutine set_input_z64_2

  recursive subroutine get_output_z64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z64_2(array), dtype, stat, errmsg)
  end subroutine get_output_z64_2

  recursive subroutine from_host_z64_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z64_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_z64_2

  recursive subroutine to_host_z64_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z64_2(array), dtype, stat, errmsg)
  end subroutine to_host_z64_2

  recursive subroutine set_input_z64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z64_3(array), dtype, stat, errmsg)
  end subroutine set_input_z64_3

  recursive subroutine get_output_z64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z64_3(array), dtype, stat, errmsg)
  end subroutine get_output_z64_3

  recursive subroutine from_host_z64_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z64_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_z64_3

  recursive subroutine to_host_z64_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z64_3(array), dtype, stat, errmsg)
  end subroutine to_host_z64_3

  recursive subroutine set_input_z64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z64_4(array), dtype, stat, errmsg)
  end subroutine set_input_z64_4

  recursive subroutine get_output_z64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z64_4(array), dtype, stat, errmsg)
  end subroutine get_output_z64_4

  recursive subroutine from_host_z64_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z64_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_z64_4

  recursive subroutine to_host_z64_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z64_4(array), dtype, stat, errmsg)
  end subroutine to_host_z64_4

  recursive subroutine set_input_z64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z64_5(array), dtype, stat, errmsg)
  end subroutine set_input_z64_5

  recursive subroutine get_output_z64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z64_5(array), dtype, stat, errmsg)
  end subroutine get_output_z64_5

  recursive subroutine from_host_z64_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z64_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_z64_5

  recursive subroutine to_host_z64_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z64_5(array), dtype, stat, errmsg)
  end subroutine to_host_z64_5

  recursive subroutine set_input_z64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z64_6(array), dtype, stat, errmsg)
  end subroutine set_input_z64_6

  recursive subroutine get_output_z64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z64_6(array), dtype, stat, errmsg)
  end subroutine get_output_z64_6

  recursive subroutine from_host_z64_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z64_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_z64_6

  recursive subroutine to_host_z64_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z64_6(array), dtype, stat, errmsg)
  end subroutine to_host_z64_6

  recursive subroutine set_input_z64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_z64_7(array), dtype, stat, errmsg)
  end subroutine set_input_z64_7

  recursive subroutine get_output_z64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_z64_7(array), dtype, stat, errmsg)
  end subroutine get_output_z64_7

  recursive subroutine from_host_z64_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_z64_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_z64_7

  recursive subroutine to_host_z64_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_z64_7(array), dtype, stat, errmsg)
  end subroutine to_host_z64_7

  recursive subroutine set_input_l1_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l1_0(array), dtype, stat, errmsg)
  end subroutine set_input_l1_0

  recursive subroutine get_output_l1_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l1_0(array), dtype, stat, errmsg)
  end subroutine get_output_l1_0

  recursive subroutine from_host_l1_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(1)), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l1_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_l1_0

  recursive subroutine to_host_l1_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l1_0(array), dtype, stat, errmsg)
  end subroutine to_host_l1_0

  recursive subroutine set_input_l1_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l1_1(array), dtype, stat, errmsg)
  end subroutine set_input_l1_1

  recursive subroutine get_output_l1_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l1_1(array), dtype, stat, errmsg)
  end subroutine get_output_l1_1

  recursive subroutine from_host_l1_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(1)), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l1_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_l1_1

  recursive subroutine to_host_l1_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l1_1(array), dtype, stat, errmsg)
  end subroutine to_host_l1_1

  recursive subroutine set_input_l1_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l1_2(array), dtype, stat, errmsg)
  end subroutine set_input_l1_2

  recursive subroutine get_output_l1_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l1_2(array), dtype, stat, errmsg)
  end subroutine get_output_l1_2

  recursive subroutine from_host_l1_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(1)), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l1_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_l1_2

  recursive subroutine to_host_l1_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l1_2(array), dtype, stat, errmsg)
  end subroutine to_host_l1_2

  recursive subroutine set_input_l1_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l1_3(array), dtype, stat, errmsg)
  end subroutine set_input_l1_3

  recursive subroutine get_output_l1_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l1_3(array), dtype, stat, errmsg)
  end subroutine get_output_l1_3

  recursive subroutine from_host_l1_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(1)), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l1_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_l1_3

  recursive subroutine to_host_l1_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l1_3(array), dtype, stat, errmsg)
  end subroutine to_host_l1_3

  recursive subroutine set_input_l1_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l1_4(array), dtype, stat, errmsg)
  end subroutine set_input_l1_4

  recursive subroutine get_output_l1_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l1_4(array), dtype, stat, errmsg)
  end subroutine get_output_l1_4

  recursive subroutine from_host_l1_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(1)), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l1_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_l1_4

  recursive subroutine to_host_l1_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l1_4(array), dtype, stat, errmsg)
  end subroutine to_host_l1_4

  recursive subroutine set_input_l1_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l1_5(array), dtype, stat, errmsg)
  end subroutine set_input_l1_5

  recursive subroutine get_output_l1_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l1_5(array), dtype, stat, errmsg)
  end subroutine get_output_l1_5

  recursive subroutine from_host_l1_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(1)), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l1_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_l1_5

  recursive subroutine to_host_l1_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l1_5(array), dtype, stat, errmsg)
  end subroutine to_host_l1_5

  recursive subroutine set_input_l1_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l1_6(array), dtype, stat, errmsg)
  end subroutine set_input_l1_6

  recursive subroutine get_output_l1_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l1_6(array), dtype, stat, errmsg)
  end subroutine get_output_l1_6

  recursive subroutine from_host_l1_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(1)), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l1_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_l1_6

  recursive subroutine to_host_l1_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l1_6(array), dtype, stat, errmsg)
  end subroutine to_host_l1_6

  recursive subroutine set_input_l1_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l1_7(array), dtype, stat, errmsg)
  end subroutine set_input_l1_7

  recursive subroutine get_output_l1_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l1_7(array), dtype, stat, errmsg)
  end subroutine get_output_l1_7

  recursive subroutine from_host_l1_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(1)), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l1_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_l1_7

  recursive subroutine to_host_l1_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(1)), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l1_7(array), dtype, stat, errmsg)
  end subroutine to_host_l1_7

  recursive subroutine set_input_l2_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l2_0(array), dtype, stat, errmsg)
  end subroutine set_input_l2_0

  recursive subroutine get_output_l2_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l2_0(array), dtype, stat, errmsg)
  end subroutine get_output_l2_0

  recursive subroutine from_host_l2_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(2)), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l2_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_l2_0

  recursive subroutine to_host_l2_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l2_0(array), dtype, stat, errmsg)
  end subroutine to_host_l2_0

  recursive subroutine set_input_l2_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l2_1(array), dtype, stat, errmsg)
  end subroutine set_input_l2_1

  recursive subroutine get_output_l2_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l2_1(array), dtype, stat, errmsg)
  end subroutine get_output_l2_1

  recursive subroutine from_host_l2_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(2)), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l2_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_l2_1

  recursive subroutine to_host_l2_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l2_1(array), dtype, stat, errmsg)
  end subroutine to_host_l2_1

  recursive subroutine set_input_l2_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l2_2(array), dtype, stat, errmsg)
  end subroutine set_input_l2_2

  recursive subroutine get_output_l2_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l2_2(array), dtype, stat, errmsg)
  end subroutine get_output_l2_2

  recursive subroutine from_host_l2_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(2)), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l2_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_l2_2

  recursive subroutine to_host_l2_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l2_2(array), dtype, stat, errmsg)
  end subroutine to_host_l2_2

  recursive subroutine set_input_l2_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l2_3(array), dtype, stat, errmsg)
  end subroutine set_input_l2_3

  recursive subroutine get_output_l2_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l2_3(array), dtype, stat, errmsg)
  end subroutine get_output_l2_3

  recursive subroutine from_host_l2_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(2)), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l2_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_l2_3

  recursive subroutine to_host_l2_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l2_3(array), dtype, stat, errmsg)
  end subroutine to_host_l2_3

  recursive subroutine set_input_l2_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l2_4(array), dtype, stat, errmsg)
  end subroutine set_input_l2_4

  recursive subroutine get_output_l2_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l2_4(array), dtype, stat, errmsg)
  end subroutine get_output_l2_4

  recursive subroutine from_host_l2_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(2)), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l2_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_l2_4

  recursive subroutine to_host_l2_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l2_4(array), dtype, stat, errmsg)
  end subroutine to_host_l2_4

  recursive subroutine set_input_l2_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l2_5(array), dtype, stat, errmsg)
  end subroutine set_input_l2_5

  recursive subroutine get_output_l2_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l2_5(array), dtype, stat, errmsg)
  end subroutine get_output_l2_5

  recursive subroutine from_host_l2_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(2)), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l2_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_l2_5

  recursive subroutine to_host_l2_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l2_5(array), dtype, stat, errmsg)
  end subroutine to_host_l2_5

  recursive subroutine set_input_l2_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l2_6(array), dtype, stat, errmsg)
  end subroutine set_input_l2_6

  recursive subroutine get_output_l2_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l2_6(array), dtype, stat, errmsg)
  end subroutine get_output_l2_6

  recursive subroutine from_host_l2_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(2)), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l2_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_l2_6

  recursive subroutine to_host_l2_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l2_6(array), dtype, stat, errmsg)
  end subroutine to_host_l2_6

  recursive subroutine set_input_l2_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l2_7(array), dtype, stat, errmsg)
  end subroutine set_input_l2_7

  recursive subroutine get_output_l2_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l2_7(array), dtype, stat, errmsg)
  end subroutine get_output_l2_7

  recursive subroutine from_host_l2_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(2)), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l2_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_l2_7

  recursive subroutine to_host_l2_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(2)), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l2_7(array), dtype, stat, errmsg)
  end subroutine to_host_l2_7

  recursive subroutine set_input_l3_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l3_0(array), dtype, stat, errmsg)
  end subroutine set_input_l3_0

  recursive subroutine get_output_l3_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l3_0(array), dtype, stat, errmsg)
  end subroutine get_output_l3_0

  recursive subroutine from_host_l3_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(3)), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l3_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_l3_0

  recursive subroutine to_host_l3_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l3_0(array), dtype, stat, errmsg)
  end subroutine to_host_l3_0

  recursive subroutine set_input_l3_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l3_1(array), dtype, stat, errmsg)
  end subroutine set_input_l3_1

  recursive subroutine get_output_l3_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l3_1(array), dtype, stat, errmsg)
  end subroutine get_output_l3_1

  recursive subroutine from_host_l3_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(3)), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l3_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_l3_1

  recursive subroutine to_host_l3_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l3_1(array), dtype, stat, errmsg)
  end subroutine to_host_l3_1

  recursive subroutine set_input_l3_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l3_2(array), dtype, stat, errmsg)
  end subroutine set_input_l3_2

  recursive subroutine get_output_l3_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l3_2(array), dtype, stat, errmsg)
  end subroutine get_output_l3_2

  recursive subroutine from_host_l3_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(3)), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l3_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_l3_2

  recursive subroutine to_host_l3_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l3_2(array), dtype, stat, errmsg)
  end subroutine to_host_l3_2

  recursive subroutine set_input_l3_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l3_3(array), dtype, stat, errmsg)
  end subroutine set_input_l3_3

  recursive subroutine get_output_l3_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l3_3(array), dtype, stat, errmsg)
  end subroutine get_output_l3_3

  recursive subroutine from_host_l3_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(3)), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l3_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_l3_3

  recursive subroutine to_host_l3_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l3_3(array), dtype, stat, errmsg)
  end subroutine to_host_l3_3

  recursive subroutine set_input_l3_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l3_4(array), dtype, stat, errmsg)
  end subroutine set_input_l3_4

  recursive subroutine get_output_l3_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l3_4(array), dtype, stat, errmsg)
  end subroutine get_output_l3_4

  recursive subroutine from_host_l3_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(3)), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l3_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_l3_4

  recursive subroutine to_host_l3_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l3_4(array), dtype, stat, errmsg)
  end subroutine to_host_l3_4

  recursive subroutine set_input_l3_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l3_5(array), dtype, stat, errmsg)
  end subroutine set_input_l3_5

  recursive subroutine get_output_l3_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l3_5(array), dtype, stat, errmsg)
  end subroutine get_output_l3_5

  recursive subroutine from_host_l3_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(3)), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l3_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_l3_5

  recursive subroutine to_host_l3_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l3_5(array), dtype, stat, errmsg)
  end subroutine to_host_l3_5

  recursive subroutine set_input_l3_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l3_6(array), dtype, stat, errmsg)
  end subroutine set_input_l3_6

  recursive subroutine get_output_l3_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l3_6(array), dtype, stat, errmsg)
  end subroutine get_output_l3_6

  recursive subroutine from_host_l3_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(3)), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l3_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_l3_6

  recursive subroutine to_host_l3_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l3_6(array), dtype, stat, errmsg)
  end subroutine to_host_l3_6

  recursive subroutine set_input_l3_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l3_7(array), dtype, stat, errmsg)
  end subroutine set_input_l3_7

  recursive subroutine get_output_l3_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l3_7(array), dtype, stat, errmsg)
  end subroutine get_output_l3_7

  recursive subroutine from_host_l3_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(3)), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l3_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_l3_7

  recursive subroutine to_host_l3_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(3)), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l3_7(array), dtype, stat, errmsg)
  end subroutine to_host_l3_7

  recursive subroutine set_input_l4_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l4_0(array), dtype, stat, errmsg)
  end subroutine set_input_l4_0

  recursive subroutine get_output_l4_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l4_0(array), dtype, stat, errmsg)
  end subroutine get_output_l4_0

  recursive subroutine from_host_l4_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(4)), target, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l4_0(array), device, dtype, stat, errmsg)
  end subroutine from_host_l4_0

  recursive subroutine to_host_l4_0(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l4_0(array), dtype, stat, errmsg)
  end subroutine to_host_l4_0

  recursive subroutine set_input_l4_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l4_1(array), dtype, stat, errmsg)
  end subroutine set_input_l4_1

  recursive subroutine get_output_l4_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l4_1(array), dtype, stat, errmsg)
  end subroutine get_output_l4_1

  recursive subroutine from_host_l4_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(4)), target, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l4_1(array), device, dtype, stat, errmsg)
  end subroutine from_host_l4_1

  recursive subroutine to_host_l4_1(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l4_1(array), dtype, stat, errmsg)
  end subroutine to_host_l4_1

  recursive subroutine set_input_l4_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l4_2(array), dtype, stat, errmsg)
  end subroutine set_input_l4_2

  recursive subroutine get_output_l4_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l4_2(array), dtype, stat, errmsg)
  end subroutine get_output_l4_2

  recursive subroutine from_host_l4_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(4)), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l4_2(array), device, dtype, stat, errmsg)
  end subroutine from_host_l4_2

  recursive subroutine to_host_l4_2(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l4_2(array), dtype, stat, errmsg)
  end subroutine to_host_l4_2

  recursive subroutine set_input_l4_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l4_3(array), dtype, stat, errmsg)
  end subroutine set_input_l4_3

  recursive subroutine get_output_l4_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l4_3(array), dtype, stat, errmsg)
  end subroutine get_output_l4_3

  recursive subroutine from_host_l4_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(4)), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l4_3(array), device, dtype, stat, errmsg)
  end subroutine from_host_l4_3

  recursive subroutine to_host_l4_3(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l4_3(array), dtype, stat, errmsg)
  end subroutine to_host_l4_3

  recursive subroutine set_input_l4_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l4_4(array), dtype, stat, errmsg)
  end subroutine set_input_l4_4

  recursive subroutine get_output_l4_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l4_4(array), dtype, stat, errmsg)
  end subroutine get_output_l4_4

  recursive subroutine from_host_l4_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(4)), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l4_4(array), device, dtype, stat, errmsg)
  end subroutine from_host_l4_4

  recursive subroutine to_host_l4_4(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l4_4(array), dtype, stat, errmsg)
  end subroutine to_host_l4_4

  recursive subroutine set_input_l4_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l4_5(array), dtype, stat, errmsg)
  end subroutine set_input_l4_5

  recursive subroutine get_output_l4_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l4_5(array), dtype, stat, errmsg)
  end subroutine get_output_l4_5

  recursive subroutine from_host_l4_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(4)), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l4_5(array), device, dtype, stat, errmsg)
  end subroutine from_host_l4_5

  recursive subroutine to_host_l4_5(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l4_5(array), dtype, stat, errmsg)
  end subroutine to_host_l4_5

  recursive subroutine set_input_l4_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l4_6(array), dtype, stat, errmsg)
  end subroutine set_input_l4_6

  recursive subroutine get_output_l4_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l4_6(array), dtype, stat, errmsg)
  end subroutine get_output_l4_6

  recursive subroutine from_host_l4_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(4)), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l4_6(array), device, dtype, stat, errmsg)
  end subroutine from_host_l4_6

  recursive subroutine to_host_l4_6(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l4_6(array), dtype, stat, errmsg)
  end subroutine to_host_l4_6

  recursive subroutine set_input_l4_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, SET_INPUT, index, see_l4_7(array), dtype, stat, errmsg)
  end subroutine set_input_l4_7

  recursive subroutine get_output_l4_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, GET_OUTPUT, index, see_l4_7(array), dtype, stat, errmsg)
  end subroutine get_output_l4_7

  recursive subroutine from_host_l4_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    logical(logical_kinds(4)), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .false., client, see_l4_7(array), device, dtype, stat, errmsg)
  end subroutine from_host_l4_7

  recursive subroutine to_host_l4_7(self, array, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    logical(logical_kinds(4)), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_read(self, see_l4_7(array), dtype, stat, errmsg)
  end subroutine to_host_l4_7

  recursive subroutine set_weight_i8_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(in) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i8_0(array), dtype, stat, errmsg)
  end subroutine set_weight_i8_0

  recursive subroutine get_weight_i8_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i8_0(array), dtype, stat, errmsg)
  end subroutine get_weight_i8_0

  recursive subroutine bind_input_i8_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i8_0(array), dtype, stat, errmsg)
  end subroutine bind_input_i8_0

  recursive subroutine bind_output_i8_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i8_0(array), dtype, stat, errmsg)
  end subroutine bind_output_i8_0

  recursive subroutine bind_inout_i8_0(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_0(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i8_0

  recursive subroutine bind_pair_i8_0(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: first, second
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_0(first), see_i8_0(second), dtype, stat, errmsg)
  end subroutine bind_pair_i8_0

  recursive subroutine view_host_i8_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), pointer, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i8_0(array), device, dtype, stat, errmsg)
  end subroutine view_host_i8_0

  recursive subroutine pointer_i8_0(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I8, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pointer_i8_0

  recursive subroutine pair_current_i8_0(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int8), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I8, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pair_current_i8_0

  recursive subroutine input_i8_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine input_i8_0

  recursive subroutine output_i8_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine output_i8_0

  recursive subroutine allocate_i8_0(p, stat, errmsg)
    integer(int8), pointer, intent(inout) :: p
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call get_memory(storage_size(p)/8, [integer(int64) ::], address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine allocate_i8_0

  recursive subroutine deallocate_i8_0(p)
    integer(int8), pointer, intent(inout) :: p
    if (.not. associated(p)) return
    call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i8_0

  recursive subroutine set_weight_i8_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(in) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i8_1(array), dtype, stat, errmsg)
  end subroutine set_weight_i8_1

  recursive subroutine get_weight_i8_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i8_1(array), dtype, stat, errmsg)
  end subroutine get_weight_i8_1

  recursive subroutine bind_input_i8_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i8_1(array), dtype, stat, errmsg)
  end subroutine bind_input_i8_1

  recursive subroutine bind_output_i8_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i8_1(array), dtype, stat, errmsg)
  end subroutine bind_output_i8_1

  recursive subroutine bind_inout_i8_1(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_1(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i8_1

  recursive subroutine bind_pair_i8_1(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: first(:), second(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_1(first), see_i8_1(second), dtype, stat, errmsg)
  end subroutine bind_pair_i8_1

  recursive subroutine view_host_i8_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), pointer, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i8_1(array), device, dtype, stat, errmsg)
  end subroutine view_host_i8_1

  recursive subroutine pointer_i8_1(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I8, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i8_1

  recursive subroutine pair_current_i8_1(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int8), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I8, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i8_1

  recursive subroutine input_i8_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i8_1

  recursive subroutine output_i8_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i8_1

  recursive subroutine allocate_i8_1(p, shape, stat, errmsg)
    integer(int8), pointer, intent(inout) :: p(:)
    class(*), intent(in) :: shape(1)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i8_1

  recursive subroutine deallocate_i8_1(p)
    integer(int8), pointer, intent(inout) :: p(:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i8_1

  recursive subroutine set_weight_i8_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i8_2(array), dtype, stat, errmsg)
  end subroutine set_weight_i8_2

  recursive subroutine get_weight_i8_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i8_2(array), dtype, stat, errmsg)
  end subroutine get_weight_i8_2

  recursive subroutine bind_input_i8_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i8_2(array), dtype, stat, errmsg)
  end subroutine bind_input_i8_2

  recursive subroutine bind_output_i8_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i8_2(array), dtype, stat, errmsg)
  end subroutine bind_output_i8_2

  recursive subroutine bind_inout_i8_2(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_2(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i8_2

  recursive subroutine bind_pair_i8_2(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: first(:,:), second(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_2(first), see_i8_2(second), dtype, stat, errmsg)
  end subroutine bind_pair_i8_2

  recursive subroutine view_host_i8_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), pointer, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i8_2(array), device, dtype, stat, errmsg)
  end subroutine view_host_i8_2

  recursive subroutine pointer_i8_2(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I8, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i8_2

  recursive subroutine pair_current_i8_2(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int8), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I8, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i8_2

  recursive subroutine input_i8_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i8_2

  recursive subroutine output_i8_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i8_2

  recursive subroutine allocate_i8_2(p, shape, stat, errmsg)
    integer(int8), pointer, intent(inout) :: p(:,:)
    class(*), intent(in) :: shape(2)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i8_2

  recursive subroutine deallocate_i8_2(p)
    integer(int8), pointer, intent(inout) :: p(:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i8_2

  recursive subroutine set_weight_i8_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i8_3(array), dtype, stat, errmsg)
  end subroutine set_weight_i8_3

  recursive subroutine get_weight_i8_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i8_3(array), dtype, stat, errmsg)
  end subroutine get_weight_i8_3

  recursive subroutine bind_input_i8_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i8_3(array), dtype, stat, errmsg)
  end subroutine bind_input_i8_3

  recursive subroutine bind_output_i8_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i8_3(array), dtype, stat, errmsg)
  end subroutine bind_output_i8_3

  recursive subroutine bind_inout_i8_3(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_3(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i8_3

  recursive subroutine bind_pair_i8_3(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: first(:,:,:), second(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_3(first), see_i8_3(second), dtype, stat, errmsg)
  end subroutine bind_pair_i8_3

  recursive subroutine view_host_i8_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i8_3(array), device, dtype, stat, errmsg)
  end subroutine view_host_i8_3

  recursive subroutine pointer_i8_3(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I8, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i8_3

  recursive subroutine pair_current_i8_3(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int8), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I8, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i8_3

  recursive subroutine input_i8_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i8_3

  recursive subroutine output_i8_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i8_3

  recursive subroutine allocate_i8_3(p, shape, stat, errmsg)
    integer(int8), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in) :: shape(3)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i8_3

  recursive subroutine deallocate_i8_3(p)
    integer(int8), pointer, intent(inout) :: p(:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i8_3

  recursive subroutine set_weight_i8_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i8_4(array), dtype, stat, errmsg)
  end subroutine set_weight_i8_4

  recursive subroutine get_weight_i8_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i8_4(array), dtype, stat, errmsg)
  end subroutine get_weight_i8_4

  recursive subroutine bind_input_i8_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i8_4(array), dtype, stat, errmsg)
  end subroutine bind_input_i8_4

  recursive subroutine bind_output_i8_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i8_4(array), dtype, stat, errmsg)
  end subroutine bind_output_i8_4

  recursive subroutine bind_inout_i8_4(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_4(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i8_4

  recursive subroutine bind_pair_i8_4(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: first(:,:,:,:), second(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_4(first), see_i8_4(second), dtype, stat, errmsg)
  end subroutine bind_pair_i8_4

  recursive subroutine view_host_i8_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i8_4(array), device, dtype, stat, errmsg)
  end subroutine view_host_i8_4

  recursive subroutine pointer_i8_4(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I8, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i8_4

  recursive subroutine pair_current_i8_4(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int8), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I8, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i8_4

  recursive subroutine input_i8_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i8_4

  recursive subroutine output_i8_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i8_4

  recursive subroutine allocate_i8_4(p, shape, stat, errmsg)
    integer(int8), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in) :: shape(4)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i8_4

  recursive subroutine deallocate_i8_4(p)
    integer(int8), pointer, intent(inout) :: p(:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i8_4

  recursive subroutine set_weight_i8_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i8_5(array), dtype, stat, errmsg)
  end subroutine set_weight_i8_5

  recursive subroutine get_weight_i8_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i8_5(array), dtype, stat, errmsg)
  end subroutine get_weight_i8_5

  recursive subroutine bind_input_i8_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i8_5(array), dtype, stat, errmsg)
  end subroutine bind_input_i8_5

  recursive subroutine bind_output_i8_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i8_5(array), dtype, stat, errmsg)
  end subroutine bind_output_i8_5

  recursive subroutine bind_inout_i8_5(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_5(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i8_5

  recursive subroutine bind_pair_i8_5(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: first(:,:,:,:,:), second(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_5(first), see_i8_5(second), dtype, stat, errmsg)
  end subroutine bind_pair_i8_5

  recursive subroutine view_host_i8_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i8_5(array), device, dtype, stat, errmsg)
  end subroutine view_host_i8_5

  recursive subroutine pointer_i8_5(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I8, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i8_5

  recursive subroutine pair_current_i8_5(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I8, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i8_5

  recursive subroutine input_i8_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i8_5

  recursive subroutine output_i8_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i8_5

  recursive subroutine allocate_i8_5(p, shape, stat, errmsg)
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in) :: shape(5)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i8_5

  recursive subroutine deallocate_i8_5(p)
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i8_5

  recursive subroutine set_weight_i8_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i8_6(array), dtype, stat, errmsg)
  end subroutine set_weight_i8_6

  recursive subroutine get_weight_i8_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i8_6(array), dtype, stat, errmsg)
  end subroutine get_weight_i8_6

  recursive subroutine bind_input_i8_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i8_6(array), dtype, stat, errmsg)
  end subroutine bind_input_i8_6

  recursive subroutine bind_output_i8_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i8_6(array), dtype, stat, errmsg)
  end subroutine bind_output_i8_6

  recursive subroutine bind_inout_i8_6(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_6(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i8_6

  recursive subroutine bind_pair_i8_6(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: first(:,:,:,:,:,:), second(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_6(first), see_i8_6(second), dtype, stat, errmsg)
  end subroutine bind_pair_i8_6

  recursive subroutine view_host_i8_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i8_6(array), device, dtype, stat, errmsg)
  end subroutine view_host_i8_6

  recursive subroutine pointer_i8_6(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I8, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i8_6

  recursive subroutine pair_current_i8_6(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I8, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i8_6

  recursive subroutine input_i8_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i8_6

  recursive subroutine output_i8_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i8_6

  recursive subroutine allocate_i8_6(p, shape, stat, errmsg)
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in) :: shape(6)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i8_6

  recursive subroutine deallocate_i8_6(p)
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i8_6

  recursive subroutine set_weight_i8_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i8_7(array), dtype, stat, errmsg)
  end subroutine set_weight_i8_7

  recursive subroutine get_weight_i8_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int8), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i8_7(array), dtype, stat, errmsg)
  end subroutine get_weight_i8_7

  recursive subroutine bind_input_i8_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i8_7(array), dtype, stat, errmsg)
  end subroutine bind_input_i8_7

  recursive subroutine bind_output_i8_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i8_7(array), dtype, stat, errmsg)
  end subroutine bind_output_i8_7

  recursive subroutine bind_inout_i8_7(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_7(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i8_7

  recursive subroutine bind_pair_i8_7(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int8), pointer, intent(in) :: first(:,:,:,:,:,:,:), second(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i8_7(first), see_i8_7(second), dtype, stat, errmsg)
  end subroutine bind_pair_i8_7

  recursive subroutine view_host_i8_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int8), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i8_7(array), device, dtype, stat, errmsg)
  end subroutine view_host_i8_7

  recursive subroutine pointer_i8_7(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I8, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i8_7

  recursive subroutine pair_current_i8_7(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I8, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i8_7

  recursive subroutine input_i8_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i8_7

  recursive subroutine output_i8_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I8, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i8_7

  recursive subroutine allocate_i8_7(p, shape, stat, errmsg)
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in) :: shape(7)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i8_7

  recursive subroutine deallocate_i8_7(p)
    integer(int8), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i8_7

  recursive subroutine set_weight_i16_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(in) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i16_0(array), dtype, stat, errmsg)
  end subroutine set_weight_i16_0

  recursive subroutine get_weight_i16_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i16_0(array), dtype, stat, errmsg)
  end subroutine get_weight_i16_0

  recursive subroutine bind_input_i16_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i16_0(array), dtype, stat, errmsg)
  end subroutine bind_input_i16_0

  recursive subroutine bind_output_i16_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i16_0(array), dtype, stat, errmsg)
  end subroutine bind_output_i16_0

  recursive subroutine bind_inout_i16_0(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_0(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i16_0

  recursive subroutine bind_pair_i16_0(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: first, second
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_0(first), see_i16_0(second), dtype, stat, errmsg)
  end subroutine bind_pair_i16_0

  recursive subroutine view_host_i16_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), pointer, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i16_0(array), device, dtype, stat, errmsg)
  end subroutine view_host_i16_0

  recursive subroutine pointer_i16_0(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I16, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pointer_i16_0

  recursive subroutine pair_current_i16_0(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int16), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I16, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pair_current_i16_0

  recursive subroutine input_i16_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine input_i16_0

  recursive subroutine output_i16_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine output_i16_0

  recursive subroutine allocate_i16_0(p, stat, errmsg)
    integer(int16), pointer, intent(inout) :: p
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call get_memory(storage_size(p)/8, [integer(int64) ::], address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine allocate_i16_0

  recursive subroutine deallocate_i16_0(p)
    integer(int16), pointer, intent(inout) :: p
    if (.not. associated(p)) return
    call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i16_0

  recursive subroutine set_weight_i16_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(in) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i16_1(array), dtype, stat, errmsg)
  end subroutine set_weight_i16_1

  recursive subroutine get_weight_i16_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i16_1(array), dtype, stat, errmsg)
  end subroutine get_weight_i16_1

  recursive subroutine bind_input_i16_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i16_1(array), dtype, stat, errmsg)
  end subroutine bind_input_i16_1

  recursive subroutine bind_output_i16_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i16_1(array), dtype, stat, errmsg)
  end subroutine bind_output_i16_1

  recursive subroutine bind_inout_i16_1(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_1(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i16_1

  recursive subroutine bind_pair_i16_1(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: first(:), second(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_1(first), see_i16_1(second), dtype, stat, errmsg)
  end subroutine bind_pair_i16_1

  recursive subroutine view_host_i16_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), pointer, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i16_1(array), device, dtype, stat, errmsg)
  end subroutine view_host_i16_1

  recursive subroutine pointer_i16_1(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I16, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i16_1

  recursive subroutine pair_current_i16_1(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int16), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I16, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i16_1

  recursive subroutine input_i16_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i16_1

  recursive subroutine output_i16_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i16_1

  recursive subroutine allocate_i16_1(p, shape, stat, errmsg)
    integer(int16), pointer, intent(inout) :: p(:)
    class(*), intent(in) :: shape(1)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i16_1

  recursive subroutine deallocate_i16_1(p)
    integer(int16), pointer, intent(inout) :: p(:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i16_1

  recursive subroutine set_weight_i16_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i16_2(array), dtype, stat, errmsg)
  end subroutine set_weight_i16_2

  recursive subroutine get_weight_i16_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i16_2(array), dtype, stat, errmsg)
  end subroutine get_weight_i16_2

  recursive subroutine bind_input_i16_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i16_2(array), dtype, stat, errmsg)
  end subroutine bind_input_i16_2

  recursive subroutine bind_output_i16_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i16_2(array), dtype, stat, errmsg)
  end subroutine bind_output_i16_2

  recursive subroutine bind_inout_i16_2(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_2(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i16_2

  recursive subroutine bind_pair_i16_2(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: first(:,:), second(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_2(first), see_i16_2(second), dtype, stat, errmsg)
  end subroutine bind_pair_i16_2

  recursive subroutine view_host_i16_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), pointer, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i16_2(array), device, dtype, stat, errmsg)
  end subroutine view_host_i16_2

  recursive subroutine pointer_i16_2(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I16, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i16_2

  recursive subroutine pair_current_i16_2(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int16), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I16, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i16_2

  recursive subroutine input_i16_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i16_2

  recursive subroutine output_i16_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i16_2

  recursive subroutine allocate_i16_2(p, shape, stat, errmsg)
    integer(int16), pointer, intent(inout) :: p(:,:)
    class(*), intent(in) :: shape(2)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i16_2

  recursive subroutine deallocate_i16_2(p)
    integer(int16), pointer, intent(inout) :: p(:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i16_2

  recursive subroutine set_weight_i16_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i16_3(array), dtype, stat, errmsg)
  end subroutine set_weight_i16_3

  recursive subroutine get_weight_i16_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i16_3(array), dtype, stat, errmsg)
  end subroutine get_weight_i16_3

  recursive subroutine bind_input_i16_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i16_3(array), dtype, stat, errmsg)
  end subroutine bind_input_i16_3

  recursive subroutine bind_output_i16_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i16_3(array), dtype, stat, errmsg)
  end subroutine bind_output_i16_3

  recursive subroutine bind_inout_i16_3(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_3(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i16_3

  recursive subroutine bind_pair_i16_3(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: first(:,:,:), second(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_3(first), see_i16_3(second), dtype, stat, errmsg)
  end subroutine bind_pair_i16_3

  recursive subroutine view_host_i16_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i16_3(array), device, dtype, stat, errmsg)
  end subroutine view_host_i16_3

  recursive subroutine pointer_i16_3(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I16, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i16_3

  recursive subroutine pair_current_i16_3(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int16), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I16, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i16_3

  recursive subroutine input_i16_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i16_3

  recursive subroutine output_i16_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i16_3

  recursive subroutine allocate_i16_3(p, shape, stat, errmsg)
    integer(int16), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in) :: shape(3)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i16_3

  recursive subroutine deallocate_i16_3(p)
    integer(int16), pointer, intent(inout) :: p(:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i16_3

  recursive subroutine set_weight_i16_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i16_4(array), dtype, stat, errmsg)
  end subroutine set_weight_i16_4

  recursive subroutine get_weight_i16_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i16_4(array), dtype, stat, errmsg)
  end subroutine get_weight_i16_4

  recursive subroutine bind_input_i16_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i16_4(array), dtype, stat, errmsg)
  end subroutine bind_input_i16_4

  recursive subroutine bind_output_i16_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i16_4(array), dtype, stat, errmsg)
  end subroutine bind_output_i16_4

  recursive subroutine bind_inout_i16_4(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_4(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i16_4

  recursive subroutine bind_pair_i16_4(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: first(:,:,:,:), second(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_4(first), see_i16_4(second), dtype, stat, errmsg)
  end subroutine bind_pair_i16_4

  recursive subroutine view_host_i16_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i16_4(array), device, dtype, stat, errmsg)
  end subroutine view_host_i16_4

  recursive subroutine pointer_i16_4(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I16, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i16_4

  recursive subroutine pair_current_i16_4(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int16), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I16, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i16_4

  recursive subroutine input_i16_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i16_4

  recursive subroutine output_i16_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i16_4

  recursive subroutine allocate_i16_4(p, shape, stat, errmsg)
    integer(int16), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in) :: shape(4)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i16_4

  recursive subroutine deallocate_i16_4(p)
    integer(int16), pointer, intent(inout) :: p(:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i16_4

  recursive subroutine set_weight_i16_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i16_5(array), dtype, stat, errmsg)
  end subroutine set_weight_i16_5

  recursive subroutine get_weight_i16_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i16_5(array), dtype, stat, errmsg)
  end subroutine get_weight_i16_5

  recursive subroutine bind_input_i16_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i16_5(array), dtype, stat, errmsg)
  end subroutine bind_input_i16_5

  recursive subroutine bind_output_i16_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i16_5(array), dtype, stat, errmsg)
  end subroutine bind_output_i16_5

  recursive subroutine bind_inout_i16_5(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_5(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i16_5

  recursive subroutine bind_pair_i16_5(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: first(:,:,:,:,:), second(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_5(first), see_i16_5(second), dtype, stat, errmsg)
  end subroutine bind_pair_i16_5

  recursive subroutine view_host_i16_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i16_5(array), device, dtype, stat, errmsg)
  end subroutine view_host_i16_5

  recursive subroutine pointer_i16_5(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I16, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i16_5

  recursive subroutine pair_current_i16_5(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I16, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i16_5

  recursive subroutine input_i16_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i16_5

  recursive subroutine output_i16_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i16_5

  recursive subroutine allocate_i16_5(p, shape, stat, errmsg)
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in) :: shape(5)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i16_5

  recursive subroutine deallocate_i16_5(p)
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i16_5

  recursive subroutine set_weight_i16_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i16_6(array), dtype, stat, errmsg)
  end subroutine set_weight_i16_6

  recursive subroutine get_weight_i16_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i16_6(array), dtype, stat, errmsg)
  end subroutine get_weight_i16_6

  recursive subroutine bind_input_i16_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i16_6(array), dtype, stat, errmsg)
  end subroutine bind_input_i16_6

  recursive subroutine bind_output_i16_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i16_6(array), dtype, stat, errmsg)
  end subroutine bind_output_i16_6

  recursive subroutine bind_inout_i16_6(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_6(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i16_6

  recursive subroutine bind_pair_i16_6(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: first(:,:,:,:,:,:), second(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_6(first), see_i16_6(second), dtype, stat, errmsg)
  end subroutine bind_pair_i16_6

  recursive subroutine view_host_i16_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i16_6(array), device, dtype, stat, errmsg)
  end subroutine view_host_i16_6

  recursive subroutine pointer_i16_6(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I16, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i16_6

  recursive subroutine pair_current_i16_6(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I16, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i16_6

  recursive subroutine input_i16_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i16_6

  recursive subroutine output_i16_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i16_6

  recursive subroutine allocate_i16_6(p, shape, stat, errmsg)
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in) :: shape(6)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i16_6

  recursive subroutine deallocate_i16_6(p)
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i16_6

  recursive subroutine set_weight_i16_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i16_7(array), dtype, stat, errmsg)
  end subroutine set_weight_i16_7

  recursive subroutine get_weight_i16_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int16), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i16_7(array), dtype, stat, errmsg)
  end subroutine get_weight_i16_7

  recursive subroutine bind_input_i16_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i16_7(array), dtype, stat, errmsg)
  end subroutine bind_input_i16_7

  recursive subroutine bind_output_i16_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i16_7(array), dtype, stat, errmsg)
  end subroutine bind_output_i16_7

  recursive subroutine bind_inout_i16_7(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_7(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i16_7

  recursive subroutine bind_pair_i16_7(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int16), pointer, intent(in) :: first(:,:,:,:,:,:,:), second(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i16_7(first), see_i16_7(second), dtype, stat, errmsg)
  end subroutine bind_pair_i16_7

  recursive subroutine view_host_i16_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int16), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i16_7(array), device, dtype, stat, errmsg)
  end subroutine view_host_i16_7

  recursive subroutine pointer_i16_7(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I16, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i16_7

  recursive subroutine pair_current_i16_7(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I16, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i16_7

  recursive subroutine input_i16_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i16_7

  recursive subroutine output_i16_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I16, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i16_7

  recursive subroutine allocate_i16_7(p, shape, stat, errmsg)
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in) :: shape(7)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i16_7

  recursive subroutine deallocate_i16_7(p)
    integer(int16), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i16_7

  recursive subroutine set_weight_i32_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(in) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i32_0(array), dtype, stat, errmsg)
  end subroutine set_weight_i32_0

  recursive subroutine get_weight_i32_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i32_0(array), dtype, stat, errmsg)
  end subroutine get_weight_i32_0

  recursive subroutine bind_input_i32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i32_0(array), dtype, stat, errmsg)
  end subroutine bind_input_i32_0

  recursive subroutine bind_output_i32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i32_0(array), dtype, stat, errmsg)
  end subroutine bind_output_i32_0

  recursive subroutine bind_inout_i32_0(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_0(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i32_0

  recursive subroutine bind_pair_i32_0(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: first, second
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_0(first), see_i32_0(second), dtype, stat, errmsg)
  end subroutine bind_pair_i32_0

  recursive subroutine view_host_i32_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i32_0(array), device, dtype, stat, errmsg)
  end subroutine view_host_i32_0

  recursive subroutine pointer_i32_0(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I32, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pointer_i32_0

  recursive subroutine pair_current_i32_0(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I32, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pair_current_i32_0

  recursive subroutine input_i32_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine input_i32_0

  recursive subroutine output_i32_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine output_i32_0

  recursive subroutine allocate_i32_0(p, stat, errmsg)
    integer(int32), pointer, intent(inout) :: p
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call get_memory(storage_size(p)/8, [integer(int64) ::], address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine allocate_i32_0

  recursive subroutine deallocate_i32_0(p)
    integer(int32), pointer, intent(inout) :: p
    if (.not. associated(p)) return
    call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i32_0

  recursive subroutine set_weight_i32_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(in) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i32_1(array), dtype, stat, errmsg)
  end subroutine set_weight_i32_1

  recursive subroutine get_weight_i32_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i32_1(array), dtype, stat, errmsg)
  end subroutine get_weight_i32_1

  recursive subroutine bind_input_i32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i32_1(array), dtype, stat, errmsg)
  end subroutine bind_input_i32_1

  recursive subroutine bind_output_i32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i32_1(array), dtype, stat, errmsg)
  end subroutine bind_output_i32_1

  recursive subroutine bind_inout_i32_1(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_1(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i32_1

  recursive subroutine bind_pair_i32_1(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: first(:), second(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_1(first), see_i32_1(second), dtype, stat, errmsg)
  end subroutine bind_pair_i32_1

  recursive subroutine view_host_i32_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i32_1(array), device, dtype, stat, errmsg)
  end subroutine view_host_i32_1

  recursive subroutine pointer_i32_1(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I32, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i32_1

  recursive subroutine pair_current_i32_1(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I32, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i32_1

  recursive subroutine input_i32_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i32_1

  recursive subroutine output_i32_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i32_1

  recursive subroutine allocate_i32_1(p, shape, stat, errmsg)
    integer(int32), pointer, intent(inout) :: p(:)
    class(*), intent(in) :: shape(1)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i32_1

  recursive subroutine deallocate_i32_1(p)
    integer(int32), pointer, intent(inout) :: p(:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i32_1

  recursive subroutine set_weight_i32_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i32_2(array), dtype, stat, errmsg)
  end subroutine set_weight_i32_2

  recursive subroutine get_weight_i32_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i32_2(array), dtype, stat, errmsg)
  end subroutine get_weight_i32_2

  recursive subroutine bind_input_i32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i32_2(array), dtype, stat, errmsg)
  end subroutine bind_input_i32_2

  recursive subroutine bind_output_i32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i32_2(array), dtype, stat, errmsg)
  end subroutine bind_output_i32_2

  recursive subroutine bind_inout_i32_2(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_2(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i32_2

  recursive subroutine bind_pair_i32_2(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: first(:,:), second(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_2(first), see_i32_2(second), dtype, stat, errmsg)
  end subroutine bind_pair_i32_2

  recursive subroutine view_host_i32_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i32_2(array), device, dtype, stat, errmsg)
  end subroutine view_host_i32_2

  recursive subroutine pointer_i32_2(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I32, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i32_2

  recursive subroutine pair_current_i32_2(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I32, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i32_2

  recursive subroutine input_i32_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i32_2

  recursive subroutine output_i32_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i32_2

  recursive subroutine allocate_i32_2(p, shape, stat, errmsg)
    integer(int32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in) :: shape(2)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i32_2

  recursive subroutine deallocate_i32_2(p)
    integer(int32), pointer, intent(inout) :: p(:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i32_2

  recursive subroutine set_weight_i32_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i32_3(array), dtype, stat, errmsg)
  end subroutine set_weight_i32_3

  recursive subroutine get_weight_i32_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i32_3(array), dtype, stat, errmsg)
  end subroutine get_weight_i32_3

  recursive subroutine bind_input_i32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i32_3(array), dtype, stat, errmsg)
  end subroutine bind_input_i32_3

  recursive subroutine bind_output_i32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i32_3(array), dtype, stat, errmsg)
  end subroutine bind_output_i32_3

  recursive subroutine bind_inout_i32_3(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_3(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i32_3

  recursive subroutine bind_pair_i32_3(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: first(:,:,:), second(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_3(first), see_i32_3(second), dtype, stat, errmsg)
  end subroutine bind_pair_i32_3

  recursive subroutine view_host_i32_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i32_3(array), device, dtype, stat, errmsg)
  end subroutine view_host_i32_3

  recursive subroutine pointer_i32_3(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I32, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i32_3

  recursive subroutine pair_current_i32_3(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I32, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i32_3

  recursive subroutine input_i32_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i32_3

  recursive subroutine output_i32_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i32_3

  recursive subroutine allocate_i32_3(p, shape, stat, errmsg)
    integer(int32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in) :: shape(3)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i32_3

  recursive subroutine deallocate_i32_3(p)
    integer(int32), pointer, intent(inout) :: p(:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i32_3

  recursive subroutine set_weight_i32_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i32_4(array), dtype, stat, errmsg)
  end subroutine set_weight_i32_4

  recursive subroutine get_weight_i32_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i32_4(array), dtype, stat, errmsg)
  end subroutine get_weight_i32_4

  recursive subroutine bind_input_i32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i32_4(array), dtype, stat, errmsg)
  end subroutine bind_input_i32_4

  recursive subroutine bind_output_i32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i32_4(array), dtype, stat, errmsg)
  end subroutine bind_output_i32_4

  recursive subroutine bind_inout_i32_4(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_4(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i32_4

  recursive subroutine bind_pair_i32_4(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: first(:,:,:,:), second(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_4(first), see_i32_4(second), dtype, stat, errmsg)
  end subroutine bind_pair_i32_4

  recursive subroutine view_host_i32_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i32_4(array), device, dtype, stat, errmsg)
  end subroutine view_host_i32_4

  recursive subroutine pointer_i32_4(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I32, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i32_4

  recursive subroutine pair_current_i32_4(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I32, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i32_4

  recursive subroutine input_i32_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i32_4

  recursive subroutine output_i32_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i32_4

  recursive subroutine allocate_i32_4(p, shape, stat, errmsg)
    integer(int32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in) :: shape(4)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i32_4

  recursive subroutine deallocate_i32_4(p)
    integer(int32), pointer, intent(inout) :: p(:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i32_4

  recursive subroutine set_weight_i32_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i32_5(array), dtype, stat, errmsg)
  end subroutine set_weight_i32_5

  recursive subroutine get_weight_i32_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i32_5(array), dtype, stat, errmsg)
  end subroutine get_weight_i32_5

  recursive subroutine bind_input_i32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i32_5(array), dtype, stat, errmsg)
  end subroutine bind_input_i32_5

  recursive subroutine bind_output_i32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i32_5(array), dtype, stat, errmsg)
  end subroutine bind_output_i32_5

  recursive subroutine bind_inout_i32_5(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_5(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i32_5

  recursive subroutine bind_pair_i32_5(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: first(:,:,:,:,:), second(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_5(first), see_i32_5(second), dtype, stat, errmsg)
  end subroutine bind_pair_i32_5

  recursive subroutine view_host_i32_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i32_5(array), device, dtype, stat, errmsg)
  end subroutine view_host_i32_5

  recursive subroutine pointer_i32_5(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I32, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i32_5

  recursive subroutine pair_current_i32_5(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I32, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i32_5

  recursive subroutine input_i32_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i32_5

  recursive subroutine output_i32_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i32_5

  recursive subroutine allocate_i32_5(p, shape, stat, errmsg)
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in) :: shape(5)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i32_5

  recursive subroutine deallocate_i32_5(p)
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i32_5

  recursive subroutine set_weight_i32_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i32_6(array), dtype, stat, errmsg)
  end subroutine set_weight_i32_6

  recursive subroutine get_weight_i32_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i32_6(array), dtype, stat, errmsg)
  end subroutine get_weight_i32_6

  recursive subroutine bind_input_i32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i32_6(array), dtype, stat, errmsg)
  end subroutine bind_input_i32_6

  recursive subroutine bind_output_i32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i32_6(array), dtype, stat, errmsg)
  end subroutine bind_output_i32_6

  recursive subroutine bind_inout_i32_6(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_6(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i32_6

  recursive subroutine bind_pair_i32_6(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: first(:,:,:,:,:,:), second(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_6(first), see_i32_6(second), dtype, stat, errmsg)
  end subroutine bind_pair_i32_6

  recursive subroutine view_host_i32_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i32_6(array), device, dtype, stat, errmsg)
  end subroutine view_host_i32_6

  recursive subroutine pointer_i32_6(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I32, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i32_6

  recursive subroutine pair_current_i32_6(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I32, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i32_6

  recursive subroutine input_i32_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i32_6

  recursive subroutine output_i32_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i32_6

  recursive subroutine allocate_i32_6(p, shape, stat, errmsg)
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in) :: shape(6)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i32_6

  recursive subroutine deallocate_i32_6(p)
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i32_6

  recursive subroutine set_weight_i32_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i32_7(array), dtype, stat, errmsg)
  end subroutine set_weight_i32_7

  recursive subroutine get_weight_i32_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i32_7(array), dtype, stat, errmsg)
  end subroutine get_weight_i32_7

  recursive subroutine bind_input_i32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i32_7(array), dtype, stat, errmsg)
  end subroutine bind_input_i32_7

  recursive subroutine bind_output_i32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i32_7(array), dtype, stat, errmsg)
  end subroutine bind_output_i32_7

  recursive subroutine bind_inout_i32_7(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_7(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i32_7

  recursive subroutine bind_pair_i32_7(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int32), pointer, intent(in) :: first(:,:,:,:,:,:,:), second(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i32_7(first), see_i32_7(second), dtype, stat, errmsg)
  end subroutine bind_pair_i32_7

  recursive subroutine view_host_i32_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i32_7(array), device, dtype, stat, errmsg)
  end subroutine view_host_i32_7

  recursive subroutine pointer_i32_7(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I32, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i32_7

  recursive subroutine pair_current_i32_7(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I32, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i32_7

  recursive subroutine input_i32_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i32_7

  recursive subroutine output_i32_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I32, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i32_7

  recursive subroutine allocate_i32_7(p, shape, stat, errmsg)
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in) :: shape(7)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i32_7

  recursive subroutine deallocate_i32_7(p)
    integer(int32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i32_7

  recursive subroutine set_weight_i64_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(in) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i64_0(array), dtype, stat, errmsg)
  end subroutine set_weight_i64_0

  recursive subroutine get_weight_i64_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i64_0(array), dtype, stat, errmsg)
  end subroutine get_weight_i64_0

  recursive subroutine bind_input_i64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i64_0(array), dtype, stat, errmsg)
  end subroutine bind_input_i64_0

  recursive subroutine bind_output_i64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i64_0(array), dtype, stat, errmsg)
  end subroutine bind_output_i64_0

  recursive subroutine bind_inout_i64_0(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_0(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i64_0

  recursive subroutine bind_pair_i64_0(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: first, second
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_0(first), see_i64_0(second), dtype, stat, errmsg)
  end subroutine bind_pair_i64_0

  recursive subroutine view_host_i64_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i64_0(array), device, dtype, stat, errmsg)
  end subroutine view_host_i64_0

  recursive subroutine pointer_i64_0(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pointer_i64_0

  recursive subroutine pair_current_i64_0(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pair_current_i64_0

  recursive subroutine input_i64_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine input_i64_0

  recursive subroutine output_i64_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine output_i64_0

  recursive subroutine allocate_i64_0(p, stat, errmsg)
    integer(int64), pointer, intent(inout) :: p
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call get_memory(storage_size(p)/8, [integer(int64) ::], address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine allocate_i64_0

  recursive subroutine deallocate_i64_0(p)
    integer(int64), pointer, intent(inout) :: p
    if (.not. associated(p)) return
    call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i64_0

  recursive subroutine set_weight_i64_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(in) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i64_1(array), dtype, stat, errmsg)
  end subroutine set_weight_i64_1

  recursive subroutine get_weight_i64_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i64_1(array), dtype, stat, errmsg)
  end subroutine get_weight_i64_1

  recursive subroutine bind_input_i64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i64_1(array), dtype, stat, errmsg)
  end subroutine bind_input_i64_1

  recursive subroutine bind_output_i64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i64_1(array), dtype, stat, errmsg)
  end subroutine bind_output_i64_1

  recursive subroutine bind_inout_i64_1(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_1(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i64_1

  recursive subroutine bind_pair_i64_1(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: first(:), second(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_1(first), see_i64_1(second), dtype, stat, errmsg)
  end subroutine bind_pair_i64_1

  recursive subroutine view_host_i64_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i64_1(array), device, dtype, stat, errmsg)
  end subroutine view_host_i64_1

  recursive subroutine pointer_i64_1(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i64_1

  recursive subroutine pair_current_i64_1(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i64_1

  recursive subroutine input_i64_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i64_1

  recursive subroutine output_i64_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i64_1

  recursive subroutine allocate_i64_1(p, shape, stat, errmsg)
    integer(int64), pointer, intent(inout) :: p(:)
    class(*), intent(in) :: shape(1)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i64_1

  recursive subroutine deallocate_i64_1(p)
    integer(int64), pointer, intent(inout) :: p(:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i64_1

  recursive subroutine set_weight_i64_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i64_2(array), dtype, stat, errmsg)
  end subroutine set_weight_i64_2

  recursive subroutine get_weight_i64_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i64_2(array), dtype, stat, errmsg)
  end subroutine get_weight_i64_2

  recursive subroutine bind_input_i64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i64_2(array), dtype, stat, errmsg)
  end subroutine bind_input_i64_2

  recursive subroutine bind_output_i64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i64_2(array), dtype, stat, errmsg)
  end subroutine bind_output_i64_2

  recursive subroutine bind_inout_i64_2(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_2(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i64_2

  recursive subroutine bind_pair_i64_2(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: first(:,:), second(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_2(first), see_i64_2(second), dtype, stat, errmsg)
  end subroutine bind_pair_i64_2

  recursive subroutine view_host_i64_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i64_2(array), device, dtype, stat, errmsg)
  end subroutine view_host_i64_2

  recursive subroutine pointer_i64_2(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i64_2

  recursive subroutine pair_current_i64_2(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i64_2

  recursive subroutine input_i64_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i64_2

  recursive subroutine output_i64_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i64_2

  recursive subroutine allocate_i64_2(p, shape, stat, errmsg)
    integer(int64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in) :: shape(2)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i64_2

  recursive subroutine deallocate_i64_2(p)
    integer(int64), pointer, intent(inout) :: p(:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i64_2

  recursive subroutine set_weight_i64_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i64_3(array), dtype, stat, errmsg)
  end subroutine set_weight_i64_3

  recursive subroutine get_weight_i64_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i64_3(array), dtype, stat, errmsg)
  end subroutine get_weight_i64_3

  recursive subroutine bind_input_i64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i64_3(array), dtype, stat, errmsg)
  end subroutine bind_input_i64_3

  recursive subroutine bind_output_i64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i64_3(array), dtype, stat, errmsg)
  end subroutine bind_output_i64_3

  recursive subroutine bind_inout_i64_3(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_3(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i64_3

  recursive subroutine bind_pair_i64_3(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: first(:,:,:), second(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_3(first), see_i64_3(second), dtype, stat, errmsg)
  end subroutine bind_pair_i64_3

  recursive subroutine view_host_i64_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i64_3(array), device, dtype, stat, errmsg)
  end subroutine view_host_i64_3

  recursive subroutine pointer_i64_3(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i64_3

  recursive subroutine pair_current_i64_3(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i64_3

  recursive subroutine input_i64_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i64_3

  recursive subroutine output_i64_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i64_3

  recursive subroutine allocate_i64_3(p, shape, stat, errmsg)
    integer(int64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in) :: shape(3)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i64_3

  recursive subroutine deallocate_i64_3(p)
    integer(int64), pointer, intent(inout) :: p(:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i64_3

  recursive subroutine set_weight_i64_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i64_4(array), dtype, stat, errmsg)
  end subroutine set_weight_i64_4

  recursive subroutine get_weight_i64_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i64_4(array), dtype, stat, errmsg)
  end subroutine get_weight_i64_4

  recursive subroutine bind_input_i64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i64_4(array), dtype, stat, errmsg)
  end subroutine bind_input_i64_4

  recursive subroutine bind_output_i64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i64_4(array), dtype, stat, errmsg)
  end subroutine bind_output_i64_4

  recursive subroutine bind_inout_i64_4(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_4(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i64_4

  recursive subroutine bind_pair_i64_4(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: first(:,:,:,:), second(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_4(first), see_i64_4(second), dtype, stat, errmsg)
  end subroutine bind_pair_i64_4

  recursive subroutine view_host_i64_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i64_4(array), device, dtype, stat, errmsg)
  end subroutine view_host_i64_4

  recursive subroutine pointer_i64_4(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i64_4

  recursive subroutine pair_current_i64_4(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i64_4

  recursive subroutine input_i64_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i64_4

  recursive subroutine output_i64_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i64_4

  recursive subroutine allocate_i64_4(p, shape, stat, errmsg)
    integer(int64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in) :: shape(4)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i64_4

  recursive subroutine deallocate_i64_4(p)
    integer(int64), pointer, intent(inout) :: p(:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i64_4

  recursive subroutine set_weight_i64_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i64_5(array), dtype, stat, errmsg)
  end subroutine set_weight_i64_5

  recursive subroutine get_weight_i64_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i64_5(array), dtype, stat, errmsg)
  end subroutine get_weight_i64_5

  recursive subroutine bind_input_i64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i64_5(array), dtype, stat, errmsg)
  end subroutine bind_input_i64_5

  recursive subroutine bind_output_i64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i64_5(array), dtype, stat, errmsg)
  end subroutine bind_output_i64_5

  recursive subroutine bind_inout_i64_5(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_5(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i64_5

  recursive subroutine bind_pair_i64_5(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: first(:,:,:,:,:), second(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_5(first), see_i64_5(second), dtype, stat, errmsg)
  end subroutine bind_pair_i64_5

  recursive subroutine view_host_i64_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i64_5(array), device, dtype, stat, errmsg)
  end subroutine view_host_i64_5

  recursive subroutine pointer_i64_5(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i64_5

  recursive subroutine pair_current_i64_5(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i64_5

  recursive subroutine input_i64_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i64_5

  recursive subroutine output_i64_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i64_5

  recursive subroutine allocate_i64_5(p, shape, stat, errmsg)
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in) :: shape(5)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i64_5

  recursive subroutine deallocate_i64_5(p)
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i64_5

  recursive subroutine set_weight_i64_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i64_6(array), dtype, stat, errmsg)
  end subroutine set_weight_i64_6

  recursive subroutine get_weight_i64_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i64_6(array), dtype, stat, errmsg)
  end subroutine get_weight_i64_6

  recursive subroutine bind_input_i64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i64_6(array), dtype, stat, errmsg)
  end subroutine bind_input_i64_6

  recursive subroutine bind_output_i64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i64_6(array), dtype, stat, errmsg)
  end subroutine bind_output_i64_6

  recursive subroutine bind_inout_i64_6(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_6(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i64_6

  recursive subroutine bind_pair_i64_6(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: first(:,:,:,:,:,:), second(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_6(first), see_i64_6(second), dtype, stat, errmsg)
  end subroutine bind_pair_i64_6

  recursive subroutine view_host_i64_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i64_6(array), device, dtype, stat, errmsg)
  end subroutine view_host_i64_6

  recursive subroutine pointer_i64_6(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i64_6

  recursive subroutine pair_current_i64_6(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i64_6

  recursive subroutine input_i64_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i64_6

  recursive subroutine output_i64_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i64_6

  recursive subroutine allocate_i64_6(p, shape, stat, errmsg)
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in) :: shape(6)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i64_6

  recursive subroutine deallocate_i64_6(p)
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i64_6

  recursive subroutine set_weight_i64_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_i64_7(array), dtype, stat, errmsg)
  end subroutine set_weight_i64_7

  recursive subroutine get_weight_i64_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    integer(int64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_i64_7(array), dtype, stat, errmsg)
  end subroutine get_weight_i64_7

  recursive subroutine bind_input_i64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_i64_7(array), dtype, stat, errmsg)
  end subroutine bind_input_i64_7

  recursive subroutine bind_output_i64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_i64_7(array), dtype, stat, errmsg)
  end subroutine bind_output_i64_7

  recursive subroutine bind_inout_i64_7(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_7(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_i64_7

  recursive subroutine bind_pair_i64_7(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    integer(int64), pointer, intent(in) :: first(:,:,:,:,:,:,:), second(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_i64_7(first), see_i64_7(second), dtype, stat, errmsg)
  end subroutine bind_pair_i64_7

  recursive subroutine view_host_i64_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    integer(int64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_i64_7(array), device, dtype, stat, errmsg)
  end subroutine view_host_i64_7

  recursive subroutine pointer_i64_7(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_I64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_i64_7

  recursive subroutine pair_current_i64_7(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_I64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_i64_7

  recursive subroutine input_i64_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_i64_7

  recursive subroutine output_i64_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_I64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_i64_7

  recursive subroutine allocate_i64_7(p, shape, stat, errmsg)
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in) :: shape(7)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_i64_7

  recursive subroutine deallocate_i64_7(p)
    integer(int64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_i64_7

  recursive subroutine set_weight_r32_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(in) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r32_0(array), dtype, stat, errmsg)
  end subroutine set_weight_r32_0

  recursive subroutine get_weight_r32_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r32_0(array), dtype, stat, errmsg)
  end subroutine get_weight_r32_0

  recursive subroutine bind_input_r32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r32_0(array), dtype, stat, errmsg)
  end subroutine bind_input_r32_0

  recursive subroutine bind_output_r32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r32_0(array), dtype, stat, errmsg)
  end subroutine bind_output_r32_0

  recursive subroutine bind_inout_r32_0(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_0(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r32_0

  recursive subroutine bind_pair_r32_0(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: first, second
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_0(first), see_r32_0(second), dtype, stat, errmsg)
  end subroutine bind_pair_r32_0

  recursive subroutine view_host_r32_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r32_0(array), device, dtype, stat, errmsg)
  end subroutine view_host_r32_0

  recursive subroutine pointer_r32_0(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F32, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pointer_r32_0

  recursive subroutine pair_current_r32_0(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F32, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pair_current_r32_0

  recursive subroutine input_r32_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine input_r32_0

  recursive subroutine output_r32_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine output_r32_0

  recursive subroutine allocate_r32_0(p, stat, errmsg)
    real(real32), pointer, intent(inout) :: p
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call get_memory(storage_size(p)/8, [integer(int64) ::], address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine allocate_r32_0

  recursive subroutine deallocate_r32_0(p)
    real(real32), pointer, intent(inout) :: p
    if (.not. associated(p)) return
    call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r32_0

  recursive subroutine set_weight_r32_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(in) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r32_1(array), dtype, stat, errmsg)
  end subroutine set_weight_r32_1

  recursive subroutine get_weight_r32_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r32_1(array), dtype, stat, errmsg)
  end subroutine get_weight_r32_1

  recursive subroutine bind_input_r32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r32_1(array), dtype, stat, errmsg)
  end subroutine bind_input_r32_1

  recursive subroutine bind_output_r32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r32_1(array), dtype, stat, errmsg)
  end subroutine bind_output_r32_1

  recursive subroutine bind_inout_r32_1(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_1(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r32_1

  recursive subroutine bind_pair_r32_1(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: first(:), second(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_1(first), see_r32_1(second), dtype, stat, errmsg)
  end subroutine bind_pair_r32_1

  recursive subroutine view_host_r32_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r32_1(array), device, dtype, stat, errmsg)
  end subroutine view_host_r32_1

  recursive subroutine pointer_r32_1(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F32, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r32_1

  recursive subroutine pair_current_r32_1(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F32, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r32_1

  recursive subroutine input_r32_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r32_1

  recursive subroutine output_r32_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r32_1

  recursive subroutine allocate_r32_1(p, shape, stat, errmsg)
    real(real32), pointer, intent(inout) :: p(:)
    class(*), intent(in) :: shape(1)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r32_1

  recursive subroutine deallocate_r32_1(p)
    real(real32), pointer, intent(inout) :: p(:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r32_1

  recursive subroutine set_weight_r32_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r32_2(array), dtype, stat, errmsg)
  end subroutine set_weight_r32_2

  recursive subroutine get_weight_r32_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r32_2(array), dtype, stat, errmsg)
  end subroutine get_weight_r32_2

  recursive subroutine bind_input_r32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r32_2(array), dtype, stat, errmsg)
  end subroutine bind_input_r32_2

  recursive subroutine bind_output_r32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r32_2(array), dtype, stat, errmsg)
  end subroutine bind_output_r32_2

  recursive subroutine bind_inout_r32_2(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_2(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r32_2

  recursive subroutine bind_pair_r32_2(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: first(:,:), second(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_2(first), see_r32_2(second), dtype, stat, errmsg)
  end subroutine bind_pair_r32_2

  recursive subroutine view_host_r32_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r32_2(array), device, dtype, stat, errmsg)
  end subroutine view_host_r32_2

  recursive subroutine pointer_r32_2(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F32, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r32_2

  recursive subroutine pair_current_r32_2(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F32, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r32_2

  recursive subroutine input_r32_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r32_2

  recursive subroutine output_r32_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r32_2

  recursive subroutine allocate_r32_2(p, shape, stat, errmsg)
    real(real32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in) :: shape(2)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r32_2

  recursive subroutine deallocate_r32_2(p)
    real(real32), pointer, intent(inout) :: p(:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r32_2

  recursive subroutine set_weight_r32_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r32_3(array), dtype, stat, errmsg)
  end subroutine set_weight_r32_3

  recursive subroutine get_weight_r32_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r32_3(array), dtype, stat, errmsg)
  end subroutine get_weight_r32_3

  recursive subroutine bind_input_r32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r32_3(array), dtype, stat, errmsg)
  end subroutine bind_input_r32_3

  recursive subroutine bind_output_r32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r32_3(array), dtype, stat, errmsg)
  end subroutine bind_output_r32_3

  recursive subroutine bind_inout_r32_3(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_3(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r32_3

  recursive subroutine bind_pair_r32_3(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: first(:,:,:), second(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_3(first), see_r32_3(second), dtype, stat, errmsg)
  end subroutine bind_pair_r32_3

  recursive subroutine view_host_r32_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r32_3(array), device, dtype, stat, errmsg)
  end subroutine view_host_r32_3

  recursive subroutine pointer_r32_3(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F32, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r32_3

  recursive subroutine pair_current_r32_3(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F32, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r32_3

  recursive subroutine input_r32_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r32_3

  recursive subroutine output_r32_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r32_3

  recursive subroutine allocate_r32_3(p, shape, stat, errmsg)
    real(real32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in) :: shape(3)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r32_3

  recursive subroutine deallocate_r32_3(p)
    real(real32), pointer, intent(inout) :: p(:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r32_3

  recursive subroutine set_weight_r32_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r32_4(array), dtype, stat, errmsg)
  end subroutine set_weight_r32_4

  recursive subroutine get_weight_r32_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r32_4(array), dtype, stat, errmsg)
  end subroutine get_weight_r32_4

  recursive subroutine bind_input_r32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r32_4(array), dtype, stat, errmsg)
  end subroutine bind_input_r32_4

  recursive subroutine bind_output_r32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r32_4(array), dtype, stat, errmsg)
  end subroutine bind_output_r32_4

  recursive subroutine bind_inout_r32_4(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_4(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r32_4

  recursive subroutine bind_pair_r32_4(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: first(:,:,:,:), second(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_4(first), see_r32_4(second), dtype, stat, errmsg)
  end subroutine bind_pair_r32_4

  recursive subroutine view_host_r32_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r32_4(array), device, dtype, stat, errmsg)
  end subroutine view_host_r32_4

  recursive subroutine pointer_r32_4(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F32, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r32_4

  recursive subroutine pair_current_r32_4(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F32, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r32_4

  recursive subroutine input_r32_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r32_4

  recursive subroutine output_r32_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r32_4

  recursive subroutine allocate_r32_4(p, shape, stat, errmsg)
    real(real32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in) :: shape(4)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r32_4

  recursive subroutine deallocate_r32_4(p)
    real(real32), pointer, intent(inout) :: p(:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r32_4

  recursive subroutine set_weight_r32_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r32_5(array), dtype, stat, errmsg)
  end subroutine set_weight_r32_5

  recursive subroutine get_weight_r32_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r32_5(array), dtype, stat, errmsg)
  end subroutine get_weight_r32_5

  recursive subroutine bind_input_r32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r32_5(array), dtype, stat, errmsg)
  end subroutine bind_input_r32_5

  recursive subroutine bind_output_r32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r32_5(array), dtype, stat, errmsg)
  end subroutine bind_output_r32_5

  recursive subroutine bind_inout_r32_5(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_5(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r32_5

  recursive subroutine bind_pair_r32_5(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: first(:,:,:,:,:), second(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_5(first), see_r32_5(second), dtype, stat, errmsg)
  end subroutine bind_pair_r32_5

  recursive subroutine view_host_r32_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r32_5(array), device, dtype, stat, errmsg)
  end subroutine view_host_r32_5

  recursive subroutine pointer_r32_5(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F32, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r32_5

  recursive subroutine pair_current_r32_5(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F32, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r32_5

  recursive subroutine input_r32_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r32_5

  recursive subroutine output_r32_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r32_5

  recursive subroutine allocate_r32_5(p, shape, stat, errmsg)
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in) :: shape(5)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r32_5

  recursive subroutine deallocate_r32_5(p)
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r32_5

  recursive subroutine set_weight_r32_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r32_6(array), dtype, stat, errmsg)
  end subroutine set_weight_r32_6

  recursive subroutine get_weight_r32_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r32_6(array), dtype, stat, errmsg)
  end subroutine get_weight_r32_6

  recursive subroutine bind_input_r32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r32_6(array), dtype, stat, errmsg)
  end subroutine bind_input_r32_6

  recursive subroutine bind_output_r32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r32_6(array), dtype, stat, errmsg)
  end subroutine bind_output_r32_6

  recursive subroutine bind_inout_r32_6(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_6(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r32_6

  recursive subroutine bind_pair_r32_6(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: first(:,:,:,:,:,:), second(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_6(first), see_r32_6(second), dtype, stat, errmsg)
  end subroutine bind_pair_r32_6

  recursive subroutine view_host_r32_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r32_6(array), device, dtype, stat, errmsg)
  end subroutine view_host_r32_6

  recursive subroutine pointer_r32_6(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F32, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r32_6

  recursive subroutine pair_current_r32_6(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F32, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r32_6

  recursive subroutine input_r32_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r32_6

  recursive subroutine output_r32_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r32_6

  recursive subroutine allocate_r32_6(p, shape, stat, errmsg)
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in) :: shape(6)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r32_6

  recursive subroutine deallocate_r32_6(p)
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r32_6

  recursive subroutine set_weight_r32_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r32_7(array), dtype, stat, errmsg)
  end subroutine set_weight_r32_7

  recursive subroutine get_weight_r32_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r32_7(array), dtype, stat, errmsg)
  end subroutine get_weight_r32_7

  recursive subroutine bind_input_r32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r32_7(array), dtype, stat, errmsg)
  end subroutine bind_input_r32_7

  recursive subroutine bind_output_r32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r32_7(array), dtype, stat, errmsg)
  end subroutine bind_output_r32_7

  recursive subroutine bind_inout_r32_7(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_7(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r32_7

  recursive subroutine bind_pair_r32_7(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real32), pointer, intent(in) :: first(:,:,:,:,:,:,:), second(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r32_7(first), see_r32_7(second), dtype, stat, errmsg)
  end subroutine bind_pair_r32_7

  recursive subroutine view_host_r32_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r32_7(array), device, dtype, stat, errmsg)
  end subroutine view_host_r32_7

  recursive subroutine pointer_r32_7(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F32, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r32_7

  recursive subroutine pair_current_r32_7(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F32, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r32_7

  recursive subroutine input_r32_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r32_7

  recursive subroutine output_r32_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F32, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r32_7

  recursive subroutine allocate_r32_7(p, shape, stat, errmsg)
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in) :: shape(7)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r32_7

  recursive subroutine deallocate_r32_7(p)
    real(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r32_7

  recursive subroutine set_weight_r64_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(in) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r64_0(array), dtype, stat, errmsg)
  end subroutine set_weight_r64_0

  recursive subroutine get_weight_r64_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r64_0(array), dtype, stat, errmsg)
  end subroutine get_weight_r64_0

  recursive subroutine bind_input_r64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r64_0(array), dtype, stat, errmsg)
  end subroutine bind_input_r64_0

  recursive subroutine bind_output_r64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r64_0(array), dtype, stat, errmsg)
  end subroutine bind_output_r64_0

  recursive subroutine bind_inout_r64_0(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_0(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r64_0

  recursive subroutine bind_pair_r64_0(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: first, second
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_0(first), see_r64_0(second), dtype, stat, errmsg)
  end subroutine bind_pair_r64_0

  recursive subroutine view_host_r64_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r64_0(array), device, dtype, stat, errmsg)
  end subroutine view_host_r64_0

  recursive subroutine pointer_r64_0(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pointer_r64_0

  recursive subroutine pair_current_r64_0(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pair_current_r64_0

  recursive subroutine input_r64_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine input_r64_0

  recursive subroutine output_r64_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine output_r64_0

  recursive subroutine allocate_r64_0(p, stat, errmsg)
    real(real64), pointer, intent(inout) :: p
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call get_memory(storage_size(p)/8, [integer(int64) ::], address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine allocate_r64_0

  recursive subroutine deallocate_r64_0(p)
    real(real64), pointer, intent(inout) :: p
    if (.not. associated(p)) return
    call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r64_0

  recursive subroutine set_weight_r64_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(in) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r64_1(array), dtype, stat, errmsg)
  end subroutine set_weight_r64_1

  recursive subroutine get_weight_r64_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r64_1(array), dtype, stat, errmsg)
  end subroutine get_weight_r64_1

  recursive subroutine bind_input_r64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r64_1(array), dtype, stat, errmsg)
  end subroutine bind_input_r64_1

  recursive subroutine bind_output_r64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r64_1(array), dtype, stat, errmsg)
  end subroutine bind_output_r64_1

  recursive subroutine bind_inout_r64_1(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_1(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r64_1

  recursive subroutine bind_pair_r64_1(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: first(:), second(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_1(first), see_r64_1(second), dtype, stat, errmsg)
  end subroutine bind_pair_r64_1

  recursive subroutine view_host_r64_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r64_1(array), device, dtype, stat, errmsg)
  end subroutine view_host_r64_1

  recursive subroutine pointer_r64_1(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r64_1

  recursive subroutine pair_current_r64_1(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r64_1

  recursive subroutine input_r64_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r64_1

  recursive subroutine output_r64_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r64_1

  recursive subroutine allocate_r64_1(p, shape, stat, errmsg)
    real(real64), pointer, intent(inout) :: p(:)
    class(*), intent(in) :: shape(1)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r64_1

  recursive subroutine deallocate_r64_1(p)
    real(real64), pointer, intent(inout) :: p(:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r64_1

  recursive subroutine set_weight_r64_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r64_2(array), dtype, stat, errmsg)
  end subroutine set_weight_r64_2

  recursive subroutine get_weight_r64_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r64_2(array), dtype, stat, errmsg)
  end subroutine get_weight_r64_2

  recursive subroutine bind_input_r64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r64_2(array), dtype, stat, errmsg)
  end subroutine bind_input_r64_2

  recursive subroutine bind_output_r64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r64_2(array), dtype, stat, errmsg)
  end subroutine bind_output_r64_2

  recursive subroutine bind_inout_r64_2(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_2(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r64_2

  recursive subroutine bind_pair_r64_2(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: first(:,:), second(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_2(first), see_r64_2(second), dtype, stat, errmsg)
  end subroutine bind_pair_r64_2

  recursive subroutine view_host_r64_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r64_2(array), device, dtype, stat, errmsg)
  end subroutine view_host_r64_2

  recursive subroutine pointer_r64_2(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r64_2

  recursive subroutine pair_current_r64_2(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r64_2

  recursive subroutine input_r64_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r64_2

  recursive subroutine output_r64_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r64_2

  recursive subroutine allocate_r64_2(p, shape, stat, errmsg)
    real(real64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in) :: shape(2)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r64_2

  recursive subroutine deallocate_r64_2(p)
    real(real64), pointer, intent(inout) :: p(:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r64_2

  recursive subroutine set_weight_r64_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r64_3(array), dtype, stat, errmsg)
  end subroutine set_weight_r64_3

  recursive subroutine get_weight_r64_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r64_3(array), dtype, stat, errmsg)
  end subroutine get_weight_r64_3

  recursive subroutine bind_input_r64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r64_3(array), dtype, stat, errmsg)
  end subroutine bind_input_r64_3

  recursive subroutine bind_output_r64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r64_3(array), dtype, stat, errmsg)
  end subroutine bind_output_r64_3

  recursive subroutine bind_inout_r64_3(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_3(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r64_3

  recursive subroutine bind_pair_r64_3(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: first(:,:,:), second(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_3(first), see_r64_3(second), dtype, stat, errmsg)
  end subroutine bind_pair_r64_3

  recursive subroutine view_host_r64_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r64_3(array), device, dtype, stat, errmsg)
  end subroutine view_host_r64_3

  recursive subroutine pointer_r64_3(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r64_3

  recursive subroutine pair_current_r64_3(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r64_3

  recursive subroutine input_r64_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r64_3

  recursive subroutine output_r64_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r64_3

  recursive subroutine allocate_r64_3(p, shape, stat, errmsg)
    real(real64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in) :: shape(3)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r64_3

  recursive subroutine deallocate_r64_3(p)
    real(real64), pointer, intent(inout) :: p(:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r64_3

  recursive subroutine set_weight_r64_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r64_4(array), dtype, stat, errmsg)
  end subroutine set_weight_r64_4

  recursive subroutine get_weight_r64_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r64_4(array), dtype, stat, errmsg)
  end subroutine get_weight_r64_4

  recursive subroutine bind_input_r64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r64_4(array), dtype, stat, errmsg)
  end subroutine bind_input_r64_4

  recursive subroutine bind_output_r64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r64_4(array), dtype, stat, errmsg)
  end subroutine bind_output_r64_4

  recursive subroutine bind_inout_r64_4(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_4(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r64_4

  recursive subroutine bind_pair_r64_4(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: first(:,:,:,:), second(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_4(first), see_r64_4(second), dtype, stat, errmsg)
  end subroutine bind_pair_r64_4

  recursive subroutine view_host_r64_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r64_4(array), device, dtype, stat, errmsg)
  end subroutine view_host_r64_4

  recursive subroutine pointer_r64_4(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r64_4

  recursive subroutine pair_current_r64_4(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r64_4

  recursive subroutine input_r64_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r64_4

  recursive subroutine output_r64_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r64_4

  recursive subroutine allocate_r64_4(p, shape, stat, errmsg)
    real(real64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in) :: shape(4)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r64_4

  recursive subroutine deallocate_r64_4(p)
    real(real64), pointer, intent(inout) :: p(:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r64_4

  recursive subroutine set_weight_r64_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r64_5(array), dtype, stat, errmsg)
  end subroutine set_weight_r64_5

  recursive subroutine get_weight_r64_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r64_5(array), dtype, stat, errmsg)
  end subroutine get_weight_r64_5

  recursive subroutine bind_input_r64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r64_5(array), dtype, stat, errmsg)
  end subroutine bind_input_r64_5

  recursive subroutine bind_output_r64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r64_5(array), dtype, stat, errmsg)
  end subroutine bind_output_r64_5

  recursive subroutine bind_inout_r64_5(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_5(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r64_5

  recursive subroutine bind_pair_r64_5(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: first(:,:,:,:,:), second(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_5(first), see_r64_5(second), dtype, stat, errmsg)
  end subroutine bind_pair_r64_5

  recursive subroutine view_host_r64_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r64_5(array), device, dtype, stat, errmsg)
  end subroutine view_host_r64_5

  recursive subroutine pointer_r64_5(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r64_5

  recursive subroutine pair_current_r64_5(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r64_5

  recursive subroutine input_r64_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r64_5

  recursive subroutine output_r64_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r64_5

  recursive subroutine allocate_r64_5(p, shape, stat, errmsg)
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in) :: shape(5)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r64_5

  recursive subroutine deallocate_r64_5(p)
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r64_5

  recursive subroutine set_weight_r64_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r64_6(array), dtype, stat, errmsg)
  end subroutine set_weight_r64_6

  recursive subroutine get_weight_r64_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r64_6(array), dtype, stat, errmsg)
  end subroutine get_weight_r64_6

  recursive subroutine bind_input_r64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r64_6(array), dtype, stat, errmsg)
  end subroutine bind_input_r64_6

  recursive subroutine bind_output_r64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r64_6(array), dtype, stat, errmsg)
  end subroutine bind_output_r64_6

  recursive subroutine bind_inout_r64_6(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_6(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r64_6

  recursive subroutine bind_pair_r64_6(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: first(:,:,:,:,:,:), second(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_6(first), see_r64_6(second), dtype, stat, errmsg)
  end subroutine bind_pair_r64_6

  recursive subroutine view_host_r64_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r64_6(array), device, dtype, stat, errmsg)
  end subroutine view_host_r64_6

  recursive subroutine pointer_r64_6(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r64_6

  recursive subroutine pair_current_r64_6(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r64_6

  recursive subroutine input_r64_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r64_6

  recursive subroutine output_r64_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r64_6

  recursive subroutine allocate_r64_6(p, shape, stat, errmsg)
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in) :: shape(6)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r64_6

  recursive subroutine deallocate_r64_6(p)
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r64_6

  recursive subroutine set_weight_r64_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_r64_7(array), dtype, stat, errmsg)
  end subroutine set_weight_r64_7

  recursive subroutine get_weight_r64_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    real(real64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_r64_7(array), dtype, stat, errmsg)
  end subroutine get_weight_r64_7

  recursive subroutine bind_input_r64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_r64_7(array), dtype, stat, errmsg)
  end subroutine bind_input_r64_7

  recursive subroutine bind_output_r64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_r64_7(array), dtype, stat, errmsg)
  end subroutine bind_output_r64_7

  recursive subroutine bind_inout_r64_7(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_7(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_r64_7

  recursive subroutine bind_pair_r64_7(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    real(real64), pointer, intent(in) :: first(:,:,:,:,:,:,:), second(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_r64_7(first), see_r64_7(second), dtype, stat, errmsg)
  end subroutine bind_pair_r64_7

  recursive subroutine view_host_r64_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    real(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_r64_7(array), device, dtype, stat, errmsg)
  end subroutine view_host_r64_7

  recursive subroutine pointer_r64_7(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_F64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_r64_7

  recursive subroutine pair_current_r64_7(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_F64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_r64_7

  recursive subroutine input_r64_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_r64_7

  recursive subroutine output_r64_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_F64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_r64_7

  recursive subroutine allocate_r64_7(p, shape, stat, errmsg)
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in) :: shape(7)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_r64_7

  recursive subroutine deallocate_r64_7(p)
    real(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_r64_7

  recursive subroutine set_weight_z32_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(in) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z32_0(array), dtype, stat, errmsg)
  end subroutine set_weight_z32_0

  recursive subroutine get_weight_z32_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z32_0(array), dtype, stat, errmsg)
  end subroutine get_weight_z32_0

  recursive subroutine bind_input_z32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z32_0(array), dtype, stat, errmsg)
  end subroutine bind_input_z32_0

  recursive subroutine bind_output_z32_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z32_0(array), dtype, stat, errmsg)
  end subroutine bind_output_z32_0

  recursive subroutine bind_inout_z32_0(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_0(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z32_0

  recursive subroutine bind_pair_z32_0(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: first, second
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_0(first), see_z32_0(second), dtype, stat, errmsg)
  end subroutine bind_pair_z32_0

  recursive subroutine view_host_z32_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), pointer, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z32_0(array), device, dtype, stat, errmsg)
  end subroutine view_host_z32_0

  recursive subroutine pointer_z32_0(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pointer_z32_0

  recursive subroutine pair_current_z32_0(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pair_current_z32_0

  recursive subroutine input_z32_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine input_z32_0

  recursive subroutine output_z32_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine output_z32_0

  recursive subroutine allocate_z32_0(p, stat, errmsg)
    complex(real32), pointer, intent(inout) :: p
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call get_memory(storage_size(p)/8, [integer(int64) ::], address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine allocate_z32_0

  recursive subroutine deallocate_z32_0(p)
    complex(real32), pointer, intent(inout) :: p
    if (.not. associated(p)) return
    call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z32_0

  recursive subroutine set_weight_z32_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(in) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z32_1(array), dtype, stat, errmsg)
  end subroutine set_weight_z32_1

  recursive subroutine get_weight_z32_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z32_1(array), dtype, stat, errmsg)
  end subroutine get_weight_z32_1

  recursive subroutine bind_input_z32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z32_1(array), dtype, stat, errmsg)
  end subroutine bind_input_z32_1

  recursive subroutine bind_output_z32_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z32_1(array), dtype, stat, errmsg)
  end subroutine bind_output_z32_1

  recursive subroutine bind_inout_z32_1(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_1(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z32_1

  recursive subroutine bind_pair_z32_1(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: first(:), second(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_1(first), see_z32_1(second), dtype, stat, errmsg)
  end subroutine bind_pair_z32_1

  recursive subroutine view_host_z32_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), pointer, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z32_1(array), device, dtype, stat, errmsg)
  end subroutine view_host_z32_1

  recursive subroutine pointer_z32_1(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z32_1

  recursive subroutine pair_current_z32_1(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z32_1

  recursive subroutine input_z32_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z32_1

  recursive subroutine output_z32_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z32_1

  recursive subroutine allocate_z32_1(p, shape, stat, errmsg)
    complex(real32), pointer, intent(inout) :: p(:)
    class(*), intent(in) :: shape(1)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z32_1

  recursive subroutine deallocate_z32_1(p)
    complex(real32), pointer, intent(inout) :: p(:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z32_1

  recursive subroutine set_weight_z32_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z32_2(array), dtype, stat, errmsg)
  end subroutine set_weight_z32_2

  recursive subroutine get_weight_z32_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z32_2(array), dtype, stat, errmsg)
  end subroutine get_weight_z32_2

  recursive subroutine bind_input_z32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z32_2(array), dtype, stat, errmsg)
  end subroutine bind_input_z32_2

  recursive subroutine bind_output_z32_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z32_2(array), dtype, stat, errmsg)
  end subroutine bind_output_z32_2

  recursive subroutine bind_inout_z32_2(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_2(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z32_2

  recursive subroutine bind_pair_z32_2(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: first(:,:), second(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_2(first), see_z32_2(second), dtype, stat, errmsg)
  end subroutine bind_pair_z32_2

  recursive subroutine view_host_z32_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), pointer, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z32_2(array), device, dtype, stat, errmsg)
  end subroutine view_host_z32_2

  recursive subroutine pointer_z32_2(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z32_2

  recursive subroutine pair_current_z32_2(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z32_2

  recursive subroutine input_z32_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z32_2

  recursive subroutine output_z32_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z32_2

  recursive subroutine allocate_z32_2(p, shape, stat, errmsg)
    complex(real32), pointer, intent(inout) :: p(:,:)
    class(*), intent(in) :: shape(2)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z32_2

  recursive subroutine deallocate_z32_2(p)
    complex(real32), pointer, intent(inout) :: p(:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z32_2

  recursive subroutine set_weight_z32_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z32_3(array), dtype, stat, errmsg)
  end subroutine set_weight_z32_3

  recursive subroutine get_weight_z32_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z32_3(array), dtype, stat, errmsg)
  end subroutine get_weight_z32_3

  recursive subroutine bind_input_z32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z32_3(array), dtype, stat, errmsg)
  end subroutine bind_input_z32_3

  recursive subroutine bind_output_z32_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z32_3(array), dtype, stat, errmsg)
  end subroutine bind_output_z32_3

  recursive subroutine bind_inout_z32_3(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_3(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z32_3

  recursive subroutine bind_pair_z32_3(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: first(:,:,:), second(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_3(first), see_z32_3(second), dtype, stat, errmsg)
  end subroutine bind_pair_z32_3

  recursive subroutine view_host_z32_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z32_3(array), device, dtype, stat, errmsg)
  end subroutine view_host_z32_3

  recursive subroutine pointer_z32_3(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z32_3

  recursive subroutine pair_current_z32_3(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z32_3

  recursive subroutine input_z32_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z32_3

  recursive subroutine output_z32_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z32_3

  recursive subroutine allocate_z32_3(p, shape, stat, errmsg)
    complex(real32), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in) :: shape(3)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z32_3

  recursive subroutine deallocate_z32_3(p)
    complex(real32), pointer, intent(inout) :: p(:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z32_3

  recursive subroutine set_weight_z32_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z32_4(array), dtype, stat, errmsg)
  end subroutine set_weight_z32_4

  recursive subroutine get_weight_z32_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z32_4(array), dtype, stat, errmsg)
  end subroutine get_weight_z32_4

  recursive subroutine bind_input_z32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z32_4(array), dtype, stat, errmsg)
  end subroutine bind_input_z32_4

  recursive subroutine bind_output_z32_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z32_4(array), dtype, stat, errmsg)
  end subroutine bind_output_z32_4

  recursive subroutine bind_inout_z32_4(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_4(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z32_4

  recursive subroutine bind_pair_z32_4(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: first(:,:,:,:), second(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_4(first), see_z32_4(second), dtype, stat, errmsg)
  end subroutine bind_pair_z32_4

  recursive subroutine view_host_z32_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z32_4(array), device, dtype, stat, errmsg)
  end subroutine view_host_z32_4

  recursive subroutine pointer_z32_4(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z32_4

  recursive subroutine pair_current_z32_4(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z32_4

  recursive subroutine input_z32_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z32_4

  recursive subroutine output_z32_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z32_4

  recursive subroutine allocate_z32_4(p, shape, stat, errmsg)
    complex(real32), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in) :: shape(4)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z32_4

  recursive subroutine deallocate_z32_4(p)
    complex(real32), pointer, intent(inout) :: p(:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z32_4

  recursive subroutine set_weight_z32_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z32_5(array), dtype, stat, errmsg)
  end subroutine set_weight_z32_5

  recursive subroutine get_weight_z32_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z32_5(array), dtype, stat, errmsg)
  end subroutine get_weight_z32_5

  recursive subroutine bind_input_z32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z32_5(array), dtype, stat, errmsg)
  end subroutine bind_input_z32_5

  recursive subroutine bind_output_z32_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z32_5(array), dtype, stat, errmsg)
  end subroutine bind_output_z32_5

  recursive subroutine bind_inout_z32_5(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_5(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z32_5

  recursive subroutine bind_pair_z32_5(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: first(:,:,:,:,:), second(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_5(first), see_z32_5(second), dtype, stat, errmsg)
  end subroutine bind_pair_z32_5

  recursive subroutine view_host_z32_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z32_5(array), device, dtype, stat, errmsg)
  end subroutine view_host_z32_5

  recursive subroutine pointer_z32_5(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z32_5

  recursive subroutine pair_current_z32_5(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z32_5

  recursive subroutine input_z32_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z32_5

  recursive subroutine output_z32_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z32_5

  recursive subroutine allocate_z32_5(p, shape, stat, errmsg)
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in) :: shape(5)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z32_5

  recursive subroutine deallocate_z32_5(p)
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z32_5

  recursive subroutine set_weight_z32_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z32_6(array), dtype, stat, errmsg)
  end subroutine set_weight_z32_6

  recursive subroutine get_weight_z32_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z32_6(array), dtype, stat, errmsg)
  end subroutine get_weight_z32_6

  recursive subroutine bind_input_z32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z32_6(array), dtype, stat, errmsg)
  end subroutine bind_input_z32_6

  recursive subroutine bind_output_z32_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z32_6(array), dtype, stat, errmsg)
  end subroutine bind_output_z32_6

  recursive subroutine bind_inout_z32_6(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_6(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z32_6

  recursive subroutine bind_pair_z32_6(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: first(:,:,:,:,:,:), second(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_6(first), see_z32_6(second), dtype, stat, errmsg)
  end subroutine bind_pair_z32_6

  recursive subroutine view_host_z32_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z32_6(array), device, dtype, stat, errmsg)
  end subroutine view_host_z32_6

  recursive subroutine pointer_z32_6(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z32_6

  recursive subroutine pair_current_z32_6(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z32_6

  recursive subroutine input_z32_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z32_6

  recursive subroutine output_z32_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z32_6

  recursive subroutine allocate_z32_6(p, shape, stat, errmsg)
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in) :: shape(6)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z32_6

  recursive subroutine deallocate_z32_6(p)
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z32_6

  recursive subroutine set_weight_z32_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z32_7(array), dtype, stat, errmsg)
  end subroutine set_weight_z32_7

  recursive subroutine get_weight_z32_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real32), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z32_7(array), dtype, stat, errmsg)
  end subroutine get_weight_z32_7

  recursive subroutine bind_input_z32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z32_7(array), dtype, stat, errmsg)
  end subroutine bind_input_z32_7

  recursive subroutine bind_output_z32_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z32_7(array), dtype, stat, errmsg)
  end subroutine bind_output_z32_7

  recursive subroutine bind_inout_z32_7(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_7(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z32_7

  recursive subroutine bind_pair_z32_7(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real32), pointer, intent(in) :: first(:,:,:,:,:,:,:), second(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z32_7(first), see_z32_7(second), dtype, stat, errmsg)
  end subroutine bind_pair_z32_7

  recursive subroutine view_host_z32_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real32), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z32_7(array), device, dtype, stat, errmsg)
  end subroutine view_host_z32_7

  recursive subroutine pointer_z32_7(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z32_7

  recursive subroutine pair_current_z32_7(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z32_7

  recursive subroutine input_z32_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z32_7

  recursive subroutine output_z32_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C64, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z32_7

  recursive subroutine allocate_z32_7(p, shape, stat, errmsg)
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in) :: shape(7)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z32_7

  recursive subroutine deallocate_z32_7(p)
    complex(real32), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z32_7

  recursive subroutine set_weight_z64_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(in) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z64_0(array), dtype, stat, errmsg)
  end subroutine set_weight_z64_0

  recursive subroutine get_weight_z64_0(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(inout) :: array
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z64_0(array), dtype, stat, errmsg)
  end subroutine get_weight_z64_0

  recursive subroutine bind_input_z64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z64_0(array), dtype, stat, errmsg)
  end subroutine bind_input_z64_0

  recursive subroutine bind_output_z64_0(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z64_0(array), dtype, stat, errmsg)
  end subroutine bind_output_z64_0

  recursive subroutine bind_inout_z64_0(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_0(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z64_0

  recursive subroutine bind_pair_z64_0(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: first, second
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_0(first), see_z64_0(second), dtype, stat, errmsg)
  end subroutine bind_pair_z64_0

  recursive subroutine view_host_z64_0(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), pointer, intent(in) :: array
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z64_0(array), device, dtype, stat, errmsg)
  end subroutine view_host_z64_0

  recursive subroutine pointer_z64_0(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C128, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pointer_z64_0

  recursive subroutine pair_current_z64_0(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C128, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine pair_current_z64_0

  recursive subroutine input_z64_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine input_z64_0

  recursive subroutine output_z64_0(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 0, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine output_z64_0

  recursive subroutine allocate_z64_0(p, stat, errmsg)
    complex(real64), pointer, intent(inout) :: p
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(0)
    nullify (p)
    call get_memory(storage_size(p)/8, [integer(int64) ::], address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p)
  end subroutine allocate_z64_0

  recursive subroutine deallocate_z64_0(p)
    complex(real64), pointer, intent(inout) :: p
    if (.not. associated(p)) return
    call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z64_0

  recursive subroutine set_weight_z64_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(in) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z64_1(array), dtype, stat, errmsg)
  end subroutine set_weight_z64_1

  recursive subroutine get_weight_z64_1(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(inout) :: array(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z64_1(array), dtype, stat, errmsg)
  end subroutine get_weight_z64_1

  recursive subroutine bind_input_z64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z64_1(array), dtype, stat, errmsg)
  end subroutine bind_input_z64_1

  recursive subroutine bind_output_z64_1(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z64_1(array), dtype, stat, errmsg)
  end subroutine bind_output_z64_1

  recursive subroutine bind_inout_z64_1(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_1(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z64_1

  recursive subroutine bind_pair_z64_1(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: first(:), second(:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_1(first), see_z64_1(second), dtype, stat, errmsg)
  end subroutine bind_pair_z64_1

  recursive subroutine view_host_z64_1(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), pointer, intent(in) :: array(:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z64_1(array), device, dtype, stat, errmsg)
  end subroutine view_host_z64_1

  recursive subroutine pointer_z64_1(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C128, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z64_1

  recursive subroutine pair_current_z64_1(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C128, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z64_1

  recursive subroutine input_z64_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z64_1

  recursive subroutine output_z64_1(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 1, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z64_1

  recursive subroutine allocate_z64_1(p, shape, stat, errmsg)
    complex(real64), pointer, intent(inout) :: p(:)
    class(*), intent(in) :: shape(1)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(1)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z64_1

  recursive subroutine deallocate_z64_1(p)
    complex(real64), pointer, intent(inout) :: p(:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z64_1

  recursive subroutine set_weight_z64_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(in) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z64_2(array), dtype, stat, errmsg)
  end subroutine set_weight_z64_2

  recursive subroutine get_weight_z64_2(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(inout) :: array(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z64_2(array), dtype, stat, errmsg)
  end subroutine get_weight_z64_2

  recursive subroutine bind_input_z64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z64_2(array), dtype, stat, errmsg)
  end subroutine bind_input_z64_2

  recursive subroutine bind_output_z64_2(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z64_2(array), dtype, stat, errmsg)
  end subroutine bind_output_z64_2

  recursive subroutine bind_inout_z64_2(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_2(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z64_2

  recursive subroutine bind_pair_z64_2(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: first(:,:), second(:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_2(first), see_z64_2(second), dtype, stat, errmsg)
  end subroutine bind_pair_z64_2

  recursive subroutine view_host_z64_2(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), pointer, intent(in) :: array(:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z64_2(array), device, dtype, stat, errmsg)
  end subroutine view_host_z64_2

  recursive subroutine pointer_z64_2(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C128, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z64_2

  recursive subroutine pair_current_z64_2(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C128, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z64_2

  recursive subroutine input_z64_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z64_2

  recursive subroutine output_z64_2(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 2, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z64_2

  recursive subroutine allocate_z64_2(p, shape, stat, errmsg)
    complex(real64), pointer, intent(inout) :: p(:,:)
    class(*), intent(in) :: shape(2)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(2)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z64_2

  recursive subroutine deallocate_z64_2(p)
    complex(real64), pointer, intent(inout) :: p(:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z64_2

  recursive subroutine set_weight_z64_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z64_3(array), dtype, stat, errmsg)
  end subroutine set_weight_z64_3

  recursive subroutine get_weight_z64_3(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(inout) :: array(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z64_3(array), dtype, stat, errmsg)
  end subroutine get_weight_z64_3

  recursive subroutine bind_input_z64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z64_3(array), dtype, stat, errmsg)
  end subroutine bind_input_z64_3

  recursive subroutine bind_output_z64_3(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z64_3(array), dtype, stat, errmsg)
  end subroutine bind_output_z64_3

  recursive subroutine bind_inout_z64_3(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_3(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z64_3

  recursive subroutine bind_pair_z64_3(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: first(:,:,:), second(:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_3(first), see_z64_3(second), dtype, stat, errmsg)
  end subroutine bind_pair_z64_3

  recursive subroutine view_host_z64_3(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), pointer, intent(in) :: array(:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z64_3(array), device, dtype, stat, errmsg)
  end subroutine view_host_z64_3

  recursive subroutine pointer_z64_3(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C128, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z64_3

  recursive subroutine pair_current_z64_3(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C128, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z64_3

  recursive subroutine input_z64_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z64_3

  recursive subroutine output_z64_3(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 3, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z64_3

  recursive subroutine allocate_z64_3(p, shape, stat, errmsg)
    complex(real64), pointer, intent(inout) :: p(:,:,:)
    class(*), intent(in) :: shape(3)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(3)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z64_3

  recursive subroutine deallocate_z64_3(p)
    complex(real64), pointer, intent(inout) :: p(:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z64_3

  recursive subroutine set_weight_z64_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z64_4(array), dtype, stat, errmsg)
  end subroutine set_weight_z64_4

  recursive subroutine get_weight_z64_4(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(inout) :: array(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z64_4(array), dtype, stat, errmsg)
  end subroutine get_weight_z64_4

  recursive subroutine bind_input_z64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z64_4(array), dtype, stat, errmsg)
  end subroutine bind_input_z64_4

  recursive subroutine bind_output_z64_4(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z64_4(array), dtype, stat, errmsg)
  end subroutine bind_output_z64_4

  recursive subroutine bind_inout_z64_4(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_4(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z64_4

  recursive subroutine bind_pair_z64_4(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: first(:,:,:,:), second(:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_4(first), see_z64_4(second), dtype, stat, errmsg)
  end subroutine bind_pair_z64_4

  recursive subroutine view_host_z64_4(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), pointer, intent(in) :: array(:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z64_4(array), device, dtype, stat, errmsg)
  end subroutine view_host_z64_4

  recursive subroutine pointer_z64_4(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C128, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z64_4

  recursive subroutine pair_current_z64_4(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C128, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z64_4

  recursive subroutine input_z64_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z64_4

  recursive subroutine output_z64_4(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 4, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z64_4

  recursive subroutine allocate_z64_4(p, shape, stat, errmsg)
    complex(real64), pointer, intent(inout) :: p(:,:,:,:)
    class(*), intent(in) :: shape(4)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(4)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z64_4

  recursive subroutine deallocate_z64_4(p)
    complex(real64), pointer, intent(inout) :: p(:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z64_4

  recursive subroutine set_weight_z64_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z64_5(array), dtype, stat, errmsg)
  end subroutine set_weight_z64_5

  recursive subroutine get_weight_z64_5(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(inout) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z64_5(array), dtype, stat, errmsg)
  end subroutine get_weight_z64_5

  recursive subroutine bind_input_z64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z64_5(array), dtype, stat, errmsg)
  end subroutine bind_input_z64_5

  recursive subroutine bind_output_z64_5(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z64_5(array), dtype, stat, errmsg)
  end subroutine bind_output_z64_5

  recursive subroutine bind_inout_z64_5(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_5(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z64_5

  recursive subroutine bind_pair_z64_5(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: first(:,:,:,:,:), second(:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_5(first), see_z64_5(second), dtype, stat, errmsg)
  end subroutine bind_pair_z64_5

  recursive subroutine view_host_z64_5(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z64_5(array), device, dtype, stat, errmsg)
  end subroutine view_host_z64_5

  recursive subroutine pointer_z64_5(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C128, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z64_5

  recursive subroutine pair_current_z64_5(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C128, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z64_5

  recursive subroutine input_z64_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z64_5

  recursive subroutine output_z64_5(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 5, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z64_5

  recursive subroutine allocate_z64_5(p, shape, stat, errmsg)
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    class(*), intent(in) :: shape(5)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(5)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z64_5

  recursive subroutine deallocate_z64_5(p)
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z64_5

  recursive subroutine set_weight_z64_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z64_6(array), dtype, stat, errmsg)
  end subroutine set_weight_z64_6

  recursive subroutine get_weight_z64_6(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(inout) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z64_6(array), dtype, stat, errmsg)
  end subroutine get_weight_z64_6

  recursive subroutine bind_input_z64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z64_6(array), dtype, stat, errmsg)
  end subroutine bind_input_z64_6

  recursive subroutine bind_output_z64_6(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z64_6(array), dtype, stat, errmsg)
  end subroutine bind_output_z64_6

  recursive subroutine bind_inout_z64_6(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_6(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z64_6

  recursive subroutine bind_pair_z64_6(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: first(:,:,:,:,:,:), second(:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_6(first), see_z64_6(second), dtype, stat, errmsg)
  end subroutine bind_pair_z64_6

  recursive subroutine view_host_z64_6(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z64_6(array), device, dtype, stat, errmsg)
  end subroutine view_host_z64_6

  recursive subroutine pointer_z64_6(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C128, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z64_6

  recursive subroutine pair_current_z64_6(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C128, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z64_6

  recursive subroutine input_z64_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z64_6

  recursive subroutine output_z64_6(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 6, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z64_6

  recursive subroutine allocate_z64_6(p, shape, stat, errmsg)
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    class(*), intent(in) :: shape(6)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(6)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z64_6

  recursive subroutine deallocate_z64_6(p)
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z64_6

  recursive subroutine set_weight_z64_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .true., name, see_z64_7(array), dtype, stat, errmsg)
  end subroutine set_weight_z64_7

  recursive subroutine get_weight_z64_7(self, name, array, dtype, stat, errmsg)
    class(pjrtlite_bundle), intent(in) :: self
    character(*), intent(in) :: name
    complex(real64), target, intent(inout) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call bundle_weight(self, .false., name, see_z64_7(array), dtype, stat, errmsg)
  end subroutine get_weight_z64_7

  recursive subroutine bind_input_z64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_INPUT, index, see_z64_7(array), dtype, stat, errmsg)
  end subroutine bind_input_z64_7

  recursive subroutine bind_output_z64_7(self, index, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: index
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_array(self, BIND_OUTPUT, index, see_z64_7(array), dtype, stat, errmsg)
  end subroutine bind_output_z64_7

  recursive subroutine bind_inout_z64_7(self, input, output, array, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_7(array), dtype=dtype, stat=stat, errmsg=errmsg)
  end subroutine bind_inout_z64_7

  recursive subroutine bind_pair_z64_7(self, input, output, first, second, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    complex(real64), pointer, intent(in) :: first(:,:,:,:,:,:,:), second(:,:,:,:,:,:,:)
    class(*), intent(in) :: input, output
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call plan_both(self, input, output, see_z64_7(first), see_z64_7(second), dtype, stat, errmsg)
  end subroutine bind_pair_z64_7

  recursive subroutine view_host_z64_7(self, client, array, device, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(inout) :: self
    class(pjrtlite_client), intent(in) :: client
    complex(real64), pointer, intent(in) :: array(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: device, dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    call buffer_make(self, .true., client, see_z64_7(array), device, dtype, stat, errmsg)
  end subroutine view_host_z64_7

  recursive subroutine pointer_z64_7(self, p, dtype, stat, errmsg)
    class(pjrtlite_buffer), intent(in) :: self
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call buffer_find(self, PJRTLITE_DTYPE_C128, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pointer_z64_7

  recursive subroutine pair_current_z64_7(self, output, p, dtype, stat, errmsg)
    class(pjrtlite_plan), intent(in) :: self
    class(*), intent(in) :: output
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call plan_find(self, output, PJRTLITE_DTYPE_C128, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine pair_current_z64_7

  recursive subroutine input_z64_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_input(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine input_z64_7

  recursive subroutine output_z64_7(self, index, p, dtype, stat, errmsg)
    class(pjrtlite_arguments), intent(in) :: self
    class(*), intent(in) :: index
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in), optional :: dtype
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call arguments_find_output(self, index, PJRTLITE_DTYPE_C128, storage_size(p)/8, 7, dtype, &
        address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine output_z64_7

  recursive subroutine allocate_z64_7(p, shape, stat, errmsg)
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    class(*), intent(in) :: shape(7)
    class(*), intent(inout), optional :: stat
    character(*), intent(inout), optional :: errmsg
    type(c_ptr) :: address
    integer(int64) :: extents(7)
    nullify (p)
    call get_memory(storage_size(p)/8, shape, address, extents, stat, errmsg)
    if (c_associated(address)) call c_f_pointer(address, p, extents)
  end subroutine allocate_z64_7

  recursive subroutine deallocate_z64_7(p)
    complex(real64), pointer, intent(inout) :: p(:,:,:,:,:,:,:)
    if (.not. associated(p)) return
    if (size(p, kind=int64) > 0) call c_pjrtlite_free(c_loc(p))
    nullify (p)
  end subroutine deallocate_z64_7

end module pjrtlite
