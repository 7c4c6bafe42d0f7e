import { NOTICIA_PHOTO_KINDS } from '@club/shared';
import { describe, expect, it } from 'vitest';
import type { Upload, uploadImage } from '../../lib/api/upload-image';
import { uploadFurther } from './upload-further';

const UPLOAD = { id: 'n1', foto: new Blob(), idempotencyKey: 'k', onProgress: () => undefined };

const refused = (status: number | null) =>
  ({ ok: false, error: { status, msg: `no: ${String(status)}` } }) as const;

/** A fake that answers each attempt with the next of `answers`, then stores. */
function serverOf(...answers: (number | null)[]) {
  const tries: Upload[] = [];
  const send: typeof uploadImage = (upload) => {
    const status = answers[tries.length];
    tries.push(upload);
    if (status !== undefined) return Promise.resolve(refused(status));
    const { tipo, id } = upload;
    const imagen = {
      url: '/x',
      ancho: 1,
      alto: 1,
      bytes: 1,
      huella: '0123456789abcdef',
      registro_id: id,
    };
    const data = { ...imagen, tipo };
    const value = { success: true, msg: 'imagen guardada!', _id: id, id, data } as const;
    return Promise.resolve({ ok: true, value });
  };
  return { tries, send };
}

describe('adding a photo to a news item', () => {
  const places = NOTICIA_PHOTO_KINDS.slice(1, 4);
  it('takes the first free slot', async () => {
    const { tries, send } = serverOf(412, 412);
    const result = await uploadFurther({ ...UPLOAD, places }, send);
    expect(result.ok && result.value.nombre).toBe('n1.4.0123456789abcdef.jpg');
    expect(tries.map(({ tipo, isNew, idempotencyKey }) => [tipo, isNew, idempotencyKey])).toEqual([
      ['noticia2', true, 'k-noticia2'],
      ['noticia3', true, 'k-noticia3'],
      ['noticia4', true, 'k-noticia4'],
    ]);
  });

  it('tries no other slot after any other error', async () => {
    for (const status of [null, 400, 401, 404, 409, 503]) {
      const { tries, send } = serverOf(status);
      expect(await uploadFurther({ ...UPLOAD, places }, send)).toEqual(refused(status));
      expect(tries).toHaveLength(1);
    }
  });

  it('reports that no slot is left', async () => {
    const { tries, send } = serverOf(412, 412, 412);
    const full = {
      ok: false,
      error: { status: null, msg: 'No caben más fotos: una noticia admite 10.' },
    };
    expect(await uploadFurther({ ...UPLOAD, places }, send)).toEqual(full);
    expect(tries).toHaveLength(3);
    expect(await uploadFurther({ ...UPLOAD, places: [] }, send)).toEqual(full);
  });
});
