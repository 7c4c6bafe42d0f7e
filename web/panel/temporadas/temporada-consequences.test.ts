import { describe, expect, it } from 'vitest';
import { deletedPartidosText, deletionConsequences } from './temporada-consequences';

const [primera, segunda] = [
  { _id: 'a', nombre: '2025/26' },
  { _id: 'b', nombre: '2026/27' },
] as const;

describe('the consequences of deleting a season', () => {
  it.each([
    ['the current one', segunda, [primera, segunda], '«2025/26» volverá a ser la actual'],
    ['an older one', primera, [primera, segunda], 'No es la temporada actual'],
    ['the only one', primera, [primera], 'quedarán a cero'],
  ])('%s', (_which, temporada, temporadas, text) => {
    expect(deletionConsequences(temporada, temporadas)).toContain(text);
  });

  it.each([
    [undefined, 'Se borrarán los partidos de «X».'],
    [0, '«X» no tiene partidos.'],
    [1, 'Se borrará el partido de «X».'],
    [12, 'Se borrarán los 12 partidos de «X».'],
  ])('include how many matches are deleted: %s', (partidos, text) => {
    expect(deletedPartidosText('X', partidos)).toBe(text);
  });
});
