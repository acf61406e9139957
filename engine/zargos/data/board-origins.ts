/** Where each datum of a board comes from; a border says it for itself. Apart from the boards: whoever plays does not carry it. */
import type { Origin } from '../../core/origin.ts';
import { BOARD } from './board.ts';
import type { Board, BoardField, FieldOrigin } from './board-types.ts';

const ADAPTATION = 'une adaptation amateur publique du jeu, dont le nombre de provinces est celui du livret';

const ORIGINS = {
  kingdoms: {
    provenance: 'livret',
    because: 'Le livret nomme neuf des dix royaumes ordinaires, et celui de Zargos.',
    except: { akilon: { provenance: 'externe', because: `Le dixième royaume vient d’${ADAPTATION}.` } },
  },
  territories: {
    provenance: 'externe',
    because: `Le livret compte 37 provinces et 10 capitales ; leur partage entre les royaumes vient d’${ADAPTATION}.`,
    except: { zargos: { provenance: 'livret', because: 'Le livret donne à Zargos six provinces côtières, trois intérieures et la Cité.' } },
  },
  names: {
    provenance: 'reconstruction',
    because: 'Les noms des provinces sont perdus : chacune porte ici celui de son royaume et le côté où elle s’y trouve.',
  },
  values: {
    provenance: 'reconstruction',
    because: 'Les valeurs imprimées sont perdues : un point par province, deux pour la capitale, et deux de plus par front à tenir.',
    except: { zargos: { provenance: 'deduit', because: 'Neuf provinces à trois points et la Cité Interdite à sept.' } },
  },
  borders: { provenance: 'externe', because: `Le plateau imprimé n’a pas été revu : les frontières viennent d’${ADAPTATION}.` },
  coasts: { provenance: 'externe', because: `Le plateau imprimé n’a pas été revu : les côtes viennent d’${ADAPTATION}.` },
  volcanoes: {
    provenance: 'reconstruction',
    because:
      'Le livret en promet plusieurs sans dire où : un par royaume au plus, jamais dans une capitale, à trois pas au moins l’un de l’autre.',
    except: { 'itak-1': { provenance: 'livret', because: 'Un volcan éteint domine Itak ; le choix de la province est le nôtre.' } },
  },
  seas: { provenance: 'reconstruction', because: 'Le découpage des mers en cases est perdu : celui-ci suit le dessin de notre carte.' },
  lake: {
    provenance: 'livret',
    because: 'Le livret place une case lac entre Kori et Ludos.',
    except: { coasts: { provenance: 'externe', because: `Les quatre provinces qu’il baigne viennent d’${ADAPTATION}.` } },
  },
  straits: {
    provenance: 'externe',
    because: `Le livret en annonce trois ; ce sont ici les passages les plus étroits d’${ADAPTATION}.`,
  },
} as const satisfies Record<BoardField, FieldOrigin>;

const FROM_BOX: Origin = { provenance: 'livret', because: 'Relevé sur le plateau de votre boîte.' };

/** Where a datum comes from: the origin of its group, or its own if it has one; of a board that is not ours, the box it was read from. */
export function originOf(board: Board, field: BoardField, id?: string): Origin {
  if (board !== BOARD) return FROM_BOX;
  const { except, ...group }: FieldOrigin = ORIGINS[field];
  return (id !== undefined && except && Object.hasOwn(except, id) && except[id]) || group;
}
