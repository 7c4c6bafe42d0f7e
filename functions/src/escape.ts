const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stands for itself in HTML and in XML, in elements and in attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot end its script element, and without the two line separators that older scripts do not allow. */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A script element that holds data: browsers never run it, and the policy for scripts does not concern it. */
export const jsonScript = (type: string, value: unknown, id?: string): string =>
  `<script${id === undefined ? '' : ` id="${id}"`} type="${type}">${scriptSafeJson(value)}</script>`;

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
