import { endpoints, type Partido, type ReadReport } from '@club/shared';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { StructuredTextItem } from 'unpdf';
import { callApi } from '../../lib/api/call-api';
import { BusyButton } from '../common/buttons';
import { FilePick } from '../common/file-pick';
import { FailuresAlert } from '../common/notice-banner';
import { PasteField, usePaste } from '../paste/paste-form';
import type { ActaJugador } from './acta-state';

/** A piece of text on a PDF page, in points from the lower left. */
type PdfItem = Pick<StructuredTextItem, 'str' | 'x' | 'y' | 'width'>;

/** In points: the largest difference in height within a line, and the smallest gap between two columns. */
const SAME_LINE_PT = 3;
const COLUMN_GAP_PT = 12;

function separator(gap: number, text: string): string {
  if (gap > COLUMN_GAP_PT) return '    ';
  return gap > 1 && !text.endsWith(' ') ? ' ' : '';
}

/** The lines of a page from top to bottom, with four spaces between columns. */
function groupIntoLines(items: readonly PdfItem[]): string[] {
  const lines: { y: number; items: PdfItem[] }[] = [];
  for (const item of items) {
    if (item.str.trim() === '') continue;
    const line = lines.find((one) => Math.abs(one.y - item.y) <= SAME_LINE_PT);
    if (line) line.items.push(item);
    else lines.push({ y: item.y, items: [item] });
  }
  return lines
    .toSorted((a, b) => b.y - a.y)
    .map((line) => {
      let text = '';
      let end: number | undefined;
      for (const item of line.items.toSorted((a, b) => a.x - b.x)) {
        const gap = end === undefined ? 0 : item.x - end;
        text += separator(gap, text) + item.str;
        end = item.x + item.width;
      }
      return text.trimEnd();
    });
}

/** The text of a PDF, read in the browser. Throws if the file is no PDF. The PDF library is loaded on first use. */
export async function readPdf(file: Blob): Promise<string> {
  const { extractTextItems } = await import('unpdf');
  const { items: pages } = await extractTextItems(new Uint8Array(await file.arrayBuffer()));
  return pages.flatMap(groupIntoLines).join('\n');
}

/** Ids of our players by their name in the report. */
export type ReportNames = Readonly<Record<string, string>>;

interface PersonQuestionProps {
  readonly jugador: ReadReport['jugadores'][number];
  /** Our players who are not matched with a name of the report yet. */
  readonly unassigned: readonly ActaJugador[];
  readonly onAnswer: (jugadorId: string) => void;
}

/** «¿Quién es …?», with the likely players as buttons and all others in a list. */
function PersonQuestion({ jugador, unassigned, onAnswer }: PersonQuestionProps) {
  const { nombre_acta: name, dorsal, candidatos } = jugador;
  const likely = unassigned.filter(({ jugador_id: id }) => candidatos.includes(id));
  const others = unassigned.filter((one) => !likely.includes(one));
  const buttons = (jugadores: readonly ActaJugador[], variant: 'contained' | 'outlined') => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {jugadores.map(({ jugador_id: id, nombre_con_inicial: shown, dorsal: number }) => (
        <Button key={id} variant={variant} onClick={() => onAnswer(id)}>
          {`${shown} (${String(number)})`}
        </Button>
      ))}
    </Box>
  );
  return (
    <Box role="group" aria-label={`¿Quién es ${name}?`} sx={{ display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 700 }}>
        ¿Quién es «{name}»{dorsal !== null && `, con el ${String(dorsal)}`}?
      </Typography>
      {buttons(likely, 'contained')}
      <Box component="details" open={candidatos.length === 0}>
        <Box component="summary" sx={{ minHeight: 44, pt: 1.5 }}>
          Otro jugador
        </Box>
        {buttons(others, 'outlined')}
      </Box>
    </Box>
  );
}

interface PasteReportProps {
  readonly partido: Pick<Partido, '_id' | 'nombre_equipo' | 'fecha_str'>;
  readonly plantilla: readonly ActaJugador[];
  /** Fills the sheet, without saving it. `names` are the answers, to be remembered once the sheet is saved. */
  readonly onFill: (acta: ReadReport['acta'], names: ReportNames) => void;
}

/**
 * «Pegar acta»: the federation's report as text or PDF becomes a sheet, after its questions about players, one after
 * the other (regla 105). Other questions are shown beside the filled sheet, which a person corrects.
 */
