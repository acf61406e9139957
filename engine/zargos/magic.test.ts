import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepted } from '../core/accepted.ts';
import type { Verdict } from '../core/verdict.ts';
import { CARD_IDS, CARDS, type CardId, cardOf } from './data/cards.ts';
import type { RuleId } from './ids.ts';
import { rulesOfCard, rulingsOfCard } from './magic/card-rules.ts';
import { checkMoment, type Moment } from './magic/moment.ts';
import { cardRemarks, JUDGE_RULES, judgeCard, momentName } from './magic.ts';
import { moments } from './testing/arbitrary-moment.ts';

/** A checked moment; where not said, six peoples play, I am the Moines and it is the Dragons' turn. */
function at(draft: Record<string, unknown>): Moment {
  return accepted(checkMoment({ mine: ['moines'], turn: ['dragons'], ...draft }));
}

const REDS_NOT_NOW = '-MAG-4 -MAG-4 -MAG-4 -MAG-4 -MAG-4 -MAG-4 -MAG-4 -MAG-4 -MAG-4 -MAG-4 -MAG-4';
const REDS_BEFORE_DRAGONS = '+MAG-4 +L-1 +MAG-4 +MAG-4 +MAG-4 +TREMBLEMENT +RAZ +ECLIPSE +MAG-9 -TYPHON -INONDATIONS';
const fight = (attacker: string, defender: string, opening = 'none') => ({ attacker, defender, opening });
const moines = ['moines'];

/**
 * Every card at every moment, by hand from the booklet: the sentence in brackets under each card's text, the section on magic cards,
 * the questions and answers. Columns are the cards in the booklet's order, `+` may be played, `-` may not, then the rule.
 */
