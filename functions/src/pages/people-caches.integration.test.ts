import { INITIAL_SETTINGS, endpoints, mediaUrl, sharePicturePath } from '@club/shared';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildJpeg } from '../../../shared/src/testing/tiny-jpeg';
import { buildActa, createClub, createPartido } from '../testing/factories';
import { startPages } from '../testing/start-pages';
import { sendImage } from '../testing/send-image';
import { forAllTests } from '../testing/standing';

/** Ten minutes: maximum time for which a shared cache may show a person after consent was withdrawn. */
const MAX_S = 600;

const page = forAllTests(startPages);
/** Public URLs that show people. The contract's tests check the API's own answers. */
let urls: readonly string[];

const put = async (path: string) => {
  const answer = await sendImage(page.api, path, buildJpeg());
  return endpoints.putImagen.response.parse(await answer.json()).data.url;
};

beforeAll(async () => {
  const { api } = page;
  const club = await createClub(api);
  const jugador = club.jugadores[8] ?? '';
  const { _id: partidoId } = await createPartido(api, club);
  const { data: partido } = await api.succeed(endpoints.updatePartido, {
    id: partidoId,
    body: { ...buildActa(club, { scorers: [8] }), mvp: { jugador_id: jugador } },
  });
  const { _id: noticiaId } = await api.succeed(endpoints.addNoticia, { body: { titulo: 'Gol' } });
  const fotos = [
    await put(`jugador-perfil/${jugador}`),
    await put(`jugador-banner/${jugador}`),
    await put(`noticia/${noticiaId}`),
  ];
  const { media } = await api.succeed(endpoints.fetchNoticia, { id: noticiaId });
  const { temporadaId: temporada } = club;
  const withoutVersion = fotos.map((url) => url.replace(/\?.*/, ''));
  const pictures = [
    ...fotos,
    ...withoutVersion,
    ...withoutVersion.map((url) => `${url}?v=0000000000000000`),
    ...media.flatMap((name) => mediaUrl(name) ?? []),
  ];
  const pages = [
    ...['/', '/plantilla', '/partidos', '/estadisticas', '/noticias', `/noticias/${noticiaId}`],
    ...[`/jugador/${jugador}`, `/partidos/${partidoId}`, `/partidos?temporada=${temporada}`],
    ...['/sitemap.xml', '/calendario.ics', `/calendario-${temporada}.ics`],
    sharePicturePath('partido', partido, INITIAL_SETTINGS),
    sharePicturePath('mvp', partido, INITIAL_SETTINGS),
    ...[`/compartir/partido/${partidoId}-0.png`, '/jugador/nadie', '/partidos/nadie'],
  ];
  urls = [...pictures.map((path) => api.url + path), ...pages.map((path) => page.url + path)];
});

/** Seconds in a shared cache, according to RFC 9111 and RFC 5861. */
function sharedSeconds(cacheControl: string | null): number {
  const directives = new Map(
    (cacheControl ?? '').split(',').map((part) => {
      const [name = '', value = ''] = part.trim().toLowerCase().split('=');
      return [name, Number(value)] as const;
    }),
  );
  if (directives.has('no-store') || directives.has('private')) return 0;
  const fresh = directives.get('s-maxage') ?? directives.get('max-age');
  return (fresh ?? Infinity) + (directives.get('stale-while-revalidate') ?? 0);
}

describe('public content about people', () => {
  it('is never immutable, and in shared caches for at most ten minutes: every public URL', async () => {
    const tooLong: string[] = [];
    let shown = 0;
    for (const url of urls) {
      const response = await fetch(url, { redirect: 'manual' });
      await response.arrayBuffer();
      if (response.status === 200) shown += 1;
      const cache = response.headers.get('cache-control');
      if (sharedSeconds(cache) > MAX_S || cache?.includes('immutable') === true) {
        tooLong.push(`${new URL(url).pathname}: ${String(cache)}`);
      }
    }
    expect(tooLong).toEqual([]);
    expect(shown).toBeGreaterThan(18);
  });
});
