/** Ends Playwright's report with what failed, so that the end of a long log says why, and the line the runner and CI read. */
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

const why = (test: TestCase): string =>
  [test.titlePath().slice(2).join(' › '), ...test.results.flatMap(({ errors }) => errors.map(({ message = '' }) => message))].join('\n');

export default class Closing implements Reporter {
  private suite: Suite | undefined;
  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }
  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const failed = tests.filter((test) => test.outcome() !== 'expected');
    for (const test of failed) console.log(`\n${stripVTControlCharacters(why(test))}`);
    console.log(`\n${tests.length - failed.length} passed, ${failed.length} failed`);
  }
}
