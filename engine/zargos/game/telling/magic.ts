/** The log of magic: cards played and what they do, Dragons driven, cards received, the Master of the Winds. */
import { counted, plural, together, upperFirst } from '../../../core/french.ts';
import type { PlaceId } from '../../data/board-types.ts';
import { cardOf, type RedId } from '../../data/cards.ts';
import { PEOPLE_NAMES } from '../../data/peoples.ts';
import type { RuleId } from '../../ids.ts';
import { troop } from '../../odds/fight-words.ts';
import { readingsOf } from '../../options.ts';
import type { EventOf } from '../events.ts';
import type { Target } from '../types.ts';
import { cardsName, targetName } from '../words.ts';
import { fallen } from './losses.ts';
import { type Around, isOpening, line, nextOf, type ToldLine, type Voice } from './voice.ts';

export function cardLine({ does, tables }: Voice, { seat, card, target }: EventOf<'card'>): ToldLine {
  const { the, rule } = cardOf(card);
  const aim = targetName(tables, target);
  const plays = `${does(seat, 'jouent', 'jouez')} ${the}`;
  if (aim === '') return line(`${plays}.`, rule);
  return card === 'vent-d-illusion' ? line(`${plays} : la carte rouge visera ${aim}.`, rule) : line(`${plays} sur ${aim}.`, rule);
}

const sameTarget = (one: Target, other: Target): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The cards that strike at once: what follows tells it, unless they were turned. */
const PLAIN: readonly RedId[] = ['vent-de-folie', 'vent-demoniaque'];

/** How long « ce tour-ci » lasts for the cards that ZAR-L-4 reads. */
const lasting = ({ state }: Voice): string =>
  readingsOf(state.options)['ZAR-L-4'] === 'phase-a' ? 'jusqu’à la fin de tous les tours d’attaque' : 'pendant ce tour';

function effectText(voice: Voice, card: RedId, target: Target): { readonly text: string; readonly rules: readonly RuleId[] } {
  const { the, toThe, state, tables } = voice;
  const aim = targetName(tables, target);
  switch (card) {
    case 'vent-de-glace':
      return { text: `Le Vent de Glace fige ${aim} pendant ce tour`, rules: ['ZAR-GLACE'] };
    case 'vent-de-folie':
      return { text: `Le Vent de Folie souffle sur ${aim}`, rules: ['ZAR-FOLIE'] };
    case 'vent-de-tempete':
      return { text: `Le Vent de Tempête ferme ${aim} pendant ce tour`, rules: ['ZAR-TEMPETE'] };
    case 'vent-de-mort': {
      const until = readingsOf(state.options)['ZAR-L-49'] === 'fin-du-tour' ? ' jusqu’à la fin du tour' : '';
      return { text: `Le Vent de Mort souffle : sept pions au plus par province${until}`, rules: ['ZAR-MORT', 'ZAR-L-49'] };
    }
    case 'vent-demoniaque':
      return { text: `Le Vent Démoniaque frappe ${aim}`, rules: ['ZAR-DEMON'] };
    case 'tremblement-de-terre':
      return {
        text: `Le Tremblement de terre ferme les vortex ${toThe('araignees')} ${lasting(voice)}`,
        rules: ['ZAR-TREMBLEMENT', 'ZAR-L-4'],
      };
    case 'raz-de-maree':
      return { text: `Le Raz-de-marée interdit la mer ${toThe('dragons')} pendant ce tour`, rules: ['ZAR-RAZ'] };
    case 'eclipse':
      return { text: `L’Éclipse prive ${the('amazones')} de leur tir ${lasting(voice)}`, rules: ['ZAR-ECLIPSE', 'ZAR-L-4'] };
    case 'canicule':
      return { text: `La Canicule prive ${the('moines')} de la main de Dieu ${lasting(voice)}`, rules: ['ZAR-CANICULE', 'ZAR-L-4'] };
    case 'typhon':
      return { text: `Le Typhon cloue ${the('ailes')} au sol pendant ce tour`, rules: ['ZAR-TYPHON'] };
    case 'inondations':
      return { text: `Les Inondations privent ${the('chevaliers')} de leur pouvoir pendant ce tour`, rules: ['ZAR-INONDATIONS'] };
  }
}

