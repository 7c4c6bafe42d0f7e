import type { Endpoint } from '@club/shared';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../lib/api/call-api';
import type { ApiQuery } from '../../lib/api/use-api';
import { useDrafts } from '../../lib/drafts/use-draft';
import { draftTime } from './draft-banner';
import { ListScreen } from './list-screen';
import { type Notice, NoticeBanner } from './notice-banner';
import type { PickedRow } from './record-row';
import { type BulkAction, useBulkActions } from './use-bulk-actions';
import { type DeletionTexts, useDeletion } from './use-deletion';
import { useFormRoute } from './use-form-route';
import { type ListControlsOptions, useListControls } from './use-list-controls';

export interface RowActions {
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Shows the result of a further action of the row. */
  readonly onDone: (notice: Notice) => void;
  /** Set during a bulk selection. */
  readonly pick: PickedRow | undefined;
}

/** A kind of record that the panel lists and deletes, with its texts. */
export interface ListedResource<T> {
  readonly title: string;
  /** The record's noun: 'equipo', as in 'Buscar equipo'. */
  readonly noun: string;
  /** Button that opens the form: 'Nuevo equipo'. */
  readonly newLabel: string;
  readonly listHeading: string;
  readonly remove: Endpoint<null>;
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
}

interface OpenForm {
  /** The record to edit; `null` for a new one. */
  readonly id: string | null;
  /** Called when everything is saved, with the notice to show. */
  readonly onDone: (notice: Notice) => void;
  readonly onClose: () => void;
}

/** Options of a screen of records that do not depend on how they are edited. */
export interface ScreenOptions<T> {
  readonly query: ApiQuery<readonly T[]>;
  readonly note?: ReactNode;
  /** Further ways to create records, beside the title, and above the list, on phones behind a button. */
  readonly lead?: (records: readonly T[], onDone: (notice: Notice) => void) => ReactNode;
  readonly more?: (records: readonly T[], onDone: (notice: Notice) => void) => ReactNode;
  /** Progress shown below the notice. */
  readonly progress?: ReactNode;
}

interface RecordsScreenProps<T> extends ScreenOptions<T> {
  readonly resource: ListedResource<T>;
  readonly idOf: (record: T) => string;
  /** Display name of a record. */
  readonly nameOf: (record: T) => string;
  /** First parts of the forms' draft keys. */
  readonly draftPaths: { readonly create: string; readonly update: string };
  /** Scope of the list, such as the season. */
  readonly detail?: string | undefined;
  readonly canCreate?: boolean;
  /** The open form; nothing if there is no such record. */
  readonly form: (open: OpenForm) => ReactNode;
  readonly rows: (
    shown: readonly T[],
    actionsOf: (record: T) => RowActions,
    records: readonly T[],
  ) => ReactNode;
}

/** Bulk actions: those of the resource, and deletion. */
function bulkActionsOf<T>(
  { remove, varios }: ListedResource<T>,
  idOf: (record: T) => string,
): readonly BulkAction<T>[] {
  if (!varios) return [];
  const { plural, deletionDetail, more = [] } = varios;
  const deletion: BulkAction<T> = {
    label: 'Borrar',
    question: (count) => `¿Seguro que quieres borrar ${String(count)} ${plural}?`,
    detail: deletionDetail,
    success: (count) => `${String(count)} ${plural}: borrados!`,
    call: (record) => callApi(remove, { id: idOf(record) }),
  };
  return [...more, deletion];
}

/** Screen of records: the list, and beside it the form of one of them (regla 65). */
export function RecordsScreen<T>({
  resource,
  idOf,
  nameOf,
  draftPaths,
  query,
  detail,
  canCreate = true,
  note,
  lead,
  more,
  progress,
  form,
  rows,
}: RecordsScreenProps<T>) {
  const [notice, setNotice] = useState<Notice>();
  const route = useFormRoute();
  /** Shows a result, and reloads the list if the data has changed. */
  const finish = (outcome: Notice) => {
    setNotice(outcome);
    if (outcome.kind === 'success' || outcome.isPartly) query.reload();
  };
  const openForm =
    (route.isNew || route.editedId !== null) &&
    form({
      id: route.editedId,
      onDone: (outcome) => {
        route.finish();
        finish(outcome);
      },
      onClose: route.close,
    });
  // An open form takes the focus, and offers its own draft.
  const isOpen = Boolean(openForm);
  const drafts = new Map(useDrafts(isOpen));
  const offered = [
    ...(query.status === 'ready' ? query.data.map(idOf) : []).map((id) => ({
      key: `${draftPaths.update}/${id}`,
      open: () => {
        route.openEdit(id);
      },
    })),
    { key: `${draftPaths.create}/`, open: route.openNew },
  ];
  const deletion = useDeletion(resource.remove, idOf, resource.deletion, finish);
  const varios = useBulkActions<T>({
    actions: bulkActionsOf(resource, idOf),
    idOf,
    nameOf,
    onDone: finish,
  });
  const list = useListControls({ ...resource.list, searchLabel: `Buscar ${resource.noun}` });
  const actionsOf = (record: T): RowActions => ({
    onEdit: () => route.openEdit(idOf(record)),
    onDelete: () => deletion.ask(record),
    onDone: finish,
    pick: varios.pickOf(record),
  });
  return (
    <>
      <ListScreen
        title={resource.title}
        documentTitle={`Administrar ${resource.title.toLowerCase()}`}
        heading={resource.listHeading}
        detail={detail}
        added={canCreate ? { label: resource.newLabel, onClick: route.openNew } : undefined}
        empty={resource.list.empty}
        query={query}
        list={list}
        note={note}
        lead={(records) => lead?.(records, finish)}
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
          <>
            <NoticeBanner notice={isOpen ? undefined : notice} />
            {progress}
            {!isOpen &&
              offered.map(({ key, open }) => {
                const draft = drafts.get(key);
                return (
                  draft && (
                    <Alert
                      key={key}
                      severity="info"
                      role="status"
                      action={
                        <Button
                          color="inherit"
                          aria-label={`Abrir borrador: ${draft.titulo}`}
                          onClick={open}
                        >
                          Abrir
                        </Button>
                      }
                    >
                      Hay un borrador sin guardar {draftTime(draft.cuando)}: {draft.titulo}.
                    </Alert>
                  )
                );
              })}
          </>
        }
      >
        {(shown, records) => rows(shown, actionsOf, records)}
      </ListScreen>
      {deletion.dialog}
      {varios.dialog}
      {openForm}
    </>
  );
}
