/** The log: what happened, in French sentences with their rules, as one reader may see it. Others' face-down cards are never named. */
import { type Eyes, seenBy } from '../core/events.ts';
import { counted, together } from '../core/french.ts';
import type { LogLine } from '../core/game.ts';
import { CARD_NAMES, PEOPLE_NAMES, SEAT_NAMES } from './data/cards.ts';
import type { Event } from './events.ts';
import type { RuleId } from './ids.ts';
import { PILES } from './setup.ts';
import type { CardId, Seat, SpyTurn, State } from './types.ts';

type Line = LogLine<RuleId>;
type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

const line = (text: string, ...rules: readonly RuleId[]): Line => ({ text, rules });

const nameOf = (seat: Seat): string => SEAT_NAMES[seat] ?? `Joueur ${seat + 1}`;

/** « Vous posez » to the reader himself, « Bleu pose » to the others. */
const does = (reader: Eyes, seat: Seat, verb: string, yours: string): string =>
  seat === reader ? `Vous ${yours}` : `${nameOf(seat)} ${verb}`;

const whom = (reader: Eyes, seat: Seat): string => (seat === reader ? 'vous' : nameOf(seat));

/** « 2 gobelins et un troll » */
export function cardsInWords(cards: readonly CardId[]): string {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return together([...counts].map(([card, count]) => (count > 1 ? `${count} ${CARD_NAMES[card].many}` : oneOf(card))));
}

const FEMININE: ReadonlySet<CardId> = new Set(['machine-de-guerre', 'machine-volante']);
const oneOf = (card: CardId): string => `${FEMININE.has(card) ? 'une' : 'un'} ${CARD_NAMES[card].one}`;

/** More cards than this are counted, not named. */
const NAMED = 3;

function dealtLine({ cards, pile }: EventOf<'dealt'>, piles: number): Line {
  if (cards.length > NAMED) return line(`Le Sorcier pose ${cards.length} cartes.`, 'ORC-REC-3');
  const each = cards.map((card, offset) => `${oneOf(card)} sur la pile ${((pile + offset) % piles) + 1}`);
  return line(`Le Sorcier pose ${together(each)}.`, 'ORC-REC-3');
}

function placedLine({ what, seat, pile, late }: EventOf<'placed'>, reader: Eyes): Line {
  const rule = what === 'desertion' ? 'ORC-REC-4' : late ? 'ORC-REC-6' : 'ORC-REC-5';
  return line(
    `${does(reader, seat, 'pose', 'posez')} ${what === 'desertion' ? 'une désertion' : 'un bouclier'} sur la pile ${pile + 1}.`,
    rule,
  );
}

function championLine({ seat, champion }: EventOf<'champion'>, reader: Eyes): Line {
  if (seat === reader) return line(`Vous nommez ${nameOf(champion)} votre champion : vous marquerez autant que lui.`, 'ORC-REC-7');
  const [named, him] = champion === reader ? ['vous nomme', 'vous'] : [`nomme ${nameOf(champion)}`, 'lui'];
  return line(`${nameOf(seat)}, Sorcier, ${named} son champion : il marquera autant que ${him}.`, 'ORC-REC-7');
}

function strippedLine({ pile, owner, fates }: EventOf<'stripped'>, reader: Eyes): Line | undefined {
  if (owner === null) return undefined;
  const army = fates.filter((fate) => fate.kind === 'army');
  const deserted = army.flatMap(({ card, gone }) => (gone ? [card] : []));
  const kept = army.length - deserted.length;
  const rules = new Set<RuleId>(['ORC-DEP-3', ...fates.flatMap((fate) => (fate.kind === 'desertion' ? [fate.rule] : []))]);
  const gone = deserted.length > 0 ? ` ; ${deserted.length > 1 ? 'ont' : 'a'} déserté ${cardsInWords(deserted)}` : '';
  const got = kept > 0 ? counted(kept, 'carte') : 'rien';
  return line(`Pile ${pile + 1} : ${does(reader, owner, 'reçoit', 'recevez')} ${got}${gone}.`, ...rules);
}

