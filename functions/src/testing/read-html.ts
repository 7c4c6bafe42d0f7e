const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};

export const decode = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** Text of a page without JavaScript or styles, words separated by one space. */
export const readableText = (html: string): string =>
  decode(
    html
      .replaceAll(/<(script|style|title)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<!--[\s\S]*?-->/g, '')
      .replaceAll(/<[^>]+>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim();

export const titleOf = (html: string): string =>
  decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

export function metaOf(html: string, key: string): string | undefined {
  const found = new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html);
  return found?.[1] === undefined ? undefined : decode(found[1]);
}

export function canonicalOf(html: string): string | undefined {
  const href = /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1];
  return href === undefined ? undefined : decode(href);
}

/** Parsed content of every data script element, by its type or id. */
export function dataOf(html: string): ReadonlyMap<string, unknown> {
  const scripts = html.matchAll(
    /<script(?: id="([^"]+)")? type="(application\/[^"]+)">([\s\S]*?)<\/script>/g,
  );
  return new Map(
    [...scripts].map(([, id, type, json]) => [id ?? type ?? '', JSON.parse(json ?? '') as unknown]),
  );
}

/** The accessible content of a chart: its finding, and the table with headings. */
export interface ReadFigure {
  readonly title: string;
  readonly finding: string;
  readonly rows: readonly (readonly string[])[];
  /** Accessible name of the drawing. */
  readonly label: string | undefined;
}

const every = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, ...groups]) => groups);

/** Every chart of a page in order. Figures without a caption are skipped. */
export const figuresOf = (html: string): readonly ReadFigure[] =>
  every(html, /<figure\b[^>]*>([\s\S]*?)<\/figure>/g).flatMap(([figure = '']) => {
    const finding = /<figcaption\b[^>]*>([\s\S]*?)<\/figcaption>/.exec(figure)?.[1];
    if (finding === undefined) return [];
    const label = /<svg\b[^>]*\baria-label="([^"]*)"/.exec(figure)?.[1];
    return [
      {
        title: readableText(/<h[23]\b[^>]*>([\s\S]*?)<\/h[23]>/.exec(figure)?.[1] ?? ''),
        finding: readableText(finding),
        rows: every(figure, /<tr\b[^>]*>([\s\S]*?)<\/tr>/g).map(([row = '']) =>
          every(row, /<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g).map(([cell = '']) => readableText(cell)),
        ),
        label: label === undefined ? undefined : decode(label),
      },
    ];
  });
