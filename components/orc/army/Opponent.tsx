/** One opponent: the backs that he shows, and what they may hide. */
import { ChanceTable } from '#components/kit/chart/ChanceTable.tsx';
import { Histogram } from '#components/kit/chart/Histogram.tsx';
import type { Tone } from '#components/kit/chart/patterns.tsx';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import type { Outlook } from '#engine/orc/odds/outlook.ts';
import type { Act } from './acts.ts';
import { chanceText, chiefsText } from './army-words.ts';
import { chiefsBehind, type Muster, mostShown } from './muster.ts';
import { valueBars } from './views.ts';

export function Shown({ muster, at, act }: { muster: Muster; at: number; act: (act: Act) => void }) {
  const shows = muster.opponents[at];
  if (!shows) return null;
  const most = mostShown(muster, at);
  const set = (change: Partial<typeof shows>) => act({ kind: 'opponent', at, shows: { ...shows, ...change } });
  const who = `adversaire ${at + 1}`;
  return (
    <ul class="army-counts army-shown">
      <li>
        <span aria-hidden="true">Dos des {PEOPLE_NAMES[muster.people]}</span>
        <NumberInput
          label={`Dos du peuple appelé, ${who}`}
          unit="Un dos du peuple"
          value={shows.people}
          least={0}
          most={most.people}
          set={(people) => set({ people })}
        />
      </li>
      <li>
        <span aria-hidden="true">Mercenaires envoyés</span>
        <NumberInput
          label={`Mercenaires envoyés, ${who}`}
          unit="Un mercenaire envoyé"
          value={shows.mercenaries}
          least={0}
          most={most.held}
          set={(mercenaries) => set({ mercenaries, held: Math.max(mercenaries, shows.held) })}
        />
      </li>
      <li>
        <span aria-hidden="true">Mercenaires tenus en tout</span>
        <NumberInput
          label={`Mercenaires tenus en tout, ${who}`}
          unit="Un mercenaire tenu"
          value={shows.held}
          least={shows.mercenaries}
          most={most.held}
          set={(held) => set({ held })}
        />
      </li>
    </ul>
  );
}

/** What the backs of an opponent may hide of chiefs. */
export function Chiefs({ muster, at }: { muster: Muster; at: number }) {
  const chances = chiefsBehind(muster, at);
  if (!chances) return null;
  return (
    <p>
      {french(chiefsText(muster.people, muster.opponents[at]?.people ?? 0, chances))} <RuleLink id="ORC-BAT-5" />
      {chances.both > 0 && [' ', <RuleLink key="two" id="ORC-BAT-7" />]}
    </p>
  );
}

export function Hidden({ at, outlook, muster }: { at: number; outlook: Outlook; muster: Muster }) {
  const values = outlook.values[at] ?? [];
  const chance = outlook.plain.each[at];
  const flown = outlook.flown?.each[at];
  const bars = valueBars(values, outlook.plain.mine);
  if (!chance || values.length === 0) return null;
  const has = (tone: Tone) => bars.some((bar) => bar.tone === tone && bar.value > 0);
  const title = `Ce que peut valoir son armée (chances sur 100 ; la vôtre vaut ${outlook.plain.mine})`;
  return (
    <>
      <p>
        {chanceText(chance, 1)}
        {flown && ` ; avec votre machine volante : ${chanceText(flown, 1)}`}.
      </p>
      <Chiefs muster={muster} at={at} />
      {bars.length > 1 ? (
        <>
          <Histogram
            id={`armee-face-${at}`}
            title={title}
            ends={[has('attack') ? 'vous le battez' : '', has('defend') ? 'il vous bat' : '']}
            bars={bars}
            height={80}
          />
          <details class="army-tool">
            <summary>Tous les chiffres</summary>
            <ChanceTable title={`Adversaire ${at + 1}, ${PEOPLE_NAMES[muster.people]}`} bars={bars} />
          </details>
        </>
      ) : (
        <p>Son armée vaut {values[0]?.[0]}, à coup sûr.</p>
      )}
    </>
  );
}
