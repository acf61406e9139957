/** What is put together by hand: who hides in a city, who is placed next, which hostages go with an alliance. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { counted } from '#engine/core/french.ts';
import { cityId } from '#engine/zargos-lords/board/position.ts';
import { KIND_NAMES, kindsOf } from '#engine/zargos-lords/data/counters.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import { reserveOf } from '#engine/zargos-lords/game/prepare.ts';
import { citiesHeld, kindOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, View } from '#engine/zargos-lords/game/types.ts';
import { type Kind, MAX_GARRISON } from '#engine/zargos-lords/types.ts';
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
          <span>
            {KIND_NAMES[kind].one} ×{count}
          </span>
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
export function Hiding({ view, seat, legal, act }: PrepareProps) {
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
export function Deployment({
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

interface HostageProps {
  label: string;
  kinds: readonly Kind[];
  value: Kind | undefined;
  set: (kind: Kind | undefined) => void;
}

const Hostage = ({ label, kinds, value, set }: HostageProps) => (
  <label>
    {label}{' '}
    <select value={value ?? ''} onChange={({ currentTarget }) => set(kinds.find((kind) => kind === currentTarget.value))}>
      <option value="">personne</option>
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {KIND_NAMES[kind].one}
        </option>
      ))}
    </select>
  </label>
);

/** An alliance offered to one of `partners` with whatever hostages one wishes for, one each way. */
export function Offering({ view, seat, partners, act }: Omit<PrepareProps, 'legal'> & { partners: readonly number[] }) {
  const [first] = partners;
  const [to = first, aim] = useState<number>();
  const [own, give] = useState<Kind>();
  const [other, take] = useState<Kind>();
  const [mine, theirs] = [view.peoples[seat], view.peoples[to ?? -1]];
  if (to === undefined || !mine || !theirs) return null;
  const pledges = [...(own ? [{ from: seat, to, kind: own }] : []), ...(other ? [{ from: to, to: seat, kind: other }] : [])];
  return (
    <details class="war-offering">
      <summary>D’autres otages</summary>
      <div class="row">
        {partners.length > 1 && (
          <label>
            À qui{' '}
            <select
              value={`${to}`}
              onChange={({ currentTarget }) => {
                aim(Number(currentTarget.value));
                take(undefined);
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
        <Hostage label="Vous donnez" kinds={kindsOf(mine)} value={own} set={give} />
        <Hostage label="Ils donnent" kinds={kindsOf(theirs)} value={other} set={take} />
        <button type="button" class="table-button" onClick={() => act({ kind: 'offer', seat, to, pledges })}>
          Offrir cette alliance
        </button>
      </div>
    </details>
  );
}
