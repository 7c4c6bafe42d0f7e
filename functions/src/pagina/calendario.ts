import { calendarioIcs, clubConfig, idSchema } from '@club/shared';
import express, { type ErrorRequestHandler, type Request, type Router } from 'express';
import { createAnswerCache, FILE_LIMITS } from '../cache/answer-cache';
import { pack, type Packed, sendPacked } from '../cache/packed';
import type { VersionedReader, VersionedStore } from '../cache/versioned-store';
import { documents } from '../firestore/documents';
import { readPatiently } from '../firestore/patience';
import type { Services } from '../services';
import { readAjustes, readClub } from '../firestore/read-club';

interface CalendarioRouterOptions extends Pick<Services, 'db' | 'now'> {
  /** What this instance knows of the club already. */
  readonly store: VersionedStore;
  readonly siteOf: (request: Request) => string;
  readonly logError: (message: string, error: unknown) => void;
}

/** Seconds for which the CDN may answer a calendar by itself. */
const CDN_SECONDS = 30;

/**
 * Serves `/calendario.ics`, the current season's matches, and `/calendario-{temporadaId}.ics`, made once for each state of
 * the count of changes (docs/decisions/0029). A season that does not exist is 404, a club without seasons has an empty
 * calendar.
 */
export function createCalendarioRouter({
  db,
  now,
  store,
  siteOf,
  logError,
}: CalendarioRouterOptions): Router {
  const router = express.Router();
  const calendars = createAnswerCache<Packed | undefined>(store, FILE_LIMITS);

  const makeCalendar = async (reader: VersionedReader, origen: string, asked?: string) => {
    const { temporadas, temporada_actual: actual } = await readClub(reader);
    const { nombre, zona_horaria: zona } = await readAjustes(reader);
    const id = asked ?? actual?._id;
    if (asked !== undefined && !temporadas.some(({ _id }) => _id === asked)) {
      return { value: undefined };
    }
    const spec = id === undefined ? undefined : documents.calendario(id);
    const calendario = spec && (await reader.read(spec));
    // The versioned store keeps no update times. It is read after the calendar, so it may be of a later change: then the
    // count says so, and the next answer is made anew.
    const snapshot = spec && (await readPatiently(db.doc(spec.path).get()));
    const value = await pack(
      calendarioIcs({
        club: nombre,
        zona,
        dominio: clubConfig.dominioLogin,
        origen,
        temporada: calendario?.temporada_nombre ?? '',
        partidos: Object.values(calendario?.partidos ?? {}),
        modificado: (snapshot?.updateTime?.toDate() ?? new Date(0)).toISOString(),
      }),
    );
    return { value, bytes: value.bytes.length };
  };

  router.get(/^\/calendario(?:-(.+))?\.ics$/, async (request, response, next) => {
    const asked = request.params[0];
    if (asked !== undefined && !idSchema.safeParse(asked).success) {
      next();
      return;
    }
    const origen = siteOf(request);
    const key = JSON.stringify([origen, asked ?? null]);
    const packed = await calendars.answer(key, now(), (reader) =>
      makeCalendar(reader, origen, asked),
    );
    if (!packed) {
      next();
      return;
    }
    response
      .status(200)
      .set({
        'Cache-Control': `public, max-age=0, s-maxage=${String(CDN_SECONDS)}`,
        'Content-Disposition': 'inline; filename="calendario.ics"',
        'X-Content-Type-Options': 'nosniff',
      })
      .type('text/calendar; charset=utf-8');
    await sendPacked(request, response, packed);
  });
  const onError: ErrorRequestHandler = (error: unknown, request, response, _next) => {
    logError(`calendar ${request.path}: not read`, error);
    // A calendar keeps what it has; an empty one would take the matches out of people's diaries.
    response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '60' }).end();
  };
  router.use(onError);
  return router;
}
