import type { z } from 'zod';
import type { AlineacionEntrada, DetallesEntrada } from '../schemas/acta';
import type { CrearCampo, CrearEquipo, crearConNombreSchema } from '../registros/catalogos';
import type { CrearJugador } from '../registros/jugador';
import type { CrearNoticia } from '../registros/noticia';
import type { FilaClasificacion } from '../schemas/clasificacion';
import type { EstadoPartido } from '../vocabulario';

/** A record to create: `datos` is a complete body of its `add-*` call, `clave` what other demo records call it. */
interface DemoRegistro<Datos> {
  readonly clave: string;
  readonly datos: Datos;
}

type DemoConNombre = DemoRegistro<z.output<typeof crearConNombreSchema>>;

/** A sheet as `update-partido` takes it, except that every `jugador_id` holds a player's `clave`. */
export interface DemoActa {
  readonly alineacion: AlineacionEntrada;
  readonly detalles: DetallesEntrada;
  readonly mvp: { readonly jugador_id: string } | null;
}

export interface DemoPartido {
  readonly clave: string;
  /** `clave` of a team, a competition and a ground. */
  readonly equipo: string;
  readonly competicion: string;
  readonly campo: string;
  readonly local: boolean;
  /** DD-MM-YYYY and HH:MM, Madrid time. */
  readonly fecha_str: string;
  readonly hora_str: string;
  /** State to create it with; saving the sheet makes a played one `finalizado`. */
  readonly estado: Extract<EstadoPartido, 'programado' | 'aplazado' | 'suspendido' | 'cancelado'>;
  /** The sheet to save after the match has been created; `null` for a match still to come. */
  readonly acta: DemoActa | null;
}

export interface DemoClasificacion {
  /** `clave` of its competition. */
  readonly competicion: string;
  /** Each with the team's `clave`, `null` for us. */
  readonly filas: readonly { readonly equipo: string | null; readonly datos: FilaClasificacion }[];
}

export interface DemoTemporada {
  readonly datos: z.output<typeof crearConNombreSchema>;
  /** Who joins the club with this season; create them before its matches. */
  readonly jugadores: readonly DemoRegistro<CrearJugador>[];
  /** By kick-off. */
  readonly partidos: readonly DemoPartido[];
  readonly estadisticas: { readonly posicion: number; readonly num_equipos: number };
  readonly clasificacion: DemoClasificacion | null;
}

export interface DemoNoticia {
  readonly datos: CrearNoticia;
  /** `clave` of the match that it tells of. */
  readonly partido?: string;
  /** ISO 8601 UTC instant that the clock must show when the item is created; always before `hoy`. */
  readonly publicada: string;
}

/** A whole club to seed, in the order of creation: catalogues, then seasons (the last one is current), then news. */
export interface DemoClub {
  readonly equipos: readonly DemoRegistro<CrearEquipo>[];
  readonly competiciones: readonly DemoConNombre[];
  readonly campos: readonly DemoRegistro<CrearCampo>[];
  /** Oldest first. */
  readonly temporadas: readonly DemoTemporada[];
  /** Oldest first. */
  readonly noticias: readonly DemoNoticia[];
}
