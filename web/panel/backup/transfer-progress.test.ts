import type { ListedPhoto } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { largeTransferText, progressText } from './download-section';

const picture = (bytes: number): ListedPhoto => ({
  tipo: 'jugador-perfil',
  registro_id: 'j1',
  cuando: '2026-11-21T10:00:00.000Z',
  huella: '0123456789abcdef',
  bytes,
});
/** This number of photos with this total size. */
const fotos = (count: number, bytes: number) =>
  Array.from({ length: count }, (_, index) =>
    picture(index === 0 ? bytes - (count - 1) * 1000 : 1000),
  );

describe('the warning before a large transfer', () => {
  it.each([
    ['no photos', []],
    ['photos of 99,999,999 bytes', fotos(2, 99_999_999)],
  ])('is absent for %s', (_name, listed) => {
    expect(largeTransferText(listed)).toBeUndefined();
  });

  it.each([
    [1, 100_000_000, '1', '100', 'un minuto'],
    [250, 180_000_000, '250', '180', 'un minuto'],
    [250, 180_000_001, '250', '180', 'unos 2 minutos'],
    [2000, 780_400_000, '2000', '780', 'unos 5 minutos'],
    [2000, 780_500_000, '2000', '781', 'unos 5 minutos'],
    [12_345, 12_000_000_000, '12.345', '12.000', 'unos 67 minutos'],
  ])('for %i photos of %i bytes', (count, bytes, said, megabytes, time) => {
    expect(largeTransferText(fotos(count, bytes))).toBe(
      `Son ${said} fotos, ${megabytes} MB: con una buena conexión, ${time}, y hay que dejar esta página abierta.`,
    );
  });
});

describe('the progress of a transfer', () => {
  it.each([
    [
      { fotos: 120, ofPhotos: 2000, bytes: 47_200_000, ofBytes: 780_000_000 },
      '120 de 2000 fotos · 47 de 780 MB',
    ],
    [
      { fotos: 10_000, ofPhotos: 12_345, bytes: 9_999_500_000, ofBytes: 12_345_600_000 },
      '10.000 de 12.345 fotos · 10.000 de 12.346 MB',
    ],
    [{ fotos: 0, ofPhotos: 3, bytes: 0, ofBytes: 1_499_999 }, '0 de 3 fotos · 1 de 1 MB'],
    [{ fotos: 1, ofPhotos: 3, bytes: 499_999, ofBytes: 1_500_000 }, '1 de 3 fotos · 1 de 2 MB'],
  ])('%o', (progress, text) => {
    expect(progressText(progress)).toBe(text);
  });
});
