import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LinedRow } from '../common/rows';
import { type ActaState, periodsOf } from './acta-state';
import { eventoText, HALF_NAMES } from './acta-names';
import { impossibleOf } from './evento-rules';

interface EventoListProps {
  readonly state: ActaState;
  readonly onRemove: (id: number) => void;
}

export function EventoList({ state, onRemove }: EventoListProps) {
  const problems = impossibleOf(state);
  return periodsOf(state).map((mitad) => {
    const eventos = state.eventos.filter((evento) => evento.mitad === mitad);
    return (
      <Box component="section" key={mitad} aria-label={HALF_NAMES[mitad]}>
        <Typography variant="h3">{HALF_NAMES[mitad]}</Typography>
        {eventos.length === 0 ? (
          <Typography color="textSecondary" sx={{ py: 1 }}>
            Sin eventos.
          </Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {eventos.map((evento) => {
              const text = eventoText(state, evento);
              const problem = problems.get(evento.id);
              return (
                <LinedRow key={evento.id} sx={{ gap: 1 }}>
                  <Typography
                    component="div"
                    sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}
                  >
                    {text}
                    {problem !== undefined && (
                      <Typography variant="body2" color="error">
                        {problem}
                      </Typography>
                    )}
                  </Typography>
                  <IconButton
                    aria-label={`Quitar evento: ${text}`}
                    onClick={() => onRemove(evento.id)}
                  >
                    <DeleteIcon />
                  </IconButton>
                </LinedRow>
              );
            })}
          </Box>
        )}
      </Box>
    );
  });
}
