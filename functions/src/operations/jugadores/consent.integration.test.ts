import { endpoints, imageUrl, ANONYMOUS_JUGADOR } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildJpeg } from '../../../../shared/src/testing/tiny-pictures';
import { buildActa, createClub, sendImage } from '../../testing/factories';
import { driveHistory } from '../../testing/history-driver';
import { madeOnce, readStore } from '../../testing/made-once';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

/** A scorer with unique surnames, a photo, matches in two seasons and news about him. */
let id: string;
let partidoId: string;
let noticiaId: string;

const SURNAMES = /zubizarreta|echeverr[ií]a|zubi|Iker Z\./gi;

const surnamesIn = (text: string): string[] => [...new Set(text.match(SURNAMES) ?? [])];

const api = forEachTest(startApi);
const made = forEachTest(() => madeOnce('a scorer', api, makeScorer));
const club = forEachTest(() => Promise.resolve(made.club));
const drive = driveHistory(api, club);
beforeEach(() => {
  ({ id, partidoId, noticiaId } = made);
});

async function makeScorer() {
  const team = await createClub(api);
  const own = driveHistory(api, team);
  const scorer = team.jugadores[8] ?? '';
  await api.succeed(endpoints.updateJugador, {
    id: scorer,
    body: {
      nombre: 'Iker',
      apellido1: 'Zubizarreta',
      apellido2: 'Echeverría',
      alias: 'Zubi',
      trayectoria: 'Los Zubizarreta juegan aquí desde siempre.',
      fecha_nac: '1990-05-17',
      clave_externa: 'equipo/zubizarreta',
      nombre_federacion: 'ZUBIZARRETA ECHEVERRÍA, IKER',
    },
    headers: { 'idempotency-key': 'nombre' },
  });
  await sendImage(api, `jugador-perfil/${scorer}`, buildJpeg({ ancho: 20, alto: 20 }));
  const match = await own.play([8, 8, 9], '01-10-2026');
  own.later();
  const noticia = await api.succeed(endpoints.addNoticia, {
    body: { titulo: 'ZUBIZARRETA decide', contenido: 'Iker Zubizarreta marcó; Iker Z. sonríe.' },
    headers: { 'idempotency-key': 'noticia' },
  });
  own.later();
  await api.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
  await own.play([8], '01-10-2027');
  return { club: team, id: scorer, partidoId: match, noticiaId: noticia.id };
}

/** All documents, including history and stored responses. */
const everything = () => readStore(api.db);

/** Documents that the rules make public, without texts of news. */
async function published(): Promise<string> {
  const all = (await everything()).filter(({ path }) =>
    /^(publico\/(club|plantilla|historia)|calendarios|estadisticas_\w+|jugadores|partidos)/.test(
      path,
    ),
  );
  return JSON.stringify(all);
}

const photo = () => fetch(`${api.url}${imageUrl('jugador-perfil', id)}`);

async function figures() {
  const seasons = await api.succeed(endpoints.fetchTemporadas);
  return Promise.all(
    seasons.map(async ({ _id }) => {
      const doc = await api.db.doc(`estadisticas_jugadores/${_id}`).get();
      const row = (doc.data() as { filas: Record<string, { sumas: unknown; ajuste: unknown }> })
        .filas[id];
      return { sumas: row?.sumas, ajuste: row?.ajuste };
    }),
  );
}

const withdraw = (consentimiento: { foto?: boolean; apellidos?: boolean }) =>
  api.succeed(endpoints.updateJugador, { id, body: { consentimiento } });

describe('a player without consent for surname or photo', () => {
  it('has only his first name in every public document at once, but not for administrators, until he consents again', async () => {
    const before = await published();
    expect(surnamesIn(before)).toContain('Zubizarreta');
    const counted = await figures();
    const calendario = await api.succeed(endpoints.fetchPartidosPreview);
    const seen = await api.succeed(endpoints.fetchJugador, { id, as: 'anonimo' });
    expect(seen.consentimiento).toBeUndefined();

    await withdraw({ apellidos: false });
    expect(surnamesIn(await published())).toEqual([]);
    expect(await figures()).toEqual(counted);
    expect(await api.succeed(endpoints.fetchPartidosPreview)).toEqual(calendario);
    expect(await api.succeed(endpoints.fetchRankingGoleadores)).toMatchObject([
      { jugador_nombre: 'Iker', goles: 1 },
    ]);
    for (const call of [endpoints.fetchJugadores, endpoints.fetchJugadoresPreview]) {
      expect(surnamesIn(JSON.stringify(await api.succeed(call, { as: 'anonimo' })))).toEqual([]);
    }
    expect(await api.succeed(endpoints.fetchJugador, { id })).toMatchObject({
      apellido1: 'Zubizarreta',
      apellido2: 'Echeverría',
      alias: 'Zubi',
      nombre_con_inicial: 'Iker Z.',
      clave_externa: 'equipo/zubizarreta',
      consentimiento: { foto: true, apellidos: false },
    });
    await drive.expectAudited();
    await withdraw({ apellidos: true });
    expect(JSON.parse(await published())).toEqual(JSON.parse(before));
  });

  it('is not revealed by later changes: of the record, its preview, a sheet, a season, a photo', async () => {
    await withdraw({ apellidos: false, foto: false });
    await api.succeed(endpoints.updateJugador, {
      id,
      body: { apellido2: 'Zubizarreta', dorsal: 3 },
    });
    const preview = await api.succeed(endpoints.fetchJugadorPreview, { id });
    await api.succeed(endpoints.updateJugadorPreview, { id, body: { ...preview, activo: true } });
    await api.succeed(endpoints.updatePartido, {
      id: partidoId,
      body: buildActa(club, { scorers: [8] }),
    });
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2028/29' } });
    await drive.play([8], '01-10-2028');
    await sendImage(api, `jugador-perfil/${id}`, buildJpeg({ ancho: 30, alto: 30 }));
    expect((await photo()).status).toBe(404);
    expect(surnamesIn(await published())).toEqual([]);
    expect((await published()).includes('"disponible":true')).toBe(false);
    expect(await api.succeed(endpoints.fetchJugador, { id })).toMatchObject({
      apellido1: 'Zubizarreta',
      apellido2: 'Zubizarreta',
      dorsal: 3,
    });
    await withdraw({ foto: true });
    expect((await photo()).status).toBe(200);
    expect((await published()).includes('"disponible":true')).toBe(true);
  });

  it('is not revealed by restoring an earlier state, or himself from the trash', async () => {
    const save = await drive.operate(() =>
      api.succeed(endpoints.updatePartido, {
        id: partidoId,
        body: buildActa(club, { scorers: [9] }),
      }),
    );
    const deletion = await drive.operate(() =>
      api.succeed(endpoints.delPartido, { id: partidoId }),
    );
    await withdraw({ apellidos: false, foto: false });
    expect((await drive.restore(deletion)).status).toBe(200);
    expect((await drive.restore(save)).status).toBe(200);
    const removal = await drive.operate(() => api.succeed(endpoints.delJugador, { id }));
    const reservas = await api.db.doc('privado/reservas').get();
    expect(surnamesIn(JSON.stringify(reservas.data()))).toEqual([]);
    expect((await drive.restore(removal)).status).toBe(200);
    expect(surnamesIn(await published())).toEqual([]);
    expect((await published()).includes('"disponible":true')).toBe(false);
    expect(await api.succeed(endpoints.fetchJugador, { id })).toMatchObject({
      apellido1: 'Zubizarreta',
      consentimiento: { foto: false, apellidos: false },
    });
    await drive.expectAudited();
  });
});

