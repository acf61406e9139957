/** What lessons of De l'Orc say of every legal move, played on to the end of the attempt, held to facts counted another way: whatever is said of a run is true of it. */
import { expect, test } from 'vitest';
import { type Attempt, isDue, isYours, nextAttempt, opened } from '#components/lesson/attempt.ts';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOX } from '#engine/orc/data/cards.ts';
import { ORC, type Orc } from '#engine/orc/game.ts';
import { pileOf } from '#engine/orc/rules/piles.ts';
import type { ArmyCardKind, Battle, CardId, Move, State } from '#engine/orc/types.ts';
import { type Lesson, nowIn, type PlayTask, type Run } from '#engine/practice/lesson.ts';

const LESSONS = import.meta.glob<Lesson<Orc>>('/content/orc/lecons/*.ts', { eager: true, import: 'LESSON' });
const TASKS = Object.entries(LESSONS).flatMap(([path, { tasks }]) =>
  tasks.flatMap((task) => (task.kind === 'play' ? [[`${path.split('/').at(-1)} ${task.id}`, task] as const] : [])),
);

type Placing = Extract<Move, { readonly kind: 'shield' | 'desertion' }>;

const [ROUGE, BLEU, VERT, JAUNE] = [0, 1, 2, 3] as const;
/** Moves tried at each step, and ways to go on after each, at most. */
const MOST_MOVES = 60;
const WAYS = 3;

const count = (cards: readonly CardId[], kind: CardId): number => cards.filter((card) => card === kind).length;
const sum = (cards: readonly ArmyCardKind[]): number => cards.reduce((all, card) => all + BOX.values[card], 0);

/** By hand, from the booklet: chiefs, machines, and the flying machine that lies face down. */
function worth(cards: readonly ArmyCardKind[]): number {
  const chiefs = cards.filter((card) => card.endsWith('-chef')).length;
  if (chiefs > 1) return 0;
  const isOwn = (card: ArmyCardKind) => card.includes('-') && !card.startsWith('machine');
  const machines = cards.filter((card) => card.startsWith('machine'));
  const others = cards.filter((card) => !isOwn(card) && !machines.includes(card));
  const goblins = count(cards, 'gobelin');
  const served = Math.min(goblins, count(cards, 'machine-de-guerre'));
  const flying = machines.includes('machine-volante') && goblins > served ? 4 : 0;
  return sum(cards.filter(isOwn)) * (chiefs + 1) + sum(others) + 9 * served + flying;
}

const battles = ({ events }: Run<Orc>): readonly Battle[] =>
  events.flat().flatMap((event) => (event.kind === 'counted' ? [event.battle] : []));
const army = (run: Run<Orc>, seat: number): readonly ArmyCardKind[] => battles(run).at(-1)?.armies[seat] ?? nowIn(run).engaged[seat] ?? [];
const marked = (run: Run<Orc>, seat: number): number => nowIn(run).scores[seat] ?? 0;
const gained = (run: Run<Orc>): number => marked(run, BLEU) - (run.states[0].scores[BLEU] ?? 0);
const own = ({ moves }: Run<Orc>, { seat }: PlayTask<Orc>): readonly Move[] => moves.filter((move) => move.seat === seat);
const laid = (run: Run<Orc>) => run.moves.findLast((move) => move.seat === BLEU && 'pile' in move) as Placing;
const sent = (run: Run<Orc>): readonly CardId[] =>
  run.moves.flatMap((move) => (move.kind === 'send' && move.seat === BLEU ? move.cards : []));
const hand = (run: Run<Orc>): readonly CardId[] => nowIn(run).hands[BLEU] ?? [];
const shields = (state: State, number: number): readonly number[] =>
  pileOf(state, number - 1).flatMap((one) => ('shield' in one ? [one.shield] : []));
const wonGame = (run: Run<Orc>): boolean => ORC.outcome(nowIn(run))?.winners.includes(BLEU) ?? false;
const chased = (run: Run<Orc>) => run.events.flat().some((event) => event.kind === 'giants' && event.seat === VERT);
const isLaid = (run: Run<Orc>, kind: 'shield' | 'desertion', ...piles: readonly number[]): boolean =>
  laid(run).kind === kind && (piles.length === 0 || piles.includes(laid(run).pile + 1));

/** The card that a desertion of Blue's chases from the top of a pile: what lies on it, shields left out. */
function goes(run: Run<Orc>, number: number): CardId | undefined {
  const at = run.moves.indexOf(laid(run));
  const before = pileOf(run.states[at] ?? run.states[0], number - 1);
  const under = before.findLast((one) => !('shield' in one));
  return laid(run).kind === 'desertion' && laid(run).pile === number - 1 && under && 'card' in under ? under.card : undefined;
}

