/** Who advises: where cities are held, the captain, who plans his turn anew from what he sees; his reasons in the words of the table, in factors of combat. */
import type { Advised, Adviser, Rated } from '#components/table/advice/adviser.ts';
import { counted, plural, together, upperFirst } from '#engine/core/french.ts';
import { distance, type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, isNext, nameOf } from '#engine/zargos-lords/board/map.ts';
import { boxIn, type City, cityAt, isManned } from '#engine/zargos-lords/board/position.ts';
import { theKind } from '#engine/zargos-lords/data/counter-words.ts';
import { mostOf } from '#engine/zargos-lords/game/bot/worth.ts';
import { type Aim, besiegersNear, isAimedAt, type Muster, planOf } from '#engine/zargos-lords/game/bot/war/plan.ts';
import { NEVER } from '#engine/zargos-lords/game/bot/war/pacts.ts';
import { garrisonIn } from '#engine/zargos-lords/game/bot/war/sieges.ts';
import { type Weighed, weighedIn } from '#engine/zargos-lords/game/bot/war/turn.ts';
import { warWorth } from '#engine/zargos-lords/game/bot/war/worth.ts';
import { seatName, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { garrisonKnown } from '#engine/zargos-lords/game/known.ts';
import { march, marchesBy } from '#engine/zargos-lords/game/march.ts';
import { isPreparing } from '#engine/zargos-lords/game/prepare.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { citiesHeld, cityNamed, cityWith, enemiesOf, find, forceOf, freeAgainst, ownOf, shotOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, MoveKind, MoveOf, View } from '#engine/zargos-lords/game/types.ts';
import { resultsAt } from '#engine/zargos-lords/rules/combat.ts';
import { judgeShot, shooterOf } from '#engine/zargos-lords/rules/shooting.ts';
import { MAX_GARRISON } from '#engine/zargos-lords/types.ts';
import { isAkin, isWith, ofFight, rivalsTo, SKIRMISH_ADVISER, takenBy } from '../skirmish/adviser.ts';
import { shotTold } from '../skirmish/chances.ts';
import { comingTold, shotRiskTold } from '../skirmish/told.ts';
import { plainer } from '../skirmish/counsel.ts';
import { END_SAID, sayMove } from '../skirmish/words.ts';
import { actOf, cityTold, hostageNamed, idleOf, standingFor } from './acts.ts';
import { afterAll, marchAim, groupFor } from './groups.ts';
import { goalsTold, keepMonth } from './month.ts';
import { pactReason, silenceReason, offerDoubt } from './pacts/pacts.ts';
import { cityPerilsOf, enterersOf, isAnnounced, lossOf, perilsOf, perilTold, shotPeril, someOf, weightTold } from './perils.ts';
import { breakingTold, pactTold } from './pacts/pledges.ts';
import { isOpen, joinedBy, owingThen, prudentOf, stoodAt, uncounted } from './prudence.ts';
import { purposeIn, recall } from './purpose.ts';

const named = (view: View, id: string): string => {
  const counter = standingFor(view, id);
  const city = cityNamed(view, id);
  return counter ? whoIn(counter) : city ? cityTold(city) : id;
};
const allNamed = (view: View, ids: readonly string[]): string => together(ids.map((id) => named(view, id)));

const isCity = (view: View, id: string | undefined): boolean => id !== undefined && cityNamed(view, id) !== undefined;

/** Where its way leads over the edge of the map, which comes back on the other side. */
function roundTold({ position: { map } }: View, from: Hex | undefined, to: Hex): string {
  return from && distanceOn(map, from, to) < distance(from, to) ? ', par le bord de la carte' : '';
}

/** « envoyez le Chevalier (E3) en E6. » */
function say(move: Move, view: View): string {
  const who = (id: string): string => named(view, id);
  switch (move.kind) {
    case 'march': {
      const pair = standingFor(view, move.id);
      const escort = pair?.escort && theKind(pair.escort);
      const goes = move.apart === 'escort' && escort ? `son escorte, ${escort},` : who(move.id);
      const alone = move.apart === 'escorted' ? ' sans son escorte' : '';
      const does = isCity(view, move.against) ? 'assiéger' : comesToAim(view, move) ? 'viser' : 'attaquer';
      const why = move.against ? `, pour ${does} ${who(move.against)}` : '';
      return `envoyez ${goes} en ${nameOf(move.to)}${roundTold(view, pair?.at, move.to)}${alone}${why}.`;
    }
    case 'stay':
      return `laissez ${who(move.id)} là.`;
    case 'strike':
      return `attaquez aussitôt ${who(move.target)} avec ${who(move.id)}, seul, depuis ${nameOf(move.to)}.`;
    case 'onward':
      return `poussez ${who(view.onward?.id ?? '')} jusqu’en ${nameOf(move.to)}.`;
    case 'vanish':
      return `faites disparaître ${who(move.id)}.`;
    case 'return':
      return `faites reparaître ${who(move.id)} en ${nameOf(move.to)}.`;
    case 'shoot':
      return sayMove(move, view, who);
    case 'attack':
      return isCity(view, move.targets[0])
        ? `assiégez ${allNamed(view, move.targets)} avec ${allNamed(view, move.attackers)}.`
        : sayMove(move, view, who);
    case 'sally':
      return `attaquez ${allNamed(view, move.targets)} depuis ${who(move.city)}.`;
    case 'settle':
      return 'laissez un capitaine tout mettre en place, par « Mise en place rapide ».';
    case 'offer':
      return `offrez l’alliance aux ${seatName(view, move.to)}, ${pactTold(move.pledges, move.seat, move.to)}.`;
    case 'answer':
      return move.accepts ? 'acceptez l’alliance.' : 'refusez l’alliance.';
    case 'break':
      return `rompez avec les ${seatName(view, move.with)}.`;
    case 'execute':
      return `éliminez ${hostageNamed(view, move)}.`;
    case 'free':
      return `libérez ${hostageNamed(view, move)} en ${nameOf(move.to)}.`;
    case 'enter':
      return `entrez dans la ville avec ${who(move.id)}.`;
    case 'end':
      return END_SAID[view.phase] ?? sayMove(move, view, who);
    case 'pick':
      return `prenez ${actOf(view, move).label}.`;
    default:
      return sayMove(move, view, who);
  }
}

const AIMS = {
  besiege: (city) => `Pour assiéger ${city}`,
  gather: (city) => `Pour se rassembler devant ${city}`,
  reserve: (city) => `Pour rester en réserve près de ${city}`,
  enter: (city) => `Pour entrer dans ${city}, que personne ne garde`,
  man: (city) => `Pour garder ${city}`,
  relieve: (city) => `Pour défendre ${city}`,
  deliver: (city) => `Pour se livrer en otage, comme convenu, près de ${city}`,
  receive: (city) => `Pour prendre un otage en charge, près de ${city}`,
  lodge: (city) => `Pour enfermer l’otage dans ${city}`,
  yield: (city) => `Pour faire place à un otage dans ${city}`,
} as const satisfies Record<Aim['task'], (city: string) => string>;

/** Whether it comes for one too strong to be attacked, whom it may shoot at. */
function comesToAim(view: View, move: MoveOf<'march'>): boolean {
  const [one, target] = [standingFor(view, move.id), find(view, move.against ?? '')];
  if (!one || !target || one.escort || !shotOf(one.kind)) return false;
  const after = march(view, move, () => {});
  return !isOpen(after, move.id, target) && aimOf(after, move) !== undefined;
}

/** Whom it can shoot at from there, the one it came for or anybody; undefined where it could not. */
function aimOf(after: View, { id, seat, against }: MoveOf<'march'>): MoveOf<'shoot'> | undefined {
  const one = standingFor(after, id);
  const shot = one && !one.escort ? shotOf(one.kind) : undefined;
  if (!one || !shot) return undefined;
  const shots = enemiesOf(after, seat).flatMap((target): readonly MoveOf<'shoot'>[] =>
    (against === undefined || against === target.id) && judgeShot(after.position, shooterOf(one), target, shot).ok
      ? [{ kind: 'shoot', seat, shooters: [id], target: target.id }]
      : [],
  );
  return mostOf(shots, (move) => warWorth(after, move));
}

/** What a march that serves no city changes: whom it may shoot at, who may come upon it, how near the enemy is. */
function bearingTold(view: View, move: MoveOf<'march'>): string {
  const { id, to, seat } = move;
  const at = standingFor(view, id)?.at ?? to;
  const after = march(view, { kind: 'march', seat, id, to }, () => {});
  const aim = aimOf(after, { kind: 'march', seat, id, to });
  if (aim) return `Pour viser ${named(after, aim.target)} : ${shotTold(after, aim)}`;
  const perilIn = (table: View) => perilsOf(table, seat, [id])[0];
  const before = perilIn(view);
  if (before && !perilIn(after))
    return `Pour être hors d’atteinte pour l’instant : ici, ${before.shot && before.count === 0 ? `il aurait ${shotPeril(before.shot)}` : `${counted(before.count, 'pion pourrait', 'pions pourraient')} venir sur lui`}`;
  const nearest = (hex: Hex) => Math.min(...enemiesOf(view, seat).map((enemy) => distanceOn(view.position.map, hex, enemy.at)));
  const [now, then] = [nearest(at), nearest(to)];
  if (!Number.isFinite(then)) return 'Pour être mieux placé';
  const why = then < now ? 'Pour s’approcher' : then > now ? 'Pour s’éloigner' : 'Pour être mieux placé';
  return `${why} : l’ennemi le plus proche y est à ${counted(then, 'hexagone')}`;
}

/** What a march is for. */
function aimTold(view: View, move: MoveOf<'march'>): string {
  const aim = marchAim(view, move);
  const [goal] = view.position.cities;
  if (SCENARIOS[view.options.scenario].wins === 'arrival' && goal)
    return view.turn === 0 ? `Pour mener le Sorcier jusqu’à ${cityTold(goal)}` : 'Pour être sur la route du Sorcier';
  if (!aim) return bearingTold(view, move);
  const isWaiting = aim.task === 'gather' && !aim.isBold && view.month < view.options.months;
  return `${AIMS[aim.task](cityTold(aim.city))}${isWaiting ? ', en attendant d’être assez' : ''}`;
}

/** What a group is to do. */
const TOGETHER = {
  besiege: (city) => `assiéger ${city}`,
  gather: (city) => `vers ${city}`,
  reserve: (city) => `en réserve près de ${city}`,
  enter: (city) => `prendre ${city}`,
  man: (city) => `garder ${city}`,
  relieve: (city) => `défendre ${city}`,
  deliver: (city) => `se livrer en otage près de ${city}`,
  receive: (city) => `prendre un otage en charge près de ${city}`,
  lodge: (city) => `enfermer un otage dans ${city}`,
  yield: (city) => `faire place à un otage dans ${city}`,
} as const satisfies Record<Aim['task'], (city: string) => string>;

/** « menez 5 pions vers la ville des Ailés (K5), le premier en H6 : le Dragon (E3), le Serpent (F4) et 3 autres. » */
function sayAll(moves: Advised<Move>, view: View): string {
  const [first] = moves;
  if (moves.length === 1) return say(first, view);
  const pawns = counted(moves.length, 'pion');
  const all = someOf(view, moves.flatMap(takenBy));
  if (first.kind === 'vanish') return `faites disparaître ${pawns} : ${all}.`;
  if (first.kind === 'return') return `faites reparaître ${pawns} : ${all}.`;
  if (first.kind !== 'march') return say(first, view);
  const where = `le premier en ${nameOf(first.to)}${roundTold(view, standingFor(view, first.id)?.at, first.to)} : ${all}.`;
  const target = find(view, first.against ?? '');
  if (target) return `menez ${pawns} attaquer ${whoIn(target)}, ${where}`;
  const aim = marchAim(view, first);
  return aim ? `menez ${pawns} ${TOGETHER[aim.task](cityTold(aim.city))}, ${where}` : say(first, view);
}

/** What is in a city, as far as it is known. */
function wallsTold(view: View, city: City): string {
  const known = garrisonKnown(view, city);
  if ('kinds' in known) return `${known.kinds.reduce((sum, kind) => sum + boxIn(view.position).factors[kind].combat, 0)}`;
  const [least, most] = known.force;
  return least === most ? `${least}` : `${least} à ${most}`;
}

/** Who may be before a city within so many months. */
function nearTold(view: View, city: City, months: number): string {
  const near = besiegersNear(view, city, months).map(({ id }) => id);
  return near.length > 0 ? `À ${counted(months, 'mois', 'mois')} d’elle : ${someOf(view, near)}.` : 'Personne ne la garde.';
}

/** « il y faut 26 : 14 pour la garnison, à peu près, et 12 pour l’ouvrir 3 fois sur 6. Ce mois-ci, 2 des 24 peuvent y être, pour 9. »; `all`: how many are meant. */
function musterTold(view: View, city: City, { pawns, force, wanted, least }: Muster, all: number): string {
  const who = pawns < all ? `${pawns} des ${all} ${plural(pawns, 'peut', 'peuvent')}` : 'tous peuvent';
  const there = pawns === 0 ? 'personne ne peut y être' : `${who} y être, pour ${force}`;
  const { force: guess } = garrisonIn(city);
  const walls = Math.ceil(guess);
  const opens = resultsAt(boxIn(view.position), Math.floor(wanted - guess))?.filter((face) => face === 'DE').length;
  const what =
    pawns < least && force >= wanted
      ? `${counted(least, 'pion')}, autant qu’il peut y en avoir dedans`
      : `${Math.ceil(wanted)} : ${walls} pour la garnison${'kinds' in garrisonKnown(view, city) ? '' : ', à peu près,'} et ${Math.ceil(wanted) - walls} pour l’ouvrir ${opens} fois sur 6`;
  return `il y faut ${what}. Ce mois-ci, ${there}.`;
}

/** « 24 pions y vont, 88 en tout, contre 12 à 16 dans les murs. 6 au plus l’entourent, et il y faut 26 : 14 pour la garnison, à peu près, et 12 pour l’ouvrir 3 fois sur 6. Ce mois-ci, 2 des 24 peuvent y être, pour 9. » */
function siegeReason(view: View, city: City): string {
  const aims = [...planOf(view)].filter(([, aim]) => isAimedAt(aim, city) && (aim.task === 'besiege' || aim.task === 'gather'));
  const force = aims.flatMap(([id]) => standingFor(view, id) ?? []).reduce((sum, one) => sum + forceOf(one, view.position), 0);
  const inside = aims.filter(([id]) => cityWith(view, id)).length;
  const spared = inside > 0 ? ` (dont ${inside} de vos garnisons)` : '';
  const go = `${counted(aims.length, 'pion y va', 'pions y vont')}${spared}, ${force} en tout, contre ${wallsTold(view, city)} dans les murs.`;
  const muster = aims.find(([, aim]) => aim.muster)?.[1].muster;
  if (!muster) return `${go} Trop peu pour l’assiéger.`;
  if (muster.room === 0) return `${go} Il n’y a place pour personne autour d’elle.`;
  return `${go} ${muster.room} au plus ${plural(muster.room, 'l’entoure', 'l’entourent')}, et ${musterTold(view, city, muster, aims.length)}`;
}

/** Why a group goes there. */
function groupReason(view: View, { task, city }: Aim): string {
  switch (task) {
    case 'enter':
      return 'Personne ne la garde.';
    case 'reserve':
      return besiegersNear(view, city, 2).length > 0
        ? `${nearTold(view, city, 2)} Pour eux, la garder passe avant un siège.`
        : 'Ils sont trop peu pour assiéger et garder à la fois.';
    case 'man':
      return nearTold(view, city, 2);
    case 'relieve':
      return nearTold(view, city, 1);
    case 'deliver':
    case 'receive':
    case 'lodge':
    case 'yield':
      return 'C’est ce qui fut convenu.';
    case 'besiege':
    case 'gather':
      return siegeReason(view, city);
  }
}

/** What those around an enemy may hope for once all have come; undefined where they are sent against nobody. */
function fightReason(after: View, move: Move | undefined): string | undefined {
  const target = move?.kind === 'march' ? find(after, move.against ?? '') : undefined;
  if (!target) return undefined;
  const attackers = freeAgainst(after, target).map(({ id }) => id);
  return actOf(after, { kind: 'attack', seat: after.turn, attackers, targets: [target.id] }).sentence;
}

/** Why a group goes there, and whoever of it is then in the greatest danger. */
function groupLine(view: View, moves: readonly Move[], id: string): string {
  const aim = planOf(view).get(id);
  const ids = moves.flatMap(takenBy);
  const after = afterAll(view, moves);
  const [peril] = perilsOf(after, view.turn, ids);
  const risk = peril && `Le plus exposé ensuite : ${perilTold(peril)}.`;
  return [fightReason(after, moves[0]) ?? (aim && groupReason(view, aim)), risk].filter(Boolean).join(' ');
}

/** Why nothing more is done for cities that may fall; nothing where none may. */
function needTold(view: View, seat: number): string {
  const bare = citiesHeld(view, seat).filter((city) => !isManned(city));
  const needy = [...bare, ...cityPerilsOf(view, seat).map(({ city }) => city)];
  if (needy.length === 0) return '';
  const able = idleOf(view, seat).flatMap((id) => marchesBy(view, seat, id).filter(({ to }) => needy.some(({ at }) => isSame(at, to))));
  const [first] = able;
  if (first) return `${upperFirst(named(view, first.id))} pourrait entrer en ${nameOf(first.to)}, mais il compte plus où il est.`;
  const isFull = needy.every(({ garrison }) => garrison.length >= MAX_GARRISON);
  const names = together(needy.map(({ at }) => nameOf(at)));
  const why = isFull ? 'la garnison y est au complet' : 'personne qui puisse y entrer n’est assez près';
  return `Pour ${plural(needy.length, 'votre ville', 'vos villes')} en danger (${names}), rien de plus ce mois-ci : ${why}.`;
}

/** Nobody else has anything to gain. */
function leftTold(view: View, seat: number): string {
  if (ownOf(view, seat).length === 0) return 'Aucun de vos pions n’est à découvert ; vos garnisons sont mieux dans leurs murs.';
  const idle = idleOf(view, seat);
  const bound = owingThen(view).filter((id) => idle.includes(id));
  const left = idle.length - bound.length;
  const moved =
    idle.length === 0
      ? 'Tous ont bougé.'
      : left > 0
        ? `${counted(left, 'pion qui n’a pas bougé est bien', 'pions qui n’ont pas bougé sont bien')} là.`
        : '';
  const owed =
    bound.length > 0 ? `${upperFirst(someOf(view, bound))}, en zone ennemie, ${plural(bound.length, 'devra', 'devront')} attaquer.` : '';
  return [moved, owed, needTold(view, seat)].filter(Boolean).join(' ');
}

/** Who may come upon it there; `before`: as it would be where it stands, which is told where it is no safer. */
function riskTold(view: View, id: string, seat: number, before?: View): readonly string[] {
  const [peril] = perilsOf(view, seat, [id]);
  if (!peril) return [];
  const [here] = before ? perilsOf(before, seat, [id]) : [];
  const isBoth = here !== undefined && isAnnounced(view, peril) && isAnnounced(view, here);
  const isSafer = isBoth && lossOf(view, here) < lossOf(view, peril);
  const { count, force, own, shot } = peril;
  return [
    ...(count > 0 ? [comingTold(count, force, own)] : []),
    ...shotRiskTold(shot, count > 0),
    ...(isBoth ? [`Là où il est${isSafer ? '' : ', il n’est pas plus sûr'} : ${weightTold(here)}.`] : []),
  ];
}

/** Whom it besieges once it is there, with whom and with what hope; what it does there; else what it goes there for. */
function marchLine(view: View, move: MoveOf<'march'>): string {
  const aim = planOf(view).get(move.id);
  const isThere = aim?.task === 'besiege' && isNext(view.position.map, move.to, aim.city.at);
  const { sentence, rule } = actOf(view, move, isThere ? aim.city.at : undefined);
  const isPlain = rule === 'LOR-MOU-1' || sentence === '';
  const after = march(view, move, () => {});
  const bare = cityWith(view, move.id);
  const left = bare?.garrison.length === 1 ? [`Mais ${cityTold(bare)} restera vide.`] : [];
  // Who comes to shoot at one too strong for him awaits nobody.
  const aimed = comesToAim(view, move) ? aimOf(after, move) : undefined;
  return [
    aimed ? `${upperFirst(shotTold(after, aimed))}.` : isPlain ? `${aimTold(view, move)}.` : sentence,
    ...left,
    ...riskTold(after, move.id, move.seat, view),
  ].join(' ');
}

function stayLine(view: View, { id, seat }: MoveOf<'stay'>): string {
  const aim = planOf(view).get(id);
  const at = standingFor(view, id)?.at;
  const isThere = aim && at && isNext(view.position.map, at, aim.city.at);
  const why = isThere ? `Il est déjà devant ${cityTold(aim.city)}.` : 'Aucune de ses marches ne promet plus que sa place.';
  return [why, ...riskTold(view, id, seat)].join(' ');
}

const LINES: Partial<Record<MoveKind, string>> = {
  settle: 'Il fonde, cache et place comme il le ferait pour lui ; vous jouez ensuite.',
  vanish: 'On ne peut rien à qui n’est nulle part.',
  return: 'Qui a disparu reparaît avant que les autres bougent.',
  enter: 'Une ville de plus, tant que vous la tenez.',
};

/** What a siege promises, and who may enter in its besieger's place. */
function siegeLine(view: View, move: MoveOf<'attack'>): string {
  const city = cityNamed(view, move.targets[0] ?? '');
  const others = city ? enterersOf(view, move.seat, city).map(({ id }) => id) : [];
  const raced =
    others.length > 0
      ? [`Vidée, elle est au premier qui y entre, et avant vous ${someOf(view, others)} ${plural(others.length, 'le peut', 'le peuvent')}.`]
      : [];
  return [actOf(view, move).sentence, ...raced].join(' ');
}

function lineOf(view: View, legal: readonly Move[], move: Move): string {
  switch (move.kind) {
    case 'march':
      return marchLine(view, move);
    case 'stay':
      return stayLine(view, move);
    case 'end':
      if (view.phase === 'march') return leftTold(view, move.seat);
      return (view.phase === 'alliances' && silenceReason(view, move.seat)) || grounds(view, legal, move).line;
    case 'pick':
      return move.people
        ? 'À votre goût : l’étude du jeu dit ce que valent les peuples.'
        : 'Les cartes sont face cachée : l’un vaut l’autre.';
    case 'offer':
    case 'answer':
    case 'break':
    case 'execute':
    case 'free':
      return pactReason(view, move);
    case 'strike': {
      const risk = riskTold(stoodAt(view, move.id, move.to), move.id, move.seat, view);
      return [actOf(view, move).sentence, ...risk, ...(risk.length > 0 ? ['Vainqueur, il peut repartir.'] : [])].join(' ');
    }
    case 'onward': {
      const city = cityAt(view.position, move.to);
      if (city && city.people !== view.peoples[view.turn]) return `Il entre dans ${cityTold(city)}, vide. ${LINES.enter}`;
      const id = view.onward?.id ?? '';
      const after = stoodAt(view, id, move.to);
      const isSaved = perilsOf(view, move.seat, [id]).length > 0 && perilsOf(after, move.seat, [id]).length === 0;
      return [isSaved ? 'Il y sera hors d’atteinte.' : 'Il y sera mieux placé.', ...riskTold(after, id, move.seat, view)].join(' ');
    }
    case 'sally':
      return actOf(view, move).sentence;
    case 'attack':
      return isCity(view, move.targets[0]) ? siegeLine(view, move) : grounds(view, legal, move).line;
    default:
      return LINES[move.kind] ?? grounds(view, legal, move).line;
  }
}

/** In the words of the skirmish. */
const grounds = (view: View, legal: readonly Move[], move: Move) => SKIRMISH_ADVISER.grounds({ moves: [move] }, view, legal);

const moreOf = (view: View, legal: readonly Move[], move: Move): readonly string[] =>
  move.kind === 'break'
    ? breakingTold(view, move).map(({ text }) => text)
    : move.kind === 'attack'
      ? ofFight(view, move)
      : move.kind === 'shoot'
        ? grounds(view, legal, move).more
        : [];

/** What could have been done in the place of a move that was made: nothing of what is a matter of taste. */
function rivalsOf(view: View, legal: readonly Move[], played: Move): readonly Move[] {
  switch (played.kind) {
    case 'march':
    case 'stay':
      return [...marchesBy(view, played.seat, played.id), { kind: 'stay', seat: played.seat, id: played.id }];
    case 'strike':
    case 'shoot':
    case 'attack':
    case 'sally':
    case 'retreat': {
      const taken = takenBy(played);
      return legal.filter((one) => one.kind !== 'march' && (one.kind === 'end' || takenBy(one).some((id) => taken.includes(id))));
    }
    case 'enter':
    case 'answer':
      return legal;
    case 'end':
      return view.phase === 'shots' || view.phase === 'combats' ? legal : [];
    default:
      return [];
  }
}

/** Phases in which whatever is done is a matter of taste. */
const isTaste = ({ phase }: View): boolean => phase === 'spare';

/** Of the others, those of which the second choice is one. */
const SECONDS = 8;

/** The best of these moves, and the next best with the same counters. */
function bestTwo(view: View, legal: readonly Move[], weighed: readonly Weighed[]): readonly [] | readonly [Weighed, ...Weighed[]] {
  const found = prudentOf(view, weighed);
  if (!found) return [];
  const best = { ...found, move: plainer(view, legal, found.move) };
  const said = say(best.move, view);
  // Whoever still has to be told to march or to stay is not passed over.
  const others = rivalsTo(best.move, legal).filter(
    (move) =>
      !isAkin(move, best.move) &&
      say(move, view) !== said &&
      (move.kind !== 'end' || view.phase !== 'march') &&
      // Who would be refused is not the second choice.
      (move.kind !== 'offer' || !offerDoubt(view, move)),
  );
  const next = weighed.filter(({ move, value }) => others.includes(move) && value > NEVER / 2);
  const second = mostOf(
    next
      .toSorted((a, b) => b.value - a.value)
      .slice(0, SECONDS)
      .map(({ move, value }) => ({ move, value: move.kind === 'march' ? value : value - uncounted(view, move) })),
    ({ value }) => value,
  );
  return [best, ...(second ? [second] : [])];
}

/** Whoever could not attack alone is advised with those who join him. */
const withHelp =
  (view: View) =>
  ({ move, value }: Weighed): Rated<Move> => ({ moves: (move.kind === 'march' && joinedBy(view, move)) || [move], value });

const alone = ({ move, value }: Weighed): Rated<Move> => ({ moves: [move], value });

/** What is done before the marches, where it is worth it. */
const MAY_WAIT: readonly MoveKind[] = ['strike', 'shoot', 'free'];

/** Nobody holds a city. */
const isSkirmish = ({ options }: View): boolean => SCENARIOS[options.scenario].wins === 'camp';

export const LORDS_ADVISER: Adviser<View, Move> = {
  weigh: (view, legal, dice, budget) => {
    if (isSkirmish(view)) return SKIRMISH_ADVISER.weigh(view, legal, dice, budget);
    keepMonth(view);
    if (isTaste(view)) return [];
    if (view.phase === 'cards') return legal.slice(0, 1).map((move) => ({ moves: [move] }));
    const settle = legal.find(({ kind }) => kind === 'settle');
    if (isPreparing(view) && settle) return [{ moves: [settle] }];
    const [first, ...more] = bestTwo(view, legal, weighedIn(view, legal));
    // What comes first and costs more than it wins is not done: who might have fought marches as the others do.
    const isPoor = first !== undefined && MAY_WAIT.includes(first.move.kind) && first.value <= 0;
    const peaceful = isPoor ? legal.filter(({ kind }) => kind !== first.move.kind) : legal;
    const [best, ...others] = isPoor ? bestTwo(view, peaceful, weighedIn(view, peaceful)) : [first, ...more];
    if (!best) return [];
    const moves = groupFor(view, legal, best.move);
    return moves[0] === best.move && moves.length === 1 ? [best, ...others].map(alone) : [{ moves }];
  },
  hold: {
    isOf: isWith,
    weigh: (view, legal, held) => {
      if (isSkirmish(view)) return SKIRMISH_ADVISER.hold.weigh(view, legal, held);
      keepMonth(view);
      const still = legal.filter((move) => move.kind !== 'march' && move.kind !== 'stay');
      const stay: Move = { kind: 'stay', seat: view.turn, id: held };
      const marches = view.phase === 'march' ? marchesBy(view, view.turn, held) : [];
      const own = [...still.filter((move) => isWith(move, held)), ...marches, ...(marches.length > 0 ? [stay] : [])];
      return bestTwo(view, own, weighedIn(view, own)).map(withHelp(view));
    },
    idle: (view, held) =>
      isSkirmish(view) ? SKIRMISH_ADVISER.hold.idle(view, held) : `${upperFirst(named(view, held))} n’a plus rien à faire ce coup-ci.`,
  },
  isDeepened: false,
  purpose: { recall, told: (view) => (isSkirmish(view) ? undefined : purposeIn(view)) },
  say: sayAll,
  grounds: (rated, view, legal) => {
    if (isSkirmish(view)) return SKIRMISH_ADVISER.grounds(rated, view, legal);
    const { moves } = rated;
    const [move] = moves;
    const line = moves.length > 1 && move.kind === 'march' ? groupLine(view, moves, move.id) : lineOf(view, legal, move);
    const goals = move.kind === 'march' ? goalsTold(view, move) : move.kind === 'end' ? goalsTold(view) : [];
    return { line: [...goals, upperFirst(line)].join(' '), more: moreOf(view, legal, move) };
  },
  compare: (view, legal, moves, dice) => {
    if (isSkirmish(view)) return SKIRMISH_ADVISER.compare(view, legal, moves, dice);
    keepMonth(view);
    const [played] = moves;
    const best = mostOf(rivalsOf(view, legal, played), (move) => warWorth(view, move));
    return best && { best: { moves: [best], value: warWorth(view, best) }, played: warWorth(view, played) };
  },
  priced: (difference) => counted(difference, 'facteur de combat', 'facteurs de combat'),
  least: 0.5,
};
