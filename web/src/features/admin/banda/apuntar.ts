import {
  type EventoDirecto,
  type Forma,
  type Mitad,
  MINUTOS_POR_PARTE,
  type Paso,
  type PasoDeJuego,
  ultimoDeshacible,
  ultimoRehacible,
} from '@club/shared';

/** Where ids and the clock come from. */
export interface Sello {
  readonly newId: () => string;
  /** The device's clock, ISO 8601. */
  readonly instante: string;
}

const CORRIGE = 'corrige-';

/** Id of the step that takes back what `id` corrects: both are undone and redone together. */
const correccionId = (id: string) => CORRIGE + id;

/** The step that a correction has replaced, `undefined` when `id` corrects nothing. */
const corregidoPor = (pasos: readonly Paso[], id: string): string | undefined =>
  pasos.flatMap((paso) =>
    paso.id === correccionId(id) && paso.tipo === 'anular' ? [paso.paso_id] : [],
  )[0];

/** A correction of an event: the new one in its place. */
export function corregir(nuevo: PasoDeJuego, corregidoId: string, { instante }: Sello): Paso[] {
  return [{ id: correccionId(nuevo.id), instante, tipo: 'anular', paso_id: corregidoId }, nuevo];
}

const stepOf = (pasos: readonly Paso[], id: string | undefined) =>
  pasos.find((paso): paso is PasoDeJuego => paso.id === id && !('paso_id' in paso));

/** The step that "deshacer" takes back next. */
export const deshacible = (pasos: readonly Paso[]): PasoDeJuego | undefined =>
  stepOf(pasos, ultimoDeshacible(pasos));

/** The step that "rehacer" brings back next. */
export const rehacible = (pasos: readonly Paso[]): PasoDeJuego | undefined =>
  stepOf(pasos, ultimoRehacible(pasos));

/** What takes a step back: of a correction, with what it had replaced. */
export function deshacer(pasos: readonly Paso[], id: string, { newId, instante }: Sello): Paso[] {
  const corregido = corregidoPor(pasos, id);
  return [
    { id: newId(), instante, tipo: 'anular', paso_id: id },
    ...(corregido === undefined
      ? []
      : [{ id: newId(), instante, tipo: 'rehacer' as const, paso_id: corregido }]),
  ];
}

/** What brings a step back that was taken back last. */
export function rehacer(pasos: readonly Paso[], id: string, { newId, instante }: Sello): Paso[] {
  const corregido = corregidoPor(pasos, id);
  return [
    ...(corregido === undefined
      ? []
      : [{ id: newId(), instante, tipo: 'anular' as const, paso_id: corregido }]),
    { id: newId(), instante, tipo: 'rehacer', paso_id: id },
  ];
}

/** Whole minutes of a half that an event's minute stands for, from 1; added time included. */
export function minutoDeParte({ mitad, minuto = 1, anadido = 0 }: EventoDirecto): number {
  return minuto - (mitad === 'primera_parte' ? 0 : MINUTOS_POR_PARTE) + anadido;
}

/** Instant in the middle of a half's minute. */
export function instanteDeMinuto(
  inicios: Readonly<Partial<Record<Mitad, string>>>,
  mitad: Mitad,
  minuto: number,
): string | undefined {
  const inicio = inicios[mitad];
  return inicio === undefined
    ? undefined
    : new Date(Date.parse(inicio) + (minuto - 0.5) * 60_000).toISOString();
}

/** Ids of a step and of those that mean nothing without it: what takes it back or brings it back, and what it corrects. */
export function inseparablesDe(pasos: readonly Paso[], id: string): string[] {
  const propio = id.startsWith(CORRIGE) ? id.slice(CORRIGE.length) : id;
  return pasos.flatMap((paso) => {
    const isItself = paso.id === propio || paso.id === correccionId(propio);
    return isItself || ('paso_id' in paso && paso.paso_id === propio) ? [paso.id] : [];
  });
}

/** What can be changed of a goal or a card afterwards. */
export interface CambiosEvento {
  readonly autor_id: string | undefined;
  readonly asistente_id: string | undefined;
  readonly forma: Forma | undefined;
  readonly propia_puerta: boolean;
  readonly instante: string;
}

/** The step that stands for an event with its changes. */
export function pasoDeEvento(
  { evento, mitad }: Pick<EventoDirecto, 'evento' | 'mitad'>,
  { autor_id, asistente_id, forma, propia_puerta, instante }: CambiosEvento,
  newId: () => string,
): PasoDeJuego {
  const campos = { id: newId(), instante, mitad };
  const autor = autor_id === undefined ? {} : { autor_id };
  const propia = propia_puerta && autor_id === undefined ? { propia_puerta: true } : {};
  switch (evento) {
    case 'gol anotado':
      return {
        ...campos,
        tipo: 'gol_anotado',
        ...autor,
        ...propia,
        ...(autor_id !== undefined && asistente_id !== undefined && { asistente_id }),
        ...(autor_id !== undefined && forma && { forma }),
      };
    case 'gol encajado':
      return { ...campos, tipo: 'gol_encajado', ...(propia_puerta && { propia_puerta: true }) };
    default:
      return { ...campos, tipo: 'tarjeta', evento, ...autor };
  }
}
