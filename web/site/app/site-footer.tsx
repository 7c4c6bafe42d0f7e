import { localDate, aboutPath } from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { Crest } from '../../components/crest';
import surface from '../../components/surface.module.css';
import { deferred } from '../../lib/hydration';
import { paths } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-now';
import css from './site-footer.module.css';

const SchemeChoice = deferred(
  async () => (await import('../../components/colour-scheme-choice')).ColourSchemeChoice,
  44,
);

const LINKS = [
  [paths.historia, 'Historia'],
  [paths.contacto, 'Contacto'],
  [paths.developerContact, 'Contacto con el desarrollador'],
  [paths.privacidad, 'Política de privacidad'],
] as const;

export function SiteFooter() {
  const { nombre, slug, zona_horaria: zone } = useSettings();
  const [year] = localDate(useToday(), zone).split('-');
  return (
    <footer className={css.footer}>
      <div className={clsx(surface.container, css.row)}>
        <div className={css.club}>
          <Crest size={32} />
          <p>
            {nombre} © {year}
          </p>
        </div>
        <nav aria-label="Pie" className={css.links}>
          <Link to={aboutPath(slug)}>Sobre el club</Link>
          {LINKS.map(([to, label]) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <SchemeChoice />
      </div>
    </footer>
  );
}
