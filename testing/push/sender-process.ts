import { createServices, deliverAvisos, readRemitente } from '@club/functions';
import { initializeApp } from 'firebase-admin/app';
import { startLocalAvisos } from '../../scripts/platform/local-avisos';

/**
 * A sender in a process of its own, which may be killed: sends what is in the outbox, as the deployed function does, and ends; with
 * `--siempre` it goes on, at each new notice.
 */
const remitente = readRemitente(process.env);
if (!remitente) throw new Error('there is no key to send with');
const projectId = process.env['GCLOUD_PROJECT'] ?? '';
if (process.argv.includes('--siempre')) {
  startLocalAvisos(projectId, remitente, console.error);
} else {
  await deliverAvisos({
    services: createServices(initializeApp({ projectId })),
    remitente,
    budgetMs: 60_000,
    logError: (message, error) => {
      console.error(message, error);
    },
  });
  process.exit(0);
}
