import { endpoints, type Jugador, JUGADOR_ANONIMO } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWrite } from '../../../lib/api/use-write';
import { ConfirmDialog } from '../common/confirm-dialog';
import { DangerButton } from '../common/danger-button';
import { type Notice, noticeOf } from '../common/notice-banner';

interface AnonimizarButtonProps {
  readonly jugador: Jugador;
  readonly onDone: (notice: Notice) => void;
}

const reviewText = (titles: readonly string[]): string =>
  titles.length === 0
    ? ''
    : ` Revisa estas noticias, en las que sale un apellido que comparte con otro jugador: ${titles
        .map((title) => `«${title}»`)
        .join(', ')}.`;

/** Removes for good who a player was; says before what that means (issue 5: consent). */
export function AnonimizarButton({ jugador, onDone }: AnonimizarButtonProps) {
  const { _id: id, nombre_con_inicial: nombre } = jugador;
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, send } = useWrite(endpoints.anonimizarJugador);
  const confirm = async () => {
    const result = await send({ id });
    setIsAsking(false);
    const review = result.ok ? reviewText(result.value.data.noticias_por_revisar) : '';
    onDone(noticeOf(result, `jugador anonimizado!${review}`));
  };
  if (nombre === JUGADOR_ANONIMO) return null;
  return (
    <>
      <DangerButton
        variant="text"
        label="Anonimizar"
        fullLabel={`Anonimizar jugador ${nombre}`}
        onClick={() => {
          setIsAsking(true);
        }}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`¿Anonimizar a ${nombre} para siempre?`}
        confirmLabel="Anonimizar"
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => {
          setIsAsking(false);
        }}
      >
        <Typography sx={{ mb: 1 }}>
          Será «{JUGADOR_ANONIMO}» en todas partes: fichas, temporadas pasadas, clasificaciones,
          noticias e historial. Sus fotos y sus datos se borran; sus números se quedan.
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>No se puede deshacer.</Typography>
      </ConfirmDialog>
    </>
  );
}
