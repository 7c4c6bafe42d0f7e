import {
  endpoints,
  type Noticia,
  compareNoticias,
  cutAtWord,
  isPublished,
  type PartidoPreview,
  NOTICIA_PHOTO_KINDS,
  type TimeZone,
} from '@club/shared';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWrite } from '../../lib/api/use-write';
import { type Notice, noticeOf } from '../common/notice-banner';
import { useApi } from '../../lib/api/use-api';
import { useSettings } from '../../lib/state/club-context';
import { formatInstant } from '../common/format-instant';
import { RecordRow } from '../common/record-row';
import { type ResourceOf, ResourceScreen } from '../common/resource-screen';
import { type CreatedPhoto, useCreatedPhotos } from '../photos/photo-field';
import { NoticiaFields } from './noticia-fields';
import { bodyOf, type NoticiaValues, NEW_NOTICIA, valuesOf } from './noticia-values';

interface PublishButtonProps {
  readonly noticia: Noticia;
  readonly onDone: (notice: Notice) => void;
}

/** Publishes a draft or scheduled item at once. */
function PublishButton({ noticia: { _id: id, titulo }, onDone }: PublishButtonProps) {
  const { send, isBusy } = useWrite(endpoints.updateNoticia);
  const publish = async () => {
    onDone(noticeOf(await send({ id, body: { estado: 'publicada' } }), 'Noticia publicada!'));
  };
  return (
    <Button
      variant="contained"
      disabled={isBusy}
      aria-label={`Publicar ahora noticia ${titulo}`}
      onClick={() => void publish()}
    >
      Publicar ahora
    </Button>
  );
}

const CREATED: Readonly<Record<NoticiaValues['estado'], string>> = {
  publicada: 'Noticia creada!',
  programada: 'Noticia programada!',
  borrador: 'Borrador guardado!',
};

/** State of an unpublished item, before its date; empty for a published one. */
function waitingText({ estado, publicar_el: cuando }: Noticia, zone: TimeZone): string {
  if (estado === 'borrador') return 'Borrador · ';
  return cuando === undefined ? '' : `Programada para el ${formatInstant(cuando, zone)} · `;
}

interface Around {
  readonly zona: TimeZone;
  readonly partidos: readonly PartidoPreview[];
  readonly sendPhotos: (photos: readonly CreatedPhoto[]) => void;
}

const resourceOf = ({
  zona: zone,
  partidos,
  sendPhotos,
}: Around): ResourceOf<'Noticia', Noticia, NoticiaValues> => ({
  title: 'Noticias',
  noun: 'noticia',
  newLabel: 'Nueva noticia',
  createLabel: 'Crear noticia',
  listHeading: 'Noticias creadas',
  created: ({ estado }) => CREATED[estado],
  updated: () => 'Noticia actualizada!',
  create: endpoints.addNoticia,
  update: endpoints.updateNoticia,
  remove: endpoints.delNoticia,
  initial: NEW_NOTICIA,
  valuesOf: (noticia) => valuesOf(noticia, zone),
  bodyOf: (values, noticia) => bodyOf(values, noticia, zone),
  onCreated: (id, { titulo: nombre, nuevas: added }) =>
    sendPhotos(
      NOTICIA_PHOTO_KINDS.flatMap((tipo, index) =>
        added.slice(index, index + 1).map((picture) => ({ tipo, id, nombre, foto: picture })),
      ),
    ),
  fields: (form, noticia, reload) => (
    <NoticiaFields form={form} noticia={noticia} partidos={partidos} onStored={reload} />
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
    filters: [
      { label: 'Todas', isShown: () => true },
      { label: 'Publicadas', isShown: isPublished },
      { label: 'Programadas', isShown: ({ estado }) => estado === 'programada' },
      { label: 'Borradores', isShown: ({ estado }) => estado === 'borrador' },
    ],
    orders: [
      { label: 'Más recientes primero', compare: compareNoticias },
      { label: 'Más antiguas primero', compare: (a, b) => compareNoticias(b, a) },
    ],
    empty: 'Aún no hay noticias.',
  },
  varios: {
    plural: 'noticias',
    deletionDetail: () =>
      'Dejarán de verse. Se pueden recuperar durante 30 días en «Historial», sin sus fotos.',
  },
  row: (record, actions) => (
    <RecordRow
      title={record.titulo}
      name={`noticia ${record.titulo}`}
      {...actions}
      actions={!isPublished(record) && <PublishButton noticia={record} onDone={actions.onDone} />}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
        }}
      >
        {waitingText(record, zone)}
        {record.fecha_str} · {cutAtWord(record.contenido)}
      </Typography>
    </RecordRow>
  ),
});

/** News screen, newest first: published, scheduled and drafts (regla 57). */
export function NoticiasScreen() {
  const noticias = useApi(endpoints.fetchNoticias);
  const partidos = useApi(endpoints.fetchPartidosPreview);
  const { zona_horaria: zone } = useSettings();
  const photos = useCreatedPhotos(noticias.reload);
  const resource = resourceOf({
    zona: zone,
    partidos: partidos.status === 'ready' ? partidos.data : [],
    sendPhotos: photos.add,
  });
  return <ResourceScreen resource={resource} query={noticias} progress={photos.list} />;
}
