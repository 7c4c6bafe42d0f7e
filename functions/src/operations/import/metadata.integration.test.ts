import { endpoints, imageUrl, inspectJpeg } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { ascii, buildJpeg, jpegSegment } from '../../../../shared/src/testing/tiny-pictures';
import { createClub } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

const source = forEachTest(startApi);
const empty = forEachTest(startApi);

describe('an older file whose photos have metadata', () => {
  it('is imported without the metadata, and the response says from how many photos it was removed', async () => {
    const { jugadores } = await createClub(source, 2);
    const [id = '', other = ''] = jugadores;
    const club = await source.succeed(endpoints.exportar);
    const picture = (registro_id: string, bytes: Uint8Array) => ({
      tipo: 'jugador-perfil' as const,
      registro_id,
      cuando: '2026-01-01T10:00:00.000Z',
      jpeg_base64: Buffer.from(bytes).toString('base64'),
    });
    const located = buildJpeg({ extra: jpegSegment(0xfe, ascii('40.4168N 3.7038W')) });
    const withPhotos = club.jugadores.map((jugador) => ({
      ...jugador,
      img_perfil: { disponible: true, extension: 'jpg' as const },
    }));
    const body = {
      ...club,
      jugadores: withPhotos,
      imagenes: [picture(id, located), picture(other, buildJpeg())],
    };
    const done = await empty.succeed(endpoints.importar, { body });
    expect(done.data).toMatchObject({ imagenes: 2, imagenes_limpiadas: 1 });
    expect(done.msg).toBe(
      'club importado! Fotos que llevaban metadatos y se guardan sin ellos: 1.',
    );
    for (const jugador of [id, other]) {
      const stored = await fetch(empty.url + imageUrl('jugador-perfil', jugador));
      const bytes = new Uint8Array(await stored.arrayBuffer());
      expect(inspectJpeg(bytes).ok).toBe(true);
      expect(bytes).toEqual(buildJpeg());
    }
  });
});
