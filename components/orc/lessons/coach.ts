/** The coach of a first game of De l'Orc: the deal, then the first two battles of a round. */
import type { CoachWords, Moment, Tip } from '#components/lesson/coach.ts';
import { counted, together } from '#engine/core/french.ts';
import { isMercenary, PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import type { Orc } from '#engine/orc/game.ts';
import type { RuleId } from '#engine/orc/ids.ts';
import { PEOPLES, type View } from '#engine/orc/types.ts';
import { cardsText } from '../play/words.ts';

type OrcTip = Tip<RuleId>;

/** Points of the battle that is fought now: two at both ends of a round, one between (ORC-BAT-9). */
const pointsNow = ({ called }: View): number => (called.length === 1 || called.length === PEOPLES.length ? 2 : 1);

function dealing({ players, sorcier, seat }: View): OrcTip {
  const own = players[seat];
  if (seat === sorcier || !own)
    return {
      now: 'Vous êtes le Sorcier : cette manche, vous distribuez et ne recrutez pas.',
      idea: 'Regardez bien qui prend quoi : vous nommerez un champion, et marquerez ce qu’il marquera.',
      lesson: 'le-champion',
      rule: 'ORC-REC-7',
    };
  return {
    now: 'Les cartes tombent sur les piles : posez vos boucliers et vos désertions quand vous voulez, sur le dessus.',
    idea: 'Le bouclier le plus bas prend toute la pile : ni trop tôt, ni après un autre. La désertion, elle, chasse la carte du dessous.',
    lesson: 'recruter',
    rule: 'ORC-REC-5',
  };
}

function sending({ hand, called }: View, points: number): OrcTip {
  const own = hand.filter(isMercenary);
  const people = called.at(-1);
  const all = people ? `Vos ${PEOPLE_NAMES[people]} sont engagés. ` : '';
  return {
    now: `${all}${own.length === 0 ? 'Vous n’avez pas de mercenaire à ajouter.' : `Vous pouvez y ajouter, si vous voulez : ${cardsText(own)}.`}`,
    idea: `Cette bataille rapporte ${counted(points, 'point')}, et un mercenaire ne sert qu’une fois : maintenant, ou plus tard ?`,
    lesson: 'les-mercenaires',
    rule: 'ORC-BAT-10',
  };
}

function tip({ view, legal }: Moment<Orc>): OrcTip {
  const canDo = legal.some(({ kind }) => kind !== 'pass');
  switch (view.phase) {
    case 'recruit':
      return dealing(view);
    case 'champion':
      return {
        now: 'Nommez votre champion parmi les autres joueurs.',
        idea: 'Vous marquerez ce qu’il marquera : la meilleure armée que vous ayez vue se faire.',
        lesson: 'le-champion',
        rule: 'ORC-REC-7',
      };
    case 'spies':
      return {
        now: `Votre espion n° ${view.spy} est montré : réclamez une carte précise à un adversaire, ou rien.`,
        idea: 'S’il l’a, il vous la donne ; sinon, l’espion n’a servi à rien. Les dos de chacun se comptent.',
        lesson: 'les-espions',
        rule: 'ORC-ESP-1',
      };
    case 'call':
      return {
        now: `Appelez un peuple : ${together(PEOPLES.filter((people) => !view.called.includes(people)).map((people) => PEOPLE_NAMES[people]))}.`,
        idea: 'La première et la quatrième bataille valent deux points, les autres un : choisissez pour votre champion.',
        lesson: 'le-champion',
        rule: 'ORC-BAT-9',
      };
    case 'mercenaries':
      return sending(view, pointsNow(view));
    case 'commando':
      return {
        now: canDo
          ? 'Votre commando peut ôter une carte engagée en face, au dos que vous choisissez.'
          : 'Vous n’avez pas de commando à jouer : passez.',
        idea: 'Le commando frappe avant la révélation : on choisit le dos, pas la carte.',
        lesson: 'la-bataille',
        rule: 'ORC-BAT-3',
      };
    case 'flying':
      return {
        now: canDo
          ? 'Les armées sont révélées : votre machine volante peut encore venir, des gobelins à bord.'
          : 'Vous n’avez pas de machine volante à jouer : passez.',
        idea: 'La machine volante a le dernier mot : on sait exactement ce qui manque.',
        lesson: 'la-bataille',
        rule: 'ORC-BAT-8',
      };
    case 'over':
      return { now: 'La partie est finie.', idea: 'Le meilleur score a gagné.', lesson: 'une-manche', rule: 'ORC-FIN-2' };
  }
}

export const COACH: CoachWords<Orc> = {
  game: 'orc',
  tip,
  speaks: ({ phase }) => phase === 'recruit',
  // The deal and what comes before the war, then a battle at a time.
  step: { name: 'étape', of: ({ round, called }) => (round > 1 ? PEOPLES.length + 1 : called.length + 1) },
  lessons: {
    recruter: 'Recruter',
    'le-champion': 'Le champion',
    'les-espions': 'Les espions',
    'les-mercenaires': 'Les mercenaires',
    'la-bataille': 'Coups bas',
    'une-manche': 'Une manche',
  },
};
