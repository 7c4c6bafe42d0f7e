import type { Endpoint } from '@club/shared';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useWrite } from '../../lib/api/use-write';
import { ConfirmDialog } from './confirm-dialog';
import { type Notice, noticeOf } from './notice-banner';

export interface DeletionTexts<T> {
  readonly question: (record: T) => string;
  readonly detail?: (record: T) => ReactNode;
  /** Consequences that have to be loaded. The confirm button is disabled until then. */
  readonly loadDetail?: (record: T) => Promise<string>;
  /** Text of a second confirmation, if there is one. */
  readonly secondQuestion?: string;
  readonly success: string;
}

interface Asked<T> {
  readonly record: T;
  readonly isSecond: boolean;
  /** The loaded consequences; `undefined` while loading. */
  readonly loaded?: string;
}

/** Deletion of a list's records: confirmation, call, and the result passed to `onDone`. */
export function useDeletion<T>(
  endpoint: Endpoint<null>,
  idOf: (record: T) => string,
  { question, detail, loadDetail, secondQuestion, success }: DeletionTexts<T>,
  onDone: (notice: Notice) => void,
) {
  const write = useWrite(endpoint);
  const [asked, setAsked] = useState<Asked<T>>();
  const ask = (record: T) => {
    setAsked({ record, isSecond: false });
    void loadDetail?.(record).then((loaded) => {
      setAsked((current) => (current?.record === record ? { ...current, loaded } : current));
    });
  };
  const confirm = async ({ record, isSecond, loaded }: Asked<T>) => {
    if (secondQuestion !== undefined && !isSecond) {
      setAsked({ record, isSecond: true, ...(loaded !== undefined && { loaded }) });
      return;
    }
    const result = await write.send({ id: idOf(record) });
    setAsked(undefined);
    onDone(noticeOf(result, success));
  };
  const isLoading = loadDetail !== undefined && asked?.loaded === undefined;
  return {
    ask,
    /** The confirmation dialog, to be rendered anywhere on the screen. */
    dialog: asked && (
      <ConfirmDialog
        // A new dialog, so that the focus is on the cancel button again.
        key={String(asked.isSecond)}
        isOpen
        title={
          asked.isSecond && secondQuestion !== undefined ? secondQuestion : question(asked.record)
        }
        confirmLabel="Borrar"
        isBusy={write.isBusy || isLoading}
        onConfirm={() => void confirm(asked)}
        onCancel={() => setAsked(undefined)}
      >
        {detail?.(asked.record)}
        {loadDetail && (
          <Typography aria-live="polite">{asked.loaded ?? 'Comprobando a qué afecta…'}</Typography>
        )}
      </ConfirmDialog>
    ),
  };
}
