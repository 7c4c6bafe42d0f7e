import { describe, expect, it } from 'vitest';
import { firestorePaths } from '../firestore-paths';
import { VERSION_COUNTER_PATH, isCounted, nextVersion } from './version-counter';

describe('the version counter', () => {
  it('uses clock times as versions, and increments if the clock is behind', () => {
    const one = nextVersion(undefined, 1_000.7);
    // Earlier releases, which counted each document, read the other two fields.
    expect(one).toEqual({ version: 1_000, desde: 1_000, documentos: {} });
    expect(nextVersion(one, 999).version).toBe(1_001);
    expect(nextVersion(one, 5_000).version).toBe(5_000);
  });

  it('counts only documents from which cached answers are made', () => {
    expect(VERSION_COUNTER_PATH).toBe(firestorePaths.cambios());
    const counted = ['partidos/a', 'publico/club', 'calendarios/t', 'equipos/e', 'directo/p'];
    const others = [
      ...[VERSION_COUNTER_PATH, 'privado/sal', 'historial/x', 'limites/x', 'codigos/x'],
      // Unpublished news and their photos.
      ...['noticias_pendientes/n1', 'imagenes/noticia-n1', 'imagenes/noticia7-n1'],
      ...[firestorePaths.aviso('a'), firestorePaths.notificationLogEntry('a')],
      firestorePaths.suscripciones('00'),
    ];
    expect([...counted, ...others].filter(isCounted)).toEqual(counted);
  });
});
