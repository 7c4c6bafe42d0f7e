import type { AllTime } from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { countText } from '../../lib/number-text';
import { paths } from '../../lib/paths';
import css from '../pages/history.module.css';

/** All rivals ever played, most matches first, with links to their pages. */
export function Rivals({ rivales }: Pick<AllTime, 'rivales'>) {
  return (
    <ul className={clsx(surface.card, surface.list, css.rivals)}>
      {rivales.map(({ nombre, jugados: played, ganados, empatados, perdidos, ...rival }) => (
        <li key={nombre}>
          <Link to={paths.rival(nombre)}>
            <span className={css.name}>{nombre}</span>
            <span className={clsx(text.body2, text.muted)}>
              {countText(played, 'partido')}: {ganados} V, {empatados} E, {perdidos} D · goles{' '}
              {rival.goles_favor}-{rival.goles_contra}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
