import { endpoints } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

const api = forEachTest(startApi);

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

it('a player is created with three round trips to the store, and changed with five', async () => {
  await api.succeed(endpoints.addTemporada, { body: { nombre: '2026/27' } });
  const waited = async <T>(work: () => Promise<T>) => {
    const before = api.traffic.roundTrips;
    const done = await work();
    return [api.traffic.roundTrips - before, done] as const;
  };
  const [toMake, { _id: id }] = await waited(() =>
    api.succeed(endpoints.addJugador, { body: { nombre: 'Ximo', dorsal: 9 } }),
  );
  const [toChange] = await waited(() =>
    api.succeed(endpoints.updateJugador, { id, body: { dorsal: 10 } }),
  );
  expect([toMake, toChange]).toEqual([3, 5]);
});
