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
import type { Pegado } from './use-paste';
import type { Tareas } from './use-tasks';

/** A row of the preview. */
export interface FilaVista extends PastedRecord {
  /** Reason of the server's refusal. */
  readonly fallo?: string;
}

/** Whether the row would be created. */
export const isNueva = ({ problemas, existe }: PastedRecord): boolean =>
  problemas.length === 0 && !existe;

/** Whether the row is valid and there already. */
export const isExisting = ({ problemas, existe }: PastedRecord): boolean =>
  problemas.length === 0 && existe;

function FilaPreview({ fila }: { readonly fila: FilaVista }) {
  const { linea, texto, problemas, avisos, existe, fallo } = fila;
  const reason =
    problemas.length > 0
      ? `No se creará: ${problemas.join('; ')}.`
      : fallo !== undefined && `No se ha creado: ${fallo}`;
  return (
    <Box component="li" sx={{ py: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="span" variant="body2" color="textSecondary">
          Fila {linea}
        </Typography>
        <Typography component="span" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
          {texto}
        </Typography>
        {isExisting(fila) && <Chip size="small" label="Ya existe" />}
      </Box>
      {reason && (
        <Typography
          variant="body2"
          sx={(theme) => ({
            color: 'error.main',
            ...theme.applyStyles('dark', { color: 'error.light' }),
          })}
        >
          {reason}
        </Typography>
      )}
      {!existe && avisos.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {avisos.join('; ')}.
        </Typography>
      )}
    </Box>
  );
}

export interface PasteFormProps {
  /** Noun, plural and singular: 'partidos', 'partido'. */
  readonly noun: string;
  readonly uno: string;
  /** Help on columns and their order. */
  readonly ayuda: ReactNode;
  readonly pegado: Pegado;
  readonly filas: readonly FilaVista[];
  /** Further options and records that would be created. */
  readonly children?: ReactNode;
  readonly tareas: Tareas;
  readonly onCreate: () => void;
}

/** Pasted rows with a preview. They are created after a confirmation (regla 67). */
export function PasteForm({
  noun,
  uno,
  ayuda,
  pegado,
  filas,
  children,
  tareas,
  onCreate,
}: PasteFormProps) {
  const nuevas = filas.filter(isNueva).length;
  const { isBusy, progress, fallos } = tareas;
  return (
    <Card role="group" aria-label={`Pegar ${noun}`} sx={{ p: 2, mt: 1.5, display: 'grid', gap: 2 }}>
      <DraftBanner draft={pegado.draft} />
      <Typography color="textSecondary">{ayuda}</Typography>
      <TextField
        label={`Filas de ${noun}`}
        value={pegado.texto}
        multiline
        minRows={4}
        maxRows={12}
        disabled={isBusy}
        onChange={(event) => {
          pegado.setTexto(event.target.value);
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { spellCheck: false } }}
      />
      {filas.length > 0 && (
        <section aria-label="Vista previa">
          <Typography role="status" sx={{ fontWeight: 700 }}>
            {pegado.isRest && (filas.length === 1 ? 'Queda ' : 'Quedan ')}
            {filas.length} {filas.length === 1 ? 'fila' : 'filas'}: {nuevas} por crear,{' '}
            {filas.filter(isExisting).length} que ya existen,{' '}
            {filas.filter(({ problemas }) => problemas.length > 0).length} con errores.
          </Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {filas.map((fila) => (
              <FilaPreview key={fila.linea} fila={fila} />
            ))}
          </Box>
        </section>
      )}
      {children}
      {progress && (
        <Box role="status">
          <Typography variant="body2">
            {progress.hechas} de {progress.total} creados
          </Typography>
          <LinearProgress
            variant="determinate"
            aria-label="Progreso"
            value={progress.total === 0 ? 100 : (100 * progress.hechas) / progress.total}
          />
        </Box>
      )}
      <FailuresAlert fallos={fallos} />
      <Box>
        <Button
          variant="contained"
          disabled={nuevas === 0}
          aria-disabled={isBusy || nuevas === 0}
          onClick={() => {
            if (!isBusy) onCreate();
          }}
        >
          {fallos.length > 0
            ? 'Reintentar'
            : `Crear ${String(nuevas)} ${nuevas === 1 ? uno : noun}`}
        </Button>
      </Box>
    </Card>
  );
}
