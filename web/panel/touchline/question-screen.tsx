import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useElapsed } from '../../lib/use-now';

/**
 * Milliseconds during which a new question ignores taps: the second tap of a double tap was meant for the previous one.
 */
const DEAF_MS = 250;

interface QuestionScreenProps {
  readonly title: string;
  readonly detail?: string;
  /** Sticky content above the question. */
  readonly top?: ReactNode;
  /** Aligns the content to the bottom, within reach of the thumb. */
  readonly isLow?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Full-screen question, without animation or shading so that it can be read in sunlight. */
export function QuestionScreen({
  title,
  detail,
  top,
  isLow = false,
  onClose,
  children,
}: QuestionScreenProps) {
  const titleId = useId();
  const isDeaf = !useElapsed(DEAF_MS);
  return (
    <Dialog
      fullScreen
      open
      onClose={onClose}
      aria-labelledby={titleId}
      transitionDuration={0}
      slotProps={{ paper: { sx: { bgcolor: 'background.default', backgroundImage: 'none' } } }}
    >
      {top !== undefined && (
        <Box
          sx={{
            position: 'sticky',
            top: 0,
            zIndex: 1,
            px: 1.5,
            py: 1,
            textAlign: 'center',
            bgcolor: 'background.paper',
            borderBottom: '2px solid',
            borderColor: 'text.primary',
          }}
        >
          {top}
        </Box>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0,1fr)',
          gap: 1.5,
          p: 1.5,
          flexGrow: 1,
          alignContent: isLow ? 'end' : 'start',
          width: 1,
          maxWidth: 620,
          mx: 'auto',
        }}
      >
        <Box>
          <Typography
            id={titleId}
            component="h2"
            sx={{ fontSize: 'size.22', fontWeight: 800, lineHeight: 1.2 }}
          >
            {title}
          </Typography>
          {detail !== undefined && <Typography sx={{ fontWeight: 600 }}>{detail}</Typography>}
        </Box>
        {/* Without the title: an inert one would not name the dialog for screen readers. */}
        <Box inert={isDeaf} sx={{ display: 'contents' }}>
          {children}
        </Box>
      </Box>
    </Dialog>
  );
}
