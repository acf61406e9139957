/**
 * Why a rule or a ruling has no test. `matter`: nothing for a program to check, it stays. `not-yet`: what it waits for; it goes as soon as
 * a test's title names the id. The coverage page completes « Sans essai : … » or « En attente : … » with the reason.
 */
import type { RuleId } from './ids.ts';

interface Reason {
  readonly id: RuleId;
  readonly kind: 'matter' | 'not-yet';
  readonly because: string;
}

export const UNTESTED: readonly Reason[] = [];
