/** « Un coup entier » : all that one turn holds, in its order; then two fights, and which comes first; then the last month. */

import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { aimOf, campHolder } from '#engine/zargos-lords/game/table.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import {
  attack,
  COMBATS,
  downs,
  end,
  hasFought,
  hasWon,
  isInLine,
  isThere,
  isTurnPast,
  keptBy,
  luckyTask,
  marchedOf,
  marchMove,
  outlives,
  retreatMove,
  retreatsOnly,
  shootMove,
  stateOf,
  without,
} from '#engine/zargos-lords/lessons/position.ts';
import { courseOf } from '#engine/zargos-lords/rules/attack.ts';

const FULL = stateOf({
  peoples: 'ponts',
  rows: ['.........', '.........', '.........', '......A..', '.........', '.b..A....', '.........'],
  counters: [
    ['a1', 'chevalier', [1, 1]],
    ['a2', 'chevaliers-fantassin', [0, 4]],
    ['a3', 'chevaliers-fantarcher', [1, 5]],
    ['b1', 'dragon', [6, 4]],
    ['b2', 'dragons-fantassin', [3, 3]],
    ['b3', 'lance-flammes', [7, 5]],
  ],
});

const WHOLE = [
  marchMove('a2', [2, 4], 'b2'),
  marchMove('a1', [5, 3], 'b1'),
  marchMove('a3', [5, 6]),
  end(),
  shootMove(['a3'], 'b3'),
  attack(['a1'], ['b1']),
] as const;

/** The dice of a run, in the order thrown. */
const thrown = ({ events }: Run<Lords>): readonly number[] =>
  events.flat().flatMap((event) => (event.kind === 'shot' ? event.dice : event.kind === 'fought' ? [event.die] : []));
const hasCharged = ({ events }: Run<Lords>): boolean => events.flat().some((event) => event.kind === 'fought' && event.charge);

/** Whether the Chevalier has moved, and not straight to the Dragon. */
const isAstray = ({ position, marched }: State): boolean =>
  marched.some(({ id, against, path }) => id === 'a1' && (against !== 'b1' || courseOf(position.map, path) === undefined));

/** Whether the arrow is past: no archer is left to shoot at the Lance-flammes from where it stands. */
const isShotPast = (run: Run<Lords>): boolean => {
  const now = nowIn(run);
  if (!isThere(now, 'b3')) return false;
  const isStill = now.phase === 'march' || now.phase === 'shots';
  const mayMove = now.phase === 'march' && !marchedOf(now, 'a3');
  return !isStill || aimOf(now, 'a3') !== undefined || (!mayMove && !isInLine(now, 'a3', 'b3'));
};

/** What of the whole turn is missing. */
function missedPart(run: Run<Lords>): string {
  const now = nowIn(run);
  if (isAstray(now))
    return 'Le Chevalier n’est pas venu tout droit contre le Dragon : il ne le chargera pas. Il faut qu’un autre lui ouvre la route.';
  if (now.phase !== 'march' && !marchedOf(now, 'a1') && !hasCharged(run))
    return 'Le Chevalier n’est pas venu contre le Dragon. Toute sa route doit être droite : il faut qu’un autre la lui ouvre.';
  if (aimOf(now, 'a3') !== undefined) return 'Votre archer a tiré, et le Lance-flammes est debout : c’est lui qu’il devait viser.';
  return isInLine(now, 'a3', 'b3')
    ? 'Le Lance-flammes est debout : les tirs sont passés, et votre archer n’a pas tiré.'
    : 'Le Lance-flammes est debout, et l’archer n’a plus de quoi l’atteindre : il devait se mettre en ligne avant la fin des mouvements.';
}

const RISK = stateOf({
  peoples: 'ponts',
  rows: ['........', '........', '...~.A..', '........', '..b...A.', '........', '........'],
  counters: [
    ['a1', 'chevalier', [4, 3]],
    ['a2', 'chevalier', [5, 5]],
    ['a3', 'chevaliers-fantassin', [3, 5]],
    ['b1', 'serpent', [4, 2]],
    ['b2', 'lance-flammes', [4, 5]],
  ],
  state: { ...COMBATS, bound: ['a1', 'a2', 'a3'] },
});
const RISKED = attack(['a1'], ['b1']);
const ORDER = [attack(['a2', 'a3'], ['b2']), RISKED, retreatMove('a1', 's')] as const;

