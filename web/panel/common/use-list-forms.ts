import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { useLetGo } from './leave-guard';
import type { Notice } from './notice-banner';

/** Query parameter with the id of the record being edited. */
const EDIT = 'editar';
/** Query parameter that opens the form of a new record. */
const NEW = 'nuevo';

/** History state of a form opened from its list: going back leads to the list. */
interface Opened {
  readonly isOverList?: true;
}

export interface FormRoute {
  readonly isNew: boolean;
  readonly editedId: string | null;
  readonly openNew: () => void;
  readonly openEdit: (id: string) => void;
  /** Goes back to the list; the leave guard asks about unsaved changes. */
  readonly close: () => void;
  /** Goes back to the list after saving, without a question. */
  readonly finish: () => void;
}

/** The open form of a list, kept in the URL: it can be linked to, reloaded, and closed with the back button. */
function useFormRoute(): FormRoute {
  const [params] = useSearchParams();
  const location = useLocation();
  const opened = location.state as Opened | null;
  const navigate = useNavigate();
  const letGo = useLetGo();
  const open = (search: string) => {
    void navigate({ search }, { state: { isOverList: true } satisfies Opened });
  };
  const close = () => {
    if (opened?.isOverList) void navigate(-1);
    else void navigate({ search: '' }, { replace: true });
  };
  return {
    isNew: params.has(NEW),
    editedId: params.get(EDIT),
    openNew: () => {
      open(`?${NEW}`);
    },
    openEdit: (id) => {
      open(`?${new URLSearchParams({ [EDIT]: id }).toString()}`);
    },
    close,
    finish: () => {
      letGo();
      close();
    },
  };
}

interface ListForms {
  readonly route: FormRoute;
  /** Result of the last action. */
  readonly notice: Notice | undefined;
  /** Shows a result, and reloads the list if the data has changed. */
  readonly finish: (outcome: Notice) => void;
  /** The same, and closes the form. */
  readonly saved: (outcome: Notice) => void;
}

/** Forms of a list's records: which one is open, and the last result. */
export function useListForms(reload: () => void): ListForms {
  const [notice, setNotice] = useState<Notice>();
  const route = useFormRoute();
  const finish = (outcome: Notice) => {
    setNotice(outcome);
    if (outcome.kind === 'success' || outcome.isPartly) reload();
  };
  return {
    route,
    notice,
    finish,
    saved: (outcome) => {
      route.finish();
      finish(outcome);
    },
  };
}
