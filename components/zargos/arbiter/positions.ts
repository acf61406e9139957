/** Examples of the booklet and of the chapters as positions of the arbiter, each with its move proposed. */
import { formatPlainly } from '#components/arbiter/plain.ts';
import { href } from '#components/base/url.ts';
import type { TerritoryId } from '#engine/zargos/data/board-types.ts';
import { standing, withBoats, withPhase } from '#engine/zargos/edit.ts';
import type { FightExampleId } from '#engine/zargos/examples.ts';
import type { BoardMove, ExampleScene, Garrison } from '#engine/zargos/examples-board.ts';
import { ZARGOS } from '#engine/zargos/game/game.ts';
import type { Move, State } from '#engine/zargos/game/types.ts';
import { normal } from '#engine/zargos/normal.ts';
import type { FightState } from '#engine/zargos/rules/fight.ts';
import { pack } from './pack.ts';

export interface Posed {
  readonly state: State;
  readonly move: Move;
}

/** A move of a scene in the position of its scene. Moves of a later step stand on what those before took, and are refused there. */
export function sceneAsked({ people, phase, boats = 0, stands }: ExampleScene, { from, to, pawns }: BoardMove): Posed {
  const others = Object.values(stands).flatMap((garrison) => garrison?.people ?? []);
  const state = withBoats(standing([people, ...others.filter((one) => one !== people)], stands), people, boats);
  const group = { seat: 0, people, from, to, pawns, card: null };
  return phase === 'reorganisation'
    ? { state: withPhase(state, phase), move: { kind: 'march', ...group } }
    : { state, move: { kind: 'attack', ...group, to: to as TerritoryId } };
}

/** Where the fights of the booklet are put on our board. */
const FROM = 'kahil-3';
const TO = { province: 'kahil-1', capital: 'kahil' } as const;

/** The attack that opens a fight of the booklet, one pawn left behind (ZAR-ATT-1). */
function attackAsked({ people, pawns }: Garrison, defender: Garrison, site: keyof typeof TO): Posed {
  const stands = { [FROM]: { people, pawns: pawns + 1 }, [TO[site]]: defender };
  return {
    state: standing([people, defender.people], stands),
    move: { kind: 'attack', seat: 0, people, from: FROM, to: TO[site], pawns, card: null },
  };
}

/** The hand of God on the defender's throw of the first round: its die `die`, from 0, thrown again. */
function handAsked(attack: Posed, faces: FightState['faces'], die: number): Posed {
  const { state, move } = attack;
  const attacked = ZARGOS.play(state, move).state;
  const begun = ZARGOS.play(attacked, { kind: 'fight', seat: 0, at: TO.province }).state;
  const combat = begun.turn?.combat;
  if (!begun.turn || !combat) throw new Error('no fight under way');
  const fight: FightState = { ...combat.fight, stage: 'second-decision', round: 1, faces, used: false };
  return {
    state: normal({ ...begun, turn: { ...begun.turn, combat: { ...combat, fight } } }),
    move: { kind: 'reroll', seat: 0, die },
  };
}

const seven = { people: 'dragons', pawns: 7 } as const;
const four = { people: 'amazones', pawns: 4 } as const;
const monks = attackAsked({ people: 'moines', pawns: 4 }, { people: 'araignees', pawns: 6 }, 'province');

/** The fights that the booklet tells, by example: up to the dice for the Amazones, at the Moine's decision on 3 and 6 for his. */
export const FIGHTS_ASKED = {
  'amazones-dragons': attackAsked(seven, four, 'province'),
  'amazones-dragons-capitale': attackAsked(seven, four, 'capital'),
  'moines-araignees': handAsked(monks, { attacker: [5, 4], defender: [3, 6] }, 1),
} as const satisfies Record<FightExampleId, Posed>;

export const addressOf = ({ state, move }: Posed): string => `${href('zargos/arbitre/')}#${formatPlainly(pack(state), move)}`;
