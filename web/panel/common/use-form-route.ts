import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLetGo } from './leave-guard';

/** Query parameter with the id of the record being edited. */
const EDIT = 'editar';
/** Query parameter that opens the form of a new record. */
const NEW = 'nuevo';

/** History state of a form opened from its list: going back leads to the list. */
interface Opened {
  readonly isOverList?: true;
}

/** The open form of a list, kept in the URL: it can be linked to, reloaded, and closed with the back button. */
export function useFormRoute() {
  const [params] = useSearchParams();
  const opened = useLocation().state as Opened | null;
  const navigate = useNavigate();
  const letGo = useLetGo();
  const open = (search: string) => {
    void navigate({ search }, { state: { isOverList: true } satisfies Opened });
  };
  /** Goes back to the list; the leave guard asks about unsaved changes. */
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
    openEdit: (id: string) => {
      open(`?${new URLSearchParams({ [EDIT]: id }).toString()}`);
    },
    close,
    /** Goes back to the list after saving, without a question. */
    finish: () => {
      letGo();
      close();
    },
  };
}
