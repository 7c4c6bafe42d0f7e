import {
  actualizarPartidoSchema,
  eachField,
  directoActual,
  type DirectoDoc,
  FILAS,
  type Fila,
  type JugadorPreview,
  type Paso,
  type Partido,
  partidoSchema,
  pasoSchema,
  porFila,
  posicionesOf,
  TIPOS_PASO_EVENTO,
} from '@club/shared';
import { z } from 'zod';

const jugadorBandaSchema = z.object({
  jugador_id: z.string(),
  nombre_con_inicial: z.string(),
  dorsal: z.number(),
  /** Row in which he usually plays. */
  fila: z.enum(FILAS),
});
/** A player as the touchline screen names him. */
export type JugadorBanda = z.infer<typeof jugadorBandaSchema>;

const partidoBandaSchema = partidoSchema.pick({
  ...eachField(true, 'temporada_id', 'local', 'nombre_equipo', 'nombre_competicion'),
  ...eachField(true, 'nombre_campo', 'fecha_date', 'hora_str', 'minutos_parte'),
});
/** What the touchline screen shows of a match besides its steps. */
export type PartidoBanda = z.infer<typeof partidoBandaSchema>;

const cierreSchema = z.object({
  /** Idempotency key of the sheet's save. */
  clave: z.string(),
  /** The sheet as it was sent: a try whose answer got lost is repeated to the letter. */
  cuerpo: actualizarPartidoSchema.optional(),
});

/**
 * What this device knows of a live match: everything that was entered on it, sent or not, and what the server is known
 * to hold (docs/decisions/0018, "On the device").
 */
export const cuadernoSchema = z.object({
  partido_id: z.string(),
  /**
   * Names the log that this device sends: a new one whenever it begins a log again, so that no answer to an earlier one
   * is taken for an answer to this (docs/decisions/0031). Empty in notebooks that are older than this field.
   */
  generacion: z.string().default(''),
  /** Something of it was sent once: whatever the answer, the server may hold it. */
  intentado: z.boolean().default(true),
  partido: partidoBandaSchema,
  plantilla: z.array(jugadorBandaSchema),
  /** Log of this device: the server's with what is not sent yet, or diverged from it. */
  pasos: z.array(pasoSchema),
  /** The newest log that the server is known to hold; version 0: none. `actualizado` orders what arrives out of turn. */
  servidor: z.object({
    version: z.number(),
    actualizado: z.string(),
    pasos: z.array(pasoSchema),
  }),
  /** Pairs of steps of two devices of which somebody has said that they are two things. */
  distintos: z.array(z.string()),
  /** An event that is half entered: a reload finds it as it was. Notebooks of before called a goal of ours «gol». */
  borrador: z
    .object({
      tipo: z.preprocess(
        (tipo) => (tipo === 'gol' ? 'gol_anotado' : tipo),
        z.enum(TIPOS_PASO_EVENTO),
      ),
      instante: z.string(),
      autor_id: z.string().optional(),
    })
    .nullable(),
  /** The line-up as it is being chosen; it becomes a step when the match begins or it is published. */
  alineacion: z.record(z.enum(FILAS), z.array(z.string())).nullable(),
  /** «Guardar ficha» was confirmed: the sheet is to be saved when every step has been sent. */
  cierre: cierreSchema.nullable(),
});
export type Cuaderno = z.infer<typeof cuadernoSchema>;
export type Borrador = NonNullable<Cuaderno['borrador']>;

const FILA_DE = { por: 'portero', def: 'defensas', mc: 'mediocentros', del: 'delanteros' } as const;

const filaOf = ({ posicion }: Pick<JugadorPreview, 'posicion'>): Fila => {
  const [clave] = posicionesOf(posicion);
  return clave === undefined ? 'mediocentros' : FILA_DE[clave];
};

/** The squad as the touchline lists it: keepers to forwards, as the site does. */
const plantillaBanda = (activos: readonly JugadorPreview[]): JugadorBanda[] =>
  activos.map((jugador) => ({
    jugador_id: jugador.jugador_id,
    nombre_con_inicial: jugador.nombre_con_inicial,
    dorsal: jugador.dorsal,
    fila: filaOf(jugador),
  }));

/** Players whom only the live document names: they have left the squad, or came into it later. */
export function withJugadores(
  plantilla: readonly JugadorBanda[],
  jugadores: DirectoDoc['jugadores'],
): JugadorBanda[] {
  const known = new Set(plantilla.map(({ jugador_id: id }) => id));
  const others = Object.values(jugadores).filter(({ jugador_id: id }) => !known.has(id));
  return [
    ...plantilla,
    ...others.map(({ jugador_id, nombre_con_inicial, dorsal }) => ({
      jugador_id,
      nombre_con_inicial,
      dorsal,
      fila: 'suplentes' as const,
    })),
  ];
}

/** What is known of the server before anything was sent. */
export const SIN_SERVIDOR: Cuaderno['servidor'] = { version: 0, actualizado: '', pasos: [] };

/** An empty notebook for a match. */
export function openCuaderno(
  partido: Partido,
  activos: readonly JugadorPreview[],
  newId: () => string,
): Cuaderno {
  return {
    partido_id: partido._id,
    generacion: newId(),
    intentado: false,
    partido: partidoBandaSchema.parse(partido),
    plantilla: plantillaBanda(activos),
    pasos: [],
    servidor: SIN_SERVIDOR,
    distintos: [],
    borrador: null,
    alineacion: null,
    cierre: null,
  };
}

/** Steps of this device that the server is not known to hold. */
export function pendientesOf({ pasos, servidor }: Pick<Cuaderno, 'pasos' | 'servidor'>): Paso[] {
  const sent = new Set(servidor.pasos.map(({ id }) => id));
  return pasos.filter(({ id }) => !sent.has(id));
}

type Filas = NonNullable<Cuaderno['alineacion']>;

/** A line-up with nobody in it. */
const SIN_NADIE: Filas = porFila(() => []);

/** A line-up of the log as one that can be changed. */
const filasOf = (filas: Readonly<Record<Fila, readonly string[]>>): Filas =>
  porFila((fila) => [...filas[fila]]);

/** The line-up as it was chosen here, or else as the log has it. */
export const filasElegidas = ({ alineacion, pasos }: Cuaderno): Filas =>
  alineacion ?? filasOf(directoActual(pasos).alineacion ?? SIN_NADIE);
