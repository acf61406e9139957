/**
 * A second referee of the whole game, slow and obvious, written from the booklet's sentences and the rulings: piles are laid card on card, seats are counted
 * round the table, every way to play is tried. It shares nothing with the rules of the engine but the form of states and moves.
 */
import type { RuleId } from '../ids.ts';
import {
  type ArmyCardKind,
  type Back,
  type Battle,
  type CardId,
  type Mercenary,
  type Move,
  type MoveOf,
  type Passenger,
  PEOPLES,
  type People,
  type Placed,
  RANKS,
  type Seat,
  type Spy,
  type SpyTurn,
  type State,
} from '../types.ts';

/** What fell by chance: the card that the commando drew, and how the next round is shuffled. */
export interface Chance {
  readonly drawn?: ArmyCardKind | undefined;
  readonly deck?: readonly CardId[];
  readonly start?: number;
}

const MERCENARIES: readonly Mercenary[] = ['gobelin', 'troll', 'geant', 'machine-de-guerre', 'machine-volante', 'commando'];
const SPIES: readonly Spy[] = ['espion-1', 'espion-2', 'espion-3', 'espion-4'];
/** Hands are written in this order. */
const ORDER: readonly CardId[] = [
  ...PEOPLES.flatMap((people) => RANKS.map((rank) => `${people}-${rank}` as const)),
  ...MERCENARIES,
  ...SPIES,
];

/** ORC-MAT-1, ORC-MAT-2: how many of each kind the box holds. */
const IN_BOX = (card: CardId): number => {
  if (card.endsWith('-troupe')) return 7;
  if (card.endsWith('-elite') || card === 'troll' || card === 'machine-de-guerre') return 4;
  if (card.endsWith('-chef')) return 2;
  if (card === 'gobelin') return 8;
  return card === 'geant' ? 6 : 1;
};

export const BOX_OF_80: readonly CardId[] = ORDER.flatMap((card) => Array.from({ length: IN_BOX(card) }, () => card));

/** ORC-REC-3, ORC-REC-1, ORC-FIN-2: by players, the Sorcier included. */
const TABLES = {
  4: { piles: 9, desertions: 2, score: 8 },
  5: { piles: 11, desertions: 2, score: 8 },
  6: { piles: 13, desertions: 1, score: 7 },
  7: { piles: 14, desertions: 1, score: 6 },
} as const;

/** The last of the 80 cards and « début des recrutements », turned one a tick. */
const ALL_TURNED = 81;

const count = (cards: readonly string[], card: string): number => cards.filter((one) => one === card).length;

const without = <Card extends string>(cards: readonly Card[], gone: readonly string[]): readonly Card[] => {
  const left = [...cards];
  for (const card of gone) {
    const at = (left as readonly string[]).indexOf(card);
    if (at < 0) throw new Error(`no ${card}`);
    left.splice(at, 1);
  }
  return left;
};

const isWithin = (few: readonly string[], many: readonly string[]): boolean => few.every((card) => count(few, card) <= count(many, card));

