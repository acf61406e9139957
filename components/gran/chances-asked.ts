/** « Combien de chances », in words: the duel calculator with what was said. */
import { type ChancesAsked, countsTold, plainWords } from '#components/kit/told.ts';
import { MAX_AMULETS } from '#engine/gran/data/box.ts';
import { MAX_DRAGONS, plainLegs } from '#engine/gran/odds/reading.ts';
import { FORCES, type Force } from '#engine/gran/types.ts';
import { FIRST, formatRoad } from './duel/road-link.ts';

const isForce = (value: number): value is Force => FORCES.some((force) => force === value);

const OUT = /\b(?:sorti|vu|tombe|tire|passe|pioche|defausse)e?s?\b|\bdeja\b/;

const partsOf = (text: string): readonly string[] => text.split(/[,;:.?!]| et (?=(?:le|ce|mon|son) dragon)/);

/** Cards that are out: « la force 6 est sortie », « deux 6 et un 5 sont passés ». */
function seenIn(text: string): readonly Force[] {
  return partsOf(text)
    .filter((part) => OUT.test(part))
    .flatMap((part) =>
      [
        ...part.matchAll(
          /(?:\b(deux|trois|2|3) )?(?:(?:cartes?|dragons?) )?(?:de )?(?:forces? )?\b(\d|zero)s?\b(?! (?:amulette|vie|dragon|carte|point|fois))/g,
        ),
      ].flatMap(([, many, force]) =>
        new Array<number>({ deux: 2, trois: 3, 2: 2, 3: 3 }[many ?? ''] ?? 1).fill(force === 'zero' ? 0 : Number(force)).filter(isForce),
      ),
    );
}

const NO_AMULET = /\b(?:sans|aucune|zero|plus d'|pas d')(?: plus)?(?: une?)? ?(?:seule )?amulettes?\b/;

/** A dragon whose card is turned: its force is known, which is no duel to come. */
const KNOWN =
  /\bdragons?(?: de| a| est(?: un)?| fait| vaut| montre| (?:a |s'est )?(?:retourn|tir|sort)\w+(?: un)?)?(?: force)? [0-6]\b|\bforce [0-6] (?:du|d'un) dragon|\b(?:retourne|tire)\w* un [0-6]\b/;

/** Undefined where no dragon is told, or the force of one. */
export function chancesAsked(question: string): ChancesAsked | undefined {
  const things = countsTold(question, [
    ['cards', 'cartes?[ -]dragons?'],
    ['dragons', 'dragons?'],
    ['amulets', 'amulettes?|vies?'],
  ]);
  const ahead = countsTold(
    partsOf(plainWords(question))
      .filter((part) => !OUT.test(part))
      .join(','),
    [['dragons', 'dragons?']],
  );
  const sayOf = (name: (typeof things)[number]['name']) => things.find((one) => one.name === name);
  if (!sayOf('dragons') && !sayOf('cards')) return undefined;
  const text = plainWords(question);
  // Those that are out are not ahead.
  const dragons = Math.min((ahead[0] ?? sayOf('dragons'))?.count ?? 1, MAX_DRAGONS);
  const worn = NO_AMULET.test(text) ? 0 : sayOf('amulets')?.count;
  const amulets = worn ?? FIRST.amulets;
  const seen = seenIn(text);
  if (partsOf(text).some((part) => !OUT.test(part) && KNOWN.test(part))) return undefined;
  const query = formatRoad({ ...FIRST, seen, amulets: amulets <= MAX_AMULETS ? amulets : FIRST.amulets, legs: plainLegs(dragons) });
  const taken = worn === undefined ? [`${FIRST.amulets} amulettes`] : [];
  return { url: `gran/duel/${query && `?${query}`}`, told: 1 + (worn === undefined ? 0 : 1) + (seen.length > 0 ? 1 : 0), taken };
}
