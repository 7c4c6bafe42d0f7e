import type { Fila } from '../vocabulario';

/** Stored fields as people call them; several that change together have one name. */
const CAMPOS: ReadonlyMap<string, string> = new Map([
  ['titulo', 'título'],
  ['contenido', 'texto'],
  ['media', 'foto'],
  ['apellido1', 'primer apellido'],
  ['apellido2', 'segundo apellido'],
  ['nombre_con_inicial', 'nombre'],
  ['img_perfil', 'foto de perfil'],
  ['img_banner', 'banner'],
  ['pais', 'país'],
  ['fecha_nac', 'fecha de nacimiento'],
  ['consentimiento', 'consentimiento'],
  ['posicion', 'posición'],
  ['num_equipos', 'número de equipos'],
  ['ajuste', 'balance'],
  ['color_hex', 'color'],
  ['fecha_date', 'fecha y hora'],
  ['fecha_str', 'fecha y hora'],
  ['hora_str', 'fecha y hora'],
  ['local', 'local o visitante'],
  ['goles_anotados', 'marcador'],
  ['goles_encajados', 'marcador'],
  ['resultado', 'marcador'],
  ['jugado', 'si está jugado'],
  ['alineacion', 'alineación'],
  ['detalles', 'goles y tarjetas'],
  ['mvp', 'MVP'],
  ['equipo_id', 'rival'],
  ['nombre_equipo', 'rival'],
  ['color_equipo', 'color del rival'],
  ['competicion_id', 'competición'],
  ['nombre_competicion', 'competición'],
  ['campo_id', 'campo'],
  ['nombre_campo', 'campo'],
  ['temporada_id', 'temporada'],
  ['nombre_temporada', 'temporada'],
  ['clave_externa', 'clave de importación'],
]);

/** A stored field as people call it. */
export const campoNombre = (campo: string): string => CAMPOS.get(campo) ?? campo;

/** The same where old and new value follow: the hour is then told apart from the day. */
export const campoDiferencia = (campo: string): string =>
  campo === 'hora_str' ? 'hora' : campoNombre(campo);

/** Rows of a line-up as the place of one who stands there. */
export const FILA_NOMBRES: Readonly<Record<Fila, string>> = {
  delanteros: 'delantero',
  mediocentros: 'mediocentro',
  defensas: 'defensa',
  portero: 'portero',
  suplentes: 'suplente',
};

export const ESTADO_NOMBRES: ReadonlyMap<string, string> = new Map([
  ['programado', 'programado'],
  ['aplazado', 'aplazado'],
  ['suspendido', 'suspendido'],
  ['cancelado', 'cancelado'],
  ['en_juego', 'en juego'],
  ['finalizado', 'finalizado'],
]);

/** A figure as people call it: 'partidos jugados'. */
export const contadorNombre = (campo: string): string => campo.replaceAll('_', ' ');
