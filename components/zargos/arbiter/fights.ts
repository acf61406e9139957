/** The fight that a move brings, in words: what chance makes of it. */
import type { Lead } from '#components/arbiter/spec.ts';
import { counted, percent, upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Odds } from '#engine/zargos/fight/types.ts';
import { endsOf, type Foreseen } from '#engine/zargos/game/foreseen.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { State } from '#engine/zargos/game/types.ts';
import { placeIn } from '#engine/zargos/game/words.ts';
import { monkSide } from '#engine/zargos/rules/powers.ts';
import type { People } from '#engine/zargos/types.ts';

const ATTACKERS = (people: People): string => `les ${PEOPLE_NAMES[people]}`;

/** What the figures leave out. */
const isMonks = ({ situations: [situation] }: Foreseen): boolean => situation !== undefined && monkSide(situation) !== undefined;

/** The ends of a fight as branches of what chance decides. */
export function fightChance(state: State, fight: Foreseen, odds: readonly Odds[]): Lead<Zargos>['chance'] {
  const { taken, kept, empty, left } = endsOf(odds);
  const place = placeIn(tablesFor(state.options), tablesFor(state.options).ids[fight.at] ?? 'ohms');
  const ends: readonly { readonly title: string; readonly chance: number; readonly ways: string }[] = [
    {
      title: `${ATTACKERS(fight.people)} prennent ${place}`,
      chance: taken,
      ways: `il leur reste ${counted(left, 'pion')} en moyenne`,
    },
    {
      title: fight.defender === 'demons' ? `les démons gardent ${place}` : `${ATTACKERS(fight.defender)} gardent ${place}`,
      chance: kept,
      ways: 'les attaquants sont éliminés',
    },
    { title: `il ne reste personne à ${place}`, chance: empty, ways: 'les deux camps s’éliminent' },
  ];
  const best = isMonks(fight) ? ', le Moine choisissant au mieux' : '';
  return {
    sentence: `Les dés décident ; chances exactes du combat${best} :`,
    branches: ends.filter(({ chance }) => chance > 0).map((end) => ({ ...end, lines: [] })),
  };
}

/** The same in one sentence, for a fight that is not yet begun or that somebody may still change. */
export function fightSentence(state: State, fight: Foreseen, odds: readonly Odds[]): string {
  const { taken, left } = endsOf(odds);
  const place = placeIn(tablesFor(state.options), tablesFor(state.options).ids[fight.at] ?? 'ohms');
  const notes = [
    ...(fight.isLast || fight.defender === 'demons' ? [] : ['sans Vent de Guerre']),
    ...(fight.defender === 'araignees' && !fight.isLast ? ['sans appel des Araignées'] : []),
    ...(isMonks(fight) ? ['le Moine choisissant au mieux'] : []),
  ];
  // ZAR-ZRG-7: in the order in which the fights may be fought.
  if (fight.isFreed) return upperFirst(`${place} est prise sans perte si la Cité Interdite l’est d’abord ; sinon, ${percent(taken)}.`);
  const [camps] = fight.situations;
  const sides = camps && 'pawns' in camps.defender ? `, ${camps.attacker.pawns} contre ${camps.defender.pawns},` : '';
  const said = `${percent(taken)} de prendre ${place}${sides} en se battant ainsi${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  return upperFirst(taken > 0 ? `${said} ; il y reste alors ${counted(left, 'pion')} en moyenne.` : `${said}.`);
}
