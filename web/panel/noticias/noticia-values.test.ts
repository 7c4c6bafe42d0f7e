import { actualizarNoticiaSchema, crearNoticiaSchema, type Noticia } from '@club/shared';
import { describe, expect, it } from 'vitest';
import {
  bodyOf,
  NUEVA_NOTICIA,
  type NoticiaValues,
  valuesOf,
  withLlegadas,
} from './noticia-values';

const ZONA = 'Europe/Madrid';
const PRIMERA = 'n1.0123456789abcdef.jpg';
const SEGUNDA = 'n1.2.fedcba9876543210.jpg';

const PUBLICADA: Noticia = {
  _id: 'n1',
  titulo: 'Victoria en casa',
  contenido: 'Ganamos 3-1.',
  fecha_date: '2026-11-14T19:00:00.000Z',
  fecha_str: '14-11-2026',
  media: [],
};
const BORRADOR: Noticia = { ...PUBLICADA, estado: 'borrador' };
/** Due at 19:15 in Madrid, winter time. */
const PROGRAMADA: Noticia = {
  ...PUBLICADA,
  estado: 'programada',
  publicar_el: '2026-12-03T18:15:00.000Z',
};
const FICHAJE = { titulo: 'Fichaje', contenido: 'Llega Nico.' };
const NUEVA: NoticiaValues = { ...NUEVA_NOTICIA, ...FICHAJE };

describe('photos that arrive while the form is open', () => {
  const primera = { nombre: PRIMERA, alt: 'El equipo' };
  const segunda = { nombre: SEGUNDA, alt: '' };

  it('are added after the form’s own, which keep their order and descriptions', () => {
    const guardadas = [{ ...primera, alt: '' }, segunda];
    expect(withLlegadas([primera], guardadas, [])).toEqual([primera, segunda]);
    expect(withLlegadas([segunda, primera], guardadas, [])).toEqual([segunda, primera]);
    const conTamano = { ...segunda, ancho: 600, alto: 900 };
    expect(withLlegadas([], [conTamano], [])).toEqual([segunda]);
  });

  it('do not include those removed in the form', () => {
    expect(withLlegadas([segunda], [primera, segunda], [PRIMERA])).toEqual([segunda]);
  });
});

describe('the initial values of the news form', () => {
  it('are empty for a new item, which is published at once', () => {
    const { dia, hora, nuevas, fotos } = NUEVA_NOTICIA;
    expect([dia, hora, nuevas, fotos]).toEqual(['', '', [], []]);
    const body = bodyOf(NUEVA_NOTICIA, undefined, ZONA);
    expect(body).toEqual({ titulo: '', contenido: '', partido_id: null, estado: 'publicada' });
  });

  it('are the item’s own, empty where it has none', () => {
    expect(valuesOf(PUBLICADA, ZONA)).toEqual({
      ...NUEVA_NOTICIA,
      titulo: 'Victoria en casa',
      contenido: 'Ganamos 3-1.',
    });
  });

  it('include its match', () => {
    expect(valuesOf({ ...PUBLICADA, partido_id: 'p1' }, ZONA).partido_id).toBe('p1');
  });

  it.each([
    ['a published item', PUBLICADA, 'publicada', '', ''],
    ['a draft', BORRADOR, 'borrador', '', ''],
    ['a scheduled item', PROGRAMADA, 'programada', '2026-12-03', '19:15'],
  ])('include state and time of %s', (_name, noticia, estado, dia, hora) => {
    expect(valuesOf(noticia, ZONA)).toMatchObject({ estado, dia, hora });
  });

  it('include only name and description of its photos, in order', () => {
    const noticia: Noticia = {
      ...PUBLICADA,
      media: [SEGUNDA, 'de-antes.png', PRIMERA],
      fotos: [{ nombre: PRIMERA, alt: 'El equipo', ancho: 1600, alto: 900 }],
    };
    expect(valuesOf(noticia, ZONA)).toStrictEqual({
      ...NUEVA_NOTICIA,
      titulo: 'Victoria en casa',
      contenido: 'Ganamos 3-1.',
      fotos: [
        { nombre: SEGUNDA, alt: '' },
        { nombre: PRIMERA, alt: 'El equipo' },
      ],
    });
  });
});

describe('the body that creates a news item', () => {
  it('has all fields, and always the state', () => {
    const body = bodyOf(NUEVA, undefined, ZONA);
    expect(body).toStrictEqual({ ...FICHAJE, partido_id: null, estado: 'publicada' });
    expect(crearNoticiaSchema.safeParse(body).success).toBe(true);
  });

  it('has its match', () => {
    expect(bodyOf({ ...NUEVA, partido_id: 'p1' }, undefined, ZONA).partido_id).toBe('p1');
  });

  it('has the instant of a future publication', () => {
    const values = { ...NUEVA, estado: 'programada', dia: '2026-12-03', hora: '19:15' } as const;
    const body = bodyOf(values, undefined, ZONA);
    expect(body).toStrictEqual({
      ...FICHAJE,
      partido_id: null,
      estado: 'programada',
      publicar_el: '2026-12-03T18:15:00.000Z',
    });
    expect(crearNoticiaSchema.safeParse(body).success).toBe(true);
  });

  it.each(['publicada', 'borrador'] as const)('has no instant with %s', (estado) => {
    const body = bodyOf({ ...NUEVA, estado, dia: '2026-12-03', hora: '19:15' }, undefined, ZONA);
    expect(body.estado).toBe(estado);
    expect(body).not.toHaveProperty('publicar_el');
  });

  it('has no photos, which are uploaded once it has an id', () => {
    const fotos = [{ nombre: PRIMERA, alt: 'El equipo' }];
    expect(bodyOf({ ...NUEVA, fotos }, undefined, ZONA)).not.toHaveProperty('fotos');
  });
});

