/** The coach of a first skirmish: in each phase what matters now, out of the moves that are open; and what the other side has just done. */
import type { CoachWords, Moment, Tip } from '#components/lesson/coach.ts';
import { counted, percent, plural, together } from '#engine/core/french.ts';
import { DIRECTION_NAMES } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, nameOf } from '#engine/zargos-lords/board/map.ts';
import { type Counter, counterOf } from '#engine/zargos-lords/board/position.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { resultInWords } from '#engine/zargos-lords/data/words.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import type { CombatOdds } from '#engine/zargos-lords/odds/combat.ts';
import { flightAt } from '#engine/zargos-lords/rules/volley.ts';
import { worth } from '#engine/zargos-lords/skirmish/bot/worth.ts';
import type { Event } from '#engine/zargos-lords/skirmish/events.ts';
import { seatName, whoIn } from '#engine/zargos-lords/skirmish/explain.ts';
import type { Skirmish } from '#engine/zargos-lords/skirmish/game.ts';
import { fightOdds, shotOdds } from '#engine/zargos-lords/skirmish/odds.ts';
import { linesOf } from '#engine/zargos-lords/skirmish/retreats.ts';
import { isInReach, owing, scoresOf, shotOf } from '#engine/zargos-lords/skirmish/table.ts';
import { CAMP_WORTH, type MoveOf, type View } from '#engine/zargos-lords/skirmish/types.ts';
import {
  bestAim,
  bestOf,
  bestReached,
  comeTooWeak,
  drowningFaces,
  inContact,
  isStaying,
  nearestPair,
  ofKind,
  togetherAgainst,
  worstDanger,
} from './best.ts';

type LordsMoment = Moment<Skirmish>;
type Idea = Omit<Tip<RuleId>, 'now'>;
/** Of the first turn, the second and the third. */
type Three = readonly [Idea, Idea, Idea];

const ideaOf = ([first, second, third]: Three, turn: number): Idea => (turn <= 1 ? first : turn === 2 ? second : third);

const namesOf = (counters: readonly Counter[]): string => together(counters.map(whoIn));

/** « 11 contre 8. Au mieux, le défenseur est éliminé ; au pire, rien ne se passe. » */
function oddsTold({ attack, defence, byDie }: CombatOdds): string {
  const [worst, , , , , best] = byDie.map(resultInWords);
  return `${attack} contre ${defence}. Au mieux, ${best} ; au pire, ${worst}.`;
}

/** What a shot promises, exactly. */
function shotTold(view: View, { shooters, target: aimed }: Pick<MoveOf<'shoot'>, 'shooters' | 'target'>): string {
  const odds = shotOdds(view, { shooters, target: aimed });
  if ('kill' in odds) return `${percent(odds.kill, 0)} de chances de l’éliminer`;
  const [shooter, target] = [counterOf(view.position, shooters[0] ?? ''), counterOf(view.position, aimed)];
  const flights = flightAt(BOX, distanceOn(view.position.map, shooter.at, target.at));
  const lost = drowningFaces(view, shooter, target);
  if (target.paralysed) return 'le gouffre le retient, une vision n’y peut rien';
  const fled = `la vision le fait fuir de ${Math.min(...flights)} à ${counted(Math.max(...flights), 'hexagone')}`;
  return lost > 0 ? `${fled}, et le perd ${lost} fois sur 6` : fled;
}

/** Counters that came, or stayed, where they should not. */
function warned(view: View, seat: number): readonly string[] {
  const [weak] = comeTooWeak(view);
  if (weak)
    return [`${whoIn(weak.who)} est trop faible contre ${whoIn(weak.against)} : amenez-lui du renfort, ou il reviendra d’où il vient.`];
  const [touching] = inContact(view, seat);
  if (!touching) return [];
  const { who, enemy } = touching;
  return [
    isInReach(view, enemy)
      ? `${whoIn(who)} touche ${whoIn(enemy)} : s’il y reste, il devra l’attaquer.`
      : `${whoIn(who)} touche ${whoIn(enemy)}, trop fort pour lui : amenez du renfort, ou éloignez-le.`,
  ];
}

