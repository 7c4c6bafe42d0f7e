import { accept, endpoints } from '@club/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { runOperation } from '../../store/run-operation';
import { newId } from '../../services';
import { createClub } from '../../testing/factories';
import { driveHistory } from '../../testing/history-driver';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { refreshAges } from './age';

const api = forEachTest(startApi);
const club = forEachTest(() => createClub(api, 6));
let birthday: string;
beforeEach(async () => {
  birthday = club.jugadores[2] ?? '';
  await api.succeed(endpoints.updateJugador, { id: birthday, body: { fecha_nac: '2001-11-23' } });
});

/** Runs the nightly update at 00:05 in Madrid. Returns the number of changed ages. */
async function updateAges(day: string): Promise<number> {
  const now = new Date(`${day}T00:05:00.000+01:00`);
  const stamp = { operationId: newId(), accion: 'edades', quien: 'edades', now };
  const done = await runOperation(api.db, stamp, undefined, async (uow) =>
    accept(await refreshAges(uow)),
  );
  return done.ok ? done.value.body : NaN;
}

const publicDocuments = async () => {
  const jugadores = await api.db.collection('jugadores').get();
  return [...jugadores.docs, await api.db.doc('publico/plantilla').get()];
};
const writtenAt = async () =>
  new Set((await publicDocuments()).map((doc) => doc.updateTime?.toMillis() ?? 0));
const readAge = async (id: string) =>
  (await api.db.doc(`jugadores/${id}`).get()).get('edad') as number;

describe('the nightly update of ages', () => {
  it('writes every player’s documents at the same time, on any night, so that none reveals a birthday', async () => {
    expect(await updateAges('2026-11-22')).toBe(0);
    const before = await writtenAt();
    expect([await readAge(birthday), before.size]).toEqual([24, 1]);
    expect(await updateAges('2026-11-23')).toBe(1);
    const after = await writtenAt();
    expect([await readAge(birthday), after.size]).toEqual([25, 1]);
    expect([...after][0]).toBeGreaterThan([...before][0] ?? 0);
  });

  it('leaves no history entry, and earlier operations can still be undone', async () => {
    const drive = driveHistory(api, club);
    const corrected = (await drive.readHistory()).find(({ accion }) => accion === 'updateJugador');
    expect(corrected?.documentos).toMatchObject([
      { tipo: 'jugador', id: birthday, nombre: 'Jugador3 L.', detalle: ['fecha_nac'] },
    ]);
    const operation = await drive.operate(() =>
      api.succeed(endpoints.updateJugador, { id: birthday, body: { dorsal: 77 } }),
    );
    await updateAges('2026-11-23');
    expect((await api.db.collection('historial').where('accion', '==', 'edades').get()).size).toBe(
      0,
    );
    expect((await drive.restore(operation)).status).toBe(200);
    expect(await api.succeed(endpoints.fetchJugador, { id: birthday })).not.toHaveProperty(
      'edades_al',
    );
    expect(JSON.stringify(await api.succeed(endpoints.exportar))).not.toContain('edades_al');
  });
});

describe('a birth date', () => {
  it('may be today in Madrid, but not later', async () => {
    // Half past midnight in Madrid, still the day before in UTC.
    api.clock.now = new Date('2026-11-21T23:30:00.000Z');
    const today = { nombre: 'Ximo', dorsal: 9, fecha_nac: '2026-11-22' };
    const { data } = await api.succeed(endpoints.addJugador, { body: today });
    expect(data).toMatchObject({ fecha_nac: '2026-11-22', edad: 0 });
    const before = await api.dump();
    const later = { fecha_nac: '2026-11-23' };
    const refused = {
      status: 400,
      body: { success: false, msg: 'La fecha de nacimiento no puede estar en el futuro.' },
    };
    expect(await api.call(endpoints.addJugador, { body: { ...today, ...later } })).toMatchObject(
      refused,
    );
    expect(await api.call(endpoints.updateJugador, { id: data._id, body: later })).toMatchObject(
      refused,
    );
    expect(await api.dump()).toEqual(before);
  });
});
