import { endpoints, type PartidoPreview, type Temporada } from '@club/shared';
import Alert from '@mui/material/Alert';
import { useRef, useState } from 'react';
import { callApi } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import { TickBox } from '../common/tick-box';
import {
  type CataloguesByKind,
  readPartidos,
  nameKey,
  newNames,
  type PastedPartido,
  type CatalogueKind,
  withoutNewNames,
} from './pasted-partidos';
import { PasteForm } from './paste-form';
import { useCreation } from './use-creation';
import { usePaste } from './use-paste';
import type { Task } from './use-tasks';

const KIND_NAME: Readonly<Record<CatalogueKind, string>> = {
  equipo: 'rival',
  competicion: 'competición',
  campo: 'campo',
};

const createName = (tipo: CatalogueKind, nombre: string, idempotencyKey: string) => {
  const options = { body: { nombre }, idempotencyKey };
  if (tipo === 'equipo') return callApi(endpoints.addEquipo, options);
  if (tipo === 'campo') return callApi(endpoints.addCampo, options);
  return callApi(endpoints.addCompeticion, options);
};

type Known = Pick<PartidoPreview, 'fecha_str' | 'nombre_equipo'>;

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
  const pasted = usePaste('partidos');
  const [isCreatingNames, setIsCreatingNames] = useState(true);
  const [before, setBefore] = useState(catalogues);
  const ids = useRef(new Map<string, string>());
  const { known, tasks, withFailures, create } = useCreation<PastedPartido, Known>({
    noun: 'partidos',
    uno: 'partido',
    pasted,
    onDone,
    stored: partidos,
    knownOf: ({ fecha: date, references }) => ({
      fecha_str: date,
      nombre_equipo: references.equipo.nombre,
    }),
    taskOf: (fila) => ({
      contenido: fila.texto,
      texto: fila.texto,
      run: (idempotencyKey) => createPartido(fila, idempotencyKey),
    }),
  });
  // During creation the preview uses the catalogues from before, as it does the matches.
  const leidos = readPartidos(pasted.texto, tasks.isBusy ? before : catalogues, known);
  const added = newNames(leidos);
  const filas = isCreatingNames ? leidos : leidos.map(withoutNewNames);

  const idOf = (tipo: CatalogueKind, { id, nombre }: PastedPartido['references'][CatalogueKind]) =>
    id ?? ids.current.get(nameKey(tipo, nombre));
  const createPartido = async (fila: PastedPartido, idempotencyKey: string) => {
    const { equipo, competicion, campo } = fila.references;
    const equipoId = idOf('equipo', equipo);
    const competicionId = idOf('competicion', competicion);
    const campoId = idOf('campo', campo);
    if (equipoId === undefined || competicionId === undefined || campoId === undefined) {
      return WITHOUT_NAMES;
    }
    return callApi(endpoints.addPartido, {
      idempotencyKey,
      body: {
        equipo_id: equipoId,
        competicion_id: competicionId,
        campo_id: campoId,
        temporada_id: temporada._id,
        local: fila.local,
        fecha_str: fila.fecha,
        hora_str: fila.hora,
      },
    });
  };
  const nameTask = ({ tipo, nombre }: (typeof added)[number]): Task => ({
    contenido: nameKey(tipo, nombre),
    texto: `${KIND_NAME[tipo]} ${nombre}`,
    run: async (idempotencyKey) => {
      const result = await createName(tipo, nombre, idempotencyKey);
      if (result.ok) ids.current.set(nameKey(tipo, nombre), result.value._id);
      return result;
    },
  });
  const createAll = async () => {
    setBefore(catalogues);
    // Names created in a run that ended early are not created again before the catalogues are reloaded.
    const missing = added.filter(({ tipo, nombre }) => !ids.current.has(nameKey(tipo, nombre)));
    const done = await create(filas, isCreatingNames ? missing.map(nameTask) : []);
    if (done.length === filas.length) ids.current.clear();
  };
  return (
    <PasteForm
      noun="partidos"
      uno="partido"
      help="Copia las filas en tu hoja de cálculo y pégalas aquí, con o sin cabecera. Sin ella, las columnas van en este orden: fecha, hora, rival, local o visitante, competición, campo. Sin hora, a las 10:00; sin decirlo, en casa."
      pasted={pasted}
      filas={withFailures(filas)}
      tasks={tasks}
      onCreate={() => void createAll()}
    >
      {added.length > 0 && (
        <Alert severity="info" role="status">
          {added.map(({ tipo, nombre }) => `${KIND_NAME[tipo]} «${nombre}»`).join(', ')}: aún no{' '}
          {added.length === 1 ? 'existe' : 'existen'}.
          <div>
            <TickBox
              label="Crearlos también"
              isTicked={isCreatingNames}
              onChange={setIsCreatingNames}
            />
          </div>
        </Alert>
      )}
    </PasteForm>
  );
}
