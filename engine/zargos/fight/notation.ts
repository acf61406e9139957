/**
 * A fight as the query of an address, to be sent as a link:
 * `v=1&attaquant=moines&pions=9&defenseur=araignees&contre=4&site=capital&guerre=attaquant&appel=3&canicule=1&ZAR-L-3=adversaire-d-abord`.
 * Against demons `defenseur=demons&des=3` stand for the defence and the site. What is absent has its default.
 */
import { either } from '../../core/french.ts';
import { misfit, type Report, sentenceNaming } from '../../core/input.ts';
import { type LinkKind, unreadable } from '../../core/link.ts';
import { choicesIn } from '../../core/ruling.ts';
import { OPTION_IDS, readOptions } from '../options.ts';
import { isDemons } from '../rules/powers.ts';
import { DEFAULT_SITUATION, readSituation } from './situation.ts';
import type { Situation } from './types.ts';

/** Raised when the same link would mean another fight. */
export const NOTATION_VERSION = '1';

/** How such a link is refused. */
export const LINK = { version: NOTATION_VERSION, most: 2000, instead: 'La situation par défaut le remplace.' } as const satisfies LinkKind;

/** Sentences about one link at most. */
export const MAX_REFUSED = 10;

/** Who plays a Vent de Guerre. */
const WINDS = ['attaquant', 'defenseur', 'deux'] as const;

/** Names of the fields in a link, by path in a situation. */
const KEYS = {
  'attacker.people': 'attaquant',
  'attacker.pawns': 'pions',
  'defender.people': 'defenseur',
  'defender.pawns': 'contre',
  'defender.called': 'appel',
  'defender.dice': 'des',
  site: 'site',
  heatwave: 'canicule',
  eclipse: 'eclipse',
} as const;

/** The situation as a query without `?`. `prefix` (ASCII) begins every key, so that one address may hold two situations. */
export function formatSituation({ attacker, defender, site, eclipse, heatwave, options }: Situation, prefix = ''): string {
  const pairs: [string, string | number][] = [
    ['v', NOTATION_VERSION],
    [KEYS['attacker.people'], attacker.people],
    [KEYS['attacker.pawns'], attacker.pawns],
    [KEYS['defender.people'], defender.people],
  ];
  const winds = [attacker.warWind, !isDemons(defender) && defender.warWind];
  if (isDemons(defender)) pairs.push([KEYS['defender.dice'], defender.dice]);
  else {
    pairs.push([KEYS['defender.pawns'], defender.pawns], [KEYS.site, site]);
    if (defender.called > 0) pairs.push([KEYS['defender.called'], defender.called]);
  }
  if (winds[0] || winds[1]) pairs.push(['guerre', winds[0] ? (winds[1] ? 'deux' : 'attaquant') : 'defenseur']);
  if (eclipse) pairs.push([KEYS.eclipse, 1]);
  if (heatwave) pairs.push([KEYS.heatwave, 1]);
  for (const id of OPTION_IDS) {
    const reading = options[id];
    if (reading !== undefined) pairs.push([id, reading]);
  }
  return pairs.map(([key, value]) => `${prefix}${key}=${value}`).join('&');
}

/** A number written with digits; anything else stays as it is, for its reader to refuse. */
const numberIn = (text: string | null, fallback: number): unknown =>
  text === null ? fallback : /^\d{1,3}$/.test(text) ? Number(text) : text;

/** `1` is true, absent is false. */
function flagIn(text: string | null, key: string, report: Report): boolean {
  if (text !== null && text !== '1' && text !== '0') misfit(text, key, '1 ou 0', report);
  return text === '1';
}

/** The unchecked situation that a query writes. */
function rawOf(get: (key: string) => string | null, report: Report): unknown {
  const fallback = DEFAULT_SITUATION;
  const wind = get('guerre');
  if (wind !== null && !WINDS.some((one) => one === wind)) misfit(wind, 'guerre', either(WINDS), report);
  const attacker = get('attaquant') ?? fallback.attacker.people;
  const defender = get('defenseur') ?? (attacker === fallback.defender.people ? fallback.attacker.people : fallback.defender.people);
  return {
    attacker: {
      people: attacker,
      pawns: numberIn(get('pions'), fallback.attacker.pawns),
      warWind: wind === 'attaquant' || wind === 'deux',
    },
    defender:
      defender === 'demons'
        ? { people: defender, dice: numberIn(get('des'), 2) }
        : {
            people: defender,
            pawns: numberIn(get('contre'), 4),
            warWind: wind === 'defenseur' || wind === 'deux',
            called: numberIn(get('appel'), 0),
          },
    site: get('site') ?? fallback.site,
    eclipse: flagIn(get('eclipse'), 'eclipse', report),
    heatwave: flagIn(get('canicule'), 'canicule', report),
  };
}

export interface Parsed {
  readonly situation: Situation;
  /** One French sentence for each value refused; its default stands instead. */
  readonly refused: readonly string[];
}

/** Reads what `formatSituation` wrote; a leading `?` is taken, keys of others are passed over. Never throws. */
export function parseSituation(query: string, prefix = ''): Parsed {
  const parameters = new URLSearchParams(query);
  const get = (key: string) => parameters.get(`${prefix}${key}`);
  const bad = unreadable(query, get('v'), LINK);
  if (bad) return { situation: DEFAULT_SITUATION, refused: [bad] };
  const refused: string[] = [];
  const report: Report = (field, because) => {
    const key = Object.entries(KEYS).find(([path]) => path === field)?.[1];
    if (refused.length < MAX_REFUSED) refused.push(key ? sentenceNaming({ field, because }, key) : because);
  };
  const situation = readSituation(rawOf(get, report), report);
  return { situation: { ...situation, options: readOptions(choicesIn(parameters, 'ZAR-', prefix), '', report) }, refused };
}
