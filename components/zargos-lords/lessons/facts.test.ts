/** What lessons of Zargo's Lords say of every legal move, played on to the end of the attempt, held to facts counted another way: whatever is said of a run is true of it. */
import { expect, test } from 'vitest';
import { type Attempt, isDue, isYours, nextAttempt, opened } from '#components/lesson/attempt.ts';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { begun, type Lesson, nextInSolution, nowIn, type PlayTask, type Run } from '#engine/practice/lesson.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { LESSON_SPEC } from './spec.ts';

const { game: GAME } = LESSON_SPEC;
const LESSONS = import.meta.glob<Lesson<Lords>>('/content/zargos-lords/lecons/*.ts', { eager: true, import: 'LESSON' });
const TASKS = Object.entries(LESSONS).flatMap(([path, { tasks }]) =>
  tasks.flatMap((task) => (task.kind === 'play' ? [[`${path.split('/').at(-1)} ${task.id}`, task] as const] : [])),
);

type Task = PlayTask<Lords>;
type Of<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;
type Axial = { readonly q: number; readonly r: number };

/** Moves tried at each step of a solution, ways to go on after each, and moves of the learner on a way, at most; `npm run nightly` tries more. */
const MOST_MOVES = process.env.NIGHT ? 40 : 8;
const WAYS = 2;
const MOST_LONG = 8;

// By hand: a map of flat-topped columns, every second one half a hex lower; axial distance.
const rowOf = ({ q, r }: Axial): number => r + (q - (q & 1)) / 2;
const nameOf = (at: Axial): string => `${'ABCDEFGHIJ'[rowOf(at)]}${at.q + 1}`;
const apart = (a: Axial, b: Axial): number => (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;
const signOf = ({ position: { map } }: State, at: Axial): string | undefined => map.rows[rowOf(at)]?.[at.q];
const SIX: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];
const plus = (a: Axial, b: Axial, times = 1): Axial => ({ q: a.q + b.q * times, r: a.r + b.r * times });

const counters = ({ position }: State) => position.counters;
const at = (state: State, id: string): Axial | undefined => counters(state).find((one) => one.id === id)?.at;
const nameAt = (state: State, id: string): string => nameOf(at(state, id) ?? { q: -1, r: 0 });
const isIn = (state: State, id: string): boolean => at(state, id) !== undefined;
const gap = (state: State, a: string, b: string): number => {
  const [one, other] = [at(state, a), at(state, b)];
  return one && other ? apart(one, other) : Number.POSITIVE_INFINITY;
};

const events = <Kind extends Event['kind']>(run: Run<Lords>, kind: Kind): readonly Of<Kind>[] =>
  run.events.flat().filter((event): event is Of<Kind> => event.kind === kind);
const fought = (run: Run<Lords>, id: string): readonly Of<'fought'>[] =>
  events(run, 'fought').filter(({ targets }) => targets.some((one) => one.id === id));
const shots = (run: Run<Lords>, id: string): number =>
  [...events(run, 'shot'), ...events(run, 'vision')].filter(({ target }) => target.id === id).length;
/** The last march of a counter, and where the run stood right after it. */
const wentTo = (run: Run<Lords>, id: string): Extract<Move, { kind: 'march' }> | undefined =>
  run.moves.findLast((move): move is Extract<Move, { kind: 'march' }> => move.kind === 'march' && move.id === id);
const isOver = ({ states: [first], states }: Run<Lords>, ...phases: readonly State['phase'][]): boolean => {
  const now = states.at(-1) ?? first;
  return now.turn !== first.turn || now.month !== first.month || phases.includes(now.phase);
};
const isDoneMarching = (run: Run<Lords>): boolean => isOver(run, 'shots', 'combats', 'retreat', 'over');

/** Points of the cheapest way on foot or in the air, enemies' zones and what may not be crossed left out: none of these maps has a mount on the way. */
function points(state: State, id: string, to: string, isFlying = false): number {
  const from = at(state, id);
  const foes = counters(state).filter((one) => one.id.startsWith('b'));
  const priceOf = (hex: Axial): number => {
    const sign = signOf(state, hex);
    if (sign === undefined || sign === '~' || sign === 'o') return Number.POSITIVE_INFINITY;
    if (isFlying) return 1;
    if (sign === 'A' || foes.some((one) => apart(one.at, hex) <= 1)) return Number.POSITIVE_INFINITY;
    return sign === 'b' ? 2 : 1;
  };
  const costs = new Map<string, { hex: Axial; cost: number }>(from ? [[nameOf(from), { hex: from, cost: 0 }]] : []);
  for (let round = 0; round < 40; round += 1)
    for (const { hex, cost } of [...costs.values()])
      for (const one of SIX.map((step) => plus(hex, step))) {
        const all = cost + priceOf(one);
        if (Number.isFinite(all) && all < (costs.get(nameOf(one))?.cost ?? Number.POSITIVE_INFINITY))
          costs.set(nameOf(one), { hex: one, cost: all });
      }
  return costs.get(to)?.cost ?? Number.POSITIVE_INFINITY;
}

/** Whether two are on one of the six lines, with no mount, wood or chasm between. */
function inLine(state: State, from: Axial | undefined, to: Axial | undefined, reach: number): boolean {
  if (!from || !to || apart(from, to) > reach) return false;
  return SIX.some((step) => {
    const steps = apart(from, to);
    const hexes = Array.from({ length: steps }, (_, far) => plus(from, step, far + 1));
    const isThere = hexes.at(-1)?.q === to.q && hexes.at(-1)?.r === to.r;
    return isThere && !hexes.slice(0, -1).some((hex) => 'Abo'.includes(signOf(state, hex) ?? ''));
  });
}

