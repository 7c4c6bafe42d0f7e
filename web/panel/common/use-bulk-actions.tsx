import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Endpoint } from '@club/shared';
import { useState } from 'react';
import { type ApiResult, callApi } from '../../lib/api/call-api';
import type { Ask } from './confirm-dialog';
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
interface BulkOptions<T> {
  readonly plural: string;
  /** Consequences of deleting these records. */
  readonly deletionDetail: (records: readonly T[]) => Promise<string> | string;
  /** Actions besides deletion. */
  readonly more?: readonly BulkAction<T>[];
}

/** A kind of record, as far as bulk actions are concerned. */
export interface BulkResource<T> {
  readonly toId: (record: T) => string;
  /** Display name of a record. */
  readonly toName: (record: T) => string;
  readonly remove: Endpoint<null>;
  readonly bulk?: BulkOptions<T>;
}

interface BulkProgressProps {
  /** Number of calls answered so far. */
  readonly done: number;
  readonly total: number;
}

const BulkProgress = ({ done, total }: BulkProgressProps) => (
  <Alert severity="info" icon={false} role="status" sx={{ mt: 1 }}>
    {done + 1} de {total}
    <LinearProgress variant="determinate" aria-label="Progreso" value={(100 * done) / total} />
  </Alert>
);

/** Bulk actions: selection, one confirmation with the consequences, then one call per record. */
export function useBulkActions<T>(
  { toId, toName, remove, bulk }: BulkResource<T>,
  ask: Ask,
  onDone: (notice: Notice) => void,
) {
  const [isPicking, setIsPicking] = useState(false);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const { plural = '', deletionDetail = () => '', more = [] } = bulk ?? {};
  const deletion: BulkAction<T> = {
    label: 'Borrar',
    question: (count) => `¿Seguro que quieres borrar ${String(count)} ${plural}?`,
    detail: deletionDetail,
    success: (count) => `Se han borrado ${String(count)} ${plural}.`,
    call: (record) => callApi(remove, { id: toId(record) }),
  };
  const stopPicking = () => {
    setIsPicking(false);
    setPicked(new Set());
  };
  const consequences = async (action: BulkAction<T>, records: readonly T[]) => (
    <>
      {await action.detail(records)}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {records.map(toName).join(', ')}
      </Typography>
    </>
  );
  const askFor = (action: BulkAction<T>, records: readonly T[]) =>
    ask({
      title: action.question(records.length),
      confirmLabel: action.label,
      detail: consequences(action, records),
      work: async (showProgress) => {
        const refused: string[] = [];
        for (const [done, record] of records.entries()) {
          showProgress(<BulkProgress done={done} total={records.length} />);
          const result = await action.call(record);
          if (!result.ok) refused.push(`${toName(record)}: ${result.error.msg}`);
        }
        return refused;
      },
      onDone: (refused) => {
        stopPicking();
        const succeeded = records.length - refused.length;
        onDone(
          refused.length === 0
            ? { kind: 'success', msg: action.success(succeeded) }
            : {
                kind: 'error',
                msg: `Hecho con ${String(succeeded)} de ${String(records.length)}. No se ha podido con:`,
                more: <BulletList items={refused} />,
              },
        );
      },
    });
  return {
    /** Selection state of a row; `undefined` if no selection is active. */
    toRowSelection: (record: T): RowSelection | undefined =>
      isPicking
        ? {
            isPicked: picked.has(toId(record)),
            onToggle: () =>
              setPicked((before) => {
                const after = new Set(before);
                if (!after.delete(toId(record))) after.add(toId(record));
                return after;
              }),
          }
        : undefined,
    /** Selection controls and actions, to be rendered above the list. */
    bar: (shown: readonly T[]) => {
      const records = shown.filter((record) => picked.has(toId(record)));
      if (!isPicking) {
        return <Button onClick={() => setIsPicking(true)}>Seleccionar varios</Button>;
      }
      const isAll = records.length === shown.length;
      return (
        <Box role="group" aria-label="Selección" sx={{ ...LINE, gap: 1 }}>
          <Typography role="status">{countText(records.length, 'elegido', 'elegidos')}</Typography>
          <Button onClick={() => setPicked(new Set(isAll ? [] : shown.map(toId)))}>
            {isAll ? 'Ninguno' : 'Todos'}
          </Button>
          {[...more, deletion].map((action) => (
            <Button
              key={action.label}
              variant="outlined"
              disabled={records.length === 0}
              onClick={() => askFor(action, records)}
            >
              {action.label}
            </Button>
          ))}
          <Button onClick={stopPicking}>Dejarlo</Button>
        </Box>
      );
    },
  };
}
