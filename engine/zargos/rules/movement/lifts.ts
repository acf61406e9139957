/**
 * Why no way leads there: restrictions are lifted one at a time, in the order in which a table would name them, until a way appears; the
 * restriction that gave way is the reason. Where no single one is enough they are lifted together, and the last one is named.
 */
import { counted, of, together, upperFirst } from '../../../core/french.ts';
import { type Refusal, refuse } from '../../../core/verdict.ts';
import { FAR, isSea } from '../../board/tables.ts';
import type { RuleId } from '../../ids.ts';
import { hasMist } from './guards.ts';
import { areAsleep, isCore } from './hops.ts';
import { searchIn, type Trail } from './search.ts';
import { boatsOf, cellsOf, hopsOf, landSteps, nameOf, placeName, realmOf, youHave } from './words.ts';
import { isForeign, type Journey, WIND_CELLS } from './world.ts';

interface Lift {
  /** The world without the restriction; undefined where it is not in force. */
  readonly lift: (world: Journey) => Journey | undefined;
  /** The objection, with the way that would be open without it; `without` tells the way that would be open without another restriction. */
  readonly object: (trail: Trail, world: Journey, without: (lift: Lift, to: number) => Trail | undefined) => Refusal<RuleId>;
  /** It trades one restriction for another: never lifted together with others. */
  readonly trades?: true;
}

const typhoon: Lift = {
  lift: (world) => (world.people === 'ailes' && !world.flies ? { ...world, flies: true } : undefined),
  object: () => refuse('ZAR-TYPHON', 'Le Typhon cloue les Ailés au sol ce tour-ci : ni survol, ni bras de mer.'),
};

const quake: Lift = {
  lift: (world) => (world.people === 'araignees' && !world.vortices ? { ...world, vortices: true } : undefined),
  object: () => refuse('ZAR-TREMBLEMENT', 'Le Tremblement de terre ferme les vortex ce tour-ci.'),
};

const tidalWave: Lift = {
  lift: (world) => (world.people === 'dragons' && !world.swims ? { ...world, swims: true } : undefined),
  object: () => refuse('ZAR-RAZ', 'Le Raz-de-marée interdit la mer aux Dragons ce tour-ci.'),
};

const embarking: Lift = {
  lift: (world) => (world.ashore ? { ...world, ashore: false } : undefined),
  object: () => refuse('ZAR-L-52', 'Sous le Raz-de-marée, aucun Dragon ne va en mer, pas même en bateau ni par Vent de Terre.'),
};

/** What sleeps in the kingdom of Zargos, as the end of a sentence. */
const SLEEPING = {
  flight: 'les Ailés n’y volent pas',
  strait: 'les Ailés n’y volent pas',
  vortex: 'aucun vortex n’y mène et aucun n’en part',
  swim: 'les Dragons n’en partent pas à la nage',
} as const;

const sleepingPowers: Lift = {
  lift: (world) =>
    world.sleeps !== 'nowhere' && (world.flies || world.vortices || world.swims) ? { ...world, sleeps: 'nowhere' } : undefined,
  object: (trail, world) => {
    const { powerless } = world.tables;
    const hop = hopsOf(trail).find(
      ({ by, before, place, over }) => by && by in SLEEPING && before && areAsleep(world, [before.place, ...(over ?? []), place]),
    );
    const places = hop?.before ? [hop.before.place, ...(hop.over ?? []), hop.place] : [];
    const inside = places.filter((place) => powerless[place] === 1);
    const what = SLEEPING[(hop?.by ?? 'flight') as keyof typeof SLEEPING];
    const where = inside.map((place) => nameOf(world.tables, place));
    return refuse(
      inside.length === places.length ? 'ZAR-ZRG-4' : 'ZAR-L-19',
      `Le royaume de Zargos endort les pouvoirs (${together(where)}) : ${what}.`,
    );
  },
};

const landing: Lift = {
  lift: (world) => (world.swims && !world.lands ? { ...world, lands: true } : undefined),
  object: () => refuse('ZAR-L-18', 'À votre table, les Dragons n’abordent pas le royaume de Zargos depuis une case mer.'),
};

