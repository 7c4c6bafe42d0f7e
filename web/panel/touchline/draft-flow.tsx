import {
  type Entry,
  capitalise,
  EVENTOS,
  EVENTO_STEPS,
  type EventoKind,
  kindsOfStep,
} from '@club/shared';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { BigButton } from './big-button';
import type { Draft } from './notebook';
import type { JugadorOnPitch } from './jugadores';
import type { NameOf } from './step-text';
import { PlayerPicker } from './player-picker';

interface DraftFlowProps {
  readonly borrador: Draft;
  readonly jugadores: readonly JugadorOnPitch[];
  /** Score shown above the question. */
  readonly marcador?: ReactNode;
  readonly nameOf: NameOf;
  /** Players already sent off; they cannot get another red card. */
  readonly sentOff: readonly string[];
  readonly onAuthor: (jugadorId: string) => void;
  readonly onDone: (entry: Entry) => void;
  readonly onCancel: () => void;
}

interface NoAuthorProps {
  readonly evento: EventoKind;
  readonly isDisabled: boolean;
  readonly onDone: (entry: Entry) => void;
}

/** Answers without an author: unknown scorer or own goal. */
function NoAuthor({ evento, isDisabled, onDone }: NoAuthorProps) {
  const { propia_puerta } = EVENTOS[evento];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <BigButton isDisabled={isDisabled} onClick={() => onDone({ evento })}>
        No lo sé
      </BigButton>
      {propia_puerta && (
        <BigButton isDisabled={isDisabled} onClick={() => onDone({ evento, propia_puerta: true })}>
          {`Propia puerta ${propia_puerta.de}`}
        </BigButton>
      )}
    </Box>
  );
}

interface AssistantPickerProps extends Pick<
  DraftFlowProps,
  'jugadores' | 'marcador' | 'nameOf' | 'onDone' | 'onCancel'
> {
  readonly evento: EventoKind;
  readonly autor: string;
}

function AssistantPicker(props: AssistantPickerProps) {
  const { evento, autor, jugadores, marcador, nameOf, onDone, onCancel } = props;
  return (
    <PlayerPicker
      title="¿Quién ha asistido?"
      detail={`${capitalise(EVENTOS[evento].breve)} de ${nameOf(autor)}`}
      marcador={marcador}
      jugadores={jugadores.filter(({ jugador_id: id }) => id !== autor)}
      onPick={(asistente) => onDone({ evento, autor_id: autor, asistente_id: asistente })}
      onCancel={onCancel}
    >
      {(isDeaf) => (
        <BigButton
          tone="gol"
          height={64}
          isDisabled={isDeaf}
          onClick={() => onDone({ evento, autor_id: autor })}
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
  sentOff,
  onAuthor,
  ...others
}: DraftFlowProps) {
  const { marcador, onDone, onCancel } = others;
  const kinds = kindsOfStep(tipo);
  const [evento, setEvento] = useState<EventoKind>(kinds[0]);
  const clase = EVENTOS[evento];
  if (clase.asistente && autor !== undefined) {
    return <AssistantPicker {...others} evento={evento} autor={autor} jugadores={jugadores} />;
  }
  return (
    <PlayerPicker
      title={EVENTO_STEPS[tipo].pregunta ?? ''}
      marcador={marcador}
      jugadores={
        clase.expulsa ? jugadores.filter(({ jugador_id: id }) => !sentOff.includes(id)) : jugadores
      }
      onPick={(id) => {
        if (clase.asistente) onAuthor(id);
        else onDone({ evento, autor_id: id });
      }}
      onCancel={onCancel}
    >
      {(isDeaf) => (
        <>
          {clase.autor === 'puede' && (
            <NoAuthor evento={evento} isDisabled={isDeaf} onDone={onDone} />
          )}
          {kinds.length > 1 && (
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: `repeat(${String(kinds.length)}, 1fr)`,
                gap: 1,
              }}
            >
              {kinds.map((one) => (
                <BigButton
                  key={one}
                  fontSize="size.14"
                  isPressed={one === evento}
                  onClick={() => setEvento(one)}
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
export function DraftFlow(props: DraftFlowProps) {
  return <Flow key={props.borrador.tipo} {...props} />;
}
