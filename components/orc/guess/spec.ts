/** De l'Orc pour les braves, for « Combien de chances ? »: one's own cards, and the backs of the others. */
import { guessBench, type ToldGuess } from '#components/quiz/guess/bench.ts';
import { counted, percent, plural, together, upperFirst } from '#engine/core/french.ts';
import { CARD_IDS, CARD_NAMES, COPIES, isMercenary, isSpy, PEOPLE_NAMES, peopleOf } from '#engine/orc/data/cards.ts';
import { ORC_GUESSING } from '#engine/orc/guesses.ts';
import { fieldOf } from '#engine/orc/odds/field.ts';
import { oddsOf } from '#engine/orc/odds.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { type ArmyLine, forceOf } from '#engine/orc/rules/force.ts';
import type { BattleAsked, Opponent } from '#engine/orc/situation.ts';
import type { ArmyCardKind, CardId, People, Values } from '#engine/orc/types.ts';
import { noteOf } from '../army/army-words.ts';
import { formatMuster } from '../army/link.ts';
import { NONE, NOTHING, SLOTS, type SlotCounts } from '../army/muster.ts';

export interface DrawnGuess {
  readonly people: People;
  readonly mine: readonly ArmyCardKind[];
  readonly opponents: readonly Opponent[];
  readonly values: Values;
}

/** « 2 Orcs de troupe, le chef … » counted, in the order of the hand. */
const cardsText = (cards: readonly CardId[]): string =>
  together(
    [...new Set(cards)].map((card) => counted(cards.filter((one) => one === card).length, CARD_NAMES[card].one, CARD_NAMES[card].many)),
  );

const backsText = ({ people: called, mercenaries }: Opponent, people: People): string =>
  together([
    ...(called > 0 ? [`${counted(called, 'dos', 'dos')} des ${PEOPLE_NAMES[people]}`] : []),
    ...(mercenaries > 0 ? [`${counted(mercenaries, 'dos', 'dos')} de mercenaire`] : []),
  ]);

/** Cards of the page of the armies, by what they are of whatever people. */
const slotOf = (card: CardId): string => (peopleOf(card) ? card.replace(/^.*-/, '') : card);
const countsOf = (cards: readonly CardId[]): SlotCounts =>
  Object.fromEntries(SLOTS.map((slot) => [slot, cards.filter((card) => slotOf(card) === slot).length])) as unknown as SlotCounts;

const lineText = (line: ArmyLine): string => {
  const note = noteOf(line);
  return `${upperFirst(CARD_NAMES[line.card].one)} : ${line.value}${note === '' ? '' : `, ${note}`}.`;
};

/** Of a people or of the mercenaries, what the backs of the others may be: all that lies neither on the table nor in the own hand, by its rule. */
function hiddenReasons({ people, mine, seen, opponents }: BattleAsked): ToldGuess<DrawnGuess>['reasons'] {
  const out = (isOf: (card: CardId) => boolean): string =>
    together(
      CARD_IDS.filter((card) => !isSpy(card) && isOf(card)).flatMap((card) => {
        const left = COPIES[card] - [...mine, ...seen].filter((one) => one === card).length;
        return left > 0 ? [counted(left, CARD_NAMES[card].one, CARD_NAMES[card].many)] : [];
      }),
    );
  const backs = (of: keyof Opponent): number => opponents.reduce((sum, shows) => sum + shows[of], 0);
  const [called, hired] = [backs('people'), backs('mercenaries')];
  const text = (count: number, name: string, cards: string): string =>
    `${count > 1 ? `Les ${count} dos ${name} sont` : `Le dos ${name} est`} parmi : ${cards}.`;
  return [
    ...(called > 0
      ? [
          {
            rule: 'ORC-MAT-1',
            text: text(
              called,
              `des ${PEOPLE_NAMES[people]}`,
              out((card) => peopleOf(card) === people),
            ),
          },
        ]
      : []),
    ...(hired > 0 ? [{ rule: 'ORC-MAT-2', text: text(hired, 'de mercenaire', out(isMercenary)) }] : []),
  ];
}

function told(battle: BattleAsked): ToldGuess<DrawnGuess> {
  const { people, mine, seen, opponents, values } = battle;
  const readings = readingsOf(battle);
  const isAlone = opponents.length === 1;
  const field = fieldOf(battle);
  if (!field) throw new Error('no deal allows this battle');
  const { beatEach, beatAll } = oddsOf(battle, field);
  const { value, lines } = forceOf({ people, cards: mine }, values, readings);
  const each = isAlone ? '' : ` (${together(beatEach.map((chance) => percent(chance)))} contre chacune)`;
  return {
    facts: [
      `Les ${PEOPLE_NAMES[people]} sont appelés. Vous avez posé : ${cardsText(mine)}.`,
      ...(seen.length === 0 ? [] : [`Vous gardez en main : ${cardsText(seen)}.`]),
      isAlone
        ? `En face : ${together(opponents.map((shown) => backsText(shown, people)))}.`
        : `En face, ${opponents.length} armées : ${opponents.map((shown) => backsText(shown, people)).join(' ; ')}.`,
    ],
    asked: isAlone
      ? 'Quelle chance a votre armée de valoir plus que la sienne ?'
      : 'Quelle chance a votre armée de valoir plus que chacune des leurs ?',
    drawn: { people, mine, opponents, values },
    sentence: `Votre armée vaut ${value} ${plural(value, 'point')} : à la révélation, elle bat ${isAlone ? 'celle d’en face' : 'toutes les autres'} ${percent(beatAll)} du temps${each}.`,
    reasons: [
      ...lines.map((line) => ({ rule: line.rule, text: lineText(line) })),
      ...hiddenReasons(battle),
      { rule: 'ORC-GEA-1', text: 'Une carte jamais vue peut être partout où son dos se montre, sans que personne tienne deux géants.' },
    ],
    query: formatMuster({ ...NOTHING, people, army: countsOf(mine), kept: countsOf(seen), seen: NONE, opponents }),
  };
}

export const GUESSES = guessBench(ORC_GUESSING, told);
