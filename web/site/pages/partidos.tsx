import { type CalendarDoc, firestorePaths, type Temporada } from '@club/shared';
import { useLocation } from 'react-router-dom';
import { MatchList } from '../partidos/match-list';
import { OnThisDay } from '../partidos/on-this-day';
import { useLiveDoc, useLiveStore } from '../../lib/live/use-live-doc';
import { SeasonCalendar } from './deferred-parts';
import { SeasonPage } from './season-page';

/**
 * What happened on this day in the last two seasons. If there is something to show, the server includes the previous
 * season's calendar in the page (functions/src/pages/load-documents.ts), so there is no layout shift; otherwise it is
 * not read. After a navigation inside the site the server gave no such hint, so it is always read.
 */
function Anniversary({
  calendario,
  anterior,
}: {
  readonly calendario: CalendarDoc;
  readonly anterior: Temporada;
}) {
  const path = firestorePaths.calendario(anterior._id);
  const isWithoutIt = useLiveStore().initial(path).status === 'loading';
  const isPageAsLoaded = useLocation().key === 'default';
  const before = useLiveDoc<CalendarDoc>(isPageAsLoaded && isWithoutIt ? undefined : path);
  if (before.status !== 'ready') return null;
  const partidos = [before.data, calendario].flatMap((season) => Object.values(season.partidos));
  return <OnThisDay partidos={partidos} />;
}

interface SeasonMatchesProps {
  readonly calendario: CalendarDoc;
  /** The season before the current one, for the anniversary. */
  readonly anterior: Temporada | undefined;
  readonly isCurrent: boolean;
}

function SeasonMatches({ calendario, anterior, isCurrent }: SeasonMatchesProps) {
  const partidos = Object.values(calendario.partidos);
  return (
    <>
      {anterior && <Anniversary calendario={calendario} anterior={anterior} />}
      <MatchList
        partidos={partidos}
        calendar={<SeasonCalendar {...(!isCurrent && { temporadaId: calendario.temporada_id })} />}
      />
    </>
  );
}

/** Matches of the current season or of the chosen one (regla 26). */
export function Component() {
  return (
    <SeasonPage title="Partidos" empty="Aún no hay partidos." pathOf={firestorePaths.calendario}>
      {(data: CalendarDoc, season) => <SeasonMatches calendario={data} {...season} />}
    </SeasonPage>
  );
}
