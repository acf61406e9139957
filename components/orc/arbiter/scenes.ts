/** The small tables of the question on top: each with the move that it is about. Blue asks, or Red where only the Sorcier may do it. */
import { CARD_IDS, sortCards } from '#engine/orc/data/cards.ts';
import { normal } from '#engine/orc/edit.ts';
import { pilesOf } from '#engine/orc/rules/piles.ts';
import { BATTLES, POINTS, setup } from '#engine/orc/setup.ts';
import {
  type ArmyCardKind,
  type Battle,
  type CardId,
  LAST_TICK,
  MERCENARIES,
  type Mercenary,
  type Move,
  PEOPLES,
  type Phase,
  type Placed,
  type State,
} from '#engine/orc/types.ts';
import { type Doing, EMPTY_PILE, fitting, isBack, type OrcQuick, TAKEN } from './quick.ts';

export interface OrcAsked {
  readonly state: State;
  readonly move: Move;
}

const SORCIER = 0;
const ME = 1;
const OTHER = 2;

const cards = <Card extends CardId>(...list: readonly Card[]): readonly Card[] => sortCards(list);

/** The Orcs are called, and everybody else has some. Green has yet to announce a mercenary, so that armies nobody told are not weighed. */
function fought(phase: Phase, mine: { readonly hand: readonly CardId[]; readonly army: readonly ArmyCardKind[] }): State {
  return normal({
    ...setup({ seats: 4, options: {}, values: {} }, 'arbitre'),
    phase,
    sorcier: SORCIER,
    champion: OTHER,
    called: ['orcs'],
    hands: [[], cards(...mine.hand), cards('squelettes-chef', 'squelettes-troupe', 'gobelin'), cards('barbares-elite', 'nains-troupe')],
    engaged: [
      [],
      cards<ArmyCardKind>(...mine.army),
      cards<ArmyCardKind>('orcs-chef', 'orcs-troupe', 'troll'),
      cards<ArmyCardKind>('orcs-elite', 'geant'),
    ],
  });
}

/** Cards dealt where each moment of the recruitment finds the table. */
const TICKS: Readonly<Record<string, number>> = { avant: 30, apres: 50, fini: LAST_TICK };
const START = 40;
/** A pile that the first cards have not reached. */
const EMPTY_AT = 3;

function laidAsked(kind: 'shield' | 'desertion', { first, second }: OrcQuick): OrcAsked {
  const start = setup({ seats: 4, options: {}, values: {} }, 'arbitre');
  const isEmpty = first === EMPTY_PILE && second !== 'fini';
  const tick = isEmpty ? EMPTY_AT : (TICKS[second] ?? START);
  const pile = isEmpty ? pilesOf(start) - 1 : 0;
  const what: Placed['kind'] = first.endsWith('bouclier') ? 'shield' : 'desertion';
  const isLaid = first !== EMPTY_PILE && first !== 'rien';
  const placed: readonly Placed[] = isLaid
    ? [{ kind: what, seat: first.startsWith('ma-') || first.startsWith('mon-') ? ME : OTHER, tick: tick - 1, pile }]
    : [];
  const state = normal({ ...start, phase: 'recruit', sorcier: SORCIER, start: tick >= START ? START : start.start, tick, placed });
  return { state, move: { kind, seat: ME, tick, pile } };
}

function sent({ first, second }: OrcQuick): OrcAsked {
  const card: Mercenary = MERCENARIES.find((one) => one === first) ?? 'troll';
  const hand: readonly CardId[] = ['squelettes-chef', second !== 'absent' ? card : card === 'gobelin' ? 'troll' : 'gobelin'];
  const state = fought('mercenaries', { hand, army: second === 'seul' ? [] : ['orcs-troupe', 'orcs-troupe'] });
  if (second !== 'tour') return { state, move: { kind: 'send', seat: ME, cards: [card] } };
  // Whoever is on the Sorcier's left speaks first, and has something to say.
  const [none, , , last] = state.hands;
  const hands = [none ?? [], cards('nains-troupe', 'gobelin'), hand, last ?? []];
  return { state: normal({ ...state, hands }), move: { kind: 'send', seat: OTHER, cards: [card] } };
}

function struck({ first, second }: OrcQuick): OrcAsked {
  const state = fought('commando', { hand: ['commando'], army: ['orcs-troupe', 'troll'] });
  return {
    state,
    move: { kind: 'commando', seat: ME, target: second === 'moi' ? ME : OTHER, back: isBack(first) ? first : 'mercenaires' },
  };
}

