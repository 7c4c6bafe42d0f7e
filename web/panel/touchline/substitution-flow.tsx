import { type Entry, simulateMatch, startersOf } from '@club/shared';
import Typography from '@mui/material/Typography';
import { BigButton } from './big-button';
import type { Draft } from './notebook';
import { PlayerPicker } from './player-picker';
import { QuestionScreen } from './question-screen';
import { isBreak, lastPeriod } from './time';
import { ScoreLine } from './touchline-score';
import { useMatch } from './use-match';

interface SubstitutionFlowProps {
  readonly draft: Draft;
  readonly onDone: (entry: Entry) => void;
}

/** Substitution in two taps: who goes off, who comes on. In a break it then asks for the next one, until «Listo». */
export function SubstitutionFlow({ draft: { autor_id: goesOff }, onDone }: SubstitutionFlowProps) {
  const { liveMatch, notebook, jugadores: called, nameOf, actions } = useMatch();
  const onCancel = () => void actions.cancelDraft();
  const { alineacion, eventos, minutos_parte: halfMinutes, fase: phase } = liveMatch;
  const calledIds = new Set(called.map(({ jugador_id: id }) => id));
  /** Also the rest of the squad: somebody may come on without having been called up. */
  const jugadores = [
    ...called,
    ...notebook.plantilla.filter(({ jugador_id: id }) => !calledIds.has(id)),
  ];
  const starters = alineacion ? startersOf(alineacion) : [];
  const { inside, sentOff } = simulateMatch(starters, eventos, halfMinutes);
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
  const isInBreak = isBreak(phase);
  const { length: notedInPeriod } = eventos.filter(
    ({ sale_id, mitad: period }) => sale_id !== undefined && period === lastPeriod(liveMatch),
  );
  const question =
    goesOff === undefined
      ? {
          title: '¿Quién sale?',
          ...(isInBreak && {
            detail: `Cambios del descanso: se apuntan seguidos. Van ${String(notedInPeriod)}.`,
          }),
          jugadores: jugadores.filter(({ jugador_id: id }) => inside.has(id)),
          // Stored, so that after a reload the second question is open again.
          onPick: (id: string) => void actions.setAuthor(id),
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
      score={<ScoreLine />}
      cancelLabel={isInBreak ? 'Listo' : 'Cancelar'}
      onCancel={onCancel}
    />
  );
}
