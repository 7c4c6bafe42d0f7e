import type { Ajustes } from '../records/settings';
import type { Partido } from '../records/partido';
import { allEvents, isGolNuestro } from './score';
import { pick } from './objects';

export type AjustesEnImagen = Pick<
  Ajustes,
  'nombre' | 'colores' | 'camiseta' | 'escudo' | 'zona_horaria' | 'version'
>;

/** Club data in a picture. */
export const clubEnImagen = (ajustes: AjustesEnImagen) => ({
  club: ajustes.nombre,
  ...pick(ajustes, 'colores', 'camiseta', 'escudo', 'zona_horaria'),
  /** Version of the uploaded crest, zero if there is none. */
  escudo_version: ajustes.escudo.disponible ? ajustes.version : 0,
});

export type ClubEnImagen = ReturnType<typeof clubEnImagen>;

/** Match data in both pictures. */
const marcoEnImagen = (partido: Partido, ajustes: AjustesEnImagen) => ({
  ...clubEnImagen(ajustes),
  ...pick(partido, 'local', 'nombre_equipo', 'nombre_competicion', 'fecha_date', 'jugado'),
  ...pick(partido, 'goles_anotados', 'goles_encajados'),
});

/** Content of a match's picture. The picture depends on nothing else, so its URL can contain a digest of it. */
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
    /** Our goals with a known scorer, in playing order. Empty before the match. */
    goles,
  };
}
export type PartidoEnImagen = ReturnType<typeof partidoEnImagen>;

/** Content of the best player's picture. `undefined` if there is none. */
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
