import { type ComponentType, useContext, useState } from 'react';
import { Button } from '../../components/button';
import css from '../../components/button.module.css';
import { useIsHydrated } from '../../lib/hydration';
import { ClubContext } from '../../lib/state/club-context';
import type { NotificationsDialogProps } from './notifications-dialog';

function BellIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={css.icon}>
      <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4" />
    </svg>
  );
}

/** «Avísame» button, if the club sends push notifications. The dialog is loaded with the first tap (regla 78). */
export function NotificationsButton({ className }: { readonly className?: string | undefined }) {
  const { avisos } = useContext(ClubContext);
  const publicKey = useIsHydrated() ? avisos : undefined;
  const [Dialog, setDialog] = useState<ComponentType<NotificationsDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const open = async () => {
    // Offline: nothing opens, and the next tap tries again.
    const loaded = await import('./notifications-dialog').catch(() => undefined);
    if (!loaded) return;
    setDialog(() => loaded.NotificationsDialog);
    setIsOpen(true);
  };
  return (
    // Reserves the button's height, because the server does not render the button.
    <div style={{ minHeight: 44 }}>
      {publicKey !== undefined && (
        <Button className={className} onClick={() => void open()}>
          <BellIcon />
          Avísame
        </Button>
      )}
      {publicKey !== undefined && isOpen && Dialog && (
        <Dialog publicKey={publicKey} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
