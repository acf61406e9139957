/** The figures of the study of Zargo's Lords: what the stored games say, in numbers and in a sentence made of them. */
import { mean, type Sure, share } from '#components/study/count.ts';
import stored from '#components/study/data/zargos-lords.json' with { type: 'json' };
import type { Figure, Row } from '#components/study/figure.ts';
import { apartIn, gamesOf, gapSays, lengthBars, lengthSays, partedGaps } from '#components/study/figure-words.ts';
import { gapCount, runOf, type Study, type StudyRun } from '#components/study/plan.ts';
import { decimal, inLetters, percent, together, upperFirst } from '#engine/core/french.ts';
import { KIND_NAMES, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { SCENARIOS, type ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';
import { PEOPLES } from '#engine/zargos-lords/types.ts';
import { CHANGED, COMPARED, comparedIn, EVEN, EVEN_WAR, HALVES, isWar, OTHERS, studyKindOf, variantOf, WARS } from './plan.ts';

export const STUDY: Study = stored as unknown as Study;

/** The run of a scenario under our readings and with our box. */
export const scenarioRun = (scenario: ScenarioId, seats = 2): StudyRun => runOf(STUDY, studyKindOf(scenario, seats));
const name = (scenario: ScenarioId): string => SCENARIOS[scenario].name;
/** « Chevaliers » */
const peopleOf = (scenario: ScenarioId, seat: number): string => {
  const people = SCENARIOS[scenario].peoples?.[seat];
  if (!people) throw new Error(`${scenario} deals its peoples`);
  return upperFirst(PEOPLE_NAMES[people]);
};

const won = (scenario: ScenarioId, seat: number): Sure => share(scenarioRun(scenario), `won-${seat}`);
const sideRows = (scenario: ScenarioId): readonly Row[] =>
  [0, 1].map((seat) => ({ label: peopleOf(scenario, seat), sure: won(scenario, seat) }));

function sides(): Figure {
  const groups = EVEN.map((start) => ({ title: name(start), rows: sideRows(start), mark: 1 / 2 }));
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

function others(): Figure {
  return {
    title: 'Part des victoires de chaque bord, avec villes et escortes',
    what: 'des parties',
    unit: 'share',
    groups: OTHERS.map((scenario) => ({ title: name(scenario), rows: sideRows(scenario), mark: 1 / 2 })),
    says: `Les Chevaliers gagnent ${percent(won('escorte', 0).value, 0)} des escortes et tiennent ${percent(won('siege', 0).value, 0)} des sièges.`,
    games: `${gamesOf(scenarioRun('siege').games)} par départ`,
  };
}

/** Wars as they are told: « La guerre des Seigneurs, à quatre » and its run. */
const WAR_RUNS = WARS.map(({ scenario, seats, variant }) => {
  const many = scenario === 'guerre' ? `, à ${inLetters(seats)}` : '';
  const armies = variant === HALVES ? ', la moitié de chaque peuple' : variant === EVEN_WAR ? ', armées de même force' : '';
  const where = `${name(scenario)}${many}`;
  return {
    title: `${where}${armies}`,
    where,
    seats,
    isEven: variant === EVEN_WAR || (scenario === 'continent' && !variant),
    run: runOf(STUDY, { ...studyKindOf(scenario, seats), variant }),
  };
});

function wars(): Figure {
  const groups = WAR_RUNS.map(({ title, seats, run }) => ({
    title: `${title} (${gamesOf(run.games)})`,
    rows: PEOPLES.map(
      (people): Row => ({ label: upperFirst(PEOPLE_NAMES[people]), sure: share(run, `won-by-${people}`, `plays-${people}`) }),
    ),
    mark: 1 / seats,
  }));
  const apart = WAR_RUNS.map(({ title, where, isEven }, at) => {
    const sorted = apartIn(groups.slice(at, at + 1)).toSorted((a, b) => b.sure.value - a.sure.value);
    const told = [sorted[0], sorted.at(-1)].flatMap((row) => (row ? [`les ${row.label} ${percent(row.sure.value, 0)}`] : []));
    return { isEven, told: told.length > 0 ? `${isEven ? where : title} : ${[...new Set(told)].join(', ')}` : undefined };
  });
  const even = apart.flatMap(({ isEven, told }) => (isEven ? [told] : []));
  const others = apart.flatMap(({ isEven, told }) => (isEven ? [] : (told ?? [])));
  const armies = even.some((told) => told !== undefined)
    ? `Avec les armées de même force, un écart reste : ${together(even.flatMap((told) => told ?? []))}.`
    : 'Avec les armées de même force, aucun peuple ne s’écarte de la part égale plus que la marge : elles ont été comptées pour cela.';
  return {
    title: 'Part des victoires de chaque peuple, quand les cartes les donnent',
    what: 'des parties qu’il joue',
    unit: 'share',
    groups,
    says:
      others.length === 0
        ? armies
        : `${armies} Ailleurs, avec nos nombres, les peuples ne se valent pas. Le plus fort, puis le plus faible : ${others.join(' ; ')}.`,
    games: 'Sous chaque titre, le nombre de parties ; le pointillé est la part égale',
  };
}

function conquests(): Figure {
  const four = scenarioRun('guerre', 4);
  return {
    title: 'Villes prises et alliances, par partie',
    what: 'par partie',
    unit: 'number',
    groups: [
      {
        title: 'Villes prises',
        rows: WAR_RUNS.map(({ title, run }): Row => ({ label: title, sure: mean(run, 'taken') })),
      },
      {
        title: 'À quatre',
        rows: [
          { label: 'Alliances acceptées', sure: mean(four, 'allied') },
          { label: 'Alliances rompues', sure: mean(four, 'broken') },
        ],
      },
    ],
    says: `Une guerre à quatre voit tomber ${decimal(mean(four, 'taken').value, 1)} villes de seize, et dure ${decimal(mean(four, 'length').value, 0)} mois ; ${percent(share(four, 'drawn').value, 0)} finissent à égalité, au bout des mois supplémentaires que nous donnons à ceux qui mènent ensemble.`,
    games: `${gamesOf(four.games)} par ligne`,
  };
}

function length(): Figure {
  const rows = [
    ...[...EVEN, ...OTHERS].map((scenario): Row => ({ label: name(scenario), sure: mean(scenarioRun(scenario), 'length') })),
    ...WAR_RUNS.map(({ title, run }): Row => ({ label: title, sure: mean(run, 'length') })),
  ];
  return {
    title: 'Mois jusqu’à la fin, en moyenne',
    what: 'mois',
    unit: 'number',
    groups: [{ rows }],
    says: `Au « Col », ${lengthSays(scenarioRun('col'), 'mois', 'mois')}.`,
    games: `${gamesOf(scenarioRun('col').games)} par départ, et ${gamesOf(scenarioRun('guerre', 4).games)} à quatre`,
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

/** Rows held against nought: those that leave it, then the others, folded. */
function gaps(rows: readonly Row[]): Pick<Figure, 'groups' | 'rest'> {
  const { moved, rest } = partedGaps(rows);
  if (moved.length === 0) return { groups: [{ rows: rest, mark: 0 }] };
  return { groups: [{ rows: moved, mark: 0 }], ...(rest.length > 0 && { rest: [{ rows: rest, mark: 0 }] }) };
}

const readingRuns = () =>
  COMPARED.map(([scenario, ruling, reading, label]) => ({
    scenario,
    label: `${name(scenario)} : ${label} (${ruling.replace(/^LOR-/, '')})`,
    run: runOf(STUDY, { ...comparedIn(scenario), ruling, reading }),
  }));

function rulings(): Figure {
  const runs = readingRuns().filter(({ scenario }) => !isWar(scenario));
  const rows = runs.map(({ label, run }): Row => ({ label, sure: mean(gapCount(run), 'won-0', POINT) }));
  return {
    title: 'Ce qu’une autre lecture change aux victoires du premier peuple',
    what: 'points de victoire sur cent',
    unit: 'gap',
    ...gaps(rows),
    says: gapSays(rows, 'qui gagne'),
    games: `${gamesOf(runs[0]?.run.games ?? 0)} par lecture, chacune rejouée depuis le même départ sous la nôtre`,
  };
}

function warRulings(): Figure {
  const runs = readingRuns().filter(({ scenario }) => isWar(scenario));
  const rows = runs.map(
    ({ scenario, label, run }): Row => ({
      label: scenario === 'continent' ? label.replace(/^[^:]+: /, '') : label,
      sure: mean(gapCount(run), 'taken'),
    }),
  );
  return {
    title: `Ce qu’une autre lecture change aux villes prises, dans « ${name('continent')} » ou à trois dans « ${name('guerre')} »`,
    what: 'villes prises par partie',
    unit: 'gap',
    ...gaps(rows),
    says: gapSays(rows, 'combien de villes tombent'),
    games: `${gamesOf(runs[0]?.run.games ?? 0)} par lecture, chacune rejouée depuis le même départ sous la nôtre`,
  };
}

function factors(): Figure {
  const runs = CHANGED.map((change) => ({
    label: `${name(change.start)} : ${KIND_NAMES[change.kind].one}, ${change.factor === 'combat' ? 'combat' : 'mouvement'}`,
    run: runOf(STUDY, { ...studyKindOf(change.start), variant: variantOf(change) }),
  }));
  const rows = runs.map(({ label, run }): Row => ({ label, sure: mean(gapCount(run), 'won-0', POINT) }));
  return {
    title: 'Ce qu’un point de plus à un facteur reconstitué change aux victoires du premier peuple',
    what: 'points de victoire sur cent',
    unit: 'gap',
    ...gaps(rows),
    says: `${gapSays(rows, 'qui gagne', 'valeur')} Les robots pèsent leurs combats avec le nombre changé, mais estiment encore ce que vaut un pion avec les nôtres : un point de plus, joué autrement, peut desservir son camp.`,
    games: `${gamesOf(runs[0]?.run.games ?? 0)} par valeur, chacune rejouée depuis le même départ avec la nôtre`,
  };
}

export const FIGURES: Readonly<Record<string, () => Figure>> = {
  duree: length,
  bords: sides,
  villes: others,
  guerres: wars,
  conquetes: conquests,
  fins: endings,
  litiges: rulings,
  'litiges-guerre': warRulings,
  facteurs: factors,
};

/** Games by length on one map. */
export const lengths = () => ({ title: 'Durée des parties au « Col »', bars: lengthBars(scenarioRun('col'), 1, 'mois') });
