"""What goes wrong, and what to do about it."""

from __future__ import annotations

import re


class BundleError(ValueError):
    """A function cannot be put in a bundle, or a bundle does not pass its checks. The message says what to do."""


# What JAX says, and what helps. The first that is found counts.
_ADVICE = (
    (
        "Reverse-mode differentiation does not work for lax.while_loop",
        "it has a loop whose length is known at run time alone, and no adjoint: use lax.scan or lax.fori_loop with a "
        "length that is a Python number, or leave 'adjoint' out of derivatives",
    ),
    (
        "(jvp) to a custom_vjp",
        "it uses jax.custom_vjp, which has no tangent-linear: use jax.custom_jvp, or leave 'tangent_linear' out of "
        "derivatives",
    ),
    (
        "no compatibility guarantees",
        "it calls {calls}, which neither JAX promises to keep nor this package made. If the solver registers functions by "
        "these names, say so: custom_calls=[{calls}]",
    ),
    (
        "ordered effects",
        "it has an effect that is ordered, such as jax.debug.print(ordered=True): remove it",
    ),
    (
        "Effects not supported",
        "it has an effect, such as jax.debug.print or a callback: remove it, or call a function of the solver by "
        "pjrtlite.call_host",
    ),
)


def explain(what: str, error: Exception) -> BundleError:
    """An error of JAX's, with the function's name and what to do."""
    said = str(error)
    for part, advice in _ADVICE:
        if part in said:
            found = re.findall(r"custom_call @\"?([\w.$-]+)|call_target_name = \"([^\"]*)\"", said)
            calls = ", ".join(sorted({repr(plain or named) for plain, named in found}))
            return BundleError(f"{what}: {advice.replace('{calls}', calls)}")
    first = next((line for line in said.splitlines() if line.strip()), type(error).__name__)
    return BundleError(f"{what}: JAX says: {first} ({type(error).__name__})")
