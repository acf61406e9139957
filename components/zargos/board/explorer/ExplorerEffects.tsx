/** Red cards in force: on a people, on kingdoms, on pairs of sea cells. */
import { useState } from 'preact/hooks';
import { Toggle } from '#components/kit/Choice.tsx';
import { counted, together } from '#engine/core/french.ts';
import type { SeaId } from '#engine/zargos/data/board-types.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { readingsOf } from '#engine/zargos/options.ts';
import { MAX_FROZEN, MAX_STORMS, MOVE_EFFECTS } from '#engine/zargos/rules/movement/question.ts';
import type { Atlas } from '../atlas.ts';
import type { BoardQuestionProps } from './question.ts';
import { toggled } from './toggled.ts';

const seaName = ({ board }: Atlas, id: SeaId): string => board.seas.find((cell) => cell.id === id)?.name ?? id;

const Frozen = ({ atlas: { board }, question, ask }: BoardQuestionProps) => (
  <label class="plateau-field">
    <span class="control-label">Vent de Glace sur un royaume</span>
    <select
      value=""
      disabled={question.frozen.length >= MAX_FROZEN}
      onChange={(event) => ask({ frozen: toggled(question.frozen, event.currentTarget.value, true) })}
    >
      <option value="">{question.frozen.length >= MAX_FROZEN ? 'Toutes les cartes sont jouées' : 'Choisir un royaume'}</option>
      {board.kingdoms
        .filter(({ id }) => !question.frozen.includes(id))
        .map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </select>
  </label>
);

function Storms({ atlas, question, ask }: BoardQuestionProps) {
  const { board } = atlas;
  const [chosen, setFirst] = useState<SeaId>();
  const first = board.seas.some(({ id }) => id === chosen) ? chosen : board.seas[0]?.id;
  if (first === undefined) return null;
  const cell = board.seas.find(({ id }) => id === first);
  const isAlone = cell?.kind === 'lake' && readingsOf(question)['ZAR-L-31'] === 'lac-seul';
  const others = cell?.seas ?? [];
  const full = question.storms.length >= MAX_STORMS;
  const strike = (storm: readonly string[]) => ask({ storms: [...question.storms, storm] });
  return (
    <div class="plateau-storm">
      <label class="plateau-field">
        <span class="control-label">Vent de Tempête sur</span>
        <select value={first} onChange={(event) => setFirst(event.currentTarget.value as SeaId)}>
          {board.seas
            .filter(({ seas }) => seas.length > 0 || readingsOf(question)['ZAR-L-31'] === 'lac-seul')
            .map(({ id, name }) => (
              <option key={id} value={id} selected={id === first}>
                {name}
              </option>
            ))}
        </select>
      </label>
      {isAlone ? (
        <button type="button" class="control-button" disabled={full} onClick={() => strike([first])}>
          Fermer le lac
        </button>
      ) : (
        <label class="plateau-field">
          <span class="control-label">et sa voisine</span>
          <select value="" disabled={full} onChange={(event) => strike([first, event.currentTarget.value])}>
            <option value="">{full ? 'Toutes les cartes sont jouées' : 'Choisir la voisine'}</option>
            {others.map((id) => (
              <option key={id} value={id}>
                {seaName(atlas, id)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

const InForce = ({ atlas, question, ask }: BoardQuestionProps) => (
  <ul class="plateau-force">
    {question.frozen.map((id) => (
      <li key={id}>
        Glace sur {atlas.board.kingdoms.find((kingdom) => kingdom.id === id)?.name}
        <button type="button" class="control-button" onClick={() => ask({ frozen: toggled(question.frozen, id, false) })}>
          Lever<span class="sr"> le Vent de Glace</span>
        </button>
      </li>
    ))}
    {question.storms.map((storm) => (
      <li key={storm.join()}>
        Tempête sur {together(storm.map((id) => seaName(atlas, id)))}
        <button type="button" class="control-button" onClick={() => ask({ storms: question.storms.filter((other) => other !== storm) })}>
          Lever<span class="sr"> le Vent de Tempête</span>
        </button>
      </li>
    ))}
  </ul>
);

export const ExplorerEffects = ({ atlas, question, ask }: BoardQuestionProps) => {
  const count = question.effects.length + question.frozen.length + question.storms.length;
  return (
    <details class="plateau-fold">
      <summary>
        Cartes rouges en vigueur <small>{count > 0 ? counted(count, 'carte') : 'aucune'}</small>
      </summary>
      <div class="wrap control-choice-row">
        {MOVE_EFFECTS.map((effect) => (
          <Toggle key={effect} on={question.effects.includes(effect)} set={(on) => ask({ effects: toggled(question.effects, effect, on) })}>
            {cardOf(effect).name}
          </Toggle>
        ))}
      </div>
      <Frozen atlas={atlas} question={question} ask={ask} />
      <Storms atlas={atlas} question={question} ask={ask} />
      {question.frozen.length + question.storms.length > 0 && <InForce atlas={atlas} question={question} ask={ask} />}
    </details>
  );
};
