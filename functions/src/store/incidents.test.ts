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
import { notificationText } from './notification-text';
import {
  type PartidoChange,
  type Incident,
  incidentsOfNoticia,
  incidentsOfPartido,
} from './incidents';
import { buildPartido, buildSummary } from '../../../shared/src/testing/partido-builder';

const NOW = new Date('2026-11-14T17:40:00.000Z');
const CLUB = { nombre: 'CD Encina', zona_horaria: 'Europe/Madrid' } as const;
const PARTIDO = buildPartido({ estado: 'en_juego' });
const NOTHING = { antes: undefined, despues: undefined };
const ANA = buildSummary('ana', { nombre: 'Ana', nombre_con_inicial: 'Ana P.' });

const step = (id: string, tipo: string, minute = 0, rest: object = {}): Step =>
  stepSchema.parse({
    id,
    tipo,
    instante: new Date(Date.parse('2026-11-14T17:00:30.000Z') + minute * 60_000).toISOString(),
    ...rest,
  });
const START = step('inicio', 'comienzo');
const log = (...pasos: Step[]): LiveMatchDoc => ({
  partido_id: PARTIDO._id,
  version: pasos.length,
  pasos,
  jugadores: { ana: ANA },
  actualizado: NOW.toISOString(),
});
const THEIRS = step('g2', 'gol_encajado', 20);
const OURS = step('g1', 'gol_anotado', 11, { autor_id: 'ana' });

/** What a change of a match announces: the texts, or the kind of a withdrawal, which has none. */
function textsOf(cambio: Partial<PartidoChange>, now = NOW): string[] {
  const change = { antes: PARTIDO, despues: PARTIDO, directo: NOTHING, ...cambio };
  return incidentsOfPartido(change, now).map((incident: Incident) => {
    if (incident.clase === 'final-retirado' || incident.clase === 'noticia-retirada')
      return incident.clase;
    const { titulo, cuerpo } = notificationText(incident, CLUB, now);
    return `${titulo}: ${cuerpo}`;
  });
}
const textsOfLog = (antes: LiveMatchDoc | undefined, despues: LiveMatchDoc | undefined) =>
  textsOf({ directo: { antes, despues } });

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

describe('goals of a live log (regla 79)', () => {
  it('have the score after them, and our scorer', () => {
    expect(textsOfLog(undefined, log(START, OURS))).toEqual([
      '¡Gol del CD Encina!: CD Encina 1–0 Atlético Robledal · min. 12 · Ana P.',
    ]);
    expect(textsOfLog(log(START, OURS), log(START, OURS, THEIRS))).toEqual([
      'Gol del Atlético Robledal: CD Encina 1–1 Atlético Robledal · min. 21',
    ]);
  });

  it('are announced in playing order if a phone sends several together', () => {
    expect(textsOfLog(log(START), log(START, THEIRS, OURS))).toEqual([
      '¡Gol del CD Encina!: CD Encina 1–0 Atlético Robledal · min. 12 · Ana P.',
      'Gol del Atlético Robledal: CD Encina 1–1 Atlético Robledal · min. 21',
    ]);
  });

  it('have the current score if they arrive late', () => {
    expect(textsOfLog(log(START, THEIRS), log(START, THEIRS, OURS))).toEqual([
      '¡Gol del CD Encina!: CD Encina 1–1 Atlético Robledal · min. 12 · Ana P.',
    ]);
  });

  it('are the only steps with a notification', () => {
    const card = step('t1', 'tarjeta', 3, { evento: 'tarjeta amarilla', autor_id: 'ana' });
    expect(textsOfLog(log(START), log(START, card, step('d', 'descanso', 46)))).toEqual([]);
  });

  it('have the home side first', () => {
    const fuera = { ...PARTIDO, local: false };
    const directo = { antes: undefined, despues: log(START, THEIRS) };
    expect(textsOf({ antes: fuera, despues: fuera, directo })).toEqual([
      'Gol del Atlético Robledal: Atlético Robledal 1–0 CD Encina · min. 21',
    ]);
  });
});

