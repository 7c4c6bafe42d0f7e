import { type ActualizarAjustes, type Ajustes, endpoints } from '@club/shared';
import type { ReactNode } from 'react';
import { SectionHeading } from '../../components/page';
import type { Notice } from '../common/notice-banner';
import { RecordForm } from '../common/record-form';
import { type ResourceForm, useResourceForm } from '../common/use-resource-form';
import { slugOf } from './slug';

/** What each part of the settings needs: all of them, and what happens when some were saved. */
export interface ParteProps {
  readonly ajustes: Ajustes;
  /** Takes what is stored now: the next part is saved over it, however long reading it again takes. */
  readonly onStored: (ajustes: Ajustes) => void;
  readonly onDone: (notice: Notice) => void;
}

/** What is said when a part was saved, by its title. */
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

/** The parts of the settings by their titles, in their order. */
export const PARTES = Object.keys(GUARDADO) as readonly Parte[];
export type Parte = keyof typeof GUARDADO;

interface AjustesCardProps<Values extends object> extends ParteProps {
  readonly title: Parte;
  readonly initial: Values;
  readonly bodyOf: (values: Values) => ActualizarAjustes;
  readonly children: (form: ResourceForm<Values>) => ReactNode;
}

/** Where a part stands in the page. */
export const idOfParte = (title: Parte): string => `ajustes-${slugOf(title)}`;

/**
 * Settings that belong together, saved by themselves. What was changed meanwhile elsewhere is not overwritten: the server
 * refuses an old version.
 */
export function AjustesCard<Values extends object>(props: AjustesCardProps<Values>) {
  // A form begins anew with what has been stored; what is typed into another one stays.
  return (
    <section id={idOfParte(props.title)} tabIndex={-1} style={{ outline: 'none' }}>
      <SectionHeading>{props.title}</SectionHeading>
      <Form key={JSON.stringify(props.initial)} {...props} />
    </section>
  );
}

/** Groups of the settings that are shown and saved whole. */
type Grupo = 'camiseta' | 'contacto' | 'donaciones' | 'textos';

type GrupoCardProps<G extends Grupo> = Omit<AjustesCardProps<Ajustes[G]>, 'initial' | 'bodyOf'> & {
  readonly grupo: G;
  /** The values as they are sent. */
  readonly complete?: (values: Ajustes[G]) => Ajustes[G];
};

/** A part that is one group of the settings. */
export function GrupoCard<G extends Grupo>({
  grupo,
  complete = (values) => values,
  ...props
}: GrupoCardProps<G>) {
  return (
    <AjustesCard
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
