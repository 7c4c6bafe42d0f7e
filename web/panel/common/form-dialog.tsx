import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { Endpoint } from '@club/shared';
import { type ReactNode, useRef, useState } from 'react';
import { DraftBanner } from './draft-banner';
import { FormFields } from './record-form';
import { BusyButton } from './buttons';
import { LeaveGuard } from './leave-guard';
import { type Notice, NoticeBanner } from './notice-banner';
import { type ResourceForm, type ResourceFormOptions, useResourceForm } from './use-resource-form';

interface FormPaneProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Pane beside a list, for the form of a record; full-screen below 900 px. */
export function FormPane({ title, onClose, children }: FormPaneProps) {
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

interface PaneFormProps<E extends Endpoint, Values extends object> extends Omit<
  ResourceFormOptions<E, Values>,
  'isEmptiedBySuccess' | 'context'
> {
  readonly title: string;
  /** Why the values cannot be sent, if not because of one field. */
  readonly findProblem?: (values: Values) => string | undefined;
  /** Called when a record was created and the form stays open for another one. */
  readonly onMore: () => void;
  readonly onClose: () => void;
  readonly children: (form: ResourceForm<Values>) => ReactNode;
}

/**
 * Form of a record in its pane. The form of a new record can stay open for another one. The panel's leave guard
 * asks about unsaved changes.
 */
export function PaneForm<E extends Endpoint, Values extends object>({
  title,
  findProblem,
  onMore,
  onClose,
  children,
  ...options
}: PaneFormProps<E, Values>) {
  const [notice, setNotice] = useState<Notice>();
  const staysOpen = useRef(false);
  const isNew = options.id === undefined;
  const form = useResourceForm({
    ...options,
    isEmptiedBySuccess: isNew,
    onDone: (outcome) => {
      if (outcome.kind === 'success' && !staysOpen.current) {
        options.onDone(outcome);
        return;
      }
      setNotice(outcome);
      if (outcome.kind === 'success') onMore();
    },
  });
  const { isBusy, isDirty, formRef, draft } = form;
  const submit = (whenSaved: 'close' | 'stay') => {
    if (isBusy) return;
    staysOpen.current = whenSaved === 'stay';
    const problem = findProblem?.(form.values);
    if (problem === undefined) form.submit();
    else setNotice({ kind: 'error', msg: problem });
  };
  return (
    <Box
      component="form"
      noValidate
      ref={formRef}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        submit('close');
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
          <FormFields>{children(form)}</FormFields>
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
        {isNew && (
          <Button variant="outlined" aria-disabled={isBusy} onClick={() => submit('stay')}>
            Guardar y seguir
          </Button>
        )}
        <BusyButton type="submit" variant="contained" isBusy={isBusy}>
          {isNew ? title : 'Guardar'}
        </BusyButton>
      </DialogActions>
      <LeaveGuard isDirty={isDirty} onDiscard={draft.clear} />
    </Box>
  );
}
