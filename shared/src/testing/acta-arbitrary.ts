import fc from 'fast-check';
import { EMPTY_ALINEACION, EMPTY_DETAILS, resolveActa } from '../rules/acta';
import { type Acta, type EventoInput } from '../schemas/acta';
import { updatePartidoSchema, type UpdatePartido } from '../records/partido';
import type { JugadorSummary } from '../records/jugador';
import { EVENTOS, EVENTO_KINDS } from '../eventos/table';
import { simulateMatch, hasSubstitutions } from '../rules/minutes';
import { mapValues } from '../rules/objects';
import { countGoalsBySide } from '../rules/score';
import {
  FORMS,
  hasExtraTime,
  MINUTES_PER_HALF,
  type Period,
  PERIODS,
  perRow,
  ROWS,
} from '../vocabulary';

export const EMPTY_SHEET: Acta = {
  alineacion: EMPTY_ALINEACION,
  detalles: EMPTY_DETAILS,
  mvp: null,
};

/** Squad for generated sheets. */
export const SQUAD_IDS = Array.from({ length: 18 }, (_, index) => `jugador-${String(index)}`);

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
      evento: fc.constantFrom(...EVENTO_KINDS),
      autor: jugador,
      asistente: jugador,
      forma: fc.option(fc.constantFrom(...FORMS), { nil: undefined }),
      ownGoal: fc.boolean(),
      minuto: fc.option(fc.integer({ min: 0, max: 130 }), { nil: undefined }),
    })
    .map(({ evento, autor, asistente, forma, ownGoal, minuto }) => {
      const kind = EVENTOS[evento];
      if (kind.relevo) {
        if (autor === undefined || asistente === undefined || autor === asistente) {
          return { evento: 'gol encajado' };
        }
        const [entra, goesOff] = [{ jugador_id: autor }, { jugador_id: asistente }];
        return { evento, entra, sale: goesOff, minuto: minuto ?? 60 };
      }
      const hasAuthor = autor !== undefined && kind.autor !== 'nadie';
      const isAssisted =
        kind.asistente && hasAuthor && asistente !== undefined && asistente !== autor;
      return {
        evento,
        ...(hasAuthor && { autor: { jugador_id: autor, ...(forma && { forma }) } }),
        ...(isAssisted && { asistente: { jugador_id: asistente } }),
        ...(kind.propia_puerta && !hasAuthor && ownGoal && { propia_puerta: true }),
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

/** The events of all periods without impossible substitutions. */
function withoutImpossible(
  starters: readonly string[],
  periods: Readonly<Partial<Record<Period, readonly EventoInput[]>>>,
): Partial<Record<Period, EventoInput[]>> {
  const pitchEvents = (mitad: Period) =>
    (periods[mitad] ?? []).map((input) => ({
      input,
      mitad,
      evento: input.evento,
      minuto: input.minuto ?? undefined,
      autor_id: input.autor?.jugador_id,
      entra_id: input.entra?.jugador_id,
      sale_id: input.sale?.jugador_id,
    }));
  const moved = PERIODS.flatMap(pitchEvents);
  const { impossible } = simulateMatch(starters, moved, MINUTES_PER_HALF, hasExtraTime(periods));
  const refused = new Set(impossible.map(({ substitution }) => substitution.input));
  return mapValues(periods, (entries) => entries.filter((input) => !refused.has(input)));
}

/** Valid bodies that save a sheet: any line-up from nobody to eighteen players, any score, cards, MVP. */
export const actaInputArbitrary: fc.Arbitrary<UpdatePartido> = fc
  .shuffledSubarray(SQUAD_IDS, { minLength: 0 })
  .chain((convocados) =>
    fc.record({
      rows: fc.tuple(
        ...convocados.map((id) => fc.tuple(fc.constant(id), fc.constantFrom(...ROWS))),
      ),
      eventos: fc.array(eventoArbitrary(convocados), { maxLength: 14 }),
      split: fc.nat({ max: 14 }),
      extraTime: fc.constantFrom(undefined, 4, 0),
      captain: fc.nat(),
      shootOut: fc.constantFrom(undefined, { anotados: 4, encajados: 3 }),
      mvp: fc.constantFrom(...convocados, undefined),
      noSubstitutions: fc.boolean(),
    }),
  )
  .map(({ rows, eventos, split, extraTime, captain, shootOut, mvp, noSubstitutions }) => {
    const inRow = (rowName: (typeof ROWS)[number]) =>
      rows.filter(([, row]) => row === rowName).map(([id]) => ({ jugador_id: id }));
    const accepted = withoutSecondExpulsions(eventos);
    const starters = rows.flatMap(([id, row]) => (row === 'suplentes' ? [] : [id]));
    const detalles = withoutImpossible(starters, {
      primera_parte: accepted.slice(0, split),
      segunda_parte: accepted.slice(split).slice(extraTime ?? 0),
      ...(extraTime !== undefined && { prorroga_1: accepted.slice(split).slice(0, extraTime) }),
    });
    const all = Object.values(detalles).flat();
    const { goles_anotados: ours, goles_encajados: theirs } = countGoalsBySide(all);
    const saysNoSubstitutions = noSubstitutions && !hasSubstitutions(all);
    return updatePartidoSchema.parse({
      alineacion: perRow(inRow),
      detalles,
      ...(saysNoSubstitutions && { sin_cambios: true }),
      ...(captain % 2 === 1 &&
        starters.length > 0 && { capitan: starters[captain % starters.length] }),
      ...(ours === theirs && shootOut && { tanda: shootOut }),
      mvp: mvp === undefined ? null : { jugador_id: mvp },
    });
  });

export const actaArbitrary: fc.Arbitrary<Acta> = actaInputArbitrary.map((input) => {
  const acta = resolveActa(input, EMPTY_SHEET, findSquadPlayer);
  if (!acta.ok) throw new Error(`the generator made an invalid sheet: ${acta.refusal.code}`);
  return acta.value;
});