/** Lines on which one may go so far and live, where nobody is in the way. */
function livingLines(state: State, id: string, far: number): number {
  const from = at(state, id);
  const foes = counters(state).filter((one) => one.id[0] !== id[0]);
  if (!from) return 0;
  return SIX.filter((step) =>
    Array.from({ length: far }, (_, index) => plus(from, step, index + 1)).every((hex) => {
      const sign = signOf(state, hex);
      return sign !== undefined && !'~Ab'.includes(sign) && !foes.some((one) => apart(one.at, hex) <= 1);
    }),
  ).length;
}

const score = (state: State, seat: number): number => {
  const worths: Readonly<Record<string, number>> = {
    chevalier: 8,
    'chevaliers-fantassin': 3,
    sorcier: 2,
    'chevaliers-fantarcher': 2,
    'dragons-fantassin': 2,
    'lance-flammes': 3,
    serpent: 6,
    dragon: 10,
  };
  return state.fallen.filter((one) => one.seat !== seat).reduce((all, { kind }) => all + (worths[kind] ?? Number.NaN), 0);
};

/** Whether this chevalier came straight, by its last march. */
function cameStraight(run: Run<Lords>, id: string): boolean {
  const path = events(run, 'marched').findLast(({ who }) => who.id === id)?.path ?? [];
  const steps = path.slice(1).map((hex, index) => `${hex.q - (path[index]?.q ?? 0)} ${hex.r - (path[index]?.r ?? 0)}`);
  return new Set(steps).size === 1;
}

/** Whether the Moines may come and attack, or send a vision to, whoever stands there on their next turn. */
function isThreatened(run: Run<Lords>, id: string): boolean {
  const now = nowIn(run);
  const theirs: State = { ...now, turn: 1, phase: 'march', within: 'march', marched: [], shot: [], fought: [] };
  const moves = LORDS.moves(theirs, 1);
  const spot = at(now, id);
  const isHeld = counters(now).some((one) => one.id === id && one.paralysed !== undefined);
  return moves.some(
    (move) =>
      move.kind === 'march' && (move.against === id || (move.id === 'b3' && !isHeld && spot !== undefined && apart(move.to, spot) <= 5)),
  );
}

/** A sentence that says this is true of such runs only. */
const FAR_OFF: Axial = { q: 99, r: 99 };

