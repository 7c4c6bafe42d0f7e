import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLetGo } from './leave-guard';

/** Parameter of the address that names the record whose form is open. */
export const EDITAR = 'editar';
/** Parameter of the address with which the form of a new record is open. */
const NUEVO = 'nuevo';

/** Set on what this screen has put into the browser's history: behind it is the list. */
interface Opened {
  readonly isOverList?: true;
}

export interface FormRoute {
  readonly isNew: boolean;
  readonly editedId: string | null;
  readonly openNew: () => void;
  readonly openEdit: (id: string) => void;
  /** Back to the list; unsaved changes are asked about. */
  readonly close: () => void;
  /** The same when everything is saved. */
  readonly finish: () => void;
}

/**
 * Which form of a list is open, as the address says it: it can be linked to, reloaded, and closed with the browser's own
 * button.
 */
export function useFormRoute(): FormRoute {
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
    isNew: params.has(NUEVO),
    editedId: params.get(EDITAR),
    openNew: () => {
      open(`?${NUEVO}`);
    },
    openEdit: (id) => {
      open(`?${new URLSearchParams({ [EDITAR]: id }).toString()}`);
    },
    close,
    finish: () => {
      letGo();
      close();
    },
  };
}
