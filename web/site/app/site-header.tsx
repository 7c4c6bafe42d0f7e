import { isChristmasTime } from './christmas';
import clsx from 'clsx';
import { Link, NavLink } from 'react-router-dom';
import { Crest } from '../../components/crest';
import surface from '../../components/surface.module.css';
import { paths } from '../../lib/paths';
import { useToday } from '../../lib/use-today';
import { NavIcon } from './nav-icon';
import css from './site-header.module.css';
import { useSettings } from '../../lib/state/club-context';

const LINKS = [
  [paths.noticias, 'Noticias', 'news'],
  [paths.plantilla, 'Plantilla', 'squad'],
  [paths.partidos, 'Partidos', 'matches'],
  [paths.estadisticas, 'Estadísticas', 'statistics'],
  [paths.donaciones, 'Donaciones', 'donations'],
] as const;

function ChristmasCap() {
  return (
    <svg viewBox="0 0 40 24" role="img" aria-label="Felices fiestas" className={css.cap}>
      <path d="M6 18C10 4 22 0 34 8l-4 3c-2-1-4-1-5 0l3 7z" fill="#d32f2f" />
      <rect x="3" y="16" width="28" height="7" rx="3.5" fill="#fff" />
      <circle cx="34" cy="9" r="4" fill="#fff" />
    </svg>
  );
}

/** Club name and main navigation; festive at Christmas (regla 4). */
export function SiteHeader() {
  const { nombre, zona_horaria: zone } = useSettings();
  const isChristmas = isChristmasTime(useToday(), zone);
  return (
    <header data-navidad={isChristmas} className={css.header}>
      <div className={clsx(surface.container, css.row)}>
        <Link to={paths.home} className={css.brand}>
          <span className={css.crest}>
            <Crest size={38} />
            {isChristmas && <ChristmasCap />}
          </span>
          <span>{nombre}</span>
        </Link>
        <nav aria-label="Principal" className={css.links}>
          {LINKS.map(([to, label, icon]) => (
            <NavLink key={to} to={to} className={clsx(css.link)}>
              <NavIcon name={icon} />
              {label}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  );
}
