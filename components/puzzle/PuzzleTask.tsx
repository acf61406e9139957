/** One puzzle: the position, what is asked, a move chosen on the picture or in the list; what it is worth; hints, and the solution. */
import { useRef, useState } from 'preact/hooks';
import type { Look } from '#components/arbiter/look.ts';
import { french } from '#components/base/typography.ts';
import { BoardBench } from '#components/kit/board/BoardTool.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { BackToday, cameFromToday } from '#components/notebook/BackToday.tsx';
import { useAnswerInSight } from '#components/quiz/in-sight.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Refusal } from '#engine/core/verdict.ts';
import type { PosedPuzzle, PuzzleBench, SaidOfMove, Solution } from './bench.ts';
import type { Mark } from './kept.ts';

interface Props<G extends GameTypes, Seen> {
  Picture: Look<G, Seen>['Picture'];
  bench: PuzzleBench<G, Seen>;
  posed: PosedPuzzle<G>;
  /** « L’espion · 3 sur 14, serré » */
  title: string;
  /** Address of the game's arbiter. */
  arbiter: string;
  mark: (mark: Mark) => void;
  goOn: () => void;
}

/** What lies on the picture: a choice, or a move that the rules refuse. */
interface Proposed<Move> {
  readonly move: Move;
  readonly at?: number;
  readonly refusal?: Refusal;
}

const NONE = '';

/** Letters that are read at a glance, and of what is told round a question from which it stands apart. */
const [SHORT, ROUND] = [150, 80] as const;

/** What is asked, and what is known of it, where both are long. */
function partsOf(task: string): { readonly asked: string; readonly known: string } {
  const sentences = task.split(/(?<=[.?]) (?=\p{Lu})/u);
  const isAsked = (sentence: string) => sentence.endsWith('?');
  const known = sentences.filter((sentence) => !isAsked(sentence)).join(' ');
  return task.length > SHORT && known.length > ROUND ? { asked: sentences.filter(isAsked).join(' '), known } : { asked: task, known: '' };
}

/** Letters of an answer that a closed list shows whole, on a phone and beside the picture. */
const SHOWN = { narrow: 34, wide: 44 } as const;

export function PuzzleTask<G extends GameTypes, Seen>({ Picture, bench, posed, title, arbiter, mark, goOn }: Props<G, Seen>) {
  const [proposed, propose] = useState<Proposed<G['move']>>();
  const [said, tell] = useState<SaidOfMove>();
  const [hints, hint] = useState(0);
  const [isHelped, help] = useState(false);
  const [solution, solve] = useState<Solution>();
  const { move, sheet } = bench.picture(posed, proposed?.move);
  const { asked, known } = partsOf(posed.task);
  const chosen = posed.choices[proposed?.at ?? -1]?.text ?? '';
  const whole = useRef<HTMLDivElement>(null);
  useAnswerInSight(
    whole,
    solution ?? said ?? proposed?.refusal ?? (hints || undefined),
    '.puzzle-task',
    '.puzzle-said:not(:empty), .puzzle-why',
  );

  const choose = (at: number) => {
    const choice = posed.choices[at];
    tell(undefined);
    propose(choice && { move: choice.move, at });
  };
  const needHelp = () => {
    help(true);
    mark('tried');
  };
  const touch = (_hand: string, place: string) => {
    if (solution) return;
    const touched = bench.touch(posed, proposed?.at, place);
    if (!touched) return;
    if ('at' in touched) return choose(touched.at);
    tell(undefined);
    propose(touched);
  };
  const show = async (found: boolean) => {
    propose({ move: posed.puzzle.best.move });
    solve(await bench.solution(posed));
    mark(found ? (isHelped ? 'later' : 'first') : 'shown');
  };
  const answer = async () => {
    if (!proposed || proposed.refusal) return;
    const one = bench.say(posed, proposed.move);
    tell(one);
    if (one.isRight) await show(true);
    else needHelp();
  };
  const giveUp = async () => {
    tell(undefined);
    await show(false);
  };
  const askHint = () => {
    hint(hints + 1);
    needHelp();
  };

  return (
    <BoardBench whole={whole} board={<Picture state={posed.state} move={move} sheet={sheet} touch={touch} fixed />}>
      <p class="control-label">{french(title)}</p>
      <p class="puzzle-task">{french(asked)}</p>
      {known && <p class="puzzle-known">{french(known)}</p>}
      {posed.told && <p class="arbiter-summary">{french(posed.told)}</p>}
      {!solution && posed.byTouch && (
        <p class="puzzle-choice">
          <span class="control-label">Votre coup</span> {french(chosen || 'touchez-le sur la table')}
        </p>
      )}
      {!solution && !posed.byTouch && (
        <label class="arbiter-choice">
          <span class="control-label">Votre coup</span>
          <select
            id="coup-qui"
            value={proposed?.at === undefined ? NONE : String(proposed.at)}
            onChange={({ currentTarget }) => currentTarget.value !== NONE && choose(Number(currentTarget.value))}
          >
            <option value={NONE}>{posed.touches.size > 0 ? 'touchez l’image, ou choisissez ici' : 'choisissez ici'}</option>
            {posed.choices.map(({ text }, at) => (
              <option key={text} value={String(at)} selected={at === proposed?.at}>
                {text}
              </option>
            ))}
          </select>
          {chosen.length > SHOWN.narrow && (
            <span class={chosen.length > SHOWN.wide ? 'puzzle-chosen' : 'puzzle-chosen is-narrow'} aria-hidden="true">
              {french(chosen)}
            </span>
          )}
        </label>
      )}
      <div role="status" class="puzzle-said">
        {proposed?.refusal && (
          <p data-right="false">
            <b>Refusé.</b> {french(proposed.refusal.because)} <RuleLink id={proposed.refusal.rule} />
          </p>
        )}
        {said && (
          <p data-right={said.isRight}>
            <b>{said.isRight ? 'Juste.' : 'Pas encore.'}</b> {french(said.text)}
          </p>
        )}
        {hints > 0 && !solution && posed.hints.slice(0, hints).map((text) => <p key={text}>{french(text)}</p>)}
      </div>
      {solution && (
        <div class="puzzle-why">
          <p>
            <b>Pourquoi.</b> {french(solution.text)}
          </p>
          <ul>
            {solution.why.map(({ rule, text }) => (
              <li key={text}>
                {french(text)} <RuleLink id={rule} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <div class="control-actions">
        {solution ? (
          <>
            <button type="button" class="control-button control-button-main" onClick={goOn}>
              Exercice suivant
            </button>
            {cameFromToday() && <BackToday />}
            {solution.fragment !== undefined && (
              <a class="control-button" href={`${arbiter}#${solution.fragment}`} target="_blank" rel="noopener">
                Rejouer devant l’arbitre
              </a>
            )}
          </>
        ) : (
          <>
            <button
              type="button"
              class="control-button control-button-main"
              aria-disabled={proposed?.at === undefined}
              onClick={() => void answer()}
            >
              C’est mon coup
            </button>
            {hints < posed.hints.length ? (
              <button type="button" class="control-button" onClick={askHint}>
                {hints === 0 ? 'Un indice' : 'Un autre indice'}
              </button>
            ) : (
              <button type="button" class="control-button" onClick={() => void giveUp()}>
                La solution
              </button>
            )}
          </>
        )}
      </div>
    </BoardBench>
  );
}
