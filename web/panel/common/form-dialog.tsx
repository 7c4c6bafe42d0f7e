import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, type RefObject } from 'react';
import type { Draft } from '../../lib/drafts/use-draft';
import type { ApiQuery } from '../../lib/api/use-api';
import { DraftBanner } from './draft-banner';
import { FormFields } from './admin-form';
import { BusyButton } from './busy-button';
import { LeaveGuard } from './leave-guard';
import { type Notice, NoticeBanner } from './notice-banner';
import { ApiContent } from './api-content';

interface FormPaneProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Pane beside a list; full-screen below 900 px. */
function FormPane({ title, onClose, children }: FormPaneProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      sx={{
        '& .MuiDialog-container': { justifyContent: { md: 'flex-end' }, alignItems: 'stretch' },
        '& .MuiDialog-paper': {
          m: 0,
          width: { xs: 1, md: 'min(620px, 55vw)' },
          maxWidth: 'none',
          maxHeight: 'none',
          borderRadius: 0,
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 1 }}>
        <DialogTitle sx={{ flexGrow: 1 }}>{title}</DialogTitle>
        <IconButton aria-label="Cerrar" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {children}
    </Dialog>
  );
}

interface DialogForm {
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  /** An unsaved draft of an earlier visit. */
  readonly draft: Draft;
}

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: DialogForm;
  /** Error, or success while it stays open. */
  readonly notice: Notice | undefined;
  readonly onSubmit: () => void;
  /** A second submit button. */
  readonly another?: { readonly label: string; readonly onClick: () => void };
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Form of a record beside its list. The panel's leave guard asks about unsaved changes. */
export function FormDialog({
  title,
  submitLabel,
  form: { isDirty, isBusy, formRef, draft },
  notice,
  onSubmit,
  another,
  onClose,
  children,
}: FormDialogProps) {
  return (
    <FormPane title={title} onClose={onClose}>
      <Box
        component="form"
        noValidate
        {...(formRef && { ref: formRef })}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSubmit();
        }}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
      >
        <DialogContent
          dividers
          sx={{ display: 'grid', gap: 2, alignContent: 'start', px: { xs: 2, sm: 3 } }}
        >
          <NoticeBanner notice={notice} />
          <DraftBanner draft={draft} />
          {/* Room for the first field's floating label. */}
          <Box sx={{ pt: 1 }}>
            <FormFields>{children}</FormFields>
          </Box>
        </DialogContent>
        <DialogActions
          disableSpacing
          sx={{
            pb: 'calc(var(--space-16) + env(safe-area-inset-bottom))',
            '& .MuiButton-root': { px: { xs: 1.5, sm: 2 } },
          }}
        >
          <Button onClick={onClose}>Cancelar</Button>
          {another && (
            <Button
              variant="outlined"
              aria-disabled={isBusy}
              onClick={() => {
                if (!isBusy) another.onClick();
              }}
            >
              {another.label}
            </Button>
          )}
          <BusyButton type="submit" variant="contained" isBusy={isBusy}>
            {submitLabel}
          </BusyButton>
        </DialogActions>
        <LeaveGuard isDirty={isDirty} onDiscard={draft.clear} />
      </Box>
    </FormPane>
  );
}

interface WaitingPaneProps {
  readonly title: string;
  readonly query: ApiQuery<unknown>;
  readonly onClose: () => void;
}

/** Form pane while its data is loading or could not be loaded. */
export function WaitingPane({ title, query, onClose }: WaitingPaneProps) {
  return (
    <FormPane title={title} onClose={onClose}>
      <DialogContent>
        <ApiContent query={query}>{() => null}</ApiContent>
      </DialogContent>
    </FormPane>
  );
}
