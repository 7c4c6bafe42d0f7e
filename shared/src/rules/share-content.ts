import type { Settings } from '../records/settings';
import type { Partido } from '../records/partido';
import type { CallUp, PlantillaDoc } from '../schemas/public';
import { allEvents, isGoalOurs } from './score';
import { pick, own } from './objects';
import { compareNames } from './order';
import { joinParts } from './titles';

export type PictureSettings = Pick<
  Settings,
  'nombre' | 'colores' | 'camiseta' | 'escudo' | 'zona_horaria' | 'version' | 'escudo_version'
>;

/** What pictures show of the club. */
export const pictureClub = (settings: PictureSettings) => ({
  club: settings.nombre,
  ...pick(settings, 'colores', 'camiseta', 'escudo', 'zona_horaria'),
  /** Zero without an uploaded crest. Settings of earlier releases have only a version of all settings. */
  escudo_version: settings.escudo.disponible ? (settings.escudo_version ?? settings.version) : 0,
});

export type PictureClub = ReturnType<typeof pictureClub>;

/** What all pictures of a match show. */
const pictureFrame = (partido: Partido, settings: PictureSettings) => ({
  ...pictureClub(settings),
  ...pick(partido, 'local', 'nombre_equipo', 'nombre_competicion', 'fecha_date', 'jugado'),
  ...pick(partido, 'goles_anotados', 'goles_encajados', 'tanda', 'incomparecencia'),
});

/** Content of a match's picture. The picture depends on nothing else, so its URL can contain a digest of it. */
export function partidoPictureContent(partido: Partido, settings: PictureSettings) {
  const { escudo_equipo, jugado, detalles } = partido;
  const goles = (jugado ? allEvents(detalles) : [])
    .filter(isGoalOurs)
    .flatMap(({ autor, minuto, anadido }) =>
      autor
        ? [{ ...pick(autor, 'jugador_id', 'nombre_con_inicial', 'dorsal'), minuto, anadido }]
        : [],
    );
  return {
    ...pictureFrame(partido, settings),
    color_equipo: partido.color_equipo,
    ...(escudo_equipo && { escudo_equipo }),
    ...pick(partido, 'nombre_campo', 'hora_str', 'estado', 'resultado'),
    /** Our goals with a known scorer, in playing order. Empty before the match. */
    goles,
  };
}
export type PicturePartido = ReturnType<typeof partidoPictureContent>;

/** Content of the best player's picture. `undefined` if there is none. */
export function mvpPictureContent(partido: Partido, settings: PictureSettings) {
  const { mvp } = partido;
  if (!mvp) return undefined;
  const goles = allEvents(partido.detalles).filter(isGoalOurs);
  const { jugador_id: id, nombre_con_inicial, dorsal } = mvp;
  return {
    ...pictureFrame(partido, settings),
    nombre_con_inicial,
    dorsal,
    goles: goles.filter(({ autor }) => autor?.jugador_id === id).length,
    asistencias: goles.filter(({ asistente }) => asistente?.jugador_id === id).length,
  };
}
export type PictureMvp = NonNullable<ReturnType<typeof mvpPictureContent>>;

/** Content of the picture of a published call-up. */
export const callUpPictureContent = (
  partido: Partido,
  settings: PictureSettings,
  callUp: CallUp,
  squad: PlantillaDoc['jugadores'],
) => ({
  ...pictureFrame(partido, settings),
  ...pick(partido, 'nombre_campo', 'hora_str'),
  reunion: meetingText(callUp),
  jugadores: calledUpPlayers(callUp, squad),
});
export type PictureCallUp = ReturnType<typeof callUpPictureContent>;

/** Called-up players with name and shirt number, ordered by number. Deleted players are left out (regla 102). */
export const calledUpPlayers = (
  { jugadores }: Pick<CallUp, 'jugadores'>,
  squad: PlantillaDoc['jugadores'],
) =>
  jugadores
    .flatMap((id) => own(squad, id) ?? [])
    .map((jugador) => pick(jugador, 'jugador_id', 'nombre_con_inicial', 'dorsal'))
    .toSorted(
      (a, b) => a.dorsal - b.dorsal || compareNames(a.nombre_con_inicial, b.nombre_con_inicial),
    );

/** `Quedamos: 17:00, Bar La Dehesa`. Empty if neither is known. */
export function meetingText({ hora_str: time = '', lugar: place = '' }: CallUp): string {
  const meeting = joinParts(', ', time, place);
  return meeting === '' ? '' : `Quedamos: ${meeting}`;
}
