/** A lesson in words: for the page before it begins, and for paper. */
import type { GameTypes } from '#engine/core/game.ts';
import { attempted, faultsOf, type Lesson, type PlayTask, type Task } from '#engine/practice/lesson.ts';
import type { OursTold } from './Ours.tsx';
import type { LessonSpec, ToldTask } from './spec.ts';

/** The learner's moves, each said in the position it is played in. */
function solutionTold<G extends GameTypes>({ game, say }: LessonSpec<G>, task: PlayTask<G>): readonly string[] {
  const { run } = attempted(game, task, task.solution);
  const own = new Set<G['move']>(task.solution);
  return run.moves.flatMap((move, at) => (own.has(move) ? [`${say(move, run.states[at] ?? run.states[0])}.`] : []));
}

/** « vous êtes Jaune », « vous menez les Dragons » */
const youAre = (name: string): string => (/^les /i.test(name) ? `vous menez l${name.slice(1)}` : `vous êtes ${name}`);

function told<G extends GameTypes>(spec: LessonSpec<G>, task: Task<G>): ToldTask {
  const { id, task: asked, seat, learnt } = task;
  const { text, rules } = learnt;
  const shared = {
    id,
    task: asked,
    learnt: text,
    rules,
    position: task.state === undefined ? '' : spec.summary(task.state, seat, task.places),
  };
  if (task.kind === 'play')
    return {
      ...shared,
      who: youAre(spec.nameOf(seat, task.state)),
      isPrepared: task.isPrepared ?? false,
      answers: [],
      solution: solutionTold(spec, task),
    };
  const right = task.answers[task.right];
  return { ...shared, who: '', isPrepared: false, answers: task.answers.map(({ text: one }) => one), solution: right ? [right.text] : [] };
}

export const toldTasks = <G extends GameTypes>(spec: LessonSpec<G>, { tasks }: Lesson<G>): readonly ToldTask[] =>
  tasks.map((task) => told(spec, task));

/** What a lesson says of what is ours: beside what each task cites. */
export const oursTold = <G extends GameTypes>({ ours }: LessonSpec<G>, { readings = [] }: Lesson<G>): OursTold => ({
  text: ours,
  readings,
});

/**
 * What is wrong with a lesson, each fault with the file and the line of its task: `content/gran/lecons/duel.ts:42: …`. `source` is the text of the file.
 */
export function lessonFaults<G extends GameTypes>(
  { game }: Pick<LessonSpec<G>, 'game'>,
  lesson: Lesson<G>,
  file: string,
  source: string,
): readonly string[] {
  const lines = source.split('\n');
  return faultsOf(game, lesson).map(({ id, fault }) => {
    const at = lines.findIndex((line) => line.includes(`id: '${id}'`));
    return `${file}:${at + 1}: task « ${id} »: ${fault}`;
  });
}
