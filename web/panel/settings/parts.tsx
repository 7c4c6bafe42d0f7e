import {
  type Settings,
  INITIAL_SETTINGS,
  crestInitials,
  CREST_ID,
  findArticle,
  initialsOf,
  slugOf,
} from '@club/shared';
import type { ReactNode } from 'react';
import Typography from '@mui/material/Typography';
import { SelectInput } from '../common/select-field';
import { TextInput } from '../common/text-input';
import type { FieldErrors, ResourceForm } from '../common/use-resource-form';
import { StoredPhotoField } from '../photos/photo-field';
import {
  SettingsCard,
  GroupCard,
  type Part,
  type PartProps,
  completeAddress,
  ListCard,
} from './settings-card';
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
  const derived = [initialsOf(before), crestInitials(before), INITIAL_SETTINGS.escudo.iniciales];
  const iniciales = crestInitials(nombre);
  return derived.includes(escudo.iniciales) && iniciales !== '' ? { escudo: { iniciales } } : {};
}

const LINES = 'nombres_federacion';

/** Shows an error of any of the federation's names at their common text area. */
const withLineErrors = (errors: FieldErrors): FieldErrors => {
  const [, error] = Object.entries(errors).find(([path]) => path.startsWith(LINES)) ?? [];
  return error === undefined ? errors : { ...errors, [LINES]: error };
};

