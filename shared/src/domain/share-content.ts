import type { Ajustes } from '../registros/ajustes';
import type { Partido } from '../registros/partido';
import { allEvents, isGolNuestro } from './marcador';
import { pick } from './pick';

/** A goal of ours whose scorer is told, with the name that he has on the picture. */
export interface GolEnImagen {
  readonly jugador_id: string;
  readonly nombre_con_inicial: string;
  readonly dorsal: number;
  readonly minuto: number | undefined;
  readonly anadido: number | undefined;
}

/** The settings that a picture shows something of. */
export type AjustesEnImagen = Pick<
  Ajustes,
  'nombre' | 'colores' | 'camiseta' | 'escudo' | 'zona_horaria' | 'version'
>;

/** The club as every picture shows it. */
export interface ClubEnImagen extends Omit<AjustesEnImagen, 'nombre' | 'version'> {
  readonly club: string;
  /** Which of its crests: another number after another one was uploaded. Zero while it has none of its own. */
  readonly escudo_version: number;
}

/** What a picture shows of the club. */
export const clubEnImagen = (ajustes: AjustesEnImagen): ClubEnImagen => ({
  club: ajustes.nombre,
  ...pick(ajustes, 'colores', 'camiseta', 'escudo', 'zona_horaria'),
  escudo_version: ajustes.escudo.disponible ? ajustes.version : 0,
});

/** What both pictures say of the match itself. */
type MarcoEnImagen = ClubEnImagen &
  Pick<
    Partido,
    | 'local'
    | 'nombre_equipo'
    | 'nombre_competicion'
    | 'fecha_date'
    | 'jugado'
    | 'goles_anotados'
    | 'goles_encajados'
  >;

const marcoEnImagen = (partido: Partido, ajustes: AjustesEnImagen): MarcoEnImagen => ({
  ...clubEnImagen(ajustes),
  ...pick(partido, 'local', 'nombre_equipo', 'nombre_competicion', 'fecha_date', 'jugado'),
  ...pick(partido, 'goles_anotados', 'goles_encajados'),
});

/** All that a match's picture is drawn from. */
export interface PartidoEnImagen
  extends
    MarcoEnImagen,
    Pick<
      Partido,
      'color_equipo' | 'escudo_equipo' | 'nombre_campo' | 'hora_str' | 'estado' | 'resultado'
    > {
  /** In playing order; none before the match was played. */
  readonly goles: readonly GolEnImagen[];
}

/** What the picture of a match shows; it is drawn from nothing else, so its address can depend on it. */
export function partidoEnImagen(partido: Partido, ajustes: AjustesEnImagen): PartidoEnImagen {
  const { escudo_equipo, jugado, detalles } = partido;
  const goles = (jugado ? allEvents(detalles) : [])
    .filter(isGolNuestro)
    .flatMap(({ autor, minuto, anadido }) => {
      if (!autor) return [];
      const { jugador_id, nombre_con_inicial, dorsal } = autor;
      return [{ jugador_id, nombre_con_inicial, dorsal, minuto, anadido }];
    });
  return {
    ...marcoEnImagen(partido, ajustes),
    color_equipo: partido.color_equipo,
    ...(escudo_equipo && { escudo_equipo }),
    ...pick(partido, 'nombre_campo', 'hora_str', 'estado', 'resultado'),
    goles,
  };
}

/** All that the picture of a match's best player is drawn from. */
export interface MvpEnImagen extends MarcoEnImagen {
  readonly nombre_con_inicial: string;
  readonly dorsal: number;
  readonly goles: number;
  readonly asistencias: number;
}

/** What the picture of a match's best player shows; `undefined` when it has none. */
export function mvpEnImagen(partido: Partido, ajustes: AjustesEnImagen): MvpEnImagen | undefined {
  const { mvp } = partido;
  if (!mvp) return undefined;
  const goles = allEvents(partido.detalles).filter(isGolNuestro);
  const { jugador_id: id, nombre_con_inicial, dorsal } = mvp;
  return {
    ...marcoEnImagen(partido, ajustes),
    nombre_con_inicial,
    dorsal,
    goles: goles.filter(({ autor }) => autor?.jugador_id === id).length,
    asistencias: goles.filter(({ asistente }) => asistente?.jugador_id === id).length,
  };
}
