import { INITIAL_SETTINGS, type Settings, endpoints } from '@club/shared';
import { demoSettings } from '@club/shared/demo';
import { describe, expect, it } from 'vitest';
import { createClub } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';

const api = forEachTest(startApi);

const { slugs_anteriores: _slugs, ...initialSettings } = INITIAL_SETTINGS;
const fetchSettings = (): Promise<Settings> =>
  api.succeed(endpoints.fetchAjustes, { as: 'anonimo' });
const put = (body: object) => {
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  return api.call(endpoints.updateAjustes, { body: body as never });
};
const save = async (body: object): Promise<Settings> => {
  const { status, body: answer } = await put(body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return (answer as { data: Settings }).data;
};
const lastOperation = async () => {
  const [last] = await api.succeed(endpoints.fetchHistorial);
  return last;
};

describe('the settings', () => {
  it('are the initial ones, and can be set all at once to what is sent', async () => {
    expect(await fetchSettings()).toEqual(initialSettings);
    const { version: _version, slugs_anteriores: _earlier, patrocinadores, ...rest } = demoSettings;
    const added = patrocinadores.map(({ id: _id, ...sponsor }) => sponsor);
    const stored = await save({ ...rest, patrocinadores: added });
    expect(stored).toEqual({
      ...rest,
      version: 1,
      patrocinadores: added.map((one) => ({ ...one, id: expect.any(String) as string })),
    });
    expect(new Set(stored.patrocinadores.map(({ id }) => id)).size).toBe(4);
    expect(await fetchSettings()).toEqual(stored);
    // Sending back what was read changes nothing.
    const { version, ...same } = stored;
    expect((await save(same)).version).toBe(version);
  });

  it('are not overwritten by a concurrent change', async () => {
    await save({ lema: 'Uno', version: 0 });
    const before = await fetchSettings();
    expect(await put({ lema: 'Dos', version: 0 })).toMatchObject({ status: 409 });
    expect(await fetchSettings()).toEqual(before);
    expect((await save({ lema: 'Dos', version: 1 })).version).toBe(2);
    for (const body of [{}, { version: 2 }]) expect((await put(body)).status).toBe(400);
  });

  it('are restored individually, and not over a later change of the same setting', async () => {
    await save({ lema: 'Uno', colores: { primario: '#ff0000' } });
    const first = await lastOperation();
    expect(first?.documentos).toMatchObject([
      {
        detalle: ['lema', 'colores'],
        diferencias: [
          `lema: «${initialSettings.lema}» → «Uno»`,
          'colores: #1e3a5f, #94a3b8 → #ff0000, #94a3b8',
        ],
      },
    ]);
    await save({ nombre: 'Otro' });
    expect((await api.call(endpoints.restaurar, { id: first?.operacion_id ?? '' })).status).toBe(
      200,
    );
    expect(await fetchSettings()).toMatchObject({ lema: initialSettings.lema, nombre: 'Otro' });
    await save({ lema: 'Tres' });
    const again = await api.call(endpoints.restaurar, { id: first?.operacion_id ?? '' });
    expect(again.status).toBe(409);
    expect(await fetchSettings()).toMatchObject({ lema: 'Tres' });
  });

  it('survive new, changed and deleted seasons', async () => {
    const stored = await save({ nombre: 'UD Robledal' });
    const { _id } = await api.succeed(endpoints.addTemporada, { body: { nombre: '2026/27' } });
    expect(await fetchSettings()).toEqual(stored);
    await api.succeed(endpoints.updateTemporada, { id: _id, body: { nombre: '2026-2027' } });
    await api.succeed(endpoints.delTemporada, { id: _id });
    expect(await fetchSettings()).toEqual(stored);
  });

  it('stay when a file without any is imported', async () => {
    await createClub(api);
    const withoutAny = await api.succeed(endpoints.exportar);
    const otherClub = await startApi();
    const own = await otherClub.succeed(endpoints.updateAjustes, { body: { nombre: 'Tercero' } });
    await otherClub.succeed(endpoints.importar, { body: withoutAny as never });
    expect(await otherClub.succeed(endpoints.fetchAjustes)).toEqual(own.data);
    expect(await otherClub.succeed(endpoints.fetchTemporadas)).toHaveLength(1);
    await otherClub.stop();
  });
});

// All limits: shared/src/records/bodies.test.ts.
describe('texts in the settings', () => {
  it('are stored as sent, even markup, in normalised Unicode', async () => {
    const nombre = '<script>alert(1)</script>$&';
    expect((await save({ nombre })).nombre).toBe(nombre);
    expect((await save({ nombre: 'Pen\u0303a' })).nombre).toBe('Pe\u00f1a');
  });
});
