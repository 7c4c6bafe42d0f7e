import { type Fila, listEventoJugadorIds, listStarters } from '@club/shared';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { findPlayerRow, movePlayer, nameOptions, POSITION_NAMES } from '../acta/acta-state';
import { CopyLast } from '../acta/copy-last';
import { FilaSelect, SelectField } from '../common/select-field';
import { BigButton } from './big-button';
import { chosenCaptain, chosenRows, type Rows, type TouchlineJugador } from './notebook';
import { useMatch } from './use-match';
import { countText } from '../../lib/number-text';

const ROW_LABELS = { ...POSITION_NAMES, suplentes: 'Suplente' };

/** The row after a tap: none → usual row → bench → none. For players of the call-up: none → bench → usual row → none. */
function nextRow(
  row: Fila | undefined,
  { fila: usual }: TouchlineJugador,
  isInCallUp: boolean,
): Fila | undefined {
  if (row === undefined) return isInCallUp ? 'suplentes' : usual;
  if (row === 'suplentes') return isInCallUp ? usual : undefined;
  return isInCallUp ? undefined : 'suplentes';
}

function calledUpText(rows: Rows): string {
  const starters = listStarters(rows).length;
  return `${countText(starters, 'titular', 'titulares')} y ${countText(rows.suplentes.length, 'suplente', 'suplentes')}`;
}

/** Line-up editor: a tap on a name cycles through starter, substitute and not called up. */
export function AlineacionEditor() {
  const { notebook, liveMatch, actions, askIfSuspended } = useMatch();
  /** Players with events: they cannot be removed. */
  const withEvents = liveMatch.eventos.flatMap(listEventoJugadorIds);
  const { plantilla, sancionados } = notebook;
  const editedRows = chosenRows(notebook);
  const captain = chosenCaptain(notebook);
  const starters = listStarters(editedRows);
  const suspended = new Map(sancionados.map(({ jugador_id: id, motivo }) => [id, motivo]));
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0,1fr)' }}>
      {liveMatch.fase === 'sin_empezar' && (
        <CopyLast
          target={{ temporadaId: notebook.partido.temporada_id, partidoId: notebook.partido_id }}
          plantilla={plantilla.filter(({ jugador_id: id }) => !suspended.has(id))}
          onCopy={(last) => void actions.choose(() => last)}
        >
          {(copy, label) => <BigButton onClick={copy}>{label}</BigButton>}
        </CopyLast>
      )}
      <Typography role="status" sx={{ fontWeight: 700 }}>
        {calledUpText(editedRows)}
      </Typography>
      {starters.length > 0 && (
        <SelectField
          label="Capitán"
          value={starters.includes(captain) ? captain : ''}
          options={[
            ['', 'Sin marcar'],
            ...nameOptions(plantilla.filter(({ jugador_id: id }) => starters.includes(id))),
          ]}
          onChange={(id) => void actions.chooseCaptain(id)}
        />
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {plantilla.map((jugador) => {
          const { jugador_id: id, nombre_con_inicial: nombre, dorsal } = jugador;
          const playerRow = findPlayerRow(editedRows, id);
          const changeRow = (
            pickRow: (row: Fila | undefined, isInCallUp: boolean) => Fila | undefined,
          ) => {
            const change = () =>
              void actions.choose((rows, { convocados }) => {
                const picked = pickRow(findPlayerRow(rows, id), convocados.includes(id));
                const rowIfRemoved = withEvents.includes(id) ? jugador.fila : undefined;
                return movePlayer(rows, id, picked ?? rowIfRemoved);
              });
            if (playerRow === undefined) askIfSuspended([id], change);
            else change();
          };
          return (
            <Box component="li" key={id} sx={{ display: 'flex', gap: 1 }}>
              <ButtonBase
                focusRipple
                aria-pressed={playerRow !== undefined}
                onClick={() => changeRow((row, isInCallUp) => nextRow(row, jugador, isInCallUp))}
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
                  borderColor: playerRow === undefined ? 'divider' : 'text.primary',
                  fontFamily: 'inherit',
                  fontSize: 'size.18',
                  fontWeight: playerRow === undefined ? 500 : 800,
                  touchAction: 'manipulation',
                  ...(playerRow !== undefined &&
                    playerRow !== 'suplentes' && { bgcolor: '#0b5128', color: '#ffffff' }),
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
                fila={playerRow}
                labels={ROW_LABELS}
                noneLabel="—"
                onChange={(picked) => changeRow(() => picked)}
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
