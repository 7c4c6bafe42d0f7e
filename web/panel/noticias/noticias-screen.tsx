import {
  compareNoticias,
  type CrearNoticia,
  cutAtWord,
  endpoints,
  mediaUrl,
  type Noticia,
} from '@club/shared';
import Typography from '@mui/material/Typography';
import { useApi } from '../../lib/api/use-api';
import { RecordRow } from '../common/record-row';
import { type Resource, ResourceScreen } from '../common/resource-screen';
import { TextInput } from '../common/text-input';
import { type CreatedPhoto, useCreatedPhotos } from '../fotos/created-photos';
import { NewPhotoField } from '../fotos/new-photo-field';
import type { PreparedPhoto } from '../fotos/prepare-photo';
import { StoredPhotoField } from '../fotos/stored-photo-field';

interface NoticiaValues extends Omit<CrearNoticia, 'media'> {
  /** Photo of a new item, sent when that has its id. */
  readonly foto: PreparedPhoto | undefined;
}

const uploadedUrl = ({ media }: Noticia) =>
  media.map(mediaUrl).find((url) => url !== null) ?? undefined;

const resourceOf = (
  sendPhotos: (photos: readonly CreatedPhoto[]) => void,
): Resource<
  Noticia,
  NoticiaValues,
  typeof endpoints.addNoticia,
  typeof endpoints.updateNoticia
> => ({
  title: 'Noticias',
  noun: 'noticia',
  createLabel: 'Crear noticia',
  listHeading: 'Noticias creadas',
  created: () => 'Noticia creada!',
  updated: () => 'Noticia actualizada!',
  create: endpoints.addNoticia,
  update: endpoints.updateNoticia,
  remove: endpoints.delNoticia,
  initial: { titulo: '', contenido: '', foto: undefined },
  valuesOf: ({ titulo, contenido }) => ({ titulo, contenido, foto: undefined }),
  bodyOf: ({ titulo, contenido }) => ({ titulo, contenido }),
  onCreated: (id, { titulo: nombre, foto }) => {
    if (foto) sendPhotos([{ tipo: 'noticia', id, nombre, foto }]);
  },
  fields: (form, noticia, reload) => (
    <>
      <TextInput form={form} name="titulo" label="Titulo" isRequired />
      <TextInput form={form} name="contenido" label="Noticia" rows={6} />
      {noticia ? (
        <StoredPhotoField
          tipo="noticia"
          registroId={noticia._id}
          initialSrc={uploadedUrl(noticia)}
          onChange={reload}
        />
      ) : (
        <NewPhotoField
          tipo="noticia"
          foto={form.values.foto}
          onChange={(foto) => {
            form.set('foto', foto);
          }}
        />
      )}
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
});

/** News, newest first: creation with a photo, list, change, deletion (regla 57). */
export function NoticiasScreen() {
  const noticias = useApi(endpoints.fetchNoticias);
  const photos = useCreatedPhotos(noticias.reload);
  return (
    <ResourceScreen resource={resourceOf(photos.add)} query={noticias} progress={photos.list} />
  );
}
