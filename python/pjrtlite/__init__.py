"""The Python side of pjrtlite: what JAX programs that it runs are made with."""
