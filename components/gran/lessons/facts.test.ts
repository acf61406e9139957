/** What lessons of Gran say of every legal move, held to facts counted another way: whatever is said of a move is true of it. */
import { expect, test } from 'vitest';
import { type Attempt, isDue, nextAttempt, opened } from '#components/lesson/attempt.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import type { PointId, State } from '#engine/gran/types.ts';
import { type Lesson, nowIn, type PlayTask, type Run } from '#engine/practice/lesson.ts';

const LESSONS = import.meta.glob<Lesson<Gran>>('/content/gran/lecons/*.ts', { eager: true, import: 'LESSON' });
const TASKS = Object.values(LESSONS).flatMap(({ tasks }) => tasks.filter((task): task is PlayTask<Gran> => task.kind === 'play'));

const at = ({ position }: State, color: string): PointId | undefined => position.pieces.find((piece) => piece.color === color)?.at;
const bearer = ({ position: { ring } }: State): string | undefined => ('bearer' in ring ? ring.bearer : undefined);
const dice = (run: Run<Gran>) => run.events.flat().filter((event) => event.kind === 'die');

/** By the lines of the board. */
const NEXT = new Map<PointId, readonly PointId[]>(
  BOARD.points.map(({ id }) => [id, BOARD.lines.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []))]),
);

/** Of the moves that may be made, one in so many is made. */
const EVERY = process.env.NIGHT ? 1 : 3;

/** Points between two, by spreading out along the lines; `shut`: not gone through. */
function apart(from: PointId, to: PointId, shut: readonly PointId[]): number {
  let reached = new Set([from]);
  for (let far = 0; far < BOARD.points.length; far += 1) {
    if (reached.has(to)) return far;
    const next = [...reached].flatMap((id) => NEXT.get(id) ?? []);
    reached = new Set([...reached, ...next.filter((id) => !shut.includes(id))]);
  }
  return Number.POSITIVE_INFINITY;
}

/** Points as the knight walks: the bearer over anything, others round dragons, stones and knights. */
function walk(run: Run<Gran>, to: PointId): number {
  const now = nowIn(run);
  const isBearer = run.states.some((state) => bearer(state) === 'jaune');
  const shut = [
    ...BOARD.points.flatMap(({ id, kind }) => (kind === 'dragon' ? [id] : [])),
    ...now.position.stones,
    ...now.position.pieces.flatMap((piece) => (piece.color === 'jaune' ? [] : [piece.at])),
  ];
  return apart(at(now, 'jaune') ?? '', to, isBearer ? [] : shut);
}

const PLACES: readonly (readonly [RegExp, (task: PlayTask<Gran>) => PointId])[] = [
  [/la Pierre du Moulin/, () => 'pierre-du-moulin'],
  [/« Tirad 4 »/, () => 'tirad-4'],
  [/l’anneau/, ({ state: { position } }) => ('at' in position.ring ? position.ring.at : '')],
  [/la cité/, ({ task }) => (task.includes('Tirad') ? 'cite-de-tirad' : 'cite-de-galad')],
];

