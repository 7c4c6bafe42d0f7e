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
