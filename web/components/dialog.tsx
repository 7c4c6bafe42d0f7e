import clsx from 'clsx';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button';
import css from './dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Sets `--width` and the padding. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Modal dialog with a heading and a button that closes it; open from its first render. */
export function Dialog({ title, onClose, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={clsx(css.dialog, className)}
      onClose={onClose}
    >
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {children}
      <div className={css.close}>
        <Button onClick={() => dialog.current?.close()}>Cerrar</Button>
      </div>
    </dialog>
  );
}
