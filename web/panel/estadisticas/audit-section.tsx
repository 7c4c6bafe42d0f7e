import {
  AUDIT_PLACES,
  type Auditoria,
  endpoints,
  type Temporada,
  type Difference,
} from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SectionHeading } from '../../components/page';
import { callApi } from '../../lib/api/call-api';
import { useApi } from '../../lib/api/use-api';
import { FailuresAlert } from '../common/notice-banner';
import { ApiContent } from '../common/api-content';
import { LINE } from '../common/rows';
import { BulletList } from '../common/text-link';
import { countText } from '../../lib/number-text';
import { BusyButton } from '../common/buttons';
import { COUNTER_NAMES } from '../plantilla/jugador-values';

type Names = ReadonlyMap<string, string>;

/** Texts of fields whose own name, with spaces for underscores, does not do. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ...COUNTER_NAMES.map(([counter, label]) => [counter, label.toLocaleLowerCase('es')] as const),
  ['fecha_date', 'fecha y hora'],
  ['fecha_str', 'fecha'],
  ['hora_str', 'hora'],
  ['temporada_nombre', 'nombre de la temporada'],
  ['nombre_temporada', 'nombre de la temporada'],
  ['jugador_nombre', 'nombre'],
  ['img_perfil', 'foto de perfil'],
  ['sumas', 'suma de las fichas'],
  ['borrados', 'jugadores borrados'],
]);

/** Place and name: 'Números, Ximo L.'. Some places, such as the season, have no name. */
function placeText({ lugar, id }: Difference, names: Names): string {
  const name = names.get(id);
  return name === undefined ? AUDIT_PLACES[lugar] : `${AUDIT_PLACES[lugar]}, ${name}`;
}

function fieldText({ lugar, campo }: Difference): string {
  // In a ranking, the field is the index of the row, from 0.
  if (lugar === 'ranking_goles' || lugar === 'ranking_asistencias') {
    return `puesto ${String(Number(campo) + 1)}`;
  }
  return FIELDS.get(campo) ?? campo.replaceAll('_', ' ');
}

/** A value as text; `undefined` for objects and lists. */
function valueText(value: unknown): string | undefined {
  if (value === null || value === '') return 'nada';
  if (typeof value === 'boolean') return value ? 'sí' : 'no';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' ? `«${value}»` : undefined;
}

export function differenceText(difference: Difference, names: Names): string {
  const place = placeText(difference, names);
  const { campo, esperado: expectedValue, guardado: storedValue } = difference;
  if (campo === '*') return `${place}: ${storedValue === null ? 'falta' : 'sobra'}.`;
  const [stored, expected] = [valueText(storedValue), valueText(expectedValue)];
  return stored === undefined || expected === undefined
    ? `${place}: ${fieldText(difference)} no coincide con las fichas.`
    : `${place}: ${fieldText(difference)} dice ${stored} y debería decir ${expected}.`;
}

export function adjustmentText(ajuste: Difference, names: Names): string {
  if (ajuste.lugar === 'next_games') return 'Próximos partidos: lista cambiada a mano.';
  const [shown, summed] = [valueText(ajuste.guardado), valueText(ajuste.esperado)];
  const place = placeText(ajuste, names);
  return `${place}: ${fieldText(ajuste)} ${shown ?? ''}; según las fichas, ${summed ?? ''}.`;
}

/** The audit of a season, and names for its ids. */
interface AuditResultProps {
  readonly auditoria: Auditoria;
  readonly names: Names;
}

