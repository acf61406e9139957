/** « Combien de chances », in words: the duel calculator with what was said. */
import { countsTold, plainWords } from '#components/kit/told.ts';
import { MAX_AMULETS } from '#engine/gran/data/box.ts';
import { MAX_DRAGONS, plainLegs } from '#engine/gran/odds/reading.ts';
import { FORCES, type Force } from '#engine/gran/types.ts';
import { FIRST, formatRoad } from './duel/road-link.ts';

const isForce = (value: number): value is Force => FORCES.some((force) => force === value);

/** Address of the calculator; undefined where no dragon is told. */
export function chancesAsked(question: string): string | undefined {
  const told = countsTold(question, [
    ['cards', 'cartes?[ -]dragons?'],
    ['dragons', 'dragons?'],
    ['amulets', 'amulettes?|vies?'],
  ]);
  const sayOf = (name: (typeof told)[number]['name']) => told.find((one) => one.name === name);
  if (!sayOf('dragons') && !sayOf('cards')) return undefined;
  const text = plainWords(question);
  const dragons = Math.min(sayOf('dragons')?.count ?? 1, MAX_DRAGONS);
  const amulets = sayOf('amulets')?.count ?? FIRST.amulets;
  const seen = /sorti|deja|vue?s?|tombee?s?|tiree?s?/.test(text)
    ? [...text.matchAll(/forces? (\d)/g)].map(([, force]) => Number(force)).filter(isForce)
    : [];
  const query = formatRoad({ ...FIRST, seen, amulets: amulets <= MAX_AMULETS ? amulets : FIRST.amulets, legs: plainLegs(dragons) });
  return `gran/duel/${query && `?${query}`}`;
}
