import { type Fila, ROWS, startersOf } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { PlayerShirt } from '../../components/player-shirt';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { FilaSelect } from '../common/fila-select';
import { LinedRow } from '../common/rows';
import { type ActaState, FILA_NAMES, filaOf, POSITION_NAMES } from './acta-state';
import css from './pitch-editor.module.css';
import {
  applyToque,
  type Chosen,
  type Drawing,
  drawingOf,
  DRAWINGS,
  freeOf,
  isSameToque,
  STARTERS,
  type Toque,
} from './positions';

/** An action for the selected player, other than moving him. */
export interface JugadorAction {
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

interface CampoEditorProps {
  readonly state: ActaState;
  readonly onMover: (jugadorId: string, fila: Fila | null) => void;
  readonly onChange: (uno: string, otherPlayer: string) => void;
  readonly rowActions: (jugadorId: string) => readonly JugadorAction[];
  /** Content above the pitch. */
  readonly tools: ReactNode;
}

/**
 * The selection, or `undefined` if the line-up has changed since and the slot is no longer there: another control edits
 * the same sheet.
 */
function current({ alineacion }: ActaState, dibujo: Drawing, chosenSlot: Chosen | undefined) {
  if (chosenSlot?.tipo !== 'puesto') return chosenSlot;
  const { length } = alineacion[chosenSlot.fila];
  const isFree =
    chosenSlot.index >= length &&
    chosenSlot.index < length + freeOf(alineacion, dibujo)[chosenSlot.fila];
  return isFree ? chosenSlot : undefined;
}

/** One-line instruction for the next tap. */
function orderText({ alineacion }: ActaState, chosenSlot: Chosen | undefined): string {
  if (chosenSlot?.tipo === 'puesto') {
    return `${POSITION_NAMES[chosenSlot.fila]}: toca a quien ocupa el puesto.`;
  }
  if (chosenSlot) return 'Toca un puesto, o a otro jugador.';
  const { length: count } = startersOf(alineacion);
  return count === 0
    ? 'Toca un puesto y después a quien lo ocupa, o al revés.'
    : `${String(count)} de 11. Toca un puesto o a un jugador.`;
}

/**
 * Line-up editor on a pitch. Tapping a slot and a player, in either order, places him; tapping two players swaps them
 * (regla 40).
 */
export function CampoEditor({ state, onMover, onChange, rowActions, tools }: CampoEditorProps) {
  const { alineacion, plantilla } = state;
  const [dibujo, setDrawing] = useState<Drawing>('4-4-2');
  const [waiting, setWaiting] = useState<Chosen>();
  const chosenSlot = current(state, dibujo, waiting);
  const free = freeOf(alineacion, dibujo);
  const jugadorOf = (jugadorId: string) => plantilla.find(({ jugador_id: id }) => id === jugadorId);
  const chosen = chosenSlot?.tipo === 'jugador' ? jugadorOf(chosenSlot.jugadorId) : undefined;
  const hasPlace = chosen && filaOf(alineacion, chosen.jugador_id) !== undefined;
  const tap = (toque: Toque) => {
    const play = applyToque(alineacion, dibujo, chosenSlot, toque);
    setWaiting(play.chosenSlot);
    if (play.mover) onMover(...play.mover);
    if (play.cambiar) onChange(...play.cambiar);
  };
  const isChosen = (toque: Toque) => chosenSlot !== undefined && isSameToque(chosenSlot, toque);
  const orden = useRef<HTMLDivElement>(null);
  const act = (onClick: () => void) => {
    setWaiting(undefined);
    // The clicked button disappears with the selection, so the focus moves to the instruction.
    orden.current?.focus();
    onClick();
  };
  return (
    <>
      <div className={css.header}>
        <h2>Alineación</h2>
        {startersOf(alineacion).length < STARTERS ? (
          <NativeSelect
            value={dibujo}
            onChange={({ target }) => {
              const picked = DRAWINGS.find((one) => one === target.value);
              if (picked) setDrawing(picked);
            }}
            inputProps={{ 'aria-label': 'Dibujo' }}
            sx={{ '& select': { minHeight: 44, boxSizing: 'border-box' } }}
          >
            {DRAWINGS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        ) : (
          <Typography sx={{ fontWeight: 700 }}>{drawingOf(alineacion)}</Typography>
        )}
      </div>
      {tools}
      <div data-testid="resumen-alineacion" className={css.campo}>
        {ROWS.map((fila) => (
          <div key={fila} role="group" aria-label={FILA_NAMES[fila]} className={css.lineText}>
            <span className={css.nombre}>
              {FILA_NAMES[fila]} ({alineacion[fila].length})
            </span>
            <div className={css.puestos}>
              {Array.from({ length: alineacion[fila].length + free[fila] }, (_, index) => {
                const jugadorId = alineacion[fila][index];
                const jugador = jugadorId === undefined ? undefined : jugadorOf(jugadorId);
                const toque: Toque =
                  jugadorId === undefined
                    ? { tipo: 'puesto', fila, index }
                    : { tipo: 'jugador', jugadorId };
                return (
                  <button
                    key={index}
                    type="button"
                    aria-pressed={isChosen(toque)}
                    className={css.puesto}
                    onClick={() => tap(toque)}
                    aria-label={
                      jugador
                        ? undefined
                        : `Puesto libre: ${POSITION_NAMES[fila]} ${String(index + 1)}`
                    }
                  >
                    {jugador ? (
                      <>
                        <PlayerShirt dorsal={jugador.dorsal} size={28} />
                        <span className={css.jugador}>{jugador.nombre_con_inicial}</span>
                        <span className={text.hidden}>
                          , {jugador.dorsal}, {POSITION_NAMES[fila]}
                        </span>
                      </>
                    ) : (
                      <span aria-hidden className={css.libre}>
                        +
                      </span>
                    )}
                  </button>
                );
              })}
            </div>
          </div>
        ))}
      </div>
      <div ref={orden} tabIndex={-1} className={css.orden}>
        <Typography role="status" variant="body2" color="textSecondary">
          {chosen && <strong>{chosen.nombre_con_inicial} · </strong>}
          {orderText(state, chosenSlot)}
        </Typography>
      </div>
      <ul className={clsx(surface.list, css.plantilla)} aria-label="Plantilla">
        {plantilla.map((jugador) => {
          const { jugador_id: jugadorId, nombre_con_inicial: nombre, dorsal } = jugador;
          const fila = filaOf(alineacion, jugadorId);
          const toque: Toque = { tipo: 'jugador', jugadorId };
          return (
            <li key={jugadorId}>
              <button
                type="button"
                aria-pressed={isChosen(toque)}
                data-convocado={fila !== undefined}
                className={css.acta}
                onClick={() => tap(toque)}
              >
                <b>{dorsal}</b>
                <span className={css.quien}>
                  {nombre}
                  {fila && <span className={text.hidden}>, {POSITION_NAMES[fila]}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {chosen && hasPlace && (
        <div role="group" aria-label={chosen.nombre_con_inicial} className={css.actions}>
          {rowActions(chosen.jugador_id).map(({ label, isPressed, onClick }) => (
            <Button
              key={label}
              variant="outlined"
              {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
              onClick={() => act(onClick)}
              aria-label={`${label}: ${chosen.nombre_con_inicial}`}
              sx={{ flexShrink: 0, minWidth: 0, px: 1.5 }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

interface SquadListProps {
  readonly state: ActaState;
  readonly onPosition: (jugadorId: string, fila: Fila | null) => void;
}

/** Squad list with a position select for each player (regla 40). */
export function SquadList({ state, onPosition }: SquadListProps) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        columnGap: 2,
        display: 'grid',
        // As many columns as fit without wrapping names.
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(264px, 100%), 1fr))',
      }}
    >
      {state.plantilla.map((jugador) => {
        const fila = filaOf(state.alineacion, jugador.jugador_id);
        return (
          <LinedRow key={jugador.jugador_id} sx={{ gap: 1, minHeight: 52 }}>
            <Typography
              component="span"
              color="textSecondary"
              sx={{ width: 20, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {jugador.dorsal}
            </Typography>
            <Typography
              component="span"
              sx={{
                flexGrow: 1,
                minWidth: 0,
                overflowWrap: 'anywhere',
                fontWeight: fila === undefined ? 400 : 700,
              }}
            >
              {jugador.nombre_con_inicial}
            </Typography>
            <FilaSelect
              nombre={jugador.nombre_con_inicial}
              fila={fila}
              nombres={POSITION_NAMES}
              none="No convocado"
              onChange={(picked) => onPosition(jugador.jugador_id, picked ?? null)}
              sx={{
                flexShrink: 0,
                width: 138,
                minHeight: 44,
                '& select': { minHeight: 44, boxSizing: 'border-box' },
                ...(fila === undefined && { color: 'text.secondary' }),
              }}
            />
          </LinedRow>
        );
      })}
    </Box>
  );
}