describe('withdrawals of a goal or an end', () => {
  const undo = (id: string, paso_id: string, rest: object = {}) =>
    step(id, 'anular', 30, { paso_id, ...rest });
  const corrected = (
    id: string,
    paso_id: string,
    sustituto_id: string,
    tipo: 'gol_anotado' | 'gol_encajado',
  ) => [undo(id, paso_id, { sustituto_id }), step(sustituto_id, tipo, 11)];

  it('announce the remaining score, and say which goal is withdrawn', () => {
    const before = log(START, OURS, THEIRS);
    const cambio = { directo: { antes: before, despues: log(...before.pasos, undo('a', 'g1')) } };
    expect(incidentsOfPartido({ antes: PARTIDO, despues: PARTIDO, ...cambio }, NOW)).toMatchObject([
      { clase: 'anulado', retirados: [{ clave: 'g1-goles_anotados', lado: 'goles_anotados' }] },
    ]);
    expect(textsOf(cambio)).toEqual(['Gol anulado: CD Encina 0–1 Atlético Robledal']);
  });

  it('do not happen for a goal that is corrected, even twice', () => {
    const steps = [START, OURS];
    const first = [...steps, ...corrected('a', 'g1', 'g1b', 'gol_anotado')];
    const second = [...first, ...corrected('b', 'g1b', 'g1c', 'gol_anotado')];
    expect(textsOfLog(log(...steps), log(...first))).toEqual([]);
    expect(textsOfLog(log(...first), log(...second))).toEqual([]);
    expect(textsOfLog(log(...steps), log(...second))).toEqual([]);
  });

  it('happen if a goal turns out to be the rival’s, which is announced as a new one', () => {
    const before = [START, OURS];
    const after = [...before, ...corrected('a', 'g1', 'g9', 'gol_encajado')];
    expect(textsOfLog(log(...before), log(...after))).toEqual([
      'Gol anulado: CD Encina 0–1 Atlético Robledal',
      'Gol del Atlético Robledal: CD Encina 0–1 Atlético Robledal · min. 12',
    ]);
  });

  it('happen if the whole log is discarded', () => {
    const directo = { antes: log(START, OURS), despues: undefined };
    expect(textsOf({ despues: { ...PARTIDO, estado: 'programado' }, directo })).toEqual([
      'Gol anulado: CD Encina 0–0 Atlético Robledal',
    ]);
  });

  it('happen if the end of a match is undone', () => {
    const final = log(START, OURS, step('f', 'final', 100));
    expect(textsOfLog(log(START, OURS), final)).toEqual([
      'Final del partido: CD Encina 1–0 Atlético Robledal',
    ]);
    expect(textsOfLog(final, log(...final.pasos, undo('a', 'f')))).toEqual(['final-retirado']);
  });
});

describe('a sheet (regla 79)', () => {
  const UNPLAYED = buildPartido();

  it('that ends a match announces the end and no goal, with or without a live log', () => {
    const end = ['Final del partido: CD Encina 2–1 Atlético Robledal'];
    const despues = played([GOAL, GOAL, CONCEDED]);
    expect(textsOf({ antes: UNPLAYED, despues })).toEqual(end);
    const directo = { antes: log(START, OURS), despues: undefined };
    expect(textsOf({ despues, directo })).toEqual(end);
  });

  it('that is saved on another day than the match announces the result, not its end', () => {
    expect(
      textsOf({ antes: UNPLAYED, despues: played([GOAL]) }, new Date('2026-11-16T09:00:00.000Z')),
    ).toEqual(['Resultado: CD Encina 1–0 Atlético Robledal']);
  });

  it('with a shoot-out announces who went through, as does the end of a live log', () => {
    const said = 'Final del partido: CD Encina 1-1 (1-0 p.) Atlético Robledal\nPasa CD Encina';
    const despues = played([GOAL, CONCEDED], { tanda: { anotados: 1, encajados: 0 } });
    expect(textsOf({ antes: UNPLAYED, despues })).toEqual([said]);
    const shootOut = log(
      ...[START, OURS, THEIRS, step('p', 'tanda', 130), step('f', 'final', 140)],
      step('k', 'lanzamiento', 131, { lado: 'club', gol: true }),
    );
    expect(textsOfLog(log(START, OURS, THEIRS), shootOut)).toEqual([said]);
  });

  it('of a walkover announces the result, not the end of the match', () => {
    const fields = { incomparecencia: 'rival', goles_anotados: 3, goles_encajados: 0 } as const;
    expect(textsOf({ antes: UNPLAYED, despues: played([], fields) })).toEqual([
      'Resultado: CD Encina 3–0 Atlético Robledal\nIncomparecencia de Atlético Robledal',
    ]);
  });

  it('that is corrected or annulled announces nothing', () => {
    expect(textsOf({ antes: played([GOAL]), despues: played([GOAL, GOAL, CONCEDED]) })).toEqual([]);
    expect(textsOf({ antes: played([GOAL]), despues: withoutActa(played([GOAL])) })).toEqual([]);
  });
});

