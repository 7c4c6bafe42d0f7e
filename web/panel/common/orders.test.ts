import { expect, it } from 'vitest';
import { BY_NAME } from './orders';

const RECORDS = ['Ñora', 'álamo', 'Zújar', 'Nava', 'Equipo 10', 'Oliva', 'Equipo 9'].map(
  (nombre) => ({ nombre }),
);
const A_TO_Z = ['álamo', 'Equipo 9', 'Equipo 10', 'Nava', 'Ñora', 'Oliva', 'Zújar'];

it('names are sorted in Spanish order, ascending first, then descending', () => {
  expect(
    BY_NAME.map(({ label, compare }) => [
      label,
      RECORDS.toSorted(compare).map(({ nombre }) => nombre),
    ]),
  ).toEqual([
    ['Nombre, de la A a la Z', A_TO_Z],
    ['Nombre, de la Z a la A', A_TO_Z.toReversed()],
  ]);
});
