import { endpoints, type Jugador, ANONYMOUS_JUGADOR, type AnonymisedJugador } from '@club/shared';
import Typography from '@mui/material/Typography';
import { useWrite } from '../../lib/api/use-write';
import { ConfirmDialog, useConfirm } from '../common/confirm-dialog';
import { DangerButton } from '../common/danger-button';
import { type Notice, noticeOf } from '../common/notice-banner';
import { MentionedNoticias, LinkedNoticias } from './linked-noticias';

interface AnonymiseButtonProps {
  readonly jugador: Jugador;
  readonly onDone: (notice: Notice) => void;
}

/** News to check after the anonymisation, with links. */
function Review({ noticias_cambiadas, noticias_por_revisar }: AnonymisedJugador) {
  return (
    <>
      <MentionedNoticias
        intro="Su nombre se ha quitado de estas noticias. Léelas otra vez:"
        noticias={noticias_cambiadas}
      />
      <MentionedNoticias
        intro="En estas sale un apellido que comparte con otro jugador y no se ha tocado. Revísalas:"
        noticias={noticias_por_revisar}
      />
    </>
  );
}

/** Anonymises a player for good, after a confirmation that explains it (regla 20). */
export function AnonymiseButton({ jugador, onDone }: AnonymiseButtonProps) {
  const { _id: id, nombre_con_inicial: nombre } = jugador;
  const { send } = useWrite(endpoints.anonimizarJugador);
  const { ask, question } = useConfirm(
    () => send({ id }),
    (result) => {
      onDone({
        ...noticeOf(result, 'jugador anonimizado!'),
        ...(result.ok && { more: <Review {...result.value.data} /> }),
      });
    },
  );
  if (nombre === ANONYMOUS_JUGADOR) return null;
  return (
    <>
      <DangerButton
        variant="outlined"
        label="Anonimizar"
        fullLabel={`Anonimizar jugador ${nombre}`}
        onClick={ask}
      />
      <ConfirmDialog
        {...question}
        title={`¿Anonimizar a ${nombre} para siempre?`}
        confirmLabel="Anonimizar"
      >
        <Typography sx={{ mb: 1 }}>
          Será «{ANONYMOUS_JUGADOR}» en todas partes: fichas, temporadas pasadas, clasificaciones,
          noticias e historial. Sus fotos y sus datos se borran; sus números se quedan.
        </Typography>
        <Typography sx={{ fontWeight: 700, mb: 1 }}>No se puede deshacer.</Typography>
        <LinkedNoticias
          intro="Noticias en las que sale su apellido o su alias. Puedes cambiarlas antes:"
          nombres={[jugador.apellido1, jugador.apellido2, jugador.alias]}
        />
      </ConfirmDialog>
    </>
  );
}
