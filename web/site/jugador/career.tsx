import { lazy } from 'react';
import { OnDemand } from '../../components/on-demand';
import { Section } from '../../components/page';
import type { CareerProps } from './career-table';

const CareerTable = lazy(async () => ({
  default: (await import('./career-table')).CareerTable,
}));

/** A player's career by season. Loaded on demand, because a page must not read more than three documents by itself. */
export function Career(props: CareerProps) {
  return (
    <Section title="Temporada a temporada">
      <OnDemand label="Ver todas sus temporadas">
        <CareerTable {...props} />
      </OnDemand>
    </Section>
  );
}
