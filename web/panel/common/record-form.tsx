import type { ReactNode } from 'react';
import { AdminForm } from './admin-form';
import { LeaveGuard } from './leave-guard';
import type { ResourceForm } from './use-resource-form';

interface RecordFormProps<Values extends object> {
  /** Accessible name of the form. */
  readonly label: string;
  readonly submitLabel: string;
  readonly form: ResourceForm<Values>;
  readonly children: ReactNode;
}

/** Form that writes one record. It keeps a draft and asks before unsaved changes are left. */
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
