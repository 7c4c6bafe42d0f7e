import type { HistoryOperation } from '@club/shared';
import RestoreIcon from '@mui/icons-material/RestoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatInstant } from '../common/format-instant';
import { cambioText, cambioTitle, isRestorable, actorText } from './history-text';
import { useSettings } from '../../lib/state/club-context';

/** Changes shown before the "show all" button: deleting a season has hundreds. */
const SHOWN = 4;
const SHOWN_LINES = 8;

/** Old and new values of a record, one line a field. */
function DiferenciaList({ diferencias }: { readonly diferencias: readonly string[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? diferencias : diferencias.slice(0, SHOWN_LINES);
  const hidden = diferencias.length - shown.length;
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {shown.map((diferencia) => (
          <li key={diferencia}>{diferencia}</li>
        ))}
      </Box>
      {hidden > 0 && (
        <Button
          onClick={() => {
            setIsWhole(true);
          }}
        >
          y {hidden} cambios más
        </Button>
      )}
    </>
  );
}

export function CambioList({ operacion }: { readonly operacion: HistoryOperation }) {
  const [isWhole, setIsWhole] = useState(false);
  const { documentos } = operacion;
  const shown = isWhole ? documentos : documentos.slice(0, SHOWN);
  const hidden = documentos.length - shown.length;
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {shown.map((cambio, index) => (
          <li key={index}>
            {cambio.diferencias.length === 0 ? cambioText(cambio) : `${cambioTitle(cambio)}:`}
            {cambio.diferencias.length > 0 && <DiferenciaList diferencias={cambio.diferencias} />}
          </li>
        ))}
      </Box>
      {hidden > 0 && (
        <Button
          onClick={() => {
            setIsWhole(true);
          }}
          sx={{ alignSelf: 'flex-start' }}
        >
          y {hidden} más
        </Button>
      )}
    </>
  );
}

interface OperacionCardProps {
  readonly operacion: HistoryOperation;
  readonly onRestore: () => void;
}

/** An operation: time, account, changes and restore button. */
export function OperationCard({ operacion, onRestore }: OperacionCardProps) {
  const { cuando, quien, accion, descripcion, documentos } = operacion;
  const { zona_horaria: zona } = useSettings();
  const [first] = documentos;
  return (
    <Box
      component="li"
      sx={{ px: { xs: 1.5, sm: 2 }, py: 1, display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <Box sx={{ flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Typography variant="body2" color="textSecondary">
          <time dateTime={cuando}>{formatInstant(cuando, zona)}</time> · {actorText(quien)}
        </Typography>
        {/* Operations by scripts have no description of their own. */}
        {descripcion !== accion && <Typography sx={{ fontWeight: 700 }}>{descripcion}</Typography>}
        <CambioList operacion={operacion} />
      </Box>
      {isRestorable(operacion) && (
        <Button
          startIcon={<RestoreIcon />}
          sx={{ flexShrink: 0, px: 1 }}
          onClick={onRestore}
          aria-label={`Restaurar: ${first ? cambioText(first) : descripcion}`}
        >
          Restaurar
        </Button>
      )}
    </Box>
  );
}
