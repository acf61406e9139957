/** De l'Orc pour les braves, for « Le meilleur coup »: a puzzle shows what its player sees, his hand and the backs of the others. */
import { puzzleBenchOf } from '#components/puzzle/bench.ts';
import { type Placed, type PuzzleSpec, touchesAt } from '#components/puzzle/spec.ts';
import { counted, of } from '#engine/core/french.ts';
import type { Reason } from '#engine/core/verdict.ts';
import { backOf, CARD_NAMES, COPIES, PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import type { Orc } from '#engine/orc/game.ts';
import type { RuleId } from '#engine/orc/ids.ts';
import { ORC_PUZZLES, THEMES, type Theme } from '#engine/orc/puzzles.ts';
import { BACK_NAMES } from '#engine/orc/refusals.ts';
import { ownFirst, type Pictured, seenOf } from '../arbiter/seen.ts';
import { ORC_ARBITER } from '../arbiter/spec.ts';
import { roles } from '../arbiter/words.ts';
import { seatName } from '../play/words.ts';
import { unpackPuzzle } from './pack.ts';
import { placeOfMove } from './places.ts';

const isTheme = (theme: string): theme is Theme => THEMES.some((one) => one === theme);

function task({ puzzle }: Placed<Orc>): string {
  const who = seatName(puzzle.seat);
  return puzzle.theme === 'espion'
    ? `L’espion de ${who} peut réclamer une carte. Quelle demande a le plus de chances d’aboutir ?`
    : `${who} tient le commando. Quel coup lui donne le plus de chances de marquer cette bataille à la révélation, égalité comprise ?`;
}

const chance = ({ puzzle }: Placed<Orc>): string =>
  puzzle.theme === 'espion' ? 'de chances d’obtenir la carte' : 'de chances de marquer la bataille';

function hints({ puzzle }: Placed<Orc>): readonly [string, string] {
  const { move } = puzzle.best;
  if (move.kind === 'commando')
    return [
      `Regardez ce que ${seatName(move.target)} a engagé.`,
      `Le commando frappe ${move.back === 'mercenaires' ? 'un mercenaire' : 'une carte du peuple appelé'} : comptez ce que ce dos peut valoir.`,
    ];
  if (move.kind === 'spy')
    return [
      `Demandez à ${seatName(move.target)} : comptez ses dos.`,
      `Réclamez un dos ${BACK_NAMES[backOf(move.card)]}, dont beaucoup d’exemplaires vous manquent.`,
    ];
  return ['Faut-il vraiment frapper ?', 'Le commando peut aussi attendre.'];
}

function why({ state, puzzle }: Placed<Orc>): readonly Reason<RuleId>[] {
  const { move } = puzzle.best;
  if (move.kind === 'spy') {
    const shown = (state.hands[move.target] ?? []).filter((card) => backOf(card) === backOf(move.card)).length;
    const own = (state.hands[puzzle.seat] ?? []).filter((card) => card === move.card).length;
    return [
      { rule: 'ORC-ESP-3', text: `${seatName(move.target)} montre ${counted(shown, 'dos', 'dos')} ${BACK_NAMES[backOf(move.card)]}.` },
      {
        rule: backOf(move.card) === 'mercenaires' ? 'ORC-MAT-2' : 'ORC-MAT-1',
        text: `La boîte a ${COPIES[move.card]} fois ${CARD_NAMES[move.card].one}, dont ${own === 0 ? 'aucun' : own} dans la main ${of(seatName(puzzle.seat))} : les autres peuvent être partout où ce dos se montre.`,
      },
    ];
  }
  return [
    { rule: 'ORC-BAT-3', text: 'Le commando retire au hasard une des cartes engagées qui ont ce dos, avant la révélation.' },
    { rule: 'ORC-BAT-9', text: 'La plus grande force marque, égalité comprise : il faut faire au moins jeu égal avec chacun.' },
    { rule: 'ORC-GEA-1', text: 'Tout se compte sur les dos montrés et la main vue, aucune main ne gardant deux géants.' },
  ];
}

/** What the table does not show: the roles, and the giants that everybody saw chased. */
function told({ state }: Placed<Orc>): string {
  const gone = state.giants.reduce((sum, { count }) => sum + count, 0);
  const people = state.called.at(-1);
  return [
    people ? `Bataille des ${PEOPLE_NAMES[people]}, avant la révélation.` : '',
    roles(state),
    gone > 0 ? `${counted(gone, 'géant chassé', 'géants chassés')} avant la guerre, sur les ${COPIES.geant} de la boîte.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export const ORC_PUZZLE_SPEC: PuzzleSpec<Orc, Pictured, Theme> = {
  arbiter: ORC_ARBITER,
  measures: ORC_PUZZLES,
  unpack: unpackPuzzle,
  isTheme,
  task,
  chance,
  hints,
  why,
  told,
  blank: (_state, seat) => ({ kind: 'pass', seat }),
  touches: (_placed, choices) => touchesAt(choices, placeOfMove),
  byTouch: true,
  seen: ({ state, puzzle: { seat } }, move, choices, isProposed) => ({
    ...ownFirst(seenOf(state, seat), seat),
    places: choices.flatMap((one) => placeOfMove(one) ?? []),
    chosen: isProposed ? placeOfMove(move) : undefined,
  }),
};

/** For the page, once somebody opens a puzzle. */
export const PUZZLES = puzzleBenchOf(ORC_PUZZLE_SPEC);
