import type { Contador, EndpointInput, endpoints } from '@club/shared';

/** A sheet in the model: players and events, by player ids. */
export interface FichaModelo {
  readonly convocados: readonly string[];
  readonly goles: readonly { readonly autor: string | null; readonly asistente: string | null }[];
  readonly encajados: number;
  readonly amarillas: readonly string[];
  readonly rojas: readonly string[];
  readonly dobles: readonly string[];
  readonly mvp: string | null;
  /** Starters among those called up. The others are on the bench. */
  readonly titulares: readonly string[];
  readonly cambios: readonly ModelSubstitution[];
  /** Minute of every sending-off, in the second half. */
  readonly minutoExpulsion: number;
  readonly sinCambios: boolean;
}

/** A substitution: player on, player off, minute from 1 to 90. */
export interface ModelSubstitution {
  readonly entra: string;
  readonly sale: string;
  readonly minuto: number;
}

/** Players sent off. */
export const expulsadosOf = ({ rojas, dobles }: Pick<FichaModelo, 'rojas' | 'dobles'>) => [
  ...rojas,
  ...dobles,
];

/** Minutes of everybody on the pitch, minute by minute. Empty if the sheet has no information on substitutions. */
function minutosOf(ficha: FichaModelo): ReadonlyMap<string, number> {
  if (!ficha.sinCambios && ficha.cambios.length === 0) return new Map();
  const dentro = new Set(ficha.titulares);
  const minutos = new Map(ficha.titulares.map((id) => [id, 0]));
  for (let minuto = 1; minuto <= 90; minuto += 1) {
    for (const id of dentro) minutos.set(id, (minutos.get(id) ?? 0) + 1);
    if (minuto === ficha.minutoExpulsion) for (const id of expulsadosOf(ficha)) dentro.delete(id);
    for (const { entra, sale } of ficha.cambios.filter((cambio) => cambio.minuto === minuto)) {
      dentro.delete(sale);
      dentro.add(entra);
      minutos.set(entra, minutos.get(entra) ?? 0);
    }
  }
  return minutos;
}

/** Figures by name. A missing one is zero. */
export type Figuras = Readonly<Partial<Record<Contador, number>>>;

const count = (ids: readonly (string | null)[], id: string) =>
  ids.filter((one) => one === id).length;

/** Figures of one player in a sheet, counted in the most obvious way (regla 35). */
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
    titularidades: ficha.titulares.includes(id) ? 1 : 0,
    minutos: minutosOf(ficha).get(id) ?? 0,
    partidos_con_minutos: minutosOf(ficha).has(id) ? 1 : 0,
  };
}

/** The body that saves a sheet. */
export function fichaBody(ficha: FichaModelo): EndpointInput<typeof endpoints.updatePartido> {
  const ref = (id: string) => ({ jugador_id: id });
  const [portero, ...defensas] = ficha.titulares.map(ref);
  const suplentes = ficha.convocados.filter((id) => !ficha.titulares.includes(id)).map(ref);
  const cambios = (isFirst: boolean) =>
    ficha.cambios
      .filter(({ minuto }) => minuto <= 45 === isFirst)
      .map(({ entra, sale, minuto }) => ({
        evento: 'cambio' as const,
        entra: ref(entra),
        sale: ref(sale),
        minuto,
      }));
  const { minutoExpulsion: minuto } = ficha;
  return {
    alineacion: { portero: portero ? [portero] : [], defensas, suplentes },
    detalles: {
      primera_parte: [
        ...cambios(true),
        ...ficha.goles.map(({ autor, asistente }) => ({
          evento: 'gol anotado' as const,
          ...(autor !== null && { autor: ref(autor) }),
          ...(asistente !== null && { asistente: ref(asistente) }),
        })),
      ],
      segunda_parte: [
        ...Array.from({ length: ficha.encajados }, () => ({ evento: 'gol encajado' as const })),
        ...ficha.amarillas.map((id) => ({ evento: 'tarjeta amarilla' as const, autor: ref(id) })),
        ...ficha.rojas.map((id) => ({
          evento: 'tarjeta roja' as const,
          autor: ref(id),
          minuto,
        })),
        ...ficha.dobles.map((id) => ({
          evento: 'doble amarilla' as const,
          autor: ref(id),
          minuto,
        })),
        ...cambios(false),
      ],
    },
    mvp: ficha.mvp === null ? null : ref(ficha.mvp),
    sin_cambios: ficha.sinCambios,
  };
}
