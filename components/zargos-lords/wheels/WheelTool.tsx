/** The four wheels, one at a time, with what the window shows in words. */
import { useMemo, useState } from 'preact/hooks';
import { Choice } from '#components/shared/Choice.tsx';
import { Refusals } from '#components/shared/Signs.tsx';
import { french } from '#components/site/typography.ts';
import { useBox } from '../box/use-box.tsx';
import { Disc } from './Disc.tsx';
import { type WheelId, wheelsOf } from './tables.ts';

export function WheelTool() {
  const [id, choose] = useState<WheelId>('combats');
  const [die, turn] = useState(4);
  const [table, take] = useBox();
  const wheels = useMemo(() => wheelsOf(table.box), [table]);
  const wheel = wheels.find((one) => one.id === id);
  if (!wheel) return null;
  return (
    <section class="tool lords-tool lords-wheels" aria-label="Les quatre disques">
      <Refusals refused={table.refused} />
      {table.Line && <table.Line take={take} />}
      <Choice
        name="lords-wheel"
        legend="Disque"
        value={id}
        options={wheels.map((one) => ({ value: one.id, label: one.name }))}
        set={choose}
      />
      <div class="lords-wheel-bench">
        <Disc wheel={wheel} die={die} turn={turn} />
        <div>
          <Choice
            name="lords-die"
            legend="Le dé"
            value={die}
            options={[1, 2, 3, 4, 5, 6].map((face) => ({ value: face, label: `${face}` }))}
            set={turn}
          />
          <table class="lords-window" aria-live="polite">
            <caption>{french(`Sous la fenêtre, dé ${die}`)}</caption>
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
        </div>
      </div>
    </section>
  );
}
