import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { DAY_MS, driveHistory } from '../../testing/history-driver';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));
const drive = driveHistory(api, club);

describe('a restore', () => {
  it.each([
    ['equipo', () => api.succeed(endpoints.delEquipo, { id: club.equipoId })],
    ['competicion', () => api.succeed(endpoints.delCompeticion, { id: club.competicionId })],
    ['campo', () => api.succeed(endpoints.delCampo, { id: club.campoId })],
    ['jugador', () => api.succeed(endpoints.delJugador, { id: club.jugadores[8] ?? '' })],
    ['temporada', () => api.succeed(endpoints.delTemporada, { id: club.temporadaId })],
  ] as const)('restores a deleted %s completely', async (tipo, remove) => {
    await drive.play([8, 8], '01-10-2026');
    await createPartido(api, club);
    await api.succeed(endpoints.updateJugador, {
      id: club.jugadores[9] ?? '',
      body: { estadisticas_temporada: { goles: 7 }, fecha_nac: '1990-02-28' },
    });
    await api.succeed(endpoints.updateEquipoEstadisticas, {
      id: club.temporadaId,
      body: { posicion: 4, ganados: 3 },
    });
    const before = await drive.content();
    const id = await drive.done(remove);
    expect(await drive.content()).not.toEqual(before);
    const { status, body } = await drive.restore(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, _id: id, msg: 'operación restaurada!' });
    expect(body.data.documentos).toContainEqual(
      expect.objectContaining({ tipo, cambio: 'borrado' }),
    );
    expect(await drive.content()).toEqual(before);
    await drive.expectAudited();
  });

  it('restores a played match as finished, whatever its stored state (regla 24)', async () => {
    const id = await drive.play([8], '01-10-2026');
    await api.db.doc(`partidos/${id}`).update({ estado: 'aplazado' });
    const deletion = await drive.done(() => api.succeed(endpoints.delPartido, { id }));
    expect((await drive.restore(deletion)).status).toBe(200);
    const partido = await api.succeed(endpoints.fetchPartido, { id });
    expect(partido).toMatchObject({ jugado: true, estado: 'finalizado', version: 2 });
    await drive.expectAudited();
  });

  it('restores corrected figures with the player’s current name', async () => {
    const [jugadorId = ''] = club.jugadores;
    const { _id: partidoId } = await createPartido(api, club);
    await api.succeed(endpoints.updateJugador, {
      id: jugadorId,
      body: { estadisticas_temporada: { goles: 2 } },
    });
    // Deleting a season's last match resets its figures.
    const deletion = await drive.done(() => api.succeed(endpoints.delPartido, { id: partidoId }));
    const { data } = await api.succeed(endpoints.updateJugador, {
      id: jugadorId,
      body: { nombre: 'Otro' },
    });
    expect((await drive.restore(deletion)).status).toBe(200);
    const [restored] = await drive.historial();
    expect(restored?.accion).toBe('restaurar');
    expect(restored?.documentos).toContainEqual(
      expect.objectContaining({ tipo: 'estadisticas_jugadores' }),
    );
    const [scorer] = await api.succeed(endpoints.fetchRankingGoleadores);
    expect(scorer).toMatchObject({ jugador_nombre: data.nombre_con_inicial, goles: 2 });
    await drive.expectAudited();
  });

  it('removes a new match and keeps manual corrections', async () => {
    const [id = ''] = club.jugadores;
    await api.succeed(endpoints.updateJugador, {
      id,
      body: { estadisticas_temporada: { goles: 2 } },
    });
    const before = await drive.content();
    // It is the season's only match: deleting it would reset them (regla 50).
    const creation = await drive.done(() => createPartido(api, club));
    expect((await drive.restore(creation)).status).toBe(200);
    expect(await drive.content()).toEqual(before);
    expect(await api.succeed(endpoints.fetchRankingGoleadores)).toMatchObject([
      { jugador_id: id, goles: 2 },
    ]);
    await drive.expectAudited();
  });

  it('restores a news item and its card', async () => {
    const { _id: id } = await api.succeed(endpoints.addNoticia, {
      body: { titulo: 'Ascenso', contenido: 'Lo logramos' },
    });
    const before = await drive.content();
    const edit = await drive.done(() =>
      api.succeed(endpoints.updateNoticia, { id, body: { titulo: 'Descenso' } }),
    );
    const deletion = await drive.done(() => api.succeed(endpoints.delNoticia, { id }));
    expect((await drive.restore(edit)).body.msg).toBe(
      'No se puede restaurar: la noticia «Descenso» ha cambiado después.',
    );
    await drive.restore(deletion);
    await drive.restore(edit);
    expect(await drive.content()).toEqual(before);
  });
});

