import {
  type EndpointName,
  endpoints,
  fieldName,
  HISTORY_PAGE,
  type HistoryOperation,
  RECORD_KINDS,
  type ShownChange,
} from '@club/shared';
import RestoreIcon from '@mui/icons-material/RestoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '../../components/page-states';
import { Page } from '../../components/page';
import { type ApiError, callApi } from '../../lib/api/call-api';
import { type ApiQuery, useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { useSettings } from '../../lib/state/club-context';
import { ApiContent } from '../common/api-content';
import { useQuestion } from '../common/confirm-dialog';
import { formatInstant } from '../common/format-instant';
import { FailuresAlert, type Notice, NoticeBanner, toNotice } from '../common/notice-banner';
import { RuledList } from '../common/rows';
import { BulletList } from '../common/text-link';
import { TickBox } from '../common/tick-box';

/** Ending of a participle for a noun with this article. */
const ENDINGS = { el: 'o', la: 'a', los: 'os' } as const;

/** A changed record: 'Partido Robledal (14-11-2026)'. */
const changeTitle = ({ tipo, nombre }: ShownChange): string =>
  `${RECORD_KINDS[tipo].nombre} ${nombre}${tipo.startsWith('estadisticas') ? ', a mano' : ''}`;

/** A change of a record as text: 'Jugador Ximo L. cambiado: dorsal, foto de perfil'. */
export function changeText(change: ShownChange): string {
  const { tipo, cambio, detalle } = change;
  // For corrected statistics of players, `detalle` has the players' names instead of fields.
  const hasPlayers = tipo === 'estadisticas_jugadores';
  const details = new Set(hasPlayers ? detalle : detalle.map((field) => fieldName(tipo, field)));
  const participle = cambio.replace(/o$/, ENDINGS[RECORD_KINDS[tipo].articulo]);
  const title = changeTitle(change);
  const what = tipo.startsWith('estadisticas') ? title : `${title} ${participle}`;
  return details.size === 0 ? what : `${what}: ${[...details].join(', ')}`;
}

/** Operations that erase data for good, and so cannot be restored. */
const ERASING: readonly string[] = [
  'anonimizarJugador',
  'vaciarClub',
] satisfies readonly EndpointName[];

/** Whether an operation can be restored here. Accounts have their own screen. */
export const isRestorable = ({ accion, documentos }: HistoryOperation): boolean =>
  !ERASING.includes(accion) && documentos.every(({ tipo }) => tipo !== 'cuenta');

/** Whether the operation deleted a record. */
export const isDeletion = ({ documentos }: HistoryOperation): boolean =>
  documentos.some(({ cambio }) => cambio === 'borrado');

/** The account's user name: its address up to the @. */
export const actorText = (quien: string): string => quien.replace(/@.*$/, '');

/** Records of an operation, and differences of a record, that are shown before «y 96 más». */
const SHOWN_RECORDS = 4;
const SHOWN_DIFFERENCES = 8;

interface FoldedListProps {
  readonly items: readonly ReactNode[];
  /** Number of items shown at first. */
  readonly atFirst: number;
  /** What the button says after the number of hidden items: 'y 3 más'. */
  readonly more: string;
}

/** List whose end is behind a button. */
function FoldedList({ items, atFirst, more }: FoldedListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, items.length - atFirst);
  return (
    <>
      <BulletList items={items.slice(0, items.length - hidden)} />
      {hidden > 0 && (
        <Button onClick={() => setIsWhole(true)} sx={{ alignSelf: 'flex-start' }}>
          y {hidden} {more}
        </Button>
      )}
    </>
  );
}

/** Changed records; where known, with the old and new values of each field. */
function ChangeList({ operation }: { readonly operation: HistoryOperation }) {
  const items = operation.documentos.map((change) =>
    change.diferencias.length === 0 ? (
      changeText(change)
    ) : (
      <>
        {changeTitle(change)}:
        <FoldedList items={change.diferencias} atFirst={SHOWN_DIFFERENCES} more="cambios más" />
      </>
    ),
  );
  return <FoldedList items={items} atFirst={SHOWN_RECORDS} more="más" />;
}

interface OperationCardProps {
  readonly operation: HistoryOperation;
  readonly onRestore: () => void;
}

