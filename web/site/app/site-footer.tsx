import { clubConfig, localDate } from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { Crest } from '../../components/crest';
import surface from '../../components/surface.module.css';
import { deferred } from '../../lib/deferred';
import { paths } from '../../lib/paths';
import { useHoy } from '../../lib/use-hoy';
import css from './site-footer.module.css';

const AspectoChoice = deferred(
  async () => (await import('../../components/aspecto-choice')).AspectoChoice,
  {
    minHeight: 44,
  },
);

const LINKS = [
  [paths.sobre, 'Sobre el club'],
  [paths.contacto, 'Contacto'],
  [paths.contactoDesarrollador, 'Contacto con el desarrollador'],
  [paths.privacidad, 'Política de privacidad'],
] as const;

/** Links to the static pages, the club's name with the current year, and the choice of light or dark. */
export function SiteFooter() {
  const [year] = localDate(useHoy()).split('-');
  return (
    <footer className={css.footer}>
      <div className={clsx(surface.container, css.row)}>
        <div className={css.club}>
          <Crest size={32} />
          <p>
            {clubConfig.nombre} © {year}
          </p>
        </div>
        <nav aria-label="Pie" className={css.links}>
          {LINKS.map(([to, label]) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <AspectoChoice />
      </div>
    </footer>
  );
}
