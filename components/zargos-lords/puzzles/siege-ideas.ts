/** What each puzzle around a city is there for, by its id: told first, once it is solved. */
import type { Reason } from '#engine/core/verdict.ts';
import type { RuleId } from '#engine/zargos-lords/ids.ts';

export const SIEGE_IDEAS: Readonly<Record<string, Reason<RuleId>>> = {
  'zargos-lords-101': {
    rule: 'LOR-L-34',
    text: 'Il n’y a qu’un défenseur, et un seul assiégeant suffit : le Dragon y va seul, et les autres gardent un essai pour eux.',
  },
  'zargos-lords-102': {
    rule: 'LOR-COM-2',
    text: 'À trois, on laisserait dehors un pion qui ne peut plus rien seul. Ici le plus petit des quatre fait monter d’une bande du tableau.',
  },
  'zargos-lords-103': {
    rule: 'LOR-CHE-1',
    text: 'Le Chevalier lancé vaut plus que l’autre : à chacun le compagnon qui le porte juste à la bande suivante, et personne de trop.',
  },
  'zargos-lords-104': {
    rule: 'LOR-L-16',
    text: 'Le Sorcier prête 2 points aux murs qu’il touche. Que celui qui tire de loin l’abatte : à la porte, il ne manquera à personne.',
  },
  'zargos-lords-105': {
    rule: 'LOR-L-18',
    text: 'Abattre le Sorcier serait sûr, et trop cher : qui a tiré ne combat plus, et il vaut à la porte plus que le Sorcier sur les murs.',
  },
  'zargos-lords-106': {
    rule: 'LOR-CHE-1',
    text: 'Plusieurs places touchent la ville, à portée. Une seule s’atteint tout droit : la charge n’y est que de côté, mais ce point-là est celui qui manquait.',
  },
  'zargos-lords-107': {
    rule: 'LOR-VIL-3',
    text: 'La ville d’un seul semble la plus facile. Mais vous y seriez deux bien inégaux ; devant l’autre, à trois, vous pesez assez contre deux.',
  },
  'zargos-lords-108': {
    rule: 'LOR-VIL-3',
    text: 'Personne n’a dit combien ils sont. Là où vous êtes déjà forts, vous comptez contre un comme contre deux.',
  },
  'zargos-lords-115': {
    rule: 'LOR-VIL-5',
    text: 'Les assiégés prennent à part qui ils veulent : deux petits valent moins qu’un gros, et font deux places vides.',
  },
  'zargos-lords-110': {
    rule: 'LOR-VIL-4',
    text: 'Cette garnison se bat mal ; son archer, lui, tire des murs aussi bien qu’ailleurs, à bout portant.',
  },
  'zargos-lords-111': {
    rule: 'LOR-L-56',
    text: 'Une flèche tirée des murs, et toute la garnison garde l’arme au pied. Celle-ci est trop forte pour s’en remettre à un archer.',
  },
  'zargos-lords-116': {
    rule: 'LOR-VIL-5',
    text: 'Que le secours frappe d’abord : selon ce qu’il aura fait, la garnison choisira d’en prendre un, ou deux à la fois.',
  },
  'zargos-lords-113': {
    rule: 'LOR-ZDI-1',
    text: 'Le Dragon barre la route du nord à lui seul. Enfermé, il laisse passer ; le Serpent, du côté où personne ne vient, ne manquera pas.',
  },
  'zargos-lords-114': {
    rule: 'LOR-ZDI-1',
    text: 'Les deux plus forts gardent mieux dehors : chacun ferme une route. C’est au troisième d’occuper la ville, même s’il y pèse peu.',
  },
};
