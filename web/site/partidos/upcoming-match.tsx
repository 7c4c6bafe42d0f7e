import { type CallUp, firestorePaths, own, type Partido, type PlantillaDoc } from '@club/shared';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { Section } from '../../components/page';
import { InternalLink } from '../../components/router-link';
import surface from '../../components/surface.module.css';
import { countText } from '../../lib/number-text';
import { mapUrl, toJugador } from '../../lib/paths';
import { useReadyDoc } from '../../lib/live/use-live-doc';
import { CallUpSection } from './call-up';
import { Meetings } from './meetings';
import { UpcomingHeader, type UpcomingHeaderProps } from './upcoming-header';
import css from './upcoming-match.module.css';

// In the same chunk, for every match.
export { Meetings };

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

/** Short list of players with a note each. */
function Players({ title, rows, borrados }: PlayersProps) {
  if (rows.length === 0) return null;
  return (
    <Section title={title}>
      <ul className={clsx(surface.card, surface.list, css.players)}>
        {rows.map(({ id, name, note }) => (
          <li key={id}>
            {borrados.includes(id) ? name : <InternalLink {...toJugador(id)}>{name}</InternalLink>}
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface PlayersProps {
  readonly title: string;
  readonly rows: readonly { readonly id: string; readonly name: string; readonly note: string }[];
  /** Ids of deleted players, who are named without a link (regla 18). */
  readonly borrados: readonly string[];
}

/** The published call-up of a match. */
function CallUpOf({ partido }: { readonly partido: Partido }) {
  const callUp = useReadyDoc<CallUp>(firestorePaths.convocatoria(partido._id));
  const published = callUp?.publica ? callUp : undefined;
  const squad = useReadyDoc<PlantillaDoc>(published && firestorePaths.plantilla());
  if (!published) return null;
  return <CallUpSection partido={partido} callUp={published} squad={squad?.jugadores} />;
}

interface UpcomingMatchProps extends UpcomingHeaderProps {
  /** Below the header. */
  readonly children?: ReactNode;
}

/** Page of an unplayed match (regla 109). */
export function UpcomingMatch({ partido, calendario, children }: UpcomingMatchProps) {
  const { _id: id, estado, nombre_campo: campo, direccion_campo: address } = partido;
  const { previas = {}, goleadores = [], borrados = [] } = calendario ?? {};
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
          borrados={borrados}
        />
        <Players
          title="Sancionados"
          rows={suspended.map(({ jugador_id, nombre_con_inicial: name, motivo }) => ({
            id: jugador_id,
            name,
            note: REASONS[motivo],
          }))}
          borrados={borrados}
        />
        {isScheduled && <CallUpOf partido={partido} />}
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
