/** Every refusal of the chapters of a round, provoked: the judge says that rule and that sentence. A refusal that no row provokes fails the last test. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import type { PlaceId, TerritoryId } from '../data/board-types.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import type { RuleId } from '../ids.ts';
import {
  attack,
  boats,
  call,
  discard,
  done,
  endTurn,
  fight,
  flee,
  made,
  march,
  pass,
  play,
  quiet,
  reinforce,
  reroll,
} from '../testing/playing.ts';
import { type Setting, tableOf } from '../testing/tables.ts';
import { ZARGOS } from './game.ts';
import type { Move, State } from './types.ts';

const NOWHERE = 'nulle-part' as PlaceId;

/** Amazones and Chevaliers together against Moines and Dragons. */
const table = (rest: Partial<Setting> = {}): State =>
  tableOf({
    each: 2,
    stands: {
      amazones: { 'kahil-4': 4, 'kahil-2': 4, tairo: 2 },
      chevaliers: { 'kahil-5': 6, 'kahil-3': 2 },
      moines: { 'ludos-1': 5, ohms: 4, 'ohms-1': 1 },
      dragons: { itak: 3, 'mer-14': 4, banzol: 2, 'banzol-5': 2 },
    },
    boats: { amazones: 2 },
    ...rest,
  });
const quietly = (hands: Setting['hands'], rest: Partial<Setting> = {}) => quiet(table({ hands: hands ?? [], ...rest }));
const PENDING = made(table(), attack(0, 'amazones', 'kahil-4', 'ludos-1', 2));
const ENGAGED = made(table(), attack(0, 'chevaliers', 'kahil-3', 'kahil', 1), fight(0, 'kahil'));
const TAKEN = made(table(), attack(0, 'amazones', 'kahil-4', 'kahil', 3), fight(0, 'kahil'));
const CONVOY = made(table({ options: { 'ZAR-L-35': 'non' } }), attack(0, 'amazones', 'kahil-4', 'ludos-1', 2));
const OVER = made(table(), done(0));
const CALM = made(quietly([['vent-de-terre', 'vent-de-brume'], []]), done(0));
const RED = table({
  hands: [
    ['vent-de-folie', 'eclipse', 'typhon', 'vent-de-mort'],
    ['vent-de-tempete', 'vent-demoniaque', 'raz-de-maree'],
  ],
});
const THEIRS = made(RED, pass(0));
const LAID = made(RED, play(0, 'vent-de-folie', { kingdom: 'kahil' }));
const STORM = tableOf({
  stands: { moines: { ohms: 3 }, dragons: { 'mer-14': 4, banzol: 2, 'banzol-5': 2 } },
  hands: [['vent-de-tempete'], []],
});
const FLIGHT = made(STORM, play(0, 'vent-de-tempete', { seas: ['mer-14', 'mer-20'] }));
const TIDE = made(
  tableOf({ stands: { dragons: { 'mer-14': 4, banzol: 2, 'banzol-5': 2 }, moines: { ohms: 3 } }, hands: [[], ['raz-de-maree']] }),
  play(1, 'raz-de-maree'),
);
const CALLED = made(
  tableOf({ stands: { chevaliers: { 'ludos-1': 8 }, araignees: { 'kahil-5': 2, 'akilon-2': 5, itak: 2 } } }),
  attack(0, 'chevaliers', 'ludos-1', 'kahil-5', 7),
  fight(0, 'kahil-5'),
);
const CALLED_IN = made(
  quiet(
    tableOf({
      stands: { chevaliers: { 'ludos-1': 8 }, araignees: { 'kahil-5': 2, 'akilon-2': 5, 'oz-1': 3 } },
      hands: [[], ['vent-de-guerre']],
    }),
  ),
  attack(0, 'chevaliers', 'ludos-1', 'kahil-5', 7),
  fight(0, 'kahil-5'),
  call(1, 'akilon-2', 1),
);
const WINDS = made(
  quiet(tableOf({ stands: { chevaliers: { 'ludos-1': 8 }, araignees: { ludos: 2, itak: 2 } }, hands: [['vent-de-guerre'], []] })),
  attack(0, 'chevaliers', 'ludos-1', 'ludos', 7),
  fight(0, 'ludos'),
);
const HAND = made(
  tableOf({ stands: { moines: { 'kahil-4': 5 }, araignees: { 'ludos-1': 6, itak: 3 } } }),
  attack(0, 'moines', 'kahil-4', 'ludos-1', 4),
  fight(0, 'ludos-1'),
);
const SORTING: State = {
  ...table({ hands: [['eclipse', 'canicule', 'typhon', 'vent-de-mort'], []] }),
  phase: 'sorting',
  asked: [0],
  resume: 'attacks',
};
const FLOWN = made(
  tableOf({ stands: { ailes: { 'kahil-4': 6, 'kahil-3': 2, kahil: 1 }, moines: { oz: 2 } } }),
  done(0),
  march(0, 'ailes', 'kahil-4', 'kahil-3', 5),
);
const BUYING = (() => {
  let state = table({
    stands: { amazones: { tairo: 2, oz: 2, 'oz-1': 1 }, chevaliers: { kahil: 2 }, moines: { ohms: 4 }, dragons: { 'mer-14': 4 } },
  });
  while (state.turn && state.round === 1) state = endTurn(state);
  return state;
})();
const buyer = ZARGOS.toMove(BUYING)[0] ?? -1;
const ENDED = made(
  tableOf({ stands: { moines: { ohms: 3 }, amazones: { oz: 2 } }, hands: [['vent-demoniaque'], []] }),
  play(0, 'vent-demoniaque', { place: 'oz' }),
);

