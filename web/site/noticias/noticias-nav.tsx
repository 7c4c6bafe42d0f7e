import { Button } from '../../components/button';
import { paths } from '../../lib/paths';
import css from './noticias-nav.module.css';

const pathOf = (number: number) => (number === 1 ? paths.noticias : paths.noticiasPage(number));

interface NoticiasNavProps {
  /** Current page, from 1. */
  readonly numero: number;
  readonly total: number;
}

/** Links to the pages of newer and older news; nothing if there is only one page. */
export function NoticiasNav({ numero: number, total }: NoticiasNavProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label="Páginas de noticias" className={css.nav}>
      {number > 1 && (
        <Button variant="outlined" to={pathOf(number - 1)}>
          ← Más recientes
        </Button>
      )}
      <span>
        Página {number} de {total}
      </span>
      {number < total && (
        <Button variant="outlined" to={pathOf(number + 1)}>
          Más antiguas →
        </Button>
      )}
    </nav>
  );
}
