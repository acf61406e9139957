/** The puzzles around a city in words: what is asked, what is known of those inside, and hints. */
import type { Placed } from '#components/puzzle/spec.ts';
import type { Seat } from '#engine/core/events.ts';
import { counted, inLetters, together, upperFirst } from '#engine/core/french.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import { type City, cityId, isManned } from '#engine/zargos-lords/board/position.ts';
import { seatName, whereIn, whoIn } from '#engine/zargos-lords/game/explain.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { besiegersFor, citiesHeld, cityNamed, ownOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, Phase, State } from '#engine/zargos-lords/game/types.ts';
import { aroundOf, besiegedBy } from '#engine/zargos-lords/puzzles/assaults.ts';
import type { SiegeTheme } from '#engine/zargos-lords/puzzles/siege.ts';
import { worldsOf } from '#engine/zargos-lords/puzzles/worlds.ts';
import { cityBefore, hasTwo, insideOf, countersTold, sayAround, shootersTold } from './siege-said.ts';
import { whyAround } from './siege-why.ts';

const LEFT: Partial<Record<Phase, string>> = {
  march: 'les tirs, puis les combats',
  shots: 'les tirs, puis les combats',
  combats: 'les combats',
};

function task({ puzzle, state }: Placed<Lords>): string {
  const own = seatName(state, puzzle.seat);
  const other = seatName(state, 1 - puzzle.seat);
  if (puzzle.theme === 'tenir')
    return `Aux ${own} : la garnison vient d’être éliminée, et à cette table on entre aussitôt. Qui faire entrer, pour avoir le plus de chances de tenir encore la ville quand les ${other} auront joué leur coup ?`;
  if (puzzle.theme === 'desserrer')
    return `Aux ${own}, assiégés : il leur reste ${LEFT[state.phase]} de ce coup. Quel premier geste a le plus de chances de laisser autour de la ville, à la fin, moins d’assiégeants que de défenseurs ?`;
  const what = hasTwo(state) ? 'd’ouvrir une des deux villes' : 'd’ouvrir la ville';
  if (state.phase === 'march') {
    const [mover] = ownOf(state, puzzle.seat).filter(({ id }) => !state.marched.some((one) => one.id === id));
    return `Aux ${own} : un seul pion n’a pas bougé${mover ? `, ${whoIn(mover)}` : ''}. Où le mener, pour avoir le plus de chances ${what} dans ce coup ?`;
  }
  return `Aux ${own} : il leur reste ${LEFT[state.phase]} de ce coup. Quel premier ${state.phase === 'combats' ? 'assaut' : 'geste'} leur donne le plus de chances ${what} avant qu’il finisse ?`;
}

const CHANCES = {
  ouvrir: 'd’ouvrir la ville',
  desserrer: 'de desserrer le siège',
  tenir: 'de tenir la ville',
} as const satisfies Record<SiegeTheme, string>;

const chance = ({ puzzle, state }: Placed<Lords>, theme: SiegeTheme): string =>
  `de chances ${hasTwo(state) && puzzle.theme === 'ouvrir' ? 'd’ouvrir une des deux villes' : CHANCES[theme]}`;

/** How those who are besieged begin. */
function reliefHint(state: State, move: Move): string {
  switch (move.kind) {
    case 'sally':
      return `De vos murs, attaquez-en ${inLetters(move.targets.length)}.`;
    case 'attack':
      return 'Que le secours commence.';
    case 'shoot':
      return `Tirez : la cible est ${countersTold(state, [move.target])}.`;
    default:
      return 'Gardez votre flèche, et toute la garnison pourra combattre.';
  }
}

function besiegedHints(state: State, seat: Seat, move: Move): readonly [string, string] {
  const [city] = citiesHeld(state, seat);
  const [around, inside] = city ? [aroundOf(state, city).length, city.garrison.length] : [0, 0];
  const gone = around - inside + 1;
  return [
    `Ils sont ${around} autour des murs, vous y êtes ${inside} : ${gone === 1 ? 'un seul doit partir' : `${inLetters(gone)} doivent partir`}.`,
    reliefHint(state, move),
  ];
}

