import {
  allEvents,
  type CalendarDoc,
  firestorePaths,
  joinParts,
  type Partido,
  type PartidoPreview,
} from '@club/shared';
import { InternalLink } from '../../components/router-link';
import { formatDay } from '../../lib/dates';
import { useSettings } from '../../lib/state/club-context';
import { useReadyDoc } from '../../lib/live/use-live-doc';
import { paths, mapUrl } from '../../lib/paths';
import { previousMeetings } from '../partidos/previous-meetings';
import { scorers } from '../partidos/scorers';
import { resultText } from '../partidos/sides';
import { changeText } from '../partidos/when';
import css from './hero.module.css';

/** Our scorers, the MVP and the match report. */
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

/** From the match's own document: scorers after the match, the ground's address before it. */
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
  /** Whether the notes include those of the match's own document, which must be read for them. */
  readonly withRecord: boolean;
}

/** Notes about the main match of the home page. */
export function HeroNotes({ partido, lastGoal, withRecord }: HeroNotesProps) {
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
