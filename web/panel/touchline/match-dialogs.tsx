import { actaFromLiveMatch, hasSubstitutions } from '@club/shared';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SaveDialog } from '../acta/acta-dialogs';
import { summarize } from '../acta/acta-editor';
import { listCalledUp, playerOptions, readActa } from '../acta/acta-state';
import { SelectField } from '../common/select-field';
import { lostShootOutText } from './shoot-out';
import { impossibleText } from './step-text';
import { useMatch } from './use-match';
import { AlineacionEditor } from './alineacion-editor';
import { AskedButton, BigButton } from './big-button';
import { QuestionScreen } from './question-screen';

/** «Guardar ficha»: the sheet editor's summary, with a select for the MVP. */
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
      summary={summarize(acta)}
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
        <FormControlLabel
          control={
            <Checkbox
              checked={isWithoutSubstitutions}
              // Large enough for a thumb.
              sx={{ p: '12px' }}
              onChange={(_event, checked) => setWithoutSubstitutions(checked)}
            />
          }
          label="Sin cambios: los que empezaron jugaron hasta el final"
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
      <AskedButton
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
      </AskedButton>
    </QuestionScreen>
  );
}
