/** « Jusqu’où puis-je aller ? »: who leaves, from where, with what. What seldom matters is folded away. */
import { french } from '#components/base/typography.ts';
import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { NumberField } from '#components/kit/NumberInput.tsx';
import { withChoice } from '#components/our-table/kept.ts';
import { Readings } from '#components/our-table/Readings.tsx';
import { counted, upperFirst } from '#engine/core/french.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import {
  MAX_BOATS,
  MOVE_CARDS,
  type MoveCard,
  type MovePhase,
  type ReachQuestion,
  STRIDES,
} from '#engine/zargos/rules/movement/question.ts';
import { PEOPLES } from '#engine/zargos/types.ts';
import { fighterName } from '../../combat/fight-words.ts';
import { Pawn } from '../../drawings/Pawn.tsx';
import { ExplorerEffects } from './ExplorerEffects.tsx';
import { GroupFields, Holders, type HoldersProps } from './ExplorerHolders.tsx';
import type { BoardQuestionProps, QuestionProps } from './question.ts';
import { rulingsWeighing } from './rulings.ts';
import { toggled } from './toggled.ts';

/** The readings of the table that may change this answer. */
function ExplorerRulings({ question, ask }: QuestionProps) {
  const rulings = rulingsWeighing(question).map(({ id, question: text, readings }) => ({
    id,
    question: french(text),
    readings: readings.map((reading) => ({ id: reading.id, text: french(reading.text) })),
  }));
  return (
    <Readings
      name="plateau"
      rulings={rulings}
      options={question.options}
      choose={(id, reading) => ask({ options: withChoice(question.options, id, reading) })}
      note={`${counted(rulings.length, 'litige')} en jeu`}
    />
  );
}

/** Cards in hand, and what the group has behind it. */
const CardToggle = ({ card, question, ask }: QuestionProps & { card: MoveCard }) => (
  <Toggle on={question.cards.includes(card)} set={(on) => ask({ cards: toggled(question.cards, card, on) })}>
    {cardOf(card).name}
  </Toggle>
);

/** « Vent de Terre, Maître », « rien » */
function handNote({ cards, master, fought }: ReachQuestion): string {
  const words = [...cards.map((card) => cardOf(card).name), ...(master ? ['Maître'] : []), ...(fought ? ['a combattu'] : [])];
  return words.join(', ') || 'rien';
}

/** Cards in hand and what the group has behind it. */
const Hand = ({ question, ask }: QuestionProps) => (
  <details class="plateau-fold">
    <summary>
      Cartes en main, Maître, combat livré <small>{handNote(question)}</small>
    </summary>
    <div class="wrap control-choice-row">
      {MOVE_CARDS.map((card) => (
        <CardToggle key={card} card={card} question={question} ask={ask} />
      ))}
      <Toggle on={question.master} set={(master) => ask({ master })}>
        Maître des Vents
      </Toggle>
      <Toggle on={question.fought} set={(fought) => ask({ fought })}>
        Ce groupe a combattu ce tour-ci
      </Toggle>
    </div>
  </details>
);

const PHASES = [
  { value: 'attacks', label: 'Attaquer' },
  { value: 'reorganisation', label: 'Se réorganiser' },
] as const satisfies readonly { value: MovePhase; label: string }[];

const STRIDE_LABELS = { 1: 'Une province', 2: 'Deux provinces' } as const;

const People = ({ question, ask }: QuestionProps) => (
  <fieldset>
    <legend class="control-label">Peuple</legend>
    <div class="plateau-people-row">
      {PEOPLES.map((people) => (
        <label key={people} class="combat-people-choice">
          <input
            type="radio"
            class="over"
            name="plateau-people"
            value={people}
            checked={people === question.people}
            onChange={() => ask({ people })}
          />
          <span class="combat-token">
            <Pawn people={people} label="" />
            <em>{fighterName(people)}</em>
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);

const Departure = ({ atlas: { board }, question, ask }: BoardQuestionProps) => (
  <label class="plateau-field">
    <span class="control-label">Départ</span>
    <select value={question.from} onChange={(event) => ask({ from: event.currentTarget.value })}>
      {board.kingdoms.map((kingdom) => (
        <optgroup key={kingdom.id} label={kingdom.name}>
          {board.territories
            .filter((territory) => territory.kingdom === kingdom.id)
            .map(({ id, name }) => (
              <option key={id} value={id} selected={id === question.from}>
                {upperFirst(name)}
              </option>
            ))}
        </optgroup>
      ))}
      {question.people === 'dragons' && (
        <optgroup label="En mer">
          {board.seas.map(({ id, name }) => (
            <option key={id} value={id} selected={id === question.from}>
              {upperFirst(name)}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  </label>
);

export const ExplorerQuestion = ({ atlas, question, ask, brush, setBrush }: HoldersProps) => (
  <form class="stack plateau-question" onSubmit={(event) => event.preventDefault()}>
    <People question={question} ask={ask} />
    <Departure atlas={atlas} question={question} ask={ask} />
    <Choice name="plateau-phase" legend="Pour" value={question.phase} options={PHASES} set={(phase) => ask({ phase })} />
    {question.phase === 'reorganisation' && (
      <Choice
        name="plateau-stride"
        legend="Ce groupe peut marcher"
        value={question.stride}
        options={STRIDES.map((stride) => ({ value: stride, label: STRIDE_LABELS[stride] }))}
        set={(stride) => ask({ stride })}
      />
    )}
    <NumberField
      label="Bateaux en main"
      unit="Un bateau"
      value={question.boats}
      least={0}
      most={MAX_BOATS}
      set={(boats) => ask({ boats })}
    />
    <Hand question={question} ask={ask} />
    <GroupFields question={question} ask={ask} />
    <Holders atlas={atlas} question={question} ask={ask} brush={brush} setBrush={setBrush} />
    <ExplorerEffects atlas={atlas} question={question} ask={ask} />
    <ExplorerRulings question={question} ask={ask} />
  </form>
);
