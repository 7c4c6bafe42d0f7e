import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import text from './text.module.css';

/**
 * Makes a change of page inside the application one that everybody notices: the focus goes to the content, as it does when
 * a browser loads a page, and screen readers are told the title of what has opened. A change of the query alone (another
 * season, another page of a list) leaves the focus where the reader has it.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('contenido')?.focus({ preventScroll: true });
    setTitle(document.title);
    const head = document.querySelector('title');
    if (!head) return;
    // A page that waits for its data gets its title with them.
    const observer = new MutationObserver(() => {
      setTitle(document.title);
      observer.disconnect();
    });
    observer.observe(head, { childList: true });
    return () => {
      observer.disconnect();
    };
  }, [pathname]);
  return (
    <div role="status" aria-live="polite" data-pagina-abierta="" className={text.hidden}>
      {title}
    </div>
  );
}
