import {
  BADGES,
  imageUrl,
  type JugadorDoc,
  type Position,
  POSITION_NAMES,
  listPositions,
} from '@club/shared';
import clsx from 'clsx';
import { Photo } from '../../components/photo';
import { PlayerPortrait } from '../../components/player-portrait';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import css from './player-header.module.css';

const BADGE_TOP_PERCENT = { del: 16, mc: 40, def: 64, por: 87 } as const;

/** Pitch with a badge for each of a player's positions, numbered (`1º`, `2º`) if there are several (regla 17). */
export function PositionPitch({ posicion }: { readonly posicion: Position }) {
  const keys = listPositions(posicion);
  const label =
    keys.length === 0
      ? 'Sin posición fija'
      : `Posiciones: ${keys.map((position) => POSITION_NAMES[position]).join(', ')}`;
  return (
    <div role="img" aria-label={label} className={css.pitch}>
      {keys.map((position, index) => (
        <div
          key={position}
          className={css.badge}
          style={{ top: `${String(BADGE_TOP_PERCENT[position])}%` }}
        >
          {BADGES[position]}
          {keys.length > 1 && ` ${String(index + 1)}º`}
        </div>
      ))}
    </div>
  );
}

/** First three letters in capitals, for country and foot (regla 17). */
const abbreviate = (word: string): string =>
  Array.from(word).slice(0, 3).join('').toLocaleUpperCase('es');

/** Top of a player's page: banner, picture, name, number, positions and personal data. */
export function PlayerHeader({ jugador }: { readonly jugador: JugadorDoc }) {
  const hasBanner = jugador.img_banner.disponible;
  const nombre = [jugador.nombre, jugador.apellido1, jugador.apellido2].filter(Boolean).join(' ');
  return (
    <div className={surface.card}>
      <div className={clsx(css.banner, hasBanner && css.withPhoto)}>
        {hasBanner && (
          <>
            <Photo src={imageUrl('jugador-banner', jugador._id)} />
            <div aria-hidden className={css.veil} />
          </>
        )}
        <PlayerPortrait
          jugador={{ ...jugador, jugador_id: jugador._id }}
          hasNumber={false}
          className={css.picture}
        />
        <p aria-hidden className={css.number}>
          {jugador.dorsal}
        </p>
        <div className={css.name}>
          <h1>{nombre}</h1>
          <p>
            Dorsal {jugador.dorsal}
            {jugador.alias !== '' && ` · «${jugador.alias}»`}
          </p>
          <p className={css.position}>
            {listPositions(jugador.posicion)
              .map((position) => POSITION_NAMES[position])
              .join(' y ')}
          </p>
        </div>
      </div>
      <dl className={css.data}>
        {[
          ['Edad', String(jugador.edad)],
          ['Altura', `${String(jugador.altura)} cm`],
          ['País', abbreviate(jugador.pais)],
          ['Pie', abbreviate(jugador.pie)],
        ].map(([label, value]) => (
          <div key={label} className={css.datum}>
            <dt className={clsx(text.caption, text.muted)}>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
