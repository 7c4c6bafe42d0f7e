import { type Campo, endpoints } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useApi } from '../../lib/api/use-api';
import { BY_NAME } from '../common/orders';
import { countPartidos, usageText, usoDeVariosText } from '../common/partido-usage';
import { RecordRow } from '../common/record-row';
import { type Resource, ResourceScreen } from '../common/resource-screen';
import { TextInput } from '../common/text-input';

const RESOURCE: Resource<
  Campo,
  { readonly nombre: string; readonly direccion: string },
  typeof endpoints.addCampo,
  typeof endpoints.updateCampo
> = {
  title: 'Campos',
  noun: 'campo',
  newLabel: 'Nuevo campo',
  createLabel: 'Crear campo',
  listHeading: 'campos creados',
  created: () => 'campo creado!',
  updated: () => 'campo actualizado!',
  create: endpoints.addCampo,
  update: endpoints.updateCampo,
  remove: endpoints.delCampo,
  initial: { nombre: '', direccion: '' },
  valuesOf: ({ nombre, direccion = '' }) => ({ nombre, direccion }),
  bodyOf: ({ nombre, direccion }) => ({ nombre, direccion }),
  fields: (form) => (
    <>
      <TextInput form={form} name="nombre" label="Nombre" isRequired />
      <TextInput form={form} name="direccion" label="Dirección" />
    </>
  ),
  deletion: {
    question: ({ _id }) => `¿Seguro que quieres borrar este campo? (${_id})`,
    loadDetail: async ({ _id, nombre }) =>
      usageText(nombre, await countPartidos(({ campo_id }) => campo_id === _id)),
    success: 'campo borrado!',
  },
  list: { textOf: ({ nombre }) => nombre, orders: BY_NAME, empty: 'Aún no hay campos.' },
  varios: {
    plural: 'campos',
    deletionDetail: async (records) => {
      const ids = new Set(records.map(({ _id }) => _id));
      return usoDeVariosText(await countPartidos(({ campo_id: id }) => ids.has(id)));
    },
  },
  row: (record, { onEdit, onDelete, pick }) => (
    <RecordRow
      title={record.nombre}
      name={`campo ${record.nombre}`}
      pick={pick}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      {record.direccion && (
        <Typography variant="body2" color="textSecondary">
          {record.direccion}
        </Typography>
      )}
    </RecordRow>
  ),
};

/** Campos: creation, list, renaming, deletion (regla 27). */
export function CamposScreen() {
  return <ResourceScreen resource={RESOURCE} query={useApi(endpoints.fetchCampos)} />;
}
