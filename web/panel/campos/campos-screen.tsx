import { endpoints, type Campo } from '@club/shared';
import { useApi } from '../../lib/api/use-api';
import { BY_NAME } from '../common/orders';
import { countPartidos, usageText } from '../common/partido-usage';
import { RecordRow } from '../common/record-row';
import { type Resource, ResourceScreen } from '../common/resource-screen';
import { TextInput } from '../common/text-input';

const RESOURCE: Resource<
  Campo,
  { readonly nombre: string },
  typeof endpoints.addCampo,
  typeof endpoints.updateCampo
> = {
  title: 'Campos',
  noun: 'campo',
  createLabel: 'Crear campo',
  listHeading: 'campos creados',
  created: () => 'campo creado!',
  updated: () => 'campo actualizado!',
  create: endpoints.addCampo,
  update: endpoints.updateCampo,
  remove: endpoints.delCampo,
  initial: { nombre: '' },
  valuesOf: ({ nombre }) => ({ nombre }),
  bodyOf: ({ nombre }) => ({ nombre }),
  fields: (form) => <TextInput form={form} name="nombre" label="Nombre" isRequired />,
  deletion: {
    question: ({ _id }) => `¿Seguro que quieres borrar este campo? (${_id})`,
    loadDetail: async ({ _id, nombre }) =>
      usageText(nombre, await countPartidos(({ campo_id }) => campo_id === _id)),
    success: 'campo borrado!',
  },
  list: { textOf: ({ nombre }) => nombre, orders: BY_NAME, empty: 'Aún no hay campos.' },
  row: (record, { onEdit, onDelete }) => (
    <RecordRow
      title={record.nombre}
      name={`campo ${record.nombre}`}
      onEdit={onEdit}
      onDelete={onDelete}
    />
  ),
};

/** Campos: creation, list, renaming, deletion (regla 27). */
export function CamposScreen() {
  return <ResourceScreen resource={RESOURCE} query={useApi(endpoints.fetchCampos)} />;
}