/** A sentence that says this is true of such runs only. */
const FACTS: readonly (readonly [said: RegExp, isSo: (run: Run<Orc>, task: PlayTask<Orc>, text: string) => boolean])[] = [
  // Compter
  [/^Votre armée vaut (\d+)/, (run, _task, text) => worth(army(run, BLEU)) === Number(/\d+/.exec(text)?.[0])],
  [/vos machines sont restées/, (run) => count(sent(run), 'machine-de-guerre') === 0],
  [/une machine est restée/, (run) => count(sent(run), 'machine-de-guerre') === 1],
  [/une machine sans gobelin/, (run) => count(sent(run), 'gobelin') < count(sent(run), 'machine-de-guerre')],
  [/quelqu’un est venu pour rien/, (run) => worth(army(run, BLEU)) > 26],
  [/Rouge l’emporte, 18 à 15/, (run) => worth(army(run, ROUGE)) === 18 && worth(army(run, BLEU)) === 15 && gained(run) === 0],
  [/^Gagné ! Mais le second gobelin/, (run) => gained(run) === 2 && count(hand(run), 'gobelin') === 0],
  // Le but
  [/vous n’alignez que 9/, (run) => worth(army(run, BLEU)) === 9 && [ROUGE, JAUNE].every((seat) => worth(army(run, seat)) > 9)],
  [/^Gagné, mais 1 point seulement/, (run) => gained(run) === 1 && sent(run).includes('geant')],
  [
    /^Le géant est resté couché/,
    (run) => gained(run) === 0 && sent(run).length === 0 && run.moves.filter(({ kind }) => kind === 'send').length === 2,
  ],
  [
    /^Bataille perdue : Jaune cachait un chef, 14/,
    (run) => worth(army(run, JAUNE)) === 14 && marked(run, JAUNE) > 5 && ORC.outcome(nowIn(run)) === undefined && sent(run).length < 2,
  ],
  // Recruter, les désertions, les piles
  [/^Une désertion ne prend pas de pile/, (run) => isLaid(run, 'desertion')],
  [/de géant, point/, (run) => isLaid(run, 'shield', 1, 2, 3, 4, 5, 7, 8, 9)],
  [/^Pas de géant dans celle-là/, (run) => isLaid(run, 'shield', 1, 2, 3, 5, 6, 7, 8, 9)],
  [/^Votre désertion a emporté le chef/, (run) => goes(run, 2) === 'nains-chef'],
  [/^Clac ! Vert a frappé le premier/, (run) => shields(nowIn(run), 2)[0] === VERT && nowIn(run).tick >= 39],
  [
    /^Vos deux boucliers sont posés/,
    (run) => run.moves.filter(({ kind, seat }) => kind === 'shield' && seat === BLEU).length === 2 && shields(nowIn(run), 2).length === 0,
  ],
  [/^La pile 2 n’est toujours à personne/, (run) => shields(nowIn(run), 2).length === 0],
  [/^Un bouclier y était déjà/, (run) => isLaid(run, 'shield') && shields(run.states[0], laid(run).pile + 1).length > 0],
  [/^Quelqu’un a bien déserté/, (run) => isLaid(run, 'desertion') && !isLaid(run, 'desertion', 2)],
  [/^Votre bouclier arrive après celui de Vert/, (run) => `${shields(nowIn(run), 5)}` === `${[VERT, BLEU]}`],
  [/^Vert garde son chef/, (run) => goes(run, 5) === undefined && shields(nowIn(run), 5)[0] === VERT],
  [/^Vert n’y a rien perdu/, (run) => [3, 7].every((pile) => goes(run, pile) === undefined)],
  [/^Le gobelin s’en va/, (run) => goes(run, 3) === 'gobelin'],
  [/^Un bouclier ne fait déserter personne/, (run) => isLaid(run, 'shield')],
  [/^Le troll était déjà parti/, (run) => isLaid(run, 'desertion', 2)],
  [/^Cette pile n’est pas à Vert/, (run) => isLaid(run, 'desertion') && shields(nowIn(run), laid(run).pile + 1).length === 0],
  [
    /deux chefs se saluent/,
    (run) =>
      count(
        pileOf(nowIn(run), 5).flatMap((one) => ('card' in one ? [one.card] : [])),
        'nains-chef',
      ) === 2 && goes(run, 6) === undefined,
  ],
  [/^Il y avait déjà un bouclier là-dessous/, (run) => isLaid(run, 'shield') && shields(nowIn(run), laid(run).pile + 1)[0] !== BLEU],
  [
    /^Cette pile est à vous, mais/,
    (run) => isLaid(run, 'shield') && shields(nowIn(run), laid(run).pile + 1)[0] === BLEU && !isLaid(run, 'shield', 5),
  ],
  [/^Cette pile-là était déjà prise/, (run) => isLaid(run, 'shield', 1, 4, 6, 9) && nowIn(run).phase === 'recruit'],
  [
    /^La pile 3 est à vous ; l’autre/,
    (run) =>
      run.moves.some((move) => move.kind === 'shield' && move.seat === BLEU && move.pile === 2) && isLaid(run, 'shield', 1, 3, 4, 6, 9),
  ],
  [
    /^La pile 3 est partie à la défausse/,
    (run) => !run.moves.some((move) => move.kind === 'shield' && move.seat === BLEU && move.pile === 2),
  ],
  // Le champion
  [
    /^Deux chefs des Nains, deux chefs des Orcs/,
    (run) =>
      count(nowIn(run).hands[VERT] ?? [], 'nains-chef') === 2 &&
      count(nowIn(run).hands[VERT] ?? [], 'orcs-chef') === 2 &&
      chased(run) &&
      nowIn(run).champion === VERT,
  ],
  [
    /^Bleu n’a presque que des troupes/,
    (run) => {
      const cards = nowIn(run).hands[BLEU] ?? [];
      const gone = run.events
        .flat()
        .flatMap((event) =>
          event.kind === 'stripped' && event.owner === BLEU ? event.fates.filter((fate) => fate.kind === 'army' && fate.gone) : [],
        );
      return (
        cards.filter((card) => card.endsWith('-troupe')).length > 0.7 * cards.length && gone.length === 3 && nowIn(run).champion === BLEU
      );
    },
  ],
  [
    /^\d+ points? pour vous, et 4 ne sont plus/,
    (run, _task, text) => marked(run, ROUGE) - 1 === Number(/\d+/.exec(text)?.[0]) && battles(run).slice(4).length === 0,
  ],
  // Les espions
  [/^L’espion est (?:démasqué|montré)/, (run, task) => own(run, task).at(-1)?.kind === 'pass'],
  [/^Ce n’est pas un gobelin/, (run, task) => own(run, task).some((move) => move.kind === 'spy' && move.card !== 'gobelin')],
  [/^Vos Nains n’ont toujours pas de chef/, (run) => !hand(run).includes('nains-chef')],
  [/^Ce n’est pas un géant/, (run, task) => own(run, task).some((move) => move.kind === 'spy' && move.card !== 'geant')],
  // Les mercenaires, les dos
  [/^Les Barbares passent sans vous/, (run) => gained(run) === 0 && worth(battles(run)[0]?.armies[ROUGE] ?? []) === 6],
  [/^Les Nains se jouaient pour le double, et il vous restait/, (run) => gained(run) === 1 && sent(run).length < 3],
  [/^Les Barbares vous ont coûté trop cher/, (run) => gained(run) === 1 && sent(run).length === 3],
  [/^C’est gagné d’avance, mais vous avez convoqué/, (run) => sent(run).length > 2 && worth(army(run, BLEU)) > 8],
  [/^C’était gagné d’avance/, (run) => sent(run).length > 0 && worth(army(run, BLEU)) >= 44],
  [/^En face, pas un dos/, (run) => sent(run).length > 0 && [ROUGE, JAUNE].every((seat) => army(run, seat).length === 0)],
  [/^C’est assez, et à coup sûr/, (run) => worth(army(run, BLEU)) > 20 || sent(run).join() === 'geant'],
  // Coups bas
  [
    /^9 partout : Rouge/,
    (run) => marked(run, ROUGE) === 9 && marked(run, BLEU) === 9 && ORC.outcome(nowIn(run))?.winners.join() === `${ROUGE}`,
  ],
  [/^La machine volante est restée au sol/, (run) => !battles(run).at(-1)?.flying && worth(army(run, ROUGE)) > worth(army(run, BLEU))],
  // Une manche
  [
    /part à la défausse, sans pilote/,
    (run) => nowIn(run).hands.every((cards) => !cards.includes('machine-volante')) && nowIn(run).phase !== 'recruit',
  ],
  [
    /^Vert montre quatre Nains/,
    (run) =>
      sent(run).length > 0 && army(run, VERT).length === 4 && army(run, BLEU).filter((card) => card.startsWith('nains')).length === 2,
  ],
  [
    /^Même avec elle, vous étiez loin de 38/,
    (run) => battles(run).at(-1)?.flying?.seat === BLEU && worth(army(run, VERT)) === 38 && (battles(run).at(-1)?.forces[BLEU] ?? 0) < 30,
  ],
  [/^Jaune passe devant/, (run) => gained(run) === 0 && worth(army(run, JAUNE)) > worth(army(run, BLEU))],
  [/vous n’avez plus les deux/, (run) => !hand(run).includes('machine-volante') || !hand(run).includes('gobelin')],
  [
    /^Le commando de Vert a emporté votre chef/,
    (run) => !army(run, BLEU).includes('orcs-chef') && marked(run, JAUNE) - (run.states[0].scores[JAUNE] ?? 0) === 2 && !wonGame(run),
  ],
  [/^Gagné, mais tout était sur la table/, (run) => wonGame(run) && sent(run).includes('machine-volante')],
];

