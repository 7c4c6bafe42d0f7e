import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AlineacionEditor } from './alineacion-editor';
import { AskedButton, BigButton } from './big-button';
import { QuestionScreen } from './question-screen';
import { useMatch } from './use-match';

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