/** An operation: time, account, changes and restore button. */
function OperationCard({ operation, onRestore }: OperationCardProps) {
  const { cuando, quien, accion, descripcion, documentos } = operation;
  const { zona_horaria: zone } = useSettings();
  const [first] = documentos;
  return (
    <Box
      component="li"
      sx={{
        px: { xs: 1.5, sm: 2 },
        py: 1,
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        columnGap: 1,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Typography variant="body2" color="textSecondary">
          <time dateTime={cuando}>{formatInstant(cuando, zone)}</time> · {actorText(quien)}
        </Typography>
        {/* For an operation without a description, `descripcion` is the operation's name. */}
        {descripcion !== accion && <Typography sx={{ fontWeight: 700 }}>{descripcion}</Typography>}
        <ChangeList operation={operation} />
      </Box>
      {isRestorable(operation) && (
        <Button
          startIcon={<RestoreIcon />}
          sx={{ flexShrink: 0, alignSelf: { xs: 'flex-end', sm: 'auto' }, px: 1 }}
          onClick={onRestore}
          aria-label={`Restaurar: ${first ? changeText(first) : descripcion}`}
        >
          Restaurar
        </Button>
      )}
    </Box>
  );
}

/** The operations that were read so far, latest first, as one query. `loadMore` reads the next page. */
function useHistoryPages() {
  const first = useApi(endpoints.fetchHistorial);
  const [pages, setPages] = useState<readonly (readonly HistoryOperation[])[]>([]);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [error, setError] = useState<ApiError>();
  const read = first.status === 'ready' ? [first.data, ...pages] : [];
  const operations = read.flat();
  const last = operations.at(-1);
  const loadMore = async () => {
    if (!last || isLoadingMore) return;
    setIsLoadingMore(true);
    const result = await callApi(endpoints.fetchHistorial, { query: { antes: last._id } });
    setIsLoadingMore(false);
    setError(result.ok ? undefined : result.error);
    if (result.ok) setPages((previous) => [...previous, result.value]);
  };
  const query: ApiQuery<readonly HistoryOperation[]> =
    first.status === 'ready' ? { ...first, data: operations } : first;
  return {
    query,
    hasMore: (read.at(-1)?.length ?? 0) >= HISTORY_PAGE,
    isLoadingMore,
    error,
    loadMore: () => void loadMore(),
    /** Starts again with the latest operations. */
    reload: () => {
      setPages([]);
      setError(undefined);
      first.reload();
    },
  };
}

/** Changes of the last 30 days, with a restore button for each (regla 56). */
export function HistoryScreen() {
  const history = useHistoryPages();
  const restore = useWrite(endpoints.restaurar);
  const [isTrashOnly, setIsTrashOnly] = useState(false);
  const { ask, dialog } = useQuestion();
  const [notice, setNotice] = useState<Notice>();
  const askToRestore = (operation: HistoryOperation) =>
    ask({
      title: '¿Dejar todo como antes de este cambio?',
      confirmLabel: 'Restaurar',
      detail: <ChangeList operation={operation} />,
      work: () => restore.send({ id: operation._id }),
      onDone: (result) => {
        setNotice(toNotice(result, 'operación restaurada!'));
        if (result.ok) history.reload();
      },
    });
  return (
    <Page title="Historial y papelera">
      <NoticeBanner notice={notice} />
      <ApiContent query={history.query}>
        {(operations) => {
          const shown = isTrashOnly ? operations.filter(isDeletion) : operations;
          return (
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0,1fr)' }}>
              <TickBox
                label="Solo la papelera (lo borrado)"
                isTicked={isTrashOnly}
                onChange={setIsTrashOnly}
              />
              {shown.length === 0 ? (
                <EmptyState
                  title={isTrashOnly ? 'Aún no hay nada borrado.' : 'Aún no hay cambios.'}
                >
                  {isTrashOnly && (
                    <Button variant="outlined" onClick={() => setIsTrashOnly(false)}>
                      Ver todos los cambios
                    </Button>
                  )}
                </EmptyState>
              ) : (
                <RuledList>
                  {shown.map((operation) => (
                    <OperationCard
                      key={operation._id}
                      operation={operation}
                      onRestore={() => askToRestore(operation)}
                    />
                  ))}
                </RuledList>
              )}
              <FailuresAlert failures={[history.error?.msg]} />
              {history.hasMore && (
                <Button
                  variant="outlined"
                  aria-disabled={history.isLoadingMore}
                  onClick={history.loadMore}
                >
                  {history.isLoadingMore ? 'Cargando…' : 'Ver más'}
                </Button>
              )}
            </Box>
          );
        }}
      </ApiContent>
      <Typography color="textSecondary">
        Cada cambio se guarda 30 días. Restaurar deja todo como antes de ese cambio, estadísticas
        incluidas; también se puede deshacer después.
      </Typography>
      {dialog}
    </Page>
  );
}
