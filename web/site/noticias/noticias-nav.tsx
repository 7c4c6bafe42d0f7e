import { Button } from '../../components/button';
import { paths } from '../../lib/paths';
import css from './noticias-nav.module.css';

const pathOf = (numero: number) => (numero === 1 ? paths.noticias : paths.noticiasPagina(numero));

interface NoticiasNavProps {
  /** Current page, from 1. */
  readonly numero: number;
  readonly total: number;
}

/** Links to the pages of newer and older news; nothing if there is only one page. */
export function NoticiasNav({ numero, total }: NoticiasNavProps) {
  if (total <= 1) return null;
  return (
    <nav aria-label="Páginas de noticias" className={css.nav}>
      {numero > 1 && (
        <Button variant="outlined" to={pathOf(numero - 1)}>
          ← Más recientes
        </Button>
      )}
      <span>
        Página {numero} de {total}
      </span>
      {numero < total && (
        <Button variant="outlined" to={pathOf(numero + 1)}>
          Más antiguas →
        </Button>
      )}
    </nav>
  );
}
