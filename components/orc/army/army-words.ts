/** What the page of the armies says, in French. */
import { shortPercent } from '#components/kit/numbers.ts';
import { counted, plural } from '#engine/core/french.ts';
import { CARD_NAMES, PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import type { Plan } from '#engine/orc/odds/best.ts';
import type { Chance, Outlook } from '#engine/orc/odds/outlook.ts';
import type { ArmyLine } from '#engine/orc/rules/force.ts';
import { type ArmyCardKind, MERCENARIES, type People } from '#engine/orc/types.ts';

/** « 3 trolls », « un géant » as « 1 géant ». */
export const countOf = (card: ArmyCardKind, count: number): string => counted(count, CARD_NAMES[card].one, CARD_NAMES[card].many);

/** « d’Orcs », « de Nains ». */
export const ofPeople = (people: People): string => (people === 'orcs' ? 'd’Orcs' : `de ${PEOPLE_NAMES[people]}`);

/** « 1 troll, 2 gobelins ». */
const listOf = (cards: readonly ArmyCardKind[]): string =>
  MERCENARIES.flatMap((card) => {
    const count = cards.filter((one) => one === card).length;
    return count > 0 ? [countOf(card, count)] : [];
  }).join(', ');

/** Why a card counts for what it does; empty where it simply counts. */
export function noteOf({ card, value, rule }: ArmyLine, count = 1): string {
  if (rule === 'ORC-BAT-7' || rule === 'ORC-L-13') return 'deux chefs dans l’armée';
  if (rule === 'ORC-BAT-5') return card.endsWith('-chef') ? 'se double lui-même' : `${plural(count, 'doublé')} par le chef`;
  if (rule === 'ORC-L-12') return value === 0 ? 'sans valeur propre' : 'sans doubler';
  if (rule === 'ORC-L-31') return 'servie après coup';
  if (card === 'machine-de-guerre') return value > 0 ? plural(count, 'servie') : 'sans gobelin';
  if (card === 'machine-volante') return value > 0 ? 'avec un gobelin' : 'sans gobelin';
  if (card === 'commando') return 'sans valeur parmi les mercenaires';
  if (card === 'gobelin' && rule === 'ORC-BAT-6') return plural(count, 'sert une machine', 'servent une machine chacun');
  return card === 'gobelin' && rule === 'ORC-BAT-8' ? plural(count, 'embarqué') : '';
}

/** A plan in words: « 1 troll, puis la machine volante avec 2 gobelins ». */
export function planText({ send, flying }: Plan): string {
  const sent = send.length > 0 ? listOf(send) : 'aucun mercenaire';
  if (!flying) return sent;
  return `${sent}, puis la machine volante ${flying.length > 0 ? `avec ${listOf(flying)}` : 'seule'}`;
}

/** « de les battre tous les 2 ». */
const allOf = (count: number): string => (count === 1 ? 'de le battre' : `de les battre tous les ${count}`);

/** A chance with its ties where they count: « 54,2 % de le battre, 56 % avec l’égalité ». */
export const chanceText = ({ beat, score }: Chance, count: number): string =>
  `${shortPercent(beat)} de chances ${allOf(count)}${shortPercent(score) === shortPercent(beat) ? '' : `, ${shortPercent(score)} en comptant l’égalité`}`;

/** « Ses 3 dos de Nains cachent un chef au moins : 42,3 % de chances ; les deux, et l’armée vaudrait 0 : 3,8 % ». */
export const chiefsText = (people: People, shown: number, { some, both }: { readonly some: number; readonly both: number }): string =>
  `${shown > 1 ? `Ses ${shown} dos ${ofPeople(people)} cachent` : `Son dos ${ofPeople(people)} cache`} un chef au moins : ${shortPercent(some)} de chances${both > 0 ? ` ; les deux, et l’armée vaudrait 0 : ${shortPercent(both)}` : ''}`;

/** The page's whole answer as a sentence to copy. */
export function outlookText(people: People, { plain, flown, struck }: Outlook): string {
  const count = plain.each.length;
  const [best] = struck;
  const parts = [
    `Une armée ${ofPeople(people)} de valeur ${plain.mine} contre ${counted(count, 'adversaire')} : ${chanceText(plain.all, count)}.`,
    flown && `Avec la machine volante (${flown.mine}) : ${chanceText(flown.all, count)}.`,
    best && `Avec le commando sur ${targetText(people, best.strike)} : ${chanceText(best.plain, count)}.`,
    best?.flown && `Avec les deux : ${chanceText(best.flown, count)}.`,
  ];
  return parts.filter(Boolean).join(' ');
}

/** « un mercenaire de l’adversaire 2 ». */
export const targetText = (people: People, { opponent, back }: Outlook['struck'][number]['strike']): string =>
  `${back === 'people' ? `un dos ${ofPeople(people)}` : 'un mercenaire'} de l’adversaire ${opponent + 1}`;
