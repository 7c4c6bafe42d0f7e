import type { Endpoint, EndpointInput, endpoints } from '@club/shared';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import type { z } from 'zod';
import { callApi } from '../../lib/api/call-api';
import type { ApiQuery } from '../../lib/api/use-api';
import { FormDialog } from './form-dialog';
import { ListScreen } from './list-screen';
import { ListNotices } from './list-notices';
import type { Notice } from './notice-banner';
import type { PickedRow } from './record-row';
import { RuledList } from './rows';
import { type DeletionTexts, useDeletion } from './use-deletion';
import { useListForms } from './use-list-forms';
import { type ListControlsOptions, useListControls } from './use-list-controls';
import { type ResourceForm, useResourceForm } from './use-resource-form';
import { type BulkAction, useBulkActions } from './use-bulk-actions';

export interface RowActions {
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Shows the result of a further action of the row. */
  readonly onDone: (notice: Notice) => void;
  /** Set during a bulk selection. */
  readonly pick: PickedRow | undefined;
}

/** A call with a request body. */
type Writing = Endpoint<z.ZodType>;

interface Stored {
  readonly _id: string;
}

/** A kind of record that the panel creates, edits, deletes and lists. */
interface Resource<
  T extends Stored,
  Values extends object,
  Create extends Writing = Writing,
  Update extends Writing = Writing,
> {
  readonly title: string;
  /** The record's noun: 'equipo', as in 'Editar equipo'. */
  readonly noun: string;
  /** Button that opens the form: 'Nuevo equipo'. */
  readonly newLabel: string;
  /** Submit button: 'Crear equipo'. */
  readonly createLabel: string;
  readonly listHeading: string;
  /** Success messages (regla 65). */
  readonly created: (values: Values) => string;
  readonly updated: (values: Values) => string;
  readonly create: Create;
  readonly update: Update;
  readonly remove: Endpoint<null>;
  /** Initial values of the creation form (regla 13). */
  readonly initial: Values;
  readonly valuesOf: (record: T) => Values;
  /** Request body for a new record, or for a change of `record`. */
  readonly bodyOf: (
    values: Values,
    record: T | undefined,
  ) => EndpointInput<Create> & EndpointInput<Update>;
  /**
   * `reload` reads the list again, after a field has stored something by itself. `done` also closes the form and shows
   * a notice.
   */
  readonly fields: (
    form: ResourceForm<Values>,
    record: T | undefined,
    reload: () => void,
    done: (notice: Notice) => void,
  ) => ReactNode;
  /** Called with the id of a record that was just created. */
  readonly onCreated?: (id: string, values: Values) => void;
  readonly deletion: DeletionTexts<T>;
  readonly list: Omit<ListControlsOptions<T>, 'searchLabel'> & {
    /** Text of the empty list: "Aún no hay …". */
    readonly empty: string;
  };
  /** Bulk actions; none if absent. */
  readonly varios?: {
    readonly plural: string;
    /** Consequences of deleting these records. */
    readonly deletionDetail: (records: readonly T[]) => Promise<string> | string;
    readonly more?: readonly BulkAction<T>[];
  };
  readonly row: (record: T, actions: RowActions, records: readonly T[]) => ReactNode;
}

type Calls = typeof endpoints;
/** Kinds of record whose endpoints share a naming pattern. */
type ResourceName = 'Campo' | 'Competicion' | 'Equipo' | 'Jugador' | 'Noticia' | 'Temporada';

/** A resource, typed by the name in its endpoints, so that the form's body type is checked. */
export type ResourceOf<
  Name extends ResourceName,
  T extends Stored,
  Values extends object,
> = Resource<T, Values, Calls[`add${Name}`], Calls[`update${Name}`]>;

/** A record's display name; empty if it has none. */
function nameOf(record: object): string {
  if ('nombre' in record) return String(record.nombre);
  return 'titulo' in record ? `«${String(record.titulo)}»` : '';
}

interface ResourceDialogProps<T extends Stored, Values extends object> {
  readonly resource: Resource<T, Values>;
  /** The record to edit; none for a new one. */
  readonly record: T | undefined;
  readonly reload: () => void;
  /** Called when everything is saved, with the notice to show. */
  readonly onDone: (notice: Notice) => void;
  readonly onClose: () => void;
}

