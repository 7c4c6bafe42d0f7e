import { type Endpoint, endpoints } from '@club/shared';
import { demoSettings } from '@club/shared/demo';
import { beforeEach, describe, expect, it } from 'vitest';
import { documents } from '../../store/documents';
import { buildActa, createClub, createPartido } from '../../testing/factories';
import { madeOnce } from '../../testing/made-once';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { beginEmptying } from './empty-club';

const api = forEachTest(startApi);
beforeEach(() =>
  madeOnce('a demo club', api, async () => {
    const club = await createClub(api, 12);
    const { _id: id } = await createPartido(api, club);
    const callUp = { jugadores: club.jugadores.slice(0, 2), publica: true };
    await api.succeed(endpoints.putConvocatoria, { id, body: callUp });
    await api.succeed(endpoints.updatePartido, { id, body: buildActa(club, { scorers: [8] }) });
    await api.succeed(endpoints.addNoticia, { body: { titulo: 'Hola', contenido: '' } });
    const demo = { demo: true, ajustes: demoSettings };
    await api.db.doc(documents.club().path).set(demo, { merge: true });
  }),
);

const body = { nombre: demoSettings.nombre };
const empty = (options: object = {}) => api.call(endpoints.vaciarClub, { body, ...options });

/** All public data of a club. */
const readPublic = () =>
  Promise.all(
    [
      ...[endpoints.fetchTemporadas, endpoints.fetchJugadores, endpoints.fetchPartidos],
      ...[endpoints.fetchNoticias, endpoints.fetchEquipos, endpoints.fetchEquipoEstadisticas],
    ].map((endpoint) => api.succeed<Endpoint>(endpoint, { as: 'anonimo' })),
  );

const findAccount = async () =>
  (await api.succeed(endpoints.fetchCuentas)).find(({ usuario }) => usuario === 'ana-vaciado');

const NOTHING = Array.from({ length: 6 }, () => []);

/** Only the first step, as if the instance had been killed after it. */
const emptyInterrupted = () =>
  beginEmptying({
    db: api.db,
    nombre: body.nombre,
    stamp: {
      operationId: 'cortada',
      accion: 'vaciarClub',
      quien: 'alguien',
      now: api.clock.now,
    },
  });

describe('the demo club', () => {
  it('is deleted as a whole, with stored responses; the history has an entry, and accounts stay', async () => {
    await api.succeed(endpoints.addCuenta, { body: { usuario: 'ana-vaciado', rol: '2' } });
    const account = await findAccount();
    // Otherwise readers would get notifications of a club that is gone.
    const aviso = api.db.doc(documents.aviso('pendiente').path);
    await aviso.set({ estado: 'pendiente' });
    expect(await readPublic()).not.toContainEqual([]);
    expect((await empty()).status).toBe(200);
    expect(await readPublic()).toEqual(NOTHING);
    expect(await api.succeed(endpoints.fetchAjustes)).toMatchObject({ nombre: 'Mi club' });
    expect(account).toBeDefined();
    expect(await findAccount()).toEqual(account);
    const history = await api.succeed(endpoints.fetchHistorial);
    expect(history.map(({ accion }) => accion).sort()).toEqual(['addCuenta', 'vaciarClub']);
    const left = Object.keys(await api.dump()).filter(
      (path) => !/^(idempotencia|codigos)\//.test(path),
    );
    expect(left).toEqual(['privado/cuentas']);
    expect((await aviso.get()).exists).toBe(false);
    const id = history.find(({ accion }) => accion === 'vaciarClub')?.operacion_id ?? '';
    expect((await api.call(endpoints.restaurar, { id })).status).toBe(409);
  });

  it('can be replaced with a real club, which cannot be deleted this way', async () => {
    await empty();
    const club = await createClub(api, 2);
    await api.succeed(endpoints.updateAjustes, { body: { nombre: 'UD Propia' } });
    const answer = await empty({ body: { nombre: 'UD Propia' } });
    expect(answer.status).toBe(409);
    expect(await api.succeed(endpoints.fetchTemporadas)).toEqual([
      { _id: club.temporadaId, nombre: '2026/27' },
    ]);
  });

  it('is kept if the body is wrong', async () => {
    const before = await api.dump();
    const names = [undefined, 'Otro club', '', 7].map((nombre) => ({ nombre }));
    for (const wrong of [...names, { ...body, todo: true }]) {
      expect((await empty({ body: wrong })).status, JSON.stringify(wrong)).toBe(400);
    }
    expect(await api.dump()).toEqual(before);
  });
});

describe('an interrupted deletion', () => {
  it('shows an empty club at once, blocks all other writes, and is completed by another call', async () => {
    expect((await emptyInterrupted()).ok).toBe(true);
    expect(await api.succeed(endpoints.fetchTemporadas, { as: 'anonimo' })).toEqual([]);
    expect(await api.succeed(endpoints.fetchImportacion)).toMatchObject({
      importacion: { vaciado: true },
    });
    const refused = [
      await api.call(endpoints.addTemporada, { body: { nombre: '2026/27' } }),
      await api.call(endpoints.exportarClub),
      await api.call(endpoints.abandonarImportacion),
    ];
    for (const { status, body: said } of refused) {
      expect(status).toBe(409);
      expect(said).toMatchObject({ msg: expect.stringContaining('se está vaciando') as string });
    }
    // The name is already deleted and need not be given.
    expect((await empty({ body: { nombre: '' } })).status).toBe(200);
    expect(await readPublic()).toEqual(NOTHING);
    expect(await api.succeed(endpoints.fetchImportacion)).toEqual({ importacion: null });
    await api.succeed(endpoints.addTemporada, { body: { nombre: '2026/27' } });
  });

  it('runs once for two simultaneous callers, and for one whose response was lost', async () => {
    const headers = { 'idempotency-key': 'una-clave-de-vaciar' };
    const [one, other] = await Promise.all([empty({ headers }), empty({ body })]);
    for (const { status } of [one, other]) expect([200, 409]).toContain(status);
    expect(await readPublic()).toEqual(NOTHING);
    const history = await api.succeed(endpoints.fetchHistorial);
    expect(history.filter(({ accion }) => accion === 'vaciarClub')).toHaveLength(1);
    if (one.status === 200) expect((await empty({ headers })).status).toBe(200);
  });
});
