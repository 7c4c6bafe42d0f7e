import { type CalendarFila, type CalendarReading, endpoints } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { type ApiResult, callApi } from '../../lib/api/call-api';
import { useWrite } from '../../lib/api/use-write';
import { formatDate } from '../../lib/dates';
import { BusyButton } from '../common/buttons';
import { FailuresAlert, type Notice } from '../common/notice-banner';
import { SelectField } from '../common/select-field';
import { TickBox } from '../common/tick-box';
import { countText } from '../../lib/number-text';
import { PasteField, PreviewRow, usePaste } from './paste-form';
import type { NamedRecord } from '../common/resource-screen';

/** Groups of rows with their headings. Rows that stay the same are collapsed. */
const GROUPS = [
  ['nuevo', 'Nuevos'],
  ['cambia', 'Cambian'],
  ['ilegible', 'No se entienden'],
  ['igual', 'Siguen igual'],
] as const satisfies readonly (readonly [CalendarFila['estado'], string])[];

const isSaveable = ({ estado }: CalendarFila) => estado === 'nuevo' || estado === 'cambia';

const FIELD_NAMES = { fecha_str: 'Fecha', hora_str: 'Hora', campo_id: 'Campo', jornada: 'Jornada' };

interface FilaProps {
  readonly fila: CalendarFila;
  readonly isTicked: boolean;
  readonly toGroundName: (id: string) => string;
  readonly onTick: () => void;
}

function Fila({ fila, isTicked, toGroundName, onTick }: FilaProps) {
  const { linea, texto, estado, partido, cambios = [], motivo } = fila;
  const title = partido
    ? `${partido.nombre_equipo} (${partido.local ? 'en casa' : 'fuera'})`
    : texto;
  const when = [
    partido?.jornada && `Jornada ${String(partido.jornada)}`,
    partido?.fecha_str && formatDate(partido.fecha_str),
    partido?.hora_str,
    partido?.nombre_campo,
  ].filter((part) => part);
  const isUnreadable = estado === 'ilegible' && motivo !== undefined;
  return (
    <PreviewRow
      problem={isUnreadable && `Línea ${String(linea)}: ${motivo}`}
      note={!isUnreadable && motivo}
    >
      {isSaveable(fila) ? (
        <TickBox label={title} isTicked={isTicked} onChange={onTick} />
      ) : (
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
      )}
      {estado !== 'cambia' && when.length > 0 && (
        <Typography variant="body2">{when.join(' · ')}</Typography>
      )}
      {cambios.map(({ campo, antes, despues }) => {
        const isGround = campo === 'campo_id';
        const say = (value: typeof antes) => {
          if (value === null || value === '') return 'sin decir';
          return isGround ? toGroundName(String(value)) : String(value);
        };
        return (
          <Typography key={campo} variant="body2">
            {FIELD_NAMES[campo]}: <s>{say(antes)}</s> →{' '}
            <strong>{isGround && despues === null ? partido?.nombre_campo : say(despues)}</strong>
          </Typography>
        );
      })}
    </PreviewRow>
  );
}

interface PreviewProps {
  readonly reading: CalendarReading;
  /** Lines of the matches that will not be saved. */
  readonly excluded: readonly number[];
  readonly toGroundName: (id: string) => string;
  readonly onTick: (linea: number) => void;
}

function Preview({ reading: { filas, resumen }, excluded, toGroundName, onTick }: PreviewProps) {
  return (
    <section aria-label="Vista previa">
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {resumen.nuevos} nuevos, {resumen.cambian} cambian, {resumen.iguales} siguen igual,{' '}
        {resumen.ilegibles} no se entienden, {resumen.ajenos} son de otros equipos.
      </Typography>
      {GROUPS.map(([estado, heading]) => {
        const shown = filas.filter((row) => row.estado === estado);
        if (shown.length === 0) return null;
        return (
          <Box key={estado} component="details" open={estado !== 'igual'} sx={{ mt: 1 }}>
            <Box component="summary" sx={{ fontWeight: 700, minHeight: 44, pt: 1.5 }}>
              {heading} ({shown.length})
            </Box>
            <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {shown.map((shownRow) => (
                <Fila
                  key={`${String(shownRow.linea)} ${shownRow.texto}`}
                  fila={shownRow}
                  isTicked={!excluded.includes(shownRow.linea)}
                  toGroundName={toGroundName}
                  onTick={() => onTick(shownRow.linea)}
                />
              ))}
            </Box>
          </Box>
        );
      })}
    </section>
  );
}

