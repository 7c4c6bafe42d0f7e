import { type LiveEvento, type Step, stepSchema, perRow } from '@club/shared';
import { describe, expect, it } from 'vitest';
import { eventoText, impossibleText, createNameLookup, stepText } from './step-text';
import { type Notebook, createNotebook } from './notebook';
import { type SendingState, summarizeSending } from './sending-state';
import { buildPartido } from '../../../shared/src/testing/partido-builder';

const at = (clock: string) => `2026-03-01T${clock}:00.000Z`;
/** A step as sent by a device. */
const step = (id: string, clock: string, fields: object): Step =>
  stepSchema.parse({ id, instante: at(clock), ...fields });

const jugador = (jugador_id: string, nombre_con_inicial: string) => ({
  jugador_id,
  nombre_con_inicial,
  dorsal: 7,
  fila: 'defensas' as const,
});
const toName = createNameLookup([
  jugador('nico', 'Nico A.'),
  jugador('iker', 'Iker B.'),
  jugador('luis', 'Luis C.'),
]);

const START = step('c', '11:00', { tipo: 'comienzo' });
const ALINEACION = step('a', '10:50', {
  tipo: 'alineacion',
  filas: { ...perRow(() => []), delanteros: ['nico'], suplentes: ['iker', 'luis'] },
});

describe('an event in one line', () => {
  it.each<[Pick<LiveEvento, 'evento'> & Partial<LiveEvento>, string]>([
    [{ evento: 'gol anotado', autor_id: 'pau' }, 'Gol de otro jugador'],
    [{ evento: 'gol anotado', asistente_id: 'iker' }, 'Gol sin autor'],
    [{ evento: 'gol anotado', propia_puerta: true }, 'Gol en propia puerta'],
    [{ evento: 'gol encajado', propia_puerta: true }, 'Gol encajado en propia puerta'],
    [{ evento: 'tarjeta amarilla' }, 'Tarjeta amarilla'],
    [{ evento: 'cambio', entra_id: 'iker' }, 'Cambio'],
    [{ evento: 'cambio', sale_id: 'nico' }, 'Cambio'],
  ])('%o', (fields, text) => {
    const evento = { paso_id: 'e', instante: at('11:00'), mitad: 'primera_parte' as const };
    expect(eventoText({ ...evento, ...fields }, toName)).toBe(text);
  });
});

it.each([
  [1, 'Un cambio no encaja con la alineación y no saldrá en la ficha.'],
  [2, '2 cambios no encajan con la alineación y no saldrán en la ficha.'],
])('%i impossible substitutions are reported in one sentence', (count, text) => {
  expect(impossibleText(count)).toBe(text);
});

describe('the text of a step', () => {
  const LOG = [ALINEACION, START];

  it.each([
    [START, 'Comienzo del partido'],
    [ALINEACION, 'Alineación'],
    [step('d', '11:45', { tipo: 'descanso' }), 'Descanso'],
    [
      step('k', '13:31', { tipo: 'lanzamiento', lado: 'rival', gol: false }),
      'Penalti del rival, fallado',
    ],
    [step('k', '13:32', { tipo: 'lanzamiento', lado: 'club', gol: true }), 'Penalti nuestro, gol'],
    [
      step('k', '13:33', { tipo: 'lanzamiento', lado: 'club', gol: true, autor_id: 'nico' }),
      'Penalti de Nico A., gol',
    ],
    [step('m', '12:47', { tipo: 'mvp', jugador_id: 'nico' }), 'MVP: Nico A.'],
    [step('m', '12:47', { tipo: 'mvp', jugador_id: null }), 'Sin MVP'],
    [
      step('g', '11:22', { tipo: 'gol_anotado', autor_id: 'nico', asistente_id: 'iker' }),
      'Gol de Nico A. (asistencia de Iker B.), min. 23',
    ],
    [step('g', '11:47', { tipo: 'gol_anotado' }), 'Gol sin autor, min. 45+3'],
    [step('e', '11:00', { tipo: 'gol_encajado' }), 'Gol encajado, min. 1'],
    // A substitution that contradicts the line-up still has its text.
    [
      step('x', '11:30', { tipo: 'cambio', entra_id: 'nico', sale_id: 'iker' }),
      'Cambio: Nico A. por Iker B., min. 31',
    ],
  ])('is the same before and after the step is added to the log: %o', (loggedStep, text) => {
    expect(stepText(loggedStep, LOG, toName)).toBe(text);
    expect(stepText(loggedStep, [...LOG, loggedStep], toName)).toBe(text);
  });

  it('has no minute before kick-off', () => {
    const gol = step('g', '10:55', { tipo: 'gol_anotado', autor_id: 'nico' });
    expect(stepText(gol, [gol], toName)).toBe('Gol de Nico A.');
  });

  it('has the minute of the half in which it was noted, if the step names no half', () => {
    const gol = step('g', '11:22', { tipo: 'gol_anotado', autor_id: 'nico' });
    const second = step('s', '12:00', { tipo: 'segunda_parte' });
    expect(stepText(gol, [START, gol, second], toName)).toBe('Gol de Nico A., min. 23');
  });

  it('is «Apunte» for a step without an event, such as a second sending-off of one player', () => {
    const red = (id: string, clock: string) =>
      step(id, clock, { tipo: 'tarjeta', evento: 'tarjeta roja', autor_id: 'luis' });
    const first = red('r1', '11:10');
    const second = red('r2', '11:11');
    const log = [START, first, second];
    expect(stepText(first, log, toName)).toBe('Tarjeta roja de Luis C., min. 11');
    expect(stepText(second, log, toName)).toBe('Apunte');
  });
});

