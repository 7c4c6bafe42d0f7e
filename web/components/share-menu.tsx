import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './button';
import css from './share-menu.module.css';
import { sharedUrl, whatsAppLink } from './share-page';

interface ShareMenuProps {
  readonly text: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** Dialog with ways to share a page, for browsers without a share sheet. */
export function ShareMenu({ text, title, onClose }: ShareMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [told, setTold] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
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
    <dialog ref={dialog} aria-labelledby={titleId} className={css.menu} onClose={onClose}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <div className={css.ways}>
        <Button variant="outlined" href={whatsAppLink(text, sharedUrl())}>
          WhatsApp
        </Button>
        <Button
          variant="outlined"
          onClick={() => {
            void copy();
          }}
        >
          Copiar enlace
        </Button>
      </div>
      <p role="status" className={css.told}>
        {told}
      </p>
      <div className={css.close}>
        <Button onClick={() => dialog.current?.close()}>Cerrar</Button>
      </div>
    </dialog>
  );
}
