import type { ComponentType } from 'react';
import { deriveCareer, type EstadisticasTemporada, type AllTimeDoc } from '@club/shared';

export interface CareerProps {
  readonly jugadorId: string;
  /** Current season; its figures are already on the page. */
  readonly actual: { readonly nombre: string; readonly estadisticas: EstadisticasTemporada };
  /** Plot shown above the table. */
  readonly plot: ComponentType<Pick<Career, 'temporadas'>>;
}

/** Figures of one season. */
type Figures = Readonly<
  Record<
    'partidos_jugados' | 'goles' | 'asistencias' | 'tarjetas_amarillas' | 'tarjetas_rojas',
    number
  >
>;

interface CareerSeason {
  readonly nombre: string;
  readonly cuenta: Figures;
}

interface Career {
  /** The current season first, then all others with any figure, latest first. */
  readonly temporadas: readonly CareerSeason[];
  readonly total: Figures;
}

const sumOf = (temporadas: readonly CareerSeason[]): Figures => {
  const sum = (figure: keyof Figures) =>
    temporadas.reduce((total, { cuenta }) => total + cuenta[figure], 0);
  return {
    partidos_jugados: sum('partidos_jugados'),
    goles: sum('goles'),
    asistencias: sum('asistencias'),
    tarjetas_amarillas: sum('tarjetas_amarillas'),
    tarjetas_rojas: sum('tarjetas_rojas'),
  };
};

/** A player's seasons and their totals. */
export function careerOf(
  jugadorId: string,
  actual: CareerProps['actual'],
  historia: AllTimeDoc,
): Career {
  const earlier = deriveCareer(historia, jugadorId)
    .filter(({ nombre }) => nombre !== actual.nombre)
    .map(({ nombre, ...cuenta }) => ({ nombre, cuenta }));
  const temporadas = [{ nombre: actual.nombre, cuenta: actual.estadisticas }, ...earlier];
  return { temporadas, total: sumOf(temporadas) };
}
