import { endpoints, mentionsApellido, type NoticiaCitada } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api/use-api';
import { adminPaths } from '../app/admin-paths';

interface NoticiasCitadasProps {
  readonly intro: string;
  readonly noticias: readonly NoticiaCitada[];
}

/** News to check, each with a link to its form. */
export function NoticiasCitadas({ intro, noticias }: NoticiasCitadasProps) {
  if (noticias.length === 0) return null;
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography component="p" variant="body2" sx={{ fontWeight: 600 }}>
        {intro}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
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

interface NoticiasQueLoNombranProps {
  readonly intro: string;
  /** Surnames and alias to look for. */
  readonly nombres: readonly string[];
}

/** News that contain a player's surname or alias. They may mean somebody else. */
export function NoticiasQueLoNombran({ intro, nombres }: NoticiasQueLoNombranProps) {
  const noticias = useApi(endpoints.fetchNoticias);
  if (noticias.status !== 'ready') return null;
  const named = noticias.data.filter(({ titulo, contenido }) =>
    mentionsApellido(`${titulo} ${contenido}`, nombres),
  );
  return (
    <NoticiasCitadas
      intro={intro}
      noticias={named.map(({ _id, titulo }) => ({ noticia_id: _id, titulo }))}
    />
  );
}
