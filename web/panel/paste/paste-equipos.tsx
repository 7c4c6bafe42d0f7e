import { endpoints, type Equipo } from '@club/shared';
import { callApi } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import { type PastedEquipo, readEquipos } from './pasted-equipos';
import { PasteRecords } from './paste-records';

interface PegarEquiposProps {
  readonly equipos: readonly Equipo[];
  readonly onDone: (notice: Notice) => void;
}

/** Pastes rivals, one a line (regla 67). */
export function PasteEquipos({ equipos, onDone }: PegarEquiposProps) {
  return (
    <PasteRecords<Pick<Equipo, 'nombre'>, PastedEquipo>
      noun="rivales"
      uno="rival"
      ayuda="Escribe o pega los rivales, uno en cada línea. Si quieres, con su color detrás (rojo, azul… o #c62828), en otra columna."
      registros={equipos}
      leer={readEquipos}
      nameOf={({ body }) => body.nombre}
      create={({ body }, idempotencyKey) => callApi(endpoints.addEquipo, { body, idempotencyKey })}
      onDone={onDone}
    />
  );
}
