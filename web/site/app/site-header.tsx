import { localDate, type TimeZone } from '@club/shared';
import clsx from 'clsx';
import { Link, NavLink } from 'react-router-dom';
import { Crest } from '../../components/crest';
import surface from '../../components/surface.module.css';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-now';
import css from './site-header.module.css';

/** SVG paths of the navigation icons, 24 × 24; Material Icons by Google, Apache License 2.0. */
const ICON_PATHS = {
  news: 'm21.15 3.85-.82.82-.95-.96c-.39-.39-1.02-.39-1.42 0l-.96.96-.96-.96c-.39-.39-1.03-.39-1.42 0l-.95.96-.96-.96a.996.996 0 0 0-1.41 0l-.96.96-.96-.96c-.39-.39-1.02-.39-1.42 0L7 4.67l-.96-.96c-.39-.39-1.03-.39-1.42 0l-.95.96-.82-.82c-.31-.31-.85-.09-.85.36V19c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V4.21c0-.45-.54-.67-.85-.36M11 19H4v-6h7zm9 0h-7v-2h7zm0-4h-7v-2h7zm0-4H4V8h16z',
  squad:
    'M12 12.75c1.63 0 3.07.39 4.24.9 1.08.48 1.76 1.56 1.76 2.73V17c0 .55-.45 1-1 1H7c-.55 0-1-.45-1-1v-.61c0-1.18.68-2.26 1.76-2.73 1.17-.52 2.61-.91 4.24-.91M4 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m1.13 1.1c-.37-.06-.74-.1-1.13-.1-.99 0-1.93.21-2.78.58C.48 14.9 0 15.62 0 16.43V17c0 .55.45 1 1 1h3.5v-1.61c0-.83.23-1.61.63-2.29M20 13c1.1 0 2-.9 2-2s-.9-2-2-2-2 .9-2 2 .9 2 2 2m4 3.43c0-.81-.48-1.53-1.22-1.85-.85-.37-1.79-.58-2.78-.58-.39 0-.76.04-1.13.1.4.68.63 1.46.63 2.29V18H23c.55 0 1-.45 1-1zM12 6c1.66 0 3 1.34 3 3s-1.34 3-3 3-3-1.34-3-3 1.34-3 3-3',
  matches:
    'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m1 3.3 1.35-.95c1.82.56 3.37 1.76 4.38 3.34l-.39 1.34-1.35.46L13 6.7zm-3.35-.95L11 5.3v1.4L7.01 9.49l-1.35-.46-.39-1.34c1.01-1.57 2.56-2.77 4.38-3.34M7.08 17.11l-1.14.1C4.73 15.81 4 13.99 4 12c0-.12.01-.23.02-.35l1-.73 1.38.48 1.46 4.34zm7.42 2.48c-.79.26-1.63.41-2.5.41s-1.71-.15-2.5-.41l-.69-1.49.64-1.1h5.11l.64 1.11zM14.27 15H9.73l-1.35-4.02L12 8.44l3.63 2.54zm3.79 2.21-1.14-.1-.79-1.37 1.46-4.34 1.39-.47 1 .73c.01.11.02.22.02.34 0 1.99-.73 3.81-1.94 5.21',
  statistics:
    'M6 20c1.1 0 2-.9 2-2v-7c0-1.1-.9-2-2-2s-2 .9-2 2v7c0 1.1.9 2 2 2m10-5v3c0 1.1.9 2 2 2s2-.9 2-2v-3c0-1.1-.9-2-2-2s-2 .9-2 2m-4 5c1.1 0 2-.9 2-2V6c0-1.1-.9-2-2-2s-2 .9-2 2v12c0 1.1.9 2 2 2',
  donations:
    'M13.35 20.13c-.76.69-1.93.69-2.69-.01l-.11-.1C5.3 15.27 1.87 12.16 2 8.28c.06-1.7.93-3.33 2.34-4.29 2.64-1.8 5.9-.96 7.66 1.1 1.76-2.06 5.02-2.91 7.66-1.1 1.41.96 2.28 2.59 2.34 4.29.14 3.88-3.3 6.99-8.55 11.76z',
  /** Drawn as a line by the CSS; the others are filled. */
  search: 'm15 15 6 6M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14',
} as const;

/** Icon of the navigation. */
function NavIcon({ name }: { readonly name: keyof typeof ICON_PATHS }) {
  return (
    <svg viewBox="0 0 24 24" width={21} height={21} fill="currentColor" aria-hidden>
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}

/** Whether it is 25 December 00:00 to 8 January 24:00 in the club's time zone (regla 4). */
export function isChristmasTime(now: Date, zone?: TimeZone): boolean {
  const monthDay = localDate(now, zone).slice(5);
  return monthDay >= '12-25' || monthDay <= '01-08';
}

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
        <Link to={paths.search} aria-label="Buscar" className={css.search}>
          <NavIcon name="search" />
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