/** A first game once both have done nothing: the Amazones, who hold more, buy first. */
const ASHORE = made(
  ZARGOS.setup({ seats: 2, each: 1, opening: 'rapide', offers: 0, options: {}, board: null, scenario: SCENARIOS.premiere }, 'refus'),
  ...[0, 0, 1, 1].map((seat) => done(seat)),
);

const START = ZARGOS.setup({ seats: 2, each: 2, opening: 'complete', offers: 1, options: {}, board: null }, 'refus');

type Row = readonly [state: State, move: Move, rule: RuleId, because: string];

// biome-ignore format: a case a row
const ATTACKS: readonly Row[] = [
  [ENGAGED, attack(0, 'amazones', 'kahil-4', 'ludos-1', 2), 'ZAR-COM-1', 'Un combat a commencé : tous les déplacements se font avant le premier combat.'],
  [TAKEN, attack(0, 'amazones', 'kahil', 'kahil-1', 2), 'ZAR-ATT-4', 'Ces pions ont déjà livré leur combat : c’est un seul par tour.'],
  [{ ...ENGAGED, turn: ENGAGED.turn && { ...ENGAGED.turn, struck: [...ENGAGED.turn.struck, 24] } }, attack(0, 'chevaliers', 'kahil-5', 'ludos-1', 2),
    'ZAR-CHE-1', 'Les Chevaliers ont déjà attaqué Ludos sud ce tour-ci : ils n’attaquent pas deux fois la même province.'],
  [PENDING, attack(0, 'chevaliers', 'kahil-5', 'ludos-1', 2), 'ZAR-L-61',
    'Vos Amazones attaquent déjà Ludos sud : deux peuples d’un même joueur n’attaquent pas ensemble.'],
  [CONVOY, attack(0, 'amazones', 'kahil-2', 'ludos-1', 2), 'ZAR-L-35', 'À votre table un convoi attaque seul : Ludos sud est déjà visée.'],
  [table(), attack(0, 'moines', 'ludos-1', 'kahil-4', 2), 'ZAR-TOUR-1', 'Ce n’est pas le tour des Moines.'],
  [table(), attack(0, 'amazones', NOWHERE, 'kahil', 2), 'ZAR-ATT-1', '« nulle-part » n’est pas un lieu de ce plateau.'],
  [table(), attack(0, 'amazones', 'ludos-1', 'ludos', 2), 'ZAR-ATT-1', 'Les Amazones ne tiennent pas Ludos sud : un groupe part d’un lieu qu’il occupe.'],
  [table(), attack(0, 'amazones', 'kahil-4', 'kahil', 5), 'ZAR-ATT-1', 'Il y a 4 pions à Kahil nord-ouest : il en part de 1 à 4.'],
  [table(), attack(0, 'amazones', 'kahil-4', 'kahil', 2, 'vent-de-terre'), 'ZAR-MAG-5', 'Vous n’avez pas le Vent de Terre en main.'],
  [table(), attack(0, 'amazones', 'kahil-4', NOWHERE, 2), 'ZAR-ATT-1', '« nulle-part » n’est pas un lieu de ce plateau.'],
  [table(), attack(0, 'amazones', 'kahil-4', 'kahil-2', 2), 'ZAR-ATT-6', 'Vous tenez Kahil sud-ouest : on n’attaque pas son propre peuple.'],
  [quietly([['vent-de-terre'], []]), attack(0, 'amazones', 'kahil-4', 'ludos-1', 2, 'vent-de-terre'), 'ZAR-TERRE',
    'Ce groupe va à Ludos sud sans traverser la mer : le Vent de Terre n’y servirait à rien.'],
  [PENDING, fight(0, 'kahil'), 'ZAR-COM-1', 'Aucune de vos attaques ne vise Kahil.'],
  [PENDING, done(0), 'ZAR-COM-1', 'Il reste un combat à livrer à Ludos sud : les attaques ne finissent qu’après.'],
  [CALM, play(0, 'vent-de-guerre'), 'ZAR-MAG-5', 'Vous n’avez pas le Vent de Guerre en main.'],
  [CALM, play(0, 'vent-de-terre'), 'ZAR-TERRE', 'On joue le Vent de Terre en disant quel groupe il porte.'],
  [table(), pass(0), 'ZAR-TOUR-1', 'C’est le moment d’attaquer, de livrer un combat, ou de finir ses attaques.'],
  [table(), march(0, 'chevaliers', 'kahil-5', NOWHERE, 2), 'ZAR-ATT-1', '« nulle-part » n’est pas un lieu de ce plateau.'],
  [table(), march(0, 'chevaliers', 'kahil-5', 'kahil', 2), 'ZAR-REO-1', 'Pendant les attaques on ne se réorganise pas encore.'],
  [table({ boats: { amazones: 1 } }), march(0, 'amazones', 'kahil-4', 'kahil-2', 2), 'ZAR-MER-2',
    'On ne regroupe pas ses pions à Kahil sud-ouest avant d’embarquer.'],
  [table(), march(0, 'chevaliers', 'kahil-5', 'kahil-3', 2), 'ZAR-L-32',
    'On marche d’une de ses provinces à l’autre à la réorganisation, après tous les combats.'],
];

