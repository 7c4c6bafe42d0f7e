import { escapeMarkup } from '../escape';

interface BarePage {
  readonly titulo: string;
  /** Of the page alone, as a style sheet. */
  readonly estilo: string;
  /** Markup of the head beyond what every page has, and of the body. */
  readonly cabecera?: string;
  readonly cuerpo: string;
}

/** A page that needs nothing but itself: no code, no style sheet of the site; for no search engine. */
export const barePage = ({ titulo, estilo, cabecera = '', cuerpo }: BarePage): string =>
  `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${cabecera}
<title>${escapeMarkup(titulo)}</title>
<style>${estilo}</style>
</head>
<body>${cuerpo}</body>
</html>
`;
