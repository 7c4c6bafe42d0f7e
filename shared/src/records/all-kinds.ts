import type { HistoryKind } from '../schemas/history';
import { settingsKind } from './settings';
import { campoKind, competicionKind, equipoKind, temporadaKind } from './catalogues';
import { equipoEstadisticasKind } from './estadisticas';
import { jugadorKind } from './jugador';
import { noticiaKind } from './noticia';
import { partidoKind } from './partido';
import type { RecordKind } from './record';

/** Every kind in the history, by its name there. The last three are no records, so their fields are not described. */
export const RECORD_KINDS: Readonly<
  Record<HistoryKind, Pick<RecordKind, 'articulo' | 'nombre' | 'fields' | 'describeChanges'>>
> = {
  temporada: temporadaKind,
  jugador: jugadorKind,
  partido: partidoKind,
  noticia: noticiaKind,
  equipo: equipoKind,
  competicion: competicionKind,
  campo: campoKind,
  ajustes: settingsKind,
  estadisticas_equipo: equipoEstadisticasKind,
  estadisticas_jugadores: { articulo: 'el', nombre: 'Números de los jugadores de', fields: {} },
  directo: { articulo: 'el', nombre: 'Directo de', fields: {} },
  cuenta: { articulo: 'la', nombre: 'Cuenta', fields: {} },
};

/** Display name of a stored field. */
export const fieldName = (tipo: HistoryKind, field: string): string =>
  RECORD_KINDS[tipo].fields[field]?.nombre ?? field;
