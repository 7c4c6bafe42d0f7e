const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

export const decodeEntities = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** The text that a page shows without JavaScript, its words separated by one space. */
export const readableText = (html: string): string =>
  decodeEntities(
    html
      .replaceAll(/<(script|style|title)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<[^>]+>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

export const readPageTitle = (html: string): string =>
  decodeEntities(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

export function readMeta(html: string, key: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html);
  return found?.[1] === undefined ? undefined : decodeEntities(found[1]);
}

export function readCanonical(html: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  return href === undefined ? undefined : decodeEntities(href);
}

/** Parsed content of every data script element, by its type or id. */
export function readDataScripts(html: string): ReadonlyMap<string, unknown> {
  const scripts = html.matchAll(
    /<script(?: id="([^"]+)")? type="(application\/[^"]+)">([\s\S]*?)<\/script>/g,
  );
  return new Map(
    [...scripts].map(([, id, type, json]) => [id ?? type ?? '', JSON.parse(json ?? '') as unknown]),
  );
}
