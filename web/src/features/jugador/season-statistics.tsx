import type { EstadisticasTemporada } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

/** Ratios with a decimal comma. */
const decimal = new Intl.NumberFormat('es-ES', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Labels say "con él convocado" where a figure counts every called-up player (decisions, section 3). */
const FIGURES: readonly (readonly [keyof EstadisticasTemporada, string])[] = [
  ['partidos_jugados', 'Partidos'],
  ['goles', 'Goles'],
  ['asistencias', 'Asistencias'],
  ['mvp', 'MVP'],
  ['tarjetas_amarillas', 'Amarillas'],
  ['tarjetas_rojas', 'Rojas'],
  ['goles_encajados', 'Encajados con él convocado'],
  ['porterias_imbatidas', 'Porterías a cero con él convocado'],
  ['ratio_goles_partido', 'Goles por partido'],
  ['ratio_asistencias_partido', 'Asistencias por partido'],
  ['ratio_golesencajados_partido', 'Encajados por partido'],
];

/** A player's figures of a season. */
export function SeasonStatistics({
  estadisticas,
}: {
  readonly estadisticas: EstadisticasTemporada;
}) {
  return (
    <Card
      component="dl"
      sx={{
        m: 0,
        p: 1,
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(3, minmax(0,1fr))', sm: 'repeat(4, minmax(0,1fr))' },
      }}
    >
      {FIGURES.map(([key, label]) => (
        <Box key={key} sx={{ textAlign: 'center', p: 1 }}>
          <Typography
            component="dd"
            sx={{ m: 0, fontSize: 22, fontWeight: 800, fontVariantNumeric: 'tabular-nums' }}
          >
            {key.startsWith('ratio') ? decimal.format(estadisticas[key]) : estadisticas[key]}
          </Typography>
          <Typography
            component="dt"
            variant="caption"
            color="text.secondary"
            sx={{ lineHeight: 1.2, display: 'block' }}
          >
            {label}
          </Typography>
        </Box>
      ))}
    </Card>
  );
}
