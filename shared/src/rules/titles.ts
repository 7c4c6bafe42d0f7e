import type { Settings } from '../records/settings';
import type { JugadorDoc } from '../records/jugador';
import type { Partido } from '../records/partido';

/** A document's title, `{titulo} · {club}`. The home page has no title and shows the club with its motto. */
export function documentTitle(
  titulo: string,
  { nombre, lema }: Pick<Settings, 'nombre' | 'lema'>,
): string {
  if (titulo !== '') return `${titulo} · ${nombre}`;
  return lema === '' ? nombre : `${nombre} · ${lema}`;
}

type TitledPartido = Pick<
  Partido,
  'local' | 'nombre_equipo' | 'jugado' | 'goles_anotados' | 'goles_encajados'
>;

/** `CD Encina 2 - 1 Rival CF`, home side first. `VS` without a result. */
export function partidoTitle(partido: TitledPartido, clubName: string): string {
  const club = { nombre: clubName, goles: partido.goles_anotados };
  const rival = { nombre: partido.nombre_equipo, goles: partido.goles_encajados };
  const [left, right] = partido.local ? [club, rival] : [rival, club];
  const marcador = partido.jugado ? `${String(left.goles)} - ${String(right.goles)}` : 'VS';
  return `${left.nombre} ${marcador} ${right.nombre}`;
}

/** Title of a player's page: name and first surname. */
export function jugadorTitle({
  nombre,
  apellido1,
}: Pick<JugadorDoc, 'nombre' | 'apellido1'>): string {
  return `${nombre} ${apellido1}`.trim();
}

/** Title of the not-found page (regla 6). */
export const NOT_FOUND_TITLE = 'ERROR 404 - Esta pagina no existe';
