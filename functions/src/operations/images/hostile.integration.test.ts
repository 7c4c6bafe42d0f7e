import { endpoints, CREST_ID } from '@club/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { ascii, buildJpeg, jpegSegment } from '../../../../shared/src/testing/tiny-jpeg';
import { buildPng, pngChunk } from '../../../../shared/src/testing/tiny-png';
import { expectUnchanged } from '../../testing/expect-unchanged';
import { createClub } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { sendImage } from '../../testing/send-image';
import { forAllTests } from '../../testing/standing';

const MIB = 1024 * 1024;
const HTML = '<html><script>alert(1)</script></html>';
/** A ZIP archive with one file, by its first and last bytes. */
const ZIP = [
  0x50,
  0x4b,
  3,
  4,
  ...ascii('a.html'),
  ...ascii(HTML),
  0x50,
  0x4b,
  5,
  6,
  ...Array<number>(18).fill(0),
];
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;

/** A PNG in which a chunk has a wrong length. */
function withLength(name: string, length: number): Uint8Array {
  const bytes = Buffer.from(buildPng());
  bytes.writeUInt32BE(length, bytes.indexOf(name) - 4);
  return bytes;
}

/** A PNG in which a chunk has a flipped bit, so its checksum is wrong. */
function withBrokenSum(name: string): Uint8Array {
  const bytes = Buffer.from(buildPng());
  const end = bytes.indexOf(name) + 4 + bytes.readUInt32BE(bytes.indexOf(name) - 4);
  bytes.writeUInt8(bytes.readUInt8(end) ^ 1, end);
  return bytes;
}

const text = (content: string) => new Uint8Array(Buffer.from(content));

/** One of each kind: the rules' own tests have many more (png.test.ts, jpeg.test.ts). */
const HOSTILE: readonly (readonly [what: string, bytes: Uint8Array])[] = [
  ['an SVG with a script', text(SVG)],
  ['an SVG behind a byte order mark', text(`\ufeff${SVG}`)],
  ['an HTML page', text(HTML)],
  ['an HTML page that starts like a PNG', text(`\u0089PNG\r\n\u001a\n${HTML}`)],
  ['a GIF that is a script', text('GIF89a=1;alert(1)//')],
  ['a PNG followed by an archive', buildPng({ trailing: Uint8Array.from(ZIP) })],
  [
    'a PNG with an HTML page in a chunk of its own',
    buildPng({ extra: [pngChunk('sCRp', text(HTML))] }),
  ],
  ['a PNG that decompresses to forty megabytes', buildPng({ rawBytes: 40 * MIB })],
  ['a PNG with fewer pixels than its size says', buildPng({ rawBytes: 7 })],
  ['a PNG of forty megapixels', buildPng({ ancho: 8_000, alto: 5_000, rawBytes: 9 })],
  [
    'a PNG of the maximum size in the format',
    buildPng({ ancho: 0x7fffffff, alto: 0x7fffffff, rawBytes: 9 }),
  ],
  ['a PNG whose chunk is longer than the file', withLength('IDAT', 0x7fffffff)],
  ['a PNG header of another length', withLength('IHDR', 12)],
  ['a PNG whose pixels have a wrong checksum', withBrokenSum('IDAT')],
  ['a JPEG followed by an archive', buildJpeg({ trailing: ZIP })],
  ['a JPEG with GPS coordinates', buildJpeg({ extra: jpegSegment(0xe1, ascii('Exif\0\0GPS')) })],
  ['a JPEG of forty megapixels', buildJpeg({ ancho: 8_000, alto: 5_000 }).slice(0, 100_000)],
  ['a JPEG of the maximum size in the format', claiming(65_535, 65_535)],
];

/** A small JPEG with a wrong size in its header. */
function claiming(ancho: number, alto: number): Uint8Array {
  const bytes = Buffer.from(buildJpeg());
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(alto, frame + 5);
  bytes.writeUInt16BE(ancho, frame + 7);
  return bytes;
}

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
