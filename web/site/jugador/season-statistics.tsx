import { type Contador, CONTADORES, type EstadisticasTemporada } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FIGURE_CELL, FigureButton } from '../../components/figure-button';

/** A ratio with two decimals behind a comma; not by `Intl`, as dates (lib/fechas.ts). */
const decimal = (value: number) => value.toFixed(2).replace('.', ',');

/** Labels say "con él convocado" where a figure counts every called-up player (regla 36). */
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

const isContador = (key: keyof EstadisticasTemporada): key is Contador =>
  CONTADORES.some((contador) => contador === key);

interface SeasonStatisticsProps {
  readonly estadisticas: EstadisticasTemporada;
  /** The figure whose matches are shown. */
  readonly open: Contador | undefined;
  readonly onOpen: (contador: Contador | undefined) => void;
}

/** A player's figures of a season; those that matches add up to can be tapped. */
export function SeasonStatistics({ estadisticas, open, onOpen }: SeasonStatisticsProps) {
  const figure = (key: keyof EstadisticasTemporada, label: string) => {
    const value = estadisticas[key];
    if (!isContador(key)) return decimal(value);
    if (value === 0) return value;
    return (
      <FigureButton
        label={label}
        isOpen={open === key}
        onToggle={() => {
          onOpen(open === key ? undefined : key);
        }}
      >
        {value}
      </FigureButton>
    );
  };
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
        <Box key={key} sx={{ position: 'relative', textAlign: 'center', p: 1 }}>
          <Typography
            component="dd"
            sx={{
              ...FIGURE_CELL,
              fontSize: 22,
              fontWeight: 800,
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {figure(key, label)}
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
