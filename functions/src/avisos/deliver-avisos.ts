import { claimAviso, type ConBuzon, listPendientes } from './buzon';
import { deliverAviso } from './deliver-aviso';
import { createPushRequests, type Remitente } from './push-request';

interface EntregaOptions {
  readonly services: ConBuzon;
  readonly remitente: Remitente;
  /** Milliseconds after which what is left is for another time. */
  readonly budgetMs: number;
  /** Told when all push services refuse a notice: then the sender is wrong. */
  readonly logError: (message: string, error: unknown) => void;
}

/**
 * Sends the notices of the outbox, each to everybody who wants it. Any number of senders may run at once: each leases the
 * notices that it sends (docs/decisions/0049). With nothing to do it costs one read.
 */
export async function deliverAvisos({
  services,
  remitente,
  budgetMs,
  logError,
}: EntregaOptions): Promise<void> {
  const makeRequest = createPushRequests(remitente);
  const deadlineMs = Date.now() + budgetMs;
  const por = services.newId();
  const tried = new Set<string>();

  /** Whether the notice was this sender's. */
  const deliver = async (id: string): Promise<boolean> => {
    const aviso = await claimAviso(services, id, por);
    if (!aviso) return false;
    const envio = { services, aviso, por, makeRequest, deadlineMs };
    const { entregados, rechazados } = await deliverAviso(envio);
    tried.add(id);
    if (rechazados > 0 && entregados === 0) {
      logError('avisos: refused', new Error(`${String(rechazados)} requests were refused`));
    }
    return true;
  };

  // A notice that had to wait for another one is found again once that one is done.
  for (let isDone = false; !isDone && Date.now() < deadlineMs;) {
    const pendientes = (await listPendientes(services)).filter(({ _id }) => !tried.has(_id));
    const delivered = await Promise.all(pendientes.map(({ _id }) => deliver(_id)));
    isDone = !delivered.includes(true);
  }
}
