import {
  type Settings,
  INITIAL_SETTINGS,
  crestInitials,
  CREST_ID,
  findArticle,
  toInitials,
  toSlug,
} from '@club/shared';
import Typography from '@mui/material/Typography';
import { SelectInput } from '../common/select-field';
import { TextInput } from '../common/text-input';
import type { FieldErrors, ResourceForm } from '../common/use-resource-form';
import { StoredPhotoField } from '../photos/photo-field';
import { createGroup, createList, createPart, type PartProps } from './settings-card';
import { Preview } from './preview';
import Box from '@mui/material/Box';
import { PlayerShirt } from '../../components/player-shirt';

type Article = NonNullable<Settings['articulo']>;

const ZONES: Readonly<Record<Settings['zona_horaria'], string>> = {
  'Europe/Madrid': 'Península y Baleares',
  'Atlantic/Canary': 'Canarias',
};

const ARTICLES: Readonly<Record<Article, string>> = {
  el: 'el',
  la: 'la',
  los: 'los',
  las: 'las',
  '': 'sin artículo',
};

/** The article to send: nothing while it is the one derived from the name and nobody has chosen another. */
const articleToSend = ({ articulo: chosen }: Settings, nombre: string, articulo: Article) =>
  chosen === undefined && articulo === findArticle(nombre) ? {} : { articulo };

/** Initials to send when the name changes. Initials that somebody has chosen do not follow the name. */
function initialsToSend({ nombre: before, escudo }: Settings, nombre: string) {
  const derived = [toInitials(before), crestInitials(before), INITIAL_SETTINGS.escudo.iniciales];
  const iniciales = crestInitials(nombre);
  return derived.includes(escudo.iniciales) && iniciales !== '' ? { escudo: { iniciales } } : {};
}

/** Shows an error of any of the federation's names at their common text area. */
const withFederationNameError = (errors: FieldErrors): FieldErrors => {
  const field = 'nombres_federacion';
  const [, error] = Object.entries(errors).find(([path]) => path.startsWith(field)) ?? [];
  return error === undefined ? errors : { ...errors, [field]: error };
};

/** The shirt to send when the colours change. A shirt in other colours stays. */
const shirtToSend = ({ colores: before, camiseta }: Settings, colores: Settings['colores']) =>
  camiseta.primario === before.primario && camiseta.secundario === before.secundario
    ? { camiseta: colores }
    : {};

/** Text inputs, each as name, label and, for long texts, number of lines. */
const textInputs =
  <Name extends string>(inputs: readonly (readonly [name: Name, label: string, rows?: number])[]) =>
  (form: ResourceForm<Record<Name, string>>) =>
    inputs.map(([name, label, rows]) => (
      <TextInput
        key={name}
        form={form}
        name={name}
        label={label}
        {...(rows !== undefined && { rows })}
      />
    ));

const NETWORKS: Readonly<Record<Settings['redes_sociales'][number]['red'], string>> = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  web: 'Otra web',
};

const DRAWINGS: Readonly<Record<Settings['camiseta']['dibujo'], string>> = {
  lisa: 'Lisa',
  franjas: 'Franjas',
  aros: 'Aros',
  banda: 'Banda',
  mitades: 'Mitades',
};

interface SponsorRow {
  readonly id?: string;
  readonly nombre: string;
  readonly url: string;
}

