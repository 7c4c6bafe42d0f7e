import { endpoints, type Equipo } from '@club/shared';
import { useState } from 'react';
import { callApi } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import { leerEquipos } from './equipos-pegados';
import { isNueva, PegarForm } from './pegar-form';
import { usePegado } from './use-pegado';
import { useTareas } from './use-tareas';

interface PegarEquiposProps {
  readonly equipos: readonly Equipo[];
  readonly onDone: (notice: Notice) => void;
}

/** Rivals from a list: a name in each row (regla 67). */
export function PegarEquipos({ equipos, onDone }: PegarEquiposProps) {
  const pegado = usePegado('rivales');
  const [before, setBefore] = useState(equipos);
  const tareas = useTareas();
  // While rows are being created, those that are there already are no news.
  const filas = leerEquipos(pegado.texto, tareas.progress ? before : equipos);
  const create = async () => {
    setBefore(tareas.progress ? before : equipos);
    const nuevos = filas.filter(isNueva);
    const isDone = await tareas.run(
      nuevos.map(({ linea, body }) => {
        const clave = tareas.keyOf(JSON.stringify(body));
        return {
          clave,
          texto: `Fila ${String(linea)}, ${body.nombre}`,
          run: () => callApi(endpoints.addEquipo, { body, idempotencyKey: clave }),
        };
      }),
    );
    if (!isDone) return;
    pegado.clear();
    tareas.reset();
    onDone({ kind: 'success', msg: `${String(nuevos.length)} rivales creados!` });
  };
  return (
    <PegarForm
      noun="rivales"
      uno="rival"
      ayuda="Escribe o pega los rivales, uno en cada línea. Si quieres, con su color detrás (rojo, azul… o #c62828), en otra columna."
      pegado={pegado}
      filas={filas}
      tareas={tareas}
      onCreate={() => void create()}
    />
  );
}
