import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AlineacionEditor } from './alineacion-editor';
import { BigButton } from './big-button';
import { TouchlineScore } from './touchline-score';
import { ThumbBar, UndoButtons } from './thumb-bar';
import { useMatch } from './use-match';

interface BeforeMatchProps {
  /** Whether the screen opens offline on this device; `undefined` until known. */
  readonly isKept: boolean | undefined;
  readonly onMore: () => void;
}

function keptText(isKept: boolean | undefined): string {
  if (isKept === undefined) return 'Guardando la pantalla para cuando no haya cobertura…';
  return isKept
    ? '✓ Listo para usarse sin cobertura.'
    : 'Sin cobertura, no cierres esta pantalla: este navegador no la guarda.';
}

/** Before kick-off: line-up and the button that starts the match. */
export function BeforeMatch({ isKept, onMore }: BeforeMatchProps) {
  const { notebook, actions } = useMatch();
  return (
    <>
      <TouchlineScore />
      <Typography role="status" data-testid="sin-cobertura" sx={{ fontWeight: 600 }}>
        {keptText(isKept)}
      </Typography>
      <Typography component="h2" sx={{ fontSize: 'size.22', fontWeight: 800 }}>
        Alineación
      </Typography>
      <Box sx={{ flexGrow: 1 }}>
        <AlineacionEditor />
      </Box>
      <ThumbBar columns="1fr 1fr 1fr">
        <UndoButtons />
        <BigButton onClick={onMore}>Más</BigButton>
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
          {notebook.alineacion && (
            <BigButton onClick={() => void actions.publish({ isStart: false })}>
              Publicar alineación ya
            </BigButton>
          )}
          <BigButton
            tone="gol"
            isPrincipal
            height={92}
            fontSize="size.28"
            onClick={() => void actions.publish({ isStart: true })}
          >
            Empezar partido
          </BigButton>
        </Box>
      </ThumbBar>
    </>
  );
}