const sky: Lift = {
  lift: (world) => (world.flies && !world.overIce ? { ...world, overIce: true } : undefined),
  object: (trail, world) => {
    const over = hopsOf(trail)
      .flatMap((hop) => hop.over ?? [])
      .find((place) => world.frozen?.[place] === 1);
    return refuse('ZAR-L-28', `À votre table on ne survole pas ${realmOf(world.tables, over ?? trail.place)}, que fige le Vent de Glace.`);
  },
};

const soaring: Lift = {
  lift: (world) => (world.flies && !world.soars && hasMist(world) ? { ...world, soars: true } : undefined),
  object: (trail, world) => {
    const over = hopsOf(trail).find((hop) => (hop.over?.length ?? 0) > 1)?.over ?? [];
    const names = together(over.map((place) => nameOf(world.tables, place)));
    return refuse(
      'ZAR-L-54',
      `À votre table, même sous le Vent de Brume un vol ne survole qu’une province, et il faudrait survoler ${names}.`,
    );
  },
};

const storm: Lift = {
  lift: (world) => (world.shut ? { ...world, shut: undefined, crossings: world.tables.crossings } : undefined),
  object: (_trail, { tables, shut }) => {
    const names = tables.names.filter((_, place) => shut?.[place] === 1);
    return refuse(
      'ZAR-TEMPETE',
      `La Tempête coupe la route : ${together(names)} ne se ${names.length > 1 ? 'traversent' : 'traverse'} pas.`,
    );
  },
};

const boarding: Lift = {
  lift: (world) => (world.boards === 'always' ? undefined : { ...world, boards: 'always' }),
  object: (_trail, world) =>
    world.attacks
      ? refuse(
          'ZAR-L-36',
          'Ces Chevaliers ont combattu ce tour-ci : on n’embarque que des pions présents au départ depuis le début du tour.',
        )
      : refuse('ZAR-L-51', 'À votre table on n’embarque que des pions présents au départ depuis le début du tour.'),
};

const emptyCoast: Lift = {
  lift: (world) => (world.docks ? { ...world, docks: false } : undefined),
  object: (trail, world) =>
    refuse(
      'ZAR-L-12',
      `Personne ne tient ${nameOf(world.tables, trail.place)} : à votre table on n’aborde une côte vide que dans le royaume de Zargos.`,
    ),
};

const cellSteps: Lift = {
  lift: (world) => (world.cellIsStep ? { ...world, cellIsStep: false } : undefined),
  object: (trail, world) =>
    refuse(
      'ZAR-L-21',
      `À votre table chaque case mer vaut un pas : ${cellsOf(trail.cells)}, et ce groupe fait ${counted(world.range, 'pas', 'pas')}.`,
    ),
};

const stacking: Lift = {
  lift: (world) =>
    world.cards.includes('vent-de-terre') && world.readings['ZAR-L-42'] === 'aucun-cumul'
      ? { ...world, cells: world.boats + WIND_CELLS }
      : undefined,
  object: (trail) =>
    refuse(
      'ZAR-L-42',
      `Il y a ${cellsOf(trail.cells)} : le Vent de Terre en franchit ${WIND_CELLS}, et à votre table il ne s’ajoute pas aux bateaux.`,
    ),
};

/** « Il faut 3 bateaux, vous en avez 2 » */
function boatsNeeded({ cells }: Trail, { cards, readings, boats: held }: Journey): string {
  const wind = cards.includes('vent-de-terre');
  const both = wind && readings['ZAR-L-42'] !== 'aucun-cumul';
  const need = `il faut ${boatsOf(cells - (both ? WIND_CELLS : 0))}${both ? ' en plus du Vent de Terre' : ''}, ${youHave(held)}`;
  return wind && !both ? `il y a ${cellsOf(cells)}, trop pour le Vent de Terre, et ${need}` : need;
}

/** « Il y a 3 pas jusqu’à Ohms nord, ce groupe en fait 2 » */
const walkTo = ({ place, steps }: Trail, { tables, range }: Journey): string =>
  `Il y a ${counted(steps, 'pas', 'pas')} jusqu’à ${placeName(tables, place)}, ce groupe en fait ${range}`;