// biome-ignore format: a case a row
const table: [moment: string, draft: Record<string, unknown>, greens: string, reds: string][] = [
  // Guerre Terre Ailleurs Brume Illusion | Glace Folie Tempête Mort Démoniaque Tremblement Raz Éclipse Canicule Typhon Inondations
  ['before the Dragons’ turn', { phase: 'before-turn' }, '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION', REDS_BEFORE_DRAGONS],
  [
    'before my own turn',
    { phase: 'before-turn', turn: moines },
    '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION',
    '+MAG-4 +L-1 +MAG-4 +MAG-4 +MAG-4 +TREMBLEMENT -RAZ +ECLIPSE +MAG-9 -TYPHON -INONDATIONS',
  ],
  [
    'before the Ailés’ turn',
    { phase: 'before-turn', turn: ['ailes'] },
    '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION',
    '+MAG-4 +L-1 +MAG-4 +MAG-4 +MAG-4 +TREMBLEMENT -RAZ +ECLIPSE +MAG-9 +TYPHON -INONDATIONS',
  ],
  [
    'before the Chevaliers’ turn',
    { phase: 'before-turn', turn: ['chevaliers'] },
    '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION',
    '+MAG-4 +L-1 +MAG-4 +MAG-4 +MAG-4 +TREMBLEMENT -RAZ +ECLIPSE +MAG-9 -TYPHON +INONDATIONS',
  ],
  [
    'before the turn of a player with the Ailés and the Dragons',
    { phase: 'before-turn', turn: ['ailes', 'dragons'] },
    '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION',
    '+MAG-4 +L-1 +MAG-4 +MAG-4 +MAG-4 +TREMBLEMENT +RAZ +ECLIPSE +MAG-9 +TYPHON -INONDATIONS',
  ],
  [
    'before my turn, I am the Ailés',
    { phase: 'before-turn', mine: ['ailes'], turn: ['ailes'] },
    '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION',
    '+MAG-4 +L-1 +MAG-4 +MAG-4 +MAG-4 +TREMBLEMENT -RAZ +ECLIPSE +CANICULE +MAG-9 -INONDATIONS',
  ],
  [
    'before the Dragons’ turn, without Amazones and Araignées',
    { phase: 'before-turn', inPlay: ['ailes', 'chevaliers', 'dragons', 'moines'] },
    '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION',
    '+MAG-4 +L-1 +MAG-4 +MAG-4 +MAG-4 -MAG-10 +RAZ -MAG-10 +MAG-9 -TYPHON -INONDATIONS',
  ],
  ['after another’s Glace', { phase: 'after-card', last: { card: 'vent-de-glace', by: 'other' } }, '-MAG-5 -MAG-5 -MAG-5 -MAG-5 +ILLUSION', REDS_BEFORE_DRAGONS],
  ['after another’s Folie', { phase: 'after-card', last: { card: 'vent-de-folie', by: 'other' } }, '-MAG-5 -MAG-5 -MAG-5 -MAG-5 +ILLUSION', REDS_BEFORE_DRAGONS],
  ['after another’s Tempête', { phase: 'after-card', last: { card: 'vent-de-tempete', by: 'other' } }, '-MAG-5 -MAG-5 -MAG-5 -MAG-5 +ILLUSION', REDS_BEFORE_DRAGONS],
  [
    'after another’s Démoniaque',
    { phase: 'after-card', last: { card: 'vent-demoniaque', by: 'other' } },
    '-MAG-5 -MAG-5 -MAG-5 -MAG-5 +ILLUSION',
    '+MAG-4 +L-1 +MAG-4 +MAG-4 -MAG-2 +TREMBLEMENT +RAZ +ECLIPSE +MAG-9 -TYPHON -INONDATIONS',
  ],
  ['after another’s Illusion', { phase: 'after-card', last: { card: 'vent-d-illusion', by: 'other' } }, '-MAG-5 -MAG-5 -MAG-5 -MAG-5 +ILLUSION', REDS_BEFORE_DRAGONS],
  ['after my own Glace', { phase: 'after-card', last: { card: 'vent-de-glace', by: 'me' } }, '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION', REDS_BEFORE_DRAGONS],
  ['after another’s Mort', { phase: 'after-card', last: { card: 'vent-de-mort', by: 'other' } }, '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION', REDS_BEFORE_DRAGONS],
  [
    'after my own Mort',
    { phase: 'after-card', last: { card: 'vent-de-mort', by: 'me' } },
    '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION',
    '+MAG-4 +L-1 +MAG-4 -MAG-6 +MAG-4 +TREMBLEMENT +RAZ +ECLIPSE +MAG-9 -TYPHON -INONDATIONS',
  ],
  [
    'after another’s Éclipse',
    { phase: 'after-card', last: { card: 'eclipse', by: 'other' } },
    '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION',
    '+MAG-4 +L-1 +MAG-4 +MAG-4 +MAG-4 +TREMBLEMENT +RAZ -MAG-2 +MAG-9 -TYPHON -INONDATIONS',
  ],
  ['during my attacks', { phase: 'attacks', turn: moines }, '-GUERRE +TERRE +AILLEURS -BRUME -ILLUSION', REDS_NOT_NOW],
  ['during the Dragons’ attacks', { phase: 'attacks' }, '-GUERRE -MAG-11 -MAG-11 -MAG-11 -ILLUSION', REDS_NOT_NOW],
  ['before a fight where I attack', { phase: 'before-fight', turn: moines, fight: fight('moines', 'dragons') }, '+GUERRE -COM-1 -COM-1 -BRUME -ILLUSION', REDS_NOT_NOW],
  ['before a fight where I defend', { phase: 'before-fight', fight: fight('dragons', 'moines') }, '+GUERRE -MAG-11 -MAG-11 -MAG-11 -ILLUSION', REDS_NOT_NOW],
  ['before the fight of two others', { phase: 'before-fight', fight: fight('dragons', 'ailes') }, '-MAG-11 -MAG-11 -MAG-11 -MAG-11 -ILLUSION', REDS_NOT_NOW],
  [
    'before the Amazones I attack have shot',
    { phase: 'before-fight', turn: moines, fight: fight('moines', 'amazones', 'pending') },
    '-L-43 -COM-1 -COM-1 -BRUME -ILLUSION',
    REDS_NOT_NOW,
  ],
  [
    'once the Amazones I attack have shot',
    { phase: 'before-fight', turn: moines, fight: fight('moines', 'amazones', 'done') },
    '+GUERRE -COM-1 -COM-1 -BRUME -ILLUSION',
    REDS_NOT_NOW,
  ],
  [
    'I am the Amazones and have not shot yet',
    { phase: 'before-fight', mine: ['amazones'], fight: fight('dragons', 'amazones', 'pending') },
    '-L-43 -MAG-11 -MAG-11 -MAG-11 -ILLUSION',
    REDS_NOT_NOW,
  ],
  [
    'before the Araignées I attack have called',
    { phase: 'before-fight', turn: moines, fight: fight('moines', 'araignees', 'pending') },
    '-L-25 -COM-1 -COM-1 -BRUME -ILLUSION',
    REDS_NOT_NOW,
  ],
  [
    'once the Araignées I attack have called',
    { phase: 'before-fight', turn: moines, fight: fight('moines', 'araignees', 'done') },
    '+GUERRE -COM-1 -COM-1 -BRUME -ILLUSION',
    REDS_NOT_NOW,
  ],
  ['before I enter against demons', { phase: 'before-fight', turn: moines, fight: fight('moines', 'demons') }, '-ZRG-1 -COM-1 -COM-1 -BRUME -ILLUSION', REDS_NOT_NOW],
  [
    'before my two peoples fight each other',
    { phase: 'before-fight', mine: ['ailes', 'moines'], turn: ['ailes', 'moines'], fight: fight('ailes', 'moines') },
    '+GUERRE -COM-1 -COM-1 -BRUME -ILLUSION',
    REDS_NOT_NOW,
  ],
  [
    'I am the Chevaliers, before a fight',
    { phase: 'before-fight', mine: ['chevaliers'], turn: ['chevaliers'], fight: fight('chevaliers', 'moines') },
    '+GUERRE -CHE-1 -CHE-1 -BRUME -ILLUSION',
    REDS_NOT_NOW,
  ],
  ['once my fight has begun', { phase: 'in-fight', turn: moines, fight: fight('moines', 'dragons') }, '-GUERRE -COM-1 -COM-1 -BRUME -ILLUSION', REDS_NOT_NOW],
  ['once the fight where I defend has begun', { phase: 'in-fight', fight: fight('dragons', 'moines') }, '-GUERRE -MAG-11 -MAG-11 -MAG-11 -ILLUSION', REDS_NOT_NOW],
  ['during my reorganisation', { phase: 'reorganisation', turn: moines }, '-GUERRE +TERRE +AILLEURS +BRUME -ILLUSION', REDS_NOT_NOW],
  ['during the Dragons’ reorganisation', { phase: 'reorganisation' }, '-GUERRE -MAG-11 -MAG-11 -MAG-11 -ILLUSION', REDS_NOT_NOW],
  ['during count, cards and purchases', { phase: 'count' }, '-MAG-5 -MAG-5 -MAG-5 -MAG-5 -ILLUSION', REDS_NOT_NOW],
];

