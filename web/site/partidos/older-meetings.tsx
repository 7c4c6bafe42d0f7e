import { endpoints, type PartidoPreview, previousMeetings } from '@club/shared';
import { useApi } from '../../lib/api/use-api';
import { AnswerState } from '../../components/answer-state';
import text from '../../components/text.module.css';
import { MeetingRows } from './meeting-rows';

interface OlderMeetingsProps {
  readonly partido: Pick<PartidoPreview, 'partido_id' | 'nombre_equipo' | 'fecha_date'>;
  /** The season whose matches are on the page already. */
  readonly temporadaId: string;
}

/** Meetings in earlier seasons, asked of the API: a page reads at most three documents by itself. */
export function OlderMeetings({ partido, temporadaId }: OlderMeetingsProps) {
  const answer = useApi(endpoints.fetchPartidosPreview);
  return (
    <AnswerState answer={answer}>
      {(partidos) => {
        const found = previousMeetings(partido, partidos).filter(
          ({ temporada_id: temporada }) => temporada !== temporadaId,
        );
        return found.length === 0 ? (
          <p className={text.muted}>
            Nunca antes contra {partido.nombre_equipo} en otras temporadas.
          </p>
        ) : (
          <MeetingRows partidos={found} />
        );
      }}
    </AnswerState>
  );
}
