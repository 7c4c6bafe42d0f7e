import type { Ajustes } from '../registros/ajustes';
import type { Partido } from '../registros/partido';
import { allEvents, isGolNuestro } from './marcador';
import { pick } from './objects';

export type AjustesEnImagen = Pick<
  Ajustes,
  'nombre' | 'colores' | 'camiseta' | 'escudo' | 'zona_horaria' | 'version'
>;

/** What a picture shows of the club. */
export const clubEnImagen = (ajustes: AjustesEnImagen) => ({
  club: ajustes.nombre,
  ...pick(ajustes, 'colores', 'camiseta', 'escudo', 'zona_horaria'),
  /** Which of its crests: another number after another one was uploaded. Zero while it has none of its own. */
  escudo_version: ajustes.escudo.disponible ? ajustes.version : 0,
});

export type ClubEnImagen = ReturnType<typeof clubEnImagen>;

/** What both pictures say of the match itself. */
const marcoEnImagen = (partido: Partido, ajustes: AjustesEnImagen) => ({
  ...clubEnImagen(ajustes),
  ...pick(partido, 'local', 'nombre_equipo', 'nombre_competicion', 'fecha_date', 'jugado'),
  ...pick(partido, 'goles_anotados', 'goles_encajados'),
});

/** What the picture of a match shows; it is drawn from nothing else, so its address can depend on it. */
export function partidoEnImagen(partido: Partido, ajustes: AjustesEnImagen) {
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
    /** Goals of ours whose scorer is told, in playing order; none before the match was played. */
    goles,
  };
}
export type PartidoEnImagen = ReturnType<typeof partidoEnImagen>;

/** What the picture of a match's best player shows; `undefined` when it has none. */
export function mvpEnImagen(partido: Partido, ajustes: AjustesEnImagen) {
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
export type MvpEnImagen = NonNullable<ReturnType<typeof mvpEnImagen>>;
