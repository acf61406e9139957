/** The figures of the study of Gran: what the stored games say, in numbers and in a sentence made of them. */
import type { Brief } from '#components/study/brief.ts';
import { type Count, difference, mean, part, share, total } from '#components/study/count.ts';
import stored from '#components/study/data/gran.json' with { type: 'json' };
import type { Figure, FigureGroup } from '#components/study/figure.ts';
import { gamesOf, gapSays, lengthBars, lengthSays, winRows, winSays } from '#components/study/figure-words.ts';
import { runOf, type Study, type StudyKind, type StudyRun } from '#components/study/plan.ts';
import { decimal, percent, plural, several } from '#engine/core/french.ts';
import { kingdomName } from '#engine/gran/board/tables.ts';
import { COPIES, PILE, winningFaces } from '#engine/gran/data/box.ts';
import { FORCES, GOALS, type Goal } from '#engine/gran/types.ts';
import { COMPARED, LANDS, LEVEL, SEATS, TABLE } from './plan.ts';

export const STUDY: Study = stored as unknown as Study;

const of = (kind: Omit<StudyKind, 'level'>): StudyRun => runOf(STUDY, { ...kind, level: LEVEL });
const usual = of(TABLE);
const at = (seats: number, goal: Goal = TABLE.goal): StudyRun => of({ seats, goal });
const knights = (seats: number): string => `${seats} chevaliers`;
const each = (run: StudyRun): string => `${gamesOf(run.games)} par ligne`;

/** A duel won against a card of a full pile (GRA-DRA-2). */
const DUEL = FORCES.reduce<number>((sum, force) => sum + COPIES[force] * winningFaces(force), 0) / (6 * PILE);

const bySeats = (row: (run: StudyRun) => FigureGroup['rows'][number]['sure']): FigureGroup['rows'] =>
  SEATS.map((seats) => ({ label: knights(seats), sure: row(at(seats)) }));

function length(): Figure {
  const stopped = STUDY.runs.reduce((sum, { stopped: one = 0 }) => sum + one, 0);
  const end =
    stopped === 0
      ? 'Toutes les parties ont fini d’elles-mêmes.'
      : `Sur ${gamesOf(STUDY.games)}, ${several(stopped, 'une tournait', 'tournaient')} en rond ; aucun nombre ne ${plural(stopped, 'la', 'les')} compte.`;
  return {
    title: 'Tours de table jusqu’à la victoire, en moyenne',
    what: 'tours de table',
    unit: 'number',
    groups: GOALS.map((goal) => ({
      title: `${goal} sceaux`,
      rows: SEATS.map((seats) => ({ label: knights(seats), sure: mean(at(seats, goal), 'length') })),
    })),
    says: `À ${knights(TABLE.seats)} et ${TABLE.goal} sceaux, ${lengthSays(usual, 'tour', 'tours')}. ${end}`,
    games: each(usual),
  };
}

function winners(): Figure {
  const groups = SEATS.map((seats) => ({ title: `À ${knights(seats)}`, rows: winRows(at(seats), seats, ' à jouer'), mark: 1 / seats }));
  return {
    title: 'Part des victoires selon l’ordre du premier tour',
    what: 'des parties gagnées',
    unit: 'share',
    groups,
    says: winSays(groups),
    games: `${gamesOf(usual.games)} par table, à ${TABLE.goal} sceaux`,
  };
}

function duels(): Figure {
  const won = part(usual, 'duels-won', 'duels');
  const first = `À ${knights(TABLE.seats)}, une partie compte ${decimal(total(usual, 'duels') / usual.games, 0)} duels`;
  return {
    title: 'Duels de dragon gagnés',
    what: 'des duels',
    unit: 'share',
    groups: [{ rows: bySeats((run) => part(run, 'duels-won', 'duels')), mark: DUEL }],
    says: `${first} ; ${percent(won.value)} sont gagnés. En pointillés, la chance devant une pile entière : sept sur douze, ${percent(DUEL)}. Les robots comptent les cartes sorties et choisissent leur moment.`,
    games: each(usual),
  };
}

const FATES = [
  ['to-city', 'Il arrive dans une cité'],
  ['to-rival', 'Un rival le prend au porteur'],
  ['to-dragon', 'Un dragon le fait perdre'],
] as const;

