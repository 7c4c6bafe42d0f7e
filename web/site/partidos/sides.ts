import { type PartidoPreview, scoreText } from '@club/shared';

/** Fields for the sides and the score of a match; both previews and records have them. */
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
  | 'tanda'
  | 'incomparecencia'
>;

/** What a page shows beside the score of a live match. */
export interface LiveStatus {
  /** `34'`, or the phase that the match is waiting for. */
  readonly text: string;
  /** Nothing was entered for hours, so the match is not shown as live. */
  readonly isForgotten: boolean;
  /** `Gol de Nico P., 63'`; absent without goals. */
  readonly lastGoal?: string | undefined;
}

export interface Side {
  readonly nombre: string;
  readonly isClub: boolean;
  /** The rival's colour, `#rrggbb`; empty for the club, whose colours are in CSS. */
  readonly color: string;
  /** File name of the rival's crest, as match records store it. */
  readonly escudo?: string | undefined;
}

/** Left and right side of a match: we are on the left at home, on the right away (regla 11). */
export function toSides(partido: MatchSummary, clubName: string): readonly [Side, Side] {
  const club: Side = { nombre: clubName, isClub: true, color: '' };
  const rival: Side = {
    nombre: partido.nombre_equipo,
    isClub: false,
    color: partido.color_equipo,
    escudo: partido.escudo_equipo,
  };
  return partido.local ? [club, rival] : [rival, club];
}

/** `CD Encina 2 - 1 Rival CF`, home side first. */
export function resultText(partido: MatchSummary, clubName: string): string {
  const [left, right] = toSides(partido, clubName);
  return `${left.nombre} ${scoreText(partido)} ${right.nombre}`;
}

const VISIBLE_STATUSES: Partial<Record<MatchSummary['estado'], string>> = {
  aplazado: 'Aplazado',
  suspendido: 'Suspendido',
  cancelado: 'Cancelado',
  en_juego: 'En directo',
};

/** Label of an unusual status; `undefined` for scheduled and finished matches. */
export const stateLabel = (estado: MatchSummary['estado']) => VISIBLE_STATUSES[estado];
