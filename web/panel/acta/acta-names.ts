import {
  capitalise,
  EVENTOS,
  type Fila,
  type Forma,
  type Mitad,
  type TipoEvento,
} from '@club/shared';

/** Row names in the position select (regla 40). */
export const POSITION_NAMES: Readonly<Record<Fila, string>> = {
  delanteros: 'Delantero',
  mediocentros: 'Mediocentro',
  defensas: 'Defensa',
  portero: 'Portero',
  suplentes: 'Sustituto',
};

/** Row headings in the live summary (regla 40). */
export const FILA_NAMES: Readonly<Record<Fila, string>> = {
  delanteros: 'DELANTEROS',
  mediocentros: 'MEDIOS',
  defensas: 'DEFENSAS',
  portero: 'PORTERO',
  suplentes: 'BANQUILLO',
};

export const eventoName = (evento: TipoEvento): string => capitalise(EVENTOS[evento].nombre);

export const GOAL_KIND_NAMES: Readonly<Record<Forma, string>> = {
  derecha: 'Derecha',
  izquierda: 'Izquierda',
  cabeza: 'Cabeza',
  falta: 'Falta',
  penalti: 'Penalti',
  corner: 'Córner',
  otro: 'Otro',
};

export const MITAD_NAMES: Readonly<Record<Mitad, string>> = {
  primera_parte: 'Primera parte',
  segunda_parte: 'Segunda parte',
};

/** Option values of the half select, which scripts rely on (regla 31): '1' first, '2' second. */
export const MITAD_VALUES: Readonly<Record<Mitad, string>> = {
  primera_parte: '1',
  segunda_parte: '2',
};
