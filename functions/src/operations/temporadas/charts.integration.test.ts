import {
  type CalendarioDoc,
  endpoints,
  type EstadisticasJugadoresDoc,
  firestorePaths,
} from '@club/shared';
import { expect, it } from 'vitest';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { driveHistory } from '../../testing/history-driver';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));

/** Source data for the charts of a season. */
async function stored(temporadaId = club.temporadaId) {
  const read = async <T>(path: string) => (await api.db.doc(path).get()).data() as T;
  const { tramos } = await read<CalendarioDoc>(firestorePaths.calendario(temporadaId));
  const { fichas } = await read<EstadisticasJugadoresDoc>(
    firestorePaths.estadisticasJugadores(temporadaId),
  );
  return { tramos, fichas };
}

/** A sheet with goals of one player at these minutes of the first half, and a substitution. */
const acta = (position: number, ...minutos: number[]) => {
  const player = (index: number) => ({ jugador_id: club.jugadores[index] ?? '' });
  const { alineacion } = buildActa(club);
  return {
    alineacion: { ...alineacion, suplentes: [player(11)] },
    detalles: {
      primera_parte: minutos.map((minuto) => ({
        evento: 'gol anotado' as const,
        minuto,
        autor: player(position),
      })),
      segunda_parte: [
        { evento: 'cambio' as const, minuto: 60, sale: player(9), entra: player(11) },
      ],
    },
  };
};

it('chart data follows every save, rename, change of season, and annulled sheet', async () => {
  const drive = driveHistory(api, club);
  const { _id: id } = await createPartido(api, club);
  expect(await stored()).toEqual({});
  const save = (body: object) => api.succeed(endpoints.updatePartido, { id, body });

  await save(acta(9, 3, 44));
  const [nine = '', eleven = ''] = [club.jugadores[9], club.jugadores[11]];
  const first = await stored();
  expect(first.tramos).toEqual({
    [id]: { parte: 45, favor: [1, 0, 1, 0, 0, 0], contra: [0, 0, 0, 0, 0, 0] },
  });
  expect(first.fichas?.[id]).toMatchObject({ nombre_equipo: 'Rival CF', encajados: 0 });
  expect(Object.keys(first.fichas?.[id]?.jugadores ?? {})).toHaveLength(12);
  expect(first.fichas?.[id]?.jugadores[nine]).toEqual([2, 0, 60]);
  expect(first.fichas?.[id]?.jugadores[eleven]).toEqual([0, 0, 30]);

  const undo = await drive.done(() => save(acta(8, 20)));
  const second = await stored();
  expect(second.tramos?.[id]?.favor).toEqual([0, 1, 0, 0, 0, 0]);
  expect(second.fichas?.[id]?.jugadores[nine]).toEqual([0, 0, 60]);
  await drive.expectAudited();
  expect((await drive.restore(undo)).status).toBe(200);
  expect(await stored()).toEqual(first);

  await api.succeed(endpoints.updateEquipo, { id: club.equipoId, body: { nombre: 'Otro CF' } });
  expect((await stored()).fichas?.[id]).toMatchObject({ nombre_equipo: 'Otro CF' });

  const { _id: otra } = await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
  await save({ temporada_id: otra });
  expect(await stored()).toEqual({});
  expect(Object.keys((await stored(otra)).tramos ?? {})).toEqual([id]);
  expect(Object.keys((await stored(otra)).fichas ?? {})).toEqual([id]);
  await drive.expectAudited();

  await api.succeed(endpoints.anularActa, { id });
  expect(await stored(otra)).toEqual({});
});
