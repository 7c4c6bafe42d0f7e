import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  type ClubBackup,
  type Endpoint,
  endpoints,
  firestorePaths,
  photoId,
  sendClub,
  CLUB_LINES_SCHEMA,
  type ClubFile,
  type ImageFile,
  type ListedPhoto,
} from '@club/shared';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createWorld } from '../../functions/src/testing/contract/world';
import { buildActa, createClub, createPartido } from '../../functions/src/testing/factories';
import { type FaultProxy, startFaultProxy } from '../../functions/src/testing/fault-proxy';
import { emulatorHosts, startApi } from '../../functions/src/testing/start-api';
import { startTestApi, type TestApi } from '../../functions/src/testing/test-api';
import { buildJpeg } from '../../shared/src/testing/tiny-pictures';
import { adminClient } from '../../testing/club-access';
import { dyingClient } from '../../testing/dying';
import type { ApiClient } from '../import/api-client';
import { compareClubs, downloadBackup, readBackup, writeBackup } from './backup';
import { openBackup } from './backup-file';

const END_OF_IMAGE = 2;
/** Photos in the club, larger together than one response may be (10 MiB). Two of them fit into one part. */
const PHOTOS = 25;
const PHOTO_BYTES = 395_000;

/** A unique JPEG for a number, generated each time. */
function photo(number: number): Buffer {
  const jpeg = Buffer.from(buildJpeg({ ancho: 64, alto: 64 }));
  const filling = Buffer.alloc(PHOTO_BYTES - jpeg.length, 1 + number);
  // Compressed data contains no byte 255, except in markers.
  filling.write(String(number), 0, 'latin1');
  const at = jpeg.length - END_OF_IMAGE;
  return Buffer.concat([jpeg.subarray(0, at), filling, jpeg.subarray(at)]);
}

/** A copy of a club with two photos of each player and one of each news item, generated while they are read. */
function withPhotos(base: ClubFile): ClubBackup {
  const slots = [
    ...base.jugadores.map(({ _id }) => ({ tipo: 'jugador-perfil' as const, registro_id: _id })),
    ...base.jugadores.map(({ _id }) => ({ tipo: 'jugador-banner' as const, registro_id: _id })),
    ...base.noticias.map(({ _id }) => ({ tipo: 'noticia' as const, registro_id: _id })),
  ].toSorted((a, b) => (photoId(a) < photoId(b) ? -1 : 1));
  const listed = slots.map((slot, number): ListedPhoto => {
    const huella = createHash('sha256').update(photo(number)).digest('hex').slice(0, 16);
    return { ...slot, cuando: base.exportado, huella, bytes: PHOTO_BYTES };
  });
  return {
    part: { schema: CLUB_LINES_SCHEMA, club: base, fotos: listed },
    async *readPhotos() {
      for (const [number, { tipo, registro_id, cuando }] of listed.entries()) {
        const jpeg_base64 = photo(number).toString('base64');
        yield await Promise.resolve({ tipo, registro_id, cuando, jpeg_base64 });
      }
    },
  };
}

/** A copy of a club with its seasons and their matches several times, without photos. */
function withSeasons(base: ClubFile, times: number): ClubBackup {
  // The newest season comes first.
  const suffixes = Array.from({ length: times }, (_none, index) => `-${String(times - index)}`);
  const club = {
    ...base,
    temporadas: suffixes.flatMap((suffix) =>
      base.temporadas.map((temporada) => ({
        ...temporada,
        _id: temporada._id + suffix,
        nombre: temporada.nombre + suffix,
      })),
    ),
    partidos: suffixes.flatMap((suffix) =>
      base.partidos.map((partido) => ({
        ...partido,
        _id: partido._id + suffix,
        temporada_id: partido.temporada_id + suffix,
        nombre_temporada: partido.nombre_temporada + suffix,
      })),
    ),
  };
  return {
    part: { schema: CLUB_LINES_SCHEMA, club, fotos: [] },
    async *readPhotos() {
      yield* await Promise.resolve([]);
    },
  };
}

const createTestClient = (api: TestApi) => adminClient(api, [0, 0, 0]);

/**
 * The stored documents. Photo bytes are replaced by a digest: comparing millions of bytes one by one takes minutes.
 */
