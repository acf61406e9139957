/** What of a game is shown: the duels of a turn are one show, passed as one, and it holds nobody else's turn. */
import { expect, test } from 'vitest';
import { openHistory } from '#components/table/session/history.ts';
import { EMPTY, nextSession, type Session } from '#components/table/session/session.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { BOTS } from '#engine/gran/bot/levels.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import { blowOf, showOf } from './show.ts';
import { GRAN_SPEC } from './spec.ts';

const SPEC = { ...GRAN_SPEC, show: showOf, blow: blowOf };
const OPTIONS = { seats: 3, colors: ['jaune', 'bleu', 'rouge'], goal: 3, options: {}, board: null } as const;

test('a chain of duels is passed as one, up to the end of its turn or a blow', () => {
  const chains: number[] = [];
  for (let game = 0; game < 12; game += 1) {
    const dice = diceFrom(seeded(`suite/${game}`));
    const players = [{ kind: 'human' }, { kind: 'bot', level: 'random' }, { kind: 'bot', level: 'random' }] as const;
    let now: Session<Gran> = nextSession(SPEC, EMPTY, { kind: 'sit', history: openHistory(SPEC, OPTIONS, `suite/${game}`), players });
    let duels = 0;
    for (let step = 0; step < 300; step += 1) {
      const state = now.sitting?.history.states.at(-1);
      if (!state || GRAN.outcome(state)) break;
      const { turn } = state;
      const isHeld = now.show !== undefined && !now.show.awaits;
      // Once passed, nothing waits before the turn's last move.
      if (now.show?.passed && isHeld) expect([now.show.told, now.show.goesOn ?? false]).toEqual([true, false]);
      // The first ends its pieces, the second what is read of them.
      if (now.show) now = nextSession(SPEC, now, { kind: 'pass' });
      if (now.show && !now.show.awaits) now = nextSession(SPEC, now, { kind: 'pass' });
      // What hits the human has stopped it; what goes on after the card is shown anew.
      const isStopped = now.blow !== undefined;
      if (isStopped) expect(now.show).toBeUndefined();
      now = nextSession(SPEC, now, { kind: 'read' });
      expect(now.show === undefined || (now.show.awaits && state.bonus)).toBe(true);
      if (!state.bonus || isStopped) duels = 0;
      const legal = GRAN.moves(state, turn);
      const fights = legal.filter((move) => GRAN.step(state, move).events.some(({ kind }) => kind === 'die'));
      const move = BOTS.random(GRAN.view(state, turn), fights.length > 0 ? fights : legal, dice, 1);
      now = nextSession(SPEC, now, { kind: 'play', move });
      if (now.sitting?.history.events.at(-1)?.some(({ kind }) => kind === 'die')) {
        duels += 1;
        if (turn !== 0 && duels > 1) {
          chains.push(duels);
          // The pieces of the duels after one that was passed are not seen one by one.
          expect(now.blow === undefined ? now.show?.told : now.show).toBe(now.blow === undefined ? true : undefined);
        }
      }
    }
  }
  expect(chains.length).toBeGreaterThan(3);
});

test('a ring or a seal that another gets stops whoever plays here, and the end does not', () => {
  let [rings, seals, ends] = [0, 0, 0];
  for (let game = 0; game < 6; game += 1) {
    const dice = diceFrom(seeded(`coups/${game}`));
    let state = GRAN.setup(OPTIONS, `coups/${game}`);
    for (let step = 0; step < 900 && !GRAN.outcome(state); step += 1) {
      const move = BOTS.greedy(GRAN.view(state, state.turn), GRAN.moves(state, state.turn), dice, 1);
      const { state: next, events } = GRAN.step(state, move);
      const blow = blowOf({ move, events, before: GRAN.view(state, 0), after: GRAN.view(next, 0) }, 0);
      if (move.seat === 0 || next.phase === 'over') {
        ends += Number(next.phase === 'over');
        // Of what one does oneself, a duel lost alone is told.
        const isBeaten = next.phase !== 'over' && events.some(({ kind }) => kind === 'beaten');
        expect(blow?.text.replace(', l’anneau', '')).toBe(isBeaten ? 'Duel perdu : une amulette et votre prochain tour.' : undefined);
        // It is told by its show, and where nothing is shown it stops the table.
        expect([blow?.isGrave ?? false, blow?.isShown ?? false]).toEqual([isBeaten, isBeaten]);
      } else {
        const took = events.find((event) => event.kind === 'took-ring');
        const seal = events.find((event) => event.kind === 'city' && event.seal === 'first');
        if (took && !seal && !events.some(({ kind }) => kind === 'attacked')) {
          rings += 1;
          expect(blow?.text).toBe(`${GRAN_SPEC.nameOf(move.seat, next)} prend l’anneau.`);
        }
        if (seal) {
          seals += 1;
          expect(blow?.text).toMatch(/^(Bleu|Rouge) a \d sceaux? sur 3\.$/);
        }
      }
      state = next;
    }
  }
  expect(Math.min(rings, seals, ends)).toBeGreaterThan(0);
});

test('whatever another does is read with its sentence, and of one’s own only what is done for one', () => {
  const told = { walk: 0, duel: 0, alone: 0 };
  for (let game = 0; game < 8; game += 1) {
    const dice = diceFrom(seeded(`lus/${game}`));
    let state = GRAN.setup(OPTIONS, `lus/${game}`);
    for (let step = 0; step < 200 && !GRAN.outcome(state); step += 1) {
      const move = BOTS.random(GRAN.view(state, state.turn), GRAN.moves(state, state.turn), dice, 1);
      const { state: next, events } = GRAN.step(state, move);
      const shown = showOf({ move, events, before: GRAN.view(state, 0), after: GRAN.view(next, 0) }, [0]);
      const isDuel = events.some(({ kind }) => kind === 'die');
      expect(shown?.stay).toBeUndefined();
      if (isDuel) {
        told.duel += Number(shown?.text !== undefined);
        const isLost = move.seat === 0 && events.some(({ kind }) => kind === 'beaten');
        expect(shown?.isOwn ?? false).toBe(isLost);
        if (isLost) expect(shown?.text).toMatch(/^Duel perdu : une amulette(?:, l’anneau)? et votre prochain tour\.$/);
        else
          expect(shown?.text ?? 'Bleu va à « X » et bat le dragon, 4 contre 3.').toMatch(
            /^\p{Lu}\p{L}+ va à « [^»]+ »(?:, par « [^»]+ »,)? et (?:bat le dragon, \d contre \d|y perd, \d contre \d, une amulette et son prochain tour(?: ; l’anneau lui échappe)?)\.$/u,
          );
      } else if (move.kind === 'walk') {
        told.walk += 1;
        expect(shown).toBeDefined();
        expect(shown?.isOwn).toBeUndefined();
      } else if (move.kind === 'release') {
        told.alone += Number(move.seat === 0);
        expect([shown?.text, shown?.isOwn]).toEqual(
          move.seat === 0 ? ['Ce tour passe à retirer votre carcan noir.', true] : [undefined, undefined],
        );
      }
      state = next;
    }
  }
  expect(Math.min(...Object.values(told))).toBeGreaterThan(0);
});
