import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode, SubmitEvent } from 'react';
import { DraftBanner } from './draft-banner';
import { BusyButton } from './buttons';
import { LeaveGuard } from './leave-guard';
import type { ResourceForm } from './use-resource-form';

interface RecordFormProps {
  /** Accessible name of the form. */
  readonly label: string;
  readonly submitLabel: string;
  readonly form: Pick<ResourceForm<object>, 'isBusy' | 'submit'> &
    Partial<Pick<ResourceForm<object>, 'isDirty' | 'formRef' | 'draft'>>;
  readonly children: ReactNode;
}

/**
 * Form of a screen: grid of fields, submit button with spinner. It offers its draft, and asks before the user leaves
 * unsaved changes.
 */
export function RecordForm({ label, submitLabel, form, children }: RecordFormProps) {
  const { isBusy, submit, isDirty = false, formRef, draft } = form;
  return (
    <Card
      component="form"
      {...(formRef && { ref: formRef })}
      aria-label={label}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) submit();
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
      <LeaveGuard isDirty={isDirty} onDiscard={draft?.clear} />
    </Card>
  );
}

/** Grid of form fields: one column on a phone. */
export function FormFields({ children }: Pick<RecordFormProps, 'children'>) {
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
