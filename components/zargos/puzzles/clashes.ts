/** Words for the questions of Zargos that several fights decide: how many go, how they are shared, where the Vent de Guerre blows, where reinforcements stand. */
import type { Placed } from '#components/puzzle/spec.ts';
import { counted, inLetters, percent, together, upperFirst } from '#engine/core/french.ts';
import type { Reason } from '#engine/core/verdict.ts';
import { idOf, placeOf } from '#engine/zargos/board/tables.ts';
import type { PlaceId } from '#engine/zargos/data/board-types.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move } from '#engine/zargos/game/types.ts';
import type { RuleId } from '#engine/zargos/ids.ts';
import { troop } from '#engine/zargos/odds/fight-words.ts';
import { fightReasons } from '#engine/zargos/odds/reasons.ts';
import { readingsOf } from '#engine/zargos/options.ts';
import { type Clash, chanceOf, situationAt } from '#engine/zargos/puzzles/clash.ts';
import { levyOf } from '#engine/zargos/puzzles/reinforcement.ts';
import { CLASHES, type ClashTheme } from '#engine/zargos/puzzles.ts';
import { diceInRound } from '#engine/zargos/rules/combat.ts';

/** A puzzle and one of its answers, as the fights that decide it. */
interface Case {
  readonly placed: Placed<Zargos>;
  readonly theme: ClashTheme;
  readonly move: Move;
  readonly clashes: readonly Clash[];
}

function caseOf(placed: Placed<Zargos>, theme: ClashTheme, move: Move): Case {
  const { state, puzzle } = placed;
  return { placed, theme, move, clashes: CLASHES[theme].clashesOf(state, puzzle.seat, puzzle.places ?? [], move) };
}

const nameOf = ({ placed: { state } }: Case, at: number | undefined): string => nameAt(tablesFor(state.options), at ?? -1);

/** The place that the question names so many-th, from 0. */
function placed({ placed: { state, puzzle } }: Case, rank: number): number | undefined {
  return placeOf(tablesFor(state.options), puzzle.places?.[rank] ?? '');
}

const standing = ({ placed: { state } }: Case, at: number | undefined): number => state.pawns[at ?? -1] ?? 0;

/** « 2 Dragons », « démons, 3 dés » */
function defendersOf({ placed: { state } }: Case, clash: Clash): string {
  const { defender } = situationAt(state, clash);
  return defender.people === 'demons' ? `démons, ${counted(defender.dice, 'dé')}` : troop(clash.defenders, defender.people);
}

/** « Taïro sud (2 Dragons) » */
const target = (one: Case, clash: Clash): string => `${nameOf(one, clash.at)} (${defendersOf(one, clash)})`;

/** « 3 Ailés contre 2 Moines » */
const camps = (one: Case, clash: Clash): string => `${troop(clash.pawns, clash.people)} contre ${defendersOf(one, clash)}`;

const allOf = (count: number): string => `les ${inLetters(count)}`;

const NO_CARD = 'Aucune carte ne se joue.';

function task(puzzle: Placed<Zargos>, theme: ClashTheme): string {
  const one = caseOf(puzzle, theme, puzzle.puzzle.best.move);
  const [first, second] = one.clashes;
  if (!first || !second) return '';
  const [origin, foe] = [placed(one, 0), placed(one, 2)];
  switch (theme) {
    case 'combien': {
      const home = nameOf(one, origin);
      return `${troop(standing(one, origin), first.people)} tiennent ${home}. Combien en envoyer prendre ${target(one, first)}, si les autres doivent garder ${home} contre les ${troop(second.pawns, second.people)} qui l’attaqueront ensuite depuis ${nameOf(one, foe)} ? ${NO_CARD}`;
    }
    case 'partage': {
      const stands = standing(one, origin);
      return `${troop(stands, first.people)} tiennent ${nameOf(one, origin)}, et un seul pion y reste. Comment partager les ${stands - 1} autres entre ${target(one, first)} et ${target(one, second)}, pour prendre les deux places ? ${NO_CARD}`;
    }
    case 'vent': {
      const count = one.clashes.length;
      return `À livrer : ${together(one.clashes.map((clash) => `${camps(one, clash)} à ${nameOf(one, clash.at)}`))}. Dans lequel de ces ${inLetters(count)} combats jouer le seul Vent de Guerre, pour les gagner tous ? Personne ne joue d’autre carte.`;
    }
    case 'renfort': {
      const { state } = puzzle;
      const people = state.purses[0]?.people ?? 'ailes';
      const held = (at: number) => `${nameOf(one, at)} (${troop(standing(one, at), people)})`;
      return `Les ${PEOPLE_NAMES[people]} achètent ${levyOf(state)} pions. Comment les partager entre ${held(first.at)} et ${held(second.at)}, si ${troop(first.pawns, first.people)} attaquent ensuite, depuis ${nameOf(one, foe)}, celle des deux places qui a le moins de chances de tenir ? ${NO_CARD}`;
    }
  }
}

