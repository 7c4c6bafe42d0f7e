import { updateNoticiaSchema, createNoticiaSchema, type Noticia } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { toBody, NEW_NOTICIA, type NoticiaValues, toValues, withArrivals } from './noticia-values';

const ZONE = 'Europe/Madrid';
const FIRST = 'n1.0123456789abcdef.jpg';
const SECOND = 'n1.2.fedcba9876543210.jpg';
const TEXTS = { titulo: 'Victoria en casa', contenido: 'Ganamos 3-1.' };

const PUBLISHED: Noticia = {
  ...TEXTS,
  _id: 'n1',
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
const NEW: NoticiaValues = { ...NEW_NOTICIA, ...TEXTS };
/** Body that changes these values of an item. */
const changed = (noticia: Noticia, values: Partial<NoticiaValues>) =>
  toBody({ ...toValues(noticia, ZONE), ...values }, noticia, ZONE);

describe('photos that arrive while the form is open', () => {
  const first = { nombre: FIRST, alt: 'El equipo' };
  const second = { nombre: SECOND, alt: '' };

  it('are added after the form’s own, which keep their order and descriptions', () => {
    const stored = [{ ...first, alt: '' }, second];
    expect(withArrivals([first], stored, [])).toEqual([first, second]);
    expect(withArrivals([second, first], stored, [])).toEqual([second, first]);
    expect(withArrivals([], [{ ...second, ancho: 600 } as typeof second], [])).toEqual([second]);
  });

  it('do not include those removed in the form', () => {
    expect(withArrivals([second], [first, second], [FIRST])).toEqual([second]);
  });
});

describe('the initial values of the news form', () => {
  it('include its match, and only name and description of its photos, in order', () => {
    const noticia: Noticia = {
      ...PUBLISHED,
      partido_id: 'p1',
      media: [SECOND, 'de-antes.png', FIRST],
      fotos: [{ nombre: FIRST, alt: 'El equipo', ancho: 1600, alto: 900 }],
    };
    expect(toValues(noticia, ZONE)).toStrictEqual({
      ...NEW,
      partido_id: 'p1',
      fotos: [
        { nombre: SECOND, alt: '' },
        { nombre: FIRST, alt: 'El equipo' },
      ],
    });
  });
});

describe('the body that creates a news item', () => {
  it.each(['publicada', 'borrador'] as const)('has no time and no photos if %s', (estado) => {
    const photos = [{ nombre: FIRST, alt: 'El equipo' }];
    const values = { ...NEW, estado, fotos: photos, dia: '2026-12-03', hora: '19:15' };
    const body = toBody(values, undefined, ZONE);
    expect(body).toStrictEqual({ ...TEXTS, partido_id: null, estado });
    expect(createNoticiaSchema.safeParse(body).success).toBe(true);
  });

  it.each([
    ['Europe/Madrid', '2026-12-03T23:30:00.000Z', '2026-12-04', '00:30'],
    ['Atlantic/Canary', '2026-12-03T23:30:00.000Z', '2026-12-03', '23:30'],
    ['Europe/Madrid', '2026-07-01T08:05:00.000Z', '2026-07-01', '10:05'],
    ['Atlantic/Canary', '2026-07-01T08:05:00.000Z', '2026-07-01', '09:05'],
  ] as const)('has the instant of the day and time in %s: %s', (zone, publicar_el, day, hora) => {
    expect(toValues({ ...SCHEDULED, publicar_el }, zone)).toMatchObject({ dia: day, hora });
    const body = toBody({ ...NEW, estado: 'programada', dia: day, hora }, undefined, zone);
    expect(body.publicar_el).toBe(publicar_el);
    expect(createNoticiaSchema.safeParse(body).success).toBe(true);
  });

  // Without day, time or both; a day that does not exist; a time skipped by daylight saving.
  it.each(['T19:15', '2026-12-03T', 'T', '2027-02-31T19:15', '2027-03-28T02:30'])(
    'has an empty instant for %s, which the API refuses',
    (when) => {
      const [dia = '', hora = ''] = when.split('T');
      const body = toBody({ ...NEW, estado: 'programada', dia, hora }, undefined, ZONE);
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
    ['a time with seconds', { ...SCHEDULED, publicar_el: '2026-12-03T18:15:30.000Z' }],
    ['the repeated hour', { ...SCHEDULED, publicar_el: '2027-10-31T00:30:00.000Z' }],
  ])('omits unchanged state and time of %s', (_name, noticia) => {
    const body = changed(noticia, { titulo: 'Otro' });
    expect(body).toStrictEqual({ titulo: 'Otro', contenido: 'Ganamos 3-1.', partido_id: null });
    expect(updateNoticiaSchema.safeParse(body).success).toBe(true);
  });

  it.each([
    ['publishes a draft', DRAFT, 'publicada'],
    ['publishes a scheduled item', SCHEDULED, 'publicada'],
    ['makes a draft of a scheduled item', SCHEDULED, 'borrador'],
  ] as const)('%s, without a time', (_name, noticia, estado) => {
    expect(changed(noticia, { estado })).toStrictEqual({ ...TEXTS, partido_id: null, estado });
  });

  it.each([
    ['day and time, for a draft', DRAFT, '2026-12-03', '19:15', '2026-12-03T18:15:00.000Z'],
    ['another day', SCHEDULED, '2026-12-04', '19:15', '2026-12-04T18:15:00.000Z'],
    ['another time', SCHEDULED, '2026-12-03', '19:16', '2026-12-03T18:16:00.000Z'],
    ['an empty time, which is refused', SCHEDULED, '2026-12-03', '', ''],
  ])('has %s', (_name, noticia, day, hora, publicar_el) => {
    const body = changed(noticia, { estado: 'programada', dia: day, hora });
    expect(body).toMatchObject({ estado: 'programada', publicar_el });
  });

  it('omits the state of a draft although day and time are filled in', () => {
    const body = changed(DRAFT, { dia: '2026-12-03', hora: '19:15' });
    expect(body).toStrictEqual({ ...TEXTS, partido_id: null });
  });

  it.each([
    ['p1', 'p1'],
    ['', null],
    ['p2', 'p2'],
  ])('has the match, or null if it was removed: «%s»', (partido_id, expected) => {
    expect(changed({ ...PUBLISHED, partido_id: 'p1' }, { partido_id }).partido_id).toBe(expected);
  });

  it('has the photos in order, if there are any', () => {
    const photos = [SECOND, FIRST].map((nombre) => ({ nombre, alt: 'La grada' }));
    expect(changed(PUBLISHED, { fotos: photos }).fotos).toEqual(photos);
    expect(changed(PUBLISHED, {})).not.toHaveProperty('fotos');
  });
});
