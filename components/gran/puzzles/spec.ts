/** Gran, for « Le meilleur coup ». */
import { puzzleBenchOf } from '#components/puzzle/bench.ts';
import { type Placed, type PuzzleSpec, touchesAt } from '#components/puzzle/spec.ts';
import { counted, percent, together } from '#engine/core/french.ts';
import type { Reason } from '#engine/core/verdict.ts';
import { kindOf, kingdomName, kingdomOf } from '#engine/gran/board/tables.ts';
import { ofKingdom } from '#engine/gran/data/box.ts';
import type { Gran } from '#engine/gran/game.ts';
import type { RuleId } from '#engine/gran/ids.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { countsWithout, nextCounts } from '#engine/gran/odds/pile.ts';
import { readingsOf } from '#engine/gran/options.ts';
import { bestAnswer, GRAN_PUZZLES, goalAgainst, THEMES, type Theme } from '#engine/gran/puzzles.ts';
import { endOf, victimOf } from '#engine/gran/rules/arrival.ts';
import { moverNow, tablesFor } from '#engine/gran/rules/table.ts';
import { FORCES, type Move, type PointId, type State } from '#engine/gran/types.ts';
import { SAME, type Valued } from '#engine/practice/puzzle.ts';
import { type Pictured, seenOf } from '../arbiter/seen.ts';
import { GRAN_ARBITER } from '../arbiter/spec.ts';
import { pointName, whoIs } from '../arbiter/words.ts';

/** Words for « barrage »: what a stone leaves to the next player, who plays his best. */
const opponentOf = ({ state, puzzle }: Placed<Gran>): string => whoIs(state, (puzzle.seat + 1) % state.options.seats);

/** « prendre l’anneau » */
const aimOf = ({ state, puzzle }: Placed<Gran>): string =>
  goalAgainst(state, puzzle.seat) === 'anneau' ? 'prendre l’anneau' : 'rapporter un sceau nouveau';

/** « en allant sur « Tirad 9 », par « Tirad 12 » »; the first of two turns, where two are looked at. */
function begun({ state, puzzle }: Placed<Gran>, move: Move): string {
  const first = puzzle.turns === 2 ? ' d’abord' : '';
  if (move.kind !== 'walk') return `en restant${first} sur place`;
  const end = endOf(move.path);
  const [via] = move.path.length > 1 ? move.path : [];
  const act = kindOf(tablesFor(state.options), end) === 'dragon' ? `en affrontant${first}` : `en allant${first} sur`;
  return `${act} « ${pointName(state, end)} »${via === undefined ? '' : `, par « ${pointName(state, via)} »`}`;
}

/** « 33,3 %, en allant sur « Tirad 9 » » */
const best = (placed: Placed<Gran>, { move, value }: Valued<Move>): string => `${percent(value)}, ${begun(placed, move)}`;

type AnswerTo = (stone: Move) => Valued<Move> | undefined;

/** Why the best of the other places is worse. `free`: his chance without a stone. */
function elsewhere(placed: Placed<Gran>, free: number, answerTo: AnswerTo): readonly Reason<RuleId>[] {
  const { move, value } = placed.puzzle.second;
  if (free - (1 - value) < SAME) return [{ rule: 'GRA-PIE-2', text: 'Partout ailleurs, une pierre ne lui enlève rien.' }];
  const answer = answerTo(move);
  if (!answer || !('at' in move)) return [];
  const place = `Sur « ${pointName(placed.state, move.at)} », la meilleure des autres places`;
  return [{ rule: 'GRA-PIE-2', text: `${place}, elle lui laisserait ${best(placed, answer)}.` }];
}

