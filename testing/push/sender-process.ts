import { createServices, deliverNotifications, readSender } from '@club/functions';
import { initializeApp } from 'firebase-admin/app';
import { startLocalJobs } from '../../scripts/platform/local-jobs';

/**
 * A sender in its own process, which may be killed. Sends the outbox like the deployed function and ends. With
 * `--siempre` it keeps running and sends each new notification.
 */
const sender = readSender(process.env);
if (!sender) throw new Error('there is no key to send with');
const projectId = process.env['GCLOUD_PROJECT'] ?? '';
if (process.argv.includes('--siempre')) {
  startLocalJobs(projectId, sender, console.error);
} else {
  await deliverNotifications({
    services: createServices(initializeApp({ projectId })),
    sender,
    budgetMs: 60_000,
    logError: (message, error) => {
      console.error(message, error);
    },
  });
  process.exit(0);
}
