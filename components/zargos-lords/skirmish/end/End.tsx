/** The end of a game of either table: who won and how, what each has to show for it, who fell. */
import { useMemo } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { EndPage } from '#components/table/end/EndPage.tsx';
import { Why } from '#components/table/end/Why.tsx';
import type { EndProps } from '#components/table/handle.ts';
import { wonText } from '#components/table/won.ts';
import { counted, together, upperFirst } from '#engine/core/french.ts';
import { KIND_NAMES } from '#engine/zargos-lords/data/counters.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { troops } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { campHolder } from '#engine/zargos-lords/game/table.ts';
import { CAMP_WORTH, type View } from '#engine/zargos-lords/game/types.ts';
import { CounterPicture } from '../../drawings/CounterPicture.tsx';
import { EMBLEMS } from '../../drawings/silhouettes.ts';
import { countsTo, monthlyScores } from './months.ts';
import { goalOf } from '../words.ts';
import { whyTold } from './why.ts';

function howTold({ ended, options, month }: View): string {
  const isRout = ended?.how === 'rout';
  switch (SCENARIOS[options.scenario].wins) {
    case 'camp':
      return isRout ? 'plus personne en face' : `les ${options.months} mois sont passés`;
    case 'cities':
      return isRout
        ? 'plus personne ne peut rien reprendre'
        : month > options.months
          ? `${ended && ended.winners.length > 1 ? 'toujours à égalité' : 'un peuple mène enfin'}, après ${counted(month - options.months, 'mois', 'mois')} de plus`
          : 'les mois sont passés';
    case 'arrival':
      return ended?.how === 'arrival' ? 'le Sorcier est dans sa ville' : 'le Sorcier n’arrivera plus';
  }
}

/** « 9 combats et 5 tirs », « 3 combats et 7 sièges ». */
function thrownTold(events: readonly Event[], isSkirmish: boolean): string {
  const count = (...kinds: readonly Event['kind'][]): number => events.filter(({ kind }) => kinds.includes(kind)).length;
  return isSkirmish
    ? `${counted(count('fought'), 'combat')} et ${counted(count('shot', 'vision'), 'tir')}`
    : `${counted(count('fought', 'sallied'), 'combat')} et ${counted(count('besieged'), 'siège')}`;
}

export function End({ handle, history }: EndProps<Lords>) {
  const { view, outcome, nameOf, humans } = handle;
  const months = useMemo(() => monthlyScores(history.states), [history]);
  if (!outcome) return null;
  const { winners, scores } = outcome;
  const { wins } = SCENARIOS[view.options.scenario];
  const isSkirmish = wins === 'camp';
  const shared = isSkirmish ? 'Partie nulle' : 'Victoire partagée';
  const title =
    winners.length > 1 ? shared : upperFirst(wonText(outcome, humans, { names: `les ${together(winners.map(nameOf))}`, many: true }));
  const month = isSkirmish ? Math.min(view.month, view.options.months) : view.month;
  return (
    <EndPage
      class="skirmish-end"
      emblem={view.peoples.map(
        (people, seat) =>
          winners.includes(seat) && (
            <svg key={people} class={`skirmish-side-emblem lords-${people}`} viewBox="0 0 64 64" aria-hidden="true">
              <path d={EMBLEMS[people]} fill-rule="evenodd" />
            </svg>
          ),
      )}
      title={title}
      told={`Au mois ${month}, ${howTold(view)} ; ${thrownTold(history.events.flat(), isSkirmish)} en tout.`}
      rule={goalOf(view).rule}
      {...(wins !== 'arrival' && {
        chart: [
          `${isSkirmish ? 'Points de combat' : 'Villes tenues'}, mois après mois`,
          {
            lines: view.peoples.map((people, seat) => ({
              key: people,
              name: nameOf(seat),
              class: `lords-${people}`,
              points: months.map((had, at) => [at, had[seat] ?? 0] as const),
              mark: (
                <g transform="scale(.36) translate(-24 -24)">
                  <path class="lords-counter-emblem" d={EMBLEMS[people]} fill-rule="evenodd" />
                </g>
              ),
            })),
            across: [0, months.length - 1],
            ends: ['départ', `mois ${months.length - 1}`],
            counts: countsTo(Math.max(...months.flat())),
            leaps: true,
          },
        ] as const,
      })}
    >
      <Why outcome={outcome} humans={humans} why={(seat, hasWon) => whyTold(history, seat, hasWon)} />
      <div class="skirmish-end-sides">
        {view.peoples.map((people, seat) => {
          // Combat points are for those across the board; of a war with several, each is shown what he lost.
          const fallen = view.fallen.filter((one) => (one.seat !== seat) === isSkirmish);
          const caption = isSkirmish ? 'Éliminés en face' : 'Pions perdus';
          return (
            <div key={people}>
              <p>
                <b>{nameOf(seat)}</b>
                {french(` : ${isSkirmish ? `${counted(scores[seat] ?? 0, 'point')} de combat` : counted(scores[seat] ?? 0, 'ville')}`)}
                {isSkirmish && campHolder(view, seat) && french(`, dont ${CAMP_WORTH} pour le camp d’en face`)}
                {french(
                  `. ${caption} : ${fallen.length > 0 ? (isSkirmish ? '' : `${troops(fallen.map(({ kind }) => kind))}.`) : 'personne.'}`,
                )}
              </p>
              {/* Of five or six, each is seen; of an army, how many of each kind. */}
              {isSkirmish && fallen.length > 0 && (
                <ul class="bare wrap skirmish-taken" aria-label={`${caption}, ${nameOf(seat)}`}>
                  {fallen.map(({ id, kind }) => (
                    <li key={id}>
                      <CounterPicture kind={kind} label={KIND_NAMES[kind].one} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          );
        })}
      </div>
    </EndPage>
  );
}