const FACTS: readonly (readonly [said: RegExp, isSo: (run: Run<Lords>, text: string, task: Task) => boolean])[] = [
  // Le but
  [
    /^Votre Chevalier a bougé, et il n’est pas venu contre le Fantassin/,
    (run) => wentTo(run, 'a1') !== undefined && wentTo(run, 'a1')?.against !== 'b1' && gap(nowIn(run), 'a1', 'b1') !== 0,
  ],
  [
    /^Les mouvements sont finis, et votre Chevalier n’est pas contre le Fantassin/,
    (run) => isDoneMarching(run) && gap(nowIn(run), 'a1', 'b1') > 1 && wentTo(run, 'a1') === undefined,
  ],
  [/^Le tir est fait, mais le Fantassin n’a pas été attaqué/, (run) => shots(run, 'b2') > 0 && fought(run, 'b1').length === 0],
  [/^Votre archer a tiré, et pas sur le Lance-flammes/, (run) => shots(run, 'b2') === 0 && shots(run, 'b1') === 1],
  [
    /^D’où il est venu, votre archer n’a plus le Lance-flammes en ligne : il était bien placé/,
    (run) =>
      wentTo(run, 'a2') !== undefined &&
      !inLine(nowIn(run), at(nowIn(run), 'a2'), at(nowIn(run), 'b2'), 8) &&
      inLine(run.states[0], at(run.states[0], 'a2'), at(run.states[0], 'b2'), 8),
  ],
  [
    /^Les mouvements sont finis, et personne n’a tiré sur le Lance-flammes/,
    (run) =>
      shots(run, 'b2') === 0 && isOver(run, 'combats', 'retreat') && (wentTo(run, 'a1')?.against === 'b1' || fought(run, 'b1').length > 0),
  ],
  [/^Il est au contact, et il attaquera/, (run) => gap(nowIn(run), 'a1', 'b1') === 1 && nowIn(run).phase === 'march'],
  [/^Place aux tirs(?:\.| : la cible)/, (run) => nowIn(run).phase === 'shots'],
  [/^Place aux tirs : touchez le Chevalier/, (run) => nowIn(run).phase === 'shots' && isIn(nowIn(run), 'a1')],
  [/^Le tir est fait, touché ou non/, (run) => shots(run, 'b2') === 1 && nowIn(run).phase === 'combats'],
  [/^Vous y êtes\. Finissez vos mouvements : les Dragons/, (run) => nameAt(nowIn(run), 'a1') === 'E12' && nowIn(run).phase === 'march'],
  [/^Seul le Chevalier atteint le camp, et il n’y est pas/, (run) => nameAt(nowIn(run), 'a1') !== 'E12' && score(nowIn(run), 0) < 8],
  [
    /^Le camp est à vous, et vaut huit points ; mais/,
    (run) =>
      nameAt(nowIn(run), 'a1') === 'E12' &&
      score(nowIn(run), 1) >= 8 + score(nowIn(run), 0) &&
      score(nowIn(run), 1) > score(run.states[0], 1),
  ],
  // Marcher
  [
    /C8 est à \d+ points? : assez/,
    (run, text) => {
      const far = points(nowIn(run), 'a1', 'C8');
      return text.startsWith(`De ${nameAt(nowIn(run), 'a1')}, C8 est à ${far} point`) && far <= 5 && nowIn(run).phase === 'march';
    },
  ],
  [/^Les Dragons n’ont pas bougé/, (run) => nowIn(run).month === 2 && !run.moves.some(({ kind, seat }) => seat === 1 && kind !== 'end')],
  [
    /C8 est à \d+ points?(?: : il n’en aura|\.$)/,
    (run, text) => {
      const far = points(nowIn(run), 'a1', 'C8');
      const isSecond = run.moves.some(({ seat }) => seat === 1);
      const told = text.includes(`De ${nameAt(nowIn(run), 'a1')}, C8 est à ${far} point`);
      return told && isSecond === text.includes('second coup') && (isSecond || far > 5);
    },
  ],
  [/^Au pied du mont, on s’arrête/, (run) => apart(at(nowIn(run), 'a1') ?? MOUNT, MOUNT) === 1 && nowIn(run).month === 1],
  [
    /le mont est à \d hexagones?/,
    (run, text) => {
      const here = at(nowIn(run), 'a1') ?? MOUNT;
      return text.startsWith(`De ${nameOf(here)}, le mont est à ${apart(here, MOUNT)} hexagones`) && apart(here, MOUNT) > 1;
    },
  ],
  [
    /^Vous êtes au pied du mont, et les deux coups sont passés/,
    (run) => apart(at(nowIn(run), 'a1') ?? MOUNT, MOUNT) === 1 && run.moves.some(({ seat }) => seat === 1),
  ],
  [/^Il a passé la mer, mais il est dans la zone/, (run) => (at(nowIn(run), 'a1')?.q ?? 0) > 4 && gap(nowIn(run), 'a1', 'b1') === 1],
  [/^Il est encore sur le pont/, (run) => /\d/.test(signOf(nowIn(run), at(nowIn(run), 'a1') ?? MOUNT) ?? '')],
  [
    /^Il est resté de ce côté de la mer : il avait les points/,
    (run) => (at(nowIn(run), 'a1')?.q ?? 9) < 3 && LORDS.moves(run.states[0], 0).some((move) => move.kind === 'march' && move.to.q === 5),
  ],
  [
    /^Votre Faucon a neuf points.* B8 lui en coûte (\d+)\.$/,
    (run, text) => {
      const far = points(run.states[0], 'a2', 'B8', true);
      return wentTo(run, 'a2') !== undefined && far > 9 && text.includes(`coûte ${far}.`);
    },
  ],
  [
    /^Votre Ailé pouvait se poser en B8/,
    (run) => wentTo(run, 'a1') !== undefined && nameAt(nowIn(run), 'a1') !== 'B8' && points(run.states[0], 'a1', 'B8', true) <= 10,
  ],
  [
    /^Les mouvements sont finis, et personne n’est en (?:B8|C7)/,
    (run) => isDoneMarching(run) && run.moves.every(({ kind }) => kind === 'end'),
  ],
  // Les zones
  [
    /^Le voilà contre le Fantassin : il devra l’attaquer/,
    (run) => ['a1', 'a2'].some((id) => wentTo(run, id)?.against === 'b1' && gap(nowIn(run), id, 'b1') === 1),
  ],
  [
    /^Votre Fantassin a cinq points, et hors de la zone le tour en prend (\d+)/,
    (run, text) => {
      const far = points(run.states[0], 'a2', 'C7');
      return wentTo(run, 'a2') !== undefined && far > 5 && text.includes(`prend ${far} :`);
    },
  ],
  [
    /^Votre Chevalier pouvait aller jusqu’en C7/,
    (run) => wentTo(run, 'a1') !== undefined && nameAt(nowIn(run), 'a1') !== 'C7' && points(run.states[0], 'a1', 'C7') <= 8,
  ],
  [/^Il est attaqué : sa zone n’existe plus/, (run) => run.moves.some((move) => move.kind === 'march' && move.against === 'b1')],
  [/^L’archer a bougé, et il n’est pas en D6/, (run) => wentTo(run, 'a2') !== undefined && nameAt(nowIn(run), 'a2') !== 'D6'],
  [
    /^Personne n’est venu attaquer le Fantassin : il tient/,
    (run) => !run.moves.some((move) => move.kind === 'march' && move.against === 'b1') && isIn(nowIn(run), 'b1'),
  ],
  // Combattre
  [
    /^Il est contre le Dragon, mais il n’y est pas venu tout droit/,
    (run) => wentTo(run, 'a1')?.against === 'b1' && gap(nowIn(run), 'a1', 'b1') === 1 && !cameStraight(run, 'a1'),
  ],
  [/^Votre Chevalier n’est pas venu contre le Dragon : pas de charge/, (run) => wentTo(run, 'a1')?.against !== 'b1'],
  [/^En ligne droite jusqu’au contact/, (run) => gap(nowIn(run), 'a1', 'b1') === 1 && cameStraight(run, 'a1')],
  [/^Touchez le Dragon/, (run) => isIn(nowIn(run), 'b1') && ['shots', 'combats'].includes(nowIn(run).phase)],
  [
    /^Permis, mais l’autre est toujours là, et votre Chevalier a combattu/,
    (run) =>
      events(run, 'fought').length === 1 &&
      events(run, 'fought')[0]?.targets.length === 1 &&
      counters(nowIn(run)).some(({ id }) => id[0] === 'b'),
  ],
  // Tirer
  [
    /^Votre archer était en ligne, et le tir n’est pas parti/,
    (run) => shots(run, 'b1') === 0 && run.states.some((state) => state.turn === 0 && inLine(state, at(state, 'a1'), at(state, 'b1'), 8)),
  ],
  [/^De là, pas de tir : il faut être/, (run) => !inLine(nowIn(run), at(nowIn(run), 'a1'), at(nowIn(run), 'b1'), 8)],
  [/^Vos mouvements finis, place aux tirs/, (run) => inLine(nowIn(run), at(nowIn(run), 'a1'), at(nowIn(run), 'b1'), 8)],
  [
    /^La cible est marquée : touchez-la/,
    (run) => nowIn(run).phase === 'shots' && LORDS.moves(nowIn(run), 0).some(({ kind }) => kind === 'shoot'),
  ],
  // Encercler
  [/^Plus une ligne : tout recul le tue/, (run) => [2, 3, 4].every((far) => escapes(nowIn(run), 'b1', far, ['a1']) === 0)],
  [/^Touchez-le, et attaquez/, (run) => nowIn(run).phase === 'combats' && gap(nowIn(run), 'a1', 'b1') === 1],
  [
    /^Il reste au Dragon une ligne au moins/,
    (run) => escapes(nowIn(run), 'b1', gap(nowIn(run), 'a1', 'b1') === 1 ? 2 : 1, ['a1']) > 0 && gap(nowIn(run), 'a1', 'b1') <= 3,
  ],
  [/^De si loin, une vision peut ne faire fuir personne/, (run) => gap(nowIn(run), 'a1', 'b1') > 3],
  [
    /^Les six lignes étaient fermées, et la vision n’est pas partie sur le Dragon/,
    (run) => shots(run, 'b1') === 0 && run.states.some((state) => [2, 3, 4, 5, 6].every((far) => escapes(state, 'b1', far, ['a1']) === 0)),
  ],
  [/^Un pion est contre lui/, (run) => gap(nowIn(run), 'a2', 'b1') === 1],
  [/^À deux hexagones, sa vision/, (run) => gap(nowIn(run), 'a1', 'b1') === 2],
  [/^Face à face, ils tiennent les six lignes/, (run) => [1, 2, 3, 4, 5, 6].every((far) => livingLines(nowIn(run), 'b1', far) === 0)],
  [/^Lancez la vision/, (run) => nowIn(run).phase === 'shots'],
  // Les flammes, le Sorcier
  [/^Si près, deux chances sur trois/, (run) => gap(nowIn(run), 'b1', 'a1') === 1],
  [/^La place est libre, et le Dragon n’a pas bougé/, (run) => !isIn(nowIn(run), 'b1') && wentTo(run, 'a1') === undefined],
  [
    /^Le passage était libre, et votre Dragon s’est posé ailleurs/,
    (run) => !isIn(nowIn(run), 'b1') && wentTo(run, 'a1') !== undefined && nameAt(nowIn(run), 'a1') !== 'C5',
  ],
  [/^Le passage est libre, et il est trop tard/, (run) => !isIn(nowIn(run), 'b1') && isDoneMarching(run)],
  [/^Le Dragon a bougé, et le Fantassin tient toujours C5/, (run) => nameAt(nowIn(run), 'b1') === 'C5' && wentTo(run, 'a1') !== undefined],
  [
    /^Les mouvements sont finis, et le Fantassin tient toujours C5/,
    (run) => nameAt(nowIn(run), 'b1') === 'C5' && isDoneMarching(run) && shots(run, 'b1') === 0,
  ],
  [/^Votre Dragon a soufflé, et le Fantassin tient toujours C5/, (run) => nameAt(nowIn(run), 'b1') === 'C5' && shots(run, 'b2') === 1],
  [/^Le passage était libre, et votre Lance-flammes l’a pris/, (run) => !isIn(nowIn(run), 'b1') && nameAt(nowIn(run), 'a2') === 'C5'],
  [/^Au contact, il fuira de deux hexagones au moins/, (run) => gap(nowIn(run), 'a1', 'b1') === 1],
  // Les gouffres
  [/^Il est dans le gouffre/, (run) => ['a1', 'a2'].some((id) => signOf(nowIn(run), at(nowIn(run), id) ?? MOUNT) === 'o')],
  [/^C’est permis, mais ce n’est pas C6/, (run) => ['a1', 'a2'].every((id) => nameAt(nowIn(run), id) !== 'C6')],
  [/^Là, un Moine-chevalier l’attaque, ou une vision l’atteint/, (run) => isThreatened(run, 'a1')],
  // Un coup entier
  [/^Attaqué, ce Fantassin n’a plus de zone/, (run) => wentTo(run, 'a2')?.against === 'b2'],
  [/^Droit sur lui : c’est une charge/, (run) => cameStraight(run, 'a1') && gap(nowIn(run), 'a1', 'b1') === 1],
  [
    /^En ligne, à deux hexagones/,
    (run) => inLine(nowIn(run), at(nowIn(run), 'a3'), at(nowIn(run), 'b3'), 8) && gap(nowIn(run), 'a3', 'b3') === 2,
  ],
  [/^Le Lance-flammes est à terre/, (run) => !isIn(nowIn(run), 'b3') && nowIn(run).phase === 'combats'],
  [
    /^Le Chevalier n’est pas venu tout droit contre le Dragon/,
    (run) => wentTo(run, 'a1') !== undefined && (wentTo(run, 'a1')?.against !== 'b1' || !cameStraight(run, 'a1')),
  ],
  [/^Le Chevalier n’est pas venu contre le Dragon\. Toute sa route/, (run) => wentTo(run, 'a1') === undefined && isDoneMarching(run)],
  [
    /^Votre archer a tiré, et le Lance-flammes est debout : c’est lui/,
    (run) => isIn(nowIn(run), 'b3') && events(run, 'shot').length === 1 && shots(run, 'b3') === 0,
  ],
  [
    /^Le Lance-flammes est debout, et l’archer n’a plus de quoi/,
    (run) =>
      isIn(nowIn(run), 'b3') &&
      !inLine(nowIn(run), at(nowIn(run), 'a3'), at(nowIn(run), 'b3'), 8) &&
      (wentTo(run, 'a3') !== undefined || isDoneMarching(run)),
  ],
  [
    /^Le Lance-flammes est debout : les tirs sont passés/,
    (run) => isIn(nowIn(run), 'b3') && events(run, 'shot').length === 0 && isOver(run, 'combats', 'retreat'),
  ],
  [/^Il est tombé, et sa zone avec lui/, (run) => !isIn(nowIn(run), 'b2')],
  [
    /^L’ordre était le bon, et le dé n’a pas suivi/,
    (run) =>
      events(run, 'fought')
        .map(({ targets }) => targets[0]?.id)
        .join() === 'b2,b1' && nowIn(run).falling.some(({ id }) => id === 'a1'),
  ],
  [
    /^Les mouvements sont finis, et le camp n’est pas à vous : éliminer/,
    (run) => isDoneMarching(run) && !held(nowIn(run), 'E1') && isShort(run),
  ],
  [
    /^Le camp est à vous, mais ce que vous venez de perdre rend/,
    (run) => held(nowIn(run), 'E1') && score(nowIn(run), 1) + 8 <= score(nowIn(run), 0) && score(nowIn(run), 0) > score(run.states[0], 0),
  ],
  [
    /^Votre pion tenait le camp, et il doit reculer/,
    (run) => nowIn(run).falling.some(({ id }) => id[0] === 'b' && nameAt(nowIn(run), id) === 'E1'),
  ],
  // Escorter
  [
    /^L’escorte s’écarte, et le Sorcier est libre/,
    (run) => counters(nowIn(run)).some(({ id, escort }) => id === 'a1' && escort === undefined) && isIn(nowIn(run), 'a2'),
  ],
  [
    /^Place aux tirs : touchez le Fantassin ennemi/,
    (run) => LORDS.moves(nowIn(run), 0).some((move) => move.kind === 'shoot' && move.target === 'b1'),
  ],
  // Frapper et repartir
  [/^Le combat est gagné : il lui reste des points/, (run) => nowIn(run).onward?.id === 'a1' && (nowIn(run).onward?.left ?? 0) > 0],
  [
    /^Le premier est tombé. Le suivant est droit devant/,
    (run) => !isIn(nowIn(run), 'b1') && LORDS.moves(nowIn(run), 0).some((move) => move.kind === 'strike' && move.target === 'b2'),
  ],
  // Assiéger
  [/^Vous êtes trois\. Finissez/, (run) => ['a1', 'a2', 'a3'].every((id) => apart(at(nowIn(run), id) ?? FAR_OFF, { q: 4, r: 0 }) === 1)],
  [
    /^Touchez la ville, et attaquez avec les trois/,
    (run) => LORDS.moves(nowIn(run), 0).some((move) => move.kind === 'attack' && move.attackers.length === 3),
  ],
  // Le Moine
  [
    /^Un signe marque sa place\. Il reparaîtra/,
    (run) => counters(nowIn(run)).some(({ id, vanished }) => id === 'a1' && vanished) && nowIn(run).turn === 0,
  ],
  [
    /^Le voilà\. Il a encore tout son mouvement/,
    (run) => LORDS.moves(nowIn(run), 0).some((move) => move.kind === 'return') === false && wentTo(run, 'a1') === undefined,
  ],
  [/^Il touche le Lance-flammes\. Finissez/, (run) => gap(nowIn(run), 'a1', 'b1') === 1],
  [/^Attaquez\.$/, (run) => LORDS.moves(nowIn(run), 0).some((move) => move.kind === 'attack' && move.targets.includes('b1'))],
  [/^Là où en sont vos pions, le camp ne se prendra plus/, (run) => !held(nowIn(run), 'E1') && isShort(run) && !canTake(run)],
];