function settled(attempt: Attempt<Orc>): Attempt<Orc> {
  let now = attempt;
  while (isDue(ORC, now)) now = nextAttempt(ORC, now, { kind: 'go-on' });
  return now;
}

const choices = (attempt: Attempt<Orc>, task: PlayTask<Orc>): readonly Move[] => {
  const state = nowIn(attempt.run ?? { states: [task.state], moves: [], events: [] });
  const tick = task.solution.some(({ kind }) => kind === 'deal') ? ORC.clock?.tick(state) : undefined;
  // To let the deal go by is nobody's button.
  return [...(tick ? [tick] : []), ...ORC.moves(state, task.seat).filter(({ kind }) => kind !== 'wait')];
};

/** Played on until it is done, missed, or nothing can be played. */
function ended(from: Attempt<Orc>, task: PlayTask<Orc>, word: string): Attempt<Orc> {
  const dice = diceFrom(seeded(word));
  let now = settled(from);
  for (let left = 20; left > 0 && isYours(ORC, now) && now.note?.kind !== 'worse' && now.note?.kind !== 'refused'; left -= 1)
    now = settled(nextAttempt(ORC, now, { kind: 'play', move: oneOf(choices(now, task), dice) }));
  return now;
}

test.each(TASKS)('%s: what is said of a run that misses is true of it', (_name, task) => {
  const misses = new Set<string>();
  let before = settled(opened(task));
  for (const next of task.solution) {
    const all = choices(before, task);
    const dice = diceFrom(seeded(`${task.id}/${next.kind}`));
    const tried = all.length <= MOST_MOVES ? all : Array.from({ length: MOST_MOVES }, () => oneOf(all, dice));
    for (const move of tried) {
      const after = nextAttempt(ORC, before, { kind: 'play', move });
      for (let way = 0; way < WAYS; way += 1) {
        const { note, run } = ended(after, task, `${task.id}/${way}`);
        expect(run && (note || isYours(ORC, { ...after, run })), `${JSON.stringify(move)} leads nowhere`).toBeTruthy();
        if (note?.kind !== 'missed' || !run) continue;
        misses.add(note.text);
        const facts = FACTS.filter(([said]) => said.test(note.text));
        const about = `${JSON.stringify(run.moves)}: ${note.text}`;
        expect(facts.length, `nobody checks ${about}`).toBeGreaterThan(0);
        for (const [said, isSo] of facts) expect(isSo(run, task, note.text), `${about} (${said})`).toBe(true);
      }
    }
    before = settled(nextAttempt(ORC, before, { kind: 'play', move: next }));
  }
  if (!task.worth) expect(misses.size).toBeGreaterThan(0);
});

