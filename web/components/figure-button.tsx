import clsx from 'clsx';
import type { ReactNode } from 'react';
import css from './figure-button.module.css';

interface FigureButtonProps {
  /** What the number counts. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A number that can be tapped to see what is behind it; the whole cell (the nearest positioned box) answers. */
export function FigureButton({ label, isOpen, onToggle, children }: FigureButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      title={`${label}: ver los partidos`}
      onClick={onToggle}
      className={clsx(css.button, isOpen && css.open)}
    >
      {children}
    </button>
  );
}
