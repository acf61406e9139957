/** Why the best answer around a city is the best: what it comes to, throw by throw, and what the next best does. */
import type { Placed } from '#components/puzzle/spec.ts';
import { counted, percent, upperFirst } from '#engine/core/french.ts';
import type { Reason } from '#engine/core/verdict.ts';
import { boxIn, type City, cityId, counterOf, isManned } from '#engine/zargos-lords/board/position.ts';
import { seatName } from '#engine/zargos-lords/game/explain.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { sallyOdds, siegeKnown } from '#engine/zargos-lords/game/known.ts';
import { fightOdds, shotOdds } from '#engine/zargos-lords/game/odds.ts';
import { besiegersFor, cityNamed, enemyCities } from '#engine/zargos-lords/game/table.ts';
import type { Move, MoveOf, State } from '#engine/zargos-lords/game/types.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';
import { besiegedBy } from '#engine/zargos-lords/puzzles/assaults.ts';
import { followingOf } from '#engine/zargos-lords/puzzles/siege.ts';
import { worldsOf } from '#engine/zargos-lords/puzzles/worlds.ts';
import { SIEGE_IDEAS } from './siege-ideas.ts';
import { besiegersTold, insideOf, countersTold, sayAround } from './siege-said.ts';

type Line = Reason<RuleId>;

/** Against one garrison: « 16 contre 3, la ville s’ouvre 3 fois sur 6 ». */
function assaultOn(state: State, ids: readonly string[], city: City): { readonly text: string; readonly opens: number } {
  const odds = siegeKnown(state, ids, city);
  if (!odds.allowed) return { text: odds.because, opens: 0 };
  const { outcome, pawns, force, opens } = odds.best;
  if (outcome === 'void') return { text: `trop peu contre ${counted(pawns, 'pion')}, rien ne se passe`, opens };
  const forces = `${odds.attack} contre ${force}`;
  if (outcome === 'eliminated') return { text: `${forces}, sous le minimum : ils sont éliminés`, opens };
  return { text: opens === 0 ? `${forces}, la ville tient` : `${forces}, la ville s’ouvre ${opens} fois sur 6`, opens };
}

/** What an assault comes to, over all that the seat knows of those inside. */
function assaultTold(state: State, seat: number, ids: readonly string[], { at }: City): string {
  const id = cityId({ at });
  const found = new Map<string, { text: string; chance: number; opens: number }>();
  for (const world of worldsOf(state, seat)) {
    const city = cityNamed(world.state, id);
    if (!city) continue;
    const inside = insideOf([city]);
    found.set(inside, { ...assaultOn(world.state, ids, city), chance: (found.get(inside)?.chance ?? 0) + world.chance });
  }
  const [only, ...others] = found.values();
  if (only && others.length === 0) return `${only.text}.`;
  const cases = [...found].map(([inside, { text, chance }]) => `s’il y a ${inside} (${percent(chance)}), ${text}`);
  const whole = [...found.values()].reduce((sum, { chance, opens }) => sum + (chance * opens) / 6, 0);
  return `${cases.join(' ; ')}. En tout, ${percent(whole)}.`;
}

/** Of a siege: this assault, then those that are left, all together. */
function assaults({ puzzle: { seat }, state }: Placed<Lords>, move: MoveOf<'attack'>, city: City): readonly Line[] {
  const left = besiegersFor(state, city).flatMap(({ id }) => (move.attackers.includes(id) ? [] : [id]));
  return [
    { rule: 'LOR-VIL-2', text: `${upperFirst(sayAround(state, move))} : ${assaultTold(state, seat, move.attackers, city)}` },
    ...(left.length > 0
      ? [{ rule: 'LOR-TOUR-2' as const, text: `Puis avec ${besiegersTold(state, left, city)} : ${assaultTold(state, seat, left, city)}` }]
      : []),
  ];
}

/** The same state when the assaults begin, after the likeliest of what a move may do: a shot hits. */
function atAssault(state: State, move: Move): State {
  let now = LORDS.step(state, move.kind === 'shoot' ? { kind: 'end', seat: move.seat } : move).state;
  for (let step = 0; step < 3 && (now.phase === 'march' || now.phase === 'shots'); step += 1)
    now = LORDS.step(now, { kind: 'end', seat: move.seat }).state;
  if (move.kind !== 'shoot') return now;
  const { id, kind } = counterOf(now.position, move.target);
  const counters = now.position.counters.filter((one) => one.id !== id);
  const shot = move.shooters.map((one) => ({ id: one, target: id }));
  return { ...now, shot, position: { ...now.position, counters }, fallen: [...now.fallen, { id, kind, seat: 1 - move.seat }] };
}

/** What is left to open a city with, once a march or a shot is done. */
function preparing(placed: Placed<Lords>, move: Move): readonly Line[] {
  const { state, puzzle } = placed;
  const told = upperFirst(sayAround(state, move));
  const odds = move.kind === 'shoot' ? shotOdds(state, move) : undefined;
  const shot: readonly Line[] = odds && 'sentence' in odds ? [{ rule: 'LOR-COM-7', text: `${told} : ${odds.sentence}` }] : [];
  const then = atAssault(state, move);
  const city = move.kind === 'march' ? cityNamed(then, move.against ?? '') : enemyCities(then, puzzle.seat).find(isManned);
  const ready = city ? besiegersFor(then, city).map(({ id }) => id) : [];
  if (!city || ready.length === 0) return shot.length > 0 ? shot : [{ rule: 'LOR-TOUR-2', text: `${told} : plus personne n’assiège.` }];
  const assault = assaultTold(then, puzzle.seat, ready, city);
  return [
    ...shot,
    {
      rule: 'LOR-VIL-2',
      text: shot.length > 0 ? `La cible tombée, tous ensemble : ${assault}` : `${told}, puis tous ensemble : ${assault}`,
    },
  ];
}

