import {
  type Apunte,
  capitalise,
  EVENTOS,
  PASOS_EVENTO,
  type TipoEvento,
  kindsOfStep,
} from '@club/shared';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { BigButton } from './big-button';
import type { Borrador } from './notebook';
import type { JugadorEnCampo } from './jugadores';
import type { NombreOf } from './step-text';
import { PlayerPicker } from './player-picker';

interface BorradorFlowProps {
  readonly borrador: Borrador;
  readonly jugadores: readonly JugadorEnCampo[];
  /** Score shown above the question. */
  readonly marcador?: ReactNode;
  readonly nameOf: NombreOf;
  /** Players already sent off; they cannot get another red card. */
  readonly expulsados: readonly string[];
  readonly onAutor: (jugadorId: string) => void;
  readonly onDone: (apunte: Apunte) => void;
  readonly onCancel: () => void;
}

interface NoAutorProps {
  readonly evento: TipoEvento;
  readonly isDisabled: boolean;
  readonly onDone: (apunte: Apunte) => void;
}

/** Answers without an author: unknown scorer or own goal. */
function NoAutor({ evento, isDisabled, onDone }: NoAutorProps) {
  const { propia_puerta } = EVENTOS[evento];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <BigButton
        isDisabled={isDisabled}
        onClick={() => {
          onDone({ evento });
        }}
      >
        No lo sé
      </BigButton>
      {propia_puerta && (
        <BigButton
          isDisabled={isDisabled}
          onClick={() => {
            onDone({ evento, propia_puerta: true });
          }}
        >
          {`Propia puerta ${propia_puerta.de}`}
        </BigButton>
      )}
    </Box>
  );
}

interface AsistentePickerProps extends Pick<
  BorradorFlowProps,
  'jugadores' | 'marcador' | 'nameOf' | 'onDone' | 'onCancel'
> {
  readonly evento: TipoEvento;
  readonly autor: string;
}

function AsistentePicker(props: AsistentePickerProps) {
  const { evento, autor, jugadores, marcador, nameOf, onDone, onCancel } = props;
  return (
    <PlayerPicker
      title="¿Quién ha asistido?"
      detail={`${capitalise(EVENTOS[evento].breve)} de ${nameOf(autor)}`}
      marcador={marcador}
      jugadores={jugadores.filter(({ jugador_id: id }) => id !== autor)}
      onPick={(asistente) => {
        onDone({ evento, autor_id: autor, asistente_id: asistente });
      }}
      onCancel={onCancel}
    >
      {(isDeaf) => (
        <BigButton
          tone="gol"
          height={64}
          isDisabled={isDeaf}
          onClick={() => {
            onDone({ evento, autor_id: autor });
          }}
        >
          Sin asistencia
        </BigButton>
      )}
    </PlayerPicker>
  );
}

/** Questions of one event: its kind if the button has several, the author, and the assistant. */
function Flow({
  borrador: { tipo, autor_id: autor },
  jugadores,
  expulsados,
  onAutor,
  ...others
}: BorradorFlowProps) {
  const { marcador, onDone, onCancel } = others;
  const tipos = kindsOfStep(tipo);
  const [evento, setEvento] = useState<TipoEvento>(tipos[0]);
  const clase = EVENTOS[evento];
  if (clase.asistente && autor !== undefined) {
    return <AsistentePicker {...others} evento={evento} autor={autor} jugadores={jugadores} />;
  }
  return (
    <PlayerPicker
      title={PASOS_EVENTO[tipo].pregunta ?? ''}
      marcador={marcador}
      jugadores={
        clase.expulsa
          ? jugadores.filter(({ jugador_id: id }) => !expulsados.includes(id))
          : jugadores
      }
      onPick={(id) => {
        if (clase.asistente) onAutor(id);
        else onDone({ evento, autor_id: id });
      }}
      onCancel={onCancel}
    >
      {(isDeaf) => (
        <>
          {clase.autor === 'puede' && (
            <NoAutor evento={evento} isDisabled={isDeaf} onDone={onDone} />
          )}
          {tipos.length > 1 && (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: `repeat(${String(tipos.length)}, 1fr)`,
                gap: 1,
              }}
            >
              {tipos.map((one) => (
                <BigButton
                  key={one}
                  fontSize={15}
                  isPressed={one === evento}
                  onClick={() => {
                    setEvento(one);
                  }}
                >
                  {capitalise(EVENTOS[one].nombre)}
                </BigButton>
              ))}
            </Box>
          )}
        </>
      )}
    </PlayerPicker>
  );
}

/** Questions after GOL or Tarjeta: scorer and assistant, or the booked player. */
export function DraftFlow(props: BorradorFlowProps) {
  return <Flow key={props.borrador.tipo} {...props} />;
}
