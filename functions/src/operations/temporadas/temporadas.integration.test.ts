import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { createClub } from '../../testing/factories';

describe('seasons', () => {
  const api = forEachTest(startApi);
  const club = forEachTest(() => createClub(api));

  it('allow one of ten simultaneous creations with one name and respond 409 to nine', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        api.call(endpoints.addTemporada, { body: { nombre: '2030/31' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([
      201,
      ...Array<number>(9).fill(409),
    ]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.msg).toBe('Ya existe una temporada llamada «2030/31».');
    expect(await api.succeed(endpoints.fetchTemporadas)).toHaveLength(2);
  });

  it('are needed to create matches', async () => {
    await api.succeed(endpoints.delTemporada, { id: club.temporadaId });
    expect((await api.call(endpoints.fetchTemporadaActual)).body).toBeNull();
    const { status, body } = await api.call(endpoints.addPartido, {
      body: {
        equipo_id: club.equipoId,
        competicion_id: club.competicionId,
        campo_id: club.campoId,
        fecha_str: '01-12-2026',
      },
    });
    expect(status).toBe(409);
    expect(body.msg).toBe('No hay ninguna temporada. Crea una antes de crear partidos.');
  });
});