function chance(puzzle: Placed<Zargos>, theme: ClashTheme): string {
  switch (theme) {
    case 'combien':
      return 'de chances de prendre l’une et de garder l’autre';
    case 'renfort':
      return 'de chances de tenir la place attaquée';
    default:
      return `de chances de prendre ${allOf(caseOf(puzzle, theme, puzzle.puzzle.best.move).clashes.length)} places`;
  }
}

/** A place that pawns of an answer go to, or stay at. */
interface Share {
  readonly id: PlaceId;
  readonly at: number;
  readonly pawns: number;
}

/** The two places that an answer shares pawns between; undefined where nothing is shared, or the move is no answer. */
function shares(puzzle: Placed<Zargos>, theme: ClashTheme, move: Move): readonly [Share, Share] | undefined {
  const one = caseOf(puzzle, theme, move);
  const [first, second] = one.clashes;
  if (theme === 'vent' || !first || !second) return undefined;
  const sent = ({ hoped, at, pawns, defenders }: Clash): number => {
    if (hoped === 'taken') return pawns;
    return theme === 'renfort' ? defenders - standing(one, at) : defenders;
  };
  const share = (clash: Clash): Share => ({ id: idOf(tablesFor(puzzle.state.options), clash.at), at: clash.at, pawns: sent(clash) });
  return [share(first), share(second)];
}

/** « 3 pions partent, 2 restent », « 4 pions à Oz, 2 à Oz sud », « le Vent de Guerre à Oz (3 Ailés contre 2 Moines) » */
function say(puzzle: Placed<Zargos>, theme: ClashTheme, move: Move): string {
  const one = caseOf(puzzle, theme, move);
  const shared = shares(puzzle, theme, move);
  if (!shared) {
    const lent = one.clashes.find(({ warWind }) => warWind);
    return lent ? `le Vent de Guerre à ${nameOf(one, lent.at)} (${camps(one, lent)})` : '';
  }
  const [here, there] = shared;
  if (theme === 'combien') return `${counted(here.pawns, 'pion part', 'pions partent')}, ${counted(there.pawns, 'reste', 'restent')}`;
  return `${here.pawns === 0 ? 'aucun pion' : counted(here.pawns, 'pion')} à ${nameOf(one, here.at)}, ${there.pawns === 0 ? 'aucun' : there.pawns} à ${nameOf(one, there.at)}`;
}

const isPlain = ({ defender }: Clash): boolean => defender !== 'demons';

/** « 2 dés à Oz », of the side that the question is about, in the first round. */
function diceTold(one: Case, clash: Clash): string {
  const pawns = clash.hoped === 'taken' ? clash.pawns : clash.defenders;
  return `${counted(diceInRound(pawns, clash.warWind, readingsOf(one.placed.state.options)), 'dé')} à ${nameOf(one, clash.at)}`;
}

const chanceText = ({ placed: { state } }: Case, clash: Clash): string => percent(chanceOf(state, clash));

const withoutWind = (clash: Clash): Clash => ({ ...clash, warWind: false });

const WHERE = {
  combien: 'Il faut réussir les deux combats : leurs chances se multiplient.',
  partage: 'Il faut gagner les deux combats : leurs chances se multiplient.',
  vent: 'Cherchez où un dé de plus change le plus de choses.',
  renfort: 'La place la plus faible décide : renforcez l’une sans abandonner l’autre.',
} as const satisfies Record<ClashTheme, string>;

function hints(puzzle: Placed<Zargos>, theme: ClashTheme): readonly [string, string] {
  const one = caseOf(puzzle, theme, puzzle.puzzle.best.move);
  const where = WHERE[theme];
  if (theme === 'vent') {
    const each = one.clashes.map((clash) => `${nameOf(one, clash.at)} ${chanceText(one, withoutWind(clash))}`);
    return [where, `Sans lui, chances de prendre : ${each.join(', ')}.`];
  }
  const dice = one.clashes.filter(isPlain).map((clash) => diceTold(one, clash));
  return [
    where,
    dice.length > 0
      ? `Au bon partage, votre camp commence avec ${together(dice)}.`
      : 'Les démons ne frappent qu’une fois : il suffit d’être plus nombreux que la moitié de leur total.',
  ];
}

