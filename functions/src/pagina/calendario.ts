import { calendarioIcs, clubConfig, idSchema } from '@club/shared';
import express, { type ErrorRequestHandler, type Request, type Router } from 'express';
import { documents, parseDocument } from '../firestore/documents';
import type { VersionedStore } from '../cache/versioned-store';
import { createReader } from '../firestore/reader';
import type { Services } from '../services';
import { readAjustes, readClub } from '../firestore/read-club';

interface CalendarioRouterOptions extends Pick<Services, 'db'> {
  /** What this instance knows of the club already. */
  readonly store: VersionedStore;
  readonly siteOf: (request: Request) => string;
  readonly logError: (message: string, error: unknown) => void;
}

/** Seconds for which the CDN may answer a calendar by itself. */
const CDN_SECONDS = 30;

/**
 * Serves `/calendario.ics`, the current season's matches, and `/calendario-{temporadaId}.ics`. One read each; a season
 * that does not exist is 404, a club without seasons has an empty calendar.
 */
export function createCalendarioRouter({
  db,
  store,
  siteOf,
  logError,
}: CalendarioRouterOptions): Router {
  const router = express.Router();
  router.get(/^\/calendario(?:-(.+))?\.ics$/, async (request, response, next) => {
    const asked = request.params[0];
    if (asked !== undefined && !idSchema.safeParse(asked).success) {
      next();
      return;
    }
    // A season's own calendar costs one read, its own; what the club is called is known here from some page or from now.
    const reader = asked === undefined ? createReader(db) : store.recent;
    const id = asked ?? (await readClub(reader)).temporada_actual?._id;
    const { nombre, zona_horaria: zona } = await readAjustes(reader);
    const spec = id === undefined ? undefined : documents.calendario(id);
    const snapshot = spec && (await db.doc(spec.path).get());
    const data = snapshot?.data();
    if (asked !== undefined && data === undefined) {
      next();
      return;
    }
    const calendario = spec && data ? parseDocument(spec.path, spec.schema, data) : undefined;
    response
      .status(200)
      .set({
        'Cache-Control': `public, max-age=0, s-maxage=${String(CDN_SECONDS)}`,
        'Content-Disposition': 'inline; filename="calendario.ics"',
        'X-Content-Type-Options': 'nosniff',
      })
      .type('text/calendar; charset=utf-8')
      .send(
        calendarioIcs({
          club: nombre,
          zona,
          dominio: clubConfig.dominioLogin,
          origen: siteOf(request),
          temporada: calendario?.temporada_nombre ?? '',
          partidos: Object.values(calendario?.partidos ?? {}),
          modificado: (snapshot?.updateTime?.toDate() ?? new Date(0)).toISOString(),
        }),
      );
  });
  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    logError(`calendar ${request.path}: not read`, error);
    // A calendar keeps what it has; an empty one would take the matches out of people's diaries.
    response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '60' }).end();
  };
  router.use(onError);
  return router;
}
