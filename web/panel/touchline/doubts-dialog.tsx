import { isSameNote, type Doubt, type DoubtAnswer, findUnsharedSteps } from './merge-logs';
import { EVENTO_STEPS, isEventoStep } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BigButton } from './big-button';
import { stepText } from './step-text';
import { useMatch } from './use-match';
import { QuestionScreen } from './question-screen';

interface DoubtsDialogProps {
  readonly doubt: Doubt;
  readonly remaining: number;
  readonly onClose: () => void;
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

interface VersionsProps {
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/** Steps of both phones, side by side. */
function Versions({ mine, theirs }: VersionsProps) {
  const sides = [
    ['Este móvil', mine],
    ['El otro móvil', theirs],
  ] as const;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0,1fr))', gap: 1 }}>
      {sides.map(([title, texts]) => (
        <Box
          key={title}
          sx={{ p: 1.5, border: '2px solid', borderColor: 'divider', borderRadius: 3, minWidth: 0 }}
        >
          <Typography component="h3" sx={{ fontWeight: 800 }}>
            {title}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2, overflowWrap: 'anywhere' }}>
            {texts.map((text, index) => (
              <li key={index}>{text}</li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function questionAbout({ myStep, canBeTwo }: Doubt): string {
  if (isEventoStep(myStep)) return EVENTO_STEPS[myStep.tipo].mismo;
  return canBeTwo ? '¿Es el mismo penalti?' : '¿Cuál vale?';
}

/** Asks about a doubt, with the steps of both phones side by side. No answer deletes a step. */
export function DoubtsDialog({ doubt, remaining, onClose }: DoubtsDialogProps) {
  const { notebook, toName, actions } = useMatch();
  const { pasos: ownSteps, servidor: server } = notebook;
  const { pasos: stored } = server;
  const { myStep, theirStep, canBeTwo } = doubt;
  const mine = stepText(myStep, ownSteps, toName);
  const theirs = stepText(theirStep, stored, toName);
  const prefix = canBeTwo ? 'Es el mismo: vale' : 'Vale';
  const isSame = canBeTwo && isSameNote(myStep, theirStep);
  const exclusive = findUnsharedSteps(notebook);
  const hasMore = [...exclusive.mine, ...exclusive.theirs].some(
    ({ id }) => id !== myStep.id && id !== theirStep.id,
  );
  const answerButton = (answer: DoubtAnswer, text: string, tone?: 'gol') => (
    <BigButton
      {...(tone && { tone })}
      height={64}
      onClick={() => {
        if (remaining === 1) onClose();
        void actions.answer(doubt, answer);
      }}
    >
      {text}
    </BigButton>
  );
  return (
    <QuestionScreen
      title={`El otro móvil apuntó: ${lowerFirst(theirs)}. ${questionAbout(doubt)}`}
      onClose={onClose}
    >
      <Typography sx={{ fontWeight: 600 }}>
        {remaining > 1 ? `Quedan ${String(remaining)} preguntas.` : 'Es la única pregunta.'} Lo que
        no coincide se junta solo; lo que quites se puede rehacer.
      </Typography>
      <Versions mine={[mine]} theirs={[theirs]} />
      {isSame ? (
        answerButton('theirs', 'Sí, es el mismo', 'gol')
      ) : (
        <>
          {answerButton('mine', `${prefix} el de este móvil`)}
          {answerButton('theirs', `${prefix} el del otro móvil`)}
        </>
      )}
      {canBeTwo && answerButton('both', 'No, son dos')}
      {hasMore && (
        <>
          <Typography component="h3" sx={{ fontWeight: 800 }}>
            Todo lo que cada móvil tiene de más
          </Typography>
          <Versions
            mine={exclusive.mine.map((step) => stepText(step, ownSteps, toName))}
            theirs={exclusive.theirs.map((exclusiveStep) =>
              stepText(exclusiveStep, stored, toName),
            )}
          />
        </>
      )}
      <BigButton onClick={onClose}>Decidir después</BigButton>
    </QuestionScreen>
  );
}
