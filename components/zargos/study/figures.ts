/** The figures of the study of Zargos: what the stored games say, in numbers and in a sentence made of them. */
import type { Brief } from '#components/study/brief.ts';
import { isChance } from '#components/study/chance.ts';
import { type Count, mean, rateOf, type Sure, share, total } from '#components/study/count.ts';
import stored from '#components/study/data/zargos.json' with { type: 'json' };
import { type Figure, type FigureGroup, isApart, type Row } from '#components/study/figure.ts';
import { apartIn, gamesOf, gapSays, lengthBars, lengthSays, signed, thousands, winRows, winSays } from '#components/study/figure-words.ts';
import { gapCount, runOf, type Study, type StudyKind, type StudyRun } from '#components/study/plan.ts';
import { decimal, percent, plural, several, together, upperFirst } from '#engine/core/french.ts';
import { CARDS, type Card } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';
import { BINS } from './bins.ts';
import { CAPITAL_VALUES, COMPARED, LEVEL, SEATS, TABLE } from './plan.ts';

export const STUDY: Study = stored as unknown as Study;

const of = (kind: Omit<StudyKind, 'level'> & { level?: string }): StudyRun => runOf(STUDY, { level: LEVEL, ...kind });
const usual = of(TABLE);
const players = (seats: number): string => `${seats} joueurs`;
const others = of({ seats: 2 });
const perTable = `${gamesOf(usual.games)} à ${players(TABLE.seats)}, ${gamesOf(others.games)} à chacune des autres tables`;
/** Shares are told in points of a hundredth. */
const POINT = 0.01;

const ofAll = (name: string): number => STUDY.runs.reduce((sum, run) => sum + total(run, name), 0);

function endSays(): string {
  const [last, stopped] = [ofAll('by-last'), STUDY.runs.reduce((sum, run) => sum + (run.stopped ?? 0), 0)];
  if (last + stopped === 0) {
    return `Les ${gamesOf(STUDY.games)} ont toutes fini par la Cité Interdite et ses trois provinces : aucune n’a laissé un joueur seul, aucune n’a dû être arrêtée.`;
  }
  const ends = [
    ...(last > 0 ? [`${several(last, 'une a laissé', 'ont laissé')} un joueur seul en jeu`] : []),
    ...(stopped > 0
      ? [`${several(stopped, 'une tournait', 'tournaient')} en rond et ne ${plural(stopped, 'compte', 'comptent')} pas`]
      : []),
  ];
  return `Sur ${gamesOf(STUDY.games)}, ${together(ends)} ; toutes les autres ont fini par la Cité Interdite et ses trois provinces.`;
}

const length = (): Figure => ({
  title: 'Tours de jeu jusqu’à la victoire, en moyenne',
  what: 'tours de jeu',
  unit: 'number',
  groups: [{ rows: SEATS.map((seats) => ({ label: players(seats), sure: mean(of({ seats }), 'length') })) }],
  says: `À ${players(TABLE.seats)}, ${lengthSays(usual, 'tour', 'tours')}. ${endSays()}`,
  games: perTable,
});

const peopleRows = (run: StudyRun): readonly Row[] =>
  PEOPLES.map((people) => ({ label: PEOPLE_NAMES[people], sure: share(run, `won-by-${people}`, `plays-${people}`) })).toSorted(
    (a, b) => b.sure.value - a.sure.value,
  );

function peoples(): Figure {
  const groups = [4, 6, 3, 2].map((seats) => ({ title: `À ${players(seats)}`, rows: peopleRows(of({ seats })), mark: 1 / seats }));
  const [four] = groups;
  const [most, least] = [four?.rows[0], four?.rows.at(-1)];
  const best =
    !four || !most || !least || apartIn([four]).length === 0
      ? 'aucun peuple ne s’écarte de la part égale'
      : `les ${most.label} gagnent le plus (${percent(most.sure.value, 0)} pour ${percent(four.mark, 0)}), les ${least.label} le moins (${percent(least.sure.value, 0)})`;
  return {
    title: 'Part des victoires de qui mène chaque peuple',
    what: 'des parties où il joue',
    unit: 'share',
    groups,
    says: `À ${players(TABLE.seats)}, ${best}. À 2 et à 3, chacun mène plusieurs peuples : la part est celle du joueur qui a celui-ci parmi les siens.`,
    games: perTable,
  };
}

function seats(): Figure {
  const groups = SEATS.map((many) => ({ title: `À ${players(many)}`, rows: winRows(of({ seats: many }), many, ''), mark: 1 / many }));
  return {
    title: 'Part des victoires, selon l’ordre du choix des peuples',
    what: 'des parties gagnées',
    unit: 'share',
    groups,
    says: `Le « 1er » a gagné le dé du choix. Ici les peuples sont donnés au hasard, pour que le rang ne se confonde pas avec le peuple. ${winSays(groups)}`,
    games: perTable,
  };
}

const MOMENTS = [
  ['led-first', 'Au premier décompte'],
  ['led-half', 'À mi-partie'],
  ['led-late', 'Aux trois quarts'],
  ['led-last', 'Au dernier décompte'],
] as const;

