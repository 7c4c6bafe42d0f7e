import type { WebEntorno } from '../env';
import type { Pagina } from './rutas';

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** JSON that cannot end the script element that holds it, nor be read as anything but data. */
const scriptJson = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The HTML of a page: the built shell with title, description, environment and the page's documents. */
export function renderPagina(shell: string, pagina: Pagina, entorno: WebEntorno): string {
  const titulo = escapeHtml(pagina.titulo);
  const descripcion = escapeHtml(pagina.descripcion.replaceAll(/\s+/g, ' ').trim());
  const cabecera = [
    `<title>${titulo}</title>`,
    `<meta name="description" content="${descripcion}">`,
    `<meta property="og:title" content="${titulo}">`,
    `<meta property="og:description" content="${descripcion}">`,
    '<meta property="og:locale" content="es_ES">',
    ...(pagina.isPrivate === true || pagina.status === 404
      ? ['<meta name="robots" content="noindex">']
      : []),
  ].join('\n    ');
  return shell
    .replace(/<title>[^<]*<\/title>/, '')
    .replace('<!--cabecera-->', () => cabecera)
    .replace(
      '<!--estado-->',
      () => `${scriptJson('club-entorno', entorno)}${scriptJson('club-estado', pagina.documentos)}`,
    );
}
