import clsx from 'clsx';
import { useState } from 'react';
import { Button } from './button';
import css from './share-button.module.css';
import { ShareMenu } from './share-menu';
import { hasShareSheet, sharePage } from './share-page';

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
    <svg viewBox="0 0 24 24" aria-hidden className={css.icon}>
      <path d="M17.5 5.5 6.5 12l11 6.5" />
      <circle cx="17.5" cy="5.5" r="2" />
      <circle cx="6.5" cy="12" r="2" />
      <circle cx="17.5" cy="18.5" r="2" />
    </svg>
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
  // Prefetched on hover or focus, as a share sheet only opens shortly after a user gesture.
  const prepare = () => {
    if (picture !== undefined) void fetch(picture).catch(() => undefined);
  };
  return (
    <span onPointerEnter={prepare} onFocus={prepare}>
      <Button
        className={clsx(isCompact && css.compact)}
        onClick={() => {
          if (hasShareSheet()) void sharePage(text, picture);
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
