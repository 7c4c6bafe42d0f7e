import { type ClubFile, endpoints, imageUrl } from '@club/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { importClub } from '../../functions/src/operations/import/import-club';
import { createCorrectedClub } from '../../functions/src/testing/corrected-club';
import { createPartido, sendImage } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests, forEachTest } from '../../functions/src/testing/standing';
import type { TestApi } from '../../functions/src/testing/test-api';
import { buildJpeg, ascii, jpegSegment } from '../../shared/src/testing/tiny-pictures';
import { DESCRIBED_PARTIDO } from '../../shared/src/testing/partido-builder';
import { dyingStore } from '../../testing/dying';
import { clubTables, csvCell, toCsv } from './csv';

const exportFrom = (api: TestApi) => api.succeed(endpoints.exportar);
const importInto = (api: TestApi, file: unknown, headers: Record<string, string> = {}) =>
  api.call(endpoints.importar, { body: file as Record<string, unknown>, headers });

/** Fills a club with everything that a file can hold: photos, corrections, deleted records, several seasons. */
async function fillClub(api: TestApi): Promise<void> {
  const club = await createCorrectedClub(api);
  const [first = ''] = club.jugadores;
  await createPartido(api, club, { ...DESCRIBED_PARTIDO, fecha_str: '21-11-2026' });
  await api.succeed(endpoints.updateJugador, {
    id: first,
    body: { fecha_nac: '2001-02-28', alias: '=Fórmula' },
  });
  await api.succeed(endpoints.delCampo, { id: club.campoId });
  const noticia = await api.succeed(endpoints.addNoticia, {
    body: { titulo: 'Crónica', contenido: 'Dos líneas\ny «comillas», sí', partido_id: club.played },
  });
  for (const path of [`jugador-perfil/${first}`, `noticia/${noticia._id}`]) {
    const response = await sendImage(api, path, buildJpeg({ ancho: 33, padding: 3_000 }));
    expect(response.status).toBe(200);
  }
}

describe('an exported club', () => {
  const source = forAllTests(startApi);
  const target = forEachTest(startApi);
  let file: ClubFile;
  let dump: Record<string, unknown>;
  beforeAll(async () => {
    await fillClub(source);
    file = await exportFrom(source);
    dump = await source.dump();
  });

  it('is equal, document by document, after an import into an empty club', async () => {
    const answer = await importInto(target, file);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        data: { temporadas: 3, jugadores: 11, partidos: 3, noticias: 3, imagenes: 2 },
      },
    });
    expect(await target.dump()).toEqual(dump);
    expect(await exportFrom(target)).toEqual(file);
    expect(file.partidos).toContainEqual(expect.objectContaining(DESCRIBED_PARTIDO));
  });

  it('is imported once, even if it is sent many times in parallel', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => importInto(target, file)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    const msg = 'El club ya tiene datos: solo se puede importar en un club vacío.';
    expect(answers.map(({ body }) => body.msg).filter((one) => one === msg)).toHaveLength(4);
    expect(await target.dump()).toEqual(dump);
  });

  it('sent again with its idempotency key gets the same answer, and another club is refused', async () => {
    const headers = { 'idempotency-key': 'importar-una-vez' };
    const first = await importInto(target, file, headers);
    expect(await importInto(target, file, headers)).toEqual(first);
    const other = await importInto(target, { ...file, noticias: [] }, headers);
    expect(other.status).toBe(409);
  });

  // shared/src/rules/club-file.test.ts has more kinds of errors.
  it('with an error is refused with place and reason', async () => {
    const [partido] = file.partidos;
    const [imagen] = file.imagenes;
    for (const [change, msg] of [
      [{ schema: 'club/9' }, /^El formato de la copia /],
      [
        { partidos: [{ ...partido, temporada_id: 'otra' }] },
        /la temporada de la fila 1 de los partidos: no hay ninguna temporada «otra»/,
      ],
      [
        { imagenes: [{ ...imagen, jpeg_base64: 'PHN2Zz4=' }] },
        /la fila 1 de las imágenes: no es un JPEG/,
      ],
    ] as const) {
      const answer = await importInto(target, { ...file, ...change });
      expect(answer.status, String(msg)).toBe(400);
      expect(answer.body.msg).toMatch(msg);
    }
    expect(await target.dump()).toEqual({});
  });

  it('too large for one transaction is shown only when complete, and only the same file can complete it', async () => {
    const now = new Date('2026-11-21T12:00:00.000Z');
    const stamp = { operationId: 'importacion', accion: 'importar', quien: 'prueba', now } as const;
    const load = (huella: string, db = target.db) =>
      importClub({ db, file, huella, stamp, body: null, maxTransactionBytes: 2_000 });
    const published: string[] = [];
    const lookForPages = async () => {
      const pages = ['publico/club', 'publico/plantilla', 'publico/portada'];
      const found = await target.db.getAll(...pages.map((page) => target.db.doc(page)));
      published.push(...found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
    };
    const dying = dyingStore(target.db, 4, lookForPages);
    await expect(load('a', dying)).rejects.toThrow('killed');
    const interrupted = Object.keys(await target.dump());
    expect(interrupted).toContain('privado/importacion');
    expect(interrupted.filter((path) => path.startsWith('publico/'))).toEqual([]);
    expect(published).toEqual([]);
    expect(await load('b')).toMatchObject({ refusal: { code: 'importacion-a-medias' } });
    expect(await load('a')).toMatchObject({ ok: true });
    expect(await target.dump()).toEqual(dump);
    expect(await load('a')).toMatchObject({ refusal: { code: 'club-no-vacio' } });
  });

  it('is exported as CSV tables, in which no name runs as a formula', () => {
    const tables = new Map(clubTables(file).map((table) => [table.name, toCsv(table)]));
    expect([...tables.keys()].join(' ')).toBe(
      'temporadas equipos competiciones campos jugadores partidos alineaciones eventos noticias estadisticas',
    );
    expect(tables.get('jugadores')).toContain(",'=Fórmula,");
    for (const value of Object.values(DESCRIBED_PARTIDO)) {
      expect(tables.get('partidos')).toContain(csvCell(value));
    }
    expect(tables.get('noticias')).toContain('"Dos líneas\ny «comillas», sí"');
  });

  it('loses metadata in its photos on import, and the response counts the photos that had some', async () => {
    const [portrait, ...others] = file.imagenes;
    if (!portrait) throw new Error('the club has no photos');
    const located = buildJpeg({ extra: jpegSegment(0xfe, ascii('40.4168N 3.7038W')) });
    const jpeg_base64 = Buffer.from(located).toString('base64');
    const done = await target.succeed(endpoints.importar, {
      body: { ...file, imagenes: [{ ...portrait, jpeg_base64 }, ...others] },
    });
    expect(done.data).toMatchObject({ imagenes: 2, imagenes_limpiadas: 1 });
    expect(done.msg).toBe(
      'club importado! Fotos que llevaban metadatos y se guardan sin ellos: 1.',
    );
    const stored = await fetch(target.url + imageUrl(portrait.tipo, portrait.registro_id));
    expect(new Uint8Array(await stored.arrayBuffer())).toEqual(buildJpeg());
  });
});
