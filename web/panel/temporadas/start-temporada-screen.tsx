import { type EndpointName, endpoints, type JugadorPreview, type Temporada } from '@club/shared';
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
import { type Notice, NoticeBanner, noticeOf } from '../common/notice-banner';
import { StartTemporadaForm } from './start-temporada-form';

const NOT_HERE: ApiResult<unknown> = {
  ok: false,
  error: { status: 404, msg: 'Este cambio ya no está en el historial, que guarda 30 días.' },
};

async function undo(temporadaId: string): Promise<ApiResult<unknown>> {
  const historial = await callApi(endpoints.fetchHistorial);
  if (!historial.ok) return historial;
  const operation = historial.value.find(
    ({ accion, documentos }) =>
      accion === ('empezarTemporada' satisfies EndpointName) &&
      documentos.some(({ tipo, id }) => tipo === 'temporada' && id === temporadaId),
  );
  return operation ? callApi(endpoints.restaurar, { id: operation.operacion_id }) : NOT_HERE;
}

/** Undoes the start of a season by restoring its operation from the history. */
function useUndoTemporada() {
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    undoStart: async (temporadaId: string) => {
      setIsBusy(true);
      const result = await undo(temporadaId);
      setIsBusy(false);
      return result;
    },
  };
}

/** «Empezar temporada»: creates a season in one call, and can undo it (docs/decisions/0037). */
export function StartTemporadaScreen() {
  const temporadas = useApi(endpoints.fetchTemporadas);
  const active = useApi(endpoints.fetchJugadoresPreviewActivos);
  const [notice, setNotice] = useState<Notice>();
  const [empezada, setStarted] = useState<Temporada>();
  const reload = () => {
    temporadas.reload();
    active.reload();
  };
  const { isBusy, undoStart } = useUndoTemporada();
  const undo = async ({ _id, nombre }: Temporada) => {
    const result = await undoStart(_id);
    setNotice(noticeOf(result, `«${nombre}» deshecha: todo está como antes.`));
    if (!result.ok) return;
    setStarted(undefined);
    reload();
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
        <ApiContent query={temporadas}>
          {(all) => (
            <ApiContent query={active}>
              {(jugadores: readonly JugadorPreview[]) =>
                now && (
                  <StartTemporadaForm
                    // Resets the suggested names after an undo.
                    key={all.at(-1)?._id ?? ''}
                    actual={all.at(-1) ?? null}
                    jugadores={jugadores}
                    today={now}
                    onDone={(outcome, temporada) => {
                      setNotice(outcome);
                      if (!temporada) return;
                      setStarted(temporada);
                      reload();
                    }}
                  />
                )
              }
            </ApiContent>
          )}
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
        <Button
          component={Link}
          to={adminPaths.paso('calendario')}
          variant="contained"
          sx={{ minHeight: 48 }}
        >
          Pegar el calendario
        </Button>
        <Button
          component={Link}
          to={adminPaths.paso('jugadores')}
          variant="outlined"
          sx={{ minHeight: 48 }}
        >
          Pegar jugadores nuevos
        </Button>
        <Button
          onClick={() => {
            if (!isBusy) onUndo();
          }}
          aria-disabled={isBusy}
          sx={{ minHeight: 48 }}
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
