import { createHash } from 'node:crypto';
import {
  accept,
  buildOpenApi,
  CLUB_LINES_SCHEMA,
  CLUB_MAX_BYTES,
  type ClubFile,
  type EndpointResponse,
  endpoints,
  photosBytes,
  mapOk,
  refuse,
  type Result,
  IMAGE_KINDS,
} from '@club/shared';
import type { Transaction } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { documents } from '../../store/documents';
import { readInTransaction, refuseUnderWay } from '../../store/run-operation';
import type { UnitOfWork } from '../../store/unit-of-work';
import type { Handlers, ServiceCall } from '../../http/handler';
import { abandonImport, emptyClub } from '../../operations/import/empty-club';
import {
  exportClub,
  exportPhotos,
  listPhotos,
  readPhotos,
} from '../../operations/export/export-club';
import { countCleaned } from '../../operations/import/club-documents';
import {
  findImport,
  importClub,
  importClubPart,
  importPhotos,
} from '../../operations/import/import-club';

type ImportAnswer = EndpointResponse<typeof endpoints.importar>;

let openApi: ReturnType<typeof buildOpenApi> | undefined;

/** Limits how many whole clubs and parts with photos are in memory at once. */
const limit = pLimit(2);

const countRecords = (
  { temporadas, jugadores, partidos, noticias }: ClubFile,
  images: number,
): ImportAnswer['data'] => ({
  temporadas: temporadas.length,
  jugadores: jugadores.length,
  partidos: partidos.length,
  noticias: noticias.length,
  imagenes: images,
});

const CLUB_IMPORTED = 'club importado!';

/** Note about stripped metadata after the result, empty if there was none. */
const cleanedText = (count: number): string =>
  count === 0 ? '' : ` Fotos que llevaban metadatos y se guardan sin ellos: ${String(count)}.`;

/** Stored response for an idempotency key. Read first, because the operation itself would refuse a repeat. */
async function findStoredAnswer({ reader, idempotency }: ServiceCall<unknown>) {
  const stored = idempotency && (await reader.read(documents.idempotencia(idempotency.id)));
  if (!stored) return undefined;
  return stored.huella === idempotency.huella
    ? accept(stored.body)
    : refuse('idempotencia-reutilizada');
}

/** Reads in one read-only transaction, so that saves meanwhile do not make the export inconsistent. */
const readConsistently = <T>(
  { services: { db }, stamp }: ServiceCall<unknown>,
  read: (uow: UnitOfWork, transaction: Transaction) => Promise<Result<T>>,
): Promise<Result<T>> =>
  limit(() =>
    readInTransaction(db, stamp, async (uow, transaction) => {
      // An unfinished import must not be exported.
      const underWay = await uow.read(documents.importacion());
      return underWay ? refuseUnderWay(underWay) : read(uow, transaction);
    }),
  );

const megabytes = (bytes: number) => `${String(Math.ceil(bytes / 1024 / 1024))} MB`;

/** Id of the photo at which an export starts, from the query. Default: `!`, which sorts before all ids. */
function readStart({ request }: ServiceCall<unknown>): Result<string> {
  const { desde: start = '!' } = request.query;
  const isImageId = (text: string) =>
    text.length < 100 &&
    IMAGE_KINDS.some((tipo) => text.startsWith(`${tipo}-`)) &&
    !text.includes('/');
  return typeof start === 'string' && (start === '!' || isImageId(start))
    ? accept(start)
    : refuse('entrada-invalida', 'La foto desde la que se sigue («desde») no se reconoce.');
}

/** Email of no account. Looking it up shows whether the identity provider answers. */
const UNKNOWN_EMAIL = 'salud@comprobacion.invalid';

