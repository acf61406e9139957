/** The log: what happened in a game of Zargos, in French sentences with their rules, as one reader may see it. What is told in a row may be one sentence. */
import { type Eyes, seenBy } from '../../../core/events.ts';
import type { Event } from '../events.ts';
import * as count from './count.ts';
import * as magic from './magic.ts';
import * as opening from './opening.ts';
import { type Around, type Known, type ToldLine, type Voice, voiceOf } from './voice.ts';
import * as war from './war.ts';

function linesOf(voice: Voice, event: Exclude<Event, { readonly kind: 'fight' }>, around: Around): readonly ToldLine[] {
  switch (event.kind) {
    case 'ranked':
      return [opening.rankedLine(voice, event)];
    case 'chose':
      return [opening.choseLine(voice, event)];
    case 'took':
      return [opening.tookLine(voice, event, around)];
    case 'drew':
      return opening.drewLines(voice, event, around);
    case 'planted':
      return [opening.plantedLine(voice, event)];
    case 'offered':
      return [opening.offeredLine(voice, event, around)];
    case 'offer-shown':
      return opening.shownLines(voice, event, around);
    case 'answered':
      return [opening.answeredLine(voice, event, around)];
    case 'traded':
      return [opening.tradedLine(voice, event)];
    case 'granted':
      return [opening.grantedLine(voice, event)];
    case 'dealt':
      return [opening.dealtLine()];
    case 'kingdom':
      return [opening.kingdomLine(voice, event, around)];
    case 'round':
      return [count.roundLine(voice, event)];
    case 'turn':
      return [count.turnLine(voice, event)];
    case 'done':
      return [count.doneLine(voice, event, around)];
    case 'counted':
      return [count.countedLine(voice, event)];
    case 'order':
      return [count.orderLine(voice, event)];
    case 'reinforced':
      return [count.reinforcedLine(voice, event)];
    case 'bought-boats':
      return [count.boatsLine(voice, event)];
    case 'unspent':
      return [count.unspentLine(voice, event)];
    case 'over':
      return [count.overLine(voice, event)];
    case 'card':
      return [magic.cardLine(voice, event)];
    case 'effect':
      return magic.effectLines(voice, event, around);
    case 'folly':
      return [magic.follyLine(voice, event)];
    case 'removed':
      return [magic.removedLine(voice, event)];
    case 'fled':
      return [magic.fledLine(voice, event)];
    case 'stranded':
      return [magic.strandedLine(voice, event)];
    case 'expired':
      return [magic.expiredLine(voice, event)];
    case 'received':
      return magic.receivedLines(voice, event, around);
    case 'hand':
      return magic.handLines(voice, event, around);
    case 'discarded':
      return [magic.discardedLine(voice, event)];
    case 'withdrawn':
      return [magic.withdrawnLine(voice, event)];
    case 'pile-empty':
      return [magic.pileEmptyLine(voice, event)];
    case 'master':
      return [magic.masterLine(voice, event)];
    case 'no-master':
      return [magic.noMasterLine(voice, event)];
    case 'out':
      return [magic.outLine(voice, event, around)];
    case 'left-table':
      return [magic.leftTableLine(voice, event)];
    case 'attacked':
      return [war.attackedLine(voice, event)];
    case 'marched':
      return [war.marchedLine(voice, event)];
    case 'opened':
      return war.openedLines(voice, event, around);
    case 'called':
      return [war.calledLine(voice, event)];
    case 'held':
      return [war.heldLine(voice, event)];
  }
}

/** What happened, as `eyes` may read it: they are spoken to unless all are `named`. `state`: the one after. */
export function explain(told: readonly Event[], state: Known, eyes: Eyes, named = false): readonly ToldLine[] {
  const all = seenBy(told, eyes);
  const voice = voiceOf(state, named ? 'public' : eyes);
  const lines: ToldLine[] = [];
  for (let index = 0; index < all.length; index += 1) {
    const event = all[index];
    if (!event) break;
    const around: Around = { all, index, before: all[index - 1], next: all[index + 1] };
    if (event.kind !== 'fight') {
      lines.push(...linesOf(voice, event, around));
      continue;
    }
    const told = war.fightLines(event, around);
    lines.push(...told.lines);
    index += told.taken - 1;
  }
  return lines;
}
