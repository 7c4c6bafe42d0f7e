import type { AddressInfo } from 'node:net';
import { type AppOptions, createApp } from '../api/app';
import type { Services } from '../services';

/** One more instance of the API on a store that others use, as when Cloud Functions starts a second one. */
export async function startInstance(
  services: Services,
  logError: AppOptions['logError'] = (message, error) => {
    throw new Error(message, { cause: error });
  },
) {
  const app = createApp({ services: { ...services }, logError });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
