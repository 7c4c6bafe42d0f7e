import { endpoints, type PartidoPreview, type Temporada } from '@club/shared';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState } from 'react';
import { type ApiResult, callApi } from '../../lib/api/call-api';
import type { Notice } from '../common/notice-banner';
import {
  type CatalogosPorTipo,
  readPartidos,
  nombresNuevos,
  type PartidoPegado,
  type TipoCatalogo,
} from './partidos-pegados';
import { isNueva, PegarForm } from './pegar-form';
import { plano } from './tabla';
import { usePegado } from './use-pegado';
import { type Tarea, useTareas } from './use-tareas';

const NOMBRE_TIPO: Readonly<Record<TipoCatalogo, string>> = {
  equipo: 'rival',
  competicion: 'competición',
  campo: 'campo',
};

const createNombre = (tipo: TipoCatalogo, nombre: string, idempotencyKey: string) => {
  const options = { body: { nombre }, idempotencyKey };
  if (tipo === 'equipo') return callApi(endpoints.addEquipo, options);
  if (tipo === 'campo') return callApi(endpoints.addCampo, options);
  return callApi(endpoints.addCompeticion, options);
};

interface PegarPartidosProps {
  readonly catalogos: CatalogosPorTipo;
  readonly partidos: readonly PartidoPreview[];
  readonly temporada: Temporada;
  readonly onDone: (notice: Notice) => void;
}

/** Fixtures from a spreadsheet; rivals, competitions and grounds that are missing are created with them (regla 67). */
export function PegarPartidos({ catalogos, partidos, temporada, onDone }: PegarPartidosProps) {
  const pegado = usePegado('partidos');
  const [known, setKnown] = useState({ catalogos, partidos });
  const [isCreatingNames, setIsCreatingNames] = useState(true);
  const ids = useRef(new Map<string, string>());
  const tareas = useTareas();
  // While rows are being created, what has been created already is no news.
  const base = tareas.progress ? known : { catalogos, partidos };
  const leidos = readPartidos(pegado.texto, base.catalogos, base.partidos);
  const nuevos = nombresNuevos(leidos);
  const filas = isCreatingNames ? leidos : leidos.map(withoutNewNames);

  const idKey = (tipo: TipoCatalogo, nombre: string) => `${tipo} ${plano(nombre)}`;
  const nameTask = ({ tipo, nombre }: (typeof nuevos)[number]): Tarea => {
    const clave = tareas.keyOf(idKey(tipo, nombre));
    return {
      clave,
      texto: `${NOMBRE_TIPO[tipo]} ${nombre}`,
      run: async () => {
        const result = await createNombre(tipo, nombre, clave);
        if (result.ok) ids.current.set(idKey(tipo, nombre), result.value._id);
        return result;
      },
    };
  };
  const rowTask = (fila: PartidoPegado): Tarea => {
    const clave = tareas.keyOf(fila.texto);
    const idOf = (tipo: TipoCatalogo) => {
      const { id, nombre } = fila.referencias[tipo];
      return id ?? ids.current.get(idKey(tipo, nombre)) ?? '';
    };
    return {
      clave,
      texto: `Fila ${String(fila.linea)}`,
      run: (): Promise<ApiResult<unknown>> =>
        callApi(endpoints.addPartido, {
          idempotencyKey: clave,
          body: {
            equipo_id: idOf('equipo'),
            competicion_id: idOf('competicion'),
            campo_id: idOf('campo'),
            temporada_id: temporada._id,
            local: fila.local,
            fecha_str: fila.fecha,
            hora_str: fila.hora,
          },
        }),
    };
  };
  const create = async () => {
    setKnown(base);
    const rows = filas.filter(isNueva);
    const names = isCreatingNames ? nuevos : [];
    const isDone = await tareas.run([...names.map(nameTask), ...rows.map(rowTask)]);
    if (!isDone) return;
    pegado.clear();
    tareas.reset();
    ids.current.clear();
    onDone({ kind: 'success', msg: `${String(rows.length)} partidos creados!` });
  };
  return (
    <PegarForm
      noun="partidos"
      uno="partido"
      ayuda="Copia las filas en tu hoja de cálculo y pégalas aquí, con o sin cabecera. Sin ella, las columnas van en este orden: fecha, hora, rival, local o visitante, competición, campo. Sin hora, a las 10:00; sin decirlo, en casa."
      pegado={pegado}
      filas={filas}
      tareas={tareas}
      onCreate={() => void create()}
    >
      {nuevos.length > 0 && (
        <Alert severity="info" role="status">
          {nuevos.map(({ tipo, nombre }) => `${NOMBRE_TIPO[tipo]} «${nombre}»`).join(', ')}: aún no{' '}
          {nuevos.length === 1 ? 'existe' : 'existen'}.
          <FormControlLabel
            label="Crearlos también"
            sx={{ display: 'flex', minHeight: 44 }}
            control={
              <Checkbox
                checked={isCreatingNames}
                onChange={(_event, isTicked) => {
                  setIsCreatingNames(isTicked);
                }}
              />
            }
          />
        </Alert>
      )}
    </PegarForm>
  );
}

/** A row that may not bring new names along: those are what is wrong with it. */
function withoutNewNames(fila: PartidoPegado): PartidoPegado {
  const unknown = Object.entries(fila.referencias).flatMap(([tipo, { id, nombre }]) =>
    id === undefined && nombre !== ''
      ? [
          `no existe ${tipo === 'competicion' ? 'la competición' : tipo === 'campo' ? 'el campo' : 'el rival'} «${nombre}»`,
        ]
      : [],
  );
  return { ...fila, problemas: [...fila.problemas, ...unknown] };
}
