import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { forEachTest } from '../../testing/standing';
import { startApi } from '../../testing/start-api';
import { createClub, createPartido } from '../../testing/factories';

// The readers' own tests compare every line of all examples.
describe('pasted calendars', () => {
  const api = forEachTest(startApi);

  /** A season of ours. Returns the id of a competition. */
  async function prepare() {
    await api.succeed(endpoints.updateAjustes, { body: { nombre: 'CD Encina' } });
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2026/27' } });
    const body = { nombre: 'Primera Regional' };
    return (await api.succeed(endpoints.addCompeticion, { body }))._id;
  }

  it('apply only the lines that are asked for, leave played matches alone, and change nothing when applied again', async () => {
    const competicionId = await prepare();
    const text = [
      'Jornada 1',
      'CD Encina - UD Sotillo  20-09-2026  12:00  El Soto',
      'CF Robledal - CD Encina  27-09-2026  12:00',
    ].join('\n');
    const body = { texto: text, competicion_id: competicionId };
    const first = await api.succeed(endpoints.aplicarCalendario, {
      body: { ...body, lineas: [2] },
    });
    expect(first.creados).toBe(1);
    const [partido] = await api.succeed(endpoints.fetchPartidos);
    expect(partido).toMatchObject({ nombre_equipo: 'UD Sotillo', nombre_campo: 'El Soto' });
    await api.succeed(endpoints.updatePartido, {
      id: partido?._id ?? '',
      body: { incomparecencia: 'rival' },
    });
    const moved = { ...body, texto: text.replace('20-09-2026', '21-09-2026') };
    const { filas } = await api.succeed(endpoints.leerCalendario, { body: moved });
    expect(filas.map(({ estado }) => estado)).toEqual(['igual', 'nuevo']);
    expect(filas[0]?.motivo).toContain('fecha');
    const applied = await api.succeed(endpoints.aplicarCalendario, { body: moved });
    expect(applied).toMatchObject({ filas, creados: 1, cambiados: 0 });
    const all = await api.succeed(endpoints.fetchPartidos);
    expect(all.map(({ fecha_str, campo_id }) => [fecha_str, campo_id === null])).toEqual([
      ['20-09-2026', false],
      ['27-09-2026', true],
    ]);
    const again = await api.succeed(endpoints.aplicarCalendario, { body });
    expect(again).toMatchObject({ creados: 0, cambiados: 0 });
    expect(await api.succeed(endpoints.fetchPartidos)).toEqual(all);
    const later = { ...body, texto: text.replace('27-09-2026', '28-09-2026') };
    const rescheduled = await api.succeed(endpoints.aplicarCalendario, { body: later });
    expect(rescheduled).toMatchObject({ creados: 0, cambiados: 1 });
  });

  it('need an existing competition and season, and a text', async () => {
    const competicionId = await prepare();
    for (const body of [
      { texto: 'x', competicion_id: 'ninguna' },
      { texto: 'x', competicion_id: competicionId, temporada_id: 'ninguna' },
      { texto: '', competicion_id: competicionId },
    ]) {
      expect((await api.call(endpoints.leerCalendario, { body })).status).toBe(400);
      expect((await api.call(endpoints.aplicarCalendario, { body })).status).toBe(400);
    }
  });
});

describe('pasted match reports', () => {
  const api = forEachTest(startApi);

  it('become a sheet of our players that can be saved', async () => {
    await api.succeed(endpoints.updateAjustes, { body: { nombre: 'CD Encina' } });
    const { _id: id } = await createPartido(api, await createClub(api, 0));
    const sign = (nombre: string, apellido1: string, dorsal: number) =>
      api.succeed(endpoints.addJugador, { body: { nombre, apellido1, apellido2: 'Gil', dorsal } });
    const { _id: juan } = await sign('Juan', 'Pérez', 1);
    const { _id: luis } = await sign('Luis', 'Ruiz', 2);
    const text = [
      'CD Encina 1 - 0 Rival CF',
      ...['EQUIPO LOCAL: CD Encina', 'TITULARES', '1 PÉREZ GIL, JUAN (PT)', '2 RUIZ GIL, LUIS'],
      ...['EQUIPO VISITANTE: Rival CF', 'TITULARES', '1 MAS SANZ, PACO (PT)'],
      ...['GOLES', "12' 1-0 RUIZ GIL, LUIS"],
    ].join('\n');
    const read = await api.succeed(endpoints.leerActa, { id, body: { texto: text } });
    // It asks for more players, because the text has only two starters.
    expect(read.preguntas.map(({ tipo }) => tipo)).toEqual(['jugador']);
    const { data } = await api.succeed(endpoints.updatePartido, { id, body: read.acta });
    expect(data).toMatchObject({
      goles_anotados: 1,
      goles_encajados: 0,
      alineacion: { portero: [{ jugador_id: juan }] },
      detalles: { primera_parte: [{ minuto: 12, autor: { jugador_id: luis } }] },
    });
  });

  it('are refused if the text is none, to helpers outside the current season, and without an account', async () => {
    const club = await createClub(api);
    const { _id: id } = await createPartido(api, club);
    const body = { texto: 'Lista de la compra: patatas' };
    expect((await api.call(endpoints.leerActa, { id, body, as: 'ayudante' })).status).toBe(400);
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    expect((await api.call(endpoints.leerActa, { id, body, as: 'ayudante' })).status).toBe(403);
    expect((await api.call(endpoints.leerActa, { id, body, as: 'anonimo' })).status).toBe(401);
  });
});
