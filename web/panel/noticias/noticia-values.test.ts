import { updateNoticiaSchema, createNoticiaSchema, type Noticia } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { bodyOf, NEW_NOTICIA, type NoticiaValues, valuesOf, withArrivals } from './noticia-values';

const ZONE = 'Europe/Madrid';
const FIRST = 'n1.0123456789abcdef.jpg';
const SECOND = 'n1.2.fedcba9876543210.jpg';

const PUBLISHED: Noticia = {
  _id: 'n1',
  titulo: 'Victoria en casa',
  contenido: 'Ganamos 3-1.',
  fecha_date: '2026-11-14T19:00:00.000Z',
  fecha_str: '14-11-2026',
  media: [],
};
const DRAFT: Noticia = { ...PUBLISHED, estado: 'borrador' };
/** Due at 19:15 in Madrid, winter time. */
const SCHEDULED: Noticia = {
  ...PUBLISHED,
  estado: 'programada',
  publicar_el: '2026-12-03T18:15:00.000Z',
};
const SIGNING = { titulo: 'Fichaje', contenido: 'Llega Nico.' };
const NEW: NoticiaValues = { ...NEW_NOTICIA, ...SIGNING };

describe('photos that arrive while the form is open', () => {
  const first = { nombre: FIRST, alt: 'El equipo' };
  const second = { nombre: SECOND, alt: '' };

  it('are added after the form’s own, which keep their order and descriptions', () => {
    const guardadas = [{ ...first, alt: '' }, second];
    expect(withArrivals([first], guardadas, [])).toEqual([first, second]);
    expect(withArrivals([second, first], guardadas, [])).toEqual([second, first]);
    const withSize = { ...second, ancho: 600, alto: 900 };
    expect(withArrivals([], [withSize], [])).toEqual([second]);
  });

  it('do not include those removed in the form', () => {
    expect(withArrivals([second], [first, second], [FIRST])).toEqual([second]);
  });
});

describe('the initial values of the news form', () => {
  it('are empty for a new item, which is published at once', () => {
    const { dia, hora: time, nuevas: added, fotos } = NEW_NOTICIA;
    expect([dia, time, added, fotos]).toEqual(['', '', [], []]);
    const body = bodyOf(NEW_NOTICIA, undefined, ZONE);
    expect(body).toEqual({ titulo: '', contenido: '', partido_id: null, estado: 'publicada' });
  });

  it('are the item’s own, empty where it has none', () => {
    expect(valuesOf(PUBLISHED, ZONE)).toEqual({
      ...NEW_NOTICIA,
      titulo: 'Victoria en casa',
      contenido: 'Ganamos 3-1.',
    });
  });

  it('include its match', () => {
    expect(valuesOf({ ...PUBLISHED, partido_id: 'p1' }, ZONE).partido_id).toBe('p1');
  });

  it.each([
    ['a published item', PUBLISHED, 'publicada', '', ''],
    ['a draft', DRAFT, 'borrador', '', ''],
    ['a scheduled item', SCHEDULED, 'programada', '2026-12-03', '19:15'],
  ])('include state and time of %s', (_name, noticia, estado, dia, time) => {
    expect(valuesOf(noticia, ZONE)).toMatchObject({ estado, dia, hora: time });
  });

  it('include only name and description of its photos, in order', () => {
    const noticia: Noticia = {
      ...PUBLISHED,
      media: [SECOND, 'de-antes.png', FIRST],
      fotos: [{ nombre: FIRST, alt: 'El equipo', ancho: 1600, alto: 900 }],
    };
    expect(valuesOf(noticia, ZONE)).toStrictEqual({
      ...NEW_NOTICIA,
      titulo: 'Victoria en casa',
      contenido: 'Ganamos 3-1.',
      fotos: [
        { nombre: SECOND, alt: '' },
        { nombre: FIRST, alt: 'El equipo' },
      ],
    });
  });
});

describe('the body that creates a news item', () => {
  it('has all fields, and always the state', () => {
    const body = bodyOf(NEW, undefined, ZONE);
    expect(body).toStrictEqual({ ...SIGNING, partido_id: null, estado: 'publicada' });
    expect(createNoticiaSchema.safeParse(body).success).toBe(true);
  });

  it('has its match', () => {
    expect(bodyOf({ ...NEW, partido_id: 'p1' }, undefined, ZONE).partido_id).toBe('p1');
  });

  it('has the instant of a future publication', () => {
    const values = { ...NEW, estado: 'programada', dia: '2026-12-03', hora: '19:15' } as const;
    const body = bodyOf(values, undefined, ZONE);
    expect(body).toStrictEqual({
      ...SIGNING,
      partido_id: null,
      estado: 'programada',
      publicar_el: '2026-12-03T18:15:00.000Z',
    });
    expect(createNoticiaSchema.safeParse(body).success).toBe(true);
  });

  it.each(['publicada', 'borrador'] as const)('has no instant with %s', (estado) => {
    const body = bodyOf({ ...NEW, estado, dia: '2026-12-03', hora: '19:15' }, undefined, ZONE);
    expect(body.estado).toBe(estado);
    expect(body).not.toHaveProperty('publicar_el');
  });

  it('has no photos, which are uploaded once it has an id', () => {
    const fotos = [{ nombre: FIRST, alt: 'El equipo' }];
    expect(bodyOf({ ...NEW, fotos }, undefined, ZONE)).not.toHaveProperty('fotos');
  });
});

