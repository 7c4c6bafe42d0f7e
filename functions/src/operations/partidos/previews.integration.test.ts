import { endpoints } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';
import { buildActa, createClub, createPartido } from '../../testing/factories';

const api = forAllTests(startApi);
const club = forAllTests(() => createClub(api));

describe('previews of players', () => {
  let id: string;
  beforeEach(async () => {
    const created = await api.succeed(endpoints.addJugador, {
      body: { nombre: 'Marcos', apellido1: 'López', dorsal: 9 },
    });
    id = created._id;
  });
  const preview = () => api.succeed(endpoints.fetchJugadorPreview, { id });

  it('are confirmed without a write, after the old client has created the player', async () => {
    const before = await api.dump();
    const { data, _id, msg } = await api.succeed(endpoints.addJugadorPreview, {
      body: { ...(await preview()) },
    });
    expect({ data, _id }).toEqual({ data: await preview(), _id: id });
    expect(msg).not.toBe('');
    expect(await api.dump()).toEqual(before);
  });

  it('change the fields that belong to the record', async () => {
    await api.succeed(endpoints.updateJugadorPreview, {
      id,
      body: {
        activo: false,
        dorsal: 21,
        alias: 'Marquitos',
        nombre: 'Marc',
        nombre_con_inicial: 'Otro O.',
        edad: 80,
        posicion: { del: true, order_code: 1000 },
      },
    });
    const changed = { activo: false, dorsal: 21, alias: 'Marquitos', nombre: 'Marc' };
    const record = await api.succeed(endpoints.fetchJugador, { id });
    expect(record).toMatchObject({ ...changed, nombre_con_inicial: 'Marc L.', edad: 27 });
    expect(await preview()).toEqual({
      ...changed,
      jugador_id: id,
      apellido1: 'López',
      nombre_con_inicial: 'Marc L.',
      img_perfil: { disponible: false, extension: 'jpg' },
      edad: 27,
      posicion: { del: true, mc: false, def: false, por: false, order_code: 1 },
    });
  });

  it.each(['nadie', 'constructor'])('of %s, who does not exist, are refused', async (nobody) => {
    const before = await api.dump();
    const added = await api.call(endpoints.addJugadorPreview, { body: { jugador_id: nobody } });
    expect(added.status).toBe(400);
    expect(added.body.msg).toBe(`No existe el jugador «${nobody}».`);
    expect(await api.dump()).toEqual(before);
  });

  it('of one player under the path of another are refused', async () => {
    const { status, body } = await api.call(endpoints.updateJugadorPreview, {
      id,
      body: { jugador_id: club.jugadores[0], dorsal: 3 },
    });
    expect(status).toBe(400);
    expect(body.msg).toBe('El jugador no coincide con la dirección a la que se envía.');
  });
});

describe('previews of matches', () => {
  let id: string;
  beforeEach(async () => {
    id = (await createPartido(api, club))._id;
  });
  const preview = () => api.succeed(endpoints.fetchPartidoPreview, { id });

  it('are confirmed without a write, after the match was created and its sheet saved', async () => {
    await api.succeed(endpoints.addPartidoPreview, { body: { ...(await preview()) } });
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) });
    const before = await api.dump();
    const sent = { ...(await preview()), goles_anotados: 7, resultado: 'lose' as const };
    const { data } = await api.succeed(endpoints.updatePartidoPreview, { id, body: sent });
    expect(data).toMatchObject({ goles_anotados: 1, resultado: 'win' });
    expect(await api.dump()).toEqual(before);
  });

  it('refuse a contradictory date and time', async () => {
    const { status } = await api.call(endpoints.updatePartidoPreview, {
      id,
      body: { fecha_date: '2026-11-21T11:30:00.000Z', fecha_str: '14-11-2026', hora_str: '18:00' },
    });
    expect(status).toBe(400);
  });

  it('of an unknown match are refused', async () => {
    const added = await api.call(endpoints.addPartidoPreview, { body: { partido_id: 'ninguno' } });
    expect(added.status).toBe(400);
    expect(added.body.msg).toBe('No existe el partido «ninguno».');
  });
});
