import type { Endpoint, EndpointInput } from '@club/shared';
import { Fragment, type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Page, SectionHeading } from '../../components/page';
import type { ApiQuery } from '../../lib/api/use-api';
import { AdminForm } from './admin-form';
import { ApiContent } from './api-content';
import { EditDialog } from './edit-dialog';
import { LeaveGuard } from './leave-guard';
import { OpenDrafts } from './open-drafts';
import { type Notice, NoticeBanner } from './notice-banner';
import { ResourceList, type ResourceListProps } from './resource-list';
import { type DeletionTexts, useDeletion } from './use-deletion';
import { type ResourceForm, useResourceForm } from './use-resource-form';

/** Parameter of the address that names the record whose form is open. */
export const EDITAR = 'editar';

/** What can be done to a record from its row. */
export interface RowActions {
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Shows the outcome of anything else that the row does. */
  readonly onDone: (notice: Notice) => void;
}

/** A kind of record that the panel creates, changes, deletes and lists. */
export interface Resource<
  T extends { readonly _id: string },
  Values extends object,
  Create extends Endpoint,
  Update extends Endpoint,
> {
  readonly title: string;
  /** What the record is called: 'equipo', as in 'Editar equipo'. */
  readonly noun: string;
  /** Button that creates: 'Crear equipo'. */
  readonly createLabel: string;
  readonly listHeading: string;
  /** Messages of success (regla 65). */
  readonly created: (values: Values) => string;
  readonly updated: (values: Values) => string;
  readonly create: Create;
  readonly update: Update;
  readonly remove: Endpoint<null>;
  /** What the creation form begins with (regla 13). */
  readonly initial: Values;
  readonly valuesOf: (record: T) => Values;
  /** The body of a creation, or of a change of `record`. */
  readonly bodyOf: (
    values: Values,
    record: T | undefined,
  ) => EndpointInput<Create> & EndpointInput<Update>;
  /** `reload` reads the list again, when a field has stored something by itself. */
  readonly fields: (
    form: ResourceForm<Values>,
    record: T | undefined,
    reload: () => void,
  ) => ReactNode;
  /** What is left to do for a record that has just got its id. */
  readonly onCreated?: (id: string, values: Values) => void;
  readonly deletion: DeletionTexts<T>;
  readonly list: Pick<ResourceListProps<T>, 'textOf' | 'orders' | 'empty'>;
  readonly row: (record: T, actions: RowActions, records: readonly T[]) => ReactNode;
}

interface FormProps<
  T extends { readonly _id: string },
  Values extends object,
  Create extends Endpoint,
  Update extends Endpoint,
> {
  readonly resource: Resource<T, Values, Create, Update>;
  readonly onDone: (notice: Notice) => void;
}

function CreateForm<
  T extends { readonly _id: string },
  Values extends object,
  Create extends Endpoint,
  Update extends Endpoint,
>({ resource, onDone }: FormProps<T, Values, Create, Update>) {
  const form = useResourceForm({
    endpoint: resource.create,
    initial: resource.initial,
    bodyOf: (values) => resource.bodyOf(values, undefined),
    success: resource.created,
    isEmptiedBySuccess: true,
    onWritten: resource.onCreated,
    onDone,
    titulo: resource.createLabel,
  });
  return (
    <AdminForm
      label={resource.createLabel}
      submitLabel={resource.createLabel}
      isBusy={form.isBusy}
      onSubmit={form.submit}
      formRef={form.formRef}
      draft={form.draft}
    >
      {resource.fields(form, undefined, () => undefined)}
      <LeaveGuard isDirty={form.isDirty} onDiscard={form.draft.clear} />
    </AdminForm>
  );
}

/** What a record is called, if it is called anything. */
function nameOf(record: object): string {
  if ('nombre' in record) return String(record.nombre);
  return 'titulo' in record ? `«${String(record.titulo)}»` : '';
}

function EditForm<
  T extends { readonly _id: string },
  Values extends object,
  Create extends Endpoint,
  Update extends Endpoint,
