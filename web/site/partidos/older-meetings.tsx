import { earlierMeetings, firestorePaths, type AllTimeDoc, type Partido } from '@club/shared';
import text from '../../components/text.module.css';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { LiveContent } from '../../components/live-content';
import { LEFT_OUT_FIELDS, MeetingRows } from './match-rows';

interface OlderMeetingsProps {
  readonly partido: Pick<Partido, 'nombre_equipo' | 'fecha_date'>;
  /** Season to leave out: its matches are already on the page. */
  readonly temporadaId: string;
}

/** Matches against a rival in other seasons, from the document of all seasons. */
export function OlderMeetings({ partido, temporadaId }: OlderMeetingsProps) {
  const historia = useLiveDoc<AllTimeDoc>(firestorePaths.historia());
  const none = (
    <p className={text.muted}>Nunca antes contra {partido.nombre_equipo} en otras temporadas.</p>
  );
  return (
    <LiveContent doc={historia} missing={none}>
      {(data) => {
        const found = earlierMeetings(data, partido, temporadaId);
        return found.length === 0 ? (
          none
        ) : (
          <MeetingRows partidos={found.map((one) => ({ ...one, ...LEFT_OUT_FIELDS }))} />
        );
      }}
    </LiveContent>
  );
}
