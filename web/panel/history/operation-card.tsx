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

const ENDINGS = { el: 'o', la: 'a', los: 'os' } as const;

/** A record's title above its differences: 'Partido Robledal (14-11-2026)'. */
export const changeTitle = ({ tipo, nombre }: ShownChange): string =>
  `${RECORDS[tipo].nombre} ${nombre}${tipo.startsWith('estadisticas') ? ', a mano' : ''}`;

/** A change of a record as text: 'Jugador Ximo L. cambiado: dorsal, foto de perfil'. */
export function changeText(change: ShownChange): string {
  const { tipo, cambio, detalle } = change;
  // Those of the players' figures are names of players.
  const isNamed = tipo === 'estadisticas_jugadores';
  const fields = new Set(isNamed ? detalle : detalle.map((campo) => fieldName(tipo, campo)));
  const participle = cambio.replace(/o$/, ENDINGS[RECORDS[tipo].articulo]);
  const title = changeTitle(change);
  const what = tipo.startsWith('estadisticas') ? title : `${title} ${participle}`;
  return fields.size === 0 ? what : `${what}: ${[...fields].join(', ')}`;
}

/** Operations that cannot be undone, as they erase data for good. */
const FOREVER: readonly string[] = [
  'anonimizarJugador',
  'vaciarClub',
] satisfies readonly EndpointName[];

/** Whether an operation can be undone here. Accounts have their own screen. */
export const isRestorable = ({ accion, documentos }: HistoryOperation): boolean =>
  !FOREVER.includes(accion) && documentos.every(({ tipo }) => tipo !== 'cuenta');

/** Whether the operation deleted something that can be restored. */
export const isDeleted = ({ documentos }: HistoryOperation): boolean =>
  documentos.some(({ cambio }) => cambio === 'borrado');

/** The account's user name. */
export const actorText = (quien: string): string => quien.replace(/@.*$/, '');

/** Changes shown before the "show all" button: deleting a season has hundreds. */
const SHOWN = 4;
const SHOWN_LINES = 8;

interface FoldedListProps {
  readonly items: readonly ReactNode[];
  /** Items shown before the button. */
  readonly most: number;
  /** Ends the button's text: 'y 3 más'. */
  readonly rest: string;
}

/** List whose end is behind a button. */
function FoldedList({ items, most, rest }: FoldedListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, items.length - most);
  return (
    <>
      <BulletList items={items.slice(0, items.length - hidden)} />
      {hidden > 0 && (
        <Button onClick={() => setIsWhole(true)} sx={{ alignSelf: 'flex-start' }}>
          y {hidden} {rest}
        </Button>
      )}
    </>
  );
}

/** Changed records; where known, with the old and new values of each field. */
export function ChangeList({ operation }: { readonly operation: HistoryOperation }) {
  const items = operation.documentos.map((cambio) =>
    cambio.diferencias.length === 0 ? (
      changeText(cambio)
    ) : (
      <>
        {changeTitle(cambio)}:
        <FoldedList items={cambio.diferencias} most={SHOWN_LINES} rest="cambios más" />
      </>
    ),
  );
  return <FoldedList items={items} most={SHOWN} rest="más" />;
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
