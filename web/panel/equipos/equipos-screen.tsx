import { type CreateEquipo, endpoints, type Equipo, crestName, crestUrl } from '@club/shared';
import { RivalBadge } from '../../components/rival-badge';
import { useApi } from '../../lib/api/use-api';
import { partidosCatalogue } from '../common/partidos-catalogue';
import { RecordRow } from '../common/record-row';
import { type ResourceOf, ResourceScreen } from '../common/resource-screen';
import { TextInput } from '../common/text-input';
import { StoredPhotoField } from '../photos/photo-field';

const RESOURCE: ResourceOf<'Equipo', Equipo, CreateEquipo> = {
  ...partidosCatalogue({ noun: 'equipo', plural: 'equipos', gender: 'o', field: 'equipo_id' }),
  create: endpoints.addEquipo,
  update: endpoints.updateEquipo,
  remove: endpoints.delEquipo,
  initial: { nombre: '', color_hex: '#000000' },
  valuesOf: ({ nombre, color_hex }) => ({ nombre, color_hex }),
  bodyOf: ({ nombre, color_hex }) => ({ nombre, color_hex }),
  fields: (form, equipo, reload) => (
    <>
      <TextInput form={form} name="nombre" label="Nombre" isRequired />
      <TextInput form={form} name="color_hex" label="Color" type="color" />
      {equipo && (
        <StoredPhotoField
          tipo="equipo"
          recordId={equipo._id}
          initialSrc={crestUrl(crestName(equipo._id, equipo.escudo))}
          onChange={reload}
        />
      )}
    </>
  ),
  row: (record, actions) => (
    <RecordRow
      title={record.nombre}
      name={`equipo ${record.nombre}`}
      leading={
        <RivalBadge
          nombre={record.nombre}
          color={record.color_hex}
          escudo={crestName(record._id, record.escudo)}
          size={40}
        />
      }
      detail={record.color_hex}
      {...actions}
    />
  ),
};

/** Rival teams screen, with their colour (regla 27). */
export function EquiposScreen() {
  return <ResourceScreen resource={RESOURCE} query={useApi(endpoints.fetchEquipos)} />;
}
