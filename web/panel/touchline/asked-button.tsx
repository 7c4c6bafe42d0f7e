import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../common/confirm-dialog';
import { BigButton, type BigButtonProps } from './big-button';

interface AskedButtonProps
  extends
    Pick<BigButtonProps, 'tone'>,
    Omit<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onCancel'> {
  readonly label: string;
  /** The dialog stays open while this runs, and after it if it returns `false`. */
  readonly onConfirm: () => Promise<unknown>;
}

/** Button with a confirmation, for what cannot be undone. */
export function AskedButton({ label, tone = 'plain', onConfirm, ...question }: AskedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    if ((await onConfirm()) !== false) setAsking(false);
  };
  return (
    <>
      <BigButton tone={tone} onClick={() => setAsking(true)}>
        {label}
      </BigButton>
      <ConfirmDialog
        {...question}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
