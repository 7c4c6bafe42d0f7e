import { crc32, deflateSync } from 'node:zlib';

/** Pixels of a picture, three bytes each (red, green, blue), row by row. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** The picture as a PNG file: eight bits a channel, every byte stored as the difference to the pixel before. */
export function encodePng({ width, height, pixels }: Bitmap): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const stride = width * 3;
  const lines = Buffer.alloc((stride + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const line = y * (stride + 1);
    lines[line] = 1;
    for (let x = 0; x < stride; x += 1) {
      const left = x < 3 ? 0 : (pixels[y * stride + x - 3] ?? 0);
      lines[line + 1 + x] = (pixels[y * stride + x] ?? 0) - left;
    }
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
