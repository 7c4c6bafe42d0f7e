import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useState } from 'react';
import { whileCurrent } from '../../lib/while-current';
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

/** A confirmation, the action that it confirms, and what follows the action. */
interface Question<T> extends Pick<ConfirmDialogProps, 'title' | 'confirmLabel'> {
  /** What will happen. While it is a pending promise, the question cannot be confirmed. */
  readonly detail?: ReactNode;
  /** The action. Until it ends the dialog stays open; once it shows progress, the dialog cannot be cancelled. */
  readonly work: (showProgress: (progress: ReactNode) => void) => Promise<T> | T;
  readonly onDone: (result: T) => void;
}

interface QuestionDialogProps<T> extends Question<T> {
  readonly onClose: () => void;
}

function QuestionDialog<T>(props: QuestionDialogProps<T>) {
  const { title, confirmLabel, detail, work, onDone, onClose } = props;
  const isLoadedLater = detail instanceof Promise;
  const [loaded, setLoaded] = useState<ReactNode>();
  const [isBusy, setIsBusy] = useState(false);
  const [progress, setProgress] = useState<ReactNode>();
  useEffect(
    () => (isLoadedLater ? whileCurrent(detail, setLoaded) : undefined),
    [isLoadedLater, detail],
  );
  const confirm = async () => {
    setIsBusy(true);
    const result = await work(setProgress);
    onClose();
    onDone(result);
  };
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirmLabel}
      isBusy={isBusy || (isLoadedLater && loaded === undefined)}
      onConfirm={() => void confirm()}
      onCancel={() => {
        if (progress === undefined) onClose();
      }}
    >
      {isLoadedLater ? (
        <Typography component="div" aria-live="polite">
          {loaded ?? 'Comprobando a qué afecta…'}
        </Typography>
      ) : (
        detail
      )}
      {progress}
    </ConfirmDialog>
  );
}

/** Opens a question. */
export type Ask = <T>(question: Question<T>) => void;

/** Asks questions, one at a time. The open dialog is to be rendered anywhere on the screen. */
export function useQuestion(): { readonly ask: Ask; readonly dialog: ReactNode } {
  const [dialog, setDialog] = useState<ReactNode>();
  const ask: Ask = (question) => {
    const close = () => setDialog((current) => (current === asked ? undefined : current));
    // With a key of its own, a second question mounts a new dialog, and so the focus moves.
    const asked = <QuestionDialog key={question.title} {...question} onClose={close} />;
    setDialog(asked);
  };
  return { ask, dialog };
}

interface ConfirmButtonProps<T>
  extends
    Omit<DangerButtonProps, 'onClick'>,
    Pick<Question<T>, 'title' | 'confirmLabel' | 'onDone'> {
  readonly work: () => Promise<T>;
  readonly children: ReactNode;
}

/** Button that runs `work` after a confirmation. */
export function ConfirmButton<T>(props: ConfirmButtonProps<T>) {
  const { work, onDone, title, confirmLabel, children, ...button } = props;
  const { ask, dialog } = useQuestion();
  return (
    <>
      <DangerButton
        {...button}
        onClick={() => ask({ title, confirmLabel, detail: children, work, onDone })}
      />
      {dialog}
    </>
  );
}
