import type { EndpointInput, endpoints, EstadoPartido, Partido } from '@club/shared';

/** What the match form holds, as its controls give it. */
export interface PartidoValues {
  readonly equipoId: string;
  readonly competicionId: string;
  readonly campoId: string;
  readonly lado: 'local' | 'visitante';
  /** YYYY-MM-DD, empty while not chosen. */
  readonly fecha: string;
  /** HH:MM */
  readonly hora: string;
}

/** A new match: at home, at ten (regla 22). */
export const NUEVO_PARTIDO: PartidoValues = {
  equipoId: '',
  competicionId: '',
  campoId: '',
  lado: 'local',
  fecha: '',
  hora: '10:00',
};

/** DD-MM-YYYY from YYYY-MM-DD, and back. */
const reverseDate = (date: string) => date.split('-').reverse().join('-');

/** The form's values of a match. */
export function valuesOf(partido: Partido): PartidoValues {
  return {
    equipoId: partido.equipo_id,
    competicionId: partido.competicion_id,
    campoId: partido.campo_id,
    lado: partido.local ? 'local' : 'visitante',
    fecha: reverseDate(partido.fecha_str),
    hora: partido.hora_str,
  };
}

const REQUIRED = [
  ['equipoId', 'el rival'],
  ['competicionId', 'la competición'],
  ['campoId', 'el campo'],
  ['fecha', 'la fecha'],
  ['hora', 'la hora'],
] as const;

/** One sentence that says what is still missing; `undefined` when nothing is. */
export function missingText(values: PartidoValues): string | undefined {
  const missing = REQUIRED.filter(([field]) => values[field] === '').map(([, name]) => name);
  if (missing.length === 0) return undefined;
  return `Falta por elegir: ${new Intl.ListFormat('es').format(missing)}.`;
}

const schedule = (values: PartidoValues) => ({
  equipo_id: values.equipoId,
  competicion_id: values.competicionId,
  campo_id: values.campoId,
  local: values.lado === 'local',
  fecha_str: reverseDate(values.fecha),
  hora_str: values.hora,
});

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
  { version }: Pick<Partido, 'version'>,
): EndpointInput<typeof endpoints.updatePartido> {
  return { ...schedule(values), estado, version };
}
