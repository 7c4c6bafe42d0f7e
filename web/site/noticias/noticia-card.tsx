import type { NoticiaCard as NoticiaCardData } from '@club/shared';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { CardLink } from '../../components/card-link';
import { NoticiaPicture } from '../../components/noticia-picture';
import { formatDate } from '../../lib/fechas';
import { paths } from '../../lib/paths';

type HeadingLevel = 'h2' | 'h3';

interface NoticiaCardProps {
  readonly noticia: NoticiaCardData;
  readonly headingLevel: HeadingLevel;
}

/** Card of a news item: picture, date, title and the beginning of the text. */
function NoticiaCard({ noticia, headingLevel }: NoticiaCardProps) {
  return (
    <Card component="article" sx={{ height: '100%' }}>
      <CardLink to={paths.noticia(noticia._id)}>
        <NoticiaPicture fecha={noticia.fecha_date} media={noticia.media} />
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
            component={headingLevel}
            sx={{ mt: 0.5, mb: 1, fontSize: 17, lineHeight: 1.25 }}
          >
            {noticia.titulo}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {noticia.resumen}
          </Typography>
        </Box>
      </CardLink>
    </Card>
  );
}

/** Widths at which news stand in two columns: the theme's from `sm` to `md`. */
const TWO_COLUMNS = '@media (min-width:600px) and (max-width:899.95px)';

interface NoticiaGridProps {
  readonly noticias: readonly NoticiaCardData[];
  /** Level of the cards' titles: one below the heading that they stand under. */
  readonly headingLevel: HeadingLevel;
}

/** News cards, one column on phones, three on wide screens. */
export function NoticiaGrid({ noticias, headingLevel }: NoticiaGridProps) {
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
        // In two columns an odd one would leave a hole: the latest takes both, its text beside the picture.
        [TWO_COLUMNS]: {
          '& > :first-child:nth-last-child(odd)': {
            gridColumn: 'span 2',
            '& > a': { flexDirection: 'row' },
            '& > a > *': { flex: '1 1 0', minWidth: 0 },
          },
        },
      }}
    >
      {noticias.map((noticia) => (
        <NoticiaCard key={noticia._id} noticia={noticia} headingLevel={headingLevel} />
      ))}
    </Box>
  );
}
