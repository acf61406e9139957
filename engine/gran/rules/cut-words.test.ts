import { expect, test } from 'vitest';
import { tablesOf } from '../board/tables.ts';
import { BOARD } from '../data/board.ts';
import type { Position } from '../types.ts';
import { tellCut } from './cut-words.ts';
import { drawn } from './drawn.ts';
import { ringCut } from './stones.ts';

const TABLES = tablesOf(BOARD);
const NORTH = { ring: { at: 'borne-du-nord' }, stones: ['tirad-2'] } as const;

// biome-ignore format: a case a row
const rows: [name: string, position: Position, at: string, told: string][] = [
  [
    'a cut',
    drawn({ jaune: 'galad-9' }, NORTH),
    'col-du-nord',
    'Oui : la pierre sur « Col du Nord » ôterait au chevalier jaune tout chemin vers l’anneau, enfermé dans un seul point par les pierres de « Tirad 2 » et « Col du Nord ».',
  ],
  [
    'a larger pocket, two losers',
    drawn({ jaune: 'galad-9', vert: 'galad-1' }, { ...NORTH, stones: ['tirad-2', 'urgad-6', 'urgad-7'] }),
    'urgad-1',
    'Oui : la pierre sur « Urgad 1 » ôterait aux chevaliers jaune et vert tout chemin vers l’anneau, enfermé dans une poche de 5 points par les pierres de « Tirad 2 », « Urgad 6 », « Urgad 7 » et « Urgad 1 ».',
  ],
  ['no cut', drawn({ jaune: 'tirad-1' }, { ring: { at: 'borne-du-nord' } }), 'col-du-nord', 'Non : chaque chevalier garde un chemin vers l’anneau ; le plus long fait 2 points.'],
  [
    'through a dragon only',
    drawn({ jaune: 'urgad-5' }, { ring: { at: 'nid-des-dragons' } }),
    'urgad-7',
    'Non : chaque chevalier garde un chemin vers l’anneau ; le plus long fait 3 points ; au chevalier jaune il faut s’arrêter sur un dragon, donc une amulette.',
  ],
  [
    'one walled in before',
    drawn({ jaune: 'galad-9', vert: 'col-du-nord' }, { ...NORTH, stones: ['tirad-2', 'urgad-1', 'urgad-6', 'urgad-7'] }),
    'galad-8',
    'Non : elle n’ôte de chemin à personne ; au chevalier jaune il en manquait déjà ; le plus long fait 1 point.',
  ],
  ['all walled in before', drawn({ jaune: 'galad-9' }, { ...NORTH, stones: ['tirad-2', 'col-du-nord'] }), 'galad-8', 'Non : aucun chevalier n’avait déjà de chemin vers l’anneau.'],
  ['the bearer alone', drawn({ jaune: 'galad-9' }, { ring: { bearer: 'jaune' } }), 'galad-8', 'Non : le porteur de l’anneau est seul sur le plateau.'],
];
test.each(rows)('GRA-PIE-3, GRA-L-5: the answer in one sentence: %s', (_name, position, at, told) => {
  expect(tellCut(TABLES, at, ringCut(TABLES, position, at))).toBe(told);
});
