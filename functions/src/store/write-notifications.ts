import { type NotificationDoc, type EndpointName, type NotifiedGoal } from '@club/shared';
import {
  type Incident,
  incidentsOfNoticia,
  incidentsOfPartido,
  KINDS,
  notificationText,
} from './incidents';
import { Timestamp } from 'firebase-admin/firestore';
import { collections, documents } from './documents';
import { readSettings, readClub } from './read-club';
import type { UnitOfWork } from './unit-of-work';

/** Operations that may notify. All others are corrections, restores or imports (regla 79). */
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
/** How long a notification is kept. */
const KEPT_MS = 2 * DAY_MS;
/** How long a notification with a unique id is kept. While it exists, it is not sent again. */
const UNIQUE_KEPT_MS = 366 * DAY_MS;

/** Id of the notification for the end of a match, or for a news item: there is only one of each. */
function uniqueId(incident: Incident): string | undefined {
  if ('noticia' in incident) return `noticia-${incident.noticia._id}`;
  return incident.clase.startsWith('final') ? `final-${incident.partido._id}` : undefined;
}

function findIncidents(uow: UnitOfWork): Incident[] {
  const changed = [...uow.changesIn(collections.partidos), ...uow.changesIn(collections.directo)];
  const partidos = new Set(changed.map(({ id }) => id));
  return [
    ...[...partidos].flatMap((id) => {
      const directo = uow.change(documents.directo(id));
      return incidentsOfPartido({ ...uow.change(documents.partido(id)), directo }, uow.now);
    }),
    ...uow.changesIn(collections.noticias).flatMap(incidentsOfNoticia),
  ];
}

/** The notification of a goal, by its key, or the side's latest one if a sheet has replaced the log. */
function findGoal(notifications: readonly NotificationDoc[], { clave, lado }: NotifiedGoal) {
  return (
    notifications.findLast(({ gol }) => gol?.clave === clave) ??
    notifications.findLast(({ gol }) => gol?.lado === lado)
  );
}

/** Withdraws notifications of goals. Deletes unsent ones and returns the ids of the others. */
async function withdrawGoals(uow: UnitOfWork, id: string, retirados: readonly NotifiedGoal[]) {
  const stored = await uow.list(collections.avisos, { field: 'partido_id', value: id });
  const valid = stored
    .filter(({ clase, retirado }) => clase === 'gol' && !retirado)
    .toSorted((a, b) => (a.caduca < b.caduca ? -1 : 1));
  const sent: string[] = [];
  for (const gol of retirados) {
    const notification = findGoal(valid, gol);
    if (!notification) continue;
    valid.splice(valid.indexOf(notification), 1);
    if (!notification.empezado) await uow.remove(documents.aviso(notification._id));
    else {
      await uow.write(documents.aviso(notification._id), { ...notification, retirado: true });
      sent.push(notification._id);
    }
  }
  return sent;
}

/** Whether an operation hides a name: it anonymises a player, or withdraws consent for the surname. */
function hidesSomebody(uow: UnitOfWork): boolean {
  if (uow.stamp.accion === ('anonimizarJugador' satisfies EndpointName)) return true;
  const { before, after } = uow.change(documents.reservas());
  const isShown = (doc: typeof before, id: string) =>
    doc?.jugadores[id]?.consentimiento.apellidos !== false;
  return Object.keys(after?.jugadores ?? {}).some(
    (id) => isShown(before, id) && !isShown(after, id),
  );
}

/** Ends pending notifications without their text, because it may contain the name. */
async function dropPending(uow: UnitOfWork): Promise<void> {
  const pending = await uow.list(collections.avisos, { field: 'estado', value: 'pendiente' });
  for (const { aviso: _text, turno: _lease, ...rest } of pending) {
    await uow.write(documents.aviso(rest._id), { ...rest, estado: 'terminado' });
  }
}

/** Deletes the notification for the end of a match, so that it can come again; that of a news item only if unsent. */
async function withdrawUnique(uow: UnitOfWork, incident: Incident, id: string): Promise<void> {
  const spec = documents.aviso(id);
  const isSendingStarted = 'noticia' in incident && (await uow.read(spec))?.empezado;
  if (!isSendingStarted) await uow.remove(spec);
}

/** Writes an operation's notifications to the outbox (docs/decisions/0042), for the current season. Call it last. */
export async function writeNotifications(uow: UnitOfWork): Promise<void> {
  const { accion, now, operationId, isSilent } = uow.stamp;
  if (hidesSomebody(uow)) await dropPending(uow);
  if (isSilent || !NOTIFYING.has(accion)) return;
  const incidents = findIncidents(uow);
  if (incidents.length === 0) return;
  const { temporada_actual: current } = await readClub(uow);
  const settings = await readSettings(uow);
  for (const [index, incident] of incidents.entries()) {
    if ('partido' in incident && incident.partido.temporada_id !== current?._id) continue;
    const unique = uniqueId(incident);
    if (incident.clase === 'final-retirado' || incident.clase === 'noticia-retirada') {
      await withdrawUnique(uow, incident, unique ?? '');
      continue;
    }
    const withdrawnIds =
      incident.clase === 'anulado'
        ? await withdrawGoals(uow, incident.partido._id, incident.retirados)
        : undefined;
    // Nobody has heard of the withdrawn goals.
    if (withdrawnIds?.length === 0) continue;
    // A new item has no earlier notification.
    const mayExist = unique !== undefined && accion !== 'addNoticia';
    if (mayExist && (await uow.read(documents.aviso(unique)))) continue;
    const _id = unique ?? `${operationId}-${String(index)}`;
    const { tema, lifeMs } = KINDS[incident.clase];
    const keptMs = unique === undefined ? KEPT_MS : UNIQUE_KEPT_MS;
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
        ...notificationText(incident, settings, now),
      },
      ...(withdrawnIds && { tras: withdrawnIds }),
      caduca: new Date(now.getTime() + lifeMs).toISOString(),
      expira: Timestamp.fromMillis(now.getTime() + keptMs),
      estado: 'pendiente',
    });
  }
}
