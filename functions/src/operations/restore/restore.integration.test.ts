import { CREST_ID, endpoints, type Endpoint, firestorePaths } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import {
  buildActa,
  createClub,
  createPartido,
  requestImage,
  sendImage,
} from '../../testing/factories';
import { buildJpeg } from '../../../../shared/src/testing/tiny-pictures';
import { DAY_MS, driveHistory } from '../../testing/history-driver';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api));
const drive = driveHistory(api, club);

describe('a restore', () => {
  it('restores a deleted rival, competition, ground, player and season completely', async () => {
    await drive.play([8, 8], '01-10-2026');
    const { _id: live } = await createPartido(api, club);
    const steps = [{ id: 'p1', instante: api.clock.now.toISOString(), tipo: 'comienzo' as const }];
    await api.succeed(endpoints.putDirecto, { id: live, body: { version: 0, pasos: steps } });
    await api.succeed(endpoints.updateJugador, {
      id: club.jugadores[9] ?? '',
      body: { estadisticas_temporada: { goles: 7 }, fecha_nac: '1990-02-28' },
    });
    await api.succeed(endpoints.updateEquipoEstadisticas, {
      id: club.temporadaId,
      body: { posicion: 4, ganados: 3 },
    });
    const before = await drive.readContent();
    const { equipo, competicion, campo, jugador, calendario } = firestorePaths;
    for (const [tipo, endpoint, record, toPath] of [
      ['equipo', endpoints.delEquipo, club.equipoId, equipo],
      ['competicion', endpoints.delCompeticion, club.competicionId, competicion],
      ['campo', endpoints.delCampo, club.campoId, campo],
      ['jugador', endpoints.delJugador, club.jugadores[8] ?? '', jugador],
      ['temporada', endpoints.delTemporada, club.temporadaId, calendario],
    ] as const) {
      const id = await drive.operate(() => api.succeed<Endpoint>(endpoint, { id: record }));
      const without = await api.dump();
      expect(without).not.toHaveProperty([toPath(record)]);
      expect(`directo/${live}` in without).toBe(tipo !== 'temporada');
      const { status, body } = await drive.restore(id);
      expect(status).toBe(200);
      expect(body).toMatchObject({ success: true, _id: id, msg: 'operación restaurada!' });
      expect(body.data.documentos).toContainEqual(
        expect.objectContaining({ tipo, cambio: 'borrado' }),
      );
      expect(await drive.readContent(), tipo).toEqual(before);
      await drive.expectAudited();
    }
  });

  it('restores a match with a sheet as finished, even if it was stored with another state (regla 24)', async () => {
    const id = await drive.play([8], '01-10-2026');
    await api.db.doc(`partidos/${id}`).update({ estado: 'aplazado' });
    const deletion = await drive.operate(() => api.succeed(endpoints.delPartido, { id }));
    expect((await drive.restore(deletion)).status).toBe(200);
    const partido = await api.succeed(endpoints.fetchPartido, { id });
    expect(partido).toMatchObject({ jugado: true, estado: 'finalizado', version: 2 });
    await drive.expectAudited();
  });
});

it('an upload is in the history and undone by deleting the picture; a replaced one does not come back', async () => {
  const [jugador = ''] = club.jugadores;
  const sponsor = { nombre: 'Uno', url: 'https://patrocinador.example/' };
  const body = { patrocinadores: [sponsor] };
  const { patrocinadores } = (await api.succeed(endpoints.updateAjustes, { body })).data;
  const draft = await api.succeed(endpoints.addNoticia, {
    body: { titulo: 'Sin publicar', estado: 'borrador' },
  });
  for (const [place, tipo, detalle] of [
    [`escudo/${CREST_ID}`, 'ajustes', ['escudo']],
    [`patrocinador/${patrocinadores[0]?.id ?? ''}`, 'ajustes', ['patrocinadores']],
    [`equipo/${club.equipoId}`, 'equipo', ['escudo']],
    [`jugador-banner/${jugador}`, 'jugador', ['img_banner']],
    [`noticia2/${draft._id}`, 'noticia', ['media', 'fotos']],
  ] as const) {
    const upload = async (ancho: number) => {
      const id = await drive.operate(() => sendImage(api, place, buildJpeg({ ancho })));
      const [latest] = await drive.readHistory();
      expect(latest?.documentos, place).toMatchObject([{ tipo, detalle, cambio: 'cambiado' }]);
      return id;
    };
    const expectRefused = async (id: string, msg: string) => {
      const { status, body: answer } = await drive.restore(id);
      expect([status, answer.msg], place).toEqual([409, expect.stringContaining(msg)]);
    };
    expect((await drive.restore(await upload(16))).status, place).toBe(200);
    expect((await requestImage(api, 'GET', place)).status).toBe(404);
    const first = await upload(24);
    await expectRefused(await upload(32), 'se puede subir otra');
    const deletion = await drive.operate(() => requestImage(api, 'DELETE', place));
    await expectRefused(first, 'la imagen ha cambiado');
    await expectRefused(deletion, 'se puede subir otra');
  }
});

it('a season whose matches do not fit into one document of the history can be deleted and restored', async () => {
  const template = await createPartido(api, club);
  await api.succeed(endpoints.updatePartido, {
    id: template._id,
    body: buildActa(club, { scorers: [8, 9], conceded: 1 }),
  });
  // Written directly, because so many calls would take minutes.
  const played = await api.succeed(endpoints.fetchPartido, { id: template._id });
  const partidos = Array.from({ length: 160 }, (_, index) => ({
    ...played,
    _id: `partido-${String(index)}`,
    fecha_date: new Date(Date.UTC(2026, 8, 1, 16) + index * DAY_MS).toISOString(),
  }));
  const batch = api.db.batch();
  for (const partido of partidos) batch.set(api.db.doc(`partidos/${partido._id}`), partido);
  await batch.commit();
  const deletion = await drive.operate(() =>
    api.succeed(endpoints.delTemporada, { id: club.temporadaId }),
  );
  expect(await api.succeed(endpoints.fetchPartidos)).toEqual([]);
  const entry = await api.db.doc(firestorePaths.historial(deletion)).get();
  expect(entry.get('partes')).toBeGreaterThan(0);
  // Its further documents are not listed.
  expect((await drive.readHistory())[0]?.operacion_id).toBe(deletion);
  expect((await drive.restore(deletion)).status).toBe(200);
  expect(await api.succeed(endpoints.fetchPartidos)).toHaveLength(161);
  expect(
    await api.succeed(endpoints.fetchEquipoEstadisticasTemporada, { id: club.temporadaId }),
  ).toMatchObject({ partidos_jugados: 161, ganados: 161 });
});

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
])('a restore is refused if %s', async (_why, words, operation, since) => {
  const partidoId = await drive.play([8], '01-10-2026');
  const done = await drive.operate(() => operation(partidoId));
  drive.later();
  await since(partidoId, done);
  const before = await drive.readContent();
  const { status, body } = await drive.restore(done);
  expect(status).toBe(409);
  expect(body.msg).toMatch(/^No se puede restaurar: /);
  expect(body.msg).toContain(words);
  expect(await drive.readContent()).toEqual(before);
});
