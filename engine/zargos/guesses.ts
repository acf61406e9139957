/** Zargos, for « Combien de chances ? »: will the attacker take the place? */
import { type Dice, oneOf, shuffled } from '../core/dice.ts';
import type { Guessing } from '../practice/guess.ts';
import { checkSituation } from './fight/situation.ts';
import type { Situation, SituationInput } from './fight/types.ts';
import { oddsOf } from './odds.ts';
import { DEMON_DICE, PEOPLES, type People } from './types.ts';

/** Pawns of a group, as games send them. */
const MOST_ATTACKERS = 12;
const MOST_DEFENDERS = 8;
/** The hand of God of a large army takes longer to count than a page should wait. */
const MOST_MONKS = 7;

const FIELD = ['rase-campagne', 'remparts', 'demons', 'cartes', 'vents', 'canicule', 'eclipse'] as const;
type Field = (typeof FIELD)[number];

/** Which cards a kind is about, one of them at a time; `deux`: a Vent de Guerre on each side. */
const CARDS: Partial<Record<Field, readonly string[]>> = {
  cartes: ['attaque', 'defense', 'deux', 'canicule', 'eclipse'],
  vents: ['attaque', 'defense', 'deux'],
  canicule: ['canicule'],
  eclipse: ['eclipse'],
};

/** Who fights: the Canicule takes something from Moines alone, the Éclipse from Amazones who are attacked (ZAR-AMA-1). */
function camps(kind: Field, dice: Dice): readonly People[] {
  const [one = 'ailes', other = 'amazones'] = shuffled(PEOPLES, dice);
  if (kind === 'canicule' && one !== 'moines' && other !== 'moines') return dice.roll(2) === 1 ? ['moines', other] : [one, 'moines'];
  if (kind === 'eclipse' && other !== 'amazones') return [one === 'amazones' ? other : one, 'amazones'];
  return [one, other];
}

function drawn(kind: Field, dice: Dice): SituationInput {
  const [attacker = 'ailes', defender = 'amazones'] = camps(kind, dice);
  const most = attacker === 'moines' || defender === 'moines' ? MOST_MONKS : MOST_ATTACKERS;
  const pawns = 1 + dice.roll(most - 1);
  if (kind === 'demons') return { attacker: { people: attacker, pawns }, defender: { people: 'demons', dice: oneOf(DEMON_DICE, dice) } };
  const against = dice.roll(Math.min(most, MOST_DEFENDERS));
  const cards = CARDS[kind];
  const card = cards ? oneOf(cards, dice) : '';
  const isOf = (one: string): boolean => card === one || (card === 'deux' && (one === 'attaque' || one === 'defense'));
  return {
    attacker: { people: attacker, pawns, warWind: isOf('attaque') },
    defender: { people: defender, pawns: against, warWind: isOf('defense') },
    site: kind === 'remparts' || (cards && dice.roll(3) === 1) ? 'capital' : 'province',
    ...(card === 'canicule' && (attacker === 'moines' || defender === 'moines') && { heatwave: true }),
    ...(card === 'eclipse' && (attacker === 'amazones' || defender === 'amazones') && { eclipse: true }),
  };
}

export const ZARGOS_GUESSING: Guessing<Situation> = {
  kinds: {
    1: ['rase-campagne', 'remparts', 'demons', 'cartes'],
    2: ['rase-campagne', 'remparts', 'demons', 'vents', 'canicule', 'eclipse'],
  },
  draw(kind, dice) {
    const checked = checkSituation(drawn(FIELD.find((one) => one === kind) ?? 'rase-campagne', dice));
    return checked.ok ? checked.value : undefined;
  },
  chanceOf: (situation) => oddsOf(situation).win.attacker,
};
