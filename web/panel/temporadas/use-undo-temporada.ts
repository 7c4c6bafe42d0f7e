import { type EndpointName, endpoints } from '@club/shared';
import { useState } from 'react';
import { type ApiResult, callApi } from '../../lib/api/call-api';

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
export function useUndoTemporada() {
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
