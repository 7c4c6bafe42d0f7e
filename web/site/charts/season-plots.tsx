import {
  type CalendarDoc,
  type StoredClasificacion,
  goalsByMinuteSpan,
  playedPartidos,
  type PartidoPreview,
} from '@club/shared';
import clsx from 'clsx';
import { Section } from '../../components/page';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { findLeague } from './course';
import { CoursePlot } from './course-plot';
import { GoalsPlot } from './goals-plot';
import { MinuteSpansPlot } from './minute-spans-plot';
import { PointsPlot } from './points-plot';
import { RivalsTable } from './rivals-table';
import css from './season-plots.module.css';
import { VenuesPlot } from './venues-plot';

/** With fewer matches, a sentence replaces the plots. */
const MIN = 3;

interface SeasonPlotsProps {
  readonly partidos: readonly PartidoPreview[];
  /** League table of the season, if entered: points are counted in its competition. */
  readonly clasificacion: StoredClasificacion | undefined;
  /** Goals by period; absent if no minutes are known. */
  readonly tramos: CalendarDoc['tramos'];
}

/** Plots of a season; with too few matches, a sentence. */
export function SeasonPlots({ partidos, clasificacion, tramos = {} }: SeasonPlotsProps) {
  const played = playedPartidos(partidos);
  const coursePlot = clasificacion && <CoursePlot puestos={clasificacion.curso} />;
  if (played.length === 0) return coursePlot;
  if (played.length < MIN) {
    return (
      <>
        {coursePlot}
        <p className={text.muted}>Las gráficas llegan con el tercer partido.</p>
      </>
    );
  }
  const found = findLeague(partidos, clasificacion);
  const league = found && found.partidos.length >= MIN ? found : undefined;
  return (
    <Section title="La temporada en gráficas">
      <div className={clsx(surface.columns, css.plots, css.season)}>
        {coursePlot}
        {league && <PointsPlot league={league} />}
        <GoalsPlot partidos={played} />
        <MinuteSpansPlot goles={goalsByMinuteSpan(partidos, tramos)} />
        <VenuesPlot partidos={partidos} league={league} />
        <div className={css.rivals}>
          <RivalsTable partidos={partidos} />
        </div>
      </div>
    </Section>
  );
}
