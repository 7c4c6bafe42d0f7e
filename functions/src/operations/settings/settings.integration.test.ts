import { INITIAL_SETTINGS, type Settings, endpoints } from '@club/shared';
import { demoSettings } from '@club/shared/demo';
import { describe, expect, it } from 'vitest';
import { createClub } from '../../testing/factories';
import { startApi } from '../../testing/start-api';
import { forEachTest } from '../../testing/standing';
import { namesField, unreadableParts } from '../../../../shared/src/testing/readable';

const api = forEachTest(startApi);

const { slugs_anteriores: _slugs, ...iniciales } = INITIAL_SETTINGS;
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
const refused = async (body: object) => {
  const { status, body: answer } = await put(body);
  return { status, msg: (answer as { msg: string }).msg };
};
const lastOperation = async () => {
  const [last] = await api.succeed(endpoints.fetchHistorial);
  return last;
};

/** A URL with credentials. */
const WITH_PASSWORD = ['https://a:b', 'c.example'].join('@');

describe('the settings', () => {
  it('are empty initial ones until somebody changes them', async () => {
    expect(await fetchSettings()).toEqual(iniciales);
  });

  it('can be set all at once, and are stored as sent', async () => {
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

  it('do not overwrite a concurrent change', async () => {
    await save({ lema: 'Uno', version: 0 });
    const before = await fetchSettings();
    expect(await refused({ lema: 'Dos', version: 0 })).toMatchObject({ status: 409 });
    expect(await fetchSettings()).toEqual(before);
    expect((await save({ lema: 'Dos', version: 1 })).version).toBe(2);
  });

  it('are in the history in words, and can be restored, and that undone', async () => {
    await createClub(api);
    const before = await fetchSettings();
    await save({ nombre: 'UD Robledal', colores: { primario: '#ff0000' } });
    const change = await lastOperation();
    expect(change?.documentos).toEqual([
      {
        tipo: 'ajustes',
        id: 'club',
        nombre: 'UD Robledal',
        cambio: 'cambiado',
        detalle: ['nombre', 'colores'],
        diferencias: [
          'nombre: «Mi club» → «UD Robledal»',
          'colores: #1e3a5f, #94a3b8 → #ff0000, #94a3b8',
        ],
      },
    ]);
    const temporadas = await api.succeed(endpoints.fetchTemporadas);
    api.clock.now = new Date(api.clock.now.getTime() + 1000);
    await api.succeed(endpoints.restaurar, { id: change?.operacion_id ?? '' });
    expect(await fetchSettings()).toEqual({ ...before, version: 2 });
    expect(await api.succeed(endpoints.fetchTemporadas)).toEqual(temporadas);
    const undo = await lastOperation();
    await api.succeed(endpoints.restaurar, { id: undo?.operacion_id ?? '' });
    expect(await fetchSettings()).toMatchObject({ nombre: 'UD Robledal', version: 3 });
  });

  it('are restored individually, and not over a later change of the same setting', async () => {
    await save({ lema: 'Uno' });
    const first = await lastOperation();
    await save({ nombre: 'Otro' });
    expect((await api.call(endpoints.restaurar, { id: first?.operacion_id ?? '' })).status).toBe(
      200,
    );
    expect(await fetchSettings()).toMatchObject({ lema: iniciales.lema, nombre: 'Otro' });
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
    const third = await startApi();
    const own = await third.succeed(endpoints.updateAjustes, { body: { nombre: 'Tercero' } });
    await third.succeed(endpoints.importar, { body: withoutAny as never });
    expect(await third.succeed(endpoints.fetchAjustes)).toEqual(own.data);
    expect(await third.succeed(endpoints.fetchTemporadas)).toHaveLength(1);
    await third.stop();
  });
});

const RLM = '\u200f';
describe('invalid settings are refused by name, and change nothing', () => {
  it.each<[string, object]>([
    ['nombre', { nombre: '' }],
    ['nombre', { nombre: 'x'.repeat(10_000) }],
    ['nombre', { nombre: 'CD\nEncina' }],
    ['nombre', { nombre: `CD ${RLM}Encina` }],
    ['nombre', { nombre: 'CD \u202eEncina' }],
    ['nombre', { nombre: 'CD\u0000Encina' }],
    ['slug', { slug: 'CD-Encina' }],
    ['slug', { slug: '../admin' }],
    ['slug', { slug: '' }],
    ['slug', { slug: 'x'.repeat(61) }],
    ['lema', { lema: 'x'.repeat(121) }],
    ['fundacion', { fundacion: 2018.5 }],
    ['fundacion', { fundacion: 12 }],
    ['zona_horaria', { zona_horaria: 'Europe/Lisbon' }],
    ['colores.primario', { colores: { primario: 'red' } }],
    ['terciario', { colores: { terciario: '#123456' } }],
    ['camiseta.dibujo', { camiseta: { dibujo: 'cuadros' } }],
    ['escudo.iniciales', { escudo: { iniciales: 'CDENC' } }],
    ['escudo.iniciales', { escudo: { iniciales: '' } }],
    ['contacto.email', { contacto: { email: 'nadie' } }],
    ['contacto.email', { contacto: { email: `a${RLM}@b.example` } }],
    ['contacto.repositorio', { contacto: { repositorio: 'http://codigo.example' } }],
    [
      'redes_sociales.0.red',
      { redes_sociales: [{ red: 'myspace', nombre: 'M', url: 'https://m.example' }] },
    ],
    [
      'redes_sociales.0.url',
      { redes_sociales: [{ red: 'web', nombre: 'W', url: 'javascript:alert(1)' }] },
    ],
    ['redes_sociales.0.url', { redes_sociales: [{ red: 'web', nombre: 'W', url: WITH_PASSWORD }] }],
    [
      'redes_sociales',
      {
        redes_sociales: Array.from({ length: 9 }, () => ({
          red: 'web',
          nombre: 'W',
          url: 'https://c.example',
        })),
      },
    ],
    ['patrocinadores.0.url', { patrocinadores: [{ nombre: 'Bar', url: 'data:text/html,x' }] }],
    [
      'patrocinadores.0.url',
      { patrocinadores: [{ nombre: 'Bar', url: 'https://bar.example/ x' }] },
    ],
    [
      'patrocinadores.0.url',
      { patrocinadores: [{ nombre: 'Bar', url: `https://bar.example/${'x'.repeat(10_000)}` }] },
    ],
    ['patrocinadores.0.nombre', { patrocinadores: [{ url: 'https://bar.example' }] }],
    [
      'patrocinadores',
      {
        patrocinadores: Array.from({ length: 13 }, () => ({
          nombre: 'Bar',
          url: 'https://bar.example',
        })),
      },
    ],
    ['donaciones.url', { donaciones: { url: 'http://pagos.example' } }],
    [
      'donaciones.url',
      { donaciones: { url: "https://pagos.example; script-src 'unsafe-inline'" } },
    ],
    ['donaciones.boton_id', { donaciones: { boton_id: 'x'.repeat(81) } }],
    ['textos.sobre', { textos: { sobre: 'x'.repeat(10_001) } }],
    ['textos.privacidad', { textos: { privacidad: `Uno ${RLM}` } }],
    ['dominio_login', { dominio_login: 'otro.example' }],
    ['_id', { _id: 'ajustes', nombre: 'Otro' }],
  ])('%s (%#)', async (field, body) => {
    const { status, msg } = await refused(body);
    expect(status).toBe(400);
    expect(namesField(msg, field), msg).toBe(true);
    expect(unreadableParts(msg)).toEqual([]);
    expect(await fetchSettings()).toEqual(iniciales);
  });

  it.each([{}, { version: 0 }])('an empty body: %j', async (body) => {
    expect(await refused(body)).toMatchObject({ status: 400 });
  });

  it('is harmless where it is text', async () => {
    const nombre = '<script>alert(1)</script>$&';
    expect((await save({ nombre })).nombre).toBe(nombre);
    // Unicode normalisation: one letter, however it was typed.
    expect((await save({ nombre: 'Pen\u0303a' })).nombre).toBe('Pe\u00f1a');
  });
});