export const inOrder = <Card extends CardId>(cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

const isMercenary = (card: CardId): card is Mercenary => MERCENARIES.some((one) => one === card);
const isOf = (people: People | undefined, card: CardId): card is ArmyCardKind => people !== undefined && card.startsWith(`${people}-`);

const backOf = (card: CardId): Back => {
  if (isMercenary(card)) return 'mercenaires';
  return PEOPLES.find((people) => isOf(people, card)) ?? 'espions';
};

/** Every choice of some of these cards, copies being alike. */
const choicesOf = <Card extends string>(cards: readonly Card[]): readonly (readonly Card[])[] => {
  const found = new Map<string, readonly Card[]>([['', []]]);
  for (const card of cards) for (const some of [...found.values()]) found.set([...some, card].join(), [...some, card]);
  return [...found.values()];
};

type OnPile = { readonly army: CardId } | { readonly desertion: Seat } | { readonly shield: Seat };

/** What the Sorcier finds of a pile: whose it is, what that one gets, and what deserted (ORC-DEP-1 to ORC-DEP-3). */
interface Stripped {
  readonly owner: Seat | undefined;
  readonly kept: readonly CardId[];
  readonly deserted: readonly CardId[];
}

class Table {
  readonly state: State;
  readonly piles = new Map<string, readonly OnPile[]>();
  /** From the Sorcier's left round the table, without him (ORC-MAN-1). */
  readonly fighters: readonly Seat[];
  constructor(state: State) {
    const { seats } = state.options;
    this.state = state;
    this.fighters = Array.from({ length: seats - 1 }, (_, at) => (state.sorcier + 1 + at) % seats);
  }

  reads(id: string, reading: string): boolean {
    return (this.state.options.options as Readonly<Record<string, string>>)[id] === reading;
  }

  get seats(): number {
    return this.state.options.seats;
  }

  get rules(): (typeof TABLES)[4 | 5 | 6 | 7] {
    return TABLES[this.state.options.seats];
  }

  fights(seat: Seat): boolean {
    return this.fighters.includes(seat);
  }

  hand(seat: Seat): readonly CardId[] {
    return this.state.hands[seat] ?? [];
  }

  army(seat: Seat): readonly ArmyCardKind[] {
    return this.state.engaged[seat] ?? [];
  }

  showsMercenary(seat: Seat): boolean {
    return this.hand(seat).some(isMercenary);
  }

  // The deal.

  isAllTurned(tick: number): boolean {
    return tick >= ALL_TURNED;
  }

  laid(kind: Placed['kind'], seat: Seat): number {
    return this.state.placed.filter((one) => one.kind === kind && one.seat === seat).length;
  }

  left(kind: Placed['kind'], seat: Seat): number {
    if (!this.fights(seat)) return 0;
    return (kind === 'shield' ? 2 : this.rules.desertions) - this.laid(kind, seat);
  }

  /** A pile as it lies at a tick, from the bottom: the cards dealt on it, and what hands laid between. Hands of one tick: the nearer to the Sorcier's left is under (ORC-L-17). */
  pile(number: number, tick: number): readonly OnPile[] {
    const known = this.piles.get(`${number} ${tick}`);
    if (known) return known;
    const { deck, start, placed } = this.state;
    const lying: OnPile[] = [];
    let dealt = 0;
    const lay = (at: number) => {
      for (const seat of this.fighters)
        for (const one of placed)
          if (one.tick === at && one.seat === seat && one.pile === number)
            lying.push(one.kind === 'shield' ? { shield: seat } : { desertion: seat });
    };
    lay(0);
    for (let now = 1; now <= tick; now += 1) {
      // « Début des recrutements » lies in the middle, and takes no pile's turn (ORC-REC-5).
      if (now !== start && dealt < deck.length) {
        const card = deck[dealt];
        if (card !== undefined && dealt % this.rules.piles === number) lying.push({ army: card });
        dealt += 1;
      }
      lay(now);
    }
    this.piles.set(`${number} ${tick}`, lying);
    return lying;
  }

  /** Where left-over shields go round from the Sorcier's left, one each (ORC-L-23), whose turn it is. */
  lateTurn(): Seat | undefined {
    const late = (seat: Seat): number => this.state.placed.filter((one) => one.seat === seat && this.isAllTurned(one.tick)).length;
    const still = this.fighters.filter((seat) => this.left('shield', seat) > 0);
    return [0, 1, 2].flatMap((round) => still.filter((seat) => late(seat) === round))[0];
  }

  /** The tick that what is laid now bears: after the deal each shield has its own, so that they lie as they were laid. */
  get clock(): number {
    const { tick, placed } = this.state;
    return this.isAllTurned(tick) && placed.some((one) => one.tick === tick) ? tick + 1 : tick;
  }

  /** Why a desertion or a shield may not be laid. */
  layingBreaks({ kind, seat, tick, pile }: MoveOf<'desertion' | 'shield'>): readonly RuleId[] {
    const broken: RuleId[] = [];
    if (this.left(kind, seat) <= 0) broken.push('ORC-REC-1');
    if (pile < 0 || pile >= this.rules.piles) broken.push('ORC-REC-3');
    // A deal does not go back; once it is over, a hand comes with the last one (ORC-L-17) or next.
    if (tick < this.state.tick || tick > Math.max(this.state.tick, ALL_TURNED) + 1) broken.push('ORC-REC-3', ...WHEN[kind]);
    const lying = this.pile(pile, tick);
    if (kind === 'desertion') {
      if (this.isAllTurned(tick)) broken.push('ORC-REC-6');
      if (lying.length === 0 && !this.reads('ORC-L-26', 'perdue')) broken.push('ORC-L-26');
      return broken;
    }
    if (tick < this.state.start) broken.push('ORC-REC-5');
    if (this.isAllTurned(tick) && this.reads('ORC-L-23', 'a-tour-de-role') && this.lateTurn() !== seat) broken.push('ORC-L-23');
    // Another's shield that comes down at the same time is not seen yet.
    const seen = this.state.placed.some(
      (one) => one.kind === 'shield' && one.pile === pile && (one.tick < tick || (one.tick === tick && one.seat === seat)),
    );
    if (seen && this.reads('ORC-L-24', 'interdit-si-vu')) broken.push('ORC-L-24');
    return broken;
  }

  mayLaySomething(seat: Seat): boolean {
    const piles = Array.from({ length: this.rules.piles }, (_, pile) => pile);
    const kinds = ['desertion', 'shield'] as const;
    return kinds.some((kind) => piles.some((pile) => this.layingBreaks({ kind, seat, tick: this.clock, pile }).length === 0));
  }

  // From the piles to the hands.

  stripped(number: number): Stripped {
    const pile = this.pile(number, this.state.tick);
    // What still lies there while the Sorcier goes up the pile.
    let lying: OnPile[] = [];
    const deserted: CardId[] = [];
    for (const [at, one] of pile.entries()) {
      if (!('desertion' in one)) {
        lying.push(one);
        continue;
      }
      const victim = this.victimOf(pile, at, lying);
      if (victim === undefined) continue;
      if ('army' in victim) deserted.push(victim.army);
      lying = lying.filter((other) => other !== victim);
    }
    const first = pile.find((one) => 'shield' in one);
    const owner = first && 'shield' in first ? first.shield : undefined;
    return { owner, deserted, kept: lying.flatMap((one) => ('army' in one ? [one.army] : [])) };
  }

  victimOf(pile: readonly OnPile[], at: number, lying: readonly OnPile[]): OnPile | undefined {
    const under = pile[at - 1];
    if (under === undefined || 'desertion' in under) return undefined;
    if ('army' in under) return under;
    // It lies on a shield: what is under that one, and under the next.
    const through = (list: readonly OnPile[]): OnPile | undefined => {
      const down = [...list].reverse();
      const shields = down.findIndex((one) => !('shield' in one));
      if (shields > 1 && this.reads('ORC-L-25', 'sans-effet')) return undefined;
      return down[shields];
    };
    const found = through(this.reads('ORC-L-18', 'carte-suivante') ? lying : pile.slice(0, at));
    return found && 'army' in found ? found : undefined;
  }

  // Spies.

  spyOf(number: number): { readonly spy: Spy; readonly holder: Seat } | undefined {
    const spy = SPIES[number - 1];
    const holder = this.fighters.find((seat) => spy !== undefined && this.hand(seat).includes(spy));
    return spy === undefined || holder === undefined ? undefined : { spy, holder };
  }

  /** Copies of a card that a seat could still be asked for: not those that a spy brought (ORC-ESP-2). */
  takeable(seat: Seat, card: CardId): number {
    const brought = this.state.spied.filter((turn) => turn.seat === seat && turn.asked?.card === card && turn.asked.given).length;
    return count(this.hand(seat), card) - brought;
  }

  // Battles.

  get people(): People | undefined {
    return this.state.called.at(-1);
  }

  /** Who announces mercenaries, in order (ORC-BAT-2). */
  speakers(): readonly Seat[] {
    const { fighters } = this;
    const battle = this.state.called.length;
    let first = battle - 1;
    if (first >= fighters.length) first = this.reads('ORC-L-21', 'dernier-combattant') ? fighters.length - 1 : 0;
    if (this.reads('ORC-L-22', 'voisin-de-gauche')) first = 0;
    return [...fighters.slice(first), ...fighters.slice(0, first)];
  }

  /** Mercenaries are a reinforcement: where the table says so, somebody of the people called must be there (ORC-L-14). */
  mayBeReinforced(seat: Seat): boolean {
    return !this.reads('ORC-L-14', 'non') || this.army(seat).some((card) => isOf(this.people, card));
  }

  /** Whose turn it is to announce: who shows no mercenary, or may send none, has nothing to say. */
  speaker(): Seat | undefined {
    return this.speakers().find((seat) => !this.state.answered.includes(seat) && this.showsMercenary(seat) && this.mayBeReinforced(seat));
  }

  /** Who is asked whether he plays commando or flying machine. */
  asked(): readonly Seat[] {
    return this.fighters.filter((seat) => this.showsMercenary(seat) && !this.state.answered.includes(seat));
  }

  goblins(cards: readonly CardId[]): number {
    return count(cards, 'gobelin') + (this.reads('ORC-L-30', 'oui') ? count(cards, 'commando') : 0);
  }

  /** Goblins of an army that serve no war machine. */
  idle(army: readonly CardId[]): number {
    return Math.max(0, this.goblins(army) - count(army, 'machine-de-guerre'));
  }

  worth(card: ArmyCardKind): number {
    const own = this.state.options.values[card];
    if (own !== undefined) return own;
    if (card.endsWith('-troupe')) return 3;
    if (card.endsWith('-elite')) return 6;
    if (card.endsWith('-chef')) return 4;
    if (card === 'gobelin') return 1;
    if (card === 'troll') return 5;
    if (card === 'geant') return 8;
    if (card === 'machine-de-guerre') return 9;
    return card === 'machine-volante' ? 4 : 0;
  }

  /** What an army is worth (ORC-BAT-4 to ORC-BAT-8); `crew` came with the flying machine after the reveal. */
  force(army: readonly ArmyCardKind[], crew: readonly Passenger[] | undefined): number {
    let flown = 0;
    if (crew) {
      const isManned = this.goblins(crew) > 0 || (this.reads('ORC-L-4', 'oui') && this.idle(army) > 0);
      if (isManned) flown += this.worth('machine-volante');
      for (const card of crew) flown += this.worth(card);
    }
    const chiefs = army.filter((card) => card.endsWith('-chef')).length;
    if (chiefs > 1) return this.reads('ORC-L-13', 's-ajoute') ? flown : 0;
    let machines = Math.min(count(army, 'machine-de-guerre'), this.goblins(army));
    if (crew && this.reads('ORC-L-31', 'oui'))
      machines = Math.min(count(army, 'machine-de-guerre'), this.goblins(army) + this.goblins(crew));
    let sum = machines * this.worth('machine-de-guerre');
    for (const card of army) {
      if (card === 'machine-de-guerre') continue;
      if (card === 'machine-volante') sum += this.idle(army) > 0 ? this.worth(card) : 0;
      else if (isMercenary(card)) sum += this.worth(card);
      else if (!card.endsWith('-chef')) sum += this.worth(card) * (chiefs === 1 ? 2 : 1);
      else if (this.reads('ORC-L-12', 'compte-sans-doubler')) sum += this.worth(card);
      else if (!this.reads('ORC-L-12', 'nulle')) sum += this.worth(card) * 2;
    }
    return sum + flown;
  }
}

/** At whose moment a move is: what the rule of another moment would refuse. */
const MOMENTS = {
  deal: ['recruit'],
  desertion: ['recruit'],
  shield: ['recruit'],
  wait: ['recruit'],
  champion: ['champion'],
  spy: ['spies'],
  call: ['call'],
  send: ['mercenaries'],
  commando: ['commando'],
  fly: ['flying'],
  pass: ['spies', 'commando', 'flying'],
} as const satisfies Record<Move['kind'], readonly State['phase'][]>;

/** The rules that say when a move of a kind is played. */
const WHEN = {
  deal: ['ORC-REC-3', 'ORC-REC-6'],
  desertion: ['ORC-REC-4', 'ORC-REC-6'],
  shield: ['ORC-REC-5', 'ORC-REC-6'],
  wait: ['ORC-REC-4', 'ORC-REC-6'],
  champion: ['ORC-REC-7'],
  spy: ['ORC-ESP-1'],
  call: ['ORC-BAT-1'],
  send: ['ORC-BAT-2'],
  commando: ['ORC-BAT-3'],
  fly: ['ORC-BAT-8'],
  pass: ['ORC-ESP-1', 'ORC-BAT-3', 'ORC-BAT-8'],
} as const satisfies Record<Move['kind'], readonly RuleId[]>;

/** Every rule that a move breaks; none when it is permitted. */
export const brokenBy = (state: State, move: Move): readonly RuleId[] => breaks(new Table(state), move);

function breaks(table: Table, move: Move): readonly RuleId[] {
  const { state } = table;
  const { seat } = move;
  const broken: RuleId[] = [];
  // The Sorcier deals, names his champion and calls the peoples; all else is for the others.
  const isSorciers = move.kind === 'deal' || move.kind === 'champion' || move.kind === 'call';
  if (isSorciers ? seat !== state.sorcier : !table.fights(seat)) broken.push('ORC-MAN-1', ...WHEN[move.kind]);
  // A seat that nobody has.
  const named = 'champion' in move ? move.champion : 'target' in move ? move.target : seat;
  if (named >= table.seats) broken.push('ORC-MAN-1');
  if (state.phase === 'over') return [...broken, 'ORC-FIN-2'];
  if (!MOMENTS[move.kind].some((phase) => phase === state.phase)) return [...broken, ...WHEN[move.kind]];
  switch (move.kind) {
    case 'deal':
      if (move.tick <= state.tick || move.tick > ALL_TURNED) broken.push('ORC-REC-3');
      break;
    case 'desertion':
    case 'shield':
      broken.push(...table.layingBreaks(move));
      break;
    case 'wait':
      if (table.isAllTurned(state.tick) || !table.mayLaySomething(seat)) broken.push('ORC-REC-4', 'ORC-REC-6');
      break;
    case 'champion':
      if (!table.fights(move.champion)) broken.push('ORC-REC-7');
      break;
    case 'spy':
    case 'call':
    case 'send':
      broken.push(...actBreaks(table, move));
      break;
    case 'commando':
      if (!table.hand(seat).includes('commando') || !table.asked().includes(seat)) broken.push('ORC-BAT-3');
      if (move.target === seat || !table.army(move.target).some((card) => backOf(card) === move.back)) broken.push('ORC-BAT-3');
      break;
    case 'fly':
      broken.push(...flightBreaks(table, move));
      break;
    case 'pass':
      if (state.phase === 'spies' && table.spyOf(state.spy)?.holder !== seat) broken.push('ORC-ESP-1');
      if (state.phase === 'commando' && !table.asked().includes(seat)) broken.push('ORC-BAT-3');
      if (state.phase === 'flying' && !table.asked().includes(seat)) broken.push('ORC-BAT-8');
      break;
  }
  return broken;
}

function actBreaks(table: Table, move: MoveOf<'spy' | 'call' | 'send'>): readonly RuleId[] {
  const { state } = table;
  const { seat } = move;
  const broken: RuleId[] = [];
  switch (move.kind) {
    case 'spy': {
      if (table.spyOf(state.spy)?.holder !== seat) broken.push('ORC-ESP-1');
      // The Sorcier has no army this round, and is nobody's opponent.
      if (move.target === seat || !table.fights(move.target)) broken.push('ORC-ESP-1');
      const spy = ['', ...SPIES].indexOf(move.card);
      // One that has served, or that serves now, is claimed no more.
      if (spy > 0 && (table.reads('ORC-L-15', 'non') || spy <= state.spy)) broken.push('ORC-L-15');
      break;
    }
    case 'call':
      if (state.called.includes(move.people)) broken.push('ORC-BAT-1');
      break;
    case 'send':
      if (table.speaker() !== seat) broken.push('ORC-BAT-2');
      if (!isWithin(move.cards, table.hand(seat))) broken.push('ORC-BAT-2');
      if (table.reads('ORC-L-29', 'interdit') && move.cards.some((card) => card === 'commando' || card === 'machine-volante'))
        broken.push('ORC-L-29');
      if (move.cards.length > 0 && !table.mayBeReinforced(seat)) broken.push('ORC-L-14');
      break;
  }
  return broken;
}

function flightBreaks(table: Table, { seat, cards }: MoveOf<'fly'>): readonly RuleId[] {
  const broken: RuleId[] = [];
  const hand = table.hand(seat);
  if (!table.asked().includes(seat) || !hand.includes('machine-volante') || !isWithin(cards, hand)) broken.push('ORC-BAT-8');
  if (cards.includes('commando') && !table.reads('ORC-L-30', 'oui')) broken.push('ORC-L-30');
  if (!table.mayBeReinforced(seat)) broken.push('ORC-L-14');
  if (cards.length === 0 && !table.reads('ORC-L-33', 'oui-pour-rien')) {
    const isHelped = table.reads('ORC-L-4', 'oui') && table.idle(table.army(seat)) > 0;
    if (!isHelped) broken.push('ORC-BAT-8', 'ORC-L-33', 'ORC-L-4');
  }
  return broken;
}

/** Every move that the state permits, of all seats: cards are laid at the clock's tick, the deal goes on by one, a spy asks those who show the back. */
export function refereeMoves(state: State): readonly Move[] {
  const table = new Table(state);
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const tried: Move[] = [];
  for (const seat of seats) {
    tried.push({ kind: 'deal', seat, tick: state.tick + 1 }, { kind: 'wait', seat }, { kind: 'pass', seat });
    for (let pile = 0; pile < table.rules.piles; pile += 1)
      tried.push({ kind: 'desertion', seat, tick: table.clock, pile }, { kind: 'shield', seat, tick: table.clock, pile });
    for (const people of PEOPLES) tried.push({ kind: 'call', seat, people });
    for (const target of seats) {
      tried.push({ kind: 'champion', seat, champion: target });
      for (const back of ['mercenaires', ...PEOPLES] as const) tried.push({ kind: 'commando', seat, target, back });
      for (const card of ORDER)
        if (table.hand(target).some((one) => backOf(one) === backOf(card))) tried.push({ kind: 'spy', seat, target, card });
    }
    const hand = table.hand(seat);
    if (state.phase === 'mercenaries') for (const cards of choicesOf(hand.filter(isMercenary))) tried.push({ kind: 'send', seat, cards });
    const isPassenger = (card: CardId): card is Passenger => card === 'gobelin' || card === 'commando';
    if (state.phase === 'flying') for (const cards of choicesOf(hand.filter(isPassenger))) tried.push({ kind: 'fly', seat, cards });
  }
  return tried.filter((move) => breaks(table, move).length === 0);
}

// What a move leads to.

const changedAt = <Value>(list: readonly Value[], at: number, value: Value): readonly Value[] =>
  list.map((one, index) => (index === at ? value : one));

const forAll = <Value>({ options }: State, value: Value): readonly Value[] => Array.from({ length: options.seats }, () => value);

/** All is dealt and laid: the Sorcier names his champion. */
function afterLaying(state: State): State {
  const table = new Table(state);
  const isDone = table.isAllTurned(state.tick) && table.fighters.every((seat) => table.left('shield', seat) === 0);
  return isDone ? { ...state, phase: 'champion' } : state;
}

function lay(state: State, { kind, seat, tick, pile }: MoveOf<'desertion' | 'shield'>): State {
  const { fighters } = new Table(state);
  const placed = [...state.placed, { kind, seat, tick, pile }];
  const sorted = placed
    .map((one, played) => ({ one, key: [one.tick, fighters.indexOf(one.seat), played] as const }))
    .sort((a, b) => a.key[0] - b.key[0] || a.key[1] - b.key[1] || a.key[2] - b.key[2])
    .map(({ one }) => one);
  return afterLaying({ ...state, tick, placed: sorted });
}

/** Every pile is opened, and given (chapter « Dépouillement »). */
function strip(state: State): State {
  const table = new Table(state);
  let { hands, discard } = state;
  for (let pile = 0; pile < table.rules.piles; pile += 1) {
    const { owner, kept, deserted } = table.stripped(pile);
    discard = [...discard, ...deserted];
    if (owner === undefined) discard = [...discard, ...kept];
    else hands = changedAt(hands, owner, inOrder([...(hands[owner] ?? []), ...kept]));
  }
  return nextSpy({ ...state, phase: 'spies', hands, discard }, 1);
}

/** The spies from this one on that somebody holds; then the giants, then the war. */
function nextSpy(state: State, from: number): State {
  const table = new Table(state);
  for (let spy = from; spy <= 4; spy += 1) if (table.spyOf(spy)) return { ...state, spy };
  let { hands, discard, giants } = state;
  for (const seat of table.fighters) {
    const hand = table.hand(seat);
    const mine = count(hand, 'geant');
    if (mine < 2) continue;
    const gone = Array.from({ length: mine }, () => 'geant' as const);
    hands = changedAt(hands, seat, without(hand, gone));
    discard = [...discard, ...gone];
    giants = [...giants, { seat, count: mine }];
  }
  return { ...state, spy: 5, hands, discard, giants, phase: 'call' };
}

function spyActs(state: State, move: MoveOf<'spy' | 'pass'>): State {
  const table = new Table(state);
  const spy = SPIES[state.spy - 1];
  if (spy === undefined) throw new Error('no spy');
  let turn: SpyTurn = { spy, seat: move.seat };
  let { hands, discard } = state;
  if (move.kind === 'spy') {
    const { target, card } = move;
    const given = table.takeable(target, card) > 0;
    turn = { ...turn, asked: { target, card, given } };
    if (given) {
      hands = changedAt(hands, target, without(table.hand(target), [card]));
      hands = changedAt(hands, move.seat, inOrder([...table.hand(move.seat), card]));
    }
  }
  if (!table.reads('ORC-L-16', 'garde')) {
    hands = changedAt(hands, move.seat, without(hands[move.seat] ?? [], [spy]));
    discard = [...discard, spy];
  }
  return nextSpy({ ...state, hands, discard, spied: [...state.spied, turn] }, state.spy + 1);
}

function call(state: State, people: People, chance: Chance): State {
  const split = (isThere: boolean) => state.hands.map((hand) => hand.filter((card) => isOf(people, card) === isThere));
  const engaged = split(true) as readonly (readonly ArmyCardKind[])[];
  const begun: State = {
    ...state,
    phase: 'mercenaries',
    called: [...state.called, people],
    hands: split(false),
    engaged,
    sent: forAll(state, 0),
    answered: [],
    commando: null,
    forces: [],
  };
  return afterAnnouncing(begun, chance);
}

function afterAnnouncing(state: State, chance: Chance): State {
  if (new Table(state).speaker() !== undefined) return state;
  const asked: State = { ...state, phase: 'commando', answered: [] };
  return new Table(asked).asked().length > 0 ? asked : reveal(asked, chance);
}

function reveal(state: State, chance: Chance): State {
  const table = new Table(state);
  const forces = state.engaged.map((army) => table.force(army, undefined));
  const shown: State = { ...state, phase: 'flying', answered: [], forces };
  return new Table(shown).asked().length > 0 ? shown : counted(shown, undefined, chance);
}

/** The battle is over (ORC-BAT-9, ORC-BAT-10). */
function counted(state: State, flight: MoveOf<'fly'> | undefined, chance: Chance): State {
  const table = new Table(state);
  const { people } = table;
  if (!people) throw new Error('no people');
  const forces = state.engaged.map((army, seat) => table.force(army, flight?.seat === seat ? flight.cards : undefined));
  const best = Math.max(...table.fighters.map((seat) => forces[seat] ?? 0));
  const isNobody = best === 0 && !table.reads('ORC-L-20', 'tous');
  const winners = [...table.fighters].filter((seat) => !isNobody && forces[seat] === best).sort((a, b) => a - b);
  const number = state.battles.length + 1;
  const points = number === 1 || number === 4 ? 2 : 1;
  const hasChampion = state.champion !== null && winners.includes(state.champion);
  const scored = state.scores.map((_, seat) => (winners.includes(seat) || (seat === state.sorcier && hasChampion) ? points : 0));
  const won = hasChampion && table.reads('ORC-L-32', 'oui') ? [...winners, state.sorcier].sort((a, b) => a - b) : winners;
  const battle: Battle = {
    people,
    points,
    armies: state.engaged,
    sent: state.sent,
    ...(state.commando && { commando: state.commando }),
    ...(flight && { flying: { seat: flight.seat, cards: flight.cards } }),
    forces,
    winners,
    scored,
  };
  const after: State = {
    ...state,
    phase: 'call',
    scores: state.scores.map((score, seat) => score + (scored[seat] ?? 0)),
    won: [...state.won, won],
    engaged: forAll(state, []),
    sent: forAll(state, 0),
    answered: [],
    commando: null,
    forces: [],
    discard: [...state.discard, ...state.engaged.flat(), ...(flight ? (['machine-volante', ...flight.cards] as const) : [])],
    battles: [...state.battles, battle],
  };
  return number < 4 ? after : afterRound(after, chance);
}

function afterRound(state: State, { deck = [], start = 0 }: Chance): State {
  const table = new Table(state);
  const { score } = table.rules;
  const isOver = state.scores.some((one) => one > score || (one === score && table.reads('ORC-L-1', 'atteint')));
  if (isOver) return { ...state, phase: 'over' };
  return {
    ...state,
    phase: 'recruit',
    round: state.round + 1,
    sorcier: (state.sorcier + 1) % table.seats,
    deck,
    start,
    tick: 0,
    placed: [],
    champion: null,
    hands: forAll(state, []),
    spy: 1,
    spied: [],
    giants: [],
    called: [],
    discard: [],
    buried: [],
    battles: [],
  };
}

function strike(state: State, { seat, target, back }: MoveOf<'commando'>, chance: Chance): State {
  const table = new Table(state);
  const { drawn } = chance;
  if (drawn === undefined || backOf(drawn) !== back) throw new Error(`the commando draws ${drawn}`);
  const struck: State = {
    ...state,
    commando: { seat, target, back },
    hands: changedAt(state.hands, seat, without(table.hand(seat), ['commando'])),
    engaged: changedAt(state.engaged, target, without(table.army(target), [drawn])),
    discard: [...state.discard, 'commando'],
    buried: [...state.buried, { seat: target, card: drawn }],
  };
  return reveal(struck, chance);
}

const answering = (state: State, seat: Seat): State => ({ ...state, answered: [...state.answered, seat].sort((a, b) => a - b) });

/** The state after a permitted move, but for its generator. */
export function refereeAfter(state: State, move: Move, chance: Chance): State {
  const table = new Table(state);
  switch (move.kind) {
    case 'deal':
      return afterLaying({ ...state, tick: move.tick });
    case 'desertion':
    case 'shield':
      return lay(state, move);
    case 'wait':
      return state;
    case 'champion':
      return strip({ ...state, champion: move.champion });
    case 'spy':
      return spyActs(state, move);
    case 'call':
      return call(state, move.people, chance);
    case 'send': {
      const { seat, cards } = move;
      const hands = changedAt(state.hands, seat, without(table.hand(seat), cards));
      const engaged = changedAt(state.engaged, seat, inOrder([...table.army(seat), ...cards]));
      return afterAnnouncing(answering({ ...state, hands, engaged, sent: changedAt(state.sent, seat, cards.length) }, seat), chance);
    }
    case 'commando':
      return strike(state, move, chance);
    case 'fly': {
      const hands = changedAt(state.hands, move.seat, without(table.hand(move.seat), ['machine-volante', ...move.cards]));
      return counted({ ...state, hands }, move, chance);
    }
    case 'pass': {
      if (state.phase === 'spies') return spyActs(state, move);
      const answered = answering(state, move.seat);
      if (new Table(answered).asked().length > 0) return answered;
      return state.phase === 'commando' ? reveal(answered, chance) : counted(answered, undefined, chance);
    }
  }
}

/** Who has won, once it is over (ORC-FIN-2). */
export function refereeWinners(state: State): readonly Seat[] {
  const table = new Table(state);
  const best = Math.max(...state.scores);
  let tied = state.scores.flatMap((score, seat) => (score === best ? [seat] : []));
  for (const won of [...state.won].reverse()) {
    const among = tied.filter((seat) => won.includes(seat));
    if (among.length === 0) continue;
    tied = among;
    if (table.reads('ORC-L-11', 'victoire-partagee')) break;
  }
  return tied;
}
