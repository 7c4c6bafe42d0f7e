import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { createClub } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';

describe('the league table', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api, 2));

  const fila = (nombre: string, fields: object = {}) => ({
    nombre,
    pj: 3,
    g: 1,
    e: 1,
    p: 1,
    gf: 4,
    gc: 4,
    pts: 4,
    ...fields,
  });
  const ourRow = (fields: object = {}) => fila('Nosotros', { es_nuestro: true, ...fields });
  const put = (filas: readonly object[], fields: object = {}) =>
    api.call(endpoints.updateClasificacion, {
      id: club.temporadaId,
      body: { competicion_id: club.competicionId, filas, ...fields },
    });
  it('is refused with what is wrong, and not stored', async () => {
    for (const [filas, said, fields] of [
      [[ourRow()], 'Las filas deben tener al menos 2 equipos.'],
      [[fila('A'), fila('B')], 'exactamente una que sea la nuestra'],
      [[ourRow(), ourRow()], 'exactamente una que sea la nuestra'],
      [
        [ourRow(), fila('Mal', { pj: 9 })],
        'de la fila 2 deben ser ganados más empatados más perdidos («Mal»)',
      ],
      [
        [ourRow(), fila('Mal', { gf: -1 })],
        'Los goles a favor de la fila 2 no pueden ser negativos.',
      ],
      [[ourRow(), ...Array.from({ length: 40 }, () => fila('A'))], '40'],
      [[ourRow({ racha: 1 }), fila('A')], 'racha'],
      [[ourRow(), fila('A')], 'x1', { competicion_id: 'x1' }],
      [[ourRow(), fila('A', { equipo_id: 'x2' })], 'x2'],
    ] as const) {
      const answer = await put(filas, fields);
      expect(answer.status, said).toBe(400);
      expect(answer.body.msg).toContain(said);
    }
    const { status } = await api.call(endpoints.fetchClasificacion, { id: club.temporadaId });
    expect(status).toBe(404);
  });

  it('keeps the positions by day, the latest of each', async () => {
    const rival = fila('Rival CF', { equipo_id: club.equipoId, pts: -3 });
    expect((await put([ourRow(), rival, fila('B')])).status).toBe(200);
    api.clock.now = new Date('2026-11-28T12:00:00.000Z');
    await put([fila('A'), fila('B'), ourRow()], { version: 1 });
    const { curso, version, nombre_competicion, filas } = await api.succeed(
      endpoints.fetchClasificacion,
      {
        id: club.temporadaId,
        as: 'anonimo',
      },
    );
    expect([version, nombre_competicion, filas.at(-1)?.nombre]).toEqual([2, 'Liga', 'Nosotros']);
    expect(curso.map(({ fecha_str: dia, posicion }) => [dia, posicion])).toEqual([
      ['21-11-2026', 1],
      ['28-11-2026', 3],
    ]);
  });
});
