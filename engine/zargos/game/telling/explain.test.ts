/** Events written by hand, as each eye reads them. Expected lines come from the events alone, and the rules from the booklet's pages. */
import { expect, test } from 'vitest';
import type { Eyes } from '../../../core/events.ts';
import { seeded } from '../../../core/random.ts';
import { BOARD } from '../../data/board.ts';
import { IDS } from '../../ids.ts';
import type { Event } from '../events.ts';
import { AT_REST, NONE_EACH } from '../table.ts';
import type { State } from '../types.ts';
import { explain } from './explain.ts';

const TERRITORIES = BOARD.territories.length;
const PLACES = TERRITORIES + BOARD.seas.length;

/** Three seats: 0 leads the Moines and the Ailés, 1 the Dragons and the Araignées, 2 the Amazones and the Chevaliers; round 3. */
const TABLE: State = {
  random: seeded('log').state(),
  options: { seats: 3, each: 2, opening: 'complete', offers: 3, options: {}, board: null },
  phase: 'attacks',
  round: 3,
  choice: [0, 1, 2],
  peoples: [
    ['moines', 'ailes'],
    ['dragons', 'araignees'],
    ['amazones', 'chevaliers'],
  ],
  order: ['moines', 'ailes', 'dragons', 'araignees', 'amazones', 'chevaliers'],
  owners: Array.from({ length: TERRITORIES }, () => null),
  pawns: Array.from({ length: PLACES }, () => 0),
  boats: NONE_EACH,
  hands: [[], [], []],
  pile: [],
  removed: [],
  kingdoms: BOARD.kingdoms.map(() => null),
  master: null,
  effects: [],
  positioning: null,
  ...AT_REST,
};

const OPENING: State = { ...TABLE, round: 0, phase: 'placement' };
const CHOOSING: State = { ...OPENING, phase: 'peoples', peoples: [[], [], []] };
const reading = (options: State['options']['options']): State => ({ ...TABLE, options: { ...TABLE.options, options } });

/** « text [rules] » */
const told = (events: readonly Event[], eyes: Eyes, state: State = TABLE, named = false): readonly string[] =>
  explain(events, state, eyes, named).map(({ text, rules }) => `${text} [${rules.join(' ')}]`);

/** What the public reads, and what the seat named reads; left out where it is the same. */
type Row = readonly [
  name: string,
  events: readonly Event[],
  publicly: readonly string[],
  seat?: 0 | 1 | 2,
  itself?: readonly string[],
  state?: State,
];

const throwOf = (side: 'attacker' | 'defender', faces: readonly number[], round = 1, warWind = false) =>
  ({ kind: 'throw', round, side, faces, warWind }) as const;
const lossOf = (total: number, divisor: number, left: number) => ({ total, divisor, losses: Math.floor(total / divisor), left });

type Beat = Extract<Event, { kind: 'fight' }>['what'];
const fight = (...beats: readonly Beat[]): Event[] =>
  beats.map((what) => ({ kind: 'fight', at: 'kori', people: 'araignees', defender: 'moines', what }));

