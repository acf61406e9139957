/** What a player of Gran keeps at hand. */
import type { AidLine } from '#components/print/Aid.tsx';

interface Face {
  readonly title: string;
  readonly rule: string;
  readonly lines: readonly AidLine[];
}

export const TURN_AID: Face = {
  title: 'À votre tour',
  rule: 'GRA-DEP-1',
  lines: [
    {
      head: 'Aller.',
      text: 'Un ou deux points le long des lignes, sans aller-retour ; on s’arrête sur un point libre.',
      rule: 'GRA-DEP-1',
    },
    { head: 'Sans l’anneau,', text: 'on ne franchit ni dragon, ni pièce, ni pierre.', rule: 'GRA-DEP-5' },
    { head: 'Avec l’anneau,', text: 'on passe par-dessus tout.', rule: 'GRA-ANN-3' },
    { head: 'Prendre l’anneau :', text: 'arriver dessus, ou attaquer qui le porte.', rule: 'GRA-ANN-1' },
    {
      head: 'Attaquer :',
      text: 'arriver sur une pièce, rendre une amulette, la mettre sur un point d’exil libre. Jamais dans une cité.',
      rule: 'GRA-ATT-1',
    },
    {
      head: 'Cité avec l’anneau :',
      text: 'un sceau, deux amulettes ; l’anneau repart dans un autre royaume.',
      rule: 'GRA-CIT-1',
    },
    { head: 'Gagner :', text: 'trois sceaux de trois cités.', rule: 'GRA-BUT-1' },
  ],
};

export const DUEL_AID: Face = {
  title: 'Dragons et pierres',
  rule: 'GRA-DRA-1',
  lines: [
    { head: 'Duel :', text: 'on s’arrête sur un dragon, on retourne une carte, on lance le dé.', rule: 'GRA-DRA-1' },
    { head: 'Dé au moins égal :', text: 'deux points de plus, par-dessus tout.', rule: 'GRA-DRA-3' },
    {
      head: 'Dé inférieur :',
      text: 'une amulette perdue et le carcan ; au tour suivant on l’ôte, au tour d’après on repart.',
      rule: 'GRA-DRA-2',
    },
    { head: 'La pile :', text: '2 cartes de 6, 4 de 5, 6 de 4, 6 de 3, 4 de 2, 2 de 0.', rule: 'GRA-MAT-2' },
    { head: 'Sans amulette :', text: 'ni dragon, ni attaque.', rule: 'GRA-AMU-2' },
    { head: 'Pierre magique :', text: 'poser une pierre-obstacle sur un point noir ou blanc libre.', rule: 'GRA-PIE-1' },
    { head: 'Pierre à l’épée :', text: 'en déplacer une.', rule: 'GRA-PIE-4' },
  ],
};
