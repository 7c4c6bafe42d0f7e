import clsx from 'clsx';
import { useState } from 'react';
import { Button } from './button';
import buttonCss from './button.module.css';
import { Dialog } from './dialog';
import css from './share-button.module.css';

/** URL of the open page to share, without its query. */
const sharedUrl = (): string => location.origin + location.pathname;

/** WhatsApp link with text and URL. WhatsApp's preview shows the page's picture. */
const whatsAppLink = (text: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;

/** Longest wait for a picture: a share sheet only opens shortly after a user gesture. */
const PICTURE_TIMEOUT_MS = 2_500;

/** The picture as a file; `undefined` if it cannot be fetched in time. */
async function pictureFile(path: string): Promise<File | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.startsWith('image/')) return undefined;
    return new File([await response.blob()], path.split('/').at(-1) ?? 'partido.png', { type });
  } catch {
    return undefined;
  }
}

/** Opens the device's share sheet for the open page, with its picture if the device can share files. */
export async function sharePage(text: string, picture?: string): Promise<void> {
  const url = sharedUrl();
  const title = document.title;
  const file =
    picture !== undefined && 'canShare' in navigator ? await pictureFile(picture) : undefined;
  const withPicture: ShareData | undefined = file && {
    title,
    // Apps that take a file often drop `url`, so the text contains it too.
    text: `${text}\n${url}`,
    files: [file],
  };
  const data = withPicture && navigator.canShare(withPicture) ? withPicture : { title, text, url };
  // Rejects when the reader cancels.
  await navigator.share(data).catch(() => undefined);
}

export interface ShareButtonProps {
  /** One sentence to share; the page's URL is added. */
  readonly text: string;
  /** Path of a picture to attach if the device can share files. */
  readonly picture?: string;
  readonly label?: string;
  /** Hides the text on phones and shows only the icon. */
  readonly isCompact?: boolean;
}

function ShareIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={buttonCss.icon}>
      <path d="M17.5 5.5 6.5 12l11 6.5" />
      <circle cx="17.5" cy="5.5" r="2" fill="currentColor" />
      <circle cx="6.5" cy="12" r="2" fill="currentColor" />
      <circle cx="17.5" cy="18.5" r="2" fill="currentColor" />
    </svg>
  );
}

interface ShareMenuProps {
  readonly text: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Dialog with ways to share a page, for browsers without a share sheet. */
function ShareMenu({ text, title, onClose }: ShareMenuProps) {
  const [message, setMessage] = useState('');
  const copy = async () => {
    const url = sharedUrl();
    try {
      await navigator.clipboard.writeText(url);
      setMessage('Enlace copiado');
    } catch {
      // No permission, or the page is not served over HTTPS. The reader can copy the displayed URL by hand.
      setMessage(url);
    }
  };
  return (
    <Dialog title={title} className={css.menu} onClose={onClose}>
      <div className={css.ways}>
        <Button variant="outlined" href={whatsAppLink(text, sharedUrl())}>
          WhatsApp
        </Button>
        <Button variant="outlined" onClick={() => void copy()}>
          Copiar enlace
        </Button>
      </div>
      <p role="status" className={css.message}>
        {message}
      </p>
    </Dialog>
  );
}

/** Shares the page with the device's share sheet, or with a menu if there is none. */
export function ShareButton({
  text,
  picture,
  label = 'Compartir',
  isCompact = false,
}: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Fetched on hover or focus, because a share sheet opens only shortly after the tap.
  const prefetchPicture = () => {
    if (picture !== undefined) void fetch(picture).catch(() => undefined);
  };
  return (
    <span onPointerEnter={prefetchPicture} onFocus={prefetchPicture}>
      <Button
        className={clsx(isCompact && css.compact)}
        onClick={() => {
          // Many desktop browsers have no share sheet.
          if ('share' in navigator) void sharePage(text, picture);
          else setIsOpen(true);
        }}
      >
        <ShareIcon />
        <span>{label}</span>
      </Button>
      {isOpen && <ShareMenu text={text} title={label} onClose={() => setIsOpen(false)} />}
    </span>
  );
}