export function effectLines(voice: Voice, { card, target }: EventOf<'effect'>, { before }: Around): readonly ToldLine[] {
  if (PLAIN.includes(card) && before?.kind === 'card' && before.card === card && sameTarget(before.target, target)) return [];
  const { text, rules } = effectText(voice, card, target);
  return [line(`${text}.`, ...rules)];
}

export function follyLine({ at, tables }: Voice, { people, at: place, face, losses, left }: EventOf<'folly'>): ToldLine {
  const emptied = left === 0 && tables.powerless[tables.places.get(place) ?? -1] === 1;
  const back = emptied ? ' ; les démons reviennent' : '';
  return line(
    `${at(place)} : le dé fait ${face}, ${fallen(people, losses, left)}${back}.`,
    'ZAR-FOLIE',
    ...(emptied ? (['ZAR-ZRG-9'] as const) : []),
  );
}

const REMOVED: Partial<Readonly<Record<RedId, readonly RuleId[]>>> = {
  'vent-de-mort': ['ZAR-MORT', 'ZAR-MAT-7'],
  'vent-demoniaque': ['ZAR-DEMON'],
  'raz-de-maree': ['ZAR-RAZ', 'ZAR-L-24'],
};

export function removedLine({ at }: Voice, { card, people, at: place, losses, left }: EventOf<'removed'>): ToldLine {
  return line(`${at(place)} : ${fallen(people, losses, left)}.`, ...(REMOVED[card] ?? [cardOf(card).rule]));
}

const isSeaId = ({ tables }: Voice, place: PlaceId): boolean => (tables.places.get(place) ?? 0) >= tables.territories;

/** A Tempête drives to another sea cell, a Raz-de-marée to land. */
export const fledLine = (voice: Voice, { from, into, pawns }: EventOf<'fled'>): ToldLine =>
  line(
    `${plural(pawns, 'Chassé', 'Chassés')}, ${troop(pawns, 'dragons')} ${plural(pawns, 'quitte', 'quittent')} ${voice.at(from)} pour ${voice.at(into)}.`,
    isSeaId(voice, into) ? 'ZAR-TEMPETE' : 'ZAR-RAZ',
  );

export function strandedLine({ at, state }: Voice, { at: place, pawns }: EventOf<'stranded'>): ToldLine {
  const tide = state.effects.some(({ card }) => card === 'raz-de-maree');
  const text = `${troop(pawns, 'dragons')} ${plural(pawns, 'n’a', 'n’ont')} nulle part où aller et ${plural(pawns, 'reste', 'restent')} dans ${at(place)}, sans bouger de ce tour.`;
  return line(text, ...(tide ? (['ZAR-RAZ', 'ZAR-L-24'] as const) : (['ZAR-TEMPETE', 'ZAR-L-50'] as const)));
}

export function expiredLine(_voice: Voice, { cards }: EventOf<'expired'>): ToldLine {
  const names = [...new Set(cards)].map((card) => cardOf(card).the);
  const go = names.length > 1 || cards.includes('inondations') ? 'n’agissent plus' : 'n’agit plus';
  return line(`${together(names)} ${go}.`, 'ZAR-MAG-5');
}

const WHY = {
  kingdoms: 'ZAR-MAG-1',
  master: 'ZAR-ZRG-6',
  city: 'ZAR-ZRG-5',
  replaced: 'ZAR-MAG-10',
} as const satisfies Record<Exclude<EventOf<'received'>['why'], 'exchange'>, RuleId>;

/** Which cards, to those who see them; nothing is said of nothing, which `pile-empty` tells, nor of an exchange, told with its acceptance. */
export function receivedLines({ does, tables }: Voice, { seat, count, why }: EventOf<'received'>, around: Around): readonly ToldLine[] {
  if (count === 0 || why === 'exchange') return [];
  const hand = nextOf(around, 'hand');
  const what = hand?.seat === seat ? cardsName(tables, hand.cards) : counted(count, 'carte de magie', 'cartes de magie');
  return [line(`${does(seat, 'reçoivent', 'recevez')} ${what}.`, WHY[why])];
}

