import { claimNotification, type WithOutbox, listPendientes } from './outbox';
import { deliverNotification } from './deliver-notification';
import { createPushRequests, type Remitente } from './push-request';

interface EntregaOptions {
  readonly services: WithOutbox;
  readonly remitente: Remitente;
  /** Time budget, milliseconds. The rest is left for the next run. */
  readonly budgetMs: number;
  /** Called if all push services refuse a notification, which means a configuration error. */
  readonly logError: (message: string, error: unknown) => void;
}

/**
 * Sends the notifications in the outbox to all subscribed devices. Any number of senders may run at once, because
 * each takes a lease per notification (docs/decisions/0042). Costs one read if the outbox is empty.
 */
export async function deliverNotifications({
  services,
  remitente,
  budgetMs,
  logError,
}: EntregaOptions): Promise<void> {
  const makeRequest = createPushRequests(remitente);
  const deadlineMs = Date.now() + budgetMs;
  const por = services.newId();
  const tried = new Set<string>();

  /** Whether this sender got the lease. */
  const deliver = async (id: string): Promise<boolean> => {
    const aviso = await claimNotification(services, id, por);
    if (!aviso) return false;
    const envio = { services, aviso, por, makeRequest, deadlineMs };
    const { entregados, rechazados } = await deliverNotification(envio);
    tried.add(id);
    if (rechazados > 0 && entregados === 0) {
      logError('avisos: refused', new Error(`${String(rechazados)} requests were refused`));
    }
    return true;
  };

  // Runs again, because a notification that waited for another one becomes available.
  for (let isDone = false; !isDone && Date.now() < deadlineMs;) {
    const pendientes = (await listPendientes(services)).filter(({ _id }) => !tried.has(_id));
    const delivered = await Promise.all(pendientes.map(({ _id }) => deliver(_id)));
    isDone = !delivered.includes(true);
  }
}
