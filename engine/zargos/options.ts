/** The rulings of Zargos on what the booklet leaves open; those with two readings or more are options of the engine. */
import type { Ruling } from '../core/ruling.ts';
import type { AtomId, RulingId } from './ids.ts';

export const RULINGS = [
  {
    id: 'ZAR-L-2',
    question: 'Main de Dieu : le Moine peut-il relancer un dé du tir des Amazones ?',
    readings: [
      { id: 'non', text: 'Non : le tir a lieu avant le combat, la main de Dieu ne s’y applique pas.' },
      { id: 'oui', text: 'Oui : le Moine peut aussi faire relancer un dé du tir.' },
    ],
    rules: ['ZAR-MOI-1', 'ZAR-AMA-1'],
  },
  {
    id: 'ZAR-L-3',
    question: 'Main de Dieu : qui lance en premier ?',
    readings: [
      { id: 'moine-d-abord', text: 'Le Moine lance et décide avant que son adversaire lance.' },
      { id: 'adversaire-d-abord', text: 'Variante maison : l’adversaire lance d’abord.' },
    ],
    rules: ['ZAR-MOI-1'],
  },
  {
    id: 'ZAR-L-8',
    question: 'Dé de Vent de Guerre : peut-on dépasser trois dés ?',
    readings: [
      { id: 'quatre-des', text: 'Oui : quatre dés à sept pions et plus.' },
      { id: 'plafond-3', text: 'Non : trois dés au plus.' },
    ],
    rules: ['ZAR-GUERRE', 'ZAR-COM-3'],
  },
] as const satisfies readonly Ruling<RulingId, AtomId>[];
