/** May this magic card be played now? Every answer, yes or no, carries its rule and one French sentence with the values of the case. */
import type { Refusal } from '../core/verdict.ts';
import type { Remark } from './data/card-texts.ts';
import { type Card, type CardId, cardOf, type GreenId, isGreen, type RedId } from './data/cards.ts';
import { PEOPLE_NAMES } from './data/peoples.ts';
import type { RuleId } from './ids.ts';
import {
  attacks,
  called,
  fightOf,
  hasOneEffect,
  inForceAt,
  isBeforeTurn,
  isMyTurn,
  peoplesOfTurn,
  playedBefore,
  turnName,
} from './magic/facts.ts';
import type { Moment } from './magic/moment.ts';
import { objectionTo } from './magic/refusals.ts';
import { readingsOf } from './options.ts';

/** A `Verdict<RuleId>` that tells its rule when it accepts too, with what to keep in mind. */
export type CardAnswer =
  | { readonly ok: true; readonly rule: RuleId; readonly because: string; readonly notes: readonly Remark[] }
  | Refusal<RuleId>;

type Acceptance = Extract<CardAnswer, { ok: true }>;

/** Until when « ce tour-ci » lasts (ZAR-L-4). */
function lastsUntil(moment: Moment): string {
  if (readingsOf(moment)['ZAR-L-4'] === 'phase-a') return 'jusqu’à ce que tous aient joué';
  return `jusqu’à la fin ${isMyTurn(moment) ? 'de votre tour' : `du tour ${called(peoplesOfTurn(moment), 'des')}`}`;
}

/** What each red card does, said of the turn that comes. */
const redEffects = (moment: Moment): Record<RedId, string> => {
  const turn = isMyTurn(moment) ? 'votre tour' : 'ce tour';
  return {
    'vent-de-glace': `le royaume que vous désignez sera figé pendant ${turn}`,
    'vent-de-folie': 'le royaume que vous désignez subit un dé par province',
    'vent-de-tempete': `les deux cases mer que vous désignez seront fermées pendant ${turn}`,
    'vent-de-mort': 'partout, le surplus au-delà de sept pions disparaît tout de suite',
    'vent-demoniaque': 'la province ou la case mer que vous désignez est vidée tout de suite',
    'tremblement-de-terre': 'les Araignées n’ont plus leurs vortex',
    'raz-de-maree': `les Dragons regagnent la terre et y restent pendant ${turn}`,
    eclipse: 'les Amazones n’ont plus leurs arcs',
    canicule: 'les Moines n’ont plus la main de Dieu',
    typhon: `les Ailés ne volent pas pendant ${turn}`,
    inondations: `les Chevaliers jouent ${turn} sans leur pouvoir`,
  };
};

/** The cards whose « ce tour-ci » ZAR-L-4 reads. */
const LASTING: readonly CardId[] = ['eclipse', 'canicule', 'tremblement-de-terre'];

function redNotes(card: Card, moment: Moment): readonly Remark[] {
  const notes: Remark[] = [];
  const turn = peoplesOfTurn(moment);
  if (LASTING.includes(card.id)) notes.push({ text: `Elle agit ${lastsUntil(moment)}.`, rules: ['ZAR-L-4'] });
  if (card.id === 'eclipse' && turn.join() === 'amazones' && readingsOf(moment)['ZAR-L-4'] === 'tour-du-joueur') {
    notes.push({ text: 'Sans effet : les Amazones tirent quand on les attaque, et ce tour est le leur.', rules: ['ZAR-AMA-1', 'ZAR-L-4'] });
  }
  if (!hasOneEffect(card) && playedBefore(moment).some(({ card: played, by }) => played === card.id && by === 'me')) {
    notes.push({ text: 'Sur une autre cible que la première.', rules: ['ZAR-MAG-6'] });
  }
  return notes;
}

function acceptRed(id: RedId, moment: Moment): Acceptance {
  const card = cardOf(id);
  const { people } = card;
  const notes = redNotes(card, moment);
  const before = `Avant ${turnName(moment)},`;
  if (people && moment.mine.includes(people)) {
    const because = `${before} rien ne l’interdit, mais elle vise vos ${PEOPLE_NAMES[people]} : vous pouvez la garder, pour que personne ne s’en serve, ou la remettre sous la pile.`;
    return { ok: true, rule: 'ZAR-MAG-9', because, notes };
  }
  if (id === 'vent-de-folie') {
    const because = `${before} oui : malgré la coquille imprimée sur la carte, le Vent de Folie se joue comme les autres rouges.`;
    return { ok: true, rule: 'ZAR-L-1', because, notes };
  }
  return { ok: true, rule: people ? card.rule : 'ZAR-MAG-4', because: `${before} oui : ${redEffects(moment)[id]}.`, notes };
}

/** What the red cards in force take from a movement. */
function movementNotes(moment: Moment, bySea: boolean): readonly Remark[] {
  const frozen: Remark = { text: 'Ni depuis ni vers le royaume pris par le Vent de Glace.', rules: ['ZAR-GLACE', 'ZAR-L-28'] };
  const closed: Remark = { text: 'Pas par les deux cases mer que la Tempête a fermées.', rules: ['ZAR-TEMPETE'] };
  const ashore: Remark = { text: 'Pas pour vos Dragons par la mer, d’où le Raz-de-marée les tient.', rules: ['ZAR-RAZ', 'ZAR-L-52'] };
  const isAshore = moment.mine.includes('dragons') && inForceAt('raz-de-maree', moment) && readingsOf(moment)['ZAR-L-52'] === 'non';
  return [
    ...(inForceAt('vent-de-glace', moment) ? [frozen] : []),
    ...(bySea && inForceAt('vent-de-tempete', moment) ? [closed] : []),
    ...(bySea && isAshore ? [ashore] : []),
  ];
}

