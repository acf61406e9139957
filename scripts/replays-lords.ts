/**
 * `node scripts/replays-lords.ts`: writes the golden replays of Zargo's Lords, its skirmishes first. For each wish, the shortest of the first games that grant it: whole ones
 * between bots, or the beginning of one played by captains who seek blows, or by nobody's head. Each has one ruling read otherwise than by default, so that
 * all are. Run it after a change of version, of a map or of where a skirmish begins, or with the names of those to write anew.
 */
import { type Dice, oneOf } from '#engine/core/dice.ts';
import { BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { readingsIn } from '#engine/zargos-lords/game/setup.ts';
import { SCENARIOS, type ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';
import { eagerly } from '#engine/zargos-lords/game/testing/eager.ts';
import type { GameOptions, Move, State } from '#engine/zargos-lords/game/types.ts';
import { READINGS } from '#engine/zargos-lords/options.ts';
import type { Options } from '#engine/zargos-lords/types.ts';
import { type GoldenWish, writeWishes } from './golden.ts';

const SEARCH = { tried: 300, granted: 3, longest: 3000 };
/** Moves that a game goes on for when its wish is granted. */
const AFTER = 6;

type Granted = GoldenWish<Lords>['isGranted'];
type Kind = Event['kind'];

const told =
  <Of extends Kind>(kind: Of, isWanted: (event: Event & { readonly kind: Of }) => boolean = () => true): Granted =>
  (events) =>
    events.some((event) => event.kind === kind && isWanted(event as Event & { readonly kind: Of }));

const fought = (pattern: RegExp): Granted => told('fought', ({ result }) => pattern.test(result));
/** A Dragon's flames before it moves (LOR-DRA-1). */
const early: Granted = (events, all, before) => before.phase === 'march' && told('shot')(events, all, before);
/** Somebody moves whom a chasm has held. */
const recovered: Granted = (events, all) =>
  events.some(
    (event) =>
      event.kind === 'marched' &&
      all.some((one) => one !== event && 'who' in one && one.who.id === event.who.id && JSON.stringify(one).includes('paralysed":true')),
  );
const WHOLE: Granted = told('over');

type Policy = (state: State, seat: number, legal: readonly Move[], dice: Dice) => Move;

/** Two times in three a move that comes to blows, if there is one: a walk without an aim shows little. */
const keen: Policy = (_state, _seat, legal, dice) => {
  const blows = legal.filter(({ kind, ...move }) => (kind === 'march' ? 'against' in move : kind !== 'end' && kind !== 'stay'));
  return oneOf(blows.length > 0 && dice.roll(3) > 1 ? blows : legal, dice);
};

/** `eager`: after cities and hostages. `brisk`: `keen`, once the preparations are done by the seat's own captain. */
const POLICIES = {
  greedy: (state, seat, legal, dice) => BOTS.greedy(LORDS.view(state, seat), legal, dice, 0),
  etourdi: (state, seat, legal, dice) => BOTS.etourdi(LORDS.view(state, seat), legal, dice, 0),
  random: (_state, _seat, legal, dice) => oneOf(legal, dice),
  keen,
  eager: (state, _seat, legal, dice) => eagerly(state, legal, dice),
  brisk: (state, seat, legal, dice) => legal.find(({ kind }) => kind === 'settle') ?? keen(state, seat, legal, dice),
} as const satisfies Readonly<Record<string, Policy>>;

type Row = readonly [
  name: string,
  policy: keyof typeof POLICIES,
  scenario: ScenarioId,
  months: number,
  wish: Granted,
  seats?: number,
  reading?: Options,
];

// biome-ignore format: a case a row
const WISHES: readonly Row[] = [
  ['ponts-entre-capitaines', 'greedy', 'ponts', 8, WHOLE],
  ['bois-entre-capitaines', 'greedy', 'bois', 12, WHOLE],
  ['col-entre-capitaines', 'greedy', 'col', 6, WHOLE],
  ['gouffres-entre-capitaines', 'greedy', 'gouffres', 8, WHOLE],
  ['bois-entre-distraits', 'etourdi', 'bois', 8, WHOLE],
  ['deroute', 'etourdi', 'col', 12, told('over', ({ how }) => how === 'rout')],
  ['mois-passes', 'etourdi', 'gouffres', 6, told('over', ({ how, winners, camps }) => how === 'months' && winners.length === 1 && camps.length === 0)],
  ['partie-nulle', 'random', 'ponts', 6, told('over', ({ winners }) => winners.length === 2)],
  ['camp-tenu', 'greedy', 'ponts', 8, told('over', ({ how, camps }) => how === 'months' && camps.length > 0)],
  ['fleches-au-but', 'keen', 'ponts', 8, told('shot', ({ shot, hits, needed }) => shot === 'arrows' && hits >= needed)],
  ['fleches-perdues', 'keen', 'bois', 8, told('shot', ({ shot, hits }) => shot === 'arrows' && hits === 0)],
  ['fleches-trop-peu', 'keen', 'ponts', 8, told('shot', ({ shot, hits, needed }) => shot === 'arrows' && hits > 0 && hits < needed)],
  ['fleches-a-plusieurs', 'keen', 'ponts', 8, told('shot', ({ shot, shooters }) => shot === 'arrows' && shooters.length > 1)],
  ['flammes', 'keen', 'bois', 8, told('shot', ({ shot, hits, needed }) => shot === 'flames' && hits >= needed)],
  ['flammes-avant-de-bouger', 'keen', 'ponts', 12, early],
  ['vision-du-sorcier', 'keen', 'col', 8, told('vision', ({ shooter, hexes }) => shooter.kind === 'sorcier' && hexes > 0)],
  ['vision-de-l-illusionniste', 'keen', 'gouffres', 8, told('vision', ({ shooter, hexes }) => shooter.kind === 'illusionniste' && hexes > 0)],
  ['vision-sans-effet', 'keen', 'gouffres', 8, told('vision', ({ hexes }) => hexes === 0)],
  ['charge', 'keen', 'col', 8, told('fought', ({ charge }) => charge)],
  ['plusieurs-contre-un', 'keen', 'bois', 8, told('fought', ({ attackers }) => attackers.length > 1)],
  ['un-contre-plusieurs', 'keen', 'col', 8, told('fought', ({ targets }) => targets.length > 1)],
  ['defenseur-elimine', 'keen', 'gouffres', 8, fought(/^DE$/)],
  ['attaquants-elimines', 'keen', 'bois', 8, fought(/^AE$/)],
  ['defenseur-recule', 'keen', 'col', 8, fought(/^D\d$/)],
  ['attaquants-reculent', 'keen', 'ponts', 8, fought(/^A\d$/)],
  ['rien-ne-se-passe', 'keen', 'gouffres', 8, fought(/^-$/)],
  ['recul-dans-un-gouffre', 'keen', 'gouffres', 8, told('retreated', ({ fate, pushed }) => fate === 'paralysed' && !pushed)],
  ['recul-mortel', 'keen', 'col', 8, told('retreated', ({ fate, pushed }) => fate === 'eliminated' && !pushed)],
  ['ami-pousse', 'keen', 'bois', 8, told('retreated', ({ fate, pushed }) => fate === 'safe' && pushed)],
  ['ami-pousse-a-sa-perte', 'keen', 'ponts', 8, told('retreated', ({ fate, pushed }) => fate === 'eliminated' && pushed)],
  ['sacrifice', 'keen', 'ponts', 8, told('gave-up')],
  ['entre-dans-un-gouffre', 'random', 'gouffres', 8, told('marched', ({ paralysed }) => paralysed)],
  ['sort-du-gouffre', 'random', 'gouffres', 12, recovered],
  ['attaque-abandonnee', 'keen', 'ponts', 8, told('back')],
  ['siege-entre-capitaines', 'greedy', 'siege', 10, WHOLE],
  ['siege-jusqu-au-bout', 'keen', 'siege', 8, told('over')],
  ['siege-en-vain', 'keen', 'siege', 10, told('besieged', ({ outcome }) => outcome === 'void')],
  ['siege-au-tableau', 'keen', 'siege', 10, told('besieged', ({ outcome }) => outcome === 'combat')],
  ['siege-trop-faible', 'keen', 'siege', 10, told('besieged', ({ outcome }) => outcome === 'eliminated')],
  ['ville-prise', 'keen', 'siege', 10, told('entered', ({ taken }) => taken !== undefined)],
  ['sortie', 'keen', 'siege', 10, told('sallied')],
  ['tir-d-une-ville', 'keen', 'siege', 10, (events, _all, before) => before.position.cities.some(({ ids }) => events.some((event) => event.kind === 'shot' && event.shooters.some(({ id }) => ids?.includes(id))))],
  ['sort-de-la-ville', 'keen', 'siege', 10, told('marched', ({ out }) => out === true)],
  ['escorte-arrivee', 'greedy', 'escorte', 12, told('over', ({ how }) => how === 'arrival')],
  ['escorte-perdue', 'keen', 'escorte', 12, told('over', ({ how }) => how === 'rout')],
  ['escorte-mise', 'keen', 'escorte', 12, told('paired')],
  ['escorte-enlevee', 'random', 'escorte', 12, told('marched', ({ apart }) => apart === true)],
  ['escorte-eliminee', 'keen', 'escorte', 12, told('fell', ({ who }) => who.escort !== undefined)],
  ['combat-individuel', 'keen', 'escorte', 12, (events, _all, before) => before.phase === 'onward' && told('marched')(events, [], before)],
  ['disparait-et-reparait', 'brisk', 'continent', 12, told('returned')],
  ['alliance-et-rupture', 'brisk', 'guerre', 25, (events, all) => told('broke')(events, all, undefined as never) && all.some((event) => event.kind === 'answered' && event.accepts), 3],
  ['preparatifs-a-la-main', 'random', 'continent', 12, told('turn')],
  ['serpent-sur-sa-ligne', 'brisk', 'continent', 12, (events, _all, before) => before.onward?.line !== undefined && told('fought')(events, [], before)],
  ['entre-aussitot', 'keen', 'siege', 10, (events, _all, before) => before.phase === 'entry' && told('entered')(events, [], before), 2, { 'LOR-L-57': 'aussitot' }],
  ['flammes-a-plusieurs-avant-de-bouger', 'brisk', 'continent', 8, (events, all, before) => early(events, all, before) && told('shot', ({ shooters }) => shooters.length > 1)(events, all, before), 2, { 'LOR-L-75': 'oui' }],
  ['rentre-dans-sa-ville', 'keen', 'siege', 10, (events, all, before) => told('entered', ({ taken }) => taken === undefined)(events, all, before) && told('marched', ({ against }) => against !== undefined)(events, all, before), 2, { 'LOR-L-74': 'entree' }],
  ['continent-entre-capitaines', 'greedy', 'continent', 8, WHOLE],
  ['guerre-a-quatre', 'brisk', 'guerre', 25, told('turn', ({ month }) => month === 2), 4],
  ['guerre-a-deux', 'brisk', 'guerre', 25, told('fought'), 2],
  ['guerre-a-trois-jusqu-au-bout', 'eager', 'guerre', 25, WHOLE, 3, { 'LOR-L-49': READINGS['LOR-L-49'].at(-1) }],
  ['otage-elimine', 'eager', 'guerre', 25, told('executed'), 3, { 'LOR-L-45': READINGS['LOR-L-45'].at(-1) }],
  ['otage-libere', 'eager', 'guerre', 25, told('freed'), 3, { 'LOR-L-8': READINGS['LOR-L-8'].at(-1) }],
  ['l-allie-choisit', 'eager', 'guerre', 25, (_events, _all, before) => before.phase === 'spare', 4, { 'LOR-L-32': 'l-allie' }],
  ['egalite-partagee', 'eager', 'continent', 8, told('over', ({ winners }) => winners.length > 1), 2, { 'LOR-L-4': 'partagee' }],
  ['mois-de-plus', 'eager', 'continent', 8, told('turn', ({ month }) => month > 8), 2, { 'LOR-L-47': READINGS['LOR-L-47'].at(-1) }],
  ['six-villes', 'eager', 'continent', 8, told('entered', ({ taken }) => taken !== undefined), 2, { 'LOR-REV-1': 'six' }],
  ['villes-en-terrain-degage', 'eager', 'continent', 8, told('entered', ({ taken }) => taken !== undefined), 2, { 'LOR-REV-2': 'terrain-degage' }],
  ['entre-dans-plusieurs-zones', 'eager', 'siege', 10, told('over'), 2, { 'LOR-L-58': 'tous' }],
  ['archers-sous-les-arbres', 'eager', 'continent', 8, told('shot'), 2, { 'LOR-L-81': READINGS['LOR-L-81'].at(-1) }],
  ['continent-a-la-hate', 'eager', 'continent', 8, told('sallied'), 2, { 'LOR-L-50': READINGS['LOR-L-50'].at(-1) }],
];

/** One ruling read otherwise, another for each row of a scenario's kind. */
function readingFor(at: number, scenario: ScenarioId): Options {
  const ids = Object.keys(readingsIn(scenario)) as (keyof Options)[];
  const id = ids[at % ids.length];
  return id === undefined ? {} : ({ [id]: READINGS[id].at(-1) } as Options);
}

writeWishes<Lords>(
  LORDS,
  WISHES.map(([name, policy, scenario, months, wish, seats = SCENARIOS[scenario].seats[0] ?? 2, reading = undefined], at) => ({
    name,
    options: { seats, scenario, months, options: reading ?? readingFor(at, scenario) } satisfies GameOptions,
    choose: POLICIES[policy],
    isGranted: wish,
    after: AFTER,
  })),
  SEARCH,
);
