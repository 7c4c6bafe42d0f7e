import fc from 'fast-check';
import { ALINEACION_VACIA, DETALLES_VACIOS, resolveActa } from '../domain/acta';
import { type Acta, type EventoEntrada } from '../schemas/acta';
import { actualizarPartidoSchema, type ActualizarPartido } from '../registros/partido';
import type { JugadorResumen } from '../registros/jugador';
import { EVENTOS, TIPOS_EVENTO } from '../eventos/tabla';
import { FILAS, FORMAS } from '../vocabulario';

export const SHEET_VACIA: Acta = {
  alineacion: ALINEACION_VACIA,
  detalles: DETALLES_VACIOS,
  mvp: null,
};

/** Ids of the squad that generated sheets call players up from. */
const SQUAD_IDS = Array.from({ length: 18 }, (_, index) => `jugador-${String(index)}`);

/** Summary of a squad player, `undefined` for anybody else. */
export function findSquadPlayer(id: string): JugadorResumen | undefined {
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

/** An event that the rules accept, by players of a line-up (which may be empty). */
function eventoArbitrary(convocados: readonly string[]): fc.Arbitrary<EventoEntrada> {
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

/** The events without the second expulsion of anybody. */
function withoutSecondExpulsions(eventos: readonly EventoEntrada[]): EventoEntrada[] {
  const expelled = new Set<string>();
  return eventos.filter((evento) => {
    const id = evento.autor?.jugador_id;
    if (id === undefined || !EVENTOS[evento.evento].expulsa) return true;
    if (expelled.has(id)) return false;
    expelled.add(id);
    return true;
  });
}

/** Bodies that save a sheet which the rules accept: any line-up from nobody to eighteen, any score, cards, MVP. */
export const actaEntradaArbitrary: fc.Arbitrary<ActualizarPartido> = fc
  .shuffledSubarray(SQUAD_IDS, { minLength: 0 })
  .chain((convocados) =>
    fc.record({
      rows: fc.tuple(
        ...convocados.map((id) => fc.tuple(fc.constant(id), fc.constantFrom(...FILAS))),
      ),
      eventos: fc.array(eventoArbitrary(convocados), { maxLength: 14 }),
      split: fc.nat({ max: 14 }),
      mvp: fc.constantFrom(...convocados, undefined),
    }),
  )
  .map(({ rows, eventos, split, mvp }) => {
    const inRow = (fila: (typeof FILAS)[number]) =>
      rows.filter(([, row]) => row === fila).map(([id]) => ({ jugador_id: id }));
    const accepted = withoutSecondExpulsions(eventos);
    return actualizarPartidoSchema.parse({
      alineacion: Object.fromEntries(FILAS.map((fila) => [fila, inRow(fila)])),
      detalles: { primera_parte: accepted.slice(0, split), segunda_parte: accepted.slice(split) },
      mvp: mvp === undefined ? null : { jugador_id: mvp },
    });
  });

/** Sheets as they are stored. */
export const actaArbitrary: fc.Arbitrary<Acta> = actaEntradaArbitrary.map((entrada) => {
  const acta = resolveActa(entrada, SHEET_VACIA, findSquadPlayer);
  if (!acta.ok) throw new Error(`the generator made an invalid sheet: ${acta.refusal.code}`);
  return acta.value;
});
