import { clubConfig, type Account, localDate, type AccountRole, type TimeZone } from '@club/shared';

/** Each role with its name and what it may do. */
export const ROLES: readonly (readonly [rol: AccountRole, nombre: string, puede: string])[] = [
  ['2', 'Ayudante', 'Apunta los partidos de la temporada actual: la ficha y desde la banda.'],
  ['1', 'Administrador', 'Lo lleva todo: plantilla, partidos, noticias, ajustes y cuentas.'],
];

export const STATE_TEXT: Readonly<Record<Account['estado'], string>> = {
  activa: 'Activa',
  pendiente: 'Pendiente: aún no ha abierto su enlace',
  desactivada: 'Desactivada: no puede entrar',
};

const clock = (timeZone: TimeZone) =>
  new Intl.DateTimeFormat(clubConfig.language, { timeZone, hour: '2-digit', minute: '2-digit' });
const day = (timeZone: TimeZone) =>
  new Intl.DateTimeFormat(clubConfig.language, {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

const DAY_MS = 24 * 60 * 60 * 1000;
/** Up to this many days, the text counts them; then it gives the date. */
const DAYS_TOLD = 14;

/** Last access as text: 'hoy a las 18:05', 'ayer', 'hace 3 días'. */
export function accessText(ultimo: string | null, now: Date, zone: TimeZone): string {
  if (ultimo === null) return 'Aún no ha entrado';
  const then = new Date(ultimo);
  const days = (Date.parse(localDate(now, zone)) - Date.parse(localDate(then, zone))) / DAY_MS;
  if (days <= 0) return `Entró hoy a las ${clock(zone).format(then)}`;
  if (days === 1) return `Entró ayer a las ${clock(zone).format(then)}`;
  return days < DAYS_TOLD
    ? `Entró hace ${String(days)} días`
    : `Entró el ${day(zone).format(then)}`;
}

/** Message sent with an invitation link. */
export const invitationText = (club: string, usuario: string, enlace: string): string =>
  `${club}: tu usuario es «${usuario}». Elige tu contraseña aquí (vale una sola vez y durante 72 horas): ${enlace}`;
