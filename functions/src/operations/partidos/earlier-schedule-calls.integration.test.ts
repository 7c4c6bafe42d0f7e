import { endpoints } from '@club/shared';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forAllTests } from '../../testing/standing';

/** Saturday. The club's clock is two days before. */
const SATURDAY = { fecha_str: '28-11-2026', hora_str: '18:00' };
const ANTES = { fecha_str: '28-11-2026', hora_str: '18:00' };

describe('the earlier date and ground of a match', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createClub(api));
  let id: string;
  beforeAll(() => {
    api.clock.now = new Date('2026-11-25T10:00:00.000Z');
  });
  beforeEach(async () => {
    tick();
    id = (await createPartido(api, club, SATURDAY))._id;
  });

  /** A distinct time, because the history does not order operations within a millisecond. */
  const tick = () => {
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
  };
  const update = async (body: object) => {
    tick();
    return api.succeed(endpoints.updatePartido, { id, body: { ...body } });
  };
  const stored = async () =>
    (await api.succeed(endpoints.fetchPartido, { id, as: 'anonimo' })).antes;
  const shown = async () => {
    const all = await api.succeed(endpoints.fetchPartidosPreviewTemporada, {
      id: club.temporadaId,
      as: 'anonimo',
    });
    return all.find((one) => one.partido_id === id)?.antes;
  };

  it('are in its record and preview until it is played', async () => {
    expect([await stored(), await shown()]).toEqual([undefined, undefined]);
    await update({ hora_str: '19:30' });
    expect([await stored(), await shown()]).toEqual([ANTES, ANTES]);
    const { data: campo } = await api.succeed(endpoints.addCampo, { body: { nombre: 'La Vega' } });
    await update({ campo_id: campo._id });
    const both = { ...ANTES, nombre_campo: 'El Encinar' };
    expect([await stored(), await shown()]).toEqual([both, both]);
    await update(buildActa(club, { scorers: [9] }));
    expect([await stored(), await shown()]).toEqual([undefined, undefined]);
    await api.succeed(endpoints.anularActa, { id });
    expect(await stored()).toBeUndefined();
  });

  it('are removed when the change is undone, and come back when that is undone', async () => {
    const undoNewest = async () => {
      const [newest] = await api.succeed(endpoints.fetchHistorial);
      tick();
      await api.succeed(endpoints.restaurar, { id: newest?.operacion_id ?? '' });
    };
    await update({ hora_str: '19:30' });
    await undoNewest();
    expect([await stored(), await shown()]).toEqual([undefined, undefined]);
    await undoNewest();
    expect([await stored(), await shown()]).toEqual([ANTES, ANTES]);
  });
});
