/** Why a move is advised, in one sentence out of what the board shows: what it wins, what it leaves bare, what waits there. */
import { counted, decimal, together, upperFirst } from '#engine/core/french.ts';
import { CARD_EFFECTS } from '#engine/zargos/data/card-effects.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { freedByCity } from '#engine/zargos/game/foreseen.ts';
import { heartOf } from '#engine/zargos/board/kingdoms.ts';
import { FAR } from '#engine/zargos/board/tables.ts';
import { countsLeft, inForce, isCounted, isLastTurn, reachOf, siteAt } from '#engine/zargos/game/situation.ts';
import { nameAt, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos/game/types.ts';
import { troop } from '#engine/zargos/odds/fight-words.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { FACES, lossesFrom } from '#engine/zargos/rules/combat.ts';
import { POINTS } from '#engine/zargos/rules/points.ts';
import type { People } from '#engine/zargos/types.ts';
import { placeHolder } from '../map/tokens.ts';
import { POWERS, pawnsText } from '../words.ts';
import { foreseenAt, inPercent } from './foresee.ts';

const placed = ({ options }: Pick<View, 'options'>, id: string): number => tablesFor(options).places.get(id as never) ?? -1;

const isAttack = (move: Move): move is MoveOf<'attack'> => move.kind === 'attack';

const isOwn = ({ peoples, seat }: Pick<View, 'peoples' | 'seat'>, people: People): boolean => (peoples[seat] ?? []).includes(people);

/** How near a place brings to winning (ZAR-BUT-1), where it does at once or is the City; the three provinces round it each lead there. */
function crownText(view: View, people: People, at: number): string | undefined {
  const tables = tablesFor(view.options);
  const { city, around } = heartOf(tables);
  const heart = [city, ...around];
  const others = heart.filter((place) => place !== at && view.owners[place] !== people);
  if (!heart.includes(at) || (at !== city && others.length > 1)) return undefined;
  if (others.length === 0) return 'la prendre gagne la partie';
  const names =
    others.length === around.length ? 'les trois provinces qui l’entourent' : together(others.map((place) => nameAt(tables, place)));
  return at === city ? `qui la tient est Maître des Vents et, avec ${names}, gagne la partie` : `avec ${names}, elle gagne la partie`;
}

/** What taking a place brings: « une capitale, 2 points », « le royaume d’Oz entier, 9 points ». */
export function winsText(view: View, people: People, at: number): string {
  const tables = tablesFor(view.options);
  const site = siteAt(tables, at);
  const kingdom = tables.kingdomOf[at] ?? -1;
  const members = tables.members[kingdom] ?? [];
  const realm = tables.board.kingdoms[kingdom];
  const missing = members.filter((one) => view.owners[one] !== people);
  const [holder] = members.map((one) => view.owners[one]);
  const broken = holder && !isOwn(view, holder) && realm?.id !== 'zargos' && members.every((one) => view.owners[one] === holder);
  const card = view.kingdoms[kingdom];
  /** What a count pays is only spent where provinces win. */
  const paid = (count: number): string => `${counted(count, 'point')}${view.options.scenario?.prize === 'provinces' ? ' d’achat' : ''}`;
  const crown = crownText(view, people, at);
  if (crown) return crown;
  if (realm && realm.id !== 'zargos' && missing.length === 1) return `elle achève le royaume, qui compte alors ${paid(realm.value)}`;
  if (broken) return `elle défait le royaume des ${PEOPLE_NAMES[holder]}`;
  const points = paid(POINTS[site]);
  if (site === 'capital')
    return `c’est une capitale, ${points}${card && !isOwn(view, card) ? `, et les ${PEOPLE_NAMES[card]} y perdent une carte par tour` : ''}`;
  if (site === 'zargos') return `elle mène à la Cité, ${points}`;
  return missing.length > 1 && missing.length < members.length
    ? `elle vaut ${points}, et il manque encore ${counted(missing.length - 1, 'province')} au royaume`
    : `elle vaut ${points}`;
}

/** Whom others may send to a place in one turn. */
interface Threat {
  readonly people: People;
  /** Those who stand where they may come from; with boats, the largest group besides. */
  readonly pawns: number;
  /** Without those that have to stay where they come from. */
  readonly coming: number;
  /** They stand beside it. */
  readonly isBeside: boolean;
}

/** Nobody of the others plays any more before the game ends (ZAR-L-70). */
export const isSettled = (view: View): boolean =>
  countsLeft(view) <= 1 && !isCounted(view) && view.waiting.every((people) => isOwn(view, people));

/** The people of others that may come with most at a place by land, by its power or by boat, but from `but`; undefined where nobody may. Chevaliers come by a second fight too. */
export function threatAt(view: View, at: number, but?: number): Threat | undefined {
  const tables = tablesFor(view.options);
  const { territories, land, crossings } = tables;
  if (isSettled(view)) return undefined;
  const threats = view.order.flatMap((people): readonly Threat[] => {
    if (isOwn(view, people)) return [];
    let [pawns, coming, isBeside] = [0, 0, true];
    let ship = { pawns: 0, coming: 0 };
    for (const [from, all] of view.pawns.entries()) {
      if (from === but || placeHolder(view, from) !== people) continue;
      const some = { pawns: all, coming: all - (from < territories ? 1 : 0) };
      if (some.coming < 1) continue;
      const reach = reachOf(tables, view, people, from);
      const isNext = reach.includes(at);
      // One of them stays in what the first fight took (ZAR-CHE-1).
      const stay = people === 'chevaliers' && !isNext && !inForce(view, 'inondations') ? 1 : 0;
      const isAgain = (by: number): boolean =>
        view.owners[by] !== people && (view.pawns[by] ?? 0) < some.coming && !tables.powerless[by] && (land[by]?.includes(at) ?? false);
      if (isNext || (stay < some.coming && stay > 0 && reach.some(isAgain))) {
        pawns += some.pawns;
        coming += some.coming - stay;
        isBeside &&= isNext && (land[at]?.includes(from) ?? false);
      } else if (from < territories && (crossings[from * territories + at] ?? FAR) <= view.boats[people] && some.coming > ship.coming)
        ship = some;
    }
    return coming + ship.coming > 0
      ? [{ people, pawns: pawns + ship.pawns, coming: coming + ship.coming, isBeside: isBeside && ship.coming === 0 }]
      : [];
  });
  return threats.sort((a, b) => b.coming - a.coming)[0];
}

/** « face à 5 Ailés », « à portée de 5 Ailés » where they are not beside it */
const before = ({ people, pawns, isBeside }: Threat): string => `${isBeside ? 'face à' : 'à portée de'} ${troop(pawns, people)}`;

/** Whether others hold cards, with which they may come from anywhere. */
const isOpen = ({ counts, seat, phase }: View): boolean => phase !== 'over' && counts.some((count, other) => other !== seat && count > 0);

/** « il reste 1 pion à Oz, face à 5 Ailés », for the groups of one attack: what is left with few first. */
export function bareTexts(view: View, groups: readonly MoveOf<'attack'>[]): readonly string[] {
  const tables = tablesFor(view.options);
  const to = placed(view, groups[0]?.to ?? '');
  if (isSettled(view)) return [];
  // Nobody takes a sea cell that was left.
  const left = groups
    .filter(({ from }) => placed(view, from) < tables.territories)
    .map(({ from, pawns }) => {
      const at = placed(view, from);
      const threat = threatAt(view, at, to);
      const stays = (view.pawns[at] ?? 0) - pawns;
      return { name: nameAt(tables, at), stays, threat: threat && threat.coming > stays ? threat : undefined };
    });
  const bare = left.filter(({ stays, threat }) => stays < 1 || threat);
  const safe = left.filter((one) => !bare.includes(one));
  const told: string[] = bare.map(({ name, stays, threat }) =>
    threat && stays > 0 ? `il reste ${pawnsText(stays)} à ${name}, ${before(threat)}` : `${name} reste vide`,
  );
  const [one, ...others] = safe;
  const where = one && others.length === 0 ? `${one.name}, où il reste ${pawnsText(one.stays)}` : together(safe.map(({ name }) => name));
  if (one) told.push(`ce tour-ci, ${isOpen(view) ? 'sans carte, ' : ''}personne ne peut venir plus nombreux à ${where}`);
  return told;
}

/** « Palmyr-est : face à 9 Dragons, 86 % de la perdre ; avec 9 pions, 12 %. »: what `pawns` more set down there change; undefined where they change next to nothing. */
export function heldText(view: View, at: number, pawns: number): string | undefined {
  const threat = threatAt(view, at);
  if (!threat) return undefined;
  const stand = view.pawns[at] ?? 0;
  const [was, is] = [stand, stand + pawns].map((count) => fallAt(view, at, threat, count));
  if (was === undefined || is === undefined || was - is < TOLD) return undefined;
  const name = upperFirst(nameAt(tablesFor(view.options), at));
  return `${name} : ${before(threat)}, ${inPercent(was)} de la perdre ; avec ${pawnsText(stand + pawns)}, ${inPercent(is)}${isOpen(view) ? ', sans carte' : ''}.`;
}

/** Where pawns set down change nothing for now. */
function keepText(view: View, at: number, pawns: number): string {
  const threat = threatAt(view, at);
  const name = upperFirst(nameAt(tablesFor(view.options), at));
  if (!threat) return `${name} n’a pas d’adversaire contre elle : c’est une réserve.`;
  const all = (view.pawns[at] ?? 0) + pawns;
  const holds = fallAt(view, at, threat, all) < EXPOSED ? 'tient déjà' : 'peut tomber même ainsi';
  return `${name}, ${pawnsText(all)}, ${before(threat)}, ${holds}.`;
}

/** Chance that a place with so many pawns is lost to those who may come, or left to nobody. */
function fallAt(view: View, at: number, threat: Threat, pawns: number): number {
  const situation = foreseenAt({ ...view, pawns: view.pawns.with(at, pawns) }, at, threat.people, threat.coming);
  return situation ? 1 - oddsOf(situation).win.defender : 0;
}

/** « Il reste 1 pion à Palmyr sud, face à 9 Dragons. »: what a march leaves behind with less than may come; or that it would have fallen anyhow. */
export function leftText(view: View, { from, pawns }: MoveOf<'march'>): string | undefined {
  const at = placed(view, from);
  const all = view.pawns[at] ?? 0;
  const threat = at < tablesFor(view.options).territories ? threatAt(view, at) : undefined;
  if (!threat || all <= pawns || threat.coming <= all - pawns) return undefined;
  const name = nameAt(tablesFor(view.options), at);
  return fallAt(view, at, threat, all) >= LOST
    ? `${upperFirst(name)}, ${before(threat)}, tomberait aussi avec ${pawnsText(all)} : il y en reste ${all - pawns}.`
    : `Il reste ${pawnsText(all - pawns)} à ${name}, ${before(threat)}.`;
}

/** From this chance on a place is as good as lost; so often or more it is exposed; and what is told of a change. */
const [LOST, EXPOSED, TOLD] = [0.9, 0.5, 0.01] as const;

/** « Taïro, 1 pion, face à 8 Dragons, peut tomber. »: the place of one's own worth most that may well fall where it stands, and how many more there are. */
export function exposedText(view: View): string | undefined {
  const tables = tablesFor(view.options);
  const exposed = view.owners.flatMap((owner, at) => {
    const threat = owner && isOwn(view, owner) ? threatAt(view, at) : undefined;
    const lost = threat ? fallAt(view, at, threat, view.pawns[at] ?? 0) : 0;
    return threat && lost >= EXPOSED ? [{ at, threat, points: POINTS[siteAt(tables, at)] }] : [];
  });
  const [worst, ...others] = exposed.toSorted((a, b) => b.points - a.points);
  if (!worst) return undefined;
  const { at, threat } = worst;
  const more = others.length > 0 ? `, et ${counted(others.length, 'autre place est exposée', 'autres places sont exposées')}` : '';
  return `${nameAt(tables, at)}, ${pawnsText(view.pawns[at] ?? 0)}, ${before(threat)}, peut tomber${more}.`;
}

/** « 61 % de prendre Oz », « la première province : sûre si la Cité est prise d’abord, sinon 12 % » */
function takes(view: View, at: number, chance: string): string {
  const name = nameAt(tablesFor(view.options), at);
  return freedByCity(view, at) ? `${name} est ${chance}` : `${chance} de prendre ${name}`;
}

/** The same, once nobody plays any more. */
const LAST: Readonly<Partial<Record<View['phase'], string>>> = {
  attacks: 'Aucune autre attaque n’ajouterait de points.',
  reorganisation: 'C’est le dernier tour : les pions ne serviront plus.',
};

const DONE: Readonly<Partial<Record<View['phase'], string>>> = {
  attacks: 'Les autres attaques coûteraient plus de pions qu’elles ne prennent de points.',
  reorganisation: 'Aucun autre déplacement ne place mieux vos pions.',
  trade: 'Aucun échange de plus ne vous rapporterait.',
};

/** Mean pawns that a Vent de Folie takes of so many in a province: half of a die, rounded down (ZAR-FOLIE). */
const folly = (pawns: number): number =>
  Array.from({ length: FACES }, (_, at) => Math.min(pawns, lossesFrom(at + 1, 2))).reduce((sum, lost) => sum + lost, 0) / FACES;

/** What two cards do to a kingdom, by who stands there: « 12 Dragons n’en partiront pas ce tour. », « 17 Dragons y sont : 8,3 tombent en moyenne. » */
function redText(view: View, { card, target }: MoveOf<'card'>): string | undefined {
  if (!('kingdom' in target) || (card !== 'vent-de-glace' && card !== 'vent-de-folie')) return undefined;
  const { members, kingdoms } = tablesFor(view.options);
  const stands = new Map<People, number[]>();
  for (const at of members[kingdoms.indexOf(target.kingdom)] ?? []) {
    const people = view.owners[at];
    if (people) stands.set(people, [...(stands.get(people) ?? []), view.pawns[at] ?? 0]);
  }
  const told = [...stands]
    .map(([people, pawns]) => ({
      people,
      all: pawns.reduce((sum, one) => sum + one, 0),
      lost: pawns.reduce((sum, one) => sum + folly(one), 0),
    }))
    .sort((a, b) => b.all - a.all);
  const troops = (some: typeof told): string => together(some.map(({ people, all }) => troop(all, people)));
  const isOne = told.length === 1 && told[0]?.all === 1;
  if (card === 'vent-de-glace') {
    const others = told.filter(({ people }) => !isOwn(view, people));
    return `${troops(others.length > 0 ? others : told)} n’en ${isOne ? 'partira' : 'partiront'} pas ce tour.`;
  }
  const lost = told.map((one) => (told.length > 1 ? troop(one.lost, one.people) : decimal(one.lost)));
  return `${troops(told)} y ${isOne ? 'est' : 'sont'} : ${together(lost)} ${told.length > 1 || (told[0]?.lost ?? 0) >= 2 ? 'tombent' : 'tombe'} en moyenne.`;
}

/**
 * `chance`: « 61 % », of the fight that the move opens or serves, where there is one. `following`: the moves that belong to it. Empty where there is nothing
 * to say.
 */
export function whyText(view: View, move: Move, chance: string | undefined, following: readonly Move[] = []): string {
  switch (move.kind) {
    case 'attack': {
      const to = placed(view, move.to);
      const name = nameAt(tablesFor(view.options), to);
      const odds = chance ? `${takes(view, to, chance)} : ` : `Personne ne garde ${name} : `;
      const [bare] = bareTexts(view, [move, ...following].filter(isAttack));
      return upperFirst(`${odds}${winsText(view, move.people, to)}${bare ? ` ; ${bare}` : ''}.`);
    }
    case 'fight': {
      const at = placed(view, move.at);
      const attack = view.turn?.attacks.find((one) => one.at === at);
      if (!attack) return '';
      const name = nameAt(tablesFor(view.options), at);
      return upperFirst(`${chance ? takes(view, at, chance) : `${name} est vide`} : ${winsText(view, attack.people, at)}.`);
    }
    case 'march': {
      const [next] = following;
      return keepText(view, placed(view, move.to), move.pawns - (next?.kind === 'march' ? next.pawns : 0));
    }
    case 'reinforce':
      return keepText(view, placed(view, move.at), move.pawns);
    case 'plant': {
      const at = placed(view, move.at);
      const tables = tablesFor(view.options);
      const near = (tables.land[at] ?? []).filter((one) => view.owners[one] === move.people).length;
      return near > 0
        ? `${counted(near, 'province voisine est déjà', 'provinces voisines sont déjà')} aux ${PEOPLE_NAMES[move.people]}.`
        : '';
    }
    case 'card':
      return redText(view, move) ?? upperFirst(CARD_EFFECTS[move.card]);
    case 'choose':
      return POWERS[move.people];
    case 'boats':
      return 'Un bateau ouvre une case de mer de plus, à l’attaque comme au retour.';
    case 'done':
      return (isSettled(view) ? LAST : DONE)[view.phase] ?? '';
    case 'discard':
      return following.length > 0 ? 'Ce sont celles qui vous serviraient le moins.' : 'C’est la carte qui vous servirait le moins.';
    case 'offer':
    case 'accept':
      return 'Les cartes reçues touchent mieux à ce que vous avez que celles que vous donnez.';
    case 'pass':
      return view.phase === 'hand' ? '' : isLastTurn(view) ? 'Aucune n’y changerait plus rien.' : 'Vos cartes serviront mieux plus tard.';
    default:
      return '';
  }
}

/** The place and the groups, taken together, whose chances tell why; undefined where no fight is meant. */
export function fightMeant(
  view: View,
  move: Move,
  following: readonly Move[] = [],
): { readonly at: number; readonly people: People; readonly pawns: number } | undefined {
  if (move.kind === 'attack') {
    const at = placed(view, move.to);
    const others = view.turn?.attacks.find((one) => one.at === at && one.people === move.people)?.groups ?? [];
    const groups = [...others, move, ...following.filter(isAttack)];
    return { at, people: move.people, pawns: groups.reduce((sum, { pawns }) => sum + pawns, 0) };
  }
  if (move.kind !== 'fight') return undefined;
  const at = placed(view, move.at);
  const attack = view.turn?.attacks.find((one) => one.at === at);
  return attack && { at, people: attack.people, pawns: attack.groups.reduce((sum, { pawns }) => sum + pawns, 0) };
}

/** Places that a move is about, for the map: those that its words name. */
export function placesAbout(view: View, move: Move): readonly number[] {
  const ids = 'at' in move ? [move.at] : 'to' in move && typeof move.to === 'string' ? [move.to] : [];
  return ids.map((id) => placed(view, id)).filter((place) => place >= 0);
}
