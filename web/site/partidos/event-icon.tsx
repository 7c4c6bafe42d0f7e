import type { TipoEvento } from '@club/shared';

interface EventIconProps {
  readonly evento: TipoEvento;
  readonly size: number;
}

const card = (color: string, x: number) => (
  <rect x={x} y="4" width="11" height="16" rx="1.5" fill={color} stroke="#0006" />
);

/** Sign of an event: ball, yellow card, red card, or yellow turning red. The words stand beside it. */
export function EventIcon({ evento, size }: EventIconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden style={{ flexShrink: 0 }}>
      {(evento === 'gol anotado' || evento === 'gol encajado') && (
        <>
          <circle
            cx="12"
            cy="12"
            r="9"
            fill="#fff"
            stroke={evento === 'gol anotado' ? '#15703a' : '#b3261e'}
            strokeWidth="2.5"
          />
          <path d="m12 7.5 4.3 3.1-1.6 5H9.3l-1.6-5z" fill="#1c1c1c" />
        </>
      )}
      {evento === 'tarjeta amarilla' && card('#f5c518', 6.5)}
      {evento === 'tarjeta roja' && card('#c62828', 6.5)}
      {evento === 'doble amarilla' && (
        <>
          {card('#f5c518', 3)}
          {card('#c62828', 9)}
        </>
      )}
    </svg>
  );
}
