import type { CalendarDoc, Partido } from '@club/shared';
import { lazy } from 'react';
import { OnDemand } from '../../components/on-demand';
import { Section } from '../../components/page';
import text from '../../components/text.module.css';
import { MeetingRows } from './match-rows';
import css from './match-rows.module.css';
import { previousMeetings } from './previous-meetings';

const OlderMeetings = lazy(async () => ({
  default: (await import('./older-meetings')).OlderMeetings,
}));

interface MeetingsProps {
  readonly partido: Partido;
  /** Calendar of the match's season. */
  readonly calendario: CalendarDoc;
}

/** Earlier matches against the same rival: this season's at once, those of other seasons on demand. */
export function Meetings({ partido, calendario }: MeetingsProps) {
  const mention = { ...partido, partido_id: partido._id };
  const found = previousMeetings(mention, Object.values(calendario.partidos));
  return (
    <Section title="Últimos enfrentamientos">
      {found.length > 0 ? (
        <MeetingRows partidos={found} />
      ) : (
        // Kept short: it is rendered late and must not become the Largest Contentful Paint.
        <p className={text.muted}>Es el primero de esta temporada.</p>
      )}
      <div className={css.older}>
        <OnDemand label="Buscar en otras temporadas">
          <OlderMeetings partido={mention} temporadaId={calendario.temporada_id} />
        </OnDemand>
      </div>
    </Section>
  );
}
