import fc from 'fast-check';
import { ALINEACION_VACIA, DETALLES_VACIOS, resolveActa } from '../rules/acta';
import { type Acta, type EventoInput } from '../schemas/acta';
import { actualizarPartidoSchema, type ActualizarPartido } from '../records/partido';
import type { JugadorSummary } from '../records/jugador';
import { EVENTOS, TIPOS_EVENTO } from '../eventos/table';
import { campoOf, hasCambios } from '../rules/minutes';
import { FILAS, FORMAS, type Mitad, MINUTES_PER_HALF } from '../vocabulary';

export const SHEET_VACIA: Acta = {
  alineacion: ALINEACION_VACIA,
  detalles: DETALLES_VACIOS,
  mvp: null,
};

/** Squad for generated sheets. */
const SQUAD_IDS = Array.from({ length: 18 }, (_, index) => `jugador-${String(index)}`);

/** Summary of a squad player, `undefined` for others. */
export function findSquadPlayer(id: string): JugadorSummary | undefined {
  const index = SQUAD_IDS.indexOf(id);
  if (index === -1) return undefined;
  return {
    jugador_id: id,
    nombre: `Nombre${String(index)}`,
    nombre_con_inicial: `Nombre${String(index)} A.`,
    dorsal: index + 1,
    img_perfil: { disponible: index % 2 === 0, extension: 'jpg' },
  };
}

/** A valid event with players of a line-up, which may be empty. */
function eventoArbitrary(convocados: readonly string[]): fc.Arbitrary<EventoInput> {
  const jugador = fc.option(fc.constantFrom(...convocados, undefined), { nil: undefined });
  return fc
    .record({
      evento: fc.constantFrom(...TIPOS_EVENTO),
      autor: jugador,
      asistente: jugador,
      forma: fc.option(fc.constantFrom(...FORMAS), { nil: undefined }),
      propiaPuerta: fc.boolean(),
      minuto: fc.option(fc.integer({ min: 0, max: 130 }), { nil: undefined }),
    })
    .map(({ evento, autor, asistente, forma, propiaPuerta, minuto }) => {
      const clase = EVENTOS[evento];
      if (clase.relevo) {
        if (autor === undefined || asistente === undefined || autor === asistente) {
          return { evento: 'gol encajado' };
        }
        const [entra, sale] = [{ jugador_id: autor }, { jugador_id: asistente }];
        return { evento, entra, sale, minuto: minuto ?? 60 };
      }
      const hasAutor = autor !== undefined && clase.autor !== 'nadie';
      const isAssisted =
        clase.asistente && hasAutor && asistente !== undefined && asistente !== autor;
      return {
        evento,
        ...(hasAutor && { autor: { jugador_id: autor, ...(forma && { forma }) } }),
        ...(isAssisted && { asistente: { jugador_id: asistente } }),
        ...(clase.propia_puerta && !hasAutor && propiaPuerta && { propia_puerta: true }),
        ...(minuto !== undefined && { minuto }),
      };
    });
}

/** The events without any player's second sending-off. */
function withoutSecondExpulsions(eventos: readonly EventoInput[]): EventoInput[] {
  const expelled = new Set<string>();
  return eventos.filter((evento) => {
    const id = evento.autor?.jugador_id;
    if (id === undefined || !EVENTOS[evento.evento].expulsa) return true;
    if (expelled.has(id)) return false;
    expelled.add(id);
    return true;
  });
}

/** The events of both halves without impossible substitutions. */
function withoutImposibles(
  titulares: readonly string[],
  halves: Readonly<Record<Mitad, readonly EventoInput[]>>,
): Record<Mitad, EventoInput[]> {
  const movidosOf = (mitad: Mitad) =>
    halves[mitad].map((entrada) => ({
      entrada,
      mitad,
      evento: entrada.evento,
      minuto: entrada.minuto ?? undefined,
      autor_id: entrada.autor?.jugador_id,
      entra_id: entrada.entra?.jugador_id,
      sale_id: entrada.sale?.jugador_id,
    }));
  const movidos = [...movidosOf('primera_parte'), ...movidosOf('segunda_parte')];
  const { imposibles } = campoOf(titulares, movidos, MINUTES_PER_HALF);
  const refused = new Set(imposibles.map(({ movido }) => movido.entrada));
  const possible = (mitad: Mitad) => halves[mitad].filter((entrada) => !refused.has(entrada));
  return { primera_parte: possible('primera_parte'), segunda_parte: possible('segunda_parte') };
}

/** Valid bodies that save a sheet: any line-up from nobody to eighteen players, any score, cards, MVP. */
export const actaInputArbitrary: fc.Arbitrary<ActualizarPartido> = fc
  .shuffledSubarray(SQUAD_IDS, { minLength: 0 })
  .chain((convocados) =>
    fc.record({
      rows: fc.tuple(
        ...convocados.map((id) => fc.tuple(fc.constant(id), fc.constantFrom(...FILAS))),
      ),
      eventos: fc.array(eventoArbitrary(convocados), { maxLength: 14 }),
      split: fc.nat({ max: 14 }),
      mvp: fc.constantFrom(...convocados, undefined),
      sinCambios: fc.boolean(),
    }),
  )
  .map(({ rows, eventos, split, mvp, sinCambios }) => {
    const inRow = (fila: (typeof FILAS)[number]) =>
      rows.filter(([, row]) => row === fila).map(([id]) => ({ jugador_id: id }));
    const accepted = withoutSecondExpulsions(eventos);
    const titulares = rows.flatMap(([id, row]) => (row === 'suplentes' ? [] : [id]));
    const detalles = withoutImposibles(titulares, {
      primera_parte: accepted.slice(0, split),
      segunda_parte: accepted.slice(split),
    });
    const saysSinCambios = sinCambios && !hasCambios(Object.values(detalles).flat());
    return actualizarPartidoSchema.parse({
      alineacion: Object.fromEntries(FILAS.map((fila) => [fila, inRow(fila)])),
      detalles,
      ...(saysSinCambios && { sin_cambios: true }),
      mvp: mvp === undefined ? null : { jugador_id: mvp },
    });
  });

export const actaArbitrary: fc.Arbitrary<Acta> = actaInputArbitrary.map((entrada) => {
  const acta = resolveActa(entrada, SHEET_VACIA, findSquadPlayer);
  if (!acta.ok) throw new Error(`the generator made an invalid sheet: ${acta.refusal.code}`);
  return acta.value;
});
