/** Reading a fight from outside: the only place that makes a `Situation` out of unchecked values. */
import { type Checked, firstProblem, isRecord, type Report, readFields, readFlag, readInteger, readOneOf } from '../../core/input.ts';
import { readOptions } from '../options.ts';
import { siteOfDemons } from '../rules/demons.ts';
import { inKingdomOfZargos, isDemons } from '../rules/powers.ts';
import { DEMON_DICE, MAX_PAWNS, MIN_PAWNS, PEOPLES, type People, SITES, type Site } from '../types.ts';
import type { Attacker, Defender, Demons, Situation } from './types.ts';

const DEFAULT_DEFENDER: Defender = { people: 'amazones', pawns: 4, warWind: false, called: 0 };

/** What a page shows first, and what a bad value of a link falls back to. */
export const DEFAULT_SITUATION: Situation = {
  attacker: { people: 'chevaliers', pawns: 7, warWind: false },
  defender: DEFAULT_DEFENDER,
  site: 'province',
  eclipse: false,
  heatwave: false,
  options: {},
};

/** Those who may defend. */
const DEFENDERS = [...PEOPLES, 'demons'] as const;

const readPawns = (value: unknown, path: string, fallback: number, report: Report) =>
  readInteger(value, path, MIN_PAWNS, MAX_PAWNS, fallback, report);

function readAttacker(value: unknown, report: Report): Attacker {
  const fallback = DEFAULT_SITUATION.attacker;
  const { people, pawns, warWind } = readFields(value, 'attacker', ['people', 'pawns', 'warWind'], report);
  return {
    people: readOneOf(people, 'attacker.people', PEOPLES, fallback.people, report),
    pawns: readPawns(pawns, 'attacker.pawns', fallback.pawns, report),
    warWind: readFlag(warWind, 'attacker.warWind', report),
  };
}

/** A group called by the Araignées (ZAR-ARA-2): pawns there and called are 100 at most together; none for other peoples, none in Zargos (ZAR-ZRG-4). */
function readCalled(value: unknown, path: string, people: People, pawns: number, site: Site, report: Report): number {
  if (value === undefined || value === 0) return 0;
  if (people !== 'araignees') {
    report(path, `${path} ne va qu’avec les Araignées : elles seules font venir un groupe (ZAR-ARA-2).`);
    return 0;
  }
  if (inKingdomOfZargos(site)) {
    report(path, `${path} est refusé dans le royaume de Zargos : aucun pouvoir de peuple n’y joue (ZAR-ZRG-4).`);
    return 0;
  }
  return readInteger(value, path, 0, MAX_PAWNS - pawns, 0, report);
}

/** A defence, demons included; `path` begins the names of its fields. `attacker` may not defend against itself (ZAR-ATT-6). */
export function readDefender(value: unknown, path: string, attacker: People, site: Site, report: Report): Defender | Demons {
  if (isRecord(value) && value.people === 'demons') {
    const { dice } = readFields(value, path, ['people', 'dice'], report);
    return { people: 'demons', dice: readOneOf(dice, `${path}.dice`, DEMON_DICE, DEMON_DICE[0], report) };
  }
  const fields = readFields(value, path, ['people', 'pawns', 'warWind', 'called'], report);
  const fallback = attacker === DEFAULT_DEFENDER.people ? DEFAULT_SITUATION.attacker.people : DEFAULT_DEFENDER.people;
  const people = readOneOf(fields.people, `${path}.people`, PEOPLES, fallback, report, DEFENDERS);
  if (people === attacker)
    report(`${path}.people`, `${path}.people attend un autre peuple que l’attaquant : on n’attaque pas le sien (ZAR-ATT-6).`);
  const pawns = readPawns(fields.pawns, `${path}.pawns`, DEFAULT_DEFENDER.pawns, report);
  return {
    people: people === attacker ? fallback : people,
    pawns,
    warWind: readFlag(fields.warWind, `${path}.warWind`, report),
    called: readCalled(fields.called, `${path}.called`, people, pawns, site, report),
  };
}

/** Where the fight takes place: against demons their dice tell, and `site` may be left out. */
export function readSite(value: unknown, path: string, defender: unknown, report: Report): Site {
  const against = isRecord(defender) && defender.people === 'demons';
  if (!against || value !== undefined) return readOneOf(value, path, SITES, DEFAULT_SITUATION.site, report);
  return DEFAULT_SITUATION.site;
}

/** Reads a whole fight, with `DEFAULT_SITUATION` for what is at fault. */
export function readSituation(input: unknown, report: Report): Situation {
  const fields = readFields(input, '', ['attacker', 'defender', 'site', 'eclipse', 'heatwave', 'options'], report);
  const attacker = readAttacker(fields.attacker, report);
  const site = readSite(fields.site, 'site', fields.defender, report);
  const defender = readDefender(fields.defender, 'defender', attacker.people, site, report);
  return {
    attacker,
    defender,
    site: isDemons(defender) ? siteOfDemons(defender.dice) : site,
    eclipse: readFlag(fields.eclipse, 'eclipse', report),
    heatwave: readFlag(fields.heatwave, 'heatwave', report),
    options: readOptions(fields.options, 'options', report),
  };
}

/** Reads a fight from outside; refuses what the rules do not know, naming the first field at fault. */
export const checkSituation = (input: unknown): Checked<Situation> => firstProblem((report) => readSituation(input, report));
