import { endpoints, type Suspension } from '@club/shared';
import { useApi } from '../../lib/api/use-api';

const NONE: readonly Suspension[] = [];

/** Players who miss an unplayed match (regla 101); nobody until known, or without an id. */
export function useSuspensions(partidoId: string | undefined): readonly Suspension[] {
  const query = useApi(endpoints.fetchSancionados, partidoId);
  return query.status === 'ready' ? query.data : NONE;
}

/** `Sancionados: Ana P. (roja), Bea Q. (amarillas)` */
export const suspensionsText = (suspensions: readonly Suspension[]): string =>
  `Sancionados: ${suspensions
    .map(({ nombre_con_inicial: name, motivo }) => `${name} (${motivo})`)
    .join(', ')}`;
