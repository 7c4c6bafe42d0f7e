import { accept, INITIAL_SETTINGS, endpoints, mergeSettings } from '@club/shared';
import type { Server } from './server';

/** Adds settings to a server, merged by the real server's rules. */
export function serveSettings(server: Server) {
  let stored = INITIAL_SETTINGS;
  const shown = () => {
    const { slugs_anteriores: _before, ...ajustes } = stored;
    return ajustes;
  };
  server.on(endpoints.fetchAjustes, () => accept(shown()));
  server.on(endpoints.updateAjustes, ({ body }) => {
    const merged = mergeSettings(stored, body, 'nuevo');
    if (!merged.ok) return merged;
    stored = merged.value;
    return accept({ success: true, msg: 'ok', _id: 'ajustes', id: 'ajustes', data: shown() });
  });
  return {
    ajustes: shown,
    elsewhere: () => {
      stored = { ...stored, version: 9 };
    },
  };
}
