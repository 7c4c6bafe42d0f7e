import { type Entry, campoOf, type CurrentLiveMatch, startersOf } from '@club/shared';
import Typography from '@mui/material/Typography';
import { BigButton } from './big-button';
import type { ReactNode } from 'react';
import type { Draft } from './notebook';
import type { JugadorOnPitch } from './jugadores';
import type { NameOf } from './step-text';
import { PlayerPicker } from './player-picker';
import { QuestionScreen } from './question-screen';
import { isBreak, lastPeriod } from './time';

interface SubstitutionFlowProps {
  readonly borrador: Draft;
  readonly actual: CurrentLiveMatch;
  /** Called-up players first, then the rest of the squad. */
  readonly jugadores: readonly JugadorOnPitch[];
  /** Score shown above the question. */
  readonly marcador?: ReactNode;
  readonly nameOf: NameOf;
  /** Stores who goes off, so that after a reload the second question is open again. */
  readonly onGoesOff: (jugadorId: string) => void;
  readonly onDone: (entry: Entry) => void;
  readonly onCancel: () => void;
}

/** Substitution in two taps: who goes off, who comes on. In a break it then asks for the next one, until «Listo». */
export function SubstitutionFlow({
  borrador: { autor_id: goesOff },
  actual,
  jugadores,
  marcador,
  nameOf,
  onGoesOff,
  onDone,
  onCancel,
}: SubstitutionFlowProps) {
  const { alineacion, eventos, minutos_parte: halfMinutes, fase: phase } = actual;
  const starters = alineacion ? startersOf(alineacion) : [];
  const { inside, sentOff } = campoOf(starters, eventos, halfMinutes);
  if (inside.size === 0) {
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
  const inBreak = isBreak(phase);
  const noted = eventos.filter(
    ({ sale_id, mitad: period }) => sale_id !== undefined && period === lastPeriod(actual),
  ).length;
  const question =
    goesOff === undefined
      ? {
          title: '¿Quién sale?',
          ...(inBreak && {
            detail: `Cambios del descanso: se apuntan seguidos. Van ${String(noted)}.`,
          }),
          jugadores: jugadores.filter(({ jugador_id: id }) => inside.has(id)),
          onPick: onGoesOff,
        }
      : {
          title: '¿Quién entra?',
          detail: `Sale ${nameOf(goesOff)}`,
          jugadores: jugadores.filter(({ jugador_id: id }) => !inside.has(id) && !sentOff.has(id)),
          onPick: (entra: string) =>
            onDone({ evento: 'cambio', sale_id: goesOff, entra_id: entra }),
        };
  return (
    <PlayerPicker
      key={question.title}
      {...question}
      marcador={marcador}
      cancelLabel={inBreak ? 'Listo' : 'Cancelar'}
      onCancel={onCancel}
    />
  );
}
