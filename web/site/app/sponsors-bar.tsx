import { clubConfig, type Sponsor } from '@club/shared';
import clsx from 'clsx';
import surface from '../../components/surface.module.css';
import css from './sponsors-bar.module.css';

interface SponsorsBarProps {
  /** Name of the region, one to a page. */
  readonly label?: string;
}

/**
 * The drawn logo of a sponsor: his name in his two colours. Part of the page and no picture of its own, each of which is a
 * document to the browser, with its own search for fonts: four of them take a phone longer than all of the page's text.
 */
function Logo({ nombre, fondo, texto }: Sponsor) {
  return (
    <svg role="img" aria-label={nombre} viewBox="0 0 200 64" width={200} height={64}>
      <rect width="200" height="64" fill={fondo} />
      <text
        x="100"
        y="38"
        textAnchor="middle"
        fontFamily="Georgia, 'Times New Roman', serif"
        fontWeight="700"
        fontSize="18"
        fill={texto}
      >
        {nombre}
      </text>
    </svg>
  );
}

/** The four sponsors as logo links that open in a new tab (regla 3). */
export function SponsorsBar({ label = 'Patrocinadores' }: SponsorsBarProps) {
  return (
    <aside aria-label={label} className={css.bar}>
      <div className={clsx(surface.container, css.logos)}>
        {clubConfig.patrocinadores.map((sponsor) => (
          <a
            key={sponsor.url}
            href={sponsor.url}
            target="_blank"
            rel="noopener noreferrer sponsored"
            style={{ backgroundColor: sponsor.fondo }}
          >
            <Logo {...sponsor} />
          </a>
        ))}
      </div>
    </aside>
  );
}
