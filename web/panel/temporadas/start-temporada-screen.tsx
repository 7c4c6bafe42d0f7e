import { type EndpointName, endpoints, type Temporada } from '@club/shared';
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { type ApiResult, callApi } from '../../lib/api/call-api';
import { Page } from '../../components/page';
import { useApi } from '../../lib/api/use-api';
import { useNow } from '../../lib/use-now';
import { adminPaths } from '../app/admin-paths';
import { ApiContent } from '../common/api-content';
import { joinQueries } from '../common/join-queries';
import { type Notice, NoticeBanner, noticeOf } from '../common/notice-banner';
import { StartTemporadaForm } from './start-temporada-form';

const NOT_HERE: ApiResult<unknown> = {
  ok: false,
  error: { status: 404, msg: 'Este cambio ya no está en el historial, que guarda 30 días.' },
};

/** Undoes the start of a season by restoring its operation from the history. */
async function undoStart(temporadaId: string): Promise<ApiResult<unknown>> {
  const historial = await callApi(endpoints.fetchHistorial);
  if (!historial.ok) return historial;
  const operation = historial.value.find(
    ({ accion, documentos }) =>
      accion === ('empezarTemporada' satisfies EndpointName) &&
      documentos.some(({ tipo, id }) => tipo === 'temporada' && id === temporadaId),
  );
  return operation ? callApi(endpoints.restaurar, { id: operation.operacion_id }) : NOT_HERE;
}

/** «Empezar temporada»: creates a season in one call, and can undo it (docs/decisions/0037). */
export function StartTemporadaScreen() {
  const query = joinQueries({
    temporadas: useApi(endpoints.fetchTemporadas),
    jugadores: useApi(endpoints.fetchJugadoresPreviewActivos),
  });
  const [notice, setNotice] = useState<Notice>();
  const [empezada, setStarted] = useState<Temporada>();
  const [isBusy, setIsBusy] = useState(false);
  const undo = async ({ _id, nombre }: Temporada) => {
    setIsBusy(true);
    const result = await undoStart(_id);
    setIsBusy(false);
    setNotice(noticeOf(result, `«${nombre}» deshecha: todo está como antes.`));
    if (!result.ok) return;
    setStarted(undefined);
    query.reload();
  };
  const now = useNow();
  return (
    <Page
      title="Empezar temporada"
      action={
        <Button component={Link} to={adminPaths.temporadas}>
          ← Temporadas
        </Button>
      }
    >
      <NoticeBanner notice={notice} />
      {empezada ? (
        <Started temporada={empezada} isBusy={isBusy} onUndo={() => void undo(empezada)} />
      ) : (
        <ApiContent query={query}>
          {({ temporadas, jugadores }) =>
            now && (
              <StartTemporadaForm
                // Resets the suggested names after an undo.
                key={temporadas.at(-1)?._id ?? ''}
                actual={temporadas.at(-1) ?? null}
                jugadores={jugadores}
                today={now}
                onDone={(outcome, temporada) => {
                  setNotice(outcome);
                  if (!temporada) return;
                  setStarted(temporada);
                  query.reload();
                }}
              />
            )
          }
        </ApiContent>
      )}
    </Page>
  );
}

interface StartedProps {
  readonly temporada: Temporada;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

/** Next steps in the new season, and the undo button. */
function Started({ temporada, isBusy, onUndo }: StartedProps) {
  return (
    <>
      <Typography>
        «{temporada.nombre}» ha empezado. Quedan quienes llegan nuevos y el calendario.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={Link} to={adminPaths.paso('calendario')} variant="contained">
          Pegar el calendario
        </Button>
        <Button component={Link} to={adminPaths.paso('jugadores')} variant="outlined">
          Pegar jugadores nuevos
        </Button>
        <Button
          onClick={() => {
            if (!isBusy) onUndo();
          }}
          aria-disabled={isBusy}
        >
          Deshacer
        </Button>
      </Box>
      <Typography color="textSecondary">
        Se puede deshacer mientras no tenga partidos; después, también desde el historial, durante
        30 días.
      </Typography>
    </>
  );
}
