import {
  comparePartidos,
  type JugadorPreview,
  type Noticia,
  type PartidoPreview,
} from '@club/shared';
import { adminPaths } from '../app/admin-paths';
import { matchesSearch, plain } from '../common/search';

/** A place in the panel to go to. */
export interface Destination {
  readonly to: string;
  readonly nombre: string;
  /** Kind of destination, and what distinguishes it from others with the same name. */
  readonly detalle: string;
}

/** Records to go to, besides screens. Helpers have matches only. */
export interface RecordTables {
  readonly partidos: readonly PartidoPreview[];
  readonly jugadores: readonly JugadorPreview[];
  readonly noticias: readonly Noticia[];
}

export const NONE: RecordTables = { partidos: [], jugadores: [], noticias: [] };

/** Most results shown; typing more narrows them. */
const MAX_TARGETS = 12;

export const screens = (
  links: readonly { readonly to: string; readonly label: string }[],
): Destination[] => links.map(({ to, label }) => ({ to, nombre: label, detalle: 'Pantalla' }));

/** Records as destinations: matches, latest first, then players and news. */
export function targetsOf({ partidos, jugadores, noticias }: RecordTables): Destination[] {
  return [
    ...partidos
      .toSorted((a, b) => comparePartidos(b, a))
      .map(({ partido_id: id, nombre_equipo: rival, ...partido }) => ({
        to: adminPaths.acta(id),
        nombre: partido.local ? `Contra ${rival}` : `En casa de ${rival}`,
        detalle: `Partido · ${partido.fecha_str} · ${partido.nombre_competicion}`,
      })),
    ...jugadores.map(({ jugador_id: id, nombre, apellido1, alias, dorsal, activo }) => ({
      to: adminPaths.editarJugador(id),
      nombre: `${nombre} ${apellido1}`.trim(),
      detalle: ['Jugador', String(dorsal), alias, activo ? '' : 'inactivo']
        .filter((part) => part !== '')
        .join(' · '),
    })),
    ...noticias.map(({ _id: id, titulo, fecha_str: date }) => ({
      to: adminPaths.editarNoticia(id),
      nombre: titulo,
      detalle: `Noticia · ${date}`,
    })),
  ];
}

/** Match quality, lower is better: 0 the name starts with the search, 1 one of its words does, 2 found elsewhere. */
function rank({ nombre }: Destination, search: string): number {
  const [name, wanted] = [plain(nombre), plain(search).trim()];
  if (name.startsWith(wanted)) return 0;
  return name.split(/\s+/).some((word) => word.startsWith(wanted)) ? 1 : 2;
}

/** Destinations that match a search, best first, ignoring case and accents. */
export function findDestinations(targets: readonly Destination[], search: string): Destination[] {
  return targets
    .filter(({ nombre, detalle }) => matchesSearch(`${nombre} ${detalle}`, search))
    .toSorted((a, b) => rank(a, search) - rank(b, search))
    .slice(0, MAX_TARGETS);
}
