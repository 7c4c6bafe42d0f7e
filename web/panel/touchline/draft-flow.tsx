import {
  type Entry,
  capitalise,
  EVENTOS,
  EVENTO_STEPS,
  type EventoKind,
  kindsOfStep,
} from '@club/shared';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { BigButton } from './big-button';
import type { Draft } from './notebook';
import { PlayerPicker } from './player-picker';
import { ScoreLine } from './touchline-score';
import { useMatch } from './use-match';

interface DraftFlowProps {
  readonly draft: Draft;
}

/** Questions after a tap on GOL (scorer, then assistant) or Tarjeta (the kind of card, and the player). */
export function DraftFlow({ draft: { tipo, autor_id: autor } }: DraftFlowProps) {
  const { liveMatch, jugadores, nameOf, actions } = useMatch();
  const kinds = kindsOfStep(tipo);
  const [evento, setEvento] = useState<EventoKind>(kinds[0]);
  const eventoClass = EVENTOS[evento];
  const onDone = (entry: Entry) => void actions.finishDraft(entry);
  const onCancel = () => void actions.cancelDraft();
  const isSentOff = (id: string) =>
    liveMatch.eventos.some((other) => EVENTOS[other.evento].expulsa && other.autor_id === id);
  const { propia_puerta: ownGoal } = eventoClass;
  // The scorer is known: the second question.
  if (eventoClass.asistente && autor !== undefined) {
    return (
      <PlayerPicker
        key="asistente"
        title="¿Quién ha asistido?"
        detail={`${capitalise(eventoClass.breve)} de ${nameOf(autor)}`}
        score={<ScoreLine />}
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
  return (
    <PlayerPicker
      key="autor"
      title={EVENTO_STEPS[tipo].pregunta ?? ''}
      score={<ScoreLine />}
      jugadores={
        eventoClass.expulsa ? jugadores.filter(({ jugador_id: id }) => !isSentOff(id)) : jugadores
      }
      onPick={(id) => {
        if (eventoClass.asistente) void actions.setAuthor(id);
        else onDone({ evento, autor_id: id });
      }}
      onCancel={onCancel}
    >
      {(isDeaf) => (
        <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 1 }}>
          {eventoClass.autor === 'puede' && (
            <BigButton isDisabled={isDeaf} onClick={() => onDone({ evento })}>
              No lo sé
            </BigButton>
          )}
          {ownGoal && (
            <BigButton isDisabled={isDeaf} onClick={() => onDone({ evento, propia_puerta: true })}>
              {`Propia puerta ${ownGoal.de}`}
            </BigButton>
          )}
          {kinds.length > 1 &&
            kinds.map((one) => (
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
    </PlayerPicker>
  );
}
