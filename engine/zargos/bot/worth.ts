/** What places and pawns are worth, in points of a count, and what an attack on a place leads to. */
import { inForce } from '../game/situation.ts';
import { demonDice } from '../rules/demons.ts';
import type { People } from '../types.ts';
import { type Fought, faced, fought, type PeoplesFight } from './force.ts';
import type { BotScene } from './scene.ts';

/** Points that a pawn is worth: it costs two, and stands where it is not always wanted. */
export const PAWN = 1.4;
/** Points that a boat is worth. */
export const BOAT = 3;
/** What the card of a kingdom brings at each count. */
const CARD = 2;
/** How much of a kingdom's worth is seen in a part of it. */
const PROMISE = 0.5;
/** To be the Master of the Winds: five cards a turn, and no demons. */
const MASTER = 20;
/** How often who may take a place does. */
const EAGER = 0.4;

/** What a territory is worth to a people that has it, beside the others that it has. */
export function worthAt(scene: BotScene, people: People, place: number): number {
  const { tables, points, alone, whole, counts, holders, rings, lasts } = scene;
  const own = points[place];
  if (own === undefined) return 0;
  if (rings[place] !== undefined) return lasts * own + (place === scene.city ? MASTER : 0);
  const kingdom = tables.kingdomOf[place] ?? 0;
  const size = tables.members[kingdom]?.length ?? 1;
  const held = (counts[people]?.[kingdom] ?? 0) + (holders[place] === people ? 0 : 1);
  const more = (whole[kingdom] ?? 0) - (alone[kingdom] ?? 0) + CARD;
  const promise = PROMISE * more * ((held * held - (held - 1) * (held - 1)) / (size * size));
  return lasts * (own + (held === size ? more * (1 - PROMISE) + promise : promise));
}

function clashAt({ view, sites }: BotScene, people: People, place: number, defender: People): PeoplesFight {
  return {
    attacker: { people, pawns: 1, warWind: false },
    defender: { people: defender, pawns: 1, warWind: false, called: 0 },
    site: sites[place] ?? 'province',
    eclipse: inForce(view, 'eclipse'),
    heatwave: inForce(view, 'canicule'),
    options: view.options.options,
  };
}

/** Pawns that the Araignées may bring through a vortex at most (ZAR-ARA-2). */
function callable({ view, tables, holders }: BotScene, place: number): number {
  if (holders[place] !== 'araignees' || inForce(view, 'tremblement-de-terre')) return 0;
  return Math.max(0, ...(tables.vortices[place] ?? []).map((from) => (holders[from] === 'araignees' ? (view.pawns[from] ?? 0) - 1 : 0)));
}

/** What an attack of `pawns` on a place leads to. */
export function attackOn(scene: BotScene, people: People, place: number, pawns: number): Fought {
  const { view, holders, rings } = scene;
  const holder = holders[place];
  if (holder) return fought(clashAt(scene, people, place, holder), pawns, (view.pawns[place] ?? 0) + callable(scene, place));
  const ring = rings[place];
  const dice = ring === undefined ? 0 : demonDice(ring, false, view.master === scene.leaders[people]);
  return dice === 0 ? fought(clashAt(scene, people, place, people), pawns, 0) : faced(pawns, dice);
}

/** Whom a threat is taken for: a people without powers in a fight. */
const ANYBODY: People = 'dragons';

/** Chance that a place of a people is lost before its next turn, `pawns` standing there. */
export function riskAt(scene: BotScene, people: People, place: number, pawns: number): number {
  const threat = scene.threats[place] ?? 0;
  if (threat < 1 || place >= scene.tables.territories) return 0;
  return EAGER * fought(clashAt(scene, ANYBODY, place, people), threat, pawns).win;
}
