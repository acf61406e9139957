import { afterEach, expect, test, vi } from 'vitest';
import { ORC } from './game.ts';
import type { RuleId } from './ids.ts';
import { READINGS } from './options.ts';
import { REFUSALS } from './refusals.ts';
import { atWar, cards, dealing, play, spying } from './testing/position.ts';
import { LAST_TICK, type Move, type State } from './types.ts';

type Site = keyof typeof REFUSALS;
type Case = readonly [state: State, move: Move, rule: RuleId, because: string];

const dealt = (state: State, tick: number): State => play(state, { kind: 'deal', seat: state.sorcier, tick });
const call = (state: State): State => play(state, { kind: 'call', seat: state.sorcier, people: 'orcs' });
const playAll = (state: State, ...moves: readonly Move[]): State => moves.reduce(play, state);

const START = dealing({ start: 40 });
const DEALT = dealt(START, LAST_TICK);
const OVER: State = { ...START, phase: 'over' };
const SPY = spying({ hands: ['', 'espion-2', 'troll', 'espion-3'] });
const STRICT_SPY = spying({ options: { 'ORC-L-15': 'non' }, hands: ['', 'espion-2', 'troll', 'espion-3'] });
const HANDS = ['', 'gobelin commando', 'orcs-troupe machine-volante gobelin', 'orcs-elite troll'];
const WAR = call(atWar({ hands: HANDS }));
const STRICT_WAR = call(atWar({ options: { 'ORC-L-14': 'non', 'ORC-L-29': 'interdit' }, hands: HANDS }));
const COMMANDO = playAll(
  WAR,
  { kind: 'send', seat: 1, cards: [] },
  { kind: 'send', seat: 2, cards: [] },
  { kind: 'send', seat: 3, cards: [] },
);
const pass = (seat: number): Move => ({ kind: 'pass', seat });
const FLYING = playAll(COMMANDO, pass(1), pass(2), pass(3));
const desertion = (seat: number, tick: number, pile: number): Move => ({ kind: 'desertion', seat, tick, pile });
const shield = (seat: number, tick: number, pile: number): Move => ({ kind: 'shield', seat, tick, pile });
const late = (reading: 'sans-ordre' | 'a-tour-de-role') => dealt(dealing({ start: 40, options: { 'ORC-L-23': reading } }), LAST_TICK);
const strictFlight = playAll(
  call(atWar({ options: { 'ORC-L-14': 'non' }, hands: ['', 'machine-volante gobelin', 'orcs-troupe'] })),
  pass(1),
);

/** A goblin is on the table, and serves nothing. */
const manned = playAll(
  call(atWar({ hands: ['', 'machine-volante gobelin', 'orcs-troupe'] })),
  { kind: 'send', seat: 1, cards: ['gobelin'] },
  pass(1),
);