/** The chance that the Chevalier who attacks the Serpent lives: an attack on the other enemy comes before, or it does not. */
function livesBy(state: State, move: Move): number | undefined {
  if (move.kind === 'retreat') return keptBy(state, move, { a1: 1 });
  if (move.kind !== 'attack') return undefined;
  if (move.attackers.includes('a1')) return outlives(state, move, 'a1');
  const first = downs(state, move);
  return first * outlives(without(state, ['b2']), RISKED, 'a1') + (1 - first) * outlives(state, RISKED, 'a1');
}

const CAMP = stateOf({
  peoples: 'ponts',
  rows: ['............', '............', '~~~~~~~.....', '~.~~~~......', '............', '............', '...A....b...'],
  counters: [
    ['b1', 'dragon', [0, 1]],
    ['b2', 'serpent', [8, 4]],
    ['b3', 'lance-flammes', [5, 5]],
    ['a1', 'chevaliers-fantassin', [0, 4]],
    ['a2', 'chevaliers-fantarcher', [1, 4]],
  ],
  state: {
    turn: 1,
    month: 8,
    fallen: [
      { id: 'b4', kind: 'serpent', seat: 1 },
      { id: 'b5', kind: 'lance-flammes', seat: 1 },
      { id: 'a4', kind: 'chevaliers-fantarcher', seat: 0 },
    ],
  },
});

function missedCamp(run: Run<Lords>): string {
  const now = nowIn(run);
  if (campHolder(now, 1))
    return now.falling.some(({ id }) => id === campHolder(now, 1)?.id)
      ? 'Votre pion tenait le camp, et il doit reculer : il le quitte.'
      : 'Le camp est à vous, mais ce que vous venez de perdre rend aux Chevaliers leur avance.';
  const why =
    now.phase === 'march'
      ? 'Là où en sont vos pions, le camp ne se prendra plus de ce coup'
      : 'Les mouvements sont finis, et le camp n’est pas à vous';
  return `${why} : éliminer les deux gardes n’y suffirait pas.`;
}

const LAST = [
  shootMove(['b1'], 'a1', 1),
  marchMove('b3', [2, 5], 'a2', 1),
  marchMove('b2', [0, 4], undefined, 1),
  end(1),
  shootMove(['b3'], 'a2', 1),
] as const;

