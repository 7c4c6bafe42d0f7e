import { type Partido, scoreText, ABANDONED_AFTER_HOURS, type Step } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useNow } from '../../lib/use-now';
import { Differences } from '../acta/acta-differences';
import { BigConfirmButton, BigButton } from './big-button';
import { savedDifferences } from './saved-sheet';
import { stepText } from './step-text';
import { useMatch } from './use-match';

const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;

interface NoticeBoxProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** High-contrast notice that needs attention or a decision. */
export function NoticeBox({ title, children }: NoticeBoxProps) {
  return (
    <Box
      role="alert"
      sx={{
        display: 'grid',
        gap: 1,
        p: 1.5,
        border: '3px solid #f5c518',
        borderRadius: 3,
        bgcolor: '#231f00',
        color: '#ffffff',
      }}
    >
      <Typography sx={{ fontWeight: 800, fontSize: 'size.18' }}>{title}</Typography>
      {children}
    </Box>
  );
}

interface RefusedStepProps {
  readonly paso: Step;
  readonly msg: string;
}

/** Names a step that the server refuses. No step is sent until a person has discarded the refused one. */
export function RefusedStep({ paso, msg }: RefusedStepProps) {
  const { controller, notebook, toName } = useMatch();
  const text = stepText(paso, notebook.pasos, toName);
  return (
    <NoticeBox title={`El servidor no acepta este apunte: ${text}.`}>
      <Typography>{msg}</Typography>
      <Typography>Todo sigue en este móvil. Lo demás se enviará en cuanto lo descartes.</Typography>
      <BigConfirmButton
        label="Descartar este apunte"
        title="¿Descartar este apunte?"
        confirmLabel="Descartar"
        onConfirm={() => controller.discardStep(paso.id)}
      >
        <Typography>
          Se quitará de este móvil: {text}. Lo demás se queda y se enviará. No se puede deshacer.
        </Typography>
      </BigConfirmButton>
    </NoticeBox>
  );
}

/** Shows how a sheet saved by another device differs from this device's log. A person chooses which one is kept. */
export function EndedElsewhere({ partido }: { readonly partido: Partido }) {
  const { controller, notebook, liveMatch } = useMatch();
  const { local, goles_anotados, goles_encajados } = partido;
  return (
    <NoticeBox title="Este partido ya tiene su ficha: se guardó desde otro móvil.">
      <Typography>
        Ficha guardada: {scoreText({ local, goles_anotados, goles_encajados })}. Este móvil:{' '}
        {scoreText({ local, ...liveMatch.marcador })}. No coinciden (ficha guardada / este móvil):
      </Typography>
      <Differences differences={savedDifferences(notebook, partido)} />
      <BigButton onClick={() => void controller.forget()}>
        Vale la ficha guardada: borrar lo de este móvil
      </BigButton>
      <BigButton onClick={() => void controller.saveOver(partido)}>
        Vale lo de este móvil: guardarlo encima
      </BigButton>
    </NoticeBox>
  );
}

export function DiscardedElsewhere() {
  const { controller } = useMatch();
  return (
    <NoticeBox title="Otro móvil ha descartado este directo.">
      <Typography>Lo apuntado sigue en este móvil. ¿Qué hacemos?</Typography>
      <BigButton onClick={() => void controller.keepOwn()}>Seguir con lo de este móvil</BigButton>
      <BigButton onClick={() => void controller.forget()}>Borrarlo también aquí</BigButton>
    </NoticeBox>
  );
}

/** Asks whether the match has ended, if its last step is hours old. */
export function EndCheck({ onDiscard }: { readonly onDiscard: () => void }) {
  const { notebook, isInPlay, actions } = useMatch();
  const [isStillPlayed, setStillPlayed] = useState(false);
  const now = useNow(MINUTE_MS);
  const last = notebook.pasos.at(-1);
  const hours = now && last ? (now.getTime() - Date.parse(last.instante)) / HOUR_MS : 0;
  if (!isInPlay || isStillPlayed || hours <= ABANDONED_AFTER_HOURS) return null;
  return (
    <NoticeBox title="¿Terminó el partido?">
      <Typography>El último apunte es de hace {Math.floor(hours)} horas.</Typography>
      <BigButton onClick={() => void actions.startPhase('final')}>Sí, terminó</BigButton>
      <BigButton onClick={() => setStillPlayed(true)}>No, sigue en juego</BigButton>
      <BigButton onClick={onDiscard}>Descartar el directo</BigButton>
    </NoticeBox>
  );
}
