import { endpoints, type PartidoPreview, type Temporada } from '@club/shared';
import Alert from '@mui/material/Alert';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import { TickBox } from '../common/tick-box';
import { PasteRecords } from './paste-records';
import {
  CATALOGUES,
  type CataloguesByKind,
  KINDS,
  nameKey,
  newNames,
  type PastedPartido,
  readPartidos,
} from './pasted-partidos';

/** Result for a match whose rival, competition or ground could not be created. */
const WITHOUT_NAMES = {
  ok: false,
  error: { status: 400, msg: 'Antes hay que crear su rival, su competición y su campo.' },
} as const;

interface PastePartidosProps {
  readonly catalogues: CataloguesByKind;
  readonly partidos: readonly PartidoPreview[];
  readonly temporada: Temporada;
  readonly onDone: (notice: Notice) => void;
}

/** Pastes fixtures from a spreadsheet. Missing rivals, competitions and grounds are created with them (regla 67). */
export function PastePartidos({ catalogues, partidos, temporada, onDone }: PastePartidosProps) {
  const [isCreatingNames, setIsCreatingNames] = useState(true);
  /** Ids of the records created by name. `catalogues` may lack them after a run that ended early. */
  const ids = useRef(new Map<string, string>());

  const createPartido = async ({ references, body }: PastedPartido, idempotencyKey: string) => {
    const { nombre_equipo: _name, ...schedule } = body;
    const [equipoId, competicionId, campoId] = KINDS.map((kind) => {
      const { id, nombre } = references[kind];
      return id ?? ids.current.get(nameKey(kind, nombre));
    });
    if (!equipoId || !competicionId || !campoId) return WITHOUT_NAMES;
    return callApi(endpoints.addPartido, {
      idempotencyKey,
      body: {
        equipo_id: equipoId,
        competicion_id: competicionId,
        campo_id: campoId,
        temporada_id: temporada._id,
        ...schedule,
      },
    });
  };
  const nameTasks = (rows: readonly PastedPartido[]) =>
    newNames(rows).flatMap(({ kind, nombre }) => {
      const key = nameKey(kind, nombre);
      if (!isCreatingNames || ids.current.has(key)) return [];
      const run = async (idempotencyKey: string) => {
        const result = await callApi(CATALOGUES[kind].creation, {
          body: { nombre },
          idempotencyKey,
        });
        if (result.ok) ids.current.set(key, result.value._id);
        return result;
      };
      return [{ content: key, label: `${CATALOGUES[kind].noun} ${nombre}`, run }];
    });
  const nameOptions = (pastedRows: readonly PastedPartido[]) => {
    const added = newNames(pastedRows);
    return (
      added.length > 0 && (
        <Alert severity="info" role="status">
          {added.map(({ kind, nombre }) => `${CATALOGUES[kind].noun} «${nombre}»`).join(', ')}: aún
          no {added.length === 1 ? 'existe' : 'existen'}.
          <div>
            <TickBox
              label="Crearlos también"
              isTicked={isCreatingNames}
              onChange={setIsCreatingNames}
            />
          </div>
        </Alert>
      )
    );
  };
  return (
    <PasteRecords<Pick<PartidoPreview, 'fecha_str' | 'nombre_equipo'>, PastedPartido>
      noun="partidos"
      singular="partido"
      help="Copia las filas en tu hoja de cálculo y pégalas aquí, con o sin cabecera. Sin ella, las columnas van en este orden: fecha, hora, rival, local o visitante, competición, campo. Sin hora, a las 10:00; sin decirlo, en casa."
      stored={partidos}
      read={(text, known) => readPartidos(text, catalogues, known, isCreatingNames)}
      before={nameTasks}
      create={createPartido}
      options={nameOptions}
      onAllCreated={() => ids.current.clear()}
      onDone={onDone}
    />
  );
}
