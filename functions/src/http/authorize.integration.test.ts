import { type Endpoint, endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { readClaims } from '../testing/accounts';
import { contractCases, type ContractName } from '../testing/contract/cases';
import { createWorld } from '../testing/contract/world';
import { expectUnchanged } from '../testing/expect-stored';
import { startApi } from '../testing/start-api';
import { forAllTests } from '../testing/standing';
import { buildActa, createClub, createPartido } from '../testing/factories';

/** Calls that need a permission. */
const restricted = Object.entries<Endpoint>(endpoints).filter(
  ([, { permiso }]) => permiso !== 'publico',
);

/** The same token with other claims. It is accepted like a real one, because the Auth emulator does not sign tokens. */
function withClaims(token: string, claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...readClaims(token), ...claims })}.`;
}

describe('access to calls', () => {
  const api = forAllTests(startApi);
  const world = forAllTests(() => createWorld(api));
  // No call to this club may change it.
  expectUnchanged(() => api);

  /** Sends a valid request, so that only the missing permission can refuse it. */
  function send([name, endpoint]: readonly [string, Endpoint], authorization?: string) {
    const { id = 'nadie', body = {} } =
      name in contractCases ? contractCases[name as ContractName](world) : {};
    return api.call(endpoint, {
      id,
      as: 'anonimo',
      ...(endpoint.body && { body }),
      headers: authorization === undefined ? {} : { authorization },
    });
  }

  it.each(restricted)('%s is refused to everybody without permission', async (...call) => {
    const [, endpoint] = call;
    const { administrador: admin, aficionado, ayudante: helper } = api.tokens;
    expect(await send(call)).toEqual({
      status: 401,
      body: { success: false, msg: 'Inicia sesión para hacer esto.' },
    });
    const expired = { exp: 1_700_000_000, iat: 1_699_996_400 };
    const foreign = { aud: 'otro-club', iss: 'https://securetoken.google.com/otro-club' };
    const invalid = [expired, foreign].map((claims) => withClaims(admin, claims));
    for (const token of ['no.es.un-token', ...invalid]) {
      expect(await send(call, `Bearer ${token}`)).toEqual({
        status: 401,
        body: {
          success: false,
          msg: 'La sesión no es válida o ha caducado. Vuelve a iniciar sesión.',
        },
      });
    }
    const otherRoles = ['0', '3'].map((role) => withClaims(admin, { rol: role }));
    const helpers = endpoint.permiso === 'acta' ? [] : [helper];
    for (const token of [aficionado, ...helpers, ...otherRoles]) {
      expect(await send(call, `Bearer ${token}`)).toEqual({
        status: 403,
        body: { success: false, msg: 'Esta acción es solo para el administrador.' },
      });
    }
  });

  it.each(['', '01', '1 ', '2 ', 1, 2, true, ['1'], ['2'], { rol: '1' }, null])(
    'refuses the role claim %o, which only resembles a real one',
    async (roleClaim) => {
      const headers = {
        authorization: `Bearer ${withClaims(api.tokens.administrador, { rol: roleClaim })}`,
      };
      const as = 'anonimo';
      const body = { nombre: 'Campo' };
      expect((await api.call(endpoints.addCampo, { as, body, headers })).status).toBe(403);
      const annul = await api.call(endpoints.anularActa, { id: world.partidoId, as, headers });
      expect(annul.status).toBe(403);
    },
  );

  /** A club with a match that is not played, and the body of a log for it, for a test that changes them. */
  async function startOwnClub() {
    const own = await startApi();
    const ownClub = await createClub(own);
    const { _id: id } = await createPartido(own, ownClub);
    const instante = own.clock.now.toISOString();
    const directo = { version: 0, pasos: [{ id: 'paso-1', instante, tipo: 'comienzo' as const }] };
    return { own, ownClub, id, directo, sheet: buildActa(ownClub, { scorers: [8] }) };
  }

  it('lets a helper keep the log of a match, save and annul its sheet, and change nothing else of it', async () => {
    const { own, ownClub, id, directo, sheet } = await startOwnClub();
    const as = 'ayudante';
    await own.succeed(endpoints.putDirecto, { id, as, body: directo });
    await own.succeed(endpoints.delDirecto, { id, as });
    const saved = await own.succeed(endpoints.updatePartido, { id, as, body: sheet });
    expect(saved.data).toMatchObject({ jugado: true, goles_anotados: 1 });
    const stored = await own.dump();
    for (const schedule of [
      { fecha_str: '15-11-2026' },
      { hora_str: '19:00' },
      { local: false },
      { estado: 'aplazado' },
      { equipo_id: ownClub.equipoId },
      { campo_id: ownClub.campoId },
      { competicion_id: ownClub.competicionId },
      { temporada_id: ownClub.temporadaId },
      { clave_externa: 'x' },
      { nombre_equipo: 'Otro' },
    ]) {
      const body = { ...sheet, ...schedule };
      const { status } = await own.call(endpoints.updatePartido, { id, as, body });
      expect(status, JSON.stringify(schedule)).toBe(403);
    }
    expect(await own.dump()).toEqual(stored);
    // Later than the creation of the club, so that the first page of the history has it.
    own.clock.now = new Date(own.clock.now.getTime() + 1000);
    const annulled = await own.succeed(endpoints.anularActa, { id, as });
    expect(annulled.data.jugado).toBe(false);
    const history = await own.succeed(endpoints.fetchHistorial);
    const annulment = history.find(({ accion }) => accion === 'anularActa');
    expect(annulment?.quien).toMatch(/^ayudante-/);
    await own.stop();
  });

  it('lets a helper change no match of an earlier season', async () => {
    const { own, ownClub, id, directo, sheet } = await startOwnClub();
    await own.succeed(endpoints.updatePartido, { id, body: sheet });
    const { _id: unplayed } = await createPartido(own, ownClub);
    await own.succeed(endpoints.addTemporada, { body: { nombre: '2027/28' } });
    const before = await own.dump();
    const as = 'ayudante';
    const answers = [
      await own.call(endpoints.updatePartido, { id, as, body: sheet }),
      await own.call(endpoints.anularActa, { id, as }),
      await own.call(endpoints.putDirecto, { id: unplayed, as, body: directo }),
      await own.call(endpoints.delDirecto, { id: unplayed, as }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(403);
      expect(answer.body.msg).toContain('de la temporada actual');
    }
    expect(await own.dump()).toEqual(before);
    expect((await own.call(endpoints.anularActa, { id: 'nadie', as })).status).toBe(404);
    await own.succeed(endpoints.anularActa, { id });
    await own.stop();
  });

  it('shows birth dates to administrators only', async () => {
    const id = world.jugadores[0] ?? '';
    for (const as of ['anonimo', 'aficionado', 'ayudante', 'administrador'] as const) {
      const { body } = await api.call(endpoints.fetchJugador, { id, as });
      expect(body.fecha_nac, as).toBe(as === 'administrador' ? '1999-01-01' : undefined);
    }
  });
});
