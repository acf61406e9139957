/** The log of the setting up, and of all exchanges. */
import { counted, of as de, together } from '../../../core/french.ts';
import type { RuleId } from '../../ids.ts';
import { PAWNS_OF_A_REINFORCEMENT } from '../../setup.ts';
import type { EventOf } from '../events.ts';
import type { Seat } from '../types.ts';
import { cardsName, kingdomName, peoplesIn } from '../words.ts';
import { type Around, isOpening, line, nextOf, type ToldLine, type Voice } from './voice.ts';

/** « le joueur 1 5, le joueur 2 3 » is what this avoids: « 5 pour le joueur 1, 3 pour vous ». */
const facesOf = ({ who }: Voice, rolls: readonly { readonly seat: Seat; readonly face: number }[]): string =>
  rolls.map(({ seat, face }) => `${face} pour ${who(seat)}`).join(', ');

export function rankedLine(voice: Voice, { of, order, rolls }: EventOf<'ranked'>): ToldLine {
  const names = order.map(voice.who).join(', puis ');
  const dice = rolls.length > 0 ? ` Dés : ${facesOf(voice, rolls)}.` : '';
  const again = new Set(rolls.map(({ seat }) => seat)).size < rolls.length;
  return of === 'choice'
    ? line(`Les peuples se choisissent dans cet ordre : ${names}.${dice}`, 'ZAR-PREP-2', ...(again ? (['ZAR-L-33'] as const) : []))
    : line(
        `Les pions se répartissent dans cet ordre : ${names}.${dice}`,
        'ZAR-POS-5',
        'ZAR-TOUR-2',
        ...(rolls.length > 0 ? (['ZAR-L-33'] as const) : []),
      );
}

export function choseLine({ isYou }: Voice, { seat, people }: EventOf<'chose'>): ToldLine {
  const who = isYou(seat) ? 'Vous choisissez' : `Le joueur ${seat + 1} choisit`;
  return line(`${who} ${peoplesIn('les', [people])}.`, 'ZAR-PREP-2');
}

/** What was drawn is said with it to those who see it. */
export function tookLine({ tables, does }: Voice, { seat, pile, count }: EventOf<'took'>, around: Around): ToldLine {
  const drawn = nextOf(around, 'drew');
  const cards = `${counted(count, 'carte')} à dos ${pile === 'green' ? 'vert' : 'bleu'}`;
  const which = drawn ? ` : ${cardsName(tables, drawn.cards)}` : '';
  return line(`${does(seat, 'prennent', 'prenez')} ${cards}${which}.`, 'ZAR-POS-1');
}

export function drewLines({ tables, does }: Voice, { seat, cards }: EventOf<'drew'>, { before }: Around): readonly ToldLine[] {
  if (before?.kind === 'took') return [];
  return [line(`${does(seat, 'reçoivent', 'recevez')} ${cardsName(tables, cards)}.`, 'ZAR-POS-1')];
}

export const plantedLine = ({ the, at }: Voice, { people, at: place }: EventOf<'planted'>): ToldLine =>
  line(`${the(people)} posent un pion à ${at(place)}.`, 'ZAR-POS-2');

/** The rule of these exchanges. */
function tradeRule({ state }: Voice, around: Around): RuleId {
  const of = state.trade?.of ?? (isOpening(state, around) ? 'position' : 'magic');
  return of === 'position' ? 'ZAR-POS-3' : 'ZAR-MAG-7';
}

const cardsOf = (count: number): string => (count === 0 ? 'rien' : counted(count, 'carte'));

/** Both sides of an offer: the cards, to those who see them, and else how many. */
function sidesOf({ tables }: Voice, { offer, give, want }: EventOf<'offered' | 'answered'>, around: Around) {
  const shown = nextOf(around, 'offer-shown');
  return shown?.offer === offer
    ? { given: cardsName(tables, shown.give), wanted: cardsName(tables, shown.want) }
    : { given: cardsOf(give), wanted: cardsOf(want) };
}

