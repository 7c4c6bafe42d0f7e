import {
  type Clasificacion,
  disagreements,
  endpoints,
  type FilaClasificacion,
  type Temporada,
} from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SectionHeading } from '../../components/page';
import { type ApiQuery, useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { formatDate } from '../../lib/dates';
import { useSettings } from '../../lib/state/club-context';
import { ConfirmButton } from '../common/confirm-dialog';
import { type Notice, toNotice } from '../common/notice-banner';
import { SelectField } from '../common/select-field';
import { PasteField, PreviewRow, usePaste } from '../paste/paste-form';
import { readClasificacion, ourRow } from '../paste/pasted-clasificacion';
import { findLeague } from '../paste/pasted-partidos';
import { LINE } from '../common/rows';

interface ClasificacionSectionProps {
  readonly temporada: Temporada;
  /** Whether the season may have a stored table. Only then it is requested. */
  readonly mayBeStored: boolean;
  readonly onDone: (notice: Notice) => void;
}

/** The loaded list, or an empty one. */
const readLoadedList = <T,>(query: ApiQuery<readonly T[]>): readonly T[] =>
  query.status === 'ready' ? query.data : [];

interface IgnoredProps {
  readonly lines: readonly string[];
  readonly isTable: boolean;
}

/** Says how many pasted lines were ignored, or that none of them is a row of a table. */
function Ignored({ lines, isTable }: IgnoredProps) {
  if (lines.length === 0) return null;
  const count =
    lines.length === 1
      ? 'Se ha ignorado 1 línea'
      : `Se han ignorado ${String(lines.length)} líneas`;
  return (
    <Alert severity={isTable ? 'info' : 'warning'} role="status">
      {isTable
        ? `${count} que no ${lines.length === 1 ? 'es' : 'son'} de la tabla.`
        : 'No se ve ninguna tabla en lo pegado: cada fila necesita el nombre del equipo y 7 números (PJ, G, E, P, GF, GC y puntos).'}
      {isTable && (
        <details>
          <summary>Ver cuáles</summary>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{lines.join('\n')}</Box>
        </details>
      )}
    </Alert>
  );
}

/** League table: pasted, previewed, and stored (regla 88). The stored one can be deleted. */
export function ClasificacionSection({
  temporada,
  mayBeStored,
  onDone,
}: ClasificacionSectionProps) {
  const { nombre: clubName } = useSettings();
  const pasted = usePaste('la clasificación', 'Clasificación pegada');
  const stored = useApi(endpoints.fetchClasificacion, mayBeStored ? temporada._id : undefined);
  const equipos = readLoadedList(useApi(endpoints.fetchEquipos));
  const competiciones = readLoadedList(useApi(endpoints.fetchCompeticiones));
  const partidos = readLoadedList(useApi(endpoints.fetchPartidosPreviewTemporada, temporada._id));
  const update = useWrite(endpoints.updateClasificacion);
  const remove = useWrite(endpoints.delClasificacion);
  /** The table as this screen stored it last. */
  const [saved, setSaved] = useState<Clasificacion>();
  /** What the user has chosen instead of the suggested competition and row. */
  const [picked, setPicked] = useState<{ readonly competicion?: string; readonly fila?: string }>(
    {},
  );

  const table = saved ?? (stored.status === 'ready' ? stored.data : undefined);
  const { filas, ignored } = readClasificacion(pasted.text, equipos);
  const guessedRow = ourRow(filas, clubName);
  const ownRow = picked.fila === undefined ? guessedRow : Number(picked.fila);
  const league = findLeague(competiciones, partidos);
  const competicionId = picked.competicion ?? table?.competicion_id ?? league?._id ?? '';
  const competicion = competiciones.find(({ _id }) => _id === competicionId);
  /** The rows to store. Ours is marked; the others name their team, if it is one of our rivals. */
  const body = filas.map(
    ({ fila: { equipo_id: equipoId, ...fila } }, index): FilaClasificacion => ({
      ...fila,
      ...(index === ownRow
        ? { es_nuestro: true }
        : equipoId !== undefined && { equipo_id: equipoId }),
    }),
  );
  const isValid =
    filas.length >= 2 &&
    filas.every(({ problems }) => problems.length === 0) &&
    body.some(({ es_nuestro: isOurs }) => isOurs === true) &&
    competicion !== undefined;
  const warnings = isValid ? disagreements(body, partidos, competicion.nombre) : [];

  const save = async () => {
    if (!isValid || update.isBusy) return;
    const result = await update.send({
      id: temporada._id,
      body: {
        competicion_id: competicionId,
        filas: body,
        ...(table && { version: table.version }),
      },
    });
    onDone(toNotice(result, 'clasificación actualizada!'));
    if (!result.ok) return;
    pasted.clear();
    setPicked({});
    setSaved(result.value.data);
  };
  return (
    <section>
      <SectionHeading>Clasificación</SectionHeading>
      <Card role="group" aria-label="Clasificación" sx={{ p: 2, display: 'grid', gap: 2 }}>
        {table && (
          <Box sx={{ ...LINE, gap: 1.5 }}>
            <Typography sx={{ flexGrow: 1 }}>
              Se publica la de {table.nombre_competicion}, del {formatDate(table.fecha_str)}:{' '}
              {table.filas.length} equipos.
            </Typography>
            <ConfirmButton
              variant="text"
              label="Borrar la clasificación"
              title="¿Borrar la clasificación?"
              confirmLabel="Borrar"
              work={() => remove.send({ id: temporada._id })}
              onDone={(result) => {
                if (result.ok) setSaved(undefined);
                onDone(toNotice(result, 'clasificación borrada!'));
              }}
            >
              <Typography>
                La posición y el número de equipos se quedan como están. Se puede deshacer durante
                30 días en «Historial».
              </Typography>
            </ConfirmButton>
          </Box>
        )}
        <PasteField
          label="Tabla pegada"
          help="Copia la tabla de la web de la federación o de una hoja de cálculo y pégala aquí: equipo, puntos, jugados, ganados, empatados, perdidos y goles, con su cabecera si la tiene."
          pasted={pasted}
          isBusy={update.isBusy}
        />
        <Ignored lines={ignored} isTable={filas.length > 0} />
        {filas.length > 0 && (
          <>
            <SelectField
              label="Competición"
              value={competicionId}
              options={[
                ...(competicion ? [] : [['', 'Elige una'] as const]),
                ...competiciones.map(({ _id, nombre }) => [_id, nombre] as const),
              ]}
              onChange={(value) => setPicked({ ...picked, competicion: value })}
            />
            <SelectField
              label="Nuestro equipo"
              value={String(ownRow)}
              options={[
                ...(ownRow === -1 ? [['-1', 'Elige una fila'] as const] : []),
                ...filas.map(({ fila }, index) => [String(index), fila.nombre] as const),
              ]}
              onChange={(value) => setPicked({ ...picked, fila: value })}
            />
            <Typography role="status" sx={{ fontWeight: 700 }}>
              {filas.length} equipos, {filas.filter(({ problems }) => problems.length > 0).length}{' '}
              con errores.
            </Typography>
            <Box component="ol" aria-label="Vista previa" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {filas.map(({ firstLine, fila, problems }, index) => (
                <PreviewRow
                  key={firstLine}
                  problem={
                    problems.length > 0 &&
                    `Fila ${String(firstLine)} del texto: ${problems.join('; ')}.`
                  }
                  note={
                    problems.length === 0 &&
                    `${String(fila.pts)} puntos · ${String(fila.pj)} PJ · ${String(fila.g)} G · ${String(fila.e)} E · ${String(fila.p)} P · ${String(fila.gf)}-${String(fila.gc)}`
                  }
                >
                  <Typography
                    sx={{ overflowWrap: 'anywhere', fontWeight: index === ownRow ? 800 : 400 }}
                  >
                    {index + 1}. {fila.nombre}
                    {index === ownRow && ' (nosotros)'}
                  </Typography>
                </PreviewRow>
              ))}
            </Box>
          </>
        )}
        {warnings.length > 0 && (
          <Alert severity="warning">
            No coincide con nuestras fichas de {competicion?.nombre}: {warnings.join('; ')}. Se
            puede guardar igual.
          </Alert>
        )}
        <Box>
          <Button
            variant="contained"
            disabled={!isValid}
            aria-disabled={!isValid || update.isBusy}
            onClick={() => void save()}
          >
            Guardar la clasificación
          </Button>
        </Box>
      </Card>
    </section>
  );
}
