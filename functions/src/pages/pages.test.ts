import type { Partido } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { demoSettings } from '@club/shared/demo';
import { palettes } from '@club/shared/palettes';
import { matchData } from './structured-data';
import { offlinePage } from './files';
import { PANEL_PATH } from './routes';

const ORIGIN = 'https://cd-encina.example';
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

  it('has the status of the event, and the rival as home team of an away match', () => {
    for (const [estado, expected] of [
      ['programado', 'EventScheduled'],
      ['finalizado', 'EventScheduled'],
      ['aplazado', 'EventPostponed'],
      ['cancelado', 'EventCancelled'],
    ] as const) {
      const data = matchData({ ...partido, estado }, demoSettings, ORIGIN);
      expect(data['eventStatus']).toBe(`https://schema.org/${expected}`);
    }
    expect(matchData({ ...partido, local: false }, demoSettings, ORIGIN)).toMatchObject({
      homeTeam: { name: 'Rival CF' },
    });
  });
});

it('the offline page names the club in its colours, and says what can be done, without a script', () => {
  const { light, dark } = palettes(demoSettings.colores);
  const settings = { ...demoSettings, nombre: 'UD <Roja>' };
  const html = offlinePage({ ajustes: settings, palettes: { light, dark } });
  expect(html).toContain('<b>UD &lt;Roja&gt;</b>');
  expect(html).toContain('<a href="">Reintentar</a>');
  expect(html).not.toMatch(/<script|@import|url\(/);
  expect(html).toContain(`--brand:${light.brand}`);
  expect(html.split('@media (prefers-color-scheme:dark)')[1]).toContain(`--ground:${dark.ground}`);
});

describe('paths of the panel', () => {
  it('are those of its screens, with or without a slash at the end, and no others', () => {
    const screens = ['', '/', '/noticias', '/temporadas/', '/mi-club', '/empezar-temporada'];
    const below = ['/partidos/abc', '/partidos/abc/banda', '/empezar', '/empezar/jugadores'];
    const known = [...screens, ...below].map((path) => `/admin${path}`);
    const others = [
      '/admin/no-existe',
      '/administrar',
      '/admin/noticias/abc',
      '/admin/partidos/abc/otra',
      '/admin/empezar/a/b',
    ];
    expect([...known, ...others].filter((path) => PANEL_PATH.test(path))).toEqual(known);
  });
});
