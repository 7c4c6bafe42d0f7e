import type { UpdateSettings } from '@club/shared';
import DeleteIcon from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { ReactNode } from 'react';
import { FormFields } from '../common/admin-form';
import type { FieldErrors } from '../common/use-resource-form';
import { type Part, type PartProps, SettingsCard } from './settings-card';
import { completeAddress } from './settings-text';

/** The text fields of one row. */
interface FilaForm<Fila extends object> {
  readonly values: Fila;
  readonly errors: FieldErrors;
  readonly set: (name: keyof Fila, value: string) => void;
}

interface ListCardProps<Fila extends object> extends PartProps {
  readonly title: Part;
  /** Name of the list in the request body, used to find its errors. */
  readonly lista: string;
  readonly inicial: readonly Fila[];
  readonly bodyOf: (filas: Fila[]) => UpdateSettings;
  readonly max: number;
  readonly nueva: Fila;
  /** 'patrocinador' */
  readonly noun: string;
  readonly children: (form: FilaForm<Fila>, index: number) => ReactNode;
}

const PATH = /^(\w+)\.(\d+)\.(\w+)$/;

const errorsOf = (errors: FieldErrors, list: string, index: number): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, text]) => {
      const [, of, at, field = ''] = PATH.exec(path) ?? [];
      return of === list && Number(at) === index ? [[field, text]] : [];
    }),
  );

/** A part of the settings that is a list of rows with a few fields each. */
export function ListCard<Fila extends object>(props: ListCardProps<Fila>) {
  const { lista: list, inicial, bodyOf, max, nueva, noun, children, ...parte } = props;
  const withAddress = (fila: Fila) =>
    'url' in fila ? { ...fila, url: completeAddress(String(fila.url)) } : fila;
  return (
    <SettingsCard
      {...parte}
      initial={{ filas: inicial }}
      bodyOf={({ filas }) => bodyOf(filas.map(withAddress))}
    >
      {({ values: { filas }, errors, setter }) => {
        const onChange = setter('filas');
        return (
          <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>
            {filas.map((fila, index) => (
              <Box
                // Rows have no id and are never reordered, so the index is a safe key.
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
                  {children(
                    {
                      values: fila,
                      errors: errorsOf(errors, list, index),
                      set: (name, value) => {
                        onChange(filas.with(index, { ...fila, [name]: value }));
                      },
                    },
                    index,
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
                onClick={() => onChange([...filas, nueva])}
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
