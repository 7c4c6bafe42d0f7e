import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Noticia } from '../records/noticia';
import { buildPartido } from '../testing/partido-builder';
import {
  mentionPartido,
  compareNoticias,
  cutAtWord,
  isPublished,
  isDue,
  noticiaCard,
  SUMMARY_MAX,
} from './noticia';

describe('text of a news card', () => {
  const word = 'a'.repeat(9);
  /** Words of nine letters and a space: ten characters each, the last without its space. */
  const words = (n: number) => Array.from({ length: n }, () => word).join(' ');

  it.each([
    ['nothing stays nothing', '', ''],
    ['a short text stays as it is', 'Victoria en casa.', 'Victoria en casa.'],
    ['159 characters stay', words(16), words(16)],
    ['160 characters stay', `${words(16)}x`, `${words(16)}x`],
    ['a word that ends at 159 stays, the ellipsis makes 160', `${words(16)} más`, `${words(16)}…`],
    [
      'a word that would end at 160 goes, there is no room for the ellipsis',
      `${words(15)} ${'b'.repeat(10)} c`,
      `${words(15)}…`,
    ],
    ['spaces before the cut go', `${words(15)}     ${words(2)}`, `${words(15)}…`],
    ['a line break is a space between words', `${words(15)}\n\n${words(2)}`, `${words(15)}…`],
    ['a word of more than 160 letters is cut inside', 'x'.repeat(200), `${'x'.repeat(159)}…`],
    ['no emoji is cut in half', '🏆'.repeat(100), `${'🏆'.repeat(79)}…`],
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

describe('order of news', () => {
  it('is newest first, by instant and not by the printed date, then by descending id', () => {
    const items = [
      buildNoticia({ _id: 'a', fecha_date: '2026-12-31T10:00:00.000Z', fecha_str: '31-12-2026' }),
      buildNoticia({ _id: 'b', fecha_date: '2027-01-02T10:00:00.000Z', fecha_str: '02-01-2027' }),
      buildNoticia({ _id: 'd', fecha_date: '2026-12-31T10:00:00.000Z', fecha_str: '31-12-2026' }),
      buildNoticia({ _id: 'c', fecha_date: '2026-12-31T10:00:00.000Z', fecha_str: '31-12-2026' }),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(items, { minLength: items.length }), (shuffled) => {
        expect(shuffled.sort(compareNoticias).map(({ _id }) => _id)).toEqual(['b', 'd', 'c', 'a']);
      }),
    );
  });
});

describe('when a news item is public', () => {
  const at = '2026-11-22T10:00:00.000Z';
  const from = (ms: number) => new Date(Date.parse(at) + ms);

  it('is always, if it has no state', () => {
    expect(isPublished({})).toBe(true);
    expect(isPublished({ estado: 'borrador' })).toBe(false);
    expect(isPublished({ estado: 'programada' })).toBe(false);
  });

  it('is due at its time and not before, and never as a draft', () => {
    const scheduled = { estado: 'programada', publicar_el: at } as const;
    expect(isDue(scheduled, from(-1))).toBe(false);
    expect(isDue(scheduled, from(0))).toBe(true);
    expect(isDue(scheduled, from(1))).toBe(true);
    expect(isDue({ estado: 'programada' }, from(1))).toBe(false);
    expect(isDue({ estado: 'borrador', publicar_el: at }, from(1))).toBe(false);
    expect(isDue({ publicar_el: at }, from(1))).toBe(false);
  });
});

describe('the match in a news item', () => {
  it('has teams, date and result, and the rival’s colour, but nothing else', () => {
    const partido = buildPartido({
      _id: 'p',
      jugado: true,
      local: false,
      goles_anotados: 3,
      goles_encajados: 1,
    });
    expect(mentionPartido(partido)).toEqual({
      partido_id: 'p',
      local: false,
      nombre_equipo: 'Atlético Robledal',
      color_equipo: '#b91c1c',
      nombre_competicion: 'Liga Comarcal',
      fecha_str: '14-11-2026',
      jugado: true,
      goles_anotados: 3,
      goles_encajados: 1,
    });
  });
});
