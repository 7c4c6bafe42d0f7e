import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface SaveBarProps {
  /** `CD Encina 2 - 1 Rival`. */
  readonly score: string;
  /** One line that lists what the sheet still lacks. */
  readonly falta: string;
  /** Why the sheet cannot be saved yet. */
  readonly problem: string | undefined;
  readonly onSave: () => void;
}

/** Bar with score, missing parts and the save button. Always in view. */
export function SaveBar({ score, falta: missing, problem, onSave }: SaveBarProps) {
  return (
    <Box
      component="section"
      aria-label="Guardar la ficha"
      data-guardar=""
      sx={{
        position: 'sticky',
        bottom: 'var(--bottom-bar, 0px)',
        zIndex: 5,
        mx: { xs: -2, sm: -3 },
        px: { xs: 2, sm: 3 },
        pt: 1,
        pb: { xs: 1, md: 'calc(8px + env(safe-area-inset-bottom))' },
        // `--save-bar` is set in panel.tsx.
        minHeight: 'var(--save-bar)',
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography
          data-testid="marcador-ficha"
          sx={{
            fontWeight: 800,
            fontSize: { xs: 15, sm: 18 },
            lineHeight: 1.2,
            overflow: 'hidden',
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 2,
          }}
        >
          {score}
        </Typography>
        {problem !== undefined ? (
          <Typography role="alert" variant="body2" color="error" sx={{ lineHeight: 1.25 }}>
            {problem}
          </Typography>
        ) : (
          <Typography noWrap variant="body2" color="textSecondary" data-testid="que-falta">
            {missing}
          </Typography>
        )}
      </Box>
      <Button
        variant="contained"
        disabled={problem !== undefined}
        onClick={onSave}
        sx={{ flexShrink: 0, minHeight: 48 }}
      >
        Guardar ficha
      </Button>
    </Box>
  );
}
