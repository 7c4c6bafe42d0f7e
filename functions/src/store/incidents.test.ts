import { describe, expect, it } from 'vitest';
import {
  type Partido,
  type LiveMatchDoc,
  type Step,
  stepSchema,
  type Evento,
  withActa,
  withoutActa,
} from '@club/shared';
import {
  type PartidoChange,
  type Incident,
  incidentsOfNoticia,
  incidentsOfPartido,
  notificationText,
} from './incidents';
import { buildPartido, buildSummary } from '../../../shared/src/testing/partido-builder';

const NOW = new Date('2026-11-14T17:40:00.000Z');
const CLUB = { nombre: 'Encina', zona_horaria: 'Europe/Madrid' } as const;
const RIVAL = { nombre_equipo: 'Soto' } as const;
const PARTIDO = buildPartido({ ...RIVAL, estado: 'en_juego' });
const UNPLAYED = buildPartido(RIVAL);
const ANA = buildSummary('ana', { nombre: 'Ana', nombre_con_inicial: 'Ana P.' });

const step = (id: string, tipo: string, minute = 0, rest: object = {}): Step =>
  stepSchema.parse({
    id,
    tipo,
    instante: new Date(Date.parse('2026-11-14T17:00:30.000Z') + minute * 60_000).toISOString(),
    ...rest,
  });

/** A live log, `undefined` if it has no steps. */
const log = (steps: readonly Step[]): LiveMatchDoc | undefined =>
  steps.length === 0
    ? undefined
    : {
        partido_id: PARTIDO._id,
        version: steps.length,
        pasos: [...steps],
        jugadores: { ana: ANA },
        actualizado: NOW.toISOString(),
      };

/** What a change of a match announces: the texts, or the kind of a withdrawal, which has none. */
function listIncidentTexts(
  before: Partido | undefined,
  after: Partido | undefined,
  directo: PartidoChange['directo'] = { before: undefined, after: undefined },
  now = NOW,
): string[] {
  return incidentsOfPartido({ before, after, directo }, now).map((incident: Incident) => {
    if (incident.clase === 'final-retirado' || incident.clase === 'noticia-retirada')
      return incident.clase;
    const { titulo, cuerpo } = notificationText(incident, CLUB, now);
    return `${titulo}: ${cuerpo}`;
  });
}

const START = step('inicio', 'comienzo');
const OURS = step('g1', 'gol_anotado', 11, { autor_id: 'ana' });
const THEIRS = step('g2', 'gol_encajado', 20);
const END = step('f', 'final', 140);
const undo = (id: string, paso_id: string, rest: object = {}) =>
  step(id, 'anular', 30, { paso_id, ...rest });
/** Steps that replace a goal. */
const correct = (undoId: string, paso_id: string, sustituto_id: string, tipo = 'gol_anotado') => [
  undo(undoId, paso_id, { sustituto_id }),
  step(sustituto_id, tipo, 11),
];
const ONE = [START, OURS];
const LEVEL = [START, OURS, THEIRS];
const CORRECTED = [...ONE, ...correct('a', 'g1', 'g1b')];
const CORRECTED_AGAIN = [...CORRECTED, ...correct('b', 'g1b', 'g1c')];
const SHOOT_OUT = [
  step('p', 'tanda', 130),
  step('k', 'lanzamiento', 131, { lado: 'club', gol: true }),
];

