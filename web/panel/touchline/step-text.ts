import {
  capitalise,
  deriveLiveMatch,
  type LiveEvento,
  EVENTOS,
  findPlayStep,
  isUndoOrRedo,
  isPlayStep,
  isEventoStep,
  minuteText,
  type KickStep,
  type PhaseKind,
  type Step,
  type PlayStep,
  type EventoStep,
} from '@club/shared';
import type { TouchlineJugador } from './notebook';

export type ToName = (jugadorId: string) => string;

/** Name lookup for a squad. An unknown id gives 'otro jugador'. */
export const createNameLookup =
  (plantilla: readonly TouchlineJugador[]): ToName =>
  (jugadorId) =>
    plantilla.find(({ jugador_id: id }) => id === jugadorId)?.nombre_con_inicial ?? 'otro jugador';

/** An event in one line, without its minute: `Gol de Nico A. (asistencia de Iker B.)`. */
export function eventoText(
  {
    evento,
    autor_id: autor,
    asistente_id: asistente,
    entra_id: entra,
    sale_id: goesOff,
    propia_puerta,
  }: LiveEvento,
  toName: ToName,
): string {
  const eventoClass = EVENTOS[evento];
  const head = capitalise(eventoClass.breve);
  if (entra !== undefined && goesOff !== undefined) {
    return `${head}: ${toName(entra)} por ${toName(goesOff)}`;
  }
  if (propia_puerta) return `${head} en propia puerta`;
  if (autor === undefined) return eventoClass.autor === 'puede' ? `${head} sin autor` : head;
  const assist = asistente === undefined ? '' : ` (asistencia de ${toName(asistente)})`;
  return `${head} de ${toName(autor)}${assist}`;
}

/** Warning about substitutions that contradict the line-up. */
export const impossibleText = (count: number): string =>
  count === 1
    ? 'Un cambio no encaja con la alineación y no saldrá en la ficha.'
    : `${String(count)} cambios no encajan con la alineación y no saldrán en la ficha.`;

const PHASE_TEXTS: Readonly<Record<PhaseKind, string>> = {
  comienzo: 'Comienzo del partido',
  descanso: 'Descanso',
  segunda_parte: 'Segunda parte',
  fin_segunda_parte: 'Fin de la segunda parte',
  prorroga_1: 'Comienzo de la prórroga',
  descanso_prorroga: 'Descanso de la prórroga',
  prorroga_2: 'Segunda parte de la prórroga',
  fin_prorroga: 'Fin de la prórroga',
  tanda: 'Tanda de penaltis',
  final: 'Final del partido',
};

/** Text of an event step. The step may be undone, or not be in the log yet. */
function eventoStepText(step: EventoStep, steps: readonly Step[], toName: ToName): string {
  const withoutUndo = steps.filter((other) => !(isUndoOrRedo(other) && other.paso_id === step.id));
  // A copy of a step that is in the log is ignored: its place in the log gives the half of a step without `mitad`.
  const { eventos, impossible } = deriveLiveMatch([...withoutUndo, step]);
  const evento = [...eventos, ...impossible].find(({ paso_id: id }) => id === step.id);
  if (!evento) return 'Apunte';
  const text = eventoText(evento, toName);
  return evento.minuto === undefined
    ? text
    : `${text}, min. ${minuteText(evento).replace("'", '')}`;
}

/** `Penalti de Nico A., gol`, `Penalti del rival, fallado`. */
function kickText({ lado, gol, autor_id: id }: KickStep, toName: ToName): string {
  const ours = id === undefined ? 'nuestro' : `de ${toName(id)}`;
  return `Penalti ${lado === 'rival' ? 'del rival' : ours}, ${gol ? 'gol' : 'fallado'}`;
}

/** Text of a step that is no undo or redo, for buttons and questions: `Gol de Nico A., min. 23`. */
export function playStepText(step: PlayStep, steps: readonly Step[], toName: ToName): string {
  if (isEventoStep(step)) return eventoStepText(step, steps, toName);
  switch (step.tipo) {
    case 'alineacion':
      return 'Alineación';
    case 'mvp': {
      const mvp = step.jugador_id === null ? 'Sin MVP' : `MVP: ${toName(step.jugador_id)}`;
      return step.sin_cambios === true ? `${mvp}, sin cambios` : mvp;
    }
    case 'lanzamiento':
      return kickText(step, toName);
    default:
      return PHASE_TEXTS[step.tipo];
  }
}

/** Text of any step. An undo step: `Deshacer: Gol de Nico A., min. 23`. */
export function stepText(step: Step, steps: readonly Step[], toName: ToName): string {
  if (isPlayStep(step)) return playStepText(step, steps, toName);
  const target = findPlayStep(steps, step.paso_id);
  const what = target ? playStepText(target, steps, toName) : 'Apunte';
  return `${step.tipo === 'anular' ? 'Deshacer' : 'Rehacer'}: ${what}`;
}
