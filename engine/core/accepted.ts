/** What a checker took; throws with its sentence where it refuses. */
export function accepted<Value>(
  checked: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly because: string },
): Value {
  if (!checked.ok) throw new Error(checked.because);
  return checked.value;
}
