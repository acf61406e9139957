/** The stroke that ends the game: what each people of the looker's may send to all that it lacks of the four places, and the chance that it takes them all. */
import type { Move } from '../game/types.ts';
import type { People } from '../types.ts';
import { declared, type ListedAttack, type Plan, waysOf } from './assault.ts';
import { type Source, strokeOf } from './crown.ts';
import type { BotScene } from './scene.ts';
import { attackOn } from './worth.ts';

/** Chances from which the stroke for the throne is tried. */
const BOLD = 0.4;

/** What each of the four places still asks for when a people strikes for all at once (ZAR-BUT-1). */
interface Want {
  readonly to: number;
  /** Pawns that it must have; the City takes all that is left. */
  readonly need: number;
}

function wantsOf(scene: BotScene, people: People): readonly Want[] {
  const { city, inner, holders, view } = scene;
  const wants: Want[] = [];
  for (const to of inner) {
    if (holders[to] === people) continue;
    wants.push({ to, need: holders[to] ? (view.pawns[to] ?? 0) + 4 : 1 });
  }
  return holders[city] === people ? wants : [...wants, { to: city, need: 1 }];
}

/** Groups that strike for all that is missing, and the chance that all goes well; undefined where something cannot be reached. */
function stroke(
  scene: BotScene,
  people: People,
  ways: readonly ListedAttack[],
): { readonly groups: Plan['groups']; readonly chance: number } | undefined {
  const wants = wantsOf(scene, people);
  if (wants.length === 0 || wants.length > 3) return undefined;
  const own = ways.filter((way) => way.move.people === people);
  const free = new Map<number, number>();
  for (const way of own) free.set(way.from, Math.max(free.get(way.from) ?? 0, way.most));
  const groups: { way: ListedAttack; pawns: number }[] = [];
  let chance = 1;
  for (const { to, need } of wants) {
    const isCity = to === scene.city;
    let sent = declared(scene, to);
    const near = own.filter((way) => way.to === to).sort((a, b) => (free.get(b.from) ?? 0) - (free.get(a.from) ?? 0));
    for (const way of near) {
      const some = Math.min(way.most, free.get(way.from) ?? 0, isCity ? 99 : Math.max(0, need - sent));
      if (some < 1) continue;
      groups.push({ way, pawns: some });
      free.set(way.from, (free.get(way.from) ?? 0) - some);
      sent += some;
    }
    if (sent === 0) return undefined;
    // With the City taken first no demon meets its Master.
    const isFree = !isCity && !scene.holders[to];
    chance *= isFree ? 1 : attackOn(scene, people, to, sent).win;
  }
  return { groups, chance };
}

/** The stroke that is likely enough to be tried: its groups still to be sent, none when all are on their way. */
export function strokeFor(scene: BotScene, legal: readonly Move[]): Plan['groups'] | undefined {
  const ways = waysOf(scene, legal);
  if (ways.length === 0) return undefined;
  for (const people of scene.mine) {
    const found = stroke(scene, people, ways);
    if (found && found.chance >= BOLD) return found.groups;
  }
  return undefined;
}

/** Strokes for the throne of each of the looker's peoples, with what is listed and what is already on its way. */
export function strokesOf(
  scene: BotScene,
  legal: readonly Move[],
): readonly { readonly groups: Plan['groups']; readonly chance: number }[] {
  const ways = waysOf(scene, legal);
  return scene.mine.flatMap((people) => {
    const own = ways.filter(({ move }) => move.people === people);
    const sources = [...new Set(own.map(({ from }) => from))].map((place): Source => {
      const some = own.filter(({ from }) => from === place);
      return { place, free: Math.max(...some.map(({ most }) => most)), reach: some.map(({ to }) => to) };
    });
    const found = strokeOf(scene, people, sources, (to) => declared(scene, to));
    if (!found) return [];
    const groups = found.groups.flatMap(({ from, to, pawns }) => {
      const way = own.find((one) => one.from === from && one.to === to);
      return way ? [{ way, pawns }] : [];
    });
    return [{ groups, chance: found.chance }];
  });
}
