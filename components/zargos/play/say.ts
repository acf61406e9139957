/** A move as advice: « attaquez Oz depuis Kori nord, avec 5 pions. » */
import { counted } from '#engine/core/french.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, View } from '#engine/zargos/game/types.ts';
import { fromPlace, placeIn, targetName } from '#engine/zargos/game/words.ts';
import { pawnsText, tradedText } from './words.ts';

const DONE: Readonly<Partial<Record<View['phase'], string>>> = {
  attacks: 'n’attaquez plus.',
  reorganisation: 'finissez la réorganisation.',
  reinforcements: 'finissez vos achats.',
};

export function sayMove(move: Move, view: View): string {
  const tables = tablesFor(view.options);
  switch (move.kind) {
    case 'choose':
      return `menez les ${PEOPLE_NAMES[move.people]}.`;
    case 'take':
      return move.pile === 'green' ? 'prenez une carte verte.' : 'prenez des cartes bleues.';
    case 'plant':
      return `posez un pion des ${PEOPLE_NAMES[move.people]} à ${placeIn(tables, move.at)}.`;
    case 'grant':
      return `donnez ce ${move.card} aux ${PEOPLE_NAMES[move.people]}.`;
    case 'reinforce':
      return `posez ${pawnsText(move.pawns)} à ${placeIn(tables, move.at)}.`;
    case 'boats':
      return `achetez ${counted(move.count, 'bateau', 'bateaux')}.`;
    case 'offer':
      return `proposez ${tradedText(view, move.give)} contre ${tradedText(view, move.want)}.`;
    case 'accept':
      return 'acceptez l’offre.';
    case 'refuse':
      return 'refusez l’offre.';
    case 'withdraw':
      return 'retirez votre offre.';
    case 'card': {
      const target = targetName(tables, move.target);
      return `jouez ${cardOf(move.card).the}${target ? ` sur ${target}` : ''}.`;
    }
    case 'pass':
      return view.phase === 'hand' ? 'gardez les dés.' : 'ne jouez rien.';
    case 'flee':
      return `menez-les à ${placeIn(tables, move.to)}.`;
    case 'attack':
      return `attaquez ${placeIn(tables, move.to)} depuis ${placeIn(tables, move.from)}, avec ${pawnsText(move.pawns)}${move.card ? ` et ${cardOf(move.card).the}` : ''}.`;
    case 'march':
      return `menez ${pawnsText(move.pawns)} ${fromPlace(tables, move.from)} à ${placeIn(tables, move.to)}.`;
    case 'fight':
      return `livrez le combat ${fromPlace(tables, move.at)}.`;
    case 'call':
      return `appelez ${pawnsText(move.pawns)} ${fromPlace(tables, move.from)}.`;
    case 'reroll':
      return `relancez le ${move.die + 1}e dé.`;
    case 'discard':
      return `remettez ${cardOf(move.card).the} sous la pile.`;
    case 'done':
      return DONE[view.phase] ?? 'dites que vous avez fini.';
  }
}