const cells = table.flatMap(([moment, draft, greens, reds]) =>
  `${greens} ${reds}`.split(' ').map((cell, i) => ({
    rule: `ZAR-${cell.slice(1)}`,
    yes: cell.startsWith('+'),
    answer: cell.startsWith('+') ? 'yes' : 'no',
    card: CARD_IDS[i] as CardId,
    moment,
    draft,
  })),
);
describe('every card at every moment', () => {
  test('the table has a cell for each', () => expect(cells).toHaveLength(table.length * 16));
  test.each(cells)('$rule: $answer, $card $moment', ({ rule, yes, card, draft }) => {
    expect(judgeCard(card, at(draft))).toMatchObject({ ok: yes, rule });
  });
});

const before = { phase: 'before-turn' };
const attacked = { phase: 'before-fight', fight: fight('dragons', 'moines') };
const attacking = { phase: 'before-fight', turn: moines, fight: fight('moines', 'dragons') };
const played = (card: CardId, by: 'me' | 'other', same = false) => ({ card, by, same });

/** What was already played, and the readings of a table: expected by hand from ZAR-MAG-6 and the rulings named. */
// biome-ignore format: a case a row
const cases: [rule: string, name: string, CardId, Record<string, unknown>, yes: boolean][] = [
  ['ZAR-MAG-6', 'my second Folie on the same kingdom', 'vent-de-folie', { ...before, played: [played('vent-de-folie', 'me', true)] }, false],
  ['ZAR-L-1', 'my second Folie on another kingdom', 'vent-de-folie', { ...before, played: [played('vent-de-folie', 'me')] }, true],
  ['ZAR-L-1', 'a Folie where another’s struck (ZAR-L-48)', 'vent-de-folie', { ...before, played: [played('vent-de-folie', 'other', true)] }, true],
  ['ZAR-L-48', 'the same where the table forbids it', 'vent-de-folie', { ...before, played: [played('vent-de-folie', 'other', true)], options: { 'ZAR-L-48': 'non' } }, false],
  ['ZAR-L-1', 'another kingdom where the table forbids the same', 'vent-de-folie', { ...before, played: [played('vent-de-folie', 'other')], options: { 'ZAR-L-48': 'non' } }, true],
  ['ZAR-MAG-4', 'a Mort after another’s Mort', 'vent-de-mort', { ...before, played: [played('vent-de-mort', 'other')] }, true],
  ['ZAR-MAG-6', 'my second Mort', 'vent-de-mort', { ...before, played: [played('vent-de-mort', 'me')] }, false],
  ['ZAR-MAG-2', 'a third Mort', 'vent-de-mort', { ...before, played: [played('vent-de-mort', 'me'), played('vent-de-mort', 'other')] }, false],
  ['ZAR-MAG-2', 'a second Typhon', 'typhon', { ...before, turn: ['ailes'], played: [played('typhon', 'other')] }, false],
  ['ZAR-MAG-3', 'a third Illusion', 'vent-d-illusion', { phase: 'after-card', last: { card: 'vent-d-illusion', by: 'other' }, played: [played('vent-d-illusion', 'me')] }, false],
  ['ZAR-MAG-6', 'my second Vent de Guerre in a fight', 'vent-de-guerre', { ...attacked, played: [played('vent-de-guerre', 'me')] }, false],
  ['ZAR-GUERRE', 'answering the attacker’s', 'vent-de-guerre', { ...attacked, played: [played('vent-de-guerre', 'other')] }, true],
  ['ZAR-L-43', 'the attacker after the defender', 'vent-de-guerre', { ...attacking, played: [played('vent-de-guerre', 'other')] }, false],
  [
    'ZAR-GUERRE',
    'before the shot, by the other reading of ZAR-L-43',
    'vent-de-guerre',
    { ...attacking, fight: fight('moines', 'amazones', 'pending'), options: { 'ZAR-L-43': 'avant-le-tir' } },
    true,
  ],
  [
    'ZAR-L-43',
    'after the shot, by the other reading',
    'vent-de-guerre',
    { ...attacking, fight: fight('moines', 'amazones', 'done'), options: { 'ZAR-L-43': 'avant-le-tir' } },
    false,
  ],
  [
    'ZAR-GUERRE',
    'no shot to wait for under an Éclipse (ZAR-ECLIPSE)',
    'vent-de-guerre',
    { ...attacking, fight: fight('moines', 'amazones', 'pending'), played: [played('eclipse', 'me')] },
    true,
  ],
  ['ZAR-L-42', 'a second Terre for one group', 'vent-de-terre', { phase: 'attacks', turn: moines, played: [played('vent-de-terre', 'me', true)] }, false],
  ['ZAR-TERRE', 'a second Terre for another group', 'vent-de-terre', { phase: 'attacks', turn: moines, played: [played('vent-de-terre', 'me')] }, true],
  ['ZAR-MAG-6', 'a second Ailleurs for one group', 'vent-d-ailleurs', { phase: 'attacks', turn: moines, played: [played('vent-d-ailleurs', 'me', true)] }, false],
  ['ZAR-MAG-6', 'a second Brume', 'vent-de-brume', { phase: 'reorganisation', turn: moines, played: [played('vent-de-brume', 'me')] }, false],
  [
    'ZAR-COM-1',
    'the Chevaliers under Inondations move like the others',
    'vent-de-terre',
    {
      phase: 'before-fight',
      mine: ['chevaliers'],
      turn: ['chevaliers'],
      fight: fight('chevaliers', 'moines'),
      played: [played('inondations', 'other')],
    },
    false,
  ],
  ['ZAR-MAG-9', 'my Ailés share the Moines’ turn (ZAR-L-34)', 'typhon', { ...before, mine: ['ailes', 'moines'], turn: moines }, true],
  [
    'ZAR-TYPHON',
    'by the other reading of ZAR-L-34 they do not',
    'typhon',
    { ...before, mine: ['ailes', 'moines'], turn: moines, options: { 'ZAR-L-34': 'un-tour-par-peuple' } },
    false,
  ],
];
test.each(cases)('%s: %s', (rule, _name, card, draft, yes) => {
  const answer = judgeCard(card, at(draft));
  expect(answer.ok, answer.because).toBe(yes);
  expect(answer.rule).toBe(rule);
});

