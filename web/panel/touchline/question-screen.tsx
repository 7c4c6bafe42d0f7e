import { ROW_NAMES } from '@club/shared';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useElapsed } from '../../lib/use-now';
import { BigButton } from './big-button';
import { type PlacedJugador, groupByRow } from './notebook';

/** Milliseconds for which a new question ignores taps: the second tap of a double tap was for the question before. */
const IGNORE_TAPS_MS = 250;

interface QuestionScreenProps {
  readonly title: string;
  readonly detail?: string;
  /** Sticky content above the question. */
  readonly top?: ReactNode;
  /** Aligns the content to the bottom, within reach of the thumb. */
  readonly isLow?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Full-screen question, without animation or shading so that it can be read in sunlight. */
export function QuestionScreen({
  title,
  detail,
  top,
  isLow = false,
  onClose,
  children,
}: QuestionScreenProps) {
  const titleId = useId();
  const isIgnoringTaps = !useElapsed(IGNORE_TAPS_MS);
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      aria-labelledby={titleId}
      transitionDuration={0}
      slotProps={{ paper: { sx: { bgcolor: 'background.default', backgroundImage: 'none' } } }}
    >
      {top !== undefined && (
        <Box
          sx={{
            position: 'sticky',
            top: 0,
            zIndex: 1,
            px: 1.5,
            py: 1,
            textAlign: 'center',
            bgcolor: 'background.paper',
            borderBottom: '2px solid',
            borderColor: 'text.primary',
          }}
        >
          {top}
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0,1fr)',
          gap: 1.5,
          p: 1.5,
          flexGrow: 1,
          alignContent: isLow ? 'end' : 'start',
          width: 1,
          maxWidth: 620,
          mx: 'auto',
        }}
      >
        <Box>
          <Typography
            id={titleId}
            component="h2"
            sx={{ fontSize: 'size.22', fontWeight: 800, lineHeight: 1.2 }}
          >
            {title}
          </Typography>
          {detail !== undefined && <Typography sx={{ fontWeight: 600 }}>{detail}</Typography>}
        </Box>
        {/* The title is outside: if it were inert, screen readers would not read it as the dialog's name. */}
        <Box inert={isIgnoringTaps} sx={{ display: 'contents' }}>
          {children}
        </Box>
      </Box>
    </Dialog>
  );
}

/** Maximum number of buttons side by side, so that names stay readable on a phone. */
const MAX_ABREAST = 4;

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
  type RowGroup = (typeof groups)[number];
  const isOnPitch = ([row]: RowGroup) => row !== undefined && row !== 'suplentes';
  const renderGroup = (group: RowGroup) => {
    const [row, players] = group;
    // On the pitch, five players are shown as three and two, not as four and one.
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
          ...(isOnPitch(group) && { p: 0.5 }),
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
