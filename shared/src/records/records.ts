import type { HistoryKind } from '../schemas/history';
import { settingsRecord } from './settings';
import { campoRecord, competicionRecord, equipoRecord, temporadaRecord } from './catalogues';
import { equipoEstadisticasRecord } from './estadisticas';
import { jugadorRecord } from './jugador';
import { noticiaRecord } from './noticia';
import { partidoRecord } from './partido';
import type { RecordDescription } from './record';

/** Every kind in the history, by its name there. The last three have no field descriptions. */
export const RECORDS: Readonly<
  Record<HistoryKind, Pick<RecordDescription, 'articulo' | 'nombre' | 'fields' | 'describeChanges'>>
> = {
  temporada: temporadaRecord,
  jugador: jugadorRecord,
  partido: partidoRecord,
  noticia: noticiaRecord,
  equipo: equipoRecord,
  competicion: competicionRecord,
  campo: campoRecord,
  ajustes: settingsRecord,
  estadisticas_equipo: equipoEstadisticasRecord,
  estadisticas_jugadores: { articulo: 'el', nombre: 'Números de los jugadores de', fields: {} },
  directo: { articulo: 'el', nombre: 'Directo de', fields: {} },
  cuenta: { articulo: 'la', nombre: 'Cuenta', fields: {} },
};

/** Display name of a stored field. */
export const fieldName = (tipo: HistoryKind, field: string): string =>
  RECORDS[tipo].fields[field]?.nombre ?? field;
