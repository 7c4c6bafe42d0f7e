import { localDate, aboutPath, imageUrl } from '@club/shared';
import clsx from 'clsx';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration, Link } from 'react-router-dom';
import { LoadingState } from '../../components/page-states';
import { RouteAnnouncer, SkipLink } from '../../components/content-focus';
import surface from '../../components/surface.module.css';
import { island, useIsHydrated } from '../../lib/hydration';
import { LiveRoot } from '../../lib/live/live-root';
import css from './root-layout.module.css';
import { SiteHeader } from './site-header';
import { Crest } from '../../components/crest';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-now';

/** Background and text colours of generated logos, used in turn. Each pair has a contrast of at least 7. */
const LOGO_COLOURS = [
  ['#7f1d1d', '#fff7ed'],
  ['#1e3a5f', '#f1f5f9'],
  ['#78350f', '#fef3c7'],
  ['#134e4a', '#ecfeff'],
] as const;

interface LogoProps {
  readonly nombre: string;
  readonly colours: (typeof LOGO_COLOURS)[number];
}

/** Longer names are compressed to fit into a generated logo. */
const MAX_CHARACTERS = 18;

/**
 * Generated logo of a sponsor without one: the name in two colours. Inline SVG, not an image: the browser treats each
 * SVG image as a document with its own font lookup, and four of them take a phone longer than all the text.
 */
function Logo({ nombre, colours: [background, text] }: LogoProps) {
  const isLong = nombre.length > MAX_CHARACTERS;
  return (
    <svg role="img" aria-label={nombre} viewBox="0 0 200 64" width={200} height={64}>
      <rect width="200" height="64" fill={background} />
      <text
        x="100"
        y="38"
        textAnchor="middle"
        fontFamily="var(--display)"
        fontWeight="700"
        fontSize="18"
        fill={text}
        {...(isLong && { textLength: 184, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {nombre}
      </text>
    </svg>
  );
}

/** Sponsor logos as links that open in a new tab; nothing if there are no sponsors (regla 3). */
function SponsorsBar() {
  const { patrocinadores } = useSettings();
  if (patrocinadores.length === 0) return null;
  return (
    <aside aria-label="Patrocinadores" className={css.bar}>
      <div className={clsx(surface.container, css.logos)}>
        {patrocinadores.map(({ id, nombre, url, disponible }, index) => {
          const colours = LOGO_COLOURS[index % LOGO_COLOURS.length] ?? LOGO_COLOURS[0];
          return (
            <a
              key={id}
              href={url}
              target="_blank"
              rel="noopener noreferrer sponsored"
              {...(!disponible && { style: { backgroundColor: colours[0] } })}
            >
              {disponible ? (
                <img
                  src={imageUrl('patrocinador', id)}
                  alt={nombre}
                  width={200}
                  height={64}
                  loading="lazy"
                  className={css.logo}
                />
              ) : (
                <Logo nombre={nombre} colours={colours} />
              )}
            </a>
          );
        })}
      </div>
    </aside>
  );
}

const SchemeChoice = island(
  async () => (await import('../../components/colour-scheme-choice')).ColourSchemeChoice,
);

const LINKS = [
  [paths.historia, 'Historia'],
  [paths.contacto, 'Contacto'],
  [paths.developerContact, 'Contacto con el desarrollador'],
  [paths.privacidad, 'Política de privacidad'],
] as const;

function SiteFooter() {
  const { nombre, slug, zona_horaria: zone } = useSettings();
  const [year] = localDate(useToday(), zone).split('-');
  return (
    <footer className={css.footer}>
      <div className={clsx(surface.container, css.row)}>
        <div className={css.club}>
          <Crest size={32} />
          <p>
            {nombre} © {year}
          </p>
        </div>
        <nav aria-label="Pie" className={css.links}>
          <Link to={aboutPath(slug)}>Sobre el club</Link>
          {LINKS.map(([to, label]) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        {/* The server does not know the choice. */}
        <div className={css.scheme}>{useIsHydrated() && <SchemeChoice />}</div>
      </div>
    </footer>
  );
}

const ConnectionNotice = island(
  async () => (await import('../../components/connection-notice')).ConnectionNotice,
);

/**
 * Layout of the site: navigation, page, sponsors and footer (regla 5). Because of the Suspense boundaries, React
 * hydrates it in several short tasks and handles input in between.
 */
export function RootLayout() {
  return (
    <div className={css.layout}>
      <SkipLink />
      <Suspense>
        <SiteHeader />
      </Suspense>
      <main id="contenido" tabIndex={-1} className={clsx(surface.container, css.main)}>
        <Suspense fallback={<LoadingState />}>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <SponsorsBar />
        <SiteFooter />
      </Suspense>
      {/* The first page of every visit has the key 'default', so its scroll position is stored by its path instead. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
      <RouteAnnouncer />
      <LiveRoot />
      {useIsHydrated() && <ConnectionNotice />}
    </div>
  );
}
