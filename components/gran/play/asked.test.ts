import { expect, test } from 'vitest';
import { accepted } from '#engine/core/accepted.ts';
import type { Event } from '#engine/gran/events.ts';
import { GRAN } from '#engine/gran/game.ts';
import { quietRounds } from './asked.ts';

const view = GRAN.view(GRAN.setup(accepted(GRAN.checkOptions({ seats: 3 })), 'calme'), 0);

/** As the table's handle tells: from the last event of a kind on, nothing where there is none. */
const since =
  (events: readonly Event[]) =>
  (is?: (event: Event) => boolean): readonly Event[] => {
    if (!is) return events;
    const last = events.findLastIndex(is);
    return last < 0 ? [] : events.slice(last);
  };
const turns = (count: number): readonly Event[] => Array.from({ length: count }, (_, at): Event => ({ kind: 'turn', seat: at % 3 }));
const city = (seal?: 'first' | 'owned'): Event => ({
  ...{ kind: 'city', seat: 0, at: 'cite-de-tirad', kingdom: 'tirad', amulets: 1 },
  ...(seal && { seal }),
});

test('GRA-L-31: whole rounds of the table are counted, ten from the last seal on, twenty from the beginning', () => {
  expect(quietRounds(view, since([]))).toBe(0);
  expect(quietRounds(view, since(turns(59)))).toBe(0);
  expect(quietRounds(view, since(turns(60)))).toBe(20);
  expect(quietRounds(view, since([...turns(60), city('first'), ...turns(29)]))).toBe(0);
  expect(quietRounds(view, since([...turns(60), city('first'), ...turns(33)]))).toBe(11);
  // A city without the ring, or one that has given its seal, brings nothing.
  expect(quietRounds(view, since([city('first'), ...turns(15), city(), ...turns(10), city('owned'), ...turns(5)]))).toBe(10);
});
