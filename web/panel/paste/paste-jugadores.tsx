import { endpoints, type Jugador } from '@club/shared';
import { useState } from 'react';
import { callApi } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import { type PastedJugador, type Nombrado, readJugadores } from './pasted-jugadores';
import { PasteRecords } from './paste-records';

interface PegarJugadoresProps {
  readonly jugadores: readonly Jugador[];
  readonly onDone: (notice: Notice) => void;
}

/** Pastes players from a spreadsheet (regla 67). */
export function PasteJugadores({ jugadores, onDone }: PegarJugadoresProps) {
  const [ahora] = useState(() => new Date());
  return (
    <PasteRecords<Nombrado, PastedJugador>
      noun="jugadores"
      uno="jugador"
      ayuda="Copia las filas en tu hoja de cálculo, o una lista de WhatsApp («2 Rubén García Prieto»), y pégalas aquí, con o sin cabecera. Sin ella, las columnas van en este orden: dorsal, nombre, primer apellido, segundo apellido, posición, fecha de nacimiento, alias, altura, país, pie. Solo dorsal y nombre son obligatorios."
      registros={jugadores}
      leer={(texto, registros) => readJugadores(texto, registros, ahora)}
      nameOf={({ texto }) => texto}
      create={({ body }, idempotencyKey) => callApi(endpoints.addJugador, { body, idempotencyKey })}
      onDone={onDone}
    />
  );
}
