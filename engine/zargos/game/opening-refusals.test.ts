/** Everything that is refused before the first turn and in exchanges, each refusal provoked, with its rule and its sentence. */
import { expect, test } from 'vitest';
import type { RuleId } from '../ids.ts';
import type { Chapter } from './chapter.ts';
import { granting, placement } from './opening/placement.ts';
import { OPENING_REFUSALS } from './opening/refusals.ts';
import { peoples, planting, takings } from './positioning.ts';
import { setup } from './setup.ts';
import { NONE_EACH, numberOf, tablesFor } from './table.ts';
import { trade } from './trade/exchanges.ts';
import { openTrade } from './trade/open.ts';
import { TRADE_REFUSALS } from './trade/refusals.ts';
import type { GameOptions, Move, Offer, Phase, PositionCard, State } from './types.ts';

const OPTIONS: GameOptions = { seats: 2, each: 2, opening: 'complete', offers: 2, options: {}, board: null };

/** Two players: Ailés and Amazones, Dragons and Moines. */
const START: State = {
  ...setup(OPTIONS, 'refusals'),
  peoples: [
    ['ailes', 'amazones'],
    ['dragons', 'moines'],
  ],
  order: ['ailes', 'dragons', 'amazones', 'moines'],
};

type Held = Partial<Record<'ailes' | 'amazones' | 'dragons' | 'moines', readonly PositionCard[]>>;

const tables = tablesFor(OPTIONS);

/** A state of a phase: what the peoples hold, one pawn each, and the secret cards of both seats; 34 pawns still to set down. */
function holding(phase: Phase, held: Held, secret: readonly [readonly PositionCard[], readonly PositionCard[]] = [[], []]): State {
  const owners = [...START.owners];
  const pawns = [...START.pawns];
  for (const [people, cards] of Object.entries(held)) {
    for (const card of cards) {
      const place = numberOf(tables, card as never);
      owners[place] = people as keyof Held;
      pawns[place] = 1;
    }
  }
  const hands = [
    [...(held.ailes ?? []), ...(held.amazones ?? []), ...secret[0]],
    [...(held.dragons ?? []), ...(held.moines ?? []), ...secret[1]],
  ];
  return {
    ...START,
    phase,
    owners,
    pawns,
    positioning: {
      green: [],
      blue: [],
      hands,
      reinforcements: NONE_EACH,
      left: { ...NONE_EACH, ailes: 34, amazones: 34, dragons: 34, moines: 34 },
      queue: [0, 1],
    },
  };
}

type Row = readonly [chapter: Chapter, state: State, move: Move, rule: RuleId, because: string];

const LANDS: Held = { ailes: ['ohms', 'ohms-1'], amazones: ['oz'], dragons: ['kori'], moines: ['ludos'] };
const planted = holding('planting', { ailes: ['ohms'], dragons: ['kori'] }, [['ohms-1', 'ohms-2', 'renfort'], []]);
const spread = holding('placement', LANDS);
const leftless = (state: State, people: 'ailes' | 'amazones'): State => ({
  ...state,
  positioning: state.positioning && { ...state.positioning, left: { ...state.positioning.left, [people]: 0 } },
});

