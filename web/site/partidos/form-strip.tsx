import { currentRachas, type PartidoPreview, type Racha, recentForm } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ResultChip } from '../../components/resultado';
import { visuallyHidden } from '../../components/visually-hidden';
import { scoreText, sidesOf } from './sides';

const rachaText = ({ tipo, partidos }: Racha) =>
  tipo === 'victorias'
    ? `${String(partidos)} victorias seguidas`
    : `${String(partidos)} partidos sin perder`;

/** The last five results, and the runs that are on. Keeps its height while there is no data. */
export function FormStrip({ partidos }: { readonly partidos: readonly PartidoPreview[] }) {
  const form = recentForm(partidos);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32 }}>
      {form.length > 0 && (
        <>
          <Typography component="h2" variant="body2" color="text.secondary">
            Forma
          </Typography>
          <Box component="ol" sx={{ display: 'flex', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
            {form.map((partido) => {
              const [left, right] = sidesOf(partido);
              return (
                <Box component="li" key={partido.partido_id} sx={{ display: 'flex' }}>
                  <ResultChip resultado={partido.resultado} />
                  <Box component="span" sx={visuallyHidden}>
                    {`, ${left.nombre} ${scoreText(partido)} ${right.nombre}`}
                  </Box>
                </Box>
              );
            })}
          </Box>
          <Typography variant="body2" color="text.secondary">
            {currentRachas(partidos).map(rachaText).join(' · ')}
          </Typography>
        </>
      )}
    </Box>
  );
}
