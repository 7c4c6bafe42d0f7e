import { deriveLiveMatch } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { AlineacionEditor } from './alineacion-editor';
import { AskedButton, BigButton } from './big-button';
import type { Notebook } from './notebook';
import { QuestionScreen } from './question-screen';
import type { Entries } from './use-notes';

interface MoreDialogProps {
  readonly cuaderno: Notebook;
  readonly entries: Entries;
  /** Discards the live match everywhere. Resolves to an error message, or `undefined` on success. */
  readonly onDiscard: () => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Rarely used actions: edit the line-up, or discard the live match. */
export function MoreDialog({ cuaderno: notebook, entries, onDiscard, onClose }: MoreDialogProps) {
  const [msg, setMsg] = useState<string>();
  const { fase: phase, eventos } = deriveLiveMatch(notebook.pasos);
  return (
    <QuestionScreen title="Más" onClose={onClose}>
      {msg !== undefined && (
        <Typography role="alert" sx={{ fontWeight: 700 }}>
          {msg}
        </Typography>
      )}
      <BigButton onClick={onClose}>Volver al partido</BigButton>
      {phase !== 'sin_empezar' && (
        <>
          <Typography component="h3" sx={{ fontSize: 'size.22', fontWeight: 800 }}>
            Alineación
          </Typography>
          <BigButton
            tone="gol"
            isDisabled={!notebook.alineacion}
            onClick={() => {
              void entries.publish(false);
              onClose();
            }}
          >
            Guardar alineación
          </BigButton>
          <AlineacionEditor
            cuaderno={notebook}
            entries={entries}
            fixed={eventos.flatMap(({ autor_id, asistente_id, entra_id, sale_id }) =>
              [autor_id, asistente_id, entra_id, sale_id].filter((id) => id !== undefined),
            )}
          />
        </>
      )}
      <AskedButton
        tone="encajado"
        label="Descartar el directo"
        title="¿Descartar el directo de este partido?"
        confirmLabel="Descartar"
        onConfirm={async () => setMsg(await onDiscard())}
      >
        <Typography>
          Se borrará todo lo apuntado, en este móvil y en la web. El partido volverá a estar sin
          empezar. No se puede deshacer.
        </Typography>
      </AskedButton>
    </QuestionScreen>
  );
}
