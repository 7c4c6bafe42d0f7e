import {
  type Entry,
  capitalise,
  EVENTOS,
  EVENTO_STEPS,
  type EventoKind,
  isBreak,
  listEventoKinds,
  lastStartedPeriod,
  simulateMatch,
  listStarters,
} from '@club/shared';
import Box from '@mui/material/Box';
import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { BigButton } from './big-button';
import type { Draft } from './notebook';
import { ScoreLine } from './touchline-score';
import { useMatch } from './use-match';
import { PlayerPicker, QuestionScreen } from './question-screen';

interface DraftFlowProps {
  readonly draft: Draft;
}

/** Substitution in two taps: who goes off, who comes on. In a break it then asks for the next one, until «Listo». */
function SubstitutionQuestions({ draft: { autor_id: goesOff } }: DraftFlowProps) {
  const { liveMatch, notebook, jugadores: called, toName, actions, askIfSuspended } = useMatch();
  const onCancel = () => void actions.cancelDraft();
  const { alineacion, eventos, minutos_parte: halfMinutes, fase: phase } = liveMatch;
  const calledIds = new Set(called.map(({ jugador_id: id }) => id));
  /** The called-up players, then the rest of the squad: somebody may come on without having been called up. */
  const jugadores = [
    ...called,
    ...notebook.plantilla.filter(({ jugador_id: id }) => !calledIds.has(id)),
  ];
  const starters = alineacion ? listStarters(alineacion) : [];
  const { onPitch, sentOff } = simulateMatch(starters, eventos, halfMinutes);
  if (onPitch.size === 0) {
    return (
      <QuestionScreen title="¿Quién sale?" onClose={onCancel}>
        <Typography>
          Para apuntar un cambio hace falta saber quién está en el campo. Pon la alineación en
          «Más».
        </Typography>
        <BigButton onClick={onCancel}>Cerrar</BigButton>
      </QuestionScreen>
    );
  }
  const isInBreak = isBreak(phase);
  const { length: notedInPeriod } = eventos.filter(
    ({ sale_id, mitad: period }) =>
      sale_id !== undefined && period === lastStartedPeriod(liveMatch),
  );
  const question =
    goesOff === undefined
      ? {
          title: '¿Quién sale?',
          ...(isInBreak && {
            detail: `Cambios del descanso: se apuntan seguidos. Van ${String(notedInPeriod)}.`,
          }),
          jugadores: jugadores.filter(({ jugador_id: id }) => onPitch.has(id)),
          // Stored in the notebook, so that the second question is open again after a reload.
          onPick: (id: string) => void actions.setAuthor(id),
        }
      : {
          title: '¿Quién entra?',
          detail: `Sale ${toName(goesOff)}`,
          jugadores: jugadores.filter(({ jugador_id: id }) => !onPitch.has(id) && !sentOff.has(id)),
          onPick: (comesOn: string) =>
            askIfSuspended(calledIds.has(comesOn) ? [] : [comesOn], () => {
              void actions.finishDraft({ evento: 'cambio', sale_id: goesOff, entra_id: comesOn });
            }),
        };
  return (
    <PlayerPicker
      key={question.title}
      {...question}
      score={<ScoreLine />}
      cancelLabel={isInBreak ? 'Listo' : 'Cancelar'}
      onCancel={onCancel}
    />
  );
}

/** Questions after a tap on GOL (scorer, then assistant) or Tarjeta (the kind of card, and the player). */
function AuthorQuestions({ draft: { tipo, autor_id: autor } }: DraftFlowProps) {
  const { liveMatch, jugadores, toName, actions } = useMatch();
  const kinds = listEventoKinds(tipo);
  const [evento, setEvento] = useState<EventoKind>(kinds[0]);
  const eventoClass = EVENTOS[evento];
  const onDone = (entry: Entry) => void actions.finishDraft(entry);
  const onCancel = () => void actions.cancelDraft();
  const isSentOff = (id: string) =>
    liveMatch.eventos.some((other) => EVENTOS[other.evento].expulsa && other.autor_id === id);
  const { propia_puerta: ownGoal } = eventoClass;
  // Second question of a goal: the scorer is known.
  if (eventoClass.asistente && autor !== undefined) {
    return (
      <PlayerPicker
        key="asistente"
        title="¿Quién ha asistido?"
        detail={`${capitalise(eventoClass.breve)} de ${toName(autor)}`}
        score={<ScoreLine />}
        jugadores={jugadores.filter(({ jugador_id: id }) => id !== autor)}
        onPick={(asistente) => onDone({ evento, autor_id: autor, asistente_id: asistente })}
        onCancel={onCancel}
      >
        <BigButton tone="gol" height={64} onClick={() => onDone({ evento, autor_id: autor })}>
          Sin asistencia
        </BigButton>
      </PlayerPicker>
    );
  }
  return (
    <PlayerPicker
      key="autor"
      title={EVENTO_STEPS[tipo].pregunta ?? ''}
      score={<ScoreLine />}
      jugadores={
        eventoClass.expulsa ? jugadores.filter(({ jugador_id: id }) => !isSentOff(id)) : jugadores
      }
      onPick={(id) => {
        if (eventoClass.asistente) void actions.setAuthor(id);
        else onDone({ evento, autor_id: id });
      }}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 1 }}>
        {eventoClass.autor === 'puede' && (
          <BigButton onClick={() => onDone({ evento })}>No lo sé</BigButton>
        )}
        {ownGoal && (
          <BigButton onClick={() => onDone({ evento, propia_puerta: true })}>
            {`Propia puerta ${ownGoal.de}`}
          </BigButton>
        )}
        {kinds.length > 1 &&
          kinds.map((one) => (
            <BigButton
              key={one}
              fontSize="size.14"
              isPressed={one === evento}
              onClick={() => setEvento(one)}
            >
              {capitalise(EVENTOS[one].nombre)}
            </BigButton>
          ))}
      </Box>
    </PlayerPicker>
  );
}

/** The open question about a half-entered event. */
export function DraftFlow({ draft }: DraftFlowProps) {
  return draft.tipo === 'cambio' ? (
    <SubstitutionQuestions draft={draft} />
  ) : (
    <AuthorQuestions key={draft.tipo} draft={draft} />
  );
}
