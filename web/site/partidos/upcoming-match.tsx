import {
  type CallUp,
  firestorePaths,
  own,
  type Partido,
  type PlantillaDoc,
  calledUpPlayers,
  callUpPicturePath,
  joinParts,
  meetingText,
  type CalendarDoc,
  earlierMeetings,
  type AllTimeDoc,
} from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { Section, SectionHeading } from '../../components/page';
import { PlayerLink } from '../../components/router-link';
import surface from '../../components/surface.module.css';
import { countText } from '../../lib/number-text';
import { mapUrl, toJugador } from '../../lib/paths';
import { useIsHydrated } from '../../lib/hydration';
import { useReadyDoc, useLiveDoc } from '../../lib/live/use-live-doc';
import { UpcomingHeader, type UpcomingHeaderProps } from './upcoming-header';
import css from './upcoming-match.module.css';
import { LateShareButton } from '../deferred-parts';
import { useSettings } from '../../lib/state/club-context';
import { matchShareText } from './match-share';
import { OnDemand } from '../../components/on-demand';
import text from '../../components/text.module.css';
import { MeetingRows, LEFT_OUT_FIELDS } from './match-rows';
import rowsCss from './match-rows.module.css';
import { previousMeetings } from './sides';
import { LiveContent } from '../../components/page-states';

interface OlderMeetingsProps {
  readonly partido: Pick<Partido, 'nombre_equipo' | 'fecha_date'>;
  /** Season to leave out: its matches are already on the page. */
  readonly temporadaId: string;
}

/** Matches against a rival in other seasons, from the document of all seasons. */
function OlderMeetings({ partido, temporadaId }: OlderMeetingsProps) {
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

/** Published call-up of a match: who, when and where, with a picture to share (regla 102). */
function CallUpSection({ partido }: { readonly partido: Partido }) {
  const settings = useSettings();
  const isHydrated = useIsHydrated();
  const callUp = useReadyDoc<CallUp>(firestorePaths.convocatoria(partido._id));
  // Loaded in the browser, as a page must not read more than three documents by itself. Until then the rows are empty.
  const squad = useReadyDoc<PlantillaDoc>(
    callUp?.publica && isHydrated ? firestorePaths.plantilla() : undefined,
  )?.jugadores;
  if (!callUp?.publica) return null;
  const meeting = meetingText(callUp);
  const share = `Convocatoria. ${matchShareText(partido, settings.nombre)}`;
  return (
    <section>
      <div className={css.heading}>
        <SectionHeading>Convocatoria</SectionHeading>
        {squad && (
          <LateShareButton
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

interface MeetingsProps {
  readonly partido: Partido;
  /** Calendar of the match's season. */
  readonly calendario: CalendarDoc;
}

/**
 * Earlier matches against the same rival: this season's at once, those of other seasons on demand. For the pages of
 * unplayed and played matches.
 */
export function Meetings({ partido, calendario }: MeetingsProps) {
  const found = previousMeetings(partido, Object.values(calendario.partidos));
  return (
    <Section title="Últimos enfrentamientos">
      {found.length > 0 ? (
        <MeetingRows partidos={found} />
      ) : (
        // Kept short: it is rendered late and must not become the Largest Contentful Paint.
        <p className={text.muted}>Es el primero de esta temporada.</p>
      )}
      <div className={rowsCss.older}>
        <OnDemand label="Buscar en otras temporadas">
          <OlderMeetings partido={partido} temporadaId={calendario.temporada_id} />
        </OnDemand>
      </div>
    </Section>
  );
}

const STATE_TEXTS: Partial<Record<Partido['estado'], string>> = {
  aplazado: 'El partido está aplazado. Aquí aparecerá la nueva fecha.',
  suspendido: 'El partido está suspendido.',
  cancelado: 'El partido se ha cancelado.',
};

const REASONS = {
  amarillas: 'Acumulación de amarillas',
  roja: 'Tarjeta roja',
  'doble amarilla': 'Doble amarilla',
} as const;

interface PlayersProps {
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly note: string }[];
}

/** Short list of players with a note each. */
function Players({ title, rows }: PlayersProps) {
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={clsx(surface.card, surface.list, css.players)}>
        {rows.map(({ id, name, note }) => (
          <li key={id}>
            <PlayerLink id={id}>{name}</PlayerLink>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface UpcomingMatchProps extends UpcomingHeaderProps {
  /** Shown below the header. */
  readonly children?: ReactNode;
}

/** Page of an unplayed match (regla 109). */
export function UpcomingMatch({ partido, calendario, children }: UpcomingMatchProps) {
  const { _id: id, estado, nombre_campo: campo, direccion_campo: address } = partido;
  const { previas = {}, goleadores = [] } = calendario ?? {};
  const stateText = STATE_TEXTS[estado];
  // A postponed or cancelled match needs no players yet.
  const isScheduled = estado === 'programado';
  const suspended = (isScheduled ? own(previas, id)?.sancionados : undefined) ?? [];
  return (
    <>
      <UpcomingHeader partido={partido} calendario={calendario} />
      {children}
      {stateText !== undefined && <p className={clsx(surface.card, css.state)}>{stateText}</p>}
      <div className={css.parts}>
        {calendario && <Meetings partido={partido} calendario={calendario} />}
        <Players
          title="Nuestros goleadores"
          rows={goleadores.map(({ jugador_id, jugador_nombre: name, goles }) => ({
            id: jugador_id,
            name,
            note: countText(goles, 'gol', 'goles'),
          }))}
        />
        <Players
          title="Sancionados"
          rows={suspended.map(({ jugador_id, nombre_con_inicial: name, motivo }) => ({
            id: jugador_id,
            name,
            note: REASONS[motivo],
          }))}
        />
        {isScheduled && <CallUpSection partido={partido} />}
        {address && (
          <Section title="El campo">
            <div className={clsx(surface.card, css.ground)}>
              <p>
                <strong>{campo}</strong>
                <br />
                {address}
              </p>
              <Button variant="outlined" href={mapUrl(campo, address)}>
                Ver en el mapa
              </Button>
            </div>
          </Section>
        )}
      </div>
    </>
  );
}
