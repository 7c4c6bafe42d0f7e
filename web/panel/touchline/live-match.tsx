import {
  EVENTOS,
  type EventoDetails,
  type EventoStepKind,
  type LiveEvento,
  minuteOfInstant,
  minuteText,
  type Step,
  toEventoStep,
} from '@club/shared';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { GoalKindField, PlayerField } from '../acta/evento-fields';
import { BigButton } from './big-button';
import { DraftFlow } from './draft-flow';
import { newStamp } from './match-actions';
import { correction, correctStep, moveInstant } from './note-evento';
import { listUnsentSteps } from './notebook';
import { NoticeBox } from './notices';
import { QuestionScreen } from './question-screen';
import { KickButtons, ShootOutBoard } from './shoot-out';
import { eventoText, impossibleText } from './step-text';
import { isWaiting, NoteButtons, PhaseButtons, ThumbBar, UndoButtons } from './thumb-bar';
import { TouchlineScore } from './touchline-score';
import { useMatch } from './use-match';

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

interface EventoDialogProps {
  readonly evento: LiveEvento;
  readonly onClose: () => void;
}

/** The selects of a substitution: label, field, and the field whose player cannot be chosen. */
const SUBSTITUTION_FIELDS = [
  ['Sale', 'sale_id', 'entra_id'],
  ['Entra', 'entra_id', 'sale_id'],
] as const;

/** Edits an event's players, details and time, or removes it. Everything can be undone. */
function EventoDialog({ evento, onClose }: EventoDialogProps) {
  const { liveMatch, jugadores, toName, actions } = useMatch();
  const [instante, setInstant] = useState(evento.instante);
  const [fields, setFields] = useState<EventoDetails>(evento);
  const set = (change: EventoDetails) => setFields((current) => ({ ...current, ...change }));
  const moveButton = (minutes: number, label: string) => {
    const moved = moveInstant(liveMatch, evento.mitad, instante, minutes);
    return (
      <BigButton isDisabled={moved === undefined} onClick={() => setInstant(moved ?? instante)}>
        {label}
      </BigButton>
    );
  };
  /** The minute that the sheet will have; `undefined` if the half has not started. */
  const minute = minuteOfInstant(liveMatch, evento.mitad, instante);
  const addAndClose = (steps: readonly Step[]) => {
    onClose();
    void actions.add(steps);
  };
  const save = () => {
    const stamp = newStamp();
    const origin = { id: stamp.newId(), instante, mitad: evento.mitad };
    const corrected = toEventoStep(origin, { ...fields, evento: evento.evento });
    addAndClose(correctStep(corrected, evento.paso_id, stamp));
  };
  const without = (excluded: string | undefined) =>
    jugadores.filter(({ jugador_id: id }) => id !== excluded);
  const eventoClass = EVENTOS[evento.evento];
  const needsAuthor = eventoClass.autor === 'debe';
  return (
    <QuestionScreen
      title="Corregir apunte"
      detail={`${minuteText(evento)} ${eventoText(evento, toName)}`}
      onClose={onClose}
    >
      {eventoClass.autor !== 'nadie' && (
        <PlayerField
          label={needsAuthor ? 'Jugador' : 'Autor'}
          value={fields.autor_id}
          none={needsAuthor ? 'Elige…' : 'Sin autor'}
          jugadores={jugadores}
          onChange={(autor_id) =>
            set({ autor_id, ...(autor_id === fields.asistente_id && { asistente_id: undefined }) })
          }
        />
      )}
      {eventoClass.asistente && fields.autor_id !== undefined && (
        <PlayerField
          label="Asistente"
          value={fields.asistente_id}
          none="Sin asistencia"
          jugadores={without(fields.autor_id)}
          onChange={(asistente_id) => set({ asistente_id })}
        />
      )}
      {eventoClass.forma && fields.autor_id !== undefined && (
        <GoalKindField value={fields.forma} onChange={(forma) => set({ forma })} />
      )}
      {eventoClass.relevo &&
        SUBSTITUTION_FIELDS.map(([label, field, other]) => (
          <PlayerField
            key={field}
            label={label}
            value={fields[field]}
            jugadores={without(fields[other])}
            onChange={(id) => set({ [field]: id })}
          />
        ))}
      <Box
        role="group"
        aria-label="Minuto"
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr auto 1fr',
          gap: 1,
          alignItems: 'center',
        }}
      >
        {moveButton(-1, 'Un minuto menos')}
        <Typography role="status" sx={{ minWidth: 88, textAlign: 'center', fontWeight: 800 }}>
          {minute ? `Minuto ${minuteText(minute)}` : 'Sin minuto'}
        </Typography>
        {moveButton(1, 'Un minuto más')}
      </Box>
      <BigButton
        tone="gol"
        isDisabled={needsAuthor && fields.autor_id === undefined}
        onClick={save}
      >
        Guardar corrección
      </BigButton>
      <BigButton
        tone="encajado"
        onClick={() => addAndClose([correction('anular', evento.paso_id, newStamp())])}
      >
        Quitar este apunte
      </BigButton>
      <BigButton onClick={onClose}>Cancelar</BigButton>
    </QuestionScreen>
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
  /** In breaks and after the match, the buttons of events are small. */
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
