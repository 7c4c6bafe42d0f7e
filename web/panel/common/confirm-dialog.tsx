import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useState } from 'react';
import { SlowNote, DangerButton, type DangerButtonProps } from './buttons';

export interface ConfirmDialogProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isOpen: boolean;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Asks before an action that loses something. The cancel button has the focus. */
export function ConfirmDialog({
  title,
  confirmLabel,
  cancelLabel = 'Cancelar',
  isOpen,
  isBusy = false,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog open={isOpen} onClose={onCancel} role="alertdialog" fullWidth maxWidth="xs">
      <DialogTitle>{title}</DialogTitle>
      {children !== undefined && (
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>{children}</DialogContent>
      )}
      <DialogActions disableSpacing>
        {isBusy && <SlowNote />}
        <Button autoFocus onClick={onCancel}>
          {cancelLabel}
        </Button>
        <DangerButton
          variant="contained"
          label={confirmLabel}
          isDisabled={isBusy}
          onClick={onConfirm}
        />
      </DialogActions>
    </Dialog>
  );
}

/** Asks before `work` runs. The dialog stays open while it runs; then `onDone` gets the result. */
export function useConfirm<T>(work: () => Promise<T>, onDone: (result: T) => void) {
  const [state, setState] = useState<'closed' | 'asking' | 'busy'>('closed');
  const confirm = async () => {
    setState('busy');
    const result = await work();
    setState('closed');
    onDone(result);
  };
  return {
    ask: () => setState('asking'),
    dialogProps: {
      isOpen: state !== 'closed',
      isBusy: state === 'busy',
      onConfirm: () => void confirm(),
      onCancel: () => setState('closed'),
    },
  };
}

interface ConfirmButtonProps<T>
  extends
    Omit<DangerButtonProps, 'onClick'>,
    Pick<ConfirmDialogProps, 'title' | 'confirmLabel' | 'children'> {
  readonly work: () => Promise<T>;
  readonly onDone: (result: T) => void;
}

/** Button that runs `work` after a confirmation. */
export function ConfirmButton<T>(props: ConfirmButtonProps<T>) {
  const { work, onDone, title, confirmLabel, children, ...button } = props;
  const { ask, dialogProps } = useConfirm(work, onDone);
  return (
    <>
      <DangerButton {...button} onClick={ask} />
      <ConfirmDialog {...dialogProps} title={title} confirmLabel={confirmLabel}>
        {children}
      </ConfirmDialog>
    </>
  );
}