describe('a change of a live log announces (regla 79)', () => {
  it.each<[string, readonly Step[], readonly Step[], readonly string[]]>([
    ['our goal', [], ONE, ['¡Gol del Encina!: Encina 1–0 Soto · min. 12 · Ana P.']],
    ['their goal', ONE, LEVEL, ['Gol del Soto: Encina 1–1 Soto · min. 21']],
    [
      'goals that a phone sends together in playing order',
      [START],
      [START, THEIRS, OURS],
      [
        '¡Gol del Encina!: Encina 1–0 Soto · min. 12 · Ana P.',
        'Gol del Soto: Encina 1–1 Soto · min. 21',
      ],
    ],
    [
      'a goal that arrives late with the current score',
      [START, THEIRS],
      [START, THEIRS, OURS],
      ['¡Gol del Encina!: Encina 1–1 Soto · min. 12 · Ana P.'],
    ],
    [
      'no other steps',
      [START],
      [
        START,
        step('t1', 'tarjeta', 3, { evento: 'tarjeta amarilla', autor_id: 'ana' }),
        step('d', 'descanso', 46),
      ],
      [],
    ],
    ['a withdrawn goal', LEVEL, [...LEVEL, undo('a', 'g1')], ['Gol anulado: Encina 0–1 Soto']],
    ['no corrected goal', ONE, CORRECTED, []],
    ['no goal that is corrected again', CORRECTED, CORRECTED_AGAIN, []],
    ['no goal that is corrected twice at once', ONE, CORRECTED_AGAIN, []],
    [
      'a goal that turns out to be the rival’s as a new one',
      ONE,
      [...ONE, ...correct('a', 'g1', 'g9', 'gol_encajado')],
      ['Gol anulado: Encina 0–1 Soto', 'Gol del Soto: Encina 0–1 Soto · min. 12'],
    ],
    ['the end', ONE, [...ONE, END], ['Final del partido: Encina 1–0 Soto']],
    ['that the end was undone', [...ONE, END], [...ONE, END, undo('a', 'f')], ['final-retirado']],
    [
      'who won the shoot-out',
      LEVEL,
      [...LEVEL, ...SHOOT_OUT, END],
      ['Final del partido: Encina 1-1 (1-0 p.) Soto\nPasa Encina'],
    ],
  ])('%s', (_what, before, after, expected) => {
    const directo = { before: log(before), after: log(after) };
    expect(listIncidentTexts(PARTIDO, PARTIDO, directo)).toEqual(expected);
  });

  it('which goal is withdrawn, also when the whole log is discarded', () => {
    const directo = { before: log(ONE), after: undefined };
    expect(listIncidentTexts(PARTIDO, UNPLAYED, directo)).toEqual(['Gol anulado: Encina 0–0 Soto']);
    const [withdrawn] = incidentsOfPartido({ before: PARTIDO, after: PARTIDO, directo }, NOW);
    expect(withdrawn).toMatchObject({
      retirados: [{ clave: 'g1-goles_anotados', lado: 'goles_anotados' }],
    });
  });

  it('the score with the home side first', () => {
    const away = { ...PARTIDO, local: false };
    const directo = { before: undefined, after: log([START, THEIRS]) };
    expect(listIncidentTexts(away, away, directo)).toEqual([
      'Gol del Soto: Soto 1–0 Encina · min. 21',
    ]);
  });
});

describe('a sheet announces (regla 79)', () => {
  const GOAL: Evento = { evento: 'gol anotado', autor: ANA, minuto: 12 };
  const CONCEDED: Evento = { evento: 'gol encajado' };
  const played = (eventos: Evento[], fields: Partial<Partido> = {}): Partido => ({
    ...withActa(PARTIDO, {
      alineacion: PARTIDO.alineacion,
      detalles: { primera_parte: eventos, segunda_parte: [] },
      mvp: null,
    }),
    ...fields,
  });
  const WON = played([GOAL, GOAL, CONCEDED]);
  const AWARDED = played([], { incomparecencia: 'rival', goles_anotados: 3, goles_encajados: 0 });

  it.each<[string, Partido, Partido, readonly string[]]>([
    ['the end, and no goal', UNPLAYED, WON, ['Final del partido: Encina 2–1 Soto']],
    [
      'who won the shoot-out',
      UNPLAYED,
      played([GOAL, CONCEDED], { tanda: { anotados: 1, encajados: 0 } }),
      ['Final del partido: Encina 1-1 (1-0 p.) Soto\nPasa Encina'],
    ],
    [
      'the result of a walkover, not its end',
      UNPLAYED,
      AWARDED,
      ['Resultado: Encina 3–0 Soto\nIncomparecencia de Soto'],
    ],
    ['nothing when it is corrected', played([GOAL]), WON, []],
    ['nothing when it is annulled', WON, withoutActa(WON), []],
    ['nothing when the match is moved', WON, { ...WON, fecha_date: '2026-11-30T17:00:00Z' }, []],
  ])('%s', (_what, before, after, expected) => {
    expect(listIncidentTexts(before, after)).toEqual(expected);
  });

  it('the end of a live match once, and the result if it is saved on another day', () => {
    const directo = { before: log(ONE), after: undefined };
    expect(listIncidentTexts(PARTIDO, WON, directo)).toEqual([
      'Final del partido: Encina 2–1 Soto',
    ]);
    const later = new Date('2026-11-16T09:00:00.000Z');
    expect(listIncidentTexts(UNPLAYED, WON, undefined, later)).toEqual([
      'Resultado: Encina 2–1 Soto',
    ]);
  });
});

