/** What the rules answer about one counter of the map: one sentence, lines to read, and what the drawing shows. */
import { counted, together } from '#engine/core/french.ts';
import { DIRECTION_NAMES, type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, nameOf } from '#engine/zargos-lords/board/map.ts';
import { areFriends, type Counter, cityId, type Position, zonesOn } from '#engine/zargos-lords/board/position.ts';
import { fighterOf, hasPower, KIND_NAMES, PEOPLE_NAMES, peopleOf } from '#engine/zargos-lords/data/counters.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { SHOTS } from '#engine/zargos-lords/refusals.ts';
import { type Arrival, type Ending, pointsFor, type Reach, reachOf } from '#engine/zargos-lords/rules/movement.ts';
import { type Fate, type Moved, type RetreatLine, retreatLines } from '#engine/zargos-lords/rules/retreat.ts';
import { beamsFrom, judgeShot, shooterOf, sightsFrom } from '#engine/zargos-lords/rules/shooting.ts';
import { type Box, type Kind, RANGES, type Shot } from '#engine/zargos-lords/types.ts';
import { counterName } from './labels.ts';
import { type RetreatShown, retreatShown } from './retreats.ts';
import type { Scene } from './scene.ts';

const TONES = ['ok', 'no', 'hold'] as const;
export type AnswerTone = (typeof TONES)[number];

interface Line {
  readonly tone: AnswerTone;
  /** What it is about: hexes, a target, a direction. */
  readonly head: string;
  readonly text: string;
  readonly rule?: RuleId;
}

/** What lies over the map. */
export interface MapAnswer {
  /** Hexes with their sign: points spent, or ✕. */
  readonly signs: readonly { readonly at: Hex; readonly tone: AnswerTone; readonly text: string }[];
  /** Allowed hexes, and those that are allowed on a condition. */
  readonly open: readonly Hex[];
  readonly bound: readonly Hex[];
  readonly ways: readonly { readonly hexes: readonly Hex[]; readonly tone: 'ok' | 'no' }[];
  readonly retreats: readonly RetreatShown[];
  /** Straight lines of a shot, from the shooter on, with the distances told at some of their hexes. */
  readonly sights?: readonly Sight[];
}

export interface Sight {
  readonly hexes: readonly Hex[];
  readonly told: readonly { readonly at: Hex; readonly text: string }[];
}

export interface Answer extends MapAnswer {
  readonly sentence: string;
  readonly lines: readonly Line[];
}

const NOTHING: MapAnswer = { signs: [], open: [], bound: [], ways: [], retreats: [] };

const namesOf = (hexes: readonly Hex[]): string => together(hexes.map(nameOf));

/** Who an id of a zone stands for. */
export function holderName({ counters, cities }: Position, id: string): string {
  const counter = counters.find((one) => one.id === id);
  if (counter) return `${KIND_NAMES[fighterOf(counter)].one} en ${nameOf(counter.at)}`;
  const city = cities.find((one) => cityId(one) === id);
  return city ? `ville des ${PEOPLE_NAMES[city.people]} en ${nameOf(city.at)}` : id;
}

const ENDINGS = {
  escorte: { rule: 'LOR-ESC-1', text: 'il s’y arrête en escorte.' },
  pile: { rule: 'LOR-REV-3', text: 'deux pions du même peuple s’y empilent.' },
  garnison: { rule: 'LOR-VIL-1', text: 'il y entre en garnison.' },
  conquete: { rule: 'LOR-VIL-6', text: 'il prend la ville vide et s’y arrête.' },
  paralyse: { rule: 'LOR-GOU-1', text: 'il s’y arrête, paralysé.' },
} as const satisfies Record<Ending, { rule: RuleId; text: string }>;

const namesIn = (group: readonly { readonly at: Hex }[]): string => namesOf(group.map(({ at }) => at));