function flown({ first, second }: OrcQuick): OrcAsked {
  const crew =
    first === 'gobelin'
      ? (['gobelin'] as const)
      : first === 'deux'
        ? (['gobelin', 'gobelin'] as const)
        : first === 'commando'
          ? (['commando'] as const)
          : [];
  const army: readonly ArmyCardKind[] =
    second === 'rien' ? ['troll'] : second === 'gobelin' ? ['orcs-troupe', 'gobelin'] : ['orcs-troupe', 'troll'];
  return { state: fought('flying', { hand: ['machine-volante', ...crew], army }), move: { kind: 'fly', seat: ME, cards: crew } };
}

function claimed({ first, second }: OrcQuick): OrcAsked {
  const card = CARD_IDS.find((one) => one === first) ?? 'troll';
  const isTaken = second === TAKEN;
  const own = isTaken || card === 'espion-1' ? 'espion-2' : 'espion-1';
  const state = normal({
    ...fought('spies', { hand: [own], army: [] }),
    phase: 'spies',
    spy: own === 'espion-1' ? 1 : 2,
    ...(isTaken && { spied: [{ spy: 'espion-1', seat: OTHER, asked: { target: 3, card, given: true } }], discard: ['espion-1'] }),
    called: [],
    engaged: [[], [], [], []],
    hands: [[], [own], cards('troll', ...(card === 'troll' || card === 'espion-1' ? [] : [card])), ['orcs-troupe']],
  });
  return { state, move: { kind: 'spy', seat: ME, target: second === 'sorcier' ? SORCIER : second === 'moi' ? ME : OTHER, card } };
}

function calls({ first, second }: OrcQuick): OrcAsked {
  const people = PEOPLES.find((one) => one === first) ?? 'orcs';
  const other = PEOPLES.find((one) => one !== people) ?? 'nains';
  const called = second === 'deja' ? people : other;
  const left = PEOPLES.filter((one) => one !== called).map((one): CardId => `${one}-troupe`);
  const state = normal({
    ...fought('call', { hand: [], army: [] }),
    phase: 'call',
    called: [called],
    hands: [ME, OTHER, 3].reduce<readonly (readonly CardId[])[]>((hands) => [...hands, left], [[]]),
    engaged: [[], [], [], []],
  });
  return { state, move: { kind: 'call', seat: second === 'pas-sorcier' ? ME : SORCIER, people } };
}

function names({ first }: OrcQuick): OrcAsked {
  const start = setup({ seats: 4, options: {}, values: {} }, 'arbitre');
  const placed = [ME, OTHER, 3].flatMap((seat, at) =>
    [0, 1].map((one) => ({ kind: 'shield', seat, tick: LAST_TICK + 2 * at + one, pile: 0 }) as const),
  );
  const state = normal({ ...start, phase: 'champion', sorcier: SORCIER, start: START, tick: placed.at(-1)?.tick ?? LAST_TICK, placed });
  return { state, move: { kind: 'champion', seat: SORCIER, champion: first === 'moi' ? SORCIER : OTHER } };
}

/** The fourth battle, where nobody has anything to engage: who has so many points, and who won a battle last. */
function ended({ first, second }: OrcQuick): OrcAsked {
  const [points = 9, players] = first.split('-').map(Number);
  const seats = ([4, 5, 6, 7] as const).find((one) => one === players) ?? 4;
  const start = setup({ seats, options: {}, values: {} }, 'arbitre');
  const none = start.scores.map(() => []);
  const winners = second === 'ensemble' ? [ME, OTHER] : [second === 'avant' ? OTHER : ME];
  const scores = start.scores.map((_, seat) => (seat === ME ? points : seat === OTHER ? points - (second === 'seul' ? 3 : 0) : 1));
  const called = PEOPLES.slice(0, BATTLES);
  const battles = called.slice(1).map(
    (people, at): Battle => ({
      people,
      points: POINTS[at] ?? 1,
      armies: none,
      sent: start.sent,
      forces: scores.map(() => 0),
      winners,
      scored: scores.map(() => 0),
    }),
  );
  const state = normal({
    ...start,
    phase: 'flying',
    sorcier: SORCIER,
    champion: 3,
    called,
    battles,
    won: [[ME, OTHER], winners],
    scores,
    hands: start.scores.map((_, seat): readonly CardId[] => (seat === ME ? ['troll'] : [])),
    engaged: none,
    forces: scores.map(() => 0),
  });
  return { state, move: { kind: 'pass', seat: ME } };
}

const ASKS: Readonly<Record<Doing, (asked: OrcQuick) => OrcAsked>> = {
  bouclier: (asked) => laidAsked('shield', asked),
  desertion: (asked) => laidAsked('desertion', asked),
  envoyer: sent,
  commando: struck,
  voler: flown,
  reclamer: claimed,
  appeler: calls,
  nommer: names,
  finir: ended,
};

export function quickScene(question: OrcQuick): OrcAsked {
  const asked = fitting(question);
  return ASKS[asked.verb](asked);
}
