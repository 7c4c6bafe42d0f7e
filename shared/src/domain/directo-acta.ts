import type { Acta, AlineacionEntrada, Detalles, Evento, EventoEntrada } from '../schemas/acta';
import type { DirectoDoc, Paso } from '../schemas/directo';
import type { JugadorResumen } from '../registros/jugador';
import { FILAS, type Fila, MITADES, type Mitad } from '../vocabulario';
import { directoActual, type DirectoActual, type EventoDirecto } from './directo';

/** A sheet as `update-partido` takes it. */
export interface ActaFromDirecto {
  readonly alineacion: AlineacionEntrada;
  readonly detalles: Readonly<Record<Mitad, EventoEntrada[]>>;
  readonly mvp: { readonly jugador_id: string } | null;
  readonly sin_cambios?: true;
}

function toEntrada(evento: EventoDirecto): EventoEntrada {
  return {
    evento: evento.evento,
    ...(evento.autor_id !== undefined && {
      autor: {
        jugador_id: evento.autor_id,
        ...(evento.forma && { forma: evento.forma }),
      },
    }),
    ...(evento.asistente_id !== undefined && {
      asistente: { jugador_id: evento.asistente_id },
    }),
    ...(evento.entra_id !== undefined && { entra: { jugador_id: evento.entra_id } }),
    ...(evento.sale_id !== undefined && { sale: { jugador_id: evento.sale_id } }),
    ...(evento.minuto !== undefined && { minuto: evento.minuto }),
    ...(evento.anadido !== undefined && { anadido: evento.anadido }),
    ...(evento.propia_puerta && { propia_puerta: true }),
  };
}

/** Ids of each row; who scored, passed, was booked, came on or was the best without being in any is a substitute. */
function filasOf({ alineacion, eventos, mvp }: DirectoActual): Record<Fila, string[]> {
  const fila = (nombre: Fila) => [...(alineacion?.[nombre] ?? [])];
  const filas = {
    delanteros: fila('delanteros'),
    mediocentros: fila('mediocentros'),
    defensas: fila('defensas'),
    portero: fila('portero'),
    suplentes: fila('suplentes'),
  };
  const seen = new Set(FILAS.flatMap((nombre) => filas[nombre]));
  const named = eventos.flatMap(({ autor_id, asistente_id, entra_id }) => [
    autor_id,
    asistente_id,
    entra_id,
  ]);
  for (const id of [...named, mvp]) {
    if (id === undefined || id === null || seen.has(id)) continue;
    seen.add(id);
    filas.suplentes.push(id);
  }
  return filas;
}

/** The sheet of a live match, as `update-partido` takes it: the body that «Guardar ficha» sends. */
export function actaFromDirecto(pasos: readonly Paso[]): ActaFromDirecto {
  const actual = directoActual(pasos);
  const filas = filasOf(actual);
  const refs = (fila: Fila) => filas[fila].map((id) => ({ jugador_id: id }));
  const eventos = (mitad: Mitad) =>
    actual.eventos.filter((evento) => evento.mitad === mitad).map(toEntrada);
  return {
    alineacion: {
      delanteros: refs('delanteros'),
      mediocentros: refs('mediocentros'),
      defensas: refs('defensas'),
      portero: refs('portero'),
      suplentes: refs('suplentes'),
    },
    detalles: {
      primera_parte: eventos('primera_parte'),
      segunda_parte: eventos('segunda_parte'),
    },
    mvp: actual.mvp === null ? null : { jugador_id: actual.mvp },
    ...(actual.sin_cambios && { sin_cambios: true }),
  };
}

function toPublico(
  evento: EventoDirecto,
  find: (id: string | undefined) => JugadorResumen | undefined,
): Evento {
  const autor = find(evento.autor_id);
  const asistente = find(evento.asistente_id);
  const entra = find(evento.entra_id);
  const sale = find(evento.sale_id);
  return {
    evento: evento.evento,
    ...(autor && { autor: { ...autor, ...(evento.forma && { forma: evento.forma }) } }),
    ...(asistente && { asistente }),
    ...(entra && { entra }),
    ...(sale && { sale }),
    ...(evento.minuto !== undefined && { minuto: evento.minuto }),
    ...(evento.anadido !== undefined && { anadido: evento.anadido }),
    ...(evento.propia_puerta && { propia_puerta: true }),
  };
}

/** Line-up, events and best player of a match in play, as a page shows those of a played one. */
export function actaPublica(actual: DirectoActual, jugadores: DirectoDoc['jugadores']): Acta {
  const find = (id: string | undefined) =>
    id !== undefined && Object.hasOwn(jugadores, id) ? jugadores[id] : undefined;
  const filas = filasOf(actual);
  const fila = (nombre: Fila) => filas[nombre].flatMap((id) => find(id) ?? []);
  const [primera_parte, segunda_parte] = MITADES.map((mitad) =>
    actual.eventos
      .filter((evento) => evento.mitad === mitad)
      .map((evento) => toPublico(evento, find)),
  );
  const detalles: Detalles = {
    primera_parte: primera_parte ?? [],
    segunda_parte: segunda_parte ?? [],
  };
  return {
    alineacion: {
      delanteros: fila('delanteros'),
      mediocentros: fila('mediocentros'),
      defensas: fila('defensas'),
      portero: fila('portero'),
      suplentes: fila('suplentes'),
    },
    detalles,
    mvp: find(actual.mvp ?? undefined) ?? null,
    ...(actual.sin_cambios && { sin_cambios: true }),
  };
}
