import {
  endpoints,
  type Noticia,
  noticiaKind,
  compareNoticias,
  cutAtWord,
  isPublished,
  type PartidoPreview,
  NOTICIA_PHOTO_KINDS,
  type TimeZone,
  type NoticiaState,
  partidoTitle,
} from '@club/shared';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useWrite } from '../../lib/api/use-write';
import { type Notice, toNotice } from '../common/notice-banner';
import { useApi } from '../../lib/api/use-api';
import { useSettings } from '../../lib/state/club-context';
import { formatInstant } from '../common/format-instant';
import { RecordRow } from '../common/record-row';
import { type ApiResource, ResourceScreen, resourceTexts } from '../common/resource-screen';
import { toBody, type NoticiaValues, NEW_NOTICIA, toValues } from './noticia-values';
import { SelectInput } from '../common/select-field';
import { TextInput } from '../common/text-input';
import type { ResourceForm } from '../common/use-resource-form';
import { NewPhotosField, StoredPhotosField } from './stored-photos-field';

/** Number of matches offered: more than a season, latest first. */
const OFFERED_PARTIDOS = 80;

/** Publication states to choose from. */
const listStateOptions = (
  noticia: Noticia | undefined,
): readonly (readonly [NoticiaState, string])[] => [
  ['publicada', noticia && !noticia.estado ? 'Publicada' : 'Publicar ahora'],
  ['programada', 'Programar: a su hora'],
  ['borrador', 'Borrador: solo la veis los administradores'],
];

interface PartidoChoiceProps {
  readonly form: ResourceForm<NoticiaValues>;
  readonly partidos: readonly PartidoPreview[];
}

/** Select with the latest matches and the chosen one. */
function PartidoChoice({ form, partidos }: PartidoChoiceProps) {
  const { nombre } = useSettings();
  const chosen = form.values.partido_id;
  const latest = partidos.toReversed();
  const offered = latest.filter(
    ({ partido_id: id }, index) => index < OFFERED_PARTIDOS || id === chosen,
  );
  const isKnown = chosen === '' || offered.some(({ partido_id: id }) => id === chosen);
  return (
    <SelectInput
      form={form}
      name="partido_id"
      label="Partido relacionado"
      options={[
        ['', 'Ninguno'],
        ...(isKnown ? [] : [[chosen, 'Un partido que ya no existe'] as const]),
        ...offered.map(
          (partido) =>
            [
              partido.partido_id,
              `${partido.fecha_str} · ${partidoTitle(partido, nombre)}`,
            ] as const,
        ),
      ]}
    />
  );
}

/** Day and time of publication, in the club's time zone. */
function PublicationTime({ form }: Pick<PartidoChoiceProps, 'form'>) {
  const { zona_horaria: zone } = useSettings();
  const clock = zone === 'Atlantic/Canary' ? 'hora canaria' : 'hora peninsular';
  const error = form.errors['publicar_el'] && 'Elige un día y una hora que existan.';
  // The body has one field for both, and so one error.
  const dayAndTime = { ...form, errors: error ? { dia: error, hora: error } : {} };
  return (
    <>
      <TextInput form={dayAndTime} name="dia" label="Día de publicación" type="date" />
      <TextInput
        form={dayAndTime}
        name="hora"
        label={`Hora de publicación (${clock})`}
        type="time"
      />
    </>
  );
}

interface PublishButtonProps {
  readonly noticia: Noticia;
  readonly onDone: (notice: Notice) => void;
}

/** Publishes a draft or scheduled item at once. */
function PublishButton({ noticia: { _id: id, titulo }, onDone }: PublishButtonProps) {
  const { send, isBusy } = useWrite(endpoints.updateNoticia);
  const publish = async () => {
    onDone(toNotice(await send({ id, body: { estado: 'publicada' } }), 'Noticia publicada!'));
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
function unpublishedText({ estado, publicar_el: publishAt }: Noticia, zone: TimeZone): string {
  if (estado === 'borrador') return 'Borrador · ';
  return publishAt === undefined ? '' : `Programada para el ${formatInstant(publishAt, zone)} · `;
}

const TEXTS = resourceTexts(noticiaKind, 'noticias');

const createResource = (
  zone: TimeZone,
  partidos: readonly PartidoPreview[],
): ApiResource<'Noticia', Noticia, NoticiaValues> => ({
  ...TEXTS,
  toName: ({ titulo }) => `«${titulo}»`,
  created: ({ estado }) => CREATED[estado],
  updated: () => 'Noticia actualizada!',
  create: endpoints.addNoticia,
  update: endpoints.updateNoticia,
  remove: endpoints.delNoticia,
  initial: NEW_NOTICIA,
  toValues: (noticia) => toValues(noticia, zone),
  toBody: (values, noticia) => toBody(values, noticia, zone),
  newPhotos: ({ titulo: nombre, nuevas }) =>
    nuevas.flatMap((photo, index) => {
      const tipo = NOTICIA_PHOTO_KINDS[index];
      return tipo ? [{ tipo, nombre, photo }] : [];
    }),
  fields: (form, noticia, reload) => (
    <>
      <TextInput form={form} name="titulo" label="Titulo" isRequired isWide />
      <TextInput form={form} name="contenido" label="Noticia" rows={6} />
      <SelectInput
        form={form}
        name="estado"
        label="Publicación"
        options={listStateOptions(noticia)}
      />
      {form.values.estado === 'programada' && <PublicationTime form={form} />}
      <PartidoChoice form={form} partidos={partidos} />
      {noticia ? (
        <StoredPhotosField
          noticia={noticia}
          fotos={form.values.fotos}
          onChange={form.setter('fotos')}
          onStored={reload}
        />
      ) : (
        <NewPhotosField fotos={form.values.nuevas} onChange={form.setter('nuevas')} />
      )}
    </>
  ),
  deletion: {
    ...TEXTS.deletion,
    detail: ({ titulo, fecha_str }) => (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        «{titulo}», del {fecha_str}.
      </Typography>
    ),
    success: 'Noticia borrada!',
  },
  list: {
    ...TEXTS.list,
    toSearchText: ({ titulo, contenido, fecha_str }) => `${titulo} ${contenido} ${fecha_str}`,
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
  },
  bulk: {
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
        {unpublishedText(record, zone)}
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
  const known = partidos.status === 'ready' ? partidos.data : [];
  return <ResourceScreen resource={createResource(zone, known)} query={noticias} />;
}