function course(): Figure {
  const groups = [
    {
      title: 'Qui mène aux points gagne',
      rows: MOMENTS.map(([name, label]) => ({ label, sure: share(usual, name, 'counted') })),
      mark: 1 / 4,
    },
    {
      title: 'Qui est le premier gagne',
      rows: [
        { label: 'À tenir un royaume entier', sure: share(usual, 'whole-won', 'whole') },
        { label: 'Maître des Vents', sure: share(usual, 'mastered-won', 'mastered') },
      ],
      mark: 1 / 4,
    },
  ];
  const master = share(usual, 'mastered-won', 'mastered');
  const kingdom = share(usual, 'whole-won', 'whole');
  return {
    title: `Qui est devant finit-il par gagner, à ${players(TABLE.seats)} ?`,
    what: 'des parties',
    unit: 'share',
    groups,
    says: `Qui tient le premier un royaume entier gagne ${percent(kingdom.value, 0)} du temps (la part égale serait 25 %), et le premier Maître des Vents ${percent(master.value, 0)}. Ce sont des rencontres, pas des causes : qui joue mieux, ou a plus de chance, arrive aussi plus tôt. La Cité est prise ${decimal(total(usual, 'masters') / usual.games, 2)} fois par partie.`,
    games: gamesOf(usual.games),
  };
}

const cardRow = ({ id, name }: Card): Row => ({ label: name, sure: rateOf(usual, `card-gain-${id}`, `card-drawn-${id}`, POINT) });

function cards(): Figure {
  const group = (title: string, color: Card['color']): FigureGroup => ({
    title,
    rows: CARDS.filter((card: Card) => card.color === color)
      .map(cardRow)
      .toSorted((a, b) => b.sure.value - a.sure.value),
    mark: 0,
  });
  const groups = [group('Cartes vertes', 'green'), group('Cartes rouges', 'red')];
  const apart = apartIn(groups).toSorted((a, b) => b.sure.value - a.sure.value);
  const named = (sign: number) =>
    together(apart.flatMap(({ label, sure }) => (Math.sign(sure.value) === sign ? `${label} (${signed(sure.value)})` : [])));
  const told = [named(1) && `valent plus que les autres : ${named(1)}`, named(-1) && `moins : ${named(-1)}`].filter(Boolean);
  const worth = told.length === 0 ? 'aucune carte ne s’écarte des autres' : told.join(' ; ');
  const idle = CARDS.filter(({ id }) => total(usual, `card-played-${id}`) < 0.05 * usual.games).map(({ the }) => the);
  const rest =
    idle.length === 0
      ? ''
      : ` Ces robots jouent moins d’une fois en vingt parties ${together(idle)} : là, l’écart ne dit que ce que coûte une carte gardée pour rien.`;
  return {
    title: 'Ce que vaut une carte reçue, à côté d’une carte quelconque',
    what: 'points de victoire sur cent',
    unit: 'gap',
    groups,
    says: `${upperFirst(worth)}.${rest}`,
    games: `${gamesOf(usual.games)}, ${thousands(CARDS.reduce((sum, { id }) => sum + total(usual, `card-drawn-${id}`), 0))} cartes reçues`,
  };
}

const gapOf = (run: StudyRun, name: string): Sure => mean(gapCount(run), name);
/** In points of a hundredth of the games where the people plays. */
const peopleGap = (run: StudyRun, people: People): Sure => rateOf(gapCount(run), `won-by-${people}`, `plays-${people}`, POINT);

const compared = COMPARED.map(([ruling, reading, label, people]) => ({ label, people, run: of({ ...TABLE, ruling, reading }) }));
const paired = (run: StudyRun): string => `${gamesOf(run.games)} par ligne, chacune à côté de la même donne sous nos lectures`;
const [firstCompared] = compared;

function rulings(): Figure {
  const rows = compared.map(({ label, run }) => ({ label, sure: gapOf(run, 'length') }));
  return {
    title: 'Ce qu’une autre lecture change à la durée',
    what: 'tours de jeu',
    unit: 'gap',
    groups: [{ rows, mark: 0 }],
    says: gapSays(rows, 'la durée'),
    games: firstCompared ? paired(firstCompared.run) : '',
  };
}

function rulingWins(): Figure {
  const touched = compared.flatMap(({ label, people, run }) =>
    people ? [{ label, row: { label: PEOPLE_NAMES[people], sure: peopleGap(run, people) } }] : [],
  );
  return {
    title: 'Et aux victoires du peuple qu’elle touche',
    what: 'points de victoire sur cent',
    unit: 'gap',
    groups: touched.map(({ label, row }) => ({ title: upperFirst(label), rows: [row], mark: 0 })),
    says: gapSays(
      touched.map(({ label, row }) => ({ ...row, label })),
      'les victoires du peuple qu’elle touche',
    ),
    games: firstCompared ? paired(firstCompared.run) : '',
  };
}

const boxes = CAPITAL_VALUES.map(([variant, change]) => ({ change, run: of({ ...TABLE, variant }) }));
const boxTitle = (change: number): string => `${change > 0 ? 'Deux points de plus' : 'Deux points de moins'} par capitale`;
const pairedBox = (): string =>
  boxes[0] ? `${gamesOf(boxes[0].run.games)} par plateau, chacune à côté de la même donne sur le nôtre` : '';

