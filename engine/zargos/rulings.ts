/** The rulings of Zargos in words: the question, what holds under each reading, and the rules they touch. Only what shows them imports this. */
import { type RulingTexts, rulingsIn } from '../core/ruling.ts';
import type { AtomId } from './ids.ts';
import { READINGS } from './options.ts';

const TEXTS: RulingTexts<typeof READINGS, AtomId> = {
  'ZAR-L-1': {
    question: 'Vent de Folie porte la même consigne de moment que Vent d’Illusion : est-ce une coquille ?',
    readings: { coquille: 'Oui : comme les autres cartes rouges, Vent de Folie se joue avant le tour d’un joueur.' },
    rules: ['ZAR-FOLIE', 'ZAR-MAG-4', 'ZAR-ILLUSION'],
  },
  'ZAR-L-2': {
    question: 'Main de Dieu : le Moine peut-il relancer un dé du tir des Amazones ?',
    readings: {
      non: 'Non : le tir a lieu avant le combat, la main de Dieu ne s’y applique pas.',
      oui: 'Oui : le Moine peut aussi faire relancer un dé du tir.',
    },
    rules: ['ZAR-MOI-1', 'ZAR-AMA-1'],
  },
  'ZAR-L-3': {
    question: 'Main de Dieu : qui lance en premier ?',
    readings: {
      'moine-d-abord': 'Le Moine lance et décide avant que son adversaire lance.',
      'adversaire-d-abord': 'Variante maison : l’adversaire lance d’abord.',
    },
    rules: ['ZAR-MOI-1'],
  },
  'ZAR-L-4': {
    question: 'Éclipse, Canicule, Tremblement de terre : « ce tour-ci » dure jusqu’à quand ?',
    readings: {
      'tour-du-joueur': 'Jusqu’à la fin du tour du joueur devant lequel la carte est jouée.',
      'phase-a': 'Jusqu’à la fin de la phase a : tous les joueurs qui n’ont pas encore joué en profitent ou en pâtissent.',
    },
    rules: ['ZAR-ECLIPSE', 'ZAR-CANICULE', 'ZAR-TREMBLEMENT', 'ZAR-MAG-5'],
  },
  'ZAR-L-5': {
    question: 'Les 15 bateaux et les 100 points de pions de chaque peuple limitent-ils les achats ?',
    readings: {
      oui: 'Oui : on n’achète que ce qui reste dans la boîte ; un bateau dépensé y revient, et le pion de rang compte dans les 100 points.',
      non: 'Non : s’il manque des pions ou des bateaux, on en figure d’autres.',
    },
    rules: ['ZAR-REN-1', 'ZAR-MAT-1', 'ZAR-MAT-2', 'ZAR-ORD-2', 'ZAR-MER-1'],
  },
  'ZAR-L-6': {
    question: 'Peut-on attaquer des Dragons en mer ?',
    readings: { non: 'Non : on attaque une province, jamais une case mer.' },
    rules: ['ZAR-DRA-1', 'ZAR-DRA-2', 'ZAR-ATT-1', 'ZAR-MER-1'],
  },
  'ZAR-L-7': {
    question: 'Amazones attaquées dans une capitale : le tir divisé par 2 et les remparts se cumulent-ils ?',
    readings: { oui: 'Oui : leur tir se divise par 2, puis leurs pertes se divisent par 3 à chaque round.' },
    rules: ['ZAR-AMA-1', 'ZAR-CAP-1'],
  },
  'ZAR-L-8': {
    question: 'Dé de Vent de Guerre : peut-on dépasser trois dés ?',
    readings: { 'quatre-des': 'Oui : quatre dés à sept pions et plus.', 'plafond-3': 'Non : trois dés au plus.' },
    rules: ['ZAR-GUERRE', 'ZAR-COM-3'],
  },
  'ZAR-L-9': {
    question: 'Plus de deux joueurs à égalité au décompte : comment les départager ?',
    readings: { relance: 'Tous les ex æquo lancent un dé, et ceux qui restent à égalité relancent jusqu’à être départagés.' },
    rules: ['ZAR-ORD-1'],
  },
  'ZAR-L-10': {
    question: 'La pile de magie ne suffit pas à la distribution : qui est servi ?',
    readings: { 'ordre-de-jeu': 'On distribue ce qui reste, dans l’ordre de jeu ; les derniers n’ont rien.' },
    rules: ['ZAR-MAG-1', 'ZAR-ZRG-6', 'ZAR-ORD-1'],
  },
  'ZAR-L-11': {
    question: 'Les 40 prises de cartes ne se partagent pas également : que fait-on ?',
    readings: { inegalite: 'L’inégalité subsiste : les premiers de l’ordre prennent une fois de plus.' },
    rules: ['ZAR-POS-1', 'ZAR-PREP-2'],
  },
  'ZAR-L-12': {
    question: 'Peut-on attaquer par mer une province côtière inoccupée ?',
    readings: {
      oui: 'Oui : elle se prend sans combat, comme par terre.',
      'zargos-seul': 'Non, sauf dans le royaume de Zargos, où l’on aborde contre les démons.',
    },
    rules: ['ZAR-MER-1', 'ZAR-ATT-5', 'ZAR-ZRG-1'],
  },
  'ZAR-L-13': {
    question: 'Un peuple n’a plus de territoire, ou plus de pion : que devient-il ?',
    readings: {
      'hors-jeu-sans-pion':
        'Sans territoire, il garde ses cartes de magie, mais ne marque ni ne reçoit plus rien. Sans un seul pion, il est hors jeu, et une carte qui ne vise que lui suit la règle du peuple absent ; un joueur dont tous les peuples sont hors jeu quitte la table, ses cartes vont sous la pile.',
    },
    rules: ['ZAR-TOUR-1', 'ZAR-ORD-1', 'ZAR-MAG-8', 'ZAR-MAG-10', 'ZAR-REN-2'],
  },
  'ZAR-L-14': {
    question: 'Vent d’Ailleurs à l’attaque : faut-il viser une province ennemie ou vide, et laisser un pion ?',
    readings: { oui: 'Oui aux deux : la province visée est ennemie ou vide, et un pion reste au départ.' },
    rules: ['ZAR-AILLEURS', 'ZAR-ATT-1', 'ZAR-ATT-5'],
  },
  'ZAR-L-15': {
    question: 'Les Ailés peuvent-ils survoler un bras de mer, puis avancer d’une seconde province ?',
    readings: { non: 'Non : la traversée est tout leur déplacement, ils se posent sur la côte reliée par le trait.' },
    rules: ['ZAR-AIL-2', 'ZAR-AIL-1', 'ZAR-AIL-3'],
  },
  'ZAR-L-16': {
    question: 'Un groupe d’Araignées peut-il être appelé depuis un volcan gelé ?',
    readings: { non: 'Non : Vent de Glace interdit tout mouvement, l’appel compris.' },
    rules: ['ZAR-ARA-2', 'ZAR-GLACE'],
  },
  'ZAR-L-17': {
    question: 'Un joueur mène plusieurs peuples : comment compte-t-on points, rang, achats, bateaux et titre de Maître ?',
    readings: {
      'rang-par-joueur':
        'Points, royaumes, achats et bateaux sont à chaque peuple ; le rang du joueur vient de la somme ; le joueur est le Maître, et les démons épargnent tous ses peuples.',
      'rang-par-peuple':
        'Points, royaumes, achats et bateaux sont à chaque peuple, et le rang aussi ; le joueur est le Maître, et les démons épargnent tous ses peuples.',
    },
    rules: [
      'ZAR-PREP-4',
      'ZAR-PTS-1',
      'ZAR-PTS-2',
      'ZAR-ORD-1',
      'ZAR-ORD-2',
      'ZAR-ROY-1',
      'ZAR-REN-1',
      'ZAR-ZRG-5',
      'ZAR-ZRG-6',
      'ZAR-ZRG-7',
    ],
  },
  'ZAR-L-18': {
    question: 'Les Dragons peuvent-ils aborder le royaume de Zargos depuis une case mer ?',
    readings: {
      oui: 'Oui : la case mer n’est pas une des dix provinces, leur pouvoir n’y est pas neutralisé.',
      non: 'Non : venir de la mer est un pouvoir, et il ne joue jamais vers le royaume.',
    },
    rules: ['ZAR-DRA-2', 'ZAR-ZRG-4', 'ZAR-ZRG-1'],
  },
  'ZAR-L-19': {
    question: 'Un mouvement touche au royaume de Zargos : le pouvoir de mouvement joue-t-il ?',
    readings: {
      'des-qu-il-touche': 'Non : il est neutralisé dès que le départ, le survol ou l’arrivée est dans le royaume.',
      'tout-dedans': 'Il n’est neutralisé que si tout le mouvement a lieu dans le royaume.',
    },
    rules: ['ZAR-ZRG-4', 'ZAR-AIL-1', 'ZAR-AIL-2', 'ZAR-AIL-3', 'ZAR-ARA-1', 'ZAR-DRA-1', 'ZAR-CHE-1'],
  },
  'ZAR-L-20': {
    question: 'Qui reçoit une capitale au positionnement a-t-il déjà sa carte de royaume ?',
    readings: {
      non: 'Non : les cartes de royaume se donnent aux décomptes.',
      oui: 'Oui : il la pose devant lui dès le début de la partie.',
    },
    rules: ['ZAR-ROY-1', 'ZAR-POS-6', 'ZAR-MAG-1'],
  },
  'ZAR-L-21': {
    question: 'En réorganisation, combien de pas coûte une traversée par bateau ?',
    readings: {
      'un-pas': 'Un seul, de côte à côte, quel que soit le nombre de cases mer ; on paie un bateau par case.',
      'un-pas-par-case': 'Variante maison : un pas par case mer traversée.',
    },
    rules: ['ZAR-REO-4', 'ZAR-REO-1', 'ZAR-TERRE'],
  },
  'ZAR-L-22': {
    question: 'Le pion posé d’office sur chaque territoire vient-il du lot de départ ?',
    readings: { 'du-lot': 'Oui : il se prend sur les pions de départ.', 'en-plus': 'Non : il s’ajoute au lot.' },
    rules: ['ZAR-POS-2', 'ZAR-PREP-3', 'ZAR-POS-5'],
  },
  'ZAR-L-23': {
    question: 'Plusieurs groupes entrent ensemble dans une province aux démons : combien de rounds ?',
    readings: { 'un-seul': 'Un seul round, pour tous les groupes réunis.', 'un-par-groupe': 'Un round pour chaque groupe.' },
    rules: ['ZAR-ZRG-1', 'ZAR-ATT-2'],
  },
  'ZAR-L-24': {
    question: 'Raz-de-marée : deux provinces sont aussi proches, ou aucune n’est aux Dragons : où vont-ils ?',
    readings: {
      restent: 'Le joueur Dragon choisit ; sans province contrôlée, ils restent en mer, immobiles ce tour-ci.',
      elimines: 'Le joueur Dragon choisit ; sans province contrôlée, ils sont éliminés.',
    },
    rules: ['ZAR-RAZ', 'ZAR-DRA-1'],
  },
  'ZAR-L-25': {
    question: 'Appel des Araignées et Vent de Guerre : dans quel ordre, et un groupe appelé ressert-il ?',
    readings: {
      'appel-d-abord': 'L’appel d’abord, puis la carte de l’attaquant, puis celle du défenseur ; le groupe venu ne repart plus de ce tour.',
    },
    rules: ['ZAR-ARA-2', 'ZAR-GUERRE', 'ZAR-COM-1'],
  },
  'ZAR-L-26': {
    question: 'Une attaque groupée contre des Amazones essuie combien de tirs ?',
    readings: { 'un-seul': 'Un seul par combat, sur l’ensemble des pions engagés.' },
    rules: ['ZAR-AMA-1', 'ZAR-ATT-2'],
  },
  'ZAR-L-27': {
    question: 'Plusieurs joueurs veulent jouer une carte rouge avant le même tour : dans quel ordre ?',
    readings: {
      'ordre-de-jeu': 'Dans l’ordre de jeu, à partir du joueur dont c’est le tour, et l’on refait la ronde jusqu’à ce que tous passent.',
    },
    rules: ['ZAR-MAG-4', 'ZAR-MAG-6'],
  },
  'ZAR-L-28': {
    question: 'Vent de Glace : peut-on attaquer ou survoler le royaume gelé depuis l’extérieur ?',
    readings: {
      'survol-permis': 'On n’y entre pas, on n’en sort pas, on n’y combat pas ; le survol reste permis.',
      'survol-interdit': 'On n’y entre pas, on n’en sort pas, on n’y combat pas, et on ne le survole pas non plus.',
    },
    rules: ['ZAR-GLACE', 'ZAR-ATT-1', 'ZAR-AIL-1', 'ZAR-AIL-3'],
  },
  'ZAR-L-29': {
    question: 'La victoire peut-elle tomber pendant le tour d’un autre ?',
    readings: { 'a-l-instant': 'Oui, à l’instant où la condition est remplie ; en pratique, c’est au tour du conquérant.' },
    rules: ['ZAR-BUT-1'],
  },
  'ZAR-L-30': {
    question: 'Un nouveau Maître des Vents chasse l’ancien : de qui prend-il les cartes ?',
    readings: {
      'de-tous': 'De tous les joueurs, l’ancien Maître compris.',
      'ancien-maitre-seul': 'Variante maison : de l’ancien Maître seulement.',
    },
    rules: ['ZAR-ZRG-5', 'ZAR-ZRG-8'],
  },
  'ZAR-L-31': {
    question: 'Vent de Tempête peut-il frapper le lac ?',
    readings: {
      non: 'Non : le lac n’a pas de case mer adjacente, et il en faut deux.',
      'lac-seul': 'Oui : la carte ferme alors le lac seul.',
    },
    rules: ['ZAR-TEMPETE', 'ZAR-MER-4'],
  },
  'ZAR-L-32': {
    question: 'Les Chevaliers peuvent-ils marcher chez eux entre deux combats, sans attaquer ?',
    readings: {
      non: 'Non : la réorganisation vient après tous les combats ; une attaque commune depuis deux conquêtes reste légale.',
      oui: 'Oui : un pion peut passer d’une de leurs provinces à une voisine entre deux combats.',
    },
    rules: ['ZAR-CHE-1', 'ZAR-ATT-2', 'ZAR-REO-1'],
  },
  'ZAR-L-33': {
    question: 'Égalité au dé du choix des peuples, ou au nombre de pions à répartir : qui passe d’abord ?',
    readings: {
      relance: 'On relance entre ex æquo, dans les deux cas.',
      'ordre-de-choix': 'On relance au choix des peuples ; à la répartition, l’ordre de choix tranche.',
    },
    rules: ['ZAR-PREP-2', 'ZAR-POS-5', 'ZAR-TOUR-2'],
  },
  'ZAR-L-34': {
    question: 'Un joueur mène plusieurs peuples : qui tire les cartes, quel peuple occupe, combien de tours ?',
    readings: {
      'un-tour-par-joueur': 'Le joueur tire et choisit le peuple pour chaque carte ; un seul tour de jeu sert à tous ses peuples.',
      'un-tour-par-peuple': 'Le joueur tire et choisit le peuple pour chaque carte ; chaque peuple a son propre tour.',
    },
    rules: ['ZAR-PREP-4', 'ZAR-PREP-2', 'ZAR-POS-1', 'ZAR-POS-2', 'ZAR-TOUR-1'],
  },
  'ZAR-L-35': {
    question: 'Un groupe par mer et un par terre, ou deux convois, peuvent-ils attaquer ensemble la même province ?',
    readings: {
      oui: 'Oui : ils livrent un seul combat, et chaque convoi paie ses bateaux.',
      non: 'Non : l’attaque groupée n’existe que par terre, et un convoi attaque seul.',
    },
    rules: ['ZAR-ATT-2', 'ZAR-MER-1', 'ZAR-MER-2'],
  },
  'ZAR-L-36': {
    question: 'Un Chevalier qui a combattu peut-il embarquer pour attaquer par mer ?',
    readings: {
      non: 'Non : on n’embarque que des pions présents dans la province au début du tour.',
      oui: 'Oui : enchaîner sans restriction vaut aussi par mer.',
    },
    rules: ['ZAR-CHE-1', 'ZAR-MER-2'],
  },
  'ZAR-L-37': {
    question: 'Un Chevalier qui a déjà combattu peut-il attaquer dans le royaume de Zargos ?',
    readings: {
      non: 'Non, et il ne peut pas non plus enchaîner depuis le royaume.',
      'oui-en-entrant': 'Oui pour y entrer ; une fois dedans, il n’enchaîne plus.',
    },
    rules: ['ZAR-CHE-1', 'ZAR-ZRG-4', 'ZAR-ATT-4'],
  },
  'ZAR-L-38': {
    question: 'Vent de Brume : faut-il laisser un pion, et rester dans ses provinces ?',
    readings: {
      'pion-laisse': 'Oui aux deux : la carte ne lève que la distance, le nombre de groupes et les bateaux.',
      'abandon-permis': 'On reste dans ses provinces, mais on peut en quitter une tout à fait, et une case mer de même.',
    },
    rules: ['ZAR-BRUME', 'ZAR-REO-1', 'ZAR-REO-2', 'ZAR-REO-4'],
  },
  'ZAR-L-39': {
    question: 'Maître des Vents : pioche-t-il cinq cartes pour trier, ou complète-t-il sa main à cinq ?',
    readings: {
      'piocher-puis-trier': 'Il pioche cinq cartes, puis en garde cinq parmi toutes celles qu’il tient.',
      completer: 'Il complète sa main jusqu’à cinq cartes.',
    },
    rules: ['ZAR-ZRG-6', 'ZAR-MAG-1'],
  },
  'ZAR-L-40': {
    question: 'La Cité Interdite se vide : l’ancien Maître garde-t-il cinq cartes ?',
    readings: {
      'retour-a-trois': 'Non : il revient aussitôt à trois cartes, le surplus sous la pile.',
      'garde-sa-main': 'Oui : il garde la main qu’il tient.',
    },
    rules: ['ZAR-ZRG-8', 'ZAR-ZRG-6', 'ZAR-MAG-1'],
  },
  'ZAR-L-41': {
    question: 'Le Maître des Vents peut-il échanger des cartes de magie ?',
    readings: { oui: 'Oui : à la fin, cinq cartes au plus pour lui, trois pour l’autre.', non: 'Non : il n’échange pas.' },
    rules: ['ZAR-MAG-7', 'ZAR-ZRG-6'],
  },
  'ZAR-L-42': {
    question: 'Vent de Terre se cumule-t-il avec des bateaux, ou avec un autre Vent de Terre, pour un même groupe ?',
    readings: {
      'bateaux-en-plus': 'Avec des bateaux, oui ; avec une seconde carte, non.',
      'aucun-cumul': 'Non : rien ne se cumule, la carte mène à trois cases mer au plus.',
    },
    rules: ['ZAR-TERRE', 'ZAR-MAG-6', 'ZAR-MER-1'],
  },
  'ZAR-L-43': {
    question: 'Vent de Guerre contre des Amazones : avant ou après leur tir ?',
    readings: {
      'apres-le-tir': 'Après le tir ; l’attaquant décide le premier, puis le défenseur, comme en tout combat.',
      'avant-le-tir': 'Avant le tir ; l’attaquant décide le premier, puis le défenseur, comme en tout combat.',
    },
    rules: ['ZAR-GUERRE', 'ZAR-AMA-1'],
  },
  'ZAR-L-44': {
    question: 'Les Araignées peuvent-elles appeler un groupe depuis un volcan lui-même attaqué ?',
    readings: {
      oui: 'Oui, tant que le combat de ce volcan n’a pas commencé, et de nouveau quand elles l’ont gagné.',
      non: 'Non : un groupe attaqué ne quitte pas sa province.',
    },
    rules: ['ZAR-ARA-2', 'ZAR-COM-1'],
  },
  'ZAR-L-45': {
    question: 'Dragons, réorganisation depuis la mer : un pion doit-il rester dans la case mer ?',
    readings: {
      non: 'Non : une case mer n’est pas une province, on peut la quitter tout à fait.',
      oui: 'Oui : la case mer se traite comme une province.',
    },
    rules: ['ZAR-DRA-1', 'ZAR-REO-2'],
  },
  'ZAR-L-46': {
    question: 'Vent d’Ailleurs en réorganisation : s’ajoute-t-il aux mouvements permis, et vers où ?',
    readings: {
      'en-plus': 'Il s’y ajoute, et mène vers une province que l’on contrôle ; le groupe porté ne marche pas en plus.',
      'compte-comme-un-groupe':
        'Il compte comme un groupe d’une province, et mène vers une province que l’on contrôle ; le groupe porté ne marche pas en plus.',
    },
    rules: ['ZAR-AILLEURS', 'ZAR-REO-1', 'ZAR-REO-2'],
  },
  'ZAR-L-47': {
    question: 'Sous Typhon, les Ailés gardent-ils la réorganisation de tous leurs pions ?',
    readings: {
      non: 'Non : ils se réorganisent comme les autres peuples.',
      'oui-d-une-province':
        'Oui, mais chaque pion ne va qu’à une province voisine ; ceux qui partent du royaume de Zargos suivent la règle ordinaire.',
    },
    rules: ['ZAR-TYPHON', 'ZAR-AIL-3', 'ZAR-REO-1'],
  },
  'ZAR-L-48': {
    question: 'Deux joueurs peuvent-ils jouer la même carte rouge sur la même cible au même moment ?',
    readings: {
      oui: 'Oui : l’interdiction du doublon vise un même joueur.',
      non: 'Non : une même carte ne frappe la même cible qu’une fois par moment, quels que soient les joueurs.',
    },
    rules: ['ZAR-MAG-6', 'ZAR-MAG-4'],
  },
  'ZAR-L-49': {
    question: 'Vent de Mort : le plafond de sept pions vaut-il à l’instant, ou jusqu’à la fin du tour ?',
    readings: {
      'a-l-instant': 'À l’instant : le surplus part, et l’on peut ensuite dépasser sept pions.',
      'fin-du-tour':
        'Jusqu’à la fin du tour du joueur devant lequel la carte est jouée, pour ce qui se tient dans une province ; des groupes venus de plusieurs se battent ensemble.',
    },
    rules: ['ZAR-MORT', 'ZAR-MAG-5'],
  },
  'ZAR-L-50': {
    question: 'Vent de Tempête : où vont les Dragons s’il ne reste que l’autre case fermée, ou aucune issue ?',
    readings: { bloques: 'Jamais vers l’autre case fermée ; sans issue, ils restent sur place, bloqués.' },
    rules: ['ZAR-TEMPETE', 'ZAR-DRA-1'],
  },
  'ZAR-L-51': {
    question: 'En réorganisation, peut-on embarquer des pions arrivés ce tour-ci dans la province ?',
    readings: {
      oui: 'Oui : un mouvement de deux provinces peut prendre des pions au passage, par mer aussi.',
      non: 'Non : comme à l’attaque, on n’embarque que des pions présents au début du tour.',
    },
    rules: ['ZAR-REO-3', 'ZAR-REO-4', 'ZAR-MER-2'],
  },
  'ZAR-L-52': {
    question: 'Sous Raz-de-marée, les Dragons peuvent-ils prendre la mer en bateau ou par Vent de Terre ?',
    readings: {
      non: 'Non : aucun Dragon ne va en mer ce tour-ci, de quelque façon que ce soit.',
      oui: 'Oui : la carte ne leur ôte que la nage, et les bateaux portent tous les peuples.',
    },
    rules: ['ZAR-RAZ', 'ZAR-DRA-4', 'ZAR-MER-1', 'ZAR-TERRE', 'ZAR-REO-4'],
  },
  'ZAR-L-53': {
    question: 'Des Ailés qui prennent le bateau gardent-ils la réorganisation de tous leurs pions ?',
    readings: {
      non: 'Non : un groupe qui embarque est un groupe ordinaire, et compte parmi les deux permis.',
      oui: 'Oui, hors du royaume de Zargos : chaque pion va à une ou deux provinces, en bateau comme en volant, et les bateaux se paient.',
    },
    rules: ['ZAR-AIL-3', 'ZAR-REO-1', 'ZAR-REO-3', 'ZAR-REO-4'],
  },
  'ZAR-L-54': {
    question: 'Sous Vent de Brume, les Ailés volent-ils d’un trait par-dessus plusieurs provinces ?',
    readings: {
      oui: 'Oui : la carte lève la distance, celle du vol comprise ; ils se posent chez eux.',
      non: 'Non : ils font autant de vols qu’ils veulent, mais chacun ne survole qu’une province.',
    },
    rules: ['ZAR-BRUME', 'ZAR-AIL-1', 'ZAR-AIL-3'],
  },
  'ZAR-L-55': {
    question: 'Au positionnement, un peuple ne tient aucun territoire : que devient-il ?',
    readings: {
      'hors-jeu':
        'Ses pions n’ont nulle part où se poser : il est hors jeu ; tant qu’on peut l’éviter, on ne prive donc pas un de ses propres peuples de son dernier territoire.',
    },
    rules: ['ZAR-POS-2', 'ZAR-POS-3', 'ZAR-POS-5', 'ZAR-PREP-4'],
  },
  'ZAR-L-56': {
    question: 'Dix minutes d’échanges : comment les borner dans une partie jouée sans horloge ?',
    readings: {
      'nombre-d-offres': 'Par un nombre d’offres, le même pour chaque joueur à chaque temps d’échanges, et non par les minutes.',
    },
    rules: ['ZAR-POS-3', 'ZAR-MAG-7'],
  },
  'ZAR-L-57': {
    question: 'Un seul joueur a encore des pions : qui gagne ?',
    readings: { 'seul-en-jeu': 'Lui, aussitôt : plus personne ne peut lui disputer la victoire.' },
    rules: ['ZAR-BUT-1', 'ZAR-TOUR-1'],
  },
  'ZAR-L-58': {
    question: 'Personne ne réunit la Cité Interdite et ses trois voisines : la partie finit-elle ?',
    readings: { points: 'Oui, après 60 tours : le plus de points au dernier décompte l’emporte, et la victoire peut se partager.' },
    rules: ['ZAR-BUT-1', 'ZAR-PTS-1', 'ZAR-PTS-2'],
  },
  'ZAR-L-59': {
    question: 'Plusieurs joueurs veulent répondre à une carte rouge par un Vent d’Illusion : dans quel ordre ?',
    readings: {
      'ordre-de-jeu':
        'Dans l’ordre de jeu, à partir du joueur dont le tour vient ; après chaque Illusion on redemande à tous, sauf à qui l’a jouée, et le dernier désigne la cible.',
    },
    rules: ['ZAR-ILLUSION', 'ZAR-MAG-5'],
  },
  'ZAR-L-60': {
    question: 'Un joueur mène plusieurs peuples : son Vent de Brume les sert-il tous ?',
    readings: { 'tous-ses-peuples': 'Oui : il libère les pions de tous les peuples qu’il fait jouer pendant ce tour.' },
    rules: ['ZAR-BRUME', 'ZAR-PREP-4', 'ZAR-MAG-11'],
  },
  'ZAR-L-61': {
    question: 'Deux peuples d’un même joueur peuvent-ils attaquer ensemble la même province ?',
    readings: {
      non: 'Non : un combat n’oppose que deux camps, et une province vers laquelle l’un s’avance n’est pas attaquée par l’autre dans les mêmes déplacements.',
    },
    rules: ['ZAR-ATT-2', 'ZAR-COM-1', 'ZAR-COM-7', 'ZAR-PREP-4'],
  },
  'ZAR-L-62': {
    question: 'Une province vide est attaquée : à quel moment est-elle prise ?',
    readings: {
      'comme-un-combat':
        'Quand son tour vient parmi les combats, comme un combat ; jusque-là, d’autres groupes peuvent encore s’y joindre.',
    },
    rules: ['ZAR-ATT-5', 'ZAR-ATT-2', 'ZAR-COM-1'],
  },
  'ZAR-L-63': {
    question: 'Raz-de-marée : la province la plus proche se compte-t-elle par mer seulement ?',
    readings: {
      partout: 'Non : on compte sur le plateau, cases mer et provinces de tous, une à une ; ce sont des pas, pas des mouvements.',
      'par-mer': 'Oui : on ne compte que les cases mer, jusqu’à une côte à eux ; sans aucune côte à eux, ils sont comme sans province.',
    },
    rules: ['ZAR-RAZ', 'ZAR-DRA-1'],
  },
  'ZAR-L-64': {
    question: 'Un joueur mène plusieurs peuples : lequel achète le premier ?',
    readings: {
      'ordre-de-choix':
        'Celui qu’il a choisi le premier : il achète et pose tout, puis le suivant ; avec un rang par peuple, chacun à son rang.',
    },
    rules: ['ZAR-REN-3', 'ZAR-REN-1', 'ZAR-PREP-4', 'ZAR-ORD-1'],
  },
  'ZAR-L-65': {
    question: 'Un joueur mène plusieurs peuples : lequel donne le pion de son rang ?',
    readings: { 'premier-choisi': 'Le premier choisi de ceux qui jouent encore ; avec un rang par peuple, chacun donne le sien.' },
    rules: ['ZAR-ORD-2', 'ZAR-MAT-2', 'ZAR-PREP-4'],
  },
  'ZAR-L-66': {
    question: 'Sous Vent de Brume, un pion qui vient de bouger repart-il ?',
    readings: { non: 'Non : chaque pion va d’un trait où il veut, et n’en bouge plus de ce tour.' },
    rules: ['ZAR-BRUME'],
  },
  'ZAR-L-67': {
    question: 'Un joueur peut-il jouer avant le même tour deux Vents de Tempête qui ont une case mer en commun ?',
    readings: {
      oui: 'Oui : à elles deux elles ferment trois cases ; seule la même paire est refusée.',
      non: 'Non : une case déjà fermée ne se ferme pas une seconde fois au même moment.',
    },
    rules: ['ZAR-MAG-6', 'ZAR-TEMPETE'],
  },
  'ZAR-L-68': {
    question: 'Quand peut-on remettre sous la pile la carte qui vise son propre peuple ?',
    readings: {
      'avant-un-tour':
        'Avant le tour de n’importe quel joueur, quand c’est à soi de jouer une carte rouge ou de passer ; et quand on trie sa main.',
    },
    rules: ['ZAR-MAG-9', 'ZAR-MAG-1'],
  },
  'ZAR-L-69': {
    question: 'Un Vent d’Illusion peut-il laisser la carte rouge sur sa cible ?',
    readings: {
      oui: 'Oui : son joueur désigne qui il veut, la cible déjà nommée comprise.',
      non: 'Non : il détourne la carte, et nomme donc une autre cible.',
    },
    rules: ['ZAR-ILLUSION'],
  },
  'ZAR-L-70': {
    question: 'Une partie d’initiation se joue sur un bout de la planète : qui la gagne, et quand ?',
    readings: {
      'ce-que-dit-le-scenario':
        'Qui a le plus de provinces, ou de points, au décompte du dernier tour annoncé ; à égalité, le plus de pions ; à égalité encore, la victoire se partage.',
    },
    rules: ['ZAR-BUT-1', 'ZAR-PREP-2', 'ZAR-PREP-3', 'ZAR-PTS-1', 'ZAR-REN-1', 'ZAR-ROY-1'],
  },
  'ZAR-L-71': {
    question: 'Peut-on prêter, donner ou vendre à un autre joueur un bateau, des pions ou des points ?',
    readings: { non: 'Non : seules des cartes passent d’un joueur à l’autre, aux deux moments que dit le livret.' },
    rules: ['ZAR-POS-3', 'ZAR-MAG-7', 'ZAR-REN-1', 'ZAR-MER-1'],
  },
  'ZAR-L-72': {
    question: 'Deux joueurs peuvent-ils s’allier ?',
    readings: { 'parole-libre': 'Ils peuvent se parler et promettre ; rien ne les lie, et aucune règle ne change pour eux.' },
    rules: ['ZAR-ATT-1', 'ZAR-ATT-2', 'ZAR-BUT-1'],
  },
  'ZAR-L-73': {
    question: 'Peut-on reprendre un coup que l’on vient de jouer ?',
    readings: { 'rien-appris': 'Oui, tant que personne n’a rien appris depuis : ni dé lancé, ni carte vue ou jouée, ni coup d’un autre.' },
    rules: ['ZAR-TOUR-1', 'ZAR-COM-1', 'ZAR-MAG-5'],
  },
  'ZAR-L-74': {
    question: 'Un joueur doit partir : que deviennent ses pions et ses cartes ?',
    readings: {
      'pions-en-place': 'Ses pions restent et se défendent, sans plus attaquer ni acheter ; ses cartes de magie vont sous la pile.',
    },
    rules: ['ZAR-TOUR-1', 'ZAR-COM-2', 'ZAR-MAG-5'],
  },
  'ZAR-L-75': {
    question: 'Un dé tombe de la table ou reste de travers : compte-t-il ?',
    readings: { relance: 'Non : on relance ce dé, et lui seul.' },
    rules: ['ZAR-COM-3', 'ZAR-MOI-1'],
  },
  'ZAR-L-76': {
    question: 'On s’aperçoit trop tard d’un oubli ou d’un coup interdit : que faire ?',
    readings: {
      'avant-le-suivant': 'Avant que le joueur suivant ait bougé, on corrige ; après, on continue avec le plateau tel qu’il est.',
    },
    rules: ['ZAR-TOUR-1', 'ZAR-MAG-1', 'ZAR-MOI-1'],
  },
  'ZAR-L-77': {
    question: 'Peut-on compter les pions des autres, et voir leurs cartes ?',
    readings: { 'nombre-public': 'Pions, bateaux et cartes de royaume sont vus de tous ; des cartes de magie, on ne dit que le nombre.' },
    rules: ['ZAR-POS-5', 'ZAR-MAG-1', 'ZAR-MAG-7', 'ZAR-REN-3'],
  },
  'ZAR-L-78': {
    question: 'Qui compte les dix minutes d’échanges, et que vaut un marché conclu pendant qu’elles finissent ?',
    readings: { 'le-donneur': 'Le donneur ; ce que les deux ont accepté à voix haute avant la fin vaut encore.' },
    rules: ['ZAR-PREP-1', 'ZAR-POS-3', 'ZAR-MAG-7'],
  },
};

export const RULINGS = /* @__PURE__ */ rulingsIn(READINGS, TEXTS);