// biome-ignore format: a case a row
const sentences: [rule: string, CardId, Record<string, unknown>, because: string][] = [
  ['ZAR-MAG-4', 'vent-de-glace', before, 'Avant le tour des Dragons, oui : le royaume que vous désignez sera figé pendant ce tour.'],
  ['ZAR-MAG-4', 'vent-de-glace', { ...before, turn: moines }, 'Avant votre tour, oui : le royaume que vous désignez sera figé pendant votre tour.'],
  ['ZAR-MAG-4', 'canicule', { phase: 'attacks' }, 'Le tour des Dragons est commencé : une carte rouge se joue avant le premier déplacement d’un tour.'],
  ['ZAR-TYPHON', 'typhon', before, 'On joue le Typhon avant le tour des Ailés ; c’est celui des Dragons qui vient.'],
  ['ZAR-INONDATIONS', 'inondations', { ...before, turn: moines }, 'On joue les Inondations avant le tour des Chevaliers ; c’est le vôtre qui vient.'],
  ['ZAR-ECLIPSE', 'eclipse', before, 'Avant le tour des Dragons, oui : les Amazones n’ont plus leurs arcs.'],
  ['ZAR-MAG-5', 'vent-de-terre', before, 'Avant le tour des Dragons, il n’y a ni mouvement ni combat où appliquer une carte verte.'],
  [
    'ZAR-MAG-9',
    'canicule',
    before,
    'Avant le tour des Dragons, rien ne l’interdit, mais elle vise vos Moines : vous pouvez la garder, pour que personne ne s’en serve, ou la remettre sous la pile.',
  ],
  ['ZAR-GUERRE', 'vent-de-guerre', attacked, 'Les Dragons vous attaquent et le premier jet n’est pas fait : un dé de plus jusqu’à la fin de ce combat.'],
  ['ZAR-GUERRE', 'vent-de-guerre', attacking, 'Vous attaquez les Dragons et le premier jet n’est pas fait : un dé de plus jusqu’à la fin de ce combat.'],
  [
    'ZAR-ILLUSION',
    'vent-d-illusion',
    { phase: 'after-card', last: { card: 'eclipse', by: 'other' } },
    'On ne détourne pas l’Éclipse : cette carte ne laisse désigner ni royaume, ni province, ni case mer.',
  ],
  [
    'ZAR-MAG-6',
    'vent-de-mort',
    { ...before, played: [played('vent-de-mort', 'me')] },
    'Vous en avez déjà joué un et le second ferait la même chose : gardez-le au moins jusqu’au tour du joueur suivant.',
  ],
];
test.each(sentences)('%s: what is said of %s', (_rule, card, draft, because) => {
  expect(judgeCard(card, at(draft)).because).toBe(because);
});

