/** The doors of each game: learn, settle, try. A door whose page is not in the book yet is not shown. */
import type { GameId } from '../games.ts';

export const DOOR_PICTURES = ['apprendre', 'trancher', 'essayer'] as const;

export interface DoorLink {
  readonly to: string;
  readonly text: string;
}

export interface Door {
  readonly picture: (typeof DOOR_PICTURES)[number];
  readonly title: string;
  readonly to: string;
  readonly text: string;
  readonly more: readonly DoorLink[];
}

const ALL_DOORS: Readonly<Partial<Record<GameId, readonly Door[]>>> = {
  zargos: [
    {
      picture: 'apprendre',
      title: 'Apprendre',
      to: 'zargos/apprendre/',
      text: 'Votre premier tour en dix minutes, un vrai combat à lancer compris.',
      more: [],
    },
    {
      picture: 'trancher',
      title: 'Trancher',
      to: 'recherche/?jeu=zargos',
      text: 'Un doute autour de la table : la règle, la décision, le lien à envoyer.',
      more: [
        { to: 'zargos/litiges/', text: 'Les litiges' },
        { to: 'zargos/fiche/', text: 'La fiche-résumé' },
      ],
    },
    {
      picture: 'essayer',
      title: 'Essayer',
      to: 'zargos/combat/',
      text: 'Sept Chevaliers contre quatre Amazones ? Les chances exactes, pas une estimation.',
      more: [
        { to: 'zargos/plateau/', text: 'Le plateau' },
        { to: 'zargos/cartes/', text: 'Les quarante cartes' },
      ],
    },
  ],
  'zargos-lords': [
    {
      picture: 'apprendre',
      title: 'Apprendre',
      to: 'zargos-lords/presentation/',
      text: 'Un mois de guerre raconté, trois combats comptés, et ce que le livret a perdu.',
      more: [{ to: 'zargos-lords/regles/tour/', text: 'Le coup, le calendrier' }],
    },
    {
      picture: 'trancher',
      title: 'Trancher',
      to: 'recherche/?jeu=zargos-lords',
      text: 'Un recul contre un allié, au bord d’un gouffre ? La règle, la décision, le lien à envoyer.',
      more: [
        { to: 'zargos-lords/litiges/', text: 'Litiges et révision de 1983' },
        { to: 'zargos-lords/fiche/', text: 'La fiche-résumé' },
      ],
    },
    {
      picture: 'essayer',
      title: 'Essayer',
      to: 'zargos-lords/combat/',
      text: 'Une charge, un siège à l’aveugle, une volée de flèches : les chances exactes, et leurs raisons.',
      more: [
        { to: 'zargos-lords/tableaux/', text: 'Les quatre tableaux' },
        { to: 'zargos-lords/carte/', text: 'La petite carte' },
        { to: 'zargos-lords/boite/', text: 'Ma\u00a0boîte' },
      ],
    },
  ],
  orc: [
    {
      picture: 'apprendre',
      title: 'Apprendre',
      to: 'orc/apprendre/',
      text: 'Une manche racontée en dix minutes, de la première carte à la quatrième bataille.',
      more: [{ to: 'orc/cartes/', text: 'Toutes les cartes' }],
    },
    {
      picture: 'trancher',
      title: 'Trancher',
      to: 'recherche/?jeu=orc',
      text: 'Deux désertions sur un bouclier ? La règle, la décision, le lien à envoyer.',
      more: [
        { to: 'orc/litiges/', text: 'Les litiges' },
        { to: 'orc/fiche/', text: 'La fiche-résumé' },
      ],
    },
    {
      picture: 'essayer',
      title: 'Jouer',
      to: 'orc/jouer/',
      text: 'Une partie entière contre l’ordinateur, à la vitesse que vous voulez.',
      more: [
        { to: 'orc/armee/', text: 'Valeur d’une armée' },
        { to: 'orc/compagnon/', text: 'Le compagnon de table' },
      ],
    },
  ],
  gran: [
    {
      picture: 'apprendre',
      title: 'Apprendre',
      to: 'gran/apprendre/',
      text: 'Une première quête racontée, du départ en Galad au premier sceau.',
      more: [{ to: 'gran/regles/presentation/', text: 'La quête en deux mots' }],
    },
    {
      picture: 'trancher',
      title: 'Trancher',
      to: 'recherche/?jeu=gran',
      text: 'Une pierre qui enferme l’anneau ? La règle, la décision, le lien à envoyer.',
      more: [
        { to: 'gran/litiges/', text: 'Les litiges' },
        { to: 'gran/fiche/', text: 'La fiche-résumé' },
      ],
    },
    {
      picture: 'essayer',
      title: 'Essayer',
      to: 'gran/plateau/',
      text: 'Où puis-je aller ? Cette pierre coupe-t-elle l’anneau ? Le plateau répond.',
      more: [{ to: 'gran/duel/', text: 'Chances d’un duel' }],
    },
  ],
};

/** What of the doors of `game` leads to one of the `paths` of the book, or to a page that every game has. */
export function doorsOf(game: GameId, paths: readonly string[]): readonly Door[] {
  const stands = ({ to }: { readonly to: string }) => to.startsWith('recherche/') || paths.includes(to);
  return (ALL_DOORS[game] ?? []).filter(stands).map((door) => ({ ...door, more: door.more.filter(stands) }));
}