function warWindSays(moment: Moment): string {
  const fight = fightOf(moment);
  if (!fight || fight.defender === 'demons') return '';
  const { attacker, defender } = fight;
  const side = attacks(fight, moment) ? `Vous attaquez les ${PEOPLE_NAMES[defender]}` : `Les ${PEOPLE_NAMES[attacker]} vous attaquent`;
  return `${side} et le premier jet n’est pas fait : un dé de plus jusqu’à la fin de ce combat.`;
}

const greenSays = (moment: Moment): Record<GreenId, string> => {
  const during = moment.phase === 'attacks' ? 'Vous en êtes à vos attaques' : 'Vous vous réorganisez';
  const where = moment.phase === 'attacks' ? 'une province ennemie ou vide' : 'une province que vous contrôlez';
  const turned = moment.phase === 'after-card' ? cardOf(moment.last.card).the : 'une carte rouge';
  return {
    'vent-de-guerre': warWindSays(moment),
    'vent-de-terre': `${during} : un de vos groupes franchit jusqu’à trois cases mer sans bateau.`,
    'vent-d-ailleurs': `${during} : un de vos groupes passe dans ${where}, aussi loin soit-elle.`,
    'vent-de-brume': `${during} : tous vos pions bougent sans limite, par terre et par mer.`,
    'vent-d-illusion': `Un autre vient de jouer ${turned} : c’est vous qui désignez la cible.`,
  };
};

function acceptGreen(id: GreenId, moment: Moment): Acceptance {
  const moves = id === 'vent-de-terre' || id === 'vent-d-ailleurs' || id === 'vent-de-brume';
  const notes = moves ? movementNotes(moment, id !== 'vent-d-ailleurs') : [];
  return { ok: true, rule: cardOf(id).rule, because: greenSays(moment)[id], notes };
}

/** Whether the player who asks may play `id` at `moment`. */
export function judgeCard(id: CardId, moment: Moment): CardAnswer {
  const objection = objectionTo(id, moment);
  if (objection) return objection;
  return isGreen(id) ? acceptGreen(id, moment) : acceptRed(id, moment);
}

/** The moment in words, as the beginning of a sentence: « Avant le tour des Dragons ». */
export function momentName(moment: Moment): string {
  const mine = isMyTurn(moment);
  const of = (ours: string, theirs: string) => (mine ? ours : `${theirs} ${called(peoplesOfTurn(moment), 'des')}`);
  const fight = fightOf(moment);
  const foes =
    fight && `${called([fight.attacker], 'des')} contre ${fight.defender === 'demons' ? 'les démons' : called([fight.defender], 'les')}`;
  switch (moment.phase) {
    case 'before-turn':
      return `Avant ${turnName(moment)}`;
    case 'after-card':
      return `Juste après ${cardOf(moment.last.card).the} ${moment.last.by === 'me' ? 'que vous jouez' : 'd’un autre'}, avant ${turnName(moment)}`;
    case 'attacks':
      return `Pendant ${of('vos attaques', 'les attaques')}`;
    case 'before-fight':
      return `Juste avant le combat ${foes}`;
    case 'in-fight':
      return `Pendant le combat ${foes}`;
    case 'reorganisation':
      return `Pendant ${of('votre réorganisation', 'la réorganisation')}`;
    case 'count':
      return 'Pendant le décompte, la distribution et les achats';
  }
}

/** What holds at this moment whatever the card: who speaks first. */
export function cardRemarks(moment: Moment): readonly Remark[] {
  if (isBeforeTurn(moment)) {
    const first = isMyTurn(moment) ? 'vous' : called(peoplesOfTurn(moment), 'les');
    return [
      {
        text: `Si plusieurs joueurs ont une rouge à jouer : dans l’ordre de jeu en commençant par ${first}, jusqu’à ce que tous passent.`,
        rules: ['ZAR-L-27'],
      },
    ];
  }
  if (moment.phase === 'before-fight') {
    return [{ text: 'L’attaquant dit le premier s’il joue un Vent de Guerre, le défenseur ensuite.', rules: ['ZAR-L-43'] }];
  }
  return [];
}

/** Every rule an answer of `judgeCard` or a remark may quote, beside the cards' own. */
// biome-ignore format: a list
export const JUDGE_RULES = [
  'ZAR-MAG-2', 'ZAR-MAG-3', 'ZAR-MAG-4', 'ZAR-MAG-5', 'ZAR-MAG-6', 'ZAR-MAG-9', 'ZAR-MAG-10', 'ZAR-MAG-11', 'ZAR-COM-1', 'ZAR-CHE-1',
  'ZAR-ZRG-1', 'ZAR-AMA-1', 'ZAR-L-1', 'ZAR-L-4', 'ZAR-L-25', 'ZAR-L-27', 'ZAR-L-42', 'ZAR-L-43', 'ZAR-L-48',
] as const satisfies readonly RuleId[];
