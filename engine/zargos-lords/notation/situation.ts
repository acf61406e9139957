/**
 * What the odds are asked, as the query of an address:
 * `v=1&action=combat&attaquants=chevalier.2.front.s1&defenseurs=faucon.bois&seul=1&LOR-L-3=oui`, `action=siege&attaquants=dragon.4&garnison=aile_faucon` (or `vide`, or
 * `peuple=moines&pions=1.4&force=4.20`), `action=arrows&cible=dragon&tirs=5.3_2.1&terrain=bois`, `action=vision&distance=3`. The box is not in it: `box.ts` writes it beside.
 */
import { unreadable } from '../../core/link.ts';
import { BOX } from '../data/tables.ts';
import { readSituation, type Situation } from '../situation/reading.ts';
import type { Attacker, Box, Defender } from '../types.ts';
import { entriesIn, MAX_QUERY, NOTATION_VERSION, numberIn, optionsIn, queryOf, refusals } from './query.ts';

/** Names of the fields in a link, by path in a situation; longer paths first. */
const KEYS = [
  ['attackers', 'attaquants'],
  ['defenders', 'defenseurs'],
  ['garrison.people', 'peuple'],
  ['garrison.pawns', 'pions'],
  ['garrison.force', 'force'],
  ['garrison', 'garnison'],
  ['wizards', 'sorciers'],
  ['individual', 'seul'],
  ['target', 'cible'],
  ['shots', 'tirs'],
] as const;

const counted = <One>(list: readonly One[], write: (one: One, count: number) => string): string => {
  const groups = new Map<string, { readonly one: One; count: number }>();
  for (const one of list) {
    const key = JSON.stringify(one);
    const group = groups.get(key);
    if (group) group.count += 1;
    else groups.set(key, { one, count: 1 });
  }
  return [...groups.values()].map(({ one, count }) => write(one, count)).join('_');
};

const words = (...parts: readonly (string | number | false | undefined)[]): string =>
  parts.filter((part) => part !== false && part !== undefined && part !== '').join('.');

const SIDES = { front: 'front', side: 'cote' } as const;

const attackersIn = (list: readonly Attacker[]): string =>
  counted(list, ({ kind, charge, wizards }, count) =>
    words(kind, count > 1 && count, charge && SIDES[charge], wizards > 0 && `s${wizards}`),
  );

const defendersIn = (list: readonly Defender[]): string =>
  counted(list, ({ kind, ground, wizards }, count) =>
    words(kind, count > 1 && count, ground !== 'plaine' && ground, wizards > 0 && `s${wizards}`),
  );

/** The situation as a query without `?`; its box is left out. */
export function formatSituation(situation: Situation): string {
  const { action, options } = situation;
  switch (situation.action) {
    case 'combat': {
      const { attackers, defenders, individual } = situation;
      const alone = individual ? [['seul', 1] as const] : [];
      return queryOf(
        [['action', action], ['attaquants', attackersIn(attackers)], ['defenseurs', defendersIn(defenders)], ...alone],
        options,
      );
    }
    case 'siege': {
      const { attackers, garrison, wizards } = situation;
      const held: readonly (readonly [string, string])[] =
        'kinds' in garrison
          ? [['garnison', garrison.kinds.length > 0 ? garrison.kinds.join('_') : 'vide']]
          : [
              ['peuple', garrison.people],
              ['pions', garrison.pawns.join('.')],
              ['force', garrison.force.join('.')],
            ];
      return queryOf(
        [['action', action], ['attaquants', attackersIn(attackers)], ...held, ...(wizards > 0 ? [['sorciers', wizards] as const] : [])],
        options,
      );
    }
    case 'arrows':
    case 'flames': {
      const { target, ground, shots } = situation;
      const wood = ground === 'plaine' ? [] : [['terrain', ground] as const];
      const tirs = shots.map(({ distance, count }) => words(distance, count > 1 && count)).join('_');
      return queryOf([['action', action], ['cible', target], ['tirs', tirs], ...wood], options);
    }
    case 'vision':
      return queryOf(
        [
          ['action', action],
          ['distance', situation.distance],
        ],
        options,
      );
  }
}

