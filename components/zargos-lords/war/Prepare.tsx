/** What is put together by hand: who hides in a city, who is placed next, which hostages go with an alliance. Fetched where one of them is asked. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { counted } from '#engine/core/french.ts';
import { cityId } from '#engine/zargos-lords/board/position.ts';
import { hasPower, KIND_NAMES, kindsOf } from '#engine/zargos-lords/data/counters.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import { reserveOf } from '#engine/zargos-lords/game/prepare.ts';
import { citiesHeld, kindOf } from '#engine/zargos-lords/game/table.ts';
import { MOST_PLEDGES, type Move, type Pledge, type View } from '#engine/zargos-lords/game/types.ts';
import { type Kind, MAX_GARRISON, type People } from '#engine/zargos-lords/types.ts';
import type { LordsHandle } from './handle.ts';
import { HOSTAGE, pactTold } from './pacts/pledges.ts';
import { CounterPicture } from '../drawings/CounterPicture.tsx';

/** Counters that wait to be placed, by their kinds. */
function waitingOf(view: View, seat: number): readonly (readonly [kind: Kind, ids: readonly string[]])[] {
  const byKind = Map.groupBy(reserveOf(view, seat), (id) => kindOf(view, id));
  return [...byKind].flatMap(([kind, ids]) => (kind ? [[kind, ids] as const] : []));
}

interface KindsProps {
  label: string;
  kinds: readonly (readonly [kind: Kind, count: number])[];
  isPressed?: (kind: Kind) => boolean;
  isShut?: (kind: Kind) => boolean;
  choose: (kind: Kind) => void;
}

const Kinds = ({ label, kinds, isPressed, isShut, choose }: KindsProps) => (
  <ul class="bare wrap war-inside" aria-label={label}>
    {kinds.map(([kind, count]) => (
      <li key={kind}>
        <button
          type="button"
          class="table-button"
          {...(isPressed && { 'aria-pressed': isPressed(kind) })}
          disabled={isShut?.(kind)}
          onClick={() => choose(kind)}
        >
          <CounterPicture kind={kind} label="" />
          <span>{`${KIND_NAMES[kind].one}${count > 0 ? ` ×${count}` : ''}`}</span>
        </button>
      </li>
    ))}
  </ul>
);

interface PrepareProps {
  view: View;
  seat: number;
  legal: readonly Move[];
  act: (move: Move) => void;
}

/** Who hides in the next city: what a captain would hide, or one after the other. */
function Hiding({ view, seat, legal, act }: PrepareProps) {
  const [chosen, choose] = useState<readonly string[]>([]);
  const city = citiesHeld(view, seat).find(({ ids }) => ids === undefined);
  if (!city) return null;
  const left = waitingOf(view, seat).map(([kind, ids]) => [kind, ids.filter((id) => !chosen.includes(id))] as const);
  const usual = legal.find((move) => move.kind === 'garrison');
  const hide = (ids: readonly string[]) => {
    choose([]);
    act({ kind: 'garrison', seat, city: cityId(city), ids });
  };
  return (
    <>
      <Kinds
        label="Qui se cache"
        kinds={left.map(([kind, ids]) => [kind, ids.length])}
        isShut={(kind) => chosen.length === MAX_GARRISON || !left.some(([one, ids]) => one === kind && ids.length > 0)}
        choose={(kind) => choose([...chosen, ...(left.find(([one]) => one === kind)?.[1].slice(0, 1) ?? [])])}
      />
      <div class="row">
        <button type="button" class="table-button" onClick={() => hide(chosen)}>
          {french(chosen.length > 0 ? `Cacher ${counted(chosen.length, 'pion')} ici` : 'Personne ici')}
        </button>
        {chosen.length > 0 ? (
          <button type="button" class="table-button" onClick={() => choose([])}>
            Vider
          </button>
        ) : (
          usual?.kind === 'garrison' && (
            <button type="button" class="table-button" onClick={() => hide(usual.ids)}>
              Comme un capitaine
            </button>
          )
        )}
      </div>
    </>
  );
}

