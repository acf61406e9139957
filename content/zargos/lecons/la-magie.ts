/** « La magie » : each card at its moment; green ones for oneself, red ones before a turn, and an Illusion against them. */

import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import type { KingdomId } from '#engine/zargos/data/board-types.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { idOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { State } from '#engine/zargos/game/types.ts';
import {
  AMPLE,
  attack,
  DONE,
  fight,
  foughtWith,
  luckyTaking,
  march,
  mostGathered,
  onceSent,
  OWN_TURN,
  PASS,
  pawnsAt,
  play,
  throughout,
  untaken,
} from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';

const declared = [attack('amazones', 'kahil-5', 'ludos-1', 6), attack('amazones', 'kahil-4', 'kahil', 9)].reduce(
  (state, move) => ZARGOS.play(state, move).state,
  positionOf({
    peoples: ['amazones', 'ailes', 'dragons', 'araignees'],
    hands: { amazones: ['vent-de-guerre'] },
    stands: { amazones: { 'kahil-5': 7, 'kahil-4': 10 }, ailes: { 'ludos-1': 5 }, dragons: { kahil: 1 }, araignees: { 'kahil-3': 5 } },
  }),
);

/** The place of the fight before which the learner played his Vent de Guerre. */
function blownAt({ events }: Run<Zargos>): string | undefined {
  let at: string | undefined;
  for (const event of events.flat()) {
    if (event.kind === 'opened') at = event.at;
    if (event.kind === 'card' && event.card === 'vent-de-guerre') return at;
  }
  return undefined;
}

const hasWind = ({ hands }: State): boolean => hands[0]?.includes('vent-de-guerre') ?? false;
const fightOn = ({ options, turn }: State): string | undefined => (turn?.combat ? idOf(tablesFor(options), turn.combat.at) : undefined);

/** The wind blew elsewhere, or Ludos sud was fought for without it. */
const isWasted = (run: Run<Zargos>): boolean =>
  !hasWind(nowIn(run)) || (fightOn(nowIn(run)) !== 'ludos-1' && foughtWith(run, 'ludos-1') > 0);

const marooned = positionOf({
  peoples: ['amazones', 'ailes', 'dragons', 'araignees'],
  hands: { amazones: ['vent-de-terre'] },
  stands: {
    amazones: { 'ohms-1': 9 },
    dragons: { 'palmyr-1': 2, 'akilon-2': 8, 'ohms-2': 8 },
    ailes: { itak: 7, 'itak-1': 6, 'itak-2': 7, ohms: 8 },
  },
});

/** Taïro is held, and threatened from Palmyr and Akilon. */
const THREATENED = {
  amazones: { tairo: 4, 'tairo-1': 3, 'tairo-2': 2, 'tairo-3': 3, 'tairo-4': 2 },
  chevaliers: { palmyr: 3, 'palmyr-1': 2, 'palmyr-2': 5, 'palmyr-3': 12, 'palmyr-4': 4, 'akilon-3': 11 },
} as const;

const besieged = positionOf({
  peoples: ['amazones', 'chevaliers', 'ailes', 'dragons'],
  actor: 'chevaliers',
  phase: 'red',
  hands: { amazones: ['vent-de-glace', 'typhon'] },
  stands: THREATENED,
});
const frozen = (run: Run<Zargos>): KingdomId | undefined => {
  const { target } = nowIn(run).effects.find(({ card }) => card === 'vent-de-glace') ?? {};
  return target && 'kingdom' in target ? target.kingdom : undefined;
};
/** Kingdoms of the two armies that threaten Taïro. */
const ARMIES: readonly KingdomId[] = ['palmyr', 'akilon'];

