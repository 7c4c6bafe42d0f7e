import { endpoints, mentionsSurname, type MentionedNoticia } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api/use-api';
import { adminPaths } from '../app/admin-paths';

interface MentionedNoticiasProps {
  readonly intro: string;
  readonly noticias: readonly MentionedNoticia[];
}

/** News to check, each with a link to its form. */
export function MentionedNoticias({ intro, noticias }: MentionedNoticiasProps) {
  if (noticias.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
        {intro}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {noticias.map(({ noticia_id: id, titulo }) => (
          <li key={id}>
            <Box
              component={Link}
              to={adminPaths.editarNoticia(id)}
              sx={{
                color: 'inherit',
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                overflowWrap: 'anywhere',
              }}
            >
              {titulo}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface LinkedNoticiasProps {
  readonly intro: string;
  /** Surnames and alias to look for. */
  readonly nombres: readonly string[];
}

/** News that contain a player's surname or alias. They may mean somebody else. */
export function LinkedNoticias({ intro, nombres }: LinkedNoticiasProps) {
  const noticias = useApi(endpoints.fetchNoticias);
  if (noticias.status !== 'ready') return null;
  const named = noticias.data.filter(({ titulo, contenido }) =>
    mentionsSurname(`${titulo} ${contenido}`, nombres),
  );
  return (
    <MentionedNoticias
      intro={intro}
      noticias={named.map(({ _id, titulo }) => ({ noticia_id: _id, titulo }))}
    />
  );
}
