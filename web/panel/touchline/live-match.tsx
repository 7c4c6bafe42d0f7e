import type { LiveEvento, EventoStepKind } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { NoteButtons, ThumbBar, UndoButtons } from './thumb-bar';
import { BigButton } from './big-button';
import { DraftFlow } from './draft-flow';
import { EventoDialog } from './evento-dialog';
import { isWaiting, PhaseButtons } from './phase-buttons';
import { KickButtons, ShootOutBoard } from './shoot-out';
import { TouchlineScore } from './touchline-score';
import { NoticeBox } from './notices';
import { impossibleText, eventoText } from './step-text';
import { useMatch } from './use-match';
import { listUnsentSteps } from './notebook';
import { minuteText } from '../acta/acta-state';

interface EventoListProps {
  readonly eventos: readonly LiveEvento[];
  readonly onPick: (evento: LiveEvento) => void;
}

/** Events, latest first. A tap opens the editor. */
function TouchlineEventoList({ eventos, onPick }: EventoListProps) {
  const { notebook, toName } = useMatch();
  const pending = new Set(listUnsentSteps(notebook).map(({ id }) => id));
  if (eventos.length === 0) {
    return <Typography sx={{ py: 1 }}>Aún no hay nada apuntado.</Typography>;
  }
  return (
    <Box component="ul" aria-label="Apuntes" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {eventos.toReversed().map((evento) => (
        <Box component="li" key={evento.paso_id}>
          <ButtonBase
            focusRipple
            onClick={() => onPick(evento)}
            sx={{
              width: 1,
              minHeight: 48,
              gap: 1,
              justifyContent: 'flex-start',
              textAlign: 'left',
              fontFamily: 'inherit',
              fontSize: 'size.16',
              fontWeight: 600,
              borderBottom: '1px solid',
              borderColor: 'divider',
            }}
          >
            <Box component="span" sx={{ minWidth: 52, fontWeight: 800 }}>
              {minuteText(evento)}
            </Box>
            <Box component="span" sx={{ flexGrow: 1, overflowWrap: 'anywhere' }}>
              {eventoText(evento, toName)}
            </Box>
            <Box component="span" sx={{ fontSize: 'size.12', whiteSpace: 'nowrap' }}>
              {pending.has(evento.paso_id) ? 'por enviar' : 'Corregir'}
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}

interface LiveMatchProps {
  readonly onMore: () => void;
  readonly onFinish: () => void;
}

/** The match in play: score, clock, events, and the entry buttons within reach of the thumb. */
export function LiveMatch({ onMore, onFinish }: LiveMatchProps) {
  const { notebook, liveMatch, actions } = useMatch();
  const { borrador: draft } = notebook;
  const [picked, setPicked] = useState<LiveEvento>();
  const isOver = liveMatch.fase === 'final';
  /** While nothing is played, the buttons of events are small. */
  const isSecondary = isOver || isWaiting(liveMatch.fase);
  const phases = (
    <PhaseButtons liveMatch={liveMatch} onPhase={(phase) => void actions.startPhase(phase)} />
  );
  const more = (
    <BigButton fontSize="size.14" onClick={onMore}>
      Más
    </BigButton>
  );
  const begin = (tipo: EventoStepKind) => void actions.begin(tipo);
  return (
    <>
      <TouchlineScore />
      {isOver && (
        <NoticeBox title="El partido ha terminado. La ficha todavía no está guardada.">
          <Typography>Repasa los apuntes y pulsa «Guardar ficha».</Typography>
        </NoticeBox>
      )}
      {liveMatch.tanda && <ShootOutBoard tanda={liveMatch.tanda} />}
      <Box sx={{ flexGrow: 1, minHeight: 110, overflowY: 'auto' }} tabIndex={-1}>
        <TouchlineEventoList eventos={liveMatch.eventos} onPick={setPicked} />
        {liveMatch.impossible.length > 0 && (
          <>
            <Typography role="status" color="error" sx={{ py: 1, fontWeight: 700 }}>
              {impossibleText(liveMatch.impossible.length)}
            </Typography>
            <TouchlineEventoList eventos={liveMatch.impossible} onPick={setPicked} />
          </>
        )}
      </Box>
      <ThumbBar>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
          <UndoButtons />
        </Box>
        {liveMatch.fase === 'tanda' && liveMatch.tanda ? (
          <>
            <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 1 }}>
              {phases}
              {more}
            </Box>
            <KickButtons tanda={liveMatch.tanda} />
          </>
        ) : (
          <>
            {phases}
            <NoteButtons row="others" isSecondary={isSecondary} onBegin={begin}>
              {more}
            </NoteButtons>
            <NoteButtons row="goals" isSecondary={isSecondary} onBegin={begin} />
          </>
        )}
        {isOver && (
          <BigButton tone="gol" height={92} fontSize="size.28" isPrincipal onClick={onFinish}>
            Guardar ficha
          </BigButton>
        )}
      </ThumbBar>
      {draft && <DraftFlow draft={draft} />}
      {picked && (
        <EventoDialog key={picked.paso_id} evento={picked} onClose={() => setPicked(undefined)} />
      )}
    </>
  );
}