const cursed = ZARGOS.play(
  positionOf({
    peoples: ['amazones', 'chevaliers', 'ailes', 'dragons'],
    actor: 'chevaliers',
    phase: 'red',
    hands: { amazones: ['vent-d-illusion'], chevaliers: ['vent-de-folie'] },
    // No other kingdom has as many of theirs as Palmyr.
    stands: { ...THREATENED, ailes: { ohms: 4, 'ohms-1': 3, 'ohms-3': 2 }, dragons: { kahil: 4, 'kahil-1': 2 } },
  }),
  play('vent-de-folie', { kingdom: 'tairo' }, 1),
).state;
const struck = ({ events }: Run<Zargos>): KingdomId | undefined => {
  for (const event of events.flat()) if (event.kind === 'effect' && 'kingdom' in event.target) return event.target.kingdom;
  return undefined;
};

/** Provinces that the Chevaliers held in a kingdom before it was struck. */
function heldIn({ states: [{ options, owners }] }: Run<Zargos>, kingdom: KingdomId): number {
  const { members, kingdoms } = tablesFor(options);
  return (members[kingdoms.indexOf(kingdom)] ?? []).filter((place) => owners[place] === 'chevaliers').length;
}

const misty = positionOf({
  peoples: ['amazones', 'chevaliers', 'ailes', 'dragons'],
  phase: 'reorganisation',
  hands: { amazones: ['vent-de-brume'] },
  stands: { amazones: { oz: 9, 'oz-1': 1, 'tairo-4': 1 }, chevaliers: { 'tairo-3': 8, 'banzol-4': 8 } },
});
/** As under the mist, where the card is still in hand. */
function misted(state: State): State {
  const mist = play('vent-de-brume');
  return state.phase === 'reorganisation' && ZARGOS.judge(state, mist).ok ? ZARGOS.play(state, mist).state : state;
}

