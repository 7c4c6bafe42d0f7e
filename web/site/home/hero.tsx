import { moment, type PartidoPreview } from '@club/shared';
import clsx from 'clsx';
import surface from '../../components/surface.module.css';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-today';
import { withLive } from '../partidos/live-slot';
import { HeroMatch } from './hero-match';
import { HeroSeason } from './hero-season';
import css from './hero.module.css';

const LiveHeroMatch = withLive(HeroMatch);

/** Hero of the home page; its content depends on the time to the next match (regla 74). */
export function Hero({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const { zona_horaria: zone, camiseta } = useSettings();
  const now = moment(useToday(), partidos, zone);
  const [some] = partidos;
  if (!some) return null;
  return (
    <section
      aria-label="Lo primero"
      data-dibujo={camiseta.dibujo}
      data-momento={now.tipo}
      className={clsx(surface.band, surface.club, css.hero)}
    >
      {now.tipo === 'fuera' ? (
        <HeroSeason temporadaId={some.temporada_id} />
      ) : (
        <LiveHeroMatch key={now.partido.partido_id} partido={now.partido} />
      )}
    </section>
  );
}
