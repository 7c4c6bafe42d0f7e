import type { TouchlineState } from './touchline';
import { type Notebook, pendingOf } from './notebook';

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
  /** The server has confirmed that it holds everything. Shown for no other state. */
  readonly isAllSent: boolean;
}

const entries = (n: number) => (n === 1 ? '1 apunte' : `${String(n)} apuntes`);

/** Text of what is left to send; `undefined` if nothing, as far as the device knows. */
function leftOf(notebook: Notebook | null | undefined): string | undefined {
  if (!notebook) return undefined;
  const pending = pendingOf(notebook).length;
  if (pending > 0) return `${entries(pending)} por enviar`;
  return notebook.cierre === null ? undefined : 'la ficha, por guardar';
}

type Sent = Pick<TouchlineState, 'cuaderno' | 'delivery' | 'isChecked'>;

function situationOf(
  { cuaderno: notebook, delivery: { kind }, isChecked }: Sent,
  isOnline: boolean,
): keyof typeof TEXTS {
  const isLeft = leftOf(notebook) !== undefined;
  // The server cannot lack anything of an empty notebook.
  const isHeld = !isLeft && (isChecked || !notebook || notebook.pasos.length === 0);
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
    case 'servidor-ocupado':
      if (!isHeld) return isOnline || kind !== 'servidor-ocupado' ? kind : 'sin-cobertura';
      break;
    case 'al-dia':
    case 'enviando':
    case 'guardado':
      break;
  }
  if (!isOnline) return 'sin-cobertura';
  if (isHeld) return 'enviado';
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
  // Offline, it repeats what was last confirmed.
  const left =
    leftOf(state.cuaderno) ?? (situation === 'sin-cobertura' ? 'todo enviado' : undefined);
  return { text: [text, left].filter(Boolean).join(': '), isAllSent };
}
