/** What happens along a walk and at its end: the ring taken, an attack, then what the point does (GRA-ANN-1, GRA-ATT-2, GRA-DEP-6). */
import { counted } from '../../core/french.ts';
import { kindOf, nameOf } from '../board/tables.ts';
import { amuletsLeft, COLOR_NAMES, ofKingdom, STONES } from '../data/box.ts';
import type { RuleId } from '../ids.ts';
import { readingsOf } from '../options.ts';
import type { Piece, PointId, Position, SealGift, Walk } from '../types.ts';
import { hasWon, type Reward, rewarded, rewardOf } from './cities.ts';
import { exiled, exilePoints } from './exile.ts';
import type { Mover } from './movement.ts';
import { isBearer, otherAt, pieceOf, replaced } from './pieces.ts';

const EVENT_KINDS = ['ring', 'attack', 'duel', 'stone', 'sword', 'city'] as const;
type EventKind = (typeof EVENT_KINDS)[number];

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

export const endOf = (walk: Walk): PointId => walk[1] ?? walk[0];

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
    `Le chevalier ${COLOR_NAMES[piece.color]} rend une amulette (${amuletsLeft(piece.amulets - 1)}) et exile le chevalier ${COLOR_NAMES[victim.color]} sur ${
      free > 1 ? `l’un des ${free} points blancs libres` : 'le seul point blanc libre'
    }`,
    ...(ring ? ['l’anneau change de mains'] : []),
    ...(victim.held
      ? [
          `le carcan noir est retiré, ${readingsOf(position)['GRA-L-13'] === 'annule' ? 'et avec lui le tour qu’il coûte' : 'mais un tour reste dû'}`,
        ]
      : []),
  ];
  const rules: RuleId[] = ['GRA-ATT-1', 'GRA-AMU-1'];
  if (ring) rules.push('GRA-ANN-2');
  if (victim.held) rules.push('GRA-ATT-3', 'GRA-L-13');
  return { kind: 'attack', text: `${parts.join(' ; ')}.`, rules };
}

const SEAL_TOLD: Readonly<Record<SealGift, { readonly text: (of: string) => string; readonly rules: readonly RuleId[] }>> = {
  first: { text: (of) => `un sceau ${of}`, rules: [] },
  again: { text: (of) => `un sceau ${of} de plus, qui n’approche pas de la victoire`, rules: ['GRA-L-7'] },
  returned: { text: (of) => `un sceau ${of}, rendu par qui en a deux`, rules: ['GRA-L-28'] },
  owned: { text: (of) => `aucun sceau, celui ${of} est déjà là`, rules: ['GRA-L-7'] },
  'none-left': { text: (of) => `aucun sceau, il n’en reste pas ${of}`, rules: ['GRA-L-28'] },
};

function cityEvent(name: string, { kingdom, amulets, seal }: Reward, wins: boolean): ArrivalEvent {
  const back = amulets === 0 ? 'aucune amulette à reprendre' : `${counted(amulets, 'amulette')} de retour`;
  if (!seal) return { kind: 'city', text: `${name} : ${back}.`, rules: ['GRA-AMU-4'] };
  const { text, rules } = SEAL_TOLD[seal];
  const parts = [text(ofKingdom(kingdom)), back, wins ? 'et la partie est gagnée' : 'puis l’anneau se dépose dans un autre royaume'];
  return {
    kind: 'city',
    text: `${name} : ${parts.join(', ')}.`,
    rules: ['GRA-CIT-1', ...rules, 'GRA-AMU-4', ...(wins ? (['GRA-BUT-1'] as const) : [])],
  };
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
      : `${name} : une pierre-obstacle est posée sur un point noir ou blanc libre (${counted(STONES - laid, 'pierre')} en réserve).`,
  rules: ['GRA-PIE-1'],
});

function duelEvent({ bonus }: Mover, name: string): ArrivalEvent {
  const rules: RuleId[] = ['GRA-DRA-1', ...(bonus ? (['GRA-L-3'] as const) : [])];
  return { kind: 'duel', text: `${name} : on retourne la carte du dessus, puis on lance le dé.`, rules };
}

/** What a legal walk does, without a word. */
export interface Landing {
  /** After what needs no throw and no choice but the exile's: moved, ring taken, piece exiled, city's amulets and seal given. */
  readonly position: Position;
  /** Where the ring lay on the way. */
  readonly ring: PointId | undefined;
  readonly victim: Piece | undefined;
  readonly reward: Reward | undefined;
  /** A dragon to fight. */
  readonly duel: boolean;
}

/** What a legal walk does; an attack exiles to `exile`, or to the first free white point. Unchecked. */
export function land(mover: Mover, walk: Walk, exile?: PointId): Landing {
  const { tables, position, piece, bonus } = mover;
  const at = endOf(walk);
  const ring = 'at' in position.ring && walk.includes(position.ring.at) ? position.ring.at : undefined;
  const victim = victimOf(mover, walk);
  const taken: Position = ring !== undefined ? { ...position, ring: { bearer: piece.color } } : position;
  const to = victim && (exile ?? exilePoints(tables, position, piece.color, at)[0]);
  const moved =
    victim && to !== undefined
      ? exiled(taken, piece.color, victim.color, to)
      : replaced(taken, { ...pieceOf(taken, piece.color), at, waiting: false });
  const kind = kindOf(tables, at);
  const reward = kind === 'city' ? rewardOf(tables, moved, piece.color, at) : undefined;
  return {
    position: reward ? rewarded(moved, piece.color, reward) : moved,
    ring,
    victim,
    reward,
    duel: kind === 'dragon' && !(bonus && readingsOf(position)['GRA-L-3'] === 'non'),
  };
}

/** The same, told: what would happen. */
export function arrive(mover: Mover, walk: Walk, exile?: PointId): Arrival {
  const { tables, position } = mover;
  const at = endOf(walk);
  const name = nameOf(tables, at);
  const { position: after, reward, duel } = land(mover, walk, exile);
  const kind = kindOf(tables, at);
  const symbol = reward
    ? cityEvent(name, reward, hasWon(after, pieceOf(after, mover.piece.color)))
    : kind === 'magic'
      ? stoneEvent(name, position.stones.length)
      : kind === 'sword'
        ? swordEvent(name, position.stones.length)
        : duel
          ? duelEvent(mover, name)
          : undefined;
  const events = [ringEvent(mover, walk), attackEvent(mover, walk), symbol].filter((event) => event !== undefined);
  return { events, position: after, deposit: reward?.deposit ?? false, duel };
}
