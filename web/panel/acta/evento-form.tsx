import { EVENTOS, PERIODS, EVENTO_KINDS } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { Dispatch } from 'react';
import type { ActaAction } from './acta-editor';
import { eventoName, HALF_NAMES, HALF_VALUES } from './acta-names';
import { type ActaState, type EventoData, type JugadorActa, periodsOf } from './acta-state';
import { FormFields } from '../common/admin-form';
import { CountField } from './count-field';
import { SelectField } from '../common/select-field';
import { choicesFor, type EventoChoices, isComplete } from './evento-rules';
import { GoalKindField } from './goal-kind-field';

interface EventoFormProps {
  readonly state: ActaState;
  readonly dispatch: Dispatch<ActaAction>;
}

const jugadorOptions = (jugadores: readonly JugadorActa[]) =>
  jugadores.map(
    ({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) =>
      [id, `${nombre} (${String(dorsal)})`] as const,
  );

interface SubstitutionFieldsProps {
  readonly borrador: EventoData;
  readonly choices: EventoChoices;
  readonly onChange: (cambios: Partial<EventoData>) => void;
}

const SUBSTITUTION = [
  ['Sale', 'sale', 'salen'],
  ['Entra', 'entra', 'entran'],
] as const;

/** Selects for the substitution: only players who can go off or come on at the typed minute. */
function SubstitutionFields({ borrador: draft, choices, onChange }: SubstitutionFieldsProps) {
  const hasMinute = draft.minuto !== undefined;
  const none = hasMinute ? 'Elige…' : 'Escribe antes el minuto';
  return (
    <>
      {SUBSTITUTION.map(([label, field, candidates]) => (
        <SelectField
          key={field}
          label={label}
          value={draft[field] ?? ''}
          options={[['', none], ...jugadorOptions(choices[candidates])]}
          isDisabled={choices[candidates].length === 0}
          onChange={(id) => onChange({ [field]: id === '' ? undefined : id })}
        />
      ))}
    </>
  );
}

/** Form for a new event. Offers only what the server accepts (regla 32). */
export function EventoForm({ state, dispatch }: EventoFormProps) {
  const { borrador: draft } = state;
  const choices = choicesFor(state, draft);
  const clase = EVENTOS[draft.evento];
  const set = (cambios: Partial<EventoData>) => {
    dispatch({ type: 'borrador', cambios });
  };
  return (
    <FormFields>
      <SelectField
        label="Evento"
        value={draft.evento}
        options={EVENTO_KINDS.map((evento) => [evento, eventoName(evento)])}
        onChange={(evento) => set({ evento })}
      />
      <SelectField
        label="Parte"
        value={HALF_VALUES[draft.mitad]}
        options={periodsOf(state).map((mitad) => [HALF_VALUES[mitad], HALF_NAMES[mitad]])}
        onChange={(text) => {
          const mitad = PERIODS.find((one) => HALF_VALUES[one] === text);
          if (mitad) set({ mitad });
        }}
      />
      {!clase.relevo && (
        <SelectField
          label="Autor"
          value={draft.autor ?? ''}
          options={[
            ['', choices.needsAuthor ? 'Elige…' : 'Sin autor'],
            ...jugadorOptions(choices.autores),
          ]}
          isDisabled={choices.autores.length === 0}
          onChange={(id) => set({ autor: id === '' ? undefined : id })}
        />
      )}
      {clase.asistente && (
        <SelectField
          label="Asistente"
          value={draft.asistente ?? ''}
          options={[['', 'Sin asistente'], ...jugadorOptions(choices.assistants)]}
          isDisabled={choices.assistants.length === 0}
          onChange={(id) => set({ asistente: id === '' ? undefined : id })}
        />
      )}
      {clase.forma && (
        <GoalKindField
          value={draft.forma}
          isDisabled={!choices.canHaveForma}
          onChange={(forma) => set({ forma })}
        />
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <CountField
          label={clase.relevo ? 'Minuto' : 'Minuto (opcional)'}
          isRequired={clase.relevo}
          value={draft.minuto}
          between={[0, 150]}
          flex={3}
          onChange={(minuto) => set({ minuto })}
        />
        <CountField
          label="Añadido"
          isDisabled={draft.minuto === undefined}
          value={draft.anadido}
          between={[1, 30]}
          flex={2}
          onChange={(anadido) => set({ anadido })}
        />
      </Box>
      {clase.relevo && <SubstitutionFields borrador={draft} choices={choices} onChange={set} />}
      {choices.canBeOwnGoal && (
        <FormControlLabel
          control={
            <Checkbox
              checked={draft.ownGoal === true}
              onChange={(_event, ownGoal) => set({ ownGoal })}
            />
          }
          label={`Propia puerta (${clase.propia_puerta?.de ?? ''})`}
        />
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Button
          variant="outlined"
          disabled={!isComplete(state, draft)}
          onClick={() => dispatch({ type: 'anadir-evento' })}
        >
          Añadir evento
        </Button>
      </Box>
    </FormFields>
  );
}
