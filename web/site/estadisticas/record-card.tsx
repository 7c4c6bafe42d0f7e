import type { EquipoEstadisticas } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { FIGURE_CELL, FigureButton } from '../../components/figure-button';

/** A figure of the team's record that matches stand behind. */
export type RecordFigure = 'partidos_jugados' | 'ganados' | 'empatados' | 'perdidos';

interface FigureProps {
  readonly label: string;
  readonly value: string | number;
  readonly isOpen?: boolean;
  /** Left out where no matches stand behind the figure. */
  readonly onToggle?: (() => void) | undefined;
}

function Figure({ label, value, isOpen = false, onToggle }: FigureProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        textAlign: 'center',
        py: 1,
        display: 'flex',
        flexDirection: 'column-reverse',
        // Upwards: figures stand in a line however long their labels are.
        justifyContent: 'flex-end',
      }}
    >
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          ...FIGURE_CELL,
          fontSize: 28,
          fontWeight: 800,
          lineHeight: 1.1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {onToggle ? (
          <FigureButton label={label} isOpen={isOpen} onToggle={onToggle}>
            {value}
          </FigureButton>
        ) : (
          value
        )}
      </Typography>
    </Box>
  );
}

/** Share bar of won, drawn and lost matches; the figures beside it say the same in words. */
function ShareBar({ equipo }: { readonly equipo: EquipoEstadisticas }) {
  const parts = [
    [equipo.ganados, 'resultado.win'],
    [equipo.empatados, 'resultado.draw'],
    [equipo.perdidos, 'resultado.lose'],
  ] as const;
  return (
    <Box
      aria-hidden
      sx={{ display: 'flex', gap: '2px', height: 10, borderRadius: 99, overflow: 'hidden' }}
    >
      {parts.map(([count, color]) => (
        <Box key={color} sx={{ flexGrow: count, bgcolor: color, minWidth: count > 0 ? 6 : 0 }} />
      ))}
    </Box>
  );
}

interface RecordCardProps {
  readonly equipo: EquipoEstadisticas;
  /** The figure whose matches are shown. */
  readonly open: RecordFigure | undefined;
  readonly onOpen: (figure: RecordFigure | undefined) => void;
}

/** The team's season: matches, position, and won, drawn and lost counts; the counts tell their matches when tapped. */
export function RecordCard({ equipo, open, onOpen }: RecordCardProps) {
  const counted = (figure: RecordFigure, label: string) => (
    <Figure
      label={label}
      value={equipo[figure]}
      isOpen={open === figure}
      onToggle={
        equipo[figure] === 0
          ? undefined
          : () => {
              onOpen(open === figure ? undefined : figure);
            }
      }
    />
  );
  return (
    <Card sx={{ p: 2 }}>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(3, 1fr)', sm: 'repeat(6, 1fr)' },
          m: 0,
          mb: 1.5,
        }}
      >
        {counted('partidos_jugados', 'Partidos jugados')}
        <Figure
          label="Posición"
          value={equipo.posicion === null ? '—' : `${String(equipo.posicion)}º`}
        />
        <Figure label="Equipos" value={equipo.num_equipos ?? '—'} />
        {counted('ganados', 'Ganados')}
        {counted('empatados', 'Empatados')}
        {counted('perdidos', 'Perdidos')}
      </Box>
      <ShareBar equipo={equipo} />
    </Card>
  );
}
