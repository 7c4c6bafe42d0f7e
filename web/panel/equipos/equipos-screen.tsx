import { type CrearEquipo, endpoints, type Equipo, escudoName, escudoUrl } from '@club/shared';
import Typography from '@mui/material/Typography';
import { RivalBadge } from '../../components/rival-badge';
import { useApi } from '../../lib/api/use-api';
import { BY_NAME } from '../common/orders';
import { countPartidos, usageText, usoDeVariosText } from '../common/partido-usage';
import { RecordRow } from '../common/record-row';
import { type Resource, ResourceScreen } from '../common/resource-screen';
import { TextInput } from '../common/text-input';
import { StoredPhotoField } from '../fotos/stored-photo-field';

const RESOURCE: Resource<
  Equipo,
  CrearEquipo,
  typeof endpoints.addEquipo,
  typeof endpoints.updateEquipo
> = {
  title: 'Equipos',
  noun: 'equipo',
  newLabel: 'Nuevo equipo',
  createLabel: 'Crear equipo',
  listHeading: 'equipos creados',
  created: () => 'equipo creado!',
  updated: () => 'equipo actualizado!',
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
          registroId={equipo._id}
          initialSrc={escudoUrl(escudoName(equipo._id, equipo.escudo))}
          onChange={reload}
        />
      )}
    </>
  ),
  deletion: {
    question: ({ _id }) => `¿Seguro que quieres borrar este equipo? (${_id})`,
    loadDetail: async ({ _id, nombre }) =>
      usageText(nombre, await countPartidos(({ equipo_id }) => equipo_id === _id)),
    success: 'equipo borrado!',
  },
  list: { textOf: ({ nombre }) => nombre, orders: BY_NAME, empty: 'Aún no hay equipos.' },
  varios: {
    plural: 'equipos',
    deletionDetail: async (records) => {
      const ids = new Set(records.map(({ _id }) => _id));
      return usoDeVariosText(await countPartidos(({ equipo_id: id }) => ids.has(id)));
    },
  },
  row: (record, { onEdit, onDelete, pick }) => (
    <RecordRow
      title={record.nombre}
      name={`equipo ${record.nombre}`}
      leading={
        <RivalBadge
          nombre={record.nombre}
          color={record.color_hex}
          escudo={escudoName(record._id, record.escudo)}
          size={40}
        />
      }
      pick={pick}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <Typography variant="body2" color="textSecondary">
        {record.color_hex}
      </Typography>
    </RecordRow>
  ),
};

/** Rival teams with their colour: creation, list, change, deletion (regla 27). */
export function EquiposScreen() {
  return <ResourceScreen resource={RESOURCE} query={useApi(endpoints.fetchEquipos)} />;
}