/** What the rules say of the one hex looked at. */
function targetLine(position: Position, reach: Reach, at: Hex): Line {
  const arrival = reach.arrivals.find((one) => isSame(one.at, at));
  const refused = reach.refused.find((one) => isSame(one.at, at));
  if (arrival) {
    const way = arrival.path.length > 1 ? `, par ${namesOf(arrival.path.slice(0, -1))}` : '';
    const attacked = arrival.attacks.map((id) => holderName(position, id));
    const attack = attacked.length > 0 ? ` ; il y est pour attaquer ${together(attacked)}` : '';
    return { tone: 'ok', head: nameOf(at), text: `${counted(arrival.cost, 'point')}${way}${attack}.` };
  }
  if (refused) return { tone: 'no', head: nameOf(at), text: refused.because, rule: refused.rule };
  return { tone: 'no', head: nameOf(at), text: `C’est trop loin : ${counted(reach.points, 'point')} en tout.`, rule: 'LOR-MOU-1' };
}

const TOO_FAR: RuleId = 'LOR-MOU-1';

function arrivalLines(position: Position, arrivals: readonly Arrival[]): readonly Line[] {
  const byCost = [...Map.groupBy(arrivals, ({ cost }) => cost)].map(
    ([cost, group]): Line => ({ tone: 'ok', head: counted(cost, 'point'), text: namesIn(group) }),
  );
  const entries = arrivals.flatMap(({ at, attacks }) => attacks.map((id) => ({ at, id })));
  const attacks = [...Map.groupBy(entries, ({ id }) => id)].map(
    ([id, group]): Line => ({
      tone: 'hold',
      head: namesIn(group),
      text: `zone d’influence : il ne s’y arrête que pour attaquer (${holderName(position, id)}).`,
      rule: 'LOR-ZDI-1',
    }),
  );
  const ended = arrivals.flatMap(({ at, ending }) => (ending ? [{ at, ending }] : []));
  const endings = [...Map.groupBy(ended, ({ ending }) => ending)].map(
    ([ending, group]): Line => ({ tone: 'hold', head: namesIn(group), ...ENDINGS[ending] }),
  );
  return [...byCost, ...attacks, ...endings];
}

/** Enemies near enough for their zone to weigh on a move, nearest first. */
export function enemiesNear(position: Position, counter: Counter, box: Box): readonly Counter[] {
  const steps = ({ at }: Counter): number => distanceOn(position.map, counter.at, at);
  return position.counters
    .filter((other) => !other.vanished && !areFriends(position, peopleOf(other), peopleOf(counter)))
    .filter((other) => steps(other) <= pointsFor(counter, box, readingsOf(position)) + 1)
    .sort((a, b) => steps(a) - steps(b));
}

function moveAnswer({ position, attacked, isAlone, target }: Scene, counter: Counter, box: Box): Answer {
  const reach = reachOf({ position, counter: counter.id, attacked, individual: isAlone }, box);
  const { arrivals, refused, points } = reach;
  const name = counterName(counter);
  const aimed = target && !isSame(target, counter.at) ? targetLine(position, reach, target) : undefined;
  const arrival = target && arrivals.find(({ at }) => isSame(at, target));
  const isBarred = arrivals.length === 0 && refused.length > 0 && new Set(refused.map(({ because }) => because)).size === 1;
  const [first] = refused;
  const sentence =
    isBarred && first
      ? `${name} ne bouge pas. ${first.because}`
      : `${name}, ${counted(points, 'point')} : ${counted(arrivals.length, 'arrivée possible', 'arrivées possibles')}.`;
  const near = refused.filter(({ rule }) => rule !== TOO_FAR);
  const far = refused.find(({ rule }) => rule === TOO_FAR);
  const refusals = [
    ...[...Map.groupBy(near, ({ because }) => because)].map(
      ([text, group]): Line => ({ tone: 'no', head: namesIn(group), text, rule: group[0]?.rule }),
    ),
    ...(far ? [{ tone: 'no' as const, head: 'Ailleurs', text: far.because, rule: far.rule }] : []),
  ];
  return {
    sentence: aimed ? `${sentence} ${aimed.head} : ${aimed.text}` : sentence,
    lines: [...(aimed ? [aimed] : []), ...arrivalLines(position, arrivals), ...refusals],
    ...NOTHING,
    open: arrivals.filter(({ attacks }) => attacks.length === 0).map(({ at }) => at),
    bound: arrivals.filter(({ attacks }) => attacks.length > 0).map(({ at }) => at),
    signs: [
      ...arrivals.map(({ at, cost, ending }) => ({ at, tone: ending ? ('hold' as const) : ('ok' as const), text: `${cost}` })),
      ...near.map(({ at }) => ({ at, tone: 'no' as const, text: '✕' })),
    ],
    ways: arrival ? [{ hexes: [counter.at, ...arrival.path], tone: 'ok' as const }] : [],
  };
}

