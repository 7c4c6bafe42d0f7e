import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import Typography from '@mui/material/Typography';
import { ConfirmDialog } from './confirm-dialog';

/** Asks before unsaved changes are left behind, inside the site and when the tab is closed. */
export function LeaveGuard({ isDirty }: { readonly isDirty: boolean }) {
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
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title="Hay cambios sin guardar"
      confirmLabel="Salir sin guardar"
      cancelLabel="Seguir editando"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      <Typography>Si sales ahora, se perderán.</Typography>
    </ConfirmDialog>
  );
}