// biome-ignore format: a case a row
const rows: readonly Row[] = [
  ['the order of choice, with dice thrown again',
    [{ kind: 'ranked', of: 'choice', order: [2, 0, 1],
        rolls: [{ seat: 0, face: 4 }, { seat: 1, face: 4 }, { seat: 2, face: 6 }, { seat: 0, face: 3 }, { seat: 1, face: 1 }] }],
    ['Les peuples se choisissent dans cet ordre : le joueur 3, puis le joueur 1, puis le joueur 2. Dés : 4 pour le joueur 1, 4 pour le joueur 2, 6 pour le joueur 3, 3 pour le joueur 1, 1 pour le joueur 2. [ZAR-PREP-2 ZAR-L-33]'],
    1,
    ['Les peuples se choisissent dans cet ordre : le joueur 3, puis le joueur 1, puis vous. Dés : 4 pour le joueur 1, 4 pour vous, 6 pour le joueur 3, 3 pour le joueur 1, 1 pour vous. [ZAR-PREP-2 ZAR-L-33]'],
    CHOOSING],
  ['the order of placement', [{ kind: 'ranked', of: 'placement', order: [1, 0, 2], rolls: [] }],
    ['Les pions se répartissent dans cet ordre : les Dragons et les Araignées, puis les Moines et les Ailés, puis les Amazones et les Chevaliers. [ZAR-POS-5 ZAR-TOUR-2]'],
    0, ['Les pions se répartissent dans cet ordre : les Dragons et les Araignées, puis vous, puis les Amazones et les Chevaliers. [ZAR-POS-5 ZAR-TOUR-2]'],
    OPENING],
  ['a people chosen', [{ kind: 'chose', seat: 1, people: 'dragons' }],
    ['Le joueur 2 choisit les Dragons. [ZAR-PREP-2]'],
    1, ['Vous choisissez les Dragons. [ZAR-PREP-2]'], OPENING],
  ['cards taken: which, to who took them', [{ kind: 'took', seat: 0, pile: 'blue', count: 2 }, { kind: 'drew', seat: 0, cards: ['ohms-5', 'bateau'], to: [0] }],
    ['Les Moines et les Ailés prennent 2 cartes à dos bleu. [ZAR-POS-1]'],
    0, ['Vous prenez 2 cartes à dos bleu : Ohms nord et un bateau. [ZAR-POS-1]'], OPENING],
  ['cards drawn by themselves', [{ kind: 'drew', seat: 2, cards: ['renfort', 'renfort', 'kori'], to: [2] }],
    [],
    2, ['Vous recevez 2 renforts et Kori. [ZAR-POS-1]'], OPENING],
  ['a first pawn', [{ kind: 'planted', seat: 2, people: 'amazones', at: 'ohms-5' }],
    ['Les Amazones posent un pion à Ohms nord. [ZAR-POS-2]'],
    2, ['Vos Amazones posent un pion à Ohms nord. [ZAR-POS-2]'], OPENING],
  ['what is offered to one seat is shown to the two',
    [{ kind: 'offered', seat: 0, offer: 1, toSeat: 1, give: 2, want: 1 },
      { kind: 'offer-shown', seat: 0, offer: 1, give: ['ohms-5', 'bateau'], want: ['renfort'], to: [0, 1] }],
    ['Les Moines et les Ailés proposent aux Dragons et aux Araignées 2 cartes contre 1 carte. [ZAR-POS-3]'],
    1, ['Les Moines et les Ailés vous proposent Ohms nord et un bateau contre un renfort. [ZAR-POS-3]'], OPENING],
  ['an offer to all, for nothing, of magic',
    [{ kind: 'offered', seat: 0, offer: 4, toSeat: null, give: 1, want: 0 },
      { kind: 'offer-shown', seat: 0, offer: 4, give: ['vent-de-guerre'], want: [], to: [0] }],
    ['Les Moines et les Ailés proposent à tous 1 carte contre rien. [ZAR-MAG-7]'],
    0, ['Vous proposez à tous un Vent de Guerre contre rien. [ZAR-MAG-7]']],
  ['cards shown by themselves', [{ kind: 'offer-shown', seat: 0, offer: 4, give: ['vent-de-guerre', 'vent-de-guerre'], want: ['eclipse'], to: [0, 2] }],
    [],
    2, ['Les Moines et les Ailés proposent 2 Vents de Guerre contre l’Éclipse. [ZAR-MAG-7]']],
  ['an offer accepted',
    [{ kind: 'answered', seat: 0, offer: 1, by: 1, answer: 'accept', give: 1, want: 2 },
      { kind: 'offer-shown', seat: 0, offer: 1, give: ['eclipse'], want: ['vent-de-guerre', 'vent-de-guerre'], to: [0, 1] }],
    ['Les Dragons et les Araignées acceptent l’offre des Moines et des Ailés : 1 carte contre 2 cartes. [ZAR-MAG-7]'],
    0, ['Les Dragons et les Araignées acceptent votre offre : vous donnez l’Éclipse et recevez 2 Vents de Guerre. [ZAR-MAG-7]']],
  ['an offer that one accepts oneself, and what each then holds',
    [{ kind: 'answered', seat: 0, offer: 1, by: 1, answer: 'accept', give: 1, want: 1 },
      { kind: 'offer-shown', seat: 0, offer: 1, give: ['eclipse'], want: ['vent-de-guerre'], to: [0, 1, 2] },
      { kind: 'received', seat: 0, count: 1, why: 'exchange' }, { kind: 'hand', seat: 0, cards: ['vent-de-guerre'], to: [0] },
      { kind: 'received', seat: 1, count: 1, why: 'exchange' }, { kind: 'hand', seat: 1, cards: ['eclipse'], to: [1] }],
    ['Les Dragons et les Araignées acceptent l’offre des Moines et des Ailés : 1 carte contre 1 carte. [ZAR-MAG-7]'],
    1, ['Vous acceptez l’offre des Moines et des Ailés : vous recevez l’Éclipse et donnez un Vent de Guerre. [ZAR-MAG-7]']],
  ['an offer refused',
    [{ kind: 'answered', seat: 0, offer: 1, by: 1, answer: 'refuse', give: 1, want: 1 },
      { kind: 'offer-shown', seat: 0, offer: 1, give: ['ohms-5'], want: ['renfort'], to: [0, 1] }],
    ['Les Dragons et les Araignées refusent l’offre des Moines et des Ailés (1 carte contre 1 carte). [ZAR-POS-3]'],
    0, ['Les Dragons et les Araignées refusent votre offre (Ohms nord contre un renfort). [ZAR-POS-3]'], OPENING],
  ['an offer taken back', [{ kind: 'answered', seat: 0, offer: 1, by: 0, answer: 'withdraw', give: 1, want: 1 }],
    ['Les Moines et les Ailés retirent leur offre (1 carte contre 1 carte). [ZAR-MAG-7]'],
    0, ['Vous retirez votre offre (1 carte contre 1 carte). [ZAR-MAG-7]']],
  ['an offer whose cards have gone to another', [{ kind: 'answered', seat: 0, offer: 2, by: 0, answer: 'impossible', give: 1, want: 3 }],
    ['L’offre des Moines et des Ailés (1 carte contre 3 cartes) tombe : les cartes ont changé de main. [ZAR-MAG-7]'],
    0, ['Votre offre (1 carte contre 3 cartes) tombe : les cartes ont changé de main. [ZAR-MAG-7]']],
  ['an offer to all that nobody wants',
    [{ kind: 'answered', seat: 0, offer: 2, by: 0, answer: 'unanswered', give: 1, want: 1 },
      { kind: 'offer-shown', seat: 0, offer: 2, give: ['typhon'], want: ['eclipse'], to: [0, 1, 2] }],
    ['Personne n’accepte l’offre des Moines et des Ailés (1 carte contre 1 carte). [ZAR-MAG-7]'],
    0, ['Personne n’accepte votre offre (le Typhon contre l’Éclipse). [ZAR-MAG-7]']],
  ['a territory exchanged, to who gets it', [{ kind: 'traded', from: 0, seat: 1, at: 'ohms-5', people: 'dragons' }],
    ['Les Moines et les Ailés cèdent Ohms nord aux Dragons, dont un pion y remplace l’autre. [ZAR-POS-3]'],
    1, ['Les Moines et les Ailés cèdent Ohms nord à vos Dragons, dont un pion y remplace l’autre. [ZAR-POS-3]'], OPENING],
  ['a territory exchanged, to who gives it', [{ kind: 'traded', from: 0, seat: 1, at: 'zargos', people: 'dragons' }],
    ['Les Moines et les Ailés cèdent la Cité Interdite aux Dragons, dont un pion y remplace l’autre. [ZAR-POS-3]'],
    0, ['Vous cédez la Cité Interdite aux Dragons, dont un pion y remplace l’autre. [ZAR-POS-3]'], OPENING],
  ['reinforcements and a boat: three pawns a card', [{ kind: 'granted', seat: 1, people: 'araignees', reinforcements: 2, boats: 1 }],
    ['Les Araignées reçoivent 6 pions pour 2 cartes renfort et 1 bateau. [ZAR-POS-4]'],
    1, ['Vos Araignées reçoivent 6 pions pour 2 cartes renfort et 1 bateau. [ZAR-POS-4]'], OPENING],
  ['pawns of the lot spread', [{ kind: 'reinforced', seat: 0, people: 'ailes', at: 'ohms-5', pawns: 1, bought: false }],
    ['Les Ailés posent 1 pion à Ohms nord. [ZAR-POS-5]'],
    0, ['Vos Ailés posent 1 pion à Ohms nord. [ZAR-POS-5]'], OPENING],
  ['pawns bought, at two points each', [{ kind: 'reinforced', seat: 0, people: 'ailes', at: 'zargos', pawns: 4, bought: true }],
    ['Les Ailés achètent 4 pions pour 8 points, à la Cité Interdite. [ZAR-REN-1 ZAR-REN-2]'],
    0, ['Vos Ailés achètent 4 pions pour 8 points, à la Cité Interdite. [ZAR-REN-1 ZAR-REN-2]']],
  ['Dragons bought at sea', [{ kind: 'reinforced', seat: 1, people: 'dragons', at: 'mer-14', pawns: 1, bought: true }],
    ['Les Dragons achètent 1 pion pour 2 points, à la case « mer du nord ». [ZAR-REN-1 ZAR-DRA-3]']],
  ['boats bought, at five points each', [{ kind: 'bought-boats', seat: 1, people: 'dragons', count: 2 }],
    ['Les Dragons achètent 2 bateaux pour 10 points. [ZAR-REN-1]'],
    1, ['Vos Dragons achètent 2 bateaux pour 10 points. [ZAR-REN-1]']],
  ['points lost', [{ kind: 'unspent', seat: 1, people: 'dragons', points: 1 }],
    ['Les Dragons laissent 1 point sans emploi : c’est perdu. [ZAR-REN-1]'],
    1, ['Vos Dragons laissent 1 point sans emploi : c’est perdu. [ZAR-REN-1]']],
  ['the quick opening', [{ kind: 'dealt' }], ['Ouverture rapide : les territoires sont tirés et les pions posés. [ZAR-POS-1 ZAR-POS-5]']],
  ['the first round', [{ kind: 'round', round: 1 }], ['Le tour de jeu 1 commence. [ZAR-TOUR-1 ZAR-TOUR-2]']],
  ['a later round', [{ kind: 'round', round: 4 }], ['Le tour de jeu 4 commence. [ZAR-TOUR-1]']],
  ['a turn', [{ kind: 'turn', seat: 1, peoples: ['dragons', 'araignees'] }],
    ['C’est aux Dragons et aux Araignées de jouer. [ZAR-TOUR-1 ZAR-L-34]'],
    1, ['C’est à vous de jouer, avec vos Dragons et vos Araignées. [ZAR-TOUR-1 ZAR-L-34]']],
  ['attacks done, turn done, exchanges done',
    [{ kind: 'done', seat: 1, what: 'attacks' }, { kind: 'done', seat: 1, what: 'turn' }, { kind: 'done', seat: 1, what: 'exchanges' }],
    ['Les Dragons et les Araignées finissent leurs attaques. [ZAR-TOUR-1]', 'Les Dragons et les Araignées finissent leur tour. [ZAR-TOUR-1]',
      'Les Dragons et les Araignées ont fini leurs échanges. [ZAR-MAG-7]'],
    1, ['Vous finissez vos attaques. [ZAR-TOUR-1]', 'Vous finissez votre tour. [ZAR-TOUR-1]', 'Vous avez fini vos échanges. [ZAR-MAG-7]']],
  ['a red card, which strikes where it was aimed',
    [{ kind: 'card', seat: 2, card: 'vent-de-folie', target: { kingdom: 'ohms' } },
      { kind: 'effect', card: 'vent-de-folie', by: 2, target: { kingdom: 'ohms' } },
      { kind: 'folly', people: 'moines', at: 'ohms-5', face: 5, losses: 2, left: 3 },
      { kind: 'folly', people: 'amazones', at: 'ohms', face: 1, losses: 0, left: 3 },
      { kind: 'folly', people: 'araignees', at: 'ohms-6', face: 6, losses: 1, left: 0 }],
    ['Les Amazones et les Chevaliers jouent le Vent de Folie sur le royaume d’Ohms. [ZAR-FOLIE]',
      'Ohms nord : le dé fait 5, 2 Moines tombent, il en reste 3. [ZAR-FOLIE]', 'Ohms : le dé fait 1, aucune Amazone ne tombe. [ZAR-FOLIE]',
      'Ohms nord-est : le dé fait 6, 1 Araignée tombe, il n’en reste aucune. [ZAR-FOLIE]'],
    2,
    ['Vous jouez le Vent de Folie sur le royaume d’Ohms. [ZAR-FOLIE]', 'Ohms nord : le dé fait 5, 2 Moines tombent, il en reste 3. [ZAR-FOLIE]',
      'Ohms : le dé fait 1, aucune Amazone ne tombe. [ZAR-FOLIE]', 'Ohms nord-est : le dé fait 6, 1 Araignée tombe, il n’en reste aucune. [ZAR-FOLIE]']],
  ['a red card that was turned is told where it strikes; demons come back to Zargos',
    [{ kind: 'card', seat: 0, card: 'vent-d-illusion', target: { kingdom: 'zargos' } },
      { kind: 'effect', card: 'vent-de-folie', by: 0, target: { kingdom: 'zargos' } },
      { kind: 'folly', people: 'moines', at: 'zargos-7', face: 2, losses: 1, left: 0 }],
    ['Les Moines et les Ailés jouent le Vent d’Illusion : la carte rouge visera le royaume de Zargos. [ZAR-ILLUSION]',
      'Le Vent de Folie souffle sur le royaume de Zargos. [ZAR-FOLIE]',
      'Zargos intérieur nord-ouest : le dé fait 2, 1 Moine tombe, il n’en reste aucun ; les démons reviennent. [ZAR-FOLIE ZAR-ZRG-9]']],
  ['effects that last',
    [{ kind: 'effect', card: 'vent-de-glace', by: 0, target: { kingdom: 'kori' } },
      { kind: 'effect', card: 'vent-de-tempete', by: 0, target: { seas: ['mer-14', 'mer-15'] } }, { kind: 'effect', card: 'vent-de-mort', by: 0, target: {} },
      { kind: 'effect', card: 'tremblement-de-terre', by: 0, target: {} }, { kind: 'effect', card: 'raz-de-maree', by: 0, target: {} },
      { kind: 'effect', card: 'eclipse', by: 0, target: {} }, { kind: 'effect', card: 'canicule', by: 1, target: {} },
      { kind: 'effect', card: 'typhon', by: 1, target: {} }, { kind: 'effect', card: 'inondations', by: 1, target: {} }],
    ['Le Vent de Glace fige le royaume de Kori pendant ce tour. [ZAR-GLACE]',
      'Le Vent de Tempête ferme la case « mer du nord » et la case « mer du nord-est » pendant ce tour. [ZAR-TEMPETE]',
      'Le Vent de Mort souffle : sept pions au plus par province. [ZAR-MORT ZAR-L-49]',
      'Le Tremblement de terre ferme les vortex aux Araignées pendant ce tour. [ZAR-TREMBLEMENT ZAR-L-4]',
      'Le Raz-de-marée interdit la mer aux Dragons pendant ce tour. [ZAR-RAZ]',
      'L’Éclipse prive les Amazones de leur tir pendant ce tour. [ZAR-ECLIPSE ZAR-L-4]',
      'La Canicule prive les Moines de la main de Dieu pendant ce tour. [ZAR-CANICULE ZAR-L-4]',
      'Le Typhon cloue les Ailés au sol pendant ce tour. [ZAR-TYPHON]',
      'Les Inondations privent les Chevaliers de leur pouvoir pendant ce tour. [ZAR-INONDATIONS]']],
  ['at a table of other readings they last longer',
    [{ kind: 'effect', card: 'eclipse', by: 0, target: {} }, { kind: 'effect', card: 'vent-de-mort', by: 0, target: {} }],
    ['L’Éclipse prive les Amazones de leur tir jusqu’à la fin de tous les tours d’attaque. [ZAR-ECLIPSE ZAR-L-4]',
      'Le Vent de Mort souffle : sept pions au plus par province jusqu’à la fin du tour. [ZAR-MORT ZAR-L-49]'],
    2,
    ['L’Éclipse prive vos Amazones de leur tir jusqu’à la fin de tous les tours d’attaque. [ZAR-ECLIPSE ZAR-L-4]',
      'Le Vent de Mort souffle : sept pions au plus par province jusqu’à la fin du tour. [ZAR-MORT ZAR-L-49]'],
    reading({ 'ZAR-L-4': 'phase-a', 'ZAR-L-49': 'fin-du-tour' })],
  ['pawns taken off',
    [{ kind: 'removed', card: 'vent-de-mort', people: 'moines', at: 'ohms-5', losses: 4, left: 7 },
      { kind: 'removed', card: 'vent-demoniaque', people: 'dragons', at: 'mer-14', losses: 6, left: 0 },
      { kind: 'removed', card: 'raz-de-maree', people: 'dragons', at: 'mer-15', losses: 1, left: 0 }],
    ['Ohms nord : 4 Moines tombent, il en reste 7. [ZAR-MORT ZAR-MAT-7]', 'La case « mer du nord » : 6 Dragons tombent, il n’en reste aucun. [ZAR-DEMON]',
      'La case « mer du nord-est » : 1 Dragon tombe, il n’en reste aucun. [ZAR-RAZ ZAR-L-24]']],
  ['Dragons driven: by a Tempête to sea, by a Raz-de-marée to land',
    [{ kind: 'fled', from: 'mer-14', into: 'mer-1', pawns: 3 }, { kind: 'fled', from: 'lac', into: 'kori-1', pawns: 1 }],
    ['Chassés, 3 Dragons quittent la case « mer du nord » pour la case « large du nord ». [ZAR-TEMPETE]',
      'Chassé, 1 Dragon quitte la case « le lac » pour Kori sud. [ZAR-RAZ]']],
  ['Dragons with nowhere to go in a Tempête', [{ kind: 'stranded', at: 'mer-14', pawns: 2 }],
    ['2 Dragons n’ont nulle part où aller et restent dans la case « mer du nord », sans bouger de ce tour. [ZAR-TEMPETE ZAR-L-50]']],
  ['Dragons with no land under a Raz-de-marée', [{ kind: 'stranded', at: 'mer-14', pawns: 1 }],
    ['1 Dragon n’a nulle part où aller et reste dans la case « mer du nord », sans bouger de ce tour. [ZAR-RAZ ZAR-L-24]'],
    undefined, undefined, { ...TABLE, effects: [{ card: 'raz-de-maree', by: 0, target: {}, until: 'turn' }] }],
  ['effects that end',
    [{ kind: 'expired', cards: ['vent-de-glace', 'vent-de-glace'] }, { kind: 'expired', cards: ['eclipse', 'canicule'] },
      { kind: 'expired', cards: ['inondations'] }],
    ['Le Vent de Glace n’agit plus. [ZAR-MAG-5]', 'L’Éclipse et la Canicule n’agissent plus. [ZAR-MAG-5]', 'Les Inondations n’agissent plus. [ZAR-MAG-5]']],
  ['green cards', [{ kind: 'card', seat: 0, card: 'vent-de-guerre', target: {} }, { kind: 'card', seat: 1, card: 'vent-de-brume', target: {} }],
    ['Les Moines et les Ailés jouent le Vent de Guerre. [ZAR-GUERRE]', 'Les Dragons et les Araignées jouent le Vent de Brume. [ZAR-BRUME]'],
    1, ['Les Moines et les Ailés jouent le Vent de Guerre. [ZAR-GUERRE]', 'Vous jouez le Vent de Brume. [ZAR-BRUME]']],
  ['an attack by land', [{ kind: 'attacked', seat: 0, people: 'moines', from: 'ohms-5', into: 'ohms', pawns: 5, by: ['land'], over: [], boats: 0, card: null }],
    ['Les Moines avancent 5 pions d’Ohms nord contre Ohms. [ZAR-ATT-1]'],
    0, ['Vos Moines avancent 5 pions d’Ohms nord contre Ohms. [ZAR-ATT-1]']],
  ['attacks by every other means',
    [{ kind: 'attacked', seat: 0, people: 'ailes', from: 'ohms-5', into: 'ohms-1', pawns: 1, by: ['flight'], over: ['ohms'], boats: 0, card: null },
      { kind: 'attacked', seat: 0, people: 'ailes', from: 'ohms-3', into: 'itak-1', pawns: 2, by: ['strait'], over: [], boats: 0, card: null },
      { kind: 'attacked', seat: 1, people: 'araignees', from: 'kori-3', into: 'oz-1', pawns: 2, by: ['vortex'], over: [], boats: 0, card: null },
      { kind: 'attacked', seat: 1, people: 'dragons', from: 'mer-14', into: 'banzol', pawns: 2, by: ['swim'], over: [], boats: 0, card: null },
      { kind: 'attacked', seat: 2, people: 'amazones', from: 'kori', into: 'banzol', pawns: 3, by: ['boats'], over: ['mer-2', 'mer-1'], boats: 2, card: null },
      { kind: 'attacked', seat: 2, people: 'amazones', from: 'kori', into: 'banzol', pawns: 3, by: ['boats'], over: ['mer-2', 'mer-1'], boats: 0,
        card: 'vent-de-terre' },
      { kind: 'attacked', seat: 2, people: 'amazones', from: 'kori', into: 'oz', pawns: 3, by: ['elsewhere'], over: [], boats: 0, card: 'vent-d-ailleurs' }],
    ['Les Ailés avancent 1 pion d’Ohms nord contre Ohms sud-est, en survolant Ohms. [ZAR-AIL-1]',
      'Les Ailés avancent 2 pions d’Ohms ouest contre Itak nord-ouest, par-dessus un bras de mer. [ZAR-AIL-2]',
      'Les Araignées avancent 2 pions de Kori-est contre Oz sud, par les vortex. [ZAR-ARA-1]',
      'Les Dragons avancent 2 pions de la case « mer du nord » contre Banzol, à la nage. [ZAR-DRA-2]',
      'Les Amazones avancent 3 pions de Kori contre Banzol, par la case « large du nord-nord-est » et la case « large du nord », pour 2 bateaux. [ZAR-MER-1]',
      'Les Amazones avancent 3 pions de Kori contre Banzol, par la case « large du nord-nord-est » et la case « large du nord », grâce au Vent de Terre. [ZAR-MER-1 ZAR-TERRE]',
      'Les Amazones avancent 3 pions de Kori contre Oz, par le Vent d’Ailleurs. [ZAR-AILLEURS ZAR-L-14]']],
  ['a march that shows another to have been on foot',
    [{ kind: 'marched', seat: 0, people: 'ailes', from: 'ohms', into: 'banzol', pawns: 9, by: ['boats'], over: ['mer-13'], boats: 1, card: null,
        walked: [{ from: 'ohms-5', into: 'ohms', pawns: 4 }] }],
    ['Les Ailés mènent 9 pions d’Ohms à Banzol, par la case « large du nord-ouest », pour 1 bateau ; les 4 pions venus d’Ohms nord à Ohms y comptent donc comme un groupe, pour un pas. [ZAR-REO-1 ZAR-REO-3 ZAR-REO-4]']],
  ['a reorganisation of two steps, to its player',
    [{ kind: 'marched', seat: 1, people: 'dragons', from: 'banzol', into: 'zargos-1', pawns: 2, by: ['swim', 'swim'], over: [], boats: 0, card: null },
      { kind: 'marched', seat: 0, people: 'moines', from: 'ohms', into: 'ohms-5', pawns: 1, by: ['land'], over: [], boats: 0, card: null }],
    ['Les Dragons mènent 2 pions de Banzol à Zargos nord, à la nage. [ZAR-REO-1 ZAR-DRA-1]', 'Les Moines mènent 1 pion d’Ohms à Ohms nord. [ZAR-REO-1]'],
    1, ['Vos Dragons mènent 2 pions de Banzol à Zargos nord, à la nage. [ZAR-REO-1 ZAR-DRA-1]', 'Les Moines mènent 1 pion d’Ohms à Ohms nord. [ZAR-REO-1]']],
  ['an empty province is taken in one line',
    [{ kind: 'opened', seat: 0, people: 'moines', at: 'ohms-5', pawns: 5, defender: 'nobody', defenders: 0 },
      { kind: 'held', at: 'ohms-5', people: 'moines', before: null, left: 5, how: 'walked-in' }],
    ['Les Moines prennent Ohms nord sans combat, avec 5 pions. [ZAR-ATT-5 ZAR-L-62]'],
    0, ['Vos Moines prennent Ohms nord sans combat, avec 5 pions. [ZAR-ATT-5 ZAR-L-62]']],
  ['the Master walks into Zargos', [{ kind: 'held', at: 'zargos-7', people: 'moines', before: null, left: 1, how: 'walked-in' }],
    ['Les Moines prennent Zargos intérieur nord-ouest sans combat, avec 1 pion. [ZAR-ZRG-7]']],
  ['demons: 5 and 3 take four',
    [{ kind: 'opened', seat: 0, people: 'moines', at: 'zargos-1', pawns: 5, defender: 'demons', defenders: 0 },
      { kind: 'fight', at: 'zargos-1', people: 'moines', defender: 'demons',
        what: { kind: 'demons', faces: [5, 3], attacker: { total: 8, divisor: 2, losses: 4, left: 1 } } },
      { kind: 'held', at: 'zargos-1', people: 'moines', before: null, left: 1, how: 'won' }],
    ['Combat à Zargos nord : 5 Moines contre les démons. [ZAR-ZRG-1]', 'Les démons lancent 5 et 3 : 4 Moines tombent, il en reste 1. [ZAR-ZRG-1]',
      'Les Moines prennent Zargos nord et y tiennent avec 1 pion. [ZAR-ZRG-2]']],
  ['demons who keep their province; one group after another',
    [{ kind: 'fight', at: 'zargos-1', people: 'amazones', defender: 'demons',
        what: { kind: 'demons', faces: [6, 6], attacker: { total: 12, divisor: 2, losses: 6, left: 0 } } },
      { kind: 'fight', at: 'zargos-1', people: 'amazones', defender: 'demons',
        what: { kind: 'demons', faces: [6, 5], attacker: { total: 11, divisor: 2, losses: 5, left: 0 } } },
      { kind: 'held', at: 'zargos-1', people: null, before: null, left: 0, how: 'demons' }],
    ['Les démons lancent 6 et 6 : tout le groupe tombe. [ZAR-ZRG-1 ZAR-L-23]', 'Les démons lancent 6 et 5 : tout le groupe tombe. [ZAR-ZRG-1 ZAR-L-23]',
      'Personne ne survit à Zargos nord : les démons gardent la province. [ZAR-ZRG-2]']],
  ['a fight nobody interrupts: a line a round',
    [{ kind: 'opened', seat: 1, people: 'araignees', at: 'kori', pawns: 7, defender: 'moines', defenders: 4 },
      ...fight(
        throwOf('attacker', [1, 2, 3]),
        throwOf('defender', [5, 4]),
        { kind: 'losses', attacker: lossOf(9, 2, 3), defender: lossOf(6, 3, 2) },
        throwOf('defender', [1], 2),
        throwOf('attacker', [6, 5], 2, true),
        { kind: 'losses', attacker: lossOf(1, 2, 3), defender: lossOf(11, 3, 0) },
        { kind: 'end', holder: 'attacker', left: 3 },
      ),
      { kind: 'held', at: 'kori', people: 'araignees', before: 'moines', left: 3, how: 'won' }],
    ['Combat à Kori : 7 Araignées contre 4 Moines. [ZAR-COM-1]',
      'Round 1 : les Araignées lancent 1, 2 et 3, les Moines 5 et 4 ; 4 Araignées tombent, il en reste 3 ; 2 Moines tombent, il en reste 2. [ZAR-COM-3 ZAR-COM-4 ZAR-CAP-1]',
      'Round 2 : les Araignées lancent 6 et 5, les Moines 1 ; aucune Araignée ne tombe ; tous les Moines tombent. [ZAR-COM-3 ZAR-COM-4 ZAR-CAP-1 ZAR-GUERRE]',
      'Les Araignées prennent Kori et y tiennent avec 3 pions. [ZAR-COM-6]']],
  ['a fight that waits for the Moine tells its throws one by one',
    fight(
      { kind: 'reroll', own: false, die: 0, old: 6, face: 2 },
      throwOf('defender', [3]),
      { kind: 'kept', own: true },
      { kind: 'losses', attacker: lossOf(3, 2, 4), defender: lossOf(4, 2, 1) },
      throwOf('defender', [2], 2),
    ),
    ['Le Moine fait relancer le 6 : 2. [ZAR-MOI-1]', 'Round 1 : les Moines lancent 3. [ZAR-COM-3]', 'Le Moine garde ses dés. [ZAR-MOI-1]',
      'Pertes : 1 Araignée (3 ÷ 2) et 2 Moines (4 ÷ 2) ; restent 4 Araignées et 1 Moine. [ZAR-COM-4]', 'Round 2 : les Moines lancent 2. [ZAR-COM-3]']],
  ['the shot of the Amazones: 4 and 3 over three take two of seven (booklet)',
    [{ kind: 'fight', at: 'ohms-5', people: 'dragons', defender: 'amazones', what: { kind: 'shot', faces: [4, 3] } },
      { kind: 'fight', at: 'ohms-5', people: 'dragons', defender: 'amazones', what: { kind: 'hit', attacker: lossOf(7, 3, 5) } }],
    ['Avant le combat, les Amazones tirent 4 et 3 : 2 Dragons tombent, il en reste 5. [ZAR-AMA-1]']],
  ['a group called', [{ kind: 'called', people: 'araignees', from: 'kori-3', into: 'oz-1', pawns: 3 }],
    ['Les Araignées appellent 3 pions de Kori-est pour défendre Oz sud. [ZAR-ARA-2]'],
    1, ['Vos Araignées appellent 3 pions de Kori-est pour défendre Oz sud. [ZAR-ARA-2]']],
  ['a province kept, or left to nobody',
    [{ kind: 'held', at: 'kori', people: 'moines', before: 'moines', left: 2, how: 'kept' },
      { kind: 'held', at: 'kori', people: null, before: 'moines', left: 0, how: 'nobody' },
      { kind: 'held', at: 'zargos', people: null, before: 'moines', left: 0, how: 'nobody' }],
    ['Les Moines gardent Kori avec 2 pions. [ZAR-COM-6]', 'Il ne reste personne à Kori : la province est vide. [ZAR-COM-5]',
      'Il ne reste personne à la Cité Interdite : les démons y reviennent. [ZAR-COM-5 ZAR-ZRG-9]']],
  ['a people out, a seat that leaves',
    [{ kind: 'out', people: 'amazones', seat: 2 }, { kind: 'left-table', seat: 2, cards: 2 }, { kind: 'left-table', seat: 2, cards: 1 },
      { kind: 'left-table', seat: 2, cards: 0 }],
    ['Les Amazones n’ont plus un seul pion : les voilà hors jeu. [ZAR-L-13]',
      'Les Amazones et les Chevaliers quittent la table ; leurs 2 cartes vont sous la pile. [ZAR-L-13 ZAR-MAG-5]',
      'Les Amazones et les Chevaliers quittent la table ; leur carte va sous la pile. [ZAR-L-13 ZAR-MAG-5]',
      'Les Amazones et les Chevaliers quittent la table. [ZAR-L-13]'],
    2,
    ['Vos Amazones n’ont plus un seul pion : les voilà hors jeu. [ZAR-L-13]', 'Vous quittez la table ; vos 2 cartes vont sous la pile. [ZAR-L-13 ZAR-MAG-5]',
      'Vous quittez la table ; votre carte va sous la pile. [ZAR-L-13 ZAR-MAG-5]', 'Vous quittez la table. [ZAR-L-13]']],
  ['a people without land at the end of the positioning, right before the first round',
    [{ kind: 'out', people: 'amazones', seat: 2 }, { kind: 'round', round: 1 }],
    ['Les Amazones n’ont aucun territoire où poser leurs pions : les voilà hors jeu. [ZAR-L-55]', 'Le tour de jeu 1 commence. [ZAR-TOUR-1 ZAR-TOUR-2]'],
    undefined, undefined, { ...TABLE, round: 1 }],
  ['a first Master, who alone sees what he takes',
    [{ kind: 'master', seat: 1, former: null, cards: 2 }, { kind: 'hand', seat: 1, cards: ['vent-de-guerre', 'typhon'], to: [1] }],
    ['Les Dragons et les Araignées deviennent Maître des Vents : 2 cartes de magie changent de main. [ZAR-ZRG-5]'],
    1, ['Vous devenez Maître des Vents : 2 cartes de magie changent de main. [ZAR-ZRG-5]', 'Vous prenez en main un Vent de Guerre et le Typhon. [ZAR-ZRG-5]']],
  ['a Master driven out', [{ kind: 'master', seat: 1, former: 0, cards: 0 }],
    ['Les Dragons et les Araignées deviennent Maître des Vents à la place des Moines et des Ailés : il n’y a aucune carte à prendre. [ZAR-ZRG-5 ZAR-ZRG-8 ZAR-L-30]'],
    0, ['Les Dragons et les Araignées deviennent Maître des Vents à votre place : il n’y a aucune carte à prendre. [ZAR-ZRG-5 ZAR-ZRG-8 ZAR-L-30]']],
  ['no Master any more', [{ kind: 'no-master', former: 0 }],
    ['La Cité Interdite est vide : les Moines et les Ailés ne sont plus Maître des Vents. [ZAR-ZRG-8]'],
    0, ['La Cité Interdite est vide : vous n’êtes plus Maître des Vents. [ZAR-ZRG-8]']],
  ['magic received: which, to who receives it',
    [{ kind: 'received', seat: 0, count: 2, why: 'kingdoms' }, { kind: 'hand', seat: 0, cards: ['vent-de-guerre', 'vent-de-guerre'], to: [0] },
      { kind: 'received', seat: 1, count: 1, why: 'replaced' }, { kind: 'hand', seat: 1, cards: ['eclipse'], to: [1] }],
    ['Les Moines et les Ailés reçoivent 2 cartes de magie. [ZAR-MAG-1]', 'Les Dragons et les Araignées reçoivent 1 carte de magie. [ZAR-MAG-10]'],
    0, ['Vous recevez 2 Vents de Guerre. [ZAR-MAG-1]', 'Les Dragons et les Araignées reçoivent 1 carte de magie. [ZAR-MAG-10]']],
  ['an empty pile is told once', [{ kind: 'received', seat: 0, count: 0, why: 'master' }, { kind: 'pile-empty', seat: 0, missing: 5 }],
    ['La pile de magie est vide : il manque 5 cartes aux Moines et aux Ailés. [ZAR-L-10]'],
    0, ['La pile de magie est vide : il vous manque 5 cartes. [ZAR-L-10]']],
  ['a card under the pile: nobody is told which', [{ kind: 'discarded', seat: 0, count: 1 }],
    ['Les Moines et les Ailés remettent 1 carte sous la pile. [ZAR-MAG-1]'],
    0, ['Vous remettez 1 carte sous la pile. [ZAR-MAG-1]']],
  ['cards of peoples that do not play', [{ kind: 'withdrawn', card: 'eclipse' }, { kind: 'withdrawn', card: 'inondations' }],
    ['L’Éclipse sort du jeu : les Amazones n’y sont pas. [ZAR-MAG-10]', 'Les Inondations sortent du jeu : les Chevaliers n’y sont pas. [ZAR-MAG-10]']],
  ['a count',
    [{ kind: 'counted', people: 'moines', seat: 0, points: 12, kingdoms: ['ohms', 'kori'] },
      { kind: 'counted', people: 'dragons', seat: 1, points: 1, kingdoms: [] }],
    ['Les Moines comptent 12 points, avec le royaume d’Ohms et le royaume de Kori au complet. [ZAR-PTS-1 ZAR-PTS-2]',
      'Les Dragons comptent 1 point. [ZAR-PTS-1]'],
    1,
    ['Les Moines comptent 12 points, avec le royaume d’Ohms et le royaume de Kori au complet. [ZAR-PTS-1 ZAR-PTS-2]',
      'Vos Dragons comptent 1 point. [ZAR-PTS-1]']],
  ['a new order, with dice between two players', [{ kind: 'order', order: ['dragons', 'moines'], rolls: [{ seat: 0, face: 2 }, { seat: 1, face: 5 }] }],
    ['Nouvel ordre de jeu : les Dragons, puis les Moines. Égalité aux dés : 2 pour les Moines et les Ailés, 5 pour les Dragons et les Araignées. [ZAR-ORD-1]'],
    1, ['Nouvel ordre de jeu : vos Dragons, puis les Moines. Égalité aux dés : 2 pour les Moines et les Ailés, 5 pour vous. [ZAR-ORD-1]']],
  ['a new order by people, with dice among three',
    [{ kind: 'order', order: ['dragons'], rolls: [{ seat: 'moines', face: 2 }, { seat: 'dragons', face: 5 }, { seat: 'amazones', face: 1 }] }],
    ['Nouvel ordre de jeu : les Dragons. Égalité aux dés : 2 pour les Moines, 5 pour les Dragons, 1 pour les Amazones. [ZAR-ORD-1 ZAR-L-9]']],
  ['kingdom cards',
    [{ kind: 'kingdom', kingdom: 'ohms', people: 'moines', before: null }, { kind: 'kingdom', kingdom: 'kori', people: null, before: 'dragons' },
      { kind: 'kingdom', kingdom: 'oz', people: 'moines', before: 'dragons' }],
    ['Les Moines reçoivent la carte du royaume d’Ohms. [ZAR-ROY-1]', 'Les Dragons perdent la carte du royaume de Kori. [ZAR-ROY-2]',
      'La carte du royaume d’Oz passe des Dragons aux Moines. [ZAR-ROY-1 ZAR-ROY-4]'],
    0,
    ['Vos Moines reçoivent la carte du royaume d’Ohms. [ZAR-ROY-1]', 'Les Dragons perdent la carte du royaume de Kori. [ZAR-ROY-2]',
      'La carte du royaume d’Oz passe des Dragons à vos Moines. [ZAR-ROY-1 ZAR-ROY-4]']],
  ['a kingdom card kept from the positioning', [{ kind: 'kingdom', kingdom: 'ohms', people: 'moines', before: null }],
    ['Les Moines reçoivent la carte du royaume d’Ohms. [ZAR-POS-6 ZAR-L-20]'],
    undefined, undefined, OPENING],
  ['a people wins', [{ kind: 'over', by: 'city', winners: [0], people: 'moines' }],
    ['Les Moines tiennent la Cité Interdite et les provinces qui l’entourent, et l’emportent. [ZAR-BUT-1 ZAR-L-29]'],
    0, ['Vos Moines tiennent la Cité Interdite et les provinces qui l’entourent : vous l’emportez. [ZAR-BUT-1 ZAR-L-29]']],
  ['the last one wins', [{ kind: 'over', by: 'last', winners: [1], people: null }],
    ['Plus aucun autre joueur n’a de pions : les Dragons et les Araignées l’emportent. [ZAR-L-57]'],
    1, ['Plus aucun autre joueur n’a de pions : vous l’emportez. [ZAR-L-57]']],
  ['points decide after many rounds, and may be shared', [{ kind: 'over', by: 'stopped', winners: [1, 2], people: null }],
    ['La table s’arrête après 60 tours de jeu : aux points, les Dragons et les Araignées, ainsi que les Amazones et les Chevaliers, partagent la victoire. [ZAR-L-58]'],
    2, ['La table s’arrête après 60 tours de jeu : aux points, les Dragons et les Araignées, ainsi que vous, partagez la victoire. [ZAR-L-58]'],
    { ...TABLE, round: 60 }],
];

