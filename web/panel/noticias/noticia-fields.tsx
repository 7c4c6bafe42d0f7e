import { type NoticiaState, type Noticia, type PartidoPreview, partidoTitle } from '@club/shared';
import { useSettings } from '../../lib/state/club-context';
import { SelectInput } from '../common/select-field';
import { TextInput } from '../common/text-input';
import type { ResourceForm } from '../common/use-resource-form';
import { NewPhotosField } from './photos-list';
import type { NoticiaValues } from './noticia-values';
import { StoredPhotosField } from './stored-photos-field';

/** Number of matches offered: more than a season, latest first. */
const OFFERED_PARTIDOS = 80;

interface NoticiaFieldsProps {
  readonly form: ResourceForm<NoticiaValues>;
  readonly noticia: Noticia | undefined;
  readonly partidos: readonly PartidoPreview[];
  readonly onStored: () => void;
}

const statusesOf = (noticia: Noticia | undefined): readonly (readonly [NoticiaState, string])[] => [
  ['publicada', noticia && !noticia.estado ? 'Publicada' : 'Publicar ahora'],
  ['programada', 'Programar: a su hora'],
  ['borrador', 'Borrador: solo la veis los administradores'],
];

/** Select with the latest matches and the chosen one. */
function PartidoChoice({ form, partidos }: Pick<NoticiaFieldsProps, 'form' | 'partidos'>) {
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

/** Publication time, in the club's time zone. */
function Time({ form }: Pick<NoticiaFieldsProps, 'form'>) {
  const { zona_horaria: zone } = useSettings();
  const clock = zone === 'Atlantic/Canary' ? 'hora canaria' : 'hora peninsular';
  const error = form.errors['publicar_el'] && 'Elige un día y una hora que existan.';
  const both = { ...form, errors: error ? { dia: error, hora: error } : {} };
  return (
    <>
      <TextInput form={both} name="dia" label="Día de publicación" type="date" />
      <TextInput form={both} name="hora" label={`Hora de publicación (${clock})`} type="time" />
    </>
  );
}

/** Fields of a news item: text, publication, match, photos. */
export function NoticiaFields({ form, noticia, partidos, onStored }: NoticiaFieldsProps) {
  return (
    <>
      <TextInput form={form} name="titulo" label="Titulo" isRequired isWide />
      <TextInput form={form} name="contenido" label="Noticia" rows={6} />
      <SelectInput form={form} name="estado" label="Publicación" options={statusesOf(noticia)} />
      {form.values.estado === 'programada' && <Time form={form} />}
      <PartidoChoice form={form} partidos={partidos} />
      {noticia ? (
        <StoredPhotosField
          noticia={noticia}
          fotos={form.values.fotos}
          onChange={form.setter('fotos')}
          onStored={onStored}
        />
      ) : (
        <NewPhotosField fotos={form.values.nuevas} onChange={form.setter('nuevas')} />
      )}
    </>
  );
}