// biome-ignore format: a case a row
const ROWS: Readonly<Record<keyof typeof OPENING_REFUSALS, Row>> = { taken: [peoples, { ...START, order: ['dragons'] }, { kind: 'choose', seat: 0, people: 'dragons' },
    'ZAR-PREP-2', 'Un joueur mène déjà les Dragons : choisissez un autre peuple.'],
  noPile: [takings, holding('takings', {}), { kind: 'take', seat: 0, pile: 'green' }, 'ZAR-POS-1', 'Il ne reste aucune carte à dos vert : prenez dans l’autre pile.'],
  noPlace: [planting, planted, { kind: 'plant', seat: 0, people: 'ailes', at: 'ohms-99' }, 'ZAR-MAT-6', '« ohms-99 » n’est pas un lieu de ce plateau.'],
  notYours: [planting, planted, { kind: 'plant', seat: 0, people: 'dragons', at: 'ohms-1' }, 'ZAR-PREP-4', 'Vous ne menez pas les Dragons.'],
  noCard: [planting, planted, { kind: 'plant', seat: 0, people: 'ailes', at: 'kori' },
    'ZAR-POS-2', 'Vous n’avez pas la carte de « Kori » : on pose un pion sur les territoires de ses cartes.'],
  noCardInZargos: [planting, planted, { kind: 'plant', seat: 0, people: 'ailes', at: 'zargos' },
    'ZAR-POS-7', '« la Cité Interdite » est dans le royaume de Zargos, vide au départ : aucune carte ne l’attribue.'],
  planted: [planting, planted, { kind: 'plant', seat: 0, people: 'amazones', at: 'ohms' }, 'ZAR-POS-2', '« Ohms » porte déjà un pion, celui que les Ailés y ont posé.'],
  lotSpent: [planting, leftless(planted, 'amazones'), { kind: 'plant', seat: 0, people: 'amazones', at: 'ohms-1' },
    'ZAR-L-22', 'Le pion de chaque territoire se prend sur le lot, et les Amazones n’en ont plus : choisissez un autre peuple.'],
  wouldBeOut: [planting, holding('planting', { ailes: ['ohms'] }, [['ohms-1'], []]), { kind: 'plant', seat: 0, people: 'ailes', at: 'ohms-1' },
    'ZAR-L-55', 'Gardez ce territoire à un peuple qui n’en a pas : si les Ailés le prennent, les Amazones seront hors jeu.'],
  out: [granting, { ...holding('granting', { ailes: ['ohms'] }, [['renfort'], []]), order: ['ailes'] },
    { kind: 'grant', seat: 0, people: 'amazones', card: 'renfort' },
    'ZAR-L-55', 'Les Amazones n’ont aucun territoire : ils sont hors jeu et ne reçoivent rien.'],
  noSuchCard: [granting, holding('granting', LANDS, [['renfort'], []]), { kind: 'grant', seat: 0, people: 'amazones', card: 'bateau' },
    'ZAR-POS-4', 'Il ne vous reste aucune carte bateau à donner.'],
  atSea: [placement, spread, { kind: 'reinforce', seat: 1, people: 'dragons', at: 'lac', pawns: 1 },
    'ZAR-POS-5', `« ${tables.names[numberOf(tables, 'lac')]} » est une case mer : on répartit ses pions sur ses territoires.`],
  emptyInZargos: [placement, spread, { kind: 'reinforce', seat: 0, people: 'ailes', at: 'zargos', pawns: 1 },
    'ZAR-POS-7', '« la Cité Interdite » est dans le royaume de Zargos, vide au départ : aucun pion n’y est posé.'],
  notHeld: [placement, spread, { kind: 'reinforce', seat: 0, people: 'ailes', at: 'oz', pawns: 1 },
    'ZAR-POS-5', '« Oz » est aux Amazones : les Ailés répartissent leurs pions sur leurs propres territoires.'],
  tooMany: [placement, spread, { kind: 'reinforce', seat: 0, people: 'ailes', at: 'ohms', pawns: 35 },
    'ZAR-POS-5', 'Il reste 34 pions à répartir pour les Ailés ; vous en posez 35.'],
  stillLeft: [placement, leftless(spread, 'ailes'), { kind: 'done', seat: 0 }, 'ZAR-POS-5', 'Répartissez tous vos pions : il en reste 34 à poser pour les Amazones.'],
};

/** Time of exchanges: `offers` lie on the table. */
function exchanging(before: State, of: 'position' | 'magic', offers: readonly Offer[] = []): State {
  const state = openTrade(before, of);
  return { ...state, trade: state.trade && { ...state.trade, offers } };
}

const secret: readonly [readonly PositionCard[], readonly PositionCard[]] = [['renfort'], ['bateau']];
const lands = holding('trade', LANDS, secret);
const open = exchanging(lands, 'position');
const magicHands: State = {
  ...START,
  positioning: null,
  hands: [
    ['eclipse', 'typhon', 'canicule'],
    ['vent-de-guerre', 'vent-de-guerre'],
  ],
};
const magic = exchanging(magicHands, 'magic');
const houseMaster: State = { ...magic, master: 1, options: { ...OPTIONS, options: { 'ZAR-L-41': 'non' } } };

const offer = (give: Offer['give'], want: Offer['want'], to: number | null = 1): Move => ({ kind: 'offer', seat: 0, to, give, want });
const lying = (give: Offer['give'], want: Offer['want'], to: number | null = 1): readonly Offer[] => [{ id: 1, from: 0, to, give, want }];
const accept: Move = { kind: 'accept', seat: 1, offer: 1 };
const laid = (give: Offer['give'], want: Offer['want'], to: number | null = 1): State =>
  exchanging(lands, 'position', lying(give, want, to));

