/** Positions that no game can show, each with what contradicts what; and none in any game. */
import { expect, test } from 'vitest';
import { type Dice, diceFrom, oneOf } from '../core/dice.ts';
import { seeded } from '../core/random.ts';
import { contradictions } from './contradictions.ts';
import { CARD_IDS, sortCards } from './data/cards.ts';
import { ORC } from './game.ts';
import { checkState } from './state.ts';
import { atWar, cards, dealing, play, spying } from './testing/position.ts';
import { randomOptions, wander } from './testing/wander.ts';
import { type ArmyCardKind, PHASES, type Phase, type State } from './types.ts';

/** Hands from seat 0, the Sorcier, of four. */
const hands = (...texts: string[]): readonly string[] => ['', ...texts];
const war = (...texts: string[]): State => atWar({ hands: hands(...texts) });
const army = (text: string): readonly ArmyCardKind[] => cards(text) as readonly ArmyCardKind[];

/** Orcs fight: `engaged` from seat 1. */
function fight(phase: Phase, engaged: readonly string[], inHand: readonly string[], change: Partial<State> = {}): State {
  const state = war(...inHand);
  const laid = state.hands.map((_, seat) => army(engaged[seat - 1] ?? ''));
  const sent = laid.map((one) => one.filter((card) => !card.startsWith('orcs')).length);
  return { ...state, phase, called: ['orcs'], engaged: laid, sent, ...change };
}

/** As many battles that nobody won. */
const battles = (count: number): State['battles'] =>
  Array.from({ length: count }, () => ({ people: 'nains', points: 2, armies: [], sent: [], forces: [], winners: [], scored: [] }));

const FIRST = cards('orcs-troupe x7 nains-troupe x2');
/** Twenty cards turned, « début » among them. */
const deal = (change: Partial<State>): State => ({ ...dealing({ first: FIRST, start: 40 }), tick: 20, ...change });

// biome-ignore format: a case a row
const rows: [rule: string, state: State, text: string][] = [
  ['ORC-MAT-2: nine goblins in two hands', war('gobelin x5', 'gobelin x4'), 'La boîte n’a que 8 gobelins, et il y en a 9 : Bleu 5 en main et Vert 4 en main.'],
  [
    'ORC-MAT-1: a chief of Dwarfs three times in two hands',
    war('nains-chef x2', 'nains-chef'),
    'La boîte n’a que 2 chefs des Nains, et il y en a 3 : Bleu 2 en main et Vert 1 en main.',
  ],
  ['ORC-MAN-1: a Sorcier with an army', atWar({ hands: ['gobelin', 'troll'] }), 'Rouge est Sorcier et tient des cartes : dans cette manche il n’a pas d’armée.'],
  ['ORC-REC-7: the Sorcier his own champion', atWar({ hands: hands('troll'), champion: 0 }), 'Rouge est Sorcier et son propre champion : il en nomme un autre.'],
  ['ORC-REC-7: a war without a champion', { ...war('troll'), champion: null }, 'La guerre a commencé, et le Sorcier, Rouge, n’a pas nommé de champion.'],
  ['ORC-REC-1: three desertions', deal({ placed: [5, 6, 7].map((tick) => ({ kind: 'desertion', seat: 2, tick, pile: 0 })) }), 'Vert a posé 3 désertions : chacun n’en a que 2.'],
  ['ORC-MAN-1: a Sorcier who lays a card', deal({ placed: [{ kind: 'desertion', seat: 0, tick: 5, pile: 0 }] }), 'Rouge est Sorcier et a posé une désertion : il ne pose rien.'],
  [
    'ORC-REC-5: a shield before « début des recrutements »',
    deal({ placed: [{ kind: 'shield', seat: 1, tick: 10, pile: 3 }] }),
    'Bleu n’a pas pu poser un bouclier sur la pile 4. Après 10 cartes, « début des recrutements » n’est pas encore sortie : pas de bouclier avant elle.',
  ],
  [
    'ORC-REC-4: a card laid later than now',
    deal({ placed: [{ kind: 'desertion', seat: 1, tick: 30, pile: 3 }] }),
    'Bleu a posé une désertion après 30 cartes, et 20 seulement sont tournées.',
  ],
  ['ORC-DEP-1: hands before the piles are given out', deal({ hands: [[], cards('troll'), [], []] }), 'Quelqu’un tient des cartes, et les piles ne sont pas encore dépouillées.'],
  ['ORC-REC-6: a champion before the last card', deal({ phase: 'champion' }), 'Le Sorcier nomme son champion, et toutes les cartes ne sont pas tournées.'],
  ['ORC-ESP-1: a spy that nobody holds', { ...spying({ hands: hands('espion-2', 'troll') }), spy: 1 }, 'C’est le tour de l’espion n° 1, et personne ne le tient.'],
  ['ORC-ESP-1: a spy after the spies', war('espion-2', 'troll'), 'Bleu tient encore l’espion n° 2, dont le tour est passé : il est défaussé.'],
  ['ORC-GEA-1: two giants after the spies', war('geant x2'), 'Bleu tient 2 géants après les espions : qui en a deux les défausse tous.'],
  [
    'ORC-BAT-1: Orcs kept in hand when Orcs are called',
    fight('mercenaries', ['orcs-troupe'], ['orcs-troupe x2 troll']),
    'Bleu tient encore 2 Orcs de troupe, et les Orcs ont été appelés : on les pose tous.',
  ],
  [
    'ORC-BAT-1: Dwarfs among the Orcs',
    fight('mercenaries', ['nains-troupe'], ['troll'], { sent: [0, 0, 0, 0] }),
    'Bleu a posé 1 Nain de troupe, et ce sont les Orcs qui se battent.',
  ],
  [
    'ORC-BAT-1: Orcs called twice',
    fight('mercenaries', ['orcs-troupe'], ['troll'], { called: ['orcs', 'orcs'], battles: battles(1) }),
    'Les Orcs sont appelés deux fois dans la manche.',
  ],
  [
    'ORC-BAT-2: mercenaries that were not announced',
    fight('mercenaries', ['orcs-troupe gobelin'], ['troll'], { sent: [0, 0, 0, 0] }),
    'Bleu a annoncé 0 mercenaire et en a posé 1.',
  ],
  ['ORC-BAT-2: nobody left to announce', fight('mercenaries', ['orcs-troupe'], ['troll'], { answered: [1] }), 'Personne n’a plus de mercenaire à annoncer : ce moment est passé.'],
  [
    'ORC-BAT-8: no mercenary back in sight',
    fight('flying', ['orcs-troupe'], [''], { forces: [0, 3, 0, 0] }),
    'Personne ne montre plus de dos de mercenaire : le moment de la machine volante est passé.',
  ],
  ['ORC-BAT-4: a force that is not the army’s', fight('flying', ['orcs-troupe x2'], ['troll'], { forces: [0, 5, 0, 0] }), 'L’armée de Bleu vaut 6, et non 5.'],
  ['ORC-MAN-2: battles that were not fought', { ...war('troll'), called: ['orcs', 'nains'] }, '2 peuples appelés et 0 bataille livrée ne vont pas ensemble.'],
];

