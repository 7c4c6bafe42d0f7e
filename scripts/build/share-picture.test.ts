import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawSharePicture } from './share-picture';
import { litLamps } from './scoreboard-font';

describe('the picture of shared links', () => {
  const file = drawSharePicture();

  it('is a PNG of the size that previews want, small enough for every messenger', () => {
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(file.byteLength).toBeLessThan(300_000);
    const length = file.readUInt32BE(33);
    expect(inflateSync(file.subarray(41, 41 + length)).byteLength).toBe((1200 * 3 + 1) * 630);
  });
});

describe('the scoreboard', () => {
  it('shows letters without their accents, and ñ as itself', () => {
    expect(litLamps('Á')).toEqual(litLamps('a'));
    expect(litLamps('ñ')).not.toEqual(litLamps('n'));
    expect(litLamps('AB').columns).toBe(11);
    expect(litLamps('☂').lamps).toEqual([]);
  });
});