/** A counter's words: a number is its count, `s2` its Sorciers, `cote` and `front` a charge, others its terrain. */
function counterIn([kind, ...rest]: readonly string[], side: 'attack' | 'defence'): Record<string, unknown> {
  const found: Record<string, unknown> = { kind };
  for (const word of rest) {
    const wizards = /^s(\d)$/.exec(word)?.[1];
    if (/^\d+$/.test(word)) found.count = numberIn(word);
    else if (wizards) found.wizards = Number(wizards);
    else if (side === 'attack') found.charge = word === 'cote' ? 'side' : word;
    else found.terrain = word;
  }
  return found;
}

const boundsIn = (text: string | null): unknown => (text === null ? undefined : text.split('.').map(numberIn));

/** The unchecked situation that a query writes; absent fields are left out. */
function rawOf(get: (key: string) => string | null): Record<string, unknown> {
  const action = get('action') ?? 'combat';
  const group = (key: string, side: 'attack' | 'defence') => {
    const entries = entriesIn(get(key)).map((entry) => counterIn(entry, side));
    return get(key) === null ? undefined : entries;
  };
  const lone = get('seul');
  const held = get('garnison');
  const hidden = { people: get('peuple') ?? undefined, pawns: boundsIn(get('pions')), force: boundsIn(get('force')) };
  const shots = entriesIn(get('tirs')).map(([distance, count]) => ({ distance: numberIn(distance), count: numberIn(count) }));
  const terrain = get('terrain') ?? undefined;
  const fields: Record<string, Record<string, unknown>> = {
    combat: {
      attackers: group('attaquants', 'attack') ?? [{ kind: 'moines-fantassin', count: 3 }],
      defenders: group('defenseurs', 'defence') ?? [{ kind: 'faucon' }],
      individual: lone === null ? undefined : lone === '1' ? true : lone === '0' ? false : lone,
    },
    siege: {
      attackers: group('attaquants', 'attack') ?? [{ kind: 'moines-fantassin', count: 3 }],
      garrison: held === null ? (hidden.people === undefined ? ['faucon'] : defined(hidden)) : held === 'vide' ? [] : held.split('_'),
      wizards: get('sorciers') === null ? undefined : numberIn(get('sorciers')),
    },
    arrows: { target: get('cible') ?? 'dragon', shots: get('tirs') === null ? [{ distance: 5, count: 3 }] : shots, terrain },
    flames: { target: get('cible') ?? 'chevalier', shots: get('tirs') === null ? [{ distance: 3, count: 2 }] : shots, terrain },
    vision: { distance: get('distance') === null ? 3 : numberIn(get('distance')) },
  };
  return { action, ...defined((Object.hasOwn(fields, action) && fields[action]) || fields.combat || {}) };
}

/** Without its undefined fields. */
const defined = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

export interface ParsedSituation {
  readonly situation: Situation;
  /** One French sentence for each part refused; something that can be answered stands instead. */
  readonly refused: readonly string[];
}

/** Reads what `formatSituation` wrote, to be counted with `box`; a leading `?` is taken, keys of others are passed over, what is absent is the booklet's example. Never throws. */
export function parseSituation(query: string, box: Box = BOX): ParsedSituation {
  const parameters = new URLSearchParams(query.length > 0 ? query.slice(0, 100_000) : '');
  const { refused, report } = refusals(KEYS);
  const bad = unreadable(query, parameters.get('v'), {
    version: NOTATION_VERSION,
    most: MAX_QUERY,
    instead: 'L’exemple du livret le remplace.',
  });
  const get = (key: string) => (bad ? null : parameters.get(key));
  if (bad) refused.push(bad);
  const options = bad ? {} : optionsIn(parameters, report);
  return { situation: readSituation({ ...rawOf(get), options }, () => box, report), refused };
}
