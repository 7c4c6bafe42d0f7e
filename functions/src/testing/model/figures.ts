import type { Contador, EndpointInput, endpoints } from '@club/shared';

/** A sheet as the model knows it: who was there and what happened, by player ids. */
export interface FichaModelo {
  readonly convocados: readonly string[];
  readonly goles: readonly { readonly autor: string | null; readonly asistente: string | null }[];
  readonly encajados: number;
  readonly amarillas: readonly string[];
  readonly rojas: readonly string[];
  readonly dobles: readonly string[];
  readonly mvp: string | null;
}

/** Figures by name; a figure that is not there is zero. */
export type Figuras = Readonly<Partial<Record<Contador, number>>>;

const count = (ids: readonly (string | null)[], id: string) =>
  ids.filter((one) => one === id).length;

/** What a sheet gives one player, counted in the most obvious way (regla 35). */
export function figurasOf(ficha: FichaModelo, id: string): Required<Figuras> {
  const there = ficha.convocados.includes(id) ? 1 : 0;
  const clean = ficha.encajados === 0 ? 1 : 0;
  return {
    partidos_jugados: there,
    goles: count(
      ficha.goles.map(({ autor }) => autor),
      id,
    ),
    asistencias: count(
      ficha.goles.map(({ asistente }) => asistente),
      id,
    ),
    porterias_imbatidas: there * clean,
    tarjetas_amarillas: count(ficha.amarillas, id) + count(ficha.dobles, id),
    tarjetas_rojas: count(ficha.rojas, id) + count(ficha.dobles, id),
    goles_encajados: there * ficha.encajados,
    mvp: ficha.mvp === id ? 1 : 0,
  };
}

/** The body that saves a sheet. */
export function fichaBody(ficha: FichaModelo): EndpointInput<typeof endpoints.updatePartido> {
  const ref = (id: string) => ({ jugador_id: id });
  const [portero, ...suplentes] = ficha.convocados.map(ref);
  return {
    alineacion: { portero: portero ? [portero] : [], suplentes },
    detalles: {
      primera_parte: ficha.goles.map(({ autor, asistente }) => ({
        evento: 'gol anotado' as const,
        ...(autor !== null && { autor: ref(autor) }),
        ...(asistente !== null && { asistente: ref(asistente) }),
      })),
      segunda_parte: [
        ...Array.from({ length: ficha.encajados }, () => ({ evento: 'gol encajado' as const })),
        ...ficha.amarillas.map((id) => ({ evento: 'tarjeta amarilla' as const, autor: ref(id) })),
        ...ficha.rojas.map((id) => ({ evento: 'tarjeta roja' as const, autor: ref(id) })),
        ...ficha.dobles.map((id) => ({ evento: 'doble amarilla' as const, autor: ref(id) })),
      ],
    },
    mvp: ficha.mvp === null ? null : ref(ficha.mvp),
  };
}
