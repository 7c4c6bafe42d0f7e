import { lazy } from 'react';
import { OnDemand } from '../../components/on-demand';
import { SectionHeading } from '../../components/page';
import type { CareerProps } from './career-seasons';

const CareerTable = lazy(async () => ({
  default: (await import('./career-table')).CareerTable,
}));

/** A player's career by season, fetched when asked for: a page reads at most three documents by itself. */
export function Career(props: CareerProps) {
  return (
    <section>
      <SectionHeading>Temporada a temporada</SectionHeading>
      <OnDemand label="Ver todas sus temporadas">
        <CareerTable {...props} />
      </OnDemand>
    </section>
  );
}
