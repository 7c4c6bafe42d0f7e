import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import css from './share-menu.module.css';
import { sharedUrl, whatsAppLink } from './share-page';

interface ShareMenuProps {
  readonly text: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Dialog with ways to share a page, for browsers without a share sheet. */
export function ShareMenu({ text, title, onClose }: ShareMenuProps) {
  const [told, setTold] = useState('');
  const copy = async () => {
    const url = sharedUrl();
    try {
      await navigator.clipboard.writeText(url);
      setTold('Enlace copiado');
    } catch {
      // No permission, or the page is not served over HTTPS. The reader can copy the displayed URL by hand.
      setTold(url);
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
      <p role="status" className={css.told}>
        {told}
      </p>
    </Dialog>
  );
}
