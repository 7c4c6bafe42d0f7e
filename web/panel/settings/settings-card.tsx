import { type UpdateSettings, type Settings, endpoints, slugOf } from '@club/shared';
import { palettes } from '@club/shared/palettes';
import { type ReactNode, useContext, useEffect } from 'react';
import { SectionHeading } from '../../components/page';
import type { Notice } from '../common/notice-banner';
import { ShowClubContext } from '../common/shown-club';
import { RecordForm } from '../common/admin-form';
import { type ResourceForm, useResourceForm } from '../common/use-resource-form';

export interface PartProps {
  readonly ajustes: Settings;
  /**
   * Receives the stored settings and their new version, so that the next part can be saved before they are read again.
   */
  readonly onStored: (ajustes: Settings) => void;
  readonly onDone: (notice: Notice) => void;
}

/** Success message of each part, by its title. */
const SAVED = {
  'El club': '¡Club guardado!',
  Escudo: '¡Escudo guardado!',
  Colores: '¡Colores guardados!',
  Camiseta: '¡Camiseta guardada!',
  'Cuerpo técnico': '¡Cuerpo técnico guardado!',
  Patrocinadores: '¡Patrocinadores guardados!',
  'Redes sociales': '¡Redes sociales guardadas!',
  Contacto: '¡Contacto guardado!',
  Donaciones: '¡Donaciones guardadas!',
  Textos: '¡Textos guardados!',
} as const;

/** Titles of the parts, in display order. */
export const PARTS = Object.keys(SAVED) as readonly Part[];
export type Part = keyof typeof SAVED;

/** Applies these settings to the whole panel, whose page was rendered with older ones. */
export function useShownClub(ajustes: Settings | undefined): void {
  const show = useContext(ShowClubContext);
  useEffect(() => {
    if (ajustes) show(ajustes, palettes(ajustes.colores));
  }, [show, ajustes]);
}

interface SettingsCardProps<Values extends object> extends PartProps {
  readonly title: Part;
  readonly initial: Values;
  readonly bodyOf: (values: Values) => UpdateSettings;
  readonly children: (form: ResourceForm<Values>) => ReactNode;
}

export const idOfPart = (title: Part): string => `ajustes-${slugOf(title)}`;

/**
 * Form of one part of the settings, saved on its own. If the settings changed elsewhere meanwhile, the server refuses
 * the old version.
 */
export function SettingsCard<Values extends object>(props: SettingsCardProps<Values>) {
  // The key resets this form when its stored values change. Other forms keep what was typed.
  return (
    <section id={idOfPart(props.title)} tabIndex={-1} style={{ outline: 'none' }}>
      <SectionHeading>{props.title}</SectionHeading>
      <Form key={JSON.stringify(props.initial)} {...props} />
    </section>
  );
}

/** Groups of the settings that are shown and saved as a whole. */
type Group = 'camiseta' | 'contacto' | 'donaciones' | 'textos';

type GroupCardProps<G extends Group> = Omit<
  SettingsCardProps<Settings[G]>,
  'initial' | 'bodyOf'
> & {
  readonly menuGroup: G;
  /** Completes the values before they are sent. */
  readonly complete?: (values: Settings[G]) => Settings[G];
};

/** A part that edits one group of the settings. */
export function GroupCard<G extends Group>({
  menuGroup,
  complete = (values) => values,
  ...props
}: GroupCardProps<G>) {
  return (
    <SettingsCard
      {...props}
      initial={props.ajustes[menuGroup]}
      bodyOf={(values) => ({ [menuGroup]: complete(values) })}
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
}: SettingsCardProps<Values>) {
  const form = useResourceForm({
    endpoint: endpoints.updateAjustes,
    initial,
    bodyOf: (values) => ({ ...bodyOf(values), version: ajustes.version }),
    success: () => SAVED[title],
    onAnswered: ({ data }) => onStored(data),
    onDone,
    titulo: `Ajustes: ${title}`,
    context: title,
  });
  return (
    <RecordForm label={title} submitLabel="Guardar" form={form}>
      {children(form)}
    </RecordForm>
  );
}
