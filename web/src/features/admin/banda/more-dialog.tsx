import { directoActual } from '@club/shared';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../common/confirm-dialog';
import { AlineacionEditor } from './alineacion-editor';
import { BigButton } from './big-button';
import { type Cuaderno, filasOf, SIN_NADIE } from './cuaderno';
import type { Apuntes } from './use-apuntes';

interface MoreDialogProps {
  readonly cuaderno: Cuaderno;
  readonly apuntes: Apuntes;
  /** Discards the live match everywhere; what went wrong, if it did. */
  readonly onDiscard: () => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** What is seldom needed: another line-up, or throwing the live match away. */
export function MoreDialog({ cuaderno, apuntes, onDiscard, onClose }: MoreDialogProps) {
  const titleId = useId();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [msg, setMsg] = useState<string>();
  const { fase, alineacion, eventos } = directoActual(cuaderno.pasos);
  const filas = cuaderno.alineacion ?? filasOf(alineacion ?? SIN_NADIE);
  const discard = async () => {
    setBusy(true);
    const problem = await onDiscard();
    setBusy(false);
    setAsking(false);
    setMsg(problem);
  };
  return (
    <Dialog fullScreen open onClose={onClose} aria-labelledby={titleId} transitionDuration={0}>
      <Box sx={{ display: 'grid', gap: 1.5, p: 1.5, alignContent: 'start' }}>
        <Typography id={titleId} component="h2" sx={{ fontSize: 24, fontWeight: 800 }}>
          Más
        </Typography>
        {msg !== undefined && (
          <Typography role="alert" sx={{ fontWeight: 700 }}>
            {msg}
          </Typography>
        )}
        <BigButton onClick={onClose}>Volver al partido</BigButton>
        {fase !== 'sin_empezar' && (
          <>
            <Typography component="h3" sx={{ fontSize: 20, fontWeight: 800 }}>
              Alineación
            </Typography>
            <BigButton
              tone="gol"
              isDisabled={!cuaderno.alineacion}
              onClick={() => {
                void apuntes.publish(false);
                onClose();
              }}
            >
              Guardar alineación
            </BigButton>
            <AlineacionEditor
              temporadaId={undefined}
              plantilla={cuaderno.plantilla}
              filas={filas}
              fijos={eventos.flatMap(({ autor_id, asistente_id }) =>
                [autor_id, asistente_id].filter((id) => id !== undefined),
              )}
              onChange={(chosen) => void apuntes.choose(chosen)}
            />
          </>
        )}
        <BigButton
          tone="encajado"
          onClick={() => {
            setAsking(true);
          }}
        >
          Descartar el directo
        </BigButton>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title="¿Descartar el directo de este partido?"
        confirmLabel="Descartar"
        isBusy={isBusy}
        onCancel={() => {
          setAsking(false);
        }}
        onConfirm={() => void discard()}
      >
        <Typography>
          Se borrará todo lo apuntado, en este móvil y en la web. El partido volverá a estar sin
          empezar. No se puede deshacer.
        </Typography>
      </ConfirmDialog>
    </Dialog>
  );
}