/** What the stone takes from him, then why the best of the other places is worse; nothing of a chance that is not counted to its end. */
function stoneReasons(placed: Placed<Gran>): readonly Reason<RuleId>[] {
  const { state, puzzle } = placed;
  const answerTo = (stone?: Move) => bestAnswer(state, puzzle.seat, puzzle.turns ?? 1, stone);
  const [free, barred] = [answerTo(), answerTo(puzzle.best.move)];
  if (!free || !barred) return [];
  const left = barred.value < SAME ? 'il n’en a plus aucune' : `il lui en reste au mieux ${best(placed, barred)}`;
  const aim = `de chances de ${aimOf(placed)}`;
  const text = `Sans pierre, ${opponentOf(placed)} aurait ${percent(free.value)} ${aim}, ${begun(placed, free.move)} ; avec elle, ${left}.`;
  return [{ rule: 'GRA-PIE-2', text }, ...elsewhere(placed, free.value, answerTo)];
}

const isTheme = (theme: string): theme is Theme => THEMES.some((one) => one === theme);

const SOON = 'd’ici la fin de son tour suivant, si personne d’autre ne bouge';

function task(placed: Placed<Gran>): string {
  const { state, puzzle } = placed;
  const who = whoIs(state, puzzle.seat);
  const soon = puzzle.turns === 2;
  const lead = state.bonus ? `${who} vient de vaincre un dragon et joue son bonus.` : `${who} joue.`;
  switch (puzzle.theme) {
    case 'anneau':
      return `${lead} Quel coup lui donne le plus de chances de tenir l’anneau ${soon ? SOON : 'à la fin de ce tour'} ?`;
    case 'sceau':
      return `${lead} Quel coup lui donne le plus de chances de gagner un sceau nouveau ${soon ? SOON : 'dans ce tour'} ?`;
    case 'garder':
      return `${lead} Quel coup lui donne le plus de chances d’avoir encore l’anneau une fois que ${opponentOf(placed)} aura joué au mieux ?`;
    default: {
      const when = soon ? 'dans ses deux prochains tours, si personne d’autre ne bouge' : 'à son prochain tour';
      return `${who} pose une pierre-obstacle. Où, pour que ${opponentOf(placed)} ait le moins de chances de ${aimOf(placed)} ${when} ?`;
    }
  }
}

function chance(placed: Placed<Gran>): string {
  switch (placed.puzzle.theme) {
    case 'anneau':
      return 'de chances de tenir l’anneau';
    case 'sceau':
      return 'de chances de gagner le sceau';
    case 'garder':
      return 'de chances de garder l’anneau';
    default:
      return `de chances d’arrêter ${opponentOf(placed)}`;
  }
}

const targetOf = (move: Move): PointId | undefined => (move.kind === 'walk' ? endOf(move.path) : 'at' in move ? move.at : undefined);

const isAttack = (state: State, move: Move): boolean => move.kind === 'walk' && victimOf(moverNow(state), move.path) !== undefined;

function whatKind(state: State, move: Move): string {
  const at = targetOf(move);
  if (at === undefined) return 'Le meilleur coup est de rester sur place.';
  if (move.kind === 'stone') return 'La bonne pierre ferme le passage dont tout dépend ; ailleurs, on la contourne.';
  if (isAttack(state, move)) return 'Le meilleur coup est une attaque.';
  switch (kindOf(tablesFor(state.options), at)) {
    case 'dragon':
      return 'Le meilleur coup s’arrête sur un dragon : vaincu, il offre deux points de plus.';
    case 'city':
      return 'Le meilleur coup entre dans une cité.';
    default:
      return 'Le meilleur coup n’affronte aucun dragon ce tour-ci.';
  }
}

function hints({ state, puzzle }: Placed<Gran>): readonly [string, string] {
  const { move } = puzzle.best;
  const at = targetOf(move);
  const kingdom = at === undefined ? undefined : kingdomOf(tablesFor(state.options), at);
  const where =
    at === undefined ? 'Faut-il bouger ?' : kingdom ? `Regardez en ${kingdomName(kingdom)}.` : 'Regardez du côté des points d’exil.';
  return [where, whatKind(state, move)];
}

const isBearer = ({ position: { ring }, options }: State, seat: number): boolean =>
  'bearer' in ring && ring.bearer === options.colors[seat];

