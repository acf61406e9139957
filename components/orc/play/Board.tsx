/** The table of De l'Orc pour les braves, as one seat sees it. */
import { ScoreWheel } from '#components/orc/drawings/ScoreWheel.tsx';
import type { Handle } from '#components/table/handle.ts';
import { PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import type { Move, Seat, View } from '#engine/orc/types.ts';
import { Call, Champion, Commando, Fly, Hand, Send, Spy } from './Acts.tsx';
import { Armies, Result, rowsNow } from './Armies.tsx';
import { Recruit } from './Recruit.tsx';
import { Seats } from './Seats.tsx';
import { battleName, colorOf, countOf, listed, seatName } from './words.ts';

type OrcHandle = Handle<View, Move>;

/** Whom the table waits for, when it is none of those who look. */
const waitingFor = ({ view, legal }: OrcHandle): string =>
  view.toMove.length === 0 || legal.length > 0 ? '' : ` On attend ${listed(view.toMove.map(seatName))}.`;

function victoryText({ outcome, view }: OrcHandle): string {
  const winners = outcome?.winners ?? [];
  const score = countOf(Math.max(...view.scores), 'point');
  return winners.length > 1
    ? `${listed(winners.map(seatName))} gagnent ensemble, à ${score}.`
    : `${listed(winners.map(seatName))} gagne, à ${score}.`;
}

function headOf(handle: OrcHandle): string {
  const { view } = handle;
  const people = view.called.at(-1);
  const battle = people ? `La ${battleName(view.called.length)} oppose les ${PEOPLE_NAMES[people]}.` : '';
  switch (view.phase) {
    case 'recruit':
      return `Recrutement : ${seatName(view.sorcier)} est Sorcier et distribue.`;
    case 'champion':
      return `Enchantement : le Sorcier nomme son champion.${waitingFor(handle)}`;
    case 'spies':
      return `Espion n° ${view.spy} : ${listed(view.toMove.map(seatName))} le montre.`;
    case 'call':
      return `${people ? 'Le Sorcier nomme le peuple suivant.' : 'La guerre commence : le Sorcier nomme un peuple.'}${waitingFor(handle)}`;
    case 'mercenaries':
      return `${battle} Chacun annonce ses mercenaires.${waitingFor(handle)}`;
    case 'commando':
      return `${battle} Avant la révélation, le commando peut frapper.${waitingFor(handle)}`;
    case 'flying':
      return `${battle} Les armées sont révélées.${waitingFor(handle)}`;
    case 'over':
      return `La partie est finie : ${victoryText(handle)}`;
  }
}

function End({ handle: { view, outcome } }: { handle: OrcHandle }) {
  const isWinner = (seat: Seat) => (outcome?.winners.includes(seat) ? 1 : 0);
  const ranks = view.scores
    .map((score, seat) => ({ score, seat }))
    .toSorted((a, b) => isWinner(b.seat) - isWinner(a.seat) || b.score - a.score || a.seat - b.seat);
  return (
    <section class="orc-end" aria-label="Fin de la partie">
      <ol class="orc-ranks">
        {ranks.map(({ seat, score }) => (
          <li key={seat} class={isWinner(seat) ? 'orc-rank is-won' : 'orc-rank'}>
            <ScoreWheel color={colorOf(seat)} points={score} label="" />
            <span>
              {seatName(seat)} <b>{score} points</b>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The battle that has just been fought, while the next moment has nothing of its own to show in its place. */
function LastBattle({ view }: { view: View }) {
  const { battles } = view.seen;
  const last = battles.at(-1);
  if (view.phase === 'call' && last) return <Result view={view} battle={last} number={battles.length} sorcier={view.sorcier} />;
  if ((view.phase === 'mercenaries' || view.phase === 'commando') && last) {
    return <Result key={battles.length} view={view} battle={last} number={battles.length} sorcier={view.sorcier} folded />;
  }
  const before = view.previous.at(-1);
  const former = (view.sorcier + view.players.length - 1) % view.players.length;
  if (view.phase === 'recruit' && view.tick === 0 && before) {
    return <Result view={view} battle={before} number={view.previous.length} sorcier={former as Seat} />;
  }
  if (view.phase === 'over' && last) return <Result view={view} battle={last} number={battles.length} sorcier={view.sorcier} />;
  return null;
}

export function Board({ handle }: { handle: OrcHandle }) {
  const { view } = handle;
  const people = view.called.at(-1);
  const inBattle = view.phase === 'mercenaries' || view.phase === 'commando' || view.phase === 'flying';
  return (
    <div class="orc-board" data-phase={view.phase}>
      <p class="orc-head">
        <span>Manche {view.round}</span> {headOf(handle)}
      </p>
      <Seats handle={handle} />
      {view.phase === 'over' && <End handle={handle} />}
      {!inBattle && <LastBattle view={view} />}
      {(view.phase === 'recruit' || view.phase === 'champion') && <Recruit handle={handle} />}
      {view.phase === 'champion' && <Champion handle={handle} />}
      {inBattle && people && <Armies view={view} people={people} rows={rowsNow(view)} own={{ seat: handle.seat, cards: view.engaged }} />}
      {view.phase === 'spies' && <Spy key={view.spy} handle={handle} />}
      {view.phase === 'call' && <Call handle={handle} />}
      {view.phase === 'mercenaries' && <Send key={handle.at} handle={handle} />}
      {view.phase === 'commando' && <Commando handle={handle} />}
      {view.phase === 'flying' && <Fly handle={handle} />}
      {inBattle && <LastBattle view={view} />}
      <Hand view={view} />
    </div>
  );
}
