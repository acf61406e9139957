/** A fight followed throw by throw, from the dice told (ZAR-COM, ZAR-CAP, ZAR-AMA, ZAR-MOI, ZAR-ZRG, ZAR-GUERRE). */
import type { PlaceId } from '../../data/board-types.ts';
import type { EventOf } from '../../game/events.ts';
import type { Seat } from '../../game/types.ts';
import type { People } from '../../types.ts';
import type { Table } from './table.ts';

type Told = EventOf<'fight'>['what'];
type Side = 'attacker' | 'defender';
type Loss = Extract<Told, { kind: 'hit' }>['attacker'];

const OTHER = { attacker: 'defender', defender: 'attacker' } as const;
const SIDES: readonly Side[] = ['attacker', 'defender'];
const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

/** ZAR-COM-3. */
const diceFor = (pawns: number): number => (pawns <= 3 ? 1 : pawns <= 6 ? 2 : 3);

export interface Camps {
  readonly at: PlaceId;
  readonly attacker: People;
  readonly defender: People | 'demons';
  readonly pawns: Readonly<Record<Side, number>>;
  /** The attacking groups' pawns. */
  readonly groups: readonly number[];
  readonly seat: Seat;
}

/** One fight under way; `take` hears what is told of it, and throws an Error that names the rule broken. */
export class FightBook {
  readonly camps: Camps;
  readonly pawns: Record<Side, number>;
  readonly winds: Record<Side, boolean> = { attacker: false, defender: false };
  private readonly table: Table;
  private round = 0;
  private isShot = false;
  private faces: Partial<Record<Side, readonly number[]>> = {};
  /** Whose throw the Moine has to judge. */
  private judged: Side | null = null;
  private isUsed = false;
  private demonRounds = 0;
  private groups: readonly number[];
  ended: Side | 'nobody' | null = null;

  constructor(table: Table, camps: Camps) {
    this.table = table;
    this.camps = camps;
    this.pawns = { ...camps.pawns };
    this.groups = camps.groups;
  }

  /** Whether powers sleep there (ZAR-ZRG-4). */
  private get isAsleep(): boolean {
    return this.table.map.isZargos(this.camps.at);
  }

  private get monk(): Side | null {
    if (this.isAsleep || this.table.rages('canicule')) return null;
    return SIDES.find((side) => this.camps[side] === 'moines') ?? null;
  }

  /** Whether the Amazones shoot before this fight. */
  get hasShot(): boolean {
    return this.camps.defender === 'amazones' && !this.isAsleep && !this.table.rages('eclipse');
  }

  private get isWalled(): boolean {
    return this.table.map.isWalled(this.camps.at);
  }

  /** Who throws first: the Moine, or his opponent under the other reading of ZAR-L-3; without him, nobody in particular. */
  private get first(): Side | null {
    const { monk } = this;
    if (!monk) return null;
    return this.table.reads('ZAR-L-3', 'adversaire-d-abord') ? OTHER[monk] : monk;
  }

  private must(isSo: boolean, rule: string, what: unknown): void {
    if (!isSo) throw new Error(`${rule}: ${JSON.stringify({ what, camps: this.camps, pawns: this.pawns, round: this.round })}`);
  }

  /** The Moine looks at a throw while he has not acted. */
  private look(side: Side, isAllowed = true): void {
    this.judged = this.monk && !this.isUsed && isAllowed ? side : null;
  }

  private lose(side: Side, { total, divisor, losses, left }: Loss, told: readonly number[], by: number): void {
    const most = Math.floor(sum(told) / by);
    this.must(total === sum(told) && divisor === by, 'ZAR-COM-4', { total, divisor, told, by });
    this.must(losses === most || losses === Math.min(most, this.pawns[side]), 'ZAR-COM-4', { losses, most });
    this.pawns[side] = Math.max(0, this.pawns[side] - most);
    this.must(left === this.pawns[side], 'ZAR-COM-4', { left, side });
  }

  private shot({ faces }: Extract<Told, { kind: 'shot' }>): void {
    this.must(this.hasShot && !this.isShot && this.round === 0, 'ZAR-L-26', faces);
    this.must(faces.length === diceFor(this.pawns.defender), 'ZAR-AMA-1', faces);
    this.isShot = true;
    this.faces = { defender: faces };
    this.look('defender', this.table.reads('ZAR-L-2', 'oui'));
  }

  private hit({ attacker }: Extract<Told, { kind: 'hit' }>): void {
    this.must(this.isShot && this.judged === null && this.round === 0, 'ZAR-AMA-1', attacker);
    this.lose('attacker', attacker, this.faces.defender ?? [], this.isWalled ? 2 : 3);
    this.faces = {};
    this.isUsed = false;
  }

