/** What a table may never show, and what one move may change: the books of a random game. Throws an Error on the first fault. */
import { magicOf, pawnsOf, seatOf, tablesFor } from '../game/table.ts';
import type { State } from '../game/types.ts';
import { handLimit } from '../rules/mastery.ts';
import { PEOPLES, type People } from '../types.ts';
import type { Step } from './wander.ts';

const sorted = (cards: readonly string[]): string => [...cards].sort().join();

/** The forty cards of magic, or those of a scenario, wherever they lie (ZAR-MAT-3). */
function checkCards({ hands, pile, removed, effects, laid, options }: State): void {
  const box = magicOf(options);
  const all = [...hands.flat(), ...pile, ...removed, ...effects.map(({ card }) => card), ...(laid ? [laid.card] : [])];
  if (!options.scenario && box.length !== 40) throw new Error(`a box of ${box.length} cards`);
  if (all.length !== box.length || sorted(all) !== sorted(box)) throw new Error(`${all.length} cards of magic: ${sorted(all)}`);
}

/** Three cards in a hand, five in the Master's, unless somebody is sorting, or the City was the victory (ZAR-MAG-1, ZAR-ZRG-6). */
function checkHands({ hands, master, phase, options }: State): void {
  if (phase === 'sorting' || phase === 'trade' || phase === 'over') return;
  const most = (seat: number) => (options.options['ZAR-L-40'] === 'garde-sa-main' ? handLimit(true) : handLimit(seat === master));
  for (const [seat, hand] of hands.entries()) if (hand.length > most(seat)) throw new Error(`seat ${seat} holds ${hand.length} cards`);
}

/** A territory is held by those who stand on it, and by nobody where nobody stands; where a fight is on, its pawns stand in the fight. */
function checkPlaces({ owners, pawns, turn, order, positioning }: State): void {
  for (const [place, count] of pawns.entries()) {
    if (!Number.isInteger(count) || count < 0) throw new Error(`${count} pawns on place ${place}`);
    if (place >= owners.length || turn?.combat?.at === place || positioning) continue;
    const owner = owners[place] ?? null;
    if ((owner === null) !== (count === 0)) throw new Error(`place ${place}: ${owner} with ${count} pawns`);
    if (owner && !order.includes(owner)) throw new Error(`place ${place} is held by the ${owner}, who are out`);
  }
}

/** Boats: none below none, fifteen in the box (ZAR-MAT-1, ZAR-L-5). */
function checkBoats({ boats, options }: State): void {
  if (PEOPLES.some((people) => !Number.isInteger(boats[people]) || boats[people] < 0)) throw new Error('boats below none');
  const all = PEOPLES.reduce((sum, people) => sum + boats[people], 0);
  if (all > 15 && options.options['ZAR-L-5'] !== 'non') throw new Error(`${all} boats`);
}

/** Pawns of a people: a hundred points in the box, the rank's pawn among them (ZAR-MAT-2, ZAR-L-5). */
function checkBox(state: State): void {
  if (state.options.options['ZAR-L-5'] === 'non') return;
  for (const people of state.order) if (pawnsOf(state, people) > 100) throw new Error(`${pawnsOf(state, people)} points of ${people}`);
}

/** What `turn` keeps by place never exceeds what stands there. */
function checkTurn({ turn, pawns, phase }: State): void {
  if (!turn) return;
  const lists = { came: turn.came, moved: turn.moved, landed: turn.landed, called: turn.called };
  for (const [name, list] of Object.entries(lists)) {
    for (const [place, count] of list.entries()) {
      if (count < 0) throw new Error(`${name} ${count} on place ${place}`);
      if (count > (pawns[place] ?? 0) && turn.combat?.at !== place)
        throw new Error(`${name} ${count} of ${pawns[place]} on place ${place}`);
    }
  }
  for (const steps of Object.values(turn.steps)) if (steps < 0 || steps > 2) throw new Error(`${steps} steps`);
  if (phase === 'reorganisation' && (turn.attacks.length > 0 || turn.combat)) throw new Error('a fight left in reorganisation');
}

export function checkTable(state: State): void {
  checkCards(state);
  checkHands(state);
  checkPlaces(state);
  checkBoats(state);
  if (!state.positioning) checkBox(state);
  checkTurn(state);
}

type Count = Record<People, number>;

/** Pawns that a fight takes off, from what it told: what stood less what is left. */
function fallen(events: Step['events'], before: State): Count {
  const lost = Object.fromEntries(PEOPLES.map((people) => [people, 0])) as Count;
  const combat = before.turn?.combat;
  let stands = combat ? { ...combat.fight.pawns } : { attacker: 0, defender: 0 };
  let groups: number[] = [];
  const oneEach = before.options.options['ZAR-L-23'] === 'un-par-groupe';
  for (const event of events) {
    if (event.kind === 'opened') {
      stands = { attacker: event.pawns, defender: event.defenders };
      const at = tablesFor(before.options).places.get(event.at);
      const found = before.turn?.attacks.find((attack) => attack.at === at)?.groups.map(({ pawns }) => pawns) ?? [];
      groups = oneEach ? [...found] : [event.pawns];
    }
    if (event.kind === 'called') stands = { ...stands, defender: stands.defender + event.pawns };
    if (event.kind === 'folly' || event.kind === 'removed') lost[event.people] += event.losses;
    if (event.kind !== 'fight') continue;
    const { what, people, defender } = event;
    if (what.kind === 'demons') lost[people] += (groups.shift() ?? 0) - what.attacker.left;
    if (what.kind !== 'hit' && what.kind !== 'losses') continue;
    lost[people] += stands.attacker - what.attacker.left;
    if (what.kind === 'losses' && defender !== 'demons') lost[defender] += stands.defender - what.defender.left;
    stands = { attacker: what.attacker.left, defender: what.kind === 'losses' ? what.defender.left : stands.defender };
  }
  return lost;
}

/** Pawns and boats change by what is told and by nothing else: nothing is made, nothing is lost unseen. */
export function checkStep({ before, events, after }: Step): void {
  if (before.positioning) return;
  const pawns = Object.fromEntries(PEOPLES.map((people) => [people, pawnsOf(before, people)])) as Count;
  const boats = { ...before.boats } as Count;
  const lost = fallen(events, before);
  for (const people of PEOPLES) pawns[people] -= lost[people];
  for (const event of events) {
    if (event.kind === 'reinforced') pawns[event.people] += event.pawns;
    if (event.kind === 'bought-boats') boats[event.people] += event.count;
    if (event.kind === 'attacked' || event.kind === 'marched') boats[event.people] -= event.boats;
    if (event.kind === 'out') boats[event.people] = 0;
  }
  // The end of the game leaves what was on the march unsaid.
  if (after.phase === 'over') return;
  for (const people of PEOPLES) {
    if (pawnsOf(after, people) !== pawns[people]) throw new Error(`${people}: ${pawnsOf(after, people)} pawns for ${pawns[people]}`);
    if (after.boats[people] !== boats[people]) throw new Error(`${people}: ${after.boats[people]} boats for ${boats[people]}`);
  }
  const isOut = (people: People) => !after.order.includes(people) && pawnsOf(after, people) > 0;
  if (PEOPLES.some(isOut)) throw new Error('pawns of a people that is out');
  for (const people of after.order) if (seatOf(after, people) < 0) throw new Error(`nobody leads the ${people}`);
}
