import { expect, test } from 'vitest';
import { isPoint, tablesOf } from './board/tables.ts';
import { BOARD } from './data/board.ts';
import { EXAMPLES, type ExampleId, playScene, runDuel, runRoad, type Scene, type ScenePlayed } from './examples.ts';
import { checkMoveQuestion } from './situation.ts';

const TABLES = tablesOf(BOARD);

const scenesOf = (id: ExampleId): readonly Scene[] => EXAMPLES.find((example) => example.id === id)?.scenes ?? [];
const played = (id: ExampleId): readonly ScenePlayed[] => scenesOf(id).map((scene) => playScene(TABLES, scene));
const rules = ({ limits }: ScenePlayed): readonly string[] => limits.map(({ rule }) => rule);
const events = ({ goes }: ScenePlayed): readonly string[] => goes.map((gone) => gone.events.map(({ kind }) => kind).join(' '));

test.each(EXAMPLES.map((example) => [example.id, example] as const))(
  '%s: what it shows is on the board, its ways are open and its limits are not',
  (_id, example) => {
    for (const id of example.places) expect(isPoint(TABLES, id)).toBe(true);
    for (const scene of example.scenes) {
      const { goes, limits } = playScene(TABLES, scene);
      expect(goes.map(({ verdict }) => verdict)).toEqual(goes.map(() => ({ ok: true })));
      expect(limits.map(({ to }) => to)).toEqual(scene.limits);
      const { pieces, ring, stones } = scene.position;
      expect(checkMoveQuestion(TABLES, { pieces, ring, stones, mover: scene.mover }).ok).toBe(true);
    }
  },
);

test('GRA-ANN-1, GRA-DEP-2: the ring at the first point, then one point more, and no way back', () => {
  const [scene] = played('anneau-au-passage');
  expect(scene && [rules(scene), events(scene)]).toEqual([['GRA-DEP-2'], ['ring', 'ring', 'ring']]);
});

test('GRA-ANN-3, GRA-DEP-5, GRA-PIE-2, GRA-L-29: what the bearer passes over stops the others', () => {
  const [bearer, other] = played('porteur-par-dessus');
  expect(bearer && rules(bearer)).toEqual(['GRA-L-29']);
  expect(other && rules(other)).toEqual(['GRA-DEP-5', 'GRA-PIE-2', 'GRA-DEP-5']);
});

test('GRA-DRA-3, GRA-L-2, GRA-L-29: the winner’s two points', () => {
  const [scene] = played('bonus-du-vainqueur');
  expect(scene && [rules(scene), events(scene)]).toEqual([
    ['GRA-L-2', 'GRA-L-29'],
    ['', '', 'duel', 'attack'],
  ]);
});

test('GRA-ATT-2, GRA-AMU-3: an attack on a dragon', () => {
  const [two, one] = played('attaque-sur-un-dragon');
  expect(two && events(two)).toEqual(['attack duel']);
  expect(one && [rules(one), events(one)]).toEqual([['GRA-AMU-3'], ['duel']]);
});

test('GRA-ANN-2, GRA-ATT-1: the ring conquered', () => {
  const [scene] = played('anneau-conquis');
  expect(scene && [rules(scene), scene.goes[0]?.events[0]?.text]).toEqual([
    ['GRA-DEP-5'],
    'Le chevalier jaune rend une amulette (il lui en reste 2) et exile le chevalier bleu sur l’un des 8 points blancs libres ; l’anneau change de mains.',
  ]);
});

test('GRA-CIT-1, GRA-CIT-2: the ring brought home', () => {
  const [scene] = played('anneau-dans-la-cite');
  expect(scene && [rules(scene), scene.goes[0]?.events[0]?.text]).toEqual([
    ['GRA-CIT-2'],
    'Cité d’Elgad : un sceau d’Elgad, 2 amulettes de retour, puis l’anneau se dépose dans un autre royaume.',
  ]);
});

test('GRA-PIE-3, GRA-L-5: the stone that would cut the ring off', () => {
  const [first, second] = played('pierre-qui-coupe');
  expect(first?.stones.map(({ verdict }) => (verdict.ok ? 'ok' : verdict.rule))).toEqual(['GRA-PIE-3', 'GRA-PIE-3', 'ok', 'ok']);
  expect(first?.stones[0]?.cut).toMatchObject({
    cuts: true,
    losers: ['jaune', 'rouge'],
    pocket: ['borne-du-nord'],
    wall: ['tirad-2', 'col-du-nord'],
  });
  expect(second?.stones[0]).toMatchObject({ verdict: { ok: true }, cut: { cuts: false } });
  expect(second?.stones[0]?.cut.ways.map(({ color, needsDragon }) => [color, needsDragon])).toEqual([
    ['jaune', true],
    ['rouge', true],
  ]);
});

test('GRA-DRA-2: the duels and the ways of the chapter', () => {
  expect([runDuel('pile-entiere').win, runDuel('trois-fortes-sorties').win, runDuel('force-quatre').win]).toEqual([7 / 12, 40 / 63, 1 / 2]);
  expect(runRoad(1).through).toBe(1);
  expect(runRoad(3, 1).stuck).toBeGreaterThan(runRoad(3, 2).stuck);
});
