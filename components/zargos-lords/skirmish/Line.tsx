/** The line of either table that stays in sight: whose turn, which month and phase, what each has left, and what wins by it. */
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { wonText } from '#components/table/won.ts';
import { counted, together } from '#engine/core/french.ts';
import { isPreparing } from '#engine/zargos-lords/game/prepare.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { campHolder, citiesHeld, isAlive, ownOf, scoresOf } from '#engine/zargos-lords/game/table.ts';
import type { Phase } from '#engine/zargos-lords/game/types.ts';
import { toMove } from '#engine/zargos-lords/game/view.ts';
import type { People } from '#engine/zargos-lords/types.ts';
import { EMBLEMS } from '../drawings/silhouettes.ts';
import type { LordsHandle } from '../war/handle.ts';
import { mayGoOn } from './words.ts';
import { handingTold, keepingTold, owedTold } from '../war/pacts/pledges.ts';

/** « mouvements » */
const PHASE_NAMES: Partial<Record<Phase, string>> = {
  cards: 'tirage des peuples',
  cities: 'villes à fonder',
  garrisons: 'garnisons à cacher',
  deployment: 'déploiement',
  alliances: 'alliances',
  answer: 'alliance offerte',
  march: 'mouvements',
  onward: 'combat gagné',
  shots: 'tirs',
  combats: 'combats',
  retreat: 'recul',
  spare: 'recul',
  entry: 'entrée',
};

/** « À vous », « Aux Dragons », who has won. */
function headOf({ view, outcome, nameOf, humans, live }: LordsHandle): string {
  if (outcome && outcome.winners.length > 1) return 'Partie nulle';
  if (outcome) return `Partie finie : ${wonText(outcome, humans, { names: `les ${together(outcome.winners.map(nameOf))}`, many: true })}`;
  const movers = toMove(view);
  // Behind a screen all prepare at once.
  if (live && humans.length === 1 && movers.some((seat) => humans.includes(seat))) return 'À vous';
  const seat = movers[0] ?? view.turn;
  // Before the cards are drawn a seat has a number.
  return `${view.peoples[seat] ? 'Aux' : 'À'} ${nameOf(seat)}`;
}

/** « , alliés des Dragons et des Moines » */
function alliedTold({ view: { position, peoples }, nameOf }: LordsHandle, people: People): string {
  const allied = position.allies.flatMap((pair) => (pair.includes(people) ? pair.filter((one) => one !== people) : []));
  return allied.length > 0 ? `, alliés ${together(allied.map((one) => `des ${nameOf(peoples.indexOf(one))}`))}` : '';
}

/** Own counters inside the walls: of another's nobody knows how many. */
const garrisonOf = (view: LordsHandle['view'], seat: number): number =>
  citiesHeld(view, seat).reduce((sum, { ids = [] }) => sum + ids.length, 0);

/** « , le dernier sauf égalité » */
function monthsLeftTold(view: LordsHandle['view']): string {
  const isLast = view.month >= view.options.months;
  if (!mayGoOn(view)) return isLast ? ', le dernier' : '';
  return isLast ? ', le dernier sauf égalité' : ' ou plus';
}

export function Line({ handle }: { handle: LordsHandle }) {
  const { view, outcome, nameOf, humans } = handle;
  const { options, phase, turn, month, peoples } = view;
  const me = humans.length === 1 ? humans[0] : undefined;
  const owed = owedTold(view, me);
  const due = me === undefined ? [] : handingTold(view, me);
  const isSkirmish = SCENARIOS[options.scenario].wins === 'camp';
  const scores = isSkirmish ? scoresOf(view) : [];
  const isLonger = SCENARIOS[options.scenario].wins === 'cities' && month > options.months;
  return (
    <div class="skirmish-line">
      <p class="table-headline">
        <b>{headOf(handle)}</b>{' '}
        <span>
          mois{' '}
          {isLonger
            ? `${month}, prolongé`
            : `${Math.min(month, options.months)} sur ${options.months}${outcome ? '' : monthsLeftTold(view)}`}
          {!outcome && `\u00a0· ${PHASE_NAMES[phase]}`}
        </span>
      </p>
      <ul class="bare wrap skirmish-sides" aria-label="Camps">
        {peoples.map((people, seat) => (
          <li key={people} class={`lords-${people}${!outcome && seat === turn ? ' is-turn' : ''}`}>
            <svg class="skirmish-side-emblem" viewBox="0 0 64 64" aria-hidden="true">
              <path d={EMBLEMS[people]} fill-rule="evenodd" />
            </svg>
            <b>{nameOf(seat)}</b>
            <span>
              {!isSkirmish && `${counted(citiesHeld(view, seat).length, 'ville')}, `}
              {isPreparing(view) || isAlive(view, seat) ? counted(ownOf(view, seat).length, 'pion') : 'hors de jeu'}
              {!isSkirmish && SCENARIOS[options.scenario].wins === 'cities' && isAlive(view, seat) && ' dehors'}
              {humans.includes(seat) && garrisonOf(view, seat) > 0 && `, ${garrisonOf(view, seat)} en ville`}
              {alliedTold(handle, people)}
              {isSkirmish && `, ${counted(scores[seat] ?? 0, 'point')}`}
              {isSkirmish && campHolder(view, seat) && (
                <>
                  , <b>camp pris</b>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {owed && me === undefined && <p class="skirmish-owed">{french(owed)}</p>}
      {owed && me !== undefined && (
        <details class="skirmish-owed">
          <summary>{french(owed)}</summary>
          {[...due, ...keepingTold(view, me)].map((line) => (
            <p key={line}>{french(line)}</p>
          ))}
          {due.length > 0 && (
            <p>
              {french('Rien n’y oblige ; qui rompt l’alliance efface ce qui est promis.')} <RuleLink id="LOR-ALL-2" />
            </p>
          )}
        </details>
      )}
    </div>
  );
}
