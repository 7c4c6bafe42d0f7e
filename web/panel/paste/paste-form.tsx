import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DraftBanner } from '../common/draft-banner';
import { FailuresAlert } from '../common/notice-banner';
import type { PastedRecord } from './table';
import type { Pasted } from './use-paste';
import type { Tasks } from './use-tasks';

/** A row of the preview. */
export interface FilaVista extends PastedRecord {
  /** Reason of the server's refusal. */
  readonly failure?: string;
}

/** Whether the row would be created. */
export const isNew = ({ problems, exists }: PastedRecord): boolean =>
  problems.length === 0 && !exists;

/** Whether the row is valid and there already. */
export const isExisting = ({ problems, exists }: PastedRecord): boolean =>
  problems.length === 0 && exists;

function FilaPreview({ fila }: { readonly fila: FilaVista }) {
  const { lineText, texto: text, problems, avisos, exists, failure } = fila;
  const reason =
    problems.length > 0
      ? `No se creará: ${problems.join('; ')}.`
      : failure !== undefined && `No se ha creado: ${failure}`;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="span" variant="body2" color="textSecondary">
          Fila {lineText}
        </Typography>
        <Typography component="span" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
          {text}
        </Typography>
        {isExisting(fila) && <Chip size="small" label="Ya existe" />}
      </Box>
      {reason && <Problem>{reason}</Problem>}
      {!exists && avisos.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {avisos.join('; ')}.
        </Typography>
      )}
    </Box>
  );
}

/** Why a row is not used. */
export function Problem({ children }: { readonly children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      sx={(theme) => ({
        color: 'error.main',
        ...theme.applyStyles('dark', { color: 'error.light' }),
      })}
    >
      {children}
    </Typography>
  );
}

interface PasteFieldProps {
  readonly label: string;
  /** Help on columns and their order. */
  readonly help: string;
  readonly pasted: Pasted;
  readonly isBusy: boolean;
}

/** Field for pasted rows, with its draft. */
export function PasteField({ label, help, pasted, isBusy }: PasteFieldProps) {
  return (
    <>
      <DraftBanner draft={pasted.draft} />
      <Typography color="textSecondary">{help}</Typography>
      <TextField
        label={label}
        value={pasted.texto}
        multiline
        minRows={4}
        maxRows={12}
        disabled={isBusy}
        onChange={(event) => pasted.setText(event.target.value)}
        slotProps={{ htmlInput: { spellCheck: false } }}
      />
    </>
  );
}

export interface PasteFormProps extends Pick<PasteFieldProps, 'help' | 'pasted'> {
  /** Noun, plural and singular: 'partidos', 'partido'. */
  readonly noun: string;
  readonly uno: string;
  readonly filas: readonly FilaVista[];
  /** Further options and records that would be created. */
  readonly children?: ReactNode;
  readonly tasks: Tasks;
  readonly onCreate: () => void;
}

/** Pasted rows with a preview. They are created after a confirmation (regla 67). */
export function PasteForm({
  noun,
  uno,
  help,
  pasted,
  filas,
  children,
  tasks,
  onCreate,
}: PasteFormProps) {
  const added = filas.filter(isNew).length;
  const { isBusy, progress, failures } = tasks;
  return (
    <Card role="group" aria-label={`Pegar ${noun}`} sx={{ p: 2, mt: 1.5, display: 'grid', gap: 2 }}>
      <PasteField label={`Filas de ${noun}`} help={help} pasted={pasted} isBusy={isBusy} />
      {filas.length > 0 && (
        <section aria-label="Vista previa">
          <Typography role="status" sx={{ fontWeight: 700 }}>
            {pasted.isRest && (filas.length === 1 ? 'Queda ' : 'Quedan ')}
            {filas.length} {filas.length === 1 ? 'fila' : 'filas'}: {added} por crear,{' '}
            {filas.filter(isExisting).length} que ya existen,{' '}
            {filas.filter(({ problems }) => problems.length > 0).length} con errores.
          </Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {filas.map((fila) => (
              <FilaPreview key={fila.lineText} fila={fila} />
            ))}
          </Box>
        </section>
      )}
      {children}
      {progress && (
        <Box role="status">
          <Typography variant="body2">
            {progress.done} de {progress.total} creados
          </Typography>
          <LinearProgress
            variant="determinate"
            aria-label="Progreso"
            value={progress.total === 0 ? 100 : (100 * progress.done) / progress.total}
          />
        </Box>
      )}
      <FailuresAlert failures={failures} />
      <Box>
        <Button
          variant="contained"
          disabled={added === 0}
          aria-disabled={isBusy || added === 0}
          onClick={() => {
            if (!isBusy) onCreate();
          }}
        >
          {failures.length > 0
            ? 'Reintentar'
            : `Crear ${String(added)} ${added === 1 ? uno : noun}`}
        </Button>
      </Box>
    </Card>
  );
}