describe('the instant of a future publication', () => {
  it.each([
    ['Europe/Madrid', '2026-12-03T23:30:00.000Z', '2026-12-04', '00:30'],
    ['Atlantic/Canary', '2026-12-03T23:30:00.000Z', '2026-12-03', '23:30'],
    ['Europe/Madrid', '2026-07-01T08:05:00.000Z', '2026-07-01', '10:05'],
    ['Atlantic/Canary', '2026-07-01T08:05:00.000Z', '2026-07-01', '09:05'],
  ] as const)('converts to and from the time zone %s: %s', (zone, publicar_el, dia, time) => {
    expect(valuesOf({ ...SCHEDULED, publicar_el }, zone)).toMatchObject({ dia, hora: time });
    const body = bodyOf({ ...NEW, estado: 'programada', dia, hora: time }, undefined, zone);
    expect(body.publicar_el).toBe(publicar_el);
  });

  // Without day, time or both; a day that does not exist; a time skipped by daylight saving.
  it.each(['T19:15', '2026-12-03T', 'T', '2027-02-31T19:15', '2027-03-28T02:30'])(
    'is empty for %s, which the API refuses',
    (when) => {
      const [dia = '', time = ''] = when.split('T');
      const body = bodyOf({ ...NEW, estado: 'programada', dia, hora: time }, undefined, ZONE);
      expect(body.publicar_el).toBe('');
      expect(createNoticiaSchema.safeParse(body).success).toBe(false);
    },
  );
});

describe('the body that changes a news item', () => {
  it.each([
    ['a published item', PUBLISHED],
    ['a draft', DRAFT],
    ['a scheduled item', SCHEDULED],
  ])('omits unchanged state and time of %s', (_name, noticia) => {
    const body = bodyOf({ ...valuesOf(noticia, ZONE), titulo: 'Otro' }, noticia, ZONE);
    expect(body).toStrictEqual({ titulo: 'Otro', contenido: 'Ganamos 3-1.', partido_id: null });
    expect(updateNoticiaSchema.safeParse(body).success).toBe(true);
  });

  it.each([
    ['with seconds', '2026-12-03T18:15:30.000Z'],
    ['in the repeated hour when clocks go back', '2027-10-31T00:30:00.000Z'],
  ])('omits an unchanged time that the form cannot represent: %s', (_name, when) => {
    const noticia = { ...SCHEDULED, publicar_el: when };
    const body = bodyOf({ ...valuesOf(noticia, ZONE), titulo: 'Otro' }, noticia, ZONE);
    expect(body).not.toHaveProperty('estado');
    expect(body).not.toHaveProperty('publicar_el');
  });

  it.each([
    ['publishes a draft', DRAFT, { estado: 'publicada' }],
    ['unpublishes an item', PUBLISHED, { estado: 'borrador' }],
    ['publishes a scheduled item', SCHEDULED, { estado: 'publicada' }],
    ['makes a draft of a scheduled item', SCHEDULED, { estado: 'borrador' }],
  ] as const)('%s, without a time', (_name, noticia, changed) => {
    expect(bodyOf({ ...valuesOf(noticia, ZONE), ...changed }, noticia, ZONE)).toStrictEqual({
      titulo: 'Victoria en casa',
      contenido: 'Ganamos 3-1.',
      partido_id: null,
      ...changed,
    });
  });

  it.each([
    ['day and time, for a draft', DRAFT, '2026-12-03', '19:15', '2026-12-03T18:15:00.000Z'],
    ['another day', SCHEDULED, '2026-12-04', '19:15', '2026-12-04T18:15:00.000Z'],
    ['another time', SCHEDULED, '2026-12-03', '19:16', '2026-12-03T18:16:00.000Z'],
    ['an empty time, which is refused', SCHEDULED, '2026-12-03', '', ''],
  ])('has %s', (_name, noticia, dia, time, publicar_el) => {
    const values = { ...valuesOf(noticia, ZONE), estado: 'programada', dia, hora: time } as const;
    expect(bodyOf(values, noticia, ZONE)).toMatchObject({ estado: 'programada', publicar_el });
  });

  it('omits the state of a draft although day and time are filled in', () => {
    const values = { ...valuesOf(DRAFT, ZONE), dia: '2026-12-03', hora: '19:15' };
    const body = bodyOf(values, DRAFT, ZONE);
    expect(body).not.toHaveProperty('estado');
    expect(body).not.toHaveProperty('publicar_el');
  });

  it.each([
    ['keeps its match', 'p1', 'p1'],
    ['removes its match', '', null],
    ['changes its match', 'p2', 'p2'],
  ])('%s', (_name, partido_id, expected) => {
    const noticia = { ...PUBLISHED, partido_id: 'p1' };
    const values = { ...valuesOf(noticia, ZONE), partido_id };
    expect(bodyOf(values, noticia, ZONE).partido_id).toBe(expected);
  });

  it('has its photos in order, if any', () => {
    const fotos = [
      { nombre: SECOND, alt: 'La grada' },
      { nombre: FIRST, alt: '' },
    ];
    const body = bodyOf({ ...valuesOf(PUBLISHED, ZONE), fotos }, PUBLISHED, ZONE);
    expect(body.fotos).toEqual(fotos);
    expect(body.fotos).not.toBe(fotos);
    expect(bodyOf(valuesOf(PUBLISHED, ZONE), PUBLISHED, ZONE)).not.toHaveProperty('fotos');
  });
});
