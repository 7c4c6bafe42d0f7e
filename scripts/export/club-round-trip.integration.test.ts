import { type ClubFile, endpoints, imageUrl, inspectJpeg } from '@club/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { importClub } from '../../functions/src/operations/import/import-club';
import {
  buildActa,
  createClub,
  createPartido,
  sendImage,
} from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests, forEachTest } from '../../functions/src/testing/standing';
import type { TestApi } from '../../functions/src/testing/test-api';
import { buildJpeg, ascii, jpegSegment } from '../../shared/src/testing/tiny-pictures';
import { DESCRIBED_PARTIDO } from '../../shared/src/testing/partido-builder';
import { clubTables, csvCell, toCsv } from './csv';

/** The exported club, parsed from JSON. */
const exportFrom = (api: TestApi) => api.succeed(endpoints.exportar);
const importInto = (api: TestApi, file: unknown, headers: Record<string, string> = {}) =>
  api.call(endpoints.importar, { body: file as Record<string, unknown>, headers });

/**
 * Fills a club with everything that a file can hold: photos, corrections, deleted records, several seasons, matches
 * of each kind.
 */
async function fillClub(api: TestApi): Promise<void> {
  const club = await createClub(api, 14);
  const [first = '', second = '', third = ''] = club.jugadores;
  const played = await createPartido(api, club);
  await api.succeed(endpoints.updatePartido, {
    id: played._id,
    body: buildActa(club, { scorers: [8, 9], conceded: 1 }),
  });
  await createPartido(api, club, { ...DESCRIBED_PARTIDO, fecha_str: '21-11-2026' });
  await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
  const inNew = await createPartido(api, club, { fecha_str: '04-09-2027' });
  await api.succeed(endpoints.updatePartido, {
    id: inNew._id,
    body: buildActa(club, { scorers: [10] }),
  });
  await api.succeed(endpoints.updateJugador, {
    id: first,
    body: { estadisticas_temporada: { goles: 7 }, fecha_nac: '2001-02-28', alias: '=Fórmula' },
  });
  await api.succeed(endpoints.updateEquipoEstadisticas, {
    id: club.temporadaId,
    body: { posicion: 3, num_equipos: 12 },
  });
  const { temporada_id: newest } = await api.succeed(endpoints.fetchPartido, { id: inNew._id });
  await api.succeed(endpoints.addArchivoEstadisticas, {
    body: { temporada_id: newest, estadisticas: [] },
  });
  await api.succeed(endpoints.delArchivoEstadisticas, { id: club.temporadaId });
  await api.succeed(endpoints.delEquipoEstadisticas, { id: newest });
  await api.succeed(endpoints.updateJugador, { id: second, body: { nombre: 'Renombrado' } });
  await api.succeed(endpoints.delJugador, { id: third });
  await api.succeed(endpoints.delCampo, { id: club.campoId });
  const noticia = await api.succeed(endpoints.addNoticia, {
    body: { titulo: 'Crónica', contenido: 'Dos líneas\ny «comillas», sí', partido_id: inNew._id },
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
        data: { temporadas: 2, jugadores: 13, partidos: 3, noticias: 1, imagenes: 2 },
      },
    });
    expect(await target.dump()).toEqual(dump);
    expect(await exportFrom(target)).toEqual(file);
    expect(file.partidos).toContainEqual(expect.objectContaining(DESCRIBED_PARTIDO));
  });

  it('behaves like the original: sheets can be corrected and matches deleted', async () => {
    await importInto(target, file);
    const [{ _id: id } = { _id: '' }] = file.partidos;
    for (const api of [source, target]) {
      await api.succeed(endpoints.anularActa, { id });
      await api.succeed(endpoints.delPartido, { id: file.partidos[2]?._id ?? '' });
    }
    expect(await target.dump()).toEqual(await source.dump());
  });

  it('is refused by a club that is not empty, which stays unchanged', async () => {
    await target.succeed(endpoints.addCampo, { body: { nombre: 'Campo' } });
    const before = await target.dump();
    expect(await importInto(target, file)).toEqual({
      status: 409,
      body: {
        success: false,
        msg: 'El club ya tiene datos: solo se puede importar en un club vacío.',
      },
    });
    expect(await target.dump()).toEqual(before);
  });

  it('is imported once, although it is sent many times in parallel, or twice with the same key', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => importInto(target, file)));
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    expect(await target.dump()).toEqual(dump);

    const repeated = await startApi();
    const headers = { 'idempotency-key': 'importar-una-vez' };
    const first = await importInto(repeated, file, headers);
    expect(await importInto(repeated, file, headers)).toEqual(first);
    const other = await importInto(repeated, { ...file, noticias: [] }, headers);
    expect(other.status).toBe(409);
    await repeated.stop();
  });

  describe('with an error in the file', () => {
    type Change = (file: ClubFile) => void;
    const first = <T>([one]: readonly T[]): T => one ?? ({} as T);
    it.each<[string, Change, RegExp]>([
      ['another schema', (f) => Object.assign(f, { schema: 'club/9' }), /^El formato de la copia /],
      ['an unknown field', (f) => Object.assign(f, { secreto: 1 }), /desconocido: «secreto»/],
      ['no list of grounds', (f) => Object.assign(f, { campos: undefined }), /Los campos son obl/],
      [
        'an additional field in a match',
        (f) => Object.assign(first(f.partidos), { campo_inventado: 'x' }),
        /Campo desconocido en la fila 1 de los partidos: «campo_inventado»/,
      ],
      [
        'an id that is a path',
        (f) => Object.assign(first(f.jugadores), { _id: '../publico/club' }),
        /El identificador de la fila 1 de los jugadores /,
      ],
      [
        'an unknown season',
        (f) => Object.assign(first(f.partidos), { temporada_id: 'otra' }),
        /la temporada de la fila 1 de los partidos: no hay ninguna temporada «otra»/,
      ],
      [
        'a scorer who was not called up',
        (f) => {
          const [gol] = first(f.partidos).detalles.primera_parte;
          Object.assign(gol?.autor ?? {}, { jugador_id: 'otro' });
        },
        /la fila 1 de los partidos: .* no está en la alineación/,
      ],
      [
        'an invalid image',
        (f) => Object.assign(first(f.imagenes), { jpeg_base64: 'PHN2Zz4=' }),
        /la fila 1 de las imágenes: no es un JPEG/,
      ],
    ])('(%s) is refused with place and reason', async (_what, change, msg) => {
      const changed = structuredClone(file);
      change(changed);
      const answer = await importInto(target, changed);
      expect(answer.status).toBe(400);
      expect(answer.body.msg).toMatch(msg);
      expect(await target.dump()).toEqual({});
    });
  });

  describe('too large for one transaction', () => {
    const stamp = {
      operationId: 'importacion',
      accion: 'importar',
      quien: 'prueba',
      now: new Date('2026-11-21T12:00:00.000Z'),
    };
    const load = (api: TestApi, huella: string, maxTransactionBytes: number) =>
      importClub({ db: api.db, file, huella, stamp, body: null, maxTransactionBytes });

    it('is invisible until it is complete and then equal, and only the same file can complete it', async () => {
      const published: string[] = [];
      const lookForPages = async () => {
        const pages = ['publico/club', 'publico/plantilla', 'publico/portada'];
        const found = await target.db.getAll(...pages.map((page) => target.db.doc(page)));
        published.push(...found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
      };
      // A store that fails after some chunks, like a killed instance.
      let left = 4;
      const dying = new Proxy(target.db, {
        get(db, name) {
          if (name === 'runTransaction') {
            left -= 1;
            if (left < 0) return () => Promise.reject(new Error('killed'));
            return async (...args: Parameters<typeof db.runTransaction>) => {
              const result = await db.runTransaction(...args);
              await lookForPages();
              return result;
            };
          }
          const value: unknown = Reflect.get(db, name, db);
          return typeof value === 'function' ? (value.bind(db) as unknown) : value;
        },
      });
      const cut = importClub({
        db: dying,
        file,
        huella: 'a',
        stamp,
        body: null,
        maxTransactionBytes: 2_000,
      });
      await expect(cut).rejects.toThrow('killed');
      const half = await target.dump();
      expect(Object.keys(half)).toContain('privado/importacion');
      expect(Object.keys(half).filter((path) => path.startsWith('publico/'))).toEqual([]);
      expect(published).toEqual([]);
      expect(await load(target, 'b', 2_000)).toMatchObject({
        refusal: { code: 'importacion-a-medias' },
      });
      expect(await load(target, 'a', 2_000)).toMatchObject({ ok: true });
      expect(await target.dump()).toEqual(dump);
      expect(await load(target, 'a', 2_000)).toMatchObject({ refusal: { code: 'club-no-vacio' } });
    });
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
});

describe('an older file whose photos have metadata', () => {
  const source = forEachTest(startApi);
  const empty = forEachTest(startApi);

  it('is imported without the metadata, and the response says from how many photos it was removed', async () => {
    const { jugadores } = await createClub(source, 2);
    const [id = '', other = ''] = jugadores;
    const club = await source.succeed(endpoints.exportar);
    const picture = (registro_id: string, bytes: Uint8Array) => ({
      tipo: 'jugador-perfil' as const,
      registro_id,
      cuando: '2026-01-01T10:00:00.000Z',
      jpeg_base64: Buffer.from(bytes).toString('base64'),
    });
    const located = buildJpeg({ extra: jpegSegment(0xfe, ascii('40.4168N 3.7038W')) });
    const withPhotos = club.jugadores.map((jugador) => ({
      ...jugador,
      img_perfil: { disponible: true, extension: 'jpg' as const },
    }));
    const body = {
      ...club,
      jugadores: withPhotos,
      imagenes: [picture(id, located), picture(other, buildJpeg())],
    };
    const done = await empty.succeed(endpoints.importar, { body });
    expect(done.data).toMatchObject({ imagenes: 2, imagenes_limpiadas: 1 });
    expect(done.msg).toBe(
      'club importado! Fotos que llevaban metadatos y se guardan sin ellos: 1.',
    );
    for (const jugador of [id, other]) {
      const stored = await fetch(empty.url + imageUrl('jugador-perfil', jugador));
      const bytes = new Uint8Array(await stored.arrayBuffer());
      expect(inspectJpeg(bytes).ok).toBe(true);
      expect(bytes).toEqual(buildJpeg());
    }
  });
});
