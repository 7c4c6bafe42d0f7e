import { deriveLiveMatch, type LiveEvento, EVENTOS, type EventoStepKind } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { NoteButtons } from './note-buttons';
import { BigButton } from './big-button';
import { DraftFlow } from './draft-flow';
import { SubstitutionFlow } from './substitution-flow';
import { type Notebook, pendingOf } from './notebook';
import { EventoDialog } from './evento-dialog';
import { TouchlineEventoList } from './evento-list';
import { isWaiting, PhaseButtons } from './phase-buttons';
import { jugadoresOf } from './jugadores';
import { KickButtons, ShootOutBoard } from './shoot-out';
import { TouchlineScore, ScoreLine } from './touchline-score';
import { NoticeBox } from './notices';
import { impossibleText, namesOf } from './step-text';
import { ThumbBar, UndoButtons } from './thumb-bar';
import { lastPeriod } from './time';
import type { Entries } from './use-notes';
import { useSuspensionQuestion } from '../common/suspensions';

interface LiveMatchProps {
  readonly cuaderno: Notebook;
  readonly entries: Entries;
  readonly onMore: () => void;
  readonly onFinish: () => void;
}

/** The match in play: score, clock, events, and the entry buttons within reach of the thumb. */
export function LiveMatch({ cuaderno: notebook, entries, onMore, onFinish }: LiveMatchProps) {
  const { pasos, borrador: draft, plantilla } = notebook;
  const [picked, setPicked] = useState<LiveEvento>();
  const actual = deriveLiveMatch(pasos);
  const isOver = actual.fase === 'final';
  const isSecondary = isOver || isWaiting(actual.fase);
  const jugadores = jugadoresOf(notebook, actual);
  const nameOf = namesOf(plantilla);
  const pending = new Set(pendingOf(notebook).map(({ id }) => id));
  const mitad = lastPeriod(actual);
  const { ask, question } = useSuspensionQuestion(notebook.sancionados);
  const isLinedUp = (id: string) =>
    jugadores.some(({ jugador_id: one, puesto }) => one === id && puesto !== undefined);
  const marcador = <ScoreLine partido={notebook.partido} actual={actual} />;
  const phases = <PhaseButtons actual={actual} onPhase={(phase) => void entries.fase(phase)} />;
  const more = (
    <BigButton fontSize="size.14" onClick={onMore}>
      Más
    </BigButton>
  );
  const list = (eventos: readonly LiveEvento[]) => (
    <TouchlineEventoList
      eventos={eventos}
      pendientes={pending}
      nameOf={nameOf}
      onPick={setPicked}
    />
  );
  const begin = (tipo: EventoStepKind) => void entries.begin(tipo, mitad);
  return (
    <>
      <TouchlineScore partido={notebook.partido} actual={actual} />
      {isOver && (
        <NoticeBox title="El partido ha terminado. La ficha todavía no está guardada.">
          <Typography>Repasa los apuntes y pulsa «Guardar ficha».</Typography>
        </NoticeBox>
      )}
      {actual.tanda && (
        <ShootOutBoard
          partido={notebook.partido}
          tanda={actual.tanda}
          isOpen={actual.fase === 'tanda'}
        />
      )}
      <Box sx={{ flexGrow: 1, minHeight: 110, overflowY: 'auto' }} tabIndex={-1}>
        {list(actual.eventos)}
        {actual.impossible.length > 0 && (
          <>
            <Typography role="status" color="error" sx={{ py: 1, fontWeight: 700 }}>
              {impossibleText(actual.impossible.length)}
            </Typography>
            {list(actual.impossible)}
          </>
        )}
      </Box>
      <ThumbBar>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          <UndoButtons cuaderno={notebook} entries={entries} />
        </Box>
        {actual.fase === 'tanda' && actual.tanda ? (
          <>
            <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 1 }}>
              {phases}
              {more}
            </Box>
            <KickButtons
              partido={notebook.partido}
              tanda={actual.tanda}
              jugadores={jugadores}
              nameOf={nameOf}
              onKick={(kick) => void entries.kick(kick)}
            />
          </>
        ) : (
          <>
            {phases}
            <NoteButtons row="otros" isSecondary={isSecondary} onBegin={begin}>
              {more}
            </NoteButtons>
            <NoteButtons row="goles" isSecondary={isSecondary} onBegin={begin} />
          </>
        )}
        {isOver && (
          <BigButton tone="gol" height={92} fontSize="size.28" isPrincipal onClick={onFinish}>
            Guardar ficha
          </BigButton>
        )}
      </ThumbBar>
      {draft?.tipo === 'cambio' && (
        <SubstitutionFlow
          borrador={draft}
          actual={actual}
          jugadores={[
            ...jugadores,
            ...plantilla.filter(
              ({ jugador_id: id }) => !jugadores.some(({ jugador_id: other }) => other === id),
            ),
          ]}
          marcador={marcador}
          nameOf={nameOf}
          onGoesOff={(id) => void entries.setAuthor(id)}
          onDone={(entry) => {
            const done = () => void entries.finishDraft(entry, mitad);
            if (entry.entra_id === undefined || isLinedUp(entry.entra_id)) done();
            else ask([entry.entra_id], done);
          }}
          onCancel={() => void entries.cancelDraft()}
        />
      )}
      {draft && draft.tipo !== 'cambio' && (
        <DraftFlow
          key={draft.tipo}
          borrador={draft}
          jugadores={jugadores}
          marcador={marcador}
          nameOf={nameOf}
          sentOff={actual.eventos.flatMap(({ evento, autor_id: id }) =>
            id !== undefined && EVENTOS[evento].expulsa ? [id] : [],
          )}
          onAuthor={(id) => void entries.setAuthor(id)}
          onDone={(entry) => void entries.finishDraft(entry, mitad)}
          onCancel={() => void entries.cancelDraft()}
        />
      )}
      {question}
      {picked && (
        <EventoDialog
          key={picked.paso_id}
          evento={picked}
          actual={actual}
          pasos={pasos}
          jugadores={jugadores}
          nameOf={nameOf}
          onSteps={(steps) => {
            setPicked(undefined);
            void entries.add(steps);
          }}
          onClose={() => setPicked(undefined)}
        />
      )}
    </>
  );
}
