import SearchIcon from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { GoToDialogProps } from './go-to-dialog';

const GoToDialog = lazy(async () => ({ default: (await import('./go-to-dialog')).GoToDialog }));

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** The shortcut as named on this device's keyboard. */
const shortcutText = () => (navigator.userAgent.includes('Mac') ? '⌘K' : 'Ctrl K');

/** Button and shortcut (Ctrl K or ⌘K) of the go-to dialog, whose code and data are loaded when it is first opened. */
export function GoTo(props: Omit<GoToDialogProps, 'onClose'>) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        startIcon={<SearchIcon />}
        onClick={() => setIsOpen(true)}
        sx={{ px: 1.5, whiteSpace: 'nowrap' }}
      >
        Ir a…
        <Box
          component="kbd"
          aria-hidden
          sx={{
            display: { xs: 'none', sm: 'inline' },
            ml: 1,
            px: 1,
            border: '1px solid',
            borderColor: 'currentcolor',
            borderRadius: 1,
            fontFamily: 'inherit',
            fontSize: 'size.12',
          }}
        >
          {shortcutText()}
        </Box>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <GoToDialog {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