test.each(rows.map((row) => [row[0], row] as const))('%s', (_name, [, events, publicly, seat, itself, state = TABLE]) => {
  expect(told(events, 'public', state)).toEqual(publicly);
  if (seat !== undefined) expect(told(events, seat, state)).toEqual(itself);
});

/** Every kind of event: the compiler objects when one is missing. */
// biome-ignore format: few a row
const KINDS = Object.keys({
  ranked: 0, chose: 0, took: 0, drew: 0, planted: 0, offered: 0, 'offer-shown': 0, answered: 0, traded: 0, granted: 0, reinforced: 0,
  'bought-boats': 0, unspent: 0, dealt: 0, round: 0, turn: 0, done: 0, card: 0, effect: 0, folly: 0, removed: 0, fled: 0, stranded: 0,
  expired: 0, attacked: 0, marched: 0, opened: 0, called: 0, fight: 0, held: 0, out: 0, 'left-table': 0, master: 0, 'no-master': 0,
  received: 0, hand: 0, discarded: 0, withdrawn: 0, 'pile-empty': 0, counted: 0, order: 0, kingdom: 0, over: 0,
} satisfies Record<Event['kind'], 0>);

test('every kind of event has its row', () => {
  const told = new Set<string>(rows.flatMap(([, events]) => events.map(({ kind }) => kind)));
  expect(KINDS.filter((kind) => !told.has(kind))).toEqual([]);
});

