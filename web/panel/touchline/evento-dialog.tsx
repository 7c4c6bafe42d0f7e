import {
  type CurrentLiveMatch,
  type LiveEvento,
  EVENTOS,
  type CamposEvento,
  minuteOfInstant,
  type Paso,
  pasoOfEvento,
} from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SelectField } from '../common/select-field';
import { correctPaso, undoStep, moveInstante, type Sello } from './note-evento';
import { BigButton } from './big-button';
import type { TouchlineJugador } from './notebook';
import { eventoText, minutoText, type NombreOf } from './step-text';
import { QuestionScreen } from './question-screen';
import { GoalKindField } from '../acta/goal-kind-field';

interface EventoDialogProps {
  readonly evento: LiveEvento;
  readonly actual: CurrentLiveMatch;
  readonly pasos: readonly Paso[];
  readonly jugadores: readonly TouchlineJugador[];
  readonly nameOf: NombreOf;
  readonly newSello: () => Sello;
  readonly onSteps: (pasos: readonly Paso[]) => void;
  readonly onClose: () => void;
}

/** Label and field of each select, and the field whose player it excludes. */
const RELEVO = [
  ['Sale', 'sale_id', 'entra_id'],
  ['Entra', 'entra_id', 'sale_id'],
] as const;

/** Edits an event's players, details and time, or removes it. Everything can be undone. */
export function EventoDialog({
  evento,
  actual,
  pasos,
  jugadores,
  nameOf,
  newSello,
  onSteps,
  onClose,
}: EventoDialogProps) {
  const [instante, setInstante] = useState(evento.instante);
  const [cambios, setCambios] = useState<CamposEvento>(evento);
  const set = (change: CamposEvento) => {
    setCambios((current) => ({ ...current, ...change }));
  };
  const moved = (minutos: number) => moveInstante(actual, evento.mitad, instante, minutos);
  const [before, after] = [moved(-1), moved(1)];
  // The minute that will be stored, which may differ from the tapped one.
  const minuto = minuteOfInstant(actual, evento.mitad, instante);
  const save = () => {
    const sello = newSello();
    const donde = { id: sello.newId(), instante, mitad: evento.mitad };
    const nuevo = pasoOfEvento(donde, { ...cambios, evento: evento.evento });
    onSteps(correctPaso(nuevo, evento.paso_id, sello));
  };
  const options = jugadores.map(
    ({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) =>
      [id, `${nombre} (${String(dorsal)})`] as const,
  );
  const clase = EVENTOS[evento.evento];
  const needsAutor = clase.autor === 'debe';
  const none = [['', needsAutor ? 'Elige…' : 'Sin autor']] as const;
  return (
    <QuestionScreen
      title="Corregir apunte"
      detail={`${minutoText(evento)} ${eventoText(evento, nameOf)}`}
      onClose={onClose}
    >
      {clase.autor !== 'nadie' && (
        <SelectField
          label={needsAutor ? 'Jugador' : 'Autor'}
          value={cambios.autor_id ?? ''}
          options={[...none, ...options]}
          onChange={(id) => {
            set({
              autor_id: id === '' ? undefined : id,
              ...(id === cambios.asistente_id && { asistente_id: undefined }),
            });
          }}
        />
      )}
      {clase.asistente && cambios.autor_id !== undefined && (
        <SelectField
          label="Asistente"
          value={cambios.asistente_id ?? ''}
          options={[['', 'Sin asistencia'], ...options.filter(([id]) => id !== cambios.autor_id)]}
          onChange={(id) => {
            set({ asistente_id: id === '' ? undefined : id });
          }}
        />
      )}
      {clase.forma && cambios.autor_id !== undefined && (
        <GoalKindField
          value={cambios.forma}
          onChange={(forma) => {
            set({ forma });
          }}
        />
      )}
      {clase.relevo &&
        RELEVO.map(([label, field, other]) => (
          <SelectField
            key={field}
            label={label}
            value={cambios[field] ?? ''}
            options={options.filter(([id]) => id !== cambios[other])}
            onChange={(id) => {
              set({ [field]: id });
            }}
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
        <BigButton
          isDisabled={before === undefined}
          onClick={() => {
            if (before !== undefined) setInstante(before);
          }}
        >
          Un minuto menos
        </BigButton>
        <Typography role="status" sx={{ minWidth: 88, textAlign: 'center', fontWeight: 800 }}>
          {minuto ? `Minuto ${minutoText(minuto)}` : 'Sin minuto'}
        </Typography>
        <BigButton
          isDisabled={after === undefined}
          onClick={() => {
            if (after !== undefined) setInstante(after);
          }}
        >
          Un minuto más
        </BigButton>
      </Box>
      <BigButton
        tone="gol"
        isDisabled={needsAutor && cambios.autor_id === undefined}
        onClick={save}
      >
        Guardar corrección
      </BigButton>
      <BigButton
        tone="encajado"
        onClick={() => {
          onSteps(undoStep(pasos, evento.paso_id, newSello()).slice(0, 1));
        }}
      >
        Quitar este apunte
      </BigButton>
      <BigButton onClick={onClose}>Cancelar</BigButton>
    </QuestionScreen>
  );
}
