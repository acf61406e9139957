/** What a game was, out of all that happened in it: for the page of its end. */
import type { Event } from '#engine/zargos/game/events.ts';
import { eachPeople, NONE_EACH } from '#engine/zargos/game/table.ts';
import type { State } from '#engine/zargos/game/types.ts';
import type { Side } from '#engine/zargos/rules/combat.ts';
import type { People } from '#engine/zargos/types.ts';

interface PeopleTally {
  /** Fights it took part in. */
  readonly fights: number;
  /** Provinces taken, empty ones included. */
  readonly taken: number;
  /** Points of pawns lost in fights, and to cards. */
  readonly lost: number;
  readonly bought: number;
  /** Red and green cards that its player played: those that carried a group are told of its people, all others of his first people. */
  readonly cards: number;
}

export interface Tally {
  readonly peoples: Readonly<Record<People, PeopleTally>>;
  /** Points of each count: round from 1, by people. */
  readonly counts: readonly { readonly round: number; readonly points: Readonly<Partial<Record<People, number>>> }[];
}

/** What each people holds at the beginning, as round 0, and at the end of each round, counted as points are. */
export function provincesIn(states: readonly Pick<State, 'round' | 'owners' | 'peoples'>[]): Tally['counts'] {
  const lasts = new Map([
    ...states.slice(0, 1).map((state) => [0, state] as const),
    ...states.map((state) => [state.round, state] as const),
  ]);
  return [...lasts].map(([round, { owners, peoples }]) => ({
    round,
    points: Object.fromEntries(peoples.flat().map((people) => [people, owners.filter((owner) => owner === people).length])),
  }));
}

type Running = { -readonly [Key in keyof PeopleTally]: Record<People, number> };

/** `events`: of each move, in order; `peoples`: by seat. */
export function tallyOf(peoples: readonly (readonly People[])[], events: readonly (readonly Event[])[]): Tally {
  const sums: Running = {
    fights: { ...NONE_EACH },
    taken: { ...NONE_EACH },
    lost: { ...NONE_EACH },
    bought: { ...NONE_EACH },
    cards: { ...NONE_EACH },
  };
  const counts: { round: number; points: Partial<Record<People, number>> }[] = [];
  // The quick opening begins the first round before any move.
  let round = 1;
  /** Of the fight under way: dice may take off more than stand there. */
  let standing: Readonly<Record<Side, number>> = { attacker: 0, defender: 0 };
  const lose = (people: People, side: Side, left: number): void => {
    sums.lost[people] += standing[side] - left;
    standing = { ...standing, [side]: left };
  };
  const count = (event: Event): void => {
    switch (event.kind) {
      case 'round':
        round = event.round;
        break;
      case 'opened':
        standing = { attacker: event.pawns, defender: event.defenders };
        if (event.defender === 'nobody') break;
        sums.fights[event.people] += 1;
        if (event.defender !== 'demons') sums.fights[event.defender] += 1;
        break;
      case 'held':
        if (event.people && (event.how === 'won' || event.how === 'walked-in')) sums.taken[event.people] += 1;
        break;
      case 'fight': {
        const { what, people, defender } = event;
        if (what.kind === 'hit' || what.kind === 'losses' || what.kind === 'demons') lose(people, 'attacker', what.attacker.left);
        if (what.kind === 'losses' && defender !== 'demons') lose(defender, 'defender', what.defender.left);
        break;
      }
      case 'called':
        standing = { ...standing, defender: standing.defender + event.pawns };
        break;
      case 'folly':
      case 'removed':
        sums.lost[event.people] += event.losses;
        break;
      case 'reinforced':
        if (event.bought) sums.bought[event.people] += event.pawns;
        break;
      case 'card': {
        const [people] = peoples[event.seat] ?? [];
        if (people) sums.cards[people] += 1;
        break;
      }
      // A Vent de Brume is played by itself, and tells the marches under it.
      case 'attacked':
      case 'marched':
        if (event.card && event.card !== 'vent-de-brume') sums.cards[event.people] += 1;
        break;
      case 'counted': {
        const last = counts.at(-1);
        const now = last?.round === round ? last : { round, points: {} };
        if (now !== last) counts.push(now);
        now.points[event.people] = event.points;
        break;
      }
    }
  };
  for (const told of events) for (const event of told) count(event);
  const of = (people: People): PeopleTally => ({
    fights: sums.fights[people],
    taken: sums.taken[people],
    lost: sums.lost[people],
    bought: sums.bought[people],
    cards: sums.cards[people],
  });
  return { peoples: eachPeople(of), counts };
}
