import { endpoints, type Temporada } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionHeading } from '../../components/page';
import { useWrite } from '../../lib/api/use-write';
import { ConfirmDialog, useConfirm } from '../common/confirm-dialog';
import { DangerButton } from '../common/danger-button';
import { type Notice, noticeOf } from '../common/notice-banner';

interface ResetSectionProps {
  readonly temporada: Temporada;
  readonly onDone: (notice: Notice) => void;
}

/** Resets all players' figures of the current season to zero, after a confirmation (regla 54). */
export function ResetSection({ temporada, onDone }: ResetSectionProps) {
  const { send } = useWrite(endpoints.resetEstadisticasJugadores);
  const { ask, question } = useConfirm(
    () => send({}),
    (result) => {
      onDone(noticeOf(result, 'estadísticas reiniciadas!'));
    },
  );
  return (
    <section>
      <SectionHeading>Reiniciar estadísticas</SectionHeading>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography color="textSecondary">
          Pone a cero los números de todos los jugadores en {temporada.nombre}. Las fichas de los
          partidos no cambian.
        </Typography>
        <DangerButton variant="outlined" label="Reiniciar estadísticas" onClick={ask} />
      </Box>
      <ConfirmDialog
        {...question}
        title={`¿Poner a cero los números de los jugadores en ${temporada.nombre}?`}
        confirmLabel="Reiniciar"
      >
        <Typography>
          Goles, asistencias, tarjetas y partidos de todos pasan a 0. Se puede deshacer durante 30
          días en «Historial».
        </Typography>
      </ConfirmDialog>
    </section>
  );
}
