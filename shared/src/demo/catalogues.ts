import { crearCampoSchema, crearConNombreSchema, crearEquipoSchema } from '../registros/catalogos';
import type { DemoCampo, DemoConNombre, DemoEquipo } from './types';

/**
 * The other twelve of a league of thirteen: what other records call each, its name, its colour (dark, light, yellow and
 * white shirts, so that badges meet every contrast) and its ground; some share one, two have none of their own.
 */
const RIVALES: readonly (readonly [string, string, string, string?])[] = [
  ['robledal', 'Atlético Robledal', '#b91c1c', 'norte'],
  ['sotillo', 'CF Sotillo', '#1d4ed8', 'sanroque'],
  ['alameda', 'UD La Alameda', '#f59e0b'],
  ['pinar', 'Deportivo Pinar Alto', '#065f46', 'pinada'],
  ['riofrio', 'Racing Riofrío', '#7c3aed', 'sanroque'],
  ['castanar', 'CD Castañar', '#78350f', 'eras'],
  ['mirador', 'AD El Mirador', '#38bdf8', 'pinada'],
  ['vegalba', 'Vegalba CF', '#be185d', 'eras'],
  ['fontana', 'Unión Fontana', '#ea580c', 'ribera'],
  ['molinos', 'Sporting Los Molinos', '#111827', 'ribera'],
  ['cantera', 'La Cantera 1987', '#facc15', 'norte'],
  ['barriosur', 'Veteranos Barrio Sur', '#ffffff'],
];

export const demoEquipos: readonly DemoEquipo[] = RIVALES.map(([clave, nombre, color_hex]) => ({
  clave,
  datos: crearEquipoSchema.parse({ nombre, color_hex }),
}));

const conNombre = (clave: string, nombre: string): DemoConNombre => ({
  clave,
  datos: crearConNombreSchema.parse({ nombre }),
});

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

/** Ground of an away match. */
export function campoOfRival(equipo: string): string {
  const [, , , campo] = RIVALES.find(([clave]) => clave === equipo) ?? [];
  if (campo === undefined) throw new RangeError(`${equipo} has no ground of its own`);
  return campo;
}
