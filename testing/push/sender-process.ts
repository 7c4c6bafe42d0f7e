import { createServices, deliverNotifications, readSender } from '@club/functions';
import { initializeApp } from 'firebase-admin/app';

// A sender in its own process, which may be killed. Sends the outbox like the deployed function and ends.
const sender = readSender(process.env);
if (!sender) throw new Error('there is no key to send with');
await deliverNotifications({
  services: createServices(initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' })),
  sender,
  budgetMs: 60_000,
  logError: console.error,
});
process.exit(0);