export function offeredLine(voice: Voice, event: EventOf<'offered'>, around: Around): ToldLine {
  const { does, isYou } = voice;
  const { seat, toSeat } = event;
  const { given, wanted } = sidesOf(voice, event, around);
  const whom = toSeat === null ? ' à tous' : isYou(toSeat) ? '' : ` ${voice.toSeat(toSeat)}`;
  const verb = toSeat !== null && isYou(toSeat) ? 'vous proposent' : 'proposent';
  return line(`${does(seat, verb, 'proposez')}${whom} ${given} contre ${wanted}.`, tradeRule(voice, around));
}

export function shownLines(voice: Voice, { seat, give, want }: EventOf<'offer-shown'>, around: Around): readonly ToldLine[] {
  if (around.before?.kind === 'offered' || around.before?.kind === 'answered') return [];
  const { does, tables } = voice;
  const text = `${does(seat, 'proposent', 'proposez')} ${cardsName(tables, give)} contre ${cardsName(tables, want)}.`;
  return [line(text, tradeRule(voice, around))];
}

export function answeredLine(voice: Voice, event: EventOf<'answered'>, around: Around): ToldLine {
  const { does, isYou, ofSeat } = voice;
  const { seat, by, answer } = event;
  const { given, wanted } = sidesOf(voice, event, around);
  const offer = isYou(seat) ? 'votre offre' : `l’offre ${ofSeat(seat)}`;
  const which = `(${given} contre ${wanted})`;
  const text = () => {
    switch (answer) {
      case 'accept':
        if (isYou(seat)) return `${does(by, 'acceptent', 'acceptez')} ${offer} : vous donnez ${given} et recevez ${wanted}.`;
        if (isYou(by)) return `Vous acceptez ${offer} : vous recevez ${given} et donnez ${wanted}.`;
        return `${does(by, 'acceptent', 'acceptez')} ${offer} : ${given} contre ${wanted}.`;
      case 'refuse':
        return `${does(by, 'refusent', 'refusez')} ${offer} ${which}.`;
      case 'withdraw':
        return `${does(seat, 'retirent leur offre', 'retirez votre offre')} ${which}.`;
      case 'impossible':
        return `${offer} ${which} tombe : les cartes ont changé de main.`;
      case 'unanswered':
        return `Personne n’accepte ${offer} ${which}.`;
    }
  };
  return line(text(), tradeRule(voice, around));
}

export const tradedLine = ({ does, toThe, at }: Voice, { from, at: place, people }: EventOf<'traded'>): ToldLine =>
  line(`${does(from, 'cèdent', 'cédez')} ${at(place)} ${toThe(people)}, dont un pion y remplace l’autre.`, 'ZAR-POS-3');

export function grantedLine({ the }: Voice, { people, reinforcements, boats }: EventOf<'granted'>): ToldLine {
  const pawns = counted(reinforcements * PAWNS_OF_A_REINFORCEMENT, 'pion');
  const gains = [
    ...(reinforcements > 0 ? [`${pawns} pour ${counted(reinforcements, 'carte')} renfort`] : []),
    ...(boats > 0 ? [counted(boats, 'bateau', 'bateaux')] : []),
  ];
  return line(`${the(people)} reçoivent ${gains.length > 0 ? together(gains) : 'leurs seuls pions de départ'}.`, 'ZAR-POS-4');
}

export const dealtLine = (): ToldLine =>
  line('Ouverture rapide : les territoires sont tirés et les pions posés.', 'ZAR-POS-1', 'ZAR-POS-5');

/** A kingdom card that changes hands. */
export function kingdomLine(voice: Voice, { kingdom, people, before }: EventOf<'kingdom'>, around: Around): ToldLine {
  const { the, ofThe, toThe, tables, state } = voice;
  const name = kingdomName(tables, kingdom);
  const card = `la carte du royaume ${de(name)}`;
  if (people === null)
    return before === null ? line(`${card} n’est à personne.`, 'ZAR-ROY-4') : line(`${the(before)} perdent ${card}.`, 'ZAR-ROY-2');
  if (before !== null) return line(`${card} passe ${ofThe(before)} ${toThe(people)}.`, 'ZAR-ROY-1', 'ZAR-ROY-4');
  return line(
    `${the(people)} reçoivent ${card}.`,
    ...(isOpening(state, around) ? (['ZAR-POS-6', 'ZAR-L-20'] as const) : (['ZAR-ROY-1'] as const)),
  );
}
