import { sayProblem } from '../field-problems';
import { refuse, accept, type Refusal, type Result } from '../refusals';
import type { EventoEntrada } from '../schemas/acta';
import { TIPOS_PASO_EVENTO } from '../eventos/pasos';
import { type TipoEvento, tiposOfPaso } from '../eventos/tabla';
import type { Paso, PasoEvento, PasoFase, PasoRechazado } from '../schemas/directo';
import { FILAS, type Forma, MAX_EVENTOS_DIRECTO, TIPOS_FASE } from '../vocabulario';
import { checkEvento, type FindJugador } from './acta';
import { isSameContent } from './objects';
import type { Nombrados } from './minutos';

type PasoCorreccion = Extract<Paso, { tipo: 'anular' | 'rehacer' }>;
/** A step that says something of the match, not of another step. */
export type PasoDeJuego = Exclude<Paso, PasoCorreccion>;

/** Whether a step takes another one back, or brings it back. */
export const isCorreccion = (paso: Paso): paso is PasoCorreccion =>
  paso.tipo === 'anular' || paso.tipo === 'rehacer';

/** Whether a step says something of the match. */
export const isPasoDeJuego = (paso: Paso): paso is PasoDeJuego => !isCorreccion(paso);

/** Whether a step begins or ends a half. */
export const isFase = (paso: Paso): paso is PasoFase =>
  TIPOS_FASE.some((tipo) => tipo === paso.tipo);

/** Whether a step stands for an event of the sheet. */
export const isPasoEvento = (paso: Paso): paso is PasoEvento =>
  TIPOS_PASO_EVENTO.some((tipo) => tipo === paso.tipo);

/** Whether a step that says something of the match stands: the last `anular` or `rehacer` that names it decides. */
function undoneIds(pasos: readonly Paso[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const paso of pasos) {
    if (paso.tipo === 'anular') undone.add(paso.paso_id);
    else if (paso.tipo === 'rehacer') undone.delete(paso.paso_id);
  }
  return undone;
}

/** The steps that count, in the order of the log: each once, without those undone. */
export function pasosActivos(pasos: readonly Paso[]): PasoDeJuego[] {
  const undone = undoneIds(pasos);
  const seen = new Set<string>();
  return pasos.filter((paso): paso is PasoDeJuego => {
    if (isCorreccion(paso) || undone.has(paso.id) || seen.has(paso.id)) return false;
    seen.add(paso.id);
    return true;
  });
}

/** Id of the step that "deshacer" takes back next: the latest that counts; `undefined` when there is none. */
export function ultimoDeshacible(pasos: readonly Paso[]): string | undefined {
  return pasosActivos(pasos).at(-1)?.id;
}

/**
 * Id of the step that "rehacer" brings back next: the last one taken back, as long as nothing new has been entered
 * since; `undefined` when there is none.
 */
export function ultimoRehacible(pasos: readonly Paso[]): string | undefined {
  const undone = undoneIds(pasos);
  for (const paso of pasos.toReversed()) {
    if (!isCorreccion(paso)) return undefined;
    if (paso.tipo === 'anular' && undone.has(paso.paso_id)) return paso.paso_id;
  }
  return undefined;
}

/** Whether a log begins with another one, step by step: then it holds all of it and loses nothing. */
export function startsWithPasos(pasos: readonly Paso[], inicio: readonly Paso[]): boolean {
  return (
    inicio.length <= pasos.length &&
    inicio.every((paso, index) => isSameContent(paso, pasos[index]))
  );
}

/**
 * Two devices' logs in one that the server takes: what is stored, then what only this device has, in its order.
 * The device offers it to the person who resolves a conflict; nothing is merged behind anybody's back.
 */
export function mergePasos(guardados: readonly Paso[], propios: readonly Paso[]): Paso[] {
  const known = new Set(guardados.map(({ id }) => id));
  return [...guardados, ...propios.filter(({ id }) => !known.has(id))];
}

