import {
  comparePartidos,
  type JugadorPreview,
  type Noticia,
  type PartidoPreview,
} from '@club/shared';
import { matchesSearch, plain } from '../common/search';

/** Somewhere that one can go in the panel. */
export interface Destino {
  readonly to: string;
  readonly nombre: string;
  /** What it is, and what tells it from others of the same name. */
  readonly detalle: string;
}

/** Where matches, players and news are looked at. */
export interface IrAPaths {
  readonly ficha: (partidoId: string) => string;
  readonly editarJugador: (jugadorId: string) => string;
  readonly editarNoticia: (noticiaId: string) => string;
}

/** What can be gone to beside the screens; a helper has matches only. */
export interface Registros {
  readonly partidos: readonly PartidoPreview[];
  readonly jugadores: readonly JugadorPreview[];
  readonly noticias: readonly Noticia[];
}

export const NINGUNO: Registros = { partidos: [], jugadores: [], noticias: [] };

/** So many are shown: more than one can take in, and who types on sees the others. */
const MAX_DESTINOS = 12;

/** The screens. */
export const pantallas = (
  links: readonly { readonly to: string; readonly label: string }[],
): Destino[] => links.map(({ to, label }) => ({ to, nombre: label, detalle: 'Pantalla' }));

/** Matches, latest first, then players and news. */
export function destinosOf(
  { partidos, jugadores, noticias }: Registros,
  paths: IrAPaths,
): Destino[] {
  return [
    ...partidos
      .toSorted((a, b) => comparePartidos(b, a))
      .map(({ partido_id: id, nombre_equipo: rival, ...partido }) => ({
        to: paths.ficha(id),
        nombre: partido.local ? `Contra ${rival}` : `En casa de ${rival}`,
        detalle: `Partido · ${partido.fecha_str} · ${partido.nombre_competicion}`,
      })),
    ...jugadores.map(({ jugador_id: id, nombre, apellido1, alias, dorsal, activo }) => ({
      to: paths.editarJugador(id),
      nombre: `${nombre} ${apellido1}`.trim(),
      detalle: ['Jugador', String(dorsal), alias, activo ? '' : 'inactivo']
        .filter((part) => part !== '')
        .join(' · '),
    })),
    ...noticias.map(({ _id: id, titulo, fecha_str: fecha }) => ({
      to: paths.editarNoticia(id),
      nombre: titulo,
      detalle: `Noticia · ${fecha}`,
    })),
  ];
}

/** How well a destination fits: its name begins so, a word of it does, or it says so somewhere; lower is better. */
function rank({ nombre }: Destino, search: string): number {
  const [name, wanted] = [plain(nombre), plain(search).trim()];
  if (name.startsWith(wanted)) return 0;
  return name.split(/\s+/).some((word) => word.startsWith(wanted)) ? 1 : 2;
}

/** The destinations that a search means, best first; accents and capitals do not matter. */
export function findDestinos(destinos: readonly Destino[], search: string): Destino[] {
  return destinos
    .filter(({ nombre, detalle }) => matchesSearch(`${nombre} ${detalle}`, search))
    .toSorted((a, b) => rank(a, search) - rank(b, search))
    .slice(0, MAX_DESTINOS);
}
