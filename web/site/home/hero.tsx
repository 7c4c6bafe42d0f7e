import {
  type EquipoEstadisticasDoc,
  firestorePaths,
  moment,
  type PartidoPreview,
} from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import surface from '../../components/surface.module.css';
import { useReadyDoc } from '../../lib/live/use-live-doc';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-now';
import { withLive } from '../partidos/load-live-views';
import { HeroMatch } from './hero-match';
import css from './hero.module.css';

const LiveHeroMatch = withLive(HeroMatch);

const FIGURES = [
  ['partidos_jugados', 'jugados'],
  ['ganados', 'ganados'],
  ['empatados', 'empatados'],
  ['perdidos', 'perdidos'],
] as const;

/** Record of a season without coming matches. */
function HeroSeason({ temporadaId }: { readonly temporadaId: string }) {
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

/** Hero of the home page; its content depends on the time to the next match (regla 74). */
export function Hero({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const { zona_horaria: zone, camiseta } = useSettings();
  const shown = moment(useToday(), partidos, zone);
  const [anyPartido] = partidos;
  if (!anyPartido) return null;
  return (
    <section
      aria-label="Lo primero"
      data-dibujo={camiseta.dibujo}
      data-momento={shown.tipo}
      className={clsx(surface.band, surface.club, css.hero)}
    >
      {shown.tipo === 'fuera' ? (
        <HeroSeason temporadaId={anyPartido.temporada_id} />
      ) : (
        <LiveHeroMatch key={shown.partido.partido_id} partido={shown.partido} />
      )}
    </section>
  );
}
