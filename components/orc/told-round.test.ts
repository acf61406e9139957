/** The round told in « Apprendre », played by the game: its deck is laid pile by pile, and hands, spies, armies and scores are the engine's. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backOf, isMercenary } from '#engine/orc/data/cards.ts';
import { ORC } from '#engine/orc/game.ts';
import { without } from '#engine/orc/rules/hands.ts';
import { pileOf, tickOf } from '#engine/orc/rules/piles.ts';
import { ARMY, PILES, setup } from '#engine/orc/setup.ts';
import {
  type ArmyCardKind,
  type Battle,
  type CardId,
  LAST_TICK,
  type Mercenary,
  type Move,
  type People,
  type Placed,
  type State,
} from '#engine/orc/types.ts';

const TEXT = readFileSync(new URL('../../content/orc/raconte.mdx', import.meta.url), 'utf8');

const [REMI, ZOE, MALIK, ANA] = [0, 1, 2, 3] as const;
const NAMES: readonly string[] = ['Rémi', 'Zoé', 'Malik', 'Ana'];
const seatOf = (name = ''): number => NAMES.indexOf(name);

/** « Début des recrutements » is the 36th card turned. */
const START = 36;
/** Its commando draws a troop. */
const SEED = '1';

/** The six piles taken, from the bottom, as the page writes the fifth; the other three hold the rest of the box. */
const FIFTH = /<Pile\s+cartes="([^"]+)"\s+titre="La cinquième pile"/.exec(TEXT)?.[1] ?? '';
const TAKEN: Readonly<Record<number, string>> = {
  0: 'nains-troupe squelettes-troupe geant desertion:Malik barbares-troupe nains-elite squelettes-troupe bouclier:Zoé gobelin barbares-troupe squelettes-troupe',
  1: 'orcs-chef orcs-troupe barbares-chef desertion:Zoé nains-troupe troll espion-2 bouclier:Malik barbares-elite gobelin squelettes-troupe',
  2: 'orcs-elite geant troll desertion:Zoé nains-chef nains-troupe commando bouclier:Ana nains-chef squelettes-troupe machine-de-guerre',
  4: FIFTH,
  6: 'nains-elite squelettes-chef desertion:Ana machine-volante nains-troupe barbares-troupe squelettes-elite bouclier:Malik orcs-troupe gobelin barbares-troupe',
  8: 'orcs-troupe nains-elite geant barbares-troupe squelettes-chef orcs-troupe nains-troupe squelettes-troupe bouclier:Ana',
};
/** The sixth desertion, on a pile that nobody takes. */
const WASTED: Placed = { kind: 'desertion', seat: ANA, tick: 60, pile: 5 };

const isArmy = (word: string): boolean => !word.includes(':');
const armyOf = (text: string): CardId[] => text.split(' ').filter(isArmy) as CardId[];
const heightOf = (pile: number): number => Math.ceil((ARMY.length - pile) / PILES[4]);

/** The deck that makes those piles. */
function toldDeck(): readonly CardId[] {
  let rest = without(ARMY, Object.values(TAKEN).flatMap(armyOf));
  const piles = Array.from({ length: PILES[4] }, (_, pile) => {
    if (TAKEN[pile] !== undefined) return armyOf(TAKEN[pile]);
    const cards = rest.slice(0, heightOf(pile));
    rest = rest.slice(heightOf(pile));
    return cards;
  });
  expect(piles.map(({ length }) => length)).toEqual([9, 9, 9, 9, 9, 9, 9, 9, 8]);
  return ARMY.map((_, card) => piles[card % PILES[4]]?.[Math.floor(card / PILES[4])] as CardId);
}

/** What is laid, as soon as the card under it has fallen and it may be; on top of all, once all is dealt. */
function toldPlaced(): readonly Placed[] {
  const all = Object.entries(TAKEN).flatMap(([key, text]) => {
    const pile = Number(key);
    let height = 0;
    return text.split(' ').flatMap((word): Placed[] => {
      if (isArmy(word)) height += 1;
      if (isArmy(word)) return [];
      const [kind, name] = word.split(':');
      const under = tickOf({ start: START }, (height - 1) * PILES[4] + pile);
      const isOpen = kind === 'bouclier' || text.includes(`bouclier:Zoé ${word}`);
      const tick = height === heightOf(pile) ? LAST_TICK : Math.max(under, isOpen ? START : 0);
      return [{ kind: kind === 'bouclier' ? 'shield' : 'desertion', seat: seatOf(name), tick, pile }];
    });
  });
  return [...all, WASTED].sort((a, b) => a.tick - b.tick || a.seat - b.seat);
}

/** The battle counted last. */
let counted: Battle | undefined;

/** The move, once the engine has allowed it. */
function played(state: State, move: Move): State {
  expect(ORC.judge(state, move), JSON.stringify(move)).toEqual({ ok: true });
  const { state: after, events } = ORC.play(state, move);
  counted = events.find((event) => event.kind === 'counted')?.battle ?? counted;
  return after;
}

/** Everybody asked lets it go by. */
function passed(from: State, phase: State['phase']): State {
  let state = from;
  while (state.phase === phase) state = played(state, { kind: 'pass', seat: ORC.toMove(state)[0] ?? REMI });
  return state;
}

/** Rows of the page's table after `heading`, the head left out: cells without tags and stars. */
function rowsAfter(heading: string): readonly (readonly string[])[] {
  const section = TEXT.slice(TEXT.indexOf(heading) + heading.length).split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|') && !line.includes('---'));
  return lines.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('**', '').trim()),
  );
}