  private throw({ round, side, faces, warWind }: Extract<Told, { kind: 'throw' }>): void {
    this.must(this.camps.defender !== 'demons' && this.judged === null, 'ZAR-MOI-1', { side, faces });
    this.must(!this.hasShot || this.isShot, 'ZAR-AMA-1', 'no shot');
    if (this.faces[OTHER[side]] === undefined) {
      this.round += 1;
      this.isUsed = false;
      this.must(this.first === null || this.first === side, 'ZAR-L-3', side);
    }
    this.must(this.faces[side] === undefined && round === this.round, 'ZAR-COM-3', { side, round });
    this.must(this.pawns.attacker > 0 && this.pawns.defender > 0, 'ZAR-COM-2', side);
    this.must(warWind === this.winds[side], 'ZAR-GUERRE', { side, warWind });
    const dice = diceFor(this.pawns[side]) + (this.winds[side] ? 1 : 0);
    this.must(faces.length === (this.table.reads('ZAR-L-8', 'plafond-3') ? Math.min(3, dice) : dice), 'ZAR-COM-3', { side, faces });
    this.faces[side] = faces;
    this.look(side);
  }

  private judge(what: Extract<Told, { kind: 'kept' | 'reroll' }>): void {
    const side = this.judged;
    this.must(side !== null && what.own === (side === this.monk), 'ZAR-MOI-1', what);
    this.judged = null;
    if (what.kind === 'kept' || side === null) return;
    const faces = this.faces[side] ?? [];
    this.must(faces[what.die] === what.old, 'ZAR-MOI-1', what);
    this.faces[side] = faces.map((face, die) => (die === what.die ? what.face : face));
    this.isUsed = true;
  }

  private losses({ attacker, defender }: Extract<Told, { kind: 'losses' }>): void {
    const { faces } = this;
    this.must(this.judged === null && faces.attacker !== undefined && faces.defender !== undefined, 'ZAR-COM-4', faces);
    this.lose('attacker', attacker, faces.defender ?? [], 2);
    this.lose('defender', defender, faces.attacker ?? [], this.isWalled ? 3 : 2);
    this.faces = {};
  }

  /** A single round, or one a group under the other reading of ZAR-L-23: each group then bears its own losses (ZAR-ZRG-1). */
  private demons({ faces, attacker }: Extract<Told, { kind: 'demons' }>): void {
    const kind = this.table.map.lands.get(this.camps.at as never)?.kind;
    this.must(this.camps.defender === 'demons' && faces.length === (kind === 'city' ? 4 : kind === 'inner' ? 3 : 2), 'ZAR-ZRG-1', faces);
    const isByGroup = this.table.reads('ZAR-L-23', 'un-par-groupe') && this.groups.length > 1;
    this.must(this.demonRounds < (isByGroup ? this.groups.length : 1), 'ZAR-L-23', faces);
    const most = Math.floor(sum(faces) / 2);
    if (isByGroup) {
      const left = Math.max(0, (this.groups[this.demonRounds] ?? 0) - most);
      this.groups = this.groups.map((pawns, at) => (at === this.demonRounds ? left : pawns));
      this.pawns.attacker = sum(this.groups);
      this.must(attacker.left === left || attacker.left === this.pawns.attacker, 'ZAR-L-23', { attacker, groups: this.groups });
    } else this.lose('attacker', attacker, faces, 2);
    this.demonRounds += 1;
    if (this.demonRounds === (isByGroup ? this.camps.groups.length : 1)) this.ended = this.pawns.attacker > 0 ? 'attacker' : 'defender';
  }

  private end({ holder, left }: Extract<Told, { kind: 'end' }>): void {
    const { attacker, defender } = this.pawns;
    const isDemons = this.camps.defender === 'demons';
    const right = attacker > 0 ? 'attacker' : defender > 0 || isDemons ? 'defender' : 'nobody';
    this.must(isDemons ? this.demonRounds > 0 : attacker === 0 || defender === 0, 'ZAR-COM-2', holder);
    this.must(holder === right, 'ZAR-COM-6', { holder, right });
    this.must(left === (holder === 'nobody' || (isDemons && holder === 'defender') ? 0 : this.pawns[holder]), 'ZAR-COM-6', {
      holder,
      left,
    });
    this.ended = right;
  }

  take(what: Told): void {
    this.must(this.ended === null, 'ZAR-COM-2', what);
    if (what.kind === 'shot') this.shot(what);
    else if (what.kind === 'hit') this.hit(what);
    else if (what.kind === 'throw') this.throw(what);
    else if (what.kind === 'losses') this.losses(what);
    else if (what.kind === 'demons') this.demons(what);
    else if (what.kind === 'end') this.end(what);
    else this.judge(what);
  }
}
