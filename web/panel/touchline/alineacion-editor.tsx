import { type Fila, perRow, startersOf } from '@club/shared';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { filaOf, POSITION_NAMES } from '../acta/acta-state';
import { CopyLast } from '../acta/copy-last';
import { FilaSelect } from '../common/fila-select';
import { SelectField } from '../common/select-field';
import { BigButton } from './big-button';
import { chosenCaptain, chosenRows, type Rows, type TouchlineJugador } from './notebook';
import { useMatch } from './use-match';
import { useSuspensionQuestion } from '../common/suspensions';
import { countText } from '../../lib/count-text';

const FILA_NAMES = { ...POSITION_NAMES, suplentes: 'Suplente' };

/** The line-up with the player moved to a row, or removed with `undefined`. */
function withFila(filas: Rows, id: string, fila: Fila | undefined): Rows {
  const others = perRow((row) => filas[row].filter((other) => other !== id));
  return fila === undefined ? others : { ...others, [fila]: [...others[fila], id] };
}

/**
 * The row after a tap: not called up → starter in his usual row → substitute → not called up. Players of the call-up
 * are substitutes first.
 */
function nextFila(
  fila: Fila | undefined,
  { fila: theirs }: TouchlineJugador,
  isCalledUp: boolean,
): Fila | undefined {
  if (fila === undefined) return isCalledUp ? 'suplentes' : theirs;
  if (fila === 'suplentes') return isCalledUp ? theirs : undefined;
  return isCalledUp ? undefined : 'suplentes';
}

function calledUpText(filas: Rows): string {
  const starters = startersOf(filas).length;
  return `${countText(starters, 'titular', 'titulares')} y ${countText(filas.suplentes.length, 'suplente', 'suplentes')}`;
}

/** Line-up editor: a tap on a name cycles through starter, substitute and not called up. */
export function AlineacionEditor() {
  const { notebook, actual, entries } = useMatch();
  /** Players with events: they cannot be removed. */
  const fixed = actual.eventos.flatMap(({ autor_id, asistente_id, entra_id, sale_id }) => [
    autor_id,
    asistente_id,
    entra_id,
    sale_id,
  ]);
  const { plantilla, sancionados } = notebook;
  const filas = chosenRows(notebook);
  const captain = chosenCaptain(notebook);
  const starters = startersOf(filas);
  const suspended = new Map(sancionados.map(({ jugador_id: id, motivo }) => [id, motivo]));
  const { ask, question } = useSuspensionQuestion(sancionados);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0,1fr)' }}>
      {question}
      {actual.fase === 'sin_empezar' && (
        <CopyLast
          added={{ temporadaId: notebook.partido.temporada_id, partidoId: notebook.partido_id }}
          plantilla={plantilla.filter(({ jugador_id: id }) => !suspended.has(id))}
          onCopy={(last) => void entries.choose(() => last)}
        >
          {(copy, label) => <BigButton onClick={copy}>{label}</BigButton>}
        </CopyLast>
      )}
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {calledUpText(filas)}
      </Typography>
      {starters.length > 0 && (
        <SelectField
          label="Capitán"
          value={starters.includes(captain) ? captain : ''}
          options={[
            ['', 'Sin marcar'],
            ...plantilla
              .filter(({ jugador_id: id }) => starters.includes(id))
              .map(({ jugador_id: id, nombre_con_inicial: nombre }) => [id, nombre] as const),
          ]}
          onChange={(id) => void entries.chooseCaptain(id)}
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {plantilla.map((jugador) => {
          const { jugador_id: id, nombre_con_inicial: nombre, dorsal } = jugador;
          const fila = filaOf(filas, id);
          const place = (
            pick: (fila: Fila | undefined, isCalledUp: boolean) => Fila | undefined,
          ) => {
            const change = () =>
              void entries.choose((now, { convocados }) => {
                const picked = pick(filaOf(now, id), convocados.includes(id));
                return withFila(now, id, picked ?? (fixed.includes(id) ? jugador.fila : undefined));
              });
            if (fila === undefined) ask([id], change);
            else change();
          };
          return (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1 }}>
              <ButtonBase
                focusRipple
                aria-pressed={fila !== undefined}
                onClick={() => place((now, isCalledUp) => nextFila(now, jugador, isCalledUp))}
                sx={{
                  flexGrow: 1,
                  minWidth: 0,
                  minHeight: 52,
                  px: 1.5,
                  gap: 1.5,
                  justifyContent: 'flex-start',
                  textAlign: 'left',
                  border: '2px solid',
                  borderRadius: 2.5,
                  borderColor: fila === undefined ? 'divider' : 'text.primary',
                  fontFamily: 'inherit',
                  fontSize: 'size.18',
                  fontWeight: fila === undefined ? 500 : 800,
                  touchAction: 'manipulation',
                  ...(fila !== undefined &&
                    fila !== 'suplentes' && { bgcolor: '#0b5128', color: '#ffffff' }),
                }}
              >
                <Box component="span" sx={{ width: 26, textAlign: 'right' }}>
                  {dorsal}
                </Box>
                <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
                  {nombre}
                  {suspended.has(id) && (
                    <Box component="span" sx={{ display: 'block', fontSize: 'size.12' }}>
                      Sancionado ({suspended.get(id)})
                    </Box>
                  )}
                </Box>
              </ButtonBase>
              <FilaSelect
                nombre={nombre}
                fila={fila}
                nombres={FILA_NAMES}
                none="—"
                onChange={(picked) => place(() => picked)}
                sx={{
                  flexShrink: 0,
                  width: 126,
                  fontWeight: 600,
                  '& select': { minHeight: 52, boxSizing: 'border-box' },
                }}
              />
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
