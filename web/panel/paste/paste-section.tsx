import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PhoneText } from '../common/rows';
import { type ReactNode, useState } from 'react';

interface PasteSectionProps {
  /** Button that opens it: 'Pegar partidos de una hoja de cálculo'. */
  readonly label: string;
  /** Label on phones. */
  readonly short?: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** Collapsible paste form. */
export function PasteSection({
  label,
  short = label,
  isOpenAtFirst = false,
  children,
}: PasteSectionProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <Box sx={{ minWidth: 0, ...(isOpen && { flex: '1 1 100%' }) }}>
      <Button
        aria-expanded={isOpen}
        aria-label={label}
        sx={{ textAlign: 'left' }}
        onClick={() => setIsOpen(!isOpen)}
      >
        <PhoneText short={short}>{label}</PhoneText>
      </Button>
      {isOpen && children}
    </Box>
  );
}
