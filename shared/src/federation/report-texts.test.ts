import { describe, expect, it } from 'vitest';
import { EVENTO_KINDS, EVENTOS } from '../eventos/table';
import {
  createRandom,
  flatten,
  type FlatEvent,
  MUTATIONS,
  withoutMinutes,
} from '../testing/report-mutations';
import { REPORT_SQUAD, REPORT_TEXTS } from '../testing/report-texts';
import { startersOf } from '../rules/minutes';
import { perRow } from '../vocabulary';
import { readReport } from './report';
import type { LiveReport } from './report-live';

const CONTEXT = {
  us: ['C.D. Villarrín'],
  match: { nombre_equipo: 'U.D. Las Eras', local: true, minutos_parte: 45 },
  squad: REPORT_SQUAD,
};
const ROWS = {
  portero: ['po'],
  defensas: ['d1', 'd2', 'd3', 'd4'],
  mediocentros: ['m1', 'm2', 'm3'],
  delanteros: ['f1', 'f2', 'f3'],
  suplentes: ['m4', 'm5'],
};
const FIRST: readonly FlatEvent[] = [
  { evento: 'gol anotado', minuto: 23, autor: 'f2' },
  { evento: 'tarjeta amarilla', minuto: 34, autor: 'd2' },
  { evento: 'gol encajado', minuto: 45, anadido: 1 },
];
const SECOND: readonly FlatEvent[] = [
  { evento: 'cambio', minuto: 46, entra: 'm4', sale: 'm1' },
  { evento: 'gol anotado', minuto: 78, autor: 'f3' },
  { evento: 'doble amarilla', minuto: 88, autor: 'd2' },
];

describe.each(Object.entries(REPORT_TEXTS))('%s', (name, text) => {
  it('is read completely', () => {
    const result = readReport(text, CONTEXT);
    if (!result.ok) throw new Error(result.refusal.detail);
    const { acta, preguntas, marcador } = result.value;
    expect(preguntas).toEqual([]);
    expect(marcador).toEqual({ local: 2, visitante: 1 });
    const hasReserve = name === 'a page copied from a phone';
    const { detalles, ...rest } = acta;
    expect(rest).toEqual({
      alineacion: perRow((fila) =>
        [...(hasReserve && fila === 'suplentes' ? ['po2'] : []), ...ROWS[fila]].map((id) => ({
          jugador_id: id,
        })),
      ),
      mvp: null,
      sin_cambios: false,
      capitan: 'd2',
    });
    const isMarked = /penalti\b|\(p\)/i.test(text);
    expect(flatten(detalles.primera_parte)).toEqual(FIRST);
    expect(flatten(detalles.segunda_parte)).toEqual(
      SECOND.map((one) => (one.minuto === 78 && isMarked ? { ...one, forma: 'penalti' } : one)),
    );
  });

  it.each(MUTATIONS)('with $name: asks about it, or reads no wrong event', ({ mutate, hides }) => {
    const expected = withoutMinutes([...FIRST, ...SECOND]);
    for (let seed = 1; seed <= 4; seed += 1) {
      const faulty = mutate(text.split('\n'), createRandom(seed * 104_729)).join('\n');
      const result = readReport(faulty, CONTEXT);
      if (!result.ok || result.value.preguntas.length > 0) continue;
      const { alineacion, detalles } = result.value.acta;
      const got = withoutMinutes(Object.values(detalles).flatMap((events) => flatten(events)));
      const goals = (events: readonly string[]) => events.filter((one) => one.includes('"gol '));
      const starters = startersOf(alineacion).map(({ jugador_id: id }) => id);
      expect(starters.toSorted(), faulty).toEqual(startersOf(ROWS).toSorted());
      expect(goals(got), faulty).toEqual(goals(expected));
      if (!hides) expect(got, faulty).toEqual(expected);
      for (const event of got) expect(expected, faulty).toContain(event);
    }
  });
});

describe('a report compared with the log of the touchline', () => {
  type Noted = LiveReport['eventos'][number];
  const inHalf = (mitad: Noted['mitad'], events: readonly FlatEvent[]) =>
    events.map(({ evento, minuto, autor, entra, sale }): Noted => ({
      ...{ evento, mitad, minuto, autor_id: autor, entra_id: entra, sale_id: sale },
    }));
  const LOG = [...inHalf('primera_parte', FIRST), ...inHalf('segunda_parte', SECOND)];
  const OTHERS = { ...ROWS, delanteros: ['f1', 'f2', 'm5'] };
  const questions = (eventos: readonly Noted[], fields: Partial<LiveReport> = {}) => {
    const [text = ''] = Object.values(REPORT_TEXTS);
    const live: LiveReport = { fase: 'final', alineacion: null, eventos, ...fields };
    const result = readReport(text, { ...CONTEXT, live });
    if (!result.ok) throw new Error(result.refusal.detail);
    expect(new Set(result.value.preguntas.map(({ tipo }) => tipo))).toEqual(
      new Set(result.value.preguntas.length > 0 ? ['banda'] : []),
    );
    return result.value.preguntas.map(({ texto }) => texto);
  };
  const withChange = (at: number, ...events: readonly Partial<Noted>[]) => {
    const [one] = LOG.slice(at);
    return one ? LOG.toSpliced(at, 1, ...events.map((fields) => ({ ...one, ...fields }))) : LOG;
  };
  const later = (minutes: number) =>
    LOG.map((one) => ({ ...one, minuto: (one.minuto ?? 0) + minutes }));

  it.each<[string, readonly Noted[], Partial<LiveReport>?]>([
    ['says the same', LOG, { alineacion: ROWS }],
    ['has fewer starters', LOG, { alineacion: { ...ROWS, delanteros: [] } }],
    ['is a few minutes late', later(3)],
    ['has no cards and no changes', LOG.filter(({ evento }) => evento.startsWith('gol'))],
    ['does not know the scorer', withChange(0, { autor_id: undefined })],
    ['ended at half time', LOG.slice(0, 3), { fase: 'primera_parte' }],
    ['has only a line-up', [], { fase: 'sin_empezar', alineacion: OTHERS }],
  ])('asks nothing if the log %s', (_name, eventos, fields) => {
    expect(questions(eventos, fields)).toEqual([]);
  });

  it.each<[string, readonly Noted[], Partial<LiveReport>?]>([
    ['another scorer', withChange(0, { autor_id: 'm3' })],
    ['a goal missing', withChange(2)],
    ['a goal twice', withChange(0, {}, {})],
    ['another card', withChange(1, { evento: 'tarjeta roja' })],
    ['another player off', withChange(3, { sale_id: 'm2' })],
    ['another half', withChange(0, { mitad: 'segunda_parte', minuto: 90 })],
    ['an own goal', withChange(2, { propia_puerta: true })],
    ['another starter', LOG, { alineacion: OTHERS }],
  ])('asks once if the log has %s', (_name, eventos, fields) => {
    expect(questions(eventos, fields)).toHaveLength(1);
  });

  it.each(EVENTO_KINDS.filter((kind) => EVENTOS[kind].paso !== null))(
    'asks once if the log has one more «%s»',
    (evento) => {
      const more: Noted = { evento, mitad: 'segunda_parte', minuto: 89 };
      expect(questions([...LOG, more])).toHaveLength(1);
    },
  );
});
