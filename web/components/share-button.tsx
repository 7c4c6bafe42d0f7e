import ShareIcon from '@mui/icons-material/ShareRounded';
import Box from '@mui/material/Box';
import { Button } from './button';
import { sharePage } from './share-page';

export interface ShareButtonProps {
  /** What is shared, in a sentence; the page's address goes with it. */
  readonly text: string;
  /** Path of a picture that goes along where the device shares files. */
  readonly picture?: string;
  readonly label?: string;
}

/** Shares the page by the device's own means. */
export function ShareButton({ text, picture, label = 'Compartir' }: ShareButtonProps) {
  // Fetched at the first sign of interest: a share sheet opens only right after the reader's own action.
  const prepare = () => {
    if (picture !== undefined) void fetch(picture).catch(() => undefined);
  };
  return (
    <Box component="span" onPointerEnter={prepare} onFocus={prepare}>
      <Button
        onClick={() => {
          void sharePage(text, picture);
        }}
      >
        <ShareIcon sx={{ mr: 1, fontSize: 20 }} />
        {label}
      </Button>
    </Box>
  );
}