/** The piles that nobody took, in one line. */
function unclaimedLine(events: readonly Event[]): Line | undefined {
  const unclaimed = events.flatMap((event) => (event.kind === 'stripped' && event.owner === null ? [`${event.pile + 1}`] : []));
  if (unclaimed.length > 1) return line(`Les piles ${together(unclaimed)} n’ont pas de bouclier : on les défausse.`, 'ORC-DEP-3');
  return unclaimed[0] === undefined ? undefined : line(`La pile ${unclaimed[0]} n’a pas de bouclier : on la défausse.`, 'ORC-DEP-3');
}

/** « réclame un troll à Bleu, qui en donne un » */
function requestOf(reader: Eyes, { seat }: SpyTurn, { target, card, given }: NonNullable<SpyTurn['asked']>): string {
  const one = FEMININE.has(card) ? 'une' : 'un';
  if (target === reader) return `vous réclame ${oneOf(card)}, ${given ? 'que vous donnez' : 'que vous ne donnez pas'}`;
  const reply = given ? `qui en donne ${one}` : 'qui n’en donne pas';
  return `${seat === reader ? 'réclamez' : 'réclame'} ${oneOf(card)} à ${nameOf(target)}, ${reply}`;
}

function spiedLine({ turn }: EventOf<'spied'>, reader: Eyes): Line {
  const { spy, seat, asked } = turn;
  const shows = `${does(reader, seat, 'montre', 'montrez')} l’${CARD_NAMES[spy].one}`;
  const nothing = seat === reader ? 'ne réclamez rien' : 'ne réclame rien';
  return line(`${shows} et ${asked ? requestOf(reader, turn, asked) : nothing}.`, 'ORC-ESP-1');
}

function giantsLine({ seat, count }: EventOf<'giants'>, reader: Eyes): Line {
  const his = seat === reader ? 'vos' : 'ses';
  return line(`${does(reader, seat, 'défausse', 'défaussez')} ${his} ${count} géants, qui ne se supportent pas.`, 'ORC-GEA-1');
}

/** Everybody but the Sorcier, from his left. */
const fightersFrom = (sorcier: Seat, seats: number): readonly Seat[] =>
  Array.from({ length: seats - 1 }, (_, at) => (sorcier + 1 + at) % seats);

const eachInWords = (reader: Eyes, sorcier: Seat, numbers: readonly number[]): string =>
  fightersFrom(sorcier, numbers.length)
    .map((seat) => `${whom(reader, seat)} ${numbers[seat]}`)
    .join(', ');

const calledLine = ({ seat, people, laid }: EventOf<'called'>, reader: Eyes): Line =>
  line(`Le Sorcier appelle les ${PEOPLE_NAMES[people]}. Cartes engagées : ${eachInWords(reader, seat, laid)}.`, 'ORC-BAT-1');

/** `cards`: which, where the reader may know. */
function sentLine({ seat, count }: EventOf<'sent'>, cards: readonly CardId[] | undefined, reader: Eyes): Line {
  if (count === 0) return line(`${does(reader, seat, 'n’envoie', 'n’envoyez')} aucun mercenaire.`, 'ORC-BAT-2');
  return line(`${does(reader, seat, 'envoie', 'envoyez')} ${cards ? cardsInWords(cards) : counted(count, 'mercenaire')}.`, 'ORC-BAT-2');
}

/** `card`: which, where the reader may know. */
function struckLine({ seat, target, back, people }: EventOf<'struck'>, card: CardId | undefined, reader: Eyes): Line {
  const where = back === 'mercenaires' ? 'un mercenaire' : `une carte des ${PEOPLE_NAMES[people]}`;
  const loses = target === reader ? 'vous perdez' : `${nameOf(target)} perd`;
  return line(`${does(reader, seat, 'joue', 'jouez')} le commando gobelin : ${loses} ${card ? oneOf(card) : where}.`, 'ORC-BAT-3');
}

function flownLine({ seat, cards, before, force }: EventOf<'flown'>, reader: Eyes): Line {
  const crew = cards.length > 0 ? ` avec ${cardsInWords(cards)}` : '';
  const gain = `${seat === reader ? 'votre' : 'sa'} force passe de ${before} à ${force}`;
  return line(`${does(reader, seat, 'ajoute', 'ajoutez')} la machine volante${crew} : ${gain}.`, 'ORC-BAT-8');
}

