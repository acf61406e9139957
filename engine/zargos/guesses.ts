/** Zargos, for « Combien de chances ? »: will the attacker take the place? */
import { type Dice, oneOf } from '../core/dice.ts';
import { shuffled } from '../core/shuffle.ts';
import type { Guessing } from '../practice/guess.ts';
import { oddsOf } from './odds.ts';
import { checkSituation } from './situation.ts';
import { DEMON_DICE, PEOPLES, type Situation, type SituationInput } from './types.ts';

/** Pawns of a group, as games send them. */
const MOST_ATTACKERS = 12;
const MOST_DEFENDERS = 8;
/** The hand of God of a large army takes longer to count than a page should wait. */
const MOST_MONKS = 7;

const FIELD = ['rase-campagne', 'remparts', 'demons', 'cartes'] as const;
type Field = (typeof FIELD)[number];

function drawn(kind: Field, dice: Dice): SituationInput {
  const [attacker = 'ailes', defender = 'amazones'] = shuffled(PEOPLES, dice);
  const most = attacker === 'moines' || defender === 'moines' ? MOST_MONKS : MOST_ATTACKERS;
  const pawns = 1 + dice.roll(most - 1);
  if (kind === 'demons') return { attacker: { people: attacker, pawns }, defender: { people: 'demons', dice: oneOf(DEMON_DICE, dice) } };
  const against = dice.roll(Math.min(most, MOST_DEFENDERS));
  const card = kind === 'cartes' ? oneOf(['attaque', 'defense', 'deux', 'canicule', 'eclipse'], dice) : '';
  const isOf = (one: string): boolean => card === one || (card === 'deux' && (one === 'attaque' || one === 'defense'));
  return {
    attacker: { people: attacker, pawns, warWind: isOf('attaque') },
    defender: { people: defender, pawns: against, warWind: isOf('defense') },
    site: kind === 'remparts' || (kind === 'cartes' && dice.roll(3) === 1) ? 'capital' : 'province',
    ...(card === 'canicule' && (attacker === 'moines' || defender === 'moines') && { heatwave: true }),
    ...(card === 'eclipse' && (attacker === 'amazones' || defender === 'amazones') && { eclipse: true }),
  };
}

export const ZARGOS_GUESSING: Guessing<Situation> = {
  kinds: FIELD,
  draw(kind, dice) {
    const checked = checkSituation(drawn(FIELD.find((one) => one === kind) ?? 'rase-campagne', dice));
    return checked.ok ? checked.value : undefined;
  },
  chanceOf: (situation) => oddsOf(situation).win.attacker,
};
