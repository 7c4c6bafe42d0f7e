import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type RefObject, useId, useState } from 'react';
import type { Draft } from '../../lib/borradores/use-draft';
import { DraftBanner } from './draft-banner';
import { FormFields, SubmitButton } from './admin-form';
import { LeaveGuard, LeaveQuestion } from './leave-guard';
import { type Notice, NoticeBanner } from './notice-banner';

interface EditDialogProps {
  readonly title: string;
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** What went wrong; success closes the dialog. */
  readonly notice: Notice | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  /** What was typed another time and not saved. */
  readonly draft?: Draft;
  readonly children: ReactNode;
}

/** The form that changes a record, over its list; asks before it is closed with changes in it. */
export function EditDialog({
  title,
  isDirty,
  isBusy,
  notice,
  onSubmit,
  onClose,
  formRef,
  draft,
  children,
}: EditDialogProps) {
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      sx={{
        '& .MuiDialog-paper': { m: { xs: 1, sm: 4 }, width: { xs: 'calc(100% - 16px)', sm: 1 } },
      }}
    >
      <DialogTitle
        id={titleId}
        sx={{ fontSize: '1.1rem', fontWeight: 700, overflowWrap: 'anywhere' }}
      >
        {title}
      </DialogTitle>
      <Box
        component="form"
        noValidate
        {...(formRef && { ref: formRef })}
        aria-labelledby={titleId}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
      >
        <DialogContent dividers sx={{ display: 'grid', gap: 2, px: { xs: 2, sm: 3 } }}>
          <NoticeBanner notice={notice} />
          {draft && <DraftBanner draft={draft} />}
          {/* The label of the first field reaches above it. */}
          <Box sx={{ pt: 1 }}>
            <FormFields>{children}</FormFields>
          </Box>
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button onClick={close}>Cancelar</Button>
          <SubmitButton label="Guardar" isBusy={isBusy} />
        </DialogActions>
      </Box>
      <LeaveGuard isDirty={isDirty} onDiscard={draft?.clear} />
      <LeaveQuestion
        isOpen={isAsking}
        onLeave={() => {
          draft?.clear();
          onClose();
        }}
        onStay={() => {
          setIsAsking(false);
        }}
      />
    </Dialog>
  );
}
