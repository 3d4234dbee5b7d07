# The system libraries that a program linked with libpjrtlite.a needs, as
# `cargo rustc --lib --crate-type staticlib -- --print native-static-libs` names them.
# The test native-static-libs compares.
set(PJRTLITE_NATIVE_STATIC_LIBS -lgcc_s -lutil -lrt -lpthread -lm -ldl -lc)
