/** Ends Vitest's report with the line the runner and CI read. An error outside any test counts as a failed one. */
import type { Reporter, TestModule } from 'vitest/node';

export default class Closing implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const passed = tests.filter((test) => test.ok()).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    console.log(`\n${passed} passed, ${tests.length - passed + broken + errors.length} failed`);
  }
}
