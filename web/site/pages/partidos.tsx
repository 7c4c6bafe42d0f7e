import {
  type CalendarDoc,
  firestorePaths,
  onThisDay,
  type PartidoPreview,
  type Temporada,
} from '@club/shared';
import clsx from 'clsx';
import { useLocation } from 'react-router-dom';
import { InternalLink } from '../../components/router-link';
import text from '../../components/text.module.css';
import { toPartido } from '../../lib/paths';
import { useLiveStore, useReadyDoc } from '../../lib/live/use-live-doc';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-now';
import { MatchList } from '../partidos/match-list';
import { resultText } from '../partidos/sides';
import { SeasonCalendar } from '../partidos/calendar-menu';
import { SeasonPage } from './season-page';

/** Matches on this day in earlier years: `Hoy hace un año: CD Encina 3 - 1 Rival`. */
function OnThisDay({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const today = useToday();
  const { nombre: clubName, zona_horaria: zone } = useSettings();
  return onThisDay(partidos, today, zone).map(({ partido, years }) => (
    <p key={partido.partido_id} className={clsx(text.body2, text.muted)}>
      {`Hoy hace ${years === 1 ? 'un año' : `${String(years)} años`}: `}
      <InternalLink {...toPartido(partido.partido_id)}>
        {resultText(partido, clubName)}
      </InternalLink>
    </p>
  ));
}

interface AnniversaryProps {
  readonly calendario: CalendarDoc;
  readonly previous: Temporada;
}

/**
 * What happened on this day in the last two seasons. If there is something to show, the server includes the previous
 * season's calendar in the page (`prepareDocs` in functions/src/pages/routes.ts), so there is no layout shift; otherwise
 * it is not read. After a navigation inside the site the server gave no such hint, so it is always read.
 */
function Anniversary({ calendario, previous }: AnniversaryProps) {
  const path = firestorePaths.calendario(previous._id);
  const isIncluded = useLiveStore().isIncluded(path);
  // React Router gives this key to the page that the server sent.
  const hasNavigated = useLocation().key !== 'default';
  const earlier = useReadyDoc<CalendarDoc>(isIncluded || hasNavigated ? path : undefined);
  if (!earlier) return null;
  const partidos = [earlier, calendario].flatMap((season) => Object.values(season.partidos));
  return <OnThisDay partidos={partidos} />;
}

/** Matches of the current season or of the chosen one (regla 26). */
export function Component() {
  return (
    <SeasonPage title="Partidos" empty="Aún no hay partidos." toPath={firestorePaths.calendario}>
      {(data: CalendarDoc, { previous, isCurrent }) => (
        <>
          {previous && <Anniversary calendario={data} previous={previous} />}
          <MatchList
            partidos={Object.values(data.partidos)}
            calendar={<SeasonCalendar temporadaId={isCurrent ? undefined : data.temporada_id} />}
          />
        </>
      )}
    </SeasonPage>
  );
}
