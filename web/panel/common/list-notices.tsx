import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useDrafts } from '../../lib/drafts/use-draft';
import type { ApiQuery } from '../../lib/api/use-api';
import { draftTime } from './draft-banner';
import { type Notice, NoticeBanner } from './notice-banner';
import type { FormRoute } from './use-list-forms';

interface DraftAlertProps {
  readonly titulo: string;
  readonly cuando: string;
  readonly onOpen: () => void;
}

function DraftAlert({ titulo, cuando, onOpen }: DraftAlertProps) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" aria-label={`Abrir borrador: ${titulo}`} onClick={onOpen}>
          Abrir
        </Button>
      }
    >
      Hay un borrador sin guardar {draftTime(cuando)}: {titulo}.
    </Alert>
  );
}

interface ListNoticesProps<T> {
  /** Result of the last action. */
  readonly notice: Notice | undefined;
  /** Progress of a running action. */
  readonly progress?: ReactNode;
  /** Paths of the create and update calls, used as draft keys. */
  readonly createPath: string;
  readonly updatePath: string;
  readonly query: ApiQuery<readonly T[]>;
  readonly idOf: (record: T) => string;
  readonly route: FormRoute;
  /** Whether a form is open. It takes the focus, and offers its own draft. */
  readonly isOpen: boolean;
}

/** Content above a list: the last result, and drafts of changed and of new records. */
export function ListNotices<T>({
  notice,
  progress,
  createPath,
  updatePath,
  query,
  idOf,
  route,
  isOpen,
}: ListNoticesProps<T>) {
  const drafts = useDrafts(isOpen);
  const ids = query.status === 'ready' ? query.data.map(idOf) : [];
  const offered = [
    ...ids.map((id) => ({
      key: `${updatePath}/${id}`,
      open: () => {
        route.openEdit(id);
      },
    })),
    { key: `${createPath}/`, open: route.openNew },
  ];
  return (
    <>
      <NoticeBanner notice={isOpen ? undefined : notice} />
      {progress}
      {!isOpen &&
        offered.map(({ key, open }) => {
          const draft = drafts.find(([clave]) => clave === key)?.[1];
          return draft && <DraftAlert key={key} {...draft} onOpen={open} />;
        })}
    </>
  );
}