describe('an anonymised player', () => {
  const anonymise = () => {
    drive.later();
    return api.succeed(endpoints.anonimizarJugador, { id });
  };

  it('is named in no document, including history and stored responses; the figures stay', async () => {
    const before = await figures();
    expect((await anonymise()).data).toEqual({
      jugador_id: id,
      jugador_nombre: ANONYMOUS_JUGADOR,
      noticias_cambiadas: [{ noticia_id: noticiaId, titulo: 'Jugador anónimo decide' }],
      noticias_por_revisar: [],
    });
    const all = JSON.stringify(await everything());
    expect(surnamesIn(all)).toEqual([]);
    expect(all.includes('Iker')).toBe(false);
    expect(all.includes('1990-05-17')).toBe(false);
    expect((await photo()).status).toBe(404);
    expect(await figures()).toEqual(before);
    await drive.expectAudited();
    expect(await api.succeed(endpoints.fetchJugador, { id })).toMatchObject({
      nombre: ANONYMOUS_JUGADOR,
      nombre_con_inicial: ANONYMOUS_JUGADOR,
      apellido1: '',
      activo: false,
    });
    expect(await api.succeed(endpoints.fetchNoticias)).toMatchObject([
      {
        titulo: 'Jugador anónimo decide',
        contenido: 'Jugador anónimo marcó; Jugador anónimo sonríe.',
      },
    ]);
  });

  it('does not get his name back by any restore', async () => {
    await drive.operate(() => api.succeed(endpoints.delPartido, { id: partidoId }));
    await anonymise();
    const [last, ...earlier] = await drive.readHistory();
    expect(last).toMatchObject({
      accion: 'anonimizarJugador',
      documentos: [{ tipo: 'jugador', id, nombre: ANONYMOUS_JUGADOR }],
    });
    expect((await drive.restore(last?.operacion_id ?? '')).status).toBe(409);
    let restored = 0;
    expect(earlier.length).toBeGreaterThan(8);
    for (const { operacion_id: operation } of earlier) {
      const { status } = await drive.restore(operation);
      // A refused restore changes nothing.
      if (status !== 200) continue;
      restored += 1;
      expect(surnamesIn(JSON.stringify(await everything()))).toEqual([]);
    }
    expect(restored).toBeGreaterThan(0);
  });

  it('may exist only in the trash; an unknown player is refused', async () => {
    const { _id: other } = await api.succeed(endpoints.addJugador, {
      body: { nombre: 'Fugaz', apellido1: 'Irigoyen', dorsal: 77 },
    });
    await api.succeed(endpoints.delJugador, { id: other });
    await api.succeed(endpoints.anonimizarJugador, { id: other });
    expect(JSON.stringify(await everything()).includes('Irigoyen')).toBe(false);
    expect((await api.call(endpoints.anonimizarJugador, { id: partidoId })).status).toBe(404);
  });

  it('stays in texts that may name somebody else, which are listed', async () => {
    await api.succeed(endpoints.updateJugador, {
      id: club.jugadores[0] ?? '',
      body: { apellido1: 'Zubizarreta' },
    });
    const { data } = await anonymise();
    const mentioned = { noticia_id: noticiaId, titulo: 'ZUBIZARRETA decide' };
    expect(data).toMatchObject({
      noticias_cambiadas: [mentioned],
      noticias_por_revisar: [mentioned],
    });
    expect(await api.succeed(endpoints.fetchNoticias)).toMatchObject([
      { titulo: 'ZUBIZARRETA decide', contenido: 'Jugador anónimo marcó; Jugador anónimo sonríe.' },
    ]);
  });
});
