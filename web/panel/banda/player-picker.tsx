import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { BigButton } from './big-button';
import type { JugadorBanda } from './cuaderno';
import { Sheet } from './sheet';

/** For so long a sheet that has just opened takes no tap: the second of a double tap was meant for the one before. */
const DEAF_MS = 250;

interface PlayerPickerProps {
  readonly title: string;
  readonly detail?: string;
  readonly jugadores: readonly JugadorBanda[];
  /** Answers that are no player, above the players. */
  readonly children?: (isDeaf: boolean) => ReactNode;
  readonly onPick: (jugadorId: string) => void;
  readonly cancelLabel?: string;
  readonly onCancel: () => void;
}

/** The players as large buttons: one tap names one. */
export function PlayerPicker({
  title,
  detail,
  jugadores,
  children,
  cancelLabel = 'Cancelar',
  onPick,
  onCancel,
}: PlayerPickerProps) {
  const [isDeaf, setDeaf] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDeaf(false);
    }, DEAF_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <Sheet title={title} {...(detail !== undefined && { detail })} isLow onClose={onCancel}>
      {children?.(isDeaf)}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))',
        }}
      >
        {jugadores.map(({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) => (
          <BigButton
            key={id}
            height={64}
            fontSize={15}
            isDisabled={isDeaf}
            onClick={() => {
              onPick(id);
            }}
          >
            <span>
              <Box component="span" sx={{ display: 'block', fontSize: 20 }}>
                {dorsal}
              </Box>
              {nombre}
            </span>
          </BigButton>
        ))}
      </Box>
      <BigButton onClick={onCancel}>{cancelLabel}</BigButton>
    </Sheet>
  );
}
