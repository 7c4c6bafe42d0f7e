import { clubConfig, endpoints, localDate } from '@club/shared';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../lib/api/use-api';
import { useNow } from '../../lib/use-now';
import type { Cuaderno, PartidoBanda } from '../banda/cuaderno';
import { resumenEnvio } from '../banda/envio-text';
import { almacen, useBanda } from '../banda/use-banda';
import { useOnline } from '../banda/use-online';

interface BandaPathProps {
  /** Where a match is entered from the touchline. */
  readonly bandaPath: (partidoId: string) => string;
}

const versus = ({ local, nombre_equipo: rival }: Pick<PartidoBanda, 'local' | 'nombre_equipo'>) =>
  local ? `${clubConfig.nombre} - ${rival}` : `${rival} - ${clubConfig.nombre}`;

interface MatchCardProps {
  readonly heading: string;
  readonly detail: string;
  readonly to: string;
}

function MatchCard({ heading, detail, to }: MatchCardProps) {
  return (
    <Card component="section" aria-label={heading} sx={{ p: 2, display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 800 }}>{heading}</Typography>
      <Typography>{detail}</Typography>
      <Button component={Link} to={to} variant="contained" sx={{ minHeight: 56 }}>
        Desde la banda
      </Button>
    </Card>
  );
}

/** A match that this device has noted something of; what is left of it is sent from here, too. */
function KeptMatch({ cuaderno, bandaPath }: BandaPathProps & { readonly cuaderno: Cuaderno }) {
  const { estado } = useBanda(cuaderno.partido_id);
  const isOnline = useOnline();
  const current = estado.cuaderno === undefined ? cuaderno : estado.cuaderno;
  if (!current) {
    return estado.envio.kind === 'guardado' ? (
      <Typography role="status">✓ Ficha guardada: {versus(cuaderno.partido)}.</Typography>
    ) : null;
  }
  return (
    <MatchCard
      heading={`En este móvil: ${versus(current.partido)}`}
      detail={resumenEnvio({ ...estado, cuaderno: current }, isOnline).text}
      to={bandaPath(current.partido_id)}
    />
  );
}

function useKept(): readonly Cuaderno[] {
  const [kept, setKept] = useState<readonly Cuaderno[]>([]);
  useEffect(() => {
    let isCurrent = true;
    almacen.list().then(
      (all) => {
        if (isCurrent) setKept(all);
      },
      // A private window keeps nothing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return kept;
}

/** The ways to the touchline: matches that this device has noted, and those of today that are to be played. */
export function PartidosHoy({ bandaPath }: BandaPathProps) {
  const kept = useKept();
  const next = useApi(endpoints.fetchNextGames);
  const now = useNow();
  const today = now && localDate(now);
  const known = new Set(kept.map(({ partido_id: id }) => id));
  const games = next.status === 'ready' && today !== undefined ? next.data : [];
  return (
    <>
      {kept.map((cuaderno) => (
        <KeptMatch key={cuaderno.partido_id} cuaderno={cuaderno} bandaPath={bandaPath} />
      ))}
      {games
        .filter(
          ({ partido_id: id, jugado, fecha_date: fecha }) =>
            !jugado && !known.has(id) && localDate(new Date(fecha)) === today,
        )
        .map((partido) => (
          <MatchCard
            key={partido.partido_id}
            heading={`Hoy: ${versus(partido)}`}
            detail={`${partido.hora_str} · ${partido.nombre_campo}`}
            to={bandaPath(partido.partido_id)}
          />
        ))}
    </>
  );
}
