import { type CalendarioDoc, endpoints, firestorePaths } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { driveHistory } from '../../testing/history-driver';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));
const drive = driveHistory(api, club);

async function borradosOf(temporadaId: string) {
  const snapshot = await api.db.doc(firestorePaths.calendario(temporadaId)).get();
  return (snapshot.data() as CalendarioDoc | undefined)?.borrados;
}

describe('a deleted player', () => {
  it('is marked as deleted in every season in which he has a row, until he is restored', async () => {
    const scorer = club.jugadores[8] ?? '';
    const nobody = club.jugadores[13] ?? '';
    await drive.play([8], '01-10-2026');
    const { _id: next } = await api.succeed(endpoints.addTemporada, {
      body: { nombre: '2027/28' },
    });
    await drive.play([8, 8], '01-10-2027');
    expect(await borradosOf(club.temporadaId)).toBeUndefined();

    const operacion = await drive.done(() => api.succeed(endpoints.delJugador, { id: scorer }));
    expect(await borradosOf(club.temporadaId)).toEqual([scorer]);
    expect(await borradosOf(next)).toEqual([scorer]);
    const { ranking_goles: ranking } = await api.succeed(
      endpoints.fetchEquipoEstadisticasTemporada,
      {
        id: next,
      },
    );
    expect(ranking).toMatchObject([{ jugador_id: scorer, goles: 2 }]);
    await drive.expectAudited();

    // He has a row in the ended season, like everybody in the squad, and none in the current one.
    await api.succeed(endpoints.delJugador, { id: nobody });
    expect(await borradosOf(next)).toEqual([scorer]);
    await drive.expectAudited();

    expect((await drive.restore(operacion)).status).toBe(200);
    expect(await borradosOf(next)).toBeUndefined();
    await drive.expectAudited();
  });

  it('stays marked when his match moves to a season without him', async () => {
    const { _id: partidoId } = await createPartido(api, club);
    await api.succeed(endpoints.updatePartido, {
      id: partidoId,
      body: buildActa(club, { scorers: [8] }),
    });
    const scorer = club.jugadores[8] ?? '';
    await api.succeed(endpoints.delJugador, { id: scorer });
    const { _id: next } = await api.succeed(endpoints.addTemporada, {
      body: { nombre: '2027/28' },
    });
    expect(await borradosOf(next)).toBeUndefined();
    await api.succeed(endpoints.updatePartido, { id: partidoId, body: { temporada_id: next } });
    expect(await borradosOf(next)).toEqual([scorer]);
    await drive.expectAudited();
  });
});
