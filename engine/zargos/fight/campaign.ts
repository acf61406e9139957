/** Reading a campaign of the Chevaliers from outside (ZAR-CHE-1), and its odds. */
import { type Checked, firstProblem, misfit, type Report, readFields, readFlag, readInteger, shown } from '../../core/input.ts';
import { campaignOddsOf } from '../odds/campaign.ts';
import { type Readings, readingsOf, readOptions } from '../options.ts';
import { siteOfDemons } from '../rules/demons.ts';
import { inKingdomOfZargos, isDemons } from '../rules/powers.ts';
import { MAX_PAWNS, MIN_PAWNS } from '../types.ts';
import { readDefender, readSite } from './situation.ts';
import type { Campaign, CampaignInput, CampaignOdds, CampaignSource, CampaignStep } from './types.ts';

/** Start provinces and attacks at most. */
const MAX_PLACES = 12;

const ID = /^[a-z0-9-]{1,40}$/i;

/** A list of 1 to `MAX_PLACES` things. */
function readList(value: unknown, path: string, report: Report): readonly unknown[] {
  if (Array.isArray(value) && value.length >= 1 && value.length <= MAX_PLACES) return value;
  report(path, `${path} attend une liste de 1 à ${MAX_PLACES} éléments.`);
  return [];
}

/** A new name, not yet among `taken`. */
function readName(value: unknown, path: string, taken: readonly string[], report: Report): string {
  const name = typeof value === 'string' && ID.test(value) ? value : '';
  if (name === '') misfit(value, path, 'un nom de 1 à 40 lettres sans accent, chiffres ou tirets', report);
  else if (taken.includes(name))
    report(path, `${path} reprend le nom ${shown(name)} : on n’attaque pas deux fois la même province (ZAR-CHE-1).`);
  return name;
}

function readProvinces(value: unknown, report: Report): Campaign['provinces'] {
  const provinces: { id: string; pawns: number }[] = [];
  readList(value, 'provinces', report).forEach((item, i) => {
    const path = `provinces[${i}]`;
    const { id, pawns } = readFields(item, path, ['id', 'pawns'], report);
    const taken = provinces.map((province) => province.id);
    provinces.push({
      id: readName(id, `${path}.id`, taken, report),
      pawns: readInteger(pawns, `${path}.pawns`, MIN_PAWNS, MAX_PAWNS, MIN_PAWNS, report),
    });
  });
  const total = provinces.reduce((sum, { pawns }) => sum + pawns, 0);
  if (total > MAX_PAWNS) report('provinces', `provinces attend ${MAX_PAWNS} pions au plus en tout (ZAR-MAT-2), pas ${total}.`);
  return provinces;
}

/** Where one group of an attack comes from. */
function readSource(value: unknown, path: string, places: readonly string[], report: Report): CampaignSource {
  const { from, stay } = readFields(value, path, ['from', 'stay'], report);
  const place = places.find((id) => id === from) ?? '';
  if (place === '') misfit(from, `${path}.from`, 'une province tenue avant cette attaque', report);
  return { from: place, stay: stay === undefined ? 1 : readInteger(stay, `${path}.stay`, 1, MAX_PAWNS, 1, report) };
}

/** An attack; `before` are the attacks above it, `starts` the start provinces. */
function readStep(value: unknown, path: string, starts: readonly string[], before: readonly CampaignStep[], report: Report): CampaignStep {
  const fields = readFields(value, path, ['id', 'sources', 'defender', 'site', 'warWind'], report);
  const places = [...starts, ...before.map(({ id }) => id)];
  const sources = readList(fields.sources, `${path}.sources`, report).map((item, i) =>
    readSource(item, `${path}.sources[${i}]`, places, report),
  );
  if (new Set(sources.map(({ from }) => from)).size < sources.length) {
    report(`${path}.sources`, `${path}.sources attend des provinces toutes différentes.`);
  }
  const site = readSite(fields.site, `${path}.site`, fields.defender, report);
  const defender = readDefender(fields.defender, `${path}.defender`, 'chevaliers', site, report);
  return {
    id: readName(fields.id, `${path}.id`, places, report),
    sources,
    defender,
    site: isDemons(defender) ? siteOfDemons(defender.dice) : site,
    warWind: readFlag(fields.warWind, `${path}.warWind`, report),
  };
}

/** The kingdom of Zargos ends a chain: nobody goes on from there, and only the other reading lets pawns enter that have fought (ZAR-L-37). */
function checkZargos(steps: readonly CampaignStep[], readings: Readings, report: Report): void {
  const entering = readings['ZAR-L-37'] === 'oui-en-entrant';
  steps.forEach(({ sources, site }, i) => {
    sources.forEach(({ from }, j) => {
      const taken = steps.find(({ id }) => id === from);
      if (!taken) return;
      const path = `steps[${i}].sources[${j}].from`;
      if (inKingdomOfZargos(taken.site)) {
        report(path, `${path} : on n’enchaîne pas depuis le royaume de Zargos, aucun pouvoir de peuple n’y joue (ZAR-ZRG-4, ZAR-L-37).`);
      } else if (inKingdomOfZargos(site) && !entering) {
        report(path, `${path} : un Chevalier qui a combattu n’attaque pas dans le royaume de Zargos (ZAR-L-37).`);
      }
    });
  });
}

/** Reads a whole campaign. */
function readCampaign(input: unknown, report: Report): Campaign {
  const fields = readFields(input, '', ['provinces', 'steps', 'eclipse', 'heatwave', 'options'], report);
  const provinces = readProvinces(fields.provinces, report);
  const starts = provinces.map(({ id }) => id);
  const steps: CampaignStep[] = [];
  readList(fields.steps, 'steps', report).forEach((item, i) => {
    steps.push(readStep(item, `steps[${i}]`, starts, steps, report));
  });
  const options = readOptions(fields.options, 'options', report);
  checkZargos(steps, readingsOf({ options }), report);
  return {
    provinces,
    steps,
    eclipse: readFlag(fields.eclipse, 'eclipse', report),
    heatwave: readFlag(fields.heatwave, 'heatwave', report),
    options,
  };
}

/** Reads a campaign from outside; refuses what the rules do not allow, naming the first field at fault. */
export const checkCampaign = (input: unknown): Checked<Campaign> => firstProblem((report) => readCampaign(input, report));

/** The exact odds of a campaign, checked first. Throws a RangeError whose message is the French sentence. */
export function campaign(input: CampaignInput): CampaignOdds {
  const checked = checkCampaign(input);
  if (!checked.ok) throw new RangeError(checked.because);
  return campaignOddsOf(checked.value);
}
