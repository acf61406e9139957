/** What the companion says of a sheet and of a deal. */
import { counted, together } from '#engine/core/french.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { DESERTIONS, SHIELDS, THRESHOLDS } from '#engine/orc/setup.ts';
import type { Seat } from '#engine/orc/types.ts';
import { CARDS, type DealAtHome } from './deal.ts';
import { type Entry, isOver, leaders, opener, optionsOf, pointsOf, type Sheet, type Standing, standing } from './sheet.ts';

/** « Anna », or « les rouges » where no name was given. */
export function nameOf({ players }: Pick<Sheet, 'players'>, seat: Seat): string {
  const player = players[seat];
  return player?.name.trim() || (player ? `Joueur ${player.color}` : '');
}

const ORDINALS = ['Première', 'Deuxième', 'Troisième', 'Quatrième'] as const;
export const battleTitle = (number: number): string => `${ORDINALS[number - 1] ?? number} bataille : ${counted(pointsOf(number), 'point')}`;

/** Who opens the battle's announces. */
export function openerText(sheet: Sheet, now: Standing): string {
  const seat = opener(sheet, now, now.fought + 1);
  return seat === undefined ? '' : `${nameOf(sheet, seat)} annonce ses mercenaires en premier, puis on tourne vers la gauche.`;
}

/** The score at which the game ends, in words. */
export function thresholdText(sheet: Sheet): string {
  const { seats, options } = optionsOf(sheet);
  const most = THRESHOLDS[seats] + (readingsOf({ options })['ORC-L-1'] === 'atteint' ? 0 : 1);
  return `À ${seats} joueurs, la partie s’arrête à la fin de la manche où quelqu’un a ${most} points ou plus.`;
}

/** How the game ended. */
export function endText(sheet: Sheet, now: Standing): string {
  if (!isOver(sheet, now)) return '';
  const [first, ...others] = leaders(sheet, now);
  if (first === undefined) return '';
  const score = now.scores[first] ?? 0;
  if (others.length > 0)
    return `Victoire partagée entre ${together([first, ...others].map((seat) => nameOf(sheet, seat)))}, à ${counted(score, 'point')}.`;
  const tied = now.scores.filter((one) => one === score).length > 1;
  return `${nameOf(sheet, first)} l’emporte avec ${counted(score, 'point')}${tied ? ' : de ceux qui sont à égalité, c’est le dernier à avoir gagné une bataille' : ''}.`;
}

/** What everybody needs before the first card. */
export function beforeText(sheet: Sheet): string {
  const desertions = DESERTIONS[optionsOf(sheet).seats];
  return `Avant la première carte : à chacun, Sorcier excepté, ${SHIELDS} boucliers et ${counted(desertions, 'désertion')}, et « début des recrutements » glissée vers le milieu du paquet`;
}

/** Where the deal stands. */
export function dealText({ dealt, begun }: DealAtHome, next: number | undefined): string {
  const left = CARDS - dealt;
  if (next === undefined) return 'Les 80 cartes sont données : plus de désertion, et chacun pose ses derniers boucliers.';
  const where =
    dealt === 0
      ? 'La première carte va à la pile 1.'
      : `${counted(dealt, 'carte donnée', 'cartes données')}, ${left} à donner ; pile ${next + 1}.`;
  return `${where} ${begun === null ? 'Désertions seulement.' : 'Désertions et boucliers.'}`;
}

/** A line of the sheet, told once it is written; `before` is where the table stood. */
export function entryText(sheet: Sheet, before: Standing, entry: Entry): string {
  switch (entry.kind) {
    case 'sorcier':
      return `${nameOf(sheet, entry.seat)} est Sorcier.`;
    case 'champion':
      return `Champion du Sorcier : ${nameOf(sheet, entry.seat)}.`;
    case 'points':
      return `${nameOf(sheet, entry.seat)} : ${entry.by > 0 ? '+' : '−'}${Math.abs(entry.by)} à la main.`;
    case 'round':
      return `Manche ${before.round + 1} : ${nameOf(sheet, ((before.sorcier ?? 0) + 1) % sheet.players.length)} est Sorcier.`;
    case 'battle': {
      const [first, ...others] = entry.winners;
      const what = `bataille ${before.fought + 1}`;
      if (first === undefined) return `Personne ne gagne la ${what}.`;
      const points = counted(pointsOf(before.fought + 1), 'point');
      const shared = before.champion !== null && entry.winners.includes(before.champion) && before.sorcier !== null;
      const who = together(entry.winners.map((seat) => nameOf(sheet, seat)));
      return `${who} : ${points}${others.length > 0 ? ' chacun' : ''} pour la ${what}${shared ? ` ; ${nameOf(sheet, before.sorcier ?? 0)}, Sorcier, autant` : ''}.`;
    }
  }
}

/** Every line of the sheet, in order. */
export const history = (sheet: Sheet): readonly string[] =>
  sheet.entries.map((entry, at) => entryText(sheet, standing({ ...sheet, entries: sheet.entries.slice(0, at) }), entry));
