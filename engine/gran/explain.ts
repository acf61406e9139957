/** The log: what happened, in French sentences with their rules, as one reader may see it. */
import { type Eyes, seenBy } from '../core/events.ts';
import { counted, together, upperFirst } from '../core/french.ts';
import type { LogLine } from '../core/game.ts';
import { nameOf } from './board/tables.ts';
import { amuletsLeft, COLOR_NAMES, ofKingdom } from './data/box.ts';
import type { Event } from './events.ts';
import type { RuleId } from './ids.ts';
import { colorOf, tablesFor } from './rules/table.ts';
import type { GameOptions, PointId, SealGift, Seat, State } from './types.ts';

type Line = LogLine<RuleId>;
type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

const line = (text: string, ...rules: readonly RuleId[]): Line => ({ text, rules });

/** « Rouge » */
export function seatName(options: Pick<GameOptions, 'colors'>, seat: Seat): string {
  return upperFirst(COLOR_NAMES[colorOf(options, seat)]);
}

/** Who reads, and how things are called at this table. */
interface Voice {
  readonly seats: number;
  readonly who: (seat: Seat) => string;
  /** « Vous prenez » to the reader himself, « Rouge prend » to the others. */
  readonly does: (seat: Seat, verb: string, yours: string) => string;
  readonly isYou: (seat: Seat) => boolean;
  readonly at: (point: PointId) => string;
}

function voiceOf(options: GameOptions, reader: Eyes): Voice {
  const isYou = (seat: Seat) => seat === reader;
  const name = (seat: Seat) => seatName(options, seat);
  return {
    seats: options.seats,
    isYou,
    who: (seat) => (isYou(seat) ? 'vous' : name(seat)),
    does: (seat, verb, yours) => (isYou(seat) ? `Vous ${yours}` : `${name(seat)} ${verb}`),
    at: (point) => `« ${nameOf(tablesFor(options), point)} »`,
  };
}

function walkedLine({ does, at }: Voice, { seat, from, path, bonus }: EventOf<'walked'>): Line {
  const [first, second] = path;
  const way = second === undefined ? at(first) : `${at(second)}, par ${at(first)}`;
  const why = bonus ? ' pour le bonus du vainqueur' : '';
  return line(`${does(seat, 'va', 'allez')} de ${at(from)} à ${way}${why}.`, bonus ? 'GRA-DRA-3' : 'GRA-DEP-1');
}

function attackedLine({ does, who, isYou, at }: Voice, event: EventOf<'attacked'>): Line {
  const { seat, victim, ring, collar, amulets } = event;
  const whom = isYou(seat) ? 'vous' : 'lui';
  const parts = [
    `${does(seat, 'rend', 'rendez')} une amulette (${amuletsLeft(amulets, whom)}) et ${isYou(seat) ? 'attaquez' : 'attaque'} ${isYou(victim) ? 'votre chevalier' : who(victim)} sur ${at(event.at)}`,
    ...(ring ? ['l’anneau change de mains'] : []),
    ...(collar ? [`${isYou(victim) ? 'votre' : 'le'} carcan noir s’en va`] : []),
  ];
  return line(
    `${parts.join(' ; ')}.`,
    'GRA-ATT-1',
    'GRA-AMU-1',
    ...(ring ? (['GRA-ANN-2'] as const) : []),
    ...(collar ? (['GRA-ATT-3', 'GRA-L-13'] as const) : []),
  );
}

const exiledLine = ({ does, at }: Voice, { victim, at: point }: EventOf<'exiled'>): Line =>
  line(`${does(victim, 'part', 'partez')} en exil sur ${at(point)}.`, 'GRA-ATT-1');

const SEALS: Readonly<Record<SealGift, { readonly text: (of: string) => string; readonly rules: readonly RuleId[] }>> = {
  first: { text: (of) => `un sceau ${of}`, rules: [] },
  again: { text: (of) => `un second sceau ${of}`, rules: ['GRA-L-7'] },
  returned: { text: (of) => `un sceau ${of}, rendu par qui en avait deux`, rules: ['GRA-L-28'] },
  owned: { text: () => 'aucun sceau de plus', rules: ['GRA-L-7'] },
  'none-left': { text: (of) => `aucun sceau, il n’en reste pas ${of}`, rules: ['GRA-L-28'] },
};

function cityLine({ does, at }: Voice, { seat, at: point, kingdom, amulets, seal }: EventOf<'city'>): Line {
  const back = amulets === 0 ? 'aucune amulette' : counted(amulets, 'amulette');
  if (!seal) return line(`${does(seat, 'entre', 'entrez')} dans ${at(point)} : ${back} de retour.`, 'GRA-AMU-4');
  const { text, rules } = SEALS[seal];
  const gains = `${text(ofKingdom(kingdom))}, ${back} de retour`;
  return line(`${does(seat, 'rapporte', 'rapportez')} l’anneau dans ${at(point)} : ${gains}.`, 'GRA-CIT-1', ...rules, 'GRA-AMU-4');
}

const NOTHING = {
  reserve: ['la réserve de pierres est vide', 'GRA-PIE-1'],
  board: ['aucune pierre-obstacle n’est posée', 'GRA-L-17'],
  nowhere: ['aucun point ne peut recevoir de pierre', 'GRA-PIE-3'],
} as const satisfies Record<EventOf<'nothing'>['why'], readonly [string, RuleId]>;

function nothingLine({ at }: Voice, { at: point, why }: EventOf<'nothing'>): Line {
  const [because, rule] = NOTHING[why];
  return line(`${at(point)} ne fait rien : ${because}.`, rule);
}

