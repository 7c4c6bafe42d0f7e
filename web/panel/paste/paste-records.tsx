import { endpoints, type Equipo, type Jugador } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { type ApiResult, callApi } from '../../lib/api/call-api';
import { BusyButton } from '../common/buttons';
import { FailuresAlert, type Notice } from '../common/notice-banner';
import { PasteField, PreviewRow, usePaste } from './paste-form';
import { type PastedEquipo, readEquipos } from './pasted-equipos';
import { type Named, type PastedJugador, readJugadores } from './pasted-jugadores';
import type { PastedRecord } from './table';
import { type Task, useTasks } from './use-tasks';
import { countText } from '../../lib/number-text';

/** Whether the row's record will be created. */
const isNew = ({ problems, exists }: PastedRecord) => problems.length === 0 && !exists;

/** Whether the row is valid and its record exists already. */
const isExisting = ({ problems, exists }: PastedRecord) => problems.length === 0 && exists;

/** Identifies what a row creates (`Task.content`). */
const toContent = ({ text, body }: PastedRecord) => JSON.stringify([text, body]);

interface FilaPreviewProps {
  readonly fila: PastedRecord;
  /** Reason of the server's refusal. */
  readonly failure: string | undefined;
}

function FilaPreview({ fila, failure }: FilaPreviewProps) {
  const { firstLine, text, problems, warnings, exists } = fila;
  return (
    <PreviewRow
      problem={
        problems.length > 0
          ? `No se creará: ${problems.join('; ')}.`
          : failure !== undefined && `No se ha creado: ${failure}`
      }
      note={!exists && warnings.length > 0 && `${warnings.join('; ')}.`}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography component="span" variant="body2" color="textSecondary">
          Fila {firstLine}
        </Typography>
        <Typography component="span" sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
          {text}
        </Typography>
        {isExisting(fila) && <Chip size="small" label="Ya existe" />}
      </Box>
    </PreviewRow>
  );
}

interface PasteRecordsProps<Known, Fila> {
  /** Noun, plural and singular: 'partidos', 'partido'. */
  readonly noun: string;
  readonly singular: string;
  readonly help: string;
  readonly stored: readonly Known[];
  readonly read: (text: string, known: readonly Known[]) => readonly Fila[];
  readonly create: (row: Fila, idempotencyKey: string) => Promise<ApiResult<unknown>>;
  /** Name of a row in the list of failures. */
  readonly toName?: (pastedRow: Fila) => string;
  /** Tasks to run before the rows are created. */
  readonly before?: (rows: readonly Fila[]) => readonly Task[];
  /** Controls below the preview. */
  readonly options?: (pastedRows: readonly Fila[]) => ReactNode;
  readonly onAllCreated?: () => void;
  readonly onDone: (notice: Notice) => void;
}

/**
 * Pasted rows with a preview. They are created after a confirmation; existing ones are skipped. Invalid and failed ones
 * stay in the field, with the reason (regla 67).
 */