/** The event of the sheet that a step stands for. */
export function tipoEventoOf(paso: PasoEvento): TipoEvento {
  if ('evento' in paso) return paso.evento;
  const [tipo] = tiposOfPaso(paso.tipo);
  return tipo;
}

/** Whom the step of an event names, and how it was; each kind has some of it. */
export interface CamposEvento extends Nombrados<'autor' | 'asistente' | 'entra' | 'sale'> {
  readonly forma?: Forma | undefined;
  readonly propia_puerta?: boolean | undefined;
}

/** An event as a sheet takes it, without half and minute. */
export function toEventoEntrada(evento: TipoEvento, campos: CamposEvento): EventoEntrada {
  const { autor_id, asistente_id, entra_id, sale_id, forma, propia_puerta } = campos;
  return {
    evento,
    ...(autor_id !== undefined && {
      autor: { jugador_id: autor_id, ...(forma && { forma }) },
    }),
    ...(asistente_id !== undefined && { asistente: { jugador_id: asistente_id } }),
    ...(entra_id !== undefined && { entra: { jugador_id: entra_id } }),
    ...(sale_id !== undefined && { sale: { jugador_id: sale_id } }),
    ...(propia_puerta === true && { propia_puerta: true }),
  };
}

export function jugadoresOfPaso(paso: Paso): string[] {
  if (isPasoEvento(paso)) {
    const { autor_id, asistente_id, entra_id, sale_id }: CamposEvento = paso;
    return [autor_id, asistente_id, entra_id, sale_id].filter((id) => id !== undefined);
  }
  if (paso.tipo === 'alineacion') return FILAS.flatMap((fila) => paso.filas[fila]);
  return paso.tipo === 'mvp' && paso.jugador_id !== null ? [paso.jugador_id] : [];
}

/** What a step says of itself; where it stands in the log is no business of this. */
function checkPasoDeJuego(paso: PasoDeJuego, find: FindJugador): Result<null> {
  const ids = jugadoresOfPaso(paso);
  for (const id of ids) {
    if (!find(id)) return refuse('referencia-desconocida', `el jugador «${id}»`);
  }
  if (isPasoEvento(paso)) return checkEvento(toEventoEntrada(tipoEventoOf(paso), paso));
  if (paso.tipo !== 'alineacion') return accept(null);
  const twice = ids.find((id, position) => ids.indexOf(id) !== position);
  return twice === undefined
    ? accept(null)
    : refuse('jugador-repetido', find(twice)?.nombre_con_inicial ?? twice);
}

/**
 * Refuses a log that could not become a sheet: the same id twice, a correction of something that is not before it, an
 * unknown player, one who is twice in a line-up, an event that breaks regla 32. The refusal
 * names the step in `data`.
 */
export function checkPasos(pasos: readonly Paso[], find: FindJugador): Result<null> {
  const corregibles = new Set<string>();
  const seen = new Set<string>();
  let eventos = 0;
  for (const [index, paso] of pasos.entries()) {
    const because = ({ code, detail }: Pick<Refusal, 'code' | 'detail'>) =>
      refuse(code, detail, { paso_id: paso.id } satisfies PasoRechazado);
    const invalid = (predicate: string, ...field: readonly string[]) =>
      because({
        code: 'entrada-invalida',
        detail: sayProblem(['pasos', index, ...field], predicate),
      });
    if (seen.has(paso.id)) return invalid('está dos veces', 'id');
    seen.add(paso.id);
    if (isCorreccion(paso)) {
      if (!corregibles.has(paso.paso_id)) {
        return invalid('no es ninguno anterior que se pueda anular', 'paso_id');
      }
      continue;
    }
    corregibles.add(paso.id);
    const check = checkPasoDeJuego(paso, find);
    if (!check.ok) return because(check.refusal);
    if (isPasoEvento(paso)) eventos += 1;
    if (eventos > MAX_EVENTOS_DIRECTO) {
      return invalid(
        `no cabe: un directo admite como mucho ${String(MAX_EVENTOS_DIRECTO)} sucesos`,
      );
    }
  }
  return accept(null);
}
