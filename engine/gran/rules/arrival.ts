/** What happens along a walk and at its end: the ring taken, an attack, then what the point does (GRA-ANN-1, GRA-ATT-2, GRA-DEP-6). */
import { kindOf, nameOf } from '../board/tables.ts';
import { COLOR_NAMES, ofKingdom, STONES } from '../data/box.ts';
import type { RuleId } from '../ids.ts';
import { plural } from '../refusals.ts';
import type { PointId, Position } from '../types.ts';
import { type Reward, rewarded, rewardOf } from './cities.ts';
import { exiled, exilePoints } from './exile.ts';
import type { Mover, Walk } from './movement.ts';
import { isBearer, otherAt, pieceOf, reading, replaced } from './pieces.ts';

export const EVENT_KINDS = ['ring', 'attack', 'duel', 'stone', 'sword', 'city'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export interface ArrivalEvent {
  readonly kind: EventKind;
  /** One French sentence with the values of the case. */
  readonly text: string;
  readonly rules: readonly RuleId[];
}

export interface Arrival {
  readonly events: readonly ArrivalEvent[];
  /** After what needs no throw and no choice but the exile's: moved, ring taken, piece exiled, city's amulets and seal given. */
  readonly position: Position;
  /** The city that takes the ring: it is to be put down in another kingdom. */
  readonly deposit: boolean;
  /** A dragon to fight. */
  readonly duel: boolean;
}

const endOf = (walk: Walk): PointId => walk[1] ?? walk[0];

function ringEvent({ tables, position }: Mover, walk: Walk): ArrivalEvent | undefined {
  const at = 'at' in position.ring ? position.ring.at : undefined;
  if (at === undefined || !walk.includes(at)) return undefined;
  const isFirst = at !== endOf(walk);
  const text = isFirst
    ? `L’anneau est pris au passage, sur « ${nameOf(tables, at)} », et le chevalier avance encore d’un point.`
    : `L’anneau est pris sur « ${nameOf(tables, at)} ».`;
  return { kind: 'ring', text, rules: ['GRA-ANN-1'] };
}

/** The knight to be exiled at the end of the walk; in a city there is peace. */
export const victimOf = ({ tables, position, piece }: Mover, walk: Walk) =>
  kindOf(tables, endOf(walk)) === 'city' ? undefined : otherAt(position, endOf(walk), piece.color);

function attackEvent(mover: Mover, walk: Walk): ArrivalEvent | undefined {
  const victim = victimOf(mover, walk);
  if (!victim) return undefined;
  const { tables, position, piece } = mover;
  const ring = isBearer(position, victim.color);
  const free = exilePoints(tables, position, piece.color, endOf(walk)).length;
  const parts = [
    `Le chevalier ${COLOR_NAMES[victim.color]} est attaqué : une amulette rendue (il en reste ${piece.amulets - 1}), et l’exil sur ${
      free > 1 ? `l’un des ${free} points blancs libres` : 'le seul point blanc libre'
    }`,
    ...(ring ? ['l’anneau change de mains'] : []),
    ...(victim.held ? ['le carcan noir est retiré'] : []),
  ];
  const rules: RuleId[] = ['GRA-ATT-1', 'GRA-AMU-1'];
  if (ring) rules.push('GRA-ANN-2');
  if (victim.held) rules.push('GRA-ATT-3', 'GRA-L-13');
  return { kind: 'attack', text: `${parts.join(' ; ')}.`, rules };
}

function cityEvent(name: string, { kingdom, amulets, seal, deposit }: Reward): ArrivalEvent {
  const back = amulets === 0 ? 'aucune amulette à reprendre' : `${plural(amulets, 'amulette')} de retour`;
  const parts = deposit
    ? [
        seal ? `un sceau ${ofKingdom(kingdom)}` : `aucun sceau, celui ${ofKingdom(kingdom)} est déjà là`,
        back,
        'puis l’anneau se dépose dans un autre royaume',
      ]
    : [back];
  const rules: RuleId[] = deposit ? ['GRA-CIT-1', ...(seal ? [] : (['GRA-L-7'] as const)), 'GRA-AMU-4'] : ['GRA-AMU-4'];
  return { kind: 'city', text: `${name} : ${parts.join(', ')}.`, rules };
}

const swordEvent = (name: string, laid: number): ArrivalEvent =>
  laid === 0
    ? { kind: 'sword', text: `${name} : aucune pierre-obstacle sur le plateau, il ne se passe rien.`, rules: ['GRA-L-17'] }
    : {
        kind: 'sword',
        text: `${name} : une pierre-obstacle du plateau est déplacée vers un point libre non symbolique.`,
        rules: ['GRA-PIE-4'],
      };

const stoneEvent = (name: string, laid: number): ArrivalEvent => ({
  kind: 'stone',
  text:
    laid >= STONES
      ? `${name} : la réserve est vide, il ne se passe rien.`
      : `${name} : une pierre-obstacle est posée sur un point noir ou blanc libre (${plural(STONES - laid, 'pierre')} en réserve).`,
  rules: ['GRA-PIE-1'],
});

function duelEvent({ position, bonus }: Mover, name: string): ArrivalEvent | undefined {
  if (bonus && reading(position, 'GRA-L-3') === 'non') return undefined;
  const rules: RuleId[] = ['GRA-DRA-1', ...(bonus ? (['GRA-L-3'] as const) : [])];
  return { kind: 'duel', text: `${name} : on retourne la carte du dessus, puis on lance le dé.`, rules };
}

/** What a legal walk does; an attack exiles to `exile`, or to the first free white point. Unchecked. */
export function arrive(mover: Mover, walk: Walk, exile?: PointId): Arrival {
  const { tables, position, piece } = mover;
  const at = endOf(walk);
  const name = nameOf(tables, at);
  const ring = ringEvent(mover, walk);
  const attack = attackEvent(mover, walk);
  const victim = victimOf(mover, walk);
  const taken: Position = ring ? { ...position, ring: { bearer: piece.color } } : position;
  const to = exile ?? exilePoints(tables, position, piece.color, at)[0];
  const moved =
    victim && to !== undefined
      ? exiled(taken, piece.color, victim.color, to)
      : replaced(taken, { ...pieceOf(taken, piece.color), at, waiting: false });
  const kind = kindOf(tables, at);
  const reward = kind === 'city' ? rewardOf(tables, moved, piece.color, at) : undefined;
  const duel = kind === 'dragon' ? duelEvent(mover, name) : undefined;
  const symbol = reward
    ? cityEvent(name, reward)
    : kind === 'magic'
      ? stoneEvent(name, position.stones.length)
      : kind === 'sword'
        ? swordEvent(name, position.stones.length)
        : duel;
  return {
    events: [ring, attack, symbol].filter((event) => event !== undefined),
    position: reward ? rewarded(moved, piece.color, reward) : moved,
    deposit: reward?.deposit ?? false,
    duel: duel !== undefined,
  };
}
