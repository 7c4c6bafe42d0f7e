import {
  type DirectoActual,
  type EventoDirecto,
  FORMAS,
  type Forma,
  isTarjeta,
  minutoOfInstante,
  type Paso,
} from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SelectField } from '../common/select-field';
import {
  type CambiosEvento,
  corregir,
  deshacer,
  moverInstante,
  pasoOfEvento,
  type Sello,
} from './apuntar';
import { BigButton } from './big-button';
import type { JugadorBanda } from './cuaderno';
import { eventoText, minutoText, type NombreDe } from './paso-text';
import { Sheet } from './sheet';

const FORMA_NAMES: Readonly<Record<Forma, string>> = {
  derecha: 'Derecha',
  izquierda: 'Izquierda',
  cabeza: 'Cabeza',
  falta: 'Falta',
  penalti: 'Penalti',
  corner: 'Córner',
  otro: 'Otro',
};

interface EventoDialogProps {
  readonly evento: EventoDirecto;
  readonly actual: DirectoActual;
  readonly pasos: readonly Paso[];
  readonly jugadores: readonly JugadorBanda[];
  readonly nombreDe: NombreDe;
  readonly newSello: () => Sello;
  readonly onSteps: (pasos: readonly Paso[]) => void;
  readonly onClose: () => void;
}

/** Corrects a goal or a card: who, how and when; or takes it out. All of it can be undone. */
export function EventoDialog({
  evento,
  actual,
  pasos,
  jugadores,
  nombreDe,
  newSello,
  onSteps,
  onClose,
}: EventoDialogProps) {
  const [cambios, setCambios] = useState<CambiosEvento>({
    autor_id: evento.autor_id,
    asistente_id: evento.asistente_id,
    forma: evento.forma,
    propia_puerta: evento.propia_puerta === true,
    instante: evento.instante,
  });
  const set = (change: Partial<CambiosEvento>) => {
    setCambios((current) => ({ ...current, ...change }));
  };
  const moved = (minutos: number) => moverInstante(actual, evento.mitad, cambios.instante, minutos);
  const [before, after] = [moved(-1), moved(1)];
  // As it will be stored, not as it was tapped.
  const minuto = minutoOfInstante(actual, evento.mitad, cambios.instante);
  const save = () => {
    const sello = newSello();
    onSteps(corregir(pasoOfEvento(evento, cambios, sello.newId), evento.paso_id, sello));
  };
  const options = jugadores.map(
    ({ jugador_id: id, nombre_con_inicial: nombre, dorsal }) =>
      [id, `${nombre} (${String(dorsal)})`] as const,
  );
  const isGoal = evento.evento === 'gol anotado';
  const none = [['', isGoal ? 'Sin autor' : 'Elige…']] as const;
  return (
    <Sheet
      title="Corregir apunte"
      detail={`${minutoText(evento)} ${eventoText(evento, nombreDe)}`}
      onClose={onClose}
    >
      {evento.evento !== 'gol encajado' && (
        <SelectField
          label={isGoal ? 'Autor' : 'Jugador'}
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
      {isGoal && cambios.autor_id !== undefined && (
        <>
          <SelectField
            label="Asistente"
            value={cambios.asistente_id ?? ''}
            options={[['', 'Sin asistencia'], ...options.filter(([id]) => id !== cambios.autor_id)]}
            onChange={(id) => {
              set({ asistente_id: id === '' ? undefined : id });
            }}
          />
          <SelectField<Forma | ''>
            label="Forma"
            value={cambios.forma ?? ''}
            options={[
              ['', 'Sin indicar'],
              ...FORMAS.map((forma) => [forma, FORMA_NAMES[forma]] as const),
            ]}
            onChange={(forma) => {
              set({ forma: forma === '' ? undefined : forma });
            }}
          />
        </>
      )}
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
            if (before !== undefined) set({ instante: before });
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
            if (after !== undefined) set({ instante: after });
          }}
        >
          Un minuto más
        </BigButton>
      </Box>
      <BigButton
        tone="gol"
        isDisabled={isTarjeta(evento.evento) && cambios.autor_id === undefined}
        onClick={save}
      >
        Guardar corrección
      </BigButton>
      <BigButton
        tone="encajado"
        onClick={() => {
          onSteps(deshacer(pasos, evento.paso_id, newSello()).slice(0, 1));
        }}
      >
        Quitar este apunte
      </BigButton>
      <BigButton onClick={onClose}>Cancelar</BigButton>
    </Sheet>
  );
}
