import clsx from 'clsx';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LoadingState } from '../../components/estados';
import { RouteAnnouncer } from '../../components/route-announcer';
import { SkipLink } from '../../components/skip-link';
import surface from '../../components/surface.module.css';
import { deferred } from '../../lib/deferred';
import { LiveRoot } from '../../lib/live/live-root';
import css from './root-layout.module.css';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SponsorsBar } from './sponsors-bar';

const ConnectionNotice = deferred(
  async () => (await import('../../components/connection-notice')).ConnectionNotice,
);

/**
 * Navigation, the routed page, sponsors and footer (regla 5). Each is a boundary of its own, so that the browser takes a
 * page over in several short tasks: between them it hears the reader.
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
      <ScrollRestoration />
      <RouteAnnouncer />
      <LiveRoot />
      <ConnectionNotice />
    </div>
  );
}
