import {
  type CallUp,
  calledUpPlayers,
  callUpPicturePath,
  joinParts,
  meetingText,
  type Partido,
  type PlantillaDoc,
} from '@club/shared';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../components/page';
import { ShareButton } from '../../components/share-button';
import surface from '../../components/surface.module.css';
import { toJugador } from '../../lib/paths';
import { useSettings } from '../../lib/state/club-context';
import css from './upcoming-match.module.css';
import { matchShareText } from './match-share';

interface CallUpSectionProps {
  readonly partido: Partido;
  readonly callUp: CallUp;
  /** `undefined` while it is loading: the players’ rows are empty then. */
  readonly squad: PlantillaDoc['jugadores'] | undefined;
}

/** Published call-up of a match: who, when and where, with a picture to share (regla 102). */
export function CallUpSection({ partido, callUp, squad }: CallUpSectionProps) {
  const settings = useSettings();
  const meeting = meetingText(callUp);
  const share = `Convocatoria. ${matchShareText(partido, settings.nombre)}`;
  return (
    <section>
      <div className={css.heading}>
        <SectionHeading>Convocatoria</SectionHeading>
        {squad && (
          <ShareButton
            label="Compartir convocatoria"
            text={joinParts('. ', share, meeting)}
            picture={callUpPicturePath(partido, settings, callUp, squad)}
          />
        )}
      </div>
      <div className={clsx(surface.card, css.card)}>
        {meeting !== '' && <p className={css.meeting}>{meeting}</p>}
        <ul className={clsx(surface.list, css.called)}>
          {!squad &&
            callUp.jugadores.map((id) => <li key={id} aria-hidden className={css.player} />)}
          {calledUpPlayers(callUp, squad ?? {}).map(
            ({ jugador_id: id, nombre_con_inicial, dorsal }) => (
              <li key={id}>
                <Link {...toJugador(id)} className={css.player}>
                  <span className={css.number}>{dorsal}</span> {nombre_con_inicial}
                </Link>
              </li>
            ),
          )}
        </ul>
        {callUp.nota && <p className={css.note}>{callUp.nota}</p>}
      </div>
    </section>
  );
}
