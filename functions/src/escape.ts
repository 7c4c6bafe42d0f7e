const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML and XML, in elements and attributes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot end its script element. Also escapes two line separators that older scripts do not allow. */
export const scriptSafeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A data script element. Browsers do not run it, and the Content-Security-Policy for scripts does not apply. */
export const jsonScript = (type: string, value: unknown, id?: string): string =>
  `<script${id === undefined ? '' : ` id="${id}"`} type="${type}">${scriptSafeJson(value)}</script>`;

interface BarePage {
  readonly title: string;
  /** Inline style sheet. */
  readonly style?: string;
  /** More markup for the head. */
  readonly head?: string;
  readonly body: string;
}

/** A self-contained page without scripts or the site's style sheet, hidden from search engines. */
export const barePage = ({ title, style = '', head = '', body }: BarePage): string =>
  `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${head}
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
</head>
<body>${body}</body>
</html>
`;
