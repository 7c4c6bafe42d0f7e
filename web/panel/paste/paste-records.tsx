import { endpoints, type Equipo, type Jugador } from '@club/shared';
import { useState } from 'react';
import { type ApiResult, callApi } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import { PasteForm, type PasteFormProps } from './paste-form';
import { type PastedEquipo, readEquipos } from './pasted-equipos';
import { type Named, type PastedJugador, readJugadores } from './pasted-jugadores';
import type { PastedRecord } from './table';
import { useCreation } from './use-creation';
import { usePaste } from './use-paste';

interface PasteRecordsProps<Known, Fila> extends Pick<PasteFormProps, 'noun' | 'uno' | 'help'> {
  readonly stored: readonly Known[];
  readonly read: (text: string, known: readonly Known[]) => readonly Fila[];
  /** Name of a row in the list of failures. */
  readonly nameOf: (fila: Fila) => string;
  readonly create: (fila: Fila, idempotencyKey: string) => Promise<ApiResult<unknown>>;
  readonly onDone: (notice: Notice) => void;
}

/** Pastes records, one a row. Existing ones are skipped (regla 67). */
function PasteRecords<Known, Fila extends PastedRecord & { readonly body: Known }>({
  stored,
  read,
  nameOf,
  create: createOne,
  onDone,
  ...texts
}: PasteRecordsProps<Known, Fila>) {
  const pasted = usePaste(texts.noun);
  const { known, tasks, withFailures, create } = useCreation<Fila, Known>({
    ...texts,
    pasted,
    onDone,
    stored,
    knownOf: ({ body }) => body,
    taskOf: (fila) => ({
      contenido: JSON.stringify(fila.body),
      texto: nameOf(fila),
      run: (idempotencyKey) => createOne(fila, idempotencyKey),
    }),
  });
  const filas = read(pasted.texto, known);
  return (
    <PasteForm
      {...texts}
      pasted={pasted}
      filas={withFailures(filas)}
      tasks={tasks}
      onCreate={() => void create(filas)}
    />
  );
}

interface PasteEquiposProps {
  readonly equipos: readonly Equipo[];
  readonly onDone: (notice: Notice) => void;
}

/** Pastes rivals, one a line (regla 67). */
export function PasteEquipos({ equipos, onDone }: PasteEquiposProps) {
  return (
    <PasteRecords<Pick<Equipo, 'nombre'>, PastedEquipo>
      noun="rivales"
      uno="rival"
      help="Escribe o pega los rivales, uno en cada línea. Si quieres, con su color detrás (rojo, azul… o #c62828), en otra columna."
      stored={equipos}
      read={readEquipos}
      nameOf={({ body }) => body.nombre}
      create={({ body }, idempotencyKey) => callApi(endpoints.addEquipo, { body, idempotencyKey })}
      onDone={onDone}
    />
  );
}

interface PasteJugadoresProps {
  readonly jugadores: readonly Jugador[];
  readonly onDone: (notice: Notice) => void;
}

/** Pastes players from a spreadsheet (regla 67). */
export function PasteJugadores({ jugadores, onDone }: PasteJugadoresProps) {
  const [now] = useState(() => new Date());
  return (
    <PasteRecords<Named, PastedJugador>
      noun="jugadores"
      uno="jugador"
      help="Copia las filas en tu hoja de cálculo, o una lista de WhatsApp («2 Rubén García Prieto»), y pégalas aquí, con o sin cabecera. Sin ella, las columnas van en este orden: dorsal, nombre, primer apellido, segundo apellido, posición, fecha de nacimiento, alias, altura, país, pie. Solo dorsal y nombre son obligatorios."
      stored={jugadores}
      read={(text, known) => readJugadores(text, known, now)}
      nameOf={({ texto: text }) => text}
      create={({ body }, idempotencyKey) => callApi(endpoints.addJugador, { body, idempotencyKey })}
      onDone={onDone}
    />
  );
}
