import { EVENTOS, type EventoIcon, type EventoKind } from '@club/shared';
import type { ReactNode } from 'react';

interface EventIconProps {
  readonly evento: EventoKind;
  readonly size: number;
}

const ball = (color: string) => (
  <>
    <circle cx="12" cy="12" r="9" fill="#fff" stroke={color} strokeWidth="2.5" />
    <path d="m12 7.5 4.3 3.1-1.6 5H9.3l-1.6-5z" fill="#1c1c1c" />
  </>
);

const card = (color: string, x = 6.5) => (
  <rect x={x} y="4" width="11" height="16" rx="1.5" fill={color} stroke="#0006" />
);

const DRAWINGS: Readonly<Record<EventoIcon, ReactNode>> = {
  'balon-nuestro': ball('#15703a'),
  'balon-rival': ball('#b3261e'),
  'tarjeta-amarilla': card('#f5c518'),
  'tarjeta-roja': card('#c62828'),
  'tarjeta-doble': (
    <>
      {card('#f5c518', 3)}
      {card('#c62828', 9)}
    </>
  ),
  cambio: (
    <>
      <path d="M8 20V6M3.5 10.5 8 6l4.5 4.5" fill="none" stroke="#15703a" strokeWidth="2.8" />
      <path d="M16 4v14m-4.5-4.5L16 18l4.5-4.5" fill="none" stroke="#b3261e" strokeWidth="2.8" />
    </>
  ),
};

/** Decorative icon of an event. Its text must be next to it. */
export function EventIcon({ evento, size }: EventIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={{ flexShrink: 0 }}>
      {DRAWINGS[EVENTOS[evento].icono]}
    </svg>
  );
}