/** « 2 chefs, troupe » as cards of `people`. */
function cardsOf(text: string, people: string): readonly ArmyCardKind[] {
  return text.split(', ').flatMap((part) => {
    const [, count = '1', name = ''] = /^(?:(\d+) )?(.+?)s?$/.exec(part) ?? [];
    const word = name
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .replaceAll(' ', '-');
    const card = ['troupe', 'elite', 'chef'].includes(word) ? `${people}-${word}` : word;
    return Array.from({ length: Number(count) }, () => card as ArmyCardKind);
  });
}

const sorted = (cards: readonly CardId[]): readonly CardId[] => [...cards].sort();

function recruited(): State {
  const first = { ...setup({ seats: 4, options: {}, values: {} }, SEED), sorcier: REMI, deck: toldDeck(), start: START };
  const placed = toldPlaced();
  const dealt = placed.reduce((state: State, move) => {
    const isLate = move.tick >= LAST_TICK && state.tick < LAST_TICK;
    return played(isLate ? played(state, { kind: 'deal', seat: REMI, tick: LAST_TICK }) : state, move);
  }, first);
  const fifth = FIFTH.split(' ').map((word) => {
    const [kind = '', name] = word.split(':');
    const seat = seatOf(name);
    return isArmy(word) ? { card: word } : kind === 'bouclier' ? { shield: seat } : { desertion: seat };
  });
  expect(pileOf(dealt, 4)).toEqual(fifth);
  return dealt;
}

test('ORC-REC-1 ORC-REC-3 ORC-DEP-3: the told piles are dealt, and give the hands of the table', () => {
  const dealt = recruited();
  expect(dealt.placed.filter(({ kind }) => kind === 'desertion')).toHaveLength(6);
  let state = played(dealt, { kind: 'champion', seat: REMI, champion: MALIK });
  expect([state.phase, state.spy, ORC.toMove(state)]).toEqual(['spies', 2, [MALIK]]);
  expect(state.hands[ANA]?.filter((card) => card === 'geant')).toHaveLength(2);
  state = played(state, { kind: 'spy', seat: MALIK, target: ANA, card: 'geant' });
  expect([state.phase, state.giants]).toEqual(['call', []]);
  const columns = ['orcs', 'nains', 'squelettes', 'barbares', 'mercenaires'];
  for (const [name = '', ...cells] of rowsAfter('## 4. Espions'))
    expect(sorted(state.hands[seatOf(name)] ?? []), name).toEqual(sorted(cells.flatMap((cell, i) => cardsOf(cell, columns[i] ?? ''))));
  expect(state.hands.map(({ length }) => length)).toEqual([0, 16, 16, 15]);
});

/** What is added to the people at each battle, as the page tells it. */
interface ToldBattle {
  readonly people: People;
  readonly sends: Readonly<Record<number, readonly Mercenary[]>>;
  readonly opens: number;
}

function fought(from: State, { people, sends, opens }: ToldBattle): State {
  let state = played(from, { kind: 'call', seat: REMI, people });
  expect(ORC.toMove(state)).toEqual([opens]);
  while (state.phase === 'mercenaries') {
    const seat = ORC.toMove(state)[0] ?? REMI;
    state = played(state, { kind: 'send', seat, cards: sends[seat] ?? [] });
  }
  return state;
}

test('ORC-BAT-2 ORC-BAT-3 ORC-BAT-8 ORC-BAT-9 ORC-L-21: the told battles are fought, and score what is told', () => {
  let state = played(played(recruited(), { kind: 'champion', seat: REMI, champion: MALIK }), {
    kind: 'spy',
    seat: MALIK,
    target: ANA,
    card: 'geant',
  });
  state = fought(state, { people: 'orcs', opens: ZOE, sends: { [ZOE]: ['gobelin', 'machine-de-guerre'], [MALIK]: ['troll'] } });
  expect(state.engaged.map((cards) => cards.filter((card) => backOf(card) === 'orcs').length)).toEqual([0, 3, 3, 3]);
  state = played(state, { kind: 'commando', seat: ANA, target: MALIK, back: 'orcs' });
  expect([state.buried, state.phase, state.forces]).toEqual([[{ seat: MALIK, card: 'orcs-troupe' }], 'flying', [0, 22, 19, 12]]);
  for (const seat of [ZOE, ANA]) if (ORC.toMove(state).includes(seat)) state = played(state, { kind: 'pass', seat });
  state = played(state, { kind: 'fly', seat: MALIK, cards: ['gobelin'] });
  expect(state.battles[0]).toMatchObject({ forces: [0, 22, 24, 12], winners: [MALIK], scored: [2, 0, 2, 0] });

  const rows = rowsAfter('## 6. Les trois autres');
  expect(rows).toHaveLength(3);
  for (const [title = '', first, ...cells] of rows) {
    const people = (title.split(', ')[1] ?? '').toLowerCase() as People;
    const armies = cells.slice(0, 3).map((cell) => cardsOf(cell.split(' : ')[0] ?? '', people));
    const sends = Object.fromEntries(armies.map((army, i) => [i + 1, army.filter(isMercenary)]));
    state = fought(state, { people, sends, opens: seatOf(first) });
    state = passed(passed(state, 'commando'), 'flying');
    const battle = counted;
    expect(battle?.armies.slice(1).map(sorted), title).toEqual(armies.map(sorted));
    expect(battle?.forces.slice(1)).toEqual(cells.slice(0, 3).map((cell) => Number(cell.split(' : ')[1])));
    const winners = battle?.winners.map((seat) => NAMES[seat]).join(' et ');
    expect(cells[3]).toBe(`${winners}, ${battle?.points}`);
  }
  expect([state.round, state.sorcier, state.scores]).toEqual([2, ZOE, [4, 3, 4, 1]]);
  expect(TEXT).toContain('Malik et Rémi ont quatre points, Zoé trois, Ana un.');
});