const COMBAT: readonly Row[] = [
  [CALLED, call(1, 'oz-1', 1), 'ZAR-ARA-2', 'Les Araignées appellent un groupe d’une de leurs provinces à volcan.'],
  [CALLED, call(1, 'akilon-2', 0), 'ZAR-ARA-2', 'Un groupe compte au moins un pion.'],
  [CALLED, done(1), 'ZAR-L-25', 'Les Araignées disent d’abord si elles appellent un groupe.'],
  [CALLED_IN, call(1, 'oz-1', 1), 'ZAR-ARA-2', 'Un groupe au plus vient à chaque combat, et l’appel est déjà passé.'],
  [WINDS, done(0), 'ZAR-GUERRE', 'Juste avant ce combat on joue un Vent de Guerre, ou rien.'],
  [WINDS, play(0, 'vent-de-terre'), 'ZAR-MAG-5', 'Vous n’avez pas le Vent de Terre en main.'],
  [WINDS, play(0, 'vent-de-guerre', { kingdom: 'oz' }), 'ZAR-GUERRE', 'Le Vent de Guerre ne désigne rien : il sert à ce combat.'],
  [HAND, done(0), 'ZAR-MOI-1', 'La main de Dieu se décide aussitôt : relancer un dé, ou laisser le jet.'],
  [HAND, reroll(0, 2), 'ZAR-MOI-1', 'Il y a 2 dés sur la table : on en relance un de ceux-là.'],
];

const GAME: readonly Row[] = [
  [ENDED, done(0), 'ZAR-BUT-1', 'La partie est finie.'],
  [table(), done(1), 'ZAR-TOUR-1', 'Ce n’est pas à ce joueur d’agir maintenant.'],
  [START, done(START.choice[0] ?? -1), 'ZAR-PREP-2', 'C’est le moment de choisir un peuple.'],
];

