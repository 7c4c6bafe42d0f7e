import type { ChangeAccount, Cuenta } from '@club/shared';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DangerButton } from '../common/danger-button';
import { useSettings } from '../../lib/state/club-context';
import { accesoText, STATE_TEXT, ROLES } from './account-text';

/** A change of an account, with a confirmation if it is hard to undo. */
export interface Accion {
  readonly label: string;
  readonly body: ChangeAccount;
  readonly done: string;
  readonly question?: { readonly title: string; readonly text: string; readonly confirm: string };
}

/** Actions on somebody else's account. */
function accionesOf({ usuario, rol, estado }: Cuenta): readonly Accion[] {
  const isAdministrador = rol === '1';
  return [
    {
      label: 'Enlace nuevo',
      body: { nuevo_enlace: true },
      done: `Enlace nuevo para ${usuario}.`,
      ...(estado === 'activa' && {
        question: {
          title: `¿Dar un enlace nuevo a ${usuario}?`,
          text: 'Su contraseña deja de valer ahora mismo y se cierran sus sesiones: hasta que abra el enlace no podrá entrar.',
          confirm: 'Dar enlace',
        },
      }),
    },
    {
      label: isAdministrador ? 'Hacer ayudante' : 'Hacer administrador',
      body: { rol: isAdministrador ? '2' : '1' },
      done: isAdministrador
        ? `${usuario} es ahora ayudante.`
        : `${usuario} es ahora administrador: lo verá al volver a entrar.`,
      question: {
        title: isAdministrador
          ? `¿Hacer ayudante a ${usuario}?`
          : `¿Hacer administrador a ${usuario}?`,
        text: isAdministrador
          ? 'Se cierran sus sesiones, y desde ahora solo podrá apuntar partidos.'
          : 'Podrá cambiarlo todo, también las cuentas.',
        confirm: 'Cambiar',
      },
    },
    ...(estado === 'activa'
      ? [
          {
            label: 'Cerrar sesiones',
            body: { terminar_sesiones: true } as const,
            done: `Sesiones de ${usuario} cerradas.`,
          },
        ]
      : []),
    estado === 'desactivada'
      ? {
          label: 'Activar',
          body: { desactivada: false },
          done: `${usuario} puede entrar otra vez.`,
        }
      : {
          label: 'Desactivar',
          body: { desactivada: true },
          done: `${usuario} ya no puede entrar.`,
          question: {
            title: `¿Desactivar a ${usuario}?`,
            text: 'Se cierran sus sesiones y no podrá entrar ni guardar nada hasta que actives su cuenta.',
            confirm: 'Desactivar',
          },
        },
  ];
}

interface CuentaRowProps {
  readonly cuenta: Cuenta;
  /** Whether it is the signed-in account, which cannot change itself here. */
  readonly isMine: boolean;
  readonly ahora: Date | undefined;
  readonly onAccion: (accion: Accion) => void;
  readonly onDelete: () => void;
}

/** Row of an account: name, role, state, last access and actions. */
export function AccountRow({ cuenta, isMine, ahora, onAccion, onDelete }: CuentaRowProps) {
  const { zona_horaria: zona } = useSettings();
  const { usuario, rol, estado, ultimo_acceso: ultimo } = cuenta;
  const [, nombre, puede] = ROLES.find(([one]) => one === rol) ?? ['', '', ''];
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, display: 'grid', gap: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {usuario}
          {isMine && ' (tu cuenta)'}
        </Typography>
        <Typography variant="body2">
          <strong>{nombre}.</strong> {puede}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {STATE_TEXT[estado]}
          {ahora && estado !== 'pendiente' && ` · ${accesoText(ultimo, ahora, zona)}`}
        </Typography>
      </Box>
      {!isMine && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, '& button': { px: 1.5 } }}>
          {accionesOf(cuenta).map((accion) => (
            <Button
              key={accion.label}
              variant="outlined"
              onClick={() => {
                onAccion(accion);
              }}
              aria-label={`${accion.label}: ${usuario}`}
            >
              {accion.label}
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
