import express, { type Router } from 'express';
import { pack, sendPacked } from '../cache/packed';
import type { VersionedStore } from '../cache/versioned-store';
import { readAjustes } from '../firestore/read-club';
import { clubWeb } from './pages';
import { webManifest } from './manifiesto';
import { offlinePage } from './sin-conexion';

/** Browsers look again when the site is opened; a shared cache may answer for minutes. */
const FILE_CACHE = 'public, max-age=0, s-maxage=300';

/**
 * Serves what shows the club and is neither a page nor a picture: the manifest of the installed site, and the page that a
 * device keeps for when it has no connection. As files they would be the same for every club.
 */
export function createArchivosRouter(store: VersionedStore): Router {
  const router = express.Router();
  const readClub = async () => clubWeb(await readAjustes(store.open(store.count())));

  router.get('/manifest.webmanifest', async (request, response) => {
    const { ajustes, paletas } = await readClub();
    response.set('Cache-Control', FILE_CACHE).type('application/manifest+json');
    await sendPacked(request, response, await pack(JSON.stringify(webManifest(ajustes, paletas))));
  });

  router.get('/sin-conexion.html', async (request, response) => {
    const page = offlinePage(await readClub());
    response.set('Cache-Control', FILE_CACHE).type('html');
    await sendPacked(request, response, await pack(page));
  });
  return router;
}
