import { lazy } from 'react';
import { OnDemand } from '../../components/on-demand';
import { Section } from '../../components/page';
import { CareerPlot } from '../charts/career-plot';
import type { CareerProps } from '../jugador/career-table';

const CareerTable = lazy(async () => ({
  default: (await import('../jugador/career-table')).CareerTable,
}));

/** A player's career by season. Loaded on demand, because a page must not read more than three documents by itself. */
export const PlayerCareer = (props: Omit<CareerProps, 'plot'>) => (
  <Section title="Temporada a temporada">
    <OnDemand label="Ver todas sus temporadas">
      <CareerTable {...props} plot={CareerPlot} />
    </OnDemand>
  </Section>
);
