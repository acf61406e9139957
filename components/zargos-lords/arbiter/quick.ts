/**
 * The question on top: who, doing what, to whom, with no position to build. Each answer of its lists makes a small position in which exactly that is asked; the
 * judge answers it as any other.
 */
import type { QuickPart } from '#components/arbiter/quick/quick.ts';
import type { Option } from '#components/arbiter/spec.ts';
import { counted } from '#engine/core/french.ts';
import { COPIES, FACTORS, KIND_NAMES, kindsOf, PEOPLE_NAMES, PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';
import { KINDS, type Kind, PEOPLES, type People, RANGES } from '#engine/zargos-lords/types.ts';

export const DOINGS = [
  'passer',
  'venir',
  'attaquer',
  'charger',
  'tirer',
  'tirer-avant',
  'seul',
  'entrer',
  'reculer',
  'assieger',
  'escorter',
  'disparaitre',
  'continuer',
  'offrir',
  'rompre',
] as const;
export type Doing = (typeof DOINGS)[number];

const VERB_NAMES = {
  passer: 'passer devant',
  venir: 'aller attaquer',
  attaquer: 'attaquer, au contact,',
  charger: 'charger',
  tirer: 'tirer sur',
  'tirer-avant': 'tirer, avant de bouger, sur',
  seul: 'attaquer seul, aussitôt,',
  entrer: 'entrer dans',
  reculer: 'reculer, avec derrière lui',
  assieger: 'assiéger une ville gardée par',
  escorter: 'escorter',
  disparaitre: 'disparaître',
  continuer: 'charger encore, un ennemi battu,',
  offrir: 'voir les siens s’allier aux',
  rompre: 'voir les siens quitter leurs alliés, les',
} as const satisfies Record<Doing, string>;

/** What somebody may enter, and what may be behind who retreats. */
const PLACES = {
  bois: 'un bois',
  mont: 'un mont',
  gouffre: 'un gouffre',
  mer: 'la mer',
  pont: 'un pont de nuages',
  sienne: 'sa ville',
  vide: 'une ville ennemie vide',
  gardee: 'une ville ennemie gardée',
  plaine: 'une plaine',
  ami: 'un ami',
  ennemi: 'un autre ennemi',
} as const;
type Place = keyof typeof PLACES;

const ENTERED: readonly Place[] = ['bois', 'mont', 'gouffre', 'mer', 'pont', 'sienne', 'vide', 'gardee'];
const BEHIND: readonly Place[] = ['plaine', 'ami', 'ennemi', 'bois', 'mont', 'gouffre', 'mer', 'vide'];

/** Where who is attacked stands. */
const STOOD: readonly Option[] = [
  { value: 'plaine', label: 'en plaine' },
  { value: 'bois', label: 'dans un bois' },
  { value: 'mont', label: 'sur un mont' },
  { value: 'gouffre', label: 'dans un gouffre' },
];
/** What is on the line of a shot. */
const BETWEEN: readonly Option[] = [
  { value: 'rien', label: 'sans rien entre eux' },
  { value: 'pion', label: 'par-dessus un pion' },
  { value: 'ville', label: 'par-dessus sa ville' },
  ...(['bois', 'mont', 'gouffre'] as const).map((value) => ({ value, label: `par-dessus ${PLACES[value]}` })),
];

/** Where the next enemy of a Serpent stands. */
const AHEAD: readonly Option[] = [
  { value: 'devant', label: 'droit devant lui' },
  { value: 'cote', label: 'à côté de sa ligne' },
];
const DURING: readonly Option[] = [
  { value: 'avant', label: 'avant de jouer leur coup' },
  { value: 'pendant', label: 'au milieu de leur coup' },
];

export interface QuickAsked {
  readonly who: Kind;
  readonly verb: Doing;
  /** A kind, a place, or nothing. */
  readonly what: string;
  readonly count: number;
  /** Where who is attacked stands, or what is shot over; left out: in the plain, over nothing. */
  readonly ground?: string;
}

const VANISHING: readonly Option[] = [
  { value: 'immobile', label: 'sans bouger' },
  { value: 'deplace', label: 'après avoir bougé' },
];

const an = (kind: Kind): string => `un ${KIND_NAMES[kind].one}`;

const foesOf = (people: People): readonly Option[] =>
  KINDS.filter((kind) => PEOPLE_OF[kind] !== people).map((kind) => ({ value: kind, label: an(kind) }));

/** What may follow a verb: enemies, places, friends. */
export function whatOptions(who: Kind, verb: Doing): readonly Option[] {
  const people = PEOPLE_OF[who];
  switch (verb) {
    case 'entrer':
      return ENTERED.map((place) => ({ value: place, label: PLACES[place] }));
    case 'reculer':
      return BEHIND.map((place) => ({ value: place, label: PLACES[place] }));
    case 'assieger':
      return PEOPLES.filter((one) => one !== people).map((one) => ({ value: one, label: `des ${PEOPLE_NAMES[one]}` }));
    case 'escorter':
      return kindsOf(people).map((kind) => ({ value: kind, label: an(kind) }));
    case 'disparaitre':
      return VANISHING;
    case 'offrir':
    case 'rompre':
      return PEOPLES.filter((one) => one !== people).map((one) => ({ value: one, label: PEOPLE_NAMES[one] }));
    case 'tirer':
    case 'tirer-avant':
      return [...foesOf(people), { value: 'gardee', label: PLACES.gardee }];
    default:
      return foesOf(people);
  }
}

const OVER = ['Par-dessus quoi', BETWEEN] as const;
const WHEN = ['Quand', DURING] as const;
const STANDS = 'Où il se tient';
/** What else a verb asks for, and the choices, the usual one first. */
const GROUNDS: Readonly<Partial<Record<Doing, readonly [label: string, choices: readonly Option[]]>>> = {
  attaquer: [STANDS, STOOD],
  continuer: [STANDS, AHEAD],
  tirer: OVER,
  'tirer-avant': OVER,
  offrir: WHEN,
  rompre: WHEN,
};

const groundsOf = ({ verb, count }: Pick<QuickAsked, 'verb' | 'count'>) => {
  const asked = GROUNDS[verb];
  return asked === OVER && count < 2 ? undefined : asked;
};

/** The number that a verb asks of a counter, and its words. */
export function countsOf(
  who: Kind,
  verb: Doing,
  what = '',
): { readonly least: number; readonly most: number; readonly usual: number; readonly say: (count: number) => string } | undefined {
  const hexes = (count: number): string => `${count} ${count > 1 ? 'hexagones' : 'hexagone'}`;
  switch (verb) {
    case 'tirer':
    case 'tirer-avant':
      return { least: 1, most: RANGES.arrows + 1, usual: 3, say: (count) => `à ${hexes(count)}` };
    case 'charger':
      return { least: 1, most: 5, usual: 3, say: (count) => `après ${hexes(count)} tout droit` };
    case 'attaquer':
      return { least: 1, most: Math.min(5, COPIES[who]), usual: 1, say: (count) => (count === 1 ? 'à lui seul' : `à ${count} comme lui`) };
    case 'reculer':
      return { least: 1, most: 6, usual: 3, say: (count) => `de ${hexes(count)}` };
    case 'assieger':
      return { least: 0, most: 4, usual: 1, say: (count) => (count === 0 ? 'personne' : `${count} ${count > 1 ? 'pions' : 'pion'}`) };
    case 'entrer':
      if (what === 'bois')
        return { least: 1, most: FACTORS[who].movement, usual: 1, say: (count) => `s’il lui reste ${counted(count, 'point')}` };
      return { least: 1, most: 4, usual: 1, say: (count) => (count === 1 ? 'depuis l’hexagone d’à côté' : `en partant à ${hexes(count)}`) };
    default:
      return undefined;
  }
}

/** The same question with what does not fit its verb put right. */
export function fitting({ who, verb, what, count, ground }: QuickAsked): QuickAsked {
  const options = whatOptions(who, verb);
  const fit = options.some(({ value }) => value === what) ? what : (options[0]?.value ?? '');
  const bounds = countsOf(who, verb, fit);
  const counted = bounds ? (count >= bounds.least && count <= bounds.most ? count : bounds.usual) : 1;
  const others = groundsOf({ verb, count: counted })?.[1].slice(1);
  return { who, verb, what: fit, count: counted, ...(others?.some(({ value }) => value === ground) && { ground }) };
}

export const FIRST_QUICK: QuickAsked = { who: 'chevaliers-fantassin', verb: 'passer', what: 'dragon', count: 1 };

export const formatQuick = ({ who, verb, what, count, ground }: QuickAsked): string =>
  ['vite', who, verb, what || '-', count, ...(ground ? [ground] : [])].join(' ');

/** Undefined for what is no question of this kind. */
export function parseQuick(text: string): QuickAsked | undefined {
  const [word, who, verb, what = '', count, ground = ''] = text.split(' ');
  const [kind, act] = [KINDS.find((one) => one === who), DOINGS.find((one) => one === verb)];
  if (word !== 'vite' || !kind || !act) return undefined;
  return fitting({ who: kind, verb: act, what, count: Number(count), ground });
}

/** Whether the number is that of points left, which decides of a wood. */
const isPoints = ({ verb, what }: Pick<QuickAsked, 'verb' | 'what'>): boolean => verb === 'entrer' && what === 'bois';

/** Another doing begins with its own usual number. */
const UNSAID = -1;

export function parts(question: QuickAsked): readonly QuickPart<QuickAsked>[] {
  const { who, verb, what, count } = question;
  const wants = (change: Partial<QuickAsked>): QuickAsked => fitting({ ...question, ...change });
  const things = whatOptions(who, verb);
  const bounds = countsOf(who, verb, what);
  const counts = bounds ? Array.from({ length: bounds.most - bounds.least + 1 }, (_, at) => bounds.least + at) : [];
  const number: readonly QuickPart<QuickAsked>[] = bounds
    ? [
        {
          label: isPoints(question) ? 'Points restants' : 'Combien',
          value: String(count),
          groups: [{ options: counts.map((one) => ({ value: String(one), label: bounds.say(one) })) }],
          set: (value) => wants({ count: Number(value) }),
        },
      ]
    : [];
  const grounds = groundsOf(question);
  const stood: readonly QuickPart<QuickAsked>[] = grounds
    ? [
        {
          label: grounds[0],
          value: question.ground ?? grounds[1][0]?.value ?? '',
          groups: [{ options: grounds[1] }],
          set: (value) => wants({ ground: value }),
        },
      ]
    : [];
  return [
    'Mon',
    {
      label: 'Quel pion',
      value: who,
      groups: PEOPLES.map((people) => ({
        title: PEOPLE_NAMES[people],
        options: kindsOf(people).map((kind) => ({ value: kind, label: KIND_NAMES[kind].one })),
      })),
      set: (value) => wants({ who: KINDS.find((kind) => kind === value) ?? who }),
    },
    'peut-il',
    {
      label: 'Fait quoi',
      value: verb,
      groups: [{ options: DOINGS.map((one) => ({ value: one, label: VERB_NAMES[one] })) }],
      set: (value) => wants({ verb: DOINGS.find((one) => one === value) ?? verb, count: UNSAID }),
    },
    ...(verb === 'assieger' ? number : []),
    ...(things.length > 0
      ? [
          {
            label: verb === 'disparaitre' ? 'Comment' : 'Quoi, ou qui',
            value: what,
            groups: [{ options: things }],
            // Points left are no distance.
            set: (value: string) =>
              wants({ what: value, ...(isPoints(question) !== isPoints({ verb, what: value }) && { count: UNSAID }) }),
          },
        ]
      : []),
    ...stood,
    ...(verb === 'assieger' ? [] : number),
  ];
}

/** Disputes ready to be opened, as friends word them; the position of each is in `scenes.ts`. */
export const DISPUTES = [
  { id: 'devant', title: 'Mon Fantassin peut-il passer devant un Dragon ?' },
  { id: 'mont', title: 'Mon Chevalier franchit-il le mont d’une traite ?' },
  { id: 'bois', title: 'Mon Fantarcher tire-t-il par-dessus un bois ?' },
  { id: 'sorciers', title: 'Deux Sorciers à côté : +4 ?' },
  { id: 'gouffre', title: 'Je recule dans un gouffre : suis-je mort ?' },
  { id: 'ami', title: 'Un ami derrière moi : je ne peux pas reculer ?' },
  { id: 'garnison', title: 'À deux contre une garnison de trois ?' },
  { id: 'escorte', title: 'L’escorte du Sorcier meurt : lui aussi ?' },
  { id: 'moine', title: 'Mon Moine reparaît-il dans leur dos ?' },
  { id: 'flammes', title: 'Mon Dragon brûle-t-il quelqu’un avant de bouger ?' },
] as const;
export type DisputeId = (typeof DISPUTES)[number]['id'];
