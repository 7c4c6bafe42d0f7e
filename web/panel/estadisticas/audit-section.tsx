import { type Auditoria, endpoints, type Temporada } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SectionHeading } from '../../components/page';
import { callApi } from '../../lib/api/call-api';
import { useApi } from '../../lib/api/use-api';
import { FailuresAlert } from '../common/notice-banner';
import { ApiContent } from '../common/api-content';
import { adjustmentText, differenceText, type Names } from './audit-text';
import { LINE } from '../common/rows';
import { BusyButton } from '../common/busy-button';

/** The auditor's result for a season, and names for its ids. */
interface PartidoResult {
  readonly auditoria: Auditoria;
  readonly nombres: Names;
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 3, overflowWrap: 'anywhere' }}>
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </Box>
  );
}

/** 'Todo cuadra', or the differences; manual corrections are listed apart (regla 56). */
function AuditResult({ auditoria, nombres }: PartidoResult) {
  const { temporada_nombre: temporada, correcta, diferencias, ajustes } = auditoria;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Alert severity={correcta ? 'success' : 'error'}>
        <Typography sx={{ fontWeight: 700 }}>
          {correcta
            ? `Todo cuadra en ${temporada}.`
            : `En ${temporada} hay ${String(diferencias.length)} ${diferencias.length === 1 ? 'diferencia' : 'diferencias'}.`}
        </Typography>
        {!correcta && <Lines lines={diferencias.map((found) => differenceText(found, nombres))} />}
      </Alert>
      {ajustes.length > 0 && (
        <Alert severity="info">
          <Typography sx={{ fontWeight: 700 }}>Corregido a mano (no es un error)</Typography>
          <Lines lines={ajustes.map((ajuste) => adjustmentText(ajuste, nombres))} />
        </Alert>
      )}
    </Box>
  );
}

interface TemporadaRowProps {
  readonly temporada: Temporada;
  readonly isActual: boolean;
}

/** Names of the players and the season's matches; those that could not be read are missing. */
async function readNames({ temporada, isActual }: TemporadaRowProps): Promise<Names> {
  const { _id: id } = temporada;
  const [jugadores, filas, partidos] = await Promise.all([
    callApi(endpoints.fetchJugadoresPreview),
    isActual ? undefined : callApi(endpoints.fetchArchivoEstadisticasTemporada, { id }),
    callApi(endpoints.fetchPartidosPreviewTemporada, { id }),
  ]);
  return new Map([
    // The archive also names players who have left.
    ...(filas?.ok ? filas.value.estadisticas : []).map(
      (fila) => [fila.jugador_id, fila.jugador_nombre] as const,
    ),
    ...(jugadores.ok ? jugadores.value : []).map(
      (jugador) => [jugador.jugador_id, jugador.nombre_con_inicial] as const,
    ),
    ...(partidos.ok ? partidos.value : []).map(
      (partido) => [partido.partido_id, `${partido.nombre_equipo} (${partido.fecha_str})`] as const,
    ),
  ]);
}

/** A season with its audit button and result. */
function TemporadaRow({ temporada, isActual }: TemporadaRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [resultado, setResult] = useState<PartidoResult>();
  const [problem, setProblem] = useState<string>();
  const audit = async () => {
    setIsBusy(true);
    const result = await callApi(endpoints.comprobarTemporada, { id: temporada._id });
    const nombres = await readNames({ temporada, isActual });
    setIsBusy(false);
    setResult(result.ok ? { auditoria: result.value.data, nombres } : undefined);
    setProblem(result.ok ? undefined : result.error.msg);
  };
  return (
    <Card component="li" sx={{ px: 2, py: 1, display: 'grid', gap: 1 }}>
      <Box sx={{ ...LINE, gap: 1 }}>
        <Typography sx={{ fontWeight: 700, flex: '1 1 140px', overflowWrap: 'anywhere' }}>
          {temporada.nombre}
        </Typography>
        <BusyButton
          variant="outlined"
          aria-label={`Comprobar estadísticas de ${temporada.nombre}`}
          isBusy={isBusy}
          busyLabel="Comprobando"
          onClick={() => void audit()}
        >
          Comprobar estadísticas
        </BusyButton>
      </Box>
      <FailuresAlert failures={[problem]} />
      {resultado && <AuditResult {...resultado} />}
    </Card>
  );
}

/** All seasons, latest first, each with a button that recomputes its statistics from the sheets and compares. */
export function AuditSection() {
  const temporadas = useApi(endpoints.fetchTemporadas);
  return (
    <section>
      <SectionHeading>Comprobar estadísticas</SectionHeading>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        Vuelve a contar la temporada desde sus fichas y dice si algo no coincide. No cambia nada.
      </Typography>
      <ApiContent query={temporadas}>
        {(all) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {all.toReversed().map((temporada, index) => (
              <TemporadaRow key={temporada._id} temporada={temporada} isActual={index === 0} />
            ))}
          </Box>
        )}
      </ApiContent>
    </section>
  );
}
