/** The figures of the study of De l'Orc pour les braves: what the stored games say, in numbers and in a sentence made of them. */
import type { Brief } from '#components/study/brief.ts';
import { between, type Count, mean, part, type Sure, total } from '#components/study/count.ts';
import stored from '#components/study/data/orc.json' with { type: 'json' };
import { type Figure, type FigureGroup, isApart } from '#components/study/figure.ts';
import {
  apartIn,
  gamesOf,
  gapSays,
  lengthBars,
  lengthSays,
  rank,
  signed,
  thousands,
  winRows,
  winSays,
} from '#components/study/figure-words.ts';
import { gapCount, runOf, type Study, type StudyKind, type StudyRun } from '#components/study/plan.ts';
import { decimal, percent, together, upperFirst } from '#engine/core/french.ts';
import { DESERTIONS } from '#engine/orc/setup.ts';
import { BETTER, COMPARED, LEVEL, SEATS, TABLE, WITHOUT, WITHOUT_DESERTION } from './plan.ts';

export const STUDY: Study = stored as unknown as Study;

const of = (kind: Omit<StudyKind, 'level'> & { level?: string }): StudyRun => runOf(STUDY, { level: LEVEL, ...kind });
const usual = of(TABLE);
const better = of({ ...TABLE, level: BETTER });
const players = (seats: number): string => `${seats} joueurs`;
const each = (run: StudyRun): string => `${gamesOf(run.games)} par ligne`;
const bySeats = (row: (run: StudyRun) => Sure): FigureGroup['rows'] =>
  SEATS.map((seats) => ({ label: players(seats), sure: row(of({ seats })) }));
const perRound = (run: StudyRun, name: string): number => total(run, name) / total(run, 'length');

const length = (): Figure => ({
  title: 'Manches jusqu’à la fin, en moyenne',
  what: 'manches',
  unit: 'number',
  groups: [{ rows: bySeats((run) => mean(run, 'length')) }],
  says: `À ${players(TABLE.seats)}, ${lengthSays(usual, 'manche', 'manches')}.`,
  games: each(usual),
});

function winners(): Figure {
  const groups = SEATS.map((seats) => ({ title: `À ${players(seats)}`, rows: winRows(of({ seats }), seats, ''), mark: 1 / seats }));
  return {
    title: 'Part des victoires, depuis le premier Sorcier',
    what: 'des parties gagnées',
    unit: 'share',
    groups,
    says: `Le « 1er » est le premier Sorcier, le « 2e » son voisin de gauche. ${winSays(groups)}`,
    games: `${gamesOf(usual.games)} par table ; une victoire partagée compte pour sa part`,
  };
}

const pointRows = (run: StudyRun, seats: number): FigureGroup['rows'] =>
  Array.from({ length: seats }, (_, order) => ({ label: rank(order), sure: mean(run, `points-${order}`) }));

const points = (): Figure => ({
  title: 'Points à la fin, depuis le premier Sorcier',
  what: 'points',
  unit: 'number',
  groups: SEATS.map((seats) => ({ title: `À ${players(seats)}`, rows: pointRows(of({ seats }), seats) })),
  says: `À ${players(TABLE.seats)}, le vainqueur finit à ${decimal(total(usual, 'best') / usual.games)} points en moyenne.`,
  games: `${gamesOf(usual.games)} par table`,
});

const desertions = (): Figure => ({
  title: 'Désertions posées dans une partie',
  what: 'par partie',
  unit: 'number',
  groups: [
    { title: 'Robots « Débutant »', rows: bySeats((run) => mean(run, 'desertions')) },
    { title: 'Robots « Distrait »', rows: [{ label: players(TABLE.seats), sure: mean(better, 'desertions') }] },
  ],
  says: `À ${players(TABLE.seats)}, c’est ${decimal(perRound(usual, 'desertions'), 2)} par manche chez les « Débutant », ${decimal(perRound(better, 'desertions'), 2)} chez les « Distrait », sur ${DESERTIONS[TABLE.seats] * (TABLE.seats - 1)} possibles.`,
  games: `${each(usual)}, ${thousands(better.games)} pour la dernière`,
});

/** In points of a hundredth of the games. */
const POINT = 0.01;
const without = [LEVEL, BETTER].map((level, at) => ({
  label: at === 0 ? '« Débutant »' : '« Distrait »',
  run: gapCount(of({ ...TABLE, level, variant: WITHOUT_DESERTION })),
}));

/** What a player loses or gains by giving his desertions up: the same deals, with and without. */
function worth(): Figure {
  const rows = without.map(({ label, run }) => ({ label: `Entre ${label}`, sure: mean(run, `won-${WITHOUT}`, POINT) }));
  const groups = [{ rows, mark: 0 }];
  const moved = apartIn(groups).map(({ label, sure }) => `${label} (${signed(sure.value)})`);
  const told = moved.length === 0 ? 'Ses victoires n’en changent pas de façon mesurable' : `Ses victoires s’écartent : ${together(moved)}`;
  const laid = `${decimal(perRound(usual, 'desertions'), 2)} par manche entre « Débutant », contre un chef et au hasard, ${decimal(perRound(better, 'desertions'), 2)} entre « Distrait »`;
  return {
    title: 'Ce que change à ses victoires un joueur qui ne pose aucune désertion',
    what: 'points de victoire sur cent',
    unit: 'gap',
    groups,
    says: `La même donne, jouée deux fois, à ${players(TABLE.seats)} : la seconde, un seul joueur, le voisin de gauche du premier Sorcier, s’en passe. ${told}. La réponse vaut pour ces robots, qui en posent peu (${laid}) : elle ne dit rien d’une désertion bien placée.`,
    games: `${gamesOf(without[0]?.run.games ?? 0)} par ligne, chacune à côté de la même donne avec ses désertions`,
  };
}

