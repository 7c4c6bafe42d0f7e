import { endpoints, CREST_ID } from '@club/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { ascii, buildJpeg, jpegSegment } from '../../../../shared/src/testing/tiny-jpeg';
import { buildPng, pngChunk } from '../../../../shared/src/testing/tiny-png';
import { expectUnchanged } from '../../testing/expect-stored';
import { createClub, sendImage } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';

const MIB = 1024 * 1024;
const HTML = '<html><script>alert(1)</script></html>';
/** A ZIP archive with one file, by its first and last bytes. */
const ZIP = [...ascii('PK\u0003\u0004a.html'), ...ascii(HTML), ...ascii('PK\u0005\u0006')];
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;

const text = (content: string) => new Uint8Array(Buffer.from(content));

/** One of each kind: the rules' own tests have many more (png.test.ts, jpeg.test.ts). */
const HOSTILE: readonly (readonly [what: string, bytes: Uint8Array])[] = [
  ['an SVG with a script', text(SVG)],
  ['an SVG behind a byte order mark', text(`\ufeff${SVG}`)],
  ['an HTML page', text(HTML)],
  ['an HTML page that starts like a PNG', text(`\u0089PNG\r\n\u001a\n${HTML}`)],
  ['a PNG followed by an archive', buildPng({ trailing: Uint8Array.from(ZIP) })],
  ['a PNG with a page in its own chunk', buildPng({ extra: [pngChunk('sCRp', text(HTML))] })],
  ['a PNG that decompresses to forty megabytes', buildPng({ rawBytes: 40 * MIB })],
  ['a PNG of forty megapixels', buildPng({ ancho: 8_000, alto: 5_000, rawBytes: 9 })],
  ['a JPEG followed by an archive', buildJpeg({ trailing: ZIP })],
  ['a JPEG with GPS coordinates', buildJpeg({ extra: jpegSegment(0xe1, ascii('Exif\0\0GPS')) })],
];

describe('a manipulated picture', () => {
  const api = forAllTests(startApi);
  let places: readonly string[];
  beforeAll(async () => {
    const { jugadores } = await createClub(api, 1);
    const { _id: noticiaId } = await api.succeed(endpoints.addNoticia, {
      body: { titulo: 'Foto' },
    });
    places = [
      `escudo/${CREST_ID}`,
      `jugador-perfil/${jugadores[0] ?? ''}`,
      `noticia7/${noticiaId}`,
    ];
  });

  expectUnchanged(() => api);

  it.each(HOSTILE)('is refused by every call, under any media type: %s', async (_what, bytes) => {
    for (const place of places) {
      for (const type of ['image/png', 'image/jpeg', 'text/html']) {
        const answer = await sendImage(api, place, bytes, type);
        const { msg, success } = (await answer.json()) as { msg: string; success: boolean };
        expect([answer.status, success], `${place} ${type}: ${msg}`).toEqual([400, false]);
        expect(msg).toMatch(/^La imagen no vale: \S/);
        expect(msg).not.toMatch(/undefined|Error|\[object/);
      }
    }
  });
});