/** Who is placed next. */
function Deployment({
  view,
  seat,
  picked,
  pick,
}: Pick<PrepareProps, 'view' | 'seat'> & { picked: string | undefined; pick: (id: string) => void }) {
  const waiting = waitingOf(view, seat);
  const held = picked ?? waiting[0]?.[1][0];
  return (
    <Kinds
      label="Qui est placé"
      kinds={waiting.map(([kind, ids]) => [kind, ids.length])}
      isPressed={(kind) => waiting.some(([one, ids]) => one === kind && held !== undefined && ids.includes(held))}
      choose={(kind) => {
        const id = waiting.find(([one]) => one === kind)?.[1][0];
        if (id !== undefined) pick(id);
      }}
    />
  );
}

/** What one is. */
const Hostage = () => (
  <p class="war-told">
    {french(HOSTAGE)} <RuleLink id="LOR-ALL-2" /> <RuleLink id="LOR-ALL-3" />
  </p>
);

/** Who may be handed over: infantry has no escort to lead it (LOR-ESC-1). */
const ledKinds = (people: People): readonly Kind[] => kindsOf(people).filter((kind) => !hasPower(kind, 'escorte'));

/** An alliance offered to one of `partners` with whatever hostages one wishes for. */
function Offering({ handle, seat, partners }: { handle: LordsHandle; seat: number; partners: readonly number[] }) {
  const { view, judge, act } = handle;
  const [first] = partners;
  const [to = first, aim] = useState<number>();
  const [pledges, promise] = useState<readonly Pledge[]>([]);
  if (to === undefined) return null;
  const offering = (more: readonly Pledge[]) => ({ kind: 'offer', seat, to, pledges: [...pledges, ...more] }) as const;
  const given = (label: string, from: number, other: number) => {
    const people = view.peoples[from];
    const pledged = (kind: Kind): Pledge => ({ from, to: other, kind });
    return (
      people && (
        <>
          <p class="table-quiet">{label}</p>
          <Kinds
            label={label}
            kinds={ledKinds(people).map((kind) => [kind, pledges.filter((one) => one.kind === kind).length])}
            isShut={(kind) => pledges.length === MOST_PLEDGES || !judge(offering([pledged(kind)])).ok}
            choose={(kind) => promise([...pledges, pledged(kind)])}
          />
        </>
      )
    );
  };
  return (
    <details class="war-offering">
      <summary>D’autres otages, {MOST_PLEDGES} au plus</summary>
      <Hostage />
      {partners.length > 1 && (
        <label>
          À qui{' '}
          <select
            value={`${to}`}
            onChange={({ currentTarget }) => {
              aim(Number(currentTarget.value));
              promise([]);
            }}
          >
            {partners.map((one) => (
              <option key={one} value={`${one}`}>
                aux {seatName(view, one)}
              </option>
            ))}
          </select>
        </label>
      )}
      {given('Vous donnez', seat, to)}
      {given('Ils donnent', to, seat)}
      <div class="row">
        <button type="button" class="table-button" onClick={() => act(offering([]))}>
          {french(`Offrir, ${pactTold(pledges, seat, to)}`)}
        </button>
        {pledges.length > 0 && (
          <button type="button" class="table-button" onClick={() => promise([])}>
            Vider
          </button>
        )}
      </div>
    </details>
  );
}

interface ByHandProps extends Pick<PrepareProps, 'seat' | 'legal'> {
  handle: LordsHandle;
  picked: string | undefined;
  pick: (id: string) => void;
  /** To whom an alliance may be offered. */
  partners: readonly number[];
}

/** What the phase asks to be put together. */
export function ByHand({ handle, seat, legal, picked, pick, partners }: ByHandProps) {
  const { view, act } = handle;
  switch (view.phase) {
    case 'garrisons':
      return <Hiding view={view} seat={seat} legal={legal} act={act} />;
    case 'deployment':
      return <Deployment view={view} seat={seat} picked={picked} pick={pick} />;
    case 'answer':
      return view.offer?.pledges.length === 0 ? null : <Hostage />;
    default:
      return partners.length > 0 ? <Offering key={partners.join()} handle={handle} seat={seat} partners={partners} /> : null;
  }
}
