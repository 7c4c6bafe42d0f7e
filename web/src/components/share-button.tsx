import ShareIcon from '@mui/icons-material/ShareRounded';
import { Button } from './button';

export interface ShareButtonProps {
  /** What is shared, in a sentence; the page's address goes with it. */
  readonly text: string;
}

/** Where the browser has no share sheet: WhatsApp, with text and address. */
const whatsAppLink = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;

async function share(text: string) {
  const url = location.origin + location.pathname;
  // Absent from many desktop browsers.
  if (!('share' in navigator)) {
    window.open(whatsAppLink(text, url), '_blank', 'noopener,noreferrer');
    return;
  }
  // A rejection means that the reader thought better of it.
  await navigator.share({ title: document.title, text, url }).catch(() => undefined);
}

/** Shares the page by the device's own means. */
export function ShareButton({ text }: ShareButtonProps) {
  return (
    <Button
      onClick={() => {
        void share(text);
      }}
    >
      <ShareIcon sx={{ mr: 1, fontSize: 20 }} />
      Compartir
    </Button>
  );
}
