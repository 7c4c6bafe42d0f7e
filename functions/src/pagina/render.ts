import { readFile } from 'node:fs/promises';
import { type Ajustes, clubStyle, type Paletas } from '@club/shared';
import { z } from 'zod';
import { PICTURE_FILES } from '../compartir/share-picture';
import type { WebEntorno } from '../env';
import { escapeMarkup, jsonScript } from '../escape';
import { type Pagina, renderCabecera } from './cabecera';
import { ASPECTO_SCRIPT } from './politica';

/** What the web's server build makes of a page (web/site/main-server.tsx). */
interface Rendered {
  readonly html: string;
  /** Id of the route that was rendered. */
  readonly routeId: string | undefined;
}

/** What every page knows of the club: its settings, and the colours that follow from them. */
export interface ClubWeb {
  readonly ajustes: Ajustes;
  readonly paletas: Paletas;
  /** A demonstration; told to the panel only. */
  readonly demo?: true;
}

/** The web's server build: a page's content from its documents. */
type RenderApp = (call: {
  readonly url: string;
  readonly docs: Pagina['docs'];
  readonly ahora: Date;
  readonly club: ClubWeb;
}) => Promise<Rendered>;

/** Files of JavaScript that each route needs beside those of the shell, by the route's id. */
const chunksSchema = z.record(z.string(), z.array(z.string()));

/** What the build of the web (scripts/build/web.ts) leaves in the functions folder. */
export async function readWebBuild(folder: URL) {
  const [site, panel, chunks, server] = await Promise.all([
    readFile(new URL('app.html', folder), 'utf8'),
    readFile(new URL('panel.html', folder), 'utf8'),
    readFile(new URL('app-chunks.json', folder), 'utf8'),
    import(new URL('app-server.js', folder).href) as Promise<{ readonly renderApp: RenderApp }>,
  ]);
  return {
    /** The built pages of the two applications, without content. */
    shells: { site, panel },
    chunks: chunksSchema.parse(JSON.parse(chunks)),
    renderApp: server.renderApp,
    /** Folder with what share pictures are drawn with. */
    pictures: new URL(`${PICTURE_FILES.folder}/`, folder),
  };
}

export type WebBuild = Awaited<ReturnType<typeof readWebBuild>>;

interface RenderOptions {
  /** The built page of the application that shows it: the site's or the panel's. */
  readonly shell: string;
  readonly chunks: WebBuild['chunks'];
  readonly entorno: WebEntorno;
  readonly origen: string;
  readonly ahora: Date;
  readonly club: ClubWeb;
}

const NEEDS_SCRIPT =
  '<noscript><p style="margin:16px;text-align:center">Para ver esta página hace falta JavaScript.</p></noscript>';

/** The shell with its code asleep: the page's starter (scripts/build/start-after-paint.ts) wakes it up after the paint. */
const withoutHaste = (shell: string) =>
  shell.replaceAll('<link rel="modulepreload"', '<link rel="codigo"');

/** The HTML of a page; without `rendered` a shell that the browser fills, for the panel and for pages that could not be read. */
export function renderPagina(
  pagina: Pagina,
  rendered: Rendered | undefined,
  { shell, chunks, entorno, origen, ahora, club }: RenderOptions,
): string {
  const preloads = (chunks[rendered?.routeId ?? ''] ?? []).map(
    (file) => `<link rel="codigo" crossorigin href="/${escapeMarkup(file)}">`,
  );
  // What can be read comes before the code that takes it over; a shell without content waits for nothing else.
  const page = rendered ? withoutHaste(shell) : shell;
  const head = [
    `<script>${ASPECTO_SCRIPT}</script>`,
    // The club's colours, on every page: both applications ask for them by name (shared/src/estilo-club.ts).
    `<style>${clubStyle(club.paletas)}</style>`,
    renderCabecera(pagina, origen, club.ajustes, club.paletas),
    ...preloads,
  ].join('\n    ');
  const state = [
    ...(rendered ? [] : [NEEDS_SCRIPT]),
    jsonScript(
      'application/json',
      { ...entorno, ...club, ahora: ahora.toISOString() },
      'club-entorno',
    ),
    jsonScript('application/json', pagina.docs, 'club-estado'),
  ].join('');
  // Replacements as functions: `$` in stored text has no meaning.
  return page
    .replace('<!--cabecera-->', () => head)
    .replace('<!--contenido-->', () => rendered?.html ?? '')
    .replace('<!--estado-->', () => state);
}
