import { endpoints, type Jugador } from '@club/shared';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useWrite } from '../../lib/api/use-write';
import { noticeOf } from '../common/notice-banner';
import { CopyId } from '../common/copy-id';
import { RecordRow } from '../common/record-row';
import type { RowActions } from '../common/records-screen';
import { LINE } from '../common/rows';
import { BusyButton } from '../common/busy-button';

interface JugadorRowProps extends RowActions {
  readonly jugador: Jugador;
}

function withheldText({ consentimiento }: Jugador): string {
  const hidden = [
    ...(consentimiento?.apellidos === false ? ['apellidos'] : []),
    ...(consentimiento?.foto === false ? ['foto'] : []),
  ];
  return hidden.length === 0 ? '' : `Sin publicar: ${hidden.join(' y ')}`;
}

/** Row of a player: id, short name with shirt number, and active flag (regla 12). */
export function JugadorRow({ jugador, onEdit, onDelete, onDone, pick }: JugadorRowProps) {
  const { _id: id, nombre_con_inicial: nombre, activo } = jugador;
  const withheld = withheldText(jugador);
  const { isBusy, send } = useWrite(endpoints.updateJugador);
  const toggle = async () => {
    const result = await send({ id, body: { activo: !activo } });
    onDone(noticeOf(result, `jugador ${nombre} ${activo ? 'desactivado' : 'activado'}!`));
  };
  return (
    <RecordRow
      title={`${nombre} (${String(jugador.dorsal)})`}
      name={`jugador ${nombre}`}
      aside={<CopyId id={id} name={`jugador ${nombre}`} />}
      pick={pick}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <Typography
        component="div"
        variant="body2"
        color="textSecondary"
        sx={{ ...LINE, columnGap: 1 }}
      >
        <Chip
          size="small"
          label={activo ? 'ACTIVO' : 'INACTIVO'}
          sx={{
            fontWeight: 700,
            ...(activo
              ? { bgcolor: 'var(--win)', color: 'var(--on-win)' }
              : { bgcolor: 'action.selected' }),
          }}
        />
        {!pick && (
          <BusyButton
            data-encima=""
            size="small"
            aria-label={`${activo ? 'Desactivar' : 'Activar'} jugador ${nombre}`}
            isBusy={isBusy}
            onClick={() => void toggle()}
            sx={{ minWidth: 0, px: 1 }}
          >
            {activo ? 'Desactivar' : 'Activar'}
          </BusyButton>
        )}
        {withheld !== '' && <Chip size="small" variant="outlined" label={withheld} />}
      </Typography>
    </RecordRow>
  );
}
