import { endpoints, type Competicion } from '@club/shared';
import { useApi } from '../../lib/api/use-api';
import { BY_NAME } from '../common/orders';
import { countPartidos, usageText } from '../common/partido-usage';
import { RecordRow } from '../common/record-row';
import { type Resource, ResourceScreen } from '../common/resource-screen';
import { TextInput } from '../common/text-input';

const RESOURCE: Resource<
  Competicion,
  { readonly nombre: string },
  typeof endpoints.addCompeticion,
  typeof endpoints.updateCompeticion
> = {
  title: 'Competiciones',
  noun: 'competición',
  createLabel: 'Crear competicion',
  listHeading: 'competiciones creadas',
  created: () => 'competicion creada!',
  updated: () => 'competicion actualizada!',
  create: endpoints.addCompeticion,
  update: endpoints.updateCompeticion,
  remove: endpoints.delCompeticion,
  initial: { nombre: '' },
  valuesOf: ({ nombre }) => ({ nombre }),
  bodyOf: ({ nombre }) => ({ nombre }),
  fields: (form) => <TextInput form={form} name="nombre" label="Nombre" isRequired />,
  deletion: {
    question: ({ _id }) => `¿Seguro que quieres borrar esta competición? (${_id})`,
    loadDetail: async ({ _id, nombre }) =>
      usageText(nombre, await countPartidos(({ competicion_id }) => competicion_id === _id)),
    success: 'competicion borrada!',
  },
  list: { textOf: ({ nombre }) => nombre, orders: BY_NAME, empty: 'Aún no hay competiciones.' },
  row: (record, { onEdit, onDelete }) => (
    <RecordRow
      title={record.nombre}
      name={`competición ${record.nombre}`}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  ),
};

/** Competiciones: creation, list, renaming, deletion (regla 27). */
export function CompeticionesScreen() {
  return <ResourceScreen resource={RESOURCE} query={useApi(endpoints.fetchCompeticiones)} />;
}