// biome-ignore format: a case a row
const noted: [rule: RuleId, name: string, CardId, Record<string, unknown>, there: boolean][] = [
  ['ZAR-L-4', 'how long an Éclipse lasts', 'eclipse', before, true],
  ['ZAR-AMA-1', 'an Éclipse on the Amazones’ own turn does nothing', 'eclipse', { ...before, turn: ['amazones'] }, true],
  ['ZAR-AMA-1', 'unless it lasts for the phase', 'eclipse', { ...before, turn: ['amazones'], options: { 'ZAR-L-4': 'phase-a' } }, false],
  ['ZAR-MAG-6', 'my second Glace needs another kingdom', 'vent-de-glace', { phase: 'after-card', last: { card: 'vent-de-glace', by: 'me' } }, true],
  ['ZAR-GLACE', 'Ailleurs under a Glace', 'vent-d-ailleurs', { phase: 'attacks', turn: moines, played: [played('vent-de-glace', 'other')] }, true],
  ['ZAR-TEMPETE', 'Terre under a Tempête', 'vent-de-terre', { phase: 'attacks', turn: moines, played: [played('vent-de-tempete', 'other')] }, true],
  ['ZAR-TEMPETE', 'Ailleurs crosses no sea', 'vent-d-ailleurs', { phase: 'attacks', turn: moines, played: [played('vent-de-tempete', 'other')] }, false],
  [
    'ZAR-L-52',
    'Terre for the Dragons under a Raz-de-marée',
    'vent-de-terre',
    { phase: 'attacks', mine: ['dragons'], turn: ['dragons'], played: [played('raz-de-maree', 'other')] },
    true,
  ],
  [
    'ZAR-L-52',
    'Terre, where the table leaves them their boats',
    'vent-de-terre',
    { phase: 'attacks', mine: ['dragons'], turn: ['dragons'], played: [played('raz-de-maree', 'other')], options: { 'ZAR-L-52': 'oui' } },
    false,
  ],
  ['ZAR-L-52', 'Ailleurs goes not to sea', 'vent-d-ailleurs', { phase: 'attacks', mine: ['dragons'], turn: ['dragons'], played: [played('raz-de-maree', 'other')] }, false],
];
test.each(noted)('%s: %s', (rule, _name, card, draft, there) => {
  const answer = judgeCard(card, at(draft));
  expect(answer.ok && answer.notes.some(({ rules }) => rules.includes(rule))).toBe(there);
});

