import clsx from 'clsx';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LoadingState } from '../../components/page-states';
import { RouteAnnouncer, SkipLink } from '../../components/content-focus';
import surface from '../../components/surface.module.css';
import { deferred } from '../../lib/hydration';
import { LiveRoot } from '../../lib/live/live-root';
import css from './root-layout.module.css';
import { SiteFooter, SponsorsBar } from './site-footer';
import { SiteHeader } from './site-header';

const ConnectionNotice = deferred(
  async () => (await import('../../components/connection-notice')).ConnectionNotice,
);

/**
 * Layout of the site: navigation, page, sponsors and footer (regla 5). Each is in a Suspense
 * boundary, so that React hydrates them in several short tasks and handles input in between.
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
      {/* Each document's first page has the key 'default'; by its path it restores no other page's position. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
      <RouteAnnouncer />
      <LiveRoot />
      <ConnectionNotice />
    </div>
  );
}