const afloat = (world: Journey): Journey => ({ ...world, cells: FAR });

const onFoot: Lift = {
  trades: true,
  lift: (world) => (!world.attacks && world.range !== FAR ? { ...world, range: FAR, cells: 0, boards: 'never' } : undefined),
  object: (trail, world, without) => {
    const sailed = without(boats, trail.place);
    const walk = walkTo(trail, world);
    const bySea =
      sailed && sailed.cells > world.cells && !isSea(world.tables, trail.place) ? ` ; par mer, ${boatsNeeded(sailed, world)}` : '';
    return refuse(hopsOf(trail).some(({ by }) => by === 'swim') ? 'ZAR-DRA-1' : 'ZAR-REO-1', `${walk}${bySea}.`);
  },
};

/** The rule of a distance, and the beginning of its sentence. */
interface Distance {
  readonly rule: RuleId;
  readonly far: string;
}

/** Too far for an attack by land, or by flight; undefined from one land mass to another. */
function tooFar({ tables, from, flies }: Journey, to: number): Distance | undefined {
  const apart = landSteps(tables, from, to);
  if (apart === undefined) return undefined;
  const far = `${upperFirst(nameOf(tables, to))} est à ${apart} provinces ${of(nameOf(tables, from))}`;
  return flies
    ? { rule: 'ZAR-AIL-1', far: `${far}, les Ailés attaquent à deux au plus` }
    : { rule: 'ZAR-ATT-3', far: `${far}, et l’on n’attaque qu’à une` };
}

/** ZAR-L-15, ZAR-AIL-2: what the sea is to who flies; undefined where it does not lie between. */
function overWater({ tables, from, flies }: Journey, to: number): Distance | undefined {
  if (!flies || isSea(tables, to)) return undefined;
  const [here, there] = [nameOf(tables, from), nameOf(tables, to)];
  const { straits, land } = tables;
  if (straits[from]?.some((place) => land[place]?.includes(to)) || land[from]?.some((place) => straits[place]?.includes(to)))
    return { rule: 'ZAR-L-15', far: `Le bras de mer est tout le déplacement : ${of(here)} à ${there}, il faudrait une province de plus` };
  return landSteps(tables, from, to) === undefined
    ? { rule: 'ZAR-AIL-2', far: `Aucun bras de mer ne joint ${here} et ${there}, et les Ailés ne survolent pas d’autre mer` }
    : undefined;
}

/** « Il faudrait passer par Ludos nord : on ne se réorganise qu’entre ses provinces » */
function throughOthers(trail: Trail, world: Journey): string {
  const through = hopsOf(trail).filter(({ place }) => isForeign(world, place));
  const names = together(through.map(({ place }) => nameOf(world.tables, place)));
  return `Il faudrait passer par ${names} : on ne se réorganise qu’entre ses provinces`;
}

const boats: Lift = {
  lift: (world) => (world.cells === FAR ? undefined : afloat(world)),
  object: (trail, world, without) => {
    const need = boatsNeeded(trail, world);
    const flown = overWater(world, trail.place);
    if (flown && world.cells === 0) return refuse(flown.rule, `${flown.far} ; par mer, ${need}.`);
    const crossed = world.attacks ? undefined : without(foreign, trail.place);
    if (crossed) return refuse('ZAR-REO-2', `${throughOthers(crossed, world)} ; par mer, ${need}.`);
    if (!world.attacks) return refuse('ZAR-REO-4', `${upperFirst(need)}.`);
    const [from, to] = [nameOf(world.tables, world.from), nameOf(world.tables, trail.place)];
    const { rule, far } = tooFar(world, trail.place) ?? { rule: 'ZAR-MER-1', far: `Aucune terre ne mène ${of(from)} à ${to}` };
    return refuse(world.cells > 0 ? 'ZAR-MER-1' : rule, `${far} ; par mer, ${need}.`);
  },
};

