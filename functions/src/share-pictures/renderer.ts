import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { LRUCache } from 'lru-cache';
import { escapeMarkup } from '../escape';
import { PICTURE_FILES, PICTURE_FONT, SHARE_PICTURE } from './share-picture';

/** Font weights in pictures. The build copies a file for each next to the functions. */
export type Weight = 600 | 800;

/** Draws pictures. Text can be measured before it is placed. */
export interface Renderer {
  /** Width of a line of text at font size 100, pixels. */
  readonly measure: (text: string, weight: Weight) => number;
  /** Renders an SVG as PNG. Throws if its size is not the expected one, by default that of shared links. */
  readonly toPng: (svg: string, size?: Record<'width' | 'height', number>) => Uint8Array;
}

/** The initialisation of the WebAssembly module, which is possible only once per process. */
let initialised: Promise<void> | undefined;

/** A renderer with the files in a folder (`PICTURE_FILES`). Making the first one of a process takes about 0.1 s. */
export async function createRenderer(folder: URL): Promise<Renderer> {
  const read = (name: string) => readFile(new URL(name, folder));
  const [fontBuffers] = await Promise.all([
    Promise.all(PICTURE_FILES.fonts.map(read)),
    (initialised ??= read(PICTURE_FILES.wasm).then(initWasm)),
  ]);
  const font = { fontBuffers, defaultFontFamily: PICTURE_FONT, loadSystemFonts: false };
  const withSvg = <T>(svg: string, use: (resvg: InstanceType<typeof Resvg>) => T): T => {
    const resvg = new Resvg(svg, { font });
    try {
      return use(resvg);
    } finally {
      resvg.free();
    }
  };
  // Bounded, because an instance lives for hours. Enough for the names of a season.
  const widths = new LRUCache<string, number>({ max: 500 });
  return {
    measure(text, weight) {
      const key = `${String(weight)} ${text}`;
      const known = widths.get(key);
      if (known !== undefined) return known;
      // Spaces have no bounding box, so they are measured between two letters.
      const box = (content: string) =>
        withSvg(
          `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text font-family="${PICTURE_FONT}" font-weight="${String(weight)}" font-size="100">${escapeMarkup(content)}</text></svg>`,
          (resvg) => resvg.getBBox()?.width ?? 0,
        );
      const width = box(`H${text}H`) - box('HH');
      widths.set(key, width);
      return width;
    },
    toPng: (svg, { width, height } = SHARE_PICTURE) =>
      withSvg(svg, (resvg) => {
        const image = resvg.render();
        const png = image.asPng();
        if (image.width !== width || image.height !== height) {
          throw new Error('a picture has another size');
        }
        image.free();
        return png;
      }),
  };
}
