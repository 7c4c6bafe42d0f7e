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

const NO_ESTA: ApiResult<unknown> = {
  ok: false,
  error: { status: 404, msg: 'Este cambio ya no está en el historial, que guarda 30 días.' },
};

async function undo(temporadaId: string): Promise<ApiResult<unknown>> {
  const historial = await callApi(endpoints.fetchHistorial);
  if (!historial.ok) return historial;
  const operacion = historial.value.find(
    ({ accion, documentos }) =>
      accion === ('empezarTemporada' satisfies EndpointName) &&
      documentos.some(({ tipo, id }) => tipo === 'temporada' && id === temporadaId),
  );
  return operacion ? callApi(endpoints.restaurar, { id: operacion.operacion_id }) : NO_ESTA;
}

/** Undoes the start of a season by restoring its operation from the history. */
function useUndoTemporada() {
  const [isBusy, setIsBusy] = useState(false);
  return {
    isBusy,
    deshacer: async (temporadaId: string) => {
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
  const activos = useApi(endpoints.fetchJugadoresPreviewActivos);
  const [notice, setNotice] = useState<Notice>();
  const [empezada, setEmpezada] = useState<Temporada>();
  const reload = () => {
    temporadas.reload();
    activos.reload();
  };
  const { isBusy, deshacer } = useUndoTemporada();
  const undo = async ({ _id, nombre }: Temporada) => {
    const result = await deshacer(_id);
    setNotice(noticeOf(result, `«${nombre}» deshecha: todo está como antes.`));
    if (!result.ok) return;
    setEmpezada(undefined);
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
        <Empezada temporada={empezada} isBusy={isBusy} onUndo={() => void undo(empezada)} />
      ) : (
        <ApiContent query={temporadas}>
          {(all) => (
            <ApiContent query={activos}>
              {(jugadores: readonly JugadorPreview[]) =>
                now && (
                  <StartTemporadaForm
                    // Resets the suggested names after an undo.
                    key={all.at(-1)?._id ?? ''}
                    actual={all.at(-1) ?? null}
                    jugadores={jugadores}
                    hoy={now}
                    onDone={(outcome, temporada) => {
                      setNotice(outcome);
                      if (!temporada) return;
                      setEmpezada(temporada);
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

interface EmpezadaProps {
  readonly temporada: Temporada;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

/** Next steps in the new season, and the undo button. */
function Empezada({ temporada, isBusy, onUndo }: EmpezadaProps) {
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
