import { colorHexSchema, type CrearEquipo, crearEquipoSchema, type Equipo } from '@club/shared';
import { conColumnas, plano, readTable } from './tabla';

const ORDEN = ['nombre', 'color'] as const;
type Columna = (typeof ORDEN)[number];

const NOMBRES: Readonly<Record<Columna, readonly string[]>> = {
  nombre: ['nombre', 'equipo', 'equipos', 'rival', 'rivales', 'club'],
  color: ['color', 'colores', 'camiseta'],
};

/** Colours as people call them. */
const COLORES: ReadonlyMap<string, string> = new Map([
  ['rojo', '#c62828'],
  ['azul', '#1d4ed8'],
  ['celeste', '#4fa3d9'],
  ['verde', '#15803d'],
  ['amarillo', '#f2c200'],
  ['naranja', '#e8710a'],
  ['morado', '#6d28d9'],
  ['granate', '#7f1d1d'],
  ['rosa', '#db5f93'],
  ['negro', '#111111'],
  ['blanco', '#ffffff'],
  ['gris', '#6b7280'],
]);

/** A pasted rival as it would be created. */
export interface EquipoPegado {
  readonly linea: number;
  readonly texto: string;
  readonly problemas: readonly string[];
  /** Whether there is a team of this name already. */
  readonly existe: boolean;
  readonly body: { readonly nombre: string; readonly color_hex?: CrearEquipo['color_hex'] };
}

/** Rivals of a pasted list, a name in each row; pure, and nothing is created. */
export function readEquipos(
  texto: string,
  equipos: readonly Pick<Equipo, 'nombre'>[],
): readonly EquipoPegado[] {
  const { filas, de } = conColumnas(readTable(texto), ORDEN, NOMBRES);
  const known = new Set(equipos.map(({ nombre }) => plano(nombre)));
  const seen = new Set<string>();
  // A heading of a single column is told by its word alone.
  const [first] = filas;
  const hasHeading = first !== undefined && NOMBRES.nombre.includes(plano(de(first, 'nombre')));
  return (hasHeading ? filas.slice(1) : filas).map((fila) => {
    const nombre = de(fila, 'nombre');
    const dicho = de(fila, 'color');
    const color = COLORES.get(plano(dicho)) ?? dicho.toLowerCase();
    const problemas: string[] = [];
    if (dicho !== '' && !colorHexSchema.safeParse(color).success) {
      problemas.push(`«${dicho}» no es un color (rojo, azul… o #c62828)`);
    }
    const named = crearEquipoSchema.pick({ nombre: true }).safeParse({ nombre });
    if (!named.success) {
      problemas.push(`el nombre ${named.error.issues[0]?.message ?? 'no vale'}`);
    }
    const key = plano(nombre);
    if (problemas.length === 0 && seen.has(key)) problemas.push('está dos veces en lo pegado');
    seen.add(key);
    return {
      linea: fila.linea,
      texto: dicho === '' ? nombre : `${nombre} · ${dicho}`,
      problemas,
      existe: known.has(key),
      body: { nombre, ...(dicho !== '' && problemas.length === 0 && { color_hex: color }) },
    };
  });
}
