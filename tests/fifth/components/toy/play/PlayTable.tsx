/** The island of `/toy/jouer/`: the table of any game, with the toy on it. */
import type { RuleLinks } from '#components/kit/RuleLink.tsx';
import { GameTable } from '#components/table/GameTable.tsx';
import type { Handle } from '#components/table/handle.ts';
import { TOY_SPEC, type ToyMove, type ToyView } from '#components/table/testing/toy-game.ts';
import { counted } from '#engine/core/french.ts';

type ToyHandle = Handle<ToyView, ToyMove>;

const startWorker = () => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });

const Line = ({ handle: { view } }: { handle: ToyHandle }) => <p>Il reste {counted(view.heap, 'jeton')}.</p>;

function Board({ handle: { legal, outcome, act, nameOf } }: { handle: ToyHandle }) {
  if (outcome) return <p>La partie est finie : {outcome.winners.map(nameOf).join(', ')} l’emporte.</p>;
  return (
    <p>
      {legal.map((move) => (
        <button key={JSON.stringify(move)} type="button" class="table-button" onClick={() => act(move)}>
          {move.kind === 'take' ? `Prendre ${counted(move.count, 'jeton')}` : move.kind}
        </button>
      ))}
    </p>
  );
}

const scene = async () => ({ Line, Board });

export const PlayTable = ({ rules }: { rules: RuleLinks }) => (
  <GameTable spec={TOY_SPEC} rulings={[]} scene={scene} startWorker={startWorker} rules={rules} label="Table de jeu" />
);
