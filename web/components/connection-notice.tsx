import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ageText, type Connection, useConnection } from '../lib/offline/use-connection';
import { installWorker, cachePage } from '../lib/offline/worker';
import { useToday } from '../lib/use-now';
import css from './connection-notice.module.css';

/** Delay before the service worker is installed: it downloads all of the site's code, which would slow a first visit. */
const WORKER_DELAY_MS = 8_000;

function noticeText({ isOnline, since, isMissing }: Connection, now: Date): string | undefined {
  if (isMissing) return 'Sin conexión: esta página aún no está guardada en este dispositivo';
  if (!since) return undefined;
  // `now` ticks once a minute, so it can be earlier than `since`.
  const age = ageText(since, now < since ? since : now);
  return isOnline ? `Conexión lenta: datos de ${age}` : `Sin conexión: datos de ${age}`;
}

/**
 * Installs the service worker, tells it to cache each visited page, and shows the age of the data when they are not
 * live. Loaded after the first paint.
 */
export function ConnectionNotice() {
  const { pathname, search } = useLocation();
  const connection = useConnection(location.origin + pathname + search);
  const text = noticeText(connection, useToday());
  const { isOnline } = connection;
  useEffect(() => {
    const timer = setTimeout(() => void installWorker(), WORKER_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isOnline) void cachePage(location.origin + pathname + search);
  }, [isOnline, pathname, search]);
  return (
    <div role="status" className={css.place}>
      {text !== undefined && <div className={css.notice}>{text}</div>}
    </div>
  );
}
