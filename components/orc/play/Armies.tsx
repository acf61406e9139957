/** Armies side by side: face down, or revealed with their forces. */
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { Shield } from '#components/orc/drawings/Shield.tsx';
import { counted, of, plural, together } from '#engine/core/french.ts';
import { CARD_NAMES, isMercenary } from '#engine/orc/data/cards.ts';
import { cardsInWords } from '#engine/orc/explain.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import type { ArmyCardKind, Battle, CardId, People, Seat, View } from '#engine/orc/types.ts';
import { BackCards, Face } from './Cards.tsx';
import type { RevealedEvent } from './show.ts';
import { BACK_TITLES, battleName, colorOf, isDoubled, seatName, valuesOf } from './words.ts';

export interface ArmyRow {
  readonly seat: Seat;
  /** Face up; undefined while face down. */
  readonly cards: readonly ArmyCardKind[] | undefined;
  /** Face down: how many of the people, and of mercenaries. */
  readonly people: number;
  readonly mercenaries: number;
  readonly flying?: readonly ArmyCardKind[] | undefined;
  readonly force: number | undefined;
  readonly won?: boolean;
  readonly scored?: number;
  /** What a commando took of it, in words. */
  readonly taken?: string | undefined;
}

interface Props {
  view: View;
  people: People;
  rows: readonly ArmyRow[];
  /** Own army, seen by its owner alone while it is face down. */
  own?: { readonly seat: Seat; readonly cards: readonly ArmyCardKind[] } | undefined;
}

const cardsKey = (cards: readonly ArmyCardKind[]) => cards.map((card, at) => ({ card, key: `${card}${at}` }));