test.each(rows)('%s', (name, state, text) => {
  expect(contradictions(state)).toEqual([{ rule: name.split(':')[0], text }]);
});

test('positions of nothing strange have none', () => {
  expect(contradictions(war('gobelin x5', 'gobelin x3'))).toEqual([]);
  expect(contradictions(deal({}))).toEqual([]);
  expect(contradictions(spying({ hands: hands('espion-2', 'geant x2') }))).toEqual([]);
  expect(contradictions(fight('commando', ['orcs-troupe gobelin'], ['troll']))).toEqual([]);
});

/** A true state with a thing or two changed. */
function bent(state: State, dice: Dice): State {
  const seat = dice.roll(state.options.seats) - 1;
  const card = oneOf(CARD_IDS, dice);
  const add = (list: State['hands']): State['hands'] => list.map((hand, at) => (at === seat ? sortCards([...hand, card]) : hand));
  switch (dice.roll(6)) {
    case 1:
      return { ...state, phase: oneOf(PHASES, dice) };
    case 2:
      return { ...state, hands: add(state.hands) };
    case 3:
      return { ...state, hands: state.hands.map((hand, at) => (at === seat ? hand.slice(1) : hand)) };
    case 4:
      return { ...state, champion: seat, sorcier: dice.roll(state.options.seats) - 1 };
    case 5:
      return { ...state, answered: state.answered.slice(1), tick: dice.roll(90) - 1 };
    default:
      return { ...state, spy: dice.roll(5), called: state.called.slice(1) };
  }
}

test('no state of a random game contradicts itself; one bent that does not is judged, listed and played on', () => {
  let taken = 0;
  for (let game = 0; game < (process.env.NIGHT ? 100 : 15); game++) {
    wander(randomOptions(diceFrom(seeded(`contradictions/${game}`))), `contradictions/${game}`, (state, _move, _after, dice) => {
      if (contradictions(state).length > 0) throw new Error(`${game}: ${contradictions(state)[0]?.text} ${JSON.stringify(state)}`);
      if (dice.roll(4) > 1) return;
      const other = bent(state, dice);
      if (contradictions(other).length > 0 || other.phase === 'over') return;
      if (!checkState(JSON.parse(JSON.stringify(other))).ok) throw new Error(`${game}: the checker says otherwise`);
      taken += 1;
      const moves = ORC.toMove(other).flatMap((seat) => ORC.moves(other, seat));
      if (moves.length === 0) throw new Error(`${game}: nothing to do in ${other.phase}`);
      for (const move of moves) if (!ORC.judge(other, move).ok) throw new Error(`${game}: ${JSON.stringify(move)}`);
      play(other, oneOf(moves, dice));
    });
  }
  expect(taken).toBeGreaterThan(200);
});
