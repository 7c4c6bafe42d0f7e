import {
  endpoints,
  type Competicion,
  MINUTOS_PARTE_MAX,
  MINUTOS_PARTE_MIN,
  MINUTOS_POR_PARTE,
} from '@club/shared';
import Typography from '@mui/material/Typography';
import { useApi } from '../../lib/api/use-api';
import { BY_NAME } from '../common/orders';
import { countPartidos, usageText, usoDeVariosText } from '../common/partido-usage';
import { RecordRow } from '../common/record-row';
import { type Resource, ResourceScreen } from '../common/resource-screen';
import { TextInput } from '../common/text-input';

const RESOURCE: Resource<
  Competicion,
  { readonly nombre: string; readonly minutos_parte: string },
  typeof endpoints.addCompeticion,
  typeof endpoints.updateCompeticion
> = {
  title: 'Competiciones',
  noun: 'competición',
  newLabel: 'Nueva competición',
  createLabel: 'Crear competicion',
  listHeading: 'competiciones creadas',
  created: () => 'competicion creada!',
  updated: () => 'competicion actualizada!',
  create: endpoints.addCompeticion,
  update: endpoints.updateCompeticion,
  remove: endpoints.delCompeticion,
  initial: { nombre: '', minutos_parte: String(MINUTOS_POR_PARTE) },
  valuesOf: ({ nombre, minutos_parte }) => ({ nombre, minutos_parte: String(minutos_parte) }),
  // An empty field is a number that no schema takes.
  bodyOf: ({ nombre, minutos_parte }) => ({
    nombre,
    minutos_parte: minutos_parte.trim() === '' ? NaN : Number(minutos_parte),
  }),
  fields: (form) => (
    <>
      <TextInput form={form} name="nombre" label="Nombre" isRequired />
      <TextInput
        form={form}
        name="minutos_parte"
        label="Minutos por parte"
        type="number"
        min={MINUTOS_PARTE_MIN}
        max={MINUTOS_PARTE_MAX}
        hint="Las fichas que se guarden desde ahora los usan para contar los minutos jugados."
        isRequired
      />
    </>
  ),
  deletion: {
    question: ({ _id }) => `¿Seguro que quieres borrar esta competición? (${_id})`,
    loadDetail: async ({ _id, nombre }) =>
      usageText(nombre, await countPartidos(({ competicion_id }) => competicion_id === _id)),
    success: 'competicion borrada!',
  },
  list: { textOf: ({ nombre }) => nombre, orders: BY_NAME, empty: 'Aún no hay competiciones.' },
  varios: {
    plural: 'competiciones',
    deletionDetail: async (records) => {
      const ids = new Set(records.map(({ _id }) => _id));
      return usoDeVariosText(await countPartidos(({ competicion_id: id }) => ids.has(id)));
    },
  },
  row: (record, { onEdit, onDelete, pick }) => (
    <RecordRow
      title={record.nombre}
      name={`competición ${record.nombre}`}
      pick={pick}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      {record.minutos_parte !== MINUTOS_POR_PARTE && (
        <Typography variant="body2" color="textSecondary">
          {`2 partes de ${String(record.minutos_parte)} minutos`}
        </Typography>
      )}
    </RecordRow>
  ),
};

/** Competiciones: creation, list, renaming, deletion (regla 27). */
export function CompeticionesScreen() {
  return <ResourceScreen resource={RESOURCE} query={useApi(endpoints.fetchCompeticiones)} />;
}
