import { endpoints, type PartidoPreview, type Temporada } from '@club/shared';
import { type ApiQuery, useApi } from '../../lib/api/use-api';
import { type ListControls, useListControls } from '../common/use-list-controls';
import { PARTIDOS_LIST } from './partidos-list';

interface CurrentPartidos {
  /** The current season; `null` until known. */
  readonly temporada: Temporada | null;
  readonly isWithoutTemporada: boolean;
  readonly reload: () => void;
  /** Props of the list screen. */
  readonly lista: {
    readonly title: string;
    readonly heading: string;
    readonly detail: string | undefined;
    readonly empty: string;
    readonly query: ApiQuery<readonly PartidoPreview[]>;
    readonly list: ListControls<PartidoPreview>;
  };
}

/** Matches of the current season, with the props of their list. */
export function useCurrentPartidos(): CurrentPartidos {
  const temporada = useApi(endpoints.fetchTemporadaActual);
  const actual = temporada.status === 'ready' ? temporada.data : null;
  const partidos = useApi(endpoints.fetchPartidosPreviewTemporada, actual?._id);
  const list = useListControls(PARTIDOS_LIST);
  return {
    temporada: actual,
    isWithoutTemporada: temporada.status === 'ready' && !temporada.data,
    reload: partidos.reload,
    lista: {
      title: 'Partidos',
      heading: 'Partidos creados',
      detail: actual?.nombre,
      empty: 'Aún no hay partidos en esta temporada.',
      // The season has to be known first.
      query: temporada.status === 'ready' ? partidos : temporada,
      list,
    },
  };
}