function values(): Figure {
  const rows = boxes.map(({ change, run }) => ({ label: boxTitle(change), sure: gapOf(run, 'length') }));
  return {
    title: 'Ce que d’autres valeurs de capitales changent à la durée',
    what: 'tours de jeu',
    unit: 'gap',
    groups: [{ rows, mark: 0 }],
    says: gapSays(rows, 'la durée', 'valeur'),
    games: pairedBox(),
  };
}

function valueWins(): Figure {
  const groups = boxes.map(({ change, run }) => ({
    title: boxTitle(change),
    rows: PEOPLES.map((people) => ({ label: PEOPLE_NAMES[people], sure: peopleGap(run, people) })),
    mark: 0,
  }));
  const moved = apartIn(groups).map(({ title, label, sure }) => `${title.toLowerCase()}, ${label} (${signed(sure.value)})`);
  return {
    title: 'Et aux victoires de chaque peuple',
    what: 'points de victoire sur cent',
    unit: 'gap',
    groups,
    says: `${moved.length === 0 ? 'Aucun peuple n’y gagne ni n’y perd de façon mesurable' : `${isChance(groups) ? 'Rien de sûr ; s’écarte' : 'S’écarte'}${plural(moved.length, '', 'nt')} : ${together(moved)}`}.`,
    games: pairedBox(),
  };
}

/** Of so many fights, how much more often they were won than the odds say, in points; the interval is that of the dice alone. */
function miss(count: Count, name: string): Sure {
  const fights = total(count, `fight-n-${name}`);
  const value = (100 * (total(count, `fight-won-${name}`) - total(count, `fight-odds-${name}`))) / Math.max(1, fights);
  const half = (196 * Math.sqrt(total(count, `fight-var-${name}`))) / Math.max(1, fights);
  return { value, low: value - half, high: value + half };
}

const SORTS = [
  ['plain', 'Entre deux peuples, sans la main de Dieu'],
  ['hand', 'Avec la main de Dieu'],
  ['demons', 'Contre les démons'],
] as const;

function fights(): Figure {
  const bins = Array.from({ length: BINS }, (_, bin) => ({ label: `de ${bin * 10} à ${(bin + 1) * 10} %`, sure: miss(usual, `${bin}`) }));
  const sorts = SORTS.map(([name, label]) => ({ label, sure: miss(usual, name) }));
  const out = bins.filter(({ sure }) => isApart(sure, 0)).length;
  const all = SORTS.reduce((sum, [name]) => sum + total(usual, `fight-n-${name}`), 0);
  return {
    title: 'Combats gagnés par l’attaquant, à côté des chances du calculateur',
    what: 'points d’écart, sur cent',
    unit: 'gap',
    groups: [
      { title: 'Selon la chance annoncée', rows: bins, mark: 0 },
      { title: 'Selon le combat', rows: sorts, mark: 0 },
    ],
    says: `Une partie compte ${decimal(all / usual.games, 0)} combats aux dés. ${out === 0 ? 'Chaque dixième tombe juste' : `${BINS - out} dixièmes sur ${BINS} tombent juste`}, à ce que le hasard des dés permet près.`,
    games: `${thousands(all)} combats, ${gamesOf(usual.games)}`,
  };
}

export const FIGURES: Readonly<Record<string, () => Figure>> = {
  duree: length,
  peuples: peoples,
  places: seats,
  cours: course,
  cartes: cards,
  litiges: rulings,
  'litiges-peuples': rulingWins,
  valeurs: values,
  'valeurs-peuples': valueWins,
  combats: fights,
};

/** Games by length at the table of reference. */
export const lengths = () => ({ title: `Durée des parties à ${players(TABLE.seats)}`, bars: lengthBars(usual, 2, 'tours') });

/** What the page's own games are held against. */
export const briefs = (count: Count, { seats: many }: StudyKind): readonly Brief[] => [
  { title: 'Durée', what: 'tours de jeu', unit: 'number', rows: [{ label: 'en moyenne', sure: mean(count, 'length') }] },
  { title: 'Victoires selon l’ordre du choix', what: 'des parties', unit: 'share', rows: winRows(count, many, ''), mark: 1 / many },
  {
    title: 'Victoires de qui mène chaque peuple',
    what: 'des parties où il joue',
    unit: 'share',
    rows: PEOPLES.map((people) => ({ label: PEOPLE_NAMES[people], sure: share(count, `won-by-${people}`, `plays-${people}`) })),
    mark: 1 / many,
  },
  {
    title: 'Qui mène à mi-partie gagne',
    what: 'des parties',
    unit: 'share',
    rows: [{ label: 'aux points', sure: share(count, 'led-half', 'counted') }],
    mark: 1 / many,
  },
  {
    title: 'Le premier Maître des Vents gagne',
    what: 'des parties',
    unit: 'share',
    rows: [{ label: 'le premier', sure: share(count, 'mastered-won', 'mastered') }],
    mark: 1 / many,
  },
];
