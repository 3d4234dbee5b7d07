"""What is read of the text of a module."""

from pjrtlite._calls import targets_of
from pjrtlite._module import aliases, without_locations, without_sharding_rules

MODULE = r"""#loc1 = loc("x")
module @m attributes {a = "loc(1) \" kept"} {
  func.func public @main(%arg0: tensor<2xf32> {jax.arg_info = "x"} loc("x(")), %arg1: tensor<f32> {tf.aliasing_output = 1 : i32} loc("y")) -> (tensor<2xf32>) {
    %0 = stablehlo.custom_call @plain(%arg0) : (tensor<2xf32>) -> tensor<2xf32> loc(#loc8)
    %1 = stablehlo.custom_call @"quoted \" one"(%0) : (tensor<2xf32>) -> tensor<2xf32> loc(callsite("f"("/a/b.py":1:2) at #loc1))
    return %1 : tensor<2xf32> loc(#loc6)
  } loc(#loc)
} loc(#loc)
#loc = loc(unknown)
#loc8 = loc("jit(<lambda>)/add"(#loc7))
"""


def test_locations_are_left_out_and_texts_kept():
    text = without_locations(MODULE)
    assert "#loc" not in text and "/a/b.py" not in text and 'loc("' not in text
    assert 'a = "loc(1) \\" kept"' in text and "tensor<2xf32> {jax.arg_info" in text
    assert text.count("\n") == MODULE.count("\n") - 3


def test_aliases_and_calls_are_found():
    assert aliases(MODULE) == {1: 1}
    assert list(targets_of(MODULE)) == ["plain", 'quoted \\" one']


def test_sharding_rules_are_left_out():
    rule = "sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k], []) {i=4}, custom>"
    for text in (f"{{a = 1, {rule}, b = 2}}", f"{{{rule}, a = 1, b = 2}}", f"{{a = 1, b = 2, {rule}}}"):
        assert without_sharding_rules(text) == "{a = 1, b = 2}"
