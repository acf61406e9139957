/** The end of a game of De l'Orc: who won, how points came, the finest strokes, every army, and what nobody had seen. */
import { useMemo } from 'preact/hooks';
import { drawing } from '#components/orc/drawings/address.ts';
import { ScoreWheel } from '#components/orc/drawings/ScoreWheel.tsx';
import { Shield } from '#components/orc/drawings/Shield.tsx';
import { EndPage } from '#components/table/end/EndPage.tsx';
import { Why } from '#components/table/end/Why.tsx';
import type { EndProps } from '#components/table/handle.ts';
import { wonText } from '#components/table/won.ts';
import { counted, together, upperFirst } from '#engine/core/french.ts';
import type { Orc } from '#engine/orc/game.ts';
import type { Seat } from '#engine/orc/types.ts';
import { Result } from '../Armies.tsx';
import { Face } from '../Cards.tsx';
import { battleName, colorOf, enoughText, seatName } from '../words.ts';
import { battlesOf, type Fought, gains, losses, pointsByRound, type Stroke, strokesOf, unseenIn } from './story.ts';

type Props = EndProps<Orc>;

const placeOf = ({ round, number }: Fought): string => `${battleName(number)} de la manche ${round}`;

function strokeText(stroke: Stroke): string {
  const name = seatName(stroke.seat);
  switch (stroke.kind) {
    case 'strongest':
      return `La plus forte armée : ${name}, ${stroke.force}, à la ${placeOf(stroke.at)}.`;
    case 'closest':
      return `La victoire la plus serrée : ${name} devant ${seatName(stroke.over)}, de ${counted(stroke.by, 'point')} de force, à la ${placeOf(stroke.at)}.`;
    case 'flight':
      return `Le plus beau vol : la machine de ${name}, de ${stroke.before} à ${stroke.force}, lui donne la bataille.`;
    case 'pile':
      return `La plus belle pile : ${counted(stroke.cards, 'carte')} pour ${name}, manche ${stroke.round}.`;
    case 'desertions':
      return `Le plus redouté : ${name}, qui a fait déserter ${counted(stroke.cards, 'carte')} chez les autres.`;
    case 'spies':
      return `Le mieux renseigné : ${name}, à qui ses espions ont rapporté ${counted(stroke.cards, 'carte')}.`;
  }
}

function Podium({ handle: { view, outcome } }: Pick<Props, 'handle'>) {
  const winners = outcome?.winners ?? [];
  const isWinner = (seat: Seat) => (winners.includes(seat) ? 1 : 0);
  const ranks = view.scores
    .map((score, seat) => ({ score, seat }))
    .toSorted((a, b) => isWinner(b.seat) - isWinner(a.seat) || b.score - a.score || a.seat - b.seat);
  return (
    <ol class="wrap orc-ranks">
      {ranks.map(({ seat, score }) => (
        <li key={seat} class={isWinner(seat) ? 'orc-rank is-won' : 'orc-rank'}>
          <ScoreWheel color={colorOf(seat)} points={score} label="" />
          <span>
            {seatName(seat)} <b>{counted(score, 'point')}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Points({ fought, seats }: { fought: readonly Fought[]; seats: readonly Seat[] }) {
  return (
    <table class="orc-points">
      <caption class="sr">Points marqués à chaque manche</caption>
      <thead>
        <tr>
          <th scope="col">Manche</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <Shield color={colorOf(seat)} label={seatName(seat)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pointsByRound(fought).map((row, at) => (
          <tr key={at}>
            <th scope="row">{at + 1}</th>
            {row.map((points, seat) => (
              <td key={seat}>{points}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Points after every battle, a line a player. */
function chartOf(fought: readonly Fought[], seats: readonly Seat[]) {
  const most = Math.max(1, ...fought.flatMap(({ scores }) => scores));
  const lines = seats.map((seat) => ({
    key: seat,
    name: seatName(seat),
    class: `orc-${colorOf(seat)}`,
    points: [[0, 0], ...fought.map(({ scores }, at) => [at + 1, scores[seat] ?? 0] as const)] as const,
    mark: <use href={drawing(`bouclier-${colorOf(seat)}`)} x="-6.5" y="-8" width="13" height="16" />,
  }));
  const ends = ['', counted(fought.length, 'bataille')] as const;
  return [
    'Les points, bataille après bataille',
    { lines, across: [0, fought.length], ends, counts: [0, Math.round(most / 2), most] },
  ] as const;
}

/** One round uncovered: its battles, then what stayed in hands. */
function Round({ handle: { view }, history, round, fought }: Props & { round: number; fought: readonly Fought[] }) {
  const unseen = unseenIn(history.states).find((one) => one.round === round);
  const left = unseen?.hands.flatMap((hand, seat) => (hand.length > 0 ? [{ hand, seat }] : [])) ?? [];
  return (
    <details class="orc-uncovered">
      <summary>Manche {round}, à découvert</summary>
      {fought.map(({ number, battle, sorcier }) => (
        <Result key={number} view={view} battle={battle} number={number} sorcier={sorcier} folded />
      ))}
      {left.length > 0 && <p>Restées en main, sans combattre :</p>}
      <ul class="orc-armies">
        {left.map(({ hand, seat }) => (
          <li key={seat} class="orc-army">
            <span class="orc-armies-who">
              <Shield color={colorOf(seat)} label="" />
              {seatName(seat)}
            </span>
            <span class="wrap orc-armies-cards">
              {hand.map((card, at) => (
                <span key={at} class="orc-play-lapped">
                  <Face view={view} card={card} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {unseen?.buried.map(({ seat, card }) => (
        <p key={card} class="centred orc-buried">
          Le commando avait pris à {seatName(seat)} <Face view={view} card={card} />
        </p>
      ))}
    </details>
  );
}

export function End({ handle, history }: Props) {
  const fought = useMemo(() => battlesOf(history.events), [history]);
  const strokes = useMemo(() => strokesOf(history.events), [history]);
  const seats = handle.view.scores.map((_, seat) => seat);
  const { outcome, humans } = handle;
  const winners = outcome?.winners ?? [];
  const rounds = [...new Set(fought.map(({ round }) => round))];
  return (
    <EndPage
      class="orc-end"
      emblem={winners.map((seat) => <Shield key={seat} color={colorOf(seat)} label="" />)}
      title={upperFirst(wonText({ winners }, handle.humans, { names: together(winners.map(seatName)), many: false }))}
      told={`${counted(rounds.length, 'manche')}, ${counted(fought.length, 'bataille')} : à la fin de la dernière, quelqu’un ${enoughText(handle.view)}.`}
      rule="ORC-FIN-2"
      chart={chartOf(fought, seats)}
    >
      <Podium handle={handle} />
      <Why
        outcome={outcome}
        humans={humans}
        why={(seat, hasWon) => (hasWon ? gains(history.events, seat) : losses(history.events, history.states, seat))}
      />
      <Points fought={fought} seats={seats} />
      {strokes.length > 0 && (
        <section class="orc-strokes" aria-label="Les plus beaux coups">
          <p class="orc-act-title">Les plus beaux coups</p>
          <ul class="bare">
            {strokes.map((stroke) => (
              <li key={stroke.kind}>
                <Shield color={colorOf(stroke.seat)} label="" /> {strokeText(stroke)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {rounds.map((round) => (
        <Round key={round} handle={handle} history={history} round={round} fought={fought.filter((one) => one.round === round)} />
      ))}
    </EndPage>
  );
}
