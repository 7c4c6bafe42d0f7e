import type { ReactNode } from 'react';
import { AdminForm } from './admin-form';
import { LeaveGuard } from './leave-guard';
import type { ResourceForm } from './use-resource-form';

interface RecordFormProps<Values extends object> {
  /** Names the form to screen readers. */
  readonly label: string;
  readonly submitLabel: string;
  readonly form: ResourceForm<Values>;
  readonly children: ReactNode;
}

/** A form of the panel that writes one record: it keeps a draft, and asks before it is left with changes in it. */
export function RecordForm<Values extends object>({
  form: { isBusy, isDirty, submit, formRef, draft },
  children,
  ...names
}: RecordFormProps<Values>) {
  return (
    <AdminForm {...names} isBusy={isBusy} onSubmit={submit} formRef={formRef} draft={draft}>
      {children}
      <LeaveGuard isDirty={isDirty} onDiscard={draft.clear} />
    </AdminForm>
  );
}