// biome-ignore format: a case a row
const CASES = {
  noSeat: [START, pass(4), 'ORC-MAN-1', 'La table compte 4 joueurs : il n’y a pas de place 4.'],
  over: [OVER, pass(1), 'ORC-FIN-2', 'La partie est finie : plus personne ne joue.'],
  notNow: [START, { kind: 'call', seat: 0, people: 'orcs' }, 'ORC-BAT-1', 'Ce n’est pas le moment : le recrutement n’est pas fini.'],
  dealNotSorcier: [START, { kind: 'deal', seat: 2, tick: 1 }, 'ORC-REC-3', 'C’est le Sorcier, Rouge, qui distribue ; Vert ne l’est pas.'],
  dealDone: [dealt(START, 12), { kind: 'deal', seat: 0, tick: 12 }, 'ORC-REC-3', 'La donne ne revient pas en arrière : 12 cartes déjà tournées, et ce coup en veut 12.'],
  dealBeyond: [START, { kind: 'deal', seat: 0, tick: 82 }, 'ORC-REC-6', 'Le Sorcier n’a que 81 cartes à tourner : ce coup en veut 82.'],
  sorcierPlays: [START, desertion(0, 5, 0), 'ORC-MAN-1', 'Rouge est Sorcier : dans cette manche il ne joue ni désertion, ni bouclier, ni armée.'],
  noPile: [START, desertion(1, 5, 9), 'ORC-REC-3', 'Le cercle compte 9 piles, de 0 à 8 : il n’y a pas de pile 9.'],
  pastDesertion: [dealt(START, 20), desertion(1, 19, 0), 'ORC-REC-4', 'Trop tard pour la carte 19 : le Sorcier en est à 20, et il ne s’interrompt pas.'],
  pastShield: [dealt(START, 50), shield(1, 49, 0), 'ORC-REC-5', 'Trop tard pour la carte 49 : le Sorcier en est à 50, et il ne s’interrompt pas.'],
  desertionsLost: [DEALT, desertion(1, LAST_TICK, 0), 'ORC-REC-6', 'La dernière carte est posée : les désertions qui restent sont perdues pour la manche.'],
  noDesertion: [
    playAll(START, desertion(1, 5, 0), desertion(1, 5, 1)),
    desertion(1, 6, 2),
    'ORC-REC-1',
    'Vous n’avez plus de désertion : vous en aviez 2 pour la manche, et elles sont posées.',
  ],
  noShield: [playAll(START, shield(1, 50, 0), shield(1, 50, 1)), shield(1, 51, 2), 'ORC-REC-1', 'Vous n’avez plus de bouclier : vos 2 sont posés.'],
  emptyPile: [START, desertion(1, 5, 6), 'ORC-L-26', 'La pile 7 est encore vide : une désertion n’y atteindrait rien.'],
  notStarted: [START, shield(1, 39, 0), 'ORC-REC-5', 'Après 39 cartes, « début des recrutements » n’est pas encore sortie : pas de bouclier avant elle.'],
  takenPile: [
    playAll(dealing({ start: 40, options: { 'ORC-L-24': 'interdit-si-vu' } }), shield(1, 50, 3)),
    shield(2, 51, 3),
    'ORC-L-24',
    'La pile 4 porte déjà un bouclier que l’on a pu voir, et votre table interdit d’en poser un second.',
  ],
  shieldAhead: [late('sans-ordre'), shield(1, 83, 0), 'ORC-REC-6', 'La donne est finie : le prochain bouclier se pose au temps 82 au plus tard, pas 83.'],
  shieldOutOfTurn: [late('a-tour-de-role'), shield(2, LAST_TICK, 0), 'ORC-L-23', 'À votre table les boucliers restants se posent à tour de rôle : c’est à Bleu.'],
  mustShield: [DEALT, { kind: 'wait', seat: 1 }, 'ORC-REC-6', 'La dernière carte est posée : il faut poser vos 2 boucliers.'],
  nothingToWait: [START, { kind: 'wait', seat: 1 }, 'ORC-REC-4', 'Vous n’avez rien à poser en ce moment : il n’y a pas à attendre.'],
  notSorcierNames: [{ ...DEALT, phase: 'champion' }, { kind: 'champion', seat: 1, champion: 2 }, 'ORC-REC-7', 'C’est le Sorcier, Rouge, qui nomme son champion.'],
  ownChampion: [{ ...DEALT, phase: 'champion' }, { kind: 'champion', seat: 0, champion: 0 }, 'ORC-REC-7', 'Le Sorcier nomme un autre joueur que lui.'],
  notSpyHolder: [SPY, pass(3), 'ORC-ESP-1', 'C’est le tour de l’espion n° 2, et il est chez Bleu.'],
  spiesSelf: [SPY, { kind: 'spy', seat: 1, target: 1, card: 'troll' }, 'ORC-ESP-1', 'On réclame une carte à un adversaire, pas à soi-même.'],
  spiesSorcier: [SPY, { kind: 'spy', seat: 1, target: 0, card: 'troll' }, 'ORC-ESP-1', 'Rouge est Sorcier : il n’a pas d’armée à qui réclamer une carte.'],
  noSpyOfSpies: [STRICT_SPY, { kind: 'spy', seat: 1, target: 3, card: 'espion-3' }, 'ORC-L-15', 'À votre table un espion ne réclame pas un espion, ici l’espion n° 3.'],
  askingSpy: [SPY, { kind: 'spy', seat: 1, target: 3, card: 'espion-2' }, 'ORC-L-15', 'L’espion n° 2 est celui qui réclame : il ne se réclame pas lui-même.'],
  usedSpy: [SPY, { kind: 'spy', seat: 1, target: 3, card: 'espion-1' }, 'ORC-L-15', 'L’espion n° 1 a déjà eu son tour : on ne le réclame plus au tour du n° 2.'],
  notSorcierCalls: [atWar({ hands: HANDS }), { kind: 'call', seat: 3, people: 'orcs' }, 'ORC-BAT-1', 'C’est le Sorcier, Rouge, qui appelle le peuple.'],
  calledTwice: [
    { ...atWar({ hands: HANDS }), called: ['orcs', 'nains'] },
    { kind: 'call', seat: 0, people: 'nains' },
    'ORC-BAT-1',
    'Les Nains ont déjà été appelés ; cette manche a déjà vu les Orcs et les Nains.',
  ],
  notYourTurn: [WAR, { kind: 'send', seat: 3, cards: [] }, 'ORC-BAT-2', 'Les mercenaires s’annoncent en tournant : c’est à Bleu.'],
  notInHand: [WAR, { kind: 'send', seat: 1, cards: ['gobelin', 'gobelin'] }, 'ORC-BAT-2', 'Vous avez 1 gobelin en main, et vous en envoyez 2.'],
  hiddenMachine: [
    STRICT_WAR,
    { kind: 'send', seat: 2, cards: ['machine-volante'] },
    'ORC-L-29',
    'À votre table, la machine volante ne se pose pas face cachée parmi les mercenaires : on attend son moment.',
  ],
  mercenariesAlone: [STRICT_WAR, { kind: 'send', seat: 1, cards: ['gobelin'] }, 'ORC-L-14', 'Vous n’avez aucune carte des Orcs : à votre table, pas de mercenaire sans elle.'],
  answered: [playAll(COMMANDO, pass(2)), pass(2), 'ORC-BAT-3', 'Vert a déjà répondu, ou ne montre aucun dos de mercenaire.'],
  answeredFlying: [FLYING, pass(0), 'ORC-BAT-8', 'Rouge a déjà répondu, ou ne montre aucun dos de mercenaire.'],
  noCommando: [COMMANDO, { kind: 'commando', seat: 3, target: 2, back: 'orcs' }, 'ORC-BAT-3', 'Le commando gobelin n’est pas dans votre main.'],
  commandoSelf: [COMMANDO, { kind: 'commando', seat: 1, target: 1, back: 'orcs' }, 'ORC-BAT-3', 'Le commando frappe un adversaire, pas votre propre armée.'],
  noSuchBack: [COMMANDO, { kind: 'commando', seat: 1, target: 3, back: 'mercenaires' }, 'ORC-BAT-3', 'Jaune n’a engagé aucune carte au dos de mercenaires.'],
  noMachine: [FLYING, { kind: 'fly', seat: 1, cards: ['gobelin'] }, 'ORC-BAT-8', 'La machine volante n’est pas dans votre main.'],
  flyingForEngaged: [manned, { kind: 'fly', seat: 1, cards: [] }, 'ORC-L-4', 'Votre gobelin est déjà engagé : selon nous la machine volante en veut un qu’on joigne de sa main.'],
  flyingAlone: [FLYING, { kind: 'fly', seat: 2, cards: [] }, 'ORC-BAT-8', 'La machine volante ne se joue pas seule : joignez-y au moins un gobelin de votre main.'],
  noPassenger: [FLYING, { kind: 'fly', seat: 2, cards: ['gobelin', 'gobelin'] }, 'ORC-BAT-8', 'Vous avez 1 gobelin en main, et vous en embarquez 2.'],
  commandoNoGoblin: [FLYING, { kind: 'fly', seat: 2, cards: ['commando'] }, 'ORC-L-30', 'Selon nous le commando ne sert pas de gobelin : il n’embarque pas.'],
  flyingToNobody: [strictFlight, { kind: 'fly', seat: 1, cards: ['gobelin'] }, 'ORC-L-14', 'Vous n’avez engagé aucune carte des Orcs : à votre table, aucun renfort sans elles.'],
} as const satisfies Record<Site, Case>;

