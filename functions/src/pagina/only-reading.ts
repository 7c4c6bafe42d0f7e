import type { RequestHandler } from 'express';

/** Methods by which pages and files are asked for. */
const READING = ['GET', 'HEAD'] as const;

/** Refuses whatever is sent to pages, before any of it is read: 405. */
export const onlyReading: RequestHandler = (request, response, next) => {
  if (READING.some((method) => method === request.method)) {
    next();
    return;
  }
  response.set({ Allow: READING.join(', '), 'Cache-Control': 'private, no-store' });
  // Another site may ask what it may do here: nothing, as no header allows it.
  if (request.method === 'OPTIONS') response.status(204).end();
  else response.status(405).type('text/plain').send('Aquí no se puede enviar nada.');
};
