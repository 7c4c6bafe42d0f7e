import { type AllTimePartido, type AllTimeRival, scoreText } from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { resultClass, resultLetter } from '../../components/result';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { formatDate } from '../../lib/dates';
import { toPartido } from '../../lib/links';
import css from './rivals.module.css';

/** Minimal markup, as there may be hundreds of rows. */
function Meeting({ partido }: { readonly partido: AllTimePartido }) {
  const { partido_id: id, resultado, fecha_str: date, local, incomparecencia: walkover } = partido;
  return (
    <li>
      <Link {...toPartido(id)}>
        <b className={resultClass(resultado)}>{resultLetter(resultado)}</b>
        {` ${scoreText(partido)}, ${formatDate(date)}, ${local ? 'en casa' : 'fuera'}`}
        {walkover && ', por incomparecencia'}
      </Link>
    </li>
  );
}

function Row({ rival }: { readonly rival: AllTimeRival }) {
  const { nombre, jugados: played, ganados, empatados, perdidos, partidos } = rival;
  return (
    <li id={rival.equipo_id}>
      <details>
        <summary>
          <span className={css.name}>{nombre}</span>
          <span className={clsx(text.body2, text.muted)}>
            {played} {played === 1 ? 'partido' : 'partidos'}: {ganados} V, {empatados} E, {perdidos}{' '}
            D · goles {rival.goles_favor}-{rival.goles_contra}
          </span>
        </summary>
        <ul className={css.meetings}>
          {partidos.map((partido) => (
            <Meeting key={partido.partido_id} partido={partido} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** All rivals ever played, most matches first. A row expands to show its matches. */
export function Rivals({ rivales }: { readonly rivales: readonly AllTimeRival[] }) {
  return (
    <ul className={clsx(surface.card, surface.list, css.rivals)}>
      {rivales.map((rival) => (
        <Row key={rival.nombre} rival={rival} />
      ))}
    </ul>
  );
}
