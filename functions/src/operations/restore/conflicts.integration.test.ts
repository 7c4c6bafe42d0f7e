import { type Endpoint, endpoints } from '@club/shared';
import { expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { driveHistory } from '../../testing/history-driver';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));
const drive = driveHistory(api, club);

const update = (endpoint: Endpoint, id: string, body: object) => () =>
  api.succeed(endpoint, { id, body: { ...body } });
const correct = (goles: number) => () =>
  update(endpoints.updateJugador, club.jugadores[3] ?? '', { estadisticas_temporada: { goles } })();
const deleteSeason = () => api.succeed(endpoints.delTemporada, { id: club.temporadaId });

/** Why an operation cannot be undone, the words of the refusal, the operation, and what was done since. */
type Conflict = readonly [
  why: string,
  words: string,
  operation: (partidoId: string) => Promise<unknown>,
  since: (partidoId: string, operation: string) => Promise<unknown>,
];

it.each<Conflict>([
  [
    'the match has changed since',
    'el partido Rival CF (01-10-2026) ha cambiado después',
    (id) => update(endpoints.updatePartido, id, buildActa(club, { scorers: [9] }))(),
    (id) => update(endpoints.updatePartido, id, buildActa(club, { scorers: [1] }))(),
  ],
  [
    'it was already restored',
    'el jugador Jugador1 L. ha cambiado después',
    () => api.succeed(endpoints.delJugador, { id: club.jugadores[0] ?? '' }),
    (_id, operation) => drive.restore(operation),
  ],
  [
    'a season exists again, under another name',
    'la temporada 2026/27 ha cambiado después',
    deleteSeason,
    async (_id, operation) => {
      await drive.restore(operation);
      await update(endpoints.updateTemporada, club.temporadaId, { nombre: 'Otra' })();
    },
  ],
  [
    'the season of a match is deleted',
    'la temporada del partido Rival CF (01-10-2026) ya no existe',
    (id) => api.succeed(endpoints.delPartido, { id }),
    async () => {
      await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
      await deleteSeason();
    },
  ],
  [
    'a new season has matches',
    'la temporada 2027/28 tiene ya 1 partidos',
    () => api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } }),
    () => createPartido(api, club, { fecha_str: '01-10-2027' }),
  ],
  [
    'another season has its name',
    'ya hay otra temporada llamada «2026/27»',
    deleteSeason,
    () => api.succeed(endpoints.addTemporada, { body: { nombre: '2026/27' } }),
  ],
  [
    'the figures were corrected again',
    'los números de Jugador4 L. han cambiado después',
    correct(5),
    correct(6),
  ],
  [
    'the figures were reset with the last match',
    'los números de Jugador4 L. han cambiado después',
    correct(5),
    (id) => api.succeed(endpoints.delPartido, { id }),
  ],
])('a restore is refused if %s', async (_why, words, operation, since) => {
  const partidoId = await drive.play([8], '01-10-2026');
  const done = await drive.done(() => operation(partidoId));
  drive.later();
  await since(partidoId, done);
  const before = await drive.content();
  const { status, body } = await drive.restore(done);
  expect(status).toBe(409);
  expect(body.msg).toMatch(/^No se puede restaurar: /);
  expect(body.msg).toContain(words);
  expect(await drive.content()).toEqual(before);
});
