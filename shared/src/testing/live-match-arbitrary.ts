import fc from 'fast-check';
import { toEventoStep } from '../rules/live-match-steps';
import { EVENTOS, EVENTO_KINDS } from '../eventos/table';
import type { Step } from '../schemas/live-match';
import { ROWS, FORMS, perRow, PHASE_KINDS } from '../vocabulary';
import { SQUAD_IDS as SQUAD } from './acta-arbitrary';

const START_MS = Date.parse('2026-03-01T11:00:00.000Z');

const jugadorArbitrary = fc.option(fc.constantFrom(...SQUAD), { nil: undefined });

/** A step without its id and time. `infer` removes them from each kind of step by itself. */
type Content = Step extends infer P ? (P extends Step ? Omit<P, 'id' | 'instante'> : never) : never;

/** A valid event as a step, without its period. */
export const eventoStepArbitrary: fc.Arbitrary<Content> = fc
  .record({
    evento: fc.constantFrom(...EVENTO_KINDS.filter((tipo) => EVENTOS[tipo].paso !== null)),
    autor_id: jugadorArbitrary,
    asistente_id: jugadorArbitrary,
    forma: fc.option(fc.constantFrom(...FORMS), { nil: undefined }),
    propia_puerta: fc.boolean(),
  })
  .map(({ asistente_id, ...entry }) => {
    const asistente = asistente_id === entry.autor_id ? undefined : asistente_id;
    const instante = new Date(START_MS).toISOString();
    const stamp = { id: 'a', instante, mitad: 'primera_parte' } as const;
    const [entra_id, sale_id] = [entry.autor_id ?? 'jugador-0', asistente ?? 'jugador-1'];
    const relevo =
      entra_id === sale_id ? { entra_id, sale_id: 'jugador-2' } : { entra_id, sale_id };
    const step = toEventoStep(stamp, { ...entry, ...relevo, asistente_id: asistente });
    const { id: _id, instante: _instant, mitad: _period, ...content } = step;
    return content;
  });

const alineacionArbitrary: fc.Arbitrary<Content> = fc
  .array(fc.constantFrom(...ROWS), { minLength: SQUAD.length, maxLength: SQUAD.length })
  .chain((rows) =>
    fc.tuple(fc.subarray(SQUAD), jugadorArbitrary).map(([convocados, captain]) => ({
      tipo: 'alineacion' as const,
      filas: perRow((row) => convocados.filter((id) => rows[SQUAD.indexOf(id)] === row)),
      ...(captain !== undefined && { capitan: captain }),
    })),
  );

const phaseArbitrary: fc.Arbitrary<Content> = fc
  .tuple(fc.constantFrom(...PHASE_KINDS), fc.constantFrom(undefined, 25, 45))
  .map(([tipo, minutos]) =>
    tipo === 'comienzo' && minutos !== undefined ? { tipo, minutos_parte: minutos } : { tipo },
  );

const mvpArbitrary: fc.Arbitrary<Content> = fc
  .tuple(fc.option(fc.constantFrom(...SQUAD), { nil: null }), fc.boolean())
  .map(([id, noSubstitutions]) => ({
    tipo: 'mvp',
    jugador_id: id,
    ...(noSubstitutions && { sin_cambios: true }),
  }));

const kickArbitrary: fc.Arbitrary<Content> = fc.record(
  {
    tipo: fc.constant('lanzamiento' as const),
    lado: fc.constantFrom('club' as const, 'rival' as const),
    gol: fc.boolean(),
    autor_id: fc.constantFrom(...SQUAD),
  },
  { requiredKeys: ['tipo', 'lado', 'gol'] },
);

const contentArbitrary = fc.oneof(
  { weight: 6, arbitrary: eventoStepArbitrary },
  { weight: 2, arbitrary: phaseArbitrary },
  { weight: 1, arbitrary: alineacionArbitrary },
  { weight: 1, arbitrary: mvpArbitrary },
  { weight: 2, arbitrary: kickArbitrary },
);

/** Steps of one device. `second` is the time of a step in seconds after 11:00 UTC. */
export function toSteps(
  device: string,
  contents: readonly { readonly second: number; readonly content: Content }[],
): Step[] {
  return contents.map(({ second, content }, index) => ({
    ...content,
    id: `${device}-${String(index)}`,
    instante: new Date(START_MS + second * 1000).toISOString(),
  }));
}

const CORRECTIONS = ['anular', 'rehacer'] as const;

/** Logs of one device: any valid steps, in any order, with a clock that may jump, and with corrections. */
export const stepsArbitrary: fc.Arbitrary<Step[]> = fc
  .array(
    fc.record({
      second: fc.integer({ min: -3600, max: 4 * 3600 }),
      content: contentArbitrary,
      undoes: fc.option(fc.tuple(fc.constantFrom(...CORRECTIONS), fc.nat()), {
        nil: undefined,
        freq: 4,
      }),
    }),
    { maxLength: 40 },
  )
  .map((entries) => {
    const steps = toSteps('a', entries);
    return entries.flatMap(({ undoes }, index) => {
      const step = steps[index];
      if (!step) return [];
      if (!undoes) return [step];
      const [tipo, nth] = undoes;
      const named = steps[nth % (index + 1)] ?? step;
      const correction = { id: `a-c${String(index)}`, instante: step.instante, tipo };
      return [step, { ...correction, paso_id: named.id }];
    });
  });
