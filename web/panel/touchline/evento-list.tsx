import type { LiveEvento } from '@club/shared';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { pendingOf } from './notebook';
import { eventoText } from './step-text';
import { useMatch } from './use-match';
import { minuteText } from '../acta/acta-state';

interface EventoListProps {
  readonly eventos: readonly LiveEvento[];
  readonly onPick: (evento: LiveEvento) => void;
}

/** Events, latest first. A tap opens the editor. */
export function TouchlineEventoList({ eventos, onPick }: EventoListProps) {
  const { notebook, nameOf } = useMatch();
  const pending = new Set(pendingOf(notebook).map(({ id }) => id));
  if (eventos.length === 0) {
    return <Typography sx={{ py: 1 }}>Aún no hay nada apuntado.</Typography>;
  }
  return (
    <Box component="ul" aria-label="Apuntes" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {eventos.toReversed().map((evento) => (
        <Box component="li" key={evento.paso_id}>
          <ButtonBase
            focusRipple
            onClick={() => onPick(evento)}
            sx={{
              width: 1,
              minHeight: 48,
              gap: 1,
              justifyContent: 'flex-start',
              textAlign: 'left',
              fontFamily: 'inherit',
              fontSize: 'size.16',
              fontWeight: 600,
              borderBottom: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box component="span" sx={{ minWidth: 52, fontWeight: 800 }}>
              {minuteText(evento)}
            </Box>
            <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
              {eventoText(evento, nameOf)}
            </Box>
            <Box component="span" sx={{ fontSize: 'size.12', whiteSpace: 'nowrap' }}>
              {pending.has(evento.paso_id) ? 'por enviar' : 'Corregir'}
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}
