/** What a player of Zargo's Lords keeps at hand. */
import type { AidLine } from '#components/print/Aid.tsx';

interface Face {
  readonly title: string;
  readonly rule: string;
  readonly lines: readonly AidLine[];
}

export const MOVE_AID: Face = {
  title: 'Votre coup',
  rule: 'LOR-TOUR-1',
  lines: [
    { head: 'Ordre :', text: 'Chevaliers, Dragons, Ailés, Moines.', rule: 'LOR-TOUR-1' },
    { head: '1.', text: 'Alliances, qui n’engagent jamais.', rule: 'LOR-ALL-1' },
    { head: '2.', text: 'Combats individuels, puis tous les mouvements.', rule: 'LOR-MOU-1' },
    { head: '3.', text: 'Tirs, puis combats.', rule: 'LOR-COM-7' },
    { head: 'Bois :', text: 'deux points.', rule: 'LOR-BOI-1' },
    { head: 'Mont :', text: 'au pied on s’arrête, puis on y monte.', rule: 'LOR-MON-1' },
    { head: 'Gouffre :', text: 'paralysé trois coups, intouchable.', rule: 'LOR-GOU-1' },
    { head: 'Mer :', text: 'par les ponts de nuages, de côte à côte.', rule: 'LOR-MER-1' },
    { head: 'Zone :', text: 'les six hexagones autour ; on n’y entre que pour attaquer.', rule: 'LOR-ZDI-1' },
  ],
};

export const FIGHT_AID: Face = {
  title: 'Combattre et tirer',
  rule: 'LOR-COM-5',
  lines: [
    { head: 'Combat :', text: 'attaque − défense, un dé, le disque.', rule: 'LOR-COM-5' },
    { head: 'Reculer', text: 'en ligne droite ; obstacle ou autre zone, éliminé.', rule: 'LOR-REC-2' },
    { head: 'Défense :', text: 'bois +1, mont +3.', rule: 'LOR-BOI-1' },
    { head: 'Charge du Chevalier :', text: '+3 de front, +1 de côté.', rule: 'LOR-CHE-1' },
    { head: 'Flèches', text: 'à 8, en ligne droite.', rule: 'LOR-ARC-1' },
    { head: 'Flammes', text: 'à 5.', rule: 'LOR-DRA-1' },
    { head: 'Visions', text: 'à 5, sans obstacle.', rule: 'LOR-SOR-2' },
    { head: 'Ville :', text: 'autant d’assiégeants que de défenseurs.', rule: 'LOR-VIL-3' },
  ],
};
