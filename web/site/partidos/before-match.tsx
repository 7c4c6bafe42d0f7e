import {
  type CalendarDoc,
  type CallUp,
  firestorePaths,
  type Partido,
  type PlantillaDoc,
} from '@club/shared';
import { deferred } from '../../lib/deferred';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { CallUpSection } from './call-up';
import css from './before-match.module.css';
import { Meetings } from './meetings';

// A chunk of its own, as it needs the API schemas.
const Suspended = deferred(async () => (await import('./suspended')).Suspended);

interface BeforeMatchProps {
  readonly partido: Partido;
  /** Calendar of the match's season; `undefined` while it is loading. */
  readonly calendario: CalendarDoc | undefined;
}

/** Below an unplayed match: its call-up, suspended players, and earlier meetings. */
export function BeforeMatch({ partido, calendario }: BeforeMatchProps) {
  // A postponed or cancelled match needs nobody yet.
  const isOn = partido.estado === 'programado';
  const callUp = useLiveDoc<CallUp>(isOn ? firestorePaths.convocatoria(partido._id) : undefined);
  const published = callUp.status === 'ready' && callUp.data.publica ? callUp.data : undefined;
  const squad = useLiveDoc<PlantillaDoc>(published && firestorePaths.plantilla());
  // The rest waits, so that the call-up does not push it down.
  const isKnown =
    !isOn || (callUp.status !== 'loading' && !(published && squad.status === 'loading'));
  return (
    <div className={css.parts}>
      {published && squad.status === 'ready' && (
        <CallUpSection partido={partido} callUp={published} squad={squad.data.jugadores} />
      )}
      {isOn && <Suspended partidoId={partido._id} />}
      {isKnown && calendario && <Meetings partido={partido} calendario={calendario} />}
    </div>
  );
}
