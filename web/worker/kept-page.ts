import { KEPT_HEADER } from '../lib/sin-conexion/page-key';

/** Whether an answer is a page that was found and that the server does not forbid to store. */
export function isWorthKeeping(response: Response): boolean {
  return (
    response.status === 200 &&
    response.type === 'basic' &&
    (response.headers.get('content-type') ?? '').startsWith('text/html') &&
    !(response.headers.get('cache-control') ?? '').includes('no-store')
  );
}

/** The page with the instant at which it came: in a header, and on its root element, where the page reads it. */
export async function withKeptAt(response: Response, now: Date): Promise<Response> {
  const html = (await response.text()).replace(
    '<html',
    `<html data-guardada="${now.toISOString()}"`,
  );
  // The policy for content stays; the body is no longer compressed.
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(KEPT_HEADER, now.toISOString());
  return new Response(html, { status: 200, headers });
}

/** When a kept page came from the server. */
export function keptAt(response: Response): Date | undefined {
  const header = response.headers.get(KEPT_HEADER);
  return header === null ? undefined : new Date(header);
}
