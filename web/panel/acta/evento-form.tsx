import { EVENTOS, FORMAS, MITADES, TIPOS_EVENTO } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import type { Dispatch } from 'react';
import type { ActaAction } from './acta-editor';
import { eventoName, FORMA_NAMES, MITAD_NAMES, MITAD_VALUES } from './acta-names';
import type { ActaState, EventoDatos, JugadorActa } from './acta-state';
import { ChoiceField } from './choice-field';
import { choicesFor, isComplete } from './evento-rules';

interface EventoFormProps {
  readonly state: ActaState;
  readonly dispatch: Dispatch<ActaAction>;
}

const jugadorOptions = (jugadores: readonly JugadorActa[]) =>
  jugadores.map(
    ({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) =>
      [id, `${nombre} (${String(dorsal)})`] as const,
  );

/** Whole number typed into a field within its bounds; `undefined` for anything else. */
function readCount(text: string, min: number, max: number): number | undefined {
  const value = Number(text);
  return text !== '' && Number.isInteger(value) && value >= min && value <= max ? value : undefined;
}

/** Writes an event down: only what a sheet may say is offered (regla 32). */
export function EventoForm({ state, dispatch }: EventoFormProps) {
  const { borrador } = state;
  const choices = choicesFor(state, borrador);
  const clase = EVENTOS[borrador.evento];
  const set = (cambios: Partial<EventoDatos>) => {
    dispatch({ type: 'borrador', cambios });
  };
  const pick = <Value extends string>(options: readonly Value[], text: string) =>
    options.find((option) => option === text);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0,1fr))' },
      }}
    >
      <ChoiceField
        label="Evento"
        value={borrador.evento}
        options={TIPOS_EVENTO.map((evento) => [evento, eventoName(evento)])}
        onChange={(text) => {
          const evento = pick(TIPOS_EVENTO, text);
          if (evento) set({ evento });
        }}
      />
      <ChoiceField
        label="Parte"
        value={MITAD_VALUES[borrador.mitad]}
        options={MITADES.map((mitad) => [MITAD_VALUES[mitad], MITAD_NAMES[mitad]])}
        onChange={(text) => {
          const mitad = MITADES.find((one) => MITAD_VALUES[one] === text);
          if (mitad) set({ mitad });
        }}
      />
      <ChoiceField
        label="Autor"
        value={borrador.autor ?? ''}
        none={choices.needsAutor ? 'Elige…' : 'Sin autor'}
        options={jugadorOptions(choices.autores)}
        isDisabled={choices.autores.length === 0}
        onChange={(id) => {
          set({ autor: id === '' ? undefined : id });
        }}
      />
      {clase.asistente && (
        <ChoiceField
          label="Asistente"
          value={borrador.asistente ?? ''}
          none="Sin asistente"
          options={jugadorOptions(choices.asistentes)}
          isDisabled={choices.asistentes.length === 0}
          onChange={(id) => {
            set({ asistente: id === '' ? undefined : id });
          }}
        />
      )}
      {clase.forma && (
        <ChoiceField
          label="Forma"
          value={borrador.forma ?? ''}
          none="Sin indicar"
          options={FORMAS.map((forma) => [forma, FORMA_NAMES[forma]])}
          isDisabled={!choices.canHaveForma}
          onChange={(text) => {
            set({ forma: pick(FORMAS, text) });
          }}
        />
      )}
      <Box sx={{ display: 'flex', gap: 2 }}>
        <TextField
          type="number"
          label="Minuto (opcional)"
          value={borrador.minuto ?? ''}
          onChange={(event) => {
            set({ minuto: readCount(event.target.value, 0, 130) });
          }}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { min: 0, max: 130, step: 1, inputMode: 'numeric' },
          }}
          sx={{ flex: 3 }}
        />
        <TextField
          type="number"
          label="Añadido"
          value={borrador.anadido ?? ''}
          disabled={borrador.minuto === undefined}
          onChange={(event) => {
            set({ anadido: readCount(event.target.value, 1, 30) });
          }}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { min: 1, max: 30, step: 1, inputMode: 'numeric' },
          }}
          sx={{ flex: 2 }}
        />
      </Box>
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
    </Box>
  );
}
