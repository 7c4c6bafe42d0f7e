import {
  type CurrentLiveMatch,
  eachField,
  deriveLiveMatch,
  type LiveMatchDoc,
  ROWS,
  type Fila,
  type JugadorPreview,
  pick,
  type Step,
  type Partido,
  partidoSchema,
  stepSchema,
  suspensionSchema,
  perRow,
  listPositions,
  EVENTO_STEP_KINDS,
} from '@club/shared';
import { z } from 'zod';

const touchlineJugadorSchema = z.object({
  jugador_id: z.string(),
  nombre_con_inicial: z.string(),
  dorsal: z.number(),
  /** Row of his usual position. */
  fila: z.enum(ROWS),
});
/** A player as the touchline screen shows him. */
export type TouchlineJugador = z.infer<typeof touchlineJugadorSchema>;

/** What the touchline screen shows of a match besides its steps. */
const touchlinePartidoSchema = partidoSchema.pick({
  ...eachField(true, 'temporada_id', 'local', 'nombre_equipo', 'nombre_competicion'),
  ...eachField(true, 'nombre_campo', 'fecha_date', 'hora_str', 'minutos_parte'),
});

/**
 * This device's record of a live match: everything entered on it, sent or not, and the server's last known log
 * (docs/decisions/0016, "On the device").
 */
export const notebookSchema = z.object({
  partido_id: z.string(),
  /**
   * Log generation: a new id each time this device restarts its log, so that a late answer about an earlier log is
   * recognised (docs/decisions/0028). Empty in notebooks stored by older releases.
   */
  generacion: z.string().default(''),
  /** Whether the log was sent. The server may have stored it even if no answer arrived. */
  intentado: z.boolean().default(true),
  partido: touchlinePartidoSchema,
  plantilla: z.array(touchlineJugadorSchema),
  /** This device's log: the server's steps, then the unsent ones. While there are doubts, it lacks new server steps. */
  pasos: z.array(stepSchema),
  /** The newest known log of the server, version 0 if none is known. */
  servidor: z.object({
    version: z.number(),
    actualizado: z.string(),
    pasos: z.array(stepSchema),
  }),
  /** Keys of doubts (`Doubt`) to which a person has answered that they are two different events. */
  distintos: z.array(z.string()),
  /** The half-entered event, so that a reload continues it. Older notebooks call our goals «gol». */
  borrador: z
    .object({
      tipo: z.preprocess(
        (tipo) => (tipo === 'gol' ? 'gol_anotado' : tipo),
        z.enum(EVENTO_STEP_KINDS),
      ),
      instante: z.string(),
      autor_id: z.string().optional(),
    })
    .nullable(),
  /** The line-up being edited. It becomes a step at kick-off or when it is published. */
  alineacion: z.record(z.enum(ROWS), z.array(z.string())).nullable(),
  /** Captain of the line-up being edited, empty for none. */
  capitan: z.string().default(''),
  /** Players called up, as last known. The line-up begins with them on the bench. */
  convocados: z.array(z.string()).default([]),
  /** Suspended players, as last known. */
  sancionados: z.array(suspensionSchema).default([]),
  /**
   * Set once «Guardar ficha» was confirmed. When all steps have been sent, the match's `version` is read and stored
   * here, and the log's sheet is saved over that version.
   */
  cierre: z.object({ version: z.number().optional() }).nullable(),
});
export type Notebook = z.infer<typeof notebookSchema>;
export type Draft = NonNullable<Notebook['borrador']>;

const ROW_FOR = { por: 'portero', def: 'defensas', mc: 'mediocentros', del: 'delanteros' } as const;

/** Row of the player's first position. */
const usualRow = (posicion: JugadorPreview['posicion']): Fila => {
  const [position] = listPositions(posicion);
  return position === undefined ? 'mediocentros' : ROW_FOR[position];
};

/** The squad, and the live document's players who are missing in it: they have left the squad, or joined it later. */
export function withJugadores(
  plantilla: readonly TouchlineJugador[],
  jugadores: LiveMatchDoc['jugadores'],
): TouchlineJugador[] {
  const known = new Set(plantilla.map(({ jugador_id: id }) => id));
  const others = Object.values(jugadores).filter(({ jugador_id: id }) => !known.has(id));
  return [
    ...plantilla,
    ...others.map((jugador) => ({
      ...pick(jugador, 'jugador_id', 'nombre_con_inicial', 'dorsal'),
      fila: 'suplentes' as const,
    })),
  ];
}

/** `servidor` while no log of the server is known. */
export const NO_SERVER_LOG: Notebook['servidor'] = { version: 0, actualizado: '', pasos: [] };

