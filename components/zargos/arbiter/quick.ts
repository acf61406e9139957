/** The question on top: which people, doing what, where, from where, how many and by what; the position that asks it is in `scenes.ts`. */
import { amongst, type Dispute, formatFields, parseFields, type QuickPart, type QuickSelect } from '#components/arbiter/quick/quick.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { type BoardTables, between } from '#engine/zargos/board/tables.ts';
import { CARD_IDS, CARDS, type CardId } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';

/** The keys of a table of names, in its order. */
const keysOf = <Key extends string>(names: Readonly<Partial<Record<Key, string>>>) =>
  Object.keys(names) as unknown as readonly [Key, ...Key[]];

const VERBS = {
  attaquer: 'attaquer',
  regrouper: 'regrouper, avant d’embarquer, à',
  rejoindre: 'rejoindre, à la réorganisation,',
  poser: 'poser leurs achats à',
  jouer: 'jouer',
  appeler: 'appeler un groupe à',
} as const;
type Doing = keyof typeof VERBS;
const DOINGS = keysOf(VERBS);

/** What carries a group: so many boats, or a Vent. */
const MEANS = ['0', '1', '2', '3', '4', '5', '6', 'vent-de-terre', 'vent-d-ailleurs'] as const;
export type Means = (typeof MEANS)[number];

const WHEN_NAMES = {
  avant: 'avant leur tour',
  'avant-autre': 'avant le tour d’un autre',
  reponse: 'juste après la carte rouge d’un autre',
  attaques: 'pendant leurs attaques',
  combat: 'juste avant un combat où l’on attaque',
  reorganisation: 'pendant leur réorganisation',
  autre: 'pendant le tour d’un autre',
  defense: 'juste avant un combat où l’on défend',
} as const;
type When = keyof typeof WHEN_NAMES;
const WHENS = keysOf(WHEN_NAMES);

/** A Vent de Guerre is asked of a fight, or of none. */
const whenName = (when: When, card: CardId): string =>
  `${WHEN_NAMES[when]}${card === 'vent-de-guerre' && (when === 'attaques' || when === 'autre') ? ', hors combat' : ''}`;

/** What a reorganisation has moved before: steps of the two. */
const STEP_NAMES = {
  '0': 'pour commencer',
  '1': 'après un groupe d’une province',
  '2': 'après un groupe de deux provinces',
} as const;
type StepsBefore = keyof typeof STEP_NAMES;
const STEPS = keysOf(STEP_NAMES);

/** Of a call, whether another has come before it. */
const CALL_NAMES = { '0': STEP_NAMES['0'], '1': 'après un groupe' } as const;

/** Whoever holds the place aimed at. */
const NOBODY = 'personne';
const OWN = 'eux';
type Holder = People | typeof NOBODY | typeof OWN;

export interface ZargosQuick {
  readonly people: People;
  readonly verb: Doing;
  readonly to: string;
  readonly from: string;
  /** 0: all that stand there. */
  readonly pawns: number;
  readonly by: Means;
  readonly holder: Holder;
  /** Pawns of whom one attacks. */
  readonly against: number;
  /** Of a reorganisation in two steps, the province between that one holds; empty: none. */
  readonly via: string;
  readonly after: StepsBefore;
  readonly card: CardId;
  readonly when: When;
}

const MOST = 15;

export const FIRST_QUICK: ZargosQuick = {
  people: 'chevaliers',
  verb: 'attaquer',
  to: 'ludos-4',
  from: 'kori-1',
  pawns: 5,
  by: '0',
  holder: 'amazones',
  against: 4,
  via: '',
  after: '0',
  card: 'vent-de-glace',
  when: 'avant',
};

const holdersFor = ({ verb, people }: Pick<ZargosQuick, 'verb' | 'people'>): readonly [Holder, ...Holder[]] => {
  const others = PEOPLES.filter((one) => one !== people);
  if (verb === 'regrouper') return [OWN];
  if (verb === 'rejoindre' || verb === 'poser') return [OWN, NOBODY, ...others];
  // Whom one thinks of first: the Amazones, whose neighbours all are.
  return people === 'amazones'
    ? ['dragons', ...others.filter((one) => one !== 'dragons'), NOBODY, OWN]
    : ['amazones', ...others.filter((one) => one !== 'amazones'), NOBODY, OWN];
};

/** Who gathers to embark has boats. */
const meansFor = ({ verb }: Pick<ZargosQuick, 'verb'>): readonly [Means, ...Means[]] =>
  verb === 'regrouper' ? ['1', '2', '3', '4', '5', '6'] : MEANS;

