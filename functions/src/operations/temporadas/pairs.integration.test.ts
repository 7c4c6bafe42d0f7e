import { endpoints, type EquipoEstadisticasDoc, firestorePaths } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { driveHistory } from '../../testing/history-driver';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));

async function mejorPareja() {
  const snapshot = await api.db.doc(firestorePaths.estadisticasEquipo(club.temporadaId)).get();
  return (snapshot.data() as EquipoEstadisticasDoc | undefined)?.mejor_pareja;
}

/** A sheet with a number of goals by `autor` after passes of `asistente`. */
function assisted(asistente: number, autor: number, goles: number) {
  const player = (position: number) => ({ jugador_id: club.jugadores[position] ?? '' });
  return {
    ...buildActa(club),
    detalles: {
      primera_parte: Array.from({ length: goles }, () => ({
        evento: 'gol anotado' as const,
        autor: player(autor),
        asistente: player(asistente),
      })),
      segunda_parte: [],
    },
  };
}

describe('the best pair of a season', () => {
  it('follows every save, a rename, and an annulled sheet', async () => {
    const drive = driveHistory(api, club);
    const { _id: first } = await createPartido(api, club);
    const { _id: second } = await createPartido(api, club, { fecha_str: '15-11-2026' });
    const save = (id: string, acta: ReturnType<typeof assisted>) =>
      api.succeed(endpoints.updatePartido, { id, body: acta });

    await save(first, assisted(7, 8, 1));
    expect(await mejorPareja()).toBeUndefined();
    await save(second, assisted(7, 8, 1));
    const pair = { goles: 2, autor: { jugador_id: club.jugadores[8] } };
    expect(await mejorPareja()).toMatchObject(pair);
    await save(second, assisted(7, 8, 1));
    expect(await mejorPareja()).toMatchObject(pair);

    await api.succeed(endpoints.updateJugador, {
      id: club.jugadores[7] ?? '',
      body: { nombre: 'Nicolás' },
    });
    expect(await mejorPareja()).toMatchObject({ asistente: { jugador_nombre: 'Nicolás L.' } });

    await save(second, assisted(9, 10, 3));
    expect(await mejorPareja()).toMatchObject({
      goles: 3,
      autor: { jugador_id: club.jugadores[10] },
    });
    await drive.expectAudited();
    await api.succeed(endpoints.anularActa, { id: second });
    expect(await mejorPareja()).toBeUndefined();
    await drive.expectAudited();
  });

  it('is checked by the audit', async () => {
    const { _id: id } = await createPartido(api, club);
    await api.succeed(endpoints.updatePartido, { id, body: assisted(7, 8, 2) });
    await api.db
      .doc(firestorePaths.estadisticasJugadores(club.temporadaId))
      .update({ parejas: { 'nadie>nadie': 4 } });
    const { diferencias } = await api.succeed(endpoints.auditar, { id: club.temporadaId });
    expect(diferencias.map(({ lugar }) => lugar)).toContain('parejas');
  });
});