/** A new notebook. `active` is the squad in the site's order, goalkeepers to forwards. */
export function createNotebook(
  partido: Partido,
  active: readonly JugadorPreview[],
  newId: () => string,
): Notebook {
  // Parsing drops the fields of match and players that the screen does not show.
  return notebookSchema.parse({
    partido_id: partido._id,
    generacion: newId(),
    intentado: false,
    partido,
    plantilla: active.map((jugador) => ({ ...jugador, fila: usualRow(jugador.posicion) })),
    pasos: [],
    servidor: NO_SERVER_LOG,
    distintos: [],
    borrador: null,
    alineacion: null,
    cierre: null,
  } satisfies z.input<typeof notebookSchema>);
}

/** Steps that the server is not known to hold. */
export function listUnsentSteps({
  pasos,
  servidor: server,
}: Pick<Notebook, 'pasos' | 'servidor'>): Step[] {
  const sent = new Set(server.pasos.map(({ id }) => id));
  return pasos.filter(({ id }) => !sent.has(id));
}

/** Player ids of each row of a line-up being edited. */
export type Rows = NonNullable<Notebook['alineacion']>;

/** The players called up, without the suspended ones, who have to be chosen by hand. */
function calledUpBench({ convocados, sancionados, plantilla }: Notebook): string[] {
  const suspended = new Set(sancionados.map(({ jugador_id: id }) => id));
  const known = new Set(plantilla.map(({ jugador_id: id }) => id));
  return convocados.filter((id) => known.has(id) && !suspended.has(id));
}

/** The line-up being edited, or else a copy of the log's, or else the call-up on the bench. */
export function chosenRows(notebook: Notebook): Rows {
  if (notebook.alineacion) return notebook.alineacion;
  const { alineacion: logged } = deriveLiveMatch(notebook.pasos);
  if (logged) return perRow((row) => [...logged[row]]);
  return { ...perRow(() => []), suplentes: calledUpBench(notebook) };
}

/** The captain of the line-up that `chosenRows` returns, empty for none. */
export const chosenCaptain = ({ alineacion, capitan: captain, pasos }: Notebook): string =>
  alineacion ? captain : (deriveLiveMatch(pasos).capitan ?? '');

/** The notebook after a change of its line-up being edited. */
export const editLineUp = (
  notebook: Notebook,
  change: (rows: Rows) => Rows,
  captain = chosenCaptain(notebook),
): Notebook => ({ ...notebook, alineacion: change(chosenRows(notebook)), capitan: captain });

/**
 * The notebook with a newer call-up or suspensions from the server. Newly called-up players join the bench of the
 * line-up being edited, unless a line-up was already published.
 */
export function withCallUpAndSuspensions(
  notebook: Notebook,
  answers: Partial<Pick<Notebook, 'convocados' | 'sancionados'>>,
): Notebook {
  const next = { ...notebook, ...answers };
  const { alineacion: rows, pasos } = notebook;
  if (!rows || deriveLiveMatch(pasos).alineacion) return next;
  const known = new Set([...notebook.convocados, ...ROWS.flatMap((row) => rows[row])]);
  const added = calledUpBench(next).filter((id) => !known.has(id));
  return { ...next, alineacion: { ...rows, suplentes: [...rows.suplentes, ...added] } };
}

/** A player with his current row; none if he is not called up or there is no line-up. */
export interface PlacedJugador extends TouchlineJugador {
  readonly currentRow?: Fila | undefined;
}

/** Current rows of the called-up players: whoever came on has the row of the player who went off. */
function findRows({ alineacion, eventos }: Pick<CurrentLiveMatch, 'alineacion' | 'eventos'>) {
  const rows = new Map<string, Fila>();
  for (const row of ROWS) for (const id of alineacion?.[row] ?? []) rows.set(id, row);
  for (const { sale_id: goesOff, entra_id: comesOn } of eventos) {
    if (goesOff === undefined || comesOn === undefined) continue;
    const row = rows.get(goesOff);
    if (row === undefined) continue;
    rows.set(comesOn, row);
    rows.set(goesOff, 'suplentes');
  }
  return rows;
}

/**
 * Called-up players by row: forwards first, as they score most, the bench last. Without a line-up the whole squad, so
 * that a goal can always be entered.
 */
export function jugadoresToChoose(
  { plantilla }: Pick<Notebook, 'plantilla'>,
  liveMatch: Pick<CurrentLiveMatch, 'alineacion' | 'eventos'>,
): readonly PlacedJugador[] {
  const rows = findRows(liveMatch);
  const called = ROWS.flatMap((row) =>
    plantilla
      .filter(({ jugador_id: id }) => rows.get(id) === row)
      .map((jugador) => ({ ...jugador, currentRow: row })),
  );
  return called.length > 0 ? called : plantilla;
}

/** Players grouped by current row, in the order in which the list has the rows. */
export function groupByRow(
  jugadores: readonly PlacedJugador[],
): readonly (readonly [Fila | undefined, readonly PlacedJugador[]])[] {
  const groups = new Map<Fila | undefined, PlacedJugador[]>();
  for (const jugador of jugadores) {
    const { currentRow } = jugador;
    groups.set(currentRow, [...(groups.get(currentRow) ?? []), jugador]);
  }
  return [...groups];
}