test('each time of the opening and of exchanges asks for its own moves, and refuses the others by its rule', () => {
  const dice = diceFrom(seeded('moments'));
  const rules = new Set<string>();
  let state = ZARGOS.setup({ seats: 2, each: 2, opening: 'complete', offers: 1, options: {}, board: null }, 'moments');
  for (let count = 0; count < 2000 && !(state.phase === 'trade' && state.trade?.of === 'magic'); count += 1) {
    const seat = oneOf(ZARGOS.toMove(state), dice);
    if (state.positioning) {
      const verdict = ZARGOS.judge(state, pass(seat));
      if (!verdict.ok) rules.add(`${state.phase} ${verdict.rule}`);
    }
    state = ZARGOS.step(state, oneOf(ZARGOS.moves(state, seat), dice)).state;
  }
  const magic = ZARGOS.judge(state, pass(ZARGOS.toMove(state)[0] ?? -1));
  if (!magic.ok) rules.add(`magic ${magic.rule}`);
  expect(rules).toEqual(
    new Set([
      'peoples ZAR-PREP-2',
      'takings ZAR-POS-1',
      'planting ZAR-POS-2',
      'trade ZAR-POS-3',
      'granting ZAR-POS-4',
      'placement ZAR-POS-5',
      'magic ZAR-MAG-7',
    ]),
  );
});

// biome-ignore format: a case a row
const REDS: readonly Row[] = [
  [RED, play(0, 'vent-de-folie'), 'ZAR-FOLIE', 'On joue le Vent de Folie sur un royaume du plateau : il faut en désigner un.'],
  [THEIRS, play(1, 'vent-demoniaque'), 'ZAR-DEMON', 'On joue le Vent Démoniaque sur une province ou une case mer : il faut en désigner une.'],
  [RED, play(0, 'vent-de-mort', { kingdom: 'oz' }), 'ZAR-MORT', 'On ne désigne rien en jouant le Vent de Mort.'],
  [THEIRS, play(1, 'vent-de-tempete', { seas: ['lac'] }), 'ZAR-L-31',
    'Le lac n’a pas de case mer voisine, et la Tempête en ferme deux : elle ne peut pas le frapper.'],
  [THEIRS, play(1, 'vent-de-tempete', { seas: ['mer-1', 'mer-5'] }), 'ZAR-TEMPETE',
    'La Tempête ferme deux cases mer qui se touchent : il faut en désigner deux voisines.'],
  [RED, play(0, 'canicule'), 'ZAR-MAG-4', 'Vous n’avez pas la Canicule en main.'],
  [RED, done(0), 'ZAR-MAG-4', 'Avant un tour on joue une carte rouge, ou l’on passe.'],
  [RED, discard(0, 'typhon'), 'ZAR-MAG-9', 'On ne remet sous la pile qu’une carte qui vise son propre peuple : on garde le Typhon.'],
  [{ ...LAID, hands: LAID.hands.map((hand, seat) => (seat === 1 ? [...hand, 'vent-d-illusion' as const] : hand)),
      options: { ...LAID.options, options: { ...LAID.options.options, 'ZAR-L-69': 'non' } } },
    play(1, 'vent-d-illusion', { kingdom: 'kahil' }), 'ZAR-L-69', 'À votre table, un Vent d’Illusion détourne la carte : il en faut une autre cible.'],
  [LAID, done(1), 'ZAR-ILLUSION', 'On répond à cette carte par un Vent d’Illusion, ou l’on passe.'],
  [LAID, play(1, 'vent-de-tempete', { seas: ['mer-1', 'mer-2'] }), 'ZAR-ILLUSION',
    'Juste après une carte rouge, seul un Vent d’Illusion y répond ; le reste attend que l’effet ait eu lieu.'],
  [FLIGHT, done(1), 'ZAR-TEMPETE', 'Des Dragons doivent d’abord quitter leur case mer.'],
  [FLIGHT, flee(1, 'mer-20'), 'ZAR-TEMPETE',
    'Chassés par la Tempête, ces Dragons vont sur une case mer voisine qui reste ouverte : large du nord et mer du nord-est.'],
  [TIDE, flee(0, 'ohms'), 'ZAR-RAZ', 'Sous le Raz-de-marée, ces Dragons regagnent leur province la plus proche : Banzol et Banzol-est.'],
];

// biome-ignore format: a case a row
const REINFORCEMENTS: readonly Row[] = [
  [BUYING, reinforce(buyer, 'chevaliers', 'kahil', 1), 'ZAR-REN-3',
    'C’est aux Amazones d’acheter, pas aux Chevaliers : chacun achète et pose tout avant le suivant.'],
  [BUYING, reinforce(buyer, 'amazones', NOWHERE, 1), 'ZAR-REN-2', '« nulle-part » n’est pas un lieu de ce plateau.'],
  [BUYING, reinforce(buyer, 'amazones', 'mer-1', 1), 'ZAR-DRA-3',
    'Seuls les Dragons se tiennent en mer : les renforts des Amazones se posent dans leurs provinces.'],
  [BUYING, reinforce(buyer, 'amazones', 'kahil', 1), 'ZAR-REN-2', 'Les Amazones ne tiennent pas Kahil : les renforts se posent chez soi.'],
  [BUYING, reinforce(buyer, 'amazones', 'oz', 0), 'ZAR-REN-1', 'On achète au moins un pion.'],
  [BUYING, boats(buyer, 'amazones', 0), 'ZAR-REN-1', 'On achète au moins un bateau.'],
  [ASHORE, boats(0, 'amazones', 1), 'ZAR-L-70', 'Cette partie se joue sans la mer : un bateau n’y servirait à rien.'],
  [BUYING, pass(buyer), 'ZAR-TOUR-1', 'C’est le moment d’acheter : des pions, des bateaux, ou rien de plus.'],
];

