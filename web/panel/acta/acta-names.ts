import {
  capitalise,
  EVENTOS,
  type Fila,
  type Forma,
  type Mitad,
  type TipoEvento,
} from '@club/shared';

/** Each row as the position select names it (regla 40). */
export const POSICION_NAMES: Readonly<Record<Fila, string>> = {
  delanteros: 'Delantero',
  mediocentros: 'Mediocentro',
  defensas: 'Defensa',
  portero: 'Portero',
  suplentes: 'Sustituto',
};

/** Each row as the live summary heads it (regla 40). */
export const FILA_NAMES: Readonly<Record<Fila, string>> = {
  delanteros: 'DELANTEROS',
  mediocentros: 'MEDIOS',
  defensas: 'DEFENSAS',
  portero: 'PORTERO',
  suplentes: 'BANQUILLO',
};

/** A kind of event as the form and its list call it. */
export const eventoName = (evento: TipoEvento): string => capitalise(EVENTOS[evento].nombre);

export const FORMA_NAMES: Readonly<Record<Forma, string>> = {
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

/** A half as the form names it to scripts (regla 31): '1' first, '2' second. */
export const MITAD_VALUES: Readonly<Record<Mitad, string>> = {
  primera_parte: '1',
  segunda_parte: '2',
};