/** Export and import of the whole club, the API description, and the health check. */
export const servicesHandlers = {
  exportar: (call) =>
    readConsistently(call, async (uow, transaction) => {
      const { services, response, stamp } = call;
      const photos = await listPhotos(uow, services.db, transaction);
      // Checked before loading any of it. Base64 takes four bytes for three.
      const size = (photosBytes(photos) * 4) / 3;
      if (size > CLUB_MAX_BYTES) return refuse('no-cabe-en-una-respuesta', megabytes(size));
      const club = await exportClub(uow, stamp.now);
      const total = size + Buffer.byteLength(JSON.stringify(club));
      if (total > CLUB_MAX_BYTES) return refuse('no-cabe-en-una-respuesta', megabytes(total));
      const day = stamp.now.toISOString().slice(0, 10);
      response.set('Content-Disposition', `attachment; filename="club-${day}.json"`);
      return accept({ ...club, imagenes: await readPhotos(uow) });
    }),

  exportarClub: (call) =>
    readConsistently(call, async (uow, transaction) => {
      const listedPhotos = await listPhotos(uow, call.services.db, transaction);
      const club = await exportClub(uow, call.stamp.now);
      return accept({
        schema: CLUB_LINES_SCHEMA,
        club: { ...club, imagenes: [] },
        fotos: listedPhotos,
      });
    }),

  exportarFotos: async (call) => {
    const start = readStart(call);
    if (!start.ok) return start;
    return limit(async () => accept(await exportPhotos(call.services.db, start.value)));
  },

  importar: async (call) => {
    const { services, body: file, stamp, idempotency } = call;
    const cleaned = countCleaned(file.imagenes);
    const data = { ...countRecords(file, file.imagenes.length), imagenes_limpiadas: cleaned };
    const body: ImportAnswer = { success: true, msg: CLUB_IMPORTED + cleanedText(cleaned), data };
    const stored = await findStoredAnswer(call);
    if (stored) return mapOk(stored, (answer) => endpoints.importar.response.parse(answer));
    const huella = createHash('sha256').update(JSON.stringify(file)).digest('hex');
    const imported = limit(() =>
      importClub({ db: services.db, file, huella, stamp, idempotency, body }),
    );
    return mapOk(imported, () => body);
  },

  importarClub: ({ services, body: part, stamp }) => {
    const imported = limit(() => importClubPart(services.db, stamp, part));
    return mapOk(imported, ({ publicada, huella, faltan }) => {
      const cargado = countRecords(part.club, part.fotos.length);
      const data = { publicada, huella, faltan: [...faltan], cargado };
      return { success: true, msg: publicada ? CLUB_IMPORTED : 'faltan fotos', data };
    });
  },

  importarFotos: ({ services: { db }, body: { huella, fotos }, stamp }) =>
    mapOk(
      limit(() => importPhotos({ db, stamp, huella }, fotos)),
      () => {
        const cleaned = countCleaned(fotos);
        const msg = `fotos recibidas!${cleanedText(cleaned)}`;
        return { success: true, msg, data: { imagenes_limpiadas: cleaned } };
      },
    ),

  fetchImportacion: async ({ services }) => accept({ importacion: await findImport(services.db) }),

  abandonarImportacion: ({ services, stamp }) =>
    mapOk(abandonImport(services.db, stamp), () => ({
      success: true,
      msg: 'importación abandonada!',
    })),

  vaciarClub: async (call) => {
    const { services, stamp, idempotency } = call;
    const { nombre } = call.body;
    const body = { success: true, msg: 'club vaciado!' } as const;
    const stored = await findStoredAnswer(call);
    if (stored) return mapOk(stored, () => body);
    return mapOk(emptyClub({ db: services.db, nombre, stamp, idempotency, body }), () => body);
  },

  /** 200 if store and identity provider answer (regla 59). The app answers a failure with 503. */
  salud: async ({ reader, services }) => {
    await Promise.all([
      reader.read(documents.club()),
      services.auth.getUserByEmail(UNKNOWN_EMAIL).catch((error: unknown) => {
        if ((error as { code?: string }).code !== 'auth/user-not-found') throw error;
      }),
    ]);
    return accept({ success: true as const, msg: 'Todo en marcha.' });
  },

  openapi: () => Promise.resolve(accept((openApi ??= buildOpenApi(endpoints)))),
} satisfies Partial<Handlers>;
