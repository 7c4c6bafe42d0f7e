import { describe, expect, it } from 'vitest';
import { refusedFields } from '../testing/refused-fields';
import { updatePartidoSchema } from '../records/partido';
import { EVENTO_KINDS } from '../eventos/table';
import { ROWS, FORMS } from '../vocabulary';

const jugador = { jugador_id: 'j1' };
const resumen = {
  ...jugador,
  nombre: 'Marcos',
  nombre_con_inicial: 'Marcos L.',
  dorsal: 8,
  img_perfil: { disponible: true, extension: 'jpg' },
};
const evento = (fields: object) => ({
  detalles: { primera_parte: [{ evento: 'gol anotado', ...fields }] },
});
const EVENTO = 'detalles.primera_parte.0';

describe('sheet in a body', () => {
  it('fills in missing rows and halves as empty', () => {
    expect(updatePartidoSchema.parse({ alineacion: { portero: [jugador] }, detalles: {} })).toEqual(
      {
        alineacion: {
          delanteros: [],
          mediocentros: [],
          defensas: [],
          portero: [jugador],
          suplentes: [],
        },
        detalles: { primera_parte: [], segunda_parte: [] },
      },
    );
  });

  it.each(EVENTO_KINDS)('accepts the event «%s» in either half', (tipo) => {
    const half = [{ evento: tipo }];
    const detalles = { primera_parte: half, segunda_parte: half };
    expect(refusedFields(updatePartidoSchema, { detalles })).toEqual([]);
  });

  it.each(FORMS)('accepts a goal with %s', (forma) => {
    const body = evento({ autor: { ...jugador, forma } });
    expect(refusedFields(updatePartidoSchema, body)).toEqual([]);
  });

  it.each(ROWS)('accepts a player among %s', (fila) => {
    const body = { alineacion: { [fila]: [jugador] } };
    expect(refusedFields(updatePartidoSchema, body)).toEqual([]);
  });

  const accepted: readonly [string, object][] = [
    ['a player’s whole summary, as a stored sheet has it', { alineacion: { portero: [resumen] } }],
    ['the MVP’s whole summary', { mvp: resumen }],
    ['no MVP', { mvp: null }],
    ['an editor’s local id', evento({ id: 0 })],
    ['author and assistant as null', evento({ autor: null, asistente: null })],
    ['minute 0', evento({ minuto: 0 })],
    ['minute 130', evento({ minuto: 130 })],
    ['a minute with added time', evento({ minuto: 45, anadido: 30 })],
    ['no minute', evento({ minuto: null, anadido: null })],
    ['an own goal', evento({ propia_puerta: true })],
  ];
  it.each(accepted)('accepts %s', (_name, body) => {
    expect(refusedFields(updatePartidoSchema, body)).toEqual([]);
  });

  it.each([
    ['an unknown event kind', `${EVENTO}.evento`, evento({ evento: 'gol' })],
    ['an event kind in capitals', `${EVENTO}.evento`, evento({ evento: 'Gol anotado' })],
    ['no event kind', `${EVENTO}.evento`, { detalles: { primera_parte: [{}] } }],
    [
      'an unknown forma',
      `${EVENTO}.autor.forma`,
      evento({ autor: { ...jugador, forma: 'pecho' } }),
    ],
    ['forma next to the author', `${EVENTO}.forma`, evento({ autor: jugador, forma: 'cabeza' })],
    ['an author without id', `${EVENTO}.autor.jugador_id`, evento({ autor: { nombre: 'Marcos' } })],
    ['an author by name', `${EVENTO}.autor`, evento({ autor: 'Marcos' })],
    ['minute −1', `${EVENTO}.minuto`, evento({ minuto: -1 })],
    ['minute 151', `${EVENTO}.minuto`, evento({ minuto: 151 })],
    ['half a minute', `${EVENTO}.minuto`, evento({ minuto: 4.5 })],
    ['added time of zero', `${EVENTO}.anadido`, evento({ anadido: 0 })],
    ['31 minutes of added time', `${EVENTO}.anadido`, evento({ anadido: 31 })],
    ['an own goal as text', `${EVENTO}.propia_puerta`, evento({ propia_puerta: 'sí' })],
    ['an unknown field of an event', `${EVENTO}.tarjeta`, evento({ tarjeta: 'roja' })],
    ['a third half', 'detalles.prorroga', { detalles: { prorroga: [] } }],
    ['an unknown row', 'alineacion.banquillo', { alineacion: { banquillo: [] } }],
    ['a player as an id', 'alineacion.portero.0', { alineacion: { portero: ['j1'] } }],
    ['a keeper who is not a list', 'alineacion.portero', { alineacion: { portero: jugador } }],
    [
      '61 players in a row',
      'alineacion.suplentes',
      { alineacion: { suplentes: Array(61).fill(jugador) } },
    ],
    [
      'forma in a line-up',
      'alineacion.portero.0.forma',
      { alineacion: { portero: [{ ...jugador, forma: 'falta' }] } },
    ],
    [
      '201 events in a half',
      'detalles.primera_parte',
      { detalles: { primera_parte: Array(201).fill({ evento: 'gol anotado' }) } },
    ],
    ['a line-up that is null', 'alineacion', { alineacion: null }],
    ['events that are null', 'detalles', { detalles: null }],
    ['an MVP as an id', 'mvp', { mvp: 'j1' }],
    ['the score', 'goles_anotados', { detalles: {}, goles_anotados: 1 }],
  ])('is refused with %s, and names %s', (_name, field, body) => {
    expect(refusedFields(updatePartidoSchema, body)).toEqual([field]);
  });
});
