import type { Home } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { SectionHeading } from '../../components/page';
import { readStored, writeStored } from '../../lib/device-storage';
import { useSettings } from '../../lib/state/club-context';
import { adminPaths } from '../app/admin-paths';
import { useAccount } from '../app/panel-context';
import { formatInstant } from '../common/format-instant';
import { LINE, RuledList } from '../common/rows';

/**
 * Instant of the latest change that this account saw on this device in an earlier visit; `null` if there was none.
 * Stores `latest` for the next visit.
 */
function useLastSeen(email: string, latest: string | undefined): string | null {
  const key = `club-inicio:${email}`;
  const [seen] = useState(() => readStored(key) ?? null);
  useEffect(() => {
    if (latest !== undefined) writeStored(key, latest);
  }, [key, latest]);
  return seen;
}

/** Recent changes, latest first. Those made by other accounts since the last visit are marked. */
export function LatestChanges({ cambios }: Pick<Home, 'cambios'>) {
  const { email } = useAccount();
  const { zona_horaria: zone } = useSettings();
  const seen = useLastSeen(email, cambios[0]?.cuando);
  if (cambios.length === 0) return null;
  const isNew = (cambio: Home['cambios'][number]) =>
    seen !== null && cambio.cuando > seen && cambio.quien !== email;
  return (
    <section>
      <SectionHeading>Últimos cambios</SectionHeading>
      <RuledList label="Últimos cambios">
        {cambios.map((cambio) => (
          <Box key={cambio.operacion_id} component="li" sx={{ px: 2, py: 1 }}>
            <Box sx={{ ...LINE, gap: 1 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {cambio.descripcion}
                {cambio.sobre !== '' && `: ${cambio.sobre}`}
              </Typography>
              {isNew(cambio) && <Chip size="small" color="primary" label="Nuevo" />}
            </Box>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {cambio.quien === email ? 'Tú' : cambio.quien} · {formatInstant(cambio.cuando, zone)}
            </Typography>
          </Box>
        ))}
      </RuledList>
      <Button component={Link} to={adminPaths.historial} fullWidth>
        Ver o deshacer en Historial
      </Button>
    </section>
  );
}
