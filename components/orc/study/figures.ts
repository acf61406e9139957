/** The figures of the study of De l'Orc pour les braves: what the stored games say, in numbers and in a sentence made of them. */
import type { Brief } from '#components/study/brief.ts';
import { type Count, difference, mean, type Sure, share, total } from '#components/study/count.ts';
import stored from '#components/study/data/orc.json' with { type: 'json' };
import type { Figure, Group } from '#components/study/figure.ts';
import { type Kind, type Run, runOf, type Study } from '#components/study/plan.ts';
import { gamesOf, gapSays, lengthBars, lengthSays, rank, winRows, winSays } from '#components/study/words.ts';
import { decimal, percent } from '#engine/core/french.ts';
import { DESERTIONS, PILES, SHIELDS } from '#engine/orc/setup.ts';
import { COMPARED, LEVEL, SEATS, TABLE } from './plan.ts';

export const STUDY: Study = stored as unknown as Study;
export const COMMAND = 'npm run study -- orc';

const of = (kind: Omit<Kind, 'level'> & { level?: string }): Run => runOf(STUDY, { level: LEVEL, ...kind });
const usual = of(TABLE);
const better = of({ ...TABLE, level: 'distrait' });
const players = (seats: number): string => `${seats} joueurs`;
const each = (run: Run): string => `${gamesOf(run.games)} par ligne`;
const bySeats = (row: (run: Run) => Sure): Group['rows'] => SEATS.map((seats) => ({ label: players(seats), sure: row(of({ seats })) }));
const perRound = (run: Run, name: string): number => total(run, name) / total(run, 'length');

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

const pointRows = (run: Run, seats: number): Group['rows'] =>
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
  games: `${each(usual)}, ${decimal(better.games)} pour la dernière`,
});

const piles = (): Figure => ({
  title: 'Piles que personne ne prend',
  what: 'des piles',
  unit: 'share',
  groups: [{ rows: bySeats((run) => share(run, 'piles-lost', 'piles')) }],
  says: `À ${players(TABLE.seats)}, il n’y a que ${SHIELDS * (TABLE.seats - 1)} boucliers pour ${PILES[TABLE.seats]} piles : il s’en perd ${percent(share(usual, 'piles-lost', 'piles').value)}.`,
  games: each(usual),
});

const battles = (): Figure => ({
  title: 'Les batailles',
  what: 'des batailles',
  unit: 'share',
  groups: [
    { title: 'Gagnées de deux points de force au plus, ou partagées', rows: bySeats((run) => share(run, 'battles-close', 'battles')) },
    { title: 'À plusieurs vainqueurs', rows: bySeats((run) => share(run, 'battles-shared', 'battles')) },
    { title: 'Où frappe le commando', rows: bySeats((run) => share(run, 'battles-struck', 'battles')) },
    { title: 'Où arrive la machine volante', rows: bySeats((run) => share(run, 'battles-flown', 'battles')) },
  ],
  says: `À ${players(TABLE.seats)}, un espion obtient la carte qu’il réclame ${percent(share(usual, 'spies-given', 'spies-asking').value, 0)} du temps. Batailles sans vainqueur : ${percent(share(usual, 'battles-void', 'battles').value)}.`,
  games: each(usual),
});

const compared = COMPARED.map(([ruling, reading, label]) => ({ label, run: of({ ...TABLE, ruling, reading }) }));

function rulings(): Figure {
  const rows = compared.map(({ label, run }) => ({ label, sure: difference(run, usual, 'length') }));
  return {
    title: 'Ce qu’une autre lecture change à la durée',
    what: 'manches',
    unit: 'gap',
    groups: [{ rows, mark: 0 }],
    says: gapSays(rows, 'la durée'),
    games: `${gamesOf(compared[0]?.run.games ?? 0)} par lecture, ${gamesOf(usual.games)} sous les nôtres, à ${players(TABLE.seats)}`,
  };
}

const bots = (): Figure => ({
  title: 'Avec des robots qui retiennent les cartes',
  what: 'manches',
  unit: 'number',
  groups: [
    {
      rows: [
        { label: 'Quatre « Débutant »', sure: mean(usual, 'length') },
        { label: 'Quatre « Distrait »', sure: mean(better, 'length') },
      ],
    },
  ],
  says: `Les batailles serrées font ${percent(share(usual, 'battles-close', 'battles').value, 0)} du total chez les « Débutant », ${percent(share(better, 'battles-close', 'battles').value, 0)} chez les « Distrait ».`,
  games: `${gamesOf(usual.games)}, puis ${gamesOf(better.games)}`,
});

export const FIGURES: Readonly<Record<string, () => Figure>> = {
  duree: length,
  gagnants: winners,
  points,
  desertions,
  piles,
  batailles: battles,
  litiges: rulings,
  robots: bots,
};

/** Games by length at the table of reference. */
export const lengths = () => ({ title: `Durée des parties à ${players(TABLE.seats)}`, bars: lengthBars(usual, 1, 'manches') });

/** What the page's own games are held against. */
export const briefs = (count: Count, { seats }: Kind): readonly Brief[] => [
  { title: 'Durée', what: 'manches', unit: 'number', rows: [{ label: 'en moyenne', sure: mean(count, 'length') }] },
  { title: 'Victoires', what: 'des parties', unit: 'share', rows: winRows(count, seats, ''), mark: 1 / seats },
  { title: 'Points du vainqueur', what: 'points', unit: 'number', rows: [{ label: 'en moyenne', sure: mean(count, 'best') }] },
  {
    title: 'Piles perdues',
    what: 'des piles',
    unit: 'share',
    rows: [{ label: 'sans bouclier', sure: share(count, 'piles-lost', 'piles') }],
  },
  {
    title: 'Batailles serrées',
    what: 'des batailles',
    unit: 'share',
    rows: [{ label: 'à deux points', sure: share(count, 'battles-close', 'battles') }],
  },
];
