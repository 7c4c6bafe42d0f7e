import { endpoints } from '@club/shared';
import { expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));

/** Saturday. */
const EARLIER = { fecha_str: '28-11-2026', hora_str: '18:00' };

it('a match and its preview have the earlier date and ground until the change is undone or the match is played', async () => {
  api.clock.now = new Date('2026-11-25T10:00:00.000Z');
  const { _id: id } = await createPartido(api, club, EARLIER);
  /** Gives the next operation its own time, because the history does not order operations within a millisecond. */
  const tick = () => {
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
  };
  const update = (body: object) => {
    tick();
    return api.succeed(endpoints.updatePartido, { id, body: { ...body } });
  };
  const undoNewest = async () => {
    const [newest] = await api.succeed(endpoints.fetchHistorial);
    tick();
    await api.succeed(endpoints.restaurar, { id: newest?.operacion_id ?? '' });
  };
  const expectEarlier = async (antes: object | undefined) => {
    const { temporadaId } = club;
    const previews = await api.succeed(endpoints.fetchPartidosPreviewTemporada, {
      id: temporadaId,
      as: 'anonimo',
    });
    const record = await api.succeed(endpoints.fetchPartido, { id, as: 'anonimo' });
    expect([record.antes, previews[0]?.antes]).toEqual([antes, antes]);
  };
  await expectEarlier(undefined);
  await update({ hora_str: '19:30' });
  await expectEarlier(EARLIER);
  await undoNewest();
  await expectEarlier(undefined);
  await undoNewest();
  await expectEarlier(EARLIER);
  const { _id: campo_id } = await api.succeed(endpoints.addCampo, { body: { nombre: 'La Vega' } });
  await update({ campo_id });
  await expectEarlier({ ...EARLIER, nombre_campo: 'El Encinar' });
  await update(buildActa(club, { scorers: [9] }));
  await expectEarlier(undefined);
  await api.succeed(endpoints.anularActa, { id });
  await expectEarlier(undefined);
});
