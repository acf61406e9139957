/** The six sheets of Zargos: on the front the rules in short, the same on all (ZAR-MAT-1); behind, a people and its power. */
import type { AidLine } from '#components/print/Aid.tsx';
import type { People } from '#engine/zargos/types.ts';

export const SUMMARY_AID: { readonly title: string; readonly rule: string; readonly lines: readonly AidLine[] } = {
  title: 'Zargos en bref',
  rule: 'ZAR-TOUR-1',
  lines: [
    { head: 'But.', text: 'Un même peuple dans la Cité Interdite et les trois provinces autour : gagné aussitôt.', rule: 'ZAR-BUT-1' },
    { head: '1. Armes,', text: 'chacun dans l’ordre : attaques, combats, réorganisation.', rule: 'ZAR-TOUR-1' },
    { head: '2. Comptes :', text: 'points, puis nouvel ordre, du plus riche au plus pauvre.', rule: 'ZAR-ORD-1' },
    { head: '3. Cartes :', text: 'royaumes, puis magie, trois en main au plus.', rule: 'ZAR-MAG-1' },
    { head: '4. Achats :', text: 'petit pion 2, grand pion 10, bateau 5 ; le reste est perdu.', rule: 'ZAR-REN-1' },
    { head: 'Attaquer :', text: 'une province voisine, un pion reste au départ ; par mer, un bateau par case mer.', rule: 'ZAR-ATT-1' },
    { head: 'Dés par round :', text: '1 à 3 pions, un dé ; 4 à 6, deux ; 7 et plus, trois.', rule: 'ZAR-COM-3' },
    { head: 'Pertes infligées :', text: 'total des dés ÷ 2, à l’inférieur, retirées ensemble.', rule: 'ZAR-COM-4' },
    { head: 'Capitale :', text: 'l’attaquant divise par 3.', rule: 'ZAR-CAP-1' },
    { head: 'Se réorganiser :', text: 'un groupe de deux provinces, ou deux groupes d’une.', rule: 'ZAR-REO-1' },
    {
      head: 'Points :',
      text: 'province 1, capitale 2, province de Zargos 3, Cité 7 ; royaume complet, la valeur de sa capitale.',
      rule: 'ZAR-PTS-1',
    },
    { head: 'Démons :', text: 'côtes 2 dés, autour 3, Cité 4 ; un seul round.', rule: 'ZAR-ZRG-1' },
  ],
};

export const POWER_AIDS: Readonly<Record<People, { readonly rule: string; readonly lines: readonly AidLine[] }>> = {
  ailes: {
    rule: 'ZAR-AIL-1',
    lines: [
      { head: 'Ils volent.', text: 'Attaquez à une ou deux provinces, par-dessus tout peuple.', rule: 'ZAR-AIL-1' },
      {
        head: 'Bras de mer.',
        text: 'Les trois traits en pointillé se survolent sans bateau : c’est tout le déplacement.',
        rule: 'ZAR-AIL-2',
      },
      {
        head: 'Tous reviennent.',
        text: 'À la réorganisation, chacun de vos pions peut bouger d’une ou deux provinces.',
        rule: 'ZAR-AIL-3',
      },
      { head: 'Craignez', text: 'le Typhon : plus de vol pendant le tour.', rule: 'ZAR-TYPHON' },
    ],
  },
  amazones: {
    rule: 'ZAR-AMA-1',
    lines: [
      { head: 'Elles tirent d’abord.', text: 'Attaquées, elles lancent leurs dés avant le combat, sans riposte.', rule: 'ZAR-AMA-1' },
      { head: 'Pertes du tir :', text: 'total ÷ 3, ou ÷ 2 dans une capitale, à l’inférieur.', rule: 'ZAR-AMA-1' },
      { head: 'En attaque,', text: 'elles ne tirent pas ; le Vent de Guerre n’ajoute rien au tir.', rule: 'ZAR-GUERRE' },
      { head: 'Craignez', text: 'l’Éclipse : plus de tir pendant le tour.', rule: 'ZAR-ECLIPSE' },
    ],
  },
  araignees: {
    rule: 'ZAR-ARA-1',
    lines: [
      {
        head: 'Les vortex.',
        text: 'Deux provinces à volcan sont voisines, où qu’elles soient, pour attaquer et se réorganiser.',
        rule: 'ZAR-ARA-1',
      },
      {
        head: 'L’appel.',
        text: 'Attaquées sur un volcan, elles y font venir un groupe d’un autre volcan avant le combat.',
        rule: 'ZAR-ARA-2',
      },
      { head: 'Craignez', text: 'le Tremblement de terre : plus de vortex pendant le tour.', rule: 'ZAR-TREMBLEMENT' },
    ],
  },
  chevaliers: {
    rule: 'ZAR-CHE-1',
    lines: [
      { head: 'Ils enchaînent.', text: 'Attaquez, combattez, repartez : un même pion peut livrer plusieurs combats.', rule: 'ZAR-CHE-1' },
      { head: 'Deux limites :', text: 'un pion reste dans chaque province, et jamais deux attaques contre la même.', rule: 'ZAR-CHE-1' },
      { head: 'Craignez', text: 'les Inondations : ce tour-là, vous jouez comme les autres.', rule: 'ZAR-INONDATIONS' },
    ],
  },
  dragons: {
    rule: 'ZAR-DRA-1',
    lines: [
      { head: 'Ils nagent.', text: 'À la réorganisation, chaque case peut être de terre ou de mer, sans bateau.', rule: 'ZAR-DRA-1' },
      { head: 'Le raid.', text: 'Attaquez une côte depuis la case mer qui la borde, sans y laisser de pion.', rule: 'ZAR-DRA-2' },
      { head: 'Les renforts', text: 'se posent aussi en mer, là où vous êtes.', rule: 'ZAR-DRA-3' },
      { head: 'Craignez', text: 'le Raz-de-marée : à terre pour ce tour.', rule: 'ZAR-RAZ' },
    ],
  },
  moines: {
    rule: 'ZAR-MOI-1',
    lines: [
      { head: 'La main de Dieu.', text: 'À chaque round, relancez un de vos dés ou faites relancer un dé adverse.', rule: 'ZAR-MOI-1' },
      { head: 'Tout de suite,', text: 'après le jet, une seule fois ; le nouveau résultat reste, même pire.', rule: 'ZAR-MOI-1' },
      { head: 'Craignez', text: 'la Canicule : plus de relance pendant le tour.', rule: 'ZAR-CANICULE' },
    ],
  },
};