/** What a kind shoots; undefined where it does not. */
function shotOf(kind: Kind): Shot | undefined {
  if (hasPower(kind, 'fleches')) return 'arrows';
  if (hasPower(kind, 'flammes')) return 'flames';
  return hasPower(kind, 'vision') ? 'visions' : undefined;
}

const SHOT_NAMES = { arrows: 'flèches', flames: 'flammes', visions: 'visions' } as const satisfies Record<Shot, string>;

const sorry = (sentence: string, rule: RuleId, head: string): Answer => ({
  sentence: `${head} : ${sentence}`,
  lines: [{ tone: 'no', head, text: sentence, rule }],
  ...NOTHING,
});

function shotAnswer({ position, target }: Scene, counter: Counter): Answer {
  const shot = shotOf(counter.kind);
  const name = counterName(counter);
  if (!shot) return sorry('ce pion n’a ni flèches, ni flammes, ni visions. Choisissez un autre tireur.', 'LOR-ARC-1', name);
  const shooter = shooterOf(counter);
  const barred = shooter.escorted ? SHOTS.escorted(counter.kind) : shooter.paralysed ? SHOTS.paralysed(counter.kind) : undefined;
  if (barred) return sorry(barred.because, barred.rule, name);
  const sights = sightsFrom(position, shooter, shot);
  const open = sights.filter(({ verdict }) => verdict.ok).map(({ at }) => at);
  const enemies = position.counters.filter((other) => !areFriends(position, peopleOf(other), peopleOf(counter)));
  const judged = enemies.map((enemy) => ({ enemy, verdict: judgeShot(position, shooter, enemy, shot) }));
  const hit = judged.filter(({ verdict }) => verdict.ok);
  const steps = (at: Hex): string => `à ${counted(distanceOn(position.map, counter.at, at), 'hexagone')}`;
  const beams = shot === 'visions' ? [] : beamsFrom(position, counter.at, shot);
  const seen = target && sights.find(({ at }) => isSame(at, target));
  const aimed: readonly Line[] =
    target && seen
      ? [
          seen.verdict.ok
            ? { tone: 'ok', head: nameOf(target), text: `en vue, ${steps(target)}.` }
            : { tone: 'no', head: nameOf(target), text: seen.verdict.because, rule: seen.verdict.rule },
        ]
      : [];
  const targets = judged.map(
    ({ enemy, verdict }): Line =>
      verdict.ok
        ? { tone: 'ok', head: `${counterName(enemy)} en ${nameOf(enemy.at)}`, text: `peut être visé, ${steps(enemy.at)}.` }
        : { tone: 'no', head: `${counterName(enemy)} en ${nameOf(enemy.at)}`, text: verdict.because, rule: verdict.rule },
  );
  const lines = beams.map(
    ({ direction, hexes, blocked }): Line => ({
      tone: blocked ? 'hold' : 'ok',
      head: `Vers ${DIRECTION_NAMES[direction]}`,
      text: `${hexes.length > 0 ? namesOf(hexes) : 'rien'}${blocked ? ` ; arrêté en ${nameOf(blocked.at)} (${blocked.by})` : ''}.`,
      ...(blocked && { rule: shot === 'arrows' ? ('LOR-ARC-3' as const) : ('LOR-L-15' as const) }),
    }),
  );
  return {
    sentence: `${name}, ${SHOT_NAMES[shot]} à ${RANGES[shot]} hexagones : ${counted(hit.length, 'cible')} sur ${counted(enemies.length, 'ennemi')}${aimed[0] ? `. ${aimed[0].head} : ${aimed[0].text}` : '.'}`,
    lines: [...aimed, ...targets, ...lines],
    ...NOTHING,
    bound: open,
    signs: beams.flatMap(({ blocked }) => (blocked ? [{ at: blocked.at, tone: 'no' as const, text: '✕' }] : [])),
    ways: shot === 'visions' ? [] : hit.map(({ enemy }) => ({ hexes: [counter.at, enemy.at], tone: 'ok' as const })),
  };
}

