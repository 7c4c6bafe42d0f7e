import { type ReactNode, Suspense, useState } from 'react';
import { Button } from './button';

interface OnDemandProps {
  /** Text of the button that loads the content. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A button that is replaced by its lazily loaded children when clicked. */
export function OnDemand({ label, children }: OnDemandProps) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <Suspense fallback={<p role="status">Cargando…</p>}>{children}</Suspense>
  ) : (
    <Button variant="outlined" onClick={() => setIsOpen(true)}>
      {label}
    </Button>
  );
}