function dieLine({ does }: Voice, { seat, face, force, won }: EventOf<'die'>): Line {
  const result = won ? `${face} contre ${force}, le dragon est vaincu` : `${face} contre ${force}, c’est la défaite`;
  return line(`${does(seat, 'lance', 'lancez')} le dé : ${result}.`, 'GRA-DRA-2');
}

function beatenLine({ does, isYou }: Voice, { seat, amulets, collar, ring }: EventOf<'beaten'>): Line {
  const turn = isYou(seat) ? 'votre prochain tour est perdu' : 'son prochain tour est perdu';
  const parts = [
    `${does(seat, 'perd', 'perdez')} une amulette (${amuletsLeft(amulets, isYou(seat) ? 'vous' : 'lui')})`,
    collar ? 'un carcan noir' : 'plus de carcan en réserve',
    turn,
    ...(ring ? ['l’anneau se dépose ailleurs'] : []),
  ];
  const rules: readonly RuleId[] = [
    'GRA-DRA-2',
    'GRA-AMU-1',
    ...(collar ? [] : (['GRA-L-6'] as const)),
    ...(ring ? (['GRA-ANN-4'] as const) : []),
  ];
  return line(`${parts.join(', ')}.`, ...rules);
}

const GIVEN_UP = { city: 'GRA-CIT-1', dragon: 'GRA-ANN-4' } as const satisfies Record<EventOf<'deposited'>['from'], RuleId>;

function depositedLine({ does, who, isYou, at }: Voice, { seat, from, at: point, taker }: EventOf<'deposited'>): Line {
  const put = `${does(seat, 'dépose', 'déposez')} l’anneau sur ${at(point)}`;
  if (taker === null) return line(`${put}.`, GIVEN_UP[from]);
  return line(`${put}, où ${isYou(taker) ? 'vous le prenez' : `${who(taker)} le prend`}.`, GIVEN_UP[from], 'GRA-L-11');
}

function stoppedLine({ who, isYou, seats }: Voice, { turns, winners }: EventOf<'stopped'>): Line {
  const names = together(winners.map(who));
  const have = winners.some(isYou) ? 'avez' : winners.length > 1 ? 'ont' : 'a';
  const rounds = counted(Math.ceil(turns / seats), 'tour');
  return line(
    `La partie s’arrête après ${rounds} de table, sans les sceaux qu’il fallait : ${names} ${have} le plus de sceaux.`,
    'GRA-BUT-1',
    'GRA-L-31',
  );
}

function linesOf(voice: Voice, event: Event): readonly Line[] {
  const { does, at, isYou } = voice;
  switch (event.kind) {
    case 'turn':
      return [];
    case 'walked':
      return [walkedLine(voice, event)];
    case 'took-ring':
      return [
        line(`${does(event.seat, 'prend', 'prenez')} l’anneau ${event.passing ? 'au passage, ' : ''}sur ${at(event.at)}.`, 'GRA-ANN-1'),
      ];
    case 'attacked':
      return [attackedLine(voice, event)];
    case 'exiled':
      return [exiledLine(voice, event)];
    case 'city':
      return [cityLine(voice, event)];
    case 'laid':
      return [
        line(
          `${does(event.seat, 'pose', 'posez')} une pierre-obstacle sur ${at(event.at)} (${counted(event.reserve, 'pierre')} en réserve).`,
          'GRA-PIE-1',
        ),
      ];
    case 'moved':
      return [line(`${does(event.seat, 'déplace', 'déplacez')} la pierre de ${at(event.from)} à ${at(event.at)}.`, 'GRA-PIE-4')];
    case 'nothing':
      return [nothingLine(voice, event)];
    case 'shuffled':
      return [line('La pile de dragons est finie : les 24 cartes sont remélangées.', 'GRA-L-1')];
    case 'card':
      return [line(`${does(event.seat, 'retourne', 'retournez')} un dragon de force ${event.force} sur ${at(event.at)}.`, 'GRA-DRA-1')];
    case 'die':
      return [dieLine(voice, event)];
    case 'beaten':
      return [beatenLine(voice, event)];
    case 'deposited':
      return [depositedLine(voice, event)];
    case 'kept-ring':
      return [line(`Aucun point ne peut recevoir l’anneau : ${does(event.seat, 'le garde', 'le gardez')}.`, 'GRA-L-30')];
    case 'released': {
      const his = isYou(event.seat) ? 'votre' : 'son';
      const what = event.collar
        ? does(event.seat, `retire ${his} carcan noir`, `retirez ${his} carcan noir`)
        : does(event.seat, 'passe le tour dû', 'passez le tour dû');
      return [line(`${what}.`, 'GRA-DRA-2')];
    }
    case 'passed':
      return event.bonus
        ? [line(`${does(event.seat, 'reste', 'restez')} sur place : le bonus n’est pas joué.`, 'GRA-L-2')]
        : [line(`${does(event.seat, 'est bloqué et passe', 'êtes bloqué et passez')}.`, 'GRA-L-14')];
    case 'over':
      return [
        line(
          `${does(event.seat, 'réunit', 'réunissez')} ${event.seals} sceaux de cités différentes et ${isYou(event.seat) ? 'l’emportez' : 'l’emporte'}.`,
          'GRA-BUT-1',
        ),
      ];
    case 'stopped':
      return [stoppedLine(voice, event)];
  }
}

/** What happened, as `reader` may read it: spoken to unless all are `named`. */
export function explain(told: readonly Event[], { options }: Pick<State, 'options'>, reader: Eyes, named = false): readonly Line[] {
  const voice = voiceOf(options, named ? 'public' : reader);
  return seenBy(told, reader).flatMap((event) => linesOf(voice, event));
}
