import { readFile } from 'node:fs/promises';
import { type Settings, clubStyle, type Palettes, type Temporada } from '@club/shared';
import { z } from 'zod';
import { PICTURE_FILES } from '../share-pictures/share-picture';
import type { WebEnvironment } from '../env';
import { escapeMarkup, jsonScript } from '../escape';
import { type Page, renderHead } from './head';
import { SCHEME_SCRIPT } from './content-policy';

/** Output of the web's server build (web/site/main-server.tsx). */
export interface Rendered {
  readonly html: string;
  readonly routeId: string | undefined;
  /** Id of the record in the path; empty if it has none. */
  readonly id: string;
  /** Without the club's name. */
  readonly title: string;
  /** False for the not-found page. */
  readonly isFound: boolean;
  /** The documents that the page shows, by path. */
  readonly docs: Page['docs'];
  /** Whether the page must be live at once, because a match is near. */
  readonly isAwaited: boolean;
}

/** Data of the club for every page: settings, and the colours derived from them. */
export interface ClubWeb {
  readonly ajustes: Settings;
  readonly palettes: Palettes;
  /** The current season. */
  readonly temporada?: Temporada;
  /** Whether it is a demo. Sent to the panel only. */
  readonly demo?: true;
}

/** The web's server build: renders a page, and reads what it asks for. */
type RenderApp = (call: {
  readonly url: string;
  /** Documents that are known from the start. */
  readonly docs: Page['docs'];
  readonly read: (path: string) => Promise<unknown>;
  readonly now: Date;
  readonly club: ClubWeb;
}) => Promise<Rendered>;

/** JavaScript files of each route besides those of the shell, by route id. */
const chunksSchema = z.record(z.string(), z.array(z.string()));

/** Output of the web build (scripts/build/web.ts) in the functions folder. */
export async function readWebBuild(folder: URL) {
  const [site, panel, chunks, server] = await Promise.all([
    readFile(new URL('app.html', folder), 'utf8'),
    readFile(new URL('panel.html', folder), 'utf8'),
    readFile(new URL('app-chunks.json', folder), 'utf8'),
    import(new URL('app-server.js', folder).href) as Promise<{ readonly renderApp: RenderApp }>,
  ]);
  return {
    /** The built pages of both applications, without content. */
    shells: { site, panel },
    chunks: chunksSchema.parse(JSON.parse(chunks)),
    renderApp: server.renderApp,
    /** Folder with fonts and drawings for share pictures. */
    picturesDir: new URL(`${PICTURE_FILES.folder}/`, folder),
  };
}

export type WebBuild = Awaited<ReturnType<typeof readWebBuild>>;

interface RenderOptions {
  readonly shell: string;
  readonly chunks: WebBuild['chunks'];
  readonly environment: WebEnvironment;
  readonly origin: string;
  readonly now: Date;
  readonly club: ClubWeb;
}

const NEEDS_SCRIPT =
  '<noscript><p style="margin:16px;text-align:center">Para ver esta página hace falta JavaScript.</p></noscript>';

/** The shell with disabled preloads. The starter (scripts/build/start-after-paint.ts) enables them after painting. */
const withDisabledPreloads = (shell: string) =>
  shell.replaceAll('<link rel="modulepreload"', '<link rel="codigo"');

/** The HTML of a page. Without `rendered` a shell for the browser to fill: panel, and pages that could not be read. */
export function renderPage(
  page: Page,
  rendered: Rendered | undefined,
  { shell, chunks, environment, origin, now, club }: RenderOptions,
): string {
  const preloads = (chunks[rendered?.routeId ?? ''] ?? []).map(
    (file) => `<link rel="codigo" crossorigin href="/${escapeMarkup(file)}">`,
  );
  // Rendered content comes before the code that hydrates it. A shell without content needs its code at once.
  const built = rendered ? withDisabledPreloads(shell) : shell;
  const head = [
    `<script>${SCHEME_SCRIPT}</script>`,
    // The club's colours as custom properties, used by both applications (shared/src/club-style.ts).
    `<style>${clubStyle(club.palettes)}</style>`,
    renderHead(page, origin, club.ajustes, club.palettes),
    ...preloads,
  ].join('\n    ');
  const state = [
    ...(rendered ? [] : [NEEDS_SCRIPT]),
    jsonScript(
      'application/json',
      { ...environment, ...club, now: now.toISOString() },
      'club-entorno',
    ),
    jsonScript('application/json', page.docs, 'club-estado'),
  ].join('');
  // Replacement functions, so that `$` in stored text has no special meaning.
  return built
    .replace('<html', rendered?.isAwaited ? '<html data-directo' : '<html')
    .replace('<!--cabecera-->', () => head)
    .replace('<!--contenido-->', () => rendered?.html ?? '')
    .replace('<!--estado-->', () => state);
}