/** The form of each part, in display order. */
const PARTS = {
  'El club': createPart({
    saved: '¡Club guardado!',
    initial: ({ nombre, articulo, slug, lema, fundacion, zona_horaria, nombres_federacion }) => ({
      nombre,
      articulo: articulo ?? findArticle(nombre),
      slug,
      lema,
      fundacion: String(fundacion ?? ''),
      zona_horaria,
      nombres_federacion: nombres_federacion.join('\n'),
    }),
    toBody: ({ articulo, ...values }, settings) => ({
      ...values,
      ...articleToSend(settings, values.nombre, articulo),
      fundacion: values.fundacion === '' ? null : Number(values.fundacion),
      nombres_federacion: values.nombres_federacion
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
      ...initialsToSend(settings, values.nombre),
    }),
    fields: (form, { ajustes }) => (
      <>
        <TextInput
          form={{
            ...form,
            set: (name, value) => {
              form.set(name, value);
              // The article and the address follow the name until they are edited.
              if (ajustes.articulo === undefined) form.set('articulo', findArticle(value));
              if (form.values.slug === toSlug(form.values.nombre)) {
                form.set('slug', toSlug(value));
              }
            },
          }}
          name="nombre"
          label="Nombre"
          isRequired
        />
        <SelectInput form={form} name="articulo" label="Artículo" options={ARTICLES} />
        <TextInput form={form} name="slug" label="Dirección de «Sobre el club»" isRequired />
        <TextInput form={form} name="lema" label="Lema" />
        <TextInput form={form} name="fundacion" label="Año de fundación" type="number" />
        <SelectInput form={form} name="zona_horaria" label="Hora de" options={ZONES} />
        <TextInput
          form={{ ...form, errors: withFederationNameError(form.errors) }}
          name="nombres_federacion"
          label="Como nos llama la federación, uno en cada línea"
          rows={2}
          hint="Como sale el club en los calendarios y actas de la federación, hasta 5."
        />
      </>
    ),
  }),
  Escudo: createPart({
    saved: '¡Escudo guardado!',
    initial: ({ escudo: { iniciales } }) => ({ iniciales }),
    toBody: (escudo) => ({ escudo }),
    fields: (form, { ajustes, reload }) => (
      <>
        <StoredPhotoField
          tipo="escudo"
          recordId={CREST_ID}
          isStored={ajustes.escudo.disponible}
          onChange={reload}
        />
        <TextInput form={form} name="iniciales" label="Iniciales, si no hay imagen" isRequired />
      </>
    ),
  }),
  Colores: createPart({
    saved: '¡Colores guardados!',
    initial: ({ colores }) => colores,
    toBody: (colores, storedSettings) => ({ colores, ...shirtToSend(storedSettings, colores) }),
    fields: (form, { ajustes }) => (
      <>
        <TextInput form={form} name="primario" label="Primero" type="color" />
        <TextInput form={form} name="secundario" label="Segundo" type="color" />
        <Preview ajustes={ajustes} colores={form.values} />
      </>
    ),
  }),
  Camiseta: createGroup('camiseta', '¡Camiseta guardada!', (form) => (
    <>
      <SelectInput form={form} name="dibujo" label="Dibujo" options={DRAWINGS} />
      <TextInput form={form} name="primario" label="Primer color" type="color" />
      <TextInput form={form} name="secundario" label="Segundo color" type="color" />
      <Box aria-hidden sx={{ gridColumn: '1 / -1', display: 'flex', gap: 2 }}>
        <PlayerShirt dorsal={9} size={96} camiseta={form.values} />
        <PlayerShirt dorsal={10} size={96} camiseta={form.values} />
      </Box>
    </>
  )),
  'Cuerpo técnico': createList({
    list: 'cuerpo_tecnico',
    saved: '¡Cuerpo técnico guardado!',
    initial: (storedSettings) => storedSettings.cuerpo_tecnico,
    max: 10,
    newRow: { nombre: '', cargo: 'Entrenador' },
    noun: 'persona',
    fields: (row) => (
      <>
        <TextInput form={row} name="nombre" label="Nombre" isRequired />
        <TextInput form={row} name="cargo" label="Cargo" isRequired />
      </>
    ),
  }),
  Patrocinadores: createList<SponsorRow>({
    list: 'patrocinadores',
    saved: '¡Patrocinadores guardados!',
    initial: ({ patrocinadores }) =>
      patrocinadores.map(({ id, nombre, url }) => ({ id, nombre, url })),
    max: 12,
    newRow: { nombre: '', url: 'https://' },
    noun: 'patrocinador',
    fields: (row, { ajustes, reload }) => (
      <>
        <TextInput form={row} name="nombre" label="Nombre" isRequired />
        <TextInput form={row} name="url" label="Dirección (https)" isRequired />
        {row.values.id === undefined ? (
          <Typography color="textSecondary">Su logo se elige cuando esté guardado.</Typography>
        ) : (
          // A logo is stored when it is chosen, so it is not one of the form's values.
          <StoredPhotoField
            key={row.values.id}
            tipo="patrocinador"
            recordId={row.values.id}
            isStored={ajustes.patrocinadores.some(
              ({ id, disponible }) => disponible && id === row.values.id,
            )}
            onChange={reload}
          />
        )}
      </>
    ),
  }),
  'Redes sociales': createList({
    list: 'redes_sociales',
    saved: '¡Redes sociales guardadas!',
    initial: (storedSettings) => storedSettings.redes_sociales,
    max: 8,
    newRow: { red: 'instagram', nombre: 'Instagram', url: 'https://' },
    noun: 'red',
    fields: (row) => (
      <>
        <SelectInput form={row} name="red" label="Red" options={NETWORKS} />
        <TextInput form={row} name="nombre" label="Nombre" isRequired />
        <TextInput form={row} name="url" label="Dirección (https)" isRequired />
      </>
    ),
  }),
  Contacto: createGroup(
    'contacto',
    '¡Contacto guardado!',
    textInputs([
      ['email', 'Correo del club'],
      ['email_desarrollador', 'Correo de quien lleva la web'],
      ['repositorio', 'Código de la web (https)'],
    ]),
  ),
  Donaciones: createGroup(
    'donaciones',
    '¡Donaciones guardadas!',
    textInputs([
      ['url', 'Dirección del formulario (https)'],
      ['boton_id', 'Identificador del botón'],
    ]),
  ),
  // An empty text keeps the default one.
  Textos: createGroup(
    'textos',
    '¡Textos guardados!',
    textInputs([
      ['sobre', 'Sobre el club', 5],
      ['donaciones', 'Donaciones', 3],
      ['privacidad', 'Privacidad: lo que añade el club', 3],
    ]),
  ),
} as const;

export type Part = keyof typeof PARTS;
export const TITLES = Object.keys(PARTS) as readonly Part[];

interface PartsProps extends PartProps {
  readonly titles: readonly Part[];
}

/** Some parts of the settings, one below the other. */
export const SettingsParts = ({ titles, ...props }: PartsProps) => (
  <Box sx={{ display: 'grid', gap: 5 }}>
    {titles.map((title) => {
      const Form = PARTS[title];
      return <Form key={title} title={title} {...props} />;
    })}
  </Box>
);
