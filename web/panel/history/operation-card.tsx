import {
  type HistoryOperation,
  type ShownChange,
  fieldName,
  type EndpointName,
  RECORDS,
} from '@club/shared';
import RestoreIcon from '@mui/icons-material/RestoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { BulletList } from '../common/text-link';
import { formatInstant } from '../common/format-instant';
import { useSettings } from '../../lib/state/club-context';

/** Ending of a participle for a noun with this article. */
const ENDINGS = { el: 'o', la: 'a', los: 'os' } as const;

/** A changed record: 'Partido Robledal (14-11-2026)'. */
const changeTitle = ({ tipo, nombre }: ShownChange): string =>
  `${RECORDS[tipo].nombre} ${nombre}${tipo.startsWith('estadisticas') ? ', a mano' : ''}`;

/** A change of a record as text: 'Jugador Ximo L. cambiado: dorsal, foto de perfil'. */
export function changeText(change: ShownChange): string {
  const { tipo, cambio, detalle } = change;
  // For corrected statistics of players, `detalle` has the players' names instead of fields.
  const hasPlayers = tipo === 'estadisticas_jugadores';
  const details = new Set(hasPlayers ? detalle : detalle.map((field) => fieldName(tipo, field)));
  const participle = cambio.replace(/o$/, ENDINGS[RECORDS[tipo].articulo]);
  const title = changeTitle(change);
  const what = tipo.startsWith('estadisticas') ? title : `${title} ${participle}`;
  return details.size === 0 ? what : `${what}: ${[...details].join(', ')}`;
}

/** Operations that erase data for good, and so cannot be restored. */
const ERASING: readonly string[] = [
  'anonimizarJugador',
  'vaciarClub',
] satisfies readonly EndpointName[];

/** Whether an operation can be restored here. Accounts have their own screen. */
export const isRestorable = ({ accion, documentos }: HistoryOperation): boolean =>
  !ERASING.includes(accion) && documentos.every(({ tipo }) => tipo !== 'cuenta');

/** Whether the operation deleted something that can be restored. */
export const isDeleted = ({ documentos }: HistoryOperation): boolean =>
  documentos.some(({ cambio }) => cambio === 'borrado');

/** The account's user name: its address up to the @. */
export const actorText = (quien: string): string => quien.replace(/@.*$/, '');

/** Records of an operation, and differences of a record, that are shown before «y 96 más». */
const SHOWN_RECORDS = 4;
const SHOWN_DIFFERENCES = 8;

interface FoldedListProps {
  readonly items: readonly ReactNode[];
  /** Number of items shown at first. */
  readonly atFirst: number;
  /** What the button says after the number of hidden items: 'y 3 más'. */
  readonly more: string;
}

/** List whose end is behind a button. */
function FoldedList({ items, atFirst, more }: FoldedListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, items.length - atFirst);
  return (
    <>
      <BulletList items={items.slice(0, items.length - hidden)} />
      {hidden > 0 && (
        <Button onClick={() => setIsWhole(true)} sx={{ alignSelf: 'flex-start' }}>
          y {hidden} {more}
        </Button>
      )}
    </>
  );
}

/** Changed records; where known, with the old and new values of each field. */
export function ChangeList({ operation }: { readonly operation: HistoryOperation }) {
  const items = operation.documentos.map((change) =>
    change.diferencias.length === 0 ? (
      changeText(change)
    ) : (
      <>
        {changeTitle(change)}:
        <FoldedList items={change.diferencias} atFirst={SHOWN_DIFFERENCES} more="cambios más" />
      </>
    ),
  );
  return <FoldedList items={items} atFirst={SHOWN_RECORDS} more="más" />;
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
      sx={{
        px: { xs: 1.5, sm: 2 },
        py: 1,
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { sm: 'center' },
        columnGap: 1,
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <Typography variant="body2" color="textSecondary">
          <time dateTime={cuando}>{formatInstant(cuando, zone)}</time> · {actorText(quien)}
        </Typography>
        {/* An operation without a description has its name there. */}
        {descripcion !== accion && <Typography sx={{ fontWeight: 700 }}>{descripcion}</Typography>}
        <ChangeList operation={operation} />
      </Box>
      {isRestorable(operation) && (
        <Button
          startIcon={<RestoreIcon />}
          sx={{ flexShrink: 0, alignSelf: { xs: 'flex-end', sm: 'auto' }, px: 1 }}
          onClick={onRestore}
          aria-label={`Restaurar: ${first ? changeText(first) : descripcion}`}
        >
          Restaurar
        </Button>
      )}
    </Box>
  );
}
