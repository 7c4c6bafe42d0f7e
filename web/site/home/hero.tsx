import {
  type EquipoEstadisticasDoc,
  firestorePaths,
  moment,
  type PartidoPreview,
  allEvents,
  type CalendarDoc,
  joinParts,
  type Partido,
  daysUntil,
  decisionText,
} from '@club/shared';
import clsx from 'clsx';
import { Button } from '../../components/button';
import surface from '../../components/surface.module.css';
import { useReadyDoc } from '../../lib/live/use-live-doc';
import { paths, mapUrl } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import { useToday } from '../../lib/use-now';
import css from './hero.module.css';
import { InternalLink } from '../../components/router-link';
import { formatDay } from '../../lib/dates';
import { scorers } from '../partidos/timeline';
import {
  resultText,
  toSides,
  changeText,
  whenText,
  previousMeetings,
  NamedSide,
} from '../partidos/sides';
import { ResultChip } from '../../components/result';
import { usePartidoLink } from '../partidos/match-card';
import { useLivePreview } from '../partidos/use-live';
import viewTransition from '../partidos/view-transition.module.css';
import { ScoreDigits } from '../partidos/score';

/** Scorers, MVP and match report of a played match. */
function Played({ partido }: { readonly partido: Partido }) {
  const goles = scorers(allEvents(partido.detalles), 'goles_anotados');
  const [cronica] = partido.noticias ?? [];
  return (
    <>
      <p>
        {joinParts(
          ' · ',
          goles.length === 0 ? '' : `Goles: ${goles.join(', ')}`,
          partido.mvp ? `MVP: ${partido.mvp.nombre_con_inicial}` : '',
        )}
      </p>
      {cronica && (
        <p>
          <InternalLink to={paths.noticia(cronica.noticia_id)} color="inherit">
            {cronica.titulo}
          </InternalLink>
        </p>
      )}
    </>
  );
}

/** Result of the last match against the same rival in this season. */
function LastMeeting({ partido }: { readonly partido: PartidoPreview }) {
  const calendario = useReadyDoc<CalendarDoc>(firestorePaths.calendario(partido.temporada_id));
  const { nombre } = useSettings();
  const [last] = previousMeetings(partido, Object.values(calendario?.partidos ?? {}));
  if (!last) return null;
  return (
    <p>{`Último enfrentamiento: ${resultText(last, nombre)}, ${formatDay(last.fecha_str)}`}</p>
  );
}

/** Notes from the match's own document: scorers after the match, the ground's address before it. */
function RecordNotes({ partido }: { readonly partido: PartidoPreview }) {
  const record = useReadyDoc<Partido>(firestorePaths.partido(partido.partido_id));
  if (record?.jugado) return <Played partido={record} />;
  if (!record?.direccion_campo) return null;
  const { nombre_campo: campo, direccion_campo: direccion } = record;
  return (
    <p>
      {direccion}{' '}
      <a href={mapUrl(campo, direccion)} target="_blank" rel="noopener noreferrer">
        Cómo llegar
      </a>
    </p>
  );
}

interface HeroNotesProps {
  readonly partido: PartidoPreview;
  /** Only for a live match. */
  readonly lastGoal: string | undefined;
  /** Whether the match's own document is read, for `RecordNotes`. */
  readonly withRecord: boolean;
}

/** Notes about the main match of the home page. */
function HeroNotes({ partido, lastGoal, withRecord }: HeroNotesProps) {
  const change = changeText(partido);
  return (
    <div className={css.notes}>
      {change !== undefined && (
        <p>
          <strong>{change}</strong>
        </p>
      )}
      {lastGoal !== undefined && <p>{lastGoal}</p>}
      {withRecord && <RecordNotes partido={partido} />}
      {!partido.jugado && partido.estado === 'programado' && <LastMeeting partido={partido} />}
    </div>
  );
}

