import type { AlineacionEntrada, EventoEntrada } from '../schemas/acta';
import type { DemoActa } from './types';
import { porFila } from '../domain/por-fila';
import type { Forma } from '../vocabulario';

/** `23`, or `'45+2'` in added time. */
type Minuto = number | `${number}+${number}`;

/** A sheet as a person writes it down; players by `clave`, separated by blanks. */
interface SheetNotes {
  /** `keeper / defenders / midfielders / forwards` */
  readonly once: string;
  readonly banquillo: string;
  readonly eventos: readonly EventoEntrada[];
  readonly mvp: string;
}

function minuto(when: Minuto): Pick<EventoEntrada, 'minuto' | 'anadido'> {
  const [minute, added] = String(when).split('+').map(Number);
  return { minuto: minute, ...(added !== undefined && { anadido: added }) };
}

const ref = (clave: string) => ({ jugador_id: clave });

/** Our goal, with its assistant if there was one. */
export const gol = (
  when: Minuto,
  autor: string,
  forma: Forma,
  asistente?: string,
): EventoEntrada => ({
  evento: 'gol anotado',
  ...minuto(when),
  autor: { ...ref(autor), forma },
  ...(asistente !== undefined && { asistente: ref(asistente) }),
});

/** An own goal of the rival, which counts for us and for no scorer. */
export const golDelRival = (when: Minuto): EventoEntrada => ({
  evento: 'gol anotado',
  ...minuto(when),
  propia_puerta: true,
});

/** A goal conceded. */
export const encaja = (when: Minuto): EventoEntrada => ({
  evento: 'gol encajado',
  ...minuto(when),
});

/** An own goal of ours. */
export const enPropia = (when: Minuto): EventoEntrada => ({ ...encaja(when), propia_puerta: true });

export const amarilla = (when: Minuto, autor: string): EventoEntrada => ({
  evento: 'tarjeta amarilla',
  ...minuto(when),
  autor: ref(autor),
});

/** Second yellow card; the first one is an event of its own. */
export const dobleAmarilla = (when: Minuto, autor: string): EventoEntrada => ({
  ...amarilla(when, autor),
  evento: 'doble amarilla',
});

export const roja = (when: Minuto, autor: string): EventoEntrada => ({
  ...amarilla(when, autor),
  evento: 'tarjeta roja',
});

/** A change of players. */
export const cambio = (when: Minuto, sale: string, entra: string): EventoEntrada => ({
  evento: 'cambio',
  ...minuto(when),
  sale: ref(sale),
  entra: ref(entra),
});

function fila(claves: string | undefined): AlineacionEntrada[keyof AlineacionEntrada] {
  return (claves ?? '').split(' ').filter(Boolean).map(ref);
}

/** The sheet that the notes describe; events of minute 45 and before go to the first half. */
export function sheet({ once, banquillo, eventos, mvp }: SheetNotes): DemoActa {
  const [portero, defensas, mediocentros, delanteros] = once.split('/');
  return {
    alineacion: {
      delanteros: fila(delanteros),
      mediocentros: fila(mediocentros),
      defensas: fila(defensas),
      portero: fila(portero),
      suplentes: fila(banquillo),
    },
    detalles: {
      primera_parte: eventos.filter((evento) => (evento.minuto ?? 0) <= 45),
      segunda_parte: eventos.filter((evento) => (evento.minuto ?? 0) > 45),
    },
    mvp: ref(mvp),
  };
}

/** The sheet with every `clave` replaced by the id that the player got when he was created. */
export function actaWithIds(acta: DemoActa, idOf: (clave: string) => string): DemoActa {
  const resolve = <T extends { jugador_id: string }>(jugador: T): T => ({
    ...jugador,
    jugador_id: idOf(jugador.jugador_id),
  });
  const evento = (entrada: EventoEntrada): EventoEntrada => ({
    ...entrada,
    ...(entrada.autor && { autor: resolve(entrada.autor) }),
    ...(entrada.asistente && { asistente: resolve(entrada.asistente) }),
    ...(entrada.entra && { entra: resolve(entrada.entra) }),
    ...(entrada.sale && { sale: resolve(entrada.sale) }),
  });
  return {
    alineacion: porFila((fila) => acta.alineacion[fila].map(resolve)),
    detalles: {
      primera_parte: acta.detalles.primera_parte.map(evento),
      segunda_parte: acta.detalles.segunda_parte.map(evento),
    },
    mvp: acta.mvp && resolve(acta.mvp),
  };
}