function openingHints(state: State, move: Move): readonly [string, string] {
  if (move.kind === 'march')
    return hasTwo(state)
      ? ['Comptez vos pions devant chaque ville, et ce qui peut s’y cacher.', `Devant la ville en ${nameOf(cityBefore(state, move).at)}.`]
      : ['Un Chevalier qui vient droit devant lui charge, contre une ville aussi.', 'De front, c’est 3 points ; de côté, c’en est un.'];
  const city = besiegedBy(state, move);
  if (move.kind === 'attack' && city) {
    const left = besiegersFor(state, city).length - move.attackers.length;
    return [
      'Comptez ce que vaut la garnison, puis ce qu’il faut pour monter d’une bande du tableau.',
      left === 0 ? 'Personne n’est de trop.' : `Deux assauts : l’un à ${inLetters(move.attackers.length)}, l’autre à ${inLetters(left)}.`,
    ];
  }
  return [
    'Une ville ne craint aucun tir : regardez plutôt qui se tient contre ses murs.',
    move.kind === 'shoot' ? `À tirer : ${shootersTold(state, move.shooters)}.` : 'Qui tire ne combat plus : comptez l’assaut sans lui.',
  ];
}

function hints({ puzzle, state }: Placed<Lords>): readonly [string, string] {
  const { move } = puzzle.best;
  if (puzzle.theme === 'ouvrir') return openingHints(state, move);
  if (puzzle.theme === 'desserrer') return besiegedHints(state, puzzle.seat, move);
  const others = (state.entry?.by ?? []).filter((id) => move.kind !== 'enter' || id !== move.id);
  return ['Qui entre quitte sa place, et sa zone avec elle : par où viendrait-on ?', `Laissez dehors ${countersTold(state, others)}.`];
}

const kindsTold = (city: City): string => (city.garrison.length === 0 ? 'personne' : insideOf([city]));

/** Who is in the cities of a seat, as far as who asks may know. */
function insideTold({ state, puzzle }: Placed<Lords>, seat: number): readonly string[] {
  const cities = citiesHeld(state, seat);
  const [first, ...more] = cities;
  if (!first) return [];
  if (seat === puzzle.seat || more.length === 0)
    return cities.map(
      (city) =>
        `${seat !== puzzle.seat && isManned(city) ? 'Ni dehors ni hors de jeu, donc dans' : 'Dans'} ${whereIn(city)} : ${kindsTold(city)}.`,
    );
  const counts = cities.map((city) => `${nameOf(city.at)}${city.counted ? ` (${counted(city.garrison.length, 'pion')})` : ''}`);
  const rest = cities.every((one) => one.counted)
    ? 'on ne sait pas qui est où'
    : 'un au moins dans chacune, et chacun des autres aussi bien ici que là';
  return [`Dans les deux villes des ${seatName(state, seat)}, ${together(counts)}, se cachent en tout ${insideOf(cities)} : ${rest}.`];
}

/** Who is behind the walls, which the map does not show, then everything in sight. */
function told(placed: Placed<Lords>): string {
  const { state, puzzle } = placed;
  const seats = [puzzle.seat, 1 - puzzle.seat];
  const open = seats.flatMap((seat) => {
    const ids = ownOf(state, seat).map(({ id }) => id);
    return ids.length > 0 ? [`${upperFirst(`les ${seatName(state, seat)}`)} : ${countersTold(state, ids)}.`] : [];
  });
  return [...seats.flatMap((seat) => insideTold(placed, seat)), ...open].join(' ');
}

/** How many are in each city, as far as who asks may know, by its id: « 2 », « 1–2 ». */
export function garrisonsSeen({ state, puzzle }: Placed<Lords>): Readonly<Record<string, string>> {
  const worlds = worldsOf(state, puzzle.seat);
  const counts = (id: string): readonly number[] => worlds.map((world) => cityNamed(world.state, id)?.garrison.length ?? 0);
  return Object.fromEntries(
    state.position.cities.map((city) => {
      const all = counts(cityId(city));
      const [least, most] = [Math.min(...all), Math.max(...all)];
      return [cityId(city), least === most ? `${least}` : `${least}–${most}`];
    }),
  );
}

export const SIEGE_WORDS = { say: sayAround, task, chance, hints, why: whyAround, told };
