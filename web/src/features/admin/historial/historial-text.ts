import type { CambioHistorial, OperacionHistorial, TipoHistorial } from '@club/shared';

interface Noun {
  readonly nombre: string;
  readonly isFeminine?: true;
}

const NOUNS: Readonly<Record<TipoHistorial, Noun>> = {
  temporada: { nombre: 'Temporada', isFeminine: true },
  jugador: { nombre: 'Jugador' },
  partido: { nombre: 'Partido' },
  directo: { nombre: 'Directo de' },
  noticia: { nombre: 'Noticia', isFeminine: true },
  equipo: { nombre: 'Equipo' },
  competicion: { nombre: 'Competición', isFeminine: true },
  campo: { nombre: 'Campo' },
  estadisticas_equipo: { nombre: 'Puesto y balance de' },
  estadisticas_jugadores: { nombre: 'Números de los jugadores de' },
};

/** Stored fields as people call them; several that change together have one name. */
const FIELDS: ReadonlyMap<string, string> = new Map([
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

const PARTICIPLES = {
  creado: ['creado', 'creada'],
  cambiado: ['cambiado', 'cambiada'],
  borrado: ['borrado', 'borrada'],
} as const;

/** What became of a record, in words: 'Jugador Ximo L. cambiado: dorsal, foto de perfil'. */
export function cambioText({ tipo, nombre, cambio, detalle }: CambioHistorial): string {
  if (tipo === 'estadisticas_jugadores') {
    return `${NOUNS[tipo].nombre} ${nombre}, a mano: ${detalle.join(', ')}`;
  }
  const fields = [...new Set(detalle.map((field) => FIELDS.get(field) ?? field))];
  const list = fields.length === 0 ? '' : `: ${fields.join(', ')}`;
  const noun = NOUNS[tipo];
  if (tipo === 'estadisticas_equipo') return `${noun.nombre} ${nombre}, a mano${list}`;
  const participle = PARTICIPLES[cambio][noun.isFeminine ? 1 : 0];
  return `${noun.nombre} ${nombre} ${participle}${list}`;
}

/** Whether something was deleted that restoring would bring back. */
export const isBorrado = ({ documentos }: OperacionHistorial): boolean =>
  documentos.some(({ cambio }) => cambio === 'borrado');

/** Account by the name that its owner signs in with. */
export const quienText = (quien: string): string => quien.replace(/@.*$/, '');
