import type { NoticiaCard as NoticiaCardData } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { NoticiaPicture } from '../../components/noticia-picture';
import { formatDate } from '../../lib/fechas';
import { paths } from '../../lib/paths';

/** Card of a news item: picture, date, title and the beginning of the text. */
export function NoticiaCard({ noticia }: { readonly noticia: NoticiaCardData }) {
  return (
    <Card component="article" sx={{ height: '100%' }}>
      <CardActionArea
        component={Link}
        to={paths.noticia(noticia._id)}
        sx={{ height: '100%', display: 'flex', flexDirection: 'column', alignItems: 'stretch' }}
      >
        <NoticiaPicture />
        <Box sx={{ p: 2, flexGrow: 1 }}>
          <Typography
            variant="caption"
            color="text.secondary"
            component="time"
            dateTime={noticia.fecha_date}
          >
            {formatDate(noticia.fecha_date)}
          </Typography>
          <Typography
            variant="h3"
            component="h3"
            sx={{ mt: 0.5, mb: 1, fontSize: 17, lineHeight: 1.25 }}
          >
            {noticia.titulo}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {noticia.resumen}
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  );
}

/** News cards, one column on phones, three on wide screens. */
export function NoticiaGrid({ noticias }: { readonly noticias: readonly NoticiaCardData[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: {
          xs: 'minmax(0,1fr)',
          sm: 'repeat(2, minmax(0,1fr))',
          md: 'repeat(3, minmax(0,1fr))',
        },
      }}
    >
      {noticias.map((noticia) => (
        <NoticiaCard key={noticia._id} noticia={noticia} />
      ))}
    </Box>
  );
}