test('every line is a sentence that cites known rules', () => {
  const known: readonly string[] = IDS;
  for (const [, events, , , , state = TABLE] of rows) {
    for (const eyes of ['public', 0, 1, 2] as const) {
      for (const { text, rules } of explain(events, state, eyes)) {
        expect(text).toMatch(/^[A-ZÀÉ0-9].*\.$/);
        expect(text).not.toMatch(/undefined|NaN|'| {2}/);
        expect(rules.length).toBeGreaterThan(0);
        for (const rule of rules) expect(known).toContain(rule);
      }
    }
  }
});

test('who only watches a seat reads what it reads, and is not spoken to', () => {
  for (const [, events, , seat = 0, , state = TABLE] of rows) {
    const spoken = explain(events, state, seat);
    const named = explain(events, state, seat, true);
    expect(named.map(({ rules }) => rules)).toEqual(spoken.map(({ rules }) => rules));
    for (const { text } of named) expect(text).not.toMatch(/\b(vous|votre|vos)\b/i);
  }
});

test('what is told to some is told to nobody else', () => {
  const secret: readonly Event[] = [
    { kind: 'drew', seat: 0, cards: ['ohms-5'], to: [0] },
    { kind: 'offer-shown', seat: 0, offer: 1, give: ['ohms-5'], want: [], to: [0, 1] },
    { kind: 'hand', seat: 0, cards: ['typhon'], to: [0] },
  ];
  expect([0, 1, 2, 'public'].map((eyes) => told(secret, eyes as Eyes).length)).toEqual([3, 1, 0, 0]);
});
