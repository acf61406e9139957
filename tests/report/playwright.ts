/** Ends Playwright's report with the line the runner and CI read. */
import type { Reporter, Suite } from '@playwright/test/reporter';

export default class Closing implements Reporter {
  private suite: Suite | undefined;
  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }
  onEnd(): void {
    const tests = this.suite?.allTests() ?? [];
    const passed = tests.filter((test) => test.outcome() === 'expected').length;
    console.log(`\n${passed} passed, ${tests.length - passed} failed`);
  }
}
