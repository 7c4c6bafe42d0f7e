import { deriveLiveMatch } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AlineacionEditor } from './alineacion-editor';
import { BigButton } from './big-button';
import { type Notebook, filasElegidas } from './notebook';
import { UndoButtons } from './undo-buttons';
import { TouchlineScore } from './touchline-score';
import { ThumbBar } from './thumb-bar';
import type { Apuntes } from './use-notes';

interface BeforeMatchProps {
  readonly cuaderno: Notebook;
  readonly apuntes: Apuntes;
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
export function BeforeMatch({ cuaderno, apuntes, isKept, onMore }: BeforeMatchProps) {
  const actual = deriveLiveMatch(cuaderno.pasos);
  const filas = filasElegidas(cuaderno);
  return (
    <>
      <TouchlineScore partido={cuaderno.partido} actual={actual} />
      <Typography role="status" data-testid="sin-cobertura" sx={{ fontWeight: 600 }}>
        {keptText(isKept)}
      </Typography>
      <Typography component="h2" sx={{ fontSize: 20, fontWeight: 800 }}>
        Alineación
      </Typography>
      <Box sx={{ flexGrow: 1 }}>
        <AlineacionEditor
          nuevo={{
            temporadaId: cuaderno.partido.temporada_id,
            partidoId: cuaderno.partido_id,
          }}
          plantilla={cuaderno.plantilla}
          filas={filas}
          fijos={[]}
          onChange={(next) => void apuntes.choose(next)}
        />
      </Box>
      <ThumbBar columns="1fr 1fr 1fr">
        <UndoButtons cuaderno={cuaderno} apuntes={apuntes} />
        <BigButton onClick={onMore}>Más</BigButton>
        <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
          {cuaderno.alineacion && (
            <BigButton onClick={() => void apuntes.publish(false)}>
              Publicar alineación ya
            </BigButton>
          )}
          <BigButton
            tone="gol"
            isPrincipal
            height={80}
            fontSize={24}
            onClick={() => void apuntes.publish(true)}
          >
            Empezar partido
          </BigButton>
        </Box>
      </ThumbBar>
    </>
  );
}