describe('changes of date, ground and state (regla 79)', () => {
  const COMING = buildPartido({ fecha_date: '2026-11-21T17:00:00.000Z' });
  const moved = (fields: Partial<Partido>, antes = COMING) =>
    textsOf({ antes, despues: buildPartido({ ...antes, ...fields }) });

  it.each<[Partial<Partido>, string]>([
    [
      { fecha_date: '2026-11-21T18:30:00.000Z', fecha_str: '21-11-2026', hora_str: '19:30' },
      'Cambio de hora: CD Encina – Atlético Robledal\nsábado, 21 de noviembre, 19:30, El Encinar',
    ],
    [
      { fecha_date: '2026-11-22T17:00:00.000Z', fecha_str: '22-11-2026', hora_str: '18:00' },
      'Cambio de fecha: CD Encina – Atlético Robledal\ndomingo, 22 de noviembre, 18:00, El Encinar',
    ],
    [
      { campo_id: 'campo-2', nombre_campo: 'La Vega' },
      'Cambio de campo: CD Encina – Atlético Robledal\nsábado, 21 de noviembre, 18:00, La Vega',
    ],
    [{ estado: 'aplazado' }, 'Partido aplazado: CD Encina – Atlético Robledal'],
    [{ estado: 'suspendido' }, 'Partido suspendido: CD Encina – Atlético Robledal'],
    [{ estado: 'cancelado' }, 'Partido cancelado: CD Encina – Atlético Robledal'],
  ])('%j', (fields, expected) => {
    expect(moved(fields)).toEqual([expected]);
  });

  it('announce a postponed match that takes place after all', () => {
    expect(moved({ estado: 'programado' }, { ...COMING, estado: 'aplazado' })).toEqual([
      'El partido se juega: CD Encina – Atlético Robledal\nsábado, 21 de noviembre, 18:00, El Encinar',
    ]);
  });

  it.each<[string, Partial<Partido>]>([
    ['the start', { estado: 'en_juego' }],
    ['the same ground under another name', { nombre_campo: 'El Encinar Viejo' }],
    ['another competition', { competicion_id: 'otra', nombre_competicion: 'Copa' }],
  ])('announce nothing of %s', (_what, fields) => {
    expect(moved(fields)).toEqual([]);
  });

  it('announce nothing if the old and the new date have passed, or the match has a sheet', () => {
    const past = buildPartido({ fecha_date: '2026-11-01T17:00:00.000Z' });
    expect(moved({ fecha_date: '2026-11-02T17:00:00.000Z' }, past)).toEqual([]);
    const one = played([GOAL]);
    expect(
      textsOf({ antes: one, despues: { ...one, fecha_date: '2026-11-30T17:00:00.000Z' } }),
    ).toEqual([]);
  });

  it('announce nothing of a match that is created or deleted', () => {
    expect(textsOf({ antes: undefined })).toEqual([]);
    expect(textsOf({ despues: undefined })).toEqual([]);
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
    const [incident, ...others] = incidentsOfNoticia({ antes: undefined, despues: NOTICIA });
    expect(others).toEqual([]);
    expect(incident?.clase === 'noticia' && notificationText(incident, CLUB, NOW)).toEqual({
      tag: 'noticia-n1',
      url: '/noticias/n1',
      titulo: 'Cena de Navidad',
      cuerpo: 'El viernes, en el bar.',
    });
    expect(incidentsOfNoticia({ antes: NOTICIA, despues: { ...NOTICIA, titulo: 'Otra' } })).toEqual(
      [],
    );
    expect(incidentsOfNoticia({ antes: NOTICIA, despues: undefined })).toMatchObject([
      { clase: 'noticia-retirada' },
    ]);
  });
});
