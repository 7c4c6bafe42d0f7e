import {
  type CalendarioDoc,
  type ClasificacionGuardada,
  golesPorTramo,
  jugados,
  type PartidoPreview,
} from '@club/shared';
import { findLiga } from './curso';
import clsx from 'clsx';
import { SectionHeading } from '../../components/page';
import text from '../../components/text.module.css';
import { GoalsPlot } from './goals-plot';
import { PlacesPlot } from './places-plot';
import { PointsPlot } from './points-plot';
import { RivalsTable } from './rivals-table';
import surface from '../../components/surface.module.css';
import css from './season-plots.module.css';
import { TramosPlot } from './tramos-plot';

/** Under so many matches a sentence says as much. */
const MIN = 3;

interface SeasonPlotsProps {
  readonly partidos: readonly PartidoPreview[];
  /** The season's league table, if it has one: points are those of its competition. */
  readonly clasificacion: ClasificacionGuardada | undefined;
  /** When their goals fell; absent where nobody has noted any minute. */
  readonly tramos: CalendarioDoc['tramos'];
}

/** A season in plots; with too few matches for one, a sentence. */
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
        <TramosPlot goles={golesPorTramo(partidos, tramos)} />
        <PlacesPlot partidos={partidos} liga={liga} />
        <div className={css.rivals}>
          <RivalsTable partidos={partidos} />
        </div>
      </div>
    </section>
  );
}
