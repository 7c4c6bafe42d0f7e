import { endpoints, firestorePaths } from '@club/shared';
import { FieldPath, FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCorrectedClub } from '../../functions/src/testing/corrected-club';
import { createPartido } from '../../functions/src/testing/factories';
import { startApi } from '../../functions/src/testing/start-api';
import { forAllTests } from '../../functions/src/testing/standing';
import { adminClient } from '../../testing/club-access';
import { repairProjections, runAudit } from './audit';

const GONE = FieldValue.delete();

describe('repairing projections', () => {
  const api = forAllTests(startApi);
  const club = forAllTests(() => createCorrectedClub(api));
  const ids = { past: '', current: '', toPlay: '' };
  beforeAll(async () => {
    [ids.past, , ids.current] = club.temporadas;
    ids.toPlay = (await createPartido(api, { ...club, temporadaId: ids.current }))._id;
  });

  const calendario = (id = ids.current) => firestorePaths.calendario(id);
  const equipo = (id = ids.current) => firestorePaths.estadisticasEquipo(id);
  const jugadores = (id = ids.current) => firestorePaths.estadisticasJugadores(id);
  const { historia, plantilla, portada, noticias } = firestorePaths;

  const doc = (path: string) => api.db.doc(path);
  const remove = (path: string) => doc(path).delete();
  const set = (path: string, fields: string[], value: unknown) =>
    doc(path).update(new FieldPath(...fields), value);
  const scorer = () => club.jugadores[9] ?? '';

  /** Replaces the stored list of next games with what `change` returns. */
  const changeNextGames = async (change: (games: Record<string, unknown>[]) => unknown[]) => {
    const { next_games: games } = (await doc(portada()).get()).data() ?? {};
    await doc(portada()).update({ next_games: change(games as Record<string, unknown>[]) });
  };

  const audit = async () => {
    const audits = await Promise.all(
      [ids.past, ids.current].map((id) => api.succeed(endpoints.auditar, { id })),
    );
    return audits.flatMap(({ diferencias }) => diferencias);
  };

  it('finds and changes nothing in a consistent club, whose seasons are audited in order or by name', async () => {
    const [, , id] = club.jugadores;
    const audits = await runAudit(adminClient(api));
    expect(audits).toMatchObject([
      { temporada_nombre: '2026/27', correcta: true },
      { temporada_nombre: '2027/28', correcta: true },
      {
        temporada_nombre: '2028/29',
        correcta: true,
        ajustes: [{ lugar: 'fila', id, campo: 'asistencias', esperado: 0, guardado: 4 }],
      },
    ]);
    expect(audits[0]?.ajustes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ lugar: 'balance', campo: 'perdidos', guardado: 6 }),
      ]),
    );
    expect(await runAudit(adminClient(api), '2026/27')).toHaveLength(1);
    await expect(runAudit(adminClient(api), '1999/00')).rejects.toThrow(
      'No hay ninguna temporada llamada «1999/00».',
    );
    const right = await api.dump();
    expect(await audit()).toEqual([]);
    expect(await repairProjections(api.services)).toEqual([]);
    expect(await api.dump()).toEqual(right);
  });

  // The audit's own tests damage every field of a season.
  it('names the figures that are wrong, and writes every damaged or deleted projection again', async () => {
    const right = await api.dump();
    await set(calendario(), ['partidos', club.played, 'goles_anotados'], 5);
    await doc(equipo(ids.past)).update({ ajuste: GONE, sumas: GONE });
    await set(jugadores(), ['filas', club.jugadores[2] ?? '', 'ajuste', 'asistencias'], 0);
    await set(historia(), ['filas', 'other'], { [scorer()]: ['Ana', 1, 1, 0, 0, 0, 0] });
    await set(plantilla(), ['jugadores', scorer(), 'dorsal'], 77);
    await set(equipo(), ['clasificacion'], GONE);
    const deleted = [calendario(ids.past), jugadores(ids.past), noticias()];
    await Promise.all(deleted.map(remove));
    // A deleted match.
    await changeNextGames((games) => [
      ...games,
      { ...games[0], _id: 'other', partido_id: 'other' },
    ]);
    const places = (await audit()).map(({ lugar }) => lugar);
    expect(places).toEqual(
      expect.arrayContaining([
        ...['balance', 'calendario', 'fila', 'historia', 'next_games', 'noticias', 'plantilla'],
      ]),
    );
    const seasons = [calendario(), equipo(ids.past), equipo(), jugadores()];
    const paths = [...seasons, ...deleted, historia(), plantilla(), portada()];
    expect(await repairProjections(api.services)).toEqual(paths.sort());
    expect(await api.dump()).toEqual(right);
  });

  it('keeps a list of next games that an administrator has chosen', async () => {
    await api.succeed(endpoints.delNextGames, { id: club.played });
    await changeNextGames((games) => games.map((game) => ({ ...game, nombre_campo: 'Otro' })));
    expect(await repairProjections(api.services)).toEqual([portada()]);
    const games = await api.succeed(endpoints.fetchNextGames);
    expect(games.map(({ partido_id: id, nombre_campo }) => [id, nombre_campo])).toEqual([
      [ids.toPlay, 'El Encinar'],
    ]);
  });
});