it('deletes and restores a season of 300 matches, far above the former limit of writes per commit', async () => {
  const template = await createPartido(api, club);
  await api.succeed(endpoints.updatePartido, {
    id: template._id,
    body: buildActa(club, { scorers: [8, 9], conceded: 1 }),
  });
  // Written directly, because an import would take minutes. Same result as through the API.
  const played = await api.succeed(endpoints.fetchPartido, { id: template._id });
  const partidos = Array.from({ length: 300 }, (_, index) => ({
    ...played,
    _id: `partido-${String(index)}`,
    fecha_date: new Date(Date.UTC(2026, 8, 1, 16) + index * DAY_MS).toISOString(),
  }));
  const batch = api.db.batch();
  for (const partido of partidos) batch.set(api.db.doc(`partidos/${partido._id}`), partido);
  await batch.commit();
  const deletion = await drive.done(() =>
    api.succeed(endpoints.delTemporada, { id: club.temporadaId }),
  );
  expect(await api.succeed(endpoints.fetchPartidos)).toEqual([]);
  expect((await drive.restore(deletion)).status).toBe(200);
  expect(await api.succeed(endpoints.fetchPartidos)).toHaveLength(301);
  expect(
    await api.succeed(endpoints.fetchEquipoEstadisticasTemporada, { id: club.temporadaId }),
  ).toMatchObject({ partidos_jugados: 301, ganados: 301 });
});

it('restores the shoot-out, captain, extra time and walkover of a sheet, told in words', async () => {
  const [captain = '', other = ''] = club.jugadores;
  const { _id: id } = await createPartido(api, club);
  const { detalles, ...sheet } = buildActa(club);
  const extra = { ...detalles, prorroga_1: [], prorroga_2: [] };
  const tanda = { anotados: 4, encajados: 3 };
  await api.succeed(endpoints.updatePartido, {
    id,
    body: { ...sheet, detalles: extra, tanda, capitan: captain },
  });
  const changes: readonly (readonly [body: object, line: string])[] = [
    [{ tanda: null }, 'tanda de penaltis: 4-3 → no hubo'],
    [{ capitan: other }, 'capitán: Jugador1 L. → Jugador2 L.'],
    [{ detalles }, 'prórroga: sí → no'],
  ];
  const undone = async (body: object) => {
    const before = await drive.content();
    const operation = await drive.done(() => api.succeed(endpoints.updatePartido, { id, body }));
    const [last] = await drive.historial();
    expect(await drive.content()).not.toEqual(before);
    expect((await drive.restore(operation)).status).toBe(200);
    expect(await drive.content()).toEqual(before);
    return (last?.documentos ?? []).flatMap(({ diferencias }) => diferencias);
  };
  for (const [body, line] of changes) expect(await undone(body)).toContain(line);
  drive.later();
  await api.succeed(endpoints.anularActa, { id });
  expect(await undone({ incomparecencia: 'rival' })).toEqual(
    expect.arrayContaining(['marcador: sin jugar → 3-0', 'incomparecencia: no → del rival']),
  );
  drive.later();
  await api.succeed(endpoints.updatePartido, { id, body: { incomparecencia: 'propia' } });
  expect(await undone({ incomparecencia: null })).toContain('incomparecencia: nuestra → no');
  await drive.expectAudited();
});