/** Whom one may reach: to attack, else together, else to shoot; else who is nearest. */
function openTold({ view, seat, legal }: LordsMoment): readonly string[] {
  const reached = bestReached(view, legal);
  const aim = bestAim(view, legal);
  const together = reached ? undefined : togetherAgainst(view, legal);
  const attack = reached
    ? [
        `${whoIn(reached.by)} peut aller en ${nameOf(reached.to)} attaquer ${whoIn(reached.target)}${reached.group.length > 1 ? ' avec les vôtres' : ''} : ${oddsTold(reached.odds)}`,
      ]
    : together
      ? [`Seul, personne n’attaquerait ${whoIn(together.target)} ; ensemble, ${namesOf(together.group)} le peuvent.`]
      : [];
  const shot = aim
    ? [
        `${whoIn(aim.shooter)} peut viser ${whoIn(aim.target)}${isStaying(aim) ? ' d’où il est' : ` depuis ${nameOf(aim.to)}`} : ${shotTold(aim.view, { shooters: [aim.shooter.id], target: aim.target.id })}.`,
      ]
    : [];
  if (attack.length + shot.length > 0) return [...attack, ...shot];
  const near = nearestPair(view, seat);
  return near && near.hexes > 1
    ? [`Personne n’est à portée : ${whoIn(near.who)} est le plus près, à ${counted(near.hexes, 'hexagone')} de ${whoIn(near.enemy)}.`]
    : [];
}

/** Whom the others may strike next. */
function dangerTold(view: View, seat: number): readonly string[] {
  const danger = worstDanger(view, seat);
  if (!danger) return [];
  const { who, enemies, force, defence } = danger;
  return [
    `Attention à ${whoIn(who)} : ${counted(enemies.length, 'pion')} d’en face ${plural(enemies.length, 'peut', 'peuvent')} l’attaquer à leur coup, ${force} contre ${defence}.`,
  ];
}

/** Sentences that are said at once: more would hide the map of a phone. */
const MOST_SAID = 2;

function marching(moment: LordsMoment): Tip<RuleId> {
  const { view, seat, legal, turn } = moment;
  const { options, month, marched } = view;
  const isFirst = turn <= 1 && marched.length === 0;
  const begun = isFirst ? [`Vous menez les ${seatName(options, seat)}, ${seat === 0 ? 'à gauche' : 'à droite'}.`] : [];
  const can = ofKind(legal, 'march').length > 0;
  const open = can ? openTold(moment) : ['Tous vos pions ont bougé : finissez les mouvements.'];
  const said = [...begun, ...warned(view, seat), ...open, ...dangerTold(view, seat)].slice(0, MOST_SAID);
  const [own, theirs] = [scoresOf(view)[seat === 0 ? 0 : 1], scoresOf(view)[seat === 0 ? 1 : 0]];
  const left = options.months - month + 1;
  return {
    now: said.length > 0 ? said.join(' ') : 'Déplacez qui vous voulez, puis finissez les mouvements.',
    ...ideaOf(
      [
        {
          idea: `Pour gagner en ${options.months} mois : éliminez-les tous, ou plus de facteurs de combat qu’eux ; un pion sur leur drapeau en vaut ${CAMP_WORTH}.`,
          lesson: 'marcher',
          rule: 'LOR-L-59',
        },
        {
          idea: 'On n’entre dans une zone que pour attaquer. Un ennemi attaqué n’en a plus : les autres passent.',
          lesson: 'les-zones',
          rule: 'LOR-ZDI-2',
        },
        {
          idea: `${left > 1 ? `Encore ${left} mois, celui-ci compris` : 'C’est le dernier mois'} : vous avez ${counted(own, 'point')}, eux ${theirs}. Le drapeau d’en face en vaut ${CAMP_WORTH} à la fin, le vôtre se garde.`,
          lesson: 'combattre',
          rule: 'LOR-L-59',
        },
      ],
      turn,
    ),
  };
}

