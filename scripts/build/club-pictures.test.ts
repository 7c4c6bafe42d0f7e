import path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import { pathToFileURL } from 'node:url';
import { pictureClub } from '@club/shared';
import { demoSettings } from '@club/shared/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRenderer, type Renderer } from '../../functions/src/share-pictures/renderer';
import { dataUrl } from '../../functions/src/share-pictures/parts';
import {
  CLUB_PICTURE_PATHS,
  drawClubPicture,
  ICONS,
} from '../../functions/src/share-pictures/club-pictures';
import { copyPictureAssets } from './functions';
import { ROOT } from './index';

describe('the club’s pictures', () => {
  let dir: string;
  let renderer: Renderer;
  let files: Map<string, Buffer>;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(os.tmpdir(), 'club-dibujos-'));
    await copyPictureAssets(ROOT, dir);
    renderer = await createRenderer(pathToFileURL(path.join(dir, 'compartir/')));
    files = draw();
  });
  afterAll(() => rm(dir, { recursive: true }));

  const drawOne = (
    name: (typeof CLUB_PICTURE_PATHS)[number],
    settings: typeof demoSettings,
    emblemImage?: string,
  ) => Buffer.from(drawClubPicture(name, pictureClub(settings), emblemImage, renderer));
  const draw = (settings = demoSettings, emblemImage?: string) =>
    new Map<string, Buffer>(
      CLUB_PICTURE_PATHS.map((name) => [name, drawOne(name, settings, emblemImage)]),
    );

  /** A crest in one colour, in the format of an upload. */
  const makePng = (color: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><circle cx="256" cy="256" r="250" fill="${color}"/></svg>`;
    return dataUrl('image/png', renderer.toPng(svg, { width: 512, height: 512 }));
  };

  it('are an SVG favicon, and PNGs in the sizes that link previews and phones need, small enough for every messenger', () => {
    const wanted = { '/compartir.png': [1200, 630] } as Record<string, number[]>;
    for (const [name, { size }] of Object.entries(ICONS)) wanted[name] = [size, size];
    expect([...files.keys()].sort()).toEqual(['/favicon.svg', ...Object.keys(wanted)].sort());
    for (const [name, size] of Object.entries(wanted)) {
      const file = files.get(name) ?? Buffer.alloc(0);
      expect(file.subarray(1, 4).toString(), name).toBe('PNG');
      expect([file.readUInt32BE(16), file.readUInt32BE(20)], name).toEqual(size);
      expect(file.byteLength, name).toBeLessThan(300_000);
    }
  });

  it('change with the settings that they show: name, colours, initials, crest', () => {
    const { escudo, colores } = demoSettings;
    const changed = (fields: Partial<typeof demoSettings>) =>
      [...draw({ ...demoSettings, ...fields })]
        .filter(([name, file]) => files.get(name)?.equals(file) === false)
        .map(([name]) => name);
    const all = [...files.keys()];
    const withInitials = all.filter((name) => name !== '/favicon.svg');
    expect(changed({ nombre: 'CD Peña Ñandú' })).toEqual(['/compartir.png']);
    expect(changed({ colores: { ...colores, primario: '#7f1d1d' } })).toEqual(all);
    expect(changed({ escudo: { ...escudo, iniciales: 'ÑÁ' } })).toEqual(withInitials);
    // A club's own crest appears on each picture.
    const withCrest = draw(demoSettings, makePng('#1d4ed8'));
    const withOther = draw(demoSettings, makePng('#b91c1c'));
    for (const name of all) {
      expect(withCrest.get(name)?.equals(files.get(name) ?? Buffer.alloc(0)), name).toBe(false);
      expect(withCrest.get(name)?.equals(withOther.get(name) ?? Buffer.alloc(0)), name).toBe(false);
    }
    expect(withCrest.get('/favicon.svg')?.byteLength).toBeLessThan(5_000);
    // Letters keep their tilde.
    const iconWith = (iniciales: string) =>
      drawOne('/icono-192.png', { ...demoSettings, escudo: { ...escudo, iniciales } });
    expect(iconWith('Ñ')).not.toEqual(iconWith('N'));
  });
});
