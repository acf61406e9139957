import { expect, test } from 'vitest';
import { firstProblem } from '../core/input.ts';
import { REVISION_1983, readOptions } from './options.ts';

test('the revision of 1983 is six options, the booklet first', () => {
  expect(REVISION_1983).toEqual({
    'LOR-REV-1': 'six',
    'LOR-REV-2': 'terrain-degage',
    'LOR-REV-3': 'deux',
    'LOR-REV-4': 'toutes-directions',
    'LOR-REV-5': 'plus-deux',
    'LOR-REV-6': 'retourne',
  });
  expect(firstProblem((report) => readOptions(REVISION_1983, 'options', report))).toEqual({ ok: true, value: REVISION_1983 });
});