/** « 14 contre 5 : ils reculent ou tombent 5 fois sur 6. » */
function sallyTold(state: State, { city: id, targets }: MoveOf<'sally'>): string {
  const city = cityNamed(state, id);
  const odds = city && sallyOdds(state, city, targets);
  if (!odds) return '';
  const [driven, lost] = [odds.byDie.filter((face) => face.startsWith('D')).length, odds.byDie.filter((face) => face === 'AE').length];
  const who = targets.length > 1 ? 'ils reculent ou tombent' : 'il recule ou tombe';
  return `${odds.attack} contre ${odds.defence} : ${who} ${driven} fois sur 6${lost > 0 ? `, et la garnison est éliminée ${lost} fois` : ''}.`;
}

/** A blow of those who are besieged, and the one that follows it. */
function relieving({ puzzle: { seat }, state }: Placed<Lords>, move: Move): readonly Line[] {
  const told = upperFirst(sayAround(state, move));
  const then = followingOf(state, seat, 'desserrer', move);
  const next: readonly Line[] =
    then?.move.kind === 'sally'
      ? [
          {
            rule: 'LOR-VIL-5',
            text: `${move.kind === 'end' ? 'Sans tirer' : 'Puis'}, ${sayAround(then.state, then.move)} : ${sallyTold(then.state, then.move)}`,
          },
        ]
      : [];
  if (move.kind === 'sally') return [{ rule: 'LOR-VIL-5', text: `${told} : ${sallyTold(state, move)}` }, ...next];
  if (move.kind === 'attack') {
    const odds = fightOdds(state, move);
    return [...(odds.allowed ? [{ rule: 'LOR-COM-5' as const, text: `${told} : ${odds.sentence}` }] : []), ...next];
  }
  const odds = move.kind === 'shoot' ? shotOdds(state, move) : undefined;
  return [...(odds && 'sentence' in odds ? [{ rule: 'LOR-VIL-4' as const, text: `${told} : ${odds.sentence}` }] : []), ...next];
}

/** What the other may do against whoever has entered. */
function entering({ puzzle: { seat }, state }: Placed<Lords>, move: Move): readonly Line[] {
  if (move.kind !== 'enter') return [];
  const inside = upperFirst(countersTold(state, [move.id]));
  const then = followingOf(state, seat, 'tenir', move);
  const others = seatName(state, 1 - seat);
  const city = then && besiegedBy(then.state, then.move);
  if (!then || !city || then.move.kind !== 'attack')
    return [{ rule: 'LOR-VIL-3', text: `${inside} dedans, aucun assaut des ${others} ne rouvre la ville à leur coup.` }];
  return [
    {
      rule: 'LOR-ZDI-1',
      text: `${inside} dedans, ${countersTold(then.state, then.move.attackers)} ${then.move.attackers.length > 1 ? 'peuvent' : 'peut'} venir assiéger : ${assaultOn(then.state, then.move.attackers, city).text}.`,
    },
  ];
}

/** What every count of a theme rests on. */
function grounds({ puzzle, state }: Placed<Lords>): readonly Line[] {
  const { combat } = boxIn(state.position);
  const falls = combat.map(({ results }) => results.filter((face) => face === 'DE').length);
  const most = Math.max(...falls);
  const from = combat[falls.indexOf(most)]?.from ?? 0;
  switch (puzzle.theme) {
    case 'desserrer':
      return [
        {
          rule: 'LOR-L-21',
          text: 'Moins nombreux que les défenseurs, des assiégeants n’obtiennent rien d’une ville : c’est ce qu’on cherche.',
        },
        { rule: 'LOR-REC-2', text: 'Chaque chance compte toutes les lignes de recul, et l’adversaire prend la pire pour vous.' },
      ];
    case 'tenir':
      return [
        { rule: 'LOR-L-57', text: 'À cette table on entre aussitôt ; selon nous, d’ordinaire, on n’entre qu’au coup suivant.' },
        { rule: 'LOR-VIL-3', text: 'Tous les mouvements de l’adversaire sont comptés, puis tous ses dés : il joue au mieux pour lui.' },
      ];
    default:
      return [
        {
          rule: 'LOR-L-22',
          text: `Seule l’élimination ouvre la porte : ${most} faces sur 6 au mieux, dès une différence de ${from}. Au-delà, la force de trop ne sert à rien.`,
        },
        ...(worldsOf(state, puzzle.seat).length > 1
          ? [
              {
                rule: 'LOR-VIL-2' as const,
                text: 'Ce qui est caché est compté selon ses chances, et ce qu’un assaut révèle sert au suivant.',
              },
            ]
          : []),
        {
          rule: 'LOR-TOUR-2',
          text: 'La chance est celle du coup entier : après ce geste, vous faites au mieux ceux qui restent, dé après dé.',
        },
      ];
  }
}

/** How one answer comes to what it is worth. */
function counting(placed: Placed<Lords>, move: Move): readonly Line[] {
  if (placed.puzzle.theme === 'tenir') return entering(placed, move);
  if (placed.puzzle.theme === 'desserrer') return relieving(placed, move);
  const city = besiegedBy(placed.state, move);
  return move.kind === 'attack' && city ? assaults(placed, move, city) : preparing(placed, move);
}

/** The idea, how the best and the next best come to what they are worth, and what all of it rests on. */
export function whyAround(placed: Placed<Lords>): readonly Line[] {
  const { id, best, second } = placed.puzzle;
  const idea = SIEGE_IDEAS[id];
  return [...(idea ? [idea] : []), ...counting(placed, best.move), ...counting(placed, second.move), ...grounds(placed)];
}
