import type { Fila } from '@club/shared';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BigButton } from './big-button';
import { type PlacedJugador, groupByRow } from './notebook';
import { QuestionScreen } from './question-screen';

/** Maximum number of buttons side by side, so that names stay readable on a phone. */
const MAX_ABREAST = 4;

const ROW_NAMES: Readonly<Record<Fila, string>> = {
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
  readonly score?: ReactNode;
  readonly jugadores: readonly PlacedJugador[];
  /** Answers other than players, shown above them. */
  readonly children?: ReactNode;
  readonly onPick: (jugadorId: string) => void;
  readonly cancelLabel?: string;
  readonly onCancel: () => void;
}

/** Players as large buttons, in pitch order. One tap answers. */
export function PlayerPicker({
  title,
  detail,
  score,
  jugadores,
  children,
  cancelLabel = 'Cancelar',
  onPick,
  onCancel,
}: PlayerPickerProps) {
  const groups = groupByRow(jugadores);
  const isOnPitch = ([row]: (typeof groups)[number]) => row !== undefined && row !== 'suplentes';
  const renderGroup = (group: (typeof groups)[number]) => {
    const [row, players] = group;
    // On the pitch, lines are balanced: five players are three and two, not four and one.
    const lines = Math.ceil(players.length / MAX_ABREAST);
    const abreast = isOnPitch(group) ? Math.ceil(players.length / lines) : MAX_ABREAST;
    return (
      <Box
        key={row ?? 'rest'}
        {...(row && { role: 'group', 'aria-label': ROW_NAMES[row] })}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: 0.5,
          ...(isOnPitch(group) && { px: 0.5, py: 0.5 }),
          '& > *': { flex: `0 1 calc(${String(100 / abreast)}% - 4px)`, maxWidth: 180 },
        }}
      >
        {players.map(({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) => (
          <BigButton key={id} fontSize="size.14" onClick={() => onPick(id)}>
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
  const onPitch = groups.filter(isOnPitch);
  return (
    <QuestionScreen
      title={title}
      {...(detail !== undefined && { detail })}
      top={score}
      isLow
      onClose={onCancel}
    >
      {children}
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
          {onPitch.map(renderGroup)}
        </Box>
      )}
      {groups.filter((group) => !isOnPitch(group)).map(renderGroup)}
      <BigButton onClick={onCancel}>{cancelLabel}</BigButton>
    </QuestionScreen>
  );
}