/** « on prend Oz dans 75 % des cas » */
const outcome = (one: Case, clash: Clash): string =>
  `on ${clash.hoped === 'taken' ? 'prend' : 'garde'} ${nameOf(one, clash.at)} dans ${chanceText(one, clash)} des cas`;

/** What an answer leads to: each fight, then the whole. */
function counting(puzzle: Placed<Zargos>, theme: ClashTheme, move: Move): string {
  const one = caseOf(puzzle, theme, move);
  const { state, puzzle: asked } = puzzle;
  const value = percent(CLASHES[theme].valueOf(state, asked.seat, asked.places ?? [], move));
  const each = together(one.clashes.map((clash) => outcome(one, clash)));
  return theme === 'renfort'
    ? `${each} ; c’est la plus faible qui est attaquée`
    : `${each} ; ${allOf(one.clashes.length)} à la fois, ${value}`;
}

const pawnsOf = (move: Move): number => ('pawns' in move ? move.pawns : 0);

/** The two answers next to the best: one pawn less, one more. */
function neighbours({ state, puzzle }: Placed<Zargos>, theme: ClashTheme): readonly Move[] {
  const { best, seat, places = [] } = puzzle;
  const isNext = (move: Move): boolean => {
    const sameAim = JSON.stringify({ ...move, pawns: 0 }) === JSON.stringify({ ...best.move, pawns: 0 });
    return sameAim && Math.abs(pawnsOf(move) - pawnsOf(best.move)) === 1;
  };
  return CLASHES[theme].choices(state, seat, places).filter(isNext);
}

/** What acts beside numbers: bows, walls, the hand of God, powers asleep, demons. */
const POWERS: readonly RuleId[] = ['ZAR-AMA-1', 'ZAR-CAP-1', 'ZAR-MOI-1', 'ZAR-ZRG-4', 'ZAR-ZRG-1'];

/** Each of them once, with the places where it acts. */
function powers(one: Case): readonly Reason<RuleId>[] {
  const said = one.clashes.flatMap((clash) =>
    fightReasons(situationAt(one.placed.state, clash)).flatMap(({ rule, text }) =>
      POWERS.includes(rule) ? [{ rule, text, at: nameOf(one, clash.at) }] : [],
    ),
  );
  return [...Map.groupBy(said, ({ text }) => text)].map(([text, [first, ...more]]) => ({
    rule: first?.rule ?? 'ZAR-COM-3',
    text: `À ${together([first, ...more].map((each) => each?.at ?? ''))}. ${text}`,
  }));
}

/** What the Vent de Guerre changes in each fight. */
function windGains(one: Case): readonly Reason<RuleId>[] {
  return one.clashes.map((clash) => {
    const [without, lent] = [withoutWind(clash), { ...clash, warWind: true }];
    return {
      rule: 'ZAR-GUERRE',
      text: `À ${nameOf(one, clash.at)}, le dé de plus fait passer de ${chanceText(one, without)} à ${chanceText(one, lent)}.`,
    };
  });
}

/** The rule that each question is about. */
const RULES = { combien: 'ZAR-COM-6', partage: 'ZAR-ATT-2', vent: 'ZAR-GUERRE', renfort: 'ZAR-REN-2' } as const satisfies Record<
  ClashTheme,
  RuleId
>;

function why(puzzle: Placed<Zargos>, theme: ClashTheme): readonly Reason<RuleId>[] {
  const { move } = puzzle.puzzle.best;
  const one = caseOf(puzzle, theme, move);
  const rule = RULES[theme];
  const best = { rule, text: `${upperFirst(counting(puzzle, theme, move))}.` };
  if (theme === 'vent') return [...windGains(one), best, ...powers(one)];
  const others = neighbours(puzzle, theme).map((next) => ({
    rule,
    text: `${upperFirst(say(puzzle, theme, next))} : ${counting(puzzle, theme, next)}.`,
  }));
  const dice = { rule: 'ZAR-COM-3', text: 'Le quatrième pion donne un second dé, le septième un troisième.' } as const;
  return [best, ...others, ...(one.clashes.some(isPlain) ? [dice] : []), ...powers(one)];
}

export const CLASH_THEME = { task, chance, shares, say, hints, why };
