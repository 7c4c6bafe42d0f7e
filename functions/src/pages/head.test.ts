import type { Noticia, Partido } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { canonicalOf, dataOf, metaOf, titleOf } from '../testing/read-html';
import { type Page, renderHead } from './head';
import { matchData, newsData } from './structured-data';
import { demoSettings } from '@club/shared/demo';
import { palettes } from '@club/shared/palettes';

const COLOURS = palettes(demoSettings.colores);
const ORIGEN = 'https://cd-encina.example';
const page: Page = {
  status: 200,
  titulo: 'Fútbol & "tapas" <b>',
  descripcion: `Dijo: 'sí' & "no"`,
  docs: {},
  tipo: 'website',
  canonical: '/partidos?temporada=a&b="',
};
const noticia: Noticia = {
  _id: 'n1',
  titulo: '</script> \u2028',
  contenido: 'x',
  fecha_date: '2026-11-14T17:00:00.000Z',
  fecha_str: '14-11-2026',
  media: [],
};

describe('the head of a page', () => {
  it('has the same text in title, previews and canonical URL, with any special characters', () => {
    const head = renderHead(page, ORIGEN, demoSettings, COLOURS);
    expect(titleOf(head)).toBe(page.titulo);
    expect(metaOf(head, 'og:title')).toBe(page.titulo);
    expect(metaOf(head, 'description')).toBe(page.descripcion);
    expect(canonicalOf(head)).toBe(ORIGEN + (page.canonical ?? ''));
    expect(metaOf(head, 'og:locale')).toBe('es_ES');
    expect(metaOf(head, 'og:site_name')).toBe(demoSettings.nombre);
    expect(metaOf(head, 'theme-color')).toBe(COLOURS.light.brand);
  });

  it('only asks not to be indexed, without a canonical URL', () => {
    const { canonical: _, ...hidden } = page;
    const head = renderHead(hidden, ORIGEN, demoSettings, COLOURS);
    expect(metaOf(head, 'robots')).toBe('noindex');
    expect(head).not.toContain('og:');
  });

  it('describes an article with its date and data', () => {
    const article: Page = {
      ...page,
      tipo: 'article',
      publicada: noticia.fecha_date,
      datos: newsData(noticia, 'Resumen', demoSettings, ORIGEN),
    };
    const head = renderHead(article, ORIGEN, demoSettings, COLOURS);
    expect(metaOf(head, 'og:type')).toBe('article');
    expect(metaOf(head, 'article:published_time')).toBe(noticia.fecha_date);
    expect(dataOf(head).get('application/ld+json')).toMatchObject({
      '@type': 'NewsArticle',
      headline: noticia.titulo,
      mainEntityOfPage: `${ORIGEN}/noticias/n1`,
    });
  });
});

describe('a match for search engines', () => {
  const partido = {
    _id: 'p1',
    local: true,
    nombre_equipo: 'Rival CF',
    nombre_competicion: 'Liga',
    nombre_temporada: '2026/27',
    nombre_campo: 'El Encinar',
    fecha_date: '2026-11-14T17:00:00.000Z',
    jugado: false,
    estado: 'programado',
  } as Partido;

  it.each([
    ['programado', 'EventScheduled'],
    ['finalizado', 'EventScheduled'],
    ['aplazado', 'EventPostponed'],
    ['cancelado', 'EventCancelled'],
  ] as const)('%s is %s', (estado, expected) => {
    expect(matchData({ ...partido, estado }, demoSettings, ORIGEN)['eventStatus']).toBe(
      `https://schema.org/${expected}`,
    );
  });

  it('has the home side first', () => {
    expect(matchData({ ...partido, local: false }, demoSettings, ORIGEN)).toMatchObject({
      homeTeam: { name: 'Rival CF' },
    });
  });
});
