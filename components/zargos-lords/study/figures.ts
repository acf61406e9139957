/** The figures of the study of Zargo's Lords: what the stored games say, in numbers and in a sentence made of them. */
import { difference, mean, type Sure, share } from '#components/study/count.ts';
import stored from '#components/study/data/zargos-lords.json' with { type: 'json' };
import type { Figure, Row } from '#components/study/figure.ts';
import { apartIn, gamesOf, gapSays, lengthBars, lengthSays } from '#components/study/figure-words.ts';
import { runOf, type Study, type StudyRun } from '#components/study/plan.ts';
import { percent, together, upperFirst } from '#engine/core/french.ts';
import { KIND_NAMES, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { SCENARIOS, type ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';
import { CHANGED, COMPARED, EVEN, LEVEL, OTHERS, studyKindOf, variantOf } from './plan.ts';

export const STUDY: Study = stored as unknown as Study;

/** The run of a scenario under our readings and with our box. */
export const scenarioRun = (start: ScenarioId): StudyRun => runOf(STUDY, studyKindOf(start));
const name = (start: ScenarioId): string => SCENARIOS[start].name;
/** « Chevaliers » */
const peopleOf = (start: ScenarioId, seat: number): string => {
  const people = SCENARIOS[start].peoples?.[seat];
  return people ? upperFirst(PEOPLE_NAMES[people]) : seat === 0 ? 'Le premier à tirer sa carte' : 'Le second';
};

const won = (start: ScenarioId, seat: number): Sure => share(scenarioRun(start), `won-${seat}`);

function sides(): Figure {
  const groups = EVEN.map((start) => ({
    title: name(start),
    rows: [0, 1].map((seat): Row => ({ label: peopleOf(start, seat), sure: won(start, seat) })),
    mark: 1 / 2,
  }));
  const apart = apartIn(groups).map(({ title, label, sure }) => `${title.toLowerCase()}, ${label} (${percent(sure.value)})`);
  return {
    title: 'Part des victoires de chaque peuple, à l’escarmouche',
    what: 'des parties',
    unit: 'share',
    groups,
    says:
      apart.length === 0
        ? 'Aucun bord ne s’écarte de la moitié plus que la marge : les armées de ces quatre cartes ont été choisies pour cela.'
        : `S’écartent de la moitié : ${together(apart)}.`,
    games: `${gamesOf(scenarioRun('ponts').games)} par carte, en huit mois ; une partie nulle compte pour une moitié`,
  };
}

function wars(): Figure {
  const groups = OTHERS.map((start) => ({
    title: `${name(start)} (${gamesOf(scenarioRun(start).games)})`,
    rows: [0, 1].map((seat): Row => ({ label: peopleOf(start, seat), sure: won(start, seat) })),
  }));
  return {
    title: 'Part des victoires de chaque bord, avec villes et escortes',
    what: 'des parties',
    unit: 'share',
    groups,
    says: `Ces départs n’ont pas été équilibrés. Les Chevaliers gagnent ${percent(won('escorte', 0).value, 0)} des escortes et tiennent ${percent(won('siege', 0).value, 0)} des sièges. Un continent contre un se joue entre deux peuples que les cartes donnent ; il y en a trop peu pour en dire plus que la marge.`,
    games: 'Sous chaque titre, le nombre de parties ; la guerre entière, trop longue, n’est pas comptée',
  };
}

function length(): Figure {
  return {
    title: 'Mois jusqu’à la fin, en moyenne',
    what: 'mois',
    unit: 'number',
    groups: [{ rows: [...EVEN, ...OTHERS].map((start): Row => ({ label: name(start), sure: mean(scenarioRun(start), 'length') })) }],
    says: `Au « Col », ${lengthSays(scenarioRun('col'), 'mois', 'mois')}.`,
    games: `${gamesOf(scenarioRun('col').games)} par carte d’escarmouche, ${gamesOf(scenarioRun('escorte').games)}, ${gamesOf(scenarioRun('siege').games)} et ${gamesOf(scenarioRun('continent').games)} pour les trois autres`,
  };
}

function endings(): Figure {
  return {
    title: 'Escarmouches qui finissent par leurs mois, et non par une déroute',
    what: 'des parties',
    unit: 'share',
    groups: [
      { title: 'Au bout des mois', rows: EVEN.map((start): Row => ({ label: name(start), sure: share(scenarioRun(start), 'by-months') })) },
      { title: 'Un camp tenu à la fin', rows: EVEN.map((start): Row => ({ label: name(start), sure: share(scenarioRun(start), 'camp') })) },
    ],
    says: `Aux « Deux ponts », ${percent(share(scenarioRun('ponts'), 'by-months').value, 0)} des parties vont au bout de leurs huit mois ; aux « Gouffres », ${percent(share(scenarioRun('gouffres'), 'by-months').value, 0)}.`,
    games: `${gamesOf(scenarioRun('ponts').games)} par carte`,
  };
}

/** In points of a hundredth of the games. */
const POINT = 0.01;
const gapTo = (start: ScenarioId, run: StudyRun): Sure => difference(run, scenarioRun(start), 'won-0', POINT);
const GAP = { what: 'points de victoire sur cent', unit: 'gap' } as const;

function rulings(): Figure {
  const runs = COMPARED.map(([start, ruling, reading, label]) => ({
    label: `${name(start)}, ${label}`,
    start,
    run: runOf(STUDY, { ...studyKindOf(start), ruling, reading }),
  }));
  const rows = runs.map(({ label, start, run }): Row => ({ label, sure: gapTo(start, run) }));
  return {
    ...GAP,
    title: 'Ce qu’une autre lecture change aux victoires du premier peuple',
    groups: [{ rows, mark: 0 }],
    says: gapSays(rows, 'qui gagne'),
    games: `${gamesOf(runs[0]?.run.games ?? 0)} par lecture, à côté des ${gamesOf(scenarioRun('ponts').games)} de la même carte sous les nôtres`,
  };
}

function factors(): Figure {
  const runs = CHANGED.map(([start, kind, factor, by]) => ({
    label: `${name(start)}, ${KIND_NAMES[kind].one} : ${factor === 'combat' ? 'combat' : 'mouvement'} ${by > 0 ? '+' : '−'} ${Math.abs(by)}`,
    start,
    run: runOf(STUDY, { seats: 2, level: LEVEL, variant: variantOf(start, { kind, factor, by }) }),
  }));
  const rows = runs.map(({ label, start, run }): Row => ({ label, sure: gapTo(start, run) }));
  return {
    ...GAP,
    title: 'Ce qu’un point d’un facteur reconstitué change aux victoires du premier peuple',
    groups: [{ rows, mark: 0 }],
    says: `${gapSays(rows, 'qui gagne', 'valeur')} Les robots pèsent leurs coups avec nos facteurs, même quand la boîte en dit un autre.`,
    games: `${gamesOf(runs[0]?.run.games ?? 0)} par valeur, à côté des ${gamesOf(scenarioRun('ponts').games)} de la même carte avec les nôtres`,
  };
}

export const FIGURES: Readonly<Record<string, () => Figure>> = {
  duree: length,
  bords: sides,
  fins: endings,
  guerres: wars,
  litiges: rulings,
  facteurs: factors,
};

/** Games by length on one map. */
export const lengths = () => ({ title: 'Durée des parties au « Col »', bars: lengthBars(scenarioRun('col'), 1, 'mois') });
