import { endpoints, type Jugador } from '@club/shared';
import { useState } from 'react';
import { callApi } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import { leerJugadores } from './jugadores-pegados';
import { isNueva, PegarForm } from './pegar-form';
import { usePegado } from './use-pegado';
import { useTareas } from './use-tareas';

interface PegarJugadoresProps {
  readonly jugadores: readonly Jugador[];
  readonly onDone: (notice: Notice) => void;
}

/** Players from a spreadsheet (regla 67). */
export function PegarJugadores({ jugadores, onDone }: PegarJugadoresProps) {
  const pegado = usePegado('jugadores');
  const [before, setBefore] = useState(jugadores);
  const [ahora] = useState(() => new Date());
  const tareas = useTareas();
  // While rows are being created, those that are there already are no news.
  const filas = leerJugadores(pegado.texto, tareas.progress ? before : jugadores, ahora);
  const create = async () => {
    setBefore(tareas.progress ? before : jugadores);
    const nuevos = filas.filter(isNueva);
    const isDone = await tareas.run(
      nuevos.map(({ linea, texto: quien, body }) => {
        const clave = tareas.keyOf(JSON.stringify(body));
        return {
          clave,
          texto: `Fila ${String(linea)}, ${quien}`,
          run: () => callApi(endpoints.addJugador, { body, idempotencyKey: clave }),
        };
      }),
    );
    if (!isDone) return;
    pegado.clear();
    tareas.reset();
    onDone({ kind: 'success', msg: `${String(nuevos.length)} jugadores creados!` });
  };
  return (
    <PegarForm
      noun="jugadores"
      uno="jugador"
      ayuda="Copia las filas en tu hoja de cálculo y pégalas aquí, con o sin cabecera. Sin ella, las columnas van en este orden: dorsal, nombre, primer apellido, segundo apellido, posición, fecha de nacimiento, alias, altura, país, pie. Solo dorsal y nombre son obligatorios."
      pegado={pegado}
      filas={filas}
      tareas={tareas}
      onCreate={() => void create()}
    />
  );
}
