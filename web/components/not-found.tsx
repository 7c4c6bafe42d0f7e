import { TITULO_NO_ENCONTRADO } from '@club/shared';
import { paths } from '../lib/paths';
import { Button } from './button';
import { Crest } from './crest';
import css from './not-found.module.css';
import { useDocumentTitle } from './page';
import text from './text.module.css';

/** Not-found page for unknown paths and ids, on the site and in the panel (regla 6). */
export function NotFound() {
  useDocumentTitle(TITULO_NO_ENCONTRADO);
  return (
    <div className={css.notFound}>
      <Crest size={72} />
      <h1>{TITULO_NO_ENCONTRADO}</h1>
      <p className={text.muted}>Esta página no existe</p>
      <Button variant="contained" href={paths.home}>
        Ir al inicio
      </Button>
    </div>
  );
}
