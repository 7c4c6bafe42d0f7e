import { type ReactNode, Suspense, useState } from 'react';
import { Button } from './button';

interface OnDemandProps {
  /** Of the button that asks for it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What is loaded when somebody asks for it: the button, and then what it brings. */
export function OnDemand({ label, children }: OnDemandProps) {
  const [isOpen, setIsOpen] = useState(false);
  return isOpen ? (
    <Suspense fallback={<p role="status">Cargando…</p>}>{children}</Suspense>
  ) : (
    <Button
      variant="outlined"
      onClick={() => {
        setIsOpen(true);
      }}
    >
      {label}
    </Button>
  );
}