/** Form of a record. One of a new record can stay open for the next. */
function ResourceDialog<T extends Stored, Values extends object>({
  resource,
  record,
  reload,
  onDone,
  onClose,
}: ResourceDialogProps<T, Values>) {
  const [notice, setNotice] = useState<Notice>();
  const staysOpen = useRef(false);
  const title = record ? `Editar ${resource.noun}` : resource.createLabel;
  const form = useResourceForm({
    endpoint: record ? resource.update : resource.create,
    id: record?._id,
    initial: record ? resource.valuesOf(record) : resource.initial,
    bodyOf: (values) => resource.bodyOf(values, record),
    success: record ? resource.updated : resource.created,
    isEmptiedBySuccess: !record,
    onWritten: record ? undefined : resource.onCreated,
    onDone: (outcome) => {
      if (outcome.kind === 'success' && !staysOpen.current) {
        onDone(outcome);
        return;
      }
      setNotice(outcome);
      if (outcome.kind === 'success') reload();
    },
    titulo: record ? `${title} ${nameOf(record)}`.trim() : title,
  });
  const submit = (isMore: boolean) => {
    staysOpen.current = isMore;
    form.submit();
  };
  return (
    <FormDialog
      title={title}
      submitLabel={record ? 'Guardar' : resource.createLabel}
      form={form}
      notice={notice}
      onSubmit={() => {
        submit(false);
      }}
      {...(!record && {
        another: {
          label: 'Guardar y seguir',
          onClick: () => {
            submit(true);
          },
        },
      })}
      onClose={onClose}
    >
      {resource.fields(form, record, reload, onDone)}
    </FormDialog>
  );
}

interface ResourceScreenProps<T extends Stored, Values extends object> {
  readonly resource: Resource<T, Values>;
  readonly query: ApiQuery<readonly T[]>;
  readonly note?: ReactNode;
  /** Another way to create records, above the list. */
  readonly more?: (records: readonly T[], onDone: (notice: Notice) => void) => ReactNode;
  /** Progress shown below the notice. */
  readonly progress?: ReactNode;
}

/** Bulk actions: delete, and those of the resource. */
function bulkActionsOf<T extends Stored, Values extends object>({
  remove,
  varios,
}: Resource<T, Values>): readonly BulkAction<T>[] {
  if (!varios) return [];
  const { plural, deletionDetail, more = [] } = varios;
  const deletion: BulkAction<T> = {
    label: 'Borrar',
    question: (count) => `¿Seguro que quieres borrar ${String(count)} ${plural}?`,
    detail: deletionDetail,
    success: (count) => `${String(count)} ${plural}: borrados!`,
    call: ({ _id: id }) => callApi(remove, { id }),
  };
  return [...more, deletion];
}

const idOf = ({ _id }: Stored) => _id;

/** Screen of a resource: the list, and beside it the form of a record (regla 65). */
export function ResourceScreen<T extends Stored, Values extends object>({
  resource,
  query,
  note,
  more,
  progress,
}: ResourceScreenProps<T, Values>) {
  const { route, notice, finish, saved } = useListForms(query.reload);
  const edited =
    query.status === 'ready' ? query.data.find(({ _id }) => _id === route.editedId) : undefined;
  const isOpen = route.isNew || edited !== undefined;
  const deletion = useDeletion(resource.remove, idOf, resource.deletion, finish);
  const varios = useBulkActions<T>({
    actions: bulkActionsOf(resource),
    idOf,
    nameOf,
    onDone: finish,
  });
  const actionsOf = (record: T): RowActions => ({
    onEdit: () => {
      route.openEdit(record._id);
    },
    onDelete: () => {
      deletion.ask(record);
    },
    onDone: finish,
    pick: varios.pickOf(record),
  });
  const list = useListControls({ ...resource.list, searchLabel: `Buscar ${resource.noun}` });
  return (
    <>
      <ListScreen
        title={resource.title}
        documentTitle={`Administrar ${resource.title.toLowerCase()}`}
        heading={resource.listHeading}
        added={{ label: resource.newLabel, onClick: route.openNew }}
        empty={resource.list.empty}
        query={query}
        list={list}
        note={note}
        tools={
          (resource.varios ?? more) &&
          ((records, shown) => (
            <>
              {resource.varios && records.length > 0 && varios.bar(shown)}
              {more?.(records, finish)}
            </>
          ))
        }
        notices={
          <ListNotices
            notice={notice}
            progress={progress}
            createPath={resource.create.path}
            updatePath={resource.update.path}
            query={query}
            idOf={idOf}
            route={route}
            isOpen={isOpen}
          />
        }
      >
        {(shown, records) => (
          <RuledList>
            {shown.map((record) => (
              <Fragment key={record._id}>
                {resource.row(record, actionsOf(record), records)}
              </Fragment>
            ))}
          </RuledList>
        )}
      </ListScreen>
      {deletion.dialog}
      {varios.dialog}
      {isOpen && (
        <ResourceDialog
          key={edited?._id ?? ''}
          resource={resource}
          record={edited}
          reload={query.reload}
          onDone={saved}
          onClose={route.close}
        />
      )}
    </>
  );
}