function shooting({ view, legal, turn }: LordsMoment): Tip<RuleId> {
  const shots = ofKind(legal, 'shoot');
  const best = bestOf(view, shots);
  const isVision = best?.shooters.some((id) => shotOf(counterOf(view.position, id).kind) === 'visions') ?? false;
  const targets = new Set(shots.map(({ target }) => target)).size;
  const first = targets > 1 ? `${counted(targets, 'cible')} à portée. ` : '';
  const now = best
    ? `${first}${targets > 1 ? 'La meilleure' : 'Une cible'} : ${whoIn(counterOf(view.position, best.target))}, par ${namesOf(best.shooters.map((id) => counterOf(view.position, id)))} : ${shotTold(view, best)}.`
    : 'Plus rien à tirer : finissez les tirs.';
  return {
    now,
    ...ideaOf(
      [
        {
          idea: 'Les tirs passent avant les combats : qui tombe ou s’enfuit n’y sera plus.',
          lesson: 'tirer',
          rule: 'LOR-COM-7',
        },
        {
          idea: 'Tirer ou combattre : qui tire n’attaque pas de ce coup. Finir sans tirer est permis.',
          lesson: 'tirer',
          rule: isVision ? 'LOR-SOR-2' : 'LOR-L-18',
        },
        isVision
          ? { idea: 'Qui fuit choisit sa ligne, et un obstacle le tue : visez qui est coincé.', lesson: 'reculer', rule: 'LOR-REC-2' }
          : { idea: 'Les tirs de plusieurs s’additionnent ; ce qui n’a pas suffi est perdu.', lesson: 'tirer', rule: 'LOR-L-17' },
      ],
      turn,
    ),
  };
}

/** What is left to do before the turn ends. */
function owedTold(view: View): string {
  const owed = owing(view);
  return owed.length > 0
    ? `${namesOf(owed)} ${plural(owed.length, 'doit', 'doivent')} attaquer avant la fin du coup.`
    : 'Personne n’est obligé d’attaquer : vous pouvez finir.';
}

function fighting({ view, legal, turn }: LordsMoment): Tip<RuleId> {
  const best = bestOf(view, ofKind(legal, 'attack'));
  const odds = best && fightOdds(view, best);
  const all = (ids: readonly string[]): string => namesOf(ids.map((id) => counterOf(view.position, id)));
  const isGood = best !== undefined && worth(view, best) > 0;
  const told =
    best && odds?.allowed
      ? `${isGood ? 'La meilleure attaque' : 'La moins risquée'} : ${all(best.attackers)} sur ${all(best.targets)}, ${oddsTold(odds)} `
      : '';
  return {
    now: `${told}${owedTold(view)}`,
    ...ideaOf(
      [
        {
          idea: 'Attaquant moins défenseur donne la ligne du tableau, le dé la case : touchez un ennemi, les six faces se montrent.',
          lesson: 'combattre',
          rule: 'LOR-COM-5',
        },
        {
          idea: 'À plusieurs, on s’additionne ; un mauvais dé les frappe tous.',
          lesson: 'combattre',
          rule: 'LOR-COM-2',
        },
        {
          idea: 'Qui se défend gagne 3 sur un mont, 1 dans un bois ; qui attaque n’y gagne rien.',
          lesson: 'combattre',
          rule: 'LOR-COM-6',
        },
      ],
      turn,
    ),
  };
}

function retreating({ view, legal }: LordsMoment): Tip<RuleId> {
  const [falling] = view.falling;
  const moves = ofKind(legal, 'retreat').filter(({ id }) => id === falling?.id);
  const best = bestOf(view, moves);
  const lines = falling ? linesOf(view, falling) : [];
  const spares = ({ first, pushed }: (typeof lines)[number]) =>
    first.fate !== 'eliminated' && pushed.every(({ fate }) => fate !== 'eliminated');
  const safe = lines.filter((line) => spares(line) && line.first.fate === 'safe').length;
  const line = lines.find(({ direction }) => direction === best?.direction);
  const who = falling ? whoIn(counterOf(view.position, falling.id)) : '';
  const head = `${who} ${falling?.fought.length === 0 ? 'fuit' : 'recule'} de ${counted(falling?.hexes ?? 1, 'hexagone')}`;
  const way = best ? `vers ${DIRECTION_NAMES[best.direction]}` : '';
  const pushes = line?.pushed.length ?? 0;
  const pushed = pushes > 0 ? `, en poussant ${counted(pushes, 'des vôtres', 'des vôtres')}` : '';
  const tail = best?.alone
    ? `toutes ses lignes coûtent cher, et il peut se perdre seul, ${way}.`
    : !line || !spares(line)
      ? 'aucune des six lignes ne le sauve.'
      : line.first.fate === 'paralysed'
        ? `au mieux, un gouffre le retient en ${nameOf(line.first.at)}, ${way}.`
        : `${counted(safe, 'ligne')} sur six ${plural(safe, 'le laisse', 'le laissent')} sauf ; par exemple ${way}, jusqu’en ${nameOf(line.first.at)}${pushed}.`;
  return {
    now: `${head} : ${tail}`,
    ...(pushes > 0 || lines.some((one) => one.pushed.length > 0)
      ? { idea: 'Les vôtres sur sa ligne sont poussés devant lui, et un obstacle les tue aussi.', lesson: 'reculer', rule: 'LOR-REC-3' }
      : {
          idea: 'Mer, bois, mont, bord de carte, ennemi ou autre zone l’éliminent en chemin ; un gouffre le paralyse.',
          lesson: 'reculer',
          rule: 'LOR-REC-2',
        }),
  };
}