describe('the text of an undo or redo step', () => {
  const GOAL = step('g', '11:22', { tipo: 'gol_anotado', autor_id: 'nico' });
  const OTHER = step('o', '11:30', { tipo: 'gol_encajado' });
  const UNDO = step('n', '11:40', { tipo: 'anular', paso_id: 'g' });
  const REDO = step('r', '11:41', { tipo: 'rehacer', paso_id: 'g' });
  const LOG = [START, OTHER, GOAL, UNDO];

  it('names the step it refers to', () => {
    expect(stepText(UNDO, LOG, toName)).toBe('Deshacer: Gol de Nico A., min. 23');
    expect(stepText(REDO, [...LOG, REDO], toName)).toBe('Rehacer: Gol de Nico A., min. 23');
  });

  it('is «Apunte» for an unknown step', () => {
    expect(stepText(UNDO, [START, OTHER, UNDO], toName)).toBe('Deshacer: Apunte');
    const back = step('z', '11:42', { tipo: 'rehacer', paso_id: 'n' });
    expect(stepText(back, [...LOG, back], toName)).toBe('Rehacer: Apunte');
  });
});

const PARTIDO = buildPartido();
const GOAL = { id: 'g', instante: PARTIDO.fecha_date, tipo: 'gol_anotado' } as const;
const EMPTY = createNotebook(PARTIDO, [], () => 'generacion');
const PENDING: Notebook = { ...EMPTY, pasos: [GOAL] };
const SENT: Notebook = {
  ...PENDING,
  servidor: { version: 1, actualizado: PARTIDO.fecha_date, pasos: [GOAL] },
};
const CLOSING: Notebook = { ...SENT, cierre: {} };

describe('the sync status text', () => {
  it.each<[string, Notebook, SendingState['kind'], boolean, boolean, string]>([
    // Columns: case, notebook, result of the last exchange, whether the server has confirmed it, whether online, text.
    ['confirmed by the server', SENT, 'up-to-date', true, true, 'Todo enviado'],
    ['nothing noted', EMPTY, 'up-to-date', false, true, 'Todo enviado'],
    ['not checked since the page was opened', SENT, 'up-to-date', false, true, 'Comprobando…'],
    ['an unsent step', PENDING, 'up-to-date', true, true, '1 apunte por enviar'],
    ['an unsaved sheet', CLOSING, 'up-to-date', true, true, 'la ficha, por guardar'],
    ['discarded by another phone', SENT, 'discarded-elsewhere', true, true, 'Hay que decidir'],
    ['finished by another phone', SENT, 'ended-elsewhere', true, true, 'Hay que decidir'],
    ['offline, everything sent', SENT, 'up-to-date', false, false, 'Sin cobertura: todo enviado'],
    ['no answer, all sent', SENT, 'offline', false, true, 'Sin cobertura: todo enviado'],
    ['offline', PENDING, 'up-to-date', true, false, 'Sin cobertura: 1 apunte por enviar'],
    ['busy, everything sent', SENT, 'server-busy', false, true, 'El servidor no responde'],
    ['busy', PENDING, 'server-busy', true, true, 'El servidor no responde: 1 apunte por enviar'],
    ['logged out', PENDING, 'logged-out', true, true, 'Sesión caducada: 1 apunte por enviar'],
    ['refused', PENDING, 'refused', true, true, 'No aceptado: 1 apunte por enviar'],
    ['refused, but nothing left', SENT, 'refused', true, true, 'Todo enviado'],
  ])('%s', (_name, notebook, kind, isChecked, isOnline, text) => {
    const sending = { kind } as SendingState;
    expect(summarizeSending({ notebook, sending, isChecked, openDoubts: [] }, isOnline)).toEqual({
      text,
      isAllSent: text === 'Todo enviado',
    });
  });

  it('asks for a decision while steps of two phones conflict', () => {
    const doubt = { key: 'g|h', myStep: GOAL, theirStep: GOAL, canBeTwo: true };
    const sending = { kind: 'up-to-date' } as const;
    const state = { notebook: PENDING, sending, isChecked: true, openDoubts: [doubt] };
    expect(summarizeSending(state, true).text).toBe('Hay que decidir');
  });
});
