import type { Home } from '@club/shared';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../components/page';
import { useSettings } from '../../lib/state/club-context';
import { adminPaths } from '../app/admin-paths';
import { formatInstant } from '../common/format-instant';

const MB = 1024 * 1024;

/** `12,3 MB`, `menos de 0,1 MB` */
const megabytesText = (bytes: number): string =>
  bytes < MB / 10
    ? 'menos de 0,1 MB'
    : `${(bytes / MB).toLocaleString('es-ES', { maximumFractionDigits: 1, minimumFractionDigits: 1 })} MB`;

/** Information that needs no action. */
export function GoodToKnow({ inicio }: { readonly inicio: Home }) {
  const { zona_horaria: zone } = useSettings();
  const { fotos, copia, sin_consentimiento: withheld } = inicio;
  return (
    <section>
      <SectionHeading>Para saber</SectionHeading>
      <Typography component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.5 } }}>
        <li>
          {fotos.cuantas === 0
            ? 'Fotos guardadas: ninguna'
            : `Fotos guardadas: ${String(fotos.cuantas)} (${megabytesText(fotos.bytes)})`}
        </li>
        <li>
          Última copia de seguridad:{' '}
          {copia === null ? 'ninguna todavía' : formatInstant(copia, zone)}
        </li>
        {withheld > 0 && (
          <li>
            {withheld === 1
              ? '1 jugador no deja publicar su foto o sus apellidos.'
              : `${String(withheld)} jugadores no dejan publicar su foto o sus apellidos.`}{' '}
            <Box
              component={Link}
              to={adminPaths.plantilla}
              sx={{ color: 'inherit', display: 'inline-block', py: 1.25 }}
            >
              Ver plantilla
            </Box>
          </li>
        )}
      </Typography>
    </section>
  );
}