/** Said with what brought the cards, where that was told just before. */
export function handLines({ does, tables }: Voice, { seat, cards }: EventOf<'hand'>, { before }: Around): readonly ToldLine[] {
  if (before?.kind === 'received' && before.seat === seat && before.count > 0) return [];
  const rule = before?.kind === 'master' ? 'ZAR-ZRG-5' : 'ZAR-MAG-1';
  return [line(`${does(seat, 'prennent en main', 'prenez en main')} ${cardsName(tables, cards)}.`, rule)];
}

/** Before a turn it may be a card against one's own people (ZAR-MAG-9); else the hand was too large. */
export function discardedLine({ does, state }: Voice, { seat, count }: EventOf<'discarded'>): ToldLine {
  const rules: readonly RuleId[] =
    state.phase === 'red' ? ['ZAR-MAG-9', 'ZAR-MAG-1'] : state.turn ? ['ZAR-ZRG-5', 'ZAR-MAG-1'] : ['ZAR-MAG-1'];
  return line(`${does(seat, 'remettent', 'remettez')} ${counted(count, 'carte')} sous la pile.`, ...rules);
}

export function withdrawnLine(_voice: Voice, { card }: EventOf<'withdrawn'>): ToldLine {
  const { the, people } = cardOf(card);
  const goes = card === 'inondations' ? 'sortent' : 'sort';
  const why = people ? ` : les ${PEOPLE_NAMES[people]} n’y sont pas` : '';
  return line(`${upperFirst(the)} ${goes} du jeu${why}.`, 'ZAR-MAG-10');
}

export const pileEmptyLine = ({ toSeat, isYou }: Voice, { seat, missing }: EventOf<'pile-empty'>): ToldLine => {
  const text = isYou(seat)
    ? `La pile de magie est vide : il vous manque ${counted(missing, 'carte')}.`
    : `La pile de magie est vide : il manque ${counted(missing, 'carte')} ${toSeat(seat)}.`;
  return line(text, 'ZAR-L-10');
};

export function masterLine({ does, isYou, ofSeat }: Voice, { seat, former, cards }: EventOf<'master'>): ToldLine {
  const taken =
    cards === 0
      ? 'il n’y a aucune carte à prendre'
      : `${counted(cards, 'carte de magie', 'cartes de magie')} ${plural(cards, 'change', 'changent')} de main`;
  const instead = former === null ? '' : ` à ${isYou(former) ? 'votre place' : `la place ${ofSeat(former)}`}`;
  const text = `${does(seat, 'deviennent', 'devenez')} Maître des Vents${instead} : ${taken}.`;
  return line(text, 'ZAR-ZRG-5', ...(former === null ? [] : (['ZAR-ZRG-8', 'ZAR-L-30'] as const)));
}

export const noMasterLine = ({ who, isYou }: Voice, { former }: EventOf<'no-master'>): ToldLine =>
  line(`La Cité Interdite est vide : ${who(former)} ${isYou(former) ? 'n’êtes plus' : 'ne sont plus'} Maître des Vents.`, 'ZAR-ZRG-8');

/** Without a pawn (ZAR-L-13), or without a territory to set them down (ZAR-L-55). */
export function outLine({ the, state }: Voice, { people }: EventOf<'out'>, around: Around): ToldLine {
  return isOpening(state, around)
    ? line(`${the(people)} n’ont aucun territoire où poser leurs pions : les voilà hors jeu.`, 'ZAR-L-55')
    : line(`${the(people)} n’ont plus un seul pion : les voilà hors jeu.`, 'ZAR-L-13');
}

export function leftTableLine({ does, isYou }: Voice, { seat, cards }: EventOf<'left-table'>): ToldLine {
  const [yours, theirs] = cards > 1 ? [`vos ${cards} cartes vont`, `leurs ${cards} cartes vont`] : ['votre carte va', 'leur carte va'];
  const pile = cards === 0 ? '' : ` ; ${isYou(seat) ? yours : theirs} sous la pile`;
  return line(`${does(seat, 'quittent la table', 'quittez la table')}${pile}.`, 'ZAR-L-13', ...(cards > 0 ? (['ZAR-MAG-5'] as const) : []));
}