function tip(moment: LordsMoment): Tip<RuleId> {
  switch (moment.view.phase) {
    case 'march':
      return marching(moment);
    case 'shots':
      return shooting(moment);
    case 'combats':
      return fighting(moment);
    case 'retreat':
      return retreating(moment);
    case 'over':
      return {
        now: 'L’escarmouche est finie.',
        idea: 'Qui a éliminé le plus l’emporte, camp compris.',
        lesson: 'combattre',
        rule: 'LOR-L-59',
      };
  }
}

const times = (count: number): string => (count === 1 ? 'une fois' : `${count} fois`);

/** Those that are out, by any of the ways out. */
const lostIn = (told: readonly Event[], seat: number): readonly string[] =>
  told.flatMap((event) => {
    const isLost = event.kind === 'fell' || event.kind === 'gave-up' || (event.kind === 'retreated' && event.fate === 'eliminated');
    return isLost && event.seat === seat ? [whoIn(event.who)] : [];
  });

/** What the other side has done on its turn, until something is done about it. */
function seen({ view, seat, since }: LordsMoment): string | undefined {
  const other = 1 - seat;
  const { phase, turn, marched, shot } = view;
  if (turn === seat && (phase !== 'march' || marched.length + shot.length > 0)) return undefined;
  const [begun, ...after] = since((event) => event.kind === 'turn' && event.seat === other);
  if (!begun) return undefined;
  const end = after.findIndex(({ kind }) => kind === 'turn');
  const told = end < 0 ? after : after.slice(0, end);
  const count = (...kinds: readonly Event['kind'][]): number =>
    told.filter((event) => kinds.includes(event.kind) && 'seat' in event && event.seat === other).length;
  const [moves, shots, visions, fights] = [count('marched'), count('shot'), count('vision'), count('fought')];
  const done = [
    ...(moves > 0 ? [`déplacé ${counted(moves, 'pion')}`] : []),
    ...(shots > 0 ? [`tiré ${times(shots)}`] : []),
    ...(visions > 0 ? [`lancé ${counted(visions, 'vision')}`] : []),
    ...(fights > 0 ? [`attaqué ${times(fights)}`] : []),
  ];
  if (done.length === 0) return turn === seat ? `Les ${seatName(view.options, other)} n’ont rien fait de leur coup.` : undefined;
  const [yours, theirs] = [lostIn(told, seat), lostIn(told, other)];
  const back = told.flatMap((event) =>
    event.kind === 'retreated' && event.seat === seat && event.fate !== 'eliminated' && !event.pushed
      ? [whoIn({ ...event.who, at: event.end })]
      : [],
  );
  return [
    `Les ${seatName(view.options, other)} ont ${together(done)}.`,
    ...(yours.length > 0 ? [`Vous perdez ${together(yours)}.`] : []),
    ...(back.length > 0 ? [`${together(back)} ${plural(back.length, 'a', 'ont')} dû reculer.`] : []),
    ...(theirs.length > 0 ? [`Ils perdent ${together(theirs)}.`] : []),
  ].join(' ');
}

export const COACH: CoachWords<Skirmish> = {
  game: 'zargos-lords',
  table: 'escarmouche/',
  tip,
  seen,
  // A month is a turn of each: the choice of a line on the other's turn begins none.
  step: { name: 'coup', of: ({ month }) => month },
  lessons: {
    marcher: 'Marcher',
    'les-zones': 'Les zones',
    tirer: 'Tirer',
    combattre: 'Combattre',
    reculer: 'Reculer sans mourir',
  },
};
