import type {
  DatosDePartido,
  EndpointInput,
  endpoints,
  EstadoPartido,
  Partido,
} from '@club/shared';

/** Chosen elsewhere: with the list, by an import, from date and time, beside the form when a match is changed. */
type DeOtroLugar = 'temporada_id' | 'clave_externa' | 'fecha_date' | 'estado';

type CampoDelFormulario = Exclude<keyof DatosDePartido, DeOtroLugar>;

/** What the match form holds, as its controls give it: a field for each that a match is told of. */
export type PartidoValues = Readonly<Record<Exclude<CampoDelFormulario, 'local'>, string>> & {
  readonly local: 'local' | 'visitante';
};

/** A new match: at home, at ten (regla 22). */
export const NUEVO_PARTIDO: PartidoValues = {
  equipo_id: '',
  competicion_id: '',
  campo_id: '',
  local: 'local',
  fecha_str: '',
  hora_str: '10:00',
};

/** DD-MM-YYYY, as the API has it, from the control's YYYY-MM-DD, and back. */
const reverseDate = (date: string) => date.split('-').reverse().join('-');

/** The form's values of a match. */
export const valuesOf = (partido: Partido): PartidoValues => ({
  equipo_id: partido.equipo_id,
  competicion_id: partido.competicion_id,
  campo_id: partido.campo_id,
  local: partido.local ? 'local' : 'visitante',
  fecha_str: reverseDate(partido.fecha_str),
  hora_str: partido.hora_str,
});

const REQUIRED = [
  ['equipo_id', 'el rival'],
  ['competicion_id', 'la competición'],
  ['campo_id', 'el campo'],
  ['fecha_str', 'la fecha'],
  ['hora_str', 'la hora'],
] as const;

/** One sentence that says what is still missing; `undefined` when nothing is. */
export function missingText(values: PartidoValues): string | undefined {
  const missing = REQUIRED.filter(([field]) => values[field] === '').map(([, name]) => name);
  if (missing.length === 0) return undefined;
  return `Falta por elegir: ${new Intl.ListFormat('es').format(missing)}.`;
}

/** What the form says: what is left empty only where it takes away something that the match has. */
function schedule(values: PartidoValues, stored: Partial<Partido> = {}) {
  const said = Object.entries(values).filter(([field, value]) => value !== '' || field in stored);
  return {
    ...(Object.fromEntries(said) as PartidoValues),
    local: values.local === 'local',
    fecha_str: reverseDate(values.fecha_str),
  };
}

/** Body that creates the match. */
export function creationBody(
  values: PartidoValues,
  temporadaId: string | undefined,
): EndpointInput<typeof endpoints.addPartido> {
  return { ...schedule(values), ...(temporadaId !== undefined && { temporada_id: temporadaId }) };
}

/** Body that changes a match's schedule, refused when somebody else has saved `partido` since. */
export function changeBody(
  values: PartidoValues,
  estado: EstadoPartido,
  partido: Partial<Partido> & Pick<Partido, 'version'>,
): EndpointInput<typeof endpoints.updatePartido> {
  return { ...schedule(values, partido), estado, version: partido.version };
}
