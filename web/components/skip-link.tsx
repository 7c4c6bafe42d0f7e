import css from './skip-link.module.css';

/** The keyboard's first stop: past everything that every page begins with, to its content. */
export function SkipLink() {
  return (
    <a href="#contenido" className={css.link}>
      Saltar al contenido
    </a>
  );
}