function countedLines({ battle, sorcier }: EventOf<'counted'>, reader: Eyes): readonly Line[] {
  const { winners, points, scored } = battle;
  if (winners.length === 0) return [line('Aucune armée ne vaut plus de 0 : personne ne marque.', 'ORC-L-20')];
  const [first = 0, ...others] = winners;
  const gain = counted(points, 'point');
  const score = winners.some((seat) => seat === reader) ? 'marquez' : 'marquent';
  const text =
    others.length > 0
      ? `Égalité : ${together(winners.map((seat) => whom(reader, seat)))} ${score} chacun ${gain}.`
      : `${does(reader, first, 'remporte', 'remportez')} la bataille : ${gain}.`;
  const lines = [line(text, 'ORC-BAT-9')];
  if ((scored[sorcier] ?? 0) > 0) {
    const his = sorcier === reader ? 'votre' : 'son';
    lines.push(line(`${does(reader, sorcier, 'marque', 'marquez')} autant que ${his} champion.`, 'ORC-BAT-9', 'ORC-L-9'));
  }
  return lines;
}

function roundLine({ round, sorcier }: EventOf<'round'>, reader: Eyes): Line {
  const is = `${whom(reader, sorcier)} ${sorcier === reader ? 'êtes' : 'est'} Sorcier`;
  return line(`Manche ${round} : ${is}, toutes les cartes sont mélangées.`, 'ORC-FIN-1', 'ORC-MAN-1');
}

function overLine({ winners, scores }: EventOf<'over'>, reader: Eyes): Line {
  const names = together(winners.map((seat) => whom(reader, seat)));
  const wins = winners.some((seat) => seat === reader) ? 'l’emportez' : 'l’emporte';
  const best = Math.max(...scores);
  const isTied = scores.filter((one) => one === best).length > 1;
  const victory = winners.length > 1 ? `victoire partagée entre ${names}` : `${names} ${wins}`;
  const ties = isTied ? (['ORC-L-10', 'ORC-L-11'] as const) : [];
  return line(`La partie est finie : ${victory}, à ${counted(best, 'point')}.`, 'ORC-FIN-2', ...ties);
}

/** `next`: the event right after, which may tell some what the others do not see. */
function linesOf(event: Event, next: Event | undefined, piles: number, reader: Eyes): readonly (Line | undefined)[] {
  switch (event.kind) {
    case 'dealt':
      return [dealtLine(event, piles)];
    case 'started':
      return [line('« Début des recrutements » : les boucliers peuvent tomber.', 'ORC-REC-5')];
    case 'dealt-out':
      return [line('La dernière carte est posée : plus de désertion.', 'ORC-REC-6')];
    case 'placed':
      return [placedLine(event, reader)];
    case 'champion':
      return [championLine(event, reader)];
    case 'stripped':
      return [strippedLine(event, reader)];
    case 'spied':
      return [spiedLine(event, reader)];
    case 'giants':
      return [giantsLine(event, reader)];
    case 'called':
      return [calledLine(event, reader)];
    case 'sent':
      return [sentLine(event, next?.kind === 'sent-cards' ? next.cards : undefined, reader)];
    case 'struck':
      return [struckLine(event, next?.kind === 'lost-card' ? next.card : undefined, reader)];
    case 'sent-cards':
    case 'lost-card':
      return [];
    case 'passed':
      return [];
    case 'nobody':
      // That the machine stayed away is seen by the forces.
      return event.moment === 'commando' ? [line('Personne ne joue le commando gobelin.', 'ORC-BAT-3')] : [];
    case 'revealed':
      return [line(`On révèle les armées : ${eachInWords(reader, event.sorcier, event.forces)}.`, 'ORC-BAT-4')];
    case 'flown':
      return [flownLine(event, reader)];
    case 'counted':
      return countedLines(event, reader);
    case 'round':
      return [roundLine(event, reader)];
    case 'over':
      return [overLine(event, reader)];
  }
}

/** What happened, as `eyes` may see it: they are spoken to unless all are `named`. */
export function explain(told: readonly Event[], { options }: Pick<State, 'options'>, eyes: Eyes, named = false): readonly Line[] {
  const events = seenBy(told, eyes);
  const reader = named ? 'public' : eyes;
  const lines = events.flatMap((event, at) => {
    const found = linesOf(event, events[at + 1], PILES[options.seats], reader);
    const isLastPile = event.kind === 'stripped' && events[at + 1]?.kind !== 'stripped';
    return isLastPile ? [...found, unclaimedLine(events)] : found;
  });
  return lines.filter((one) => one !== undefined);
}
