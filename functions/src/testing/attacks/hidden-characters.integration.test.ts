import { INITIAL_SETTINGS, endpoints, sharePicturePath } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { createPartido } from '../factories';
import { titleOf } from '../read-html';
import { startPages } from '../start-pages';
import { forAllTests } from '../standing';

/** Invisible characters: bidirectional, zero-width, byte order mark, control characters. */
const HIDDEN_CHARACTERS = '\u202e\u2066\u200f\u061c\u200b\u2060\ufeff\u0000\u0007\u001b\u0085';
const HIDDEN = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c\u200b\u2060-\u2064\ufeff\u0085]/u;
// eslint has a rule against these in a pattern.
const isControl = (char: string) => char < ' ' && !'\n\r\t'.includes(char);

const hide = (name: string) =>
  `${HIDDEN_CHARACTERS}${name.slice(0, 2)}${HIDDEN_CHARACTERS}${name.slice(2)}${HIDDEN_CHARACTERS}`;

/** Fails on an invisible character. */
function expectNothingHidden(text: string, where: string) {
  expect(HIDDEN.exec(text)?.[0], where).toBeUndefined();
  expect(Array.from(text).find(isControl), where).toBeUndefined();
}

describe('invisible characters in names and texts', () => {
  const page = forAllTests(startPages);

  it('appear nowhere: not in stored data, pages, titles, the calendar or the sitemap', async () => {
    const { api } = page;
    const named = (nombre: string) => ({ body: { nombre: hide(nombre) } });
    const temporada = await api.succeed(endpoints.addTemporada, named('2026/27'));
    const equipo = await api.succeed(endpoints.addEquipo, named('Rival CF'));
    const competicion = await api.succeed(endpoints.addCompeticion, named('Liga'));
    const campo = await api.succeed(endpoints.addCampo, {
      body: { nombre: hide('El Encinar'), direccion: hide('Calle Mayor, 1') },
    });
    const jugador = await api.succeed(endpoints.addJugador, {
      body: {
        nombre: hide('Ximo'),
        apellido1: hide('López'),
        apellido2: hide('Gil'),
        alias: hide('Chimo'),
        pais: hide('España'),
        trayectoria: hide('Uno\nDos'),
        dorsal: 7,
      },
    });
    const noticia = await api.succeed(endpoints.addNoticia, {
      body: { titulo: hide('Fichaje'), contenido: hide('Uno\n\nDos') },
    });
    expect([equipo, competicion, campo, temporada].map(({ data }) => data.nombre)).toEqual([
      'Rival CF',
      'Liga',
      'El Encinar',
      '2026/27',
    ]);
    expect(jugador.data).toMatchObject({
      nombre: 'Ximo',
      apellido1: 'López',
      alias: 'Chimo',
      nombre_con_inicial: 'Ximo L.',
      trayectoria: 'Uno\nDos',
    });
    expect(noticia.data).toMatchObject({ titulo: 'Fichaje', contenido: 'Uno\n\nDos' });
    const partido = await createPartido(api, {
      temporadaId: temporada._id,
      equipoId: equipo._id,
      competicionId: competicion._id,
      campoId: campo._id,
      jugadores: [],
    });
    for (const path of [
      '/',
      '/noticias',
      '/plantilla',
      '/partidos',
      '/estadisticas',
      '/sitemap.xml',
      '/calendario.ics',
      `/noticias/${noticia._id}`,
      `/jugador/${jugador._id}`,
      `/partidos/${partido._id}`,
    ]) {
      const { status, html } = await page.get(path);
      expect(status, path).toBe(200);
      expectNothingHidden(html, path);
    }
    const { html } = await page.get(`/partidos/${partido._id}`);
    expect(titleOf(html)).toContain('Rival CF');
    const picture = await fetch(page.url + sharePicturePath('partido', partido, INITIAL_SETTINGS));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
    for (const [path, content] of Object.entries(await api.dump())) {
      expectNothingHidden(JSON.stringify(content), path);
    }
  });

  it('are not a valid name alone', async () => {
    for (const endpoint of [endpoints.addEquipo, endpoints.addCampo, endpoints.addCompeticion]) {
      const refused = await page.api.call(endpoint, { body: { nombre: HIDDEN_CHARACTERS } });
      expect(refused.status).toBe(400);
      expect(refused.body.msg).toContain('nombre');
    }
    const { data } = await page.api.succeed(endpoints.addEquipo, {
      body: { nombre: `Uno${HIDDEN_CHARACTERS}\nDos` },
    });
    expect(data.nombre).toBe('Uno Dos');
  });
});
