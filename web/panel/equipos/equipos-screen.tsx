import { type CrearEquipo, endpoints, type Equipo } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useApi } from '../../lib/api/use-api';
import { BY_NAME } from '../common/orders';
import { countPartidos, usageText } from '../common/partido-usage';
import { RecordRow } from '../common/record-row';
import { type Resource, ResourceScreen } from '../common/resource-screen';
import { TextInput } from '../common/text-input';

function Swatch({ color }: { readonly color: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        width: 36,
        height: 36,
        flexShrink: 0,
        borderRadius: 2,
        border: '1px solid',
        borderColor: 'text.secondary',
        bgcolor: color,
      }}
    />
  );
}

const RESOURCE: Resource<
  Equipo,
  CrearEquipo,
  typeof endpoints.addEquipo,
  typeof endpoints.updateEquipo
> = {
  title: 'Equipos',
  noun: 'equipo',
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
  fields: (form) => (
    <>
      <TextInput form={form} name="nombre" label="Nombre" isRequired />
      <TextInput form={form} name="color_hex" label="Color" type="color" />
    </>
  ),
  deletion: {
    question: ({ _id }) => `¿Seguro que quieres borrar este equipo? (${_id})`,
    loadDetail: async ({ _id, nombre }) =>
      usageText(nombre, await countPartidos(({ equipo_id }) => equipo_id === _id)),
    success: 'equipo borrado!',
  },
  list: { textOf: ({ nombre }) => nombre, orders: BY_NAME, empty: 'Aún no hay equipos.' },
  row: (record, { onEdit, onDelete }) => (
    <RecordRow
      title={record.nombre}
      name={`equipo ${record.nombre}`}
      leading={<Swatch color={record.color_hex} />}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <Typography variant="body2" color="text.secondary">
        {record.color_hex}
      </Typography>
    </RecordRow>
  ),
};

/** Rival teams with their colour: creation, list, change, deletion (regla 27). */
export function EquiposScreen() {
  return <ResourceScreen resource={RESOURCE} query={useApi(endpoints.fetchEquipos)} />;
}
