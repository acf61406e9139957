/** An army told card by card: what `<Force>` shows, worked out by the engine when the page is built. */
import { BOX, isMercenary, peopleOf } from '#engine/orc/data/cards.ts';
import type { RuleId } from '#engine/orc/ids.ts';
import { type Options, readingsOf } from '#engine/orc/options.ts';
import { type ArmyLine, forceOf } from '#engine/orc/rules/force.ts';
import type { ArmyCardKind, People } from '#engine/orc/types.ts';
import { army, flyingGoblins, people } from './written.ts';

/** Cards of one kind that count alike, side by side. */
export interface ToldCards {
  readonly card: ArmyCardKind;
  readonly copies: number;
  /** Of one of them. */
  readonly value: number;
  readonly rule: RuleId;
  /** `doublé`, `servie`: why a card does not count as printed; empty when it does. */
  readonly why: string;
}

export interface ToldForce {
  readonly people: People;
  readonly engaged: readonly ToldCards[];
  /** What the flying machine brings after the reveal. */
  readonly added: readonly ToldCards[];
  /** Before the flying machine. */
  readonly before: number;
  readonly value: number;
}

function whyOf({ card, value, rule }: ArmyLine, called: People): string {
  if (rule === 'ORC-BAT-7' || rule === 'ORC-L-13') return 'annulé';
  if (rule === 'ORC-BAT-5' && value > 0) return peopleOf(card) === called ? `${value / 2} × 2` : '';
  if (card === 'machine-de-guerre') return value > 0 ? 'servie' : 'sans servant';
  if (card === 'machine-volante') return value > 0 ? 'avec gobelin' : 'seule';
  if (card === 'gobelin' && rule === 'ORC-BAT-6') return 'servant';
  return card === 'gobelin' && isMercenary(card) && rule === 'ORC-BAT-8' ? 'embarqué' : '';
}

/** `lines` with equal neighbours joined. */
function joined(lines: readonly ArmyLine[], called: People): readonly ToldCards[] {
  const told: ToldCards[] = [];
  for (const line of lines) {
    const last = told.at(-1);
    if (last && last.card === line.card && last.value === line.value && last.rule === line.rule)
      told[told.length - 1] = { ...last, copies: last.copies + 1 };
    else told.push({ card: line.card, copies: 1, value: line.value, rule: line.rule, why: whyOf(line, called) });
  }
  return told;
}

/** An army written in a chapter: card ids between spaces; `flying` are the goblins aboard, `seule` for none. Throws at what is unknown. */
export function toldForce(called: string, cards: string, flying?: string, options: Options = {}): ToldForce {
  const whom = people(called);
  const engaged = army(cards, whom);
  const crew = flyingGoblins(flying);
  const { value, lines } = forceOf({ people: whom, cards: engaged, ...(crew && { flying: crew }) }, BOX.values, readingsOf({ options }));
  const before = lines.slice(0, engaged.length);
  return {
    people: whom,
    engaged: joined(before, whom),
    added: joined(lines.slice(engaged.length), whom),
    before: before.reduce((sum, line) => sum + line.value, 0),
    value,
  };
}
