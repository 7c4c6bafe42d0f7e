import { type AppOptions, createApp } from '../api/app';
import type { Services } from '../services';
import { serve, type Served } from './serve';

/** One more instance of the API on the same store, as when Cloud Functions starts a second one. */
export function startInstance(
  services: Services,
  logError: AppOptions['logError'] = (message, error) => {
    throw new Error(message, { cause: error });
  },
): Promise<Served> {
  return serve(createApp({ services: { ...services }, logError }));
}
