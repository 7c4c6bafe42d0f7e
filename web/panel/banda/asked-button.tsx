import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../common/confirm-dialog';
import { BigButton, type BigButtonProps } from './big-button';

interface AskedButtonProps
  extends
    Pick<BigButtonProps, 'tone'>,
    Omit<ConfirmDialogProps, 'isOpen' | 'onConfirm' | 'onCancel'> {
  readonly label: string;
  /** The question stays open until it is done, and where the answer is `false`. */
  readonly onConfirm: () => Promise<unknown>;
}

/** A button for what cannot be undone: it asks before. */
export function AskedButton({ label, tone = 'plain', onConfirm, ...question }: AskedButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    if ((await onConfirm()) !== false) setAsking(false);
  };
  return (
    <>
      <BigButton
        tone={tone}
        onClick={() => {
          setAsking(true);
        }}
      >
        {label}
      </BigButton>
      <ConfirmDialog
        {...question}
        isOpen={isAsking}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
