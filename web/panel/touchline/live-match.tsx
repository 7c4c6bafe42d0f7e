import {
  deriveLiveMatch,
  type CurrentLiveMatch,
  type LiveEvento,
  EVENTOS,
  type Mitad,
  type EventoStepKind,
} from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { NoteButtons } from './note-buttons';
import { BigButton } from './big-button';
import { DraftFlow } from './draft-flow';
import { SubstitutionFlow } from './substitution-flow';
import { type Notebook, pendientesOf } from './notebook';
import { UndoButtons } from './undo-buttons';
import { EventoDialog } from './evento-dialog';
import { TouchlineEventoList } from './evento-list';
import { PhaseButton } from './phase-button';
import { jugadoresOf } from './jugadores';
import { TouchlineScore, MarcadorLinea } from './touchline-score';
import { NoticeBox } from './notices';
import { imposiblesText, nombresOf } from './step-text';
import { ThumbBar } from './thumb-bar';
import { type Apuntes, newSello } from './use-notes';

/** Half of an event entered now; during half time still the first. */
const mitadOf = ({ inicios }: CurrentLiveMatch): Mitad =>
  inicios.segunda_parte === undefined ? 'primera_parte' : 'segunda_parte';

interface LiveMatchProps {
  readonly cuaderno: Notebook;
  readonly apuntes: Apuntes;
  readonly onMore: () => void;
  readonly onFinish: () => void;
}

/** The match in play: score, clock, events, and the entry buttons within reach of the thumb. */
export function LiveMatch({ cuaderno, apuntes, onMore, onFinish }: LiveMatchProps) {
  const { pasos, borrador, plantilla } = cuaderno;
  const [picked, setPicked] = useState<LiveEvento>();
  const actual = deriveLiveMatch(pasos);
  const isOver = actual.fase === 'final';
  const jugadores = jugadoresOf(cuaderno, actual);
  const nameOf = nombresOf(plantilla);
  const pendientes = new Set(pendientesOf(cuaderno).map(({ id }) => id));
  const mitad = mitadOf(actual);
  const marcador = <MarcadorLinea partido={cuaderno.partido} actual={actual} />;
  const begin = (tipo: EventoStepKind) => void apuntes.begin(tipo, mitad);
  return (
    <>
      <TouchlineScore partido={cuaderno.partido} actual={actual} />
      {isOver && (
        <NoticeBox title="El partido ha terminado. La ficha todavía no está guardada.">
          <Typography>Repasa los apuntes y pulsa «Guardar ficha».</Typography>
        </NoticeBox>
      )}
      <Box sx={{ flexGrow: 1, minHeight: 110, overflowY: 'auto' }} tabIndex={-1}>
        <TouchlineEventoList
          eventos={actual.eventos}
          pendientes={pendientes}
          nameOf={nameOf}
          onPick={setPicked}
        />
        {actual.imposibles.length > 0 && (
          <>
            <Typography role="status" color="error" sx={{ py: 1, fontWeight: 700 }}>
              {imposiblesText(actual.imposibles.length)}
            </Typography>
            <TouchlineEventoList
              eventos={actual.imposibles}
              pendientes={pendientes}
              nameOf={nameOf}
              onPick={setPicked}
            />
          </>
        )}
      </Box>
      <ThumbBar>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          <UndoButtons cuaderno={cuaderno} apuntes={apuntes} />
        </Box>
        <PhaseButton actual={actual} onFase={(fase) => void apuntes.fase(fase)} />
        <NoteButtons row="otros" shares={['1fr']} isSecondary={isOver} onBegin={begin}>
          <BigButton fontSize={15} onClick={onMore}>
            Más
          </BigButton>
        </NoteButtons>
        <NoteButtons row="goles" isSecondary={isOver} onBegin={begin} />
        {isOver && (
          <BigButton tone="gol" height={92} fontSize={28} isPrincipal onClick={onFinish}>
            Guardar ficha
          </BigButton>
        )}
      </ThumbBar>
      {borrador?.tipo === 'cambio' && (
        <SubstitutionFlow
          borrador={borrador}
          actual={actual}
          jugadores={[
            ...jugadores,
            ...plantilla.filter(
              ({ jugador_id: id }) => !jugadores.some(({ jugador_id: other }) => other === id),
            ),
          ]}
          marcador={marcador}
          nameOf={nameOf}
          onSale={(id) => void apuntes.setAutor(id)}
          onDone={(apunte) => void apuntes.finishBorrador(apunte, mitad)}
          onCancel={() => void apuntes.cancelBorrador()}
        />
      )}
      {borrador && borrador.tipo !== 'cambio' && (
        <DraftFlow
          borrador={borrador}
          jugadores={jugadores}
          marcador={marcador}
          nameOf={nameOf}
          expulsados={actual.eventos.flatMap(({ evento, autor_id: id }) =>
            id !== undefined && EVENTOS[evento].expulsa ? [id] : [],
          )}
          onAutor={(id) => void apuntes.setAutor(id)}
          onDone={(apunte) => void apuntes.finishBorrador(apunte, mitad)}
          onCancel={() => void apuntes.cancelBorrador()}
        />
      )}
      {picked && (
        <EventoDialog
          key={picked.paso_id}
          evento={picked}
          actual={actual}
          pasos={pasos}
          jugadores={jugadores}
          nameOf={nameOf}
          newSello={newSello}
          onSteps={(steps) => {
            setPicked(undefined);
            void apuntes.add(steps);
          }}
          onClose={() => {
            setPicked(undefined);
          }}
        />
      )}
    </>
  );
}