/** The same question with what does not fit put right. */
export function fitting(asked: ZargosQuick): ZargosQuick {
  const number = (value: number, least: number, otherwise: number) =>
    Number.isInteger(value) && value >= least && value <= MOST ? value : otherwise;
  return {
    ...asked,
    ...(asked.verb === 'appeler' && { people: 'araignees', after: asked.after === '0' ? '0' : '1' }),
    pawns: number(asked.pawns, 0, 1),
    by: amongst(meansFor(asked), asked.by),
    holder: amongst(holdersFor(asked), asked.holder),
    against: number(asked.against, 1, FIRST_QUICK.against),
  };
}

/** Nothing is held between. */
const NOWHERE = 'rien';

/** Provinces through which a group of theirs may rejoin another in two steps. */
function middles(tables: BoardTables, { verb, to, from }: ZargosQuick): readonly string[] {
  const [here, there] = [from, to].map((id) => tables.places.get(id) ?? tables.territories);
  const isLand = verb === 'rejoindre' && here !== undefined && there !== undefined && Math.max(here, there) < tables.territories;
  return isLand ? between(tables, here, there).map((at) => tables.ids[at] ?? '') : [];
}

/** The one that they hold: the first, until another is chosen. */
export function middleOf(tables: BoardTables, asked: ZargosQuick): string | undefined {
  const known = middles(tables, asked);
  return asked.via === NOWHERE ? undefined : (known.find((id) => id === asked.via) ?? known[0]);
}

export const formatQuick = (asked: ZargosQuick): string => formatFields({ ...asked });

/** Undefined for what is no question of this kind. */
export function parseQuick(text: string): ZargosQuick | undefined {
  const fields = parseFields(text);
  if (!fields) return undefined;
  return fitting({
    people: amongst(PEOPLES, fields.people),
    verb: amongst(DOINGS, fields.verb),
    to: fields.to ?? FIRST_QUICK.to,
    from: fields.from ?? FIRST_QUICK.from,
    pawns: Number(fields.pawns ?? 1),
    // Put right where they are none.
    by: fields.by as Means,
    holder: fields.holder as Holder,
    against: Number(fields.against ?? FIRST_QUICK.against),
    via: fields.via ?? '',
    after: amongst(STEPS, fields.after),
    card: amongst(CARD_IDS, fields.card),
    when: amongst(WHENS, fields.when),
  });
}

type Groups = QuickSelect<ZargosQuick>['groups'];

/** Places by kingdom, the sea cells last where Dragons ask. */
function placesOn(tables: BoardTables, people: People): Groups {
  const options = (places: readonly number[]) =>
    places.map((at) => ({ value: tables.ids[at] ?? '', label: upperFirst(tables.names[at] ?? '') }));
  const seas = tables.ids.flatMap((_, at) => (at >= tables.territories ? [at] : []));
  return [
    ...tables.board.kingdoms.map(({ name }, kingdom) => ({ title: name, options: options(tables.members[kingdom] ?? []) })),
    ...(people === 'dragons' ? [{ title: 'Les mers', options: options(seas) }] : []),
  ];
}

const meansName = (by: Means): string => {
  if (by === 'vent-de-terre') return 'par un Vent de Terre';
  if (by === 'vent-d-ailleurs') return 'par un Vent d’Ailleurs';
  return by === '0' ? 'sans bateau' : `avec ${counted(Number(by), 'bateau', 'bateaux')}`;
};

const isFeminine = (people: People): boolean => people === 'amazones' || people === 'araignees';
const they = (people: People): string => (isFeminine(people) ? 'elles' : 'ils');
const them = (people: People): string => (isFeminine(people) ? 'elles' : 'eux');

const holderName = (holder: Holder, { verb, people }: Pick<ZargosQuick, 'verb' | 'people'>): string => {
  if (holder === NOBODY) return verb === 'attaquer' ? 'où il n’y a personne' : 'que personne ne tient';
  if (holder === OWN) return verb === 'attaquer' ? `qui est déjà à ${them(people)}` : `qu’${they(people)} tiennent`;
  return verb === 'attaquer' ? `contre des ${PEOPLE_NAMES[holder]}` : `que tiennent les ${PEOPLE_NAMES[holder]}`;
};

