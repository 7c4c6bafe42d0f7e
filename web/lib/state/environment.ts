import type { Settings, Palettes, Temporada } from '@club/shared';
import { readScriptJson } from './script-json';

/** Environment of the page. `emulators` is `null` in production. */
export interface WebEnvironment {
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly authDomain: string;
    readonly appId?: string;
  };
  readonly emuladores: { readonly firestore: string; readonly auth: string } | null;
  /** App Check settings, if it is on (docs/decisions/0021). */
  readonly appCheck?: { readonly clave: string; readonly provider: 'enterprise' | 'v3' };
  /** Public VAPID key for push notifications; absent if the club sends none (docs/decisions/0042). */
  readonly avisos?: string;
  /** The club's settings and the colours derived from them. */
  readonly ajustes: Settings;
  readonly palettes: Palettes;
  /** The current season; absent before the first one. */
  readonly temporada?: Temporada;
  /** Whether this is the demonstration club; sent to the panel only. */
  readonly demo?: true;
  /** Server time when the page was rendered, ISO 8601; used on both sides for everything that depends on the date. */
  readonly now: string;
}

/** Environment that the server wrote into the page; throws if there is none. */
export function readEnvironment(): WebEnvironment {
  const entorno = readScriptJson('club-entorno') as WebEnvironment | undefined;
  if (!entorno) throw new Error('the page came without its environment');
  return entorno;
}
