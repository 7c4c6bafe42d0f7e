import { clubConfig } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Draft } from '../../lib/drafts/use-draft';

const TIME = new Intl.DateTimeFormat(clubConfig.language, { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat(clubConfig.language, { day: 'numeric', month: 'long' });

/** When a draft was stored, in this device's time zone: 'de las 21:40', 'del 3 de mayo a las 21:40'. */
export function draftTime(storedAt: string, now = new Date()): string {
  const instant = new Date(storedAt);
  const isToday = instant.toDateString() === now.toDateString();
  const time = TIME.format(instant);
  return isToday ? `de las ${time}` : `del ${DAY.format(instant)} a las ${time}`;
}

export function DraftBanner({ draft }: { readonly draft: Draft }) {
  if (!draft.offer) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ gridColumn: '1 / -1', '& .MuiAlert-message': { width: 1 } }}
    >
      <Typography sx={{ mb: 1 }}>
        Hay un borrador sin guardar {draftTime(draft.offer.cuando)}.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={draft.recover}>
          Recuperar
        </Button>
        <Button color="inherit" onClick={draft.discard}>
          Descartar
        </Button>
      </Box>
    </Alert>
  );
}
