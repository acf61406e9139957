/** The log: what a move changed, in French sentences with their rules, as one seat may read them. Others' face-down cards are never named. */
import type { LogLine } from '../core/game.ts';
import { CARD_NAMES, PEOPLE_NAMES, SEAT_NAMES } from './data/cards.ts';
import type { RuleId } from './ids.ts';
import { peopleNow } from './rules/battle.ts';
import { at, fightersOf, without } from './rules/hands.ts';
import { dealtOf, isDealt, isStarted, pileOf, pilesOf } from './rules/piles.ts';
import { leadersOf } from './rules/scoring.ts';
import { strip } from './rules/stripping.ts';
import type { Battle, CardId, Move, MoveOf, Seat, SpyTurn, State } from './types.ts';

type Line = LogLine<RuleId>;

/** What a move did, and who reads. */
interface Told {
  readonly before: State;
  readonly after: State;
  readonly reader: Seat;
}

const line = (text: string, ...rules: readonly RuleId[]): Line => ({ text, rules });

const nameOf = (seat: Seat): string => SEAT_NAMES[seat] ?? `Joueur ${seat + 1}`;
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} et ${words.at(-1)}`;
const counted = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;

/** « Vous posez » to the reader himself, « Bleu pose » to the others. */
const does = ({ reader }: Told, seat: Seat, verb: string, yours: string): string =>
  seat === reader ? `Vous ${yours}` : `${nameOf(seat)} ${verb}`;

const whom = ({ reader }: Told, seat: Seat): string => (seat === reader ? 'vous' : nameOf(seat));

/** « 2 gobelins et un troll » */
export function cardsInWords(cards: readonly CardId[]): string {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return listed([...counts].map(([card, count]) => (count > 1 ? `${count} ${CARD_NAMES[card].many}` : oneOf(card))));
}

const FEMININE: ReadonlySet<CardId> = new Set(['machine-de-guerre', 'machine-volante']);
const oneOf = (card: CardId): string => `${FEMININE.has(card) ? 'une' : 'un'} ${CARD_NAMES[card].one}`;

/** More cards than this are counted, not named. */
const NAMED = 3;

function dealLines({ before, after }: Told): readonly Line[] {
  const [from, to] = [dealtOf(before), dealtOf(after)];
  const cards = after.deck.slice(from, to);
  const lines: Line[] = [];
  if (cards.length > NAMED) lines.push(line(`Le Sorcier pose ${cards.length} cartes.`, 'ORC-REC-3'));
  else if (cards.length > 0) {
    const pile = (index: number) => (index % pilesOf(after)) + 1;
    const each = cards.map((card, offset) => `${oneOf(card)} sur la pile ${pile(from + offset)}`);
    lines.push(line(`Le Sorcier pose ${listed(each)}.`, 'ORC-REC-3'));
  }
  if (isStarted(after) && !isStarted(before)) lines.push(line('« Début des recrutements » : les boucliers peuvent tomber.', 'ORC-REC-5'));
  if (isDealt(after) && !isDealt(before)) lines.push(line('La dernière carte est posée : plus de désertion.', 'ORC-REC-6'));
  return lines;
}

function placingLine(told: Told, { kind, seat, pile }: MoveOf<'desertion' | 'shield'>): Line {
  const what = kind === 'desertion' ? 'une désertion' : 'un bouclier';
  const rule = kind === 'desertion' ? 'ORC-REC-4' : isDealt(told.after) ? 'ORC-REC-6' : 'ORC-REC-5';
  return line(`${does(told, seat, 'pose', 'posez')} ${what} sur la pile ${pile + 1}.`, rule);
}

function pileLines(told: Told): readonly Line[] {
  const { after } = told;
  const lines: Line[] = [];
  const unclaimed: string[] = [];
  for (let pile = 0; pile < pilesOf(after); pile++) {
    const { owner, kept, deserted, fates } = strip(pileOf(after, pile), after.options.options);
    if (owner === null) {
      unclaimed.push(`${pile + 1}`);
      continue;
    }
    const rules = new Set<RuleId>(['ORC-DEP-3', ...fates.flatMap((fate) => (fate.kind === 'desertion' ? [fate.rule] : []))]);
    const gone = deserted.length > 0 ? ` ; ${deserted.length > 1 ? 'ont' : 'a'} déserté ${cardsInWords(deserted)}` : '';
    const got = kept.length > 0 ? counted(kept.length, 'carte') : 'rien';
    lines.push(line(`Pile ${pile + 1} : ${does(told, owner, 'reçoit', 'recevez')} ${got}${gone}.`, ...rules));
  }
  const [only, ...others] = unclaimed;
  if (others.length > 0) lines.push(line(`Les piles ${listed(unclaimed)} n’ont pas de bouclier : on les défausse.`, 'ORC-DEP-3'));
  else if (only) lines.push(line(`La pile ${only} n’a pas de bouclier : on la défausse.`, 'ORC-DEP-3'));
  return lines;
}

/** « réclame un troll à Bleu, qui en donne un » */
function requestOf(told: Told, { seat }: SpyTurn, { target, card, given }: NonNullable<SpyTurn['asked']>): string {
  const one = FEMININE.has(card) ? 'une' : 'un';
  if (target === told.reader) return `vous réclame ${oneOf(card)}, ${given ? 'que vous donnez' : 'que vous n’avez pas'}`;
  const reply = given ? `qui en donne ${one}` : 'qui n’en a pas';
  return `${seat === told.reader ? 'réclamez' : 'réclame'} ${oneOf(card)} à ${nameOf(target)}, ${reply}`;
}

const spyLines = (told: Told): readonly Line[] =>
  told.after.spied.slice(told.before.spied.length).map((turn) => {
    const { spy, seat, asked } = turn;
    const shows = `${does(told, seat, 'montre', 'montrez')} l’${CARD_NAMES[spy].one}`;
    const nothing = seat === told.reader ? 'ne réclamez rien' : 'ne réclame rien';
    return line(`${shows} et ${asked ? requestOf(told, turn, asked) : nothing}.`, 'ORC-ESP-1');
  });

/** Giants go when the spies are done: once a round, before its first battle. */
function giantLines(told: Told): readonly Line[] {
  const { before, after } = told;
  if (after.phase !== 'call' || after.called.length > 0 || (before.phase !== 'champion' && before.phase !== 'spies')) return [];
  return after.giants.map(({ seat, count }) => {
    const his = seat === told.reader ? 'vos' : 'ses';
    return line(`${does(told, seat, 'défausse', 'défaussez')} ${his} ${count} géants, qui ne se supportent pas.`, 'ORC-GEA-1');
  });
}

function callLine(told: Told, { people }: MoveOf<'call'>): Line {
  const { before } = told;
  const laid = fightersOf(before).map((seat) => {
    const count = at(before.hands, seat).filter((card) => card.startsWith(`${people}-`)).length;
    return `${whom(told, seat)} ${count}`;
  });
  return line(`Le Sorcier appelle les ${PEOPLE_NAMES[people]}. Cartes engagées : ${laid.join(', ')}.`, 'ORC-BAT-1');
}

function sendLine(told: Told, { seat, cards }: MoveOf<'send'>): Line {
  if (cards.length === 0) return line(`${does(told, seat, 'n’envoie', 'n’envoyez')} aucun mercenaire.`, 'ORC-BAT-2');
  const what = seat === told.reader ? cardsInWords(cards) : counted(cards.length, 'mercenaire');
  return line(`${does(told, seat, 'envoie', 'envoyez')} ${what}.`, 'ORC-BAT-2');
}

/** The battle that has just been counted, whether or not a new round began with it. */
const countedBattle = ({ before, after }: Told): Battle | undefined =>
  after.won.length > before.won.length ? (after.battles.at(-1) ?? after.previous.at(-1)) : undefined;

function strikeLine(told: Told, { seat, target, back }: MoveOf<'commando'>): Line {
  const { before, after, reader } = told;
  const left = countedBattle(told)?.armies[target] ?? at(after.engaged, target);
  const [lost] = without(at(before.engaged, target), left);
  const where = back === 'mercenaires' ? 'un mercenaire' : `une carte des ${PEOPLE_NAMES[peopleNow(before)]}`;
  const what = target === reader && lost ? oneOf(lost) : where;
  const loses = target === reader ? 'vous perdez' : `${nameOf(target)} perd`;
  return line(`${does(told, seat, 'joue', 'jouez')} le commando gobelin : ${loses} ${what}.`, 'ORC-BAT-3');
}

function flyLine(told: Told, { seat, cards }: MoveOf<'fly'>): Line {
  const force = countedBattle(told)?.forces[seat] ?? 0;
  const crew = cards.length > 0 ? ` avec ${cardsInWords(cards)}` : '';
  const whose = seat === told.reader ? 'votre' : 'sa';
  const gain = `${whose} force passe de ${at(told.before.forces, seat)} à ${force}`;
  return line(`${does(told, seat, 'ajoute', 'ajoutez')} la machine volante${crew} : ${gain}.`, 'ORC-BAT-8');
}

const forcesInWords = (told: Told, fighters: readonly Seat[], forces: readonly number[]): string =>
  fighters.map((seat) => `${whom(told, seat)} ${at(forces, seat)}`).join(', ');

/** The reveal comes by itself, once nobody has anything left to answer. */
function revealLines(told: Told): readonly Line[] {
  const { before, after } = told;
  const wasHidden = before.phase !== 'flying';
  const forces = after.phase === 'flying' ? after.forces : countedBattle(told)?.forces;
  if (!wasHidden || !forces) return [];
  return [line(`On révèle les armées : ${forcesInWords(told, fightersOf(before), forces)}.`, 'ORC-BAT-4')];
}

function countLines(told: Told): readonly Line[] {
  const battle = countedBattle(told);
  if (!battle) return [];
  const { before, reader } = told;
  const { winners, points, scored } = battle;
  if (winners.length === 0) return [line('Aucune armée ne vaut plus de 0 : personne ne marque.', 'ORC-L-20')];
  const [first = 0, ...others] = winners;
  const gain = counted(points, 'point');
  const score = winners.includes(reader) ? 'marquez' : 'marquent';
  const text =
    others.length > 0
      ? `Égalité : ${listed(winners.map((seat) => whom(told, seat)))} ${score} chacun ${gain}.`
      : `${does(told, first, 'remporte', 'remportez')} la bataille : ${gain}.`;
  const lines = [line(text, 'ORC-BAT-9')];
  if (at(scored, before.sorcier) > 0) {
    const his = before.sorcier === reader ? 'votre' : 'son';
    lines.push(line(`${does(told, before.sorcier, 'marque', 'marquez')} autant que ${his} champion.`, 'ORC-BAT-9', 'ORC-L-9'));
  }
  return lines;
}

function endLines(told: Told): readonly Line[] {
  const { before, after, reader } = told;
  if (after.phase === 'over') {
    const leaders = leadersOf(after);
    const names = listed(leaders.map((seat) => whom(told, seat)));
    const wins = leaders.includes(reader) ? 'l’emportez' : 'l’emporte';
    const score = Math.max(...after.scores);
    const isTied = after.scores.filter((one) => one === score).length > 1;
    const victory = leaders.length > 1 ? `victoire partagée entre ${names}` : `${names} ${wins}`;
    return [
      line(
        `La partie est finie : ${victory}, à ${counted(score, 'point')}.`,
        'ORC-FIN-2',
        ...(isTied ? (['ORC-L-10', 'ORC-L-11'] as const) : []),
      ),
    ];
  }
  if (after.round === before.round) return [];
  const sorcier = `${whom(told, after.sorcier)} ${after.sorcier === reader ? 'êtes' : 'est'} Sorcier`;
  return [line(`Manche ${after.round} : ${sorcier}, les 80 cartes sont mélangées.`, 'ORC-FIN-1', 'ORC-MAN-1')];
}

function moveLines(told: Told, move: Move): readonly Line[] {
  switch (move.kind) {
    case 'deal':
      return dealLines(told);
    case 'desertion':
    case 'shield':
      return [...dealLines(told), placingLine(told, move)];
    case 'wait':
    case 'spy':
      return [];
    case 'champion': {
      const whom = move.champion === told.reader ? 'vous nomme' : `nomme ${nameOf(move.champion)}`;
      const text = move.seat === told.reader ? `Vous nommez ${nameOf(move.champion)}` : `${nameOf(move.seat)} ${whom}`;
      return [line(`${text} champion du Sorcier.`, 'ORC-REC-7'), ...pileLines(told)];
    }
    case 'call':
      return [callLine(told, move)];
    case 'send':
      return [sendLine(told, move)];
    case 'commando':
      return [strikeLine(told, move)];
    case 'fly':
      return [flyLine(told, move)];
    case 'pass':
      if (told.before.phase === 'spies') return [];
      return [line(`${does(told, move.seat, 'passe', 'passez')}.`, told.before.phase === 'commando' ? 'ORC-BAT-3' : 'ORC-BAT-8')];
  }
}

/** What `move` did, for `reader`; nothing for a wait. */
export function explain(before: State, move: Move, after: State, reader: Seat): readonly Line[] {
  const told: Told = { before, after, reader };
  const isSameRound = after.round === before.round;
  return [
    ...moveLines(told, move),
    ...(isSameRound ? spyLines(told) : []),
    ...giantLines(told),
    ...revealLines(told),
    ...countLines(told),
    ...endLines(told),
  ];
}
