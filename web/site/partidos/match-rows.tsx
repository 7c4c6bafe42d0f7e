import type { Partido, PartidoPreview } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { ResultChip } from '../../components/resultado';
import { formatDate } from '../../lib/fechas';
import { paths } from '../../lib/paths';
import { scoreText, sidesOf } from './sides';

export interface MatchRow {
  readonly id: string;
  readonly partido: Partido | PartidoPreview;
  /** What the match has to do with the list: `2 goles`. */
  readonly note?: string;
}

/** A short list of matches, each a link to its page: when, who, score, result. */
export function MatchRows({ rows }: { readonly rows: readonly MatchRow[] }) {
  return (
    <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ id, partido, note }) => {
        const [left, right] = sidesOf(partido);
        return (
          <Box
            component="li"
            key={id}
            sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            <Box
              component={Link}
              to={paths.partido(id)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                px: 2,
                py: 1,
                minHeight: 52,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              {partido.resultado !== '' && <ResultChip resultado={partido.resultado} />}
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 700, lineHeight: 1.25, overflowWrap: 'anywhere' }}>
                  {left.nombre} {scoreText(partido)} {right.nombre}
                </Typography>
                <Typography variant="caption" color="text.secondary">
                  {formatDate(partido.fecha_date)} · {partido.nombre_competicion}
                </Typography>
              </Box>
              {note !== undefined && (
                <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{note}</Typography>
              )}
            </Box>
          </Box>
        );
      })}
    </Card>
  );
}
