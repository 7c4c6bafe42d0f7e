import { CareerPlot } from '../graficas/career-plot';
import { Career } from '../jugador/career';
import type { CareerProps } from '../jugador/career-seasons';

/** A player's career in a plot and a table, once it is asked for. */
export function PlayerCareer(props: Omit<CareerProps, 'plot'>) {
  return <Career {...props} plot={CareerPlot} />;
}
