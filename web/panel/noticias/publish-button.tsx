import { endpoints, type Noticia } from '@club/shared';
import Button from '@mui/material/Button';
import { useWrite } from '../../lib/api/use-write';
import { type Notice, noticeOf } from '../common/notice-banner';

interface PublishButtonProps {
  readonly noticia: Noticia;
  readonly onDone: (notice: Notice) => void;
}

/** Publishes a draft or scheduled item at once. */
export function PublishButton({ noticia: { _id: id, titulo }, onDone }: PublishButtonProps) {
  const { send, isBusy } = useWrite(endpoints.updateNoticia);
  const publish = async () => {
    onDone(noticeOf(await send({ id, body: { estado: 'publicada' } }), 'Noticia publicada!'));
  };
  return (
    <Button
      variant="contained"
      disabled={isBusy}
      aria-label={`Publicar ahora noticia ${titulo}`}
      onClick={() => void publish()}
    >
      Publicar ahora
    </Button>
  );
}