/** Says that all is right, or lists the differences; manual corrections are listed apart (regla 56). */
function AuditResult({ auditoria, names }: AuditResultProps) {
  const { temporada_nombre: temporada, correcta, diferencias, ajustes } = auditoria;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Alert severity={correcta ? 'success' : 'error'}>
        <Typography sx={{ fontWeight: 700 }}>
          {correcta
            ? `Todo cuadra en ${temporada}.`
            : `En ${temporada} hay ${countText(diferencias.length, 'diferencia', 'diferencias')}.`}
        </Typography>
        {!correcta && (
          <BulletList items={diferencias.map((found) => differenceText(found, names))} />
        )}
      </Alert>
      {ajustes.length > 0 && (
        <Alert severity="info">
          <Typography sx={{ fontWeight: 700 }}>Corregido a mano (no es un error)</Typography>
          <BulletList items={ajustes.map((ajuste) => adjustmentText(ajuste, names))} />
        </Alert>
      )}
    </Box>
  );
}

interface TemporadaRowProps {
  readonly temporada: Temporada;
  readonly isCurrent: boolean;
}

/** Names of the players and the season's matches; those that could not be read are missing. */
async function readNames({ temporada, isCurrent }: TemporadaRowProps): Promise<Names> {
  const { _id: id } = temporada;
  const [jugadores, filas, partidos] = await Promise.all([
    callApi(endpoints.fetchJugadoresPreview),
    isCurrent ? undefined : callApi(endpoints.fetchArchivoEstadisticasTemporada, { id }),
    callApi(endpoints.fetchPartidosPreviewTemporada, { id }),
  ]);
  return new Map([
    // The archive also names players who have left.
    ...(filas?.ok ? filas.value.estadisticas : []).map(
      (row) => [row.jugador_id, row.jugador_nombre] as const,
    ),
    ...(jugadores.ok ? jugadores.value : []).map(
      (jugador) => [jugador.jugador_id, jugador.nombre_con_inicial] as const,
    ),
    ...(partidos.ok ? partidos.value : []).map(
      (partido) => [partido.partido_id, `${partido.nombre_equipo} (${partido.fecha_str})`] as const,
    ),
  ]);
}

/** A season with its audit button and result. */
function TemporadaRow({ temporada, isCurrent }: TemporadaRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [audited, setAudited] = useState<AuditResultProps>();
  const [problem, setProblem] = useState<string>();
  const audit = async () => {
    setIsBusy(true);
    const result = await callApi(endpoints.comprobarTemporada, { id: temporada._id });
    const names = await readNames({ temporada, isCurrent });
    setIsBusy(false);
    setAudited(result.ok ? { auditoria: result.value.data, names } : undefined);
    setProblem(result.ok ? undefined : result.error.msg);
  };
  return (
    <Card component="li" sx={{ px: 2, py: 1, display: 'grid', gap: 1 }}>
      <Box sx={{ ...LINE, gap: 1 }}>
        <Typography sx={{ fontWeight: 700, flex: '1 1 140px', overflowWrap: 'anywhere' }}>
          {temporada.nombre}
        </Typography>
        <BusyButton
          variant="outlined"
          aria-label={`Comprobar estadísticas de ${temporada.nombre}`}
          isBusy={isBusy}
          busyLabel="Comprobando"
          onClick={() => void audit()}
        >
          Comprobar estadísticas
        </BusyButton>
      </Box>
      <FailuresAlert failures={[problem]} />
      {audited && <AuditResult {...audited} />}
    </Card>
  );
}

/** All seasons, latest first, each with a button that compares its statistics with those computed from the sheets. */
export function AuditSection() {
  const temporadas = useApi(endpoints.fetchTemporadas);
  return (
    <section>
      <SectionHeading>Comprobar estadísticas</SectionHeading>
      <Typography color="textSecondary" sx={{ mb: 1.5 }}>
        Vuelve a contar la temporada desde sus fichas y dice si algo no coincide. No cambia nada.
      </Typography>
      <ApiContent query={temporadas}>
        {(all) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {all.toReversed().map((temporada, index) => (
              <TemporadaRow key={temporada._id} temporada={temporada} isCurrent={index === 0} />
            ))}
          </Box>
        )}
      </ApiContent>
    </section>
  );
}
