import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { driveHistory } from '../../testing/history-driver';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));
const drive = driveHistory(api, club);

describe('a restore that would undo more than its operation', () => {
  const expectConflict = async (id: string, words: string) => {
    const before = await drive.content();
    const { status, body } = await drive.restore(id);
    expect(status).toBe(409);
    expect(body.msg).toMatch(/^No se puede restaurar: /);
    expect(body.msg).toContain(words);
    expect(await drive.content()).toEqual(before);
  };

  it('is refused if the match has changed since', async () => {
    const id = await drive.play([8], '01-10-2026');
    const first = await drive.done(() =>
      api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [9] }) }),
    );
    drive.later();
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [1] }) });
    await expectConflict(first, 'el partido Rival CF (01-10-2026) ha cambiado después');
  });

  it('is refused if it was already done', async () => {
    const id = await drive.done(() =>
      api.succeed(endpoints.delJugador, { id: club.jugadores[0] ?? '' }),
    );
    expect((await drive.restore(id)).status).toBe(200);
    await expectConflict(id, 'el jugador Jugador1 L. ha cambiado después');
  });

  it('is refused if a season exists again, under another name', async () => {
    const deletion = await drive.done(() =>
      api.succeed(endpoints.delTemporada, { id: club.temporadaId }),
    );
    expect((await drive.restore(deletion)).status).toBe(200);
    await api.succeed(endpoints.updateTemporada, {
      id: club.temporadaId,
      body: { nombre: 'Otra' },
    });
    await expectConflict(deletion, 'la temporada 2026/27 ha cambiado después');
  });

  it('is refused if a correction of a player without matches was reset since', async () => {
    const correction = await drive.done(() =>
      api.succeed(endpoints.updateArchivoEstadisticas, {
        id: club.temporadaId,
        body: { estadisticas: [{ jugador_id: club.jugadores[3] ?? '', goles: 4 }] },
      }),
    );
    const { _id: id } = await createPartido(api, club);
    await api.succeed(endpoints.delPartido, { id });
    await expectConflict(correction, 'los números de Jugador4 L. han cambiado después');
  });

  it('is refused if the season of a match is deleted', async () => {
    const id = await drive.play([8], '01-10-2026');
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    const deletion = await drive.done(() => api.succeed(endpoints.delPartido, { id }));
    await api.succeed(endpoints.delTemporada, { id: club.temporadaId });
    await expectConflict(deletion, 'la temporada del partido Rival CF (01-10-2026) ya no existe');
  });

  it('is refused if another season has its name', async () => {
    const deletion = await drive.done(() =>
      api.succeed(endpoints.delTemporada, { id: club.temporadaId }),
    );
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2026/27' } });
    await expectConflict(deletion, 'ya hay otra temporada llamada «2026/27»');
  });

  it('is refused if the figures were corrected again', async () => {
    const id = club.jugadores[3] ?? '';
    const correct = (goles: number) => () =>
      api.succeed(endpoints.updateJugador, { id, body: { estadisticas_temporada: { goles } } });
    const first = await drive.done(correct(5));
    await drive.done(correct(6));
    await expectConflict(first, 'los números de Jugador4 L. han cambiado después');
  });
});
