import { NOTICIA_PHOTO_KINDS } from '@club/shared';
import { describe, expect, it } from 'vitest';
import type { Upload, uploadImage } from '../../lib/api/upload-image';
import { type PhotoStatus, uploadPhoto } from './photo-upload';
import { PHOTO_SHAPES, planPhoto } from './prepare-photo';

it.each([
  ['the middle square', 'jugador-perfil', [4000, 3000], [500, 0, 3000, 3000], [640, 640]],
  ['the middle band', 'jugador-banner', [1200, 1600], [0, 575, 1200, 450], [1200, 450]],
  ['the whole picture', 'noticia', [3000, 4000], [0, 0, 3000, 4000], [1200, 1600]],
  ['all, without enlarging it', 'noticia', [40, 30], [0, 0, 40, 30], [40, 30]],
  ['all, at least one pixel wide', 'noticia', [20_000, 2], [0, 0, 20_000, 2], [1600, 1]],
] as const)(
  'cutting and resizing takes %s for %s of %j',
  (_what, tipo, [fromWidth, fromHeight], [x, y, partWidth, partHeight], [ancho, alto]) => {
    const plan = planPhoto({ ancho: fromWidth, alto: fromHeight }, PHOTO_SHAPES[tipo]);
    expect(plan).toEqual({ x, y, partWidth, partHeight, ancho, alto });
  },
);

describe('adding a photo to a news item', () => {
  const slots = NOTICIA_PHOTO_KINDS.slice(1, 4);
  const refused = (status: number | null) =>
    ({ ok: false, error: { status, msg: `no: ${String(status)}` } }) as const;

  /** Sends a photo to a server that refuses the first attempts with these statuses, then stores it. */
  async function send(...refusals: readonly (number | null)[]) {
    const tries: Upload[] = [];
    const fake: typeof uploadImage = (upload) => {
      const status = refusals[tries.length];
      tries.push(upload);
      if (status !== undefined) return Promise.resolve(refused(status));
      const { tipo, id } = upload;
      const size = { ancho: 1, alto: 1, bytes: 1 };
      const data = { tipo, url: '/x', ...size, huella: '0123456789abcdef', registro_id: id };
      const value = { success: true, msg: 'imagen guardada!', _id: id, id, data } as const;
      return Promise.resolve({ ok: true, value });
    };
    const pending = {
      tipo: 'noticia',
      id: 'n1',
      key: 'k',
      photo: { blob: new Blob(), url: '' },
    } as const;
    const statuses: PhotoStatus[] = [];
    const stored = await uploadPhoto(pending, (status) => statuses.push(status), slots, fake);
    return { tries, stored, status: statuses.at(-1) };
  }

  it('takes the first free slot, with an idempotency key for each', async () => {
    const { tries, stored, status } = await send(412, 412);
    expect(stored?.nombre).toBe('n1.4.0123456789abcdef.jpg');
    expect(status?.kind).toBe('done');
    expect(tries.map(({ tipo, isNew, idempotencyKey }) => [tipo, isNew, idempotencyKey])).toEqual([
      ['noticia2', true, 'k-noticia2'],
      ['noticia3', true, 'k-noticia3'],
      ['noticia4', true, 'k-noticia4'],
    ]);
  });

  it.each([null, 400, 401, 404, 409, 503])('tries no other slot after %s', async (status) => {
    const failed = await send(status);
    expect(failed.status).toEqual({ kind: 'failed', msg: `no: ${String(status)}` });
    expect(failed.tries).toHaveLength(1);
  });

  it('reports that no slot is left', async () => {
    const { stored, status } = await send(412, 412, 412);
    const msg = 'No caben más fotos: una noticia admite 10.';
    expect([stored, status]).toEqual([undefined, { kind: 'failed', msg }]);
  });
});