export function PasteReport({ partido, plantilla, onFill }: PasteReportProps) {
  const pasted = usePaste(
    `acta/${partido._id}`,
    `Acta pegada: ${partido.nombre_equipo}, ${partido.fecha_str}`,
  );
  const [names, setNames] = useState<ReportNames>({});
  const [reading, setReading] = useState<ReadReport>();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [isFilled, setIsFilled] = useState(false);

  const readText = async (text: string, answers: ReportNames) => {
    setIsBusy(true);
    setFailure(undefined);
    const body = { texto: text, respuestas: answers };
    const result = await callApi(endpoints.leerActa, { id: partido._id, body });
    setIsBusy(false);
    setNames(answers);
    setIsFilled(false);
    setReading(result.ok ? result.value : undefined);
    if (!result.ok) setFailure(result.error.msg);
  };
  const pickPdf = async ([file]: readonly [File, ...File[]]) => {
    const text = await readPdf(file).catch(() => undefined);
    if (text === undefined) {
      setFailure('Ese fichero no es un PDF que se pueda leer.');
      return;
    }
    pasted.setText(text);
    await readText(text, {});
  };
  const unknown = reading?.jugadores.filter(({ jugador_id: id }) => id === null) ?? [];
  const [asked] = unknown;
  const known = reading?.jugadores.map(({ jugador_id: id }) => id) ?? [];
  const questions = reading?.preguntas ?? [];
  // The first questions about players are those about `unknown`. `PersonQuestion` asks them, so they are left out here.
  const otherJugadorQuestions = questions
    .filter(({ tipo }) => tipo === 'jugador')
    .slice(unknown.length);
  const otherQuestions = questions.filter(({ tipo }) => tipo !== 'jugador');
  return (
    <Card role="group" aria-label="Pegar acta" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <PasteField
        label="Acta de la federación"
        help="Copia el acta entera de la página de la federación y pégala aquí, o elige su PDF. Rellena la ficha; no se guarda nada hasta que pulses «Guardar ficha»."
        pasted={pasted}
        isBusy={isBusy}
        onPaste={(text) => void readText(text, {})}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton
          variant="contained"
          disabled={pasted.text.trim() === ''}
          isBusy={isBusy}
          busyLabel="Leyendo"
          onClick={() => void readText(pasted.text, {})}
        >
          Leer acta
        </BusyButton>
        <FilePick
          label="Elegir PDF del acta"
          accept="application/pdf"
          isBusy={isBusy}
          onPick={(files) => void pickPdf(files)}
        >
          Elegir PDF
        </FilePick>
      </Box>
      <FailuresAlert failures={[failure]} />
      {reading && (
        <section aria-label="Lo que dice el acta">
          <Typography role="status" sx={{ fontWeight: 700 }}>
            Acta leída: {reading.marcador.local}-{reading.marcador.visitante},{' '}
            {reading.jugadores.length} jugadores nuestros.{' '}
            {unknown.length > 0 && `Falta saber quién es: ${String(unknown.length)}.`}
          </Typography>
          {asked && (
            <PersonQuestion
              key={asked.nombre_acta}
              jugador={asked}
              unassigned={plantilla.filter(({ jugador_id: id }) => !known.includes(id))}
              onAnswer={(id) => void readText(pasted.text, { ...names, [asked.nombre_acta]: id })}
            />
          )}
          {[...otherJugadorQuestions, ...otherQuestions].map(({ texto, linea }) => (
            <Alert key={`${String(linea)} ${texto}`} severity="warning" sx={{ mt: 1 }}>
              {texto}
              {linea !== undefined && ` (línea ${String(linea)})`}
            </Alert>
          ))}
          <Box sx={{ mt: 2 }}>
            <Button
              variant={asked ? 'outlined' : 'contained'}
              onClick={() => {
                onFill(reading.acta, names);
                setIsFilled(true);
              }}
            >
              {asked ? 'Rellenar la ficha sin ellos' : 'Rellenar la ficha'}
            </Button>
          </Box>
          {isFilled && (
            <Alert severity="success" role="status" sx={{ mt: 1 }}>
              Ficha rellena. Repásala abajo y pulsa «Guardar ficha».
            </Alert>
          )}
        </section>
      )}
    </Card>
  );
}