function why(placed: Placed<Gran>): readonly Reason<RuleId>[] {
  const { state, puzzle } = placed;
  const { move } = puzzle.best;
  const at = targetOf(move);
  const kind = at === undefined ? undefined : kindOf(tablesFor(state.options), at);
  const isStone = move.kind === 'stone';
  const meetsRing =
    move.kind === 'walk' && 'at' in state.position.ring && (move.path as readonly PointId[]).includes(state.position.ring.at);
  const reasons: readonly (Reason<RuleId> | false)[] = [
    kind === 'dragon' && { rule: 'GRA-DRA-2', text: duelOdds({ seen: state.seen, options: state.options.options }).sentence },
    kind === 'dragon' && {
      rule: 'GRA-DRA-3',
      text: 'Vainqueur, le chevalier avance de deux points de plus, par-dessus dragons, pierres et pièces.',
    },
    isAttack(state, move) && { rule: 'GRA-ATT-1', text: 'Une attaque coûte une amulette et envoie la pièce en exil.' },
    meetsRing && { rule: 'GRA-ANN-1', text: 'Arriver sur l’anneau le prend, même au passage.' },
    kind === 'city' && puzzle.theme === 'sceau' && { rule: 'GRA-CIT-1', text: 'Arriver dans une cité avec l’anneau y gagne un sceau.' },
    isStone && {
      rule: 'GRA-PIE-2',
      text: 'Une pierre-obstacle interdit l’arrêt et le passage, sauf au porteur de l’anneau et au vainqueur d’un duel.',
    },
    !isStone && isBearer(state, puzzle.seat) && { rule: 'GRA-ANN-3', text: 'Le porteur de l’anneau passe par-dessus tous les obstacles.' },
    // Of a step on the way, the value is that of the turn after: what it leads to is what is not said by the move.
    puzzle.turns === 2 &&
      !isStone &&
      kind !== 'dragon' && {
        rule: 'GRA-DEP-1',
        text: `C’est de là que le tour suivant mène au but dans ${percent(puzzle.best.value)} des cas, un ou deux points à la fois, le duel d’un dragon compris s’il en faut un.`,
      },
  ];
  const found = [...reasons.filter((one) => one !== false), ...(isStone ? stoneReasons(placed) : [])];
  return found.length > 0
    ? found
    : [{ rule: 'GRA-DEP-5', text: 'Sans l’anneau, on ne passe ni un dragon, ni une pièce, ni une pierre-obstacle.' }];
}

/** What the board does not show: amulets, seals, and the dragons that are left. */
function told({ state }: Placed<Gran>): string {
  const knights = state.options.colors.flatMap((color, seat) => {
    const piece = state.position.pieces.find((one) => one.color === color);
    if (!piece) return [];
    const seals = piece.seals.map((kingdom) => `sceau ${ofKingdom(kingdom)}`);
    return [`${whoIs(state, seat)} : ${together([counted(piece.amulets, 'amulette'), ...seals, ...(piece.held ? ['carcan noir'] : [])])}`];
  });
  const counts = nextCounts(countsWithout(state.seen), state.seen, 0, readingsOf(state.options));
  const left = FORCES.flatMap((force, at) => ((counts[at] ?? 0) > 0 ? [`${counts[at]} de force ${force}`] : []));
  return `${knights.join(' ; ')}. Dragons encore dans la pile : ${together(left)}.`;
}

export const GRAN_PUZZLE_SPEC: PuzzleSpec<Gran, Pictured, Theme> = {
  arbiter: GRAN_ARBITER,
  measures: GRAN_PUZZLES,
  isTheme,
  task,
  chance,
  hints,
  why,
  told,
  blank: (_state, seat) => ({ kind: 'pass', seat }),
  touches: (_placed, choices) => touchesAt(choices, targetOf),
  // The chance of a duel is half the answer where a dragon is.
  seen: ({ state }) => ({ ...seenOf(state, true), chance: '' }),
};

/** For the page, once somebody opens a puzzle. */
export const PUZZLES = puzzleBenchOf(GRAN_PUZZLE_SPEC);
