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
import { useQuestion } from '../common/confirm-dialog';
import { RuledList } from '../common/rows';
import { FailuresAlert, type Notice, NoticeBanner, toNotice } from '../common/notice-banner';
import { TickBox } from '../common/tick-box';
import { isDeleted, ChangeList, OperationCard } from './operation-card';

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
          const shown = isTrashOnly ? operations.filter(isDeleted) : operations;
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
