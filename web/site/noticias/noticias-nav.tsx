import { Button } from '../../components/button';
import { paths } from '../../lib/paths';
import css from './noticias-nav.module.css';

const pathOf = (numero: number) => (numero === 1 ? paths.noticias : paths.noticiasPagina(numero));

interface NoticiasNavProps {
  /** Page that is shown, from 1. */
  readonly numero: number;
  readonly total: number;
}

/** Ways from a page of news to newer and older ones; nothing where there is only one. */
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
