import fc from 'fast-check';
import type { Paso } from '../schemas/directo';
import { FILAS, FORMAS } from '../vocabulario';
import { findSquadPlayer } from './acta-arbitrary';

const SQUAD = Array.from({ length: 18 }, (_, index) => `jugador-${String(index)}`).filter((id) =>
  findSquadPlayer(id),
);
const COMIENZO_MS = Date.parse('2026-03-01T11:00:00.000Z');

const jugadorArbitrary = fc.option(fc.constantFrom(...SQUAD), { nil: undefined });

type Content = Paso extends infer P ? (P extends Paso ? Omit<P, 'id' | 'instante'> : never) : never;

const golArbitrary: fc.Arbitrary<Content> = fc
  .record({
    autor: jugadorArbitrary,
    asistente: jugadorArbitrary,
    forma: fc.option(fc.constantFrom(...FORMAS), { nil: undefined }),
    propia: fc.boolean(),
  })
  .map(({ autor, asistente, forma, propia }) => ({
    tipo: 'gol_anotado',
    ...(autor !== undefined && { autor_id: autor, ...(forma && { forma }) }),
    ...(autor !== undefined &&
      asistente !== undefined &&
      asistente !== autor && { asistente_id: asistente }),
    ...(autor === undefined && propia && { propia_puerta: true }),
  }));

const encajadoArbitrary: fc.Arbitrary<Content> = fc
  .boolean()
  .map((propia) => ({ tipo: 'gol_encajado', ...(propia && { propia_puerta: true }) }));

const tarjetaArbitrary: fc.Arbitrary<Content> = fc
  .record({
    evento: fc.constantFrom(
      'tarjeta amarilla' as const,
      'tarjeta roja' as const,
      'doble amarilla' as const,
    ),
    autor: jugadorArbitrary,
  })
  .map(({ evento, autor }) => ({
    tipo: 'tarjeta',
    evento,
    ...(autor !== undefined && { autor_id: autor }),
  }));

const alineacionArbitrary: fc.Arbitrary<Content> = fc
  .array(fc.constantFrom(...FILAS), { minLength: SQUAD.length, maxLength: SQUAD.length })
  .chain((rows) =>
    fc.subarray(SQUAD).map((convocados) => {
      const fila = (nombre: (typeof FILAS)[number]) =>
        convocados.filter((id) => rows[SQUAD.indexOf(id)] === nombre);
      return {
        tipo: 'alineacion' as const,
        filas: {
          delanteros: fila('delanteros'),
          mediocentros: fila('mediocentros'),
          defensas: fila('defensas'),
          portero: fila('portero'),
          suplentes: fila('suplentes'),
        },
      };
    }),
  );

const faseArbitrary: fc.Arbitrary<Content> = fc
  .constantFrom(
    'comienzo' as const,
    'descanso' as const,
    'segunda_parte' as const,
    'final' as const,
  )
  .map((tipo) => ({ tipo }));

const mvpArbitrary: fc.Arbitrary<Content> = fc
  .option(fc.constantFrom(...SQUAD), { nil: null })
  .map((id) => ({ tipo: 'mvp', jugador_id: id }));

/** A goal or a card that the rules accept. */
export const eventoPasoArbitrary = fc.oneof(golArbitrary, encajadoArbitrary, tarjetaArbitrary);

const contentArbitrary = fc.oneof(
  { weight: 6, arbitrary: eventoPasoArbitrary },
  { weight: 2, arbitrary: faseArbitrary },
  { weight: 1, arbitrary: alineacionArbitrary },
  { weight: 1, arbitrary: mvpArbitrary },
);

/** Turns what happened, second by second, into steps of one device. */
export function toPasos(
  device: string,
  contents: readonly { readonly second: number; readonly content: Content }[],
): Paso[] {
  return contents.map(({ second, content }, index) => ({
    ...content,
    id: `${device}-${String(index)}`,
    instante: new Date(COMIENZO_MS + second * 1000).toISOString(),
  }));
}

/** Logs of one device: everything that may be entered, in any order, with a clock that may jump, and corrections. */
export const pasosArbitrary: fc.Arbitrary<Paso[]> = fc
  .array(
    fc.record({
      second: fc.integer({ min: -3600, max: 4 * 3600 }),
      content: contentArbitrary,
      undoes: fc.option(
        fc.tuple(fc.constantFrom('anular' as const, 'rehacer' as const), fc.nat()),
        {
          nil: undefined,
          freq: 4,
        },
      ),
    }),
    { maxLength: 40 },
  )
  .map((entries) => {
    const pasos = toPasos('a', entries);
    return entries.flatMap(({ undoes }, index) => {
      const paso = pasos[index];
      if (!paso) return [];
      if (!undoes) return [paso];
      const [tipo, nth] = undoes;
      const named = pasos[nth % (index + 1)] ?? paso;
      const correccion = { id: `a-c${String(index)}`, instante: paso.instante, tipo };
      return [paso, { ...correccion, paso_id: named.id }];
    });
  });
