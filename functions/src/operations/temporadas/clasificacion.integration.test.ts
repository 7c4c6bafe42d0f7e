import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { createClub } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';

describe('the league table', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api, 2));

  const fila = (nombre: string, fields: object = {}) => ({
    ...{ nombre, pj: 3, g: 1, e: 1, p: 1, gf: 4, gc: 4, pts: 4 },
    ...fields,
  });
  const ourRow = (fields: object = {}) => fila('Nosotros', { es_nuestro: true, ...fields });
  const put = (filas: readonly object[], fields: object = {}) =>
    api.call(endpoints.updateClasificacion, {
      id: club.temporadaId,
      body: { competicion_id: club.competicionId, filas, ...fields },
    });
  /** Whether the season's record says that there is one. */
  const isTold = async () =>
    (await api.succeed(endpoints.fetchEquipoEstadisticasTemporada, { id: club.temporadaId }))
      .tiene_clasificacion;
  const puesto = async () => {
    const { posicion, num_equipos: total } = await api.succeed(
      endpoints.fetchEquipoEstadisticasTemporada,
      { id: club.temporadaId },
    );
    return [posicion, total];
  };

  it('sets our position and the number of teams', async () => {
    const rival = fila('Rival CF', { equipo_id: club.equipoId, pts: 9 });
    expect((await put([rival, ourRow(), fila('Otro', { pts: -3 })])).status).toBe(200);
    expect(await puesto()).toEqual([2, 3]);
    expect(await isTold()).toBe(true);
    const stored = await api.succeed(endpoints.fetchClasificacion, {
      id: club.temporadaId,
      as: 'anonimo',
    });
    expect(stored).toMatchObject({
      nombre_competicion: 'Liga',
      version: 1,
      fecha_str: '21-11-2026',
      curso: [{ posicion: 2, num_equipos: 3 }],
    });
    expect(stored.filas.map(({ pts }) => pts)).toEqual([9, 4, -3]);
  });

  it.each<[string, readonly object[], object, number, string]>([
    ['one team', [ourRow()], {}, 400, 'Las filas deben tener al menos 2 equipos.'],
    ['no row of ours', [fila('A'), fila('B')], {}, 400, 'exactamente una que sea la nuestra'],
    ['two rows of ours', [ourRow(), ourRow()], {}, 400, 'exactamente una que sea la nuestra'],
    [
      'matches that do not add up',
      [ourRow(), fila('Mal', { pj: 9 })],
      {},
      400,
      'de la fila 2 deben ser ganados más empatados más perdidos («Mal»)',
    ],
    [
      'a negative figure',
      [ourRow(), fila('Mal', { gf: -1 })],
      {},
      400,
      'Los goles a favor de la fila 2 no pueden ser negativos.',
    ],
    ['forty-one teams', [ourRow(), ...Array.from({ length: 40 }, () => fila('A'))], {}, 400, '40'],
    ['an unknown field', [ourRow({ racha: 1 }), fila('A')], {}, 400, 'racha'],
    ['an unknown competition', [ourRow(), fila('A')], { competicion_id: 'x1' }, 400, 'x1'],
    ['an unknown rival', [ourRow(), fila('A', { equipo_id: 'x2' })], {}, 400, 'x2'],
    ['an older version', [ourRow(), fila('A')], { version: 0 }, 409, ''],
  ])('refuses %s, and says what is wrong', async (_what, filas, fields, status, said) => {
    const answer = await put(filas, fields);
    expect(answer.status).toBe(status);
    expect(answer.body.msg).toContain(said);
    expect(await puesto()).toEqual([2, 3]);
  });

  it('keeps the positions by day, the latest of each', async () => {
    await put([ourRow(), fila('A'), fila('B')]);
    api.clock.now = new Date('2026-11-28T12:00:00.000Z');
    await put([fila('A'), fila('B'), ourRow()], { version: 2 });
    const { curso, version } = await api.succeed(endpoints.fetchClasificacion, {
      id: club.temporadaId,
    });
    expect(version).toBe(3);
    expect(curso.map(({ fecha_str: dia, posicion }) => [dia, posicion])).toEqual([
      ['21-11-2026', 1],
      ['28-11-2026', 3],
    ]);
  });

  it('follows its competition’s new name', async () => {
    await api.succeed(endpoints.updateCompeticion, {
      id: club.competicionId,
      body: { nombre: 'Liga Comarcal' },
    });
    expect(await api.succeed(endpoints.fetchClasificacion, { id: club.temporadaId })).toMatchObject(
      { nombre_competicion: 'Liga Comarcal' },
    );
  });

  it('is deleted without our position, and restored', async () => {
    const before = await api.succeed(endpoints.fetchClasificacion, { id: club.temporadaId });
    api.clock.now = new Date('2026-11-29T12:00:00.000Z');
    await api.succeed(endpoints.delClasificacion, { id: club.temporadaId });
    expect(await puesto()).toEqual([3, 3]);
    expect(await isTold()).toBeUndefined();
    expect((await api.call(endpoints.delClasificacion, { id: club.temporadaId })).status).toBe(404);
    const [newest] = await api.succeed(endpoints.fetchHistorial);
    await api.succeed(endpoints.restaurar, { id: newest?.operacion_id ?? '' });
    expect(await api.succeed(endpoints.fetchClasificacion, { id: club.temporadaId })).toEqual(
      before,
    );
  });
});
