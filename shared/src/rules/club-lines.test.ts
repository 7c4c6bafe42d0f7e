import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLUB_MAX_BYTES,
  type ClubFile,
  clubFileSchema,
  type ImageFile,
  type ClubPart,
  type PhotosPart,
} from '../schemas/club-file';
import {
  clubFilePieces,
  toClubBackup,
  photoId,
  photoLine,
  fitsOneJson,
  isClubLines,
  openClubLines,
} from './club-lines';
import { endpoints } from '../api/index';
import { collectClub, photoKey, type TransferClient } from './club-transfer';

const picture = (id: string, content: string): ImageFile => ({
  tipo: 'noticia',
  registro_id: id,
  cuando: '2026-11-21T12:00:00.000Z',
  jpeg_base64: Buffer.from(content).toString('base64'),
});

const clubWith = (images: ImageFile[]): ClubFile => ({
  schema: 'club/1',
  exportado: '2026-11-21T12:00:00.000Z',
  ultimo_cambio: '2026-11-20T12:00:00.000Z',
  temporadas: [],
  equipos: [],
  competiciones: [],
  campos: [{ _id: 'c', nombre: 'El Ñandú ⚽' }],
  jugadores: [],
  partidos: [],
  noticias: [],
  imagenes: images,
});

async function makeBackupText(photos: readonly ImageFile[], isLines = true): Promise<string> {
  const { part } = await toClubBackup(clubWith([...photos]));
  const lines = new Map(photos.map((one) => [photoId(one), photoLine(one)]));
  const pieces = clubFilePieces(part, { isLines }, (one) => lines.get(photoId(one)) ?? '');
  return (await all(pieces)).join('');
}

async function* inPieces(file: string | Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const bytes = typeof file === 'string' ? Buffer.from(file) : file;
  for (let from = 0; from < bytes.length; from += size) {
    yield await Promise.resolve(bytes.subarray(from, from + size));
  }
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}

const PHOTOS = [picture('a', 'una'), picture('b', 'otra'), picture('c', 'y otra')];

it.each([0, 1, 3])('a club with %i photos is written as one JSON document', async (count) => {
  const photos = PHOTOS.slice(0, count);
  const text = await makeBackupText(photos, false);
  expect(clubFileSchema.parse(JSON.parse(text))).toEqual(clubWith(photos));
  expect(isClubLines(text.slice(0, 200))).toBe(false);
});

it('a club is not one JSON document if that, as it is written, is too long for one call', async () => {
  const campo = (n: number) => ({ _id: `c${String(n)}`, nombre: 'Campo' });
  const campos = Array.from({ length: 200_000 }, (_, n) => campo(n));
  const { part } = await toClubBackup({ ...clubWith([]), campos });
  expect(JSON.stringify(part).length).toBeLessThan(CLUB_MAX_BYTES);
  expect(fitsOneJson(part)).toBe(false);
});

describe('a club in lines', () => {
  it('is read the same in chunks of any size', async () => {
    const text = await makeBackupText(PHOTOS);
    expect(isClubLines(text.slice(0, 200))).toBe(true);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3_000 }), async (size) => {
        const backup = await openClubLines(() => inPieces(text, size));
        expect(backup.part.club.campos[0]?.nombre).toBe('El Ñandú ⚽');
        expect(await all(backup.readPhotos())).toEqual(PHOTOS);
      }),
      { numRuns: 30 },
    );
  });

  it('is recognised as truncated at any place, and as damaged by any byte that is not UTF-8', async () => {
    const bytes = Buffer.from(await makeBackupText(PHOTOS));
    const read = async (damaged: Uint8Array) => {
      const backup = await openClubLines(() => inPieces(damaged, 64));
      return all(backup.readPhotos());
    };
    for (let end = 0; end < bytes.length; end += 7) {
      await expect(read(bytes.subarray(0, end))).rejects.toThrow(/^La copia está dañada: /);
      await expect(read(bytes.with(end, 0xff))).rejects.toThrow(/^La copia está dañada: /);
    }
  });

  it.each<[string, (lines: string[]) => string[]]>([
    ['another photo of the same length', (lines) => lines.with(1, photoLine(picture('a', 'uno')))],
    [
      'a photo of another day',
      (lines) =>
        lines.with(1, photoLine({ ...picture('a', 'una'), cuando: '2026-11-20T12:00:00.000Z' })),
    ],
    ['a missing photo', (lines) => lines.toSpliced(2, 1)],
    ['an additional photo', (lines) => lines.toSpliced(2, 0, photoLine(picture('d', 'cuarta')))],
    ['data after the end', (lines) => [...lines.slice(0, -1), '{}', '']],
    ['another club', (lines) => lines.with(0, (lines[0] ?? '').replace('Ñandú', 'Nandu'))],
  ])('is recognised as damaged with %s', async (_what, change) => {
    const text = change((await makeBackupText(PHOTOS)).split('\n')).join('\n');
    const backup = await openClubLines(() => inPieces(text, 100));
    await expect(all(backup.readPhotos())).rejects.toThrow(/^La copia está dañada: /);
  });
});

