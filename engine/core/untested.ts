/**
 * Why a rule or a ruling has no test. `matter`: nothing for a program to check, it stays. `not-yet`: what it waits for; it goes as soon as
 * a test's title names the id. The coverage page completes « Sans essai : … » or « En attente : … » with the reason.
 */
export interface Untested<Id extends string = string> {
  readonly id: Id;
  readonly kind: 'matter' | 'not-yet';
  readonly because: string;
}
