import { describe, expect, it } from 'vitest';
import { EVENTOS, EVENTO_KINDS } from '../eventos/table';
import { updatePartidoSchema } from '../records/partido';
import { buildSummary } from '../testing/partido-builder';
import { refusedFields, takenValues } from '../testing/refusals';
import { COUNTERS } from '../vocabulary';
import { updateEquipoEstadisticasSchema, correctEstadisticasSchema } from './estadisticas';
import { liveMatchDocSchema, stepSchema } from './live-match';
import { unsubscribeSchema, subscribeSchema } from './notifications';

describe('sheet in a body', () => {
  const jugador = { jugador_id: 'j1' };
  const first = (...primera_parte: unknown[]) => ({ detalles: { primera_parte } });
  const evento = (fields: object) => first({ evento: 'gol anotado', ...fields });
  const row = (...portero: unknown[]) => ({ alineacion: { portero } });

  it('fills in missing rows and halves as empty', () => {
    const none = { delanteros: [], mediocentros: [], defensas: [], suplentes: [] };
    expect(updatePartidoSchema.parse({ ...row(jugador), detalles: {} })).toEqual({
      alineacion: { ...none, portero: [jugador] },
      detalles: { primera_parte: [], segunda_parte: [] },
    });
  });

  it.each<[string, object]>([
    ['players’ whole summaries, as stored', { ...row(buildSummary('a')), mvp: buildSummary('a') }],
    ['author and assistant as null', evento({ autor: null, asistente: null })],
    ['minute 130', evento({ minuto: 130 })],
    ['a minute with added time', evento({ minuto: 45, anadido: 30 })],
    ['no minute', evento({ minuto: null, anadido: null })],
  ])('accepts %s', (_name, body) => {
    expect(refusedFields(updatePartidoSchema, body)).toEqual([]);
  });

  const EVENTO = 'detalles.primera_parte.0';
  it.each<[string, object[]]>([
    [`${EVENTO}.evento`, [first({ evento: 'gol' }), first({ evento: 'Gol anotado' }), first({})]],
    [`${EVENTO}.autor.jugador_id`, [evento({ autor: { nombre: 'Marcos' } })]],
    [`${EVENTO}.autor.forma`, [evento({ autor: { ...jugador, forma: 'pecho' } })]],
    [`${EVENTO}.forma`, [evento({ autor: jugador, forma: 'cabeza' })]],
    [`${EVENTO}.minuto`, [-1, 151, 4.5].map((minuto) => evento({ minuto }))],
    [`${EVENTO}.anadido`, [0, 31].map((anadido) => evento({ anadido }))],
    [`${EVENTO}.propia_puerta`, [evento({ propia_puerta: 'sí' })]],
    ['detalles.primera_parte', [first(...Array<object>(201).fill({ evento: 'gol anotado' }))]],
    ['detalles.prorroga', [{ detalles: { prorroga: [] } }]],
    ['alineacion.banquillo', [{ alineacion: { banquillo: [] } }]],
    ['alineacion.portero.0.forma', [row({ ...jugador, forma: 'falta' })]],
    [
      'alineacion.portero',
      [{ alineacion: { portero: jugador } }, row(...Array<object>(61).fill(jugador))],
    ],
    ['mvp', [{ mvp: 'j1' }]],
    ['goles_anotados', [{ detalles: {}, goles_anotados: 1 }]],
  ])('is refused with the name of the wrong field: %s', (field, bodies) => {
    for (const body of bodies) expect(refusedFields(updatePartidoSchema, body)).toEqual([field]);
  });
});

describe('body that corrects figures', () => {
  it('of a player may have any single figure, and ratios; no other figure gets a default', () => {
    for (const figure of [...COUNTERS, 'ratio_goles_partido']) {
      for (const body of [{ [figure]: 0 }, { [figure]: 9999 }]) {
        expect(correctEstadisticasSchema.parse(body)).toEqual(body);
      }
    }
    const values = {
      goles: [-1, 1.5, '3', 10_000],
      mvp: [null],
      ratio_goles_partido: [-0.1],
      paradas: [3],
      jugador_id: ['j1'],
    };
    expect(takenValues(correctEstadisticasSchema, {}, values)).toEqual([]);
  });

  it('of a season’s team may remove our position', () => {
    const places = [{ posicion: 1 }, { posicion: 999, num_equipos: 16 }];
    for (const body of [{}, ...places, { posicion: null, num_equipos: null }]) {
      expect(updateEquipoEstadisticasSchema.parse(body)).toEqual(body);
    }
    const values = {
      posicion: [0, 1000, 2.5, '3'],
      num_equipos: [-4],
      ganados: [-1],
      ranking_mvp: [[]],
      _id: ['t1'],
    };
    expect(takenValues(updateEquipoEstadisticasSchema, {}, values)).toEqual([]);
  });
});

describe('a step of a live match', () => {
  const instante = '2026-03-01T11:00:00.000Z';
  const undo = { instante, tipo: 'anular', paso_id: 'viejo' };

  it('that undoes another has the id of the correction, also in an older log', () => {
    const old = { ...undo, id: 'corrige-nuevo' };
    const read = { ...old, sustituto_id: 'nuevo' };
    for (const step of [old, read]) expect(stepSchema.parse(step)).toEqual(read);
    const doc = { partido_id: 'p', version: 1, jugadores: {}, actualizado: instante };
    expect(liveMatchDocSchema.parse({ ...doc, pasos: [old] }).pasos).toEqual([read]);
  });

  it('that only undoes or redoes has no correction', () => {
    const redo = { id: 'corrige-x', instante, tipo: 'rehacer', paso_id: 'y' };
    for (const step of [redo, { ...undo, id: 'a' }]) expect(stepSchema.parse(step)).toEqual(step);
    expect(stepSchema.safeParse({ ...redo, sustituto_id: 'x' }).success).toBe(false);
  });

  it.each(['2026-11-14T17:30:00', '2026-11-14T17:30:00+01:00', '2026-02-30T17:30:00Z'])(
    'has an instant in UTC, not %s',
    (wrong) => {
      expect(stepSchema.safeParse({ ...undo, id: 'a', instante: wrong }).success).toBe(false);
    },
  );

  it.each(EVENTO_KINDS)('for a card accepts only kinds of cards: %s', (evento) => {
    const cardStep = { id: 'a', instante, tipo: 'tarjeta', evento };
    expect(stepSchema.safeParse(cardStep).success).toBe(EVENTOS[evento].paso === 'tarjeta');
  });
});

it('the push endpoint of a device is normalised, and has at most 1,000 characters then', () => {
  const body = { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) }, temas: ['goles'] };
  const [endpoint, href] = [
    'https://FCM.googleapis.com:443/x/../ñ b',
    'https://fcm.googleapis.com/%C3%B1%20b',
  ];
  expect(subscribeSchema.parse({ ...body, endpoint }).endpoint).toBe(href);
  expect(unsubscribeSchema.parse({ endpoint }).endpoint).toBe(href);
  const long = `https://fcm.googleapis.com/${'ñ'.repeat(200)}`;
  expect(unsubscribeSchema.safeParse({ endpoint: long }).success).toBe(false);
});