// biome-ignore format: a case a row
const TRADES: Readonly<Record<keyof typeof TRADE_REFUSALS, Row>> = { spent: [trade, { ...open, trade: open.trade && { ...open.trade, made: [2, 0] } }, offer(['ohms'], ['kori']),
    'ZAR-L-56', 'Cette table permet 2 offres par joueur à chaque temps d’échanges : les vôtres sont faites.'],
  toNobody: [trade, open, offer(['ohms'], ['kori'], 4), 'ZAR-MAT-1', 'Personne n’est assis à cette place : une offre va à un autre joueur, ou à tous.'],
  toSelf: [trade, open, offer(['ohms'], ['kori'], 0), 'ZAR-POS-3', 'On n’échange pas avec soi-même : une offre va à un autre joueur, ou à tous.'],
  toDone: [trade, { ...open, trade: open.trade && { ...open.trade, done: [false, true] } }, offer(['ohms'], ['kori']),
    'ZAR-POS-3', 'Ce joueur en a fini avec les échanges : il ne répondra plus.'],
  empty: [trade, open, offer(['ohms'], []), 'ZAR-POS-3', 'Un échange a deux côtés : il faut au moins une carte donnée et une carte demandée.'],
  otherKind: [trade, open, offer(['ohms'], ['eclipse']), 'ZAR-POS-3', '« Éclipse » ne s’échange pas ici : c’est le moment d’échanger des cartes de positionnement.'],
  noPlace: [trade, open, offer(['ohms'], ['kori-99']), 'ZAR-MAT-6', '« kori-99 » n’est pas un territoire de ce plateau.'],
  notInBox: [trade, magic, offer(['eclipse'], ['eclipse']), 'ZAR-MAT-3', 'La boîte contient 1 « Éclipse » ; cet échange en compte 2.'],
  notHeld: [trade, open, offer(['renfort', 'renfort'], ['kori']), 'ZAR-POS-3', 'Vous offrez 2 cartes « renfort » et vous en avez 1 : on n’échange que ce que l’on a.'],
  notTheirs: [trade, open, offer(['ohms'], ['itak']),
    'ZAR-POS-3', `« ${tables.names[numberOf(tables, 'itak')]} » n’est pas à qui vous le demandez : on le voit au pion qui s’y trouve.`],
  master: [trade, houseMaster, offer(['eclipse'], ['vent-de-guerre']), 'ZAR-L-41', 'À votre table le Maître des Vents n’échange pas de cartes de magie.'],
  noOffer: [trade, open, accept, 'ZAR-POS-3', 'L’offre 1 n’est pas sur la table : elle a été acceptée, refusée ou retirée.'],
  ownOffer: [trade, laid(['ohms'], ['kori']), { kind: 'accept', seat: 0, offer: 1 },
    'ZAR-POS-3', 'Cette offre est la vôtre : vous pouvez la retirer, les autres y répondent.'],
  forAnother: [trade, laid(['ohms'], ['kori'], 2), { kind: 'refuse', seat: 1, offer: 1 }, 'ZAR-POS-3', 'Cette offre est faite à un autre joueur : lui seul y répond.'],
  toAll: [trade, laid(['ohms'], ['kori'], null), { kind: 'refuse', seat: 1, offer: 1 },
    'ZAR-POS-3', 'Cette offre est faite à tous : qui n’en veut pas la laisse sur la table.'],
  notYours: [trade, laid(['ohms'], ['kori']), { kind: 'withdraw', seat: 1, offer: 1 },
    'ZAR-POS-3', 'Cette offre n’est pas la vôtre : qui l’a faite peut seul la retirer.'],
  lacking: [trade, laid(['ohms'], ['bateau', 'bateau']), accept, 'ZAR-POS-3', 'On vous demande 2 cartes « bateau » et vous en avez 1.'],
  handTooLarge: [trade, exchanging(magicHands, 'magic', lying(['eclipse', 'typhon', 'canicule'], ['vent-de-guerre'])), accept,
    'ZAR-MAG-7', 'Après cet échange une main dépasserait sa limite : trois cartes, cinq pour le Maître des Vents.'],
  noPawn: [trade, leftless(leftless(laid(['renfort'], ['kori']), 'ailes'), 'amazones'), accept,
    'ZAR-L-22', 'Le pion de chaque territoire se prend sur le lot : qui recevrait « Kori » n’a plus de pion à y poser.'],
  landless: [trade, laid(['renfort'], ['kori']), accept, 'ZAR-L-55', 'Cet échange ôterait aux Dragons leur dernier territoire : ils seraient hors jeu.'],
};

