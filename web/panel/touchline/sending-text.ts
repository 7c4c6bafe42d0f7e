import { countText } from '../../lib/number-text';
import { type Notebook, pendingOf } from './notebook';
import type { TouchlineState } from './touchline';

const TEXTS = {
  'all-sent': 'Todo enviado',
  checking: 'Comprobando…',
  unsent: '',
  offline: 'Sin cobertura',
  'server-busy': 'El servidor no responde',
  'logged-out': 'Sesión caducada',
  unverified: 'Web sin verificar',
  refused: 'No aceptado',
  'to-decide': 'Hay que decidir',
} as const;

/** Sync status for the screen. */
export interface SendingSummary {
  readonly text: string;
  /** The server has confirmed that it holds everything. */
  readonly isAllSent: boolean;
}

/** Text of what is left to send; `undefined` if nothing, as far as the device knows. */
function leftOf(notebook: Notebook | null | undefined): string | undefined {
  if (!notebook) return undefined;
  const { length: pending } = pendingOf(notebook);
  if (pending > 0) return `${countText(pending, 'apunte')} por enviar`;
  return notebook.cierre === null ? undefined : 'la ficha, por guardar';
}

type Sent = Pick<TouchlineState, 'notebook' | 'sending' | 'isChecked'>;

function situationOf(
  { notebook, sending: { kind }, isChecked }: Sent,
  isOnline: boolean,
): keyof typeof TEXTS {
  const isLeft = leftOf(notebook) !== undefined;
  // The server cannot lack anything of an empty notebook.
  const isAllSent = !isLeft && (isChecked || !notebook || notebook.pasos.length === 0);
  switch (kind) {
    case 'doubts':
    case 'discarded-elsewhere':
    case 'ended-elsewhere':
      return 'to-decide';
    case 'offline':
      return 'offline';
    case 'refused':
    case 'logged-out':
    case 'unverified':
      if (!isAllSent) return kind;
      break;
    case 'server-busy':
      if (!isAllSent && isOnline) return kind;
      break;
    case 'up-to-date':
    case 'sending':
    case 'saved':
      break;
  }
  if (!isOnline) return 'offline';
  if (isAllSent) return 'all-sent';
  return isLeft ? 'unsent' : 'checking';
}

/** Sync status as text. `isOnline` comes from the browser. */
export function summarizeSending(state: Sent, isOnline: boolean): SendingSummary {
  const situation = situationOf(state, isOnline);
  const isAllSent = situation === 'all-sent';
  const text = TEXTS[situation];
  if (isAllSent || situation === 'to-decide' || situation === 'checking') {
    return { text, isAllSent };
  }
  // Without coverage the last confirmed state is repeated.
  const left = leftOf(state.notebook) ?? (situation === 'offline' ? 'todo enviado' : undefined);
  return { text: [text, left].filter(Boolean).join(': '), isAllSent };
}
