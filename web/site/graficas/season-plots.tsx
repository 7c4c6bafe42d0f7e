import { type CuentaDePartidos, jornadas, type PartidoPreview, porLugar } from '@club/shared';
import { SectionHeading } from '../../components/page';
import text from '../../components/text.module.css';
import { GoalsPlot } from './goals-plot';
import { PlacesPlot } from './places-plot';
import { PointsPlot } from './points-plot';
import { RivalsTable } from './rivals-table';
import css from './season-plots.module.css';

/** Under so many matches a sentence says as much. */
const MIN = 3;

/** A season in plots; with too few matches for one, a sentence. */
export function SeasonPlots({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const played = jornadas(partidos);
  if (played.length === 0) return null;
  if (played.length < MIN) {
    return <p className={text.muted}>Las gráficas llegan con el tercer partido.</p>;
  }
  const lugares = porLugar(partidos) satisfies Readonly<Record<'casa' | 'fuera', CuentaDePartidos>>;
  return (
    <section>
      <SectionHeading>La temporada en gráficas</SectionHeading>
      <div className={css.plots}>
        <PointsPlot jornadas={played} />
        <GoalsPlot jornadas={played} />
        <PlacesPlot lugares={lugares} />
        <RivalsTable partidos={partidos} />
      </div>
    </section>
  );
}