const battles = (): Figure => ({
  title: 'Les batailles',
  what: 'des batailles',
  unit: 'share',
  groups: [
    { title: 'Gagnées de deux points de force au plus, ou partagées', rows: bySeats((run) => part(run, 'battles-close', 'battles')) },
    { title: 'À plusieurs vainqueurs', rows: bySeats((run) => part(run, 'battles-shared', 'battles')) },
    { title: 'Où frappe le commando', rows: bySeats((run) => part(run, 'battles-struck', 'battles')) },
    { title: 'Où arrive la machine volante', rows: bySeats((run) => part(run, 'battles-flown', 'battles')) },
  ],
  says: `À ${players(TABLE.seats)}, un espion obtient la carte qu’il réclame ${percent(part(usual, 'spies-given', 'spies-asking').value, 0)} du temps. Batailles sans vainqueur : ${percent(part(usual, 'battles-void', 'battles').value)}.`,
  games: each(usual),
});

const compared = COMPARED.map(([ruling, reading, label]) => ({ label, run: of({ ...TABLE, ruling, reading }) }));

function rulings(): Figure {
  const all = compared.map(({ label, run }) => ({ label, sure: mean(gapCount(run), 'length') }));
  const rows = all.filter(({ sure }) => sure.high > sure.low);
  const silent = all.filter((row) => !rows.includes(row)).map(({ label }) => `« ${label} »`);
  const never =
    silent.length === 0
      ? ''
      : ` ${upperFirst(together(silent))} : pas une de ces parties n’a duré plus ou moins longtemps, et la ligne est omise.`;
  return {
    title: 'Ce qu’une autre lecture change à la durée',
    what: 'manches',
    unit: 'gap',
    groups: [{ rows, mark: 0 }],
    says: `${gapSays(rows, 'la durée')}${never}`,
    games: `${gamesOf(compared[0]?.run.games ?? 0)} par lecture à ${players(TABLE.seats)}, chacune à côté de la même donne sous les nôtres`,
  };
}

function bots(): Figure {
  const [plain, keen] = [usual, better].map((run) => part(run, 'battles-close', 'battles'));
  const more = plain && keen && between(keen, plain);
  const verdict =
    more && isApart(more, 0)
      ? `${decimal(100 * Math.abs(more.value), 0)} points de ${more.value > 0 ? 'plus' : 'moins'}`
      : 'autant, à la marge près';
  return {
    title: 'Batailles serrées, avec des robots qui retiennent les cartes',
    what: 'des batailles',
    unit: 'share',
    groups: [
      {
        rows: [
          { label: 'Quatre « Débutant »', sure: part(usual, 'battles-close', 'battles') },
          { label: 'Quatre « Distrait »', sure: part(better, 'battles-close', 'battles') },
        ],
      },
    ],
    says: `Gagnées de deux points de force au plus, ou partagées : ${percent(keen?.value ?? 0, 0)} des batailles entre « Distrait », ${percent(plain?.value ?? 0, 0)} entre « Débutant » ; ${verdict}.`,
    games: `${gamesOf(usual.games)}, puis ${gamesOf(better.games)}`,
  };
}

export const FIGURES: Readonly<Record<string, () => Figure>> = {
  duree: length,
  gagnants: winners,
  points,
  desertions,
  'sans-desertion': worth,
  batailles: battles,
  litiges: rulings,
  robots: bots,
};

/** Games by length at the table of reference. */
export const lengths = () => ({ title: `Durée des parties à ${players(TABLE.seats)}`, bars: lengthBars(usual, 1, 'manches') });

/** What the page's own games are held against. */
export const briefs = (count: Count, { seats }: StudyKind): readonly Brief[] => [
  { title: 'Durée', what: 'manches', unit: 'number', rows: [{ label: 'en moyenne', sure: mean(count, 'length') }] },
  { title: 'Victoires', what: 'des parties', unit: 'share', rows: winRows(count, seats, ''), mark: 1 / seats },
  { title: 'Points du vainqueur', what: 'points', unit: 'number', rows: [{ label: 'en moyenne', sure: mean(count, 'best') }] },
  { title: 'Désertions posées', what: 'par partie', unit: 'number', rows: [{ label: 'en moyenne', sure: mean(count, 'desertions') }] },
  {
    title: 'Batailles serrées',
    what: 'des batailles',
    unit: 'share',
    rows: [{ label: 'à deux points', sure: part(count, 'battles-close', 'battles') }],
  },
];
