import { describeRefusal } from '@club/shared';
import type { Response } from 'express';

/** Seconds after which a client may ask an instance again that could not start. */
const RETRY_AFTER_S = '30';

const begin = (response: Response) =>
  response.status(503).set({ 'Cache-Control': 'private, no-store', 'Retry-After': RETRY_AFTER_S });

/** The answer of an API that could not start: like that of one whose store is away. */
export function sendApiNotStarted(response: Response) {
  const { msg } = describeRefusal({ code: 'almacen-no-disponible', detail: '' });
  begin(response).json({ success: false, msg });
}

const PAGE = `<!doctype html>
<html lang="es">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <title>Volvemos enseguida</title>
  </head>
  <body>
    <h1>Volvemos enseguida</h1>
    <p>Ahora mismo la web no se puede mostrar. Inténtalo de nuevo en un momento.</p>
  </body>
</html>
`;

/** The page of a site that could not start: nothing that would have to be loaded. */
export function sendPageNotStarted(response: Response) {
  begin(response).type('html').send(PAGE);
}
