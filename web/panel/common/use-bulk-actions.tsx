import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Endpoint } from '@club/shared';
import { useState } from 'react';
import { type ApiResult, callApi } from '../../lib/api/call-api';
import { ConfirmDialog } from './confirm-dialog';
import type { Notice } from './notice-banner';
import type { RowSelection } from './record-row';
import { countText } from '../../lib/number-text';
import { LINE } from './rows';
import { BulletList } from './text-link';

export interface BulkAction<T> {
  /** The button: 'Borrar'. */
  readonly label: string;
  /** The confirmation: '¿Borrar 3 equipos?'. */
  readonly question: (count: number) => string;
  /** Consequences, shown in the confirmation. */
  readonly detail: (records: readonly T[]) => Promise<string> | string;
  /** Message if all calls succeeded. */
  readonly success: (count: number) => string;
  /** Runs the action on one record. */
  readonly call: (record: T) => Promise<ApiResult<unknown>>;
}

/** Bulk actions of a kind of record. Deletion is always one of them. */
export interface BulkOptions<T> {
  readonly plural: string;
  /** Consequences of deleting these records. */
  readonly deletionDetail: (records: readonly T[]) => Promise<string> | string;
  /** Actions besides deletion. */
  readonly more?: readonly BulkAction<T>[];
}

interface Asked<T> {
  readonly action: BulkAction<T>;
  readonly records: readonly T[];
  /** `undefined` while loading. */
  readonly detail?: string;
  /** Number of calls answered so far; `undefined` until the confirmation. */
  readonly done?: number;
}

/** Bulk actions: selection, one confirmation with the consequences, then one call per record. */
export function useBulkActions<T>(
  { remove, bulk }: { readonly remove: Endpoint<null>; readonly bulk?: BulkOptions<T> },
  idOf: (record: T) => string,
  nameOf: (record: T) => string,
  onDone: (notice: Notice) => void,
) {
  const [isPicking, setIsPicking] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<Asked<T>>();
  const isBusy = asked?.done !== undefined;
  const { plural = '', deletionDetail = () => '', more = [] } = bulk ?? {};
  const deletion: BulkAction<T> = {
    label: 'Borrar',
    question: (count) => `¿Seguro que quieres borrar ${String(count)} ${plural}?`,
    detail: deletionDetail,
    success: (count) => `Se han borrado ${String(count)} ${plural}.`,
    call: (record) => callApi(remove, { id: idOf(record) }),
  };
  const stopPicking = () => {
    setIsPicking(false);
    setPicked(new Set());
  };
  const ask = async (action: BulkAction<T>, records: readonly T[]) => {
    setAsked({ action, records });
    const detail = await action.detail(records);
    setAsked((current) => (current?.records === records ? { ...current, detail } : current));
  };
  const run = async ({ action, records, detail = '' }: Asked<T>) => {
    const refused: string[] = [];
    for (const [done, record] of records.entries()) {
      setAsked({ action, records, detail, done });
      const result = await action.call(record);
      if (!result.ok) refused.push(`${nameOf(record)}: ${result.error.msg}`);
    }
    setAsked(undefined);
    stopPicking();
    const succeeded = records.length - refused.length;
    onDone(
      refused.length === 0
        ? { kind: 'success', msg: action.success(succeeded) }
        : {
            kind: 'error',
            msg: `Hecho con ${String(succeeded)} de ${String(records.length)}. No se ha podido con:`,
            more: <BulletList items={refused} />,
            isPartial: succeeded > 0,
          },
    );
  };
  return {
    /** Selection state of a row; `undefined` if no selection is active. */
    pickOf: (record: T): RowSelection | undefined =>
      isPicking
        ? {
            isPicked: picked.has(idOf(record)),
            onToggle: () =>
              setPicked((before) => {
                const after = new Set(before);
                if (!after.delete(idOf(record))) after.add(idOf(record));
                return after;
              }),
          }
        : undefined,
    /** Selection controls and actions, to be rendered above the list. */
    bar: (shown: readonly T[]) => {
      const records = shown.filter((record) => picked.has(idOf(record)));
      if (!isPicking) {
        return <Button onClick={() => setIsPicking(true)}>Seleccionar varios</Button>;
      }
      const isAll = records.length === shown.length;
      return (
        <Box role="group" aria-label="Selección" sx={{ ...LINE, gap: 1 }}>
          <Typography role="status">{countText(records.length, 'elegido', 'elegidos')}</Typography>
          <Button onClick={() => setPicked(new Set(isAll ? [] : shown.map(idOf)))}>
            {isAll ? 'Ninguno' : 'Todos'}
          </Button>
          {[...more, deletion].map((action) => (
            <Button
              key={action.label}
              variant="outlined"
              disabled={records.length === 0}
              onClick={() => void ask(action, records)}
            >
              {action.label}
            </Button>
          ))}
          <Button onClick={stopPicking}>Dejarlo</Button>
        </Box>
      );
    },
    dialog: asked && (
      <ConfirmDialog
        isOpen
        title={asked.action.question(asked.records.length)}
        confirmLabel={asked.action.label}
        isBusy={isBusy || asked.detail === undefined}
        onConfirm={() => void run(asked)}
        onCancel={() => {
          if (!isBusy) setAsked(undefined);
        }}
      >
        <Typography aria-live="polite">{asked.detail ?? 'Comprobando a qué afecta…'}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {asked.records.map(nameOf).join(', ')}
        </Typography>
        {asked.done !== undefined && (
          <Alert severity="info" icon={false} role="status" sx={{ mt: 1 }}>
            {asked.done + 1} de {asked.records.length}
            <LinearProgress
              variant="determinate"
              aria-label="Progreso"
              value={(100 * asked.done) / asked.records.length}
            />
          </Alert>
        )}
      </ConfirmDialog>
    ),
  };
}
