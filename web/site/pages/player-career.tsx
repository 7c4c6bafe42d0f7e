import { CareerPlot } from '../charts/career-plot';
import { Career } from '../jugador/career';
import type { CareerProps } from '../jugador/career-table';

/** A player's career as a plot and a table, loaded on demand. */
export function PlayerCareer(props: Omit<CareerProps, 'plot'>) {
  return <Career {...props} plot={CareerPlot} />;
}
