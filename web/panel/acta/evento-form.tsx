import { EVENTOS, MITADES, TIPOS_EVENTO } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { Dispatch } from 'react';
import type { ActaAction } from './acta-editor';
import { eventoName, MITAD_NAMES, MITAD_VALUES } from './acta-names';
import type { ActaState, EventoData, JugadorActa } from './acta-state';
import { FormFields } from '../common/admin-form';
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

/** A typed whole number within the bounds; `undefined` for anything else. */
function readCount(text: string, min: number, max: number): number | undefined {
  const value = Number(text);
  return text !== '' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

interface MinutosFieldProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly between: readonly [min: number, max: number];
  /** CSS `flex` of the field. */
  readonly flex: number;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (minutos: number | undefined) => void;
}

/** Minutes field. Invalid or out-of-range input counts as empty. */
function MinutosField({
  label,
  value,
  between: [min, max],
  flex,
  isRequired = false,
  isDisabled = false,
  onChange,
}: MinutosFieldProps) {
  return (
    <TextField
      type="number"
      label={label}
      required={isRequired}
      disabled={isDisabled}
      value={value ?? ''}
      onChange={(event) => {
        onChange(readCount(event.target.value, min, max));
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { min, max, step: 1, inputMode: 'numeric' },
      }}
      sx={{ flex }}
    />
  );
}

interface RelevoFieldsProps {
  readonly borrador: EventoData;
  readonly choices: EventoChoices;
  readonly onChange: (cambios: Partial<EventoData>) => void;
}

const RELEVO = [
  ['Sale', 'sale', 'salen'],
  ['Entra', 'entra', 'entran'],
] as const;

/** Selects for the substitution: only players who can go off or come on at the typed minute. */
function RelevoFields({ borrador, choices, onChange }: RelevoFieldsProps) {
  const hasMinuto = borrador.minuto !== undefined;
  const none = hasMinuto ? 'Elige…' : 'Escribe antes el minuto';
  return (
    <>
      {RELEVO.map(([label, field, candidatos]) => (
        <SelectField
          key={field}
          label={label}
          value={borrador[field] ?? ''}
          options={[['', none], ...jugadorOptions(choices[candidatos])]}
          isDisabled={choices[candidatos].length === 0}
          onChange={(id) => {
            onChange({ [field]: id === '' ? undefined : id });
          }}
        />
      ))}
    </>
  );
}

/** Form for a new event. Offers only what the server accepts (regla 32). */
export function EventoForm({ state, dispatch }: EventoFormProps) {
  const { borrador } = state;
  const choices = choicesFor(state, borrador);
  const clase = EVENTOS[borrador.evento];
  const set = (cambios: Partial<EventoData>) => {
    dispatch({ type: 'borrador', cambios });
  };
  return (
    <FormFields>
      <SelectField
        label="Evento"
        value={borrador.evento}
        options={TIPOS_EVENTO.map((evento) => [evento, eventoName(evento)])}
        onChange={(evento) => {
          set({ evento });
        }}
      />
      <SelectField
        label="Parte"
        value={MITAD_VALUES[borrador.mitad]}
        options={MITADES.map((mitad) => [MITAD_VALUES[mitad], MITAD_NAMES[mitad]])}
        onChange={(text) => {
          const mitad = MITADES.find((one) => MITAD_VALUES[one] === text);
          if (mitad) set({ mitad });
        }}
      />
      {!clase.relevo && (
        <SelectField
          label="Autor"
          value={borrador.autor ?? ''}
          options={[
            ['', choices.needsAutor ? 'Elige…' : 'Sin autor'],
            ...jugadorOptions(choices.autores),
          ]}
          isDisabled={choices.autores.length === 0}
          onChange={(id) => {
            set({ autor: id === '' ? undefined : id });
          }}
        />
      )}
      {clase.asistente && (
        <SelectField
          label="Asistente"
          value={borrador.asistente ?? ''}
          options={[['', 'Sin asistente'], ...jugadorOptions(choices.asistentes)]}
          isDisabled={choices.asistentes.length === 0}
          onChange={(id) => {
            set({ asistente: id === '' ? undefined : id });
          }}
        />
      )}
      {clase.forma && (
        <GoalKindField
          value={borrador.forma}
          isDisabled={!choices.canHaveForma}
          onChange={(forma) => {
            set({ forma });
          }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <MinutosField
          label={clase.relevo ? 'Minuto' : 'Minuto (opcional)'}
          isRequired={clase.relevo}
          value={borrador.minuto}
          between={[0, 130]}
          flex={3}
          onChange={(minuto) => {
            set({ minuto });
          }}
        />
        <MinutosField
          label="Añadido"
          isDisabled={borrador.minuto === undefined}
          value={borrador.anadido}
          between={[1, 30]}
          flex={2}
          onChange={(anadido) => {
            set({ anadido });
          }}
        />
      </Box>
      {clase.relevo && <RelevoFields borrador={borrador} choices={choices} onChange={set} />}
      {choices.canBePropiaPuerta && (
        <FormControlLabel
          control={
            <Checkbox
              checked={borrador.propiaPuerta === true}
              onChange={(_event, propiaPuerta) => {
                set({ propiaPuerta });
              }}
            />
          }
          label={`Propia puerta (${clase.propia_puerta?.de ?? ''})`}
          sx={{ minHeight: 44 }}
        />
      )}
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Button
          variant="outlined"
          disabled={!isComplete(state, borrador)}
          onClick={() => {
            dispatch({ type: 'anadir-evento' });
          }}
        >
          Añadir evento
        </Button>
      </Box>
    </FormFields>
  );
}
