import type { TipoPasoEvento } from './tabla';

/** How an event is noted at the touchline, and told from one that another phone has noted. */
export interface ClasePaso {
  /** The button that notes it. */
  readonly boton: string;
  /** What the button asks before it has noted it; `null`: nothing, it is nobody's. */
  readonly pregunta: string | null;
  /** What is asked where two phones may have noted one and the same. */
  readonly mismo: string;
  /** Whether two that name no player in common are two for certain. Two scorers may be one goal, seen from two sides of the pitch. */
  readonly isDeUno: boolean;
}

/** Every step that stands for an event, as its buttons stand from left to right. */
export const PASOS_EVENTO: Readonly<Record<TipoPasoEvento, ClasePaso>> = {
  gol_encajado: {
    boton: 'Gol encajado',
    pregunta: null,
    mismo: '¿Es el mismo gol?',
    isDeUno: false,
  },
  gol_anotado: {
    boton: 'GOL',
    pregunta: '¿Quién ha marcado?',
    mismo: '¿Es el mismo gol?',
    isDeUno: false,
  },
  tarjeta: {
    boton: 'Tarjeta',
    pregunta: '¿Para quién es la tarjeta?',
    mismo: '¿Es la misma tarjeta?',
    isDeUno: true,
  },
  cambio: {
    boton: 'Cambio',
    pregunta: '¿Quién sale?',
    mismo: '¿Es el mismo cambio?',
    isDeUno: true,
  },
};

export const TIPOS_PASO_EVENTO = Object.keys(PASOS_EVENTO) as readonly TipoPasoEvento[];
