import { type Fila, ROWS, listStarters } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { PlayerShirt } from '../../components/player-shirt';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { FilaSelect } from '../common/select-field';
import { LinedRow } from '../common/rows';
import { type ActaState, FILA_NAMES, findPlayerRow, POSITION_NAMES } from './acta-state';
import css from './pitch-editor.module.css';
import {
  applyTap,
  type Selection,
  type Formation,
  formatFormation,
  FORMATIONS,
  countFreeSlots,
  isSameTap,
  STARTERS,
  type Tap,
} from './positions';

/** An action for the selected player, shown as a button. */
export interface PlayerAction {
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

interface PitchEditorProps {
  readonly state: ActaState;
  readonly onMove: (jugadorId: string, row: Fila | null) => void;
  readonly onSwap: (one: string, other: string) => void;
  readonly playerActions: (jugadorId: string) => readonly PlayerAction[];
  /** Content above the pitch. */
  readonly tools: ReactNode;
}

/** The selection. `undefined` if its slot is not free, because another control has changed the line-up since. */
function validSelection(
  { alineacion }: ActaState,
  formation: Formation,
  selection: Selection | undefined,
) {
  if (selection?.kind !== 'slot') return selection;
  const { length } = alineacion[selection.fila];
  const isFree =
    selection.index >= length &&
    selection.index < length + countFreeSlots(alineacion, formation)[selection.fila];
  return isFree ? selection : undefined;
}

/** One-line instruction for the next tap. */
function instructionText({ alineacion }: ActaState, selection: Selection | undefined): string {
  if (selection?.kind === 'slot') {
    return `${POSITION_NAMES[selection.fila]}: toca a quien ocupa el puesto.`;
  }
  if (selection) return 'Toca un puesto, o a otro jugador.';
  const { length: count } = listStarters(alineacion);
  return count === 0
    ? 'Toca un puesto y después a quien lo ocupa, o al revés.'
    : `${String(count)} de ${String(STARTERS)}. Toca un puesto o a un jugador.`;
}

/**
 * Line-up editor on a pitch. Tapping a slot and a player, in either order, places him; tapping two players swaps them
 * (regla 40).
 */
export function PitchEditor({ state, onMove, onSwap, playerActions, tools }: PitchEditorProps) {
  const { alineacion, plantilla } = state;
  const [formation, setFormation] = useState<Formation>(FORMATIONS[0]);
  const [selected, setSelected] = useState<Selection>();
  const selection = validSelection(state, formation, selected);
  const free = countFreeSlots(alineacion, formation);
  const findInPlantilla = (jugadorId: string) =>
    plantilla.find(({ jugador_id: id }) => id === jugadorId);
  const selectedPlayer =
    selection?.kind === 'player' ? findInPlantilla(selection.jugadorId) : undefined;
  const hasPlace =
    selectedPlayer && findPlayerRow(alineacion, selectedPlayer.jugador_id) !== undefined;
  const handleTap = (tap: Tap) => {
    const result = applyTap(alineacion, formation, selection, tap);
    setSelected(result.selection);
    if (result.move) onMove(...result.move);
    if (result.swap) onSwap(...result.swap);
  };
  const isSelected = (tap: Tap) => selection !== undefined && isSameTap(selection, tap);
  const instruction = useRef<HTMLDivElement>(null);
  const runAction = (onClick: () => void) => {
    setSelected(undefined);
    // The clicked button disappears with the selection, so the focus moves to the instruction.
    instruction.current?.focus();
    onClick();
  };
  return (
    <>
      <div className={css.header}>
        <h2>Alineación</h2>
        {listStarters(alineacion).length < STARTERS ? (
          <NativeSelect
            value={formation}
            onChange={({ target }) => {
              const picked = FORMATIONS.find((one) => one === target.value);
              if (picked) setFormation(picked);
            }}
            inputProps={{ 'aria-label': 'Dibujo' }}
            sx={{ '& select': { minHeight: 44, boxSizing: 'border-box' } }}
          >
            {FORMATIONS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        ) : (
          <Typography sx={{ fontWeight: 700 }}>{formatFormation(alineacion)}</Typography>
        )}
      </div>
      {tools}
      <div data-testid="resumen-alineacion" className={css.pitch}>
        {ROWS.map((row) => (
          <div key={row} role="group" aria-label={FILA_NAMES[row]} className={css.row}>
            <span className={css.rowName}>
              {FILA_NAMES[row]} ({alineacion[row].length})
            </span>
            <div className={css.slots}>
              {Array.from({ length: alineacion[row].length + free[row] }, (_, index) => {
                const jugadorId = alineacion[row][index];
                const jugador = jugadorId === undefined ? undefined : findInPlantilla(jugadorId);
                const tap: Tap =
                  jugadorId === undefined
                    ? { kind: 'slot', fila: row, index }
                    : { kind: 'player', jugadorId };
                return (
                  <button
                    key={index}
                    type="button"
                    aria-pressed={isSelected(tap)}
                    className={css.slot}
                    onClick={() => handleTap(tap)}
                    aria-label={
                      jugador
                        ? undefined
                        : `Puesto libre: ${POSITION_NAMES[row]} ${String(index + 1)}`
                    }
                  >
                    {jugador ? (
                      <>
                        <PlayerShirt dorsal={jugador.dorsal} size={28} />
                        <span className={css.slotPlayer}>{jugador.nombre_con_inicial}</span>
                        <span className={text.hidden}>
                          , {jugador.dorsal}, {POSITION_NAMES[row]}
                        </span>
                      </>
                    ) : (
                      <span aria-hidden className={css.freeSlot}>
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
      <div ref={instruction} tabIndex={-1} className={css.instruction}>
        <Typography role="status" variant="body2" color="textSecondary">
          {selectedPlayer && <strong>{selectedPlayer.nombre_con_inicial} · </strong>}
          {instructionText(state, selection)}
        </Typography>
      </div>
      <ul className={clsx(surface.list, css.squad)} aria-label="Plantilla">
        {plantilla.map((jugador) => {
          const { jugador_id: jugadorId, nombre_con_inicial: nombre, dorsal } = jugador;
          const playerRow = findPlayerRow(alineacion, jugadorId);
          const tap: Tap = { kind: 'player', jugadorId };
          return (
            <li key={jugadorId}>
              <button
                type="button"
                aria-pressed={isSelected(tap)}
                data-convocado={playerRow !== undefined}
                className={css.squadPlayer}
                onClick={() => handleTap(tap)}
              >
                <b>{dorsal}</b>
                <span className={css.squadName}>
                  {nombre}
                  {playerRow && <span className={text.hidden}>, {POSITION_NAMES[playerRow]}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {selectedPlayer && hasPlace && (
        <div role="group" aria-label={selectedPlayer.nombre_con_inicial} className={css.actions}>
          {playerActions(selectedPlayer.jugador_id).map(({ label, isPressed, onClick }) => (
            <Button
              key={label}
              variant="outlined"
              {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
              onClick={() => runAction(onClick)}
              aria-label={`${label}: ${selectedPlayer.nombre_con_inicial}`}
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
  readonly onPosition: (jugadorId: string, row: Fila | null) => void;
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
        const row = findPlayerRow(state.alineacion, jugador.jugador_id);
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
                fontWeight: row === undefined ? 400 : 700,
              }}
            >
              {jugador.nombre_con_inicial}
            </Typography>
            <FilaSelect
              nombre={jugador.nombre_con_inicial}
              fila={row}
              labels={POSITION_NAMES}
              noneLabel="No convocado"
              onChange={(picked) => onPosition(jugador.jugador_id, picked ?? null)}
              sx={{
                flexShrink: 0,
                width: 138,
                minHeight: 44,
                '& select': { minHeight: 44, boxSizing: 'border-box' },
                ...(row === undefined && { color: 'text.secondary' }),
              }}
            />
          </LinedRow>
        );
      })}
    </Box>
  );
}
