import Box from '@mui/material/Box';

/** Widths of the placeholder bars. */
const WIDTHS = ['46%', '62%', '38%', '54%', '42%', '58%'] as const;

export function LoadingList() {
  return (
    <Box
      role="status"
      aria-label="Cargando"
      sx={{
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '12px',
        '& > * + *': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {WIDTHS.map((width) => (
        <Box key={width} sx={{ display: 'flex', alignItems: 'center', minHeight: 64, px: 2 }}>
          <Box sx={{ width, height: 14, borderRadius: '7px', bgcolor: 'action.hover' }} />
        </Box>
      ))}
    </Box>
  );
}
