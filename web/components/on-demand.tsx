import { type ReactNode, useState } from 'react';
import { Button } from './button';

interface OnDemandProps {
  /** Text of the button that shows the content. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that is replaced by its children when clicked. */
export function OnDemand({ label, children }: OnDemandProps) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    children
  ) : (
    <Button variant="outlined" onClick={() => setIsOpen(true)}>
      {label}
    </Button>
  );
}