afterEach(() => {
  vi.restoreAllMocks();
});

test.each(Object.entries(CASES) as readonly (readonly [Site, Case])[])('every refusal is met: %s', (site, [state, move, rule, because]) => {
  const said = vi.spyOn(REFUSALS, site);
  const before = JSON.stringify(state);
  expect(ORC.judge(state, move)).toEqual({ ok: false, rule, because });
  expect(said).toHaveBeenCalledOnce();
  expect(() => ORC.play(state, move)).toThrow(`${move.kind} refused by ${rule}: ${because}`);
  expect(JSON.stringify(state)).toBe(before);
});

test('a refusal by a ruling says whose reading it is', () => {
  for (const [state, , rule, because] of Object.values(CASES) as readonly Case[]) {
    const readings = rule in READINGS ? READINGS[rule as keyof typeof READINGS] : undefined;
    if (!readings) continue;
    const chosen = (state.options.options as Readonly<Record<string, string>>)[rule] ?? readings[0];
    expect(because).not.toMatch(chosen === readings[0] ? /votre table/ : /selon nous/i);
  }
});

const MOMENTS: readonly [kind: Move['kind'], move: Move, rule: RuleId][] = [
  ['deal', { kind: 'deal', seat: 0, tick: 5 }, 'ORC-REC-3'],
  ['desertion', desertion(1, 5, 0), 'ORC-REC-6'],
  ['shield', shield(1, 50, 0), 'ORC-REC-6'],
  ['wait', { kind: 'wait', seat: 1 }, 'ORC-REC-6'],
  ['champion', { kind: 'champion', seat: 0, champion: 1 }, 'ORC-REC-7'],
  ['spy', { kind: 'spy', seat: 1, target: 2, card: 'troll' }, 'ORC-ESP-1'],
  ['send', { kind: 'send', seat: 1, cards: [] }, 'ORC-BAT-2'],
  ['commando', { kind: 'commando', seat: 1, target: 2, back: 'orcs' }, 'ORC-BAT-3'],
  ['fly', { kind: 'fly', seat: 1, cards: [] }, 'ORC-BAT-8'],
  ['pass', pass(1), 'ORC-BAT-8'],
];
test.each(MOMENTS)('%s has its moment, and this is not it', (_kind, move, rule) => {
  expect(ORC.judge(atWar({ hands: HANDS }), move)).toEqual({
    ok: false,
    rule,
    because: 'Ce n’est pas le moment : le Sorcier va nommer un peuple.',
  });
});

