import { type Fila, endpoints, perRow } from '@club/shared';
import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import type { ActaJugador } from './acta-state';
import { callApi } from '../../lib/api/call-api';
import { useApi } from '../../lib/api/use-api';

/** The match whose sheet is to be filled in. */
interface TargetPartido {
  readonly temporadaId: string;
  readonly partidoId: string;
}

/** Line-up of the season's last other sheet, only with players of the list; `undefined` if there is none or offline. */
async function loadLastAlineacion(
  { temporadaId, partidoId }: TargetPartido,
  plantilla: readonly ActaJugador[],
): Promise<Record<Fila, string[]> | undefined> {
  const result = await callApi(endpoints.fetchPartidosJugadosTemporada, { id: temporadaId });
  const last = result.ok ? result.value.findLast(({ _id: id }) => id !== partidoId) : undefined;
  if (!last) return undefined;
  const known = new Set(plantilla.map(({ jugador_id: id }) => id));
  return perRow((row) =>
    last.alineacion[row].map(({ jugador_id: id }) => id).filter((id) => known.has(id)),
  );
}

/** Whether the season has another match's sheet to copy. Also true if the matches could not be read. */
function useHasLastActa({ temporadaId, partidoId }: TargetPartido): boolean {
  const partidos = useApi(endpoints.fetchPartidosPreviewTemporada, temporadaId);
  if (partidos.status === 'loading') return false;
  return (
    partidos.status === 'error' ||
    partidos.data.some(({ partido_id: id, resultado }) => id !== partidoId && Boolean(resultado))
  );
}

interface CopyLastProps {
  readonly target: TargetPartido;
  /** Players who may be in the copied line-up. */
  readonly plantilla: readonly ActaJugador[];
  /** Renders the button. */
  readonly children: (copy: () => void, label: string) => ReactNode;
  readonly onCopy: (last: Record<Fila, string[]>) => void;
}

/** Button that copies the line-up of the season's last sheet, if there is one. */
export function CopyLast({ target, plantilla, children, onCopy }: CopyLastProps) {
  const [state, setState] = useState<'busy' | 'missing'>();
  if (!useHasLastActa(target)) return null;
  const copy = async () => {
    setState('busy');
    const last = await loadLastAlineacion(target, plantilla);
    setState(last ? undefined : 'missing');
    if (last) onCopy(last);
  };
  return (
    <>
      {children(() => {
        if (state !== 'busy') void copy();
      }, 'Como en el último partido')}
      {state === 'missing' && (
        <Alert severity="warning" role="status">
          No se ha podido leer la última alineación.
        </Alert>
      )}
    </>
  );
}
