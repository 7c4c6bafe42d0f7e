import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useDraft } from '../../lib/drafts/use-draft';
import { DraftBanner } from '../common/draft-banner';
import { type LineRange, withoutRows } from './table';

const countLines = (text: string) => text.split('\n').length;

/** State of a paste field. Its text is kept as the draft `pegar/${key}`, with a Spanish title, until all of it is saved. */
export function usePaste(key: string, title: string) {
  const [text, setText] = useState('');
  /** Whether the text is only the rows that could not be created. */
  const [isRest, setIsRest] = useState(false);
  const draft = useDraft({
    clave: `pegar/${key}`,
    titulo: title,
    valor: { texto: text },
    isDirty: text !== '',
    onRecover: (kept) => setText(kept.texto),
  });
  const clear = () => {
    draft.clear();
    setText('');
    setIsRest(false);
  };
  return {
    text,
    setText: (next: string) => {
      setText(next);
      // More lines than before mean that something else was pasted.
      if (next === '' || countLines(next) > countLines(text)) setIsRest(false);
    },
    draft,
    isRest,
    /** Removes rows from the text. Clears it if no rows are left (`left` is their number). */
    remove: (rows: readonly LineRange[], left: number) => {
      if (left === 0) {
        clear();
        return;
      }
      setText(withoutRows(text, rows));
      setIsRest(true);
    },
    clear,
  };
}

interface PreviewRowProps {
  readonly children: ReactNode;
  /** Why the row is not saved, in the error colour. */
  readonly problem?: ReactNode;
  readonly note?: ReactNode;
}

/** A row in the preview of a pasted text. */
export function PreviewRow({ children, problem, note }: PreviewRowProps) {
  return (
    <Box component="li" sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      {children}
      {problem && (
        <Typography
          variant="body2"
          sx={(theme) => ({
            color: 'error.main',
            ...theme.applyStyles('dark', { color: 'error.light' }),
          })}
        >
          {problem}
        </Typography>
      )}
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}

interface PasteFieldProps {
  readonly label: string;
  /** Help on columns and their order. */
  readonly help: string;
  readonly pasted: ReturnType<typeof usePaste>;
  readonly isBusy: boolean;
  /** After a paste, with the whole text. Not after typing. */
  readonly onPaste?: (text: string) => void;
}

/** Field for pasted rows, with its draft. */
export function PasteField({ label, help, pasted, isBusy, onPaste }: PasteFieldProps) {
  return (
    <>
      <DraftBanner draft={pasted.draft} />
      <Typography color="textSecondary">{help}</Typography>
      <TextField
        label={label}
        value={pasted.text}
        multiline
        minRows={4}
        maxRows={6}
        disabled={isBusy}
        onChange={({ target, nativeEvent }) => {
          pasted.setText(target.value);
          const isPaste = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
          if (isPaste) onPaste?.(target.value);
        }}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
    </>
  );
}
