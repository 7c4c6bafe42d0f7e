/**
 * Parsed content of a JSON script element; `undefined` if there is none. Only the server writes these elements, so the
 * content is not validated.
 */
export function readScriptJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
}
