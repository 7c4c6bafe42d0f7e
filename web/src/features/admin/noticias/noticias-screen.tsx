import { compareNoticias, cutAtWord, endpoints, type Noticia } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useApi } from '../../../lib/api/use-api';
import { RecordRow } from '../common/record-row';
import { type Resource, ResourceScreen } from '../common/resource-screen';
import { TextInput } from '../common/text-input';

interface NoticiaValues {
  readonly titulo: string;
  readonly contenido: string;
}

const RESOURCE: Resource<
  Noticia,
  NoticiaValues,
  typeof endpoints.addNoticia,
  typeof endpoints.updateNoticia
> = {
  title: 'Noticias',
  noun: 'noticia',
  createLabel: 'Crear noticia',
  listHeading: 'Noticias creadas',
  created: () => 'Noticia creada!',
  updated: () => 'Noticia actualizada!',
  create: endpoints.addNoticia,
  update: endpoints.updateNoticia,
  remove: endpoints.delNoticia,
  initial: { titulo: '', contenido: '' },
  valuesOf: ({ titulo, contenido }) => ({ titulo, contenido }),
  bodyOf: ({ titulo, contenido }) => ({ titulo, contenido }),
  fields: (form) => (
    <>
      <TextInput form={form} name="titulo" label="Titulo" isRequired />
      <TextInput form={form} name="contenido" label="Noticia" rows={6} />
    </>
  ),
  deletion: {
    question: ({ _id }) => `¿Seguro que quieres borrar esta noticia? (${_id})`,
    detail: ({ titulo, fecha_str }) => (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        «{titulo}», del {fecha_str}.
      </Typography>
    ),
    success: 'Noticia borrada!',
  },
  list: {
    textOf: ({ titulo, contenido, fecha_str }) => `${titulo} ${contenido} ${fecha_str}`,
    orders: [
      { label: 'Más recientes primero', compare: compareNoticias },
      { label: 'Más antiguas primero', compare: (a, b) => compareNoticias(b, a) },
    ],
    empty: 'Aún no hay noticias.',
  },
  row: (record, { onEdit, onDelete }) => (
    <RecordRow
      title={record.titulo}
      name={`noticia ${record.titulo}`}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {record.fecha_str} · {cutAtWord(record.contenido)}
      </Typography>
    </RecordRow>
  ),
};

/** News, newest first: creation, list, change, deletion (specification, section 2). */
export function NoticiasScreen() {
  return <ResourceScreen resource={RESOURCE} query={useApi(endpoints.fetchNoticias)} />;
}
