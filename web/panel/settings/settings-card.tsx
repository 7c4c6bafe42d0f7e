import { type UpdateSettings, type Settings, endpoints, toSlug } from '@club/shared';
import { palettes } from '@club/shared/palettes';
import { type ReactNode, useContext, useEffect } from 'react';
import { SectionHeading } from '../../components/page';
import type { Notice } from '../common/notice-banner';
import { ShowClubContext } from '../app/panel-context';
import { RecordForm, FormFields } from '../common/record-form';
import { type ResourceForm, useResourceForm, type FieldErrors } from '../common/use-resource-form';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

/** Adds the scheme to a web address: `www.barsil.es` → `https://www.barsil.es`. Other text is returned unchanged. */
export const completeAddress = (text: string): string => {
  const address = text.trim();
  return /^[^\s@:/?#]+\.[^\s@:/?#]+([/?#]|$)/.test(address) ? `https://${address}` : text;
};

export interface PartProps {
  readonly ajustes: Settings;
  /** Receives the stored settings. With their new version, another part can be saved before they are read again. */
  readonly onStored: (settings: Settings) => void;
  readonly onDone: (notice: Notice) => void;
  /** Reads the settings again, after an image was stored. */
  readonly reload: () => void;
}

/** Shows these settings in the whole panel, whose page was rendered with older ones. */
export function useShownClub(settings: Settings | undefined): void {
  const show = useContext(ShowClubContext);
  useEffect(() => {
    if (settings) show(settings, palettes(settings.colores));
  }, [show, settings]);
}

interface PartOptions<Values extends object> {
  /** Success message. */
  readonly saved: string;
  readonly initial: (settings: Settings) => Values;
  readonly toBody: (values: Values, storedSettings: Settings) => UpdateSettings;
  readonly fields: (form: ResourceForm<Values>, props: PartProps) => ReactNode;
}

interface TitledPartProps extends PartProps {
  readonly title: string;
}

export const toPartId = (title: string): string => `ajustes-${toSlug(title)}`;

interface PartFormProps<Values extends object> extends TitledPartProps {
  readonly part: PartOptions<Values>;
}

function PartForm<Values extends object>({ part, title, ...props }: PartFormProps<Values>) {
  const { ajustes, onStored, onDone } = props;
  const form = useResourceForm({
    endpoint: endpoints.updateAjustes,
    initial: part.initial(ajustes),
    toBody: (values) => ({ ...part.toBody(values, ajustes), version: ajustes.version }),
    success: () => part.saved,
    onAnswered: ({ data }) => onStored(data),
    onDone,
    draftTitle: `Ajustes: ${title}`,
    context: title,
  });
  return (
    <RecordForm label={title} submitLabel="Guardar" form={form}>
      {part.fields(form, props)}
    </RecordForm>
  );
}

/**
 * Form of one part of the settings, saved on its own. The server refuses to save if somebody else has changed the
 * settings meanwhile.
 */
export const createPart = <Values extends object>(part: PartOptions<Values>) =>
  function Part(props: TitledPartProps) {
    const { title, ajustes } = props;
    // The key resets this form when its stored values change. Other forms keep what was typed.
    return (
      <section id={toPartId(title)} tabIndex={-1} style={{ outline: 'none' }}>
        <SectionHeading>{title}</SectionHeading>
        <PartForm key={JSON.stringify(part.initial(ajustes))} part={part} {...props} />
      </section>
    );
  };

/** Fields with a web address. */
const ADDRESSES: ReadonlySet<string> = new Set(['url', 'repositorio']);

const withCompleteAddresses = <T extends object>(values: T): T =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      ADDRESSES.has(name) ? completeAddress(String(value)) : value,
    ]),
  ) as T;

/** A part that edits one group of the settings. */
export const createGroup = <G extends 'camiseta' | 'contacto' | 'donaciones' | 'textos'>(
  group: G,
  saved: string,
  fields: (form: ResourceForm<Settings[G]>) => ReactNode,
) =>
  createPart<Settings[G]>({
    saved,
    initial: (settings) => settings[group],
    toBody: (values) => ({ [group]: withCompleteAddresses(values) }),
    fields,
  });

/** The form of one row of a list. */
interface RowForm<Row extends object> {
  readonly values: Row;
  readonly errors: FieldErrors;
  readonly set: (name: keyof Row, value: string) => void;
}

/** Settings that are lists of rows. */
type List = 'redes_sociales' | 'cuerpo_tecnico' | 'patrocinadores';

interface ListOptions<Row extends object> {
  readonly list: List;
  readonly saved: string;
  readonly initial: (settings: Settings) => readonly Row[];
  readonly max: number;
  readonly newRow: NoInfer<Row>;
  /** 'patrocinador' */
  readonly noun: string;
  readonly fields: (row: RowForm<Row>, props: PartProps) => ReactNode;
}

/** Errors of one row of a list, by field. */
function pickRowErrors(errors: FieldErrors, list: List, index: number): FieldErrors {
  const row = `${list}.${String(index)}.`;
  const ofRow = Object.entries(errors).filter(([path]) => path.startsWith(row));
  return Object.fromEntries(ofRow.map(([path, text]) => [path.slice(row.length), text]));
}

/** A part of the settings that is a list of rows with a few fields each. */
export const createList = <Row extends object>(options: ListOptions<Row>) => {
  const { list, saved, initial, max, newRow, noun, fields } = options;
  return createPart<{ readonly filas: readonly Row[] }>({
    saved,
    initial: (settings) => ({ filas: initial(settings) }),
    toBody: ({ filas }) => ({ [list]: filas.map(withCompleteAddresses) }),
    fields: ({ values: { filas }, errors, setter }, props) => {
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
              <FormFields>
                {fields(
                  {
                    values: row,
                    errors: pickRowErrors(errors, list, index),
                    set: (name, value) => onChange(filas.with(index, { ...row, [name]: value })),
                  },
                  props,
                )}
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
    },
  });
};
