import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';

type Discard = () => void;

interface Guard {
  /** Takes note of an unsaved form, with what throws its changes away; gives what takes it off the list. */
  readonly register: (discard: Discard) => () => void;
  /** Lets the next change of address pass unasked. */
  readonly letGo: () => void;
}

const GuardContext = createContext<Guard>({
  register: () => () => undefined,
  letGo: () => undefined,
});

/** What lets the next change of address pass unasked: to be called when everything has just been saved. */
export const useLetGo = () => useContext(GuardContext).letGo;

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** Forgets the draft of the form, when it is left without saving. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Tells the panel that the form it stands in has unsaved changes, as long as it has. */
export function LeaveGuard({ isDirty, onDiscard }: LeaveGuardProps) {
  const { register } = useContext(GuardContext);
  const latest = useRef(onDiscard);
  useEffect(() => {
    latest.current = onDiscard;
  });
  useEffect(() => (isDirty ? register(() => latest.current?.()) : undefined), [isDirty, register]);
  return null;
}

/**
 * Asks before unsaved changes are left behind, inside the site and when the tab is closed. One for all forms of the
 * panel: the router takes a single blocker. A form that stands over its list is left by a change of the query.
 */
export function LeaveGuardProvider({ children }: { readonly children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly Discard[]>([]);
  const isFree = useRef(false);
  const [guard] = useState<Guard>(() => ({
    register: (discard) => {
      setUnsaved((forms) => [...forms, discard]);
      return () => {
        setUnsaved((forms) => forms.filter((form) => form !== discard));
      };
    },
    letGo: () => {
      isFree.current = true;
    },
  }));
  const isDirty = unsaved.length > 0;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeft =
      currentLocation.pathname !== nextLocation.pathname ||
      currentLocation.search !== nextLocation.search;
    if (!isLeft) return false;
    const isAllowed = isFree.current;
    isFree.current = false;
    return isDirty && !isAllowed;
  });
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [isDirty]);
  return (
    <GuardContext value={guard}>
      {children}
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        title="Hay cambios sin guardar"
        confirmLabel="Salir sin guardar"
        cancelLabel="Seguir editando"
        onConfirm={() => {
          for (const discard of unsaved) discard();
          blocker.proceed?.();
        }}
        onCancel={() => blocker.reset?.()}
      >
        <Typography>Si sales ahora, se perderán.</Typography>
      </ConfirmDialog>
    </GuardContext>
  );
}
