import css from './skip-link.module.css';

/** Link that lets keyboard users skip the header; the first focusable element of each page. */
export function SkipLink() {
  return (
    <a href="#contenido" className={css.link}>
      Saltar al contenido
    </a>
  );
}