/** Main match of the home page: live, upcoming or played. */
function HeroMatch({ partido: preview }: { readonly partido: PartidoPreview }) {
  const { partido, liveStatus } = useLivePreview(preview);
  const { nombre, zona_horaria: zone } = useSettings();
  const today = useToday();
  const [left, right] = toSides(partido, nombre);
  const { link, isFollowed } = usePartidoLink(partido.partido_id);
  const { resultado } = partido;
  const decision = decisionText(partido, nombre);
  const isPlayed = resultado !== '';
  const isLive = partido.estado === 'en_juego' && !isPlayed;
  const label = isPlayed
    ? `Final · ${formatDay(partido.fecha_str)}`
    : whenText(partido, today, zone);
  return (
    <div className={css.match}>
      <div className={css.label}>
        {isLive ? (
          <p className={clsx(!liveStatus?.isForgotten && css.live)} data-testid="minuto">
            {liveStatus?.isForgotten
              ? liveStatus.text
              : `En directo ${liveStatus?.text ?? ''}`.trim()}
          </p>
        ) : (
          <p>{label}</p>
        )}
        {isPlayed && <ResultChip resultado={resultado} />}
      </div>
      <div className={clsx(css.sides, isFollowed && viewTransition.sides)}>
        <NamedSide side={left} size={64} className={css.side} nameClass={css.name} />
        {isPlayed || isLive ? (
          <p className={clsx(css.score, isFollowed && viewTransition.score)} data-testid="marcador">
            <ScoreDigits partido={partido} />
          </p>
        ) : (
          <p className={css.time}>{partido.hora_str}</p>
        )}
        <NamedSide side={right} size={64} className={css.side} nameClass={css.name} />
      </div>
      {isPlayed && decision !== '' && <p className={css.where}>{decision}</p>}
      <p className={css.where}>
        {joinParts(' · ', partido.nombre_competicion, partido.nombre_campo)}
      </p>
      <HeroNotes
        partido={partido}
        lastGoal={liveStatus?.lastGoal}
        withRecord={isPlayed || (!isLive && daysUntil(today, partido, zone) === 0)}
      />
      <Button variant="outlined" {...link} className={css.action}>
        {isLive ? 'Seguir el partido' : 'Ver el partido'}
      </Button>
    </div>
  );
}

const FIGURES = [
  ['partidos_jugados', 'jugados'],
  ['ganados', 'ganados'],
  ['empatados', 'empatados'],
  ['perdidos', 'perdidos'],
] as const;

/** Record of a season without upcoming matches. */
function HeroSeason({ temporadaId }: { readonly temporadaId: string }) {
  const equipo = useReadyDoc<EquipoEstadisticasDoc>(firestorePaths.estadisticasEquipo(temporadaId));
  if (!equipo) return null;
  return (
    <div className={css.match}>
      <div className={css.label}>
        <p>{equipo.temporada_nombre}</p>
      </div>
      <dl className={css.figures}>
        {FIGURES.map(([figure, label]) => (
          <div key={figure}>
            <dd>{equipo[figure]}</dd>
            <dt>{label}</dt>
          </div>
        ))}
      </dl>
      <Button variant="outlined" to={paths.estadisticas} className={css.action}>
        Ver la temporada
      </Button>
    </div>
  );
}

/** Hero of the home page; its content depends on the time to the next match (regla 74). */
export function Hero({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const { zona_horaria: zone, camiseta } = useSettings();
  const shown = moment(useToday(), partidos, zone);
  const [anyPartido] = partidos;
  if (!anyPartido) return null;
  return (
    <section
      aria-label="Lo primero"
      data-dibujo={camiseta.dibujo}
      data-momento={shown.tipo}
      className={clsx(surface.band, surface.club, css.hero)}
    >
      {shown.tipo === 'fuera' ? (
        <HeroSeason temporadaId={anyPartido.temporada_id} />
      ) : (
        <HeroMatch key={shown.partido.partido_id} partido={shown.partido} />
      )}
    </section>
  );
}
