import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Noticia } from '../records/noticia';
import type { NoticiaCard } from '../schemas/public';
import { buildPartido } from '../testing/partido-builder';
import { mediaName, mediaUrl } from './image';
import {
  compareNoticias,
  cutAtWord,
  intoPages,
  isDue,
  mentionPartido,
  noticiaCard,
  PAGE_NOTICIAS,
  listNoticiaPhotos,
  SUMMARY_MAX,
} from './noticia';

describe('text of a news card', () => {
  const word = 'a'.repeat(9);
  /** Words of nine letters and a space: ten characters each, the last without its space. */
  const words = (n: number) => Array.from({ length: n }, () => word).join(' ');

  it.each([
    ['a word that ends at 159 stays, the ellipsis makes 160', `${words(16)} más`, `${words(16)}…`],
    ['a word that ends at 160 goes', `${words(15)} ${'b'.repeat(10)} c`, `${words(15)}…`],
    ['a word of more than 160 letters is cut inside', 'x'.repeat(200), `${'x'.repeat(159)}…`],
  ])('%s', (_name, text, expected) => {
    expect(cutAtWord(text)).toBe(expected);
  });

  it('has at most 160 characters from the start of the text, cut at a word if possible', () => {
    const text = fc.array(fc.string({ unit: 'grapheme', maxLength: 30 }), { maxLength: 40 });
    fc.assert(
      fc.property(text, fc.constantFrom(' ', '\n', '  '), (parts, separator) => {
        const full = parts.join(separator).trim();
        const cut = cutAtWord(full);
        expect(cut.length).toBeLessThanOrEqual(SUMMARY_MAX);
        expect(cut).not.toMatch(/\p{Surrogate}/u);
        if (full.length <= SUMMARY_MAX) {
          expect(cut).toBe(full);
          return;
        }
        expect(cut.endsWith('…')).toBe(true);
        const kept = cut.slice(0, -1);
        expect(kept).toBe(full.slice(0, kept.length));
        if (/\s/u.test(full.slice(0, SUMMARY_MAX))) expect(full.slice(kept.length)).toMatch(/^\s/u);
      }),
    );
  });
});

const buildNoticia = (fields: Partial<Noticia> = {}): Noticia => ({
  _id: 'n1',
  titulo: 'Empieza la temporada',
  contenido: 'Texto',
  fecha_date: '2026-09-01T10:00:00.000Z',
  fecha_str: '01-09-2026',
  media: ['a.jpg', 'b.jpg'],
  ...fields,
});

describe('card of a news item', () => {
  it('has the item’s fields, with the shortened text', () => {
    const contenido = 'palabra '.repeat(40).trim();
    const { contenido: _whole, ...fields } = buildNoticia();
    expect(noticiaCard(buildNoticia({ contenido }))).toEqual({
      ...fields,
      resumen: cutAtWord(contenido),
    });
  });

  const tally = { local: false, goles_anotados: 4, goles_encajados: 2 };

  it('has result and rival of the item’s match, and nothing else about it', () => {
    const shown = { ...tally, nombre_equipo: 'CF Sotillo', color_equipo: '#1d4ed8' };
    const partido = mentionPartido(buildPartido({ ...shown, jugado: true }));
    expect(noticiaCard(buildNoticia({ partido })).partido).toEqual(shown);
  });

  it('has no result while the match is not finished', () => {
    for (const partido of [{}, { ...tally, estado: 'en_juego' as const }].map(buildPartido)) {
      expect(noticiaCard(buildNoticia({ partido: mentionPartido(partido) }))).not.toHaveProperty(
        'partido',
      );
    }
  });
});

it('news are sorted newest first, by instant and not by the printed date, then by id', () => {
  const item = (_id: string, day: string, fecha_str: string) =>
    buildNoticia({ _id, fecha_date: `${day}T10:00:00.000Z`, fecha_str });
  const last = (_id: string) => item(_id, '2026-12-31', '31-12-2026');
  const items = [last('a'), item('b', '2027-01-02', '02-01-2027'), last('d'), last('c')];
  expect(items.sort(compareNoticias).map(({ _id }) => _id)).toEqual(['b', 'd', 'c', 'a']);
});

describe('the publication of a news item', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const from = (ms: number) => new Date(Date.parse(at) + ms);

  it('is due at its time and not before, and never for a draft', () => {
    const scheduled = { estado: 'programada', publicar_el: at } as const;
    expect(isDue(scheduled, from(-1))).toBe(false);
    expect(isDue(scheduled, from(0))).toBe(true);
    expect(isDue(scheduled, from(1))).toBe(true);
    expect(isDue({ estado: 'programada' }, from(1))).toBe(false);
    expect(isDue({ estado: 'borrador', publicar_el: at }, from(1))).toBe(false);
    expect(isDue({ publicar_el: at }, from(1))).toBe(false);
  });
});

describe('news in pages', () => {
  /** Card number `n`, from 0. Two cards share each minute. */
  const card = (n: number): NoticiaCard => ({
    ...noticiaCard(buildNoticia()),
    _id: `n${String(n).padStart(3, '0')}`,
    fecha_date: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 2))).toISOString(),
  });
  const newestFirst = (count: number) =>
    Array.from({ length: count }, (_none, index) => card(count - 1 - index));

  it.each([
    [0, []],
    [23, []],
    [24, ['1']],
    [35, ['1']],
    [40, ['2', '1']],
  ])('of %i items have older pages %j, with twelve cards each', (count, ids) => {
    const cards = newestFirst(count);
    const { doc, older } = intoPages(cards);
    expect([...doc.noticias, ...older.flatMap(({ noticias }) => noticias)]).toEqual(cards);
    expect(older.map(({ pagina_id: id, noticias }) => [id, noticias.length])).toEqual(
      ids.map((id) => [id, PAGE_NOTICIAS]),
    );
    expect(doc.paginas?.map(({ pagina_id: id }) => id) ?? []).toEqual(ids);
    // A new item changes no older page.
    expect(intoPages(newestFirst(count + 1)).older).toEqual(expect.arrayContaining(older));
  });
});

it('old photos of a news item may lack a size', () => {
  const nombre = mediaName('n1', '0123456789abcdef', 'noticia');
  const old = { nombre, url: mediaUrl(nombre), alt: '', ancho: undefined, alto: undefined };
  expect(listNoticiaPhotos({ media: [nombre] })).toEqual([old]);
});
