import { endpoints } from '@club/shared';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';
import { buildActa, createClub, createPartido } from '../../testing/factories';

const api = forAllTests(startApi);
const club = forAllTests(() => createClub(api));

it('a preview that the old client sends after its record is confirmed, and changes nothing', async () => {
  const [jugador = ''] = club.jugadores;
  const { _id: id } = await createPartido(api, club);
  const preview = await api.succeed(endpoints.fetchJugadorPreview, { id: jugador });
  const partidoPreview = () => api.succeed(endpoints.fetchPartidoPreview, { id });
  await api.succeed(endpoints.addPartidoPreview, { body: { ...(await partidoPreview()) } });
  await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) });
  const before = await api.dump();
  const { data, _id } = await api.succeed(endpoints.addJugadorPreview, { body: { ...preview } });
  expect({ data, _id }).toEqual({ data: preview, _id: jugador });
  const sent = { ...(await partidoPreview()), goles_anotados: 7, resultado: 'lose' as const };
  const saved = await api.succeed(endpoints.updatePartidoPreview, { id, body: sent });
  expect(saved.data).toMatchObject({ goles_anotados: 1, resultado: 'win' });
  expect(await api.dump()).toEqual(before);
});

it('a preview of a player changes his record, except for derived fields', async () => {
  const { _id: id } = await api.succeed(endpoints.addJugador, {
    body: { nombre: 'Marcos', apellido1: 'López', dorsal: 9 },
  });
  const changed = { activo: false, dorsal: 21, alias: 'Marquitos', nombre: 'Marc' };
  const posicion = { del: true, order_code: 1000 };
  await api.succeed(endpoints.updateJugadorPreview, {
    id,
    body: { ...changed, nombre_con_inicial: 'Otro O.', edad: 80, posicion },
  });
  const record = await api.succeed(endpoints.fetchJugador, { id });
  expect(record).toMatchObject({ ...changed, nombre_con_inicial: 'Marc L.', edad: 27 });
  expect(await api.succeed(endpoints.fetchJugadorPreview, { id })).toEqual({
    ...changed,
    jugador_id: id,
    apellido1: 'López',
    nombre_con_inicial: 'Marc L.',
    img_perfil: { disponible: false, extension: 'jpg' },
    edad: 27,
    posicion: { del: true, mc: false, def: false, por: false, order_code: 1 },
  });
});

it('previews of unknown records, and of one player under the path of another, are refused', async () => {
  const [id = '', jugador_id] = club.jugadores;
  const before = await api.dump();
  for (const [answer, msg] of [
    [
      await api.call(endpoints.addJugadorPreview, { body: { jugador_id: 'constructor' } }),
      'No existe el jugador «constructor».',
    ],
    [
      await api.call(endpoints.addPartidoPreview, { body: { partido_id: 'ninguno' } }),
      'No existe el partido «ninguno».',
    ],
    [
      await api.call(endpoints.updateJugadorPreview, { id, body: { jugador_id, dorsal: 3 } }),
      'El jugador no coincide con la dirección a la que se envía.',
    ],
  ] as const) {
    expect(answer).toMatchObject({ status: 400, body: { msg } });
  }
  expect(await api.dump()).toEqual(before);
});
