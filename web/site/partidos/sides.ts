import type { PartidoPreview } from '@club/shared';

/** The fields of a match that say who plays where and how it ended; previews and full records have them. */
export type MatchSummary = Pick<
  PartidoPreview,
  | 'local'
  | 'nombre_equipo'
  | 'color_equipo'
  | 'escudo_equipo'
  | 'goles_anotados'
  | 'goles_encajados'
  | 'jugado'
  | 'estado'
  | 'resultado'
>;

/** What a match in play shows beside its score; `undefined` until its log is there. */
export interface Vivo {
  /** `34'`, or what the match is waiting for. */
  readonly texto: string;
  /** Nobody has entered anything for hours: not to be shown as in play. */
  readonly isForgotten: boolean;
  /** `Gol de Nico P., 63'`; absent without goals. */
  readonly ultimoGol?: string;
}

export interface Side {
  readonly nombre: string;
  readonly isClub: boolean;
  /** The rival's, `#rrggbb`; ours is in the page's style. */
  readonly color: string;
  /** A rival's crest, as matches name it. */
  readonly escudo?: string | undefined;
  /** `null` before there is a score. */
  readonly goles: number | null;
}

/** Left and right side of a match: we are on the left at home, on the right away (regla 11). */
export function sidesOf(partido: MatchSummary, nombreClub: string): readonly [Side, Side] {
  const club: Side = {
    nombre: nombreClub,
    isClub: true,
    color: '',
    goles: partido.goles_anotados,
  };
  const rival: Side = {
    nombre: partido.nombre_equipo,
    isClub: false,
    color: partido.color_equipo,
    escudo: partido.escudo_equipo,
    goles: partido.goles_encajados,
  };
  return partido.local ? [club, rival] : [rival, club];
}

const ESTADOS_VISIBLES: Partial<Record<MatchSummary['estado'], string>> = {
  aplazado: 'Aplazado',
  suspendido: 'Suspendido',
  cancelado: 'Cancelado',
  en_juego: 'En directo',
};

/** Label of a state that a reader must know of; `undefined` for the ordinary ones. */
export function estadoLabel(estado: MatchSummary['estado']): string | undefined {
  return ESTADOS_VISIBLES[estado];
}

/** `2 - 1`, home side first; `VS` before there is a score. */
export function scoreText(partido: MatchSummary): string {
  const [left, right] = sidesOf(partido, '');
  return left.goles === null ? 'VS' : `${String(left.goles)} - ${String(right.goles)}`;
}