const ice: Lift = {
  lift: (world) => (world.frozen ? { ...world, frozen: undefined } : undefined),
  object: (trail, world) => {
    const cold = hopsOf(trail).find(({ place }) => world.frozen?.[place] === 1)?.place ?? trail.place;
    return refuse(
      'ZAR-GLACE',
      `Il faudrait passer par ${nameOf(world.tables, cold)}, et le Vent de Glace fige ${realmOf(world.tables, cold)}.`,
    );
  },
};

const foreign: Lift = {
  lift: (world) => (world.confined ? { ...world, confined: false } : undefined),
  object: (trail, world) => {
    return refuse('ZAR-REO-2', `${throughOthers(trail, world)}.`);
  },
};

const distance: Lift = {
  lift: (world) => (!world.attacks && world.range !== FAR ? { ...world, range: FAR } : undefined),
  object: (trail, world) => refuse('ZAR-REO-1', `${walkTo(trail, world)}.`),
};

const LIFTS: readonly Lift[] = [
  typhoon,
  quake,
  tidalWave,
  embarking,
  sleepingPowers,
  landing,
  sky,
  soaring,
  storm,
  boarding,
  emptyCoast,
  cellSteps,
  stacking,
  onFoot,
  boats,
  ice,
  foreign,
  distance,
];

/** No way at all: too far on foot and no sea between. */
function outOfReach(world: Journey, to: number): Refusal<RuleId> {
  const { tables, from, attacks } = world;
  const [here, there] = [nameOf(tables, from), nameOf(tables, to)];
  if (!attacks) {
    const start = isSea(tables, from) ? `de ${placeName(tables, from)}` : of(here);
    return refuse('ZAR-REO-1', `Aucun chemin ne mène ${start} à ${placeName(tables, to)}.`);
  }
  if (isSea(tables, from)) {
    return refuse('ZAR-DRA-2', `Cette case mer ne borde pas ${there} : de la mer, les Dragons attaquent les côtes de leur case.`);
  }
  const inland = [from, to].filter((place) => (tables.seas[place] ?? []).length === 0).map((place) => nameOf(tables, place));
  const neither = inland.length > 1 ? `ni ${inland.join(' ni ')}` : `pas ${inland[0]}`;
  const noCoast = inland.length > 0 ? ` ; la mer ne borde ${neither}` : '';
  const { rule, far } = overWater(world, to) ??
    tooFar(world, to) ?? { rule: 'ZAR-MER-3', far: `Aucune terre ne mène ${of(here)} à ${there}` };
  return refuse(rule, `${far}${noCoast}.`);
}

/** Explains, for one journey, why places are out of reach; its searches are made once, when they are first needed. */
export function explainer(journey: Journey): (to: number) => Refusal<RuleId> {
  const apart: (readonly (Trail | undefined)[] | undefined)[] = [];
  const jointly: (readonly (Trail | undefined)[])[] = [];
  let world = journey;
  const alone = (at: number, { lift }: Lift): readonly (Trail | undefined)[] => {
    const lifted = apart[at] ? undefined : lift(journey);
    apart[at] ??= lifted ? searchIn(lifted) : [];
    return apart[at];
  };
  const allUpTo = (at: number, { lift, trades }: Lift): readonly (Trail | undefined)[] => {
    if (!jointly[at]) {
      const lifted = trades ? undefined : lift(world);
      world = lifted ?? world;
      jointly[at] = lifted ? searchIn(world) : [];
    }
    return jointly[at];
  };
  const { tables, from, cards } = journey;
  const leaps = cards.includes('vent-d-ailleurs') && from < tables.territories;
  return (to) => {
    if (leaps && to < tables.territories && isCore(journey, to)) {
      return refuse('ZAR-AILLEURS', 'Le Vent d’Ailleurs ne mène ni à la Cité Interdite ni aux trois provinces qui l’entourent.');
    }
    for (const search of [alone, allUpTo]) {
      for (const [at, one] of LIFTS.entries()) {
        const trail = search(at, one)[to];
        if (trail) return one.object(trail, journey, (other, place) => alone(LIFTS.indexOf(other), other)[place]);
      }
    }
    return outOfReach(journey, to);
  };
}
