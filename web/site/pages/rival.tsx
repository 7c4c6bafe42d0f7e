import {
  type AllTimeDoc,
  type CalendarDoc,
  deriveRival,
  firestorePaths,
  NOT_FOUND_TITLE,
  statusLabel,
} from '@club/shared';
import clsx from 'clsx';
import { useMemo } from 'react';
import { Button } from '../../components/button';
import { Crest } from '../../components/crest';
import { EmptyState, LoadingState, LiveContent, NotFound } from '../../components/page-states';
import { Section, useDocumentTitle } from '../../components/page';
import { toBadge, RivalBadge } from '../../components/rival-badge';
import surface from '../../components/surface.module.css';
import { countText } from '../../lib/number-text';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import { useDocumentId } from '../../lib/use-document-id';
import { ResultSharesBar } from '../estadisticas/record-card';
import { Records } from '../history/records';
import { LEFT_OUT_FIELDS, MatchRows } from '../partidos/match-rows';
import { BackRow } from './record-page';
import { LateShareButton } from '../deferred-parts';
import css from './rival.module.css';

const BALANCE = [
  ['ganados', 'Ganados'],
  ['empatados', 'Empatados'],
  ['perdidos', 'Perdidos'],
] as const;

interface RivalProps {
  readonly historia: AllTimeDoc;
  readonly calendario: CalendarDoc | undefined;
  readonly slug: string;
}

function Rival({ historia, calendario, slug }: RivalProps) {
  const { camiseta, nombre: clubName } = useSettings();
  const found = useMemo(
    () => deriveRival(historia, Object.values(calendario?.partidos ?? {}), slug),
    [historia, calendario, slug],
  );
  useDocumentTitle(found?.nombre ?? NOT_FOUND_TITLE);
  if (!found) return <NotFound />;
  const { nombre, totales, records, meetings, coming, sample } = found;
  const { jugados: played, temporadas, goles_favor: favor, goles_contra: contra } = totales;
  const balance = BALANCE.map(([key, label]) => `${String(totales[key])} ${label.toLowerCase()}`);
  return (
    <div className={css.page}>
      <BackRow to={`${paths.historia}#rivales`} label="Todos los rivales">
        <LateShareButton text={`${clubName} contra ${nombre}: ${balance.join(', ')}`} />
      </BackRow>
      <header data-dibujo={camiseta.dibujo} className={clsx(surface.band, surface.club, css.head)}>
        <div className={css.sides}>
          <Crest size={64} />
          <dl className={css.balance}>
            {BALANCE.map(([key, label]) => (
              <div key={key}>
                <dt>{label}</dt>
                <dd>{totales[key]}</dd>
              </div>
            ))}
          </dl>
          <RivalBadge nombre={nombre} {...toBadge(sample)} size={64} />
        </div>
        <h1>{nombre}</h1>
        {played > 0 && (
          <p>
            {countText(played, 'partido')} en {countText(temporadas, 'temporada')}, goles {favor}-
            {contra}
          </p>
        )}
        <ResultSharesBar tally={totales} />
      </header>
      <div className={css.columns}>
        <div className={css.parts}>
          {coming.length > 0 && (
            <Section title="Por jugar">
              <MatchRows
                partidos={coming.map((partido) => ({
                  ...partido,
                  note: statusLabel(partido.estado) ?? partido.hora_str,
                }))}
              />
            </Section>
          )}
          <Section title="Todos los partidos">
            {played === 0 ? (
              <EmptyState title={`Todavía no hemos jugado contra ${nombre}.`}>
                <Button to={paths.partidos} variant="contained">
                  Ver el calendario
                </Button>
              </EmptyState>
            ) : (
              <MatchRows partidos={meetings.map((one) => ({ ...one, ...LEFT_OUT_FIELDS }))} />
            )}
          </Section>
        </div>
        {played > 0 && (
          <Section title="Récords">
            <Records records={{ ...records, racha_invicta: null, racha_victorias: null }} />
          </Section>
        )}
      </div>
    </div>
  );
}

/** Page of a rival: balance, records and every match against the team, from two documents (regla 86). */
export function Component() {
  const slug = useDocumentId();
  const historia = useLiveDoc<AllTimeDoc>(firestorePaths.historia());
  const temporada = historia.status === 'ready' ? historia.data.temporadas.at(-1) : undefined;
  const calendario = useLiveDoc<CalendarDoc>(temporada && firestorePaths.calendario(temporada._id));
  if (slug === undefined) return <NotFound />;
  return (
    <LiveContent doc={historia} missing={<NotFound />}>
      {(data) =>
        temporada && calendario.status === 'loading' ? (
          <LoadingState />
        ) : (
          <Rival
            historia={data}
            calendario={calendario.status === 'ready' ? calendario.data : undefined}
            slug={slug}
          />
        )
      }
    </LiveContent>
  );
}
