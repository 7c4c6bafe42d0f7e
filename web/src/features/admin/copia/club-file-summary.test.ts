import { type ClubFile } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { exportedText, readClubFile, summarizeClub, tooLargeText } from './club-file-summary';

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

describe('a chosen copy of a club', () => {
  it('is read and told line by line', () => {
    const read = readClubFile(
      JSON.stringify({ ...EMPTY, campos: [{ _id: 'c1', nombre: 'El Encinar' }] }),
    );
    expect(read.ok && summarizeClub(read.file)).toEqual([
      '0 temporadas',
      '0 jugadores',
      '0 partidos, 0 jugados',
      '0 equipos',
      '0 competiciones',
      '1 campo',
      '0 noticias',
      '0 fotos',
    ]);
    expect(read.ok && exportedText(read.file)).toBe('Copia del 21 nov 2026, 10:05');
  });

  it.each(['', 'no soy JSON', '[]', '"club/1"', '{"schema":"club/9"}', '{}'])(
    'is none: %j',
    (text) => {
      expect(readClubFile(text)).toMatchObject({
        ok: false,
        msg: expect.stringContaining('no es una copia') as string,
      });
    },
  );

  it('names the place where it is damaged', () => {
    const read = readClubFile(JSON.stringify({ ...EMPTY, campos: [{ _id: 'c1' }] }));
    expect(read).toMatchObject({ ok: false });
    expect(!read.ok && read.msg).toMatch(/^La copia está dañada en campos\.0\.nombre: /);
  });

  it('is refused unread when the server would not take it', () => {
    expect(tooLargeText(32 * 1024 * 1024)).toBeUndefined();
    expect(tooLargeText(32 * 1024 * 1024 + 1)).toContain('32 MB');
  });
});
