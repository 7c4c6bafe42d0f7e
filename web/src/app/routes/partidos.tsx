import { type CalendarioDoc, firestorePaths } from '@club/shared';
import { EmptyState } from '../../components/estados';
import { Page } from '../../components/page';
import { MatchList } from '../../features/partidos/match-list';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { LiveContent } from './live-content';
import { NotFound } from './not-found';
import { TemporadaPicker } from './temporada-picker';
import { temporadaTitle, useTemporada } from './use-temporada';

/** Matches of the current season, or of the one picked (decisions, section 5). */
export function PartidosRoute() {
  const { club, temporada, temporadas, isUnknown } = useTemporada();
  const calendario = useLiveDoc<CalendarioDoc>(
    temporada && firestorePaths.calendario(temporada._id),
  );
  const empty = <EmptyState title="Aún no hay partidos." />;
  if (isUnknown) return <NotFound />;
  return (
    <Page
      title="Partidos"
      documentTitle={temporadaTitle('Partidos', temporada, temporadas)}
      action={temporada && <TemporadaPicker temporada={temporada} temporadas={temporadas} />}
    >
      <LiveContent doc={club} missing={empty}>
        {() =>
          temporada ? (
            <LiveContent doc={calendario} missing={empty}>
              {({ partidos }) => <MatchList partidos={Object.values(partidos)} />}
            </LiveContent>
          ) : (
            empty
          )
        }
      </LiveContent>
    </Page>
  );
}
