import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import type { Draft } from '../../lib/drafts/use-draft';
import { DraftBanner } from './draft-banner';
import { BusyButton } from './buttons';
import { LeaveGuard } from './leave-guard';
import type { ResourceForm } from './use-resource-form';

interface AdminFormProps {
  /** Accessible name of the form. */
  readonly label: string;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly formRef?: RefObject<HTMLFormElement | null>;
  /** An unsaved draft of an earlier visit. */
  readonly draft?: Draft;
  readonly children: ReactNode;
}

/** A panel form: responsive grid of fields, submit button with spinner. */
export function AdminForm(props: AdminFormProps) {
  const { label, submitLabel, isBusy, onSubmit, formRef, draft, children } = props;
  return (
    <Card
      component="form"
      {...(formRef && { ref: formRef })}
      aria-label={label}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}
    >
      {draft && <DraftBanner draft={draft} />}
      <FormFields>{children}</FormFields>
      <Box>
        <BusyButton type="submit" variant="contained" isBusy={isBusy}>
          {submitLabel}
        </BusyButton>
      </Box>
    </Card>
  );
}

/** Grid of form fields: one column on a phone. */
export function FormFields({ children }: Pick<AdminFormProps, 'children'>) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' },
      }}
    >
      {children}
    </Box>
  );
}

interface RecordFormProps<Values extends object> extends Pick<
  AdminFormProps,
  'label' | 'submitLabel' | 'children'
> {
  readonly form: ResourceForm<Values>;
}

/** Form that writes one record. It offers its draft, and asks before the user leaves unsaved changes. */
export function RecordForm<Values extends object>({
  form: { isBusy, isDirty, submit, formRef, draft },
  children,
  ...labels
}: RecordFormProps<Values>) {
  return (
    <AdminForm {...labels} isBusy={isBusy} onSubmit={submit} formRef={formRef} draft={draft}>
      {children}
      <LeaveGuard isDirty={isDirty} onDiscard={draft.clear} />
    </AdminForm>
  );
}