/** Tasks that a first move has undone though moves are left, and says so at once. */
const AT_ONCE: readonly (readonly [id: string, move: Move])[] = [
  ['personne', { kind: 'send', seat: BLEU, cards: ['troll'] }],
  ['a-coup-sur', { kind: 'send', seat: BLEU, cards: ['geant'] }],
  ['sans-peuple', { kind: 'send', seat: BLEU, cards: ['gobelin', 'troll', 'geant'] }],
  ['jouer-premier', { kind: 'send', seat: BLEU, cards: ['gobelin'] }],
  ['pile-trois', { kind: 'shield', seat: BLEU, tick: 81, pile: 8 }],
  ['nains', { kind: 'send', seat: BLEU, cards: ['gobelin'] }],
  ['squelettes', { kind: 'send', seat: BLEU, cards: ['gobelin', 'gobelin', 'geant'] }],
  ['appeler', { kind: 'call', seat: ROUGE, people: 'barbares' }],
];

test.each(AT_ONCE)('%s: what cannot be done any more is said at once', (id, move) => {
  const task = TASKS.find(([, one]) => one.id === id)?.[1];
  if (!task) throw new Error(`no task ${id}`);
  const { note, run } = settled(nextAttempt(ORC, settled(opened(task)), { kind: 'play', move }));
  expect(note?.kind).toBe('missed');
  expect(run && own(run, task)).toEqual([move]);
});