export function parts(tables: BoardTables, asked: ZargosQuick): readonly QuickPart<ZargosQuick>[] {
  const { people, verb, to, from, pawns, by, holder, against, card, when } = asked;
  const wants = (change: Partial<ZargosQuick>): ZargosQuick => fitting({ ...asked, ...change });
  const one = (label: string, value: string, groups: Groups, set: (value: string) => ZargosQuick): QuickPart<ZargosQuick> => ({
    label,
    value,
    groups,
    set,
  });
  const among = <Value extends string>(
    label: string,
    value: Value,
    values: readonly [Value, ...Value[]],
    nameOf: (value: Value) => string,
    change: (value: Value) => Partial<ZargosQuick>,
  ) =>
    one(label, value, [{ options: values.map((each) => ({ value: each, label: nameOf(each) })) }], (each) =>
      wants(change(amongst(values, each))),
    );
  const places = placesOn(tables, people);
  const numbers = Array.from({ length: MOST }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }));
  const where = one('Où', to, places, (value) => wants({ to: value }));
  const number = one('Combien', String(pawns), [{ options: [{ value: '0', label: 'tous' }, ...numbers] }], (value) =>
    wants({ pawns: Number(value) }),
  );
  const start = ['depuis', one('D’où', from, places, (value) => wants({ from: value }))];
  const held = among(
    'Qui tient le lieu',
    holder,
    holdersFor(asked),
    (one) => holderName(one, asked),
    (one) => ({ holder: one }),
  );
  const through = middles(tables, asked);
  const ways =
    through.length > 0
      ? [
          one(
            'Par où',
            middleOf(tables, asked) ?? NOWHERE,
            [
              {
                options: [
                  ...through.map((value) => ({
                    value,
                    label: `par ${upperFirst(tables.names[tables.places.get(value) ?? 0] ?? '')} (à ${them(people)})`,
                  })),
                  { value: NOWHERE, label: `sans rien à ${them(people)} entre les deux` },
                ],
              },
            ],
            (value) => wants({ via: value }),
          ),
        ]
      : [];
  const after = (names: Readonly<Partial<Record<StepsBefore, string>>>) =>
    among(
      'Après quoi',
      asked.after,
      keysOf(names),
      (steps) => names[steps] ?? '',
      (steps) => ({ after: steps }),
    );
  const head: readonly QuickPart<ZargosQuick>[] = [
    'Les',
    among(
      'Quel peuple',
      people,
      verb === 'appeler' ? [people] : PEOPLES,
      (one) => PEOPLE_NAMES[one],
      (one) => ({ people: one }),
    ),
    `peuvent-${they(people)}`,
    among(
      'Fait quoi',
      verb,
      DOINGS,
      (doing) => VERBS[doing],
      (doing) => {
        const [there = to, here = from] = doing === 'appeler' ? tables.ids.filter((_, at) => tables.vortices[at]?.length) : [];
        return { verb: doing, holder: holdersFor({ verb: doing, people })[0], to: there, from: here };
      },
    ),
  ];
  switch (verb) {
    case 'jouer':
      return [
        ...head,
        one('Quelle carte', card, [{ options: CARDS.map(({ id, the }) => ({ value: id, label: the })) }], (value) =>
          wants({ card: amongst(CARD_IDS, value) }),
        ),
        among(
          'Quand',
          when,
          WHENS,
          (one) => whenName(one, card),
          (one) => ({ when: one }),
        ),
      ];
    case 'poser':
      return [...head, where, held];
    case 'appeler':
      return [...head, where, ...start, 'à', number, after(CALL_NAMES)];
    default:
      return [
        ...head,
        where,
        ...start,
        ...ways,
        'à',
        number,
        among('Comment', by, meansFor(asked), meansName, (one) => ({ by: one })),
        ...(verb === 'regrouper' ? [] : [held]),
        ...(verb === 'rejoindre' ? [after(STEP_NAMES)] : []),
        ...(verb === 'attaquer' && holder !== NOBODY && holder !== OWN
          ? ['au nombre de', one('Combien en face', String(against), [{ options: numbers }], (value) => wants({ against: Number(value) }))]
          : []),
      ];
  }
}

/** Disputes ready to be opened, as friends word them; the position of each is in `scenes.ts`. */
export const DISPUTES = [
  {
    id: 'bateaux',
    title: 'Kahil nord-est depuis Banzol est, 6 Moines et 2 bateaux ?',
    asks: { ...FIRST_QUICK, people: 'moines', to: 'kahil-5', from: 'banzol-5', pawns: 6, by: '2' },
  },
  { id: 'encore', title: 'Mes pions vainqueurs attaquent-ils encore ?' },
  { id: 'rouge', title: 'Une carte rouge au milieu d’un tour ?', asks: { ...FIRST_QUICK, verb: 'jouer', when: 'autre' } },
  { id: 'survol', title: 'Mes Ailés passent la mer, puis une province ?' },
  { id: 'marche', title: 'Un Chevalier marche-t-il entre deux combats ?' },
  { id: 'rembarquer', title: 'À peine vainqueurs, rembarquent-ils ?' },
  {
    id: 'vide',
    title: 'Débarquer sur une côte vide ?',
    asks: { ...FIRST_QUICK, people: 'moines', to: 'kahil-5', from: 'banzol-5', pawns: 6, by: '6', holder: 'personne' },
  },
  { id: 'convoi', title: 'Par mer et par terre, ensemble ?' },
] as const satisfies readonly (Dispute & { readonly asks?: ZargosQuick })[];
export type DisputeId = (typeof DISPUTES)[number]['id'];