/** Said of whatever misses what is asked: nothing in it depends on the move. */
const PLAIN = 'C’est permis, mais ce n’est pas ce qui est demandé.';

const MOUNT: Axial = { q: 4, r: 0 };
const held = (state: State, place: string): boolean => counters(state).some((one) => one.id[0] === 'b' && nameOf(one.at) === place);
/** Both guards more would still leave the Dragons behind. */
const isShort = ({ states: [first] }: Run<Lords>): boolean => score(first, 1) + 3 + 2 < score(first, 0);
/** Whether any of those that have not moved reaches the camp, even were nobody in the way. */
const canTake = (run: Run<Lords>): boolean => LORDS.moves(nowIn(run), 1).some((move) => move.kind === 'march' && nameOf(move.to) === 'E1');

/** Lines of a retreat after a combat on which he lives: zones of those that attacked him kill from the second hex on. */
function escapes(state: State, id: string, far: number, attackers: readonly string[]): number {
  const from = at(state, id);
  const foes = counters(state).filter((one) => one.id[0] !== id[0]);
  if (!from) return 0;
  return SIX.filter((step) =>
    Array.from({ length: far }, (_, index) => plus(from, step, index + 1)).every((hex, index) => {
      const sign = signOf(state, hex);
      const zones = foes.filter(
        (one) => apart(one.at, hex) <= 1 && !(index === 0 && attackers.includes(one.id) && apart(one.at, hex) === 1),
      );
      return sign !== undefined && !'~Ab'.includes(sign) && zones.length === 0;
    }),
  ).length;
}

