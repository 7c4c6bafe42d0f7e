import { type ClubFile, CONTADORES, FILAS, MITADES } from '@club/shared';

type Cell = string | number | boolean | null | undefined;

/** One table: its name, and rows under their headings. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * A cell as RFC 4180 wants it. Text that a spreadsheet would take for a formula gets an apostrophe in front: names come
 * from people, and opening a file must not run what they wrote.
 */
export function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'string') return String(cell);
  const guarded = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** A table as CSV: heading row, CRLF after every row, a byte order mark so that spreadsheets see UTF-8. */
export function toCsv({ columns, rows }: Table): string {
  return `\uFEFF${[columns, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** A table of records, one column for each of the fields. */
function recordTable<T>(
  name: string,
  records: readonly T[],
  columns: readonly (keyof T & string)[],
) {
  return {
    name,
    columns,
    rows: records.map((record) => columns.map((column) => record[column] as Cell)),
  };
}

function jugadoresTable({ jugadores }: ClubFile): Table {
  const { columns, rows } = recordTable('jugadores', jugadores, [
    '_id',
    'nombre',
    'apellido1',
    'apellido2',
    'alias',
    'dorsal',
    'fecha_nac',
    'altura',
    'pais',
    'pie',
    'activo',
    'trayectoria',
    'clave_externa',
  ]);
  const posiciones = ['por', 'def', 'mc', 'del'] as const;
  return {
    name: 'jugadores',
    columns: [...columns, ...posiciones],
    rows: jugadores.map(({ posicion }, index) => [
      ...(rows[index] ?? []),
      ...posiciones.map((clave) => posicion[clave]),
    ]),
  };
}

const alineacionesTable = ({ partidos }: ClubFile): Table => ({
  name: 'alineaciones',
  columns: ['partido_id', 'fila', 'jugador_id', 'nombre_con_inicial', 'dorsal', 'mvp'],
  rows: partidos.flatMap(({ _id, alineacion, mvp }) =>
    FILAS.flatMap((fila) =>
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
    'propia_puerta',
  ],
  rows: partidos.flatMap(({ _id, detalles }) =>
    MITADES.flatMap((mitad) =>
      detalles[mitad].map((evento, index) => [
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
    ...CONTADORES,
    ...CONTADORES.map((contador) => `ajuste_${contador}`),
  ],
  rows: temporadas.flatMap(({ _id, nombre, estadisticas }) =>
    estadisticas.map((fila) => [
      _id,
      nombre,
      fila.jugador_id,
      fila.jugador_nombre,
      ...CONTADORES.map((contador) => fila.sumas[contador]),
      ...CONTADORES.map((contador) => fila.ajuste[contador]),
    ]),
  ),
});

/** The tables of a club: one for each kind of record, and the parts of sheets as tables of their own. */
export function clubTables(file: ClubFile): readonly Table[] {
  return [
    recordTable('temporadas', file.temporadas, ['_id', 'nombre', 'posicion', 'num_equipos']),
    recordTable('equipos', file.equipos, ['_id', 'nombre', 'color_hex']),
    recordTable('competiciones', file.competiciones, ['_id', 'nombre']),
    recordTable('campos', file.campos, ['_id', 'nombre']),
    jugadoresTable(file),
    recordTable('partidos', file.partidos, [
      '_id',
      'nombre_temporada',
      'nombre_competicion',
      'fecha_date',
      'fecha_str',
      'hora_str',
      'local',
      'nombre_equipo',
      'nombre_campo',
      'estado',
      'jugado',
      'goles_anotados',
      'goles_encajados',
      'resultado',
      'version',
      'clave_externa',
    ]),
    alineacionesTable(file),
    eventosTable(file),
    recordTable('noticias', file.noticias, ['_id', 'fecha_date', 'titulo', 'contenido']),
    estadisticasTable(file),
  ];
}