function ring(): Figure {
  const by = (name: string) => decimal(total(usual, name) / usual.games);
  return {
    title: 'Ce qui arrive à l’anneau, par partie',
    what: 'fois par partie',
    unit: 'number',
    groups: FATES.map(([name, title]) => ({ title, rows: bySeats((run) => mean(run, name)) })),
    says: `À ${knights(TABLE.seats)}, l’anneau entre ${by('to-city')} fois dans une cité ; en chemin il change de mains ${by('to-rival')} fois, et un dragon le fait perdre ${by('to-dragon')} fois.`,
    games: each(usual),
  };
}

const landName = (land: (typeof LANDS)[number]): string => (land === 'exil' ? 'Points d’exil' : kingdomName(land));

function places(): Figure {
  const rows = LANDS.map((land) => ({ label: landName(land), sure: part(usual, `lost-${land}`, 'losses') })).toSorted(
    (a, b) => b.sure.value - a.sure.value,
  );
  const [most] = rows;
  return {
    title: `Où le porteur perd l’anneau, à ${knights(TABLE.seats)}`,
    what: 'des pertes',
    unit: 'share',
    groups: [{ rows }],
    says: `${most ? `${most.label} vient en tête, avec ${percent(most.sure.value, 0)} des pertes` : ''}, rivaux et dragons confondus. Ces lieux sont ceux de notre plateau reconstitué : ne rien en conclure sur l’imprimé.`,
    games: `${gamesOf(usual.games)}, ${decimal(total(usual, 'losses'), 0)} pertes`,
  };
}

function leads(): Figure {
  const first = share(usual, 'opener');
  const close = share(usual, 'close');
  return {
    title: 'Une avance se garde-t-elle ?',
    what: 'des parties',
    unit: 'share',
    groups: [
      { title: 'Le premier à recevoir un sceau gagne', rows: bySeats((run) => share(run, 'opener')) },
      { title: 'Un autre finit à un sceau du but', rows: bySeats((run) => share(run, 'close')) },
    ],
    says: `À ${knights(TABLE.seats)}, qui a le premier sceau gagne ${percent(first.value, 0)} du temps (la part égale serait ${percent(1 / TABLE.seats, 0)}), et ${percent(close.value, 0)} des parties se jouent au dernier sceau.`,
    games: each(usual),
  };
}

const compared = COMPARED.map(([ruling, reading, label]) => ({ label, run: of({ ...TABLE, ruling, reading }) }));

function rulings(): Figure {
  const rows = compared.map(({ label, run }) => ({ label, sure: difference(run, usual, 'length') }));
  return {
    title: 'Ce qu’une autre lecture change à la durée',
    what: 'tours de table',
    unit: 'gap',
    groups: [{ rows, mark: 0 }],
    says: gapSays(rows, 'la durée'),
    games: `${gamesOf(compared[0]?.run.games ?? 0)} par lecture, ${gamesOf(usual.games)} sous les nôtres, à ${knights(TABLE.seats)}`,
  };
}

export const FIGURES: Readonly<Record<string, () => Figure>> = {
  duree: length,
  gagnants: winners,
  duels,
  anneau: ring,
  lieux: places,
  avance: leads,
  litiges: rulings,
};

/** Games by length at the table of reference, ten rounds a bar. */
export const lengths = () => ({
  title: `Durée des parties à ${knights(TABLE.seats)} et ${TABLE.goal} sceaux`,
  bars: lengthBars(usual, 10, 'tours'),
});

/** What the page's own games are held against. */
export const briefs = (count: Count, { seats }: StudyKind): readonly Brief[] => [
  { title: 'Durée', what: 'tours de table', unit: 'number', rows: [{ label: 'en moyenne', sure: mean(count, 'length') }] },
  { title: 'Victoires', what: 'des parties', unit: 'share', rows: winRows(count, seats, ' à jouer'), mark: 1 / seats },
  {
    title: 'Duels gagnés',
    what: 'des duels',
    unit: 'share',
    rows: [{ label: 'contre les dragons', sure: part(count, 'duels-won', 'duels') }],
    mark: DUEL,
  },
  {
    title: 'Anneau pris à son porteur',
    what: 'fois par partie',
    unit: 'number',
    rows: [{ label: 'par un rival', sure: mean(count, 'to-rival') }],
  },
  { title: 'Parties serrées', what: 'des parties', unit: 'share', rows: [{ label: 'à un sceau du but', sure: share(count, 'close') }] },
];
