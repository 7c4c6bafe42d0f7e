import type { TipoHistorial } from '../schemas/history';
import { ajustesRegistro } from './settings';
import {
  campoRegistro,
  competicionRegistro,
  equipoRegistro,
  temporadaRegistro,
} from './catalogues';
import { equipoEstadisticasRegistro } from './estadisticas';
import { jugadorRegistro } from './jugador';
import { noticiaRegistro } from './noticia';
import { partidoRegistro } from './partido';
import type { Registro } from './record';

/** Every kind in the history. The last ones have no described fields. */
export const REGISTROS: Readonly<
  Record<TipoHistorial, Pick<Registro, 'articulo' | 'nombre' | 'campos' | 'cuenta'>>
> = {
  temporada: temporadaRegistro,
  jugador: jugadorRegistro,
  partido: partidoRegistro,
  noticia: noticiaRegistro,
  equipo: equipoRegistro,
  competicion: competicionRegistro,
  campo: campoRegistro,
  ajustes: ajustesRegistro,
  estadisticas_equipo: equipoEstadisticasRegistro,
  estadisticas_jugadores: { articulo: 'el', nombre: 'Números de los jugadores de', campos: {} },
  directo: { articulo: 'el', nombre: 'Directo de', campos: {} },
  cuenta: { articulo: 'la', nombre: 'Cuenta', campos: {} },
};

/** Display name of a stored field. */
export const campoNombre = (tipo: TipoHistorial, campo: string): string =>
  REGISTROS[tipo].campos[campo]?.nombre ?? campo;
