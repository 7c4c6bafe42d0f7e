import {
  allEvents,
  type Alineacion,
  type Details,
  type JugadorSummary,
  minuteText,
  ROW_NAMES,
  ROWS,
} from '@club/shared';
import { SectionHeading } from '../../components/page';
import { PlayerLink } from '../../components/router-link';
import { PlayerPicture } from '../../components/player-picture';
import text from '../../components/text.module.css';
import { EventIcon } from './event-icon';
import css from './pitch.module.css';

/** Rows of the pitch from top to bottom (regla 47). */
const ROWS_ON_PITCH = ROWS.filter((row) => row !== 'suplentes');

interface LineUpProps {
  readonly alineacion: Alineacion;
  readonly detalles: Details;
  readonly capitan?: string | undefined;
}

interface SubstitutionMarksProps {
  readonly jugadorId: string;
  readonly detalles: Details;
}

const SIGNS = { sale: '▼', entra: '▲' } as const;
const SPOKEN = { sale: 'Sale en el minuto ', entra: 'Entra en el minuto ' } as const;

/** Minutes at which a player came on (up arrow) and went off (down arrow). */
function SubstitutionMarks({ jugadorId, detalles }: SubstitutionMarksProps) {
  const marks = allEvents(detalles).flatMap((evento) =>
    (['entra', 'sale'] as const)
      .filter((side) => evento[side]?.jugador_id === jugadorId)
      .map((side) => ({ side, minute: minuteText(evento) })),
  );
  if (marks.length === 0) return null;
  return (
    <span className={css.marks}>
      {marks.map(({ side, minute }) => (
        <span key={`${side}${minute}`} className={css[side]}>
          <span aria-hidden>{SIGNS[side]}</span>
          <span className={text.hidden}>{SPOKEN[side]}</span>
          {minute}
        </span>
      ))}
    </span>
  );
}

/** Players of the line-up with icons of their events; they link to the players' pages. */
const renderPlayers = (
  jugadores: readonly JugadorSummary[],
  { detalles, capitan }: Omit<LineUpProps, 'alineacion'>,
) =>
  jugadores.map((jugador) => {
    const id = jugador.jugador_id;
    const own = allEvents(detalles).filter(({ autor }) => autor?.jugador_id === id);
    return (
      <PlayerLink key={id} id={id} className={css.player}>
        <PlayerPicture jugador={jugador} size={40} isLate />
        <span className={css.name}>
          {jugador.nombre_con_inicial}
          {id === capitan && <abbr title="capitán"> (C)</abbr>}
        </span>
        <SubstitutionMarks jugadorId={id} detalles={detalles} />
        {own.length > 0 && (
          <span className={css.events}>
            {own.map(({ evento }, index) => (
              <EventIcon key={index} evento={evento} size={15} />
            ))}
          </span>
        )}
      </PlayerLink>
    );
  });

/** Maximum number of players per line. */
const MAX_COLUMNS = 5;

/** Columns for a row of players. A row with too many is split into lines of about the same length. */
function columnsPerLine(players: number): number {
  const lines = Math.max(1, Math.ceil(players / MAX_COLUMNS));
  return Math.max(1, Math.ceil(players / lines));
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
        {ROWS_ON_PITCH.map((row) => (
          <div
            key={row}
            role="group"
            aria-label={ROW_NAMES[row]}
            className={css.row}
            style={{
              gridTemplateColumns: `repeat(${String(columnsPerLine(alineacion[row].length))}, minmax(0, 1fr))`,
            }}
          >
            {renderPlayers(alineacion[row], rest)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Line-up on a pitch, and the substitutes. */
export function LineUp(lineUp: LineUpProps) {
  const { suplentes } = lineUp.alineacion;
  return (
    <>
      <Pitch {...lineUp} />
      <h3 className={css.benchHeading}>Suplentes</h3>
      {suplentes.length === 0 ? (
        <p className={text.muted}>Sin suplentes.</p>
      ) : (
        <div className={css.bench}>{renderPlayers(suplentes, lineUp)}</div>
      )}
    </>
  );
}

/** `4-3-3`, from the back; `undefined` if a row is empty. */
function findFormation({ defensas, mediocentros, delanteros }: Alineacion): string | undefined {
  const rows = [defensas, mediocentros, delanteros].map(({ length }) => length);
  return rows.includes(0) ? undefined : rows.join('-');
}

/** Heading of a line-up with its formation. */
export function LineUpHeading({ alineacion }: { readonly alineacion: Alineacion }) {
  const formation = findFormation(alineacion);
  return (
    <div className={css.heading}>
      <SectionHeading>Alineación</SectionHeading>
      {formation !== undefined && <p className={css.formation}>{formation}</p>}
    </div>
  );
}
