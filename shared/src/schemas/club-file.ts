import { z } from 'zod';
import { CONTADORES } from '../vocabulario';
import { idSchema, imagenSchema, instantSchema } from './base';
import { consentimientoSchema } from './consentimiento';
import {
  campoSchema,
  competicionSchema,
  equipoSchema,
  temporadaSchema,
} from '../registros/catalogos';
import { equipoEstadisticasDocSchema, equipoEstadisticasSchema } from './estadisticas';
import { noticiaSchema } from '../registros/noticia';
import { partidoSchema } from '../registros/partido';
import { jugadorDocSchema } from '../registros/jugador';
import { estadisticasJugadoresDocSchema } from './publico';
import { tipoImagenSchema } from './imagen';

/** Name of the format, in every file (docs/export-format.md). */
export const CLUB_FILE_SCHEMA = 'club/1';

const contadoresFileSchema = z.record(z.enum(CONTADORES), z.int());

/** A player's row of a season: what his sheets add up to, and what was corrected by hand. */
const filaFileSchema = z.strictObject({
  jugador_id: idSchema,
  jugador_nombre: z.string(),
  img_perfil: imagenSchema,
  sumas: contadoresFileSchema,
  ajuste: contadoresFileSchema,
});
export type FilaFile = z.infer<typeof filaFileSchema>;

/** What was corrected by hand in our record of a season: added to what its matches say. */
const ajusteEquipoSchema = z.strictObject({
  partidos_jugados: z.int(),
  ganados: z.int(),
  empatados: z.int(),
  perdidos: z.int(),
});

const { posicion, num_equipos } = equipoEstadisticasSchema.shape;

/** A season with what nothing else tells: league position by hand, rows with their corrections. */
const temporadaFileSchema = z.strictObject({
  ...temporadaSchema.shape,
  posicion,
  num_equipos,
  ajuste: ajusteEquipoSchema,
  estadisticas: z.array(filaFileSchema),
  /** Only where the record was deleted by itself. */
  retirado: equipoEstadisticasDocSchema.shape.retirado,
  /** Only where the season's archive was added or deleted by itself. */
  archivo: estadisticasJugadoresDocSchema.shape.archivo,
});

const jugadorFileSchema = z.strictObject({
  ...jugadorDocSchema.omit({ edad: true, edades_al: true }).shape,
  fecha_nac: z.iso.date({ error: 'debe tener la forma AAAA-MM-DD' }),
  /** Only where something is withheld. */
  consentimiento: consentimientoSchema.optional(),
});

/** A photo with its bytes. */
export const imagenFileSchema = z.strictObject({
  tipo: tipoImagenSchema,
  registro_id: idSchema,
  cuando: instantSchema,
  jpeg_base64: z.base64('debe estar en base64'),
});

/**
 * The whole club in one file. Only what cannot be derived is in it: lists, previews, rankings, records and ages are made
 * anew from these.
 */
export const clubFileSchema = z.strictObject({
  schema: z.literal(CLUB_FILE_SCHEMA),
  exportado: instantSchema,
  ultimo_cambio: instantSchema,
  /** In order of creation: the last one is current. */
  temporadas: z.array(temporadaFileSchema),
  equipos: z.array(z.strictObject(equipoSchema.shape)),
  competiciones: z.array(z.strictObject(competicionSchema.shape)),
  campos: z.array(z.strictObject(campoSchema.shape)),
  jugadores: z.array(jugadorFileSchema),
  partidos: z.array(z.strictObject(partidoSchema.shape)),
  noticias: z.array(z.strictObject(noticiaSchema.shape)),
  imagenes: z.array(imagenFileSchema),
});
export type ClubFile = z.infer<typeof clubFileSchema>;
export type ImagenFile = z.infer<typeof imagenFileSchema>;