/** What counts as done, of a position after the dice: the exact chance of it is what « réussit dans … des cas » tells. */
const ASKED: Readonly<
  Record<string, { readonly isIt: (state: State) => boolean; readonly phase?: 'shots' | 'combats'; readonly more?: number }>
> = {
  'le-but.ts en-finir': { isIt: (state) => !isIn(state, 'b1') },
  'combattre.ts le-terrain': { isIt: (state) => !isIn(state, 'b1') || !isIn(state, 'b2') },
  'combattre.ts a-trois': { isIt: (state) => nameAt(state, 'a1') !== 'D5' },
  'encercler.ts fermer': { isIt: (state) => !isIn(state, 'b1'), phase: 'combats' },
  'encercler.ts qui-attaque': { isIt: (state) => !isIn(state, 'b1') },
  'tirer.ts ensemble': { isIt: (state) => !isIn(state, 'b1') },
  'tirer.ts vision': { isIt: (state) => !isIn(state, 'b1') },
  'les-flammes.ts de-pres': { isIt: (state) => !isIn(state, 'a1'), phase: 'shots' },
  'les-flammes.ts le-mont': { isIt: (state) => !isIn(state, 'a1') },
  'le-sorcier.ts deux-points': { isIt: (state) => nameAt(state, 'b1') !== 'D5', phase: 'combats' },
  'le-sorcier.ts de-pres': { isIt: (state) => !isIn(state, 'b1'), phase: 'shots' },
  'le-sorcier.ts la-chaine': { isIt: (state) => state.fallen.some(({ seat }) => seat === 1) },
  'un-coup-entier.ts lequel-d-abord': { isIt: (state) => isIn(state, 'a1') && (state.fought.includes('a1') || state.turn === 1), more: 3 },
};

