/** Reading what a chapter writes in the attributes of `<Accrochage>`, `<Siege>` and `<Tir>`. A fault stops the build and names what is taken. */

const fault = (tag: string, because: string): never => {
  throw new Error(`<${tag}> : ${because}`);
};

export interface WrittenPawn {
  readonly kind: string;
  readonly count?: number;
  readonly charge?: string;
}

/** `chevalier:front faucon:2` as entries of a situation; the engine's reader judges the rest. */
export const pawns = (text: string): readonly WrittenPawn[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [kind = '', more] = word.split(':');
      if (more === undefined) return { kind };
      return /^\d+$/.test(more) ? { kind, count: Number(more) } : { kind, charge: more };
    });

/** The same, one name a counter. */
export const names = (text: string): readonly string[] =>
  pawns(text).flatMap(({ kind, count = 1 }) => Array.from({ length: count }, () => kind));

/** A face of the die, 1 to 6; undefined when nothing is written. */
export function face(tag: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const die = Number(text);
  return Number.isInteger(die) && die >= 1 && die <= 6 ? die : fault(tag, `« de » attend un nombre de 1 à 6, pas « ${text} ».`);
}

/** The value of a checked input, or a build that stops. */
export const soundValue = <Value>(tag: string, checked: { ok: true; value: Value } | { ok: false; because: string }): Value =>
  checked.ok ? checked.value : fault(tag, checked.because);
