import { actaFromLiveMatch, EVENTO_STEPS, hasSubstitutions, isEventoStep } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SaveDialog } from '../acta/acta-dialogs';
import { summarizeActa } from '../acta/acta-editor';
import { listCalledUp, playerOptions, readActa } from '../acta/acta-state';
import { SelectField } from '../common/select-field';
import { TickBox } from '../common/tick-box';
import { lostShootOutText } from './shoot-out';
import { type Doubt, type DoubtAnswer, findUnsharedSteps, isSameNote } from './merge-logs';
import { impossibleText, playStepText } from './step-text';
import { useMatch } from './use-match';
import { AlineacionEditor } from './alineacion-editor';
import { BigConfirmButton, BigButton } from './big-button';
import { QuestionScreen } from './question-screen';

/** «Guardar ficha»: a summary of the sheet, with fields for the MVP and «Sin cambios». */
export function FinishDialog({ onClose }: { readonly onClose: () => void }) {
  const { notebook, liveMatch, actions } = useMatch();
  const shootOutWarning = lostShootOutText(liveMatch);
  const acta = readActa(actaFromLiveMatch(notebook.pasos));
  const [mvp, setMvp] = useState(acta.mvp ?? '');
  const [isWithoutSubstitutions, setWithoutSubstitutions] = useState(liveMatch.sin_cambios);
  const hasAnySubstitution = hasSubstitutions(liveMatch.eventos);
  const called = listCalledUp({ ...acta, plantilla: notebook.plantilla });
  return (
    <SaveDialog
      partido={notebook.partido}
      summary={summarizeActa(acta)}
      isBusy={false}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void actions.finish(mvp === '' ? null : mvp, isWithoutSubstitutions && !hasAnySubstitution);
      }}
    >
      {shootOutWarning !== '' && (
        <Typography role="alert" color="error" sx={{ fontWeight: 700 }}>
          {shootOutWarning}
        </Typography>
      )}
      <Box sx={{ mt: 1 }}>
        <SelectField
          label="MVP"
          value={mvp}
          options={[['', 'Sin mvp'], ...playerOptions(called)]}
          onChange={setMvp}
        />
      </Box>
      {!hasAnySubstitution && (
        <TickBox
          label="Sin cambios: los que empezaron jugaron hasta el final"
          isTicked={isWithoutSubstitutions}
          // Large enough for a thumb.
          padding={12}
          onChange={setWithoutSubstitutions}
        />
      )}
      {liveMatch.impossible.length > 0 && (
        <Typography color="error">{impossibleText(liveMatch.impossible.length)}</Typography>
      )}
    </SaveDialog>
  );
}

/** Rarely used actions: edit the line-up, or discard the live match everywhere. */
export function MoreDialog({ onClose }: { readonly onClose: () => void }) {
  const { controller, notebook, liveMatch, actions } = useMatch();
  /** Why the match could not be discarded. */
  const [failure, setFailure] = useState<string>();
  return (
    <QuestionScreen title="Más" onClose={onClose}>
      {failure !== undefined && (
        <Typography role="alert" sx={{ fontWeight: 700 }}>
          {failure}
        </Typography>
      )}
      <BigButton onClick={onClose}>Volver al partido</BigButton>
      {liveMatch.fase !== 'sin_empezar' && (
        <>
          <Typography component="h3" sx={{ fontSize: 'size.22', fontWeight: 800 }}>
            Alineación
          </Typography>
          <BigButton
            tone="gol"
            isDisabled={!notebook.alineacion}
            onClick={() => {
              void actions.publish({ isStart: false });
              onClose();
            }}
          >
            Guardar alineación
          </BigButton>
          <AlineacionEditor />
        </>
      )}
      <BigConfirmButton
        tone="encajado"
        label="Descartar el directo"
        title="¿Descartar el directo de este partido?"
        confirmLabel="Descartar"
        onConfirm={async () => setFailure(await controller.discard())}
      >
        <Typography>
          Se borrará todo lo apuntado, en este móvil y en la web. El partido volverá a estar sin
          empezar. No se puede deshacer.
        </Typography>
      </BigConfirmButton>
    </QuestionScreen>
  );
}

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
  const mine = playStepText(myStep, ownSteps, toName);
  const theirs = playStepText(theirStep, stored, toName);
  const prefix = canBeTwo ? 'Es el mismo: vale' : 'Vale';
  const isSame = canBeTwo && isSameNote(myStep, theirStep);
  const unshared = findUnsharedSteps(notebook);
  const hasMore = [...unshared.mine, ...unshared.theirs].some(
    ({ id }) => id !== myStep.id && id !== theirStep.id,
  );
  const answerButton = (answer: DoubtAnswer, text: string, tone: 'gol' | 'plain' = 'plain') => (
    <BigButton
      tone={tone}
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
            mine={unshared.mine.map((step) => playStepText(step, ownSteps, toName))}
            theirs={unshared.theirs.map((step) => playStepText(step, stored, toName))}
          />
        </>
      )}
      <BigButton onClick={onClose}>Decidir después</BigButton>
    </QuestionScreen>
  );
}