export const LESSON: Lesson<Lords> = {
  tasks: [
    {
      // The highest die: the arrow does what it should from wherever it is shot.
      ...luckyTask(FULL, WHOLE, (run) => thrown(run)[0] === 6 && thrown(run)[1] === 5),
      id: 'le-coup',
      task: 'À vous, les Chevaliers : dans ce coup, abattez le Lance-flammes d’une flèche et chargez le Dragon.',
      // The highest die: the arrow does what it should from wherever it is shot.
      seat: 0,
      most: 8,
      isDone: (run) => !isThere(nowIn(run), 'b3') && hasCharged(run),
      isLost: (run) =>
        isTurnPast(run) || isAstray(nowIn(run)) || isShotPast(run) || (nowIn(run).phase !== 'march' && !marchedOf(nowIn(run), 'a1')),
      others: retreatsOnly,
      onward: [
        'Attaqué, ce Fantassin n’a plus de zone : la route est ouverte.',
        'Droit sur lui : c’est une charge, 11 contre 10. Reste l’archer.',
        'En ligne, à deux hexagones. Finissez vos mouvements.',
        'Place aux tirs.',
        'Le Lance-flammes est à terre. Maintenant, la charge.',
      ],
      hints: [
        'Pour charger, la route du Chevalier doit être droite : elle passe dans la zone d’un Fantassin. Qui peut l’occuper ?',
        'Le Fantassin en E3, contre celui de D4 ; le Chevalier droit en D6 ; l’archer en G6. Puis les tirs, puis la charge.',
      ],
      learnt: {
        text: 'Un coup se pense à l’envers : le combat que l’on veut, le tir qui l’aide, et les pas qui les rendent possibles.',
        rules: ['LOR-TOUR-2', 'LOR-ZDI-2', 'LOR-CHE-1'],
      },
      refused: [
        { move: shootMove(['a3'], 'b3'), rule: 'LOR-ARC-1' },
        { move: marchMove('a1', [4, 3]), rule: 'LOR-ZDI-1' },
      ],
      missed: [{ move: marchMove('a1', [5, 3], 'b1') }, { move: marchMove('a1', [4, 3], 'b2') }, { move: end() }],
      miss: missedPart,
    },
    {
      ...luckyTask(
        RISK,
        ORDER,
        (run) => thrown(run)[1] === 3 && run.moves.length === ORDER.length && isThere(nowIn(run), 'a1') && !isThere(nowIn(run), 'b2'),
      ),
      id: 'lequel-d-abord',
      task: 'Deux combats à livrer. Prenez-les dans l’ordre qui laisse à votre Chevalier de D5 les meilleures chances de vivre.',
      seat: 0,
      isDone: (run) => hasFought(run, 'b1') && hasFought(run, 'b2') && isThere(nowIn(run), 'a1') && nowIn(run).phase !== 'retreat',
      others: retreatsOnly,
      worth: livesBy,
      // Chances nearly exact: what an enemy that is driven off still closes, and a second try at it, are left out.
      lesser: 'C’est permis, mais autre chose laisse à votre Chevalier plus de chances de vivre. Cherchez quoi.',
      onward: [
        'Il est tombé, et sa zone avec lui. Au Serpent, maintenant.',
        'L’ordre était le bon, et le dé n’a pas suivi : il faut reculer. Par où ?',
      ],
      hints: [
        'Mer, mont, mont, bois, Serpent : une seule ligne peut sauver votre Chevalier. Qui la ferme ?',
        'Le Lance-flammes d’abord, à deux ; puis le Serpent ; et si cela tourne mal, reculez vers le sud.',
      ],
      learnt: {
        text: 'Les combats se livrent un par un, dans l’ordre que l’on veut : un ennemi abattu n’a plus de zone, et ses lignes se rouvrent.',
        rules: ['LOR-COM-7', 'LOR-REC-2'],
      },
      refused: [{ move: end(), rule: 'LOR-ZDI-3' }],
      missed: [
        { move: RISKED, worth: 3 / 6 },
        { move: attack(['a2'], ['b2']), worth: 26 / 36 },
      ],
    },
    {
      ...luckyTask(CAMP, LAST, (run) => hasWon(run, 1)),
      id: 'le-dernier-mois',
      task: 'Dernier coup de la partie : vous, les Dragons, avez sept points de retard, et le camp d’en face en vaut huit. Gagnez.',
      seat: 1,
      most: 10,
      isLost: (run) => nowIn(run).phase !== 'march' && !campHolder(nowIn(run), 1),
      others: retreatsOnly,
      hints: [
        'Deux gardes : l’un est sur le camp, l’autre en tient l’entrée par sa zone. Qui peut ôter le premier avant de bouger ?',
        'Le Dragon brûle le Fantassin ; le Lance-flammes vient contre l’archer, qui n’a plus de zone ; le Serpent court au drapeau.',
      ],
      learnt: {
        text: 'Brûler, ouvrir, passer : tout y était, les flammes d’avant, la zone qui tombe, et le compte du dernier mois.',
        rules: ['LOR-L-59', 'LOR-L-46', 'LOR-ZDI-2'],
      },
      refused: [
        { move: marchMove('b2', [0, 4], undefined, 1), rule: 'LOR-MOU-2' },
        { move: shootMove(['b3'], 'a2', 1), rule: 'LOR-LAN-1' },
      ],
      missed: [{ move: end(1) }, { move: marchMove('b2', [2, 4], 'a2', 1) }],
      miss: missedCamp,
    },
  ],
  readings: ['LOR-L-38', 'LOR-L-41', 'LOR-L-48', 'LOR-L-51', 'LOR-L-60'],
};