test.each([...Object.entries(ROWS), ...Object.entries(TRADES)])('%s', (_name, [chapter, state, move, rule, because]) => {
  expect(chapter.judge(state, move)).toEqual({ ok: false, rule, because });
});

test('every refusal is provoked', () => {
  expect(Object.keys(ROWS)).toEqual(Object.keys(OPENING_REFUSALS));
  expect(Object.keys(TRADES)).toEqual(Object.keys(TRADE_REFUSALS));
});

test('ZAR-PREP-4: the cards of a player go to any of his peoples, the pawns of one are never another’s', () => {
  const move = (people: 'ailes' | 'amazones'): Move => ({ kind: 'plant', seat: 0, people, at: 'ohms-1' });
  for (const people of ['ailes', 'amazones'] as const) {
    const after = planting.play(planted, move(people), () => {});
    expect(after.owners[numberOf(tables, 'ohms-1')]).toBe(people);
    expect(after.positioning?.left).toEqual({ ...planted.positioning?.left, [people]: 33 });
  }
});

const played = (state: State, move: Move): State => trade.play(state, move, () => {});
const at = (id: 'ohms' | 'kori' | 'oz'): number => numberOf(tables, id);

test('ZAR-POS-3: a territory exchanged changes its pawn, and the cards go with it', () => {
  const after = played(laid(['ohms', 'renfort'], ['kori']), accept);
  // Kori was the Dragons' only one: they take Ohms; Kori goes to the first people chosen of the other side.
  expect([after.owners[at('ohms')], after.owners[at('kori')]]).toEqual(['dragons', 'ailes']);
  expect([after.pawns[at('ohms')], after.pawns[at('kori')]]).toEqual([1, 1]);
  expect(after.positioning?.hands).toEqual([
    ['ohms-1', 'oz', 'kori'],
    ['ludos', 'bateau', 'ohms', 'renfort'],
  ]);
  expect(after.positioning?.left).toEqual(lands.positioning?.left);
  expect(after.trade?.offers).toEqual([]);
});

test('ZAR-L-55: a people that gives its only territory takes the one received in its place', () => {
  const after = played(laid(['oz'], ['kori']), accept);
  expect([after.owners[at('oz')], after.owners[at('kori')]]).toEqual(['dragons', 'amazones']);
});

test('ZAR-POS-3: an exchange that makes another offer impossible takes it off the table', () => {
  const other: Offer = { id: 2, from: 1, to: 0, give: ['kori'], want: ['renfort'] };
  const kept: Offer = { id: 3, from: 1, to: 0, give: ['bateau'], want: ['renfort'] };
  const state = exchanging(lands, 'position', [...lying(['ohms'], ['kori']), other, kept]);
  expect(played(state, accept).trade?.offers).toEqual([kept]);
});

test('ZAR-MAG-7: magic changes hands, three cards at most at the end', () => {
  const state = exchanging(magicHands, 'magic', lying(['eclipse', 'typhon'], ['vent-de-guerre']));
  expect(played(state, accept).hands).toEqual([
    ['canicule', 'vent-de-guerre'],
    ['vent-de-guerre', 'eclipse', 'typhon'],
  ]);
});

test('ZAR-L-56: each may make so many offers, and the time of exchanges ends when all are done', () => {
  let state = played(open, offer(['ohms'], ['kori']));
  state = played(state, offer(['renfort'], ['bateau']));
  expect(state.trade?.offers.map(({ id }) => id)).toEqual([1, 2]);
  expect(trade.moves(state, 0).filter(({ kind }) => kind === 'offer')).toEqual([]);
  // Offers stay when their maker is done.
  state = played(state, { kind: 'done', seat: 0 });
  expect(state.trade?.offers).toHaveLength(2);
  state = played(state, { kind: 'done', seat: 1 });
  expect([state.trade, state.phase]).toEqual([null, 'granting']);
});
