/**
 * Ends Vitest's report with the line the runner and CI read. An error outside any test counts as a failed one; a test that
 * this machine or this hour skips is neither passed nor failed. Where `TITLES` names a file, the titles of all tests are written there, as
 * `scripts/tested.ts` would collect them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export default class Closing implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const file = process.env.TITLES;
    if (file) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(
        file,
        `${JSON.stringify(
          tests.map((test) => test.fullName),
          null,
          1,
        )}\n`,
      );
    }
    const counted = tests.filter((test) => test.result().state !== 'skipped');
    const passed = counted.filter((test) => test.ok()).length;
    const broken = modules.filter((module) => module.errors().length > 0).length;
    console.log(`\n${passed} passed, ${counted.length - passed + broken + errors.length} failed`);
  }
}
