import {
  type NotificationDoc,
  type EndpointName,
  firestorePaths,
  type NotifiedGoal,
} from '@club/shared';
import { KINDS, notificationText } from './notification-text';
import { type Incident, incidentsOfNoticia, incidentsOfPartido } from './incidents';
import { Timestamp } from 'firebase-admin/firestore';
import { collections, documents } from './documents';
import { readSettings, readClub } from './read-club';
import type { UnitOfWork } from './unit-of-work';

/** Operations with notifications. All others are corrections, restores or imports (regla 79). */
const NOTIFYING: ReadonlySet<string> = new Set([
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
/** How long a sent notification is remembered, milliseconds. A unique one is not repeated within a year. */
const MEMORY_MS = { pasajero: 2 * DAY_MS, unico: 366 * DAY_MS } as const;

/** Id of the only notification for the end of a match, or for a news item. */
function uniqueId(incident: Incident): string | undefined {
  if ('noticia' in incident) return `noticia-${incident.noticia._id}`;
  return incident.clase.startsWith('final') ? `final-${incident.partido._id}` : undefined;
}

/** Ids of a collection's documents among changed paths. `path` maps an id to its path. */
function changedIn(paths: readonly string[], path: (id: string) => string): string[] {
  const prefix = path('');
  return paths.flatMap((one) => (one.startsWith(prefix) ? [one.slice(prefix.length)] : []));
}

function incidentsOf(uow: UnitOfWork): Incident[] {
  const paths = uow.changedPaths();
  const partidos = new Set([
    ...changedIn(paths, firestorePaths.partido),
    ...changedIn(paths, firestorePaths.directo),
  ]);
  return [
    ...[...partidos].flatMap((id) =>
      incidentsOfPartido(
        { ...uow.known(documents.partido(id)), directo: uow.known(documents.directo(id)) },
        uow.now,
      ),
    ),
    ...changedIn(paths, firestorePaths.noticia).flatMap((id) =>
      incidentsOfNoticia(uow.known(documents.noticia(id))),
    ),
  ];
}

/** The notification of a goal, by its key, or the side's latest one if a sheet has replaced the log. */
function findGoal(avisos: readonly NotificationDoc[], { clave, lado }: NotifiedGoal) {
  return (
    avisos.findLast(({ gol }) => gol?.clave === clave) ??
    avisos.findLast(({ gol }) => gol?.lado === lado)
  );
}

/** Withdraws notifications of goals. Deletes unsent ones and returns the ids of the others. */
async function withdrawGoals(uow: UnitOfWork, id: string, retirados: readonly NotifiedGoal[]) {
  const stored = await uow.list(collections.avisos, { field: 'partido_id', value: id });
  const told = stored
    .filter(({ clase, retirado }) => clase === 'gol' && !retirado)
    .toSorted((a, b) => (a.caduca < b.caduca ? -1 : 1));
  const sent: string[] = [];
  for (const gol of retirados) {
    const aviso = findGoal(told, gol);
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
function hidesSomebody(uow: UnitOfWork): boolean {
  if (uow.stamp.accion === ('anonimizarJugador' satisfies EndpointName)) return true;
  const { antes, despues } = uow.known(documents.reservas());
  const isShown = (doc: typeof antes, id: string) =>
    doc?.jugadores[id]?.consentimiento.apellidos !== false;
  return Object.keys(despues?.jugadores ?? {}).some(
    (id) => isShown(antes, id) && !isShown(despues, id),
  );
}

/** Deletes pending notifications, because they may contain the name. */
async function forgetPending(uow: UnitOfWork): Promise<void> {
  const pending = await uow.list(collections.avisos, { field: 'estado', value: 'pendiente' });
  for (const { aviso: _text, turno: _sender, ...rest } of pending) {
    await uow.write(documents.aviso(rest._id), { ...rest, estado: 'terminado' });
  }
}

/** Writes an operation's notifications to the outbox (docs/decisions/0042), for the current season. Call it last. */
export async function writeNotifications(uow: UnitOfWork): Promise<void> {
  const { accion, now, operationId, isSilent } = uow.stamp;
  if (hidesSomebody(uow)) await forgetPending(uow);
  if (isSilent || !NOTIFYING.has(accion)) return;
  const incidents = incidentsOf(uow);
  if (incidents.length === 0) return;
  const { temporada_actual: actual } = await readClub(uow);
  const ajustes = await readSettings(uow);
  for (const [index, incident] of incidents.entries()) {
    if ('partido' in incident && incident.partido.temporada_id !== actual?._id) continue;
    const unique = uniqueId(incident);
    if (incident.clase === 'final-retirado' || incident.clase === 'noticia-retirada') {
      const spec = documents.aviso(unique ?? '');
      // The end of a match may be announced again. News whose sending has started may not.
      const stays = incident.clase === 'noticia-retirada' && (await uow.read(spec))?.empezado;
      if (!stays) await uow.remove(spec);
      continue;
    }
    const tras =
      incident.clase === 'anulado'
        ? await withdrawGoals(uow, incident.partido._id, incident.retirados)
        : undefined;
    if (tras?.length === 0) continue;
    // A new item has no earlier notification.
    const mayBeTold = unique !== undefined && accion !== 'addNoticia';
    if (mayBeTold && (await uow.read(documents.aviso(unique)))) continue;
    const _id = unique ?? `${operationId}-${String(index)}`;
    const { tema, viveMs } = KINDS[incident.clase];
    const memoryMs = MEMORY_MS[unique === undefined ? 'pasajero' : 'unico'];
    uow.create(documents.aviso(_id), {
      _id,
      clase: incident.clase,
      tema,
      ...('partido' in incident && { partido_id: incident.partido._id }),
      ...(incident.clase === 'gol' && {
        gol: { clave: incident.gol.clave, lado: incident.gol.lado },
      }),
      aviso: {
        id: _id,
        orden: now.getTime() + index,
        ...notificationText(incident, ajustes, now),
      },
      ...(tras && { tras }),
      caduca: new Date(now.getTime() + viveMs).toISOString(),
      expira: Timestamp.fromMillis(now.getTime() + memoryMs),
      estado: 'pendiente',
    });
  }
}
