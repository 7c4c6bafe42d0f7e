import { type ClubFile, clubCopyOf, type ClubPart } from '@club/shared';
import { browserTools, exportedText, readClubJson, summarizeClub } from './browser-tools';
import { describe, expect, it } from 'vitest';

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

async function partOf(read: ReturnType<typeof readClubJson>): Promise<ClubPart> {
  if (!read.ok) throw new Error(read.msg);
  return (await clubCopyOf(browserTools, read.file)).parte;
}

describe('a chosen backup file', () => {
  it('is read and summarised line by line', async () => {
    const read = readClubJson(
      JSON.stringify({ ...EMPTY, campos: [{ _id: 'c1', nombre: 'El Encinar' }] }),
    );
    const parte = await partOf(read);
    expect(summarizeClub(parte)).toEqual([
      '0 temporadas',
      '0 jugadores',
      '0 partidos, 0 jugados',
      '0 equipos',
      '0 competiciones',
      '1 campo',
      '0 noticias',
      '0 fotos',
    ]);
    expect(exportedText(parte, 'Europe/Madrid')).toBe('Copia del 21 nov 2026, 10:05');
  });

  it.each(['', 'no soy JSON', '[]', '"club/1"', '{"schema":"club/9"}', '{}'])(
    'is refused: %j',
    (text) => {
      expect(readClubJson(text)).toMatchObject({
        ok: false,
        msg: expect.stringContaining('no es una copia') as string,
      });
    },
  );

  it('is refused with the path of the damaged value', () => {
    const read = readClubJson(JSON.stringify({ ...EMPTY, campos: [{ _id: 'c1' }] }));
    expect(read).toMatchObject({ ok: false });
    expect(!read.ok && read.msg).toBe(
      'La copia está dañada. El nombre de la fila 1 de los campos es obligatorio.',
    );
  });
});