/** A fake server that sends two photos per part. A test may change its photos between parts. */
function createFakeServer(photos: ImageFile[]) {
  const state = { fotos: photos, parts: 0, beforePart: (_part: number): void => undefined };
  const exportPart = async () => (await toClubBackup(clubWith(state.fotos))).part;
  async function fetchPhotos(desde: string): Promise<PhotosPart> {
    state.parts += 1;
    state.beforePart(state.parts);
    const part = await exportPart();
    const from = state.fotos.filter((one) => photoId(one) >= desde);
    const digests = new Map(part.fotos.map((one) => [photoId(one), one.huella]));
    const next = from[2];
    return {
      fotos: from.slice(0, 2).map((one) => ({ ...one, huella: digests.get(photoId(one)) ?? '' })),
      siguiente: next ? photoId(next) : null,
    };
  }
  const call: TransferClient['call'] = async (endpoint, { query } = {}) =>
    (endpoint.path === endpoints.exportarClub.path
      ? await exportPart()
      : await fetchPhotos(query?.['desde'] ?? '')) as never;
  return { state, call };
}

function memory() {
  const lines = new Map<string, string>();
  return {
    has: (key: string) => lines.has(key),
    add: (key: string, line: string) => {
      lines.set(key, line);
      return Promise.resolve();
    },
    of: (part: ClubPart) =>
      part.fotos.map((one) => JSON.parse(lines.get(photoKey(one)) ?? 'null') as ImageFile | null),
  };
}

describe('a downloaded club', () => {
  const many = Array.from({ length: 7 }, (_none, index) =>
    picture(`f${String(index)}`, `nº ${String(index)}`),
  );

  it('is complete, and nothing is fetched twice', async () => {
    const server = createFakeServer(many);
    const received = memory();
    const clubPart = await collectClub(server, received);
    expect(received.of(clubPart)).toEqual(many);
    expect(server.state.parts).toBe(4);
    await collectClub(server, received);
    expect(server.state.parts).toBe(4);
  });

  it.each<[string, (photos: ImageFile[]) => ImageFile[]]>([
    ['changes before it has come', (storedPhotos) => storedPhotos.with(5, picture('f5', 'nueva'))],
    ['changes after it has come', (storedPhotos) => storedPhotos.with(0, picture('f0', 'nueva'))],
    ['is deleted before it has come', (storedPhotos) => storedPhotos.toSpliced(4, 1)],
  ])('is from a single moment if a photo %s', async (_what, change) => {
    const server = createFakeServer(many);
    server.state.beforePart = (part) => {
      if (part === 3) server.state.fotos = change(server.state.fotos);
    };
    const received = memory();
    const clubPart = await collectClub(server, received);
    const whole = received.of(clubPart);
    expect(whole).not.toContain(null);
    const [before, after] = [JSON.stringify(many), JSON.stringify(change(many))];
    expect([before, after]).toContain(JSON.stringify(whole));
  });

  it('is given up with a message if photos never stop changing', async () => {
    const server = createFakeServer(many);
    server.state.beforePart = (part) => {
      server.state.fotos = server.state.fotos.with(6, picture('f6', `otra vez ${String(part)}`));
    };
    await expect(collectClub(server, memory())).rejects.toThrow('Alguien está cambiando fotos');
  });

  it('is not accepted from a damaged response', async () => {
    const server = createFakeServer(many);
    const call: TransferClient['call'] = async (endpoint, options) => {
      const text = JSON.stringify(await server.call(endpoint, options));
      return JSON.parse(text.replace(/"jpeg_base64":"[^"]+/g, '"jpeg_base64":"AAAA')) as never;
    };
    await expect(collectClub({ call }, memory())).rejects.toThrow('ha llegado dañada');
  });
});
