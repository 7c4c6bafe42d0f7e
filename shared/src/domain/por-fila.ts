import type { Fila } from '../vocabulario';

/** A line-up, or what stands for it, made row by row. */
export const porFila = <T>(of: (fila: Fila) => T): Record<Fila, T> => ({
  delanteros: of('delanteros'),
  mediocentros: of('mediocentros'),
  defensas: of('defensas'),
  portero: of('portero'),
  suplentes: of('suplentes'),
});
