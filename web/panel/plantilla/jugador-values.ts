import {
  COUNTERS,
  type Counter,
  type PositionKey,
  type Consent,
  createJugadorSchema,
  type JugadorData,
  type EndpointInput,
  type endpoints,
  isWithheld,
  type Jugador,
  pick,
  type PIES,
  FULL_CONSENT,
} from '@club/shared';
import { recordValues, toNumber } from '../common/use-resource-form';
import type { PreparedPhoto } from '../photos/prepare-photo';

const NAMES = {
  partidos_jugados: 'Partidos jugados',
  titularidades: 'Titularidades',
  minutos: 'Minutos',
  partidos_con_minutos: 'Partidos con minutos',
  goles: 'Goles',
  asistencias: 'Asistencias',
  mvp: 'MVP',
  tarjetas_amarillas: 'Tarjetas amarillas',
  tarjetas_rojas: 'Tarjetas rojas',
  porterias_imbatidas: 'Porterías imbatidas con él convocado',
  goles_encajados: 'Goles encajados con él convocado',
} as const satisfies Readonly<Record<Counter, string>>;

/** Each counter with its label, in form order. Regla 36 requires the "con él convocado". */
export const COUNTER_NAMES = Object.entries(NAMES) as readonly (readonly [
  counter: Counter,
  label: string,
])[];

/** Fields of a player that the form edits as they are. */
type JugadorField = Exclude<
  keyof JugadorData,
  'activo' | 'clave_externa' | 'estadisticas_temporada'
>;

/** Values of the form's controls: a player's fields, photos, and the counters of the season. */
export type JugadorValues = Readonly<
  Record<Exclude<JugadorField, 'pie' | 'posicion' | 'consentimiento'> | Counter, string>
> & {
  readonly pie: (typeof PIES)[number];
  /** Photos of a new player, uploaded once he has an id. */
  readonly perfil: PreparedPhoto | undefined;
  readonly banner: PreparedPhoto | undefined;
  readonly posicion: Readonly<Record<PositionKey, boolean>>;
  /** What may be published (regla 20). */
  readonly consentimiento: Consent;
};

const counterTexts = (read: (counter: Counter) => number) =>
  Object.fromEntries(COUNTERS.map((counter) => [counter, String(read(counter))])) as Readonly<
    Record<Counter, string>
  >;

const { activo: _active, ...defaults } = createJugadorSchema.parse({ nombre: '?', dorsal: 1 });
/** Fields of a new player: the API's defaults (regla 13), but name and shirt number are empty. */
const NEW_FIELDS: Pick<JugadorValues, JugadorField> = {
  ...defaults,
  nombre: '',
  dorsal: '',
  altura: String(defaults.altura),
  nombre_federacion: '',
  consentimiento: FULL_CONSENT,
};
const FIELDS = Object.keys(NEW_FIELDS) as readonly JugadorField[];

/** Initial values for a new player. */
export const NEW_JUGADOR: JugadorValues = {
  ...NEW_FIELDS,
  perfil: undefined,
  banner: undefined,
  ...counterTexts(() => 0),
};

export const toValues = (jugador: Jugador): JugadorValues => ({
  ...recordValues(NEW_JUGADOR, jugador),
  ...counterTexts((counter) => jugador.estadisticas_temporada[counter]),
});

/** Body that creates a player, or changes `jugador` including counters corrected by hand. */
export function toBody(
  values: JugadorValues,
  jugador: Jugador | undefined,
): EndpointInput<typeof endpoints.addJugador> {
  const { nombre_federacion, consentimiento, ...fields } = pick(values, ...FIELDS);
  // Only corrected counters are sent, so that the others stay derived from the sheets.
  const corrected = COUNTERS.filter(
    (counter) => jugador && toNumber(values[counter]) !== jugador.estadisticas_temporada[counter],
  );
  return {
    ...fields,
    dorsal: toNumber(fields.dorsal),
    altura: toNumber(fields.altura),
    ...(nombre_federacion !== (jugador?.nombre_federacion ?? '') && { nombre_federacion }),
    ...((jugador !== undefined || isWithheld(consentimiento)) && { consentimiento }),
    ...(corrected.length > 0 && {
      estadisticas_temporada: Object.fromEntries(
        corrected.map((counter) => [counter, toNumber(values[counter])]),
      ),
    }),
  };
}
