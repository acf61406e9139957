/** The four wheels, one at a time, with what the window shows in words. */
import { useMemo, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { linkTo, useAddressRead, useAddressTold } from '#components/kit/address.ts';
import { BoardTool } from '#components/kit/board/BoardTool.tsx';
import { Choice } from '#components/kit/Choice.tsx';
import { LinkButtons } from '#components/kit/LinkButtons.tsx';
import { shown } from '#engine/core/input.ts';
import { unreadable } from '#engine/core/link.ts';
import type { BoxTable } from '../box/ours.tsx';
import { useBox } from '../box/use-box.tsx';
import { Disc } from './Disc.tsx';
import { WHEEL_IDS, type WheelId, wheelsOf } from './tables.ts';

/** Raised when the same link would mean something else. */
const LINK_VERSION = '1';

const MAX_QUERY = 500;

interface Turned {
  readonly wheel: WheelId;
  /** 1 to 6. */
  readonly die: number;
}

export const FIRST: Turned = { wheel: 'combats', die: 4 };

/** The query without `?`: `v=1&disque=visions&de=3`, what is usual left out; empty for `FIRST`. */
export function formatTurned({ wheel, die }: Turned): string {
  const parts = [...(wheel === FIRST.wheel ? [] : [`disque=${wheel}`]), ...(die === FIRST.die ? [] : [`de=${die}`])];
  return parts.length > 0 ? [`v=${LINK_VERSION}`, ...parts].join('&') : '';
}

interface TurnedLink {
  readonly turned: Turned;
  /** One French sentence for each value not taken; its default stands. */
  readonly refused: readonly string[];
}

/** Reads what `formatTurned` wrote; keys of others are passed over. Never throws. */
export function parseTurned(query: string): TurnedLink {
  const keys = new URLSearchParams(query);
  const bad = unreadable(query, keys.get('v'), { version: LINK_VERSION, most: MAX_QUERY });
  if (bad) return { turned: FIRST, refused: [bad] };
  const asked = keys.get('disque') ?? FIRST.wheel;
  const thrown = keys.get('de') ?? `${FIRST.die}`;
  const wheel = WHEEL_IDS.find((id) => id === asked);
  const die = /^[1-6]$/.test(thrown) ? Number(thrown) : undefined;
  return {
    turned: { wheel: wheel ?? FIRST.wheel, die: die ?? FIRST.die },
    refused: [
      ...(wheel ? [] : [`disque attend ${WHEEL_IDS.join(', ')}, pas ${shown(asked)}.`]),
      ...(die ? [] : [`« de » attend une face de 1 à 6, pas ${shown(thrown)}.`]),
    ],
  };
}

export function WheelTool() {
  const [{ turned, refused }, setPage] = useState<TurnedLink>({ turned: FIRST, refused: [] });
  const [isTouched, touch] = useState(false);
  const [table, setTable] = useBox();
  useAddressRead((query) => {
    setPage(parseTurned(query));
    touch(false);
  });
  const query = (formatTurned(turned) + table.query).replace(/^&/, '');
  useAddressTold(isTouched ? query : undefined);
  const set = (part: Partial<Turned>) => {
    touch(true);
    setPage((before) => ({ turned: { ...before.turned, ...part }, refused: [] }));
  };
  const take = (other: BoxTable) => {
    touch(true);
    setTable(other);
  };
  const { die } = turned;
  const turn = (face: number) => set({ die: face });
  const wheels = useMemo(() => wheelsOf(table.box), [table]);
  const wheel = wheels.find(({ id }) => id === turned.wheel);
  if (!wheel) return null;
  return (
    <BoardTool
      label="Les quatre disques"
      kind="lords-tool"
      refused={[...table.refused, ...refused]}
      ask={
        <>
          <Choice
            name="lords-wheel"
            legend="Disque"
            value={turned.wheel}
            options={wheels.map((one) => ({ value: one.id, label: one.name }))}
            set={(id) => set({ wheel: id })}
          />
          <Choice
            name="lords-die"
            legend="Le dé"
            value={die}
            options={[1, 2, 3, 4, 5, 6].map((face) => ({ value: face, label: `${face}` }))}
            set={turn}
          />
        </>
      }
      board={<Disc wheel={wheel} die={die} turn={turn} />}
      spoken={french(wheel.rings.map(({ label, words }) => `${label} : ${words[die - 1] ?? ''}`).join(' ; '))}
    >
      {table.Line && <table.Line take={take} />}
      <table>
        <caption>{french(`${wheel.name}, sous la fenêtre, dé ${die}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{wheel.ring}</th>
            <th scope="col">Résultat</th>
          </tr>
        </thead>
        <tbody>
          {wheel.rings.map(({ label, cells, words }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <b>{cells[die - 1]}</b> <small>{french(words[die - 1] ?? '')}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="lords-legend">{french(wheel.origin)}</p>
      <div class="control-actions">
        <LinkButtons link={() => linkTo(query)} />
      </div>
    </BoardTool>
  );
}
