/** The rulings of Zargo's Lords in words: the question, what holds under each reading, and the rules they touch. Only what shows them imports this. */
import { type RulingTexts, rulingsIn } from '../core/ruling.ts';
import type { AtomId } from './ids.ts';
import { READINGS } from './options.ts';

const TEXTS: RulingTexts<typeof READINGS, AtomId> = {
  'LOR-L-1': {
    question: 'L’attaque échoue : qui recule ?',
    readings: { 'tous-les-attaquants': 'Le tableau donne aussi des résultats A : tous les attaquants du combat les subissent.' },
    rules: ['LOR-COM-5', 'LOR-COM-2'],
  },
  'LOR-L-2': {
    question: 'Charge « de côté » : que veut dire de côté, quand les pions n’ont pas d’orientation ?',
    readings: {
      axe: 'De front si l’ennemi est droit devant, dans l’axe de la charge ; de côté s’il est sur l’un des deux hexagones voisins de l’axe.',
      'toujours-de-front': 'Toute charge vaut +3, que l’ennemi soit dans l’axe ou à côté.',
    },
    rules: ['LOR-CHE-1'],
  },
  'LOR-L-3': {
    question: 'Les +2 de plusieurs Sorciers s’ajoutent-ils ?',
    readings: { non: 'Non : un pion ne reçoit qu’un seul +2.', oui: 'Oui : +2 par Sorcier attenant.' },
    rules: ['LOR-SOR-1'],
  },
  'LOR-L-4': {
    question: 'Égalité de villes à la fin du 25e mois ?',
    readings: {
      'mois-supplementaires': 'On joue jusqu’à douze mois de plus, tant que plusieurs peuples mènent.',
      partagee: 'La victoire est partagée.',
    },
    rules: ['LOR-TOUR-4', 'LOR-TOUR-5'],
  },
  'LOR-L-5': {
    question: 'Un pont de nuages coûte-t-il des points de mouvement ?',
    readings: { 'un-point': 'Oui : un point par hexagone de pont, comme partout.', gratuit: 'Non : ses hexagones ne comptent pas.' },
    rules: ['LOR-MER-1', 'LOR-MAT-3'],
  },
  'LOR-L-6': {
    question: 'Les trois coups de paralysie : comptés comment ?',
    readings: {
      'trois-suivants': 'Les trois coups suivants du joueur.',
      'arrivee-comprise': 'Le coup d’arrivée compte : il en reste deux.',
    },
    rules: ['LOR-GOU-1'],
  },
  'LOR-L-7': {
    question: 'En reculant, la zone de l’assaillant lui-même compte-t-elle ?',
    readings: { 'pas-au-depart': 'Pas au départ ; oui si, sorti de sa zone, on y rentre.', toujours: 'Oui, dès le premier hexagone.' },
    rules: ['LOR-REC-2', 'LOR-ZDI-2'],
  },
  'LOR-L-8': {
    question: 'À trois joueurs, que devient le quatrième continent ?',
    readings: { ouvert: 'Il est vide, sans ville, et ouvert à tous.', exclu: 'Il est hors du jeu.' },
    rules: ['LOR-PREP-1'],
  },
  'LOR-L-9': {
    question: 'Une vision contre un pion escorté : qui fuit ?',
    readings: { escorte: 'L’escorte la subit, l’escorté la suit.' },
    rules: ['LOR-SOR-2', 'LOR-ESC-2'],
  },
  'LOR-L-10': {
    question: 'Deux cent quarante pions, ou deux cent quarante-sept ?',
    readings: { 'deux-cent-quarante': 'Deux cent quarante pions, et sept marqueurs « disparu » en plus.' },
    rules: ['LOR-MAT-1', 'LOR-MAT-4'],
  },
  'LOR-L-11': {
    question: 'Quatre hexagones au moins entre deux villes : comptés comment ?',
    readings: {
      'distance-quatre': 'Il faut quatre pas au moins pour aller de l’une à l’autre.',
      'quatre-libres': 'Il faut quatre hexagones libres entre elles, donc cinq pas.',
    },
    rules: ['LOR-PREP-2'],
  },
  'LOR-L-12': {
    question: 'Sans Chevaliers dans la partie, qui biffe le mois ?',
    readings: { 'premier-present': 'Le premier peuple présent dans l’ordre du tour.' },
    rules: ['LOR-TOUR-4', 'LOR-TOUR-1'],
  },
  'LOR-L-13': {
    question: 'Combat individuel : qu’est-ce que gagner ?',
    readings: { 'elimine-ou-recule': 'L’ennemi est éliminé ou recule.', elimine: 'L’ennemi est éliminé.' },
    rules: ['LOR-IND-1', 'LOR-SER-1'],
  },
  'LOR-L-14': {
    question: 'Un pion paralysé dans un gouffre est-il aussi à l’abri des tirs et des visions ?',
    readings: {
      'abri-de-tout': 'Oui, de tout ; un pion qu’on y place avant la partie commence libre.',
      'vise-par-les-tirs': 'Non : il ne peut pas être attaqué, mais on peut tirer sur lui.',
    },
    rules: ['LOR-GOU-1', 'LOR-PREP-4'],
  },
  'LOR-L-15': {
    question: 'Les flammes vont-elles en ligne droite, et qu’est-ce qui les arrête ?',
    readings: {
      'comme-les-fleches': 'En ligne droite et arrêtées comme les flèches, bois compris.',
      libres: 'Libres comme les visions : ni ligne droite, ni obstacle.',
    },
    rules: ['LOR-DRA-1', 'LOR-LAN-1', 'LOR-ARC-3'],
  },
  'LOR-L-16': {
    question: 'Sorcier « près » : à quelle distance, en attaque ou en défense, et pour une ville aussi ?',
    readings: {
      attenant: 'Sur un hexagone attenant, en attaque comme en défense ; une garnison y gagne aussi, comme un seul pion.',
      'hors-des-villes': 'De même, mais une garnison n’est que la somme de ses facteurs.',
    },
    rules: ['LOR-SOR-1', 'LOR-VIL-2'],
  },
  'LOR-L-17': {
    question: 'Les flèches qui n’ont pas suffi comptent-elles au coup suivant ?',
    readings: { non: 'Non : on repart de zéro à chaque coup.' },
    rules: ['LOR-ARC-2'],
  },
  'LOR-L-18': {
    question: 'Un archer peut-il tirer et combattre dans le même coup ?',
    readings: { non: 'Non : l’un ou l’autre.', oui: 'Oui : il tire, puis combat.' },
    rules: ['LOR-ARC-1', 'LOR-COM-7'],
  },
  'LOR-L-19': {
    question: 'Le Moine reparaît : jusqu’où, et bouge-t-il ensuite ?',
    readings: {
      'chemin-puis-mouvement':
        'Il lui faut un chemin d’hexagones long au plus de son facteur, sans gouffre ni mer hors pont ; monts, bois, pions et zones ne comptent pas. Puis il a son mouvement entier.',
      'distance-droite': 'Tout hexagone à portée de son facteur, compté à vol d’oiseau ; puis il a son mouvement entier.',
      'sans-mouvement': 'Le même chemin, mais il ne bouge plus ce coup-là ; il peut attaquer.',
    },
    rules: ['LOR-MOI-1'],
  },
  'LOR-L-20': {
    question: 'Qui peut escorter ?',
    readings: { fantassins: 'Les Fantassins et les Moines-fantassins.', 'fantarchers-aussi': 'Les Fantarchers aussi.' },
    rules: ['LOR-ESC-1', 'LOR-FAN-1'],
  },
  'LOR-L-21': {
    question: 'Moins d’assiégeants que de défenseurs : que se passe-t-il ?',
    readings: {
      nulle: 'L’attaque est nulle et ils restent sur place ; le défenseur ne dit que son nombre.',
      elimines: 'Les assiégeants sont éliminés.',
    },
    rules: ['LOR-VIL-3'],
  },
  'LOR-L-22': {
    question: 'Une garnison doit reculer : où va-t-elle ?',
    readings: {
      tient: 'Nulle part : elle tient, et seule l’élimination ouvre la ville.',
      sort: 'Chaque pion sort et recule en ligne droite.',
    },
    rules: ['LOR-VIL-2', 'LOR-VIL-6', 'LOR-REC-1'],
  },
  'LOR-L-23': {
    question: 'Une ville que sa garnison a quittée : à qui est-elle ?',
    readings: { 'dernier-occupant': 'À son dernier occupant, jusqu’à ce qu’un autre y entre.' },
    rules: ['LOR-VIL-6', 'LOR-TOUR-4'],
  },
  'LOR-L-24': {
    question: 'Tirer depuis une ville révèle-t-il la garnison ? Une ville a-t-elle une zone d’influence ?',
    readings: { 'tireur-revele': 'Seul le tireur est révélé ; la ville a une zone tant qu’elle a une garnison.' },
    rules: ['LOR-VIL-4', 'LOR-ZDI-1'],
  },
  'LOR-L-25': {
    question: 'Un hexagone au terrain mélangé : lequel compte ?',
    readings: { dominant: 'Le terrain qui y domine, comme le dit la révision de 1983.' },
    rules: ['LOR-MAT-1', 'LOR-COM-6'],
  },
  'LOR-L-26': {
    question: 'Plusieurs attaquants doivent reculer : dans quel ordre ?',
    readings: { 'au-choix': 'Au choix de leur joueur, un par un.' },
    rules: ['LOR-REC-1', 'LOR-COM-2'],
  },
  'LOR-L-27': {
    question: 'Sorti de la carte par l’hexagone E, rentre-t-on « E au F » ou « E ou F » ?',
    readings: { 'e-ou-f': 'E ou F, au choix du joueur : l’hexagone de sortie fait face aux deux.', 'e-seul': 'E seulement.' },
    rules: ['LOR-MAT-2'],
  },
  'LOR-L-28': {
    question: 'À deux ou trois joueurs, quelles cartes de peuple, et quel second continent à deux ?',
    readings: {
      'quatre-cartes': 'Les quatre cartes servent ; à deux, on désigne ensuite un second continent à tour de rôle.',
      'peuples-choisis': 'On choisit les peuples, et leurs cartes seules servent.',
    },
    rules: ['LOR-PREP-1'],
  },
  'LOR-L-29': {
    question: 'Qui place ses pions d’abord ?',
    readings: { 'ordre-du-tour': 'Dans l’ordre du tour, étape par étape.', ensemble: 'Tous ensemble, derrière un écran.' },
    rules: ['LOR-PREP-2', 'LOR-PREP-3', 'LOR-PREP-4'],
  },
  'LOR-L-30': {
    question: 'Peut-on fonder une ville sur un gouffre ?',
    readings: {
      non: 'Non : nous nous écartons là du livret, qui admet n’importe quel hexagone hors des côtes.',
      oui: 'Oui, à la lettre, et le gouffre n’y a pas d’effet.',
    },
    rules: ['LOR-PREP-2', 'LOR-GOU-1'],
  },
  'LOR-L-31': {
    question: 'Peut-on rompre une alliance en plein coup, sans en offrir une autre ?',
    readings: {
      'quand-on-veut': 'Oui, quand on veut dans son coup ; seule une alliance nouvelle se propose avant son coup.',
      'avant-son-coup': 'Non : on rompt avant son coup, et seulement si l’on vient d’offrir une alliance à un autre, qu’il accepte ou non.',
    },
    rules: ['LOR-ALL-1'],
  },
  'LOR-L-32': {
    question: 'Un recul pousse le pion d’un allié contre un obstacle : qui choisit lequel périt ?',
    readings: { 'celui-qui-recule': 'Le joueur du pion qui recule.', 'l-allie': 'L’allié dont le pion est poussé.' },
    rules: ['LOR-REC-3'],
  },
  'LOR-L-33': {
    question: 'Depuis une ville, peut-on tirer sur d’autres que les assiégeants ?',
    readings: { non: 'Non : les assiégeants seulement.', oui: 'Oui : sur tout ennemi à portée.' },
    rules: ['LOR-VIL-4'],
  },
  'LOR-L-34': {
    question: 'Un pion seul peut-il assiéger une garnison d’un pion ?',
    readings: {
      oui: 'Oui : ils sont autant.',
      'deux-au-moins': 'Non : il en faut toujours deux au moins. Seul, il est de trop peu d’assiégeants, même devant un seul défenseur.',
    },
    rules: ['LOR-VIL-3'],
  },
  'LOR-L-35': {
    question: 'Un Moine disparu est-il attaquable, a-t-il une zone, tient-il son hexagone ?',
    readings: {
      'hexagone-libre': 'Ni l’un ni l’autre, et son hexagone est libre.',
      'hexagone-bloque': 'Ni l’un ni l’autre, mais personne ne s’arrête sur son signe.',
    },
    rules: ['LOR-MOI-1', 'LOR-ZDI-1'],
  },
  'LOR-L-36': {
    question: 'Un Moine peut-il rester disparu plus d’un coup ?',
    readings: { non: 'Non : il reparaît au coup suivant.', oui: 'Oui, autant qu’il veut.' },
    rules: ['LOR-MOI-1'],
  },
  'LOR-L-37': {
    question: 'Charge-t-on sans bouger, ou d’un seul hexagone ?',
    readings: { 'un-suffit': 'Sans bouger, non ; un hexagone suffit.', 'deux-au-moins': 'Il faut deux hexagones au moins.' },
    rules: ['LOR-CHE-1'],
  },
  'LOR-L-38': {
    question: 'Quand la zone d’influence d’un pion attaqué disparaît-elle ?',
    readings: {
      'assaillant-pose': 'Dès qu’un assaillant est posé contre lui, pendant les déplacements.',
      'au-combat': 'Le temps de conclure son combat, pas avant.',
    },
    rules: ['LOR-ZDI-2'],
  },
  'LOR-L-39': {
    question: 'Un pion resté attenant n’a ni attaque permise ni départ possible : que devient-il ?',
    readings: { reste: 'Il reste, sans peine.', elimine: 'Il est éliminé.' },
    rules: ['LOR-ZDI-3', 'LOR-COM-4'],
  },
  'LOR-L-40': {
    question: 'Un pion paralysé garde-t-il sa zone d’influence ?',
    readings: {
      non: 'Non : toute activité est suspendue.',
      oui: 'Oui : on n’y passe pas, et l’on n’y entre que si l’on peut tirer sur lui ; personne ne peut le combattre.',
    },
    rules: ['LOR-GOU-1', 'LOR-ZDI-1'],
  },
  'LOR-L-41': {
    question: 'Longer un mont arrête-t-il ?',
    readings: { non: 'Non : on ne s’arrête au pied que si l’on veut le gravir.', oui: 'Oui : qui arrive au pied d’un mont s’y arrête.' },
    rules: ['LOR-MON-1'],
  },
  'LOR-L-42': {
    question: 'Peut-on s’arrêter, combattre ou reculer sur un pont ?',
    readings: { oui: 'Oui pour les trois.', non: 'Non pour les trois : un pont se passe d’une traite.' },
    rules: ['LOR-MER-1', 'LOR-REC-2'],
  },
  'LOR-L-43': {
    question: 'Un volant qui recule : monts et bois le tuent-ils ?',
    readings: { oui: 'Oui : le livret ne l’en exempte pas.', non: 'Non : il passe au-dessus.' },
    rules: ['LOR-REC-2', 'LOR-VOL-1'],
  },
  'LOR-L-44': {
    question: 'Plusieurs attaquants peuvent-ils s’en prendre ensemble à plusieurs défenseurs ?',
    readings: {
      non: 'Non : plusieurs contre un, ou un contre plusieurs.',
      'tous-attenants': 'Oui, si chaque attaquant est attenant à chaque défenseur.',
    },
    rules: ['LOR-COM-2', 'LOR-COM-3'],
  },
  'LOR-L-45': {
    question: 'Un allié peut-il ajouter son facteur à une attaque ?',
    readings: { non: 'Non : on n’attaque qu’à son propre coup.', oui: 'Oui, s’il est attenant à la cible.' },
    rules: ['LOR-COM-2', 'LOR-ALL-1'],
  },
  'LOR-L-46': {
    question: 'Les flammes qu’un Dragon lance avant de bouger : conclues quand ?',
    readings: {
      aussitot: 'Aussitôt.',
      'phase-trois': 'Avec les autres tirs, de l’hexagone de départ ou d’arrivée : du plus proche d’où la cible est à portée.',
    },
    rules: ['LOR-DRA-1', 'LOR-TOUR-2'],
  },
  'LOR-L-47': {
    question: 'À quelle allure vont l’escorte et son escorté ?',
    readings: { 'du-fantassin': 'Au facteur du fantassin.', 'du-plus-lent': 'Au plus petit des deux facteurs.' },
    rules: ['LOR-ESC-1', 'LOR-MOU-1'],
  },
  'LOR-L-48': {
    question: 'Entré dans une zone d’influence pour attaquer, peut-on encore y marcher ?',
    readings: {
      arret: 'Non : on s’arrête sur le premier de ses hexagones où l’on entre.',
      marche: 'Oui, tant qu’on reste dans toutes les zones où l’on est entré.',
    },
    rules: ['LOR-ZDI-1'],
  },
  'LOR-L-49': {
    question: 'Une ville est sur un mont ou dans un bois : le terrain freine-t-il encore qui y entre ?',
    readings: {
      compte: 'Oui : un mont se gravit, un bois coûte 2 points, ville ou non.',
      cache: 'Non : on entre dans une ville comme en plaine.',
    },
    rules: ['LOR-VIL-1', 'LOR-MON-1', 'LOR-BOI-1'],
  },
  'LOR-L-50': {
    question: 'Qui entre dans une ville vide d’un ennemi doit-il s’y arrêter ?',
    readings: { arret: 'Oui : on prend une ville en y laissant un pion.', passe: 'Non : il la prend au passage et peut continuer.' },
    rules: ['LOR-VIL-6', 'LOR-MOU-2'],
  },
  'LOR-L-51': {
    question: 'Un ennemi se tient sur la ligne d’un recul : que devient celui qui recule ?',
    readings: {
      elimine: 'Il est éliminé, que l’ennemi soit paralysé ou non.',
      'paralyse-arrete': 'Il est éliminé, mais un ennemi paralysé l’arrête seulement.',
      arrete: 'Il s’arrête devant lui, sans mal.',
    },
    rules: ['LOR-REC-2', 'LOR-MOU-2'],
  },
  'LOR-L-52': {
    question: 'Un ami paralysé se tient sur la ligne d’un recul : que devient celui qui recule ?',
    readings: {
      tient: 'Rien ne déplace le paralysé : le recul s’arrête derrière lui, sans mal.',
      elimine: 'Il est éliminé, comme contre un obstacle.',
    },
    rules: ['LOR-REC-3', 'LOR-GOU-1'],
  },
  'LOR-L-53': {
    question: 'Peut-on rejoindre un ami paralysé dans son gouffre ?',
    readings: {
      non: 'Non, pas même pour l’escorter.',
      oui: 'Oui, là où deux pions peuvent partager un hexagone ; on y est paralysé à son tour.',
    },
    rules: ['LOR-GOU-1', 'LOR-ESC-1'],
  },
  'LOR-L-54': {
    question: 'Les pions poussés par un recul craignent-ils les zones d’influence ?',
    readings: { non: 'Non : les obstacles seulement.', oui: 'Oui, comme celui qui recule.' },
    rules: ['LOR-REC-3', 'LOR-ZDI-1'],
  },
  'LOR-L-55': {
    question: 'Une zone tue celui qui recule sur l’hexagone même d’un ami : l’a-t-il poussé ?',
    readings: {
      'ami-reste': 'Non : il n’est pas passé sur lui, et l’ami reste où il est.',
      'ami-pousse': 'Oui : il le pousse d’un hexagone avant de mourir.',
    },
    rules: ['LOR-REC-3'],
  },
  'LOR-L-56': {
    question: 'Une garnison attaque ses assiégeants : avec quelle force, et d’où ?',
    readings: {
      'd-un-bloc':
        'De ses murs et d’un bloc : la somme de ses facteurs, comme un seul pion ; qu’un des siens ait tiré au lieu de combattre, et elle n’attaque pas ; un recul ne l’en chasse pas, AE l’élimine.',
      'en-sortant': 'Il faut sortir : seuls attaquent, chacun pour lui, les pions qui ont quitté la ville.',
    },
    rules: ['LOR-VIL-5', 'LOR-VIL-2'],
  },
  'LOR-L-57': {
    question: 'La garnison éliminée, quand entre-t-on dans la ville ?',
    readings: {
      'coup-suivant': 'Au coup suivant, par un mouvement ordinaire.',
      aussitot: 'Aussitôt : un des assiégeants y entre, s’il le veut.',
    },
    rules: ['LOR-VIL-6', 'LOR-TOUR-2'],
  },
  'LOR-L-58': {
    question: 'On entre sur un hexagone de plusieurs zones : faut-il attaquer tous leurs pions ?',
    readings: { 'un-suffit': 'Non : un suffit.', tous: 'Oui, tous.' },
    rules: ['LOR-ZDI-1', 'LOR-COM-3'],
  },
  'LOR-L-59': {
    question: 'L’escarmouche, à six pions par camp et sans villes : comment finit-elle ?',
    readings: {
      'camp-ou-pertes':
        'Gagne qui n’a plus d’ennemi devant lui ; les mois passés, qui a éliminé le plus de points de combat, le camp d’en face, s’il le tient, en valant 8.',
    },
    rules: ['LOR-TOUR-4'],
  },
  'LOR-L-60': {
    question: 'Un tir compte-t-il pour l’attaque qui permet d’entrer dans une zone d’influence ?',
    readings: {
      'sa-cible': 'Oui, sur l’ennemi pour lequel on est entré : on n’en vise pas d’autre.',
      'toute-cible': 'Oui, quel que soit l’ennemi visé.',
      non: 'Non : seul un combat compte, et qui est entré ne tire pas à la place.',
    },
    rules: ['LOR-ZDI-1', 'LOR-COM-7'],
  },
  'LOR-L-61': {
    question: 'Une vision fait fuir un pion attenant à qui la lance : cette zone-là le tue-t-elle ?',
    readings: {
      'comme-un-recul': 'Pas plus que celle d’un assaillant : elle ne compte pas au départ, elle compte si l’on y rentre.',
      tue: 'Oui : il n’y a pas eu de combat, et toute zone ennemie tue.',
    },
    rules: ['LOR-SOR-2', 'LOR-ILL-1', 'LOR-REC-2'],
  },
  'LOR-L-62': {
    question: 'En reculant, craint-on la zone d’un ennemi que d’autres attaquent, et dont le combat reste à conclure ?',
    readings: {
      tombee: 'Non : elle est tombée quand on l’a attaqué, et ne revient qu’à la fin de ce combat.',
      compte: 'Oui : elle tue comme une autre.',
    },
    rules: ['LOR-REC-2', 'LOR-ZDI-2'],
  },
  'LOR-L-63': {
    question: 'Plusieurs pions sont entrés pour attaquer et ne le peuvent pas : dans quel ordre reviennent-ils ?',
    readings: {
      'en-remontant': 'Le dernier venu d’abord ; qui trouve sa place encore prise par un ami reste où il est, sans attaquer.',
      'dans-l-ordre': 'Dans l’ordre où ils sont venus ; qui trouve sa place prise, même par un pion qui va en partir, reste où il est.',
    },
    rules: ['LOR-ZDI-1'],
  },
  'LOR-L-64': {
    question: 'Entré pour attaquer un ennemi, peut-on finalement en attaquer un autre ?',
    readings: {
      'sa-cible': 'Non : c’est lui qu’on attaque, seul ou avec d’autres.',
      'au-choix': 'Oui : il suffit d’attaquer un de ceux que l’on touche.',
    },
    rules: ['LOR-ZDI-1', 'LOR-COM-3'],
  },
  'LOR-L-65': {
    question: 'Entré pour attaquer, puis rejoint par d’autres, un pion est encore trop faible avec eux : que devient-il ?',
    readings: {
      rentre: 'Il revient d’où il vient, comme s’il était venu seul.',
      reste: 'Il reste où il est, sans attaquer et sans peine.',
    },
    rules: ['LOR-ZDI-1', 'LOR-COM-4'],
  },
  'LOR-L-66': {
    question: 'Un Chevalier charge plusieurs ennemis, et n’est pas de même côté de chacun : quel bonus a-t-il ?',
    readings: {
      'un-suffit': 'Le plus grand : il suffit que l’un d’eux soit droit devant lui.',
      'le-moindre': 'Le plus petit, et aucun si l’un d’eux n’est ni devant lui ni de côté.',
    },
    rules: ['LOR-CHE-1', 'LOR-COM-3'],
  },
  'LOR-L-67': {
    question: 'Un Dragon qui a lancé ses flammes avant de bouger peut-il entrer ensuite dans une zone d’influence ?',
    readings: {
      non: 'Non : il n’attaquera plus ce coup.',
      'sa-cible': 'Oui, dans celle de l’ennemi qu’il a visé : il l’a attaqué.',
    },
    rules: ['LOR-DRA-1', 'LOR-ZDI-1'],
  },
  'LOR-L-68': {
    question: 'Un ami que rien ne déplace barre la ligne, et son hexagone est dans une zone ennemie : que devient celui qui recule ?',
    readings: {
      tient: 'Il s’arrête devant son ami, sans mal : il n’est pas entré dans la zone.',
      'zone-tue': 'Il est éliminé : sa ligne mène dans cette zone.',
    },
    rules: ['LOR-REC-2', 'LOR-REC-3'],
  },
  'LOR-L-69': {
    question: 'Un allié peut-il entrer dans une de mes villes et y tenir garnison ?',
    readings: { non: 'Non : une garnison n’est que d’un peuple, celui de la ville.' },
    rules: ['LOR-VIL-1', 'LOR-MOU-2', 'LOR-ALL-1'],
  },
  'LOR-L-70': {
    question: 'Un peuple n’a plus la place de fonder toutes ses villes : que fait-il ?',
    readings: { 'moins-de-villes': 'Il commence avec celles qu’il a fondées, et n’en déplace aucune.' },
    rules: ['LOR-PREP-2'],
  },
  'LOR-L-71': {
    question: 'Un pion dont l’escorte s’en va livre-t-il un combat individuel dans le même coup ?',
    readings: { non: 'Non : l’escorte qui s’en va s’est déplacée, et les combats individuels viennent avant tout déplacement.' },
    rules: ['LOR-IND-2', 'LOR-ESC-3'],
  },
  'LOR-L-72': {
    question: 'Peut-on dire ou montrer à un allié ce que cachent ses villes ?',
    readings: { 'dire-pas-montrer': 'Le dire, oui, vrai ou faux ; le montrer, non.' },
    rules: ['LOR-PREP-3', 'LOR-ALL-1', 'LOR-VIL-1'],
  },
  'LOR-L-73': {
    question: 'Peut-on reprendre un mouvement que l’on vient de faire ?',
    readings: { 'rien-appris': 'Oui, tant que rien n’a été appris : ni dé lancé, ni garnison révélée, ni réponse d’un autre.' },
    rules: ['LOR-TOUR-2', 'LOR-MOU-1'],
  },
  'LOR-L-74': {
    question: 'Entrer dans une ville à côté d’un ennemi, est-ce entrer dans sa zone ?',
    readings: {
      abri: 'Non : derrière des murs, on n’est dans la zone de personne, et l’on ne doit attaquer personne.',
      entree: 'Oui : on nomme l’ennemi, sa zone tombe, et qui tire de la ville ne vise que lui.',
    },
    rules: ['LOR-ZDI-1', 'LOR-VIL-1'],
  },
  'LOR-L-75': {
    question: 'Des Dragons qui n’ont pas bougé additionnent-ils leurs flammes ?',
    readings: {
      non: 'Non : avant de bouger, chacun lance et conclut seul.',
      oui: 'Oui : tous ceux qui n’ont pas bougé peuvent viser ensemble, et concluent aussitôt.',
    },
    rules: ['LOR-DRA-1', 'LOR-TOUR-2'],
  },
  'LOR-L-76': {
    question: 'Un joueur doit partir : que deviennent ses pions, ses villes et ses alliances ?',
    readings: {
      'pions-en-place': 'Ses pions restent et se défendent sans bouger, ses villes se prennent comme avant, ses alliances tombent.',
    },
    rules: ['LOR-TOUR-1', 'LOR-ALL-1', 'LOR-VIL-6'],
  },
  'LOR-L-77': {
    question: 'Le dé tombe de la table ou reste de travers : compte-t-il ?',
    readings: { relance: 'Non : on le relance, sans rien changer à ce qui était annoncé.' },
    rules: ['LOR-COM-5', 'LOR-ARC-1'],
  },
  'LOR-L-78': {
    question: 'On s’aperçoit trop tard d’un oubli ou d’un coup interdit : que faire ?',
    readings: {
      'avant-le-suivant': 'Avant que le joueur suivant ait bougé, on corrige ; un dé lancé sans un bonus oublié reste lancé sans lui.',
    },
    rules: ['LOR-TOUR-2', 'LOR-MOU-1', 'LOR-SOR-1'],
  },
  'LOR-L-79': {
    question: 'Peut-on noter ce que l’on a vu d’une garnison ?',
    readings: { oui: 'Oui : ce que l’on a vu s’écrit, ce que l’on n’a pas vu se devine.' },
    rules: ['LOR-PREP-3', 'LOR-VIL-1'],
  },
  'LOR-L-80': {
    question: 'Combien de temps un coup, ou une négociation, peut-il durer ?',
    readings: { 'convenu-avant': 'Le temps convenu avant la partie : cinq minutes pour négocier, dix pour jouer, par exemple.' },
    rules: ['LOR-TOUR-2', 'LOR-ALL-2', 'LOR-TOUR-4'],
  },
  'LOR-L-81': {
    question: 'D’une ville bâtie dans un bois, tire-t-on ?',
    readings: { oui: 'Oui : les murs ont pris la place des arbres.', non: 'Non : on ne tire pas depuis un bois, ville ou non.' },
    rules: ['LOR-ARC-3', 'LOR-VIL-1', 'LOR-VIL-4'],
  },
  'LOR-L-82': {
    question: 'La ville est pleine : l’escorte d’un otage l’y laisse-t-elle ?',
    readings: { dehors: 'Non : ils attendent tous deux dehors qu’une place de garnison se libère pour elle.' },
    rules: ['LOR-ALL-2', 'LOR-VIL-1', 'LOR-ESC-3'],
  },
  'LOR-L-83': {
    question: 'Un otage se livre-t-il dans la zone d’un ennemi ?',
    readings: { 'escorte-attaque': 'Oui, à l’escorte qui vient le prendre là et attaque, seule ; l’otage, lui, n’y vient pas se livrer.' },
    rules: ['LOR-ALL-2', 'LOR-ZDI-1', 'LOR-ESC-2'],
  },
  'LOR-REV-1': {
    question: 'Révision de 1983 : combien de villes par peuple ?',
    readings: { quatre: 'Quatre, comme dans la boîte.', six: 'Six.' },
    rules: ['LOR-MAT-4', 'LOR-PREP-2'],
  },
  'LOR-REV-2': {
    question: 'Révision de 1983 : où une ville ne peut-elle pas être ?',
    readings: {
      'cote-seule': 'Sur une côte ; mont et bois sont admis.',
      'terrain-degage': 'Sur un bois, un mont, un gouffre, une côte ou un pont, ni à côté d’aucun d’eux.',
    },
    rules: ['LOR-PREP-2'],
  },
  'LOR-REV-3': {
    question: 'Révision de 1983 : deux pions peuvent-ils s’empiler ?',
    readings: { non: 'Non, sauf l’escorte et les villes.', deux: 'Oui, deux au plus, et leurs facteurs s’additionnent.' },
    rules: ['LOR-ESC-1', 'LOR-MOU-2', 'LOR-COM-2'],
  },
  'LOR-REV-4': {
    question: 'Révision de 1983 : les flèches doivent-elles partir en ligne droite ?',
    readings: { 'ligne-droite': 'Oui.', 'toutes-directions': 'Non : dans toutes les directions, à 8 hexagones au plus.' },
    rules: ['LOR-ARC-1'],
  },
  'LOR-REV-5': {
    question: 'Révision de 1983 : les flammes brûlent-elles mieux dans un bois ?',
    readings: { non: 'Non.', 'plus-deux': 'Oui : +2 au dé vers un bois, 6 au plus ; on peut donc y lancer des flammes.' },
    rules: ['LOR-DRA-1', 'LOR-LAN-1'],
  },
  'LOR-REV-6': {
    question: 'Révision de 1983 : un recul qui rencontre un obstacle tue-t-il ?',
    readings: {
      elimine: 'Oui.',
      retourne: 'Non : le pion est retourné ; à côté d’un seigneur de son peuple, un dé à chaque coup : 4 à 6 il se remet, 1 il meurt.',
    },
    rules: ['LOR-REC-2', 'LOR-REC-3'],
  },
};

export const RULINGS = /* @__PURE__ */ rulingsIn(READINGS, TEXTS);
