import { z } from 'zod';
import {
  betweenSchema,
  colorHexSchema,
  idSchema,
  nameSchema,
  textSchema,
  imageDigestSchema,
} from '../schemas/base';
import { halfMinutesSchema, walkoverGoalsSchema } from '../schemas/acta';
import { MINUTES_PER_HALF, WALKOVER_GOALS } from '../vocabulary';
import { type RecordFields, copiedField, plainField, serverField, type RecordKind } from './record';

/** Name of a rival's crest (`crestName`: id, dot, digest), as copied into matches. Empty if there is none. */
export const escudoSchema = z.string().max(81);

/** Rival team (regla 27). */
export const equipoSchema = z.object({
  _id: idSchema,
  nombre: nameSchema,
  color_hex: colorHexSchema,
  /** Digest of the crest. Absent or empty if there is none. */
  escudo: z.union([z.literal(''), imageDigestSchema]).optional(),
});
export type Equipo = z.infer<typeof equipoSchema>;

export const createEquipoSchema = z.strictObject({
  nombre: nameSchema,
  color_hex: colorHexSchema.default('#000000'),
});
export type CreateEquipo = z.infer<typeof createEquipoSchema>;
export const updateEquipoSchema = z
  .strictObject({ nombre: nameSchema, color_hex: colorHexSchema })
  .partial();

const yellowCardsSchema = betweenSchema(1, 15).nullable();

export const competicionSchema = z.object({
  _id: idSchema,
  nombre: nameSchema,
  /** Length of a half (regla 75). Older competitions lack it and use the default. */
  minutos_parte: halfMinutesSchema.default(MINUTES_PER_HALF),
  goles_incomparecencia: walkoverGoalsSchema.default(WALKOVER_GOALS),
  /** Yellow cards that cost a player the next match (regla 101). `null`: there is no such rule. */
  ciclo_amarillas: yellowCardsSchema.default(null),
});
export type Competicion = z.infer<typeof competicionSchema>;

/** Address of a ground for driving there, empty if unknown. */
export const addressSchema = textSchema(200);

export const campoSchema = z.object({
  _id: idSchema,
  nombre: nameSchema,
  direccion: addressSchema.optional(),
});
export type Campo = z.infer<typeof campoSchema>;

export const temporadaSchema = z.object({ _id: idSchema, nombre: nameSchema });
export type Temporada = z.infer<typeof temporadaSchema>;

export const createCampoSchema = z.strictObject(campoSchema.omit({ _id: true }).shape);
type CreateCampo = z.infer<typeof createCampoSchema>;
export const updateCampoSchema = createCampoSchema.partial();

export const createCompeticionSchema = z.strictObject(competicionSchema.omit({ _id: true }).shape);
type CreateCompeticion = z.infer<typeof createCompeticionSchema>;
export const updateCompeticionSchema = z
  .strictObject({
    nombre: nameSchema,
    minutos_parte: halfMinutesSchema,
    goles_incomparecencia: walkoverGoalsSchema,
    ciclo_amarillas: yellowCardsSchema,
  })
  .partial();

export const createTemporadaSchema = z.strictObject({ nombre: nameSchema });
/** Body that starts a new season: its name, the players who leave, and a new competition if there is one. */
export const startTemporadaSchema = z.strictObject({
  nombre: nameSchema,
  competicion: nameSchema.optional(),
  /** Ids of players who leave. */
  bajas: z.array(idSchema).max(300, 'admite como mucho 300').default([]),
});
export type StartTemporada = z.infer<typeof startTemporadaSchema>;
/** Body that renames a season. */
export const updateTemporadaSchema = createTemporadaSchema.partial();

const sayEscudo = (huella: unknown) => (huella ? 'con imagen' : 'sin imagen');

const title = z.object({ nombre: z.string() }).transform(({ nombre }) => nombre);

const namedFields = {
  _id: serverField('_id', ['column']),
  nombre: plainField('el nombre', ['column']),
} satisfies RecordFields<Temporada, z.infer<typeof createTemporadaSchema>>;

/** Describes a kind of record that has a name, and its other fields. */
const withName = <
  const Kind extends Omit<RecordKind, 'titulo' | 'fields'>,
  Fields extends RecordKind['fields'],
>(
  kind: Kind,
  fields: Fields,
) => ({ ...kind, titulo: title, fields: { ...namedFields, ...fields } });

/** Descriptions of the fields other than the name. */
type OtherFields<T extends Temporada, Body> = RecordFields<Omit<T, keyof Temporada>, Body>;

export const equipoKind = withName(
  { tipo: 'equipo', collection: 'equipos', articulo: 'el', nombre: 'Equipo' },
  {
    color_hex: plainField('el color', ['column']),
    escudo: copiedField('el escudo', [], { say: sayEscudo }),
  } satisfies OtherFields<Equipo, CreateEquipo>,
);

export const competicionKind = withName(
  { tipo: 'competicion', collection: 'competiciones', articulo: 'la', nombre: 'Competición' },
  {
    minutos_parte: plainField('los minutos por parte', ['column']),
    goles_incomparecencia: plainField('los goles por incomparecencia', ['column']),
    ciclo_amarillas: plainField('las amarillas para una sanción', ['column']),
  } satisfies OtherFields<Competicion, CreateCompeticion>,
);

export const campoKind = withName(
  { tipo: 'campo', collection: 'campos', articulo: 'el', nombre: 'Campo' },
  { direccion: plainField('la dirección', ['column']) } satisfies OtherFields<Campo, CreateCampo>,
);

/** Seasons are stored as a list in the club's document. */
export const temporadaKind = withName(
  { tipo: 'temporada', articulo: 'la', nombre: 'Temporada' },
  {},
);
