import { firestorePaths, type AllTimeDoc, deriveAllTime } from '@club/shared';
import { useMemo } from 'react';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/page-states';
import { Page, Section } from '../../components/page';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { paths } from '../../lib/paths';
import { AllTimeRankings } from '../history/all-time-rankings';
import { Records } from '../history/records';
import { Rivals } from '../history/rivals';
import { Totals } from '../history/totals';
import { YearsPlot } from '../history/years-plot';
import css from './history.module.css';
import { LiveContent } from '../../components/live-content';

function AllTime({ historia }: { readonly historia: AllTimeDoc }) {
  const { totales, records, jugadores, rivales, temporadas } = useMemo(
    () => deriveAllTime(historia),
    [historia],
  );
  if (totales.jugados === 0 && jugadores.length === 0) {
    return <EmptyState title="Aún no hay historia que contar." />;
  }
  return (
    <div className={css.parts}>
      <Totals totales={totales} />
      <div className={css.columns}>
        <YearsPlot temporadas={temporadas} />
        {totales.jugados > 0 && (
          <Section title="Récords">
            <Records records={records} />
          </Section>
        )}
      </div>
      <AllTimeRankings jugadores={jugadores} />
      {rivales.length > 0 && (
        <Section title="Rivales" headingId="rivales">
          <Rivals rivales={rivales} />
        </Section>
      )}
    </div>
  );
}

/** The club's history in all seasons, from one document (regla 83). */
export function Component() {
  const historia = useLiveDoc<AllTimeDoc>(firestorePaths.historia());
  return (
    <Page
      title="Historia"
      action={
        <Button to={paths.estadisticas} variant="outlined">
          Ver la temporada
        </Button>
      }
    >
      <LiveContent doc={historia} missing={<EmptyState title="Aún no hay historia que contar." />}>
        {(data) => <AllTime historia={data} />}
      </LiveContent>
    </Page>
  );
}
