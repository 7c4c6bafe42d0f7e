import {
  type LiveEvento,
  EVENTOS,
  type EventoDetails,
  minuteOfInstant,
  type Step,
  stepOfEvento,
} from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { correction, correctStep, moveInstant } from './note-evento';
import { BigButton } from './big-button';
import { eventoText } from './step-text';
import { minuteText } from '../acta/acta-state';
import { QuestionScreen } from './question-screen';
import { GoalKindField, PlayerField } from '../acta/evento-fields';
import { useMatch } from './use-match';
import { newStamp } from './match-actions';

interface EventoDialogProps {
  readonly evento: LiveEvento;
  readonly onClose: () => void;
}

/** Label and field of each select, and the field whose player it excludes. */
const SUBSTITUTION = [
  ['Sale', 'sale_id', 'entra_id'],
  ['Entra', 'entra_id', 'sale_id'],
] as const;

/** Edits an event's players, details and time, or removes it. Everything can be undone. */
export function EventoDialog({ evento, onClose }: EventoDialogProps) {
  const { liveMatch, jugadores, toName, actions } = useMatch();
  const [instante, setInstant] = useState(evento.instante);
  const [fields, setFields] = useState<EventoDetails>(evento);
  const set = (change: EventoDetails) => setFields((current) => ({ ...current, ...change }));
  const moveButton = (minutes: number, label: string) => {
    const moved = moveInstant(liveMatch, evento.mitad, instante, minutes);
    return (
      <BigButton isDisabled={moved === undefined} onClick={() => setInstant(moved ?? instante)}>
        {label}
      </BigButton>
    );
  };
  /** The minute that the sheet will have; `undefined` if the half has not started. */
  const minute = minuteOfInstant(liveMatch, evento.mitad, instante);
  const addAndClose = (steps: readonly Step[]) => {
    onClose();
    void actions.add(steps);
  };
  const save = () => {
    const stamp = newStamp();
    const place = { id: stamp.newId(), instante, mitad: evento.mitad };
    const corrected = stepOfEvento(place, { ...fields, evento: evento.evento });
    addAndClose(correctStep(corrected, evento.paso_id, stamp));
  };
  const without = (excluded: string | undefined) =>
    jugadores.filter(({ jugador_id: id }) => id !== excluded);
  const eventoClass = EVENTOS[evento.evento];
  const needsAuthor = eventoClass.autor === 'debe';
  return (
    <QuestionScreen
      title="Corregir apunte"
      detail={`${minuteText(evento)} ${eventoText(evento, toName)}`}
      onClose={onClose}
    >
      {eventoClass.autor !== 'nadie' && (
        <PlayerField
          label={needsAuthor ? 'Jugador' : 'Autor'}
          value={fields.autor_id}
          none={needsAuthor ? 'Elige…' : 'Sin autor'}
          jugadores={jugadores}
          onChange={(autor_id) =>
            set({ autor_id, ...(autor_id === fields.asistente_id && { asistente_id: undefined }) })
          }
        />
      )}
      {eventoClass.asistente && fields.autor_id !== undefined && (
        <PlayerField
          label="Asistente"
          value={fields.asistente_id}
          none="Sin asistencia"
          jugadores={without(fields.autor_id)}
          onChange={(asistente_id) => set({ asistente_id })}
        />
      )}
      {eventoClass.forma && fields.autor_id !== undefined && (
        <GoalKindField value={fields.forma} onChange={(forma) => set({ forma })} />
      )}
      {eventoClass.relevo &&
        SUBSTITUTION.map(([label, field, other]) => (
          <PlayerField
            key={field}
            label={label}
            value={fields[field]}
            jugadores={without(fields[other])}
            onChange={(id) => set({ [field]: id })}
          />
        ))}
      <Box
        role="group"
        aria-label="Minuto"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto 1fr',
          gap: 1,
          alignItems: 'center',
        }}
      >
        {moveButton(-1, 'Un minuto menos')}
        <Typography role="status" sx={{ minWidth: 88, textAlign: 'center', fontWeight: 800 }}>
          {minute ? `Minuto ${minuteText(minute)}` : 'Sin minuto'}
        </Typography>
        {moveButton(1, 'Un minuto más')}
      </Box>
      <BigButton
        tone="gol"
        isDisabled={needsAuthor && fields.autor_id === undefined}
        onClick={save}
      >
        Guardar corrección
      </BigButton>
      <BigButton
        tone="encajado"
        onClick={() => addAndClose([correction('anular', evento.paso_id, newStamp())])}
      >
        Quitar este apunte
      </BigButton>
      <BigButton onClick={onClose}>Cancelar</BigButton>
    </QuestionScreen>
  );
}
