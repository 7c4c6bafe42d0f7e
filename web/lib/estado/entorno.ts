import type { Ajustes, Paletas } from '@club/shared';
import { readScriptJson } from './script-json';

/** What a page must know to reach Firestore and Auth; `emuladores` is `null` in production. */
export interface WebEntorno {
  readonly firebase: {
    readonly apiKey: string;
    readonly projectId: string;
    readonly authDomain: string;
    readonly appId?: string;
  };
  readonly emuladores: { readonly firestore: string; readonly auth: string } | null;
  /** How this web proves to be itself, where App Check is on (docs/decisions/0023). */
  readonly appCheck?: { readonly clave: string; readonly proveedor: 'enterprise' | 'v3' };
  /** Public key with which a browser asks for notices; without it the club gives none (docs/decisions/0049). */
  readonly avisos?: string;
  /** The club's settings, and the colours that follow from them. */
  readonly ajustes: Ajustes;
  readonly paletas: Paletas;
  /** Whether the club is the demonstration; told to the panel only. */
  readonly demo?: true;
  /** The server's clock when it made the page, ISO 8601: what depends on the date is the same on both sides. */
  readonly ahora: string;
}

/** The environment that the server wrote into the page; throws when the page came without one. */
export function readEntorno(): WebEntorno {
  const entorno = readScriptJson('club-entorno') as WebEntorno | undefined;
  if (!entorno) throw new Error('the page came without its environment');
  return entorno;
}
