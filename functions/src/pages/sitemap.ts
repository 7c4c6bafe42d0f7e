import { firestorePaths, toSlug } from '@club/shared';
import { documents } from '../store/documents';
import { readListedCards } from '../store/projections/front-page';
import type { Reader } from '../store/reader';
import { readAllPreviews, readSettings, readClub } from '../store/read-club';
import { escapeMarkup } from '../escape';
import { fixedPaths } from './routes';

interface Entry {
  readonly path: string;
  /** ISO 8601, if known. */
  readonly lastmod?: string;
}

/** Pages of matches, and of the rivals that have one: they were played, or are in the current season. */
async function partidoEntries(reader: Reader): Promise<readonly Entry[]> {
  const { temporadas } = await readClub(reader);
  const partidos = await readAllPreviews(reader, temporadas);
  const rivals = new Set(
    partidos
      .filter(
        ({ temporada_id: id, resultado }) => resultado !== '' || id === temporadas.at(-1)?._id,
      )
      .map(({ nombre_equipo: nombre }) => toSlug(nombre)),
  );
  return [
    ...[...rivals].map((slug) => ({ path: `/rivales/${slug}` })),
    ...partidos.map(({ partido_id: id }) => ({ path: `/${firestorePaths.partido(id)}` })),
  ];
}

/** The sitemap with every public page. */
export async function renderSitemap(reader: Reader, origin: string): Promise<string> {
  const [ajustes, noticias, plantilla, partidos] = await Promise.all([
    readSettings(reader),
    readListedCards(reader),
    reader.read(documents.plantilla()),
    partidoEntries(reader),
  ]);
  const entries: readonly Entry[] = [
    ...fixedPaths(ajustes).map((path) => ({ path })),
    ...noticias.map(({ _id, fecha_date: lastmod }) => ({ path: `/noticias/${_id}`, lastmod })),
    ...Object.values(plantilla?.jugadores ?? {})
      .filter(({ activo }) => activo)
      .map(({ jugador_id: id }) => ({ path: `/jugador/${id}` })),
    ...partidos,
  ];
  const urls = entries.map(({ path, lastmod }) => {
    const date = lastmod === undefined ? '' : `<lastmod>${escapeMarkup(lastmod)}</lastmod>`;
    return `  <url><loc>${escapeMarkup(origin + path)}</loc>${date}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** robots.txt: everything public is allowed, with the sitemap's URL. */
export const renderRobots = (origin: string): string =>
  `User-agent: *\nDisallow: /admin\nDisallow: /login\nDisallow: /alta\n\nSitemap: ${origin}/sitemap.xml\n`;
