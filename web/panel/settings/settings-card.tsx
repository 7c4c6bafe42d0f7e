import { type UpdateSettings, type Ajustes, endpoints } from '@club/shared';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../components/page';
import type { Notice } from '../common/notice-banner';
import { RecordForm } from '../common/admin-form';
import { type ResourceForm, useResourceForm } from '../common/use-resource-form';
import { slugOf } from './slug';

export interface ParteProps {
  readonly ajustes: Ajustes;
  /**
   * Receives the stored settings and their new version, so that the next part can be saved before they are read again.
   */
  readonly onStored: (ajustes: Ajustes) => void;
  readonly onDone: (notice: Notice) => void;
}

/** Success message of each part, by its title. */
const GUARDADO = {
  'El club': '¡Club guardado!',
  Escudo: '¡Escudo guardado!',
  Colores: '¡Colores guardados!',
  Camiseta: '¡Camiseta guardada!',
  Patrocinadores: '¡Patrocinadores guardados!',
  'Redes sociales': '¡Redes sociales guardadas!',
  Contacto: '¡Contacto guardado!',
  Donaciones: '¡Donaciones guardadas!',
  Textos: '¡Textos guardados!',
} as const;

/** Titles of the parts, in display order. */
export const PARTES = Object.keys(GUARDADO) as readonly Parte[];
export type Parte = keyof typeof GUARDADO;

interface AjustesCardProps<Values extends object> extends ParteProps {
  readonly title: Parte;
  readonly initial: Values;
  readonly bodyOf: (values: Values) => UpdateSettings;
  readonly children: (form: ResourceForm<Values>) => ReactNode;
}

export const idOfParte = (title: Parte): string => `ajustes-${slugOf(title)}`;

/**
 * Form of one part of the settings, saved on its own. If the settings changed elsewhere meanwhile, the server refuses
 * the old version.
 */
export function SettingsCard<Values extends object>(props: AjustesCardProps<Values>) {
  // The key resets this form when its stored values change. Other forms keep what was typed.
  return (
    <section id={idOfParte(props.title)} tabIndex={-1} style={{ outline: 'none' }}>
      <SectionHeading>{props.title}</SectionHeading>
      <Form key={JSON.stringify(props.initial)} {...props} />
    </section>
  );
}

/** Groups of the settings that are shown and saved as a whole. */
type Grupo = 'camiseta' | 'contacto' | 'donaciones' | 'textos';

type GrupoCardProps<G extends Grupo> = Omit<AjustesCardProps<Ajustes[G]>, 'initial' | 'bodyOf'> & {
  readonly grupo: G;
  /** Completes the values before they are sent. */
  readonly complete?: (values: Ajustes[G]) => Ajustes[G];
};

/** A part that edits one group of the settings. */
export function GrupoCard<G extends Grupo>({
  grupo,
  complete = (values) => values,
  ...props
}: GrupoCardProps<G>) {
  return (
    <SettingsCard
      {...props}
      initial={props.ajustes[grupo]}
      bodyOf={(values) => ({ [grupo]: complete(values) })}
    />
  );
}

function Form<Values extends object>({
  title,
  ajustes,
  initial,
  bodyOf,
  onStored,
  onDone,
  children,
}: AjustesCardProps<Values>) {
  const form = useResourceForm({
    endpoint: endpoints.updateAjustes,
    initial,
    bodyOf: (values) => ({ ...bodyOf(values), version: ajustes.version }),
    success: () => GUARDADO[title],
    onAnswered: ({ data }) => {
      onStored(data);
    },
    onDone,
    titulo: `Ajustes: ${title}`,
    contexto: title,
  });
  return (
    <RecordForm label={title} submitLabel="Guardar" form={form}>
      {children(form)}
    </RecordForm>
  );
}
