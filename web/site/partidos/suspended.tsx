import { endpoints } from '@club/shared';
import { useApi } from '../../lib/api/use-api';

/** Players who miss a match because of their cards (regla 101). Nothing if there are none. */
export function Suspended({ partidoId }: { readonly partidoId: string }) {
  const answer = useApi(endpoints.fetchSancionados, partidoId);
  if (answer.status !== 'ready' || answer.data.length === 0) return null;
  const names = answer.data.map(
    ({ nombre_con_inicial: name, motivo: reason }) => `${name} (${reason})`,
  );
  return <p>{`Sancionados: ${names.join(', ')}`}</p>;
}