/** Generators whose first throws are each sequence of so many dice, once. */
const throwsOf = (dice: number): readonly State['random'][] => {
  const found = new Map<string, State['random']>();
  for (let word = 0; found.size < 6 ** dice; word += 1) {
    const own = diceFrom(seeded(`face/${word}`));
    const key = Array.from({ length: dice }, () => own.roll(6)).join();
    if (!found.has(key)) found.set(key, seeded(`face/${word}`).state());
  }
  return [...found.values()];
};
const THROWS: Readonly<Record<number, readonly State['random'][]>> = { 1: throwsOf(1), 2: throwsOf(2) };

/** The chance that a move, and `more` attacks after it, leave a position such: dice thrown every way, lines of retreat chosen as suits whoever chooses. */
function chanceOf(state: State, move: Move, isIt: (state: State) => boolean, more: number): number {
  const seat = state.turn;
  const value = (now: State): number => {
    if (now.phase === 'retreat') {
      const [mover = 0] = LORDS.toMove(now);
      const all = LORDS.moves(now, mover).map((one) => value(LORDS.step(now, one).state));
      return mover === seat ? Math.max(...all) : Math.min(...all);
    }
    const next = more > 0 && now.turn === seat ? LORDS.moves(now, seat).filter(({ kind }) => kind === 'attack') : [];
    return Math.max(isIt(now) ? 1 : 0, ...next.map((one) => chanceOf(now, one, isIt, more - 1)));
  };
  if (move.kind !== 'shoot' && move.kind !== 'attack') return value(LORDS.step(state, move).state);
  const isVolley = move.kind === 'shoot' && !counters(state).some(({ id, kind }) => id === move.shooters[0] && kind === 'sorcier');
  const all = THROWS[isVolley ? move.shooters.length : 1] ?? [];
  return all.reduce((sum, random) => sum + value(LORDS.step({ ...state, random }, move).state), 0) / all.length;
}

/** The best that one act in a phase does, once this is done, and nothing else is moved. */
function promisedBy(state: State, move: Move, isIt: (state: State) => boolean, phase: 'shots' | 'combats'): number {
  let now = LORDS.step(state, move).state;
  while (now.turn === state.turn && now.phase !== phase && now.phase !== 'retreat') {
    const end: Move = { kind: 'end', seat: state.turn };
    if (!LORDS.judge(now, end).ok) return 0;
    now = LORDS.step(now, end).state;
  }
  if (now.turn !== state.turn || now.phase !== phase) return 0;
  const acts = LORDS.moves(now, state.turn).filter(({ kind }) => kind !== 'end');
  return Math.max(0, ...acts.map((act) => chanceOf(now, act, isIt, 0)));
}

function chance(name: string, state: State, move: Move): number | undefined {
  const asked = ASKED[name];
  if (!asked) return undefined;
  const { isIt, phase, more = 0 } = asked;
  return phase && state.phase === 'march' ? promisedBy(state, move, isIt, phase) : chanceOf(state, move, isIt, more);
}

