import {
  encuentrosAnteriores,
  firestorePaths,
  type HistoriaDoc,
  type PartidoPreview,
} from '@club/shared';
import text from '../../components/text.module.css';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { LiveContent } from '../../components/live-content';
import { MeetingRows } from './meeting-rows';

/** What all time does not say of a match, because it is the same of all of them. */
const FINISHED = { jugado: true, estado: 'finalizado', color_equipo: '' } as const;

interface OlderMeetingsProps {
  readonly partido: Pick<PartidoPreview, 'partido_id' | 'nombre_equipo' | 'fecha_date'>;
  /** The season whose matches are on the page already. */
  readonly temporadaId: string;
}

/** Meetings in other seasons: of all time, which is one document, read when it is asked for. */
export function OlderMeetings({ partido, temporadaId }: OlderMeetingsProps) {
  const historia = useLiveDoc<HistoriaDoc>(firestorePaths.historia());
  const none = (
    <p className={text.muted}>Nunca antes contra {partido.nombre_equipo} en otras temporadas.</p>
  );
  return (
    <LiveContent doc={historia} missing={none}>
      {(data) => {
        const found = encuentrosAnteriores(data, partido, temporadaId);
        return found.length === 0 ? (
          none
        ) : (
          <MeetingRows partidos={found.map((one) => ({ ...one, ...FINISHED }))} />
        );
      }}
    </LiveContent>
  );
}
