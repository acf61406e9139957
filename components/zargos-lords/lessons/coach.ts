/** The coach of a first skirmish: in each phase what matters now, out of the moves that are open; and what the other side has just done. */
import { coachWith } from '#components/lesson/Coach.tsx';
import type { CoachMoment, CoachSpec, Tip } from '#components/lesson/coach.ts';
import { chanceWord } from '#components/table/coach/chance.ts';
import type { Seat } from '#engine/core/events.ts';
import { counted, plural, several, together, upperFirst } from '#engine/core/french.ts';
import { type Counter, counterOf } from '#engine/zargos-lords/board/position.ts';
import { bestOf, worth } from '#engine/zargos-lords/game/bot/worth.ts';
import type { Event } from '#engine/zargos-lords/game/events.ts';
import { allIn, explain, seatName, whoIn } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { fightOdds } from '#engine/zargos-lords/game/odds.ts';
import { linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { enemiesAround, isInReach, owing, ownOf, scoresOf, shotOf } from '#engine/zargos-lords/game/table.ts';
import { CAMP_WORTH, type View } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import { lineEnd, type RetreatLine } from '#engine/zargos-lords/rules/retreat.ts';
import { insteadOf } from '#engine/zargos-lords/rules/shooting.ts';
import { oddsTold, shotTold } from '../skirmish/chances.ts';
import { comeTooWeak, counsel, ofKind, worstDanger } from '../skirmish/counsel.ts';
import { lineTold, marchTold } from '../skirmish/told.ts';
import { OURS_TOLD } from './ours.ts';
import { lostIn, paid } from './paid.ts';

/** Own counters that have not moved and touch an enemy: they attack it, or leave (LOR-ZDI-3). */
const inContact = (view: View, seat: Seat): readonly { readonly who: Counter; readonly enemy: Counter }[] =>
  ownOf(view, seat).flatMap((who) => {
    const [enemy] = enemiesAround(view, who).filter(({ paralysed }) => !paralysed);
    return enemy && !who.paralysed && !view.marched.some(({ id }) => id === who.id) ? [{ who, enemy }] : [];
  });

type LordsMoment = CoachMoment<Lords>;
type Idea = Omit<Tip<RuleId>, 'now'>;
/** Of the first turn, the second and the third. */
type Three = readonly [Idea, Idea, Idea];

const ideaOf = ([first, second, third]: Three, turn: number): Idea => (turn <= 1 ? first : turn === 2 ? second : third);

/** Counters that came, or stayed, where they should not. */
function warned(view: View, seat: number): readonly string[] {
  const [weak] = comeTooWeak(view);
  if (weak)
    return [
      `${upperFirst(whoIn(weak.who))} est trop faible contre ${whoIn(weak.against)} : amenez-lui du renfort, ou il reviendra d’où il vient.`,
    ];
  const [touching] = inContact(view, seat);
  if (!touching) return [];
  const { who, enemy } = touching;
  return [
    isInReach(view, enemy)
      ? `${upperFirst(whoIn(who))} touche ${whoIn(enemy)} : s’il y reste, il devra l’attaquer.`
      : `${upperFirst(whoIn(who))} touche ${whoIn(enemy)}, trop fort pour lui : amenez du renfort, ou éloignez-le.`,
  ];
}

/** What may be done now: the move that « Un conseil ? » would show. */
function openTold({ view, legal }: LordsMoment): readonly string[] {
  const move = counsel(view, legal);
  switch (move?.kind) {
    case 'march': {
      const { act, gain, risk } = marchTold(view, legal, move);
      return [`${act} : ${gain}.`, ...risk];
    }
    case 'shoot': {
      const [shooter = ''] = move.shooters;
      const [who, target] = [shooter, move.target].map((id) => whoIn(counterOf(view.position, id)));
      return [`${upperFirst(who ?? '')} peut souffler avant de bouger sur ${target} : ${shotTold(view, move)}.`];
    }
    default:
      return [];
  }
}

/** Whom the others may strike next. */
function dangerTold(view: View, among: readonly Counter[]): readonly string[] {
  const danger = worstDanger(view, among);
  if (!danger) return [];
  const { who, enemies, force, defence } = danger;
  return [
    `Attention : à leur coup, ${counted(enemies.length, 'pion')} d’en face ${plural(enemies.length, 'peut', 'peuvent')} venir attaquer ${whoIn(who)}, ${force} contre ${defence}.`,
  ];
}

/** What is left where nothing is offered: who is in danger, and how many may still be brought near, or away. */
function restTold({ view, seat, legal }: LordsMoment): readonly string[] {
  const own = ownOf(view, seat);
  const able = own.filter(({ id }) => ofKind(legal, 'march').some((move) => move.id === id)).length;
  const left =
    able > 0
      ? `${counted(able, 'pion peut', 'pions peuvent')} encore bouger, sans rien y gagner de sûr : vous pouvez finir les mouvements.`
      : 'Tous vos pions ont bougé : finissez les mouvements.';
  return [left, ...dangerTold(view, own)];
}

function marching(moment: LordsMoment): Tip<RuleId> {
  const { view, seat, turn } = moment;
  const { options, month, marched } = view;
  const isFirst = turn <= 1 && marched.length === 0;
  const begun = isFirst ? [`Vous menez les ${seatName(view, seat)}, ${seat === 0 ? 'à gauche' : 'à droite'}.`] : [];
  const warnings = warned(view, seat);
  const open = openTold(moment);
  const rest = open.length > 0 ? open : restTold(moment);
  const said = [...begun, ...warnings, ...(warnings.length > 0 ? rest.slice(0, 1) : rest)];
  const [own = 0, theirs = 0] = [scoresOf(view)[seat], scoresOf(view)[1 - seat]];
  const left = options.months - month + 1;
  return {
    now: said.join(' '),
    ...ideaOf(
      [
        {
          idea: `Pour gagner en ${options.months} mois : éliminez-les tous, ou plus de facteurs de combat qu’eux. Un pion sur leur drapeau, à la fin, en vaut ${CAMP_WORTH}.`,
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
  const advised = counsel(view, legal);
  const best = advised?.kind === 'shoot' ? advised : undefined;
  const kind = best?.shooters.map((id) => counterOf(view.position, id).kind)[0];
  const shot = kind && shotOf(kind);
  const isVision = shot === 'visions';
  const targets = new Set(shots.map(({ target }) => target)).size;
  const first = targets > 1 ? `${counted(targets, 'cible')} à portée. ` : '';
  const owed = owing(view);
  const now = best
    ? `${first}${targets > 1 ? 'La meilleure' : 'Une cible'} : ${whoIn(counterOf(view.position, best.target))}, par ${allIn(best.shooters.map((id) => counterOf(view.position, id)))} : ${shotTold(view, best)}.`
    : owed.length > 0
      ? `${upperFirst(allIn(owed))} ${plural(owed.length, 'doit', 'doivent')} tirer avant la fin des tirs.`
      : targets > 0
        ? 'Aucun de vos tirs ne promet assez : finissez les tirs.'
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
          idea: 'Tirer ou combattre : qui a lancé flèches, flammes ou vision n’attaque pas de ce coup. Finir sans tirer est permis, sauf à qui est entré dans une zone et n’y peut que tirer.',
          lesson: 'tirer',
          rule: kind && shot ? insteadOf(shot, kind) : 'LOR-L-18',
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
    ? `${upperFirst(allIn(owed))} ${plural(owed.length, 'doit', 'doivent')} attaquer avant la fin du coup.`
    : 'Personne n’est obligé d’attaquer : vous pouvez finir.';
}

/** The chance from which an attack is called the best, and not the least of evils. */
const EVEN = 0.5;

function fighting({ view, legal, turn }: LordsMoment): Tip<RuleId> {
  const advised = counsel(view, legal);
  const best = advised?.kind === 'attack' ? advised : undefined;
  const odds = best && fightOdds(view, best);
  const all = (ids: readonly string[]): string => allIn(ids.map((id) => counterOf(view.position, id)));
  const told =
    best && odds?.allowed
      ? `${worth(view, best) > 0 && odds.win >= EVEN ? 'La meilleure attaque' : 'La moins risquée'} : ${all(best.attackers)} sur ${all(best.targets)}, ${oddsTold(view, best, odds)} Elle réussit ${Math.round(6 * odds.win)} fois sur 6 (${chanceWord(odds.win)}). `
      : ofKind(legal, 'attack').length > 0
        ? 'Aucune attaque ne promet plus qu’elle ne risque. '
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

/** Nobody is lost on it. */
const spares = (line: RetreatLine): boolean => lineEnd(line) === 'safe' || lineEnd(line) === 'held';

function retreating({ view, legal }: LordsMoment): Tip<RuleId> {
  const [falling] = view.falling;
  if (!falling) return { now: 'Choisissez une ligne de recul.', ...NO_LINE };
  const lines = linesOf(view, falling);
  const best = bestOf(
    view,
    ofKind(legal, 'retreat').filter(({ id }) => id === falling.id),
  );
  const act = view.within === 'combats' ? 'recule' : 'fuit';
  return {
    now: `${upperFirst(whoIn(counterOf(view.position, falling.id)))} ${act} de ${counted(falling.hexes, 'hexagone')} : ${lineTold(view, lines, best)}`,
    ...(!lines.some(spares) ? NO_LINE : lines.some(({ pushed }) => pushed.length > 0) ? PUSHING : DEADLY),
  };
}

const NO_LINE: Idea = {
  idea: 'Sans issue, tout recul est mortel : laissez une ligne libre derrière vos pions quand ils avancent.',
  lesson: 'reculer',
  rule: 'LOR-REC-2',
};
const PUSHING: Idea = {
  idea: 'Les vôtres sur sa ligne sont poussés devant lui, et un obstacle les tue aussi.',
  lesson: 'reculer',
  rule: 'LOR-REC-3',
};
const DEADLY: Idea = {
  idea: 'Mer, bois, mont, bord de carte, ennemi ou autre zone l’éliminent en chemin ; un gouffre le paralyse.',
  lesson: 'reculer',
  rule: 'LOR-REC-2',
};

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
    default:
      return {
        now: 'L’escarmouche est finie.',
        idea: 'Qui a éliminé le plus l’emporte, camp compris.',
        lesson: 'combattre',
        rule: 'LOR-L-59',
      };
  }
}

const times = (count: number): string => (count === 1 ? 'une fois' : `${count} fois`);

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
    ...(visions > 0 ? [`lancé ${several(visions, 'une vision', 'visions')}`] : []),
    ...(fights > 0 ? [`attaqué ${times(fights)}`] : []),
  ];
  if (done.length === 0) return turn === seat ? `Les ${seatName(view, other)} n’ont rien fait de leur coup.` : undefined;
  const strike = turn === seat ? undefined : told.findLast(({ kind }) => kind === 'shot' || kind === 'vision' || kind === 'fought');
  const [yours, theirs] = [lostIn(told, seat), lostIn(told, other)];
  const back = told.flatMap((event) =>
    event.kind === 'retreated' && event.seat === seat && event.fate !== 'eliminated' && !event.pushed
      ? [whoIn({ ...event.who, at: event.end })]
      : [],
  );
  return [
    `Les ${seatName(view, other)} ont ${together(done)}.`,
    ...explain(strike ? [strike] : [], view, 'public').map(({ text }) => text),
    ...(yours.length > 0 ? [`Vous perdez ${together(yours)}.`] : []),
    ...(back.length > 0 ? [`${upperFirst(together(back))} ${plural(back.length, 'a', 'ont')} dû reculer.`] : []),
    ...(theirs.length > 0 ? [`Ils perdent ${together(theirs)}.`] : []),
  ].join(' ');
}

export const COACH: CoachSpec<Lords> = {
  game: 'zargos-lords',
  table: 'escarmouche/',
  tip,
  seen,
  paid,
  // A month is a turn of each: the choice of a line on the other's turn begins none.
  step: ({ month }) => month,
  counts: 'Mois conseillé',
  ours: {
    text: OURS_TOLD,
    readings: [
      'LOR-L-7',
      'LOR-L-14',
      'LOR-L-15',
      'LOR-L-37',
      'LOR-L-38',
      'LOR-L-40',
      'LOR-L-41',
      'LOR-L-43',
      'LOR-L-48',
      'LOR-L-51',
      'LOR-L-52',
      'LOR-L-54',
      'LOR-L-60',
      'LOR-L-61',
      'LOR-L-62',
      'LOR-L-64',
    ],
  },
  lessons: {
    marcher: 'Marcher',
    'les-zones': 'Les zones',
    tirer: 'Tirer',
    combattre: 'Combattre',
    reculer: 'Reculer sans mourir',
  },
};

export const TABLE_COACH = coachWith(COACH);
