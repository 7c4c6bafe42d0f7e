import { createHash } from 'node:crypto';
import { accept, buildOpenApi, type EndpointResponse, endpoints, refuse } from '@club/shared';
import { documents } from '../../firestore/documents';
import { createReader } from '../../firestore/reader';
import { UnitOfWork } from '../../firestore/unit-of-work';
import type { Handlers } from '../../http/handler';
import { exportClub } from '../../operaciones/exportar';
import { importClub } from '../../operaciones/importar';

type ImportarAnswer = EndpointResponse<typeof endpoints.importar>;

let description: ReturnType<typeof buildOpenApi> | undefined;

/** The whole club in and out, and the description of the API. */
export const serviciosHandlers = {
  exportar: async ({ services, response, stamp }) => {
    // One read-only transaction: a save in the middle of it is in the file wholly or not at all.
    const file = await services.db.runTransaction(
      (transaction) => exportClub(new UnitOfWork(services.db, transaction), stamp.ahora),
      { readOnly: true },
    );
    const day = stamp.ahora.toISOString().slice(0, 10);
    response.set('Content-Disposition', `attachment; filename="club-${day}.json"`);
    return accept(file);
  },

  importar: async ({ services, body: file, stamp, idempotency }) => {
    const { temporadas, jugadores, partidos, noticias, imagenes } = file;
    const body: ImportarAnswer = {
      success: true,
      msg: 'club importado!',
      data: {
        temporadas: temporadas.length,
        jugadores: jugadores.length,
        partidos: partidos.length,
        noticias: noticias.length,
        imagenes: imagenes.length,
      },
    };
    // The club that a repeated request finds is no longer empty: its answer is looked up before.
    const done =
      idempotency && (await createReader(services.db).read(documents.idempotencia(idempotency.id)));
    if (done) {
      return done.huella === idempotency.huella
        ? accept(endpoints.importar.response.parse(done.body))
        : refuse('idempotencia-reutilizada');
    }
    const huella = createHash('sha256').update(JSON.stringify(file)).digest('hex');
    const answer = { status: endpoints.importar.status, body };
    const imported = await importClub({
      db: services.db,
      file,
      huella,
      stamp,
      idempotency,
      answer,
    });
    return imported.ok ? accept(body) : imported;
  },

  openapi: () => Promise.resolve(accept((description ??= buildOpenApi(endpoints)))),
} satisfies Partial<Handlers>;
