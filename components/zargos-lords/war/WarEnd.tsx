/** The end of a whole game: who won and how, the cities of each, who fell. */
import { useEffect, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { EndProps } from '#components/table/handle.ts';
import { comeIntoSight } from '#components/table/sight.ts';
import { wonText } from '#components/table/won.ts';
import { counted, together, upperFirst } from '#engine/core/french.ts';
import { KIND_NAMES } from '#engine/zargos-lords/data/counters.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import type { View } from '#engine/zargos-lords/game/types.ts';
import { CounterPicture } from '../drawings/CounterPicture.tsx';

function howTold({ ended, options }: View): string {
  if (SCENARIOS[options.start].wins === 'arrival')
    return ended?.how === 'arrival' ? 'le Sorcier est dans sa ville' : 'le Sorcier n’arrivera plus';
  return ended?.how === 'rout' ? 'plus personne ne peut rien reprendre' : 'les mois sont passés';
}

export function WarEnd({ handle: { view, outcome, nameOf, humans }, history }: EndProps<Lords>) {
  const end = useRef<HTMLElement>(null);
  useEffect(() => comeIntoSight(end.current, 'start'), []);
  if (!outcome) return null;
  const { winners, scores } = outcome;
  const title =
    winners.length > 1
      ? 'Victoire partagée'
      : upperFirst(wonText(outcome, humans, { names: `les ${together(winners.map(nameOf))}`, many: true }));
  const isCities = SCENARIOS[view.options.start].wins === 'cities';
  const events = history.events.flat();
  const fights = events.filter(({ kind }) => kind === 'fought' || kind === 'sallied').length;
  const sieges = events.filter(({ kind }) => kind === 'besieged').length;
  return (
    <section ref={end} class="skirmish-end table-end" aria-label="Fin de la partie" tabIndex={-1}>
      <p class="skirmish-end-title">
        <b>{title}</b>
      </p>
      <p>
        {french(`Au mois ${view.month}, ${howTold(view)} ; ${counted(fights, 'combat')} et ${counted(sieges, 'siège')} en tout.`)}{' '}
        <RuleLink id={isCities ? 'LOR-TOUR-4' : 'LOR-L-59'} />
      </p>
      <div class="skirmish-end-sides">
        {view.peoples.map((people, seat) => {
          const taken = view.fallen.filter((one) => one.seat !== seat);
          return (
            <div key={people}>
              <p>
                <b>{nameOf(seat)}</b>
                {french(` : ${counted(scores[seat] ?? 0, 'ville')}`)}
              </p>
              <ul class="bare wrap skirmish-taken" aria-label={`Pions éliminés en face des ${nameOf(seat)}`}>
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
