import { expect, test } from 'vitest';
import { withoutSheets } from './content.ts';

test('a page that is only read brings none of its sheets', () => {
  const page =
    '<head><style>@layer a;</style><title>x</title></head><p>avant</p><style media="print">\np { color: red }\n</style><p>après</p>';
  expect(withoutSheets(page)).toBe('<head><title>x</title></head><p>avant</p><p>après</p>');
});
