import { endpoints, HISTORY_PAGE, type HistoryOperation } from '@club/shared';
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ApiError, callApi } from '../../lib/api/call-api';
import { type ApiQuery, useApi } from '../../lib/api/use-api';
import { EmptyState } from '../../components/page-states';
import { Page } from '../../components/page';
import { useWrite } from '../../lib/api/use-write';
import { ApiContent } from '../common/api-content';
import { ConfirmDialog } from '../common/confirm-dialog';
import { RuledList, LoadingList } from '../common/rows';
import { FailuresAlert, type Notice, NoticeBanner, noticeOf } from '../common/notice-banner';
import { TickBox } from '../common/tick-box';
import { isDeleted, ChangeList, OperationCard } from './operation-card';

/** Operations of the last 30 days, latest first, paged. */
function useHistoryPages() {
  const first = useApi(endpoints.fetchHistorial);
  const [pages, setPages] = useState<readonly (readonly HistoryOperation[])[]>([]);
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const [error, setError] = useState<ApiError>();
  const shown = first.status === 'ready' ? [first.data, ...pages] : [];
  const operations = shown.flat();
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
    hasMore: (shown.at(-1)?.length ?? 0) >= HISTORY_PAGE,
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
  const historial = useHistoryPages();
  const restore = useWrite(endpoints.restaurar);
  const [isTrash, setIsTrash] = useState(false);
  const [asked, setAsked] = useState<HistoryOperation>();
  const [notice, setNotice] = useState<Notice>();
  const confirm = async (operation: HistoryOperation) => {
    const result = await restore.send({ id: operation._id });
    setAsked(undefined);
    setNotice(noticeOf(result, 'operación restaurada!'));
    if (result.ok) historial.reload();
  };
  return (
    <Page title="Historial y papelera">
      <NoticeBanner notice={notice} />
      <ApiContent query={historial.query} loading={<LoadingList />}>
        {(operations) => {
          const shown = isTrash ? operations.filter(isDeleted) : operations;
          return (
            <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0,1fr)' }}>
              <TickBox
                label="Solo la papelera (lo borrado)"
                isTicked={isTrash}
                onChange={setIsTrash}
              />
              {shown.length === 0 ? (
                <EmptyState title={isTrash ? 'Aún no hay nada borrado.' : 'Aún no hay cambios.'}>
                  {isTrash && (
                    <Button variant="outlined" onClick={() => setIsTrash(false)}>
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
                      onRestore={() => setAsked(operation)}
                    />
                  ))}
                </RuledList>
              )}
              <FailuresAlert failures={[historial.error?.msg]} />
              {historial.hasMore && (
                <Button
                  variant="outlined"
                  aria-disabled={historial.isLoadingMore}
                  onClick={historial.loadMore}
                >
                  {historial.isLoadingMore ? 'Cargando…' : 'Ver más'}
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
      {asked && (
        <ConfirmDialog
          isOpen
          title="¿Dejar todo como antes de este cambio?"
          confirmLabel="Restaurar"
          isBusy={restore.isBusy}
          onConfirm={() => void confirm(asked)}
          onCancel={() => setAsked(undefined)}
        >
          <ChangeList operation={asked} />
        </ConfirmDialog>
      )}
    </Page>
  );
}
