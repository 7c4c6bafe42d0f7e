import type { EventoStepKind } from './table';

/** How an event is entered at the touchline, and how duplicates from another phone are recognised. */
export interface StepClass {
  /** Label of its button. */
  readonly boton: string;
  /** Question after it has been entered. `null` if no player is involved. */
  readonly pregunta: string | null;
  /** Question if two phones may have entered the same event. */
  readonly mismo: string;
  /**
   * Whether two of these without a common player are certainly different events. Two goals with different scorers may
   * be the same goal, seen by two people.
   */
  readonly isOfOne: boolean;
}

/** Every step for an event, in the order of its buttons from left to right. */
export const EVENTO_STEPS: Readonly<Record<EventoStepKind, StepClass>> = {
  gol_encajado: {
    boton: 'Gol encajado',
    pregunta: null,
    mismo: '¿Es el mismo gol?',
    isOfOne: false,
  },
  gol_anotado: {
    boton: 'GOL',
    pregunta: '¿Quién ha marcado?',
    mismo: '¿Es el mismo gol?',
    isOfOne: false,
  },
  tarjeta: {
    boton: 'Tarjeta',
    pregunta: '¿Para quién es la tarjeta?',
    mismo: '¿Es la misma tarjeta?',
    isOfOne: true,
  },
  cambio: {
    boton: 'Cambio',
    pregunta: '¿Quién sale?',
    mismo: '¿Es el mismo cambio?',
    isOfOne: true,
  },
};

export const EVENTO_STEP_KINDS = Object.keys(EVENTO_STEPS) as readonly EventoStepKind[];
