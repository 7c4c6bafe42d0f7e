import type { ReactNode } from 'react';
import type { ApiQuery } from '../../lib/api/use-api';
import { type Notice, NoticeBanner } from './notice-banner';
import { NewDraft, OpenDrafts } from './open-drafts';
import type { FormRoute } from './use-form-route';

interface ListNoticesProps<T> {
  /** What was done last. */
  readonly notice: Notice | undefined;
  /** What goes on meanwhile. */
  readonly progress?: ReactNode;
  /** Paths of the calls that create and change a record: under them their forms keep drafts. */
  readonly createPath: string;
  readonly updatePath: string;
  readonly query: ApiQuery<readonly T[]>;
  readonly idOf: (record: T) => string;
  readonly route: FormRoute;
  /** Whether a form is open. */
  readonly isOpen: boolean;
}

/** Above a list with forms: what was done, and what was typed another time and not saved. */
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
      {/* It gets the focus: not while a form has it. */}
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
