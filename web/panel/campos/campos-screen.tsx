import { type Campo, endpoints } from '@club/shared';
import { useApi } from '../../lib/api/use-api';
import { partidosCatalogue } from '../common/partidos-catalogue';
import { RecordRow } from '../common/record-row';
import { type ResourceOf, ResourceScreen } from '../common/resource-screen';
import { TextInput } from '../common/text-input';

const RESOURCE: ResourceOf<
  'Campo',
  Campo,
  { readonly nombre: string; readonly direccion: string }
> = {
  ...partidosCatalogue({ noun: 'campo', plural: 'campos', gender: 'o', field: 'campo_id' }),
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
  row: (record, actions) => (
    <RecordRow
      title={record.nombre}
      name={`campo ${record.nombre}`}
      detail={record.direccion}
      {...actions}
    />
  ),
};

/** Grounds screen (regla 27). */
export function CamposScreen() {
  return <ResourceScreen resource={RESOURCE} query={useApi(endpoints.fetchCampos)} />;
}
