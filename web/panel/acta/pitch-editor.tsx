import type { Fila } from '@club/shared';
import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import clsx from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { PlayerShirt } from '../../components/player-shirt';
import surface from '../../components/surface.module.css';
import text from '../../components/text.module.css';
import { FILA_NAMES, POSITION_NAMES } from './acta-names';
import { type ActaState, filaOf, type JugadorActa } from './acta-state';
import css from './pitch-editor.module.css';
import {
  type Dibujo,
  DIBUJOS,
  dibujoOf,
  type Elegido,
  libresOf,
  titularesEn,
  applyToque,
  type Toque,
} from './positions';

/** Rows in display order, the bench last (regla 47). */
const DE_ARRIBA = ['delanteros', 'mediocentros', 'defensas', 'portero', 'suplentes'] as const;

/** An action for the selected player, other than moving him. */
export interface AccionJugador {
  readonly label: string;
  readonly isPressed?: boolean;
  readonly onClick: () => void;
}

interface CampoEditorProps {
  readonly state: ActaState;
  readonly onMover: (jugador: JugadorActa, fila: Fila | null) => void;
  readonly onCambiar: (uno: JugadorActa, otro: JugadorActa) => void;
  readonly accionesOf: (jugador: JugadorActa) => readonly AccionJugador[];
  /** Content above the pitch. */
  readonly tools: ReactNode;
}

interface PuestoProps {
  readonly fila: Fila;
  readonly indice: number;
  readonly jugador: JugadorActa | undefined;
  readonly isPressed: boolean;
  readonly onTap: () => void;
}

/** A slot on the pitch or the bench, with its player if any. */
function Puesto({ fila, indice, jugador, isPressed, onTap }: PuestoProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className={css.puesto}
      onClick={onTap}
      {...(!jugador && {
        'aria-label': `Puesto libre: ${POSITION_NAMES[fila]} ${String(indice + 1)}`,
      })}
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
}

/**
 * The selection, or `undefined` if the line-up has changed since and the slot is no longer there: another control edits
 * the same sheet.
 */
function vigente({ alineacion }: ActaState, dibujo: Dibujo, elegido: Elegido | undefined) {
  if (elegido?.tipo !== 'puesto') return elegido;
  const { length } = alineacion[elegido.fila];
  const isFree =
    elegido.indice >= length &&
    elegido.indice < length + libresOf(alineacion, dibujo)[elegido.fila];
  return isFree ? elegido : undefined;
}

/** One-line instruction for the next tap. */
function ordenText({ alineacion }: ActaState, elegido: Elegido | undefined): string {
  if (elegido?.tipo === 'puesto') {
    return `${POSITION_NAMES[elegido.fila]}: toca a quien ocupa el puesto.`;
  }
  if (elegido) return 'Toca un puesto, o a otro jugador.';
  const count = titularesEn(alineacion);
  return count === 0
    ? 'Toca un puesto y después a quien lo ocupa, o al revés.'
    : `${String(count)} de 11. Toca un puesto o a un jugador.`;
}

/**
 * Line-up editor on a pitch. Tapping a slot and a player, in either order, places him; tapping two players swaps them
 * (regla 40).
 */
export function CampoEditor({ state, onMover, onCambiar, accionesOf, tools }: CampoEditorProps) {
  const { alineacion, plantilla } = state;
  const [dibujo, setDibujo] = useState<Dibujo>('4-4-2');
  const [waiting, setWaiting] = useState<Elegido>();
  const elegido = vigente(state, dibujo, waiting);
  const libres = libresOf(alineacion, dibujo);
  const jugadorOf = (jugadorId: string) => plantilla.find(({ jugador_id: id }) => id === jugadorId);
  const chosen = elegido?.tipo === 'jugador' ? jugadorOf(elegido.jugadorId) : undefined;
  const hasPlace =
    chosen !== undefined && filaOf(state.alineacion, chosen.jugador_id) !== undefined;
  const tap = (toque: Toque) => {
    const { elegido: next, mover, cambiar } = applyToque(alineacion, dibujo, elegido, toque);
    setWaiting(next);
    const moved = mover && jugadorOf(mover.jugadorId);
    if (moved) onMover(moved, mover.fila);
    const [uno, otro] = (cambiar ?? []).map(jugadorOf);
    if (uno && otro) onCambiar(uno, otro);
  };
  const isChosen = (jugadorId: string) =>
    elegido?.tipo === 'jugador' && elegido.jugadorId === jugadorId;
  const orden = useRef<HTMLDivElement>(null);
  const act = (onClick: () => void) => {
    setWaiting(undefined);
    // The clicked button disappears with the selection, so the focus moves to the instruction.
    orden.current?.focus();
    onClick();
  };
  return (
    <>
      <div className={css.cabecera}>
        <h2>Alineación</h2>
        {titularesEn(alineacion) < 11 ? (
          <NativeSelect
            value={dibujo}
            onChange={({ target }) => {
              const picked = DIBUJOS.find((one) => one === target.value);
              if (picked) setDibujo(picked);
            }}
            inputProps={{ 'aria-label': 'Dibujo' }}
            sx={{ '& select': { minHeight: 44, boxSizing: 'border-box' } }}
          >
            {DIBUJOS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        ) : (
          <Typography sx={{ fontWeight: 700 }}>{dibujoOf(alineacion)}</Typography>
        )}
      </div>
      {tools}
      <div data-testid="resumen-alineacion" className={css.campo}>
        {DE_ARRIBA.map((fila) => (
          <div key={fila} role="group" aria-label={FILA_NAMES[fila]} className={css.linea}>
            <span className={css.nombre}>
              {FILA_NAMES[fila]} ({alineacion[fila].length})
            </span>
            <div className={css.puestos}>
              {Array.from({ length: alineacion[fila].length + libres[fila] }, (_, indice) => {
                const jugadorId = alineacion[fila][indice];
                return (
                  <Puesto
                    key={indice}
                    fila={fila}
                    indice={indice}
                    jugador={jugadorId === undefined ? undefined : jugadorOf(jugadorId)}
                    isPressed={
                      jugadorId === undefined
                        ? elegido?.tipo === 'puesto' &&
                          elegido.fila === fila &&
                          elegido.indice === indice
                        : isChosen(jugadorId)
                    }
                    onTap={() => {
                      tap(
                        jugadorId === undefined
                          ? { tipo: 'puesto', fila, indice }
                          : { tipo: 'jugador', jugadorId },
                      );
                    }}
                  />
                );
              })}
            </div>
          </div>
        ))}
      </div>
      <div ref={orden} tabIndex={-1} className={css.orden}>
        <Typography role="status" variant="body2" color="textSecondary">
          {chosen && <strong>{chosen.nombre_con_inicial} · </strong>}
          {ordenText(state, elegido)}
        </Typography>
      </div>
      <ul className={clsx(surface.list, css.plantilla)} aria-label="Plantilla">
        {plantilla.map((jugador) => {
          const { jugador_id: jugadorId, nombre_con_inicial: nombre, dorsal } = jugador;
          const fila = filaOf(state.alineacion, jugadorId);
          return (
            <li key={jugadorId}>
              <button
                type="button"
                aria-pressed={isChosen(jugadorId)}
                data-convocado={fila !== undefined}
                className={css.ficha}
                onClick={() => {
                  tap({ tipo: 'jugador', jugadorId });
                }}
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
        <div role="group" aria-label={chosen.nombre_con_inicial} className={css.acciones}>
          {accionesOf(chosen).map(({ label, isPressed, onClick }) => (
            <Button
              key={label}
              variant="outlined"
              {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
              onClick={() => {
                act(onClick);
              }}
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
