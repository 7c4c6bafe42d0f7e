import { type UpdateSettings, type Settings, endpoints, slugOf } from '@club/shared';
import { palettes } from '@club/shared/palettes';
import { type ReactNode, useContext, useEffect } from 'react';
import { SectionHeading } from '../../components/page';
import type { Notice } from '../common/notice-banner';
import { ShowClubContext } from '../app/panel-context';
import { RecordForm, FormFields } from '../common/admin-form';
import { type ResourceForm, useResourceForm, type FieldErrors } from '../common/use-resource-form';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

/** A typed web address with its scheme: `www.barsil.es` → `https://www.barsil.es`. Other text is returned unchanged. */
export const completeAddress = (text: string): string => {
  const address = text.trim();
  return /^[^\s@:/?#]+\.[^\s@:/?#]+([/?#]|$)/.test(address) ? `https://${address}` : text;
};

export interface PartProps {
  readonly ajustes: Settings;
  /** Receives the stored settings. With their new version, another part can be saved before they are read again. */
  readonly onStored: (ajustes: Settings) => void;
  readonly onDone: (notice: Notice) => void;
  /** Reads the settings again, after an image was stored. */
  readonly reload: () => void;
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

export type Part = keyof typeof SAVED;

/** Shows these settings in the whole panel, whose page was rendered with older ones. */
export function useShownClub(ajustes: Settings | undefined): void {
  const show = useContext(ShowClubContext);
  useEffect(() => {
    if (ajustes) show(ajustes, palettes(ajustes.colores));
  }, [show, ajustes]);
}

interface SettingsCardProps<Values extends object> extends Omit<PartProps, 'reload'> {
  readonly title: Part;
  readonly initial: Values;
  readonly bodyOf: (values: Values) => UpdateSettings;
  readonly children: (form: ResourceForm<Values>) => ReactNode;
}

export const idOfPart = (title: Part): string => `ajustes-${slugOf(title)}`;

/**
 * Form of one part of the settings, saved on its own. The server refuses to save if somebody else has changed the
 * settings meanwhile.
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
  readonly group: G;
  /** Completes the values before they are sent. */
  readonly complete?: (values: Settings[G]) => Settings[G];
};

/** A part that edits one group of the settings. */
export function GroupCard<G extends Group>({
  group,
  complete = (values) => values,
  ...props
}: GroupCardProps<G>) {
  return (
    <SettingsCard
      {...props}
      initial={props.ajustes[group]}
      bodyOf={(values) => ({ [group]: complete(values) })}
    />
  );
}

function Form<Values extends object>(props: SettingsCardProps<Values>) {
  const { title, ajustes, initial, bodyOf, onStored, onDone, children } = props;
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

/** The form of one row of a list. */
interface RowForm<Row extends object> {
  readonly values: Row;
  readonly errors: FieldErrors;
  readonly set: (name: keyof Row, value: string) => void;
}

/** Settings that are lists of rows. */
type List = 'redes_sociales' | 'cuerpo_tecnico' | 'patrocinadores';

interface ListCardProps<Row extends object> extends Omit<PartProps, 'reload'> {
  readonly title: Part;
  readonly list: List;
  readonly initial: readonly Row[];
  readonly max: number;
  readonly newRow: NoInfer<Row>;
  /** 'patrocinador' */
  readonly noun: string;
  readonly children: (form: RowForm<Row>) => ReactNode;
}

/** Errors of one row of a list, by field. */
function errorsOf(errors: FieldErrors, list: List, index: number): FieldErrors {
  const row = `${list}.${String(index)}.`;
  const ofRow = Object.entries(errors).filter(([path]) => path.startsWith(row));
  return Object.fromEntries(ofRow.map(([path, text]) => [path.slice(row.length), text]));
}

/** A part of the settings that is a list of rows with a few fields each. */
export function ListCard<Row extends object>(props: ListCardProps<Row>) {
  const { list, initial, max, newRow, noun, children, ...part } = props;
  const withCompleteAddress = (row: Row) =>
    'url' in row ? { ...row, url: completeAddress(String(row.url)) } : row;
  return (
    <SettingsCard
      {...part}
      initial={{ filas: initial }}
      bodyOf={({ filas }) => ({ [list]: filas.map(withCompleteAddress) })}
    >
      {({ values: { filas }, errors, setter }) => {
        const onChange = setter('filas');
        return (
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
            {filas.map((row, index) => (
              <Box
                // New rows have no id, and rows are never reordered.
                key={index}
                role="group"
                aria-label={`${noun} ${String(index + 1)}`}
                sx={{
                  display: 'grid',
                  gap: 1.5,
                  gridTemplateColumns: 'minmax(0,1fr) auto',
                  '& + &': { borderTop: '1px solid', borderTopColor: 'divider', pt: 2 },
                }}
              >
                <FormFields gap={1.5}>
                  {children({
                    values: row,
                    errors: errorsOf(errors, list, index),
                    set: (name, value) => onChange(filas.with(index, { ...row, [name]: value })),
                  })}
                </FormFields>
                <Tooltip title={`Quitar ${noun}`}>
                  <IconButton
                    aria-label={`Quitar ${noun} ${String(index + 1)}`}
                    onClick={() => onChange(filas.toSpliced(index, 1))}
                    sx={{ alignSelf: 'start' }}
                  >
                    <DeleteIcon />
                  </IconButton>
                </Tooltip>
              </Box>
            ))}
            {filas.length < max && (
              <Button
                variant="outlined"
                sx={{ justifySelf: 'start' }}
                onClick={() => onChange([...filas, newRow])}
              >
                Añadir {noun}
              </Button>
            )}
          </Box>
        );
      }}
    </SettingsCard>
  );
}
