/** The end: who won and how, and who fell on each side. */
import { useEffect, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { EndProps } from '#components/table/handle.ts';
import { comeIntoSight } from '#components/table/sight.ts';
import { wonText } from '#components/table/won.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { KIND_NAMES } from '#engine/zargos-lords/data/counters.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { campHolder } from '#engine/zargos-lords/game/table.ts';
import { CAMP_WORTH } from '#engine/zargos-lords/game/types.ts';
import { CounterPicture } from '../drawings/CounterPicture.tsx';

export function End({ handle: { view, outcome, nameOf, humans }, history }: EndProps<Lords>) {
  const end = useRef<HTMLElement>(null);
  useEffect(() => comeIntoSight(end.current, 'start'), []);
  if (!outcome) return null;
  const { winners, scores } = outcome;
  const [winner = 0] = winners;
  const won = wonText(outcome, humans, { names: `les ${nameOf(winner)}`, many: true });
  const title = winners.length > 1 ? 'Partie nulle' : upperFirst(won);
  const how = view.ended?.how === 'rout' ? 'plus personne en face' : `les ${view.options.months} mois sont passés`;
  const throws = history.events.flat().filter(({ kind }) => kind === 'fought' || kind === 'shot' || kind === 'vision').length;
  return (
    <section ref={end} class="skirmish-end table-end" aria-label="Fin de la partie" tabIndex={-1}>
      <p class="skirmish-end-title">
        <b>{title}</b>
      </p>
      <p>
        {french(`Au mois ${Math.min(view.month, view.options.months)}, ${how} ; ${counted(throws, 'accrochage')} en tout.`)}{' '}
        <RuleLink id="LOR-L-59" />
      </p>
      <div class="skirmish-end-sides">
        {[0, 1].map((seat) => {
          const taken = view.fallen.filter((one) => one.seat !== seat);
          return (
            <div key={seat}>
              <p>
                <b>{nameOf(seat)}</b>
                {french(` : ${counted(scores[seat] ?? 0, 'point')} de combat`)}
                {campHolder(view, seat) && french(`, dont ${CAMP_WORTH} pour le camp d’en face`)}
              </p>
              <ul class="bare wrap skirmish-taken" aria-label={`Pions éliminés par les ${nameOf(seat)}`}>
                {taken.map(({ id, kind }) => (
                  <li key={id}>
                    <CounterPicture kind={kind} label={KIND_NAMES[kind].one} />
                  </li>
                ))}
                {taken.length === 0 && <li class="table-quiet">personne</li>}
              </ul>
            </div>
          );
        })}
      </div>
    </section>
  );
}
