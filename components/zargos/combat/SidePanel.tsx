/** One camp: who, how many, with how many dice, under which card. */
import { Die } from '#components/dice/Die.tsx';
import { Choice, Toggle } from '#components/shared/Choice.tsx';
import { RuleLink } from '#components/shared/RuleLink.tsx';
import { Stepper } from '#components/shared/Stepper.tsx';
import { Pawn } from '#components/zargos/drawings/Pawn.tsx';
import { diceInRound } from '#engine/zargos/rules/combat.ts';
import { DEMON_DICE, type DemonDice, MAX_PAWNS, MIN_PAWNS } from '#engine/zargos/types.ts';
import { Army } from './Army.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';
import { canCall, type Form, type FormEvent, mostCalled } from './situation-store.ts';
import { DEMON_NOTES, isFeminine, nameOf, nounOf, SIDE_NAMES, type Side } from './words.ts';

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
  <p class="combat-dice">
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
    <div class="combat-forces">
      <DiceRow count={dice} side="defender" note={`${dice} dés, un seul round`} />
    </div>
  </>
);

const Called = ({ form, act }: Pick<Props, 'form' | 'act'>) => (
  <div class="combat-called">
    <span>
      Groupe appelé d’un volcan <RuleLink id="ZAR-ARA-2" />
    </span>
    <Stepper
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
  const dice = diceInRound(all, warWind, form.options);
  return (
    <>
      <div class="combat-forces">
        <Army people={people} pawns={all} />
        {throwing && <DiceRow count={dice} side={side} note={dice === 1 ? '1 dé' : `${dice} dés`} />}
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
    <Stepper
      label={`Pions, ${SIDE_NAMES[side].toLowerCase()}`}
      unit={`${isFeminine(people) ? 'Une' : 'Un'} ${nounOf(people, 1)}`}
      value={pawns}
      least={MIN_PAWNS}
      most={MAX_PAWNS}
      set={(value) => act({ kind: 'pawns', side, pawns: value })}
    />
  );
};

export function SidePanel({ id, side, form, act, fixed = false }: Props) {
  const demons = side === 'defender' ? form.demons : undefined;
  const fighter = demons === undefined ? form[side].people : 'demons';
  return (
    <fieldset class={`combat-side combat-side-${side}`}>
      <legend class="control-label">{SIDE_NAMES[side]}</legend>
      <div class="combat-banner">
        <p class="combat-people">
          <Pawn people={fighter} label="" />
          {nameOf(fighter)}
        </p>
        {demons === undefined && <Pawns side={side} form={form} act={act} />}
      </div>
      {!fixed && (
        <PeoplePicker name={`${id}-${side}`} side={side} value={fighter} set={(people) => act({ kind: 'people', side, people })} />
      )}
      {demons === undefined ? <ArmySide side={side} form={form} act={act} fixed={fixed} /> : <DemonSide id={id} dice={demons} act={act} />}
    </fieldset>
  );
}
