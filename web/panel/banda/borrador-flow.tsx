import { isExpulsion, type Paso, TIPOS_TARJETA, type TipoTarjeta } from '@club/shared';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { BigButton } from './big-button';
import type { Borrador, JugadorBanda } from './cuaderno';
import { type NombreDe, TARJETAS } from './paso-text';
import { PlayerPicker } from './player-picker';

/** A goal or a card without its id and half. */
export type Apunte =
  | Pick<
      Extract<Paso, { tipo: 'gol_anotado' }>,
      'tipo' | 'autor_id' | 'asistente_id' | 'propia_puerta'
    >
  | Pick<Extract<Paso, { tipo: 'tarjeta' }>, 'tipo' | 'evento' | 'autor_id'>;

interface BorradorFlowProps {
  readonly borrador: Borrador;
  readonly jugadores: readonly JugadorBanda[];
  readonly nombreDe: NombreDe;
  /** Whoever was sent off; he gets no second red card. */
  readonly expulsados: readonly string[];
  readonly onAutor: (jugadorId: string) => void;
  readonly onDone: (apunte: Apunte) => void;
  readonly onCancel: () => void;
}

function GolFlow({ borrador, jugadores, nombreDe, onAutor, onDone, onCancel }: BorradorFlowProps) {
  const { autor_id: autor } = borrador;
  if (autor === undefined) {
    return (
      <PlayerPicker
        key="autor"
        title="¿Quién ha marcado?"
        jugadores={jugadores}
        onPick={onAutor}
        onCancel={onCancel}
      >
        {(isDeaf) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
            <BigButton
              isDisabled={isDeaf}
              onClick={() => {
                onDone({ tipo: 'gol_anotado' });
              }}
            >
              No lo sé
            </BigButton>
            <BigButton
              isDisabled={isDeaf}
              onClick={() => {
                onDone({ tipo: 'gol_anotado', propia_puerta: true });
              }}
            >
              Propia puerta del rival
            </BigButton>
          </Box>
        )}
      </PlayerPicker>
    );
  }
  return (
    <PlayerPicker
      key="asistente"
      title="¿Quién ha asistido?"
      detail={`Gol de ${nombreDe(autor)}`}
      jugadores={jugadores.filter(({ jugador_id: id }) => id !== autor)}
      onPick={(asistente) => {
        onDone({ tipo: 'gol_anotado', autor_id: autor, asistente_id: asistente });
      }}
      onCancel={onCancel}
    >
      {(isDeaf) => (
        <BigButton
          tone="gol"
          height={64}
          isDisabled={isDeaf}
          onClick={() => {
            onDone({ tipo: 'gol_anotado', autor_id: autor });
          }}
        >
          Sin asistencia
        </BigButton>
      )}
    </PlayerPicker>
  );
}

function TarjetaFlow({ jugadores, expulsados, onDone, onCancel }: BorradorFlowProps) {
  const [evento, setEvento] = useState<TipoTarjeta>('tarjeta amarilla');
  return (
    <PlayerPicker
      title="¿Para quién es la tarjeta?"
      jugadores={
        isExpulsion(evento)
          ? jugadores.filter(({ jugador_id: id }) => !expulsados.includes(id))
          : jugadores
      }
      onPick={(autor) => {
        onDone({ tipo: 'tarjeta', evento, autor_id: autor });
      }}
      onCancel={onCancel}
    >
      {() => (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1 }}>
          {TIPOS_TARJETA.map((tipo) => (
            <BigButton
              key={tipo}
              fontSize={15}
              isPressed={tipo === evento}
              onClick={() => {
                setEvento(tipo);
              }}
            >
              {TARJETAS[tipo]}
            </BigButton>
          ))}
        </Box>
      )}
    </PlayerPicker>
  );
}

const FLOWS = { gol: GolFlow, tarjeta: TarjetaFlow } as const satisfies Record<
  Borrador['tipo'],
  unknown
>;

/** Who scored and who passed, or who was booked: the taps after GOL or Tarjeta. */
export function BorradorFlow(props: BorradorFlowProps) {
  const Flow = FLOWS[props.borrador.tipo];
  return <Flow {...props} />;
}
