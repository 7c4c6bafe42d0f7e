import { countText } from '../../lib/number-text';
import { type Notebook, pendingOf } from './notebook';
import type { TouchlineState } from './touchline';

const TEXTS = {
  enviado: 'Todo enviado',
  comprobando: 'Comprobando…',
  'por-enviar': '',
  'sin-cobertura': 'Sin cobertura',
  'servidor-ocupado': 'El servidor no responde',
  sesion: 'Sesión caducada',
  'sin-verificar': 'Web sin verificar',
  rechazado: 'No aceptado',
  decidir: 'Hay que decidir',
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
    case 'dudas':
    case 'descartado':
    case 'terminado':
      return 'decidir';
    case 'sin-cobertura':
      return 'sin-cobertura';
    case 'rechazado':
    case 'sesion':
    case 'sin-verificar':
      if (!isAllSent) return kind;
      break;
    case 'servidor-ocupado':
      if (!isAllSent && isOnline) return kind;
      break;
    case 'al-dia':
    case 'enviando':
    case 'guardado':
      break;
  }
  if (!isOnline) return 'sin-cobertura';
  if (isAllSent) return 'enviado';
  return isLeft ? 'por-enviar' : 'comprobando';
}

/** Sync status as text. `isOnline` comes from the browser. */
export function summarizeSending(state: Sent, isOnline: boolean): SendingSummary {
  const situation = situationOf(state, isOnline);
  const isAllSent = situation === 'enviado';
  const text = TEXTS[situation];
  if (isAllSent || situation === 'decidir' || situation === 'comprobando') {
    return { text, isAllSent };
  }
  // Without coverage the last confirmed state is repeated.
  const left =
    leftOf(state.notebook) ?? (situation === 'sin-cobertura' ? 'todo enviado' : undefined);
  return { text: [text, left].filter(Boolean).join(': '), isAllSent };
}
