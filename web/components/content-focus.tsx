import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import css from './content-focus.module.css';
import text from './text.module.css';

/** Link that lets keyboard users skip the header; the first focusable element of each page. */
export function SkipLink() {
  return (
    <a href="#contenido" className={css.link}>
      Saltar al contenido
    </a>
  );
}

/**
 * Makes a client-side navigation accessible: moves the focus to the content, as a browser does when it loads a page,
 * and announces the new title to screen readers. If only the query changes (season, page of a list), the focus stays.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  // Runs before the new page is painted: later, the reader might already be typing in one of its fields.
  useLayoutEffect(() => {
    if (shown.current !== pathname)
      document.getElementById('contenido')?.focus({ preventScroll: true });
  }, [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
    const head = document.querySelector('title');
    if (!head) return;
    // A page that waits for data sets its title later.
    const observer = new MutationObserver(() => {
      setTitle(document.title);
      observer.disconnect();
    });
    observer.observe(head, { childList: true });
    return () => observer.disconnect();
  }, [pathname]);
  return (
    <div role="status" aria-live="polite" data-pagina-abierta="" className={text.hidden}>
      {title}
    </div>
  );
}
