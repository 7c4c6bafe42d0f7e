import Box from '@mui/material/Box';
import { Button } from '../../components/button';
import { paths } from '../../lib/paths';

const pathOf = (numero: number) => (numero === 1 ? paths.noticias : paths.noticiasPagina(numero));

interface NoticiasNavProps {
  /** Page that is shown, from 1. */
  readonly numero: number;
  readonly total: number;
}

/** Ways from a page of news to newer and older ones; nothing where there is only one. */
export function NoticiasNav({ numero, total }: NoticiasNavProps) {
  if (total <= 1) return null;
  return (
    <Box
      component="nav"
      aria-label="Páginas de noticias"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        mt: 3,
      }}
    >
      {numero > 1 && (
        <Button variant="outlined" to={pathOf(numero - 1)}>
          ← Más recientes
        </Button>
      )}
      <Box
        component="span"
        sx={{
          color: 'text.secondary',
          fontSize: 14,
          px: 1,
          textAlign: 'center',
          // On a phone the three don't fit beside each other: the ways go first, together.
          flexBasis: { xs: '100%', sm: 'auto' },
          order: { xs: 1, sm: 0 },
        }}
      >
        Página {numero} de {total}
      </Box>
      {numero < total && (
        <Button variant="outlined" to={pathOf(numero + 1)}>
          Más antiguas →
        </Button>
      )}
    </Box>
  );
}
