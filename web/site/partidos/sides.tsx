import {
  type PartidoPreview,
  scoreText,
  daysUntil,
  joinParts,
  type TimeZone,
  playedPartidos,
  type PartidoPlayed,
} from '@club/shared';
import type { ReactNode } from 'react';
import { formatDay, formatDayWithoutYear } from '../../lib/dates';
import { Crest } from '../../components/crest';
import { RivalBadge } from '../../components/rival-badge';

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

/** Day of a match relative to today in the club's time zone: `Hoy · dom, 22 nov`, `Mañana · …`, `sáb, 14 nov`. */
export function whenText(
  partido: Pick<PartidoPreview, 'fecha_date' | 'fecha_str'>,
  now: Date,
  zone: TimeZone,
): string {
  const near = ['Hoy', 'Mañana'][daysUntil(now, partido, zone)] ?? '';
  return joinParts(' · ', near, formatDay(partido.fecha_str));
}

/**
 * What changed in a scheduled match: `Cambio de hora: antes el sábado 12 a las 17:00`. `undefined` without a change or
 * for any other status, whose label says more.
 */
export function changeText({
  antes,
  fecha_str: date,
  estado,
}: Pick<PartidoPreview, 'antes' | 'fecha_str' | 'estado'>): string | undefined {
  if (!antes || estado !== 'programado') return undefined;
  const { fecha_str: oldDate, hora_str: oldTime, nombre_campo: oldCampo } = antes;
  const what: string[] = [];
  const before: string[] = [];
  if (oldDate !== undefined && oldTime !== undefined) {
    what.push(oldDate === date ? 'hora' : 'fecha');
    before.push(`el ${formatDayWithoutYear(oldDate, date)} a las ${oldTime}`);
  }
  if (oldCampo !== undefined) {
    what.push('campo');
    before.push(`en ${oldCampo}`);
  }
  return `Cambio de ${what.join(' y ')}: antes ${before.join(', ')}`;
}

/**
 * Played matches against the same rival before this one, latest first. Rivals are compared by name: previews have no
 * rival id, and renaming a rival updates them.
 */
export function previousMeetings(
  { nombre_equipo: rival, fecha_date: date }: Pick<PartidoPreview, 'nombre_equipo' | 'fecha_date'>,
  partidos: Iterable<PartidoPreview>,
): PartidoPlayed[] {
  return playedPartidos(partidos)
    .filter((partido) => partido.nombre_equipo === rival && partido.fecha_date < date)
    .reverse();
}

interface NamedSideProps {
  readonly side: Side;
  readonly size: number;
  readonly className: string | undefined;
  readonly nameClass: string | undefined;
  /** `span` inside a link, where a paragraph is not valid. */
  readonly as?: 'p' | 'span';
  readonly children?: ReactNode;
}

/** A side's badge with the name below, and more below that. */
export function NamedSide({
  side,
  size,
  className,
  nameClass,
  as: NameTag = 'p',
  children,
}: NamedSideProps) {
  return (
    <div className={className}>
      <SideBadge side={side} size={size} />
      <NameTag className={nameClass}>{side.nombre}</NameTag>
      {children}
    </div>
  );
}

/** The club's crest, or the rival's badge. */
export function SideBadge({ side, size }: { readonly side: Side; readonly size: number }) {
  return side.isClub ? (
    <Crest size={size} />
  ) : (
    <RivalBadge nombre={side.nombre} color={side.color} escudo={side.escudo} size={size} />
  );
}
