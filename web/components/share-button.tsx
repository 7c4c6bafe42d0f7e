import clsx from 'clsx';
import { useState } from 'react';
import { Button } from './button';
import css from './share-button.module.css';
import { ShareMenu } from './share-menu';
import { hasShareSheet, sharePage } from './share-page';

export interface ShareButtonProps {
  /** What is shared, in a sentence; the page's address goes with it. */
  readonly text: string;
  /** Path of a picture that goes along where the device shares files. */
  readonly picture?: string;
  readonly label?: string;
  /** Its icon alone on a phone, where it shares a row with others. */
  readonly isCompact?: boolean;
}

/** Three dots, joined. */
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

/** Shares the page by the device's own means, or from a menu where it has none. */
export function ShareButton({
  text,
  picture,
  label = 'Compartir',
  isCompact = false,
}: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Fetched at the first sign of interest: a share sheet opens only right after the reader's own action.
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
      {isOpen && (
        <ShareMenu
          text={text}
          title={label}
          onClose={() => {
            setIsOpen(false);
          }}
        />
      )}
    </span>
  );
}
