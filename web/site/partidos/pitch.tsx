import type { Alineacion, Details, JugadorSummary } from '@club/shared';
import { allEvents } from '@club/shared';
import { Link } from 'react-router-dom';
import { PlayerPicture } from '../../components/player-picture';
import text from '../../components/text.module.css';
import { toJugador } from '../../lib/links';
import { EventIcon } from './event-icon';
import css from './pitch.module.css';
import { SubstitutionMarks } from './substitution-marks';

/** Rows of the pitch from top to bottom (regla 47). */
const ROWS = [
  ['delanteros', 'Delanteros'],
  ['mediocentros', 'Mediocentros'],
  ['defensas', 'Defensas'],
  ['portero', 'Portero'],
] as const;

interface PlayerCardProps {
  readonly jugador: JugadorSummary;
  readonly isCaptain: boolean;
  readonly detalles: Details;
  readonly hasPage: boolean;
}

/** A player of the line-up with event icons; links to the player's page unless the player is deleted. */
function PlayerCard({ jugador, isCaptain, detalles, hasPage }: PlayerCardProps) {
  const own = allEvents(detalles).filter(({ autor }) => autor?.jugador_id === jugador.jugador_id);
  const content = (
    <>
      <PlayerPicture
        jugadorId={jugador.jugador_id}
        imagen={jugador.img_perfil}
        dorsal={jugador.dorsal}
        size={40}
      />
      <span className={css.name}>
        {jugador.nombre_con_inicial}
        {isCaptain && <abbr title="capitán"> (C)</abbr>}
      </span>
      <SubstitutionMarks jugadorId={jugador.jugador_id} detalles={detalles} />
      {own.length > 0 && (
        <span className={css.events}>
          {own.map(({ evento }, index) => (
            <EventIcon key={index} evento={evento} size={15} />
          ))}
        </span>
      )}
    </>
  );
  return hasPage ? (
    <Link {...toJugador(jugador.jugador_id)} className={css.player}>
      {content}
    </Link>
  ) : (
    <div className={css.player}>{content}</div>
  );
}

interface LineUpProps {
  readonly alineacion: Alineacion;
  readonly detalles: Details;
  /** Ids of deleted players (regla 18). */
  readonly borrados: readonly string[];
  readonly capitan?: string | undefined;
}

const cardsOf = (
  jugadores: readonly JugadorSummary[],
  { detalles, borrados, capitan }: Omit<LineUpProps, 'alineacion'>,
) =>
  jugadores.map((jugador) => (
    <PlayerCard
      key={jugador.jugador_id}
      jugador={jugador}
      isCaptain={jugador.jugador_id === capitan}
      detalles={detalles}
      hasPage={!borrados.includes(jugador.jugador_id)}
    />
  ));

/** Maximum number of players per line. */
const MAX_COLUMNS = 5;

/** Columns for a row of players. A row with too many is split into lines of about the same length. */
function columnsFor(jugadores: number): number {
  const lines = Math.max(1, Math.ceil(jugadores / MAX_COLUMNS));
  return Math.max(1, Math.ceil(jugadores / lines));
}

/** Line-up on a pitch in four rows. */
export function Pitch({ alineacion, ...rest }: LineUpProps) {
  return (
    <div className={css.pitch}>
      <svg viewBox="0 0 100 130" preserveAspectRatio="none" aria-hidden className={css.lines}>
        <g fill="none" stroke="currentColor" strokeWidth="0.6" vectorEffect="non-scaling-stroke">
          <rect x="3" y="3" width="94" height="124" />
          <path d="M3 3h94" />
          <path d="M38 3a12 10 0 0 0 24 0" />
          <rect x="24" y="105" width="52" height="22" />
          <rect x="37" y="118" width="26" height="9" />
          <path d="M40 105a12 8 0 0 1 20 0" />
        </g>
      </svg>
      <div className={css.rows}>
        {ROWS.map(([fila, label]) => (
          <div
            key={fila}
            role="group"
            aria-label={label}
            className={css.row}
            style={{
              gridTemplateColumns: `repeat(${String(columnsFor(alineacion[fila].length))}, minmax(0, 1fr))`,
            }}
          >
            {cardsOf(alineacion[fila], rest)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The substitutes. */
export function Bench({ alineacion, ...rest }: LineUpProps) {
  if (alineacion.suplentes.length === 0) {
    return <p className={text.muted}>Sin suplentes.</p>;
  }
  return <div className={css.bench}>{cardsOf(alineacion.suplentes, rest)}</div>;
}
