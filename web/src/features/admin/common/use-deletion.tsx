import type { Endpoint } from '@club/shared';
import { type ReactNode, useState } from 'react';
import { useWrite } from '../../../lib/api/use-write';
import { ConfirmDialog } from './confirm-dialog';
import { type Notice, noticeOf } from './notice-banner';

interface DeletionTexts<T> {
  /** The confirmation's question, as the specification words it (section 5). */
  readonly question: (record: T) => string;
  /** What else the reader should know before he confirms. */
  readonly detail?: (record: T) => ReactNode;
  readonly success: string;
}

interface Deletion<T> {
  /** Asks whether to delete a record. */
  readonly ask: (record: T) => void;
  /** The open question; place it anywhere on the screen. */
  readonly dialog: ReactNode;
}

/** Deletion of a list's records: a question, the call, and the outcome handed to `onDone`. */
export function useDeletion<T>(
  endpoint: Endpoint<null>,
  idOf: (record: T) => string,
  { question, detail, success }: DeletionTexts<T>,
  onDone: (notice: Notice) => void,
): Deletion<T> {
  const write = useWrite(endpoint);
  const [asked, setAsked] = useState<T>();
  const confirm = async (record: T) => {
    const result = await write.send({ id: idOf(record) });
    setAsked(undefined);
    onDone(noticeOf(result, success));
  };
  return {
    ask: (record) => {
      setAsked(record);
    },
    dialog: asked !== undefined && (
      <ConfirmDialog
        isOpen
        title={question(asked)}
        confirmLabel="Borrar"
        isBusy={write.isBusy}
        onConfirm={() => void confirm(asked)}
        onCancel={() => {
          setAsked(undefined);
        }}
      >
        {detail?.(asked)}
      </ConfirmDialog>
    ),
  };
}
