import type { EquipoEstadisticas } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

function Figure({ label, value }: { readonly label: string; readonly value: string | number }) {
  return (
    <Box sx={{ textAlign: 'center', py: 1, display: 'flex', flexDirection: 'column-reverse' }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{
          m: 0,
          fontSize: 28,
          fontWeight: 800,
          lineHeight: 1.1,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value}
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

/** The team's season: matches, position, and won, drawn and lost counts. */
export function RecordCard({ equipo }: { readonly equipo: EquipoEstadisticas }) {
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
        <Figure label="Partidos jugados" value={equipo.partidos_jugados} />
        <Figure
          label="Posición"
          value={equipo.posicion === null ? '—' : `${String(equipo.posicion)}º`}
        />
        <Figure label="Equipos" value={equipo.num_equipos ?? '—'} />
        <Figure label="Ganados" value={equipo.ganados} />
        <Figure label="Empatados" value={equipo.empatados} />
        <Figure label="Perdidos" value={equipo.perdidos} />
      </Box>
      <ShareBar equipo={equipo} />
    </Card>
  );
}
