import {
  COUNTERS,
  type Contador,
  type ClavePosicion,
  type Consentimiento,
  type DatosDeJugador,
  type EndpointInput,
  type endpoints,
  isReservado,
  type Jugador,
  type PIES,
  FULL_CONSENT,
} from '@club/shared';
import type { PreparedPhoto } from '../photos/prepare-photo';

/** Fields that are set outside the form. */
type DeOtroLugar = 'activo' | 'clave_externa' | 'estadisticas_temporada';

/** Player fields of the form, by their names in the body. */
export type CampoDeJugador = Exclude<keyof DatosDeJugador, DeOtroLugar>;

/** Values of the player form's controls: these fields, season figures and photos. */
export type JugadorValues = Readonly<
  Record<Exclude<CampoDeJugador, 'pie' | 'posicion' | 'consentimiento'> | Contador, string>
> & {
  readonly pie: (typeof PIES)[number];
  /** Photos of a new player, uploaded once he has an id. */
  readonly perfil: PreparedPhoto | undefined;
  readonly banner: PreparedPhoto | undefined;
  readonly posicion: Readonly<Record<ClavePosicion, boolean>>;
  /** What may be published (regla 20). */
  readonly consentimiento: Consentimiento;
};

const figures = (figureOf: (contador: Contador) => number) =>
  Object.fromEntries(
    COUNTERS.map((contador) => [contador, String(figureOf(contador))]),
  ) as Readonly<Record<Contador, string>>;

/** A new player (regla 13). */
export const NUEVO_JUGADOR: JugadorValues = {
  nombre: '',
  apellido1: '',
  apellido2: '',
  alias: '',
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
    ...figures((contador) => jugador.estadisticas_temporada[contador]),
  };
}

/** A typed number. NaN, which fails validation, for an empty field. */
const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text));

/** The changed figures. The others stay derived from the sheets. */
function correctionOf(values: JugadorValues, jugador: Jugador) {
  const changed = COUNTERS.filter(
    (contador) => numberOf(values[contador]) !== jugador.estadisticas_temporada[contador],
  );
  return Object.fromEntries(changed.map((contador) => [contador, numberOf(values[contador])]));
}

type JugadorBody = EndpointInput<typeof endpoints.addJugador>;

/** Body that creates a player, or changes `jugador` including corrected figures. */
export function bodyOf(values: JugadorValues, jugador: Jugador | undefined): JugadorBody {
  const correction = jugador ? correctionOf(values, jugador) : {};
  const { consentimiento, ...datos } = {
    nombre: values.nombre,
    apellido1: values.apellido1,
    apellido2: values.apellido2,
    alias: values.alias,
    fecha_nac: values.fecha_nac,
    dorsal: numberOf(values.dorsal),
    altura: numberOf(values.altura),
    pais: values.pais,
    pie: values.pie,
    posicion: values.posicion,
    trayectoria: values.trayectoria,
    consentimiento: values.consentimiento,
  } satisfies Record<CampoDeJugador, unknown>;
  return {
    ...datos,
    ...((jugador ?? isReservado(consentimiento)) && { consentimiento }),
    ...(Object.keys(correction).length > 0 && { estadisticas_temporada: correction }),
  };
}