describe('the instant of a future publication', () => {
  it.each([
    ['Europe/Madrid', '2026-12-03T23:30:00.000Z', '2026-12-04', '00:30'],
    ['Atlantic/Canary', '2026-12-03T23:30:00.000Z', '2026-12-03', '23:30'],
    ['Europe/Madrid', '2026-07-01T08:05:00.000Z', '2026-07-01', '10:05'],
    ['Atlantic/Canary', '2026-07-01T08:05:00.000Z', '2026-07-01', '09:05'],
  ] as const)('converts to and from the time zone %s: %s', (zona, publicar_el, dia, hora) => {
    expect(valuesOf({ ...PROGRAMADA, publicar_el }, zona)).toMatchObject({ dia, hora });
    const body = bodyOf({ ...NUEVA, estado: 'programada', dia, hora }, undefined, zona);
    expect(body.publicar_el).toBe(publicar_el);
  });

  // Without day, time or both; a day that does not exist; a time skipped by daylight saving.
  it.each(['T19:15', '2026-12-03T', 'T', '2027-02-31T19:15', '2027-03-28T02:30'])(
    'is empty for %s, which the API refuses',
    (when) => {
      const [dia = '', hora = ''] = when.split('T');
      const body = bodyOf({ ...NUEVA, estado: 'programada', dia, hora }, undefined, ZONA);
      expect(body.publicar_el).toBe('');
      expect(crearNoticiaSchema.safeParse(body).success).toBe(false);
    },
  );
});

describe('the body that changes a news item', () => {
  it.each([
    ['a published item', PUBLICADA],
    ['a draft', BORRADOR],
    ['a scheduled item', PROGRAMADA],
  ])('omits unchanged state and time of %s', (_name, noticia) => {
    const body = bodyOf({ ...valuesOf(noticia, ZONA), titulo: 'Otro' }, noticia, ZONA);
    expect(body).toStrictEqual({ titulo: 'Otro', contenido: 'Ganamos 3-1.', partido_id: null });
    expect(actualizarNoticiaSchema.safeParse(body).success).toBe(true);
  });

  it.each([
    ['with seconds', '2026-12-03T18:15:30.000Z'],
    ['in the repeated hour when clocks go back', '2027-10-31T00:30:00.000Z'],
  ])('omits an unchanged time that the form cannot represent: %s', (_name, when) => {
    const noticia = { ...PROGRAMADA, publicar_el: when };
    const body = bodyOf({ ...valuesOf(noticia, ZONA), titulo: 'Otro' }, noticia, ZONA);
    expect(body).not.toHaveProperty('estado');
    expect(body).not.toHaveProperty('publicar_el');
  });

  it.each([
    ['publishes a draft', BORRADOR, { estado: 'publicada' }],
    ['unpublishes an item', PUBLICADA, { estado: 'borrador' }],
    ['publishes a scheduled item', PROGRAMADA, { estado: 'publicada' }],
    ['makes a draft of a scheduled item', PROGRAMADA, { estado: 'borrador' }],
  ] as const)('%s, without a time', (_name, noticia, changed) => {
    expect(bodyOf({ ...valuesOf(noticia, ZONA), ...changed }, noticia, ZONA)).toStrictEqual({
      titulo: 'Victoria en casa',
      contenido: 'Ganamos 3-1.',
      partido_id: null,
      ...changed,
    });
  });

  it.each([
    ['day and time, for a draft', BORRADOR, '2026-12-03', '19:15', '2026-12-03T18:15:00.000Z'],
    ['another day', PROGRAMADA, '2026-12-04', '19:15', '2026-12-04T18:15:00.000Z'],
    ['another time', PROGRAMADA, '2026-12-03', '19:16', '2026-12-03T18:16:00.000Z'],
    ['an empty time, which is refused', PROGRAMADA, '2026-12-03', '', ''],
  ])('has %s', (_name, noticia, dia, hora, publicar_el) => {
    const values = { ...valuesOf(noticia, ZONA), estado: 'programada', dia, hora } as const;
    expect(bodyOf(values, noticia, ZONA)).toMatchObject({ estado: 'programada', publicar_el });
  });

  it('omits the state of a draft although day and time are filled in', () => {
    const values = { ...valuesOf(BORRADOR, ZONA), dia: '2026-12-03', hora: '19:15' };
    const body = bodyOf(values, BORRADOR, ZONA);
    expect(body).not.toHaveProperty('estado');
    expect(body).not.toHaveProperty('publicar_el');
  });

  it.each([
    ['keeps its match', 'p1', 'p1'],
    ['removes its match', '', null],
    ['changes its match', 'p2', 'p2'],
  ])('%s', (_name, partido_id, expected) => {
    const noticia = { ...PUBLICADA, partido_id: 'p1' };
    const values = { ...valuesOf(noticia, ZONA), partido_id };
    expect(bodyOf(values, noticia, ZONA).partido_id).toBe(expected);
  });

  it('has its photos in order, if any', () => {
    const fotos = [
      { nombre: SEGUNDA, alt: 'La grada' },
      { nombre: PRIMERA, alt: '' },
    ];
    const body = bodyOf({ ...valuesOf(PUBLICADA, ZONA), fotos }, PUBLICADA, ZONA);
    expect(body.fotos).toEqual(fotos);
    expect(body.fotos).not.toBe(fotos);
    expect(bodyOf(valuesOf(PUBLICADA, ZONA), PUBLICADA, ZONA)).not.toHaveProperty('fotos');
  });
});
