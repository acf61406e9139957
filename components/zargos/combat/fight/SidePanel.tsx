/** One camp: who, how many, with how many dice, under which card. */
import { french } from '#components/base/typography.ts';
import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { Die } from '#components/kit/dice/Die.tsx';
import { useFocusHeir } from '#components/kit/focus.ts';
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { counted } from '#engine/core/french.ts';
import { readingsOf } from '#engine/zargos/options.ts';
import type { Side } from '#engine/zargos/rules/combat.ts';
import { diceInRound, otherSide } from '#engine/zargos/rules/combat.ts';
import { DEMON_DICE, type DemonDice, MAX_PAWNS, MIN_PAWNS, PEOPLES } from '#engine/zargos/types.ts';
import { Pawn } from '../../drawings/Pawn.tsx';
import { Army } from '../Army.tsx';
import { DEMON_NOTES, type Fighter, fighterName, isFeminine, nounOf, SIDE_NAMES } from '../fight-words.ts';
import { canCall, type Form, type FormEvent, mostCalled } from './situation-store.ts';

/** The six peoples as pawns to choose from, the demons beside them where they may stand. */
interface PeoplePickerProps {
  /** Unique on the page. */
  name: string;
  side: Side;
  value: Fighter;
  set: (people: Fighter) => void;
}

function PeoplePicker({ name, side, value, set }: PeoplePickerProps) {
  const choices: readonly Fighter[] = side === 'defender' ? [...PEOPLES, 'demons'] : PEOPLES;
  return (
    <fieldset class="combat-peoples">
      <legend class="sr">{side === 'attacker' ? 'Peuple qui attaque' : 'Peuple qui se défend'}</legend>
      {choices.map((people) => (
        <label key={people} class="combat-people-choice">
          <input type="radio" class="over" name={name} value={people} checked={people === value} onChange={() => set(people)} />
          <span class="combat-token">
            <Pawn people={people} label="" />
            <em>{fighterName(people)}</em>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Props {
  /** Unique on the page. */
  id: string;
  side: Side;
  form: Form;
  act: (event: FormEvent) => void;
  /** Peoples and cards stay as they are. */
  fixed?: boolean;
}

/** What the dice of the picture show: nothing has been thrown yet. */
const SHOWN = [5, 2, 6, 3] as const;

const DiceRow = ({ count, side, note }: { count: number; side: Side; note: string }) => (
  <p class="row combat-dice">
    {SHOWN.slice(0, count).map((face) => (
      <Die key={face} face={face} tone={side === 'attacker' ? 'attack' : 'defend'} label="" />
    ))}
    <small>{note}</small>
  </p>
);

const DemonSide = ({ id, dice, act }: { id: string; dice: DemonDice; act: Props['act'] }) => (
  <>
    <Choice
      name={`${id}-dice`}
      legend="Dés des démons"
      value={dice}
      options={DEMON_DICE.map((value) => ({ value, label: `${value} dés`, note: DEMON_NOTES[value] }))}
      set={(value) => act({ kind: 'dice', dice: value })}
    />
    <div class="row combat-forces">
      <DiceRow count={dice} side="defender" note={`${dice} dés, un seul round`} />
    </div>
  </>
);

const Called = ({ form, act }: Pick<Props, 'form' | 'act'>) => (
  <div class="row combat-called">
    <span>
      Groupe appelé d’un volcan <RuleLink id="ZAR-ARA-2" />
    </span>
    <NumberInput
      label="Araignées appelées juste avant le combat"
      unit="Une Araignée appelée"
      value={Math.min(form.called, mostCalled(form))}
      least={0}
      most={mostCalled(form)}
      set={(pawns) => act({ kind: 'called', pawns })}
    />
  </div>
);

function ArmySide({ side, form, act, fixed = false }: Omit<Props, 'id'>) {
  /** Who enters a province of the demons throws nothing (ZAR-ZRG-1). */
  const throwing = form.demons === undefined;
  const { people, pawns, warWind } = form[side];
  const calls = side === 'defender' && canCall(form);
  const all = pawns + (calls ? Math.min(form.called, mostCalled(form)) : 0);
  const dice = diceInRound(all, warWind, readingsOf(form));
  return (
    <>
      <div class="row combat-forces">
        <Army people={people} pawns={all} />
        {throwing && <DiceRow count={dice} side={side} note={counted(dice, 'dé')} />}
      </div>
      {calls && !fixed && <Called form={form} act={act} />}
      {!fixed && throwing && (
        <Toggle on={warWind} set={(on) => act({ kind: 'war-wind', side, on })}>
          Vent de Guerre<small>un dé de plus</small>
        </Toggle>
      )}
    </>
  );
}

const Pawns = ({ side, form, act }: Pick<Props, 'side' | 'form' | 'act'>) => {
  const { people, pawns } = form[side];
  return (
    <NumberInput
      label={`Pions, ${SIDE_NAMES[side].toLowerCase()}`}
      unit={`${isFeminine(people) ? 'Une' : 'Un'} ${nounOf(people, 1)}`}
      value={pawns}
      least={MIN_PAWNS}
      most={MAX_PAWNS}
      set={(value) => act({ kind: 'pawns', side, pawns: value })}
    />
  );
};

/** The people asked for stands on the other side. */
function Clash({ side, form, act }: Pick<Props, 'side' | 'form' | 'act'>) {
  const isAsked = form.clash === side;
  const sentence = useFocusHeir<HTMLDivElement>(isAsked);
  const people = fighterName(form[otherSide(side)].people);
  return (
    <div ref={sentence} role="alert" tabIndex={-1}>
      {isAsked && (
        <p class="control-refused">
          {french(`Les ${people} ${side === 'attacker' ? 'défendent' : 'attaquent'} déjà : on n’attaque pas son propre peuple.`)}{' '}
          <RuleLink id="ZAR-ATT-6" />{' '}
          <button type="button" class="control-button" onClick={() => act({ kind: 'swap' })}>
            Échanger les deux camps
          </button>
        </p>
      )}
    </div>
  );
}

export function SidePanel({ id, side, form, act, fixed = false }: Props) {
  const demons = side === 'defender' ? form.demons : undefined;
  const fighter = demons === undefined ? form[side].people : 'demons';
  return (
    <fieldset class={`combat-side combat-side-${side}`}>
      <legend class="control-label">{SIDE_NAMES[side]}</legend>
      <div class="row combat-banner">
        <p class="centred combat-people">
          <Pawn people={fighter} label="" />
          {fighterName(fighter)}
        </p>
        {demons === undefined && <Pawns side={side} form={form} act={act} />}
      </div>
      {!fixed && (
        <>
          <PeoplePicker name={`${id}-${side}`} side={side} value={fighter} set={(people) => act({ kind: 'people', side, people })} />
          <Clash side={side} form={form} act={act} />
        </>
      )}
      {demons === undefined ? <ArmySide side={side} form={form} act={act} fixed={fixed} /> : <DemonSide id={id} dice={demons} act={act} />}
    </fieldset>
  );
}
