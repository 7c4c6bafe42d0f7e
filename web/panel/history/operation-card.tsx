import type { HistoryOperation } from '@club/shared';
import RestoreIcon from '@mui/icons-material/RestoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatInstant } from '../common/format-instant';
import { changeText, changeTitle, isRestorable, actorText } from './history-text';
import { useSettings } from '../../lib/state/club-context';

/** Changes shown before the "show all" button: deleting a season has hundreds. */
const SHOWN = 4;
const SHOWN_LINES = 8;

/** Old and new values of a record, one line a field. */
function DifferenceList({ diferencias }: { readonly diferencias: readonly string[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? diferencias : diferencias.slice(0, SHOWN_LINES);
  const hidden = diferencias.length - shown.length;
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {shown.map((difference) => (
          <li key={difference}>{difference}</li>
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

export function ChangeList({ operation }: { readonly operation: HistoryOperation }) {
  const [isWhole, setIsWhole] = useState(false);
  const { documentos } = operation;
  const shown = isWhole ? documentos : documentos.slice(0, SHOWN);
  const hidden = documentos.length - shown.length;
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {shown.map((cambio, index) => (
          <li key={index}>
            {cambio.diferencias.length === 0 ? changeText(cambio) : `${changeTitle(cambio)}:`}
            {cambio.diferencias.length > 0 && <DifferenceList diferencias={cambio.diferencias} />}
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

interface OperationCardProps {
  readonly operation: HistoryOperation;
  readonly onRestore: () => void;
}

/** An operation: time, account, changes and restore button. */
export function OperationCard({ operation, onRestore }: OperationCardProps) {
  const { cuando, quien, accion, descripcion, documentos } = operation;
  const { zona_horaria: zone } = useSettings();
  const [first] = documentos;
  return (
    <Box
      component="li"
      sx={{ px: { xs: 1.5, sm: 2 }, py: 1, display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <Box sx={{ flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Typography variant="body2" color="textSecondary">
          <time dateTime={cuando}>{formatInstant(cuando, zone)}</time> · {actorText(quien)}
        </Typography>
        {/* Operations by scripts have no description of their own. */}
        {descripcion !== accion && <Typography sx={{ fontWeight: 700 }}>{descripcion}</Typography>}
        <ChangeList operation={operation} />
      </Box>
      {isRestorable(operation) && (
        <Button
          startIcon={<RestoreIcon />}
          sx={{ flexShrink: 0, px: 1 }}
          onClick={onRestore}
          aria-label={`Restaurar: ${first ? changeText(first) : descripcion}`}
        >
          Restaurar
        </Button>
      )}
    </Box>
  );
}
