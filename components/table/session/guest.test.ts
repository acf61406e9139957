import { expect, test } from 'vitest';
import { botOf } from '../chooser/seats.ts';
import { HUMAN } from '../spec.ts';
import { guestText, humansHere } from './guest.ts';

test('what was received says what it is and how it came', () => {
  expect(guestText('link', true, [])).toBe('Une partie finie, reçue par un lien.');
  expect(guestText('link', false, [])).toBe('Une partie en cours, reçue par un lien.');
  expect(guestText('file', true, ['Rouge'])).toBe('Une partie finie, lue dans un fichier, où Rouge jouait à l’écran.');
  expect(guestText('file', false, ['Rouge', 'Bleu'])).toBe(
    'Une partie en cours, lue dans un fichier, où Rouge et Bleu jouaient à l’écran.',
  );
});

test('who opens a game sat nowhere in it, whoever did: nobody is told « vous l’emportez »', () => {
  const players = [botOf('random'), HUMAN];
  expect(humansHere({ players })).toEqual([1]);
  expect(humansHere({ players, guest: 'file' })).toEqual([]);
  expect(humansHere({ players, guest: 'link' })).toEqual([]);
});
