/** A club's box of De l'Orc as a text, `nains-troupe.4_troll.6`: the values that its cards print where the booklet lost them, those that are not ours. */
import { either } from '#engine/core/french.ts';
import { misfit, type Report } from '#engine/core/input.ts';
import { BOX, MAX_VALUE, REPLACEABLE } from '#engine/orc/data/cards.ts';
import type { ArmyCardKind, Values } from '#engine/orc/types.ts';

/** `nom.nombre` pairs joined by `_`; each bad one is reported and left out. */
export function readPairs<Name extends string>(
  text: string,
  key: string,
  names: readonly Name[],
  most: number,
  report: Report,
): [Name, number][] {
  return text
    .split('_')
    .filter(Boolean)
    .flatMap((part): [Name, number][] => {
      const [, name = '', count = ''] = /^([a-z-]+)\.(\d{1,2})$/.exec(part) ?? [];
      const found = names.find((one) => one === name);
      if (found && Number(count) <= most) return [[found, Number(count)]];
      misfit(part, key, `des paires carte.nombre (${either(names)}, ${most} au plus) séparées par _`, report);
      return [];
    });
}

export const formatBox = (values: Partial<Values>): string =>
  REPLACEABLE.flatMap((card) => (values[card] === undefined || values[card] === BOX.values[card] ? [] : [`${card}.${values[card]}`])).join(
    '_',
  );

/** What is kept of a box: what cannot be read of it is ours. */
export const boxIn = (text: string): Partial<Values> => readBox(text, '', () => {});

/** Reads what `formatBox` wrote, under the name `key`; each bad pair is reported and left out. */
export function readBox(text: string, key: string, report: Report): Partial<Values> {
  const values: Partial<Record<ArmyCardKind, number>> = {};
  for (const [card, value] of readPairs(text, key, REPLACEABLE, MAX_VALUE, report)) if (value !== BOX.values[card]) values[card] = value;
  return values;
}
