import { comparePartidos, type PartidoPreview } from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/match-states';
import { Items } from '../../components/items';
import { SectionHeading } from '../../components/page';
import surface from '../../components/surface.module.css';
import { formatMonth } from '../../lib/dates';
import { withLive } from './live-slot';
import { MatchCard } from './match-card';
import css from './match-list.module.css';
import { SeasonStrip } from './season-strip';

const LiveMatchCard = withLive(MatchCard);

/** Upcoming matches shown without expanding the list. */
const COMING = 3;

function Rows({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  return (
    <Items items={partidos} idOf={({ partido_id: id }) => id} className={css.rows}>
      {(partido) => <LiveMatchCard partido={partido} />}
    </Items>
  );
}

function Coming({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const later = partidos.slice(COMING);
  return (
    <section id="proximos" className={css.group}>
      <SectionHeading>Próximos</SectionHeading>
      <Rows partidos={partidos.slice(0, COMING)} />
      {later.length > 0 && (
        <details>
          <summary className={css.more}>
            {later.length === 1 ? 'Ver 1 más' : `Ver ${String(later.length)} más`}
          </summary>
          <Rows partidos={later} />
        </details>
      )}
    </section>
  );
}

/** Groups matches by month, keeping their order. */
function byMonth(partidos: readonly PartidoPreview[]) {
  const months = new Map<string, PartidoPreview[]>();
  for (const partido of partidos) {
    const month = formatMonth(partido.fecha_str);
    months.set(month, [...(months.get(month) ?? []), partido]);
  }
  return [...months];
}

function Played({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  return (
    <section id="jugados" className={css.group}>
      <SectionHeading>Jugados</SectionHeading>
      {byMonth(partidos).map(([month, found]) => (
        <div key={month}>
          <h3 className={css.month}>{month}</h3>
          <Rows partidos={found} />
        </div>
      ))}
    </section>
  );
}

interface MatchListProps {
  readonly partidos: readonly PartidoPreview[];
  /** Calendar menu. */
  readonly calendar: ReactNode;
}

/** Matches of a season: upcoming ones first, then played ones by month, latest first (regla 26). */
export function MatchList({ partidos, calendar }: MatchListProps) {
  if (partidos.length === 0) return <EmptyState title="Aún no hay partidos en esta temporada." />;
  const ordered = [...partidos].sort(comparePartidos);
  const coming = ordered.filter(({ jugado }) => !jugado);
  const played = ordered.filter(({ jugado }) => jugado).reverse();
  return (
    <>
      <SeasonStrip partidos={ordered} />
      {coming.length > 0 && played.length > 0 && (
        <nav aria-label="Próximos y jugados" className={clsx(surface.band, css.parts)}>
          <a href="#proximos">Próximos</a>
          <a href="#jugados">Jugados</a>
        </nav>
      )}
      <div className={clsx(surface.columns, css.columns)}>
        {coming.length > 0 && <Coming partidos={coming} />}
        {played.length > 0 && <Played partidos={played} />}
        <div className={css.calendar}>{calendar}</div>
      </div>
    </>
  );
}