function Why({ view, people, row }: { view: View; people: People; row: ArmyRow }) {
  if (!row.cards || row.cards.length === 0) return null;
  const army = { people, cards: row.cards, ...(row.flying ? { flying: row.flying } : {}) };
  const { lines } = forceOf(army, valuesOf(view), readingsOf(view.options));
  return (
    <details class="orc-why">
      <summary>compte</summary>
      <ul class="orc-why-lines">
        {lines.map(({ card, value, rule }, at) => (
          <li key={`${card}${at}`}>
            {CARD_NAMES[card].one} <b>{value}</b> <RuleLink id={rule} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What a row says of the cards shown, if any: nothing is told by pictures alone. */
function rowText({ cards, people, mercenaries, force, won, scored, flying }: ArmyRow, shown: ArmyRow['cards']): string {
  if (!shown) return `${counted(people, 'carte')} du peuple, ${counted(mercenaries, 'mercenaire')}`;
  const names = shown.length === 0 ? 'aucune carte' : together(shown.map((card) => CARD_NAMES[card].one));
  if (!cards) return names;
  const crew = flying ? `, puis machine volante avec ${counted(flying.length, 'passager')}` : '';
  return `${names}${crew} : force ${force}${won ? `, l’emporte, ${counted(scored ?? 0, 'point')}` : ''}`;
}

export function Armies({ view, people, rows, own }: Props) {
  return (
    <ul class="orc-armies">
      {rows.map((row) => {
        const shown = row.cards ?? (own?.seat === row.seat ? own.cards : undefined);
        return (
          <li
            key={row.seat}
            class={row.won ? 'orc-army is-won' : 'orc-army'}
            data-seat={row.seat}
            data-in-question={shown && !row.cards ? '' : undefined}
          >
            <span class="orc-armies-who">
              <Shield color={colorOf(row.seat)} label="" />
              {seatName(row.seat)}
              {row.won && <span class="orc-armies-won">+{row.scored}</span>}
            </span>
            <span class="wrap orc-armies-cards" role="img" aria-label={rowText(row, shown)}>
              {shown ? (
                cardsKey(shown).map(({ card, key }) => (
                  <span key={key} class="orc-play-lapped">
                    <Face view={view} card={card} silent />
                  </span>
                ))
              ) : (
                <>
                  <BackCards back={people} count={row.people} />
                  <BackCards back="mercenaires" count={row.mercenaries} />
                </>
              )}
              {row.flying && (
                <>
                  <span class="orc-armies-plus">+</span>
                  {cardsKey(['machine-volante', ...row.flying]).map(({ card, key }) => (
                    <span key={key} class="orc-play-lapped">
                      <Face view={view} card={card} silent />
                    </span>
                  ))}
                </>
              )}
            </span>
            <span class="orc-armies-force">
              {row.force === undefined ? '' : <b>{row.force}</b>}
              {row.force && row.cards && isDoubled(view, people, row.cards) ? <small>chef ×2</small> : ''}
              <Why view={view} people={people} row={row} />
            </span>
            {row.taken && <small class="orc-army-taken">{french(row.taken)}</small>}
          </li>
        );
      })}
    </ul>
  );
}

/** « Le commando de Vert lui a pris une carte des Orcs. »; undefined of an army that none struck. `card`: which, where it is known. */
function takenFrom(seat: Seat, you: Seat, commando: Battle['commando'] | null, card?: CardId): string | undefined {
  if (commando?.target !== seat) return undefined;
  const what = card
    ? cardsInWords([card])
    : commando.back === 'mercenaires'
      ? 'un mercenaire'
      : `une carte des ${BACK_TITLES[commando.back]}`;
  return `Le commando ${of(seatName(commando.seat))} ${seat === you ? 'vous' : 'lui'} a pris ${what}.`;
}

export const rowsNow = (view: View): readonly ArmyRow[] =>
  fightersOf(view).map((seat) => {
    const player = view.players[seat];
    return {
      seat,
      cards: player?.army ?? undefined,
      people: player?.engaged.people ?? 0,
      mercenaries: player?.engaged.mercenaries ?? 0,
      force: player?.force ?? undefined,
      taken: takenFrom(seat, view.seat, view.commando, seat === view.seat ? view.lost.at(-1) : undefined),
    };
  });

/** A battle that is over, its armies where they lay. */
const rowsOf = ({ armies, forces, winners, scored, flying, commando }: Battle, seats: readonly Seat[], you: Seat): readonly ArmyRow[] =>
  seats.map((seat) => {
    const cards = armies[seat] ?? [];
    const mercenaries = cards.filter(isMercenary).length;
    return {
      seat,
      cards,
      people: cards.length - mercenaries,
      mercenaries,
      flying: flying?.seat === seat ? flying.cards : undefined,
      force: forces[seat],
      won: winners.includes(seat),
      scored: scored[seat] ?? 0,
      taken: takenFrom(seat, you, commando ?? null),
    };
  });

/** Armies turned over one by one, the first `count` of them: what is not yet seen lies face down. */
export const turned = (rows: readonly ArmyRow[], { armies, forces }: RevealedEvent, count: number): readonly ArmyRow[] =>
  rows.map((row, at) => (at < count ? { ...row, cards: armies[row.seat] ?? [], force: forces[row.seat] } : row));

interface ResultProps {
  view: View;
  battle: Battle;
  /** From 1. */
  number: number;
  /** Who was Sorcier then. */
  sorcier: Seat;
  /** Who is spoken to, where one alone plays here. */
  you?: Seat | undefined;
  /** Folded under its sentence: the next battle is on. */
  folded?: boolean;
}

/** A battle that is over: who came with what, and who scored. */
export function Result({ view, battle, number, sorcier, you, folded = false }: ResultProps) {
  const { people, armies, winners, scored } = battle;
  const rows = rowsOf(battle, fightersOf({ options: view.options, sorcier }), view.seat);
  const bySorcier = scored[sorcier] ?? 0;
  const isYours = winners.length === 1 && winners[0] === you;
  const victory =
    winners.length === 0
      ? 'personne ne l’emporte'
      : isYours
        ? 'vous l’emportez'
        : `${together(winners.map(seatName))} ${plural(winners.length, 'l’emporte', 'l’emportent')}`;
  const champion = bySorcier > 0 ? ` Le Sorcier ${seatName(sorcier)} marque ${counted(bySorcier, 'point')} par son champion.` : '';
  const title = `La ${battleName(number)} : ${victory}.${champion}`;
  const inside = <Armies view={view} people={people} rows={rows} own={{ seat: view.seat, cards: armies[view.seat] ?? [] }} />;
  if (folded) {
    return (
      <details class="orc-result">
        <summary class="orc-result-title">{title}</summary>
        {inside}
      </details>
    );
  }
  return (
    <section class="orc-result" aria-label={`Résultat de la ${battleName(number)}`}>
      {inside}
      <p class="orc-result-title">{title}</p>
    </section>
  );
}
