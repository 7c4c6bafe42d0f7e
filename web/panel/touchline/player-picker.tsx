import type { Fila } from '@club/shared';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BigButton } from './big-button';
import { type JugadorOnPitch, linesOf } from './jugadores';
import { QuestionScreen } from './question-screen';
import { useElapsed } from '../../lib/use-elapsed';

/**
 * Milliseconds during which a new question ignores taps: the second tap of a double tap was meant for the previous one.
 */
const DEAF_MS = 250;

/** Most buttons in a line, so that names stay readable on a phone. */
const MAX_ABREAST = 4;

const LINE_NAMES: Readonly<Record<Fila, string>> = {
  delanteros: 'Delanteros',
  mediocentros: 'Mediocentros',
  defensas: 'Defensas',
  portero: 'Portero',
  suplentes: 'Banquillo',
};

interface PlayerPickerProps {
  readonly title: string;
  readonly detail?: string;
  /** The score, shown while a goal is entered. */
  readonly marcador?: ReactNode;
  readonly jugadores: readonly JugadorOnPitch[];
  /** Answers other than players, shown above them. They ignore taps while `isDeaf`. */
  readonly children?: (isDeaf: boolean) => ReactNode;
  readonly onPick: (jugadorId: string) => void;
  readonly cancelLabel?: string;
  readonly onCancel: () => void;
}

/** Players as large buttons, in pitch order. One tap answers. */
export function PlayerPicker({
  title,
  detail,
  marcador,
  jugadores,
  children,
  cancelLabel = 'Cancelar',
  onPick,
  onCancel,
}: PlayerPickerProps) {
  const isDeaf = !useElapsed(DEAF_MS);
  const lines = linesOf(jugadores);
  /** One row of players, on a green background if on the pitch. */
  const lineOf = ([puesto, theirs]: (typeof lines)[number]) => {
    const isOnPitch = puesto !== undefined && puesto !== 'suplentes';
    // Balanced lines: five are three and two, not four and one.
    const rows = Math.ceil(theirs.length / MAX_ABREAST);
    const share = isOnPitch ? Math.ceil(theirs.length / rows) : MAX_ABREAST;
    return (
      <Box
        key={puesto ?? 'resto'}
        {...(puesto && { role: 'group', 'aria-label': LINE_NAMES[puesto] })}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 0.5,
          ...(isOnPitch && { px: 0.5, py: 0.5 }),
          '& > *': { flex: `0 1 calc(${String(100 / share)}% - 4px)`, maxWidth: 180 },
        }}
      >
        {theirs.map(({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) => (
          <BigButton key={id} fontSize="size.14" isDisabled={isDeaf} onClick={() => onPick(id)}>
            <span>
              <Box component="span" sx={{ display: 'block', fontSize: 'size.18' }}>
                {dorsal}
              </Box>
              {nombre}
            </span>
          </BigButton>
        ))}
      </Box>
    );
  };
  const onPitch = lines.filter(([puesto]) => puesto !== undefined && puesto !== 'suplentes');
  return (
    <QuestionScreen
      title={title}
      {...(detail !== undefined && { detail })}
      top={marcador}
      isLow
      onClose={onCancel}
    >
      {children?.(isDeaf)}
      {onPitch.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: 0.5,
            py: 0.5,
            borderRadius: 3,
            background:
              'repeating-linear-gradient(180deg, var(--grass) 0 64px, var(--grass-dark) 64px 128px)',
          }}
        >
          {onPitch.map(lineOf)}
        </Box>
      )}
      {lines.filter((line) => !onPitch.includes(line)).map(lineOf)}
      <BigButton onClick={onCancel}>{cancelLabel}</BigButton>
    </QuestionScreen>
  );
}
