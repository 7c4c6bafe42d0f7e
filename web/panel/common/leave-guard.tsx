import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';

type Discard = () => void;

interface Guard {
  /** Registers a form with unsaved changes and its discard function. Returns the unregister function. */
  readonly register: (discard: Discard) => () => void;
  /** Lets the next navigation pass without a question. */
  readonly allowNext: () => void;
}

const GuardContext = createContext<Guard>({
  register: () => () => undefined,
  allowNext: () => undefined,
});

/** Function that lets the next navigation pass without a question. Call it right after saving. */
export const useAllowNext = () => useContext(GuardContext).allowNext;

interface LeaveGuardProps {
  readonly isDirty: boolean;
  /** Deletes the form's draft when it is left without saving. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Registers the surrounding form while it has unsaved changes. */
export function LeaveGuard({ isDirty, onDiscard }: LeaveGuardProps) {
  const { register } = useContext(GuardContext);
  const latest = useRef(onDiscard);
  useEffect(() => {
    latest.current = onDiscard;
  });
  useEffect(() => (isDirty ? register(() => latest.current?.()) : undefined), [isDirty, register]);
  return null;
}

/** While active, the browser asks before the page is closed. */
export function useUnloadWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isActive]);
}

/**
 * Asks before the user leaves unsaved changes, by navigation or by closing the tab. One guard serves all forms, as the
 * router supports a single blocker. A change of the query counts as leaving: it closes a form over a list.
 */
export function LeaveGuardProvider({ children }: { readonly children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly Discard[]>([]);
  const isNextAllowed = useRef(false);
  const [guard] = useState<Guard>(() => ({
    register: (discard) => {
      setUnsaved((forms) => [...forms, discard]);
      return () => setUnsaved((forms) => forms.filter((form) => form !== discard));
    },
    allowNext: () => {
      isNextAllowed.current = true;
    },
  }));
  const isDirty = unsaved.length > 0;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isLeft =
      currentLocation.pathname !== nextLocation.pathname ||
      currentLocation.search !== nextLocation.search;
    if (!isLeft) return false;
    const isAllowed = isNextAllowed.current;
    isNextAllowed.current = false;
    return isDirty && !isAllowed;
  });
  useUnloadWarning(isDirty);
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
