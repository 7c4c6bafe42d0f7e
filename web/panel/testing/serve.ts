import { vi } from 'vitest';
import { provideCredentials } from '../../lib/api/credential';
import type { TestAccess } from './access';
import type { Server } from './server';

/** Puts a fake server behind `fetch`. A 401 ends the session. */
export function serve(server: Server, access: TestAccess): void {
  vi.stubGlobal('fetch', server.fetch);
  provideCredentials(() => Promise.resolve({ token: 'un-token' }), access.expire);
}
