import {
  type CalendarioDoc,
  type ClasificacionGuardada,
  golesByMinuteSpan,
  jugados,
  type PartidoPreview,
} from '@club/shared';
import { findLiga } from './course';
import clsx from 'clsx';
import { SectionHeading } from '../../components/page';
import text from '../../components/text.module.css';
import { GoalsPlot } from './goals-plot';
import { PlacesPlot } from './places-plot';
import { PointsPlot } from './points-plot';
import { RivalsTable } from './rivals-table';
import surface from '../../components/surface.module.css';
import css from './season-plots.module.css';
import { MinuteSpansPlot } from './minute-spans-plot';

/** With fewer matches, a sentence replaces the plots. */
const MIN = 3;

interface SeasonPlotsProps {
  readonly partidos: readonly PartidoPreview[];
  /** League table of the season, if entered: points are counted in its competition. */
  readonly clasificacion: ClasificacionGuardada | undefined;
  /** Goals by period; absent if no minutes are known. */
  readonly tramos: CalendarioDoc['tramos'];
}

/** Plots of a season; with too few matches, a sentence. */
export function SeasonPlots({ partidos, clasificacion, tramos = {} }: SeasonPlotsProps) {
  const played = jugados(partidos);
  if (played.length === 0) return null;
  if (played.length < MIN) {
    return <p className={text.muted}>Las gráficas llegan con el tercer partido.</p>;
  }
  const found = findLiga(partidos, clasificacion);
  const liga = found && found.partidos.length >= MIN ? found : undefined;
  return (
    <section>
      <SectionHeading>La temporada en gráficas</SectionHeading>
      <div className={clsx(surface.columns, css.plots, css.season)}>
        {liga && <PointsPlot liga={liga} />}
        <GoalsPlot partidos={played} />
        <MinuteSpansPlot goles={golesByMinuteSpan(partidos, tramos)} />
        <PlacesPlot partidos={partidos} liga={liga} />
        <div className={css.rivals}>
          <RivalsTable partidos={partidos} />
        </div>
      </div>
    </section>
  );
}
