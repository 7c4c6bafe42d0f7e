import {
  accept,
  type Endpoint,
  endpoints,
  type HistoryDoc,
  idSchema,
  type HistoryOperation,
  refuse,
} from '@club/shared';
import type { Auth } from 'firebase-admin/auth';
import { deriveDifferences } from '../../store/differences/sources';
import { listHistory } from '../../store/history';
import { readInTransaction } from '../../store/run-operation';
import { type Handlers, writes, writesAs } from '../../http/handler';
import { noteAuditoria, noteBackup, readHome } from '../../operations/panel-home/panel-home';
import { historySince } from '../../operations/restore/operation';
import { restoreOperation } from '../../operations/restore/restore';
import { auditStored } from '../../operations/temporadas/audit';

/** Emails of accounts by uid. Scripts and deleted accounts have none. */
type Emails = ReadonlyMap<string, string>;

async function readEmails(auth: Auth, operations: readonly { readonly quien: string }[]) {
  const identifiers = [...new Set(operations.map(({ quien }) => quien))].map((uid) => ({ uid }));
  if (identifiers.length === 0) return new Map();
  const { users } = await auth.getUsers(identifiers);
  return new Map(users.map(({ uid, email }) => [uid, email ?? uid]));
}

const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(Object.entries(endpoints));

/** Spanish description of an operation, and the name of its actor. */
const describeOperation = (
  { accion, quien }: { readonly accion: string; readonly quien: string },
  emails: Emails,
) => ({
  descripcion: ENDPOINTS.get(accion)?.resumen ?? accion,
  quien: emails.get(quien) ?? quien,
});

/** An operation in API responses: the differences between old and new records as Spanish texts, not the records. */
const presentOperation = (stored: HistoryDoc, emails: Emails = new Map()): HistoryOperation => ({
  ...stored,
  _id: stored.operacion_id,
  ...describeOperation(stored, emails),
  documentos: stored.documentos.map((cambio) => ({
    ...cambio,
    diferencias: deriveDifferences(cambio, stored.versiones),
  })),
});

/** History, restore and audit (regla 56), and the panel's home (docs/decisions/0038). */
export const panelHandlers = {
  fetchHistorial: async ({ services, query, now }) => {
    const olderThan = query('antes');
    if (olderThan !== undefined && !idSchema.safeParse(olderThan).success) {
      return refuse(
        'entrada-invalida',
        'La operación por la que se pregunta («antes») no se reconoce.',
      );
    }
    const page = await listHistory(services.db, { since: historySince(now), olderThan });
    if (!page) return refuse('no-encontrado', 'la operación');
    const emails = await readEmails(services.auth, page);
    return accept(page.map((operation) => presentOperation(operation, emails)));
  },
  restaurar: writesAs(presentOperation)('operación restaurada!', restoreOperation),
  auditar: ({ services: { db, newId }, id, now }) => {
    const stamp = { operationId: newId(), accion: 'auditar', quien: 'auditar', now };
    return readInTransaction(db, stamp, (uow) => auditStored(uow, id));
  },

  fetchInicio: async ({ reader, services }) => {
    const { ultimos, ...home } = await readHome(reader, services.db);
    const emails = await readEmails(services.auth, ultimos);
    const cambios = ultimos.map((cambio) => ({ ...cambio, ...describeOperation(cambio, emails) }));
    return accept({ ...home, cambios });
  },
  anotarCopia: async ({ uow }) => {
    await noteBackup(uow);
    return accept({ success: true, msg: 'copia anotada!' });
  },
  comprobarTemporada: writes('temporada comprobada!', noteAuditoria),
} satisfies Partial<Handlers>;
