/** `list` with or without `one`. */
export function toggled<Value>(list: readonly Value[], one: Value, on: boolean): readonly Value[] {
  const others = list.filter((other) => other !== one);
  return on ? [...others, one] : others;
}
