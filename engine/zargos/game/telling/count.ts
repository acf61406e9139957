/** The log of the rounds: turns, the count, purchases, the end. */
import { counted, together } from '../../../core/french.ts';
import type { RuleId } from '../../ids.ts';
import { PRICES } from '../../rules/reinforcements.ts';
import type { EventOf } from '../events.ts';
import { peoplesIn, realmName, seatsTogether } from '../words.ts';
import { type Around, isOpening, line, type ToldLine, type Voice } from './voice.ts';

export const roundLine = (_voice: Voice, { round }: EventOf<'round'>): ToldLine => ({
  ...line(`Le tour de jeu ${round} commence.`, 'ZAR-TOUR-1', ...(round === 1 ? (['ZAR-TOUR-2'] as const) : [])),
  isCourse: true,
});

/** A player of several peoples is told which of them play (ZAR-L-34). */
export function turnLine({ isYou, state }: Voice, { seat, peoples }: EventOf<'turn'>): ToldLine {
  const several = (state.peoples[seat] ?? []).length > 1;
  const rules: readonly RuleId[] = several ? ['ZAR-TOUR-1', 'ZAR-L-34'] : ['ZAR-TOUR-1'];
  if (!isYou(seat)) return line(`C’est ${peoplesIn('aux', peoples)} de jouer.`, ...rules);
  return line(`C’est votre tour${several ? `, avec ${peoplesIn('vos', peoples)}` : ''}.`, ...rules);
}

export function doneLine({ does, isYou, who, state }: Voice, { seat, what }: EventOf<'done'>, around: Around): ToldLine {
  switch (what) {
    case 'attacks':
      return line(isYou(seat) ? 'Vos attaques sont finies.' : `${who(seat)} finissent leurs attaques.`, 'ZAR-TOUR-1');
    case 'turn':
      return line(isYou(seat) ? 'Votre tour est fini.' : `${who(seat)} finissent leur tour.`, 'ZAR-TOUR-1');
    case 'exchanges': {
      const magic = (state.trade?.of ?? (isOpening(state, around) ? 'position' : 'magic')) === 'magic';
      return line(`${does(seat, 'ont fini leurs échanges', 'avez fini vos échanges')}.`, magic ? 'ZAR-MAG-7' : 'ZAR-POS-3');
    }
  }
}

export function countedLine({ the, tables }: Voice, { people, points, kingdoms }: EventOf<'counted'>): ToldLine {
  const realms = kingdoms.length > 0 ? `, avec ${together(kingdoms.map((id) => realmName(tables, id)))} au complet` : '';
  return line(
    `${the(people)} comptent ${counted(points, 'point')}${realms}.`,
    'ZAR-PTS-1',
    ...(kingdoms.length > 0 ? (['ZAR-PTS-2'] as const) : []),
  );
}

export function orderLine({ the, who }: Voice, { order, before, rolls }: EventOf<'order'>): ToldLine {
  const throwers = rolls.map(({ seat, face }) => `${face} pour ${typeof seat === 'number' ? who(seat) : the(seat)}`);
  const dice = rolls.length > 0 ? ` Égalité aux dés : ${throwers.join(', ')}.` : '';
  const head = order.join() === before.join() ? 'L’ordre de jeu ne change pas' : 'Nouvel ordre de jeu';
  const text = `${head} : ${order.map(the).join(', puis ')}.${dice}`;
  return line(text, 'ZAR-ORD-1', ...(rolls.length > 2 ? (['ZAR-L-9'] as const) : []));
}

export function reinforcedLine({ the, at, tables }: Voice, { people, at: place, pawns, bought }: EventOf<'reinforced'>): ToldLine {
  const atSea = (tables.places.get(place) ?? 0) >= tables.territories;
  const what = counted(pawns, 'pion');
  if (!bought) return line(`${the(people)} posent ${what} à ${at(place)}.`, 'ZAR-POS-5');
  const price = counted(pawns * PRICES.small, 'point');
  return line(`${the(people)} achètent ${what} pour ${price}, à ${at(place)}.`, 'ZAR-REN-1', atSea ? 'ZAR-DRA-3' : 'ZAR-REN-2');
}

export const boatsLine = ({ the }: Voice, { people, count }: EventOf<'bought-boats'>): ToldLine =>
  line(`${the(people)} achètent ${counted(count, 'bateau', 'bateaux')} pour ${counted(count * PRICES.boats, 'point')}.`, 'ZAR-REN-1');

export const unspentLine = ({ the }: Voice, { people, points }: EventOf<'unspent'>): ToldLine =>
  line(`${the(people)} laissent ${counted(points, 'point')} sans emploi : c’est perdu.`, 'ZAR-REN-1');

export function overLine({ isYou, who, the, state }: Voice, { by, winners, people }: EventOf<'over'>): ToldLine {
  const names = seatsTogether(winners.map(who));
  const wins = winners.some(isYou) ? 'l’emportez' : 'l’emportent';
  const share =
    winners.length > 1
      ? `${names}${names.includes(', ainsi') ? ',' : ''} ${winners.some(isYou) ? 'partagez' : 'partagent'} la victoire`
      : `${names} ${wins}`;
  switch (by) {
    case 'city': {
      // A people wins, not its player (ZAR-BUT-1): his others are not named.
      const holder = people ? the(people) : names;
      return line(
        `${holder} tiennent la Cité Interdite et les provinces qui l’entourent${winners.some(isYou) ? ' : vous l’emportez' : ', et l’emportent'}.`,
        'ZAR-BUT-1',
        'ZAR-L-29',
      );
    }
    case 'last':
      return line(`Plus aucun autre joueur n’a de pions : ${names} ${wins}.`, 'ZAR-L-57');
    case 'stopped':
      return line(`La table s’arrête après ${counted(state.round, 'tour', 'tours')} de jeu : aux points, ${share}.`, 'ZAR-L-58');
    case 'time': {
      const prize = state.options.scenario?.prize === 'points' ? 'aux points' : 'aux provinces';
      const played = state.round > 1 ? `Les ${state.round} tours de la partie sont joués` : 'Le tour de la partie est joué';
      return line(`${played} : ${prize}, ${share}.`, 'ZAR-L-70');
    }
  }
}
