import { type ListedPhoto, type ClubFile, toClubBackup } from '@club/shared';
import { exportedText, readClubJson, summarizeClub } from './backup-file';
import { describe, expect, it } from 'vitest';
import { largeTransferText, progressText } from './download-section';

const EMPTY: ClubFile = {
  schema: 'club/1',
  exportado: '2026-11-21T09:05:00.000Z',
  ultimo_cambio: '2026-11-21T09:05:00.000Z',
  temporadas: [],
  equipos: [],
  competiciones: [],
  campos: [],
  jugadores: [],
  partidos: [],
  noticias: [],
  imagenes: [],
};

describe('a chosen backup file', () => {
  it('is summarised, one line for each kind of record', async () => {
    const campos = [{ _id: 'c1', nombre: 'El Encinar' }];
    const { part } = await toClubBackup(readClubJson(JSON.stringify({ ...EMPTY, campos })));
    expect(summarizeClub(part)).toEqual([
      '0 temporadas',
      '0 jugadores',
      '0 partidos, 0 jugados',
      '0 equipos',
      '0 competiciones',
      '1 campo',
      '0 noticias',
      '0 fotos',
    ]);
    expect(exportedText(part, 'Europe/Madrid')).toBe('Copia del 21 nov 2026, 10:05');
  });

  it.each(['', 'no soy JSON', '[]', '{"schema":"club/9"}', '{}'])('is refused: %j', (text) => {
    expect(() => readClubJson(text)).toThrow('no es una copia');
  });

  it('that is damaged is refused, with the row and field', () => {
    const damaged = JSON.stringify({ ...EMPTY, campos: [{ _id: 'c1' }] });
    expect(() => readClubJson(damaged)).toThrow(
      'La copia está dañada. El nombre de la fila 1 de los campos es obligatorio.',
    );
  });
});

/** `count` photos of `bytes` bytes in all. */
const photos = (count: number, bytes: number): ListedPhoto[] =>
  Array.from({ length: count }, (_, index) => ({
    tipo: 'jugador-perfil',
    registro_id: 'j1',
    cuando: '2026-11-21T10:00:00.000Z',
    huella: '0123456789abcdef',
    bytes: index === 0 ? bytes - (count - 1) * 1000 : 1000,
  }));

describe('the warning before a large transfer', () => {
  it('is absent below 100 MB', () => {
    expect(largeTransferText(photos(2, 99_999_999))).toBeUndefined();
  });

  it.each([
    [1, 100_000_000, '1', '100', 'un minuto'],
    [250, 180_000_000, '250', '180', 'un minuto'],
    [250, 180_000_001, '250', '180', 'unos 2 minutos'],
    [2000, 780_500_000, '2000', '781', 'unos 5 minutos'],
    [12_345, 12_000_000_000, '12.345', '12.000', 'unos 67 minutos'],
  ])('for %i photos of %i bytes', (count, bytes, said, megabytes, time) => {
    expect(largeTransferText(photos(count, bytes))).toBe(
      `Son ${said} fotos, ${megabytes} MB: con una buena conexión, ${time}, y hay que dejar esta página abierta.`,
    );
  });
});

it.each([
  [
    { fotos: 10_000, ofPhotos: 12_345, bytes: 9_999_500_000, ofBytes: 12_345_600_000 },
    '10.000 de 12.345 fotos · 10.000 de 12.346 MB',
  ],
  [{ fotos: 1, ofPhotos: 3, bytes: 499_999, ofBytes: 1_500_000 }, '1 de 3 fotos · 1 de 2 MB'],
])('the progress %o is %s', (progress, text) => {
  expect(progressText(progress)).toBe(text);
});