test('who has laid his shields has nothing to wait for, and sending nobody is only a matter of turn', () => {
  const done = dealt(playAll(START, shield(1, 50, 0), shield(1, 50, 1)), LAST_TICK);
  expect(ORC.judge(done, { kind: 'wait', seat: 1 })).toMatchObject({ rule: 'ORC-REC-4' });
  expect(ORC.judge(STRICT_WAR, { kind: 'send', seat: 1, cards: [] })).toMatchObject({ rule: 'ORC-BAT-2' });
});

test('numbers agree with what they count', () => {
  const six = playAll(dealing({ seats: 6 }), desertion(1, 5, 0));
  expect(ORC.judge(six, desertion(1, 5, 1))).toMatchObject({
    because: 'Vous n’avez plus de désertion : vous en aviez 1 pour la manche, et elle est posée.',
  });
  const one = dealt(playAll(START, shield(1, 50, 0)), LAST_TICK);
  expect(ORC.judge(one, { kind: 'wait', seat: 1 })).toMatchObject({
    because: 'La dernière carte est posée : il faut poser votre bouclier.',
  });
  expect(cards('troll x2')).toEqual(['troll', 'troll']);
  expect(ORC.judge(WAR, { kind: 'send', seat: 1, cards: ['troll'] })).toMatchObject({
    because: 'Vous avez 0 troll en main, et vous en envoyez 1.',
  });
});
