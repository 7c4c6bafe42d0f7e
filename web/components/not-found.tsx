import { NOT_FOUND_TITLE } from '@club/shared';
import { paths } from '../lib/paths';
import { Button } from './button';
import { Crest } from './crest';
import { useDocumentTitle } from './page';
import css from './page.module.css';
import text from './text.module.css';

/** Not-found page for unknown paths and ids, on the site and in the panel (regla 6). */
export function NotFound() {
  useDocumentTitle(NOT_FOUND_TITLE, false);
  return (
    <div className={css.notFound}>
      <Crest size={72} />
      <h1>{NOT_FOUND_TITLE}</h1>
      <p className={text.muted}>Esta página no existe</p>
      <Button variant="contained" href={paths.home}>
        Ir al inicio
      </Button>
    </div>
  );
}
