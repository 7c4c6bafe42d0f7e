import type { PartidoData, EndpointInput, endpoints, PartidoStatus, Partido } from '@club/shared';
import { recordValues, reverseDate } from '../common/use-resource-form';

/** Fields that the form has for a new match. `estado` is added for an existing one. */
type FormField = Exclude<
  keyof PartidoData,
  'temporada_id' | 'clave_externa' | 'fecha_date' | 'estado'
>;

export type PartidoValues = Readonly<Record<Exclude<FormField, 'local'>, string>> & {
  readonly local: 'local' | 'visitante';
};

/** A new match: at home, 10:00 (regla 22). */
export const NEW_PARTIDO: PartidoValues = {
  equipo_id: '',
  competicion_id: '',
  campo_id: '',
  local: 'local',
  fecha_str: '',
  hora_str: '10:00',
  jornada: '',
  arbitro: '',
};

/** Initial values of the form. `version` makes the server refuse a save if the match has changed since. */
export const formValues = (
  partido: Partido | undefined,
): PartidoValues & { readonly estado: PartidoStatus; readonly version: number } =>
  partido
    ? {
        ...recordValues(NEW_PARTIDO, partido),
        local: partido.local ? 'local' : 'visitante',
        fecha_str: reverseDate(partido.fecha_str),
        estado: partido.jugado ? 'finalizado' : partido.estado,
        version: partido.version,
      }
    : { ...NEW_PARTIDO, estado: 'programado', version: 0 };

const REQUIRED = [
  ['equipo_id', 'el rival'],
  ['competicion_id', 'la competición'],
  ['campo_id', 'el campo'],
  ['fecha_str', 'la fecha'],
  ['hora_str', 'la hora'],
] as const;

/** Sentence that lists missing fields; `undefined` if none. */
export function missingText(values: PartidoValues): string | undefined {
  const missing = REQUIRED.filter(([field]) => values[field] === '').map(([, name]) => name);
  if (missing.length === 0) return undefined;
  return `Falta por elegir: ${new Intl.ListFormat('es').format(missing)}.`;
}

/** Fields to send, without the round. An empty field is sent only to clear a stored value. */
function fieldsToSend(values: Omit<PartidoValues, 'jornada'>, stored: Partial<Partido> = {}) {
  const sent = Object.entries(values).filter(
    ([field, value]) => value !== '' || (stored[field as keyof Partido] ?? null) !== null,
  );
  return {
    ...(Object.fromEntries(sent) as typeof values),
    local: values.local === 'local',
    fecha_str: reverseDate(values.fecha_str),
  };
}

export function creationBody(
  { jornada, ...values }: PartidoValues,
  temporadaId: string | undefined,
): EndpointInput<typeof endpoints.addPartido> {
  return {
    ...fieldsToSend(values),
    ...(jornada !== '' && { jornada: Number(jornada) }),
    ...(temporadaId !== undefined && { temporada_id: temporadaId }),
  };
}

/** Request body that changes a match. The server refuses it if the match has changed since `partido.version`. */
export function changeBody(
  { jornada, ...values }: PartidoValues,
  estado: PartidoStatus,
  partido: Partial<Partido> & Pick<Partido, 'version'>,
): EndpointInput<typeof endpoints.updatePartido> {
  const round = jornada === '' ? null : Number(jornada);
  return {
    ...fieldsToSend(values, partido),
    ...(round !== (partido.jornada ?? null) && { jornada: round }),
    estado,
    version: partido.version,
  };
}

/** Display name of each match state (regla 24). */
export const STATUS_NAMES: Readonly<Record<PartidoStatus, string>> = {
  programado: 'Programado',
  aplazado: 'Aplazado',
  suspendido: 'Suspendido',
  cancelado: 'Cancelado',
  en_juego: 'En juego',
  finalizado: 'Finalizado',
};
