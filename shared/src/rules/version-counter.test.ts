import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versionCounterDocSchema } from '../schemas/public';
import { firestorePaths } from '../firestore-paths';
import {
  VERSION_COUNTER_PATH,
  isChangedSince,
  isCollectionChangedSince,
  isCounted,
  MAX_CHANGES,
  NO_CHANGES,
  withChanges,
} from './version-counter';

describe('the version counter', () => {
  it('never hides a change from a reader with an earlier version, and stays small', () => {
    const path = fc.nat(600).map((n) => `partidos/${String(n)}`);
    const operations = fc.array(fc.array(path, { maxLength: 400 }), { maxLength: 12 });
    fc.assert(
      fc.property(operations, (batches) => {
        const changedAt = new Map<string, number>();
        let cambios = NO_CHANGES;
        for (const paths of batches) {
          cambios = withChanges(cambios, paths, 0);
          for (const path of paths) changedAt.set(path, cambios.version);
        }
        expect(Object.keys(cambios.documentos).length).toBeLessThanOrEqual(MAX_CHANGES);
        expect(versionCounterDocSchema.parse(cambios)).toEqual(cambios);
        for (const [path, at] of changedAt) {
          expect(isChangedSince(cambios, path, at - 1)).toBe(true);
          expect(isChangedSince(cambios, path, cambios.version)).toBe(false);
        }
      }),
    );
  });

  it('says whether anything in a collection may have changed, including forgotten documents', () => {
    const one = withChanges(NO_CHANGES, ['partidos/a'], 0);
    const two = withChanges(one, ['jugadores/a', 'partidos_viejos/a'], 0);
    expect(isCollectionChangedSince(two, 'partidos', 0)).toBe(true);
    expect(isCollectionChangedSince(two, 'partidos', 1)).toBe(false);
    expect(isChangedSince(two, 'partidos/unknown', 1)).toBe(false);
    expect(isCollectionChangedSince(two, 'jugadores', 1)).toBe(true);
    const many = Array.from({ length: MAX_CHANGES }, (_, n) => `noticias/${String(n)}`);
    const three = withChanges(two, many, 0);
    expect(isCollectionChangedSince(three, 'jugadores', 1)).toBe(true);
    expect(isCollectionChangedSince(three, 'jugadores', 2)).toBe(false);
  });

  it('uses clock times as versions, and increments if the clock is behind', () => {
    const one = withChanges(undefined, ['partidos/a'], 1_000.7);
    expect(one.version).toBe(1_000);
    expect(withChanges(one, ['partidos/a'], 999).version).toBe(1_001);
    expect(withChanges(one, ['partidos/a'], 5_000).version).toBe(5_000);
  });

  it('reports everything as possibly changed after the store was emptied and filled again', () => {
    const before = withChanges(undefined, ['partidos/a', 'partidos/b'], 1_000);
    const after = withChanges(undefined, ['partidos/a'], 2_000);
    for (const path of ['partidos/a', 'partidos/b', 'publico/portada']) {
      expect(isChangedSince(after, path, before.version)).toBe(true);
      expect(isChangedSince(after, path, after.version)).toBe(false);
    }
    expect(isCollectionChangedSince(after, 'jugadores', before.version)).toBe(true);
  });

  it('only counts documents that readers see, without live matches', () => {
    expect(VERSION_COUNTER_PATH).toBe(firestorePaths.cambios());
    const counted = ['partidos/a', 'publico/club', 'calendarios/t', 'equipos/e', 'imagenes/i'];
    const others = [
      ...[
        VERSION_COUNTER_PATH,
        'privado/sal',
        'historial/x',
        'limites/x',
        'codigos/x',
        'directo/p',
      ],
      // Unpublished news and their photos.
      ...['noticias_pendientes/n1', 'imagenes/noticia-n1', 'imagenes/noticia7-n1'],
      ...[firestorePaths.aviso('a'), firestorePaths.notificationLogEntry('a')],
      firestorePaths.suscripciones('00'),
    ];
    expect([...counted, ...others].filter(isCounted)).toEqual(counted);
  });
});
