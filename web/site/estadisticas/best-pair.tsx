import type { Pair } from '@club/shared';
import clsx from 'clsx';
import { FigureButton } from '../../components/figure-button';
import text from '../../components/text.module.css';

export interface BestPairProps {
  readonly pair: Pair;
  /** Whether the list of matches is open. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** `Mejor pareja: Nico P. asiste y Álex R. marca, 7 goles`. A tap on the goals shows the matches (regla 51). */
export function BestPair({ pair: { asistente, autor, goles }, isOpen, onOpen }: BestPairProps) {
  return (
    <p className={clsx(text.body2, text.muted)}>
      Mejor pareja: {asistente.jugador_nombre} asiste y {autor.jugador_nombre} marca,{' '}
      <span style={{ position: 'relative' }}>
        <FigureButton label="Mejor pareja" isOpen={isOpen} onToggle={() => onOpen(!isOpen)}>
          {goles} goles
        </FigureButton>
      </span>
    </p>
  );
}
