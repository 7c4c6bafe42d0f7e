import { firestorePaths, type Noticia } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Button } from '../../components/button';
import { NoticiaPicture } from '../../components/noticia-picture';
import { useDocumentTitle } from '../../components/page';
import { formatDate } from '../../lib/fechas';
import { useLiveDoc } from '../../lib/live/use-live-doc';
import { paths } from '../../lib/paths';
import { ShareButton } from './deferred-parts';
import { LiveContent } from './live-content';
import { NotFound } from './not-found';
import { useDocumentId } from './use-document-id';

function Article({ noticia }: { readonly noticia: Noticia }) {
  useDocumentTitle(noticia.titulo);
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', minHeight: 44 }}>
        <Button to={paths.noticias} sx={{ px: 0.5, whiteSpace: 'nowrap' }}>
          ← Volver a noticias
        </Button>
        <ShareButton text={noticia.titulo} />
      </Box>
      <Card component="article">
        <NoticiaPicture fecha={noticia.fecha_date} media={noticia.media} isWhole />
        <Box sx={{ p: { xs: 2, sm: 4 } }}>
          <Typography
            component="time"
            dateTime={noticia.fecha_date}
            variant="body2"
            color="text.secondary"
          >
            {formatDate(noticia.fecha_date)}
          </Typography>
          <Typography variant="h1" sx={{ mt: 0.5, mb: 2 }}>
            {noticia.titulo}
          </Typography>
          <Typography
            sx={{
              whiteSpace: 'pre-line',
              fontSize: 17,
              lineHeight: 1.65,
              overflowWrap: 'anywhere',
            }}
          >
            {noticia.contenido}
          </Typography>
        </Box>
      </Card>
    </Box>
  );
}

/** A news item as plain text, line breaks kept (regla 57). */
export function NoticiaRoute() {
  const id = useDocumentId();
  const noticia = useLiveDoc<Noticia>(id === undefined ? undefined : firestorePaths.noticia(id));
  if (id === undefined) return <NotFound />;
  return (
    <LiveContent doc={noticia} missing={<NotFound />}>
      {(data) => <Article noticia={data} />}
    </LiveContent>
  );
}