const readStoredContent = async (api: TestApi) =>
  Object.entries(await api.dump()).map(([name, content]) => {
    const { bytes, ...fields } = content as { bytes?: Uint8Array };
    return { name, fields, bytes: bytes && createHash('sha256').update(bytes).digest('hex') };
  });

/** Paths of the public documents, without the version counter. */
async function publishedIn({ db }: TestApi) {
  const snapshots = ['publico', 'calendarios'].map((name) => db.collection(name).get());
  const paths = (await Promise.all(snapshots)).flatMap(({ docs }) =>
    docs.map((doc) => doc.ref.path),
  );
  return paths.filter((name) => name !== firestorePaths.cambios());
}

/** A client that counts its calls of one endpoint. */
function countingClient(client: ApiClient, counted: Endpoint) {
  const counter = { calls: 0 };
  const counting: ApiClient = {
    call(endpoint, options) {
      if ((endpoint as Endpoint) === counted) counter.calls += 1;
      return client.call(endpoint, options);
    },
  };
  return { counter, counting };
}

describe('a club with many photos', () => {
  let source: TestApi;
  let club: ClubBackup;
  let content: Awaited<ReturnType<typeof readStoredContent>>;
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'club-partes-'));
    const small = await startApi();
    await createWorld(small);
    const base = await small.succeed(endpoints.exportar);
    await small.stop();
    club = withPhotos(base);
    source = await startApi();
    await sendClub(createTestClient(source), club);
    content = await readStoredContent(source);
  });
  afterAll(async () => {
    await source.stop();
    await rm(dir, { recursive: true });
  });

  it('is stored as built, and does not fit into one response', async () => {
    const stored = await source.succeed(endpoints.exportarClub);
    expect(compareClubs(club.part, stored)).toEqual([]);
    expect(stored.fotos).toHaveLength(PHOTOS);
    const { status, body } = await source.call(endpoints.exportar);
    expect(status).toBe(413);
    expect(body.msg).toMatch(/^El club ocupa \d+ MB y no cabe .*npm run backup/);
  });

  it('is backed up into a verified file, and an interrupted backup continues', async () => {
    const backups = path.join(dir, 'copias');
    const options = { dir: backups, now: new Date('2026-11-21T12:00:00.000Z'), keep: 3 };
    await mkdir(backups);
    await writeFile(path.join(backups, 'copia.a-medias'), 'photos received by an earlier release');
    const dying = dyingClient(createTestClient(source), 5, 'response');
    await expect(writeBackup({ ...options, api: dying })).rejects.toThrow('killed');
    expect(await readdir(backups)).toEqual(['copia.a-medias']);

    const { counter, counting } = countingClient(createTestClient(source), endpoints.exportarFotos);
    const { fileName } = await writeBackup({ ...options, api: counting });
    expect(await readdir(backups)).toEqual(['club-2026-11-21T12-00-00-000Z.jsonl']);
    // Three parts had arrived before.
    expect(counter.calls).toBe(Math.ceil(PHOTOS / 2) - 3);
    expect((await stat(fileName)).mode & 0o777).toBe(0o600);
    expect((await readBackup(fileName)).part.fotos).toHaveLength(PHOTOS);

    const text = await readFile(fileName, 'latin1');
    const damaged = path.join(dir, 'danada.jsonl');
    // shared/src/rules/club-lines.test.ts has more kinds of damage.
    const broken = text.replace(/AQEBAQEB/, 'AQEBAQEC');
    expect(broken).not.toBe(text);
    await writeFile(damaged, broken, 'latin1');
    await expect(readBackup(damaged)).rejects.toThrow(/no es la de su lista/);
  });

  it('is loaded by an import that is killed repeatedly, and no visitor sees a partial club', async () => {
    const { fileName } = await downloadBackup({
      api: createTestClient(source),
      fileName: path.join(dir, 'viaje.jsonl'),
      partFolder: path.join(dir, 'viaje.a-medias'),
    });
    const backup = await openBackup(fileName);
    const proxy: FaultProxy = await startFaultProxy(inject('firestoreHost'));
    const target = await startTestApi(emulatorHosts(proxy.host));
    try {
      const other = { ...backup.part, fotos: backup.part.fotos.slice(1) };
      for (const [calls, before, fault] of [
        [1, 'response', undefined],
        [3, 'request', 'cutAfterCommit'],
        [4, 'response', 'cutBeforeCommit'],
      ] as const) {
        // The response to a commit is lost, or the commit itself.
        if (fault) proxy.faults[fault] = 1;
        const dying = dyingClient(createTestClient(target), calls, before);
        await expect(sendClub(dying, backup)).rejects.toThrow('killed');
        expect(await publishedIn(target)).toEqual([]);
        // Meanwhile other imports, ordinary writes and exports are refused.
        const refusals = await Promise.all([
          target.call(endpoints.importarClub, { body: other }),
          target.call(endpoints.addTemporada, { body: { nombre: '2030/31' } }),
          target.call(endpoints.exportarClub),
        ]);
        expect(refusals.map(({ status }) => status)).toEqual([409, 409, 409]);
      }
      const { importacion } = await target.succeed(endpoints.fetchImportacion);
      expect(importacion?.fotos).toBe(PHOTOS);
      expect(importacion?.recibidas).toBeGreaterThan(5);

      const { counter, counting } = countingClient(
        createTestClient(target),
        endpoints.importarFotos,
      );
      await sendClub(counting, backup);
      expect(counter.calls).toBeLessThan(PHOTOS / 2);
      expect(await readStoredContent(target)).toEqual(content);
      expect((await target.succeed(endpoints.fetchImportacion)).importacion).toBeNull();
      // The client that lost the last response may ask again. Another club is refused.
      await sendClub(createTestClient(target), backup);
      expect((await target.call(endpoints.importarClub, { body: other })).status).toBe(409);
    } finally {
      await target.stop();
      await proxy.stop();
    }
  });

  it('accepts only the photos that the import has listed, and can be abandoned', async () => {
    const target = await startApi();
    const pictures: ImageFile[] = [];
    for await (const one of club.readPhotos()) pictures.push(one);
    const [picture] = pictures;
    const begun = await target.succeed(endpoints.importarClub, { body: club.part });
    const { huella, faltan } = begun.data;
    expect(faltan).toHaveLength(PHOTOS);
    const send = (change: object, name = huella) =>
      target.call(endpoints.importarFotos, {
        body: { huella: name, fotos: [{ ...picture, ...change }] },
      });
    const jpeg_base64 = Buffer.from(buildJpeg({ ancho: 16 })).toString('base64');
    expect((await send({ jpeg_base64 })).status).toBe(400);
    expect((await send({ registro_id: 'nadie' })).status).toBe(400);
    expect((await send({}, 'otra')).status).toBe(409);
    const byHelper = await target.call(endpoints.importarFotos, {
      as: 'ayudante',
      body: { huella, fotos: [picture] },
    });
    expect(byHelper.status).toBe(403);
    expect((await send({})).status).toBe(200);

    // After the import is abandoned the club is empty again, and another import is accepted.
    await target.succeed(endpoints.abandonarImportacion);
    expect(await target.dump()).toEqual({});
    expect((await send({})).status).toBe(409);
    expect((await target.call(endpoints.abandonarImportacion)).status).toBe(404);
    await target.succeed(endpoints.addTemporada, { body: { nombre: '2030/31' } });
    expect((await target.call(endpoints.importarClub, { body: club.part })).status).toBe(409);
    await target.stop();
  });
});

it('a club of many seasons is imported although it does not fit into one Firestore request', async () => {
  const source = await startApi();
  const season = await createClub(source, 16);
  const scorers = Array.from({ length: 24 }, (_none, index) => 8 + (index % 3));
  for (let day = 10; day < 20; day += 1) {
    const fecha_str = `${String(day)}-11-2026`;
    const { _id: id } = await createPartido(source, season, { fecha_str });
    const body = buildActa(season, { scorers, conceded: 12 });
    await source.succeed(endpoints.updatePartido, { id, body });
  }
  const base = await source.succeed(endpoints.exportar);
  await source.stop();
  const club = withSeasons(base, 28);
  // More than one transaction may have (MAX_TRANSACTION_BYTES in import-steps.ts).
  expect(JSON.stringify(club.part).length).toBeGreaterThan(2 * 1024 * 1024);
  const target = await startApi();
  await sendClub(createTestClient(target), club);
  const stored = await target.succeed(endpoints.exportarClub);
  expect(stored.club.partidos).toHaveLength(280);
  expect(compareClubs(club.part, stored)).toEqual([]);
  await target.stop();
});
