import { claimAviso, type ConBuzon, listPendientes } from './buzon';
import { deliverAviso, type Entregado } from './deliver-aviso';
import { createPushRequests, type Remitente } from './push-request';

export interface EntregaOptions {
  readonly services: ConBuzon;
  readonly remitente: Remitente;
  /** Milliseconds after which what is left is for another time. */
  readonly budgetMs: number;
  /** Told of what every push service refuses: then it is this sender that is wrong, not they. */
  readonly logError: (message: string, error: unknown) => void;
}

/**
 * Sends what is in the outbox, each notice to everybody who wants it. Any number of senders may do so at once: a notice is
 * one sender's until it has given it back, or has not been heard of (docs/decisions/0049). With nothing to do it costs a read.
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

  const deliver = async (id: string): Promise<Entregado | undefined> => {
    const aviso = await claimAviso(services, id, por);
    return aviso && deliverAviso({ services, aviso, por, makeRequest, deadlineMs });
  };

  // What had to wait for another notice is looked for again once that one is done.
  for (let isDone = false; !isDone && Date.now() < deadlineMs;) {
    const pendientes = (await listPendientes(services)).filter(({ _id }) => !tried.has(_id));
    const delivered = await Promise.all(
      pendientes.map(async ({ _id }) => {
        const entregado = await deliver(_id);
        if (entregado) tried.add(_id);
        return entregado;
      }),
    );
    const known = delivered.filter((one) => one !== undefined);
    for (const { entregados, rechazados } of known) {
      if (rechazados > 0 && entregados === 0) {
        logError('avisos: refused', new Error(`${String(rechazados)} requests were refused`));
      }
    }
    isDone = known.length === 0;
  }
}
