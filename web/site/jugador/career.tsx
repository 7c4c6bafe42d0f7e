import { lazy, Suspense, useState } from 'react';
import { Button } from '../../components/button';
import { SectionHeading } from '../../components/page';
import type { CareerProps } from './career-seasons';

const CareerTable = lazy(async () => ({
  default: (await import('./career-table')).CareerTable,
}));

/** A player's career by season, fetched when asked for: a page reads at most three documents by itself. */
export function Career(props: CareerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section>
      <SectionHeading>Temporada a temporada</SectionHeading>
      {isOpen ? (
        <Suspense fallback={<p role="status">Cargando…</p>}>
          <CareerTable {...props} />
        </Suspense>
      ) : (
        <Button
          variant="outlined"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          Ver todas sus temporadas
        </Button>
      )}
    </section>
  );
}
