import {
  type ChangeAccount,
  type Account,
  clubConfig,
  localDate,
  type AccountRole,
  type TimeZone,
} from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DangerButton } from '../common/buttons';
import { useSettings } from '../../lib/state/club-context';

/** Each role with its name and a description of what it may do. */
export const ROLES: readonly (readonly [AccountRole, name: string, description: string])[] = [
  ['2', 'Ayudante', 'Apunta los partidos de la temporada actual: la ficha y desde la banda.'],
  ['1', 'Administrador', 'Lo lleva todo: plantilla, partidos, noticias, ajustes y cuentas.'],
];

const STATE_TEXT: Readonly<Record<Account['estado'], string>> = {
  activa: 'Activa',
  pendiente: 'Pendiente: aún no ha abierto su enlace',
  desactivada: 'Desactivada: no puede entrar',
};

const format = (then: Date, timeZone: TimeZone, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(clubConfig.language, { timeZone, ...options }).format(then);

const DAY_MS = 24 * 60 * 60 * 1000;
/** Number of days from which the text gives the date instead of counting them. */
const DATE_FROM_DAYS = 14;

/** Last access as text: 'hoy a las 18:05', 'ayer', 'hace 3 días'. */
export function accessText(lastAccess: string | null, now: Date, zone: TimeZone): string {
  if (lastAccess === null) return 'Aún no ha entrado';
  const then = new Date(lastAccess);
  const days = (Date.parse(localDate(now, zone)) - Date.parse(localDate(then, zone))) / DAY_MS;
  if (days >= DATE_FROM_DAYS) {
    return `Entró el ${format(then, zone, { day: 'numeric', month: 'long', year: 'numeric' })}`;
  }
  if (days > 1) return `Entró hace ${String(days)} días`;
  const time = format(then, zone, { hour: '2-digit', minute: '2-digit' });
  return `Entró ${days <= 0 ? 'hoy' : 'ayer'} a las ${time}`;
}

/** Message with a link for choosing a password. */
export const linkMessage = (club: string, usuario: string, link: string): string =>
  `${club}: tu usuario es «${usuario}». Elige tu contraseña aquí (vale una sola vez y durante 72 horas): ${link}`;

/** A change of an account. */
export interface AccountAction {
  readonly label: string;
  readonly body: ChangeAccount;
  readonly success: string;
  /** Text of the confirmation. Without it the change is made at once. */
  readonly consequences?: string;
  /** Button of the confirmation; by default `label`. */
  readonly confirmLabel?: string;
}

/** Actions on somebody else's account. */
function actionsOn({ usuario, rol, estado }: Account): readonly AccountAction[] {
  const isActive = estado === 'activa';
  const renew: AccountAction = {
    label: 'Enlace nuevo',
    body: { nuevo_enlace: true },
    success: `Enlace nuevo para ${usuario}.`,
    ...(isActive && {
      consequences:
        'Su contraseña deja de valer ahora mismo y se cierran sus sesiones: hasta que abra el enlace no podrá entrar.',
      confirmLabel: 'Dar enlace',
    }),
  };
  const demote: AccountAction = {
    label: 'Hacer ayudante',
    body: { rol: '2' },
    success: `${usuario} es ahora ayudante.`,
    consequences: 'Se cierran sus sesiones, y desde ahora solo podrá apuntar partidos.',
    confirmLabel: 'Cambiar',
  };
  const promote: AccountAction = {
    label: 'Hacer administrador',
    body: { rol: '1' },
    success: `${usuario} es ahora administrador: lo verá al volver a entrar.`,
    consequences: 'Podrá cambiarlo todo, también las cuentas.',
    confirmLabel: 'Cambiar',
  };
  const endSessions: AccountAction = {
    label: 'Cerrar sesiones',
    body: { terminar_sesiones: true },
    success: `Sesiones de ${usuario} cerradas.`,
  };
  const activate: AccountAction = {
    label: 'Activar',
    body: { desactivada: false },
    success: `${usuario} puede entrar otra vez.`,
  };
  const deactivate: AccountAction = {
    label: 'Desactivar',
    body: { desactivada: true },
    success: `${usuario} ya no puede entrar.`,
    consequences:
      'Se cierran sus sesiones y no podrá entrar ni guardar nada hasta que actives su cuenta.',
  };
  return [
    renew,
    rol === '1' ? demote : promote,
    ...(isActive ? [endSessions] : []),
    estado === 'desactivada' ? activate : deactivate,
  ];
}

interface AccountRowProps {
  readonly cuenta: Account;
  /** Whether it is the signed-in account, which cannot change itself here. */
  readonly isMine: boolean;
  readonly now: Date | undefined;
  readonly onAction: (action: AccountAction) => void;
  readonly onDelete: () => void;
}

/** Row of an account: name, role, state, last access and actions. */
export function AccountRow({ cuenta, isMine, now, onAction, onDelete }: AccountRowProps) {
  const { zona_horaria: zone } = useSettings();
  const { usuario, rol, estado, ultimo_acceso: lastAccess } = cuenta;
  const [, nombre, description] = ROLES.find(([one]) => one === rol) ?? ['', '', ''];
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {usuario}
          {isMine && ' (tu cuenta)'}
        </Typography>
        <Typography variant="body2">
          <strong>{nombre}.</strong> {description}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {STATE_TEXT[estado]}
          {now && estado !== 'pendiente' && ` · ${accessText(lastAccess, now, zone)}`}
        </Typography>
      </Box>
      {!isMine && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& button': { px: 1.5 } }}>
          {actionsOn(cuenta).map((action) => (
            <Button
              key={action.label}
              variant="outlined"
              onClick={() => onAction(action)}
              aria-label={`${action.label}: ${usuario}`}
            >
              {action.label}
            </Button>
          ))}
          <DangerButton
            variant="text"
            label="Borrar"
            fullLabel={`Borrar cuenta ${usuario}`}
            onClick={onDelete}
          />
        </Box>
      )}
    </Box>
  );
}
