import { type EquipoEstadisticasDoc, firestorePaths } from '@club/shared';
import { Button } from '../../components/button';
import { useReadyDoc } from '../../lib/live/use-live-doc';
import { paths } from '../../lib/paths';
import css from './hero.module.css';

const FIGURES = [
  ['partidos_jugados', 'jugados'],
  ['ganados', 'ganados'],
  ['empatados', 'empatados'],
  ['perdidos', 'perdidos'],
] as const;

/** Record of a season without coming matches. */
export function HeroSeason({ temporadaId }: { readonly temporadaId: string }) {
  const equipo = useReadyDoc<EquipoEstadisticasDoc>(firestorePaths.estadisticasEquipo(temporadaId));
  if (!equipo) return null;
  return (
    <div className={css.match}>
      <div className={css.label}>
        <p>{equipo.temporada_nombre}</p>
      </div>
      <dl className={css.figures}>
        {FIGURES.map(([figure, label]) => (
          <div key={figure}>
            <dd>{equipo[figure]}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
      <Button variant="outlined" to={paths.estadisticas} className={css.action}>
        Ver la temporada
      </Button>
    </div>
  );
}
