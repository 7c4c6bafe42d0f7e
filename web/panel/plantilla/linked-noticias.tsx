import {
  ANONYMOUS_JUGADOR,
  endpoints,
  type Jugador,
  type MentionedNoticia,
  mentionsSurname,
} from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useApi } from '../../lib/api/use-api';
import { useWrite } from '../../lib/api/use-write';
import { adminPaths } from '../app/admin-paths';
import { ConfirmButton } from '../common/confirm-dialog';
import { type Notice, toNotice } from '../common/notice-banner';
import { BulletList, TextLink } from '../common/text-link';

interface MentionedNoticiasProps {
  readonly intro: string;
  readonly noticias: readonly MentionedNoticia[];
}

/** News to check, each with a link to its form. */
function MentionedNoticias({ intro, noticias }: MentionedNoticiasProps) {
  if (noticias.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
        {intro}
      </Typography>
      <BulletList
        items={noticias.map(({ noticia_id: id, titulo }) => (
          <TextLink key={id} to={adminPaths.editarNoticia(id)}>
            {titulo}
          </TextLink>
        ))}
      />
    </Box>
  );
}

interface LinkedNoticiasProps {
  readonly intro: string;
  /** Surnames and alias to look for. */
  readonly names: readonly string[];
}

/** News that contain a player's surname or alias. They may mean somebody else. */
export function LinkedNoticias({ intro, names }: LinkedNoticiasProps) {
  const noticias = useApi(endpoints.fetchNoticias);
  if (noticias.status !== 'ready') return null;
  const named = noticias.data.filter(({ titulo, contenido }) =>
    mentionsSurname(`${titulo} ${contenido}`, names),
  );
  return (
    <MentionedNoticias
      intro={intro}
      noticias={named.map(({ _id, titulo }) => ({ noticia_id: _id, titulo }))}
    />
  );
}

interface AnonymiseButtonProps {
  readonly jugador: Jugador;
  readonly onDone: (notice: Notice) => void;
}

/** Anonymises a player for good, after a confirmation that explains it (regla 20). */
export function AnonymiseButton({ jugador, onDone }: AnonymiseButtonProps) {
  const { _id: id, nombre_con_inicial: nombre } = jugador;
  const { send } = useWrite(endpoints.anonimizarJugador);
  if (nombre === ANONYMOUS_JUGADOR) return null;
  return (
    <ConfirmButton
      variant="outlined"
      label="Anonimizar"
      fullLabel={`Anonimizar jugador ${nombre}`}
      title={`¿Anonimizar a ${nombre} para siempre?`}
      confirmLabel="Anonimizar"
      work={() => send({ id })}
      onDone={(result) =>
        onDone({
          ...toNotice(result, 'jugador anonimizado!'),
          ...(result.ok && {
            more: (
              <>
                <MentionedNoticias
                  intro="Su nombre se ha quitado de estas noticias. Léelas otra vez:"
                  noticias={result.value.data.noticias_cambiadas}
                />
                <MentionedNoticias
                  intro="En estas sale un apellido que comparte con otro jugador y no se ha tocado. Revísalas:"
                  noticias={result.value.data.noticias_por_revisar}
                />
              </>
            ),
          }),
        })
      }
    >
      <Typography sx={{ mb: 1 }}>
        Será «{ANONYMOUS_JUGADOR}» en todas partes: fichas, temporadas pasadas, clasificaciones,
        noticias e historial. Sus fotos y sus datos se borran; sus números se quedan.
      </Typography>
      <Typography sx={{ fontWeight: 700, mb: 1 }}>No se puede deshacer.</Typography>
      <LinkedNoticias
        intro="Noticias en las que sale su apellido o su alias. Puedes cambiarlas antes:"
        names={[jugador.apellido1, jugador.apellido2, jugador.alias]}
      />
    </ConfirmButton>
  );
}
