/** Content of a JSON script element of the page, `undefined` when there is none. The server is its only writer. */
export function readScriptJson(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as unknown) : undefined;
}
