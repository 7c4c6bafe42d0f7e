import { type NoticiaState, type Noticia, type PartidoPreview, partidoTitle } from '@club/shared';
import TextField from '@mui/material/TextField';
import { useSettings } from '../../lib/state/club-context';
import { SelectField } from '../common/select-field';
import { TextInput } from '../common/text-input';
import type { ResourceForm } from '../common/use-resource-form';
import { NewPhotosField } from './new-photos-field';
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
    <SelectField
      label="Partido relacionado"
      value={chosen}
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
      onChange={(id) => {
        form.set('partido_id', id);
      }}
    />
  );
}

/** Publication time, in the club's time zone. */
function Time({ form }: Pick<NoticiaFieldsProps, 'form'>) {
  const error = form.errors['publicar_el'];
  const { zona_horaria: zone } = useSettings();
  const clock = zone === 'Atlantic/Canary' ? 'hora canaria' : 'hora peninsular';
  const typed = (name: 'dia' | 'hora', label: string, type: 'date' | 'time') => (
    <TextField
      fullWidth
      type={type}
      label={label}
      value={form.values[name]}
      error={error !== undefined}
      {...(error !== undefined && { helperText: 'Elige un día y una hora que existan.' })}
      onChange={(event) => {
        form.set(name, event.target.value);
      }}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
  return (
    <>
      {typed('dia', 'Día de publicación', 'date')}
      {typed('hora', `Hora de publicación (${clock})`, 'time')}
    </>
  );
}

/** Fields of a news item: text, publication, match, photos. */
export function NoticiaFields({ form, noticia, partidos, onStored }: NoticiaFieldsProps) {
  return (
    <>
      <TextInput form={form} name="titulo" label="Titulo" isRequired isWide />
      <TextInput form={form} name="contenido" label="Noticia" rows={6} />
      <SelectField
        label="Publicación"
        value={form.values.estado}
        options={statusesOf(noticia)}
        onChange={(estado) => {
          form.set('estado', estado);
        }}
      />
      {form.values.estado === 'programada' && <Time form={form} />}
      <PartidoChoice form={form} partidos={partidos} />
      {noticia ? (
        <StoredPhotosField
          noticia={noticia}
          fotos={form.values.fotos}
          onChange={(fotos) => {
            form.set('fotos', fotos);
          }}
          onStored={onStored}
        />
      ) : (
        <NewPhotosField
          fotos={form.values.nuevas}
          onChange={(added) => {
            form.set('nuevas', added);
          }}
        />
      )}
    </>
  );
}
