import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import text from '../../components/text.module.css';

interface FilePickProps {
  /** What is chosen, to screen readers; begins with what the button says. */
  readonly label: string;
  readonly accept: string;
  readonly isBusy: boolean;
  /** Whether several may be chosen at once. */
  readonly isMultiple?: boolean;
  /** Told what was chosen, one file at least. */
  readonly onPick: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A button that lets a file be chosen or, on a phone and where it is a photo, taken. */
export function FilePick({
  label,
  accept,
  isBusy,
  isMultiple = false,
  onPick,
  children,
}: FilePickProps) {
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      variant="outlined"
      disabled={isBusy}
      sx={{
        position: 'relative',
        '&:focus-within': {
          outline: '3px solid',
          outlineColor: 'secondary.main',
          outlineOffset: 2,
        },
      }}
    >
      {children}
      <input
        type="file"
        accept={accept}
        aria-label={label}
        disabled={isBusy}
        multiple={isMultiple}
        className={text.hidden}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // The same file again is a choice too.
          target.value = '';
          if (files.length > 0) onPick(files);
        }}
      />
    </Button>
  );
}
