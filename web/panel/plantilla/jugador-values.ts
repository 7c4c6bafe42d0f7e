import {
  COUNTERS,
  type Counter,
  type PositionKey,
  type Consent,
  type JugadorData,
  type EndpointInput,
  type endpoints,
  isWithheld,
  type Jugador,
  type PIES,
  FULL_CONSENT,
} from '@club/shared';
import type { PreparedPhoto } from '../photos/prepare-photo';

/** Fields that are set outside the form. */
type FromElsewhere = 'activo' | 'clave_externa' | 'estadisticas_temporada';

/** Player fields of the form, by their names in the body. */
export type JugadorField = Exclude<keyof JugadorData, FromElsewhere>;

/** Values of the player form's controls: these fields, season figures and photos. */
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

const figures = (figureOf: (counter: Counter) => number) =>
  Object.fromEntries(COUNTERS.map((counter) => [counter, String(figureOf(counter))])) as Readonly<
    Record<Counter, string>
  >;

/** A new player (regla 13). */
export const NEW_JUGADOR: JugadorValues = {
  nombre: '',
  apellido1: '',
  apellido2: '',
  alias: '',
  nombre_federacion: '',
  fecha_nac: '1999-01-01',
  dorsal: '',
  altura: '175',
  pais: 'España',
  pie: 'Derecho',
  posicion: { del: false, mc: false, def: false, por: false },
  consentimiento: FULL_CONSENT,
  trayectoria: '',
  perfil: undefined,
  banner: undefined,
  ...figures(() => 0),
};

export function valuesOf(jugador: Jugador): JugadorValues {
  const { nombre, apellido1, apellido2, alias, pais, pie, trayectoria, posicion } = jugador;
  return {
    nombre,
    apellido1,
    apellido2,
    alias,
    nombre_federacion: jugador.nombre_federacion ?? '',
    fecha_nac: jugador.fecha_nac ?? '',
    dorsal: String(jugador.dorsal),
    altura: String(jugador.altura),
    pais,
    pie,
    posicion,
    consentimiento: jugador.consentimiento ?? FULL_CONSENT,
    trayectoria,
    perfil: undefined,
    banner: undefined,
    ...figures((counter) => jugador.estadisticas_temporada[counter]),
  };
}

/** A typed number. NaN, which fails validation, for an empty field. */
const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text));

/** The changed figures. The others stay derived from the sheets. */
function correctionOf(values: JugadorValues, jugador: Jugador) {
  const changed = COUNTERS.filter(
    (counter) => numberOf(values[counter]) !== jugador.estadisticas_temporada[counter],
  );
  return Object.fromEntries(changed.map((counter) => [counter, numberOf(values[counter])]));
}

type JugadorBody = EndpointInput<typeof endpoints.addJugador>;

/** Body that creates a player, or changes `jugador` including corrected figures. */
export function bodyOf(values: JugadorValues, jugador: Jugador | undefined): JugadorBody {
  const correction = jugador ? correctionOf(values, jugador) : {};
  const { consentimiento, ...data } = {
    nombre: values.nombre,
    apellido1: values.apellido1,
    apellido2: values.apellido2,
    alias: values.alias,
    ...(values.nombre_federacion !== (jugador?.nombre_federacion ?? '') && {
      nombre_federacion: values.nombre_federacion,
    }),
    fecha_nac: values.fecha_nac,
    dorsal: numberOf(values.dorsal),
    altura: numberOf(values.altura),
    pais: values.pais,
    pie: values.pie,
    posicion: values.posicion,
    trayectoria: values.trayectoria,
    consentimiento: values.consentimiento,
  } satisfies Partial<Record<JugadorField, unknown>>;
  return {
    ...data,
    ...((jugador ?? isWithheld(consentimiento)) && { consentimiento }),
    ...(Object.keys(correction).length > 0 && { estadisticas_temporada: correction }),
  };
}