const names: [Record<string, unknown>, string][] = [
  [before, 'Avant le tour des Dragons'],
  [{ ...before, turn: moines }, 'Avant votre tour'],
  [{ ...before, turn: ['ailes', 'dragons'] }, 'Avant le tour des Ailés et des Dragons'],
  [{ phase: 'after-card', last: { card: 'eclipse', by: 'other' } }, 'Juste après l’Éclipse d’un autre, avant le tour des Dragons'],
  [
    { phase: 'after-card', last: { card: 'inondations', by: 'me' } },
    'Juste après les Inondations que vous jouez, avant le tour des Dragons',
  ],
  [{ phase: 'attacks', turn: moines }, 'Pendant vos attaques'],
  [{ phase: 'attacks' }, 'Pendant les attaques des Dragons'],
  [attacked, 'Juste avant le combat des Dragons contre les Moines'],
  [{ ...attacking, phase: 'in-fight', fight: fight('moines', 'demons') }, 'Pendant le combat des Moines contre les démons'],
  [{ phase: 'reorganisation' }, 'Pendant la réorganisation des Dragons'],
  [{ phase: 'count' }, 'Pendant le décompte, la distribution et les achats'],
];
test.each(names)('%j is named', (draft, name) => {
  expect(momentName(at(draft))).toBe(name);
});

const remarks: [string, Record<string, unknown>, RuleId[]][] = [
  ['ZAR-L-27: before a turn players speak in order', before, ['ZAR-L-27']],
  ['ZAR-L-43: before a fight the attacker speaks first', attacking, ['ZAR-L-43']],
  ['nothing to add during attacks', { phase: 'attacks' }, []],
];
test.each(remarks)('%s', (_name, draft, rules) => {
  expect(cardRemarks(at(draft)).flatMap((remark) => remark.rules)).toEqual(rules);
});

const lasting: [string, Record<string, unknown>, string][] = [
  ['to the end of the turn', before, 'Elle agit jusqu’à la fin du tour des Dragons.'],
  ['to the end of my turn', { ...before, turn: moines }, 'Elle agit jusqu’à la fin de votre tour.'],
  ['to the end of phase a', { ...before, options: { 'ZAR-L-4': 'phase-a' } }, 'Elle agit jusqu’à ce que tous aient joué.'],
];
test.each(lasting)('ZAR-L-4: an Éclipse lasts %s', (_name, draft, text) => {
  const answer = judgeCard('eclipse', at(draft));
  expect(answer.ok && answer.notes.map((note) => note.text)).toContain(text);
});

test('an answer is a verdict, with a rule of the game and one whole sentence, whatever the moment', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CARD_IDS), moments, (card, moment) => {
      const answer = judgeCard(card, moment);
      const verdict: Verdict<RuleId> = answer;
      expect(verdict).toBe(answer);
      expect([...JUDGE_RULES, ...CARDS.map(({ rule }) => rule)]).toContain(answer.rule);
      expect(answer.because).toMatch(/^[A-ZÀ-Ü][^.']*\.$/);
      for (const remark of [...(answer.ok ? answer.notes : []), ...cardRemarks(moment)]) expect(remark.text).toMatch(/^[A-ZÀ-Ü«][^.']*\.$/);
    }),
    { numRuns: 2000 },
  );
});

test('ZAR-MAG-4 ZAR-MAG-5: no red card once a turn has begun, no green card but Illusion before it', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CARD_IDS), moments, (id, moment) => {
      const beforeTurn = moment.phase === 'before-turn' || moment.phase === 'after-card';
      const fits = cardOf(id).color === 'red' || id === 'vent-d-illusion';
      if (judgeCard(id, moment).ok) expect(fits).toBe(beforeTurn);
    }),
    { numRuns: 1000 },
  );
});

test('each card names its own rule first, and the rulings that touch it', () => {
  for (const card of CARDS) expect(rulesOfCard(card)[0]).toBe(card.rule);
  expect(rulingsOfCard(cardOf('vent-de-folie')).map(({ id }) => id)).toContain('ZAR-L-1');
  expect(rulingsOfCard(cardOf('vent-de-guerre')).map(({ id }) => id)).toEqual(expect.arrayContaining(['ZAR-L-8', 'ZAR-L-43']));
});
