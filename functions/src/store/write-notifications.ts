import {
  type NotificationDoc,
  type EndpointName,
  firestorePaths,
  type GolAvisado,
} from '@club/shared';
import { CLASES, notificationText } from './notification-text';
import { type Incident, incidentsOfNoticia, incidentsOfPartido } from './incidents';
import { Timestamp } from 'firebase-admin/firestore';
import { collections, documents } from './documents';
import type { OperationStamp } from './history';
import { readSettings, readClub } from './read-club';
import type { UnitOfWork } from './unit-of-work';

/** Operations with notifications. All others are corrections, restores or imports (regla 79). */
const AVISAN: ReadonlySet<string> = new Set([
  'putDirecto',
  'delDirecto',
  'updatePartido',
  'anularActa',
  'addPartidoPreview',
  'updatePartidoPreview',
  'addNextGames',
  'updateNextGames',
  'addNoticia',
  'updateNoticia',
  'publicarNoticias',
] satisfies readonly (EndpointName | 'publicarNoticias')[]);

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * How long a sent notification is remembered, milliseconds. One that may be sent only once is not repeated within a
 * year.
 */
const RECUERDO_MS = { pasajero: 2 * DAY_MS, unico: 366 * DAY_MS } as const;

/** Id of the only notification for the end of a match, or for a news item. */
function uniqueId(suceso: Incident): string | undefined {
  if ('noticia' in suceso) return `noticia-${suceso.noticia._id}`;
  return suceso.clase.startsWith('final') ? `final-${suceso.partido._id}` : undefined;
}

/** Ids of a collection's documents among changed paths. `path` maps an id to its path. */
function changedIn(paths: readonly string[], path: (id: string) => string): string[] {
  const prefix = path('');
  return paths.flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []));
}

function sucesosOf(uow: UnitOfWork, ahora: Date): Incident[] {
  const paths = uow.changedPaths();
  const partidos = new Set([
    ...changedIn(paths, firestorePaths.partido),
    ...changedIn(paths, firestorePaths.directo),
  ]);
  return [
    ...[...partidos].flatMap((id) =>
      incidentsOfPartido(
        { ...uow.known(documents.partido(id)), directo: uow.known(documents.directo(id)) },
        ahora,
      ),
    ),
    ...changedIn(paths, firestorePaths.noticia).flatMap((id) =>
      incidentsOfNoticia(uow.known(documents.noticia(id))),
    ),
  ];
}

/** The notification of a goal, by its key, or the side's latest one if a sheet has replaced the log. */
function findGol(
  avisos: readonly NotificationDoc[],
  { clave, lado }: GolAvisado,
): NotificationDoc | undefined {
  return (
    avisos.findLast(({ gol }) => gol?.clave === clave) ??
    avisos.findLast(({ gol }) => gol?.lado === lado)
  );
}

/** Withdraws notifications of goals. Deletes unsent ones and returns the ids of the others. */
async function withdrawGoles(
  uow: UnitOfWork,
  partidoId: string,
  retirados: readonly GolAvisado[],
): Promise<string[]> {
  const stored = await uow.list(collections.avisos, { field: 'partido_id', value: partidoId });
  const told = stored
    .filter(({ clase, retirado }) => clase === 'gol' && !retirado)
    .toSorted((a, b) => (a.caduca < b.caduca ? -1 : 1));
  const sent: string[] = [];
  for (const gol of retirados) {
    const aviso = findGol(told, gol);
    if (!aviso) continue;
    told.splice(told.indexOf(aviso), 1);
    if (!aviso.empezado) await uow.remove(documents.aviso(aviso._id));
    else {
      await uow.write(documents.aviso(aviso._id), { ...aviso, retirado: true });
      sent.push(aviso._id);
    }
  }
  return sent;
}

/** Whether an operation hides a person's name: anonymised, or consent withdrawn. */
function hidesSomebody(uow: UnitOfWork, { accion }: Pick<OperationStamp, 'accion'>): boolean {
  if (accion === ('anonimizarJugador' satisfies EndpointName)) return true;
  const { antes, despues } = uow.known(documents.reservas());
  const isShown = (doc: typeof antes, id: string) =>
    doc?.jugadores[id]?.consentimiento.apellidos !== false;
  return Object.keys(despues?.jugadores ?? {}).some(
    (id) => isShown(antes, id) && !isShown(despues, id),
  );
}

/** Deletes pending notifications, because they may contain the name. */
async function forgetPendientes(uow: UnitOfWork): Promise<void> {
  const pendientes = await uow.list(collections.avisos, { field: 'estado', value: 'pendiente' });
  for (const { aviso: _text, turno: _sender, ...rest } of pendientes) {
    await uow.write(documents.aviso(rest._id), { ...rest, estado: 'terminado' });
  }
}

/**
 * Writes an operation's notifications to the outbox (docs/decisions/0042), for the current season only. Call it once,
 * last.
 */
export async function writeNotifications(uow: UnitOfWork, stamp: OperationStamp): Promise<void> {
  const { accion, ahora, operacionId, isCallada } = stamp;
  if (hidesSomebody(uow, stamp)) await forgetPendientes(uow);
  if (isCallada || !AVISAN.has(accion)) return;
  const sucesos = sucesosOf(uow, ahora);
  if (sucesos.length === 0) return;
  const { temporada_actual: actual } = await readClub(uow);
  const ajustes = await readSettings(uow);
  for (const [index, suceso] of sucesos.entries()) {
    if ('partido' in suceso && suceso.partido.temporada_id !== actual?._id) continue;
    const unique = uniqueId(suceso);
    if (suceso.clase === 'final-retirado' || suceso.clase === 'noticia-retirada') {
      const spec = documents.aviso(unique ?? '');
      // The end of a match may be announced again. News whose sending has started may not.
      const stays = suceso.clase === 'noticia-retirada' && (await uow.read(spec))?.empezado;
      if (!stays) await uow.remove(spec);
      continue;
    }
    const tras =
      suceso.clase === 'anulado'
        ? await withdrawGoles(uow, suceso.partido._id, suceso.retirados)
        : undefined;
    if (tras?.length === 0) continue;
    // A new item has no earlier notification.
    const mayBeTold = unique !== undefined && accion !== 'addNoticia';
    if (mayBeTold && (await uow.read(documents.aviso(unique)))) continue;
    const _id = unique ?? `${operacionId}-${String(index)}`;
    const { tema, viveMs } = CLASES[suceso.clase];
    const recuerdoMs = RECUERDO_MS[unique === undefined ? 'pasajero' : 'unico'];
    uow.create(documents.aviso(_id), {
      _id,
      clase: suceso.clase,
      tema,
      ...('partido' in suceso && { partido_id: suceso.partido._id }),
      ...(suceso.clase === 'gol' && {
        gol: { clave: suceso.gol.clave, lado: suceso.gol.lado },
      }),
      aviso: {
        id: _id,
        orden: ahora.getTime() + index,
        ...notificationText(suceso, ajustes, ahora),
      },
      ...(tras && { tras }),
      caduca: new Date(ahora.getTime() + viveMs).toISOString(),
      expira: Timestamp.fromMillis(ahora.getTime() + recuerdoMs),
      estado: 'pendiente',
    });
  }
}
