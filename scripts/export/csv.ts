import {
  campoKind,
  type Cell,
  type ClubFile,
  listColumns,
  competicionKind,
  COUNTERS,
  type Evento,
  equipoEstadisticasKind,
  equipoKind,
  ROWS,
  jugadorKind,
  PERIODS,
  noticiaKind,
  partidoKind,
  type RecordKind,
  temporadaKind,
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

/** The columns of a table: their headings, and the cell of a row. */
type Columns<Row> = readonly (readonly [heading: string, toCell: (row: Row) => Cell])[];

const buildTable = <Row>(name: string, rows: readonly Row[], columns: Columns<Row>): Table => ({
  name,
  columns: columns.map(([heading]) => heading),
  rows: rows.map((row) => columns.map(([, toCell]) => toCell(row))),
});

/** A table of records, with the columns of their kind (`shared/src/records`). */
const recordTable = (
  name: string,
  records: readonly object[],
  ...kinds: readonly Pick<RecordKind, 'fields'>[]
): Table =>
  buildTable(
    name,
    records.map((record) => ({ ...record })),
    kinds.flatMap(listColumns),
  );

const alineacionesTable = ({ partidos }: ClubFile): Table =>
  buildTable(
    'alineaciones',
    partidos.flatMap(({ _id, alineacion, mvp }) =>
      ROWS.flatMap((row) => alineacion[row].map((jugador) => ({ _id, fila: row, jugador, mvp }))),
    ),
    [
      ['partido_id', ({ _id }) => _id],
      ['fila', ({ fila }) => fila],
      ['jugador_id', ({ jugador }) => jugador.jugador_id],
      ['nombre_con_inicial', ({ jugador }) => jugador.nombre_con_inicial],
      ['dorsal', ({ jugador }) => jugador.dorsal],
      ['mvp', ({ jugador, mvp }) => mvp?.jugador_id === jugador.jugador_id],
    ],
  );

const eventosTable = ({ partidos }: ClubFile): Table =>
  buildTable(
    'eventos',
    partidos.flatMap(({ _id, detalles }) =>
      PERIODS.flatMap((mitad) =>
        (detalles[mitad] ?? []).map((evento, index) => ({ _id, mitad, orden: index + 1, evento })),
      ),
    ),
    [
      ['partido_id', ({ _id }) => _id],
      ['mitad', ({ mitad }) => mitad],
      ['orden', ({ orden }) => orden],
      ['evento', ({ evento }) => evento.evento],
      ['minuto', ({ evento }) => evento.minuto],
      ['anadido', ({ evento }) => evento.anadido],
      ['autor_id', ({ evento }) => evento.autor?.jugador_id],
      ['autor', ({ evento }) => evento.autor?.nombre_con_inicial],
      ['forma', ({ evento }) => evento.autor?.forma],
      ...(['asistente', 'entra', 'sale'] as const).flatMap(
        (who): Columns<{ readonly evento: Evento }> => [
          [`${who}_id`, ({ evento }) => evento[who]?.jugador_id],
          [who, ({ evento }) => evento[who]?.nombre_con_inicial],
        ],
      ),
      ['propia_puerta', ({ evento }) => evento.propia_puerta],
    ],
  );

type Fila = ClubFile['temporadas'][number]['estadisticas'][number];

const estadisticasTable = ({ temporadas }: ClubFile): Table =>
  buildTable(
    'estadisticas',
    temporadas.flatMap(({ _id, nombre, estadisticas }) =>
      estadisticas.map((row) => ({ ...row, _id, nombre })),
    ),
    [
      ['temporada_id', ({ _id }) => _id],
      ['temporada', ({ nombre }) => nombre],
      ['jugador_id', ({ jugador_id }) => jugador_id],
      ['jugador_nombre', ({ jugador_nombre }) => jugador_nombre],
      ...COUNTERS.map((name) => [name, ({ sumas }: Fila) => sumas[name]] as const),
      ...COUNTERS.map((name) => [`ajuste_${name}`, ({ ajuste }: Fila) => ajuste[name]] as const),
    ],
  );

/** All tables of a club: one per kind of record, and one per part of the match sheets. */
export function clubTables(file: ClubFile): readonly Table[] {
  return [
    recordTable('temporadas', file.temporadas, temporadaKind, equipoEstadisticasKind),
    recordTable('equipos', file.equipos, equipoKind),
    recordTable('competiciones', file.competiciones, competicionKind),
    recordTable('campos', file.campos, campoKind),
    recordTable('jugadores', file.jugadores, jugadorKind),
    recordTable('partidos', file.partidos, partidoKind),
    alineacionesTable(file),
    eventosTable(file),
    recordTable('noticias', file.noticias, noticiaKind),
    estadisticasTable(file),
  ];
}
