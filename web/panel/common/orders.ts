import { compareNames } from '@club/shared';
import type { ListOrder } from './use-list-controls';

/** By name in Spanish order, ascending and descending. */
export const BY_NAME: readonly ListOrder<{ readonly nombre: string }>[] = [
  { label: 'Nombre, de la A a la Z', compare: (a, b) => compareNames(a.nombre, b.nombre) },
  { label: 'Nombre, de la Z a la A', compare: (a, b) => compareNames(b.nombre, a.nombre) },
];
