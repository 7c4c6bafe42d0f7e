import { type Fila, endpoints, perRow } from '@club/shared';
import Alert from '@mui/material/Alert';
import { type ReactNode, useState } from 'react';
import type { JugadorActa } from './acta-state';
import { callApi } from '../../lib/api/call-api';
import { useApi } from '../../lib/api/use-api';

/** The match whose sheet is to be filled in. Its own line-up is never the one that is copied. */
interface TargetPartido {
  readonly temporadaId: string;
  readonly partidoId: string;
}

interface LastAlineacionOptions extends TargetPartido {
  /** Players who can be called up. */
  readonly plantilla: readonly { readonly jugador_id: string }[];
}

/**
 * Players by row of the season's last sheet, without those who have left the squad; `undefined` without such a sheet or
 * offline.
 */
async function loadLastAlineacion({
  temporadaId,
  partidoId,
  plantilla,
}: LastAlineacionOptions): Promise<Record<Fila, string[]> | undefined> {
  const result = await callApi(endpoints.fetchPartidosJugadosTemporada, { id: temporadaId });
  const last = result.ok ? result.value.findLast(({ _id: id }) => id !== partidoId) : undefined;
  if (!last) return undefined;
  const known = new Set(plantilla.map(({ jugador_id: id }) => id));
  return perRow((row) =>
    last.alineacion[row].map(({ jugador_id: id }) => id).filter((id) => known.has(id)),
  );
}

/** Whether the season has a sheet to copy. Also true if the season could not be read, as it may have one. */
function useHasLast({ temporadaId, partidoId }: TargetPartido): boolean {
  const partidos = useApi(endpoints.fetchPartidosPreviewTemporada, temporadaId);
  if (partidos.status === 'loading') return false;
  return (
    partidos.status === 'error' ||
    partidos.data.some(({ partido_id: id, resultado }) => id !== partidoId && Boolean(resultado))
  );
}

interface CopyLastProps {
  readonly target: TargetPartido;
  readonly plantilla: readonly JugadorActa[];
  /** Renders the button. */
  readonly children: (copy: () => void, label: string) => ReactNode;
  readonly onCopy: (last: Record<Fila, string[]>) => void;
}

/** Button that copies the line-up of the season's last sheet, if there is one. */
export function CopyLast({ target, plantilla, children, onCopy }: CopyLastProps) {
  const [state, setState] = useState<'busy' | 'missing'>();
  if (!useHasLast(target)) return null;
  const copy = async () => {
    setState('busy');
    const last = await loadLastAlineacion({ ...target, plantilla });
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
