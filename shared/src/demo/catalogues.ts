import { crearCampoSchema, crearConNombreSchema, crearEquipoSchema } from '../registros/catalogos';
import type { DemoCampo, DemoConNombre, DemoEquipo } from './types';

const equipo = (clave: string, nombre: string, colorHex: string): DemoEquipo => ({
  clave,
  datos: crearEquipoSchema.parse({ nombre, color_hex: colorHex }),
});
const conNombre = (clave: string, nombre: string): DemoConNombre => ({
  clave,
  datos: crearConNombreSchema.parse({ nombre }),
});

/** The other twelve of a league of thirteen; dark, light, yellow and white shirts, so that badges meet every contrast. */
export const demoEquipos: readonly DemoEquipo[] = [
  equipo('robledal', 'Atlético Robledal', '#b91c1c'),
  equipo('sotillo', 'CF Sotillo', '#1d4ed8'),
  equipo('alameda', 'UD La Alameda', '#f59e0b'),
  equipo('pinar', 'Deportivo Pinar Alto', '#065f46'),
  equipo('riofrio', 'Racing Riofrío', '#7c3aed'),
  equipo('castanar', 'CD Castañar', '#78350f'),
  equipo('mirador', 'AD El Mirador', '#38bdf8'),
  equipo('vegalba', 'Vegalba CF', '#be185d'),
  equipo('fontana', 'Unión Fontana', '#ea580c'),
  equipo('molinos', 'Sporting Los Molinos', '#111827'),
  equipo('cantera', 'La Cantera 1987', '#facc15'),
  equipo('barriosur', 'Veteranos Barrio Sur', '#ffffff'),
];

export const demoCompeticiones: readonly DemoConNombre[] = [
  conNombre('liga', 'Liga Comarcal'),
  conNombre('copa', 'Copa de la Sierra'),
  conNombre('amistoso', 'Amistoso'),
];

export const CAMPO_PROPIO = 'encinar';

const campo = (clave: string, nombre: string, direccion: string): DemoCampo => ({
  clave,
  datos: crearCampoSchema.parse({ nombre, direccion }),
});

/** Fictional places; of the last nobody has told the address. */
export const demoCampos: readonly DemoCampo[] = [
  campo('encinar', 'Campo Municipal El Encinar', 'Camino del Encinar, 12, Valdencina'),
  campo('ribera', 'Polideportivo La Ribera', 'Paseo de la Ribera, s/n, Riofrío'),
  campo('sanroque', 'Campo de San Roque', 'Ronda de San Roque, 3, Sotillo'),
  campo('pinada', 'Ciudad Deportiva La Pinada', 'Carretera de Pinar Alto, km 2'),
  campo('eras', 'Campo de Las Eras', 'Calle de las Eras, 21, Castañar'),
  campo('norte', 'Anexo Estadio Norte', ''),
];

/** Where each rival plays at home; some share a ground. */
const CAMPO_DE_RIVAL: Readonly<Record<string, string>> = {
  robledal: 'norte',
  cantera: 'norte',
  sotillo: 'sanroque',
  riofrio: 'sanroque',
  pinar: 'pinada',
  mirador: 'pinada',
  castanar: 'eras',
  vegalba: 'eras',
  fontana: 'ribera',
  molinos: 'ribera',
};

/** Ground of an away match. */
export function campoOfRival(equipo: string): string {
  const campo = CAMPO_DE_RIVAL[equipo];
  if (campo === undefined) throw new RangeError(`${equipo} has no ground of its own`);
  return campo;
}
