import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import text from '../../components/text.module.css';

interface FilePickProps {
  /** Accessible name; starts with the button's text. */
  readonly label: string;
  readonly accept: string;
  readonly isBusy: boolean;
  /** Whether several files can be chosen. */
  readonly isMultiple?: boolean;
  readonly onPick: (files: readonly [File, ...File[]]) => void;
  readonly children: ReactNode;
}

/** Button that opens the file picker; for photos on a phone, also the camera. The input inside has the focus and role. */
export function FilePick(props: FilePickProps) {
  const { label, accept, isBusy, isMultiple = false, onPick, children } = props;
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
          const [first, ...others] = target.files ?? [];
          // Lets the same file be chosen again.
          target.value = '';
          if (first) onPick([first, ...others]);
        }}
      />
    </Button>
  );
}