/** A sentence that says this is true of such runs only. */
const FACTS: readonly (readonly [said: RegExp, isSo: (run: Run<Gran>, task: PlayTask<Gran>, text: string) => boolean])[] = [
  [
    /^(?:De là|C’était le second tour).* est à (\d+) points?/,
    (run, task, text) => {
      const place = PLACES.find(([name]) => name.test(text))?.[1](task) ?? '';
      return walk(run, place) === Number(/ (\d+) points?/.exec(text)?.[1]);
    },
  ],
  [/^De là.*au tour suivant/, (run) => Math.max(...run.states.map(({ turns }) => turns)) <= 3],
  [/le dragon vous a battu/i, (run) => dice(run).some(({ won }) => !won)],
  [/le dragon est vaincu/i, (run) => dice(run).some(({ won }) => won)],
  [/Bleu vous a pris l’anneau/, (run) => run.states.some((state) => bearer(state) === 'bleu')],
  [/Qui s’arrête sur un dragon|Vous vous êtes arrêté sur le dragon|s’y arrêter oblige au duel/, (run) => dice(run).length > 0],
  [
    /Attaquer Bleu|Bleu partira en exil|Arriver sur Bleu/,
    ({ states, moves }) => {
      const last = moves.findLastIndex((move) => move.seat === 0 && move.kind === 'walk');
      const move = moves[last];
      return move?.kind === 'walk' && move.path.at(-1) === at(states[last] ?? states[0], 'bleu');
    },
  ],
  [/arrêté sur la pierre magique|pas la bonne/, (run) => at(nowIn(run), 'jaune') === 'pierre-des-quatre-champs'],
  [
    /Bleu vous attaque au coup suivant/,
    (run) => {
      const now = nowIn(run);
      const shut = [...BOARD.points.flatMap(({ id, kind }) => (kind === 'dragon' ? [id] : [])), ...now.position.stones];
      const blue = now.position.pieces.find(({ color }) => color === 'bleu');
      return now.turn === 1 && (blue?.amulets ?? 0) > 0 && apart(blue?.at ?? '', at(now, 'jaune') ?? '', shut) <= 2;
    },
  ],
  [/^Vous avez l’anneau/, (run) => bearer(nowIn(run)) === 'jaune'],
  [/L’anneau est resté|l’anneau est toujours|l’anneau est resté/, (run) => bearer(nowIn(run)) === undefined],
  [/^Une de retour/, (run) => at(nowIn(run), 'jaune') === 'cite-de-galad'],
  [/il fallait y entrer/, (run) => at(nowIn(run), 'jaune') !== 'cite-de-galad'],
  [/Bleu est toujours sur la Pierre du Moulin/, (run) => at(nowIn(run), 'bleu') === 'pierre-du-moulin'],
  [
    /au prochain tour, il y entre/,
    (run) => apart(at(nowIn(run), 'bleu') ?? '', 'cite-de-galad', []) === 1 && at(nowIn(run), 'jaune') !== 'cite-de-galad',
  ],
  [/Bleu n’a qu’un point à faire pour gagner/, (run) => bearer(nowIn(run)) === 'bleu' && at(nowIn(run), 'jaune') !== 'cite-de-tirad'],
  [/Tant que vous y êtes/, (run) => at(nowIn(run), 'jaune') === 'cite-de-tirad'],
  [/Un second sceau/, (run) => run.events.flat().some((event) => event.kind === 'city' && event.seat === 0)],
  [
    /en deux tours Bleu y est/,
    ({ states: [first], moves: [move] }) => move?.kind === 'deposit' && apart(at(first, 'bleu') ?? '', move.at, first.position.stones) <= 4,
  ],
  [
    /Bleu n’en est pas plus loin que vous/,
    ({ states: [first], moves: [move] }) =>
      move?.kind === 'deposit' && apart(at(first, 'bleu') ?? '', move.at, []) <= apart(at(first, 'jaune') ?? '', move.at, []),
  ],
  [/Bleu arrive à l’anneau en 3 points/, (run) => apart('urgad-6', 'urgad-2', nowIn(run).position.stones) === 3],
  [
    /Bleu est juste derrière vous/,
    (run) => bearer(nowIn(run)) === 'jaune' && apart(at(nowIn(run), 'bleu') ?? '', at(nowIn(run), 'jaune') ?? '', []) <= 2,
  ],
];

/** Said of a whole task: nothing in them depends on the move. */
const PLAIN: readonly RegExp[] = [
  /^Permis, mais c’est la cité qui donne le sceau/,
  /la cité était à deux points/,
  /c’est vers la cité qu’allait le second point/,
  /la cité attend/,
  /le dragon était le seul raccourci/,
  /l’anneau, à un point de lui, est resté là/,
  /^Le Dragon du (?:Lac dort toujours|Détroit vous attend toujours)/,
  /^Ce dragon-là est celui du Belvédère/,
  /les deux hexagones violets/,
  /^Rien ne ferme la route derrière vous/,
  /^L’épée, à un point de vous/,
  /^Cette pierre-là ne vous gênait pas/,
  /^L’anneau vous attend toujours/,
  /^Les tours ont passé/,
];

function settled(attempt: Attempt<Gran>): Attempt<Gran> {
  let now = attempt;
  while (isDue(GRAN, now)) now = nextAttempt(GRAN, now, { kind: 'go-on' });
  return now;
}

test.each(TASKS.map((task) => [task.id, task] as const))('%s: what a legal move misses is true of it', (_id, task) => {
  let before = settled(opened(task));
  for (const next of task.solution) {
    const legal = GRAN.moves(nowIn(before.run ?? { states: [task.state], moves: [], events: [] }), task.seat);
    for (const move of legal.filter((_, at) => at % EVERY === 0)) {
      const { note, run } = settled(nextAttempt(GRAN, before, { kind: 'play', move }));
      if (note?.kind !== 'missed' || !run) continue;
      const facts = FACTS.filter(([said]) => said.test(note.text));
      const about = `${JSON.stringify(move)}: ${note.text}`;
      expect(facts.length > 0 || PLAIN.some((said) => said.test(note.text)), `nobody checks ${about}`).toBe(true);
      for (const [said, isSo] of facts) expect(isSo(run, task, note.text), `${about} (${said})`).toBe(true);
    }
    before = settled(nextAttempt(GRAN, before, { kind: 'play', move: next }));
  }
});
