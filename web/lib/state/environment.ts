import type { ClubOfPage, DocumentsByPath, WebEnvironment } from '@club/shared';

/** What the server writes into each page for the browser. */
export interface PageEnvironment extends WebEnvironment, ClubOfPage {
  /** Server time when the page was rendered, ISO 8601; used on both sides for everything that depends on the date. */
  readonly now: string;
}

/**
 * Parsed content of a JSON script element, by default of the open page; `undefined` if there is none. Only the server
 * writes these elements, so the content is not validated.
 */
export function readScriptJson(id: string, page = document): unknown {
  const text = page.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
}

/** Documents by path in the HTML of another page; `undefined` if it has none. */
export const readDocuments = (html: string) =>
  readScriptJson('club-estado', new DOMParser().parseFromString(html, 'text/html')) as
    | DocumentsByPath
    | undefined;

/** Environment that the server wrote into the page; throws if there is none. */
export function readEnvironment(): PageEnvironment {
  const environment = readScriptJson('club-entorno') as PageEnvironment | undefined;
  if (!environment) throw new Error('the page came without its environment');
  return environment;
}
