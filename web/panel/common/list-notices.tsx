import type { ReactNode } from 'react';
import type { ApiQuery } from '../../lib/api/use-api';
import { type Notice, NoticeBanner } from './notice-banner';
import { NewDraft, OpenDrafts } from './open-drafts';
import type { FormRoute } from './use-form-route';

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
  readonly isOpen: boolean;
}

/** Content above a list: the last result and unsaved drafts. */
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
  return (
    <>
      {/* The banner takes the focus, so it is hidden while a form is open. */}
      <NoticeBanner notice={isOpen ? undefined : notice} />
      {progress}
      <OpenDrafts
        prefix={`${updatePath}/`}
        records={query.status === 'ready' ? query.data : []}
        idOf={idOf}
        onOpen={(record) => {
          route.openEdit(idOf(record));
        }}
        isHidden={isOpen}
      />
      <NewDraft clave={`${createPath}/`} onOpen={route.openNew} isHidden={isOpen} />
    </>
  );
}