interface PasteCalendarProps {
  readonly competiciones: readonly NamedRecord[];
  readonly campos: readonly NamedRecord[];
  /** Id of the competition that is selected first. */
  readonly likely: string | undefined;
  readonly onDone: (notice: Notice) => void;
}

/**
 * Field for a calendar copied from the federation's page, with a preview of its changes (regla 104). The server reads the
 * text for the preview, and again to save.
 */
export function PasteCalendar({ competiciones, campos, likely, onDone }: PasteCalendarProps) {
  const pasted = usePaste('calendario', 'Calendario pegado');
  const [competicionId, setCompeticionId] = useState(likely ?? competiciones[0]?._id ?? '');
  /** The latest answer, and the request that it is for. */
  const [read, setRead] = useState<{
    readonly asked: string;
    readonly answer: ApiResult<CalendarReading>;
  }>();
  const [excluded, setExcluded] = useState<readonly number[]>([]);
  const { send, isBusy } = useWrite(endpoints.aplicarCalendario);
  const [failure, setFailure] = useState<string>();
  const text = pasted.text.trim() === '' ? '' : pasted.text;
  const asked = JSON.stringify([text, competicionId]);
  useEffect(() => {
    if (text === '' || competicionId === '') return undefined;
    let isCurrent = true;
    // Debounce typing.
    const timer = setTimeout(() => {
      const body = { texto: text, competicion_id: competicionId };
      void callApi(endpoints.leerCalendario, { body }).then((answer) => {
        if (!isCurrent) return;
        setRead({ asked, answer });
        setExcluded([]);
      });
    }, 300);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, text, competicionId]);
  const answer = read?.asked === asked ? read.answer : undefined;
  const reading = answer?.ok ? answer.value : undefined;
  const toSave =
    reading?.filas.filter((row) => isSaveable(row) && !excluded.includes(row.linea)) ?? [];
  const save = async () => {
    const result = await send({
      body: {
        texto: text,
        competicion_id: competicionId,
        ...(excluded.length > 0 && { lineas: toSave.map(({ linea }) => linea) }),
      },
    });
    if (!result.ok) {
      setFailure(result.error.msg);
      return;
    }
    pasted.clear();
    const { creados, cambiados } = result.value;
    const msg = `Calendario guardado: ${String(creados)} partidos creados y ${String(cambiados)} cambiados.`;
    onDone({ kind: 'success', msg });
  };
  if (competiciones.length === 0) {
    return <Alert severity="info">Crea antes la competición, en «Competiciones».</Alert>;
  }
  return (
    <Card
      role="group"
      aria-label="Pegar calendario"
      sx={{ p: 2, mt: 1.5, display: 'grid', gap: 2 }}
    >
      <SelectField
        label="Competición"
        value={competicionId}
        options={competiciones.map(({ _id, nombre }) => [_id, nombre] as const)}
        onChange={setCompeticionId}
      />
      <PasteField
        label="Calendario"
        help="Copia el calendario de la página de la federación, entero y como salga, y pégalo aquí. Antes de guardar verás qué cambia. Los rivales y los campos que falten se crean solos; un partido jugado no cambia nunca."
        pasted={pasted}
        isBusy={isBusy}
      />
      {text !== '' && !answer && <Typography role="status">Leyendo…</Typography>}
      {answer?.ok === false && <FailuresAlert failures={[answer.error.msg]} />}
      {reading && (
        <Preview
          reading={reading}
          excluded={excluded}
          toGroundName={(id) => campos.find(({ _id }) => _id === id)?.nombre ?? 'otro campo'}
          onTick={(linea) =>
            setExcluded(
              excluded.includes(linea)
                ? excluded.filter((other) => other !== linea)
                : [...excluded, linea],
            )
          }
        />
      )}
      <FailuresAlert failures={[failure]} />
      <Box>
        <BusyButton
          variant="contained"
          disabled={toSave.length === 0}
          isBusy={isBusy}
          onClick={() => void save()}
        >
          {toSave.length === 0
            ? 'Nada que guardar'
            : `Guardar ${countText(toSave.length, 'partido')}`}
        </BusyButton>
      </Box>
    </Card>
  );
}
