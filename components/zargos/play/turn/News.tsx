/** The fights of the turn under way, what one lost while others played, and what the round has counted. */
import { useMemo } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { isDesk } from '#components/table/sight.ts';
import { counted } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import type { Phase } from '#engine/zargos/game/types.ts';
import type { ZargosHandle } from '../handle.ts';
import { CROWN_GOAL } from '../words.ts';
import { answersTold, befell, foughtIn, foughtText, throneTold } from './news.ts';

const isTurn = ({ kind }: Event): boolean => kind === 'turn';

/** Phases that come after the count of the round. */
const COUNTED: readonly Phase[] = ['trade', 'reinforcements'];

/** Phases that come after exchanges, before anything else is played. */
const TRADED: readonly Phase[] = ['granting', 'placement', 'reinforcements'];

/** What became of the offers of this time of exchanges: who took what, and who would not. */
export function Answers({ handle }: { handle: ZargosHandle }) {
  const { view, at } = handle;
  const told = useMemo(() => {
    const since = handle.since(({ kind }) => kind === 'round');
    return answersTold(view, since.length > 0 ? since : handle.since());
  }, [at, view.seat]);
  if (told.length === 0) return null;
  return (
    <section class="zt-news" aria-label="Réponses aux offres">
      <p class="zt-title">Réponses aux offres</p>
      {told.map((text, number) => (
        <p key={told.length - number}>{french(text)}</p>
      ))}
    </section>
  );
}

/** What happened to whoever is asked since his own last turn, or since the beginning. */
function Befell({ handle }: { handle: ZargosHandle }) {
  const { view, seat, at } = handle;
  const own = view.peoples[seat] ?? [];
  const told = useMemo(() => {
    const since = handle.since((event) => event.kind === 'done' && event.what === 'turn' && event.seat === seat);
    return befell(view, own, since.length > 0 ? since : handle.since());
  }, [at, seat]);
  if (told.length === 0) return null;
  return (
    <section class="zt-news" aria-label="Depuis votre dernier tour">
      <p class="zt-title">Depuis votre dernier tour</p>
      {told.map((text) => (
        <p key={text}>{french(text)}</p>
      ))}
    </section>
  );
}

/** Every people's points of this round, and in what order the next is played. */
function Count({ handle }: { handle: ZargosHandle }) {
  const { view, seat, at } = handle;
  const events = useMemo(() => handle.since(isTurn), [at, seat]);
  const rows = events.flatMap((event) => (event.kind === 'counted' ? [event] : []));
  if (rows.length === 0) return null;
  return (
    <section class="zt-news" aria-label="Le décompte">
      <p class="zt-title">{french(`Décompte du tour ${view.round}`)}</p>
      <ul>
        {rows.map(({ people, points, kingdoms, seat: owner }) => (
          <li key={people} class={owner === seat ? `is-own is-${people}` : `is-${people}`}>
            <span>{PEOPLE_NAMES[people]}</span> <b>{french(counted(points, 'point'))}</b>
            {kingdoms.length > 0 && <small>{french(counted(kingdoms.length, 'royaume entier', 'royaumes entiers'))}</small>}
          </li>
        ))}
      </ul>
      <p class="table-quiet">{french(`Au tour suivant : ${view.order.map((people) => PEOPLE_NAMES[people]).join(', puis ')}.`)}</p>
    </section>
  );
}

/** How near to winning each people stands that has come to the four places; nothing while nobody has. */
function Throne({ handle }: { handle: ZargosHandle }) {
  const { view, seat } = handle;
  const told = throneTold(view, seat);
  if (told.length === 0) return null;
  return (
    <section class="zt-news" aria-label="Vers la victoire">
      <p class="zt-title">Vers la victoire</p>
      {told.map((text) => (
        <p key={text}>
          {french(text)} <RuleLink id="ZAR-BUT-1" />
        </p>
      ))}
    </section>
  );
}

/** What wins a whole game. */
const Goal = () => (
  <p class="table-quiet">
    <b>Le but.</b> {french(CROWN_GOAL)} <RuleLink id="ZAR-BUT-1" /> <RuleLink id="ZAR-L-58" />
  </p>
);

export function News({ handle }: { handle: ZargosHandle }) {
  const { view, at, legal, task, outcome } = handle;
  const fights = useMemo(() => foughtIn(handle.since(isTurn)).filter(({ held }) => held.how !== 'walked-in'), [at, view.seat]);
  const isOpening = view.phase === 'attacks' && !view.turn?.engaged && (view.turn?.attacks.length ?? 0) === 0;
  // On a phone the room beneath the board is for what happens.
  const goal = !view.options.scenario && !task && !outcome && (isDesk() || (legal.length > 0 && isOpening)) && <Goal />;
  const isFirst = isOpening && view.round < 2;
  const isTurnOn = view.phase === 'attacks' || view.phase === 'reorganisation';
  return (
    <>
      {legal.length > 0 && (isOpening || view.phase === 'red' || view.phase === 'reinforcements') && <Throne handle={handle} />}
      {isFirst && goal}
      {legal.length > 0 && isOpening && <Befell handle={handle} />}
      {TRADED.includes(view.phase) && <Answers handle={handle} />}
      {COUNTED.includes(view.phase) && view.round > 0 && <Count handle={handle} />}
      {isTurnOn && fights.length > 1 && (
        <section class="zt-news" aria-label="Combats de ce tour">
          <p class="zt-title">Combats de ce tour</p>
          <ul>
            {fights.map((one, number) => (
              <li key={number}>{french(foughtText(view, one))}</li>
            ))}
          </ul>
        </section>
      )}
      {!isFirst && goal}
    </>
  );
}
