/** What each card is for at the table, in our words: when it is played, what it fears, and the rules behind. Its effect and numbers are `CARD_TEXTS`. */
import { isSpy, PEOPLE_NAMES, peopleOf } from '#engine/orc/data/cards.ts';
import type { RuleId } from '#engine/orc/ids.ts';
import { type CardId, type Mercenary, PEOPLES, type People } from '#engine/orc/types.ts';

export interface Remark {
  readonly text: string;
  readonly rules: readonly RuleId[];
}

export interface CardNotes {
  readonly when: Remark;
  readonly against: readonly Remark[];
  /** Rulings that touch it. */
  readonly rulings: readonly RuleId[];
}

const note = (text: string, ...rules: readonly RuleId[]): Remark => ({ text, rules });

const COMMANDO = note('Le commando d’un adversaire, qui la tire sans la voir, d’après son dos.', 'ORC-BAT-3');

const soldiers = (people: People): CardNotes => ({
  when: note(`À la bataille des ${PEOPLE_NAMES[people]}, et toutes ensemble : on n’en garde aucune.`, 'ORC-BAT-1'),
  against: [note('Les deux chefs de leur peuple dans la même armée : elle tombe à 0.', 'ORC-BAT-7'), COMMANDO],
  rulings: [],
});

const chief = (people: People): CardNotes => ({
  when: note(`À la bataille des ${PEOPLE_NAMES[people]}, bon gré mal gré.`, 'ORC-BAT-1'),
  against: [
    note('L’autre chef : ensemble, toute l’armée vaut 0, mercenaires compris.', 'ORC-BAT-7'),
    note('Un espion qui vous le réclame… et parfois vous sauve du second.', 'ORC-ESP-1'),
    COMMANDO,
  ],
  rulings: ['ORC-L-12', 'ORC-L-13'],
});

const MERCENARIES_NOTES: Readonly<Record<Mercenary, CardNotes>> = {
  gobelin: {
    when: note('Parmi vos mercenaires, à la bataille de votre choix, ou plus tard à bord de la machine volante.', 'ORC-BAT-2', 'ORC-BAT-8'),
    against: [note('Le commando, qui laisse alors une machine de guerre sans servant.', 'ORC-BAT-3', 'ORC-BAT-6')],
    rulings: ['ORC-L-2', 'ORC-L-5', 'ORC-L-31'],
  },
  troll: { when: note('Parmi vos mercenaires, à la bataille de votre choix.', 'ORC-BAT-2'), against: [COMMANDO], rulings: ['ORC-L-14'] },
  geant: {
    when: note('Parmi vos mercenaires, à la bataille de votre choix.', 'ORC-BAT-2'),
    against: [note('Un deuxième géant dans votre main : les deux s’en vont, trois aussi.', 'ORC-GEA-1'), COMMANDO],
    rulings: ['ORC-L-14'],
  },
  'machine-de-guerre': {
    when: note('Parmi vos mercenaires, avec un gobelin chacune.', 'ORC-BAT-2', 'ORC-BAT-6'),
    against: [note('Le commando, s’il tombe sur elle ou sur son gobelin.', 'ORC-BAT-3')],
    rulings: ['ORC-L-2', 'ORC-L-3', 'ORC-L-5', 'ORC-L-30', 'ORC-L-31'],
  },
  'machine-volante': {
    when: note('Une fois toutes les forces comptées, avec un gobelin ou plus sortis de votre main.', 'ORC-BAT-8'),
    against: [
      note('Rien, une fois jouée : personne ne répond plus.', 'ORC-BAT-9'),
      note('Deux chefs dans votre armée : elle n’y change rien.', 'ORC-BAT-7'),
    ],
    rulings: ['ORC-L-4', 'ORC-L-13', 'ORC-L-28', 'ORC-L-29', 'ORC-L-31'],
  },
  commando: {
    when: note('Toutes les cartes posées, juste avant de les retourner.', 'ORC-BAT-3'),
    against: [note('Un espion, avant la guerre. Ensuite, rien.', 'ORC-ESP-1')],
    rulings: ['ORC-L-29', 'ORC-L-30'],
  },
};

const spy = (number: number): CardNotes => ({
  when: note(
    number === 1
      ? 'Le premier, dès que les piles sont données : il faut le montrer.'
      : `Après le n° ${number - 1}, avant la guerre : il faut le montrer.`,
    'ORC-ESP-1',
  ),
  against: [
    number === 1
      ? note('Rien : il parle le premier.', 'ORC-ESP-1')
      : note('Un espion de numéro plus petit, qui peut le réclamer avant qu’il serve.', 'ORC-L-15'),
  ],
  rulings: ['ORC-L-15', 'ORC-L-16'],
});

export function notesOf(card: CardId): CardNotes {
  if (isSpy(card)) return spy(Number(card.slice(-1)));
  const people = PEOPLES.find((one) => peopleOf(card) === one);
  if (!people) return MERCENARIES_NOTES[card as Mercenary];
  return card.endsWith('-chef') ? chief(people) : soldiers(people);
}
