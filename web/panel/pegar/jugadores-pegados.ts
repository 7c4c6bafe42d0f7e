import { crearJugadorSchema, type EndpointInput, type endpoints, type Jugador } from '@club/shared';
import { conColumnas, readTable, plano } from './tabla';
import { readDia, readNumero } from './valores';

const ORDEN = [
  'dorsal',
  'nombre',
  'apellido1',
  'apellido2',
  'posicion',
  'fecha_nac',
  'alias',
  'altura',
  'pais',
  'pie',
] as const;
type Columna = (typeof ORDEN)[number];

const NOMBRES: Readonly<Record<Columna, readonly string[]>> = {
  dorsal: ['dorsal', 'numero', 'n', 'no'],
  nombre: ['nombre', 'jugador'],
  apellido1: ['apellido', 'apellido1', 'apellido 1', 'primer apellido', '1 apellido'],
  apellido2: ['apellido2', 'apellido 2', 'segundo apellido', '2 apellido'],
  posicion: ['posicion', 'posiciones', 'puesto', 'demarcacion'],
  fecha_nac: ['fecha de nacimiento', 'nacimiento', 'fecha nac', 'fecha nacimiento', 'nacido'],
  alias: ['alias', 'apodo', 'mote'],
  altura: ['altura', 'altura cm', 'estatura'],
  pais: ['pais', 'nacionalidad'],
  pie: ['pie'],
};

const LINEAS: ReadonlyMap<string, 'del' | 'mc' | 'def' | 'por'> = new Map([
  ['del', 'del'],
  ['delantero', 'del'],
  ['mc', 'mc'],
  ['medio', 'mc'],
  ['mediocentro', 'mc'],
  ['centrocampista', 'mc'],
  ['def', 'def'],
  ['defensa', 'def'],
  ['por', 'por'],
  ['portero', 'por'],
]);

const PIES: ReadonlyMap<string, 'Derecho' | 'Izquierdo'> = new Map([
  ['derecho', 'Derecho'],
  ['diestro', 'Derecho'],
  ['d', 'Derecho'],
  ['izquierdo', 'Izquierdo'],
  ['zurdo', 'Izquierdo'],
  ['i', 'Izquierdo'],
]);

const ETIQUETAS: ReadonlyMap<string, string> = new Map([
  ['dorsal', 'el dorsal'],
  ['nombre', 'el nombre'],
  ['apellido1', 'el primer apellido'],
  ['apellido2', 'el segundo apellido'],
  ['alias', 'el alias'],
  ['altura', 'la altura'],
  ['pais', 'el país'],
]);

/** A pasted player as he would be created. */
export interface JugadorPegado {
  readonly linea: number;
  readonly texto: string;
  readonly problemas: readonly string[];
  /** Whether the squad has a player with this name already. */
  readonly existe: boolean;
  readonly body: EndpointInput<typeof endpoints.addJugador>;
}

/** What the schema finds wrong, field by field. */
function schemaProblems(body: JugadorPegado['body']): string[] {
  const parsed = crearJugadorSchema.safeParse(body);
  const issues = parsed.success ? [] : parsed.error.issues;
  const fields = [...new Set(issues.map(({ path: [field] }) => String(field)))];
  return fields.map((field) => {
    const message = issues.find(({ path }) => path[0] === field)?.message ?? '';
    const label = ETIQUETAS.get(field) ?? field;
    return field === 'dorsal' && Number.isNaN(body.dorsal)
      ? 'el dorsal tiene que ser un número del 1 al 99'
      : `${label} ${message}`;
  });
}

const fullName = (body: { nombre: string; apellido1?: string | undefined }) =>
  plano(`${body.nombre} ${body.apellido1 ?? ''}`);

/** Players of a pasted table, each with what is wrong with him; pure, and nothing is created. */
export function readJugadores(
  texto: string,
  jugadores: readonly Pick<Jugador, 'nombre' | 'apellido1'>[],
  ahora: Date,
): readonly JugadorPegado[] {
  const { filas, de } = conColumnas(readTable(texto), ORDEN, NOMBRES);
  const known = new Set(jugadores.map(fullName));
  const seen = new Set<string>();
  return filas.map((fila) => {
    const problemas: string[] = [];
    const cell = (columna: Columna) => de(fila, columna);
    const posicion = { del: false, mc: false, def: false, por: false };
    for (const parte of cell('posicion')
      .split(/[\s,/+-]+/)
      .filter(Boolean)) {
      const linea = LINEAS.get(plano(parte));
      if (linea) posicion[linea] = true;
      else problemas.push(`«${parte}» no es una posición (POR, DEF, MC, DEL)`);
    }
    const fechaNac = cell('fecha_nac') && readDia(cell('fecha_nac'), ahora.getUTCFullYear());
    if (fechaNac === undefined) {
      problemas.push(`«${cell('fecha_nac')}» no es una fecha de nacimiento (17/5/1999)`);
    } else if (fechaNac > ahora.toISOString().slice(0, 10)) {
      problemas.push('la fecha de nacimiento está en el futuro');
    }
    const pie = PIES.get(plano(cell('pie')));
    if (cell('pie') !== '' && !pie) problemas.push(`«${cell('pie')}» no es Derecho ni Izquierdo`);
    const body = {
      nombre: cell('nombre'),
      apellido1: cell('apellido1'),
      apellido2: cell('apellido2'),
      alias: cell('alias'),
      dorsal: readNumero(cell('dorsal')),
      posicion,
      ...(fechaNac && { fecha_nac: fechaNac }),
      ...(cell('altura') !== '' && { altura: readNumero(cell('altura')) }),
      ...(cell('pais') !== '' && { pais: cell('pais') }),
      ...(pie && { pie }),
    };
    problemas.push(...schemaProblems(body));
    const key = fullName(body);
    if (problemas.length === 0 && seen.has(key)) problemas.push('está dos veces en lo pegado');
    seen.add(key);
    return {
      linea: fila.linea,
      texto: [cell('dorsal'), body.nombre, body.apellido1, body.apellido2]
        .filter(Boolean)
        .join(' '),
      problemas,
      existe: known.has(key),
      body,
    };
  });
}