/** Enemies whose zone holds a counter: those it is taken to have fought. */
export function foughtBy(position: Position, counter: Counter): readonly string[] {
  return zonesOn(position, counter.at, peopleOf(counter));
}

const FATE_TONES = { safe: 'ok', paralysed: 'hold', eliminated: 'no', flipped: 'hold' } as const satisfies Record<Fate, AnswerTone>;

function fateText({ fate, at, because }: Moved): string {
  const why = because ? ` ${because}` : '';
  switch (fate) {
    case 'safe':
      return `sauf, en ${nameOf(at)}.${why}`;
    case 'paralysed':
      return `paralysé en ${nameOf(at)}.${why}`;
    case 'eliminated':
      return `éliminé après ${nameOf(at)}.${why}`;
    case 'flipped':
      return `retourné en ${nameOf(at)}.${why}`;
  }
}

function retreatLine(position: Position, { direction, first, pushed, instead }: RetreatLine): readonly Line[] {
  const head = `Vers ${DIRECTION_NAMES[direction]}`;
  const own: Line = { tone: FATE_TONES[first.fate], head, text: fateText(first), ...(first.rule && { rule: first.rule }) };
  const others = pushed.map((moved): Line => {
    const other = position.counters.find(({ id }) => id === moved.id);
    const text = `pousse ${other ? counterName(other) : moved.id} : ${fateText(moved)}`;
    return { tone: FATE_TONES[moved.fate], head, text, rule: moved.rule ?? 'LOR-REC-3' };
  });
  const choice: Line = {
    tone: 'hold',
    head,
    text: `ou, au choix des ${instead ? PEOPLE_NAMES[instead.chooser] : ''} : lui seul est éliminé, les autres restent.`,
    rule: 'LOR-REC-3',
  };
  return [own, ...others, ...(instead ? [choice] : [])];
}

function retreatAnswer({ position, hexes, isVision, aside }: Scene, counter: Counter): Answer {
  const name = counterName(counter);
  if (counter.vanished || counter.paralysed)
    return sorry('on ne peut ni l’attaquer ni le faire fuir : il ne recule pas.', counter.vanished ? 'LOR-L-35' : 'LOR-GOU-1', name);
  const near = foughtBy(position, counter);
  const fought = isVision ? [] : near.filter((id) => !aside.includes(id));
  const lines = retreatLines({ position, counter: counter.id, hexes, fought });
  const count = (fate: Fate): number => lines.filter(({ first }) => first.fate === fate).length;
  const dead = lines.flatMap(({ pushed }) => pushed).filter(({ fate }) => fate === 'eliminated').length;
  const before = isVision
    ? 'devant une vision lancée de plus loin'
    : fought.length > 0
      ? `après un combat contre ${together(fought.map((id) => holderName(position, id)))}`
      : near.length > 0
        ? 'sans que l’ennemi attenant l’ait combattu'
        : 'sans ennemi attenant';
  return {
    sentence: `${name} recule de ${counted(hexes, 'hexagone')}, ${before} : ${counted(count('safe'), 'ligne sauve', 'lignes sauves')} sur six, ${counted(count('eliminated'), 'mortelle')}${dead > 0 ? ` ; ${counted(dead, 'poussé éliminé', 'poussés éliminés')}` : ''}.`,
    lines: lines.flatMap((line) => retreatLine(position, line)),
    ...NOTHING,
    signs: lines.flatMap(({ pushed }) =>
      pushed.map(({ at, fate }) => ({ at, tone: FATE_TONES[fate], text: fate === 'eliminated' ? 'poussé ✕' : 'poussé' })),
    ),
    retreats: lines.map((line) => retreatShown(counter.at, line)),
  };
}

/** The answer to what the page asks, counters moving as `box` says. */
export function answerOf(scene: Scene, box: Box = BOX): Answer {
  const counter = scene.position.counters.find(({ id }) => id === scene.asked);
  if (!counter) return { sentence: 'Choisissez « Interroger », puis un pion de la carte.', lines: [], ...NOTHING };
  if (scene.question === 'mouvement') return moveAnswer(scene, counter, box);
  return scene.question === 'tir' ? shotAnswer(scene, counter) : retreatAnswer(scene, counter);
}
