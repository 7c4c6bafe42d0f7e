import { EVENTO_STEPS, EVENTO_STEP_KINDS, type EventoStepKind } from '@club/shared';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { BigButton, type BigButtonProps } from './big-button';

/** Goals are in the lowest row, within reach of the thumb. Other events are in the row above. */
type Row = 'goles' | 'otros';

interface Look extends Pick<BigButtonProps, 'tone' | 'height' | 'fontSize' | 'isPrincipal'> {
  readonly row: Row;
  /** Share of the row's width, as a CSS grid track. */
  readonly share: string;
}

const LOOKS: Readonly<Record<EventoStepKind, Look>> = {
  gol_encajado: { row: 'goles', share: '1fr', tone: 'encajado', height: 92 },
  gol_anotado: {
    row: 'goles',
    share: '2fr',
    tone: 'gol',
    height: 92,
    fontSize: 'size.40',
    isPrincipal: true,
  },
  tarjeta: { row: 'otros', share: '1fr', tone: 'tarjeta', fontSize: 'size.14' },
  cambio: { row: 'otros', share: '1fr', fontSize: 'size.14' },
};

interface EntryButtonsProps {
  readonly row: Row;
  readonly onBegin: (tipo: EventoStepKind) => void;
  /** Small and uniform buttons, used when another action comes first. */
  readonly isSecondary?: boolean;
  /** One more button. */
  readonly children?: ReactNode;
}

export function NoteButtons({ row, onBegin, isSecondary = false, children }: EntryButtonsProps) {
  const kinds = EVENTO_STEP_KINDS.filter((tipo) => LOOKS[tipo].row === row);
  const columns = [...kinds.map((tipo) => LOOKS[tipo].share), ...(children ? ['1fr'] : [])];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: columns.join(' '), gap: 1 }}>
      {kinds.map((tipo) => {
        const { row: _row, share: _share, ...look } = LOOKS[tipo];
        return (
          <BigButton
            key={tipo}
            {...(isSecondary ? { fontSize: 'size.14' } : look)}
            onClick={() => onBegin(tipo)}
          >
            {EVENTO_STEPS[tipo].boton}
          </BigButton>
        );
      })}
      {children}
    </Box>
  );
}
