import { type AllTime, type AllTimePartido, type AllTimeStreak, scoreText } from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PlayerLink } from '../../components/router-link';
import text from '../../components/text.module.css';
import { countText } from '../../lib/number-text';
import { formatDate } from '../../lib/dates';
import { toPartido } from '../../lib/paths';
import css from './records.module.css';

interface RecordProps {
  readonly label: string;
  readonly figure: string;
  readonly children: ReactNode;
}

function ClubRecord({ label, figure, children }: RecordProps) {
  return (
    <div className={css.record}>
      <dt className={clsx(text.caption, text.muted)}>{label}</dt>
      <dd>
        <p className={css.figure}>{figure}</p>
        {children}
      </dd>
    </div>
  );
}

interface FoundRecord<T> {
  readonly label: string;
  /** `null` if there is no such record. */
  readonly found: T | null;
}

function MatchRecord({ label, found: partido }: FoundRecord<AllTimePartido>) {
  if (!partido) return null;
  return (
    <ClubRecord label={label} figure={scoreText(partido)}>
      <Link {...toPartido(partido.partido_id)}>Contra {partido.nombre_equipo}</Link>
      <span className={clsx(text.body2, text.muted)}>
        {formatDate(partido.fecha_str)}, {partido.local ? 'en casa' : 'fuera'}
        {partido.incomparecencia && ', por incomparecencia'}
      </span>
    </ClubRecord>
  );
}

function StreakRecord({ label, found: streak }: FoundRecord<AllTimeStreak>) {
  if (!streak) return null;
  const { partidos, desde, hasta } = streak;
  return (
    <ClubRecord label={label} figure={countText(partidos, 'partido')}>
      <Link {...toPartido(desde.partido_id)}>Del {formatDate(desde.fecha_str)}</Link>
      <Link {...toPartido(hasta.partido_id)}>al {formatDate(hasta.fecha_str)}</Link>
    </ClubRecord>
  );
}

/** All-time records of the club, with their matches. */
export function Records({ records }: Pick<AllTime, 'records'>) {
  const most = records.mas_goles_en_un_partido;
  return (
    <dl className={css.records}>
      <MatchRecord label="Mayor victoria" found={records.mayor_victoria} />
      <MatchRecord label="Mayor derrota" found={records.mayor_derrota} />
      <StreakRecord label="Racha más larga sin perder" found={records.racha_invicta} />
      <StreakRecord label="Racha más larga de victorias" found={records.racha_victorias} />
      {most && (
        <ClubRecord
          label="Más goles de un jugador en un partido"
          figure={countText(most.goles, 'gol', 'goles')}
        >
          <PlayerLink id={most.jugador_id} hasPage={most.en_plantilla}>
            {most.jugador_nombre}
          </PlayerLink>
          <Link {...toPartido(most.partido.partido_id)}>
            {scoreText(most.partido)} contra {most.partido.nombre_equipo}
          </Link>
          <span className={clsx(text.body2, text.muted)}>{formatDate(most.partido.fecha_str)}</span>
        </ClubRecord>
      )}
    </dl>
  );
}
