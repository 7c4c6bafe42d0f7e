import clsx from 'clsx';
import type { ReactNode } from 'react';
import css from './figure-button.module.css';

interface FigureButtonProps {
  /** Name of the figure, for the tooltip. */
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A number that toggles the list of matches behind it. The clickable area is the nearest positioned ancestor. */
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
