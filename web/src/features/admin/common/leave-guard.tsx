import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from './confirm-dialog';

/** Counts unsaved forms: +1 when one has changes, -1 when it has none any more. */
const UnsavedContext = createContext<(change: 1 | -1) => void>(() => undefined);

interface LeaveQuestionProps {
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks whether unsaved changes may be lost. */
export function LeaveQuestion({ isOpen, onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Hay cambios sin guardar"
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <Typography>Si sales ahora, se perderán.</Typography>
    </ConfirmDialog>
  );
}

/** Tells the panel that the form it stands in has unsaved changes, as long as it has. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
  const count = useContext(UnsavedContext);
  useEffect(() => {
    if (!isDirty) return;
    count(1);
    return () => {
      count(-1);
    };
  }, [isDirty, count]);
  return null;
}

/**
 * Asks before unsaved changes are left behind, inside the site and when the tab is closed. One for all forms of the
 * panel: the router takes a single blocker.
 */
export function LeaveGuardProvider({ children }: { readonly children: ReactNode }) {
  const [unsaved, setUnsaved] = useState(0);
  const [count] = useState(() => (change: 1 | -1) => {
    setUnsaved((forms) => forms + change);
  });
  const isDirty = unsaved > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
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
    <UnsavedContext value={count}>
      {children}
      <LeaveQuestion
        isOpen={blocker.state === 'blocked'}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
    </UnsavedContext>
  );
}
