/** What is known of a place that is looked at: who holds it, what its kingdom is worth and who has it. */
import { french } from '#components/base/typography.ts';
import type { Atlas } from '#components/zargos/board/atlas.ts';
import { kindAt } from '#components/zargos/board/explorer/explorer-words.ts';
import { fightersText } from '#components/zargos/combat/fight-words.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { ringOf } from '#engine/zargos/game/situation.ts';
import type { View } from '#engine/zargos/game/types.ts';
import { demonDice } from '#engine/zargos/rules/demons.ts';
import { demonPlaces, placeHolder, standingAt } from './tokens.ts';

/** « 7 Ailés », « 1 Amazone », « 2 dés de démons », « personne » */
export function holderText(view: View, place: number): string {
  const people = placeHolder(view, place);
  if (people) return fightersText(people, standingAt(view, place));
  const ring = ringOf(view.options, place);
  if (ring && demonPlaces(view).includes(place)) return `des démons, ${demonDice(ring, false, false)} dés`;
  return 'personne';
}

/** « Royaume entier : 9 points (le nombre près du château) ; 5 provinces (Ailés 3) ; aux Ailés. » */
function kingdomText(view: View, atlas: Atlas, place: number): string {
  const kingdom = atlas.kingdomAt(place);
  if (!kingdom) return '';
  const { tables } = atlas;
  const at = tables.kingdoms.indexOf(kingdom.id);
  const members = tables.members[at] ?? [];
  const shares = new Map<string, number>();
  for (const one of members) {
    const owner = view.owners[one];
    if (owner) shares.set(PEOPLE_NAMES[owner], (shares.get(PEOPLE_NAMES[owner]) ?? 0) + 1);
  }
  const held = [...shares].sort((a, b) => b[1] - a[1]).map(([name, count]) => `${name} ${count}`);
  const card = view.kingdoms[at];
  return `Royaume entier : ${counted(kingdom.value, 'point')}${kingdom.id === 'zargos' ? '' : ', le nombre près du château'} ; ${counted(members.length, 'province')}${held.length > 0 ? ` (${held.join(', ')})` : ''}${card ? ` ; aux ${PEOPLE_NAMES[card]}` : ''}.`;
}

export const PlaceCard = ({ view, atlas, place }: { view: View; atlas: Atlas; place: number }) => (
  <div class="zt-place">
    <p>
      <b>{french(upperFirst(atlas.nameAt(place)))}</b> <span class="table-quiet">{french(kindAt(atlas, place))}</span>
    </p>
    <p>
      {french(upperFirst(holderText(view, place)))}. {french(kingdomText(view, atlas, place))}
    </p>
  </div>
);

/** « Akilon nord · 4 Moines », « Oz · personne · royaume entier : 5 points »; a sea that nobody stands in has only its name. */
export function hoverText(view: View, atlas: Atlas, place: number): string {
  const isEmptySea = place >= atlas.tables.territories && (view.pawns[place] ?? 0) === 0;
  const value = atlas.territoryAt(place)?.kind === 'capital' ? atlas.kingdomAt(place)?.value : undefined;
  const realm = value === undefined ? '' : ` · royaume entier : ${counted(value, 'point')}`;
  return isEmptySea ? atlas.nameAt(place) : `${atlas.nameAt(place)} · ${holderText(view, place)}${realm}`;
}