/** Where a retreat is told to lose somebody, who is left of those who stood there. */
const LESSER: readonly (readonly [said: RegExp, isSo: (before: State, after: State, move: Move, best: Move) => boolean])[] = [
  [/^C’est permis, et il y meurt/, (before, after) => after.fallen.some(({ id }) => id === before.falling[0]?.id)],
  [/^C’est permis, mais quelqu’un y reste/, (before, after) => after.fallen.length > before.fallen.length],
  [/^C’est permis, mais vous y perdez davantage : on peut ne perdre que 3/, (before, after) => score(after, 1) - score(before, 1) > 3],
  [
    /^C’est permis, mais autre chose laisse à votre Chevalier plus de chances de vivre/,
    (before, _after, move, best) => {
      const [own = 1, other = 0] = [move, best].map((one) => chance('un-coup-entier.ts lequel-d-abord', before, one));
      return own < other;
    },
  ],
];

/** What each task asks, of a run that is told to have done it. */
const DONE: Readonly<Record<string, (run: Run<Lords>) => boolean>> = {
  'le-but.ts en-finir': (run) => counters(nowIn(run)).every(({ id }) => id[0] === 'a'),
  'le-but.ts trois-temps': (run) =>
    shots(run, 'b2') > 0 && fought(run, 'b1').some(({ attackers }) => attackers.some(({ id }) => id === 'a1')) && nowIn(run).month === 1,
  'le-but.ts le-camp': (run) =>
    score(nowIn(run), 0) + (nameAt(nowIn(run), 'a1') === 'E12' ? 8 : 0) > score(nowIn(run), 1) && nowIn(run).phase === 'over',
  'marcher.ts cinq-points': (run) => nameAt(nowIn(run), 'a1') === 'C8',
  'marcher.ts au-pied': (run) => nameAt(nowIn(run), 'a1') === 'C5',
  'marcher.ts le-pont': (run) => at(nowIn(run), 'a1')?.q === 5 && gap(nowIn(run), 'a1', 'b1') > 1,
  'marcher.ts voler': (run) => counters(nowIn(run)).some(({ at: place, id }) => id[0] === 'a' && nameOf(place) === 'B8'),
  'les-zones.ts contourner': (run) => counters(nowIn(run)).some(({ at: place, id }) => id[0] === 'a' && nameOf(place) === 'C7'),
  'les-zones.ts percer': (run) => nameAt(nowIn(run), 'a2') === 'D6',
  'combattre.ts le-terrain': (run) => fought(run, 'b2').length === 1 && fought(run, 'b1').length === 0,
  'combattre.ts la-charge': (run) => fought(run, 'b1').some(({ charge }) => charge),
  'combattre.ts a-trois': (run) => events(run, 'fought')[0]?.attackers.length === 3,
  'combattre.ts deux-a-la-fois': (run) => events(run, 'fought')[0]?.targets.length === 2,
  'reculer.ts la-bonne-ligne': (run) => isIn(nowIn(run), 'a1') && nowIn(run).falling.length === 0,
  'reculer.ts pousser': (run) => nowIn(run).fallen.length === 0 && nowIn(run).falling.length === 0,
  'reculer.ts le-sacrifice': (run) => score(nowIn(run), 1) === 3,
  'encercler.ts fermer': (run) => !isIn(nowIn(run), 'b1'),
  'encercler.ts qui-attaque': (run) => !isIn(nowIn(run), 'b1'),
  'encercler.ts le-coup-sur': (run) => !isIn(nowIn(run), 'b1') && nowIn(run).month === 1,
  'tirer.ts en-ligne': (run) => shots(run, 'b1') === 1,
  'tirer.ts obstacle': (run) => shots(run, 'b2') === 1,
  'tirer.ts ensemble': (run) => !isIn(nowIn(run), 'b1'),
  'tirer.ts vision': (run) => !isIn(nowIn(run), 'b1'),
  'les-flammes.ts de-pres': (run) => !isIn(nowIn(run), 'a1'),
  'les-flammes.ts avant-de-bouger': (run) => nameAt(nowIn(run), 'a1') === 'C5' && nowIn(run).month === 1,
  'les-flammes.ts le-mont': (run) => !isIn(nowIn(run), 'a1'),
  'le-sorcier.ts deux-points': (run) => gap(nowIn(run), 'a3', 'a1') === 1 && gap(nowIn(run), 'a3', 'a2') === 1,
  'le-sorcier.ts de-pres': (run) => !isIn(nowIn(run), 'b1'),
  'le-sorcier.ts la-chaine': (run) => nowIn(run).fallen.some(({ seat }) => seat === 1),
  'les-gouffres.ts la-faille': (run) => ['a1', 'a2'].some((id) => nameAt(nowIn(run), id) === 'C6'),
  'les-gouffres.ts a-l-abri': (run) => !isThreatened(run, 'a1') && signOf(nowIn(run), at(nowIn(run), 'a1') ?? MOUNT) === 'o',
  'les-gouffres.ts y-reculer': (run) => isIn(nowIn(run), 'a1') && nowIn(run).falling.length === 0,
  'escorter.ts la-mettre': (run) => counters(nowIn(run)).some(({ id, escort }) => id === 'a1' && escort === 'chevaliers-fantassin'),
  'escorter.ts l-oter': (run) => shots(run, 'b1') === 1 || nowIn(run).falling.some(({ id }) => id === 'b1'),
  'escorter.ts elle-tombe': (run) =>
    isIn(nowIn(run), 'a1') && nowIn(run).falling.length === 0 && nowIn(run).fallen.some(({ id }) => id === 'a2'),
  'frapper-et-repartir.ts aller-retour': (run) =>
    fought(run, 'b1').length === 1 && nameAt(nowIn(run), 'a1') === 'C2' && nowIn(run).month === 1,
  'frapper-et-repartir.ts la-ligne': (run) => fought(run, 'b1').length === 1 && fought(run, 'b2').length === 1,
  'assieger.ts autant': (run) => events(run, 'besieged').some(({ attackers, die }) => attackers.length >= 3 && die !== undefined),
  'assieger.ts la-sortie': (run) => events(run, 'sallied').every(({ targets }) => targets.map(({ id }) => id).join() === 'b2'),
  'prendre-et-tenir.ts entrer': (run) => nowIn(run).position.cities.filter(({ people }) => people === 'chevaliers').length === 1,
  'prendre-et-tenir.ts garder': (run) => nowIn(run).position.cities.every(({ garrison }) => garrison.length > 0),
  'le-moine.ts disparaitre': (run) => nowIn(run).position.cities.some(({ ids = [] }) => ids.includes('a1')) && nowIn(run).month <= 2,
  'le-moine.ts surgir': (run) => fought(run, 'b1').length === 1,
  'allies-et-otages.ts garder': (run) => nowIn(run).position.cities.some(({ hostages = [] }) => hostages.some(({ id }) => id === 'a1')),
  'un-coup-entier.ts le-coup': (run) => !isIn(nowIn(run), 'b3') && fought(run, 'b1').some(({ charge }) => charge) && nowIn(run).month === 1,
  'un-coup-entier.ts lequel-d-abord': (run) => isIn(nowIn(run), 'a1') && fought(run, 'b1').length > 0 && fought(run, 'b2').length > 0,
  'un-coup-entier.ts le-dernier-mois': (run) => held(nowIn(run), 'E1') && score(nowIn(run), 1) + 8 > score(nowIn(run), 0),
};

