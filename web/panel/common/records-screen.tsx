import type { Endpoint } from '@club/shared';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useDrafts } from '../../lib/drafts/use-draft';
import { draftTime } from './draft-banner';
import { type ListedKind, ListScreen, type ListScreenProps } from './list-screen';
import { type Notice, NoticeBanner, toNotice } from './notice-banner';
import type { RowSelection } from './record-row';
import { type BulkResource, useBulkActions } from './use-bulk-actions';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useAllowNext } from './leave-guard';
import { useWrite } from '../../lib/api/use-write';
import { useQuestion } from './confirm-dialog';

interface DeletionTexts<T> {
  readonly question: (record: T) => string;
  /** Consequences; a promise if they have to be loaded. */
  readonly detail: (record: T) => ReactNode;
  /** Text of a second confirmation, if there is one. */
  readonly secondQuestion?: string;
  readonly success: string;
}

/** Query parameter with the id of the record being edited. */
const EDIT = 'editar';
/** Query parameter that opens the form of a new record. */
const NEW = 'nuevo';

/** The open form of a list, kept in the URL: it can be linked to, reloaded, and closed with the back button. */
function useFormRoute() {
  const [params] = useSearchParams();
  /** History state of a form opened from its list: going back leads to the list. */
  const opened = useLocation().state as { readonly isOverList?: true } | null;
  const navigate = useNavigate();
  const allowNext = useAllowNext();
  const open = (search: string) => {
    void navigate({ search }, { state: { isOverList: true } });
  };
  /** Goes back to the list; the leave guard asks about unsaved changes. */
  const close = () => {
    if (opened?.isOverList) void navigate(-1);
    else void navigate({ search: '' }, { replace: true });
  };
  return {
    isNew: params.has(NEW),
    editedId: params.get(EDIT),
    openNew: () => open(`?${NEW}`),
    openEdit: (id: string) => open(`?${new URLSearchParams({ [EDIT]: id }).toString()}`),
    close,
    /** Goes back to the list after saving, without a question. */
    finish: () => {
      allowNext();
      close();
    },
  };
}

export interface RowActions {
  readonly onEdit: () => void;
  readonly onDelete: () => void;
  /** Shows the result of a further action of the row. */
  readonly onDone: (notice: Notice) => void;
  /** Set during a bulk selection. */
  readonly pick: RowSelection | undefined;
}

/** A kind of record that the panel lists and deletes, with its texts. */
export interface ListedResource<T> extends ListedKind<T>, BulkResource<T> {
  /** Button that opens the form: 'Nuevo equipo'. */
  readonly newLabel: string;
  readonly create: Endpoint;
  readonly update: Endpoint;
  readonly deletion: DeletionTexts<T>;
}

interface OpenForm {
  /** The record to edit; `null` for a new one. */
  readonly id: string | null;
  /** Called when everything is saved, with the notice to show. */
  readonly onDone: (notice: Notice) => void;
  readonly onClose: () => void;
}

/** Options of a screen of records that do not depend on how records are edited. */
export interface ScreenOptions<T> extends Pick<ListScreenProps<T>, 'query' | 'detail' | 'note'> {
  /** Further ways to create records, beside the title. */
  readonly lead?: (records: readonly T[], onDone: (notice: Notice) => void) => ReactNode;
  /** Further ways to create records, above the list; on phones behind a button. */
  readonly more?: (records: readonly T[], onDone: (notice: Notice) => void) => ReactNode;
}

interface RecordsScreenProps<T> extends ScreenOptions<T> {
  readonly resource: ListedResource<T>;
  /** Progress shown below the notice. */
  readonly progress?: ReactNode;
  /** The open form; nothing if there is no such record. */
  readonly form: (open: OpenForm) => ReactNode;
  readonly rows: (
    shown: readonly T[],
    rowActions: (record: T) => RowActions,
    records: readonly T[],
  ) => ReactNode;
}

/** Screen of records: the list, and beside it the form of one of them (regla 65). */
export function RecordsScreen<T>({
  resource,
  lead,
  more,
  progress,
  form,
  rows,
  ...listProps
}: RecordsScreenProps<T>) {
  const { query } = listProps;
  const { toId, create, update, remove, deletion, bulk } = resource;
  const [notice, setNotice] = useState<Notice>();
  const route = useFormRoute();
  /** Shows a result and reloads the list. Also after a refusal: a bulk action may have succeeded for some records. */
  const showResult = (outcome: Notice) => {
    setNotice(outcome);
    query.reload();
  };
  const openForm =
    (route.isNew || route.editedId !== null) &&
    form({
      id: route.editedId,
      onDone: (outcome) => {
        route.finish();
        showResult(outcome);
      },
      onClose: route.close,
    });
  // An open form shows its notices and its draft itself. When it is closed, the drafts are read again.
  const isOpen = Boolean(openForm);
  const drafts = new Map(useDrafts(isOpen));
  const ids = query.status === 'ready' ? query.data.map(toId) : [];
  /** The draft key that `useResourceForm` gives each form, and how to open the form. */
  const forms = [
    ...ids.map((id) => [`${update.path}/${id}`, () => route.openEdit(id)] as const),
    [`${create.path}/`, route.openNew] as const,
  ];
  const { ask, dialog } = useQuestion();
  const removal = useWrite(remove);
  const askToDelete = (record: T) => {
    const { question, detail, secondQuestion, success } = deletion;
    const texts = { confirmLabel: 'Borrar', detail: detail(record) };
    const askLast = (title: string) =>
      ask({
        ...texts,
        title,
        work: () => removal.send({ id: toId(record) }),
        onDone: (result) => showResult(toNotice(result, success)),
      });
    if (secondQuestion === undefined) askLast(question(record));
    else
      ask({
        ...texts,
        title: question(record),
        work: () => undefined,
        onDone: () => askLast(secondQuestion),
      });
  };
  const selection = useBulkActions(resource, ask, showResult);
  const rowActions = (record: T): RowActions => ({
    onEdit: () => route.openEdit(toId(record)),
    onDelete: () => askToDelete(record),
    onDone: showResult,
    pick: selection.toRowSelection(record),
  });
  return (
    <>
      <ListScreen<T>
        {...listProps}
        resource={resource}
        create={{ label: resource.newLabel, onClick: route.openNew }}
        lead={(records) => lead?.(records, showResult)}
        {...((bulk ?? more) && {
          tools: (records, shown) => (
            <>
              {bulk && records.length > 0 && selection.bar(shown)}
              {more?.(records, showResult)}
            </>
          ),
        })}
        notices={
          <>
            <NoticeBanner notice={isOpen ? undefined : notice} />
            {progress}
            {!isOpen &&
              forms.map(([key, open]) => {
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
        {(shown, records) => rows(shown, rowActions, records)}
      </ListScreen>
      {dialog}
      {openForm}
    </>
  );
}
