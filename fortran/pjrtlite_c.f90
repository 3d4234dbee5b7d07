! The C interface of pjrtlite, as Fortran sees it: one interface for each function of
! pjrtlite.h, in the header's order, and its constants. Nothing here is meant for users:
! `use pjrtlite` has the same things with Fortran's arrays, strings and errors.
!
! Each function `pjrtlite_x` is named `c_pjrtlite_x` here. Handles and addresses are c_ptr,
! indices count from 0, shapes are in C's order, strings end in c_null_char. The header
! documents what each function does; tests/fortran/check-interface compares the two.
module pjrtlite_c
  use, intrinsic :: iso_c_binding, only: c_bool, c_char, c_double, c_funptr, c_int32_t, &
      c_int64_t, c_intptr_t, c_ptr, c_size_t
  implicit none
  public

  ! What a failed procedure returns in stat. 1 to 16 are PJRT's own codes, those from 100 on
  ! are pjrtlite's. The numbers never change.
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_OK = 0
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_CANCELLED = 1
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_UNKNOWN = 2
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_INVALID_ARGUMENT = 3
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_DEADLINE_EXCEEDED = 4
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_NOT_FOUND = 5
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_ALREADY_EXISTS = 6
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_PERMISSION_DENIED = 7
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_RESOURCE_EXHAUSTED = 8
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_FAILED_PRECONDITION = 9
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_ABORTED = 10
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_OUT_OF_RANGE = 11
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_UNIMPLEMENTED = 12
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_INTERNAL = 13
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_UNAVAILABLE = 14
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_DATA_LOSS = 15
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_UNAUTHENTICATED = 16
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_NULL_ARGUMENT = 100
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_PLUGIN_NOT_FOUND = 101
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_PLUGIN_LOAD_FAILED = 102
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_NOT_A_PLUGIN = 103
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_ABI_MISMATCH = 104
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_UNSUPPORTED_BY_PLUGIN = 105
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_FILE_UNREADABLE = 106
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_BAD_PROGRAM = 107
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_SIGNATURE_MISMATCH = 108
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_UNKNOWN_OPTION = 109
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_INDEX_OUT_OF_RANGE = 110
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_NOT_BOUND = 111
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_COPY_REQUIRED = 112
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_USED_AFTER_FORK = 113
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_PANIC = 114
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_INVALID_VALUE = 115
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_NOT_RUN = 116
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_TIMED_OUT = 117
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_PROGRAM_MISMATCH = 118
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_CUSTOM_CALL_NOT_FOUND = 119
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_IN_USE = 120
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_PLUGIN_EXCEPTION = 121
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_UNSUPPORTED = 122
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_FILE_UNWRITABLE = 123
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_FUNCTION_FAILED = 124
  integer(c_int32_t), parameter :: PJRTLITE_STATUS_CHECK_FAILED = 125

  ! Element types. The numbers are those of PJRT_Buffer_Type.
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_BOOL = 1
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_I8 = 2
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_I16 = 3
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_I32 = 4
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_I64 = 5
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_U8 = 6
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_U16 = 7
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_U32 = 8
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_U64 = 9
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F16 = 10
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F32 = 11
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F64 = 12
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_BF16 = 13
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_C64 = 14
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_C128 = 15
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F8E5M2 = 16
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F8E4M3FN = 17
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F8E4M3B11FNUZ = 18
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F8E5M2FNUZ = 19
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F8E4M3FNUZ = 20
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_I4 = 21
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_U4 = 22
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_I2 = 24
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_U2 = 25
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F8E4M3 = 26
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F8E3M4 = 27
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F8E8M0FNU = 28
  integer(c_int32_t), parameter :: PJRTLITE_DTYPE_F4E2M1FN = 29

  interface
    ! The library as a whole.
    pure function c_pjrtlite_version() bind(C, name='pjrtlite_version') result(answer)
      import :: c_ptr
      type(c_ptr) :: answer
    end function

    pure function c_pjrtlite_last_error_message() &
        bind(C, name='pjrtlite_last_error_message') result(answer)
      import :: c_ptr
      type(c_ptr) :: answer
    end function

    function c_pjrtlite_fail(status, message) bind(C, name='pjrtlite_fail') result(answer)
      import :: c_char, c_int32_t
      integer(c_int32_t), value :: status
      character(kind=c_char), intent(in) :: message(*)
      integer(c_int32_t) :: answer
    end function

    pure function c_pjrtlite_status_name(status) bind(C, name='pjrtlite_status_name') result(answer)
      import :: c_int32_t, c_ptr
      integer(c_int32_t), value :: status
      type(c_ptr) :: answer
    end function

    function c_pjrtlite_set_log_callback(callback, user) &
        bind(C, name='pjrtlite_set_log_callback') result(status)
      import :: c_funptr, c_int32_t, c_ptr
      type(c_funptr), value :: callback
      type(c_ptr), value :: user
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_local_rank(rank, size) bind(C, name='pjrtlite_local_rank') result(status)
      import :: c_int32_t
      integer(c_int32_t), intent(inout) :: rank, size
      integer(c_int32_t) :: status
    end function

    pure function c_pjrtlite_dtype_name(dtype) bind(C, name='pjrtlite_dtype_name') result(answer)
      import :: c_int32_t, c_ptr
      integer(c_int32_t), value :: dtype
      type(c_ptr) :: answer
    end function

    pure function c_pjrtlite_dtype_byte_size(dtype) bind(C, name='pjrtlite_dtype_byte_size') result(answer)
      import :: c_int32_t, c_size_t
      integer(c_int32_t), value :: dtype
      integer(c_size_t) :: answer
    end function

    ! Options.
    function c_pjrtlite_options_create(options) &
        bind(C, name='pjrtlite_options_create') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), intent(inout) :: options
      integer(c_int32_t) :: status
    end function

    subroutine c_pjrtlite_options_destroy(options) bind(C, name='pjrtlite_options_destroy')
      import :: c_ptr
      type(c_ptr), value :: options
    end subroutine

    function c_pjrtlite_options_set_string(options, key, value) &
        bind(C, name='pjrtlite_options_set_string') result(status)
      import :: c_char, c_int32_t, c_ptr
      type(c_ptr), value :: options
      character(kind=c_char), intent(in) :: key(*), value(*)
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_options_set_int(options, key, value) &
        bind(C, name='pjrtlite_options_set_int') result(status)
      import :: c_char, c_int32_t, c_int64_t, c_ptr
      type(c_ptr), value :: options
      character(kind=c_char), intent(in) :: key(*)
      integer(c_int64_t), value :: value
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_options_set_float(options, key, value) &
        bind(C, name='pjrtlite_options_set_float') result(status)
      import :: c_char, c_double, c_int32_t, c_ptr
      type(c_ptr), value :: options
      character(kind=c_char), intent(in) :: key(*)
      real(c_double), value :: value
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_options_set_bool(options, key, value) &
        bind(C, name='pjrtlite_options_set_bool') result(status)
      import :: c_bool, c_char, c_int32_t, c_ptr
      type(c_ptr), value :: options
      character(kind=c_char), intent(in) :: key(*)
      logical(c_bool), value :: value
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_options_set_int_list(options, key, values, count) &
        bind(C, name='pjrtlite_options_set_int_list') result(status)
      import :: c_char, c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: options
      character(kind=c_char), intent(in) :: key(*)
      integer(c_int64_t), intent(in) :: values(*)
      integer(c_size_t), value :: count
      integer(c_int32_t) :: status
    end function

    ! Client.
    function c_pjrtlite_client_create(plugin, options, client) &
        bind(C, name='pjrtlite_client_create') result(status)
      import :: c_char, c_int32_t, c_ptr
      character(kind=c_char), intent(in) :: plugin(*)
      type(c_ptr), value :: options
      type(c_ptr), intent(inout) :: client
      integer(c_int32_t) :: status
    end function

    subroutine c_pjrtlite_client_destroy(client) bind(C, name='pjrtlite_client_destroy')
      import :: c_ptr
      type(c_ptr), value :: client
    end subroutine

    function c_pjrtlite_client_plugin_path(client, path) &
        bind(C, name='pjrtlite_client_plugin_path') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: client
      type(c_ptr), intent(inout) :: path
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_pjrt_version(client, major, minor) &
        bind(C, name='pjrtlite_client_pjrt_version') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: client
      integer(c_int32_t), intent(inout) :: major, minor
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_platform_name(client, name) &
        bind(C, name='pjrtlite_client_platform_name') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: client
      type(c_ptr), intent(inout) :: name
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_platform_version(client, version) &
        bind(C, name='pjrtlite_client_platform_version') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: client
      type(c_ptr), intent(inout) :: version
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_attribute_count(client, count) &
        bind(C, name='pjrtlite_client_attribute_count') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: client
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_attribute(client, index, name, value) &
        bind(C, name='pjrtlite_client_attribute') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: client
      integer(c_size_t), value :: index
      type(c_ptr), intent(inout) :: name, value
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_has_extension(client, extension, present) &
        bind(C, name='pjrtlite_client_has_extension') result(status)
      import :: c_bool, c_int32_t, c_ptr
      type(c_ptr), value :: client
      integer(c_int32_t), value :: extension
      logical(c_bool), intent(inout) :: present
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_global_device_count(client, count) &
        bind(C, name='pjrtlite_client_global_device_count') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: client
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_process_index(client, index) &
        bind(C, name='pjrtlite_client_process_index') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: client
      integer(c_size_t), intent(inout) :: index
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_device_count(client, count) &
        bind(C, name='pjrtlite_client_device_count') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: client
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_local_device(client, device) &
        bind(C, name='pjrtlite_client_local_device') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: client
      integer(c_size_t), intent(inout) :: device
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_device_id(client, device, id) &
        bind(C, name='pjrtlite_client_device_id') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: client
      integer(c_size_t), value :: device
      integer(c_int32_t), intent(inout) :: id
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_device_kind(client, device, kind) &
        bind(C, name='pjrtlite_client_device_kind') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: client
      integer(c_size_t), value :: device
      type(c_ptr), intent(inout) :: kind
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_device_description(client, device, description) &
        bind(C, name='pjrtlite_client_device_description') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: client
      integer(c_size_t), value :: device
      type(c_ptr), intent(inout) :: description
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_device_memory_kind(client, device, kind) &
        bind(C, name='pjrtlite_client_device_memory_kind') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: client
      integer(c_size_t), value :: device
      type(c_ptr), intent(inout) :: kind
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_client_device_memory_stats(client, device, bytes_in_use, peak_bytes_in_use, bytes_limit) &
        bind(C, name='pjrtlite_client_device_memory_stats') result(status)
      import :: c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: client
      integer(c_size_t), value :: device
      integer(c_int64_t), intent(inout) :: bytes_in_use, peak_bytes_in_use, bytes_limit
      integer(c_int32_t) :: status
    end function

    ! Buffer.
    function c_pjrtlite_buffer_from_host(client, data, dtype, dims, rank, device, buffer) &
        bind(C, name='pjrtlite_buffer_from_host') result(status)
      import :: c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: client, data
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank, device
      type(c_ptr), intent(inout) :: buffer
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_buffer_view_host(client, data, dtype, dims, rank, device, buffer) &
        bind(C, name='pjrtlite_buffer_view_host') result(status)
      import :: c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: client, data
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank, device
      type(c_ptr), intent(inout) :: buffer
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_buffer_view_device(client, pointer, dtype, dims, rank, &
        device, stream, released, user, buffer) bind(C, name='pjrtlite_buffer_view_device') result(status)
      import :: c_funptr, c_int32_t, c_int64_t, c_intptr_t, c_ptr, c_size_t
      type(c_ptr), value :: client, pointer
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank, device
      integer(c_intptr_t), value :: stream
      type(c_funptr), value :: released
      type(c_ptr), value :: user
      type(c_ptr), intent(inout) :: buffer
      integer(c_int32_t) :: status
    end function

    subroutine c_pjrtlite_buffer_destroy(buffer) bind(C, name='pjrtlite_buffer_destroy')
      import :: c_ptr
      type(c_ptr), value :: buffer
    end subroutine

    function c_pjrtlite_buffer_dtype(buffer, dtype) &
        bind(C, name='pjrtlite_buffer_dtype') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: buffer
      integer(c_int32_t), intent(inout) :: dtype
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_buffer_dims(buffer, dims, rank) &
        bind(C, name='pjrtlite_buffer_dims') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: buffer
      type(c_ptr), intent(inout) :: dims
      integer(c_size_t), intent(inout) :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_buffer_byte_size(buffer, bytes) &
        bind(C, name='pjrtlite_buffer_byte_size') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: buffer
      integer(c_size_t), intent(inout) :: bytes
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_buffer_device(buffer, device) &
        bind(C, name='pjrtlite_buffer_device') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: buffer
      integer(c_size_t), intent(inout) :: device
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_buffer_memory_kind(buffer, kind) &
        bind(C, name='pjrtlite_buffer_memory_kind') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: buffer
      type(c_ptr), intent(inout) :: kind
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_buffer_copy_to(buffer, device, copy) &
        bind(C, name='pjrtlite_buffer_copy_to') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: buffer
      integer(c_size_t), value :: device
      type(c_ptr), intent(inout) :: copy
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_buffer_copy_to_memory(buffer, device, kind, copy) &
        bind(C, name='pjrtlite_buffer_copy_to_memory') result(status)
      import :: c_char, c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: buffer
      integer(c_size_t), value :: device
      character(kind=c_char), intent(in) :: kind(*)
      type(c_ptr), intent(inout) :: copy
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_buffer_ready(buffer, event) &
        bind(C, name='pjrtlite_buffer_ready') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: buffer
      type(c_ptr), intent(inout) :: event
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_buffer_host_pointer(buffer, data) &
        bind(C, name='pjrtlite_buffer_host_pointer') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: buffer
      type(c_ptr), intent(inout) :: data
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_buffer_to_host(buffer, data, bytes) &
        bind(C, name='pjrtlite_buffer_to_host') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: buffer, data
      integer(c_size_t), value :: bytes
      integer(c_int32_t) :: status
    end function

    ! Event.
    function c_pjrtlite_event_wait(event) bind(C, name='pjrtlite_event_wait') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: event
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_event_wait_for(event, seconds) &
        bind(C, name='pjrtlite_event_wait_for') result(status)
      import :: c_double, c_int32_t, c_ptr
      type(c_ptr), value :: event
      real(c_double), value :: seconds
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_event_test(event, ready) &
        bind(C, name='pjrtlite_event_test') result(status)
      import :: c_bool, c_int32_t, c_ptr
      type(c_ptr), value :: event
      logical(c_bool), intent(inout) :: ready
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_event_on_ready(event, callback, user) &
        bind(C, name='pjrtlite_event_on_ready') result(status)
      import :: c_funptr, c_int32_t, c_ptr
      type(c_ptr), value :: event
      type(c_funptr), value :: callback
      type(c_ptr), value :: user
      integer(c_int32_t) :: status
    end function

    subroutine c_pjrtlite_event_destroy(event) bind(C, name='pjrtlite_event_destroy')
      import :: c_ptr
      type(c_ptr), value :: event
    end subroutine

    ! Functions of the host.
    function c_pjrtlite_function_register(name, function, user, options) &
        bind(C, name='pjrtlite_function_register') result(status)
      import :: c_char, c_funptr, c_int32_t, c_ptr
      character(kind=c_char), intent(in) :: name(*)
      type(c_funptr), value :: function
      type(c_ptr), value :: user, options
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_input_count(arguments, count) &
        bind(C, name='pjrtlite_arguments_input_count') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: arguments
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_output_count(arguments, count) &
        bind(C, name='pjrtlite_arguments_output_count') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: arguments
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_input(arguments, index, dtype, dims, rank, data) &
        bind(C, name='pjrtlite_arguments_input') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: arguments
      integer(c_size_t), value :: index
      integer(c_int32_t), intent(inout) :: dtype
      type(c_ptr), intent(inout) :: dims
      integer(c_size_t), intent(inout) :: rank
      type(c_ptr), intent(inout) :: data
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_output(arguments, index, dtype, dims, rank, data) &
        bind(C, name='pjrtlite_arguments_output') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: arguments
      integer(c_size_t), value :: index
      integer(c_int32_t), intent(inout) :: dtype
      type(c_ptr), intent(inout) :: dims
      integer(c_size_t), intent(inout) :: rank
      type(c_ptr), intent(inout) :: data
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_attribute_count(arguments, count) &
        bind(C, name='pjrtlite_arguments_attribute_count') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: arguments
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_attribute_name(arguments, index, name) &
        bind(C, name='pjrtlite_arguments_attribute_name') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: arguments
      integer(c_size_t), value :: index
      type(c_ptr), intent(inout) :: name
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_attribute_int(arguments, name, value) &
        bind(C, name='pjrtlite_arguments_attribute_int') result(status)
      import :: c_char, c_int32_t, c_int64_t, c_ptr
      type(c_ptr), value :: arguments
      character(kind=c_char), intent(in) :: name(*)
      integer(c_int64_t), intent(inout) :: value
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_attribute_float(arguments, name, value) &
        bind(C, name='pjrtlite_arguments_attribute_float') result(status)
      import :: c_char, c_double, c_int32_t, c_ptr
      type(c_ptr), value :: arguments
      character(kind=c_char), intent(in) :: name(*)
      real(c_double), intent(inout) :: value
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_attribute_bool(arguments, name, value) &
        bind(C, name='pjrtlite_arguments_attribute_bool') result(status)
      import :: c_bool, c_char, c_int32_t, c_ptr
      type(c_ptr), value :: arguments
      character(kind=c_char), intent(in) :: name(*)
      logical(c_bool), intent(inout) :: value
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_attribute_string(arguments, name, value) &
        bind(C, name='pjrtlite_arguments_attribute_string') result(status)
      import :: c_char, c_int32_t, c_ptr
      type(c_ptr), value :: arguments
      character(kind=c_char), intent(in) :: name(*)
      type(c_ptr), intent(inout) :: value
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_attribute_list(arguments, name, dtype, count, data) &
        bind(C, name='pjrtlite_arguments_attribute_list') result(status)
      import :: c_char, c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: arguments
      character(kind=c_char), intent(in) :: name(*)
      integer(c_int32_t), intent(inout) :: dtype
      integer(c_size_t), intent(inout) :: count
      type(c_ptr), intent(inout) :: data
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_user_data(arguments, user) &
        bind(C, name='pjrtlite_arguments_user_data') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: arguments
      type(c_ptr), intent(inout) :: user
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_arguments_fail(arguments, message) &
        bind(C, name='pjrtlite_arguments_fail') result(status)
      import :: c_char, c_int32_t, c_ptr
      type(c_ptr), value :: arguments
      character(kind=c_char), intent(in) :: message(*)
      integer(c_int32_t) :: status
    end function

    ! Executable.
    function c_pjrtlite_bundle_open(path, options, bundle) &
        bind(C, name='pjrtlite_bundle_open') result(status)
      import :: c_char, c_int32_t, c_ptr
      character(kind=c_char), intent(in) :: path(*)
      type(c_ptr), value :: options
      type(c_ptr), intent(inout) :: bundle
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_open_memory(data, bytes, bundle) &
        bind(C, name='pjrtlite_bundle_open_memory') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: data
      integer(c_size_t), value :: bytes
      type(c_ptr), intent(inout) :: bundle
      integer(c_int32_t) :: status
    end function

    subroutine c_pjrtlite_bundle_destroy(bundle) &
        bind(C, name='pjrtlite_bundle_destroy')
      import :: c_ptr
      type(c_ptr), value :: bundle
    end subroutine

    function c_pjrtlite_bundle_name(bundle, name) &
        bind(C, name='pjrtlite_bundle_name') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: bundle
      type(c_ptr), intent(inout) :: name
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_manifest(bundle, json) &
        bind(C, name='pjrtlite_bundle_manifest') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: bundle
      type(c_ptr), intent(inout) :: json
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_function_count(bundle, count) &
        bind(C, name='pjrtlite_bundle_function_count') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_function_name(bundle, index, name) &
        bind(C, name='pjrtlite_bundle_function_name') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      integer(c_size_t), value :: index
      type(c_ptr), intent(inout) :: name
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_function_fact(bundle, function, fact, text) &
        bind(C, name='pjrtlite_bundle_function_fact') result(status)
      import :: c_char, c_int32_t, c_ptr
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: function(*)
      character(kind=c_char), intent(in) :: fact(*)
      type(c_ptr), intent(inout) :: text
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_input_count(bundle, function, count) &
        bind(C, name='pjrtlite_bundle_input_count') result(status)
      import :: c_char, c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: function(*)
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_output_count(bundle, function, count) &
        bind(C, name='pjrtlite_bundle_output_count') result(status)
      import :: c_char, c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: function(*)
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_input(bundle, function, index, name, dtype, dims, rank) &
        bind(C, name='pjrtlite_bundle_input') result(status)
      import :: c_char, c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: function(*)
      integer(c_size_t), value :: index
      type(c_ptr), intent(inout) :: name
      integer(c_int32_t), intent(inout) :: dtype
      type(c_ptr), intent(inout) :: dims
      integer(c_size_t), intent(inout) :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_output(bundle, function, index, name, dtype, dims, rank) &
        bind(C, name='pjrtlite_bundle_output') result(status)
      import :: c_char, c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: function(*)
      integer(c_size_t), value :: index
      type(c_ptr), intent(inout) :: name
      integer(c_int32_t), intent(inout) :: dtype
      type(c_ptr), intent(inout) :: dims
      integer(c_size_t), intent(inout) :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_input_fact(bundle, function, index, fact, text) &
        bind(C, name='pjrtlite_bundle_input_fact') result(status)
      import :: c_char, c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: function(*)
      integer(c_size_t), value :: index
      character(kind=c_char), intent(in) :: fact(*)
      type(c_ptr), intent(inout) :: text
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_output_fact(bundle, function, index, fact, text) &
        bind(C, name='pjrtlite_bundle_output_fact') result(status)
      import :: c_char, c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: function(*)
      integer(c_size_t), value :: index
      character(kind=c_char), intent(in) :: fact(*)
      type(c_ptr), intent(inout) :: text
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_load(bundle, client, function, sizes, options, executable) &
        bind(C, name='pjrtlite_bundle_load') result(status)
      import :: c_char, c_int32_t, c_ptr
      type(c_ptr), value :: bundle
      type(c_ptr), value :: client
      character(kind=c_char), intent(in) :: function(*)
      character(kind=c_char), intent(in) :: sizes(*)
      type(c_ptr), value :: options
      type(c_ptr), intent(inout) :: executable
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_check(bundle, client, options, report) &
        bind(C, name='pjrtlite_bundle_check') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: bundle
      type(c_ptr), value :: client
      type(c_ptr), value :: options
      type(c_ptr), intent(inout) :: report
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_with_weights(bundle, path, other) &
        bind(C, name='pjrtlite_bundle_with_weights') result(status)
      import :: c_char, c_int32_t, c_ptr
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: path(*)
      type(c_ptr), intent(inout) :: other
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_weight_count(bundle, count) &
        bind(C, name='pjrtlite_bundle_weight_count') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_weight_name(bundle, index, name) &
        bind(C, name='pjrtlite_bundle_weight_name') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      integer(c_size_t), value :: index
      type(c_ptr), intent(inout) :: name
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_weight_type(bundle, name, dtype, dims, rank) &
        bind(C, name='pjrtlite_bundle_weight_type') result(status)
      import :: c_char, c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: name(*)
      integer(c_int32_t), intent(inout) :: dtype
      type(c_ptr), intent(inout) :: dims
      integer(c_size_t), intent(inout) :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_get_weight(bundle, name, data, dtype, dims, rank) &
        bind(C, name='pjrtlite_bundle_get_weight') result(status)
      import :: c_char, c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: name(*)
      type(c_ptr), value :: data
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_set_weight(bundle, name, data, dtype, dims, rank) &
        bind(C, name='pjrtlite_bundle_set_weight') result(status)
      import :: c_char, c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: name(*)
      type(c_ptr), value :: data
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_bundle_save(bundle, path, client, options) &
        bind(C, name='pjrtlite_bundle_save') result(status)
      import :: c_char, c_int32_t, c_ptr
      type(c_ptr), value :: bundle
      character(kind=c_char), intent(in) :: path(*)
      type(c_ptr), value :: client
      type(c_ptr), value :: options
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_load_file(client, path, options, executable) &
        bind(C, name='pjrtlite_executable_load_file') result(status)
      import :: c_char, c_int32_t, c_ptr
      type(c_ptr), value :: client
      character(kind=c_char), intent(in) :: path(*)
      type(c_ptr), value :: options
      type(c_ptr), intent(inout) :: executable
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_load_memory(client, data, bytes, options, executable) &
        bind(C, name='pjrtlite_executable_load_memory') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: client, data
      integer(c_size_t), value :: bytes
      type(c_ptr), value :: options
      type(c_ptr), intent(inout) :: executable
      integer(c_int32_t) :: status
    end function

    subroutine c_pjrtlite_executable_destroy(executable) &
        bind(C, name='pjrtlite_executable_destroy')
      import :: c_ptr
      type(c_ptr), value :: executable
    end subroutine

    function c_pjrtlite_executable_name(executable, name) &
        bind(C, name='pjrtlite_executable_name') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: executable
      type(c_ptr), intent(inout) :: name
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_format(executable, format) &
        bind(C, name='pjrtlite_executable_format') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: executable
      type(c_ptr), intent(inout) :: format
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_input_count(executable, count) &
        bind(C, name='pjrtlite_executable_input_count') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_input_type(executable, index, dtype, dims, rank) &
        bind(C, name='pjrtlite_executable_input_type') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: index
      integer(c_int32_t), intent(inout) :: dtype
      type(c_ptr), intent(inout) :: dims
      integer(c_size_t), intent(inout) :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_input_byte_size(executable, index, bytes) &
        bind(C, name='pjrtlite_executable_input_byte_size') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: index
      integer(c_size_t), intent(inout) :: bytes
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_input_name(executable, index, name) &
        bind(C, name='pjrtlite_executable_input_name') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: index
      type(c_ptr), intent(inout) :: name
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_input_index(executable, name, index) &
        bind(C, name='pjrtlite_executable_input_index') result(status)
      import :: c_char, c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      character(kind=c_char), intent(in) :: name(*)
      integer(c_size_t), intent(inout) :: index
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_output_name(executable, index, name) &
        bind(C, name='pjrtlite_executable_output_name') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: index
      type(c_ptr), intent(inout) :: name
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_output_index(executable, name, index) &
        bind(C, name='pjrtlite_executable_output_index') result(status)
      import :: c_char, c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      character(kind=c_char), intent(in) :: name(*)
      integer(c_size_t), intent(inout) :: index
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_output_count(executable, count) &
        bind(C, name='pjrtlite_executable_output_count') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_output_type(executable, index, dtype, dims, rank) &
        bind(C, name='pjrtlite_executable_output_type') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: index
      integer(c_int32_t), intent(inout) :: dtype
      type(c_ptr), intent(inout) :: dims
      integer(c_size_t), intent(inout) :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_output_byte_size(executable, index, bytes) &
        bind(C, name='pjrtlite_executable_output_byte_size') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: index
      integer(c_size_t), intent(inout) :: bytes
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_signature(executable, text) &
        bind(C, name='pjrtlite_executable_signature') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: executable
      type(c_ptr), intent(inout) :: text
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_autotuning(executable, text) &
        bind(C, name='pjrtlite_executable_autotuning') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: executable
      type(c_ptr), intent(inout) :: text
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_temporary_byte_size(executable, bytes) &
        bind(C, name='pjrtlite_executable_temporary_byte_size') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), intent(inout) :: bytes
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_device_count(executable, count) &
        bind(C, name='pjrtlite_executable_device_count') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), intent(inout) :: count
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_device(executable, number, device) &
        bind(C, name='pjrtlite_executable_device') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: number
      integer(c_size_t), intent(inout) :: device
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_input_piece(executable, index, number, dims, start, rank) &
        bind(C, name='pjrtlite_executable_input_piece') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: index, number
      type(c_ptr), intent(inout) :: dims
      type(c_ptr), value :: start
      integer(c_size_t), intent(inout) :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_input_sharding(executable, index, text) &
        bind(C, name='pjrtlite_executable_input_sharding') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: index
      type(c_ptr), intent(inout) :: text
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_output_piece(executable, index, number, dims, start, rank) &
        bind(C, name='pjrtlite_executable_output_piece') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: index, number
      type(c_ptr), intent(inout) :: dims
      type(c_ptr), value :: start
      integer(c_size_t), intent(inout) :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_output_sharding(executable, index, text) &
        bind(C, name='pjrtlite_executable_output_sharding') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: index
      type(c_ptr), intent(inout) :: text
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_cost(executable, name, value) &
        bind(C, name='pjrtlite_executable_cost') result(status)
      import :: c_char, c_double, c_int32_t, c_ptr
      type(c_ptr), value :: executable
      character(kind=c_char), intent(in) :: name(*)
      real(c_double), intent(inout) :: value
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_serialize(executable, data, bytes) &
        bind(C, name='pjrtlite_executable_serialize') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      type(c_ptr), intent(inout) :: data
      integer(c_size_t), intent(inout) :: bytes
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_save(executable, path) &
        bind(C, name='pjrtlite_executable_save') result(status)
      import :: c_char, c_int32_t, c_ptr
      type(c_ptr), value :: executable
      character(kind=c_char), intent(in) :: path(*)
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_executable_execute(executable, inputs, input_count, outputs, output_count, event) &
        bind(C, name='pjrtlite_executable_execute') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      type(c_ptr), intent(in) :: inputs(*)
      integer(c_size_t), value :: input_count
      type(c_ptr), intent(inout) :: outputs(*)
      integer(c_size_t), value :: output_count
      type(c_ptr), value :: event
      integer(c_int32_t) :: status
    end function

    ! Plan.
    function c_pjrtlite_plan_create(executable, device, plan) &
        bind(C, name='pjrtlite_plan_create') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: executable
      integer(c_size_t), value :: device
      type(c_ptr), intent(inout) :: plan
      integer(c_int32_t) :: status
    end function

    subroutine c_pjrtlite_plan_destroy(plan) bind(C, name='pjrtlite_plan_destroy')
      import :: c_ptr
      type(c_ptr), value :: plan
    end subroutine

    function c_pjrtlite_plan_input_type(plan, index, dtype, dims, rank) &
        bind(C, name='pjrtlite_plan_input_type') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: index
      integer(c_int32_t), intent(inout) :: dtype
      type(c_ptr), intent(inout) :: dims
      integer(c_size_t), intent(inout) :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_input_byte_size(plan, index, bytes) &
        bind(C, name='pjrtlite_plan_input_byte_size') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: index
      integer(c_size_t), intent(inout) :: bytes
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_output_type(plan, index, dtype, dims, rank) &
        bind(C, name='pjrtlite_plan_output_type') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: index
      integer(c_int32_t), intent(inout) :: dtype
      type(c_ptr), intent(inout) :: dims
      integer(c_size_t), intent(inout) :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_output_byte_size(plan, index, bytes) &
        bind(C, name='pjrtlite_plan_output_byte_size') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: index
      integer(c_size_t), intent(inout) :: bytes
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_set_input(plan, index, data, dtype, dims, rank) &
        bind(C, name='pjrtlite_plan_set_input') result(status)
      import :: c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: index
      type(c_ptr), value :: data
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_bind_input(plan, index, data, dtype, dims, rank) &
        bind(C, name='pjrtlite_plan_bind_input') result(status)
      import :: c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: index
      type(c_ptr), value :: data
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_set_user_data(plan, user) &
        bind(C, name='pjrtlite_plan_set_user_data') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: plan, user
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_select_piece(plan, number) &
        bind(C, name='pjrtlite_plan_select_piece') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: number
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_select_whole(plan) &
        bind(C, name='pjrtlite_plan_select_whole') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: plan
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_set_input_buffer(plan, index, buffer) &
        bind(C, name='pjrtlite_plan_set_input_buffer') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: index
      type(c_ptr), value :: buffer
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_bind_output(plan, index, data, dtype, dims, rank) &
        bind(C, name='pjrtlite_plan_bind_output') result(status)
      import :: c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: index
      type(c_ptr), value :: data
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_bind_inout(plan, input, output, data, dtype, dims, rank) &
        bind(C, name='pjrtlite_plan_bind_inout') result(status)
      import :: c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: plan, data
      integer(c_size_t), value :: input, output
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_bind_pair(plan, input, output, first, second, dtype, dims, rank) &
        bind(C, name='pjrtlite_plan_bind_pair') result(status)
      import :: c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: plan, first, second
      integer(c_size_t), value :: input, output
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_pair_current(plan, output, data) &
        bind(C, name='pjrtlite_plan_pair_current') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: output
      type(c_ptr), intent(inout) :: data
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_bind_input_device(plan, index, pointer, dtype, dims, rank, stream) &
        bind(C, name='pjrtlite_plan_bind_input_device') result(status)
      import :: c_int32_t, c_int64_t, c_intptr_t, c_ptr, c_size_t
      type(c_ptr), value :: plan, pointer
      integer(c_size_t), value :: index
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank
      integer(c_intptr_t), value :: stream
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_bind_output_device(plan, index, pointer, dtype, dims, rank, stream) &
        bind(C, name='pjrtlite_plan_bind_output_device') result(status)
      import :: c_int32_t, c_int64_t, c_intptr_t, c_ptr, c_size_t
      type(c_ptr), value :: plan, pointer
      integer(c_size_t), value :: index
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank
      integer(c_intptr_t), value :: stream
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_bind_inout_device(plan, input, output, pointer, &
        dtype, dims, rank, stream) bind(C, name='pjrtlite_plan_bind_inout_device') result(status)
      import :: c_int32_t, c_int64_t, c_intptr_t, c_ptr, c_size_t
      type(c_ptr), value :: plan, pointer
      integer(c_size_t), value :: input, output
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank
      integer(c_intptr_t), value :: stream
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_start(plan, event) &
        bind(C, name='pjrtlite_plan_start') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: plan
      type(c_ptr), intent(inout) :: event
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_report(plan, first, text) &
        bind(C, name='pjrtlite_plan_report') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: first
      type(c_ptr), intent(inout) :: text
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_bytes_copied(plan, bytes) &
        bind(C, name='pjrtlite_plan_bytes_copied') result(status)
      import :: c_int32_t, c_int64_t, c_ptr
      type(c_ptr), value :: plan
      integer(c_int64_t), intent(inout) :: bytes
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_get_output(plan, index, data, dtype, dims, rank) &
        bind(C, name='pjrtlite_plan_get_output') result(status)
      import :: c_int32_t, c_int64_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: index
      type(c_ptr), value :: data
      integer(c_int32_t), value :: dtype
      integer(c_int64_t), intent(in) :: dims(*)
      integer(c_size_t), value :: rank
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_take_output_buffer(plan, index, buffer) &
        bind(C, name='pjrtlite_plan_take_output_buffer') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      type(c_ptr), value :: plan
      integer(c_size_t), value :: index
      type(c_ptr), intent(inout) :: buffer
      integer(c_int32_t) :: status
    end function

    function c_pjrtlite_plan_run(plan) bind(C, name='pjrtlite_plan_run') result(status)
      import :: c_int32_t, c_ptr
      type(c_ptr), value :: plan
      integer(c_int32_t) :: status
    end function

    ! Memory.
    function c_pjrtlite_alloc(size, memory) &
        bind(C, name='pjrtlite_alloc') result(status)
      import :: c_int32_t, c_ptr, c_size_t
      integer(c_size_t), value :: size
      type(c_ptr), intent(inout) :: memory
      integer(c_int32_t) :: status
    end function

    subroutine c_pjrtlite_free(memory) bind(C, name='pjrtlite_free')
      import :: c_ptr
      type(c_ptr), value :: memory
    end subroutine
  end interface
end module pjrtlite_c
