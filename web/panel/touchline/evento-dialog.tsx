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
import { correctStep, undoStep, moveInstant } from './note-evento';
import { BigButton } from './big-button';
import { eventoText } from './step-text';
import { minuteText } from '../acta/acta-state';
import { QuestionScreen } from './question-screen';
import { GoalKindField, PlayerField } from '../acta/evento-fields';
import { useMatch } from './use-match';
import { newStamp } from './use-notes';

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
  const { notebook, actual, jugadores, nameOf, entries } = useMatch();
  const [instante, setInstant] = useState(evento.instante);
  const [cambios, setChanges] = useState<EventoDetails>(evento);
  const set = (change: EventoDetails) => {
    setChanges((current) => ({ ...current, ...change }));
  };
  const move = (minutos: number, label: string) => {
    const moved = moveInstant(actual, evento.mitad, instante, minutos);
    return (
      <BigButton isDisabled={moved === undefined} onClick={() => setInstant(moved ?? instante)}>
        {label}
      </BigButton>
    );
  };
  // The minute that will be stored, which may differ from the tapped one.
  const minuto = minuteOfInstant(actual, evento.mitad, instante);
  const add = (steps: readonly Step[]) => {
    onClose();
    void entries.add(steps);
  };
  const save = () => {
    const stamp = newStamp();
    const where = { id: stamp.newId(), instante, mitad: evento.mitad };
    const added = stepOfEvento(where, { ...cambios, evento: evento.evento });
    add(correctStep(added, evento.paso_id, stamp));
  };
  const without = (excluded: string | undefined) =>
    jugadores.filter(({ jugador_id: id }) => id !== excluded);
  const clase = EVENTOS[evento.evento];
  const needsAuthor = clase.autor === 'debe';
  return (
    <QuestionScreen
      title="Corregir apunte"
      detail={`${minuteText(evento)} ${eventoText(evento, nameOf)}`}
      onClose={onClose}
    >
      {clase.autor !== 'nadie' && (
        <PlayerField
          label={needsAuthor ? 'Jugador' : 'Autor'}
          value={cambios.autor_id}
          none={needsAuthor ? 'Elige…' : 'Sin autor'}
          jugadores={jugadores}
          onChange={(autor_id) =>
            set({ autor_id, ...(autor_id === cambios.asistente_id && { asistente_id: undefined }) })
          }
        />
      )}
      {clase.asistente && cambios.autor_id !== undefined && (
        <PlayerField
          label="Asistente"
          value={cambios.asistente_id}
          none="Sin asistencia"
          jugadores={without(cambios.autor_id)}
          onChange={(asistente_id) => set({ asistente_id })}
        />
      )}
      {clase.forma && cambios.autor_id !== undefined && (
        <GoalKindField value={cambios.forma} onChange={(forma) => set({ forma })} />
      )}
      {clase.relevo &&
        SUBSTITUTION.map(([label, field, other]) => (
          <PlayerField
            key={field}
            label={label}
            value={cambios[field]}
            jugadores={without(cambios[other])}
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
        {move(-1, 'Un minuto menos')}
        <Typography role="status" sx={{ minWidth: 88, textAlign: 'center', fontWeight: 800 }}>
          {minuto ? `Minuto ${minuteText(minuto)}` : 'Sin minuto'}
        </Typography>
        {move(1, 'Un minuto más')}
      </Box>
      <BigButton
        tone="gol"
        isDisabled={needsAuthor && cambios.autor_id === undefined}
        onClick={save}
      >
        Guardar corrección
      </BigButton>
      <BigButton
        tone="encajado"
        onClick={() => add(undoStep(notebook.pasos, evento.paso_id, newStamp()).slice(0, 1))}
      >
        Quitar este apunte
      </BigButton>
      <BigButton onClick={onClose}>Cancelar</BigButton>
    </QuestionScreen>
  );
}