export function PasteRecords<Known extends object, Fila extends PastedRecord<Known>>({
  noun,
  singular,
  help,
  stored,
  read,
  create,
  toName = ({ text }) => text,
  before,
  options,
  onAllCreated,
  onDone,
}: PasteRecordsProps<Known, Fila>) {
  const pasted = usePaste(noun, `Filas de ${noun} pegadas`);
  const { run, isBusy, progress, failures } = useTasks();
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  /** Records created since `stored` was read, so that pasting them again shows them as existing. */
  const [created, setCreated] = useState({ since: stored, records: [] as readonly Known[] });
  const known = created.since === stored ? [...stored, ...created.records] : stored;
  const rows = read(pasted.text, known);
  const added = rows.filter(isNew);
  const existing = rows.filter(isExisting);

  const createAll = async () => {
    const outcome = await run([
      ...(before?.(rows) ?? []),
      ...added.map((row) => ({
        content: toContent(row),
        label: toName(row),
        run: (idempotencyKey: string) => create(row, idempotencyKey),
      })),
    ]);
    setFailed(outcome.failed);
    const done = added.filter((addedRow) => outcome.done.has(toContent(addedRow)));
    if (done.length === rows.length) onAllCreated?.();
    if (done.length === 0) return;
    const records = done.map(({ body }) => body);
    setCreated((one) => ({
      since: stored,
      records: one.since === stored ? [...one.records, ...records] : records,
    }));
    const left = rows.length - done.length - existing.length;
    pasted.remove([...done, ...existing], left);
    const msg = [
      `${countText(done.length, `${singular} creado`, `${noun} creados`)}!`,
      ...(existing.length > 0
        ? [`${countText(existing.length, 'ya existía', 'ya existían')}.`]
        : []),
      ...(left > 0 ? [`${left === 1 ? 'Queda 1' : `Quedan ${String(left)}`} sin crear.`] : []),
    ].join(' ');
    onDone({ kind: 'success', msg });
  };

  return (
    <Card role="group" aria-label={`Pegar ${noun}`} sx={{ p: 2, mt: 1.5, display: 'grid', gap: 2 }}>
      <PasteField label={`Filas de ${noun}`} help={help} pasted={pasted} isBusy={isBusy} />
      {rows.length > 0 && (
        <section aria-label="Vista previa">
          <Typography role="status" sx={{ fontWeight: 700 }}>
            {pasted.isRest && (rows.length === 1 ? 'Queda ' : 'Quedan ')}
            {countText(rows.length, 'fila', 'filas')}: {added.length} por crear, {existing.length}{' '}
            que ya existen, {rows.length - added.length - existing.length} con errores.
          </Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {rows.map((shownRow) => (
              <FilaPreview
                key={shownRow.firstLine}
                fila={shownRow}
                failure={isNew(shownRow) ? failed.get(toContent(shownRow)) : undefined}
              />
            ))}
          </Box>
        </section>
      )}
      {options?.(rows)}
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
        <BusyButton
          variant="contained"
          disabled={added.length === 0}
          isBusy={isBusy}
          busyLabel="Creando"
          onClick={() => void createAll()}
        >
          {failures.length > 0 ? 'Reintentar' : `Crear ${countText(added.length, singular, noun)}`}
        </BusyButton>
      </Box>
    </Card>
  );
}

interface PasteEquiposProps {
  readonly equipos: readonly Equipo[];
  readonly onDone: (notice: Notice) => void;
}

/** Pastes rivals, one a line (regla 67). */
export function PasteEquipos({ equipos, onDone }: PasteEquiposProps) {
  return (
    <PasteRecords<Pick<Equipo, 'nombre'>, PastedEquipo>
      noun="rivales"
      singular="rival"
      help="Escribe o pega los rivales, uno en cada línea. Si quieres, con su color detrás (rojo, azul… o #c62828), en otra columna."
      stored={equipos}
      read={readEquipos}
      toName={({ body }) => body.nombre}
      create={({ body }, idempotencyKey) => callApi(endpoints.addEquipo, { body, idempotencyKey })}
      onDone={onDone}
    />
  );
}

interface PasteJugadoresProps {
  readonly jugadores: readonly Jugador[];
  readonly onDone: (notice: Notice) => void;
}

/** Pastes players from a spreadsheet (regla 67). */
export function PasteJugadores({ jugadores, onDone }: PasteJugadoresProps) {
  const [now] = useState(() => new Date());
  return (
    <PasteRecords<Named, PastedJugador>
      noun="jugadores"
      singular="jugador"
      help="Copia las filas en tu hoja de cálculo, o una lista de WhatsApp («2 Rubén García Prieto»), y pégalas aquí, con o sin cabecera. Sin ella, las columnas van en este orden: dorsal, nombre, primer apellido, segundo apellido, posición, fecha de nacimiento, alias, altura, país, pie. Solo dorsal y nombre son obligatorios."
      stored={jugadores}
      read={(text, known) => readJugadores(text, known, now)}
      create={({ body }, idempotencyKey) => callApi(endpoints.addJugador, { body, idempotencyKey })}
      onDone={onDone}
    />
  );
}
