import { endpoints } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { AnswerState } from '../../components/answer-state';
import { useApi } from '../../lib/api/use-api';
import { careerOf, type CareerProps } from './career-seasons';

/** Short enough for five columns on a phone; the whole word is what a screen reader says. */
const COLUMNS = [
  ['partidos_jugados', 'PJ', 'Partidos'],
  ['goles', 'G', 'Goles'],
  ['asistencias', 'A', 'Asistencias'],
  ['tarjetas_amarillas', 'TA', 'Tarjetas amarillas'],
  ['tarjetas_rojas', 'TR', 'Tarjetas rojas'],
] as const;

const CELL = {
  p: 1,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '&:first-of-type': { textAlign: 'left', pl: 2 },
} as const;

/** A player's figures in each season and in all of them, the latest season first. */
export function CareerTable({ jugadorId, actual }: CareerProps) {
  const answer = useApi(endpoints.fetchArchivoEstadisticas);
  return (
    <AnswerState answer={answer}>
      {(archivos) => {
        const { temporadas, total } = careerOf(jugadorId, actual, archivos);
        return (
          <Card>
            <Box component="table" sx={{ width: '100%', borderCollapse: 'collapse' }}>
              <thead>
                <tr>
                  <Box component="th" scope="col" sx={CELL}>
                    <Typography variant="caption">Temporada</Typography>
                  </Box>
                  {COLUMNS.map(([key, short, label]) => (
                    <Box component="th" scope="col" key={key} sx={CELL}>
                      <Typography variant="caption" component="abbr" title={label}>
                        {short}
                      </Typography>
                    </Box>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[...temporadas, { nombre: 'Total', cuenta: total }].map(({ nombre, cuenta }) => (
                  <Box
                    component="tr"
                    key={nombre}
                    sx={{
                      borderTop: '1px solid',
                      borderColor: 'divider',
                      '&:last-of-type': { fontWeight: 800 },
                    }}
                  >
                    <Box component="th" scope="row" sx={{ ...CELL, fontWeight: 'inherit' }}>
                      {nombre}
                    </Box>
                    {COLUMNS.map(([key]) => (
                      <Box component="td" key={key} sx={CELL}>
                        {cuenta[key]}
                      </Box>
                    ))}
                  </Box>
                ))}
              </tbody>
            </Box>
          </Card>
        );
      }}
    </AnswerState>
  );
}