/** Name, address, motto, foundation, time zone and names in the federation. */
function ClubPart({ ajustes, ...props }: PartProps) {
  const { nombre, slug, lema, fundacion, zona_horaria, nombres_federacion } = ajustes;
  const articulo = ajustes.articulo ?? findArticle(nombre);
  return (
    <SettingsCard
      title="El club"
      ajustes={ajustes}
      {...props}
      initial={{
        ...{ nombre, articulo, slug, lema, fundacion: String(fundacion ?? ''), zona_horaria },
        nombres_federacion: nombres_federacion.join('\n'),
      }}
      bodyOf={({ articulo: chosen, ...values }) => ({
        ...values,
        ...articleToSend(ajustes, values.nombre, chosen),
        fundacion: values.fundacion === '' ? null : Number(values.fundacion),
        nombres_federacion: values.nombres_federacion
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
        ...initialsToSend(ajustes, values.nombre),
      })}
    >
      {(form) => (
        <>
          <TextInput
            form={{
              ...form,
              set: (name, value) => {
                form.set(name, value);
                // The article and the address follow the name until they are edited.
                if (ajustes.articulo === undefined) form.set('articulo', findArticle(value));
                if (form.values.slug === slugOf(form.values.nombre)) {
                  form.set('slug', slugOf(value));
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
            form={{ ...form, errors: withLineErrors(form.errors) }}
            name="nombres_federacion"
            label="Como nos llama la federación, uno en cada línea"
            rows={2}
            hint="Como sale el club en los calendarios y actas de la federación, hasta 5."
          />
        </>
      )}
    </SettingsCard>
  );
}

/** The shirt to send when the colours change. A shirt in other colours stays. */
const shirtToSend = ({ colores: before, camiseta }: Settings, colores: Settings['colores']) =>
  camiseta.primario === before.primario && camiseta.secundario === before.secundario
    ? { camiseta: colores }
    : {};

/** The club's two colours, with a live preview. */
function ColoursPart({ ajustes, ...props }: PartProps) {
  return (
    <SettingsCard
      title="Colores"
      ajustes={ajustes}
      {...props}
      initial={ajustes.colores}
      bodyOf={(colores) => ({ colores, ...shirtToSend(ajustes, colores) })}
    >
      {(form) => (
        <>
          <TextInput form={form} name="primario" label="Primero" type="color" />
          <TextInput form={form} name="secundario" label="Segundo" type="color" />
          <Preview ajustes={ajustes} colores={form.values} />
        </>
      )}
    </SettingsCard>
  );
}

/** The crest: an image, or initials where there is none. */
function CrestPart({ ajustes, reload, ...props }: PartProps) {
  return (
    <SettingsCard
      title="Escudo"
      ajustes={ajustes}
      {...props}
      initial={{ iniciales: ajustes.escudo.iniciales }}
      bodyOf={(escudo) => ({ escudo })}
    >
      {(form) => (
        <>
          <StoredPhotoField
            tipo="escudo"
            recordId={CREST_ID}
            isStored={ajustes.escudo.disponible}
            onChange={reload}
          />
          <TextInput form={form} name="iniciales" label="Iniciales, si no hay imagen" isRequired />
        </>
      )}
    </SettingsCard>
  );
}

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

/** Contact details of the club and the site's developer. */
function ContactPart(props: PartProps) {
  return (
    <GroupCard
      title="Contacto"
      group="contacto"
      complete={(values) => ({ ...values, repositorio: completeAddress(values.repositorio) })}
      {...props}
    >
      {textInputs([
        ['email', 'Correo del club'],
        ['email_desarrollador', 'Correo de quien lleva la web'],
        ['repositorio', 'Código de la web (https)'],
      ])}
    </GroupCard>
  );
}

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

const MAX_NETWORKS = 8;

/** The club's social networks. */
function NetworksPart(props: PartProps) {
  return (
    <ListCard
      title="Redes sociales"
      {...props}
      list="redes_sociales"
      initial={props.ajustes.redes_sociales}
      max={MAX_NETWORKS}
      newRow={{ red: 'instagram', nombre: 'Instagram', url: 'https://' }}
      noun="red"
    >
      {(row) => (
        <>
          <SelectInput form={row} name="red" label="Red" options={NETWORKS} />
          <TextInput form={row} name="nombre" label="Nombre" isRequired />
          <TextInput form={row} name="url" label="Dirección (https)" isRequired />
        </>
      )}
    </ListCard>
  );
}

const MAX_STAFF = 10;

/** Coaches and other staff, shown with the squad. */
function StaffPart(props: PartProps) {
  return (
    <ListCard
      title="Cuerpo técnico"
      {...props}
      list="cuerpo_tecnico"
      initial={props.ajustes.cuerpo_tecnico}
      max={MAX_STAFF}
      newRow={{ nombre: '', cargo: 'Entrenador' }}
      noun="persona"
    >
      {(row) => (
        <>
          <TextInput form={row} name="nombre" label="Nombre" isRequired />
          <TextInput form={row} name="cargo" label="Cargo" isRequired />
        </>
      )}
    </ListCard>
  );
}

const MAX_SPONSORS = 12;

/** Sponsors: name, address and logo of each. */
function SponsorsPart({ reload, ...props }: PartProps) {
  const { patrocinadores } = props.ajustes;
  const newRow: { id?: string; nombre: string; url: string } = { nombre: '', url: 'https://' };
  // A logo is stored when it is chosen, so it is not one of the form's values.
  const withLogo = new Set(
    patrocinadores.flatMap(({ id, disponible }) => (disponible ? [id] : [])),
  );
  return (
    <ListCard
      title="Patrocinadores"
      {...props}
      list="patrocinadores"
      initial={patrocinadores.map(({ id, nombre, url }): typeof newRow => ({ id, nombre, url }))}
      max={MAX_SPONSORS}
      newRow={newRow}
      noun="patrocinador"
    >
      {(row) => (
        <>
          <TextInput form={row} name="nombre" label="Nombre" isRequired />
          <TextInput form={row} name="url" label="Dirección (https)" isRequired />
          {row.values.id === undefined ? (
            <Typography color="textSecondary">Su logo se elige cuando esté guardado.</Typography>
          ) : (
            <StoredPhotoField
              key={row.values.id}
              tipo="patrocinador"
              recordId={row.values.id}
              isStored={withLogo.has(row.values.id)}
              onChange={reload}
            />
          )}
        </>
      )}
    </ListCard>
  );
}

/** The donation form's settings. */
function DonationsPart(props: PartProps) {
  return (
    <GroupCard
      title="Donaciones"
      group="donaciones"
      complete={(values) => ({ ...values, url: completeAddress(values.url) })}
      {...props}
    >
      {textInputs([
        ['url', 'Dirección del formulario (https)'],
        ['boton_id', 'Identificador del botón'],
      ])}
    </GroupCard>
  );
}

/** The club's own texts. An empty one keeps the default text. */
function TextsPart(props: PartProps) {
  return (
    <GroupCard title="Textos" group="textos" {...props}>
      {textInputs([
        ['sobre', 'Sobre el club', 5],
        ['donaciones', 'Donaciones', 3],
        ['privacidad', 'Privacidad: lo que añade el club', 3],
      ])}
    </GroupCard>
  );
}

const DRAWINGS: Readonly<Record<Settings['camiseta']['dibujo'], string>> = {
  lisa: 'Lisa',
  franjas: 'Franjas',
  aros: 'Aros',
  banda: 'Banda',
  mitades: 'Mitades',
};

/** Shirt settings with a live preview. */
function ShirtPart(props: PartProps) {
  return (
    <GroupCard title="Camiseta" group="camiseta" {...props}>
      {(form) => (
        <>
          <SelectInput form={form} name="dibujo" label="Dibujo" options={DRAWINGS} />
          <TextInput form={form} name="primario" label="Primer color" type="color" />
          <TextInput form={form} name="secundario" label="Segundo color" type="color" />
          <Box aria-hidden sx={{ gridColumn: '1 / -1', display: 'flex', gap: 2 }}>
            <PlayerShirt dorsal={9} size={96} camiseta={form.values} />
            <PlayerShirt dorsal={10} size={96} camiseta={form.values} />
          </Box>
        </>
      )}
    </GroupCard>
  );
}

/** The form of each part, in display order. */
export const PARTS: Readonly<Record<Part, (props: PartProps) => ReactNode>> = {
  'El club': ClubPart,
  Escudo: CrestPart,
  Colores: ColoursPart,
  Camiseta: ShirtPart,
  'Cuerpo técnico': StaffPart,
  Patrocinadores: SponsorsPart,
  'Redes sociales': NetworksPart,
  Contacto: ContactPart,
  Donaciones: DonationsPart,
  Textos: TextsPart,
};

interface PartsProps extends PartProps {
  readonly titles: readonly Part[];
}

/** Some parts of the settings, one below the other. */
export const SettingsParts = ({ titles, ...props }: PartsProps) => (
  <Box sx={{ display: 'grid', gap: 5 }}>
    {titles.map((title) => {
      const Form = PARTS[title];
      return <Form key={title} {...props} />;
    })}
  </Box>
);