describe('a change of a match announces (regla 79)', () => {
  const COMING = buildPartido({ ...RIVAL, fecha_date: '2026-11-21T17:00:00.000Z' });
  const POSTPONED = { ...COMING, estado: 'aplazado' } as const;
  const PAST = buildPartido({ fecha_date: '2026-11-01T17:00:00.000Z' });
  const AT_HALF_PAST = { fecha_date: '2026-11-21T18:30:00.000Z', hora_str: '19:30' };
  const SUNDAY = { fecha_date: '2026-11-22T17:00:00.000Z', fecha_str: '22-11-2026' };

  it.each<[string, Partido, Partial<Partido>, string | undefined]>([
    [
      'another time',
      COMING,
      { ...AT_HALF_PAST, fecha_str: COMING.fecha_str },
      'Cambio de hora: Encina – Soto\nsábado, 21 de noviembre, 19:30, El Encinar',
    ],
    [
      'another day',
      COMING,
      { ...SUNDAY, hora_str: '18:00' },
      'Cambio de fecha: Encina – Soto\ndomingo, 22 de noviembre, 18:00, El Encinar',
    ],
    [
      'another ground',
      COMING,
      { campo_id: 'campo-2', nombre_campo: 'La Vega' },
      'Cambio de campo: Encina – Soto\nsábado, 21 de noviembre, 18:00, La Vega',
    ],
    ['a postponement', COMING, { estado: 'aplazado' }, 'Partido aplazado: Encina – Soto'],
    ['a suspension', COMING, { estado: 'suspendido' }, 'Partido suspendido: Encina – Soto'],
    ['a cancellation', COMING, { estado: 'cancelado' }, 'Partido cancelado: Encina – Soto'],
    [
      'that it takes place after all',
      POSTPONED,
      { estado: 'programado' },
      'El partido se juega: Encina – Soto\nsábado, 21 de noviembre, 18:00, El Encinar',
    ],
    ['not its start', COMING, { estado: 'en_juego' }, undefined],
    ['not another name of its ground', COMING, { nombre_campo: 'El Encinar Viejo' }, undefined],
    [
      'not another competition',
      COMING,
      { competicion_id: 'otra', nombre_competicion: 'Copa' },
      undefined,
    ],
    [
      'not a date that has passed, like the one before',
      PAST,
      { fecha_date: '2026-11-02T17:00:00.000Z' },
      undefined,
    ],
  ])('%s', (_what, before, fields, expected) => {
    expect(listIncidentTexts(before, { ...before, ...fields })).toEqual(
      expected === undefined ? [] : [expected],
    );
  });

  it('nothing if it is created or deleted', () => {
    expect([
      ...listIncidentTexts(undefined, PARTIDO),
      ...listIncidentTexts(PARTIDO, undefined),
    ]).toEqual([]);
  });
});

describe('news', () => {
  const NOTICIA = {
    _id: 'n1',
    titulo: 'Cena de Navidad',
    contenido: 'El viernes,\n\n en el bar.',
    media: [],
    fecha_date: NOW.toISOString(),
    fecha_str: '14-11-2026',
  };

  it('are announced when published, not when changed', () => {
    const [incident, ...others] = incidentsOfNoticia({ before: undefined, after: NOTICIA });
    expect(others).toEqual([]);
    expect(incident?.clase === 'noticia' && notificationText(incident, CLUB, NOW)).toEqual({
      tag: 'noticia-n1',
      url: '/noticias/n1',
      titulo: 'Cena de Navidad',
      cuerpo: 'El viernes, en el bar.',
    });
    expect(incidentsOfNoticia({ before: NOTICIA, after: { ...NOTICIA, titulo: 'Otra' } })).toEqual(
      [],
    );
    expect(incidentsOfNoticia({ before: NOTICIA, after: undefined })).toMatchObject([
      { clase: 'noticia-retirada' },
    ]);
  });
});