const KEPT = ['vent-de-terre', 'vent-de-brume'] as const;
const full = positionOf({
  peoples: ['amazones', 'ailes', 'dragons', 'chevaliers'],
  isBare: true,
  isLast: true,
  cards: { oz: 'amazones' },
  hands: { amazones: ['vent-de-terre', 'vent-de-brume', 'eclipse'] },
  stands: { amazones: { oz: 5, 'oz-1': 2 }, ailes: { 'kori-2': 6 }, dragons: { itak: 5 }, chevaliers: { 'tairo-4': 4 } },
});
const isKept = ({ hands }: State): boolean => KEPT.every((card) => hands[0]?.includes(card));
/** The count is over, and no card is left to be put back. */
const isSorted = ({ phase, hands }: State): boolean => phase === 'reinforcements' && hands[0]?.length === 3;

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      ...OWN_TURN,
      id: 'un-vent-deux-combats',
      task: 'Deux attaques sont parties, et vous n’avez qu’un Vent de Guerre. Jouez-le dans le combat qui en a besoin.',
      state: declared,
      places: ['ludos-1', 'kahil', 'kahil-5', 'kahil-4'],
      isDone: (run) => blownAt(run) === 'ludos-1',
      isLost: isWasted,
      solution: [fight('ludos-1'), play('vent-de-guerre')],
      onward: throughout((run) =>
        fightOn(nowIn(run)) === 'ludos-1' ? 'Avant les dés, la table demande : un Vent de Guerre ?' : undefined,
      ),
      hints: [
        'Neuf contre un Dragon seul, six contre cinq Ailés : où un dé de plus changerait-il tout ?',
        'Livrez le combat de Ludos sud, touchez votre carte et jouez-la.',
      ],
      learnt: {
        text: 'Le Vent de Guerre se joue juste avant un combat, en attaque ou en défense : un dé de plus à chaque round, pour ce combat seulement.',
        rules: ['ZAR-GUERRE', 'ZAR-L-43'],
      },
      refused: [{ move: play('vent-de-guerre'), rule: 'ZAR-GUERRE' }],
      missed: [{ move: fight('kahil') }],
      miss: (run) =>
        blownAt(run) ? 'Contre un Dragon seul, neuf Amazones s’en passaient.' : 'Votre Vent de Guerre n’a pas servi à Ludos sud.',
    },
    {
      ...luckyTaking(marooned, 'palmyr-1', [attack('amazones', 'ohms-1', 'palmyr-1', 8, 'vent-de-terre')]),
      id: 'le-vent-en-poupe',
      task: 'Pas un bateau, mais un Vent de Terre. Deux Dragons gardent Palmyr sud, à trois cases mer : prenez-la.',
      places: ['ohms-1', 'palmyr-1', 'mer-8'],
      onward: onceSent('palmyr-1', 'Le vent vous a portées jusqu’à Palmyr. Au combat !'),
      hints: [
        'Ce vent porte un groupe par-dessus trois cases mer au plus.',
        'Touchez Ohms sud-est, puis Palmyr sud : le vent vous y est proposé.',
      ],
      learnt: {
        text: 'Le Vent de Terre remplace jusqu’à trois bateaux pour un groupe, en attaque ou en réorganisation.',
        rules: ['ZAR-TERRE', 'ZAR-L-42'],
      },
      refused: [
        { move: attack('amazones', 'ohms-1', 'palmyr-1', 8), rule: 'ZAR-MER-1' },
        { move: attack('amazones', 'ohms-1', 'oz-1', 8, 'vent-de-terre'), rule: 'ZAR-MER-1' },
      ],
      missed: [{ move: attack('amazones', 'ohms-1', 'ohms-2', 8) }],
      miss: (run) =>
        untaken(run, 'palmyr-1', {
          most: 8,
          unfought: nowIn(run).hands[0]?.includes('vent-de-terre')
            ? 'Personne ne peut plus partir pour Palmyr sud : les deux Dragons y sont toujours.'
            : 'Votre Vent de Terre a soufflé ailleurs : les deux Dragons de Palmyr sud y sont toujours.',
        }),
    },
    {
      kind: 'play',
      id: 'geler',
      task: 'C’est bientôt le tour des Chevaliers : deux armées, dans deux royaumes, visent Taïro. Jouez le Vent de Glace qui vous sauve.',
      state: besieged,
      places: ['tairo', 'palmyr-3', 'akilon-3', 'tairo-1'],
      seat: 0,
      isDone: (run) => frozen(run) === 'tairo',
      solution: [play('vent-de-glace', { kingdom: 'tairo' })],
      hints: [
        'Geler une armée laisse l’autre libre. Que gèle-t-on d’autre ?',
        'Dans un royaume gelé, on ne se bat pas : gelez Taïro, le vôtre.',
      ],
      learnt: {
        text: 'Une carte rouge se joue avant le tour de quelqu’un. Dans un royaume gelé, ni mouvement ni combat : c’est aussi un abri.',
        rules: ['ZAR-GLACE', 'ZAR-MAG-4', 'ZAR-L-28'],
      },
      refused: [{ move: play('typhon'), rule: 'ZAR-TYPHON' }],
      missed: [
        { move: play('vent-de-glace', { kingdom: 'palmyr' }) },
        { move: play('vent-de-glace', { kingdom: 'akilon' }) },
        { move: PASS },
      ],
      miss: (run) => {
        const where = frozen(run);
        if (!where) return 'Sans carte, elles arrivent toutes les deux.';
        return ARMIES.includes(where)
          ? 'Une armée ne bougera pas ; l’autre fond sur vous.'
          : 'Ce royaume-là ne les arrête pas, et votre carte est partie : les deux armées fondent sur vous.';
      },
    },
    {
      kind: 'play',
      id: 'detourner',
      task: 'Les Chevaliers jouent un Vent de Folie sur Taïro. Détournez-le, et qu’il leur coûte le plus de pions possible.',
      state: cursed,
      places: ['tairo', 'palmyr', 'palmyr-1', 'akilon-3', 'palmyr-4'],
      seat: 0,
      isDone: (run) => struck(run) === 'palmyr',
      solution: [play('vent-d-illusion', { kingdom: 'palmyr' })],
      hints: [
        'La Folie jette un dé par province du royaume visé.',
        'Ils tiennent cinq provinces à Palmyr : touchez votre carte, puis l’une d’elles.',
      ],
      learnt: {
        text: 'Le Vent d’Illusion donne une autre cible à la Tempête, à la Glace, à la Folie ou au Vent Démoniaque que l’on vient de jouer.',
        rules: ['ZAR-ILLUSION', 'ZAR-FOLIE'],
      },
      refused: [{ move: play('vent-de-folie', { kingdom: 'palmyr' }), rule: 'ZAR-MAG-4' }],
      missed: [{ move: play('vent-d-illusion', { kingdom: 'akilon' }) }, { move: PASS }],
      miss: (run) => {
        const where = struck(run);
        if (where === 'tairo') return 'La Folie s’est abattue sur vos provinces.';
        const held = where ? heldIn(run, where) : 0;
        return held === 0
          ? 'Ils n’y tiennent rien : la Folie ne leur coûte pas un pion. À Palmyr, ils ont cinq provinces.'
          : `Un dé par province, et les Chevaliers n’y en tiennent ${held === 1 ? 'qu’une' : `que ${held}`} : à Palmyr, ils en ont cinq.`;
      },
    },
    {
      kind: 'play',
      id: 'sous-la-brume',
      task: 'Huit Amazones flânent à Oz, une seule garde Taïro nord. Amenez-les-y, sans bateau, dans cette réorganisation.',
      state: misty,
      places: ['oz', 'tairo-4'],
      seat: 0,
      most: AMPLE,
      isDone: (run) => pawnsAt(nowIn(run), 'tairo-4') >= 9,
      isLost: (run) => mostGathered(misted(nowIn(run)), 'tairo-4') < 9,
      solution: [play('vent-de-brume'), march('amazones', 'oz', 'tairo-4', 8)],
      onward: throughout((run) => (nowIn(run).turn?.mist ? 'La brume est tombée : vos pions vont où ils veulent, chez vous.' : undefined)),
      hints: [
        'Une carte de votre main lève toute limite, sur terre et sur mer.',
        'Jouez le Vent de Brume, puis d’Oz à Taïro nord, huit pions.',
      ],
      learnt: {
        text: 'Sous un Vent de Brume, on réorganise tous ses pions sans limite, sur terre comme sur mer.',
        rules: ['ZAR-BRUME', 'ZAR-L-38'],
      },
      refused: [{ move: march('amazones', 'oz', 'tairo-4', 8), rule: 'ZAR-REO-4' }],
      missed: [{ move: march('amazones', 'oz', 'oz-1', 8) }],
      miss: () => 'Huit Amazones ne peuvent plus arriver à Taïro nord, ce tour-ci.',
    },
    {
      ...OWN_TURN,
      id: 'trois-en-main',
      task: 'La carte d’Oz va vous valoir une quatrième carte de magie. Finissez votre tour, et gardez le Vent de Terre et le Vent de Brume.',
      state: full,
      places: ['oz', 'oz-1'],
      isDone: (run) => isSorted(nowIn(run)) && isKept(nowIn(run)),
      isLost: (run) => !isKept(nowIn(run)),
      solution: [DONE, DONE, { kind: 'discard', seat: 0, card: 'eclipse' }],
      onward: throughout((run) =>
        nowIn(run).phase === 'sorting' ? 'Quatre cartes pour une main de trois : remettez-en une sous la pile.' : undefined,
      ),
      hints: [
        'Rien à attaquer ici : la magie se distribue après le décompte.',
        'Finissez les attaques, puis la réorganisation ; puis remettez l’Éclipse sous la pile.',
      ],
      learnt: {
        text: 'Une carte de magie par carte de royaume, à chaque tour ; mais la main n’en tient que trois. Le surplus va sous la pile, à votre choix.',
        rules: ['ZAR-MAG-1'],
      },
      refused: [{ move: { kind: 'discard', seat: 0, card: 'eclipse' }, rule: 'ZAR-TOUR-1' }],
      miss: () => 'Un des vents que vous vouliez garder est parti, alors que l’Éclipse pouvait s’en aller.',
    },
  ],
  readings: ['ZAR-L-17'],
};