// biome-ignore format: a case a row
const REORGANISATION: readonly Row[] = [
  [CALM, march(0, 'amazones', 'kahil-4', 'kahil-2', 2, 'vent-de-terre'), 'ZAR-TERRE',
    'Ce groupe va à Kahil sud-ouest sans traverser la mer : le Vent de Terre n’y servirait à rien.'],
  [made(CALM, play(0, 'vent-de-brume')), march(0, 'amazones', 'kahil-4', 'kahil-2', 2, 'vent-de-terre'), 'ZAR-BRUME',
    'Sous le Vent de Brume la mer se traverse sans bateau : le Vent de Terre n’y servirait à rien.'],
  [{ ...FLOWN, turn: FLOWN.turn && { ...FLOWN.turn, steps: { ...FLOWN.turn.steps, ailes: 2 } } }, march(0, 'ailes', 'kahil-3', 'kahil', 3), 'ZAR-AIL-3',
    'De Kahil-est, 2 pions peuvent encore partir ainsi : les autres ont déjà fait leur mouvement.'],
  [OVER, march(0, 'amazones', 'kahil-4', NOWHERE, 2), 'ZAR-REO-2', '« nulle-part » n’est pas un lieu de ce plateau.'],
  [{ ...OVER, turn: OVER.turn && { ...OVER.turn, steps: { ...OVER.turn.steps, amazones: 2 } } }, march(0, 'amazones', 'kahil-4', 'kahil-2', 2), 'ZAR-REO-1',
    'Les Amazones ont déjà fait 2 pas sur 2 ; ce mouvement en demande 1.'],
  [CALM, play(0, 'vent-de-brume', { kingdom: 'oz' }), 'ZAR-BRUME', 'Le Vent de Brume ne désigne rien : il libère tous vos pions.'],
  [OVER, fight(0, 'kahil' as TerritoryId), 'ZAR-REO-1', 'C’est le moment de se réorganiser : les attaques sont finies.'],
];

const SORTINGS: readonly Row[] = [
  [SORTING, pass(0), 'ZAR-MAG-1', 'Vous tenez 4 cartes de magie : il faut d’abord en garder 3.'],
  [SORTING, discard(0, 'vent-de-terre'), 'ZAR-MAG-1', 'Vous n’avez pas le Vent de Terre en main.'],
];

/** By file of this folder. */
const ROWS = {
  attacks: ATTACKS,
  combat: COMBAT,
  game: GAME,
  red: REDS,
  reinforcements: REINFORCEMENTS,
  reorganisation: REORGANISATION,
  sorting: SORTINGS,
} as const;

test.each(Object.values(ROWS).flat())('says why: %#', (state, move, rule, because) => {
  const text = JSON.stringify(state);
  expect(ZARGOS.judge(state, move)).toEqual({ ok: false, rule, because });
  expect(() => ZARGOS.play(state, move)).toThrow(rule);
  expect(JSON.stringify(state)).toBe(text);
});

test('ZAR-GUERRE: laid before any fight has begun, it is told to wait for one', () => {
  expect(ZARGOS.judge(quietly([['vent-de-guerre'], []]), play(0, 'vent-de-guerre'))).toEqual({
    ok: false,
    rule: 'ZAR-GUERRE',
    because: 'On joue le Vent de Guerre juste avant un combat : attendez que l’un des vôtres soit sur le point de commencer.',
  });
});

test.each(Object.entries(ROWS))('no refusal of %s is left unprovoked', (file, rows) => {
  const source = readFileSync(`engine/zargos/game/${file}.ts`, 'utf8');
  expect(rows).toHaveLength([...source.matchAll(/\b(?:refuse|noPlace|landless|attackOnItself)\(/g)].length);
});