function settled(attempt: Attempt<Lords>): Attempt<Lords> {
  let now = attempt;
  while (isDue(GAME, now)) now = nextAttempt(GAME, now, { kind: 'go-on' });
  return now;
}

const runOf = ({ run }: Attempt<Lords>, task: Task): Run<Lords> => run ?? begun(task);

test.each(TASKS)('%s: what is said of a run is true of it', { timeout: 240_000 }, (name, task) => {
  const told = new Set<string>();
  /** Whether the attempt, after this move, says what is so. */
  const hold = (before: Attempt<Lords>, move: Move, after: Attempt<Lords>, best: Move): void => {
    const { note } = after;
    const run = runOf(after, task);
    const about = (text: string) => `${JSON.stringify([...runOf(before, task).moves, move])}: ${text}`;
    if (!note) return;
    switch (note.kind) {
      case 'done':
        expect(DONE[name]?.(run), about('done')).toBe(true);
        return;
      case 'worse': {
        const state = nowIn(runOf(before, task));
        if (note.text) {
          const facts = LESSER.filter(([said]) => said.test(note.text ?? ''));
          expect(facts.length, `nobody checks ${about(note.text)}`).toBe(1);
          for (const [, isSo] of facts) expect(isSo(state, LORDS.step(state, move).state, move, best), about(note.text)).toBe(true);
          return;
        }
        expect(chance(name, state, move), about('worth')).toBeCloseTo(note.worth, 9);
        return;
      }
      case 'missed':
      case 'onward': {
        told.add(note.text);
        if (note.text === PLAIN) return;
        const facts = FACTS.filter(([said]) => said.test(note.text));
        expect(facts.length, `nobody checks ${about(note.text)}`).toBeGreaterThan(0);
        for (const [said, isSo] of facts) expect(isSo(run, note.text, task), `${about(note.text)} (${said})`).toBe(true);
        return;
      }
      default:
        throw new Error(about(`is said to be ${note.kind}`));
    }
  };
  const play = (before: Attempt<Lords>, move: Move): Attempt<Lords> => {
    const after = settled(nextAttempt(GAME, before, { kind: 'play', move }));
    hold(before, move, after, nextInSolution(task, runOf(before, task)) ?? move);
    return after;
  };
  const choices = (attempt: Attempt<Lords>): readonly Move[] => GAME.moves(nowIn(runOf(attempt, task)), task.seat);
  let before = settled(opened(task));
  for (const [step, next] of task.solution.entries()) {
    const all = choices(before);
    const dice = diceFrom(seeded(`${task.id}/${step}`));
    const tried =
      all.length <= MOST_MOVES
        ? all
        : [...all.filter(({ kind }) => kind !== 'march'), ...Array.from({ length: MOST_MOVES }, () => oneOf(all, dice))];
    // The best chance that is told is the solution's own.
    const isWeighed = task.worth?.(nowIn(runOf(before, task)), next) !== undefined;
    if (ASKED[name] && isWeighed && next.kind !== 'retreat')
      expect(chance(name, nowIn(runOf(before, task)), next)).toBeCloseTo(task.worth?.(nowIn(runOf(before, task)), next) ?? Number.NaN, 9);
    for (const move of tried) {
      const after = play(before, move);
      for (let way = 0; way < WAYS; way += 1) {
        const own = diceFrom(seeded(`${task.id}/${step}/${way}`));
        let now = after;
        for (let left = MOST_LONG; left > 0 && isYours(GAME, now) && now.note?.kind !== 'worse'; left -= 1)
          now = play(now, oneOf(choices(now), own));
        expect(now.note || isYours(GAME, now), `${JSON.stringify(move)} leads nowhere`).toBeTruthy();
      }
    }
    before = play(before, next);
  }
  expect(before.note?.kind).toBe('done');
});
