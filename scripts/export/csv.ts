import {
  campoRecord,
  type Cell,
  type ClubFile,
  columnsOf,
  competicionRecord,
  COUNTERS,
  equipoEstadisticasRecord,
  equipoRecord,
  ROWS,
  jugadorRecord,
  PERIODS,
  noticiaRecord,
  partidoRecord,
  type RecordDescription,
  temporadaRecord,
} from '@club/shared';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * A cell in RFC 4180 format. Text that a spreadsheet would run as a formula gets a leading apostrophe: people enter
 * the names, and opening the file must not run them.
 */
export function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const guarded = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A table as CSV: heading row, CRLF after every row, and a byte order mark so that spreadsheets detect UTF-8. */
export function toCsv({ columns, rows }: Table): string {
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** A table of records, with the columns of their kind (`shared/src/records`). */
function recordTable(
  name: string,
  records: readonly object[],
  ...kinds: readonly Pick<RecordDescription, 'campos'>[]
): Table {
  const columns = kinds.flatMap(columnsOf);
  return {
    name,
    columns: columns.map(([column]) => column),
    rows: records.map((record) => columns.map(([, cellOf]) => cellOf({ ...record }))),
  };
}

const alineacionesTable = ({ partidos }: ClubFile): Table => ({
  name: 'alineaciones',
  columns: ['partido_id', 'fila', 'jugador_id', 'nombre_con_inicial', 'dorsal', 'mvp'],
  rows: partidos.flatMap(({ _id, alineacion, mvp }) =>
    ROWS.flatMap((fila) =>
      alineacion[fila].map((jugador) => [
        _id,
        fila,
        jugador.jugador_id,
        jugador.nombre_con_inicial,
        jugador.dorsal,
        mvp?.jugador_id === jugador.jugador_id,
      ]),
    ),
  ),
});

const eventosTable = ({ partidos }: ClubFile): Table => ({
  name: 'eventos',
  columns: [
    'partido_id',
    'mitad',
    'orden',
    'evento',
    'minuto',
    'anadido',
    'autor_id',
    'autor',
    'forma',
    'asistente_id',
    'asistente',
    'entra_id',
    'entra',
    'sale_id',
    'sale',
    'propia_puerta',
  ],
  rows: partidos.flatMap(({ _id, detalles }) =>
    PERIODS.flatMap((mitad) =>
      (detalles[mitad] ?? []).map((evento, index) => [
        _id,
        mitad,
        index + 1,
        evento.evento,
        evento.minuto,
        evento.anadido,
        evento.autor?.jugador_id,
        evento.autor?.nombre_con_inicial,
        evento.autor?.forma,
        evento.asistente?.jugador_id,
        evento.asistente?.nombre_con_inicial,
        evento.entra?.jugador_id,
        evento.entra?.nombre_con_inicial,
        evento.sale?.jugador_id,
        evento.sale?.nombre_con_inicial,
        evento.propia_puerta,
      ]),
    ),
  ),
});

const estadisticasTable = ({ temporadas }: ClubFile): Table => ({
  name: 'estadisticas',
  columns: [
    'temporada_id',
    'temporada',
    'jugador_id',
    'jugador_nombre',
    ...COUNTERS,
    ...COUNTERS.map((counter) => `ajuste_${counter}`),
  ],
  rows: temporadas.flatMap(({ _id, nombre, estadisticas }) =>
    estadisticas.map((fila) => [
      _id,
      nombre,
      fila.jugador_id,
      fila.jugador_nombre,
      ...COUNTERS.map((counter) => fila.sumas[counter]),
      ...COUNTERS.map((counter) => fila.ajuste[counter]),
    ]),
  ),
});

/** All tables of a club: one per kind of record, and one per part of the match sheets. */
export function clubTables(file: ClubFile): readonly Table[] {
  return [
    recordTable('temporadas', file.temporadas, temporadaRecord, equipoEstadisticasRecord),
    recordTable('equipos', file.equipos, equipoRecord),
    recordTable('competiciones', file.competiciones, competicionRecord),
    recordTable('campos', file.campos, campoRecord),
    recordTable('jugadores', file.jugadores, jugadorRecord),
    recordTable('partidos', file.partidos, partidoRecord),
    alineacionesTable(file),
    eventosTable(file),
    recordTable('noticias', file.noticias, noticiaRecord),
    estadisticasTable(file),
  ];
}