>({
  resource,
  record,
  reload,
  onDone,
  onClose,
}: FormProps<T, Values, Create, Update> & {
  readonly record: T;
  readonly reload: () => void;
  readonly onClose: () => void;
}) {
  const [notice, setNotice] = useState<Notice>();
  const form = useResourceForm({
    endpoint: resource.update,
    id: record._id,
    initial: resource.valuesOf(record),
    bodyOf: (values) => resource.bodyOf(values, record),
    success: resource.updated,
    titulo: `Editar ${resource.noun} ${nameOf(record)}`.trim(),
    onDone: (outcome) => {
      if (outcome.kind === 'success') onDone(outcome);
      else setNotice(outcome);
    },
  });
  return (
    <EditDialog
      title={`Editar ${resource.noun}`}
      isDirty={form.isDirty}
      isBusy={form.isBusy}
      notice={notice}
      onSubmit={form.submit}
      onClose={onClose}
      formRef={form.formRef}
      draft={form.draft}
    >
      {resource.fields(form, record, reload)}
    </EditDialog>
  );
}

interface ResourceScreenProps<
  T extends { readonly _id: string },
  Values extends object,
  Create extends Endpoint,
  Update extends Endpoint,
> {
  readonly resource: Resource<T, Values, Create, Update>;
  readonly query: ApiQuery<readonly T[]>;
  /** Above the list. */
  readonly note?: ReactNode;
  /** Below the form that creates: another way to create. */
  readonly more?: (records: readonly T[], onDone: (notice: Notice) => void) => ReactNode;
  /** Below the message of what was done: what goes on meanwhile. */
  readonly progress?: ReactNode;
}

/** A screen of the panel: the form that creates, and the list with editing and deletion (regla 65). */
export function ResourceScreen<
  T extends { readonly _id: string },
  Values extends object,
  Create extends Endpoint,
  Update extends Endpoint,
>({ resource, query, note, more, progress }: ResourceScreenProps<T, Values, Create, Update>) {
  const [notice, setNotice] = useState<Notice>();
  const [picked, setPicked] = useState<T>();
  const [params, setParams] = useSearchParams();
  const linked = params.get(EDITAR);
  const edited =
    picked ?? (query.status === 'ready' ? query.data.find(({ _id }) => _id === linked) : undefined);
  const closeForm = () => {
    setPicked(undefined);
    if (linked !== null) setParams({}, { replace: true });
  };
  const finish = (outcome: Notice) => {
    setNotice(outcome);
    if (outcome.kind === 'success') query.reload();
  };
  const deletion = useDeletion(
    resource.remove,
    (record: T) => record._id,
    resource.deletion,
    finish,
  );
  const actionsOf = (record: T): RowActions => ({
    onEdit: () => {
      setPicked(record);
    },
    onDelete: () => {
      deletion.ask(record);
    },
    onDone: finish,
  });
  return (
    <Page title={resource.title} documentTitle={`Administrar ${resource.title.toLowerCase()}`}>
      <NoticeBanner notice={notice} />
      {progress}
      <OpenDrafts
        prefix={`${resource.update.path}/`}
        records={query.status === 'ready' ? query.data : []}
        idOf={({ _id }) => _id}
        onOpen={setPicked}
        isHidden={edited !== undefined}
      />
      <section>
        <SectionHeading>{resource.createLabel}</SectionHeading>
        <CreateForm resource={resource} onDone={finish} />
        {more && query.status === 'ready' && more(query.data, finish)}
      </section>
      <section>
        <SectionHeading>{resource.listHeading}</SectionHeading>
        {note}
        <ApiContent query={query}>
          {(records) => (
            <ResourceList
              {...resource.list}
              records={records}
              searchLabel={`Buscar ${resource.noun}`}
              row={(record) => (
                <Fragment key={record._id}>
                  {resource.row(record, actionsOf(record), records)}
                </Fragment>
              )}
            />
          )}
        </ApiContent>
      </section>
      {deletion.dialog}
      {edited && (
        <EditForm
          resource={resource}
          record={edited}
          reload={query.reload}
          onDone={(outcome) => {
            closeForm();
            finish(outcome);
          }}
          onClose={closeForm}
        />
      )}
    </Page>
  );
}
