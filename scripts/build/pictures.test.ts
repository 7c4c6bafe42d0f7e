import path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { clubConfig } from '@club/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRenderer, type Renderer } from '../../functions/src/compartir/renderer';
import { copyPictureAssets } from './picture-assets';
import { drawPictures, ICONS } from './pictures';
import { ROOT } from './index';

describe('the club’s pictures', () => {
  let dir: string;
  let renderer: Renderer;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'club-dibujos-'));
    await copyPictureAssets(ROOT, dir);
    renderer = await createRenderer(pathToFileURL(path.join(dir, 'compartir/')));
  });
  afterAll(() => rm(dir, { recursive: true }));

  const draw = (club = clubConfig) =>
    new Map([...drawPictures(club, renderer)].map(([name, file]) => [name, Buffer.from(file)]));

  it(
    'are PNGs of the sizes that previews and phones want, small enough for every messenger',
    { timeout: 60_000 },
    () => {
      const files = draw();
      const wanted = { 'compartir.png': [1200, 630] } as Record<string, number[]>;
      for (const [name, { size }] of Object.entries(ICONS)) wanted[name] = [size, size];
      expect([...files.keys()].sort()).toEqual(['favicon.svg', ...Object.keys(wanted)].sort());
      for (const [name, size] of Object.entries(wanted)) {
        const file = files.get(name) ?? Buffer.alloc(0);
        expect(file.subarray(1, 4).toString(), name).toBe('PNG');
        expect([file.readUInt32BE(16), file.readUInt32BE(20)], name).toEqual(size);
        expect(file.byteLength, name).toBeLessThan(300_000);
      }
    },
  );

  it('show what the configuration says, and each change of it', { timeout: 60_000 }, () => {
    const files = draw();
    const { escudo, colores } = clubConfig;
    const changed = (club: Partial<typeof clubConfig>) =>
      [...draw({ ...clubConfig, ...club })]
        .filter(([name, file]) => files.get(name)?.equals(file) === false)
        .map(([name]) => name);
    const all = [...files.keys()];
    const letters = all.filter((name) => name !== 'favicon.svg');
    expect(changed({})).toEqual([]);
    expect(changed({ nombre: 'CD Peña Ñandú' })).toEqual(['compartir.png']);
    expect(changed({ colores: { ...colores, primario: '#7f1d1d' } })).toEqual(['compartir.png']);
    expect(changed({ escudo: { ...escudo, fondo: '#7f1d1d' } })).toEqual(all);
    expect(changed({ escudo: { ...escudo, iniciales: 'ÑÁ' } })).toEqual(letters);
    // A letter is itself with its tilde or accent.
    const withInitials = (iniciales: string) =>
      draw({ ...clubConfig, escudo: { ...escudo, iniciales } });
    expect(withInitials('Ñ').get('icono-192.png')).not.toEqual(
      withInitials('N').get('icono-192.png'),
    );
  });
});
