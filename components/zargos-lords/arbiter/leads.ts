/** What a legal move leads to: told by the game's own events; what a die decides, face by face, none of them thrown. */
import type { Branch, Lead } from '#components/arbiter/spec.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { counted, together, upperFirst } from '#engine/core/french.ts';
import type { LogLine } from '#engine/core/game.ts';
import { resume, seeded } from '#engine/core/random.ts';
import { DIRECTION_NAMES } from '#engine/zargos-lords/board/hex.ts';
import { nameOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { boxIn, cityId, counterOf, flies } from '#engine/zargos-lords/board/position.ts';
import { fighterOf } from '#engine/zargos-lords/data/counters.ts';
import { resultInWords, theKind } from '#engine/zargos-lords/data/counter-words.ts';
import { NO_DICE } from '#engine/zargos-lords/edit.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { explain, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { sallyOdds, siegeKnown, strikeOdds } from '#engine/zargos-lords/game/known.ts';
import { fightOdds, shotOdds } from '#engine/zargos-lords/game/odds.ts';
import { linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { cityNamed } from '#engine/zargos-lords/game/table.ts';
import type { Falling, Move, MoveOf, State } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import { courseOf } from '#engine/zargos-lords/rules/attack.ts';
import { lineEnd } from '#engine/zargos-lords/rules/retreat.ts';
import { type Box, KINDS } from '#engine/zargos-lords/types.ts';
import { oddsTold } from '../skirmish/chances.ts';
import { groupAfter } from '../skirmish/ways.ts';

type Line = LogLine<RuleId>;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** A generator whose next die falls on each face. */
const THROWN: readonly State['random'][] = FACES.map((face) => {
  for (let seed = 0; ; seed += 1) {
    const random = seeded(`face/${seed}`).state();
    if (diceFrom(resume(random)).roll(6) === face) return random;
  }
});

/** Of a position set by hand nobody has won yet: what an emptied board ends is not told. */
const isTold = (state: State, { kind }: Event): boolean => kind !== 'over' || state.options.scenario !== 'guerre';

const lines = (state: State, events: readonly Event[]): readonly Line[] =>
  explain(
    events.filter((event) => isTold(state, event)),
    state,
    'public',
  );

type Thrown = Extract<Event, { kind: 'fought' | 'besieged' | 'sallied' | 'vision' }>;
const isThrown = (event: Event): event is Thrown => ['fought', 'besieged', 'sallied', 'vision'].includes(event.kind);

function titleOf(event: Thrown, holds: boolean): string {
  if (event.kind === 'vision') return event.hexes === 0 ? 'la vision n’a pas d’effet' : `il fuit de ${counted(event.hexes, 'hexagone')}`;
  const { result } = event;
  if (!result) return '';
  if (event.kind === 'besieged' && result === 'DE') return 'la garnison est éliminée';
  if (event.kind === 'sallied' && result === 'AE') return 'la garnison est éliminée';
  if (event.kind === 'sallied' && result.startsWith('A')) return 'la garnison ne recule pas de ses murs';
  if (event.kind === 'besieged' && result.startsWith('D') && holds) return 'la garnison tient';
  return resultInWords(result);
}

/** « L’Ailé (C4) recule : 2 de ses 6 lignes l’éliminent. » */
function fallingTold(state: State, falling: Falling): Line {
  const counter = counterOf(state.position, falling.id);
  const all = linesOf(state, falling);
  const deadly = all.filter((line) => lineEnd(line) === 'deadly').length;
  const costly = all.filter((line) => lineEnd(line) === 'costly').length;
  const end =
    deadly === 6
      ? 'les six lignes l’éliminent'
      : deadly === 0
        ? 'aucune des six lignes ne l’élimine'
        : `${deadly} de ses 6 lignes ${deadly > 1 ? 'l’éliminent' : 'l’élimine'}`;
  const others = costly > 0 ? ` ; ${costly} ${costly > 1 ? 'poussent' : 'pousse'} un ami à sa perte` : '';

  return { text: `${upperFirst(whoIn(counter))} choisit sa ligne : ${end}${others}.`, rules: ['LOR-REC-1', 'LOR-REC-2'] };
}

interface Ended {
  readonly title: string;
  readonly lines: readonly Line[];
}

function endOf(state: State, move: Move, face: number): Ended {
  const { state: after, events } = LORDS.play({ ...state, random: THROWN[face - 1] ?? NO_DICE }, move);
  const thrown = events.find(isThrown);
  const rest = events.filter((event) => !isThrown(event));
  const falling = after.phase === 'retreat' ? after.falling.map((one) => fallingTold(after, one)) : [];
  return {
    title: thrown ? titleOf(thrown, falling.length === 0) : '',
    lines: [
      ...lines(
        after,
        rest.filter(({ kind }) => kind !== 'turn'),
      ),
      ...falling,
    ],
  };
}

/** The six faces, alike ones together, worst first as the table has them. */
function byFaces(state: State, move: Move): readonly Branch<RuleId>[] {
  const ends = new Map<string, { readonly end: Ended; readonly faces: number[] }>();
  for (const face of FACES) {
    const end = endOf(state, move, face);
    const key = JSON.stringify(end);
    const known = ends.get(key);
    if (known) known.faces.push(face);
    else ends.set(key, { end, faces: [face] });
  }
  return [...ends.values()].map(({ end, faces }) => ({
    title: `${end.title}, dé ${together(faces)}`,
    chance: faces.length / FACES.length,
    ways: `${faces.length} sur 6`,
    lines: end.lines,
  }));
}

const withDie = (sentence: string, state: State, move: Move): Lead<Lords> => ({
  lines: [],
  chance: { sentence, branches: byFaces(state, move) },
});

const reasonsOf = (reasons: readonly { readonly rule: RuleId; readonly text: string }[]): readonly Line[] =>
  reasons.map(({ rule, text }) => ({ text, rules: [rule] }));

function fightLead(state: State, move: MoveOf<'attack'>): Lead<Lords> {
  const city = cityNamed(state, move.targets[0] ?? '');
  if (!city) {
    const odds = fightOdds(state, move);
    if (!odds.allowed) return { lines: [] };
    const idle = idleCharge(state, move);
    return { ...withDie(odds.sentence, state, move), lines: idle ? [idle] : [], reasons: reasonsOf(odds.reasons) };
  }
  const odds = siegeKnown(state, move.attackers, city);
  const { events } = LORDS.play({ ...state, random: NO_DICE }, move);
  const besieged = events.find((event) => event.kind === 'besieged');
  const reasons = odds.allowed ? reasonsOf(odds.reasons) : [];
  if (besieged?.kind === 'besieged' && besieged.die === undefined)
    return { lines: lines(state, events), reasons, ...(besieged.outcome === 'void' && { but: 'nul' }) };
  return { ...withDie(odds.allowed ? odds.sentence : '', state, move), reasons };
}

const NONE_NEEDED = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as unknown as Box['needs']['arrows'];

/** Whatever falls is enough: what comes of a volley that is. */
const sure = (box: Box): Box => ({ ...box, needs: { arrows: NONE_NEEDED, flames: NONE_NEEDED } });

/** Arrows and flames: whether they are enough; the dice of several add up, and their sum alone is told. */
function volleyLead(state: State, move: MoveOf<'shoot'>): Lead<Lords> {
  const odds = shotOdds(state, move);
  if (!('kill' in odds)) {
    const target = counterOf(state.position, move.target);
    if (target.paralysed) return { lines: [{ text: 'Un gouffre le tient : il ne fuit pas.', rules: ['LOR-GOU-1', 'LOR-L-14'] }] };
    return withDie('flight' in odds ? odds.sentence : '', state, move);
  }
  const target = counterOf(state.position, move.target);
  const who = whoIn(target);
  const killing = odds.hits.reduce((sum, { hits, ways }) => (hits >= odds.needed ? sum + ways : sum), 0);
  const dead = LORDS.play({ ...state, random: NO_DICE, position: { ...state.position, box: sure(boxIn(state.position)) } }, move);
  const rest = dead.events.filter(({ kind }) => kind !== 'shot' && kind !== 'turn');
  const falling = dead.state.phase === 'retreat' ? dead.state.falling.map((one) => fallingTold(dead.state, one)) : [];
  const branches: readonly Branch<RuleId>[] = [
    {
      title: target.escort ? 'son escorte est éliminée' : `${who} est éliminé`,
      chance: odds.kill,
      ways: `${killing} sur ${odds.total}`,
      lines: [...lines(state, rest), ...falling],
    },
    { title: 'rien : les touches ne se gardent pas', chance: 1 - odds.kill, ways: `${odds.total - killing} sur ${odds.total}`, lines: [] },
  ];
  return {
    lines: [],
    reasons: reasonsOf(odds.reasons),
    chance: { sentence: odds.sentence, branches: branches.filter(({ chance }) => chance > 0) },
  };
}

/** What the six lines of a retreat come to, the one chosen first. */
function linesTold(state: State, { id, direction }: MoveOf<'retreat'>): readonly Line[] {
  const falling = state.falling.find((one) => one.id === id);
  if (!falling) return [];
  const all = linesOf(state, falling);
  return [...all]
    .sort((a, b) => Number(b.direction === direction) - Number(a.direction === direction))
    .map((line): Line => {
      const { fate, at, rule, because } = line.first;
      const end =
        fate === 'eliminated'
          ? 'éliminé'
          : fate === 'paralysed'
            ? `paralysé en ${nameOf(at)}`
            : fate === 'flipped'
              ? `retourné en ${nameOf(at)}`
              : `sauf, en ${nameOf(at)}`;
      const pushed =
        line.pushed.length > 0
          ? ` Pousse ${together(line.pushed.map((one) => `${whoIn(counterOf(state.position, one.id))}${one.fate === 'eliminated' ? ', éliminé' : ''}`))}.`
          : '';
      return {
        text: `Vers ${DIRECTION_NAMES[line.direction]} : ${end}.${because ? ` ${because}` : ''}${pushed}`,
        rules: [...(rule ? [rule] : []), ...(line.pushed.length > 0 ? (['LOR-REC-3'] as const) : [])],
      };
    });
}

/** A march to attack: what its combat would be, with all who stand there. */
function afterMarch(state: State, move: MoveOf<'march'>): readonly Line[] {
  const target = state.position.counters.find(({ id }) => id === move.against);
  const city = state.position.cities.find((one) => cityId(one) === move.against);
  if (city) return [{ text: 'Le siège vient aux combats : « Jouer ce coup », puis attaquez la ville.', rules: ['LOR-VIL-2'] }];
  if (!target) return [];
  const { random: _, ...table } = state;
  const { after, fight } = groupAfter({ ...table, seat: state.turn }, move, target);
  const odds = fightOdds(after, fight);
  return odds.allowed
    ? [{ text: `À son combat : ${oddsTold(after, fight, odds)}`, rules: ['LOR-COM-5'] }]
    : [{ text: `À son combat, seul : ${odds.because} Il lui faut du renfort.`, rules: [odds.rule] }];
}

/** What a march ends on that costs or changes something: a counter that it escorts, a wood. */
function endOfMarch(state: State, { id, to, apart }: MoveOf<'march'>, events: readonly Event[]): readonly Line[] {
  const paired = events.find((event) => event.kind === 'paired');
  if (paired && !paired.hostage && paired.who.escort)
    return [
      {
        text: `${upperFirst(theKind(paired.who.escort))} escorte ${theKind(paired.who.kind)} : lui seul subit les attaques contre les deux.`,
        rules: ['LOR-ESC-1', 'LOR-ESC-2'],
      },
      { text: 'La mettre ne coûte pas de mouvement ; on ne l’ôte pas au même coup.', rules: ['LOR-ESC-3'] },
    ];
  const counter = walkerIn(state.position, id, apart)?.counter;
  if (!counter || terrainAt(state.position.map, to) !== 'bois') return [];
  return flies(counter)
    ? [{ text: 'Il vole : un bois ne lui demande qu’un point.', rules: ['LOR-VOL-1'] }]
    : [{ text: 'Un bois demande 2 points de mouvement : il les a.', rules: ['LOR-BOI-1'] }];
}

/** Of a Moine-chevalier that has come straight on, as a Chevalier charges (LOR-MOI-2). */
export function idleCharge({ position, marched }: State, move: Move): Line | undefined {
  if (move.kind !== 'attack') return undefined;
  const isCharging = move.attackers.some((id) => {
    const counter = position.counters.find((one) => one.id === id);
    const path = marched.find((one) => one.id === id)?.path ?? [];
    return counter && fighterOf(counter) === 'moines-chevalier' && courseOf(position.map, path) !== undefined;
  });
  return isCharging ? { text: 'À un Moine-chevalier, charger n’ajoute rien.', rules: ['LOR-MOI-2'] } : undefined;
}

export function leadsTo(state: State, move: Move): Lead<Lords> {
  switch (move.kind) {
    case 'attack':
      return fightLead(state, move);
    case 'strike': {
      const odds = strikeOdds(state, move);
      if (!odds?.allowed) return { lines: [] };
      return { ...withDie(odds.sentence, state, move), reasons: reasonsOf(odds.reasons) };
    }
    case 'sally': {
      const city = cityNamed(state, move.city);
      const odds = city && sallyOdds(state, city, move.targets);
      return withDie(odds ? `La garnison, ${odds.attack} contre ${odds.defence}, de ses murs :` : '', state, move);
    }
    case 'shoot':
      return volleyLead(state, move);
    case 'settle':
      return { lines: [], unknown: { text: 'Un capitaine place ce qui reste, au hasard de ses dés.', rules: [] } };
    case 'stay':
      return { lines: [{ text: 'Touchez maintenant où il va, ou qui il vise.', rules: [] }] };
    case 'retreat': {
      const { state: after } = LORDS.play(state, move);
      const falling = state.falling.find(({ id }) => id === move.id);
      const line = falling && linesOf(state, falling).find(({ direction }) => direction === move.direction);
      const isFatal = move.alone || line?.first.fate === 'eliminated';
      return { lines: linesTold(state, move), ...(isFatal && { but: 'mortel' }), next: { ...after, random: NO_DICE } };
    }
    default: {
      const { state: after, events } = LORDS.play(state, move);
      const told = lines(
        after,
        events.filter(({ kind }) => kind !== 'turn'),
      );
      const next = after.phase === 'over' && state.options.scenario === 'guerre' ? {} : { next: { ...after, random: NO_DICE } };
      return move.kind === 'march'
        ? { lines: [...endOfMarch(state, move, events), ...told, ...afterMarch(state, move)], ...next }
        : { lines: told, ...next };
    }
  }
}
