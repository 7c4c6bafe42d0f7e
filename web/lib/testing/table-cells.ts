import { screen } from '@testing-library/react';

/** Texts of all cells of the page's tables, by row. */
export const tableCells = (): string[][] =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
