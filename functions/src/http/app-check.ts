import { type Endpoint, endpoints } from '@club/shared';
import express, { type RequestHandler, type Router } from 'express';
import { sendRefusal } from './router';

/** Whether a token says that a call comes from the club's own web. */
export type VerifyAppCheck = (token: string) => Promise<boolean>;

/** Calls that write although they are GETs, for the sake of clients that knew them so. */
const WRITING_GETS = Object.values<Endpoint>(endpoints).filter(
  ({ method, permiso, isLectura, servicio }) =>
    method === 'GET' && permiso !== 'publico' && !isLectura && !servicio,
);

/** Methods that by themselves neither change anything nor try a password. */
const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses calls that write, or that try a password, unless they carry a valid token of App Check (docs/decisions/0023).
 * The answer says by its header that it is not the session which is refused.
 */
export function requireAppCheck(verify: VerifyAppCheck): Router {
  const demand: RequestHandler = async (request, response, next) => {
    const token = request.header('x-firebase-appcheck');
    if (token !== undefined && (await verify(token))) {
      next();
      return;
    }
    response.set('WWW-Authenticate', 'AppCheck');
    sendRefusal(response, { code: 'origen-no-verificado', detail: '' });
  };
  const router = express.Router({ strict: false });
  router.use((request, response, next) => {
    if (READING.has(request.method)) next();
    else void demand(request, response, next);
  });
  // HEAD goes where GET goes, in whatever case and with a slash behind: the router knows.
  for (const { path } of WRITING_GETS) router.all(`/${path}`, demand);
  return router;
}
