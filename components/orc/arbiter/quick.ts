/** The question on top: doing what, with which card, to whom or where, and how things stand; the position that asks it is in `scenes.ts`. */
import { amongst, type Dispute, formatFields, parseFields, type QuickPart } from '#components/arbiter/quick/quick.ts';
import type { Option } from '#components/arbiter/spec.ts';
import { CARD_IDS, CARD_NAMES, PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import { BACKS, MERCENARIES, PEOPLES } from '#engine/orc/types.ts';

const DOINGS = ['bouclier', 'desertion', 'envoyer', 'commando', 'voler', 'reclamer', 'appeler', 'nommer', 'finir'] as const;
export type Doing = (typeof DOINGS)[number];

const VERBS = {
  bouclier: 'poser un bouclier',
  desertion: 'poser une désertion',
  envoyer: 'envoyer',
  commando: 'jouer le commando',
  voler: 'jouer la machine volante',
  reclamer: 'réclamer',
  appeler: 'appeler',
  nommer: 'nommer champion',
  finir: 'finir la manche avec',
} as const satisfies Record<Doing, string>;

type Choices = readonly (readonly [value: string, label: string])[];
/** A list of the sentence, with its name. */
type Lists = readonly (readonly [label: string, choices: Choices])[];

export const EMPTY_PILE = 'vide';
export const TAKEN = 'prise';

const PILE: Choices = [
  ['rien', 'sur une pile de cartes'],
  ['ma-desertion', 'sur ma désertion'],
  ['sa-desertion', 'sur la désertion d’un autre'],
  ['mon-bouclier', 'sur mon bouclier'],
  ['son-bouclier', 'sur le bouclier d’un autre'],
  [EMPTY_PILE, 'sur une pile vide'],
];
const MOMENT: Choices = [
  ['apres', 'après « début des recrutements »'],
  ['avant', 'avant « début des recrutements »'],
  ['fini', 'une fois la dernière carte posée'],
];
const one = (card: (typeof CARD_IDS)[number]) => [card, `un ${CARD_NAMES[card].one}`.replace('un machine', 'une machine')] as const;

/** The lists after each verb, the usual answer first. */
const LISTS: Readonly<Record<Doing, Lists>> = {
  bouclier: [
    ['Où', PILE],
    ['Quand', MOMENT],
  ],
  desertion: [
    ['Où', PILE],
    ['Quand', MOMENT],
  ],
  envoyer: [
    ['Qui', MERCENARIES.map(one)],
    [
      'Avec qui',
      [
        ['siens', 'avec des cartes du peuple appelé'],
        ['seul', 'sans carte du peuple appelé'],
        ['absent', 'que je n’ai pas en main'],
        ['tour', 'avant mon tour de parole'],
      ],
    ],
  ],
  commando: [
    [
      'Sur quel dos',
      [
        ['mercenaires', 'sur un mercenaire'],
        ['orcs', 'sur une carte du peuple appelé'],
        ['espions', 'sur un espion'],
      ],
    ],
    [
      'De qui',
      [
        ['autre', 'd’un adversaire'],
        ['moi', 'de mon armée'],
      ],
    ],
  ],
  voler: [
    [
      'Avec qui',
      [
        ['gobelin', 'avec un gobelin de ma main'],
        ['personne', 'sans personne'],
        ['deux', 'avec deux gobelins de ma main'],
        ['commando', 'avec le commando'],
      ],
    ],
    [
      'Ce qui est engagé',
      [
        ['armee', 'quand mon armée est engagée'],
        ['gobelin', 'quand un gobelin est déjà engagé'],
        ['rien', 'sans carte du peuple appelé'],
      ],
    ],
  ],
  reclamer: [
    ['Quelle carte', CARD_IDS.map(one)],
    [
      'À qui',
      [
        ['autre', 'à un adversaire'],
        [TAKEN, 'à qui l’a par un espion'],
        ['sorcier', 'au Sorcier'],
        ['moi', 'à moi-même'],
      ],
    ],
  ],
  appeler: [
    ['Quel peuple', PEOPLES.map((people) => [people, `les ${PEOPLE_NAMES[people]}`] as const)],
    [
      'Déjà appelé',
      [
        ['jamais', 'pour la première fois'],
        ['deja', 'une seconde fois'],
        ['pas-sorcier', 'sans être Sorcier'],
      ],
    ],
  ],
  finir: [
    [
      'Combien de points',
      [
        ['9-4', '9 points à 4 joueurs'],
        ['8-4', '8 points à 4 joueurs'],
        ['9-5', '9 points à 5 joueurs'],
        ['8-5', '8 points à 5 joueurs'],
        ['8-6', '8 points à 6 joueurs'],
        ['7-6', '7 points à 6 joueurs'],
        ['7-7', '7 points à 7 joueurs'],
        ['6-7', '6 points à 7 joueurs'],
      ],
    ],
    [
      'À quel rang',
      [
        ['seul', 'seul en tête'],
        ['dernier', 'à égalité, la dernière victoire étant à moi'],
        ['avant', 'à égalité, la dernière victoire étant à l’autre'],
        ['ensemble', 'à égalité, ayant gagné ensemble la dernière bataille'],
      ],
    ],
  ],
  nommer: [
    [
      'Qui',
      [
        ['autre', 'un adversaire'],
        ['moi', 'moi-même'],
      ],
    ],
  ],
};

export interface OrcQuick {
  readonly verb: Doing;
  /** What each list of the verb says. */
  readonly first: string;
  readonly second: string;
}

/** No pile is still empty once « début des recrutements » is out, nor has a shield before it; after the last card, a desertion comes too late on any. */
function momentsOf(verb: Doing, place: string): readonly string[] {
  if (place.endsWith('bouclier')) return ['apres', 'fini'];
  if (place === EMPTY_PILE) return verb === 'desertion' ? ['avant', 'fini'] : ['avant'];
  return MOMENT.map(([id]) => id);
}

/** The lists of a verb, once the first of them says this. */
function listsOf(verb: Doing, place: string): Lists {
  const [first, second] = LISTS[verb];
  // A spy taken by a spy has still to be played by who took it.
  if (first && second && verb === 'reclamer' && place.startsWith('espion'))
    return [first, [second[0], second[1].filter(([id]) => id !== TAKEN)]];
  if (!first || second?.[1] !== MOMENT) return LISTS[verb];
  const moments = momentsOf(verb, place);
  return [first, [second[0], MOMENT.filter(([id]) => moments.includes(id))]];
}

const usual = (verb: Doing, chosen = ''): OrcQuick => {
  const [first, second] = listsOf(verb, chosen);
  return { verb, first: first?.[1][0]?.[0] ?? '', second: second?.[1][0]?.[0] ?? '' };
};

export const FIRST_QUICK: OrcQuick = { ...usual('desertion'), first: 'son-bouclier' };

/** The same question with what does not fit put right. */
export function fitting(asked: OrcQuick): OrcQuick {
  const { first, second } = usual(asked.verb, asked.first);
  const lists = listsOf(asked.verb, asked.first);
  const has = (at: number, value: string): boolean => lists[at]?.[1].some(([id]) => id === value) ?? false;
  return { verb: asked.verb, first: has(0, asked.first) ? asked.first : first, second: has(1, asked.second) ? asked.second : second };
}

export const formatQuick = (asked: OrcQuick): string => formatFields({ ...asked });

/** Undefined for what is no question of this kind. */
export function parseQuick(text: string): OrcQuick | undefined {
  const fields = parseFields(text);
  return fields && fitting({ verb: amongst(DOINGS, fields.verb), first: fields.first ?? '', second: fields.second ?? '' });
}

const options = (choices: Choices): readonly Option[] => choices.map(([value, label]) => ({ value, label }));

export function parts(asked: OrcQuick): readonly QuickPart<OrcQuick>[] {
  const [first, second] = listsOf(asked.verb, asked.first);
  return [
    'Puis-je',
    {
      label: 'Faire quoi',
      value: asked.verb,
      groups: [{ options: DOINGS.map((value) => ({ value, label: VERBS[value] })) }],
      set: (value) => usual(amongst(DOINGS, value)),
    },
    ...(first
      ? [
          {
            label: first[0],
            value: asked.first,
            groups: [{ options: options(first[1]) }],
            set: (value: string) => fitting({ ...asked, first: value }),
          },
        ]
      : []),
    ...(second
      ? [
          {
            label: second[0],
            value: asked.second,
            groups: [{ options: options(second[1]) }],
            set: (value: string) => fitting({ ...asked, second: value }),
          },
        ]
      : []),
  ];
}

export const isBack = (id: string): id is (typeof BACKS)[number] => BACKS.some((back) => back === id);

/** Disputes ready to be opened, as friends word them; the question of each. */
export const DISPUTES = [
  { id: 'desertion', title: 'Une désertion sur un bouclier ?', asks: { verb: 'desertion', first: 'son-bouclier', second: 'apres' } },
  { id: 'deux-boucliers', title: 'Deux boucliers sur la même pile ?', asks: { verb: 'bouclier', first: 'son-bouclier', second: 'apres' } },
  { id: 'tot', title: 'Un bouclier avant le début ?', asks: { verb: 'bouclier', first: 'rien', second: 'avant' } },
  { id: 'seul', title: 'Un troll sans carte du peuple ?', asks: { verb: 'envoyer', first: 'troll', second: 'seul' } },
  { id: 'volante', title: 'La machine volante, mon gobelin déjà engagé ?', asks: { verb: 'voler', first: 'personne', second: 'gobelin' } },
  { id: 'commando', title: 'Le commando monte-t-il à bord ?', asks: { verb: 'voler', first: 'commando', second: 'armee' } },
  { id: 'espion', title: 'Réclamer un espion ?', asks: { verb: 'reclamer', first: 'espion-2', second: 'autre' } },
  { id: 'peuple', title: 'Appeler deux fois le même peuple ?', asks: { verb: 'appeler', first: 'orcs', second: 'deja' } },
] as const satisfies readonly (Dispute & { readonly asks: OrcQuick })[];
